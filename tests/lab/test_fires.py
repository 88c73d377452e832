"""What fires: never possible, possible but unused, and used but losing are told apart; only the unused is *dead*."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest

from app.engine import OVER, Action, new_game, play
from app.games import GAMES
from app.lab.arms import Arm, GameRow, Task, played_game
from app.lab.experiment import Experiment, Side
from app.lab.export import to_json
from app.lab.findings import Finding
from app.lab.plan import Table, deal_number
from app.lab.probes import Probed, fired, named, verbs_of_powers
from app.lab.questions.fires import DEAD, Fires
from app.lab.questions.question import MAIN
from app.lab.run import Run
from app.lab.simulation import Outcome
from app.lab.statistics import interval
from app.wording import use
from app.wording.bidi import bare
from app.wording.findings import finding_sentence
from tests.lab.test_run import through
from tests.lab.toys import WHERE

LEFT, RIGHT, JUMP, SLEEP = "verb go left", "verb go right", "verb go jump", "verb rest sleep"

Counts = list[int]


def asked(wall: str = "no", players: tuple[str, ...] = ("random",)) -> Experiment:
    """The answer of `fires` for the gate."""
    return Experiment("gate", ("fires",), Side(2, (("wall", wall),), players), games=30)


def counted(times: int, winner: int = 0, question: Fires | None = None, **fired: Counts) -> Fires:
    """`times` equal fake games: by verb, the seats that did it, those that could, how often, how often by itself."""
    question = question or Fires(asked(), WHERE)
    found = {"left": LEFT, "right": RIGHT, "jump": JUMP, "sleep": SLEEP}
    probed: Probed = {"fired": {found[name]: list(counts) for name, counts in fired.items()}}
    for _ in range(times):
        question.count(MAIN, [GameRow(question.n, (winner,), (), "done", 2, 1, 0, probed)])
    return question


def said(question: Fires, verb: str) -> Finding:
    """The finding about one verb."""
    (one,) = (one for one in question.answer().findings if one.values.get("what") == ("verb", ("go", verb)))
    return one


def words(finding: Finding, language: str = "en") -> str:
    """The finding as a sentence."""
    use(language)
    return bare(finding_sentence("gate", finding.code, finding.values))


def test_what_was_never_possible_is_not_called_dead_and_where_it_is_possible_is_said() -> None:
    run = Run(asked(), executor=lambda: ThreadPoolExecutor(2), where=WHERE)
    assert through(run).state == "done", "rules that fail with another option stop nothing"
    (answer,) = run.reckoned()
    (one,) = (one for one in answer.findings if one.code == "fires.elsewhere")
    told = words(one)
    assert "Never possible in 30 games" in told and "“Jump”" in told and "Wall: Yes" in told and "dead" not in told
    assert words(one, "he") != told
    assert one.behind and all(run.record(ref).position.phase == OVER for ref in one.behind[:2])
    assert run.broken["rules"] > 0, "and they are told"
    assert not [one for one in answer.findings if one.code.startswith("fires.dead")]
    by_itself = next(one for one in answer.findings if one.code == "fires.forced")
    assert "2 times a game" in words(by_itself)
    plain = to_json(run.experiment, [answer])["answers"][0]["findings"]
    assert any(entry["code"] == "fires.elsewhere" and entry["values"]["options"] for entry in plain)


def test_with_the_option_it_is_possible_and_the_other_option_matters() -> None:
    run = Run(asked("yes"), executor=lambda: ThreadPoolExecutor(2), where=WHERE)
    assert through(run).state == "done"
    codes = {one.code for one in run.reckoned()[0].findings}
    assert not {"fires.elsewhere", "fires.never", "fires.idle-option"} & codes
    idle = next(one for one in Fires(asked(), WHERE).side("a")[0] or counted(1, left=[3, 3, 2, 0]).side("a")[0]
                if one.code == "fires.idle-option")  # fmt: skip
    assert "“Height” changes nothing" in words(idle) and "Wall: Yes" in words(idle)


def test_what_is_possible_nowhere_is_said_to_have_been_possible_nowhere() -> None:
    one = next(one for one in counted(40, left=[3, 3, 2, 0]).answer().findings if one.code == "fires.never")
    assert "possible in 40 games" in words(one) and "“Right”, “Jump” and “Sleep”" in words(one)
    assert "with Wall" not in words(one)


def test_possible_and_never_used_is_dead_only_once_there_are_enough_games() -> None:
    few = said(counted(100, left=[3, 3, 2, 0], jump=[0, 1, 0, 0]), "jump")
    assert few.code == "fires.open.unused" and "possible in 100 of 100 games, and never used" in words(few)
    needed = few.values["needed"].value
    assert interval(Fraction(0), 100 + needed).high < DEAD
    many = said(counted(100 + needed, left=[3, 3, 2, 0], jump=[0, 1, 0, 0]), "jump")
    assert many.code == "fires.dead.unused" and "dead" in words(many) and "a random player" in words(many)


def test_used_hardly_ever_is_dead_with_both_counts() -> None:
    question = counted(2, jump=[1, 1, 1, 0])
    one = said(counted(8000, question=question, left=[3, 3, 2, 0]), "jump")
    assert one.code == "fires.dead.rare" and "possible in 2 of 8002 games and happened in 2" in words(one)
    question = counted(7, jump=[1, 1, 1, 0])
    assert said(counted(4000, question=question, left=[3, 3, 2, 0]), "jump").code == "fires.used-always"


def test_what_is_carried_out_by_itself_is_neither_dead_nor_a_choice() -> None:
    one = said(counted(5000, left=[3, 3, 2, 0], jump=[0, 1, 0, 2]), "jump")
    assert one.code == "fires.unchosen" and "happens only where nothing else is allowed, 2 times" in words(one)


def test_using_it_loses() -> None:
    question = counted(300, winner=1, left=[3, 3, 2, 0], jump=[1, 3, 1, 0])
    one = said(counted(300, 0, question, left=[3, 3, 2, 0], jump=[2, 3, 1, 0]), "jump")
    assert one.code == "fires.loses" and "using it loses: those who do it win 0.0%" in words(one)


def test_what_wins_more_than_leaving_it_does_not_lose() -> None:
    question = counted(80, 0, left=[1, 3, 1, 0])
    assert said(counted(20, 1, question, left=[1, 3, 1, 0]), "left").code == "fires.used"


def test_using_it_is_told_with_the_shares_of_those_who_do_and_those_who_do_not() -> None:
    # Half of those who jump win, and half of those who do not.
    question = counted(200, 0, counted(200, 1, jump=[1, 3, 1, 0]), jump=[1, 3, 1, 0])
    one = said(question, "jump")
    assert one.code == "fires.used"
    assert "50.0%" in words(one)
    # All do it, so there is nobody to compare them with.
    assert said(counted(400, jump=[3, 3, 2, 0]), "jump").code == "fires.used-always"


def test_that_nothing_is_dead_is_said_when_it_is_known() -> None:
    done = [3, 3, 2, 0]
    assert counted(500, left=done, right=done).answer().findings[0].code == "fires.alive.possible"
    assert counted(500, left=done, right=done, jump=done, sleep=done).answer().findings[0].code == "fires.alive"
    few = counted(3, left=done, right=done, jump=done, sleep=done)
    assert not [one for one in few.answer().findings if one.code.startswith("fires.alive")]


def test_a_game_kept_before_forced_acts_were_counted_still_counts() -> None:
    question = counted(10, left=[3, 3, 2])
    assert said(question, "left").code == "fires.used-always"
    others = question.elsewhere
    kept = GameRow(0, (0,), (), "done", 2, 1, 0, {"fired": {JUMP: [1, 1, 1]}})
    question.count("elsewhere", [kept, *[None] * (len(others) - 1)])
    assert JUMP in others[0].seen.numbers, "with another value of an option as well"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_possible_is_what_the_rules_allowed_and_what_came_by_itself_is_what_the_table_tells(
    game: str,
) -> None:
    side = Side(GAMES[game].seats()[0])
    task = Task(game, 5, Arm("a", side, probes=("fired", "moves")))
    agreed = task.table.agreed(GAMES)
    row = played_game(agreed, task, 0)
    assert isinstance(row, GameRow)
    could, forced = set[str](), 0
    step = new_game(agreed.rules, agreed.seats, deal_number(5, 0), agreed.options)
    forced += sum(event.code == "acted" for event in step.events)
    actions = [Action.parse(text) for text in row.found["moves"]]
    for action in actions:
        p = step.position
        assert p.phase != OVER
        could |= {f"verb {p.phase} {one.verb}" for one in agreed.rules.legal(p)}
        step = play(p, action)
        forced += sum(event.code == "acted" for event in step.events) - 1
    found = row.found["fired"]
    assert {name for name, counts in found.items() if counts[1] and name.startswith("verb")} == could
    assert sum(counts[3] for name, counts in found.items() if name.startswith("verb")) == forced
    again = fired(agreed, deal_number(5, 0), 0, actions, Outcome(step.position.result, 0, None))  # type: ignore[arg-type]
    assert again == found


def test_a_win_that_seven_share_is_a_seventh_of_a_win() -> None:
    question = Fires(asked(), WHERE)
    probed: Probed = {"fired": {LEFT: [1, 1, 1, 0]}}
    question.count(MAIN, [GameRow(0, tuple(range(7)), (), "done", 2, 1, 0, probed)])
    assert question.won("a", LEFT).value == pytest.approx(1 / 7)


def test_a_power_is_used_with_a_value_and_goes_by_the_rank_of_its_card_or_the_name_of_an_own_one() -> None:
    tables = [Table(game, rules.seats()[0], ()) for game, rules in GAMES.items()]
    powers = {table.game: found for table in tables if (found := verbs_of_powers(table.agreed(GAMES)))}
    assert powers == {"basa": {("act", "use"), ("second", "use")}}, "where a card goes is no power"
    for card, name in (("7H", "7"), ("XR", "X"), ("wolf", "wolf")):
        names = named("act", Action("use", (card, "3")), powers["basa"])
        assert names == ["phase act", "verb act use", f"power use {name}"]
    assert named("give", Action("use", ("7H", "3")), powers["basa"]) == ["phase give", "verb give use"]
