"""What is agreed before the first card: seats, options, persons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.engine import Action, Face, NotationError, Option, Position, Rules, Var, Zone, agree, new_game, play, view
from app.engine.cards import Card
from app.engine.game import applies, frozen, thawed
from app.engine.zones import pile, row
from app.games import GAMES
from tests.engine.made_up import CARAVAN, FORTS, PURSE, YARD, Yard


def test_equal_agreements_are_one_object_and_others_are_not() -> None:
    one = agree(YARD, 3, {"copies": 2})
    assert agree(YARD, 3, {"copies": 2, "speed": "slow"}) is one
    assert agree(YARD, 3, {"copies": 3}) is not one
    assert agree(YARD, 2, {"copies": 2}) is not one
    assert agree(YARD, 3, {"copies": 2}, [{"digit": 4}]) is not one
    assert agree(YARD, 3, {"copies": 2}, [{}, {}, {}]) is one


def test_what_is_left_out_is_filled_in_and_automatic_values_become_numbers() -> None:
    assert agree(YARD, 3).options == {"copies": 1, "speed": "slow", "limit": 30}
    assert agree(YARD, 3, {"limit": 60}).options["limit"] == 60
    assert agree(YARD, 2, {"limit": "auto"}).options["limit"] == 20


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (0, {}, "yard has 1 to 4 seats, not 0"),
        (5, {}, "yard has 1 to 4 seats, not 5"),
        ("2", {}, "yard has 1 to 4 seats, not '2'"),
        (True, {}, "yard has 1 to 4 seats, not True"),
        (2.0, {}, "yard has 1 to 4 seats, not 2.0"),
        (10**5000, {}, "yard has 1 to 4 seats, not a very large int"),
        (2, [], "options are an object, not list"),
        (2, "copies", "options are an object, not str"),
        (2, {"colour": 1}, r"yard has no option 'colour' \(its options: copies, speed, limit\)"),
        (2, {"x" * 500: 1}, "yard has no option 'xxx"),
        (2, {"copies": 0}, "option 'copies' cannot be 0: a whole number from 1 to 3"),
        (2, {"copies": 4}, "option 'copies' cannot be 4: a whole number from 1 to 3"),
        (2, {"copies": True}, "option 'copies' cannot be True"),
        (2, {"copies": 2.0}, r"option 'copies' cannot be 2\.0"),
        (2, {"copies": "2"}, "option 'copies' cannot be '2'"),
        (2, {"copies": float("nan")}, "option 'copies' cannot be nan"),
        (2, {"copies": [[[]]]}, r"option 'copies' cannot be \[\[\[\]\]\]"),
        (2, {"copies": 10**5000}, "option 'copies' cannot be a very large int"),
        (2, {"speed": "quick"}, "option 'speed' cannot be 'quick': one of 'slow', 'fast'"),
        (2, {"speed": None}, "option 'speed' cannot be None"),
        (4, {}, "these options do not go together: too-few-cards"),
    ],
    ids=range(21),
)
def test_what_cannot_be_agreed_is_named(seats: Any, options: Any, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as caught:
        agree(YARD, seats, options)
    assert len(str(caught.value)) < 300


def test_yes_and_no_are_no_numbers() -> None:
    assert agree(CARAVAN, 3, {"passing": False}).options["passing"] is False
    for wrong in (0, 1, "true", None):
        with pytest.raises(NotationError, match="true or false"):
            agree(CARAVAN, 3, {"passing": wrong})
    with pytest.raises(NotationError, match="one of 2, 4, 7"):
        agree(FORTS, 2, {"max_rounds": 3})
    with pytest.raises(NotationError, match="purse has 2 to 3 seats, not 1"):
        agree(PURSE, 1)
    with pytest.raises(NotationError, match="solo has 1 seat, not 2"):
        agree(GAMES["solo"], 2)


def test_an_option_applies_beside_the_values_it_hangs_on() -> None:
    option = Option("pot", "bool", (False, True), False, when=(("kind", "b"), ("size", (2, 3))))
    assert applies(option, {"kind": "b", "size": 2}) and applies(option, {"kind": "b", "size": 3})
    assert not applies(option, {"kind": "a", "size": 2}) and not applies(option, {"kind": "b", "size": 4})
    assert not applies(option, {"kind": "b"})
    assert applies(option._replace(when=()), {})


def test_an_option_hangs_on_values_that_others_have() -> None:
    for rules in GAMES.values():
        for seats in rules.seats():
            options = {option.name: option for option in rules.options(seats)}
            for option in options.values():
                for name, wanted in option.when:
                    several = wanted if isinstance(wanted, tuple) else (wanted,)
                    every = {*options[name].values, options[name].default}
                    assert set(several) < every, f"{option.name} of {rules.info.id} always applies"


@pytest.mark.parametrize(
    ("persons", "sentence"),
    [
        ("ab", "persons is a list of objects"),
        ({"digit": 1}, "persons is a list of objects"),
        ([1], "persons is a list of objects"),
        ([{}, {}, {}], "persons has 3 entries for 2 seats"),
        ([{"height": 1}], r"yard asks no 'height' of a person \(it asks: digit, form\)"),
        ([{"digit": [1]}], r"a person's digit is a short text or a whole number, not \[1\]"),
        ([{"digit": {}}], "not {}"),
        ([{"digit": 1.5}], r"not 1\.5"),
        ([{"digit": True}], "not True"),
        ([{"digit": 10**5000}], "not a very large int"),
        ([{"form": "f" * 41}], "a short text"),
    ],
    ids=range(11),
)
def test_persons_have_the_facts_that_the_game_asks_for(persons: Any, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        agree(YARD, 2, {}, persons)
    with pytest.raises(NotationError):
        agree(GAMES["solo"], 1, {}, [{"digit": 1}])


def test_persons_are_kept_in_the_game() -> None:
    assert agree(YARD, 2, {}, [{"form": "f", "digit": 9}]).persons == ({"digit": 9, "form": "f"},)


def test_cards_are_ints_by_text_and_twins_know_each_other() -> None:
    game = agree(YARD, 3, {"copies": 3})
    assert game.ids["2D"] == (3, 4, 5)
    assert game.twins[4] == (3, 5)
    assert game.counts["2D"] == 3 and game.counts["w1"] == 1
    assert game.backs[game.ids["w1"][0]] == "?w" and game.ids["w1"][0] not in game.twins
    assert agree(YARD, 3).twins == {}


def test_each_action_is_made_once_and_twins_share_theirs() -> None:
    game = agree(YARD, 2, {"copies": 2})
    assert game.action("give", "2C", "1") is game.action("give", "2C", "1")
    play = game.acts["play"]
    assert play[0] is play[1] is game.action("play", "2C")
    assert str(game.acts["set", "keep"][2]) == "set:keep:2D"


def test_of_a_hand_with_twins_a_verb_has_one_action_a_symbol() -> None:
    game = agree(YARD, 2, {"copies": 2})
    p = Position(game, 1)
    two, three = game.ids["2C"], game.ids["3C"]
    assert [str(one) for one in p.each("play", [three[1], two[0], three[0], two[1]])] == ["play:3C", "play:2C"]
    assert p.each("play", []) == []


def test_masks_are_the_seats_and_the_onlooker_where_all_see() -> None:
    game = agree(YARD, 3)
    hand, stock = game.zones["hand.1"], game.zones["stock"]
    assert game.mask(Face.UP, hand) == 0b1111
    assert game.mask(Face.OWNER, hand) == 0b0010
    assert game.mask(Face.OWNER, stock) == game.mask(Face.DOWN, hand) == 0
    assert [game.bit(seat) for seat in (0, 2, None)] == [0b0001, 0b0100, 0b1000]
    assert agree(YARD, 1).mask(Face.OWNER, agree(YARD, 1).zones["hand.0"]) == 0b11


@pytest.mark.parametrize(
    ("kind", "value", "inside"),
    [
        ("int", 3, 3),
        ("bool", True, True),
        ("text", "x", "x"),
        ("seats", [2, 0], (2, 0)),
        ("by-seat", [[1], []], ((1,), ())),
        ("list", [1, ["7H", [True]]], (1, ("7H", (True,)))),
        ("map", {"b": [1], "a": 2}, (("b", (1,)), ("a", 2))),
        ("map", {}, ()),
        ("map", None, None),
    ],
)
def test_json_values_are_frozen_inside_and_thawed_again(kind: str, value: Any, inside: Any) -> None:
    assert frozen(value) == inside
    assert thawed(kind, inside) == value


# Whether anything is hidden


class Square(Yard):
    """The yard without anything that only some seats see: a stock, open cards, a var that nobody is told."""

    info = Yard.info._replace(vars={"points": Var("by-seat", ()), "tosses": Var("text", "", "never")})
    extra: tuple[Zone, ...] = ()

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """A closed pile, an open one, a row whose first card lies open, and what a test adds."""
        return (pile("stock", Face.DOWN), pile("open", Face.UP), row("market", (Face.UP, Face.DOWN)), *self.extra)


class Whispered(Square):
    """The only secret is an action: others are not told which it was."""

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Only that something was done."""
        return Action(action.verb, ("??",))


class Held(Square):
    """The only secret is that anything was done at all, until the turn is over."""

    def untold(self, p: Position) -> tuple[Position, Action] | None:
        """Nothing, in the position a test has."""
        return None


class Sealed(Square):
    """The only secret is a var."""

    info = Square.info._replace(vars={**Square.info.vars, "aim": Var("by-seat", (), "sealed")})


def with_zone(zone: Zone) -> Square:
    """The square with one more zone."""
    made = Square()
    made.extra = (zone,)
    return made


@pytest.mark.parametrize("card", [Card("sun", "blue"), Card("?sun"), Card("sun", "")])
def test_a_back_that_would_be_read_as_a_symbol_is_refused_by_name(card: Card) -> None:
    made = Square()
    made.deck = lambda seats, options: [Card("moon"), card]  # type: ignore[method-assign]
    with pytest.raises(ValueError, match=r"a back begins with \? and a symbol does not; \??sun has the back"):
        agree(made, 2)


def test_equal_cards_that_lie_apart_in_a_deck_are_refused_by_name() -> None:
    made = Square()
    made.deck = lambda seats, options: [Card(text) for text in ("sun", "moon", "sun")]  # type: ignore[method-assign]
    with pytest.raises(ValueError, match="sun comes again later in the deck"):
        agree(made, 2)
    made.deck = lambda seats, options: [Card(text) for text in ("sun", "sun", "moon")]  # type: ignore[method-assign]
    assert agree(made, 2).counts["sun"] == 2


def test_an_open_game_hides_nothing() -> None:
    assert not agree(Square(), 3).hides


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_in_a_game_that_hides_nothing_all_see_the_same(rules: Rules) -> None:
    rng, p = Random(2), new_game(rules, rules.seats()[-1], 2).position
    alike = True
    for _ in range(60):
        if p.turn is None:
            break
        first, *others = (replace(view(p, seat), seat=None) for seat in range(p.game.seats))
        alike &= all(one == first for one in others)
        p = play(p, rng.choice(rules.legal(p))).position
    assert alike is not p.game.hides


@pytest.mark.parametrize(
    "rules",
    [
        Sealed(),
        Whispered(),
        Held(),
        with_zone(pile("hand.{seat}", Face.OWNER)),
        with_zone(pile("drawn", Face.TURN)),
        with_zone(row("fort.{seat}", (Face.UP, Face.OWNER))),
        with_zone(pile("turned", None)),
        YARD,
        FORTS,
        CARAVAN,
        PURSE,
    ],
    ids=["sealed", "action", "held-back", "owner", "turn", "by-index", "by-phase", "yard", "forts", "caravan", "purse"],
)
def test_one_secret_of_any_kind_is_enough(rules: Yard) -> None:
    assert agree(rules, 2 if rules.info.seats[0] < 3 else 3).hides


def test_who_sits_alone_has_nobody_to_hide_anything_from() -> None:
    for rules in (Sealed(), Whispered(), with_zone(pile("hand.{seat}", Face.OWNER))):
        assert agree(rules, 2).hides and not agree(rules, 1).hides
