"""What a sitting allows to be taken back: freely, by consent, or not at all."""

from __future__ import annotations

import pytest

from app.engine import Record, position_from_json
from app.games import GAMES
from app.session.chosen import Chosen
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.session.taking_back import TakeBack, may_redo
from app.store import Store

TURNED_UP = {"shlif-shluf": ("reveal", "last"), "basa": ("guess:C", "guess:D", "guess:H", "guess:S", "guess:AD")}
"""Acts that turn up the next card of the stock."""
TURNS_UP = [(game, action) for game, actions in TURNED_UP.items() for action in actions]


def seat_all(store: Store, settings: Chosen, record: Record, persons: int = 2) -> Sitting:
    """A sitting for this record with this many persons, the rest computer players; the seat in turn has the screen."""
    seated = settled([Seated("", "fig", computer=seat >= persons) for seat in range(record.game.seats)])
    table = {"seats": [one.to_json() for one in seated]}
    sitting = Sitting(store, record, store.begin(record, table), table, settings)
    sitting.privacy.show(sitting.turn)
    return sitting


def seen_and_shuffled(game: str) -> Record:
    """A game of two before a stock whose cards both know, but not their places."""
    stock = ["5C", "8D", "9H", "3S", "KC", "AD"]
    hands = {"hand.0": ["4S"], "hand.1": ["6C"]} if game == "basa" else {}
    position = {
        "game": game,
        "partial": True,
        "seats": 2,
        "options": {},
        "rng": 1,
        "turn": 0,
        "phase": "draw",
        "zones": {"stock": stock, **hands},
        "vars": {"active": 0, "points": [20, 20]} if game == "basa" else {},
        "sets": {"stock": [[0, 1] for _ in stock]},
    }
    return Record.from_position(position_from_json(position, GAMES))


def hung_on_a_hand() -> Record:
    """A game of Super Stam after an act of the first seat that showed no card but ended its turn.

    That it ended the turn depended on cards that this seat does not see.
    """
    record = Record.begin(GAMES["super-stam"], 2, 17)
    for _ in range(12):
        record.act(record.rules.legal(record.position)[0])
    assert (record.done[-1].seat, record.done[-1].learned, record.done[-1].surprised) == (0, frozenset(), False)
    return record


@pytest.mark.parametrize(("game", "action"), TURNS_UP)
def test_a_card_that_was_seen_and_shuffled_is_not_taken_back_once_it_is_turned_up(
    store: Store, settings: Chosen, game: str, action: str
) -> None:
    sitting = seat_all(store, settings, seen_and_shuffled(game))
    sitting.act([action])
    assert not sitting.may_take_back()
    meant = sitting.take_back()
    assert meant is not None and meant.refused


@pytest.mark.parametrize("game", ["meydele", "karov-meod", "krav-maga", "asirim"])
def test_a_card_laid_unseen_out_of_ones_own_hand_is_taken_back_without_asking(
    store: Store, settings: Chosen, game: str
) -> None:
    rules = GAMES[game]
    sitting = seat_all(store, settings, Record.begin(rules, min(rules.seats()), 1))
    sitting.act([str(rules.legal(sitting.record.position)[0])])
    assert sitting.may_take_back()
    assert sitting.take_back() == TakeBack(1, consent=False, refused=False)


def test_a_card_shown_to_the_others_is_taken_back_when_all_agree(store: Store, settings: Chosen) -> None:
    rules = GAMES["majnun"]
    record = Record.begin(rules, 3, 1)
    while not record.done or not record.done[-1].learned or record.reveals(len(record.done) - 1):
        record.act(rules.legal(record.position)[0])
    sitting = seat_all(store, settings, record, persons=3)
    sitting.privacy.show(record.done[-1].seat)
    assert sitting.seat not in record.done[-1].learned
    assert sitting.take_back() == TakeBack(1, consent=True, refused=False)


def test_the_only_person_at_a_table_is_not_asked_by_themselves(store: Store, settings: Chosen) -> None:
    rules = GAMES["majnun"]
    record = Record.begin(rules, 3, 1)
    while not record.done or record.done[-1].seat != 0 or not record.done[-1].learned or record.reveals(
        len(record.done) - 1
    ):
        record.act(rules.legal(record.position)[0])
    for persons, asked in ((1, False), (2, True)):
        sitting = seat_all(store, settings, record, persons)
        sitting.privacy.show(0)
        assert sitting.take_back() == TakeBack(1, consent=asked, refused=False)


def test_what_another_seat_did_after_a_reveal_does_not_cover_it(store: Store, settings: Chosen) -> None:
    record = hung_on_a_hand()
    sitting = seat_all(store, settings, record)
    sitting.privacy.show(0)
    assert sitting.take_back() == TakeBack(1, consent=False, refused=True)
    for action in record.rules.legal(record.position):
        sitting.act([str(action)])
        if not record.reveals(12):
            break
        sitting.undo()
    assert record.done[-1].seat == 1
    assert sitting.take_back() == TakeBack(2, consent=True, refused=True)


def test_a_seat_does_again_only_what_it_did_itself() -> None:
    record = seen_and_shuffled("shlif-shluf")
    record.act("reveal")
    seat = record.done[-1].seat
    record.undo()
    assert may_redo(record, seat)
    assert not may_redo(record, 1 - seat) and not may_redo(record, None)
