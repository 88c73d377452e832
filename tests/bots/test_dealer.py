"""The dealer: it deals the worlds that the view allows, each as often as `deal_unknown` does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from app.bots.dealer import Dealer
from app.engine import Kind, Position, View, Witnessed, deal_unknown, hidden, new_game, play, view
from app.engine.knowledge import Knowledge
from app.engine.witnessed import sealed_here
from app.games import GAMES
from tests.bots.made import decisions
from tests.engine.made_up import CARAVAN, FORTS, PURSE, yard

Key = tuple[tuple[str, ...], ...]
"""A world in the form in which worlds can be compared: hands have no order."""


def key(game_zones: Mapping[str, Any], texts: Callable[[str], list[str]]) -> Key:
    """A world by the texts of its zones."""
    return tuple(
        tuple(sorted(texts(zone)) if made.kind is Kind.HAND else texts(zone)) for zone, made in game_zones.items()
    )


def key_of(p: Position) -> Key:
    """A position as a world."""
    return key(p.game.zones, p.texts)


SMALL: dict[str, dict[str, Any]] = {
    "nothing-known": {"zones": {"stock": ["2C", "3C"], "hand.1": ["4C", "5C"], "fort.1": ["6C"]}},
    "place-known": {
        "zones": {"stock": ["2C", "3C", "4C"], "hand.1": ["5C"]}, "knows": {"stock": [[], [0], []]},
    },
    "hand-known": {
        "zones": {"hand.1": ["2C", "3C"], "stock": ["4C", "5C"]}, "knows": {"hand.1": [[0], []]},
    },
    "pile-known": {
        "zones": {"discard": ["2C", "3C", "4C"], "stock": ["5C", "6C"]}, "sets": {"discard": [[0], [], []]},
    },
    "most-of-a-pile-known": {
        "zones": {"discard": ["2C", "3C", "4C"], "stock": ["5C"]}, "sets": {"discard": [[0], [0], []]},
    },
    "two-piles-known": {
        "zones": {"discard": ["2C", "3C"], "stock": ["4C"]}, "sets": {"discard": [[0], []], "stock": [[0]]},
    },
    "the-only-pile": {"zones": {"discard": ["2C", "3C", "4C"]}, "sets": {"discard": [[0], [], []]}},
    "a-pile-with-a-place": {
        "zones": {"discard": ["2C", "3C", "4C", "5C"], "stock": ["6C"]},
        "knows": {"discard": [[], [0], [], []]}, "sets": {"discard": [[0], [], [], []]},
    },
    "group-known": {
        "zones": {"hand.1": ["2C", "3C"], "held.1": ["4C"], "stock": ["5C"]}, "sets": {"hand.1": [[0], []]},
    },
    "nothing-but-a-group": {"zones": {"hand.1": ["2C"], "held.1": ["3C"]}, "sets": {"hand.1": [[0]]}},
    "hand-and-group-known": {
        "zones": {"hand.1": ["2C", "3C"], "held.1": ["4C"], "won.1": ["6C"], "stock": ["5C"]},
        "knows": {"hand.1": [[0], []]}, "sets": {"held.1": [[0]]},
    },
    "two-groups-known": {
        "zones": {"hand.1": ["2C"], "held.1": ["3C"], "hand.2": ["4C"], "held.2": ["5C"], "stock": ["6C"]},
        "sets": {"hand.1": [[0]], "held.2": [[0]]},
    },
    "two-backs": {
        "zones": {"stock": ["2C", "w1", "3C"], "hand.1": ["w2", "4C"]}, "sets": {"stock": [[0], [], []]},
    },
    "twins": {
        "zones": {"stock": ["2C", "3C"], "hand.1": ["2C", "4C"], "discard": ["3C"]}, "copies": 2,
        "knows": {"hand.1": [[0], []]},
    },
}  # fmt: skip
"""A few hidden cards, with each kind of knowledge that seat 0 may have about them."""

EACH_SMALL = pytest.mark.parametrize("name", SMALL)


def small(name: str) -> View:
    """The view of seat 0 of one of these."""
    return view(yard(**SMALL[name]), 0)


def places_of(v: View) -> list[tuple[str, int]]:
    """The places whose card this seat does not know."""
    return [
        (zone, i)
        for zone, texts in v.zones.items()
        for i, text in enumerate(texts)
        if hidden(text) and i not in v.knows.get(zone, {})
    ]


def filled(v: View, cards: Mapping[tuple[str, int], str]) -> Key:
    """The world in which these cards lie in the hidden places."""
    return key(
        v.game.zones,
        lambda zone: [cards.get((zone, i)) or v.card_at(zone, i) or "" for i in range(len(v.zones[zone]))],
    )


def back(v: View, text: str) -> str:
    """The back of a card that lies face down."""
    return v.game.back_of[text]


def zones_of(v: View, name: str) -> tuple[str, ...]:
    """The zones in which a set of this name lies: one hand, or a group."""
    return (name,) if name in v.zones and v.game.zones[name].kind is Kind.HAND else v.game.groups[name]


def unknown(v: View) -> list[str]:
    """The cards in those places."""
    left = Counter(v.pool) - Counter(text for places in v.knows.values() for text in places.values())
    return sorted(left.elements())


def possible(v: View) -> set[Key]:
    """Every world that the view allows, found by trying all."""
    places, found = places_of(v), set()
    for cards in set(permutations(unknown(v))):
        if any(back(v, text) != v.zones[zone][i] for (zone, i), text in zip(places, cards, strict=True)):
            continue
        if all(holds(v, name, dict(zip(places, cards, strict=True))) for name in v.sets):
            found.add(filled(v, dict(zip(places, cards, strict=True))))
    return found


def holds(v: View, name: str, cards: Mapping[tuple[str, int], str]) -> bool:
    """Whether the zones of this name hold the cards known to be in them, also those known to be in a part of them."""
    zones = zones_of(v, name)
    known = Counter(text for one, texts in v.sets.items() if {*zones_of(v, one)} <= {*zones} for text in texts)
    return known <= Counter(text for (zone, _), text in cards.items() if zone in zones)


def law(v: View) -> dict[Key, Fraction]:
    """How likely each world is, by the law stated in the dealer's module."""
    todo = [
        (text, zones_of(v, name))
        for name in sorted(v.sets, key=lambda name: (len(zones_of(v, name)) > 1, name))
        for text in sorted(v.sets[name])
    ]
    rest = Counter(unknown(v)) - Counter(text for text, _ in todo)
    found: Counter[Key] = Counter()
    for cards, chance in placed(v, todo, sorted(rest.elements()), {}):
        found[filled(v, cards)] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def placed(
    v: View, todo: list[tuple[str, tuple[str, ...]]], rest: list[str], cards: dict[tuple[str, int], str]
) -> Iterator[tuple[dict[tuple[str, int], str], Fraction]]:
    """All ways to lay the cards `todo` and then the rest, each with its probability."""
    free = [place for place in places_of(v) if place not in cards]
    if todo:
        (text, zones), *more = todo
        fitting = [(zone, i) for zone, i in free if zone in zones and v.zones[zone][i] == back(v, text)]
        for place in fitting:
            for found, chance in placed(v, more, rest, {**cards, place: text}):
                yield found, chance / len(fitting)
        return
    ways = [
        one
        for one in permutations(rest)
        if all(back(v, text) == v.zones[zone][i] for (zone, i), text in zip(free, one, strict=True))
    ]
    for one in ways:
        yield {**cards, **dict(zip(free, one, strict=True))}, Fraction(1, len(ways))


def most(freedom: int) -> float:
    """What a chi-square of this many degrees of freedom exceeds about once in 100,000 times (Wilson and Hilferty)."""
    if not freedom:
        return 0.0
    return float(freedom * (1 - 2 / (9 * freedom) + 4.3 * sqrt(2 / (9 * freedom))) ** 3)


def check_frequencies(shares: Mapping[Key, Fraction], dealt: Counter[Key]) -> None:
    """Check that worlds were dealt as often as they should be, and no others."""
    total = dealt.total()
    assert min(shares.values()) * total > 5
    assert dealt.keys() == shares.keys()
    square = sum((dealt[one] - float(share) * total) ** 2 / (float(share) * total) for one, share in shares.items())
    assert square <= most(len(shares) - 1), f"{square:.0f} for {len(shares)} worlds"


@EACH_SMALL
def test_exactly_the_worlds_that_the_view_allows_are_dealt_each_as_often_as_the_law_says(name: str) -> None:
    v = small(name)
    shares = law(v)
    assert shares.keys() == possible(v) and sum(shares.values()) == 1
    dealer, rng = Dealer(v), Random(name)
    check_frequencies(shares, Counter(key_of(dealer.world(rng)) for _ in range(4000)))


@EACH_SMALL
def test_deal_unknown_keeps_the_same_law(name: str) -> None:
    v = small(name)
    rng = Random(name)
    check_frequencies(law(v), Counter(key_of(deal_unknown(v, rng)) for _ in range(1500)))


def dressed(world: Position, v: View) -> Witnessed:
    """A world in which this seat knows what the view says it knows, and the others what they see."""
    p = Witnessed.of(world, Knowledge(world.game))
    known, game, bit = p.knowledge, world.game, world.game.bit(v.seat)
    known.sealed = {**sealed_here(p), **{name: 0 for name, value in v.vars.items() if sealed(value)}}
    for made in game.zones.values():
        for i, c in enumerate(p.zones[made.id]):
            sure = bit if i in v.knows.get(made.id, {}) else 0
            known.place[c] = p.sees(made, i) & game.everyone | sure
            known.holder[c] = known.place[c]
    for name in sorted(v.sets, key=lambda name: len(zones_of(v, name))):
        zones = zones_of(v, name)
        for text in v.sets[name]:
            lying = [c for zone in zones for c in p.zones[zone] if game.cards[c] == text and not known.holder[c] & bit]
            assert lying, f"{text} is not in {name}"
            known.holder[lying[0]] |= bit
            if name in v.zones and game.zones[name].kind is Kind.HAND:
                known.place[lying[0]] |= bit
    return p


def sealed(value: Any) -> bool:
    """Whether this is what a view shows instead of a var that it may not show."""
    return value is None or (isinstance(value, list) and None in value)


def positions(name: str) -> Iterator[Position]:
    """Some decisions of a game, and of one with the most seats."""
    rules = GAMES[name]
    yield from decisions(name, 3, every=11)
    p, rng = new_game(rules, rules.seats()[-1], 8).position, Random(8)
    for number in range(60):
        if p.turn is None:
            return
        if number % 20 == 19:
            yield p
        p = play(p, rng.choice(rules.legal(p))).position


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_seat_can_tell_a_dealt_world_from_the_true_one(name: str) -> None:
    rng = Random(name)
    for p in positions(name):
        for seat in {p.turn, (p.turn or 0) + 1 if p.game.seats > 1 + (p.turn or 0) else 0}:
            v = view(p, seat)
            dealer = Dealer(v)
            for _ in range(4):
                world = dealer.world(rng)
                assert sorted((*(c for cards in world.zones.values() for c in cards), *world.absent)) == list(
                    range(len(p.game.cards))
                )
                assert view(dressed(world, v), seat) == v
                assert world.rng != p.rng and world.ready is None
                if seat == p.turn:
                    assert p.game.rules.legal(world) == v.legal


@pytest.mark.parametrize("rules", [CARAVAN, FORTS, PURSE], ids=lambda rules: rules.info.id)
def test_the_same_holds_where_hands_are_passed_on_and_vars_are_sealed(rules: Any) -> None:
    rng = Random(4)
    for seed in range(6):
        p = new_game(rules, rules.seats()[-1], seed).position
        for _ in range(40):
            if p.turn is None:
                break
            for seat in range(p.game.seats):
                v = view(p, seat)
                world = Dealer(v).world(rng)
                assert view(dressed(world, v), seat) == v
            p = play(p, rng.choice(rules.legal(p))).position


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_world_hangs_on_the_view_and_the_seed_alone(name: str) -> None:
    for p in positions(name):
        v = view(p, p.turn)
        other = view(deal_unknown(v, Random(99)), p.turn)
        one, two = Dealer(v).world(Random(5)), Dealer(other).world(Random(5))
        assert (one.zones, one.vars, one.rng) == (two.zones, two.vars, two.rng)


def test_worlds_of_one_dealer_have_nothing_in_common() -> None:
    dealer, rng = Dealer(small("hand-and-group-known")), Random(1)
    first = dealer.world(rng)
    before = {zone: cards[:] for zone, cards in first.zones.items()}
    for cards in dealer.world(rng).zones.values():
        cards.clear()
    dealer.world(rng).vars["number"] = 7
    assert first.zones == before and dealer.world(rng).vars["number"] == 0
    assert len({dealer.world(rng).rng for _ in range(4)}) == 4, "what chance brings is another thing in each"


@EACH_SMALL
def test_a_world_is_certain_only_where_the_view_allows_no_other(name: str) -> None:
    v = small(name)
    assert not Dealer(v).certain or len(possible(v)) == 1


@pytest.mark.parametrize(
    ("zones", "certain"),
    [
        ({"hand.0": ["2C", "3C"]}, True),
        ({"hand.1": ["2C"], "hand.0": ["4C"]}, True),
        ({"hand.1": ["2C", "3C"]}, True),
        ({"stock": ["2C", "3C"]}, False),
        ({"hand.1": ["2C"], "stock": ["3C"]}, False),
    ],
)
def test_a_seat_knows_every_card_where_only_one_lies_hidden_or_all_in_one_hand(
    zones: dict[str, list[str]], certain: bool
) -> None:
    assert Dealer(view(yard(zones=zones), 0)).certain == certain
