"""macOS, as far as it can be tested anywhere: the files it reads, and the steps with tools that only record calls."""

from __future__ import annotations

import base64
import json
import os
import plistlib
import re
import struct
from pathlib import Path

import pytest

import identity
from app import __version__
from macos import build, plist, trial
from tests.packaging.stand_in import stand_in

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("codesign", "ditto", "hdiutil", "security", "spctl", "xcrun")

TOOL = """
import json, os, shutil, sys
from pathlib import Path

words = [Path(sys.argv[0]).name, *sys.argv[1:]]
with open({log!r}, "a", encoding="utf-8") as log:
    log.write(json.dumps(words) + "\\n")
if words[0] == "ditto" and "-c" not in words:
    shutil.copytree(words[1], words[2], symlinks=True)
if words[:2] == ["hdiutil", "create"]:
    Path(words[-1]).write_bytes(b"image")
sys.exit(int(os.environ.get("FAIL") == " ".join(words[:2])))
"""


def pairs(text: str) -> dict[str, str]:
    """The keys and values of a strings file."""
    found = re.findall(r'^"(.*?)" = "(.*?)";$', text, re.MULTILINE)
    assert len(found) == len(text.splitlines())
    return dict(found)


def test_macos_is_told_version_languages_and_the_oldest_system() -> None:
    info = plistlib.loads(plistlib.dumps(plist.info(__version__)))
    assert info["CFBundleShortVersionString"] == info["CFBundleVersion"]
    assert __version__.startswith(info["CFBundleVersion"])
    assert info["CFBundleLocalizations"] == ["en", "he"] and info["LSHasLocalizedDisplayName"] is True
    assert info["NSHighResolutionCapable"] is True
    assert info["LSApplicationCategoryType"] == "public.app-category.card-games"


def test_the_oldest_macos_is_that_of_the_pinned_qt() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    pinned = re.search(r"^pyside6-essentials==(\d+\.\d+)", pins, re.MULTILINE)
    # The tags of the wheels: 6.8 and 6.9 want macOS 12, 6.10 and 6.11 want 13, 6.12 wants 14.
    oldest = {"6.10": "13.0", "6.11": "13.0", "6.12": "14.0"}
    assert pinned is not None and oldest[pinned[1]] == plist.OLDEST
    assert "macOS 13" in pins.partition("\n")[0]


def test_saved_games_are_a_type_of_their_own() -> None:
    info = plist.info(__version__)
    (document,), (exported,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]] == [identity.FILE_TYPE]
    assert document["CFBundleTypeRole"] == "Editor" and document["LSHandlerRank"] == "Owner"
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["kupa"]
    assert tags["public.mime-type"] == [identity.MIME_TYPE]
    assert (ROOT / "resources" / "icons" / exported["UTTypeIconFile"]).is_file()


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_finder_is_told_names_in_both_languages(language: str) -> None:
    told = pairs(plist.localized(language))
    hebrew = {key: bool(re.search("[\u05d0-\u05ea]", value)) for key, value in told.items()}
    assert set(told) == {"CFBundleName", "CFBundleDisplayName", plist.words()["file"].en}
    assert set(hebrew.values()) == {language == "he"}


def test_the_names_of_the_program_are_the_same_for_all_systems() -> None:
    from windows import script

    for name in ("name", "file"):
        assert plist.words()[name] == script.words()[name]


def test_the_program_may_do_no_more_than_load_another_qt() -> None:
    assert plistlib.loads(plist.entitlements()) == {"com.apple.security.cs.disable-library-validation": True}


@pytest.mark.parametrize("name", ["kupa", "kupa-file"])
def test_the_icons_hold_what_macos_looks_for(name: str) -> None:
    data = (ROOT / "resources" / "icons" / f"{name}.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    kinds, at = [], 8
    while at < len(data):
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        kinds.append(kind.decode())
        at += length
    assert at == len(data)
    assert kinds == ["ic04", "ic05", "ic11", "ic12", "ic07", "ic13", "ic08", "ic14", "ic09", "ic10"]


def test_the_description_of_the_bundle_uses_all_of_this() -> None:
    text = (ROOT / "packaging" / "kupa.spec").read_text("utf-8")
    assert "info_plist=plist.info(__version__)" in text
    assert "bundle_identifier=identity.APPLICATION_ID" in text


# The steps


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Mac whose tools only record how they were called, and a bundle; returns the file of the record."""
    if os.name == "nt":
        pytest.skip("stand-ins for tools are scripts with a first line")
    log, tools = tmp_path / "log", tmp_path / "tools"
    tools.mkdir()
    for name in TOOLS:
        stand_in(tools / name, TOOL.format(log=str(log)))
    monkeypatch.setenv("PATH", str(tools))
    for name in (build.IDENTITY, build.CERTIFICATE, build.PASSWORD, *build.NOTARY, "FAIL"):
        monkeypatch.delenv(name, raising=False)
    dist = tmp_path / "dist"
    for name, value in (("DIST", dist), ("APP", dist / "Kupa.app"), ("WORK", tmp_path / "work")):
        monkeypatch.setattr(build, name, value)
    contents = build.APP / "Contents"
    programs = ("MacOS/kupa", "Frameworks/libpython3.12.dylib", "Frameworks/Qt.framework/Versions/A/Qt")
    for program in programs:
        (contents / program).parent.mkdir(parents=True, exist_ok=True)
        (contents / program).write_bytes(b"\xcf\xfa\xed\xfe and so on")
    (contents / "Frameworks" / "link.dylib").symlink_to("libpython3.12.dylib")
    (contents / "Frameworks" / "notes.txt").write_text("no program", "utf-8")
    (contents / "Resources").mkdir()
    (contents / "Info.plist").write_bytes(plistlib.dumps(plist.info(__version__)))
    return log


def calls(log: Path) -> list[list[str]]:
    """How the tools were called, in order."""
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []


def test_without_credentials_the_image_is_made_and_each_skipped_step_says_so(
    mac: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["keychain", "dress", "sign", "notarise", "image"]) == 0
    told, done = capsys.readouterr().out, calls(mac)
    for name in (build.CERTIFICATE, build.IDENTITY, *build.NOTARY):
        assert name in told
    assert {words[0] for words in done} == {"codesign", "ditto", "hdiutil"}
    signed = [words for words in done if words[0] == "codesign" and "--sign" in words]
    assert all(words[words.index("--sign") + 1] == "-" and "runtime" not in words for words in signed)
    image = build.DIST / build.image_name()
    assert image.is_file() and __version__ in image.name
    folder = build.WORK / "image"
    assert os.readlink(folder / "Applications") == "/Applications"
    assert (folder / "Kupa.app").is_dir()
    (text,) = folder.glob("*.txt")
    assert "Open Anyway" in text.read_text("utf-8") and "פתח בכל זאת" in text.read_text("utf-8")


def test_the_program_is_dressed_before_it_is_signed(mac: Path) -> None:
    assert list(build.STEPS) == ["keychain", "dress", "sign", "notarise", "image", "try"]
    assert build.main(["dress"]) == 0
    resources = build.APP / "Contents" / "Resources"
    for language in ("en", "he"):
        assert pairs((resources / f"{language}.lproj" / "InfoPlist.strings").read_text("utf-8"))
    assert (resources / plist.FILE_ICON).is_file()


def test_what_is_signed_is_signed_from_the_inside_out(mac: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.IDENTITY, "Developer ID Application: Noa (X)")
    assert build.main(["sign"]) == 0
    done = [words for words in calls(mac) if "--sign" in words]
    signed = [Path(words[-1]).name for words in done]
    assert signed == ["Qt", "libpython3.12.dylib", "Qt.framework", "Kupa.app"], "each once, no links, no notes"
    for words in done:
        assert words[words.index("--options") + 1] == "runtime" and "--timestamp" in words
        assert ("--entitlements" in words) == words[-1].endswith("Kupa.app")
    assert calls(mac)[-1][:4] == ["codesign", "--verify", "--deep", "--strict"]


@pytest.mark.long
def test_with_credentials_program_and_image_are_notarised_and_stapled(
    mac: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secrets = {build.CERTIFICATE: base64.b64encode(b"certificate").decode(), build.PASSWORD: "sesame"}
    secrets |= dict(zip(build.NOTARY, ("-----KEY-----", "KEYID", "ISSUER"), strict=True))
    for name, value in {**secrets, build.IDENTITY: "Developer ID Application: Noa (X)"}.items():
        monkeypatch.setenv(name, value)
    assert build.main(["keychain", "dress", "sign", "notarise", "image"]) == 0
    done = calls(mac)
    verbs = [words[1] for words in done if words[0] == "security"]
    assert verbs[0] == "create-keychain" and verbs.index("import") < verbs.index("set-key-partition-list")
    xcrun = [words[1:3] for words in done if words[0] == "xcrun"]
    assert xcrun == [["notarytool", "submit"], ["stapler", "staple"]] * 2
    submitted = [words for words in done if words[1:3] == ["notarytool", "submit"]]
    assert [Path(words[3]).suffix for words in submitted] == [".zip", ".dmg"]
    for words in submitted:
        assert "--wait" in words and words[words.index("--key-id") + 1] == "KEYID"
        assert not Path(words[words.index("--key") + 1]).exists(), "the key is gone afterwards"
    stapled = [Path(words[-1]).name for words in done if words[1:3] == ["stapler", "staple"]]
    assert stapled == ["Kupa.app", build.image_name()]
    assert not list((build.WORK / "image").glob("*.txt")), "nothing to explain"
    told = capsys.readouterr().out
    assert not [value for value in secrets.values() if value in told]


def test_a_step_that_fails_ends_the_work_in_one_sentence_without_secrets(
    mac: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(build.CERTIFICATE, base64.b64encode(b"x").decode())
    monkeypatch.setenv(build.PASSWORD, "sesame")
    monkeypatch.setenv("FAIL", "security import")
    assert build.main(["keychain", "sign"]) == 1
    told = capsys.readouterr().out
    assert "security" in told and "sesame" not in told
    assert not [words for words in calls(mac) if words[0] == "codesign"]


def test_without_a_bundle_or_a_mac_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "APP", tmp_path / "Kupa.app")
    assert build.main(["sign"]) == 1
    assert "bundle" in capsys.readouterr().out
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(build.Refused, match="part of macOS"):
        build.run("hdiutil", "verify", "x")
    assert build.main(["polish"]) == 2
    assert build.main(["try"]) == 1
    with pytest.raises(build.Refused):
        trial.trial(tmp_path / "none.dmg")
