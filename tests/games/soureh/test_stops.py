"""Soureh as it is told: what others did to the reader's row, what lies closed, and the scores between two deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

import pytest

from app.engine import Event, View, hidden, play, position_from_json
from app.engine import view as seen_by
from app.games import GAMES
from app.games.soureh.controller import SourehController
from app.table.prompts import Ref, Rest
from app.table.reading import FAMILIAR
from app.table.signs import Peek
from app.wording import t, use
from app.wording.bidi import bare
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar"}


def played(deal: int, most: int) -> tuple[Table, list[tuple[str, View]]]:
    """A game told to seat 0; whenever it is its turn, the question of the voice and the view."""
    table = Table("soureh", 2, deal, names=NAMES)
    table.opening()
    asked: list[tuple[str, View]] = []

    def ask() -> None:
        view = table.surface.stage.view
        assert view is not None
        if view.turn == 0:
            prompt = table.controller.prompt(view, None)
            asked.append((bare(f"{prompt.sentence} {prompt.detail}"), view))

    table.surface.stage.settled.connect(ask)
    for _ in table.play(most):
        pass
    return table, asked


def test_what_another_did_to_my_row_is_said_until_i_have_placed_a_card() -> None:
    table = Table("soureh", 2, 5, names=NAMES)
    table.opening()
    told = 0
    for _ in table.play(45):
        view = table.surface.stage.view
        assert view is not None
        if view.turn != 0 or view.phase != "place":
            continue
        hits = 0
        for number in reversed(range(len(table.record.done))):
            done = table.record.done[number]
            verb, *args = done.actions[0].split(":")
            if (done.seat == 0 and verb in ("self", "other", "throw")) or (
                table.record.position_at(number).vars["deal"] != view.vars["deal"]
            ):
                break
            hits += done.seat == 1 and verb == "other" and args[0] == "0"
        detail = bare(table.controller.prompt(view, None).whole.detail)
        assert detail.count("Omar put") == hits
        told += hits
    assert told


def test_ones_own_closed_row_has_a_small_back_on_each_card_until_it_is_shown() -> None:
    table, asked = played(5, 30)
    closed = 0
    for _, view in asked:
        backs = [sign for sign in table.controller.signs(view, table.surface.stage.board) if isinstance(sign, Peek)]
        if view.phase == "place":
            assert [sign.card for sign in backs] == [Ref("closed.0", column) for column in range(4)]
            assert all(sign.low and hidden(sign.face) for sign in backs)
            closed += 1
        elif view.phase == "count":
            assert not backs, "the row lies open for everybody"
    assert closed > 5


@pytest.mark.long
def test_between_two_deals_the_scores_lie_on_the_cloth_before_the_cards_are_gathered() -> None:
    table = Table("soureh", 2, 5, names=NAMES)
    stage = table.surface.stage
    stops: list[tuple[Rest, int]] = []
    standing: list[bool] = []

    def hear(rest: Rest) -> None:
        if rest.scores:
            stops.append((rest, len(stage.between().zones["open.1"])))

    def deal(event: Event) -> None:
        if event.args.get("from") == "stock":
            standing.append(stage.overlay.scores is not None)

    table.surface.teller.said.connect(hear)
    table.surface.teller.told.connect(deal)
    table.opening()
    for _ in table.play(70):
        pass
    assert len(stops) >= 2 and all(cards for _, cards in stops), "the rows still lie there"
    assert standing and not any(standing), "it is gone when cards are dealt again"
    before = [0, 0]
    for rest, _ in stops:
        now = [one.total for one in rest.scores]
        assert [one.by for one in rest.scores] == [n - m for n, m in zip(now, before, strict=True)]
        totals = [int(bare(row.total)) for row in table.controller.score_table(rest.scores).rows]
        assert totals == sorted(now), "the lowest is the best"
        before = now


def told_at_calm(seats: int, most: int) -> Iterator[tuple[Table, int, list[str], int]]:
    """Each act of others at *calm*: the table, who acted, what stands at its stops, and how often it waits."""
    names = {**NAMES, 2: "Tamar", 3: "Yael"}
    table = Table("soureh", seats, 5, names={seat: names[seat] for seat in range(seats)}, patient=True)
    table.opening()
    for told in table.play(most):
        assert told.step is not None
        actor = int(told.step.events[0].args["seat"])
        stops = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
        yield table, actor, stops, told.waits


@cache
def stops_of_four() -> tuple[tuple[int, list[str], int], ...]:
    """The same of a game of four, without its table."""
    return tuple(one[1:] for one in told_at_calm(4, 80))


@pytest.mark.long
def test_with_two_what_the_other_did_asks_for_no_click_and_is_said_with_the_next_question() -> None:
    asked = 0
    for table, actor, stops, waits in told_at_calm(2, 60):
        view = table.surface.stage.view
        assert view is not None
        if actor == 0 or view.phase != "place" or view.turn != 0 or stops:
            continue
        verb = table.record.done[-1].actions[0].partition(":")[0]
        if verb not in ("self", "other", "throw"):
            continue
        assert not waits
        detail = bare(table.controller.prompt(view, None).whole.detail)
        assert "Omar" in detail, detail
        asked += 1
    assert asked > 5


@pytest.mark.long
def test_turns_of_several_others_are_one_stop_before_ones_own_and_none_of_them_is_lost() -> None:
    acts: list[int] = []
    rounds = 0
    names = {1: "Omar", 2: "Tamar", 3: "Yael"}
    for actor, stops, waits in stops_of_four():
        if actor == 0:
            acts = []
            continue
        acts.append(actor)
        if not waits:
            continue
        assert all(any(names[one] in stop for stop in stops) for one in acts), (acts, stops)
        rounds += len(set(acts)) == 3
        acts = []
    assert rounds > 3, "three turns in one stop"


@pytest.mark.long
def test_the_call_comes_before_the_turns_that_led_to_it() -> None:
    calls = [stop for _, stops, _ in stops_of_four() for stop in stops if "Soureh!" in stop]
    assert calls and all("Soureh!" in call.partition(" ")[2][:10] for call in calls), calls


def test_an_exchange_is_told_once() -> None:
    table = Table("soureh", 2, 5, names=NAMES)
    table.opening()
    for told in table.play(40):
        acts = [event for event in told.events if event.args.get("from") == "drawn"]
        about = [said for said in told.said if "in place of" in bare(said.rest.words)]
        assert len(about) <= len(acts)
        assert not [said for said in told.said if bare(said.rest.words).startswith("Now ")]


def test_at_a_table_of_two_what_the_other_did_is_not_said_of_the_next_deal() -> None:
    table = Table("soureh", 2, 5, names=NAMES)
    told = [table.opening(), *table.play(150, lambda before: before.phase != "place")]
    controller = table.controller
    assert isinstance(controller, SourehController) and told
    for one in reversed(told):
        assert one.step is not None
        controller.expect(one.step.told(0))
        if controller.mentioned:
            break
    assert controller.mentioned
    controller.expect([Event("gathered", 1, {"zone": "stock"})])
    assert not controller.mentioned


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_at_a_table_of_two_a_declaration_speaks_of_one_turn_and_of_nobody_else(language: str) -> None:
    use(language)
    table, heard, asked = Table("soureh", 2, 5, names=NAMES), list[str](), list[str]()
    table.opening()

    def ask() -> None:
        view = table.surface.stage.view
        if view is not None and view.turn == 0 and view.phase == "declare":
            asked.append(bare(table.controller.prompt(view, None).whole.detail))

    table.surface.stage.settled.connect(ask)
    for told in table.play(150, lambda before: before.phase == "declare"):
        heard += [bare(one.rest.words) for one in told.said if t("soureh.cry") in one.rest.words]
    others = "others" if language == "en" else "האחרים"
    one_turn = "One turn is left" if language == "en" else "נשאר תור אחד"
    assert heard and asked
    for words in (*heard, *asked):
        assert one_turn in words and others not in words
    table.end()


@pytest.mark.long
def test_that_a_declaration_was_spoiled_comes_before_the_turns_that_led_to_it() -> None:
    """At *calm* the stop began with who had exchanged a closed card, and what it was about came last."""
    table = Table("soureh", 4, 4, patient=True)
    table.opening()
    stops = 0
    for one in table.play(160):
        for said in one.said:
            whole = bare(f"{said.rest.words} {said.rest.detail}")
            if "the declaration is spoiled" in whole:
                assert "the declaration is spoiled" in bare(said.rest.words), whole
                stops += bool(said.rest.detail)
    table.end()
    assert stops, "turns of others were told with it"


@pytest.mark.long
def test_whoever_wins_is_said_to_show_cards_that_lie_open() -> None:
    """The stop said that all fit while their backs were up, and they turned over when it was gone."""
    table, shows = Table("soureh", 4, 1, names=NAMES), 0
    table.opening()
    for told in table.play(90):
        for said in told.said:
            if "shows the cards" in bare(said.rest.words):
                closed = [text for seat in range(4) for text in said.shown.zones[f"closed.{seat}"]]
                assert not any(map(hidden, closed))
                shows += 1
    table.end()
    assert shows


@pytest.mark.long
def test_with_one_other_left_in_a_deal_it_is_told_as_at_a_table_of_two_and_what_all_lose_in_one_stop() -> None:
    """In the variation each turn of the last rival asked for a key, and so did the ten points of each."""
    table = Table("soureh", 3, 12, names={**NAMES, 2: "Tamar"}, patient=True, options={"variation": True})
    table.opening()
    alone = lost = 0
    for told in table.play(170):
        assert told.step is not None
        p, stops = told.step.position, [one.rest for one in told.said if not one.rest.passes]
        losers = {event.seat for event in told.step.events if event.args.get("code") == "lost"}
        if len(losers) > 1:
            lost += 1
            assert [bare(f"{one.words} {one.detail}").count("gets 10 points") for one in stops].count(2) == 1
        elif len(p.vars["safe"]) == 1 and not p.vars["declarer"] and p.turn == 0 and p.phase == "place" and not stops:
            view = table.surface.stage.view
            assert view is not None and not told.waits
            alone += "Omar" in bare(table.controller.prompt(view, None).detail)
    table.end()
    assert alone > 3 and lost


def test_a_pair_with_a_single_value_is_named_unless_the_press_that_counted_it_was_ones_own() -> None:
    """`count 10 for the pair` did not say which, and was a stop after the press that counts the lowest of all."""
    use("en")
    zones = {"closed.1": ["2C", "3C", "4C", "2S"], "open.1": ["2H", "3H", "4H", "AD"], "stock": ["2D", "3D"]}
    zones |= {"closed.2": ["5D", "3S", "7D", "9D"], "open.2": ["4H", "7S", "6H", "8H"]}

    def said(turn: int, column: int, closed: Sequence[str], *actions: str) -> list[str]:
        own = {"closed.0": closed, "open.0": ["TH", "TD", "9H", "AC"]}
        queue = [0, 1] if turn == 0 else [1, 0]
        read = {"dealer": 0, "scores": [0, 0, 0], "declarer": [2], "queue": queue, "column": column, "sum": 0}
        p = position_from_json({
            "game": "soureh", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": turn, "phase": "count",
            "zones": zones | own, "vars": read,
        }, GAMES)  # fmt: skip
        table = Table("soureh", 3, 5, names={**NAMES, 2: "Tamar"}, patient=True)
        table.surface.show_view(seen_by(p, 0))
        step, perform = play(p, *actions), table.surface.perform
        told = table.tell(step, lambda: perform(step.told(0), seen_by(step.position, 0)))
        return [bare(f"{one.rest.words} {one.rest.detail}").strip() for one in told.said]

    first = said(1, 3, ["TS", "8C", "8S", "4D"], "count:1")
    assert [one for one in first if "Noa" in one] == ["Noa had only one move: count 10 for the pair 10♥︎ and 10♠︎."]
    pressed = said(0, 0, ["8C", "TS", "8S", "4D"], "count:8", "count:8", "count:1")
    assert next(one for one in pressed if "Noa" in one).startswith("Noa counted 27 points.")


@pytest.mark.parametrize("patient", [False, True])
def test_who_begins_by_lot_is_said_while_cards_are_dealt(patient: bool) -> None:
    """The hem was lit before somebody, and nobody said why."""
    use("en")
    table = Table("soureh", 4, 1, patient=patient)
    opening = table.opening()
    first = table.names[table.record.position.turn or 0]
    assert {bare(one.rest.words) for one in opening.said} == {f"Drawn by lot: {first} starts."}
    assert opening.waits == patient
    table.end()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("ending", "says"), [("lowest", "The fewest points win"), ("last", "is out")])
def test_with_the_first_scores_stands_what_wins_and_when_the_game_ends(ending: str, says: str) -> None:
    use("en")
    table = Table("soureh", 3, 1, options={"ending": ending, "threshold": 50})
    table.opening()
    told = ((one.rest, told.step) for told in table.play(600) for one in told.said if one.rest.scores)
    stops = list(islice(told, FAMILIAR + 1))
    scores = [rest for rest, _ in stops]
    assert len(scores) > FAMILIAR and all(says in bare(rest.detail) for rest in scores[:FAMILIAR])
    assert all("50" in bare(rest.detail) for rest in scores[:FAMILIAR])
    assert not any("50" in bare(rest.detail) for rest in scores[FAMILIAR:])
    for rest, step in stops:
        assert step is not None and step.position.turn is not None
        starts = f"{table.names[step.position.turn]} starts the next deal."
        assert bare(rest.detail).endswith(starts), "only the lit hem said who starts in later deals"
    table.end()
