"""Windows, as far as it can be tested anywhere: version resource, manifest, script, installer, Hebrew paths."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import identity
from app import __version__
from release import stamp
from windows import build, resources, script
from windows.refusal import Refused

ROOT = Path(__file__).resolve().parents[2]
NSI = (ROOT / "packaging" / "windows" / "kupa.nsi").read_text("utf-8")
ABOUT = {resources.ENGLISH: script.words()["about"].en, resources.HEBREW: script.words()["about"].he}

needs_makensis = pytest.mark.skipif(build.makensis() is None, reason="NSIS is not installed (Debian: nsis)")


@pytest.mark.parametrize(
    ("version", "four"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2.3.4", (1, 2, 3, 4)), ("2.0rc1", (2, 0, 0, 0)), ("10", (10, 0, 0, 0))],
)
def test_a_version_becomes_four_numbers(version: str, four: tuple[int, ...]) -> None:
    assert resources.numbers(version) == four


def test_what_is_no_version_is_refused() -> None:
    with pytest.raises(ValueError, match="no version"):
        resources.numbers("next")


def made(name: str) -> object:
    """A stand-in for a class of PyInstaller's version resources: it keeps its arguments."""
    return lambda *args, **named: SimpleNamespace(kind=name, args=args, **named)


def test_the_version_resource_says_who_made_what_in_both_languages() -> None:
    text = resources.version_resource(__version__, ABOUT, "kupa.exe")
    kinds = {node.func.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)}  # type: ignore[attr-defined]
    found = eval(text, {"__builtins__": {}}, {kind: made(kind) for kind in kinds})
    assert found.kind == "VSVersionInfo"
    assert found.ffi.filevers == found.ffi.prodvers == resources.numbers(__version__)
    strings, variables = found.kids
    assert [table.args[0] for table in strings.args[0]] == ["040904B0", "040D04B0"]
    assert variables.args[0][0].args == ("Translation", [0x0409, 1200, 0x040D, 1200])
    for table, about in zip(strings.args[0], ABOUT.values(), strict=True):
        told = {one.args[0]: one.args[1] for one in table.args[1]}
        assert told["ProductName"] == "Kupa" and told["FileDescription"] == about
        assert told["ProductVersion"] == told["FileVersion"] == __version__
        assert told["OriginalFilename"] == "kupa.exe" and told["CompanyName"] == identity.PUBLISHER


def test_the_version_resource_uses_the_words_of_the_builder() -> None:
    # PyInstaller's own reader needs Windows, so its classes are searched in its source.
    source = Path(sys.prefix).glob("**/PyInstaller/utils/win32/versioninfo.py")
    file = next(source, None)
    if file is None:
        pytest.skip("PyInstaller is not installed")
    classes = {node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)}
    text = resources.version_resource(__version__, ABOUT, "kupa.exe")
    assert set(re.findall(r"\b([A-Z]\w+)\(", text)) <= classes


def settings_of(manifest: str) -> dict[str, str]:
    """The settings in a manifest by their names."""
    root = ElementTree.fromstring(manifest)
    found = root.iterfind(".//{urn:schemas-microsoft-com:asm.v3}windowsSettings/*")
    return {node.tag.partition("}")[2]: node.text or "" for node in found}


def test_the_manifest_asks_for_sharp_pixels_long_paths_utf_8_and_no_rights() -> None:
    text = resources.manifest("1.2.3")
    settings = settings_of(text)
    assert settings["dpiAwareness"].startswith("PerMonitorV2")
    assert settings["longPathAware"] == "true"
    assert settings["activeCodePage"] == "UTF-8"
    root = ElementTree.fromstring(text)
    systems = root.iterfind(".//{urn:schemas-microsoft-com:compatibility.v1}supportedOS")
    assert [node.get("Id") for node in systems] == ["{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"]
    level = root.find(".//{urn:schemas-microsoft-com:asm.v3}requestedExecutionLevel")
    assert level is not None and level.get("level") == "asInvoker"
    own = root.find("{urn:schemas-microsoft-com:asm.v1}assemblyIdentity")
    assert own is not None and own.get("version") == "1.2.3.0"


def test_the_builder_keeps_all_of_the_manifest() -> None:
    winmanifest = pytest.importorskip("PyInstaller.utils.win32.winmanifest")
    text = resources.manifest(__version__)
    kept = winmanifest.create_application_manifest(text).decode("utf-8")
    assert settings_of(kept) == settings_of(text)
    assert kept.count("Common-Controls") == 1


# The script


def test_the_sentences_of_the_script_are_those_of_the_catalogue() -> None:
    asked = set(re.findall(r"\$\((text_\w+)\)", NSI))
    told = {f"text_{name.replace('.', '_')}" for name in script.words()}
    assert asked == told
    lines = script.sentences().splitlines()
    assert len(lines) == 2 * len(told)


def test_every_sentence_is_there_in_both_languages() -> None:
    for name, message in script.words().items():
        assert message.en and message.he, name
        assert re.search("[\u05d0-\u05ea]", message.he) and not re.search("[\u05d0-\u05ea]", message.en), name


def test_the_uninstaller_says_that_saved_games_stay_and_where() -> None:
    for message in (script.words()["remove.text"], script.words()["removed.text"]):
        assert message.en.endswith(":") and message.he.endswith(":")
    pages = re.findall(r"!define MUI_(?:UNCONFIRMPAGE_TEXT_TOP|FINISHPAGE_TEXT) .*\$\{DATA_FOLDER\}", NSI)
    assert len(pages) == 2


def test_the_folder_that_is_named_is_the_one_the_program_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    from platformdirs import windows

    monkeypatch.setenv("LOCALAPPDATA", r"D:\noa\AppData\Local")
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    folder = windows.Windows("Kupa", appauthor=False).user_data_dir.replace("/", "\\")
    assert folder == script.DATA_FOLDER.replace("$LOCALAPPDATA", r"D:\noa\AppData\Local")
    assert script.PROGRAM_FOLDER.startswith("$LOCALAPPDATA\\Programs\\")


def test_the_script_never_deletes_a_folder_with_what_is_in_it() -> None:
    code = "\n".join(line for line in NSI.splitlines() if not line.strip().startswith(";"))
    assert not re.search(r"RMDir\s+/r", code, re.IGNORECASE)
    assert not re.search(r"(?:RMDir|Delete)\s+\"?\$\{DATA_FOLDER\}", code)


def test_the_script_asks_for_no_administrator_and_touches_this_user_alone() -> None:
    assert "RequestExecutionLevel user" in NSI
    assert "HKLM" not in NSI and "SetShellVarContext all" not in NSI


def test_a_dollar_and_a_mark_in_a_sentence_do_no_harm() -> None:
    assert script.quoted('a $5 "b"\nc') == '"a $$5 $\\"b$\\"$\\r$\\nc"'


def test_exactly_what_is_laid_out_is_removed() -> None:
    files = {PurePosixPath(name): Path("here", name) for name in ("kupa.exe", "_internal/a/b.dll", "_internal/$x.txt")}
    text = script.file_list(files)
    laid = re.findall(r'File "/oname=(.*?)"', text)
    removed = re.findall(r'Delete "\$INSTDIR\\(.*?)"', text)
    assert sorted(path.rpartition("\\")[2] for path in removed) == sorted(laid) == ["$$x.txt", "b.dll", "kupa.exe"]
    folders = re.findall(r'RMDir "\$INSTDIR\\(.*?)"', text)
    assert folders == ["_internal\\a", "_internal"], "the inner one first"


def test_without_a_bundle_one_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no bundle"):
        build.payload_files(tmp_path)


def test_without_a_command_for_signing_a_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(build.SIGN, raising=False)
    assert not build.sign([Path("kupa.exe")])
    assert build.SIGN in capsys.readouterr().out


def test_the_command_for_signing_is_run_on_each_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "tool.py"
    written = "import sys; open(sys.argv[1], 'a').write(sys.argv[-1] + '\\n'); sys.exit('bad' in sys.argv[-1])"
    tool.write_text(written, "utf-8")
    monkeypatch.setenv(build.SIGN, f'"{sys.executable}" "{tool}" "{tmp_path / "log"}" /fd sha256')
    assert build.sign([Path("a.exe"), Path("b.dll")])
    assert (tmp_path / "log").read_text("utf-8").split() == ["a.exe", "b.dll"]
    with pytest.raises(Refused, match=r"bad\.exe"):
        build.sign([Path("bad.exe")])


@needs_makensis
def test_the_installer_is_compiled_with_both_languages_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(stamp.PAGE, "https://releases.example/kupa")
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    payload = build.stand_in(tmp_path / "stand-in")
    data = build.compiled(payload, tmp_path / "Kupa-test.exe", stored=True).read_bytes()
    assert data.startswith(b"MZ")
    assert data[int.from_bytes(data[60:64], "little") :][:4] == b"PE\0\0"
    for message in script.words().values():
        assert message.en.encode("utf-16le") in data, message.en
        assert message.he.encode("utf-16le") in data, message.he
    for text in ("https://releases.example/kupa", identity.MIME_TYPE, resources.COPYRIGHT, "VS_VERSION_INFO"):
        assert text.encode("utf-16le") in data
    assert b"PerMonitor" in data or b"dpiAware" in data
    assert "$and a dollar.txt".encode("utf-16le") in data
    assert 500_000 < len(data) < 10_000_000


@needs_makensis
def test_a_sentence_that_is_missing_stops_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    sentences = script.sentences()
    monkeypatch.setattr(script, "sentences", lambda: sentences.replace("LangString text_open 1037", "; "))
    payload = build.stand_in(tmp_path / "stand-in")
    with pytest.raises(Refused, match="text_open"):
        build.compiled(payload, tmp_path / "Kupa-test.exe", stored=True)


# Hebrew names, as on most of the machines that this is for

PLAY = """
import sys
from pathlib import Path

from app.engine import Record
from app.games import GAMES
from app.store import Store, data_folder, read_kupa, write_kupa

with Store.open(data_folder()) as store:
    record = Record.begin(GAMES["trishape"], 1, 3, {})
    number = store.begin(record, {})
    assert store.kept(number).game == "trishape"
    assert store.path.parent == data_folder()
file = Path(sys.argv[1])
write_kupa(file, record, {})
assert read_kupa(file, GAMES).record.game.id == "trishape"
print(file.name)
"""


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_games_are_kept_saved_and_opened_in_folders_with_hebrew_names(tmp_path: Path, locale: str) -> None:
    home, saved = tmp_path / "משתמשים" / "סבתא רחל" / "קופה", tmp_path / "מסמכים" / "משפחה שלי.kupa"
    saved.parent.mkdir()
    env = {"PATH": "", "KUPA_HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": locale, "PYTHONIOENCODING": "utf-8"}
    # Windows starts no process without SYSTEMROOT.
    env["SYSTEMROOT"] = os.environ.get("SYSTEMROOT", "")
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(saved)], env=env, capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == saved.name
    assert saved.is_file() and any(home.iterdir())


def test_the_report_of_a_fault_is_saved_under_a_hebrew_name(tmp_path: Path, qtbot: object) -> None:
    from PySide6.QtWidgets import QWidget

    from app.shell.start.crash import CrashMessage
    from app.shell.start.fault_report import report

    try:
        raise RuntimeError("נפל")
    except RuntimeError as error:
        text = report(error, None)
    file = tmp_path / "שולחן העבודה" / "תקלה.txt"
    file.parent.mkdir()
    host = QWidget()
    CrashMessage(host, text, lambda *_: str(file)).save.click()
    assert file.read_text("utf-8") == text and "RuntimeError" in text
