"""What the voice says while a game is told, compared with what happened: every game, played on by quick players.

Every act is told, the plate is that of the person whom the sentence is about, and what decides can be seen when the
sentence is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from app.engine import Event, Result, hidden, view
from app.engine.zones import Kind
from app.games import GAMES
from app.table.narration import BY_ITSELF, Narration
from app.table.prompts import DECIDES, Rest
from app.table.reading import FAMILIAR, reading
from app.table.telling import beats
from app.wording import t
from app.wording.bidi import bare
from app.wording.sentences import log_lines
from app.wording.tellers import teller
from tests.covering import amount, spread
from tests.listed import LISTED
from tests.table.invented import Table, Told
from tests.table.retold import telling

pytestmark = pytest.mark.usefixtures("qapp")

ACTS = amount(14, 40)
SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]


@cache
def told(game: str, named: bool) -> tuple[Table, tuple[Told, ...]]:
    """A game told to seat 0, with the names of all seats or without its own."""
    if named:
        return telling(game).table, telling(game).gestures
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4, names={0: ""})
    gestures = (table.opening(), *table.play(ACTS))
    table.end()
    return table, gestures


def acts(table: Table, one: Told) -> Iterator[int]:
    """The seats other than the reader's that acted in the told events, forced or not."""
    zones, last = table.record.game.zones, None
    events = one.step.told(table.seat) if one.step is not None else []
    for event in events:
        if event.code == "acted":
            last = int(event.args["seat"])
        else:
            zone = zones.get(str(event.args.get("from", "")))
            if event.code not in ("moved", "moved-all") or zone is None or zone.kind is not Kind.HAND:
                continue
            if not event.cards or zone.owner in (None, last) or last is None:
                continue
            last = zone.owner
        if last != table.seat:
            assert last is not None
            yield last


@pytest.mark.parametrize("game", SEVERAL)
def test_nobodys_act_goes_untold(game: str) -> None:
    table, gestures = told(game, True)
    for one in gestures:
        about = [said.rest.who for said in one.said]
        for seat in acts(table, one):
            words = [bare(said.rest.words) for said in one.said]
            assert seat in about, f"{seat} acted, and the voice said {words}: {one.step and one.step.told(0)}"


@pytest.mark.parametrize("game", SEVERAL)
def test_that_somebody_had_no_choice_is_said_once(game: str) -> None:
    for said in (said for one in told(game, True)[1] for said in one.said):
        words = bare(f"{said.rest.words} {said.rest.detail}")
        assert words.count("only one move") + words.count("There was no choice") < 2, words


@pytest.mark.parametrize("game", SEVERAL)
def test_an_act_that_the_next_one_follows_at_once_has_a_sentence_of_its_own(game: str) -> None:
    table, gestures = told(game, True)
    for step in (one.step for one in gestures if one.step is not None):
        events = step.told(table.seat)
        narration = Narration(table.controller, events)
        for beat in beats(events, table.controller.dealt):
            rests = narration.completed(beat, Rest(), False)
            acts = [event.args for event in beat if event.code == "acted"]
            unseen = [int(act["seat"]) for act in acts[:-1] if act["seat"] != table.seat or act.get("forced")]
            assert [rest.who for rest in rests[: len(unseen)]] == unseen
            assert all(rest.words for rest in rests[: len(unseen)])


@pytest.mark.parametrize(("first", "heard"), [(1, [1, 2]), (2, [2])])
def test_a_forced_act_completes_only_one_of_the_same_seat(first: int, heard: list[int]) -> None:
    table = Table("meydele", 3, 4)
    acts = [
        Event("acted", 1, {"seat": first, "action": "commit:2S"}),
        Event("acted", 1, {"seat": 2, "action": "commit:3S", "forced": True}),
    ]
    assert [rest.who for rest in Narration(table.controller, acts).completed(acts, Rest(), True)] == heard


@pytest.mark.covering
@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_the_plate_is_that_of_whom_the_sentence_is_about(game: str, named: bool) -> None:
    table, gestures = told(game, named)
    for rest in (said.rest for one in gestures for said in one.said):
        words = bare(f"{rest.words}")
        about = {seat for seat, name in table.names.items() if name and name in words}
        if not named and re.search(r"\byour?\b", words, re.IGNORECASE):
            assert table.seat is not None
            about.add(table.seat)
        assert rest.who in about or (not about and rest.who in (None, *table.names)) or (
            rest.who is None and len(about) > 1
        ), f"{words!r} is said of {about}, beside the plate of {rest.who}"


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_prompt_is_about_whom_its_plate_shows(game: str, named: bool) -> None:
    table, _ = told(game, named)
    controller = table.controller
    for number in range(len(table.record.done) + 1):
        seen = view(table.record.position_at(number), table.seat)
        if seen.turn is None:
            continue
        controller.watch(seen)
        prompt = controller.prompt(seen, None)
        who = seen.turn if prompt.who == DECIDES else prompt.who
        words = bare(prompt.sentence)
        about = {seat for seat, name in table.names.items() if name and isinstance(seat, int) and name in words}
        if not named and re.search(r"\byour?\b", words, re.IGNORECASE):
            assert table.seat is not None
            about.add(table.seat)
        assert not about or who in about, f"{words!r} is said of {about}, beside the plate of {who}"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_a_name_is_called_by_it_in_all_that_is_told(game: str) -> None:
    table, gestures = told(game, True)
    said = [words for one in gestures for said in one.said for words in (said.rest.words, said.rest.detail)]
    for step in (one.step for one in gestures if one.step is not None):
        said += log_lines(game, step.told(table.seat), table.names)
    last = view(table.record.position_at(len(table.record.done)), table.seat)
    groups = teller(game).words(last, table.names)
    said += [line for group in groups if group.title != t("words.may") for line in (group.title, *group.lines)]
    assert not [words for words in said if re.search(r"\byour?s?\b(?! sit)", bare(words), re.IGNORECASE)]


def swept(events: tuple[Event, ...], table: Table) -> Iterator[tuple[int, int]]:
    """If a telling turns cards up and then takes them away: the numbers of both events."""
    opened: dict[str, int] = {}
    zones = table.record.game.zones
    for number, event in enumerate(events):
        if event.code in ("moved", "moved-all"):
            source, to = str(event.args["from"]), str(event.args["to"])
            if source in opened and event.cards and zones[to].kind is Kind.PILE:
                yield opened.pop(source), number
            kind = zones[to].kind
            from_hidden = zones[source].kind is not Kind.ROW or source not in opened
            if from_hidden and kind is not Kind.HAND and event.laid and not any(map(hidden, event.laid)):
                opened.setdefault(to, number)
        elif event.code == "turned":
            opened.setdefault(str(event.args["zone"]), number)


@pytest.mark.parametrize("game", [game for game in SEVERAL if game in LISTED])
def test_what_is_turned_up_is_looked_at_before_it_goes(game: str) -> None:
    table, gestures = told(game, True)
    for one in gestures:
        for turned, gone in swept(one.events, table):
            assert any(turned < said.after <= gone for said in one.said), (
                f"{one.events[turned]} and then {one.events[gone]} without a word"
            )


@pytest.mark.parametrize("game", GAMES)
def test_what_decides_can_be_seen_when_it_is_said(game: str) -> None:
    table, gestures = told(game, True)
    for one in gestures:
        for said in one.said:
            for ref in said.rest.lit:
                cards = said.shown.zones[ref.zone]
                assert ref.index < len(cards), f"{bare(said.rest.words)}: {ref} lies elsewhere"
    del table


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_at_the_calm_pace_every_sentence_waits_but_those_that_another_repeats(game: str) -> None:
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4, patient=True)
    table.opening()
    for one in table.play(12):
        assert one.waits == sum(not said.rest.passes for said in one.said)


def compelled(table: Table, one: Told) -> int:
    """How many acts of the reader's seat in the told events were forced, according to the events themselves."""
    events = one.step.told(table.seat) if one.step is not None else []
    acts = [event.args for event in events if event.code == "acted"]
    return sum("forced" in args and args["seat"] == table.seat for args in acts)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_ones_own_act_without_a_choice_waits_and_says_so_during_the_first_games(game: str) -> None:
    low, high = GAMES[game].info.seats
    for asks in (True, False):
        table = Table(game, min(max(low, 3), high), 4)
        table.controller.asks = asks
        table.opening()
        for one in table.play(ACTS):
            asked = [said.rest for said in one.said if said.rest.asks]
            if asks and compelled(table, one) and max(
                count for (_, verb), count in table.controller.met.items() if verb != BY_ITSELF
            ) <= FAMILIAR:
                assert asked and all(rest.who == table.seat for rest in asked)
            assert asks or (not asked and not one.waits)


def forced(patient: bool) -> tuple[list[Rest], int]:
    """What a game for one with mostly forced acts says about these acts, and how often it waited."""
    table = Table("trishape", 1, 4, patient=patient)
    table.controller.asks = True
    table.opening()
    told = list(table.play(60))
    # A sentence that has passed appears once more with the next one that waits.
    firsts = {bare(said.rest.words): said.rest for one in reversed(told) for said in reversed(one.said)}
    rests = [firsts[words] for words in reversed(firsts) if "only one move" in words]
    return rests, sum(one.waits for one in told)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
def test_ones_own_act_without_a_choice_is_always_told_but_waits_only_the_first_times(patient: bool) -> None:
    rests, waits = forced(patient)
    assert len(rests) > 2 * FAMILIAR, "each is told"
    assert [rest.asks for rest in rests] == [True] * FAMILIAR + [False] * (len(rests) - FAMILIAR)
    assert all(rest.passes == "again" and rest.ms >= reading(rest.words) for rest in rests[FAMILIAR:])
    assert waits < len(rests) if patient else waits == FAMILIAR


@pytest.mark.long
def test_ones_own_turn_that_plays_itself_is_always_told_but_waits_only_the_first_times() -> None:
    table = Table("majnun", 3, 5)
    table.controller.asks = True
    told = [table.opening(), *table.play(80)]
    own = [said.rest for one in told for said in one.said if said.rest.who == 0 and "must lay" in said.rest.words]
    assert len(own) > FAMILIAR + 2
    assert [rest.asks for rest in own] == [True] * FAMILIAR + [False] * (len(own) - FAMILIAR)
    assert sum(one.waits for one in told) == FAMILIAR


@pytest.mark.parametrize("winners", [(1,), (1, 2), ()])
def test_the_stop_at_the_end_has_the_plate_of_the_winner_and_of_nobody_where_several_win(
    winners: tuple[int, ...]
) -> None:
    controller = Table("majnun", 3, 4).controller
    end = Event("ended", -1, Result(winners, (0, 0, 0), "cap").to_json())
    assert Narration(controller, [])._stop(end).who == (1 if winners == (1,) else None)
