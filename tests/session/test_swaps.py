"""Cards that change places in a position of a past game."""

from __future__ import annotations

from random import Random

import pytest

from app.engine import OVER, InvalidPosition, Record, Witnessed, new_game, play, position_to_json, view
from app.games import GAMES
from app.session.swaps import Slot, swapped


def played(game: str, seats: int, deal: int, acts: int) -> Witnessed:
    """A position of a random game that is not over."""
    rules, rng = GAMES[game], Random(deal)
    p = new_game(rules, seats, deal).position
    for _ in range(acts):
        further = play(p, rng.choice(rules.legal(p))).position
        if further.phase == OVER:
            return p
        p = further
    return p


def slots(p: Witnessed) -> list[Slot]:
    return [Slot(zone, at) for zone, cards in p.zones.items() for at in range(len(cards))]


def text(p: Witnessed, slot: Slot) -> str:
    return p.texts(slot.zone)[slot.at]


def test_two_cards_change_places_and_everything_else_stays() -> None:
    before = played("krav-maga", 2, 3, 12)
    one, other = Slot("hand.0", 1), Slot("stock", 4)
    after = swapped(before, one, other)
    assert (text(after, one), text(after, other)) == (text(before, other), text(before, one))
    left, right = position_to_json(before), position_to_json(after)
    for data in (left, right):
        for slot in (one, other):
            data["zones"][slot.zone][slot.at] = ""
    assert left == right


@pytest.mark.parametrize("game", GAMES)
def test_games_go_on_from_there(game: str) -> None:
    rng = Random(game)
    p = played(game, GAMES[game].info.seats[0], 1, 20)
    for _ in range(6):
        try:
            p = swapped(p, *rng.sample(slots(p), 2))
        except InvalidPosition:
            continue
    record = Record.from_position(p)
    for _ in range(20):
        if record.position.turn is not None:
            record.act(str(rng.choice(record.rules.legal(record.position))))
    assert record.done


def test_who_knew_a_card_knows_the_one_that_lies_there_now() -> None:
    before = played("solo", 1, 4, 0)
    known = Slot("hand.0", 0)
    hidden = Slot("stock", len(before.zones["stock"]) - 1)
    after = swapped(before, known, hidden)
    seen = view(after, 0)
    assert seen.zones["hand.0"][0] == text(before, hidden)
    assert text(before, known) not in [card for cards in seen.zones.values() for card in cards]


def test_a_var_that_names_a_card_names_the_one_that_lies_there_now() -> None:
    p = played("solo", 1, 4, 0)
    been = Slot("center", 0)
    p.vars["been"] = (text(p, been),)
    other = Slot("stock", 3)
    assert swapped(p, been, other).vars["been"] == (text(p, other),)


def test_what_the_rules_do_not_allow_is_refused() -> None:
    before = played("shapes", 2, 1, 0)
    with pytest.raises(InvalidPosition):
        swapped(before, Slot("base", 0), Slot("whole", 0))


@pytest.mark.parametrize("slot", [Slot("hand.0", 99), Slot("attic", 0)])
def test_where_nothing_lies_nothing_is_exchanged(slot: Slot) -> None:
    with pytest.raises(LookupError):
        swapped(played("solo", 1, 4, 0), Slot("stock", 0), slot)
