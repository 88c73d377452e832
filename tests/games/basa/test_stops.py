"""How often Basa waits for the person at *calm*: a rival's turn is as many stops as it has guesses and uses, and a few.

Games of computer players are told at a real table by a clock that is made up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from statistics import median

import pytest

from app.engine import Action, play, position_from_json, view
from app.games import GAMES
from app.wording import use
from app.wording.bidi import bare
from tests.covering import amount
from tests.table.invented import Said, Table

pytestmark = pytest.mark.usefixtures("qapp")

DEALS, ACTS = amount(2, 10), 40
FEW = 4
"""A loss with what was left, a penalty, the end of the turn."""
OWN_STOPS = ("guess", "use", "swap", "take", "give", "feed", "keep", "drop", "pick")
"""Acts that are, or may be, a stop of their own."""


@cache
def told(deal: int) -> tuple[tuple[int, tuple[str, ...], int, bool, tuple[Said, ...], int | None], ...]:
    """Each gesture of a game of four, told to seat 0.

    Whose turn it was in, what was done, how often the table waited, whether it goes on without a click, what was said,
    and who decides next.
    """
    use("en")
    table = Table("basa", 4, deal, patient=True)
    table.surface.clock.speed = 50.0
    table.opening()
    found = []
    for one in table.play(ACTS):
        assert one.step is not None
        verbs = tuple(str(e.args["action"]).partition(":")[0] for e in one.step.events if e.code == "acted")
        answered = table.surface.stage.teller.answered
        active, turn = one.step.before.vars["active"], one.step.position.turn
        found.append((active, verbs, one.waits, answered, one.said, turn))
    return tuple(found)


def turns() -> Iterator[tuple[int, Counter[str]]]:
    """The turns of all rivals: how many clicks each took, and what was done in it."""
    for deal in range(1, DEALS + 1):
        last, clicks, done = 0, 0, Counter[str]()
        for active, verbs, waits, answered, _, _ in told(deal):
            if active != last and done:
                yield clicks, done
                clicks, done = 0, Counter[str]()
            last = active
            if active:
                # Where nothing was answered, the computer player itself waits for a click.
                clicks += waits if answered else waits + 1
                done.update(verbs)
        if done:
            yield clicks, done


def test_a_rivals_turn_is_as_many_stops_as_guesses_and_uses_and_a_few() -> None:
    found = list(turns())
    assert len(found) > DEALS
    for clicks, done in found:
        assert clicks <= sum(done[verb] for verb in OWN_STOPS) + FEW, done
    assert median(clicks - done["guess"] - done["use"] for clicks, done in found) <= 2


def test_what_passes_stands_at_the_next_stop() -> None:
    passed = 0
    for deal in range(1, DEALS + 1):
        held: list[str] = []
        for active, _, _, answered, said, turn in told(deal):
            for rest in (one.rest for one in said):
                if rest.passes == "told":
                    held.append(bare(rest.words))
                    passed += 1
                elif not rest.passes:
                    stop = bare(f"{rest.words} {rest.detail}")
                    assert all(words in stop for words in held), f"{held} are not in {stop!r}"
                    held = []
            assert not held or (answered and turn == active != 0), f"{held} are told at no stop"
    assert passed


def test_a_guess_and_the_card_that_answers_it_are_one_stop() -> None:
    for deal in range(1, DEALS + 1):
        for active, verbs, waits, _, said, _ in told(deal):
            if not active or verbs != ("guess",):
                continue
            words = [bare(f"{one.rest.words} {one.rest.detail}") for one in said if not one.rest.passes]
            assert waits == len(words)
            if any(one.rest.passes == "so-far" for one in said):
                # One of a row is added up with the others.
                continue
            assert "guessed" in words[0] and "It is" in words[0], words
            assert sum("guess" in one for one in words) == 1, words


def test_guesses_in_a_row_go_on_by_themselves_after_two_stops_and_are_added_up() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    won = ["9C", "4H", "7S", "KH"]
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw",
            "zones": {"stock": [*won, "2C", "3C", "AD"], "hand.0": ["5D"], "hand.1": ["QS"], "hand.2": ["6D"]},
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    table.controller.watch(view(start, 0))
    position, waits, stops = start, list[int](), list[str]()
    row = [act for card in won for act in (f"guess:{card[1]}", "stage")]
    for act in [*row, "guess:D", "guess:C", "use:QS"]:
        step = play(position, Action.parse(act))
        told = table.told(step)
        position = step.position
        if act != "stage":
            waits.append(told.waits)
        else:
            assert told.waits == 0 and table.surface.stage.teller.answered
        stops += [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
    assert waits[:6] == [1, 1, 0, 0, 0, 0] and waits[6]
    assert stops[2].startswith("Seat 1 guessed clubs. Right. Seat 1 has guessed 6 times. Right: 9"), stops
    assert "Wrong: 2" in stops[2] and "uses Q" in stops[2] and stops[2].count("times") == 1


def test_a_loss_is_one_stop_and_what_was_left_another() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw",
            "zones": {"stock": ["AD", "2C"], "hand.0": ["5D"], "hand.1": ["QS", "4H"], "hand.2": ["6D"]},
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    table.controller.watch(view(start, 0))
    told = table.told(play(start, "take"))
    stops = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
    lost = next(number for number, words in enumerate(stops) if words.endswith("Seat 1 has lost. "))
    assert stops[lost + 1] == "Seat 1 gets +2 for the cards that were left. Back into the stock: 2 cards."
    assert not any("no choice" in words for words in stops), stops
