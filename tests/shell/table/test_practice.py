"""The practice table: every worked case of every game can be opened, tried by hand and left, and nothing is kept."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.engine import view
from app.shell.table.practice import PracticePage
from app.shell.window.main_window import MainWindow
from app.wording.sentences import reason_sentence
from tests.games import worked
from tests.shell.practised import CASES, practise


def opened(window: MainWindow, case: str) -> PracticePage:
    """The practice table with a case, opened from the rules."""
    window.practise(case)
    page = window.practising.page
    assert page is not None and window.stack.currentWidget() is page
    QApplication.processEvents()
    return page


def seen(page: PracticePage) -> None:
    """The cloth shows the position as the seat that decides sees it."""
    now = view(page.practice.record.position, page.practice.seat)
    for zone, texts in now.zones.items():
        assert [card.text for card in page.surface.stage.cards(zone)] == list(texts), (page.practice.lesson.id, zone)


def test_every_case_can_be_tried_by_hand_and_its_end_is_seen(window: MainWindow) -> None:
    window.settings.speed = 0.0
    window.resize(900, 600)
    # Painting is no part of it, and most of the time.
    window.setUpdatesEnabled(False)
    window.show_rules()
    wrong = []
    for case in CASES:
        page = opened(window, case.id)
        assert page.practice.task != "done" and page.strip.goal
        practise(page)
        practice = page.practice
        assert practice.task == "done", case.id
        seen(page)
        if practice.refused is not None:
            assert page.voice.refusing and page.voice.sentence == reason_sentence(case.game.id, practice.refused)
        else:
            assert page.voice.sentence == practice.outcome()[0] and page.voice.sentence, case.id
        if practice.lesson.do:
            found = [worked.differences(practice.record.position, expected) for expected in case.expected]
            if [] not in found:
                wrong.append((case.id, found))
    assert not wrong
