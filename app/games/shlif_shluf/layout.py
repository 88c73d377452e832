"""The four suits on the cloth: what each does as a last card, how many of it are left, which end the turn now.

Words stand below the plates or beside them, whichever leaves the cards larger; on a narrow cloth in one line with those
about the stock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from app.engine.cards import SUITS
from app.games.shlif_shluf.rules import ACE
from app.table.blocks import Block, Column, Either, Row, Words
from app.table.company import NARROW
from app.table.controller import MOST_CARDS
from app.table.geometry import Board
from app.table.laid import Laid
from app.table.layout import SORTED
from app.table.measures import plate_words_room, words_room
from app.table.signs import ABOUT, Caption, Halo, Sign, SuitPlate
from app.wording import language, t

PLATE = 0.085
LEAST_PLATE, NARROW_PLATE = 38.0, 32.0
LARGEST_PLATE = 96.0
"""The width of a suit's plate: a share of the height of the cloth; its bounds, px; and its width on a narrow cloth."""
EFFECT = 96.0
"""The width of the line that says what a suit does, px."""
BESIDE = 126.0
"""The same if it stands beside the plate of the suit."""
IN_A_LINE = 220.0
"""The same if two suits stand side by side and each has one line: between seats at both sides it leaves rows larger."""
SUIT_WORDS, SUIT_GAP = 58.0, 14.0
"""The least width of a suit with the words below its plate, and the gap between plates, px."""
CLOSE = 6.0
"""The gap between a plate and the words beside it, and between those and the next plate, px."""
ONE_LINE = 400.0
"""More than the words about the stock take in one line, px."""
OVER = 8.0
"""The gap between the line over the suits and their plates, px."""
APART = 32.0
"""The gap between the words about the stock and the line over the suits, if they share a height, px."""


class SuitWay(NamedTuple):
    """A way to show the suits.

    `across` suits stand side by side; `told`: with what each does in words, which stand `beside` its plate or below it.
    `between` separates the name of a suit and its count, and `words` is how wide a line beside a plate may be, px.
    """

    across: int
    told: bool
    beside: bool = False
    between: str = " · "
    words: float = BESIDE


FLAT = SuitWay(4, told=True, beside=True)
TWO_BY_TWO = SuitWay(2, told=True, beside=True)
TOLD = (SuitWay(4, told=True), FLAT, TWO_BY_TWO, TWO_BY_TWO._replace(words=IN_A_LINE))
"""Ways with what each suit does in words: below its plate, or beside it, which takes less height."""
BARE = (SuitWay(4, told=False), SuitWay(4, told=False, between="\n"))
"""Ways without, only if there is no room for that; pointing at a plate then shows it."""


def suits_room(board: Board) -> Block:
    """Room for the four suits, including the line over them; with what they do in words if there is room."""
    told, bare = ([room_of(way, board) for way in ways] for ways in (TOLD, BARE))
    return Either("suits", (Either("told", tuple(told)), Either("counts", tuple(bare))), firm=True)


def room_of(way: SuitWay, board: Board) -> Words:
    """The room of the suits when they are shown in this way."""
    title = words_room("small", t("shlif-shluf.label.effects"))
    wide, high = cell(way, board)
    lines = len(SORTED) // way.across
    return Words("suits", max(way.across * wide, title[0]), lines * (high + CLOSE) - CLOSE + title[1] + OVER)


def suits_in_one_line(board: Board) -> Block:
    """Room for the suits side by side with what they do; the line over them shares its height with the stock's."""
    stock = words_room("name", stock_line(MOST_CARDS, MOST_CARDS), width=ONE_LINE)
    titles = [words_room("small", t(f"shlif-shluf.label.{name}")) for name in ("effects", "ends")]
    over = Words("stock-line", *stock), Words("suits-title", max(one[0] for one in titles), titles[0][1])
    wide, high = cell(FLAT, board)
    return Column((Row(over, gap=APART), Words("suits", FLAT.across * wide, high)))


def stock_line(stock: int, risk: int | None) -> str:
    """How many cards the stock holds and how likely the ace is next, in one line."""
    name = t("shlif-shluf.label.stock", n=stock)
    return name if risk is None else f"{name} · {t('shlif-shluf.label.odds.line', x=ACE, n=risk)}"


def cell(way: SuitWay, board: Board) -> tuple[float, float]:
    """The room of one suit with its words, px."""
    return _cell(language(), way, plate_width(board))


@lru_cache(maxsize=64)
def _cell(said_in: str, way: SuitWay, plate: float) -> tuple[float, float]:
    """The same in the current language, `said_in`; cached, because a dozen blocks ask whenever a card moves."""
    names = [name_of(suit, MOST_CARDS, way) for suit in SORTED]
    if way.beside:
        effects = map(effect, SORTED)
        rooms = [words_room("name", name, effect, way.words) for name, effect in zip(names, effects, strict=True)]
        return plate + 2 * CLOSE + max(room[0] for room in rooms), max(plate, *(room[1] for room in rooms))
    # In one line, however small the plate is.
    words = [plate_words_room(name, EFFECT) for name in names]
    told = (EFFECT + 8, effect_height() + 4) if way.told else (0.0, 0.0)
    step = max(SUIT_WORDS, plate + SUIT_GAP, told[0], *(word[0] + 6 for word in words))
    return step, plate + max(word[1] for word in words) + told[1]


def effect_height() -> float:
    """The height of the longest line that says what a suit does, below its plate, px."""
    return max(words_room("small", effect(suit), width=EFFECT)[1] for suit in SORTED)


def name_of(suit: str, left: int | None, way: SuitWay) -> str:
    """A suit by its effect, and how many cards of it are left, if that is known."""
    name = t(f"shlif-shluf.label.suit.{suit}")
    return name if left is None else f"{name}{way.between}{left}"


def effect(suit: str) -> str:
    """What a last card of a suit does, in a line."""
    return t(f"shlif-shluf.label.effect.{suit}")


def plate_width(board: Board) -> float:
    """The width of the plate of a suit, px."""
    if board.width < NARROW:
        return NARROW_PLATE
    return min(LARGEST_PLATE, max(LEAST_PLATE, PLATE * board.height))


def way_chosen(laid: Laid) -> SuitWay:
    """The way in which the suits are shown on a table that has been laid out."""
    if "suits-title" in laid.boxes:
        return FLAT
    return BARE[laid.ways["counts"]] if laid.ways["suits"] else TOLD[laid.ways["told"]]


def suit_signs(facts: Mapping[str, Sequence[Any]], board: Board, laid: Laid, *, counted: bool) -> list[Sign]:
    """What each suit does as a last card; those that end the turn now, according to the `facts`, are ringed.

    With `counted`, also how many cards of each are left.
    """
    ends, may, out = (facts.get(code, ()) for code in ("ends-turn", "may-end", "still-out"))
    way, box = way_chosen(laid), laid.boxes["suits"]
    plate = plate_width(board)
    title = 0.0 if "suits-title" in laid.boxes else words_room("small", t("shlif-shluf.label.effects"))[1]
    words = t("shlif-shluf.label.ends" if ends or may else "shlif-shluf.label.effects")
    over = laid.at("suits-title") if not title else (box.middle[0] / laid.width, (box.y + title / 2) / laid.height)
    found: list[Sign] = [Caption("small", words, x=over[0], y=over[1], width=laid.share("suits"))]
    wide, high = box.width / way.across, cell(way, board)[1]
    for number, suit in enumerate(SORTED):
        line, place = divmod(number, way.across)
        left, top = box.x + place * wide, box.y + (title + OVER if title else 0.0) + line * (high + CLOSE)
        name = name_of(suit, out[SUITS.index(suit)] if out and counted else None, way)
        ring: Halo = "sure" if suit in ends else "open" if suit in may else "none"
        says = t(f"shlif-shluf.label.does.{suit}")
        coin = SuitPlate(suit, "", across=plate, ring=ring, command=f"{ABOUT}{suit}", says=says)
        if way.beside:
            y = (top + high / 2) / laid.height
            found.append(replace(coin, x=(left + (CLOSE + plate) / 2) / laid.width, y=y))
            x = (left + plate + 1.5 * CLOSE) / laid.width
            told = Caption("name", name, effect(suit), x=x, y=y, align="start", width=way.words / board.width)
            found.append(told)
            continue
        lines = effect_height() + 4 if way.told else 0.0
        x = (left + wide / 2) / laid.width
        middle = (top + (high - lines) / 2) / laid.height
        found.append(replace(coin, text=name, width=wide / board.width, x=x, y=middle))
        if way.told:
            # All begin at the same height, whether they take two lines or three.
            own = words_room("small", effect(suit), width=EFFECT)[1]
            low = (top + high - lines + 2 + own / 2) / laid.height
            found.append(Caption("small", effect(suit), x=x, y=low, width=EFFECT / board.width))
    return found
