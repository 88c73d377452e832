"""The Linux packages: every generated file, and both downloads built around a stand-in for the bundle."""

from __future__ import annotations

import configparser
import datetime
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
import shiboken6

import elf
import identity
from app import __main__ as program
from app import __version__
from app.engine import Record
from app.games import GAMES
from app.shell.start.program import DESKTOP_ENTRY
from app.store import write_kupa
from app.store.files import SUFFIX
from linux import archive, association, build, check, deb, desktop, flatpak, needs, root, tree, words

RELEASE = tree.Release(__version__, 1_700_000_000)
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
HEBREW = re.compile("[\u05d0-\u05ea]")

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="files of Linux")
needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb here")


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """The files that desktops read, in one folder."""
    tree.lay_share(tmp_path, RELEASE)
    return tmp_path / "share"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A stand-in for the bundle: a program that says where it is, a library of this Python, the licences."""
    folder = tmp_path / "bundle"
    inside = folder / "_internal"
    (inside / "licences" / "Qt").mkdir(parents=True)
    (inside / "licences" / "COMPONENTS.txt").write_text("Qt 6\n", "utf-8")
    (inside / "licences" / "Qt" / "lgpl.txt").write_text("LGPL\n", "utf-8")
    (folder / "kupa").write_text('#!/bin/sh\ncd "${0%/*}" && pwd\n', "utf-8")
    (folder / "kupa").chmod(0o700)
    library = next(Path(shiboken6.__file__).parent.glob("libshiboken6*.so*"))
    shutil.copyfile(library, inside / "libreal.so.1")
    (inside / "libalias.so").symlink_to("libreal.so.1")
    return folder


# Words


def test_every_text_is_there_in_both_languages() -> None:
    for name, message in words.words().items():
        assert message.en.strip() and message.he.strip(), name
        assert HEBREW.search(message.he), name
        assert not HEBREW.search(message.en), name
        assert set(re.findall(r"{.*?}", message.en)) == set(re.findall(r"{.*?}", message.he)), name


def test_every_text_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(words.__file__).parent.glob("*.py"))
    assert not [name for name in words.words() if not re.search(rf"""["']{name}["']""", code)]


# Menu entry


def entry() -> dict[str, str]:
    """The keys of the menu entry."""
    file = configparser.RawConfigParser(delimiters=("=",))
    file.optionxform = str  # type: ignore[assignment,method-assign]
    file.read_string(desktop.entry())
    assert file.sections() == ["Desktop Entry"]
    return dict(file["Desktop Entry"])


def test_the_menu_entry_speaks_both_languages_and_opens_files() -> None:
    keys = entry()
    assert keys["Type"] == "Application"
    assert keys["Exec"] == "kupa %f"
    assert keys["MimeType"] == f"{identity.MIME_TYPE};"
    assert keys["Icon"] == identity.APPLICATION_ID
    assert keys["Terminal"] == "false"
    assert "CardGame" in keys["Categories"].split(";")
    for name in ("Name", "GenericName", "Comment", "Keywords"):
        assert HEBREW.search(keys[f"{name}[he]"]) and not HEBREW.search(keys[name])
    for name in ("Keywords", "Keywords[he]"):
        assert keys[name].endswith(";") and len(keys[name].split(";")) > 5


def test_the_windows_say_the_name_of_the_menu_entry(share: Path) -> None:
    assert [path.name for path in (share / "applications").iterdir()] == [f"{DESKTOP_ENTRY}.desktop"]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate here")
def test_the_menu_entry_is_as_its_specification_wants_it(share: Path) -> None:
    file = share / "applications" / f"{DESKTOP_ENTRY}.desktop"
    done = subprocess.run(["desktop-file-validate", file], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout) == (0, "")


# MIME type


def test_the_type_of_saved_games_knows_them_by_name_and_by_how_they_begin(tmp_path: Path) -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.fromstring(desktop.mime()).find("m:mime-type", space)
    assert kind is not None and kind.get("type") == identity.MIME_TYPE
    comments = {one.get(LANGUAGE, "en"): one.text or "" for one in kind.findall("m:comment", space)}
    assert set(comments) == {"en", "he"} and HEBREW.search(comments["he"])
    pattern = kind.find("m:glob", space)
    assert pattern is not None and pattern.get("pattern") == f"*{SUFFIX}"
    file = tmp_path / "game.kupa"
    write_kupa(file, Record.begin(GAMES["solo"], 1, 1, {}), {})
    match = kind.find("m:magic/m:match", space)
    assert match is not None
    start = (match.get("value") or "").replace("\\n", "\n").encode()
    assert file.read_bytes().startswith(start) and len(start) > 6


def test_icons_of_the_program_and_of_its_files_are_there_in_every_size(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        for name in (f"apps/{entry()['Icon']}", f"mimetypes/{desktop.icon_of_files()}"):
            data = (icons / f"{size}x{size}" / f"{name}.png").read_bytes()
            assert data[:4] == b"\x89PNG" and int.from_bytes(data[16:20], "big") == size
    assert f'name="{desktop.icon_of_files()}"' in desktop.mime()


# Software centres


def test_software_centres_are_told_of_this_version_in_both_languages() -> None:
    component = ElementTree.fromstring(desktop.metainfo(__version__, datetime.date(2030, 1, 2)))
    assert component.get("type") == "desktop-application"
    assert component.findtext("id") == identity.APPLICATION_ID
    assert component.findtext("launchable") == f"{identity.APPLICATION_ID}.desktop"
    assert component.findtext("provides/mediatype") == identity.MIME_TYPE
    assert component.findtext("provides/binary") == entry()["TryExec"]
    release = component.find("releases/release")
    assert release is not None and (release.get("version"), release.get("date")) == (__version__, "2030-01-02")
    rating = component.find("content_rating")
    assert rating is not None and rating.get("type") == "oars-1.1" and len(rating) == 0
    for path in ("name", "summary", "description/p"):
        found = [one.get(LANGUAGE) for one in component.findall(path)]
        assert found.count("he") == found.count(None) >= 1
    assert component.find("url") is None
    assert "offline-only" in desktop.metainfo(__version__, datetime.date(2030, 1, 2))


def test_where_releases_are_is_told_if_it_is_known() -> None:
    text = desktop.metainfo(__version__, datetime.date(2030, 1, 2), "https://example.org/kupa")
    assert ElementTree.fromstring(text).findtext("url[@type='homepage']") == "https://example.org/kupa"


def test_software_centres_find_pictures_of_this_version_in_the_repository() -> None:
    page = "https://example.org/kupa/kupa/releases"
    component = ElementTree.fromstring(desktop.metainfo("1.2.3", datetime.date(2030, 1, 2), page))
    shown = component.findall("screenshots/screenshot")
    folder = "https://example.org/kupa/kupa/raw/v1.2.3/"
    paths = [picture.findtext("image", "").removeprefix(folder) for picture in shown]
    assert len(set(paths)) == len(paths) > 3 and all((tree.ROOT / path).is_file() for path in paths)
    assert [picture.get("type") for picture in shown] == ["default"] + [None] * (len(shown) - 1)
    for elsewhere in ("", "https://example.org/kupa"):
        text = desktop.metainfo("1.2.3", datetime.date(2030, 1, 2), elsewhere)
        assert ElementTree.fromstring(text).find("screenshots") is None


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="no appstreamcli here")
def test_the_data_for_software_centres_are_valid(share: Path, tmp_path: Path) -> None:
    file = share / "metainfo" / f"{identity.APPLICATION_ID}.metainfo.xml"
    done = subprocess.run(["appstreamcli", "validate", "--no-net", file], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
    page = "https://example.org/kupa/kupa/releases"
    file = tmp_path / file.name
    file.write_text(desktop.metainfo(__version__, datetime.date(2030, 1, 2), page), "utf-8")
    done = subprocess.run(["appstreamcli", "validate", "--no-net", file], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout


# Manual page


def test_the_manual_page_names_every_command_once(share: Path) -> None:
    page = gzip.decompress((share / "man" / "man6" / "kupa.6.gz").read_bytes()).decode()
    assert page.startswith('.TH KUPA 6 "2023-11-14" "Kupa ' + __version__)
    for command in program.COMMANDS:
        hyphened = command.replace("-", "\\-")
        assert page.count(f"\\fBkupa {hyphened}\\fR") == 1
    assert "KUPA_HOME" in page
    assert not [line for line in page.splitlines() if re.search(r"(?<!\\)-", line.partition('"')[0])]


# What the bundle asks of a system


@linux_only
def test_a_program_tells_what_it_is_linked_with() -> None:
    asked = elf.asks(Path(os.path.realpath(sys.executable)))
    assert "libc.so.6" in asked.libraries
    assert any(name.startswith("GLIBC_2.") for name in asked.versions["libc.so.6"])


def test_what_is_no_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.so"
    file.write_bytes(b"#!/bin/sh")
    assert not elf.is_elf(file)
    with pytest.raises(ValueError, match="ELF"):
        elf.asks(file)


def test_versions_of_symbols_are_compared_by_their_numbers() -> None:
    assert elf.numbers("GLIBC_2.4") < elf.numbers("GLIBC_2.34")
    assert elf.numbers("GLIBC_PRIVATE") == ()


@linux_only
def test_libraries_of_the_bundle_itself_are_not_asked_of_the_system(bundle: Path) -> None:
    asked = needs.of_bundle(bundle)
    assert "libc.so.6" in asked.libraries and "libreal.so.1" not in asked.libraries
    assert re.fullmatch(r"2\.\d+", asked.glibc)


def test_dependencies_are_packages_with_the_versions_that_are_needed() -> None:
    found = needs.depends(needs.Needs(("libGL.so.1", "libc.so.6", "libm.so.6", "libstdc++.so.6"), "2.34", "3.4.30"))
    assert {"libc6 (>= 2.34)", "libgl1", "libstdc++6 (>= 12)", "fonts-dejavu-core"} <= set(found)
    assert found == sorted(set(found))


def test_a_library_no_package_is_known_for_is_not_passed_over() -> None:
    with pytest.raises(KeyError, match=r"libnew\.so\.9"):
        needs.depends(needs.Needs(("libnew.so.9",), "2.34", ""))


# The package


@linux_only
def test_the_control_file_has_what_debian_asks_for() -> None:
    text = deb.control(RELEASE, 100_000_001, ["libc6 (>= 2.34)", "libgl1"])
    assert text.endswith("\n") and "\n\n" not in text
    fields = dict(re.findall(r"^([A-Z][\w-]+): (.*)$", text, re.MULTILINE))
    assert fields["Package"] == "kupa" and fields["Version"] == __version__
    assert fields["Architecture"] in deb.ARCHITECTURES.values()
    assert fields["Depends"] == "libc6 (>= 2.34), libgl1"
    assert fields["Installed-Size"] == "97657"
    body = text.split("Description: ")[1].splitlines()[1:]
    assert all(line.startswith(" ") for line in body) and HEBREW.search(text)
    assert "Homepage" not in fields
    assert "\nHomepage: https://example.org\n" in deb.control(RELEASE._replace(page="https://example.org"), 1, [])


@pytest.mark.long
@linux_only
@needs_dpkg
def test_the_package_holds_everything_belongs_to_root_and_has_no_scripts(bundle: Path, tmp_path: Path) -> None:
    file = deb.build(bundle, tmp_path, tmp_path / "work", RELEASE)
    assert file.name == f"kupa_{__version__}_{deb.architecture()}.deb"
    lines = subprocess.run(["dpkg-deb", "--contents", file], capture_output=True, encoding="utf-8", check=True).stdout
    names = {line.split(None, 5)[5] for line in lines.splitlines()}
    assert all(line.split()[1] == "root/root" for line in lines.splitlines())
    assert "./usr/bin/kupa -> ../lib/kupa/kupa" in names
    assert {"./usr/lib/kupa/kupa", "./usr/lib/kupa/_internal/libalias.so -> libreal.so.1"} <= names
    assert {
        f"./usr/share/applications/{identity.APPLICATION_ID}.desktop",
        f"./usr/share/mime/packages/{identity.APPLICATION_ID}.xml",
        f"./usr/share/metainfo/{identity.APPLICATION_ID}.metainfo.xml",
        "./usr/share/man/man6/kupa.6.gz",
        "./usr/share/doc/kupa/copyright",
        "./usr/share/doc/kupa/licences/COMPONENTS.txt",
    } <= names
    assert not [name for name in names if not name.startswith("./usr") and name != "./"]
    inside = tmp_path / "control"
    subprocess.run(["dpkg-deb", "--control", file, inside], check=True)
    assert {path.name for path in inside.iterdir()} == {"control", "md5sums"}


@pytest.mark.long
@linux_only
@needs_dpkg
def test_the_same_bundle_gives_the_same_package(bundle: Path, tmp_path: Path) -> None:
    first = deb.build(bundle, tmp_path, tmp_path / "work", RELEASE).read_bytes()
    for path in bundle.rglob("*"):
        os.utime(path, (5, 5), follow_symlinks=False)
    assert deb.build(bundle, tmp_path, tmp_path / "elsewhere", RELEASE).read_bytes() == first


def test_without_dpkg_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(deb.CannotBuild, match="dpkg-deb"):
        deb.pack(tmp_path, tmp_path / "x.deb", 0)


# The archive and the Flatpak


@pytest.mark.long
@linux_only
def test_the_archive_runs_from_any_folder_and_says_how_in_both_languages(bundle: Path, tmp_path: Path) -> None:
    file = archive.build(bundle, tmp_path, tmp_path / "work", RELEASE)
    assert file.name.startswith(f"kupa-{__version__}-linux-") and file.name.endswith(".tar.xz")
    place = tmp_path / "הורדות של סבתא"
    with tarfile.open(file) as opened:
        entries = opened.getmembers()
        opened.extractall(place, filter="fully_trusted")
    assert [one.name for one in entries] == sorted(one.name for one in entries)
    assert {(one.uid, one.gid, one.mtime) for one in entries} == {(0, 0, RELEASE.moment)}
    assert {one.uname for one in entries} == {one.gname for one in entries} == {""}
    (folder,) = place.iterdir()
    done = subprocess.run([folder / "kupa"], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == str(folder)
    readme = (folder / "README.txt").read_text("utf-8")
    english, hebrew = readme.split("\n\n\n")
    assert "double-click" in english and HEBREW.search(hebrew) and "glibc 2." in hebrew
    assert (folder / "LICENSE").is_file() and (folder / "licences" / "COMPONENTS.txt").is_file()
    again = archive.build(bundle, tmp_path, tmp_path / "elsewhere", RELEASE)
    assert again.read_bytes() == file.read_bytes()


@linux_only
def test_the_flatpak_is_made_of_the_archive_and_reaches_neither_network_nor_files(
    bundle: Path, tmp_path: Path
) -> None:
    file = archive.build(bundle, tmp_path, tmp_path / "work", RELEASE)
    data = json.loads(flatpak.write(file).read_text("utf-8"))
    assert data["id"] == identity.APPLICATION_ID == flatpak.TEMPLATE.stem
    assert data["command"] == desktop.COMMAND
    assert {"runtime", "runtime-version", "sdk", "finish-args", "modules"} <= set(data)
    assert data["sdk"].removesuffix("Sdk") == data["runtime"].removesuffix("Platform")
    for allowed in data["finish-args"]:
        assert allowed.startswith("--socket=") or allowed == "--share=ipc"
    (module,) = data["modules"]
    (source,) = module["sources"]
    assert source["path"] == file.name
    assert source["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
    # Every path that its commands copy is there, one level below the archive's only folder.
    with tarfile.open(file) as opened:
        there = {name.partition("/")[2] for name in opened.getnames()}
    copied = {word for line in module["build-commands"] if line.startswith("cp") for word in line.split()[2:-1]}
    assert len(copied) > 5 and copied <= there
    # The names of files that a Flatpak exports begin with its id.
    shown = [name for name in there if name.startswith("share/icons") and name.endswith(".png")]
    assert shown and all(Path(name).name.startswith(identity.APPLICATION_ID) for name in shown)


# A double click


def test_a_double_click_finds_the_program_through_the_databases(share: Path) -> None:
    (share / "mime").mkdir(exist_ok=True)
    (share / "mime" / "globs2").write_text(
        "# comment\n50:application/json:*.json\n50:application/x-kupa:*.kupa\n50:text/plain:*a\n10:all/all:*\n", "utf-8"
    )
    with pytest.raises(association.NoProgram):
        association.opening("a.kupa", share)
    cache = f"[MIME Cache]\ntext/plain=editor.desktop;\n{identity.MIME_TYPE}=gone.desktop;{DESKTOP_ENTRY}.desktop;\n"
    (share / "applications" / "mimeinfo.cache").write_text(cache, "utf-8")
    file = "/games/סבתא רות.KUPA"
    assert association.opening(file, share) == ["kupa", file]
    assert association.command(share / "applications" / f"{DESKTOP_ENTRY}.desktop") == ["kupa"]
    with pytest.raises(association.NoProgram):
        association.entry_of("image/png", share)
    (share / "mime" / "globs2").write_text("50:text/plain:*.txt\n", "utf-8")
    with pytest.raises(association.NoProgram):
        association.type_of("game.kupa", share)


# The trial and the command


def test_where_no_trial_can_be_made_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert check.main() == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "root" in told


def test_a_system_for_a_trial_is_entered_without_the_settings_of_this_machine(tmp_path: Path) -> None:
    command = root.Root(tmp_path).command("kupa", "a b", person=True, network=False, env={"DISPLAY": ":7"})
    assert command[-2:] == ["kupa", "a b"]
    assert "--net" in command and "-i" in command and "DISPLAY=:7" in command
    assert f"--userspec={root.NUMBER}:{root.NUMBER}" in command and f"HOME={root.HOME}" in command


def test_a_word_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["rpm"]) == 2
    assert "deb" in capsys.readouterr().err


def test_without_a_bundle_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "BUNDLE", tmp_path / "none")
    assert build.main(["deb"]) == 1
    assert "dev.py bundle" in capsys.readouterr().err
