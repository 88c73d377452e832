"""How sentences appear on the screen: read back from Qt's text layout, glyph by glyph (docs/qt.md#text).

Compares the letters of a Hebrew line in their order from the left. Offscreen, in DejaVu Sans or its replacement.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout, QTextOption

from app.wording import t, use
from app.wording.bidi import MINUS, card_text, cards_text, name, num, percent, range_text, run_text, signed, suit_text
from app.wording.formatting import filled

HEART, SPADE, DIAMOND = "\u2665", "\u2660", "\u2666"
ALEF, BET, GIMEL, DALET = "\u05d0", "\u05d1", "\u05d2", "\u05d3"
WORD, OTHER = ALEF * 3, BET * 3


def seen(text: str, right_to_left: bool = True) -> str:
    """The letters of a line as they appear, from the left; direction and style marks are not drawn."""
    layout = QTextLayout(text, QFont(["DejaVu Sans"]))
    option = QTextOption()
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    found: list[tuple[float, str]] = []
    # Read letter by letter: over a whole line, the glyphs' indexes are wrong at removed isolates.
    for at, letter in enumerate(text):
        if letter in "\u2060\u2066\u2068\u2069\ufe0e":
            continue
        for run in layout.glyphRuns(at, 1, QTextLayout.GlyphRunRetrievalFlag.RetrieveAll):
            found += [(place.x(), letter) for place in run.positions()]
    return "".join(letter for _, letter in sorted(found, key=lambda one: one[0]))


def turned(text: str) -> str:
    """Hebrew words as they appear from the left."""
    return text[::-1]


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("piece", "order"),
    [
        (card_text("TH"), f"10{HEART}"),
        (card_text("KD"), f"K{DIAMOND}"),
        (suit_text("S"), SPADE),
        (signed(5), "+5"),
        (num(-5), f"{MINUS}5"),
        (range_text(2, 6), "2-6"),
        (percent(0.45), "45%"),
        (run_text(["QH", "KS", "AD"]), "Q-K-A"),
        (filled("{k:key}", k="Ctrl+Z"), "Ctrl+Z"),
        (filled("{x:plain}", x="3 : 2"), "3 : 2"),
    ],
)
def test_a_piece_keeps_its_order_in_a_hebrew_line(piece: str, order: str) -> None:
    assert seen(f"{WORD} {piece} {OTHER}") == f"{turned(OTHER)} {order} {turned(WORD)}"
    assert seen(f"{WORD} {piece}.") == f".{order} {turned(WORD)}"
    assert seen(f"{piece}, {WORD}") == f"{turned(WORD)} ,{order}"


def test_without_isolates_a_card_and_a_sign_are_torn_apart() -> None:
    # This is what the isolates are for; if it changes, they can go.
    assert seen(f"{WORD} 10{HEART} {OTHER}") != f"{turned(OTHER)} 10{HEART} {turned(WORD)}"
    assert seen(f"{WORD} +5 {OTHER}") != f"{turned(OTHER)} +5 {turned(WORD)}"


def test_a_list_of_cards_runs_in_the_direction_of_the_sentence() -> None:
    use("he")
    line = seen(f"{WORD}: {cards_text(['7S', 'TD', 'KH'])}.")
    assert line == f".K{HEART}\u05be\u05d5 10{DIAMOND} ,7{SPADE} :{turned(WORD)}"
    use("en")
    assert seen(cards_text(["7S", "TD"]), right_to_left=False) == f"7{SPADE} and 10{DIAMOND}"


@pytest.mark.parametrize("typed", ["Dana", f"{GIMEL}{DALET}", "Dana 2", "(x)"])
def test_a_name_of_either_script_stands_where_it_belongs(typed: str) -> None:
    shown = turned(typed) if typed.startswith(GIMEL) else typed
    assert seen(f"{name(typed)}: {WORD} 14.") == f".14 {turned(WORD)} :{shown}"
    assert seen(f"{WORD} {name(typed)}, {OTHER}") == f"{turned(OTHER)} ,{shown} {turned(WORD)}"


def test_a_name_that_carries_marks_of_direction_turns_nothing_round() -> None:
    wild = name("\u202eDana\u2067")
    assert seen(f"{WORD} {wild} {OTHER}") == f"{turned(OTHER)} Dana {turned(WORD)}"


def test_a_file_name_of_both_scripts_is_read_from_its_first_letter() -> None:
    mixed = f"{GIMEL}{DALET}.kupa"
    assert seen(f"{WORD} {name(mixed)} {OTHER}") == f"{turned(OTHER)} kupa.{DALET}{GIMEL} {turned(WORD)}"


def test_the_log_of_solo_reads_right_in_hebrew() -> None:
    use("he")
    line = t("solo.log.take-run", who="Noa", x="7S", y="8D", center="TH")
    shown, name, _ = seen(line).partition(":Noa")
    assert name, "the colon is at the left of the name, and the cards come after both"
    assert [shown.index(card) for card in (f"10{HEART}", f"8{DIAMOND}", f"7{SPADE}")] == sorted(
        shown.index(card) for card in (f"10{HEART}", f"8{DIAMOND}", f"7{SPADE}")
    )


def test_an_english_line_is_not_touched_by_a_hebrew_name() -> None:
    line = t("solo.result.win", who=f"{ALEF}{BET}", mine=14, its=11)
    assert seen(line, right_to_left=False) == f"{BET}{ALEF} wins, 14 to 11."


def test_a_run_is_never_divided_at_the_end_of_a_line() -> None:
    text = f"{WORD} {run_text(['QH', 'KS', 'AD'])}"
    layout = QTextLayout(text, QFont(["DejaVu Sans"]))
    layout.beginLayout()
    first = layout.createLine()
    first.setLineWidth(layout.maximumWidth() or 60)
    breaks = []
    while first.isValid():
        breaks.append(first.textStart())
        first = layout.createLine()
        if first.isValid():
            first.setLineWidth(60)
    layout.endLayout()
    inside = range(text.index("Q") + 1, text.index("A") + 1)
    assert not [place for place in breaks if place in inside]


def test_the_platform_is_offscreen() -> None:
    assert QGuiApplication.platformName() == "offscreen"
