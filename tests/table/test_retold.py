"""Several gestures told in one go, as after the curtain and when they are shown again: every game.

Each gesture is told separately, and the seat reads what it would have read then. A controller knows nothing beyond the
gesture being told; what has passed at *calm* carries over from one gesture to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from app.engine import Event, View, view
from app.games import GAMES
from app.table.prompts import Rest
from app.wording import use
from app.wording.bidi import bare
from tests.covering import amount, spread
from tests.table.invented import Table, Told, next_due

pytestmark = pytest.mark.usefixtures("qapp")

ACTS = amount(20, 120)
"""How many acts are made at least; more if a turn of one seat takes longer."""
DEAL = 29
"""A deal in which more than one seat of every game acts within this many."""
SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]


class Live(NamedTuple):
    """A game that was told to seat 0 as it was played: its table, every gesture, and the question after each.

    `answered` is whether the next act was to come by itself then. `met` is what the person had met before each gesture
    of acts without a choice, of which the first ones wait.
    """

    table: Table
    gestures: tuple[Told, ...]
    asked: tuple[tuple[str, str], ...]
    answered: tuple[bool, ...]
    met: tuple[Counter[tuple[int | None, str]], ...]

    def stretches(self) -> Iterator[tuple[int, int]]:
        """The stretches in which several gestures of others lie between two of the seat's own.

        Before these all gestures up to the last one of its own: in some games every other gesture is.
        """
        begun, done = 0, self.table.record.done
        yield 0, max(number for number, one in enumerate(done, 1) if one.seat == self.table.seat)
        for number in range(len(done) + 1):
            if number == len(done) or done[number].seat == self.table.seat:
                if number - begun > 1:
                    yield begun, number
                begun = number + 1

    def seen(self, count: int) -> View:
        """The seat's view after `count` gestures."""
        return view(self.table.record.position_at(count), self.table.seat)

    def sit_down(self, first: int) -> None:
        """Give the bare cloth to a new controller, to which everything done since then will be told."""
        self.table.sit_down()
        self.table.controller.met = self.met[first].copy()


def live(game: str, *, patient: bool = False) -> Live:
    """A game of three seats, or as near to that as it allows, told as it is played."""
    use("en")
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), DEAL, patient=patient)
    table.opening()
    gestures, asked, answered = list[Told](), list[tuple[str, str]](), list[bool]()
    met = [table.controller.met.copy()]
    for one in table.play():
        gestures.append(one)
        asked.append(question(table, view(table.record.position, table.seat)))
        answered.append(table.surface.teller.answered)
        met.append(table.controller.met.copy())
        acted = {done.seat for done in table.record.done}
        if len(gestures) >= ACTS and table.seat in acted and len(acted) > 1:
            break
    return Live(table, tuple(gestures), tuple(asked), tuple(answered), tuple(met))


def question(table: Table, seen: View) -> tuple[str, str]:
    """What the voice says when everything has been told."""
    prompt = table.controller.prompt(seen, None)
    return bare(prompt.sentence), bare(prompt.detail)


def words(rest: Rest) -> tuple[str, str, int | str | None, str]:
    """The words of a rest, the seat whose plate is beside them, and whether they stand at a later stop too."""
    return bare(rest.words), bare(rest.detail), rest.who, rest.passes


def heard(played: Live, first: int, last: int) -> list[tuple[str, str, int | str | None, str]]:
    """What was said at these gestures when they were made."""
    return [words(said.rest) for one in played.gestures[first:last] for said in one.said]


@pytest.mark.long(keep=3)
@pytest.mark.covering
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
@pytest.mark.parametrize("game", SEVERAL)
def test_what_is_told_in_one_go_is_what_was_told_at_each_gesture(game: str, patient: bool) -> None:
    played = live(game, patient=patient)
    table = played.table
    rested: list[View | None] = []
    table.surface.settled.connect(lambda: rested.append(table.surface.stage.view))
    for first, last in played.stretches():
        played.sit_down(first)
        rested.clear()
        told = table.retold(first, last)
        assert [words(said.rest) for said in told.said] == heard(played, first, last)
        assert told.events == tuple(event for one in played.gestures[first:last] for event in one.events)
        waits = sum(one.waits for one in played.gestures[first:last])
        assert told.waits == waits, "between two gestures nobody has to go on"
        assert rested == [played.seen(last)], "the table is at rest once, when all has been told"
        assert question(table, played.seen(last)) == played.asked[last - 1]
        assert table.surface.teller.answered == played.answered[last - 1]
    table.end()


def begun(played: Live, events: int) -> tuple[int, int, list[tuple[str, str, int | str | None, str]]]:
    """Begin to tell all gestures and stop after `events` events; also return the list of the words said."""
    first, last = 0, len(played.gestures)
    table, said = played.table, list[tuple[str, str, int | str | None, str]]()
    played.sit_down(first)
    table.surface.teller.said.connect(lambda rest: said.append(words(rest)))
    told: list[Event] = []
    table.surface.teller.told.connect(told.append)
    table.retell(first, last)
    while len(told) < events:
        if table.surface.teller.waiting:
            table.surface.teller.go_on()
            continue
        table.time = max(table.time, next_due(table.surface.clock))
        table.surface.clock.tick()
    return first, last, said


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 3))
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
@pytest.mark.parametrize("game", SEVERAL)
def test_what_is_brought_to_its_end_in_the_middle_leaves_no_gesture_untold(game: str, patient: bool) -> None:
    played = live(game, patient=patient)
    table = played.table
    rested: list[View | None] = []
    first, last, said = begun(played, 1)
    table.surface.settled.connect(lambda: rested.append(table.surface.stage.view))
    table.surface.finish()
    assert said == heard(played, first, last)
    assert rested == [played.seen(last)] and not table.surface.teller.busy
    table.end()


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 3))
@pytest.mark.parametrize("game", SEVERAL)
def test_a_press_that_waits_for_no_sentence_goes_on_to_the_end_of_all_gestures(game: str) -> None:
    played = live(game)
    table = played.table
    first, last, said = begun(played, 1)
    assert table.surface.go_on(), "so that the press can do what it means"
    assert said == heard(played, first, last) and table.surface.stage.view == played.seen(last)
    table.end()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["majnun", "basa"])
def test_a_cloth_that_changes_its_size_meanwhile_lights_the_hem_of_whose_turn_is_told(game: str) -> None:
    played = live(game, patient=True)
    table, last = played.table, len(played.gestures)
    surface, teller = table.surface, table.surface.teller
    said, laid = list[tuple[str, str, int | str | None, str]](), list[int]()
    teller.said.connect(lambda rest: said.append(words(rest)))
    surface.stage.passed.connect(lambda: laid.append(len(laid)))
    played.sit_down(0)
    table.retell(0, last)
    lit = set[int | None]()
    while surface.clock.busy or teller.waiting:
        if teller.waiting:
            surface.resize(876 if surface.width() > 1000 else 1256, 564)
            surface.fit()
            assert teller.waiting, "nothing has been gone on from"
            seen = played.seen(laid[-1])
            assert surface.stage._hem == table.controller.hem(seen, surface.stage.board)
            lit.add(seen.turn)
            teller.go_on()
            continue
        table.time = max(table.time, next_due(surface.clock))
        surface.clock.tick()
    assert said == heard(played, 0, last)
    assert len(laid) == last and len(lit) > 1
    table.end()


@pytest.mark.long
def test_what_has_passed_is_not_told_to_whoever_sits_down_next() -> None:
    def told(*, before: bool, sits_down: bool) -> list[str]:
        """What stands at the next stop if a person was told everything that led to it `before`, or none of it."""
        table = Table("basa", 2, 4, patient=True)
        table.opening()
        gestures = list(table.play(21, lambda _: before))
        assert not before or all(said.rest.passes for said in gestures[-1].said)
        if sits_down:
            table.sit_down()
        table.surface.show_view(view(table.record.position, table.seat))
        (stop,) = table.play(22)
        table.end()
        return [bare(f"{said.rest.words} {said.rest.detail}") for said in stop.said]

    use("en")
    unheard = told(before=False, sits_down=False)
    assert told(before=True, sits_down=False) != unheard, "the same person hears it together with what follows"
    assert told(before=True, sits_down=True) == unheard
