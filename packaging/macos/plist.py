"""What macOS reads about the program: Info.plist, names in both languages, entitlements.

`info` is what kupa.spec gives to PyInstaller, which adds the rest (executable, icon, identifier). The texts come from
i18n/packages/macos.he.ts.
"""

from __future__ import annotations

import plistlib
from collections.abc import Mapping
from typing import Any

import identity
from app.wording.catalogue import Message
from release.words import words_on
from windows.resources import COPYRIGHT, numbers

OLDEST = "13.0"
"""The oldest macOS on which Qt for Python 6.11 runs, as its wheels say (macosx_13_0)."""
FILE_ICON = "kupa-file.icns"

ENTITLEMENTS: Mapping[str, bool] = {
    # The LGPL lets a person put another build of Qt into the program; otherwise macOS would refuse to load it.
    "com.apple.security.cs.disable-library-validation": True,
}
"""What a signed program may do beyond what the hardened runtime usually allows: as little as it needs."""


def words() -> Mapping[str, Message]:
    """All texts by id, without the beginning `macos.`."""
    return words_on("macos")


def build_number(version: str) -> str:
    """The version as macOS compares it: up to three numbers separated by dots, with nothing after them."""
    return ".".join(str(number) for number in numbers(version)[:3])


def info(version: str) -> dict[str, Any]:
    """Those entries of Info.plist that are the program's own."""
    kind = words()["file"].en
    return {
        "CFBundleName": identity.NAME,
        "CFBundleDisplayName": identity.NAME,
        "CFBundleShortVersionString": build_number(version),
        "CFBundleVersion": build_number(version),
        "CFBundleDevelopmentRegion": "en",
        # With these the system's menus speak Hebrew too, and run from right to left.
        "CFBundleLocalizations": ["en", "he"],
        # The names in the folders en.lproj and he.lproj apply in the Finder.
        "LSHasLocalizedDisplayName": True,
        "LSMinimumSystemVersion": OLDEST,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": FILE_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [identity.FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": identity.FILE_TYPE,
                "UTTypeDescription": kind,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": FILE_ICON,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [identity.EXTENSION],
                    "public.mime-type": [identity.MIME_TYPE],
                },
            }
        ],
    }


def localized(language: str) -> str:
    """The file InfoPlist.strings of a language, `en` or `he`: the program's name and that of its files."""
    names, kinds = words()["name"], words()["file"]
    name = names.he if language == "he" else names.en
    kind = kinds.he if language == "he" else kinds.en
    lines = {"CFBundleName": name, "CFBundleDisplayName": name, words()["file"].en: kind}
    return "".join(f'"{key}" = "{value}";\n' for key, value in lines.items())


def entitlements() -> bytes:
    """The file of entitlements, for codesign."""
    return plistlib.dumps(dict(ENTITLEMENTS))
