"""A practised case: its steps, other moves, refused moves; all cases by the parts of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine import Action, IllegalAction, Reason, position_to_json
from app.games import GAMES, admit, troubles, worked_cases
from app.lab.new_game import write_game
from app.session.practice import NO_RULE, Lesson, Practice, examples, in_brief, lesson, lessons
from app.wording import use
from app.wording.catalogue import LANGUAGES
from app.wording.rules_pages import rules_page, sections_of

CASES = [case for game in GAMES for case in lessons(game).values()]
PLAYED = [case for case in CASES if case.do]
LOOKED = [case for case in CASES if not case.do]


def after(case: Lesson) -> Practice:
    """A case after all its actions, each as a separate gesture."""
    made = Practice(case)
    for action in case.do:
        assert task(made) == "act" and made.due[0] == action
        made.act((action,))
    return made


def task(made: Practice) -> str:
    """What the case waits for now."""
    return made.task


def other(made: Practice) -> str | None:
    """A legal move that is not the case's, if there is one."""
    return next((str(one) for one in made.view.legal if str(one) not in made.due[:1]), None)


def strayed() -> list[tuple[Lesson, str]]:
    """Cases that allow another first move, one of each game that has any, with that move."""
    found: dict[str, tuple[Lesson, str]] = {}
    for case in PLAYED:
        # Every worker searches for them when it starts.
        if case.game.id not in found and (move := other(Practice(case))) is not None:
            found[case.game.id] = case, move
    assert found
    return list(found.values())


def test_every_case_ends_as_it_says_and_begins_as_it_was() -> None:
    for case in PLAYED:
        begun = position_to_json(case.start)
        made = after(case)
        assert task(made) in ("done", "forbidden")
        wrong = [worked_cases.differences(made.record.position, expected) for expected in case.expected]
        assert [] in wrong, (case.id, wrong)
        assert made.outcome()[0], case.id
        assert position_to_json(case.start) == begun


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_goal_says_the_move_and_whose_it_is(language: str) -> None:
    use(language)
    for case in PLAYED:
        made = Practice(case)
        for action in case.do:
            assert made.words(action) in made.goal(), case.id
            if case.game.seats > 1:
                assert made.names[made.seat] in made.goal(), case.id
            made.act((action,))
        assert made.names[made.seat] or case.game.seats == 1


def test_the_table_is_shown_to_the_seat_that_decides() -> None:
    for case in PLAYED:
        made = Practice(case)
        for action in case.do:
            assert made.seat == made.record.position.turn == made.view.seat
            assert Action.parse(action) in made.view.offered(made.outside), case.id
            made.act((action,))


@pytest.mark.parametrize(("case", "move"), strayed(), ids=lambda one: getattr(one, "id", None))
def test_another_move_is_told_as_such_and_can_be_taken_back(case: Lesson, move: str) -> None:
    made = Practice(case)
    goal, begun = made.goal(), position_to_json(made.record.position)
    asked = made.words(case.do[0])
    made.act((move,))
    assert task(made) == "astray" and made.step == 0
    assert made.goal() != goal and asked in made.note()
    assert made.may_take_back
    made.take_back()
    assert task(made) == "act" and made.goal() == goal and made.outcome() == ("", "")
    assert position_to_json(made.record.position) == begun
    assert not made.may_take_back


@pytest.mark.parametrize(("case", "move"), strayed(), ids=lambda one: getattr(one, "id", None))
def test_after_another_move_the_case_does_not_go_on_until_it_is_taken_back(case: Lesson, move: str) -> None:
    made = Practice(case)
    made.act((move,))
    following = [str(one) for one in made.view.legal]
    if following:
        made.act((following[0],))
        assert task(made) == "astray" and made.step == 0
        # The next step has the same name as when the case was left.
        assert Practice(case).words(case.do[0]) in made.note()
    made.return_to_case()
    assert task(made) == "act" and not made.record.done


def test_a_gesture_may_do_several_moves_of_a_case_and_none_beyond_its_end() -> None:
    chosen = next(case for case in PLAYED if len(case.do) > 2 and case.game.seats == 1)
    made = Practice(chosen)
    made.act(chosen.do[:2])
    assert made.step == 2 and task(made) == "act"
    made.take_back()
    assert made.step == 0
    shorter = chosen._replace(do=chosen.do[:1])
    made = Practice(shorter)
    made.act(chosen.do[:2])
    assert made.step == 1 and made.record.done[-1].actions == chosen.do[:1]


def test_an_illegal_move_changes_nothing() -> None:
    for case in (PLAYED[0], LOOKED[0]):
        made = Practice(case)
        with pytest.raises(IllegalAction):
            made.act(("no-such-verb",))
        assert not made.record.done and not made.may_take_back


def test_where_a_case_only_looks_any_refusal_by_a_rule_is_its_end_and_so_is_an_allowed_move() -> None:
    for case in LOOKED:
        made = Practice(case)
        assert task(made) == "look" and made.goal()
        assert not any(made.refuse(Reason(code)) for code in NO_RULE) and task(made) == "look"
        assert made.refuse(Reason("some-rule")) and task(made) == "done"
        made.take_back()
        assert task(made) == "look"
        made.act((str(made.view.legal[0]),))
        assert task(made) == "done" and made.outcome()[0]


def test_what_a_case_forbids_is_its_last_step() -> None:
    forbidding = [case for case in PLAYED if Practice(case).forbidden]
    assert forbidding
    for case in forbidding:
        made = after(case)
        made.choose_attempt(made.forbidden)
        assert made.attempt == made.forbidden[0] and task(made) == "forbidden"
        assert made.words(made.forbidden[0]) in made.goal()
        assert not made.refuse(Reason("some-other-rule")) and task(made) == "forbidden"
        assert made.refuse(made.why_not(made.forbidden[0])) and task(made) == "done"
        made.take_back()
        assert task(made) == "forbidden"


def test_what_cannot_be_tried_is_not_asked_for() -> None:
    case = next(case for case in PLAYED if Practice(case).forbidden)
    made = after(case)
    made.choose_attempt([])
    assert made.attempt == "" and task(made) == "done"


def test_a_word_that_may_not_be_said_can_be_tried() -> None:
    plain = [made for case in LOOKED if (made := Practice(case)).plain]
    assert plain
    for made in plain:
        made.choose_attempt([])
        assert made.attempt in made.plain
        with pytest.raises(IllegalAction):
            made.act((made.attempt,))


# All cases of a game


@pytest.mark.parametrize("game", [game for game in GAMES if lessons(game)])
def test_every_case_stands_once_in_the_list_and_where_the_page_tells_of_it(game: str) -> None:
    parts = examples(game)
    listed = [case.id for part in parts for case in part.cases]
    assert sorted(listed) == sorted(lessons(game))
    titles = {section.title: section.cases for section in sections_of(rules_page(game))}
    for part in parts:
        assert part.title in titles or (not part.title and part is parts[-1])
        order = list(lessons(game))
        assert [case.id for case in part.cases] == sorted((case.id for case in part.cases), key=order.index)
    first = {name: title for title, names in reversed(titles.items()) for name in names}
    assert all(case.id not in first or first[case.id] == part.title for part in parts for case in part.cases)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_case_has_a_title_that_tells_it_from_the_others_without_its_number(language: str) -> None:
    use(language)
    for game in GAMES:
        words = [in_brief(case).partition(": ")[2] for case in lessons(game).values()]
        assert len(set(words)) == len(words) and all(words), game


@pytest.mark.parametrize("text", ["[{}]", '[{"case": 3, "start": {}, "do": []}]', "[[]]", "[", '{"case": 1}'])
def test_cases_of_an_own_game_that_cannot_be_read_are_none_and_its_author_is_told(tmp_path: Path, text: str) -> None:
    folder = write_game("own-game", tmp_path)
    (folder / "cases.json").write_text(text, "utf-8")
    admit(tmp_path)
    assert lesson("own-game-01") is None and lessons("own-game") == {}
    (one,) = troubles()
    assert one.code == "part" and one.detail.startswith("cases.json: "), one


def test_a_fault_in_the_cases_of_the_program_itself_is_hidden_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if lessons(game))
    monkeypatch.setattr("app.session.practice.worked_cases.read", lambda game: [{}])
    lessons.cache_clear()
    with pytest.raises(KeyError):
        lessons(game)


def test_there_is_no_case_without_a_game() -> None:
    assert lesson("no-such-game-01") is None
    assert lesson(f"{CASES[0].game.id}-none") is None
