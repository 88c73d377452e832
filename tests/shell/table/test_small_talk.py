"""Remarks at the table: in the second line, after everything that must be told, and only if wanted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session import remarks
from app.session.seats import Seated
from app.shell.table import small_talk
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import catalogue
from tests.covering import spread
from tests.shell.at_table import play
from tests.shell.table.test_company import computers_done

Table = Callable[..., TablePage]
SEVERAL = [game for game in sorted(GAMES) if GAMES[game].seats()[-1] > 1]
REMARKS = [message.en for name, message in catalogue().items() if name.startswith("remark.") and name != "remark.said"]


def words(page: TablePage) -> list[str]:
    """The remarks that stand in the voice now."""
    said = bare(f"{page.voice.prompt.sentence} {page.voice.prompt.detail}")
    return [one for one in REMARKS if one in said]


def seat_talkers(page: TablePage, character: str = "teasing") -> TablePage:
    """Give every computer player this character, and let the table come to rest."""
    for seat in page.sitting.computers:
        page.company.reseat(seat, page.sitting.seated[seat]._replace(character=character))
    page.settle()
    return page


def at_start(table: Table, **more: object) -> TablePage:
    """A table at which a person begins, in the first game for which that is possible."""
    for game in SEVERAL:
        page = table(game, persons=1, seats=GAMES[game].seats()[0], **more)
        if page.sitting.turn == page.sitting.seat:
            return page
        page.leave()
    raise LookupError("nowhere does a person begin")


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_in_every_game_one_remark_stands_behind_what_has_to_be_told(table: Table, game: str) -> None:
    page = table(game, persons=1, seats=next(seats for seats in GAMES[game].seats() if seats > 1))
    if page.sitting.turn != page.sitting.seat:
        pytest.skip("somebody else begins")
    # What would be explained gives way, and comes at the next decision.
    before = page.controller.prompt(page.sitting.view, None)
    seat_talkers(page)
    assert page.voice.prompt.sentence == before.sentence and page.voice.prompt.detail.startswith(before.detail)
    assert page.voice.prompt.buttons == before.buttons
    assert len(words(page)) == (len(page.voice.prompt.detail) > len(before.detail)) <= 1
    assert words(page) or len(before.detail) > small_talk.ROOM / 2
    assert len(page.voice.prompt.detail) <= max(small_talk.ROOM, len(before.detail))


def test_who_sits_down_speaks_once_and_that_stands_until_somebody_acts(table: Table, qtbot: QtBot) -> None:
    page = seat_talkers(at_start(table))
    said = words(page)
    assert len(said) == 1
    page.surface.show_view(page.sitting.view)
    page.settle()
    assert words(page) == said
    page.act([str(page.sitting.view.legal[0])])
    assert page.sitting.record.done and not words(page)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("silence", ["remarks", "calm", "plain"])
def test_nobody_speaks_where_it_is_not_wished(table: Table, silence: str) -> None:
    page = at_start(table)
    if silence != "plain":
        page._settings.choose(silence, silence == "calm")
    seat_talkers(page, "plain" if silence == "plain" else "bold")
    page.talk.long.timeout.emit()
    assert not words(page) and page.talk.silent == (silence != "plain")


def test_a_remark_is_not_made_where_the_line_is_full(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_talk, "ROOM", 5)
    page = seat_talkers(at_start(table))
    assert not words(page)
    assert page.controller.goal in page.prompt().detail, "nor does what is explained give way to it"


def test_a_person_who_thinks_for_long_is_spoken_to_once_and_not_over_anything(table: Table) -> None:
    page = seat_talkers(at_start(table))
    assert page.talk.long.isActive()
    page.talk.long.timeout.emit()
    assert len(words(page)) == 1, "one remark stands there already"
    page.say()
    page.tell(t("table.not-kept"))
    page.talk.long.timeout.emit()
    assert not words(page), "something else is told"
    page.say()
    page.talk.long.timeout.emit()
    assert len(words(page)) == 1
    page.say()
    page.talk.long.timeout.emit()
    assert not words(page), "only once"


def test_nobody_speaks_into_a_curtain_or_at_a_table_that_was_left(table: Table) -> None:
    page = seat_talkers(at_start(table))
    page.forget()
    assert not page.talk.long.isActive() and not words(page)
    page = seat_talkers(at_start(table))
    page.leave()
    assert not page.talk.long.isActive()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("changes_hands", [False, True])
def test_what_one_was_about_to_say_is_not_said_to_the_next_person(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, changes_hands: bool
) -> None:
    page = seat_talkers(at_start(table))
    play(page, qtbot, Random(2), most=1)
    computers_done(page, qtbot)
    page.settle()
    loser = page.sitting.computers[0]
    monkeypatch.setattr(remarks, "cards_lost", lambda game, events: {loser: remarks.BIG})
    page.talk.heard(page.sitting.record.opening)
    if changes_hands:
        page.talk.stop()
    page.talk.at_rest()
    loss = [t(f"remark.teasing.loses.{way}") for way in range(1, remarks.WAYS + 1)]
    assert any(bare(one) in words(page) for one in loss) != changes_hands


@pytest.mark.long
def test_what_is_said_at_the_end_stands_in_the_panel_and_not_where_it_is_not_wished(table: Table, qtbot: QtBot) -> None:
    for game in SEVERAL:
        page = table(game, persons=1, seats=GAMES[game].seats()[0])
        seat_talkers(page, "bold")
        sitting = page.sitting
        while not sitting.over:
            sitting.act([str(sitting.view_of(sitting.turn).legal[0])])
        result = sitting.record.position.result
        if result is None or not result.winners:
            continue
        page.company.show_end()
        panel = page.company.end_panel
        assert panel is not None and bare(panel.ending.remark).endswith("”")
        assert sum(one in bare(panel.ending.remark) for one in REMARKS) == 1
        panel.close()
        page._settings.choose("remarks", False)
        page.company.show_end()
        assert page.company.end_panel is not None and not page.company.end_panel.ending.remark
        page.company.end_panel.close()
        return
    raise LookupError("nobody ever wins")


def test_the_seats_sheet_changes_a_character_in_mid_game(table: Table, qtbot: QtBot) -> None:
    page = at_start(table)
    seat = page.sitting.computers[0]
    page.carry_out(Command.SEATS)
    sheet = page.company._sheet
    assert sheet is not None
    row = sheet.rows[seat]  # type: ignore[attr-defined]
    assert row.character.isVisible() and not sheet.rows[page.sitting.persons[0]].character.isVisible()  # type: ignore[attr-defined]
    row.character.chosen.emit("careful")
    assert page.sitting.seated[seat].character == "careful"
    assert page.sitting.table["seats"][seat]["character"] == "careful"
    assert isinstance(page.sitting.seated[seat], Seated)
    sheet.close()
