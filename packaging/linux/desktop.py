"""What tells a Linux desktop about Kupa: menu entry, MIME type, data for software centres, manual page.

Each function returns the whole text of a file. Both languages come from `linux.words`, names from `identity`, the
version from app/__init__.py. Formats: the Desktop Entry, Shared MIME Info and AppStream specifications, man(7).
"""

from __future__ import annotations

import datetime
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import identity
from linux.words import english, hebrew

COMMAND = "kupa"
"""What a person types, and what the menu starts."""
MAGIC = b'{\n"kupa": '
"""How every saved game begins (app/store/files.py)."""
SCREENSHOTS = ("soureh-middle-he", "shapes-middle-en", "majnun-middle-he-dark", "shelf-en-dark", "curtain-he")
"""The pictures in packaging/screenshots that software centres show, in their order."""


def entry() -> str:
    """The menu entry, `<id>.desktop`."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.0",
        f"Name={english('name')}",
        f"Name[he]={hebrew('name')}",
        f"GenericName={english('kind')}",
        f"GenericName[he]={hebrew('kind')}",
        f"Comment={english('summary')}",
        f"Comment[he]={hebrew('summary')}",
        f"Keywords={english('keywords')};",
        f"Keywords[he]={hebrew('keywords')};",
        f"Exec={COMMAND} %f",
        f"TryExec={COMMAND}",
        f"Icon={identity.APPLICATION_ID}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        f"MimeType={identity.MIME_TYPE};",
        # What the windows say under X11; under Wayland they say the name of this file.
        f"StartupWMClass={identity.NAME}",
        "StartupNotify=true",
        # A second start only brings the first one to the front.
        "X-GNOME-SingleWindow=true",
    ]
    return "\n".join(lines) + "\n"


def mime() -> str:
    """The type of saved games, for the MIME database."""
    root = Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = SubElement(root, "mime-type", type=identity.MIME_TYPE)
    SubElement(kind, "comment").text = english("file")
    SubElement(kind, "comment", {"xml:lang": "he"}).text = hebrew("file")
    SubElement(kind, "sub-class-of", type="application/json")
    SubElement(kind, "icon", name=icon_of_files())
    magic = SubElement(kind, "magic", priority="60")
    SubElement(magic, "match", type="string", offset="0", value=MAGIC.decode().replace("\n", "\\n"))
    SubElement(kind, "glob", pattern=f"*.{identity.EXTENSION}")
    return _written(root)


def icon_of_files() -> str:
    """The name of the icon of saved games; it begins with the id, as a Flatpak demands of its icons."""
    return f"{identity.APPLICATION_ID}-game"


def metainfo(version: str, day: datetime.date, page: str = "") -> str:
    """The AppStream data; `day` is that of the release, `page` the address of releases, if it is known."""
    root = Element("component", type="desktop-application")
    SubElement(root, "id").text = identity.APPLICATION_ID
    SubElement(root, "metadata_license").text = "MIT"
    SubElement(root, "project_license").text = "MIT"
    for tag, name in (("name", "name"), ("summary", "summary")):
        _both(root, tag, name)
    developer = SubElement(root, "developer", id="org.kupa")
    SubElement(developer, "name").text = identity.PUBLISHER
    description = SubElement(root, "description")
    for number in (1, 2, 3):
        _both(description, "p", f"about.{number}")
    SubElement(root, "launchable", type="desktop-id").text = f"{identity.APPLICATION_ID}.desktop"
    SubElement(root, "icon", type="stock").text = identity.APPLICATION_ID
    if page:
        SubElement(root, "url", type="homepage").text = page
    _show(root, version, page)
    categories = SubElement(root, "categories")
    for name in ("Game", "CardGame"):
        SubElement(categories, "category").text = name
    keywords = SubElement(root, "keywords")
    for word in english("keywords").split(";"):
        SubElement(keywords, "keyword").text = word
    for word in hebrew("keywords").split(";"):
        SubElement(keywords, "keyword", {"xml:lang": "he"}).text = word
    provides = SubElement(root, "provides")
    SubElement(provides, "binary").text = COMMAND
    SubElement(provides, "mediatype").text = identity.MIME_TYPE
    languages = SubElement(root, "languages")
    for code in ("en", "he"):
        SubElement(languages, "lang", percentage="100").text = code
    SubElement(SubElement(root, "requires"), "display_length", compare="ge").text = "768"
    controls = SubElement(root, "recommends")
    for name in ("pointing", "keyboard"):
        SubElement(controls, "control").text = name
    SubElement(SubElement(root, "supports"), "internet").text = "offline-only"
    # Nothing that the ratings ask about: no violence, no gambling for money, no strangers.
    SubElement(root, "content_rating", type="oars-1.1")
    releases = SubElement(root, "releases")
    SubElement(releases, "release", version=version, date=day.isoformat(), type="stable")
    return _written(root)


def _show(root: Element, version: str, page: str) -> None:
    """Add the pictures that software centres show: those of this version in the repository whose releases are there."""
    repository, found, _ = page.rpartition("/releases")
    if found:
        pictures = SubElement(root, "screenshots")
        for number, name in enumerate(SCREENSHOTS):
            picture = SubElement(pictures, "screenshot", {} if number else {"type": "default"})
            address = f"{repository}/raw/v{version}/packaging/screenshots/{name}.png"
            SubElement(picture, "image").text = address


def _both(parent: Element, tag: str, name: str) -> None:
    """A text in both languages, one element for each."""
    SubElement(parent, tag).text = english(name)
    SubElement(parent, tag, {"xml:lang": "he"}).text = hebrew(name)


def _written(root: Element) -> str:
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def manual(version: str, day: datetime.date) -> str:
    """The manual page in English, for section 6 (games)."""

    def plain(text: str) -> str:
        """Text with the characters escaped that the manual page's language gives a meaning to."""
        return text.replace("\\", "\\e").replace("-", "\\-")

    options = (
        (f"FILE.{identity.EXTENSION}", "Open a saved game; it becomes one of the games that are kept."),
        ("--language he|en", "Speak Hebrew or English, this time."),
        ("--smoke[=FOLDER] [GAME ...]", "Play five moves of each game, or of those named, and end: a test."),
        ("--version, --help", "Say the version; list everything there is."),
    )
    commands = (
        ("kupa engine", "The rules over standard input and output, one JSON object a line."),
        ("kupa simulate", "Play many games and count."),
        ("kupa arena", "Play matches between computer players and say who is stronger."),
        ("kupa lab", "Ask the lab's questions about a game."),
        ("kupa new-game", "Write a game that plays at once."),
        ("kupa check-game", "Say what is wrong with a game."),
        ("kupa replay", "Tell a saved game move by move."),
        ("kupa hindsight", "Say of a finished game for one person what was possible."),
        ("kupa export", "Make a page, a film or a picture of a saved game."),
        ("kupa check", "Look whether saved games are whole."),
        ("kupa print", "Write the deck, the rules and a score sheet of a game, to be printed."),
        ("kupa results", "Write the results of an evening or of a game on a page to hang up."),
    )
    lines = [
        f'.TH KUPA 6 "{day.isoformat()}" "Kupa {version}" "Games"',
        ".SH NAME",
        f"kupa \\- {plain(english('summary'))}",
        ".SH SYNOPSIS",
        f".B kupa\n[\\fIFILE.{identity.EXTENSION}\\fR] [\\-\\-language he|en]",
        ".br",
        ".B kupa\n\\fICOMMAND\\fR ...",
        ".SH DESCRIPTION",
        plain(english("about.1")),
        plain(english("man.description")),
        ".SH OPTIONS",
    ]
    for name, text in options:
        lines += [".TP", f"\\fB{plain(name)}\\fR", plain(text)]
    lines += [".SH COMMANDS", "Without a window; each tells more with \\-\\-help."]
    for name, text in commands:
        lines += [".TP", f"\\fB{plain(name)}\\fR", plain(text)]
    lines += [".SH ENVIRONMENT", ".TP", "\\fBKUPA_HOME\\fR", plain(english("man.home"))]
    lines += [".SH FILES", ".TP", "\\fI~/.local/share/Kupa\\fR", plain(english("man.data"))]
    return "\n".join(lines) + "\n"
