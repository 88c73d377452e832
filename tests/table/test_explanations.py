"""What the voice explains (app.table.explanations): to newcomers three times, later when they ask, in every game."""

from __future__ import annotations

from collections import Counter

import pytest

from app.bots.players import quick
from app.engine import agree, view
from app.games import GAMES
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.explanations import TIMES, TIMES_LATER, Explanations, same
from app.table.meanwhile import ROOM
from app.table.prompts import Button, Prompt
from app.wording import use
from app.wording.bidi import bare, ltr
from tests.listed import LISTED
from tests.table.invented import OUTSIDE, Table

NEWS = 4
"""After the explanations, a line about no card, name or figure is rarer than once in this many decisions."""


pytestmark = pytest.mark.usefixtures("qapp")


def told(known: Explanations, seat: int, prompt: Prompt, before: str = "") -> Prompt:
    """The prompt as a seat reads it."""
    return known.told(seat, lambda: prompt, before)


def said(known: Explanations, *explains: str, detail: str = "") -> str:
    """The second line at a decision of seat 0."""
    return bare(told(known, 0, Prompt("Which?", detail, explains="\n".join(explains))).detail)


def test_explained_so_often_and_then_only_asked() -> None:
    known = Explanations(new=True)
    for _ in range(TIMES):
        # Nothing that is said twice before an act counts twice.
        assert said(known, "A rule.", detail="News.") == said(known, "A rule.", detail="News.") == "News. A rule."
        known.acted()
    way = said(known, "A rule.", detail="News.")
    assert way.startswith("News. ") and "F5" in way and "A rule." not in way, "how to ask is said once"
    assert said(known, "A rule.", detail="News.") == way and known.held_back
    known.acted()
    assert said(known, "A rule.", detail="News.") == "News." and known.held_back
    known.asked = True
    assert said(known, "A rule.", detail="News.") == "News. A rule."
    known.acted()
    assert said(known, "A rule.") == ""


def test_what_is_new_is_said_beside_what_is_known() -> None:
    known = Explanations(new=False)
    for _ in range(TIMES_LATER):
        assert said(known, "Old.") == "Old."
        known.acted()
    assert said(known, "Old.") == "", "in a later game nobody is told how to ask"
    assert said(known, "Old.", "New.") == "New." and known.held_back


def test_what_has_no_room_in_two_lines_is_said_at_the_next_decision_and_all_of_it_when_asked() -> None:
    known, lines = Explanations(new=False), [f"{name * (ROOM // 2 - 5)}." for name in "ABC"]
    assert said(known, *lines) == " ".join(lines[:2])
    known.acted()
    known.asked = True
    assert said(known, *lines) == " ".join(lines)
    known.asked = False
    assert said(known, *lines, detail="News.") == f"News. {lines[2]}"
    known.acted()
    assert said(known, *lines) == ""


def test_what_has_no_room_beside_news_and_buttons_comes_at_a_decision_with_room() -> None:
    known, rule = Explanations(new=True), "A rule that takes a third of both lines."
    asked = Prompt("Which?", "News. " * 20, explains=rule)
    buttons = (Button("Lay it on the pile", ("lay",)), Button("Throw it away", ("throw",)))
    assert told(known, 0, asked).detail.endswith(rule)
    crowded = told(known, 0, asked._replace(buttons=buttons)).detail
    assert rule not in crowded and "F5" not in crowded and known.held_back
    known.acted()
    known.asked = True
    assert rule in told(known, 0, asked._replace(buttons=buttons)).detail, "whoever asks reads it in small type"
    alone = Prompt("Which?", explains="A rule. " * (ROOM // 8), buttons=buttons)
    assert told(Explanations(new=True), 0, alone).detail, "without news it is the news"


def test_what_has_been_read_least_has_the_room_and_news_takes_some_of_it() -> None:
    known, old, new = Explanations(new=True), "A" * (ROOM // 2), "B" * (ROOM // 2 + 5)
    assert said(known, old) == old
    known.acted()
    assert said(known, old, new) == new
    known.forget()
    both = ("A short rule.", "B short rule.")
    assert said(known, *both) == " ".join(both)
    assert said(known, *both, detail="N" * (ROOM - 20)).endswith(f"N {both[0]}")


def test_what_has_no_room_does_not_keep_back_what_has() -> None:
    known, news = Explanations(new=True), "N" * (ROOM - 20)
    assert said(known, "A" * ROOM, "A short rule.", detail=news) == f"{news} A short rule."
    asked = Prompt("Which?", explains="A short rule.\n" + "A" * ROOM)
    assert bare(told(Explanations(new=True), 0, asked, news).detail) == "A short rule.", "that takes room"


def test_the_same_whatever_cards_it_names_but_not_to_another_seat() -> None:
    known = Explanations(new=False)
    for card in ("A♣", "A♦"):
        assert same(f"Only a ten replaces {ltr(card)}.") == "Only a ten replaces ."
    told(known, 0, Prompt("", explains=f"Only a ten replaces {ltr('A♣')}."))
    known.acted()
    other = Prompt("", explains=f"Only a ten replaces {ltr('A♦')}.")
    assert not told(known, 0, other).detail
    assert told(known, 1, other).detail


def test_what_is_put_off_for_something_else_comes_at_the_next_decision() -> None:
    known = Explanations(new=False)
    known.put_off = True
    assert said(known, "A rule.", detail="News.") == "News." and known.held_back
    known.acted()
    assert said(known, "A rule.", detail="News.") == "News. A rule."


def test_what_made_room_before_the_act_was_not_read_unless_it_was_asked_for() -> None:
    known = Explanations(new=False)
    assert said(known, "A rule.") == "A rule."
    known.put_off = True
    assert said(known, "A rule.") == ""
    known.asked = True
    assert said(known, "A rule.") == "A rule."
    known.asked = False
    assert said(known, "A rule.") == ""
    known.acted()
    assert said(known, "A rule.") == "A rule."


def test_what_is_said_of_a_card_is_said_instead_of_everything_else_in_the_second_line() -> None:
    asked = Prompt("Which?", "News.", explains="A rule.")
    assert asked.beside("").whole.detail == "News. A rule."
    assert asked.beside("It counts 2.").whole.detail == "It counts 2."


def test_what_stood_when_the_screen_changed_hands_was_not_read() -> None:
    known = Explanations(new=False)
    said(known, "A rule.")
    known.forget()
    known.acted()
    assert said(known, "A rule.") == "A rule."


@pytest.mark.parametrize("game", LISTED)
def test_every_game_has_a_goal_to_say_in_one_sentence(game: str) -> None:
    seats = GAMES[game].info.seats[0]
    controller = controller_for(game)(agree(GAMES[game], seats), 0, {})
    for language, begins in (("en", "The goal: "), ("he", "המטרה: ")):
        use(language)
        assert controller.goal.startswith(begins) and len(controller.goal) < ROOM // 2 + 10
    use("en")


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_is_said_at_one_of_the_first_decisions_whatever_else_has_to_be(game: str) -> None:
    low, high = GAMES[game].info.seats
    table, known, said = Table(game, min(max(low, 4), high), 2), Explanations(new=True), list[bool]()
    while table.record.position.turn is not None and len(said) < TIMES:
        position = table.record.position
        if position.turn == 0:
            asked = table.controller.prompt(view(position, 0), None).opening(table.controller.goal)
            said.append(table.controller.goal in told(known, 0, asked).detail)
            known.acted()
        assert position.turn is not None
        seen = view(position, position.turn, position.game.rules.legal(position))
        table.record.act(str(quick(seen, len(table.record.done), OUTSIDE)))
    table.end()
    assert any(said)


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("game", GAMES)
def test_no_second_line_is_a_rule_said_at_every_decision(game: str) -> None:
    """A second line that names no card, seat or figure, and is said whichever card is held, is an explanation."""
    low, high = GAMES[game].info.seats
    for deal in (1, 2):
        table = Table(game, min(max(low, 4), high), deal)
        lines, decisions = Counter[str](), 0
        while table.record.position.turn is not None and len(table.record.done) < 240:
            position = table.record.position
            turn = position.turn
            assert turn is not None
            if turn == 0:
                decisions += 1
                lines.update(_plain(table.controller, table))
            seen = view(position, turn, position.game.rules.legal(position))
            table.record.act(str(quick(seen, len(table.record.done), OUTSIDE)))
        table.end()
        often = {line: n for line, n in lines.items() if n > TIMES + decisions / NEWS}
        assert not often, often


def _plain(controller: Controller, table: Table) -> set[str]:
    """The second lines of seat 0's decision that are about nothing in particular."""
    seen = view(table.record.position, 0)
    table.surface.show_view(seen)
    found = {controller.prompt(seen, None).detail}
    held = [{controller.prompt(seen, ref).detail} for ref in controller.cards(seen)]
    if len(held) > 1:
        found |= set.intersection(*held)
    return {line for line in found if line and same(line) == line and not any(letter.isdigit() for letter in line)}
