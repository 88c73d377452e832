"""What to print: which game, which of its sheets, on which paper, for which printer. No Qt."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from app.art.card_style import CardStyle
from app.engine.cards import Card
from app.engine.declared import Option
from app.engine.game import agreed_options
from app.games import GAMES, file, note
from app.printing.choices import Flip, PaperName
from app.printing.paper import BLEED, PAPERS, Offset, PaperSize
from app.wording.catalogue import LANGUAGES, Language

Part = Literal["cards", "tokens", "rules", "scores", "test"]
PARTS: tuple[Part, ...] = get_args(Part)
"""The kinds of sheets: the deck, counters to cut out, the rules, a table for the scores, and the printer's test."""

TOKENS = "tokens.json"
"""The file in a game's folder with the counters its rules need on a table, which a screen shows as figures."""
MOST_TOKENS = 400


class Token(NamedTuple):
    """One kind of counter: the sign on it, its colour, the message that says what it stands for, and how many."""

    sign: str
    colour: str
    word: str
    number: int


TOKEN_COLOURS = ("blue", "clay", "olive", "fig")


class PrintOrder(NamedTuple):
    """What to print, and how."""

    game: str
    parts: tuple[Part, ...] = ("cards",)
    paper: PaperName = "a4"
    bled: bool = False
    """Whether cards are painted 3 mm beyond their edges."""
    flip: Flip = "long"
    offset: Offset = Offset()
    seats: int | None = None
    """How many people play; None: as many as the game can have."""
    style: CardStyle = CardStyle()
    languages: tuple[Language, ...] = tuple(LANGUAGES)
    """The languages of rules and score sheets, a page each; words on cards and counters are in the first."""
    options: tuple[tuple[str, Any], ...] = ()
    """The chosen options, by name and value; the others have their defaults. The deck may depend on them."""

    @property
    def sheet(self) -> PaperSize:
        """The paper."""
        return PAPERS[self.paper]

    @property
    def bleed(self) -> float:
        """How far cards are painted beyond their edges, mm."""
        return BLEED if self.bled else 0.0

    @property
    def persons(self) -> int:
        """How many people play. Raises KeyError for an unknown game."""
        return self.seats if self.seats is not None else GAMES[self.game].seats()[-1]


def deck(order: PrintOrder) -> list[Card]:
    """Return the cards of the game, with the packs that this many people need, one pack after the other.

    Raises KeyError for an unknown game, ValueError for seats or options that the game does not have.
    """
    rules = GAMES[order.game]
    if order.persons not in rules.seats():
        raise ValueError(f"{order.game} is not played by {order.persons}")
    cards = rules.deck(order.persons, agreed_options(rules, order.persons, dict(order.options)))
    kinds = list(dict.fromkeys(card.back for card in cards))
    seen: dict[Card, int] = {}
    rounds = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        rounds.append(seen[card])
    # Cards with the same kind of back are together, pack by pack, so that most sheets have only one kind.
    places = range(len(cards))
    return [cards[at] for at in sorted(places, key=lambda at: (kinds.index(cards[at].back), rounds[at], at))]


def deck_options(game: str, seats: int) -> tuple[Option, ...]:
    """Return the options that change the cards this many people need, in the page's order; none for most games.

    An option that depends on values of others is tried with those. Of a range, both ends are tried.
    """
    rules = GAMES[game]

    def cards(chosen: Mapping[str, Any]) -> Counter[Card] | None:
        filled = rules.fill(seats, chosen)
        return Counter(rules.deck(seats, filled)) if rules.check(seats, filled) is None else None

    def matters(option: Option) -> bool:
        beside = {name: wanted[0] if isinstance(wanted, tuple) else wanted for name, wanted in option.when}
        values = (False, True) if option.kind == "bool" else (option.default, *option.values)
        decks = [found for value in values if (found := cards({**beside, option.name: value})) is not None]
        return any(found != decks[0] for found in decks)

    return tuple(option for option in rules.options(seats) if matters(option))


def tokens(game: str) -> tuple[Token, ...]:
    """Return the counters that a game needs; none for most. An unreadable file is noted against an own game."""
    path = file(game, TOKENS)
    if path is None:
        return ()
    try:
        return tuple(_token(one) for one in json.loads(path.read_text("utf-8-sig")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        note(game, TOKENS, f"{type(error).__name__}: {error}")
        return ()


def _token(data: Mapping[str, Any]) -> Token:
    """Return one kind of counter, checked. Raises ValueError, TypeError, KeyError."""
    token = Token(data["sign"], data["colour"], data["word"], data["count"])
    if not (isinstance(token.sign, str) and 1 <= len(token.sign) <= 4 and isinstance(token.word, str)):
        raise ValueError("a counter has a sign of one to four letters and the name of a message")
    if token.colour not in TOKEN_COLOURS or type(token.number) is not int or not 1 <= token.number <= MOST_TOKENS:
        raise ValueError(f"a counter has a colour of {', '.join(TOKEN_COLOURS)} and a count up to {MOST_TOKENS}")
    return token


def offered(game: str) -> tuple[Part, ...]:
    """Return the sheets that make sense for a game, except the printer's test. Raises KeyError for an unknown game."""
    return tuple(part for part in PARTS[:-1] if part != "tokens" or tokens(game))
