"""Every reference in the code resolves to a heading, a numbered item or a picture in the repository.

There are four forms, and each broken reference is reported in one sentence:

- ``canon 4.4`` is section 4.4 of the page of the game in whose folder the code lies; elsewhere the game is named,
  ``canon solo 4.4``. What follows a comma lies in that section: ``canon 4.6, 3`` its item 3 (``canon 4.6.3`` as well),
  ``canon 4, phase `count` `` the place where these words stand, ``canon 4.7, 4.8`` another section. ``canon R3`` is
  the third of the page's readings.
- ``look 7`` is a section of docs/look.md, ``look 1.2`` the second item of its first section, ``look 14 line 9`` a line
  of that section's table, ``look soureh-he`` a picture of docs/look.
- ``docs/engine.md#law-2`` is a heading of a file, ``canon.md`` the page of the game at hand.
- In Markdown, links.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.games import GAMES, file

ROOT = Path(__file__).resolve().parents[1]
SEARCHED = ("app", "tests", "i18n", "packaging", "dev.py")
READ = {".py", ".ts", ".spec", ".nsi", ".sh", ".yml"}
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("app/games/*/canon.md")])

SECTION = r"\d+(?:\.\d+)*"
PLACES = r"(?: [a-d]\b)?(?:, [^\"().,;:]*(?:\.\d[^\"().,;:]*)*)*"
CANON = re.compile(
    rf"\b[Cc]anon (?:(?P<game>[a-z]+(?:-[a-z]+)*) )?(?P<first>{SECTION}\b|R\d+\b)(?P<places>{PLACES})"
)
LOOK = re.compile(rf"\b[Ll]ook (?P<parts>{SECTION}(?:(?:, | and | to ){SECTION})*)(?P<line> line \d+)?")
SHOT = r"[a-z0-9]+(?:-[a-z0-9]+)*-(?:he|en)\b(?:-[a-z]+)?"
PICTURE = re.compile(rf"\b[Ll]ook (?P<names>{SHOT}(?:, {SHOT})*)")
PAPER = re.compile(r"(?<![\w/.*{}<])(?P<path>(?:[\w-]+/)*[\w-]+\.md)\b(?:#(?P<anchor>[\w-]+))?")
VAGUE = re.compile(
    r"\((?:canon|look): [a-z]|\b(?:canon|look|page|README),? sections? \d|\bsection \d+ of the (?:page|canon)"
)
"""Forms that nobody can follow, or that we do not use."""
LINK = re.compile(r"\]\((?!\w+:)(?P<path>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)")
FILLERS = {"and", "to", "step", "steps", "phase", "phases", "the", "a"}
"""Words of a reference that need not occur in the section it names."""


def short(path: Path) -> str:
    """A path as a person writes it: relative to the root, with slashes."""
    return path.relative_to(ROOT).as_posix()


def running(text: str) -> str:
    """A file's text without line ends, so that a reference may break across lines of a comment or docstring."""
    return re.sub(r"\n[ \t]*(?:#(?!#) ?)?", " ", text)


@cache
def sections(path: Path) -> dict[str, str]:
    """The numbered sections of a page by number, each with its whole text, subsections included."""
    found: dict[str, str] = {}
    open_now: list[tuple[int, str]] = []
    fenced = False
    for line in path.read_text("utf-8").splitlines(keepends=True):
        fenced ^= line.startswith("```")
        heading = None if fenced else re.match(rf"(#+) (?:({SECTION})\.? )?", line)
        if heading:
            depth = len(heading[1])
            open_now = [one for one in open_now if one[0] < depth]
            if heading[2]:
                open_now.append((depth, heading[2]))
        for _, number in open_now:
            found[number] = found.get(number, "") + line
    return found


@cache
def anchors(path: Path) -> set[str]:
    """The anchors of a Markdown file's headings, as the usual sites form them."""
    lines = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.DOTALL).splitlines()
    found: dict[str, int] = {}
    for line in lines:
        if line.startswith("#"):
            words = line.lstrip("#").strip().lower()
            name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
            again = found.get(name, 0)
            found[name] = again + 1
            if again:
                found[f"{name}-{again}"] = 1
    return set(found)


def item(number: str, text: str) -> bool:
    """Whether a text has a list item or a paragraph with this number or letter: `3.`, `(3)`, `[3]`, `1a.`, `**3.`."""
    one = re.escape(number)
    return bool(re.search(rf"(?m)^\W*{one}\.|\({one}\)|\[{one}\]|\*\*{one}\b", text))


def under(number: str, known: dict[str, str]) -> str | None:
    """The text under a number: `4.2` is a heading, or item 2 of section 4; None if there is neither."""
    if number in known:
        return known[number]
    section, _, last = number.rpartition(".")
    return known[section] if section in known and item(last, known[section]) else None


def wrong_places(text: str, places: str, known: dict[str, str]) -> Iterator[str]:
    """The places named after a section's number that do not exist.

    Each follows a comma; a section among them takes over for those after it.
    """
    letter, *others = places.split(", ")
    if letter and not item(letter.strip(), text):
        yield f"no{letter} is there"
    for phase in re.findall(r"`([a-z-]+)`", places) if "phase" in places else ():
        if not re.search(rf"(?im)^\W*phases?\b.*`{phase}`|phase `{phase}`[^`\n]*:$", text):
            yield f"no paragraph there is about the phase {phase}"
    for word in (word for place in others for word in re.findall(r"[\w.'αβ·]+", place)):
        if re.fullmatch(r"\d+\.\d+", word):
            inner = under(word, known)
            if inner is None:
                yield f"there is no section {word}"
            text = inner or ""
        elif re.fullmatch(r"\d+|\d[a-d]|[A-Z]\d", word):
            if not item(word, text):
                yield f"no {word} is there"
        elif word.lower() not in FILLERS and not re.search(rf"(?i)(?<!\w){re.escape(word)}", text):
            yield f"nothing there says {word!r}"


def page_of(path: Path, game: str | None = None) -> Path | None:
    """The page of a game by its id, else of the game in whose folder a file lies."""
    parts = path.relative_to(ROOT).parts
    if game is None and parts[1:2] == ("games",) and len(parts) > 3:
        game = parts[2].replace("_", "-")
    return file(game, "canon.md") if game is not None and game in GAMES else None


def wrong(path: Path, text: str) -> Iterator[str]:
    """The references in the text of a file that lead nowhere, one sentence each."""
    if not re.search(r"[Cc]anon\b|[Ll]ook\b|\.md\b|section", text):
        return
    text = running(text)
    for hit in CANON.finditer(text):
        page = page_of(path, hit["game"])
        if page is None:
            yield f"{hit[0]!r}: of which game?"
            continue
        known = sections(page)
        number = hit["first"]
        if number.startswith("R"):
            if not item(number, known["7"]) and not item(number[1:], known["7"]):
                yield f"{hit[0]!r}: there is no such reading"
            continue
        text_there = under(number, known)
        if text_there is None:
            yield f"{hit[0]!r}: {short(page)} has no section {number}"
        else:
            yield from (f"{hit[0]!r}: {fault}" for fault in wrong_places(text_there, hit["places"], known))
    look = sections(ROOT / "docs" / "look.md")
    for hit in LOOK.finditer(text):
        for number in re.findall(SECTION, hit["parts"]):
            there = under(number, look)
            if there is None:
                yield f"{hit[0]!r}: docs/look.md has no {number}"
            elif hit["line"] and f"\n| {hit['line'].split()[1]} |" not in there:
                yield f"{hit[0]!r}: there is no such line"
    for hit in PICTURE.finditer(text):
        for name in hit["names"].split(", "):
            if not (ROOT / "docs" / "look" / f"{name}.png").is_file():
                yield f"{hit[0]!r}: there is no such picture"
    for hit in PAPER.finditer(text):
        paper = found_paper(path, hit["path"])
        if paper is None:
            yield f"{hit[0]!r}: there is no such file"
        elif hit["anchor"] and hit["anchor"] not in anchors(paper):
            yield f"{hit[0]!r}: {short(paper)} has no such heading"
    for hit in VAGUE.finditer(text):
        yield f"{hit[0]!r}: say it as `canon 4.4` or `look 7`"


def found_paper(path: Path, name: str) -> Path | None:
    """The Markdown file that another file names: from the root, beside that file, or the page of its game."""
    if name == "canon.md":
        # In the registry and in tests over all games: the page of any game.
        return page_of(path) or next(page for game in GAMES if (page := file(game, name)) is not None)
    return next((paper for paper in (ROOT / name, path.parent / name) if paper.is_file()), None)


def searched() -> list[Path]:
    """Every file with references, except the golden games, licences and this file's own examples."""
    found: list[Path] = []
    for name in SEARCHED:
        start = ROOT / name
        found += [start] if start.is_file() else start.rglob("*")
    return sorted(
        path for path in found
        if path.suffix in READ and path != Path(__file__).resolve() and "__pycache__" not in path.parts
    )  # fmt: skip


@pytest.mark.long
def test_every_reference_in_the_code_can_be_followed() -> None:
    faults = [f"{short(path)}: {one}" for path in searched() for one in wrong(path, path.read_text("utf-8"))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("paper", PAPERS, ids=short)
def test_every_link_of_a_paper_leads_somewhere(paper: Path) -> None:
    faults = []
    for hit in LINK.finditer(paper.read_text("utf-8")):
        target = (paper.parent / hit["path"]).resolve() if hit["path"] else paper
        if not target.exists():
            faults.append(f"there is no {hit['path']}")
        elif hit["anchor"] and hit["anchor"] not in anchors(target):
            faults.append(f"{hit['path']} has no heading {hit['anchor']}")
    assert not faults


@pytest.mark.parametrize("paper", [path for path in PAPERS if path.name != "canon.md"], ids=short)
def test_every_file_that_a_paper_names_is_there(paper: Path) -> None:
    named = re.findall(r"`((?:app|tests|docs|packaging|resources|i18n)/[\w./-]+)`", paper.read_text("utf-8"))
    assert not [name for name in named if not (ROOT / name).exists()]


def test_every_module_that_the_words_name_is_there() -> None:
    missing = []
    for words in [*ROOT.glob("app/games/*/*.ts"), *ROOT.glob("app/i18n/*.ts")]:
        for name in re.findall(r"[\w/]+\.py\b", words.read_text("utf-8")):
            if not (ROOT / name).exists() and not (words.parent / name).exists():
                missing.append(f"{short(words)}: {name}")
    assert not missing


@pytest.mark.parametrize("game", [game for game in GAMES if file(game, "canon.md") is not None])
def test_what_the_tests_of_a_game_cover_are_sections_of_its_page(game: str) -> None:
    page = page_of(ROOT, game)
    assert page is not None
    covered = importlib.import_module(f"tests.games.{game.replace('-', '_')}.test_rules").COVERED
    assert not [name for name in covered if under(name.split()[0], sections(page)) is None]


EXAMPLE = ROOT / "app" / "games" / next(iter(GAMES)).replace("-", "_") / "rules.py"


@pytest.mark.parametrize(
    "text",
    [
        "canon 4.99", "(canon 4, phase `nowhere`)", "Canon 4, 77", "canon R99", "canon\n    # 4.99", "canon nothing 4",
        "look 99", "look 1.9", "look 14 line 99", "look nowhere-he", "docs/engine.md#law-6", "docs/nothing.md",
        "bots.md", "(canon: page)", "canon section 4", "section 9 of the page", "look 2, 99", "look 2 to 99",
    ],
)  # fmt: skip
def test_a_reference_that_leads_nowhere_is_noticed(text: str) -> None:
    assert list(wrong(EXAMPLE, f'"""Something ({text})."""'))


@pytest.mark.parametrize(
    "text",
    [
        "canon 4", "Canon 4, phase `choose`", "canon.md", "look 7, 13", "look 2 to 4", "look 1.2", "look 14 line 9",
        "look soureh-he, shapes-en", "docs/engine.md#law-2", "README.md", "they look 4 times", "a look at it",
    ],
)  # fmt: skip
def test_a_reference_that_leads_somewhere_is_let_pass(text: str) -> None:
    assert not list(wrong(EXAMPLE, f'"""Something ({text})."""'))


def test_outside_the_games_a_game_is_named() -> None:
    assert list(wrong(ROOT / "app" / "art" / "faces.py", "canon 4"))
    assert not list(wrong(ROOT / "app" / "art" / "faces.py", f"canon {next(iter(GAMES))} 4"))
