"""The engine's answers: the same as `app.engine` gives, and to each seat only what that seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from io import BytesIO
from random import Random
from time import monotonic, sleep
from typing import Any, cast

import pytest

from app.bots.characters import CHARACTERS
from app.bots.judgement import Advice, Judgement, tried
from app.bots.limit import UNLIMITED, Limit
from app.bots.players import players
from app.engine import (
    Action,
    Position,
    Rules,
    View,
    deal_unknown,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
    view_from_json,
)
from app.engine.zones import Kind
from app.games import GAMES as REAL
from app.protocol.messages import LONGEST_LINE
from app.protocol.server import Server
from app.wording.answers import ComparedFact, ComparedMove, EngineAnswer, Verdict
from app.wording.explained import why_sentence
from tests.covering import amount, spread
from tests.engine.made_up import PLAYED

GAMES = {**REAL, **PLAYED}
"""The registered games, and fake ones with secret actions, sealed vars, rows of backs, passed hands."""
SERVER = Server(GAMES, lambda game: {"he": game, "en": game})
EACH = pytest.mark.parametrize("game", sorted(GAMES))


def ask(**request: Any) -> dict[str, Any]:
    """The answer to a request that must be carried out."""
    answer: dict[str, Any] = json.loads(SERVER.answer(json.dumps(request)))
    assert answer.pop("ok"), answer
    return answer


def refused(**request: Any) -> dict[str, Any]:
    """The error of a request that must not be carried out."""
    answer = json.loads(SERVER.answer(json.dumps(request)))
    assert not answer["ok"]
    error: dict[str, Any] = answer["error"]
    return error


def positions(game: str, seed: int, every: int = 4) -> Iterator[Position]:
    """Some decisions of a game played at random."""
    rules, rng = GAMES[game], Random(seed)
    p = new_game(rules, rules.seats()[0], seed).position
    for number in range(60):
        if p.turn is None:
            return
        if number % every == 0:
            yield p
        p = play(p, rng.choice(rules.legal(p))).position


def test_the_list_of_games_has_every_game_with_what_can_be_chosen() -> None:
    games = ask(cmd="games")["games"]
    assert [one["id"] for one in games] == list(GAMES)
    for one in games:
        assert set(one) == {"id", "names", "seats", "options"}
        for option in one["options"]:
            assert set(option) == {"name", "kind", "values", "default"}
            # The options offered can be agreed on.
            chosen = {option["name"]: option["default"]}
            ask(cmd="new", game=one["id"], seats=one["seats"][0], options=chosen, seed=1)


@EACH
def test_a_game_is_listed_for_exactly_the_seats_it_has(game: str) -> None:
    low, high = GAMES[game].info.seats
    for seats in range(1, high + 2):
        listed = [one["id"] for one in ask(cmd="games", seats=seats)["games"]]
        assert (game in listed) == (low <= seats <= high)


@EACH
def test_a_game_is_played_from_its_first_line_to_its_last_by_text_alone(game: str) -> None:
    rules, rng = GAMES[game], Random(3)
    answer = ask(cmd="new", game=game, seats=rules.seats()[0], seed=8)
    p = new_game(rules, rules.seats()[0], 8).position
    for _ in range(40):
        assert answer["position"] == position_to_json(p)
        now = ask(cmd="actions", position=answer["position"])
        assert now == {
            "turn": p.turn,
            "phase": p.phase,
            "actions": [str(one) for one in rules.legal(p)],
            "result": None if p.result is None else p.result.to_json(),
        }
        if p.turn is None:
            break
        action = rng.choice(now["actions"])
        step = play(p, action)
        answer = ask(cmd="apply", position=answer["position"], actions=[action])
        p = step.position
        assert answer["events"] == [event.to_json() for event in step.events]
        assert (answer["turn"], answer["phase"]) == (p.turn, p.phase)


@EACH
def test_what_a_seat_is_answered_is_its_view_and_its_events(game: str) -> None:
    for p in positions(game, 5):
        assert p.turn is not None
        action = str(GAMES[game].legal(p)[0])
        step = play(p, action)
        for seat in range(p.game.seats):
            answer = ask(cmd="apply", position=position_to_json(p), actions=[action], seat=seat)
            assert answer["position"] == view(step.position, seat).to_json()
            assert answer["events"] == [event.to_json() for event in step.told(seat)]
            assert ask(cmd="view", position=position_to_json(p), seat=seat) == {"position": view(p, seat).to_json()}
        onlooker = ask(cmd="view", position=position_to_json(p), seat=None)["position"]
        assert onlooker == view(p, None).to_json()


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if type(rules).untold is not Rules.untold])
def test_of_an_act_that_others_are_not_told_of_yet_they_are_answered_nothing(game: str) -> None:
    untold = GAMES[game].untold
    tried = ((p, act) for seed in range(9) for p in positions(game, seed, 1) for act in p.game.rules.legal(p))
    p, act = next(one for one in tried if untold(play(*one).position) is not None)
    asked = {"cmd": "apply", "position": position_to_json(p), "actions": [str(act)]}
    after = {seat: ask(**asked, seat=seat) for seat in range(p.game.seats)}
    for seat, answer in after.items():
        assert (answer["phase"] == p.phase) is (seat != p.turn), "the phase would tell them"
        assert (answer["phase"], answer["turn"]) == (answer["position"]["phase"], answer["position"]["turn"])


@EACH
def test_no_answer_to_a_seat_has_the_chance_state_or_hangs_on_what_is_hidden(game: str) -> None:
    # Everything sent to a seat depends only on its view: other cards in the hidden places change nothing.
    for p in positions(game, 6):
        for seat in range(p.game.seats):
            seen = view(p, seat)
            worlds = [p, *(deal_unknown(seen, Random(seed)) for seed in range(3))]
            answers = {SERVER.answer(json.dumps({"cmd": "view", "position": position_to_json(w), "seat": seat}))
                       for w in worlds}  # fmt: skip
            assert len(answers) == 1
            answer = json.loads(answers.pop())
            assert not {"rng", "sealed"} & {*answer, *answer["position"]}


@EACH
def test_a_player_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    for number, p in enumerate(positions(game, 7, every=amount(25, 15))):
        seen = view(p, p.turn)
        worlds = [p, *(deal_unknown(seen, Random(seed)) for seed in range(2))]
        for level in players(game):
            answers = [
                ask(cmd="go", position=position_to_json(world), seat=p.turn, level=level, seed=number, iterations=40)
                for world in worlds
            ]
            assert answers[1:] == answers[:-1]
            # And the answer is the same when it gets only the view.
            assert ask(cmd="go", position=seen.to_json(), level=level, seed=number, iterations=40) == answers[0]
            assert answers[0]["action"] in [str(one) for one in seen.legal]


@EACH
def test_a_view_with_one_card_that_the_seat_cannot_see_is_refused(game: str) -> None:
    for p in positions(game, 8):
        data = view(p, p.turn).to_json()
        for zone, texts in data["zones"].items():
            if p.game.zones[zone].kind is not Kind.HAND and "??" in texts:
                index = texts.index("??")
                shown = [*texts[:index], p.texts(zone)[index], *texts[index + 1 :]]
                error = refused(cmd="go", position={**data, "zones": {**data["zones"], zone: shown}}, level="random")
                assert error["code"] in ("no-view", "invalid-position") and zone in error["message"]
                return
    pytest.skip("nothing but hands is hidden in this game")


def test_the_actions_of_a_view_are_those_of_the_position_for_the_seat_in_turn_alone() -> None:
    for p in positions("solo", 9):
        seen = ask(cmd="actions", position=view(p, 0).to_json())
        assert seen == ask(cmd="actions", position=position_to_json(p))
    onlooker = view(p, None).to_json()
    assert refused(cmd="actions", position=onlooker)["code"] == "no-view"


def test_several_actions_are_one_step_all_or_none() -> None:
    p = new_game(GAMES["trishape"], 1, 4).position
    start = position_to_json(p)
    first, second = (f"lay:{text}" for text in p.texts("hand.0")[:2])
    both = ask(cmd="apply", position=start, actions=[first, second])
    one = ask(cmd="apply", position=start, actions=[first])
    assert both["position"] == ask(cmd="apply", position=one["position"], actions=[second])["position"]
    assert [event["event"] for event in both["events"]].count("now") == 1
    error = refused(cmd="apply", position=start, actions=[first, second, first])
    assert (error["code"], error["reason"]) == ("illegal-action", "not-in-hand")
    assert error["allowed"] == ask(cmd="actions", position=both["position"])["actions"]


AUTOMATIC = {
    "game": "solo", "partial": True, "rng": 1, "turn": None, "phase": "turn",
    "zones": {"stock": ["9C", "7D", "9S", "2C", "3H", "KC", "QD", "4D"]},
}  # fmt: skip
"""A position in the middle of steps that run by themselves: there is no centre card and no hand yet."""


def test_a_position_that_runs_by_itself_is_carried_on_by_every_command() -> None:
    carried = ask(cmd="actions", position=AUTOMATIC)
    assert (carried["phase"], carried["turn"]) == ("choose", 0)
    assert carried["actions"][0] == "take:9S" and carried["events"][-1]["event"] == "now"
    assert carried["position"]["zones"]["center"] == ["9C"]
    # The second time there is nothing to carry on, and no position to give back.
    again = ask(cmd="actions", position=carried["position"])
    assert "position" not in again and again["actions"] == carried["actions"]
    seen = ask(cmd="view", position=AUTOMATIC, seat=0)["position"]
    assert seen == ask(cmd="view", position=carried["position"], seat=0)["position"]
    gone = ask(cmd="go", position=AUTOMATIC, seat=0, level="hint", seed=2)
    assert gone == ask(cmd="go", position=carried["position"], seat=0, level="hint", seed=2)


def test_carried_on_and_played_are_told_as_one_step() -> None:
    answer = ask(cmd="apply", position=AUTOMATIC, actions=["take:9S"], seat=0)
    carried = ask(cmd="actions", position=AUTOMATIC)
    alone = ask(cmd="apply", position=carried["position"], actions=["take:9S"], seat=0)
    assert answer["position"] == alone["position"]
    moments = [event["moment"] for event in answer["events"]]
    assert moments == sorted(moments) and [event["event"] for event in answer["events"]].count("now") == 1
    # The last event has every var that has changed since the position that was sent.
    assert answer["events"][-1]["vars"]["been"] == ["9C", "KC"]
    old = view(position_from_json(AUTOMATIC, GAMES), 0)
    assert old.vars["been"] == [] and view_from_json(answer["position"], GAMES).vars["been"] == ["9C", "KC"]


def test_the_same_line_has_the_same_answer_from_any_server_at_any_time() -> None:
    lines = [json.dumps({"cmd": "go", "position": view(p, p.turn).to_json(), "level": level, "seed": 5})
             for p in positions("solo", 11, every=10) for level in ("random", "hint")]  # fmt: skip
    other = Server(dict(GAMES), lambda game: {})
    assert [SERVER.answer(line) for line in lines] == [other.answer(line) for line in reversed(lines)][::-1]


@pytest.mark.covering(game=spread(sorted(GAMES), 5))
@EACH
def test_with_iterations_and_without_ms_an_answer_is_the_same_byte_for_byte(game: str) -> None:
    other = Server(dict(GAMES), lambda game: {})
    for p in positions(game, 12, every=24):
        for level in {"random", "greedy"} & set(players(game)):
            for iterations in (1, 30):
                request = {"cmd": "go", "position": view(p, p.turn).to_json(), "level": level, "iterations": iterations}
                line = json.dumps(request)
                assert SERVER.answer(line) == other.answer(line) == SERVER.answer(line)


class Pondering(Judgement):
    """Tries each action in a thousand worlds, a fiftieth of a second each, and counts the tries."""

    game = "trishape"
    reasons = {}
    count = 0

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The first action."""

        def worth(p: Position, seat: int) -> float:
            self.count += 1
            sleep(0.02)
            return 0.0

        tried(view, seed, legal, quick=lambda p: p.game.rules.legal(p)[0], worth=worth, worlds=1000, horizon=1,
              limit=limit)  # fmt: skip
        return Advice(legal[0], "only-move")


def test_go_obeys_ms_and_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    pondering = Pondering()
    monkeypatch.setattr("app.bots.players.judgement_of", lambda game: pondering)
    position = view(new_game(GAMES["trishape"], 1, 4).position, 0).to_json()
    for ms in (1, 200):
        begun = monotonic()
        ask(cmd="go", position=position, level="greedy", ms=ms)
        # Without a limit it would take minutes; the bound allows for a busy machine.
        assert monotonic() - begun < ms / 1000 + 5.0
    # It really thought for that long.
    assert pondering.count > 3
    pondering.count = 0
    ask(cmd="go", position=position, level="greedy", iterations=3)
    assert pondering.count == 3
    ask(cmd="go", position=position, level="greedy", iterations=1000, ms=100)
    assert pondering.count < 20


@pytest.mark.covering(game=spread(sorted(GAMES), 5))
@EACH
def test_an_explanation_adds_to_the_answer_what_was_tried_and_what_decided(game: str) -> None:
    for number, p in enumerate(positions(game, 5, every=29)):
        seen, legal = view(p, p.turn), [str(one) for one in view(p, p.turn).legal]
        level = list(players(game))[-1]
        question = {"cmd": "go", "position": seen.to_json(), "level": level, "seed": number, "iterations": 40}
        plain, told = ask(**question), ask(**question, explain=True, account=True)
        assert {**plain, **told} == told and set(told) - set(plain) == {"iterations", "cut", "candidates", "decided"}
        assert 0 <= told["iterations"] <= 40 and isinstance(told["cut"], bool)
        assert {one["action"] for one in told["candidates"]} <= set(legal)
        decided = told["decided"]
        assert decided["against"] in (None, *legal) and len(decided["facts"]) <= 2
        # They are read by the keys of app/wording/answers.
        for form, written in (
            (EngineAnswer, told.keys() - {"ok"}), (Verdict, decided), (ComparedMove, told["candidates"][0]),
            *((ComparedFact, one) for one in decided["facts"]),
        ):  # fmt: skip
            assert set(written) == set(form.__annotations__)
        for other in legal[:2]:
            held = ask(**question, explain=True, against=other)
            assert held["action"] == plain["action"] and held["decided"]["against"] in (other, None)
            if other == plain["action"] and len(legal) > 1:
                assert held["decided"]["verdict"] == "even"


@pytest.mark.long
@pytest.mark.parametrize(("game", "rule"), [("krav-maga", False), ("solo", True)])
def test_a_hint_is_never_a_move_that_its_explanation_finds_worse_unless_the_rule_stands(game: str, rule: bool) -> None:
    """Of the hints of Krav Maga one in four was surely worse than a move that the engine had tried as well."""
    turned = stood = 0
    for p in (*positions(game, 3), *positions(game, 5)):
        seen = view(p, p.turn)
        question = {"cmd": "go", "position": seen.to_json(), "seed": 1, "iterations": 200, "explain": True}
        hint, greedy = ask(**question, level="hint"), ask(**question, level="greedy")
        worse = greedy["decided"]["verdict"] == "worse"
        turned += worse
        stood += not worse
        if not worse or rule:
            assert hint == greedy
            continue
        (now, before) = hint["decided"], greedy["decided"]
        assert (hint["action"], now["against"], now["verdict"]) == (before["against"], greedy["action"], "better")
        assert now["lead"] == -before["lead"] > 0 and now["by"] == "tries" and hint["why"]["args"][0] > 0
        assert [(one["here"], one["there"]) for one in now["facts"]] == [
            (one["there"], one["here"]) for one in before["facts"]
        ]
        sentences = [why_sentence(game, cast("EngineAnswer", one), seen) for one in (hint, greedy)]
        assert all(sentences) and sentences[0] != sentences[1]
        held = ask(**question, level="hint", against=hint["action"])
        assert held["action"] == greedy["action"], "what is held against a named move is the judgement's"
    assert stood and turned > 1


def test_what_a_move_is_held_against_must_be_legal_and_asked_for_with_an_explanation() -> None:
    position = view(new_game(GAMES["trishape"], 1, 4).position, 0).to_json()
    question = {"cmd": "go", "position": position, "level": "hard", "iterations": 20}
    error = refused(**question, explain=True, against="fly:away")
    assert error["code"] == "illegal-action" and "fly:away" in error["message"] and error["allowed"]
    assert "explain" in refused(**question, against=error["allowed"][0])["message"]
    assert "explain is true or false" in refused(**question, explain=1)["message"]


@pytest.mark.long
def test_hindsight_is_asked_of_a_whole_position_and_of_nothing_less() -> None:
    p = new_game(GAMES["trishape"], 1, 4).position
    legal = [str(one) for one in GAMES["trishape"].legal(p)]
    question = {"cmd": "go", "level": "expert", "hindsight": True}
    told = [ask(**question, position=position_to_json(p), against=made, seed=2)["action"] for made in (legal[0],) * 2]
    assert told[0] == told[1] and told[0] in legal
    # The best move stays the best.
    assert ask(**question, position=position_to_json(p), against=told[0], seed=2)["action"] == told[0]
    assert "view" in refused(**question, position=view(p, 0).to_json(), against=legal[0])["message"]
    assert "against" in refused(**question, position=position_to_json(p))["message"]
    assert refused(**question, position=position_to_json(p), against="fly")["code"] == "illegal-action"


def test_a_decision_that_time_cut_short_is_made_again_with_as_many_tries() -> None:
    position = view(new_game(GAMES["trishape"], 1, 4).position, 0).to_json()
    question = {"cmd": "go", "position": position, "level": "expert", "seed": 3, "account": True}
    short = ask(**question, ms=1)
    assert short["cut"] and short["iterations"] > 0
    again = ask(**question, iterations=short["iterations"])
    assert again == short
    whole = ask(**question)
    assert not whole["cut"] and ask(**question, iterations=whole["iterations"]) == whole


def test_another_seed_is_another_choice_now_and_then() -> None:
    p = new_game(GAMES["trishape"], 1, 4).position
    chosen = {ask(cmd="go", position=view(p, 0).to_json(), level="random", seed=n)["action"] for n in range(40)}
    assert chosen == {str(one) for one in GAMES["trishape"].legal(p)}


def test_an_option_or_a_seat_that_a_game_has_not_is_refused_with_what_it_has() -> None:
    assert "ace" in refused(cmd="new", game="solo", options={"aces": "low"})["message"]
    assert "0 to 0" in refused(cmd="view", position=position_to_json(new_game(GAMES["solo"], 1, 1).position), seat=4)[
        "message"
    ]


def test_a_seat_that_a_game_has_not_is_refused_by_every_command() -> None:
    rules = next(iter(REAL.values()))
    seats = rules.seats()[0]
    begun = ask(cmd="new", game=rules.info.id, seats=seats, seed=3)["position"]
    first = ask(cmd="actions", position=begun)["actions"][0]
    wrong = [
        {"cmd": "new", "game": rules.info.id, "seats": seats, "seed": 3, "seat": seats},
        {"cmd": "view", "position": begun, "seat": seats},
        {"cmd": "apply", "position": begun, "actions": [first], "seat": seats},
        {"cmd": "go", "position": begun, "seat": seats, "level": "random", "seed": 1},
    ]
    for request in wrong:
        error = refused(**request)
        assert error["code"] == "bad-request" and f"from 0 to {seats - 1}" in error["message"], request


def test_a_player_is_given_the_view_of_its_own_seat_and_nothing_secret_beside_it() -> None:
    rules = next(one for one in REAL.values() if 2 in one.seats())
    p = new_game(rules, 2, 3).position
    assert p.turn is not None
    seen, level = view(p, p.turn).to_json(), "random"
    assert ask(cmd="go", position=seen, seat=p.turn, level=level, seed=1)["action"]
    other = refused(cmd="go", position=seen, seat=1 - p.turn, level=level, seed=1)
    assert f"not of seat {1 - p.turn}" in other["message"]
    kinds: tuple[dict[str, Any], ...] = ({"rng": 1}, {"sealed": {}})
    for secret in kinds:
        assert refused(cmd="go", position={**seen, **secret}, level=level, seed=1)["code"] == "no-view"


def test_a_game_has_no_more_persons_than_seats() -> None:
    rules = next(one for one in REAL.values() if 2 in one.seats())
    for count in (2, 3):
        request = {"cmd": "new", "game": rules.info.id, "seats": 2, "seed": 1, "persons": [{}] * count}
        if count > 2:
            assert "at most one a seat" in refused(**request)["message"]
        else:
            ask(**request)
    asking = next(one for one in REAL.values() if one.info.person)
    told = {"game": asking.info.id, "seats": asking.seats()[0], "persons": [{asking.info.person[0]: True}]}
    assert refused(cmd="new", seed=1, **told)["code"] == "bad-request", "neither a text nor a number"


def test_text_and_bytes_are_read_alike() -> None:
    line = '{"cmd":"new","game":"solo","seed":2,"id":"\u05d0"}'
    assert SERVER.answer(line) == SERVER.answer(line.encode()) and "\\u05d0" in SERVER.answer(line)


def test_a_character_is_told_by_name_and_an_unknown_one_is_refused() -> None:
    p = new_game(GAMES["trishape"], 1, 3).position
    question = {"cmd": "go", "position": view(p, 0).to_json(), "level": "medium", "seed": 4, "iterations": 60}
    assert ask(**question, character="plain") == ask(**question)
    assert {ask(**question, character=name)["action"] for name in CHARACTERS} <= {str(one) for one in view(p, 0).legal}
    error = refused(**question, character="rude")
    assert error["code"] == "bad-request" and "'rude'" in error["message"] and error["allowed"] == list(CHARACTERS)
    assert refused(**question, character=7)["code"] == "bad-request"


def test_a_line_that_is_far_too_long_is_answered_once_and_the_next_one_is_read() -> None:
    out = BytesIO()
    SERVER.serve(BytesIO(b"x" * (3 * LONGEST_LINE) + b'\n{"cmd": "actions"}\n'), out)
    first, second = map(json.loads, out.getvalue().splitlines())
    assert "longer than" in first["error"]["message"] and second["error"]["code"] == "bad-request"
