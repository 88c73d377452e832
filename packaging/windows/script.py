"""The parts of the installer's script that are generated: names, sentences, the list of files.

Each function returns the text of an .nsh file that kupa.nsi includes. The sentences come from
i18n/packages/windows.he.ts.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import identity
from app.wording.catalogue import Message
from release.words import words_on
from windows.resources import ENGLISH, HEBREW, numbers, version_strings

DATA_FOLDER = rf"$LOCALAPPDATA\{identity.NAME}"
"""Where the program keeps games and settings (app/store/folder.py), in the script's notation."""
PROGRAM_FOLDER = rf"$LOCALAPPDATA\Programs\{identity.NAME}"


def words() -> Mapping[str, Message]:
    """All sentences by id, without the beginning `windows.`."""
    return words_on("windows")


def quoted(text: str) -> str:
    """A text in the script's notation: in quotation marks, with dollars and quotation marks in it escaped."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"').replace("\n", "$\\r$\\n") + '"'


def installer_name(version: str) -> str:
    """The name of the file that a person downloads."""
    return f"{identity.NAME}-{version}-windows-x64-setup.exe"


def names(version: str, page: str = "") -> str:
    """Definitions: names, version, folders; `page` is the address of the releases, or empty."""
    defines = {
        "NAME": identity.NAME,
        "NAME_EN": words()["name"].en,
        "NAME_HE": words()["name"].he,
        "PUBLISHER": identity.PUBLISHER,
        "VERSION": version,
        "VERSION_NUMBERS": ".".join(str(number) for number in numbers(version)),
        "EXTENSION": identity.EXTENSION,
        "MIME_TYPE": identity.MIME_TYPE,
        "PROGID": f"{identity.NAME}.Game",
    }
    lines = [f"!define {name} {quoted(text)}" for name, text in defines.items()]
    # These two are for the script to evaluate, so the dollar stays.
    lines += [f'!define DATA_FOLDER "{DATA_FOLDER}"', f'!define PROGRAM_FOLDER "{PROGRAM_FOLDER}"']
    if page:
        lines.append(f"!define PAGE {quoted(page)}")
    return "\n".join(lines) + "\n"


def sentences() -> str:
    """Every sentence in both languages, called `text_<id>`, with underscores in place of dots."""
    lines = []
    for name, message in words().items():
        for language, text in ((ENGLISH, message.en), (HEBREW, message.he)):
            lines.append(f"LangString text_{name.replace('.', '_')} {language} {quoted(text)}")
    return "\n".join(lines) + "\n"


def properties(version: str) -> str:
    """What the properties of the installer say, in both languages."""
    lines = []
    for language, text in ((ENGLISH, words()["about"].en), (HEBREW, words()["about"].he)):
        for key, value in version_strings(version, text, installer_name(version)).items():
            lines.append(f"VIAddVersionKey /LANG={language} {quoted(key)} {quoted(value)}")
    return "\n".join(lines) + "\n"


def backslashed(path: PurePosixPath) -> str:
    """A path of the payload in the script's notation."""
    return str(path).replace("/", "\\").replace("$", "$$")


def file_list(files: Mapping[PurePosixPath, Path]) -> str:
    """Two macros: one packs these files and lays them out, the other removes exactly them.

    `files` has each file's place below the program's folder, and where it is now. A folder is removed only if nothing
    of anybody else's is left in it.
    """
    ordered = sorted(files)
    folders = sorted({parent for file in ordered for parent in file.parents if str(parent) != "."})
    lay, remove = [], []
    for folder in (PurePosixPath("."), *folders):
        inside = [file for file in ordered if file.parent == folder]
        if not inside:
            continue
        place = "$INSTDIR" if str(folder) == "." else rf"$INSTDIR\{backslashed(folder)}"
        lay.append(f'  SetOutPath "{place}"')
        for file in inside:
            # These paths are read when the script is compiled, where a dollar is only a dollar.
            lay.append(f'  File "/oname={backslashed(PurePosixPath(file.name))}" "{files[file]}"')
            remove.append(f'  Delete "$INSTDIR\\{backslashed(file)}"')
    remove += [f'  RMDir "$INSTDIR\\{backslashed(folder)}"' for folder in reversed(folders)]
    return "\n".join(["!macro LayFiles", *lay, "!macroend", "!macro RemoveFiles", *remove, "!macroend"]) + "\n"
