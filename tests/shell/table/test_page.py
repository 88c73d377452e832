"""What the page of a table says beside the game: remarks that pass, news said once, what the pointer is on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.engine import Reason
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.prompts import Ref, Rest
from app.table.surface import Surface


@pytest.fixture
def page(table: Callable[..., TablePage]) -> TablePage:
    """A game for one, at which the person decides."""
    return table("solo", persons=1, seats=1)


@pytest.mark.parametrize("refuses", [False, True])
def test_what_a_remark_or_a_refusal_displaced_comes_back_once(page: TablePage, refuses: bool) -> None:
    asked = page.voice.prompt

    def answer() -> None:
        page.surface.refused.emit(Reason("not-now")) if refuses else page.remark("Faster now.")
        assert page.voice.prompt != asked and page._refusal.isActive()

    answer()
    page._refusal.timeout.emit()
    assert page.voice.prompt == asked
    answer()
    page.say()
    assert page.voice.prompt == asked and not page._refusal.isActive(), "nothing is left to come back"


def test_a_remark_during_a_telling_gives_the_sentence_back_that_is_being_read(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Surface, "telling", property(lambda surface: True))
        page._say_meanwhile(Rest(words="Noa lays a card.", detail="There was no choice."))
        page.remark("Faster now.")
        assert (page.voice.prompt.sentence, page.voice.prompt.detail) == ("Noa lays a card.", "Faster now.")
        page._refusal.timeout.emit()
        assert (page.voice.prompt.sentence, page.voice.prompt.detail) == ("Noa lays a card.", "There was no choice.")


def test_what_is_pointed_at_is_said_unless_a_computer_player_waits(page: TablePage) -> None:
    page.surface.aside = "It takes three."
    assert "It takes three." in page.prompt().detail
    page.company.turns.waits = True
    assert "It takes three." not in page.prompt().detail
    page.company.turns.waits = False


def test_the_voice_describes_the_table_unless_the_cursor_does(page: TablePage) -> None:
    page.voice.said.emit("Play a card.")
    page.surface.keyboard.put(Ref("hand.0", 0))
    page.voice.said.emit("Something else.")
    assert page.surface.accessibleDescription() == "Play a card."


def test_a_sentence_that_stands_while_its_second_line_counts_is_heard_once_and_its_sum_too(page: TablePage) -> None:
    """A screen reader heard five sentences a second."""
    heard = list[str]()
    page.voice.said.connect(heard.append)
    for rest in (Rest(words="Omar is guessing.", detail=str(n), passes="begun") for n in range(1, 9)):
        page._say_meanwhile(rest)
        assert (page.voice.prompt.sentence, page.voice.prompt.detail) == (rest.words, rest.detail)
    page._say_meanwhile(Rest(words="Omar guessed 8 times."))
    assert [words.rstrip() for words in heard] == ["Omar is guessing. 1", "Omar guessed 8 times."]


def test_news_are_said_once_a_person_is_in_turn_and_only_once(page: TablePage) -> None:
    page.tell_at_rest("The rules have changed.")
    page.surface.show_view(page.sitting.view)
    assert page.voice.prompt.detail == "The rules have changed."
    page.say()
    page.surface.show_view(page.sitting.view)
    assert page.voice.prompt.detail != "The rules have changed."


def test_news_wait_while_a_computer_player_is_in_turn(table: Callable[..., TablePage]) -> None:
    page = table("majnun", persons=1, seats=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)

    def act_until(person: bool) -> None:
        while (turn := page.sitting.turn) is not None and (turn in page.sitting.computers) is person:
            page.act((str(page.sitting.view_of(turn).legal[0]),))

    act_until(person=False)
    page.tell_at_rest("The rules have changed.")
    page.surface.show_view(page.sitting.view)
    assert page.voice.prompt.detail != "The rules have changed."
    act_until(person=True)
    assert page.voice.prompt.detail == "The rules have changed."


def test_the_rules_open_at_the_paragraph_of_a_refusal_as_long_as_that_is_said(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()
    monkeypatch.setattr(page.beside, "turn", lambda command, paragraph: opened.append(paragraph))
    page._rule = "cards"
    page.carry_out(Command.RULES)
    page.say()
    page.carry_out(Command.RULES)
    assert opened == ["cards", ""]


def test_a_hint_that_is_being_sought_ends_with_the_act_not_only_once_that_is_told(page: TablePage) -> None:
    page._settings.speed = 1.0
    page._keep_pace()
    page.hints.view = page.sitting.view
    page.act((str(page.sitting.view.legal[0]),))
    assert page.surface.telling and not page.hints.cancel(), "none is running"
    page.surface.finish()
