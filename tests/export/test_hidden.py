"""What a file to send must not hold: cards that its eyes did not see, names that were left out, the deal number."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from app import wording
from app.art.card_style import CardStyle
from app.engine import Record
from app.export.mosaic import Mosaic, TooManyCards
from app.export.page import LARGEST, TooLong, page
from app.export.wish import Kind, Wish
from app.export.works import PLAIN, made
from app.games import GAMES
from app.session.reel import Reel
from app.session.replay import Eyes, Past, StillSecret
from app.session.seats import Seated
from tests.covering import spread
from tests.export.twins import apart, twins
from tests.session.finished import company, finished

KINDS: tuple[Kind, ...] = ("webp", "gif", "png")
DATA = re.compile(rb"data:image/webp;base64,[A-Za-z0-9+/=]+")


def reel(record: Record, eyes: Eyes, *, last: int | None = None, names: bool = True) -> Reel:
    """A reel of a game at which everybody is a person."""
    seats = record.game.seats
    return Reel(Past(record, company(seats, seats)), eyes, 0, last, names=names)


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_a_seat_cannot_tell_apart_make_the_same_page(game: str, qapp: QApplication) -> None:
    pair = twins(game)
    assert page(reel(pair.one, pair.seat), PLAIN) == page(reel(pair.other, pair.seat), PLAIN)


@pytest.mark.covering(game=spread(GAMES, 4))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_that_a_seat_cannot_tell_apart_make_the_same_film(game: str, kind: Kind, qapp: QApplication) -> None:
    pair, wish = twins(game), Wish(kind, "small")
    last = min(2, len(pair.one.done))
    one, other = (made(reel(record, pair.seat, last=last), wish, PLAIN) for record in pair[:2])
    assert one == other


def test_what_is_compared_does_differ() -> None:
    # If no other seat holds what is hidden, or too little is hidden, the two worlds may be the same.
    differ = [game for game in GAMES if apart(twins(game))]
    assert len(differ) > len(GAMES) // 2
    assert any(len(twins(game).one.done) > 1 for game in differ)


def test_whoever_sees_more_gets_another_page(qapp: QApplication) -> None:
    for game in GAMES:
        pair = twins(game)
        if apart(pair) and pair.one.game.seats > 1:
            other = 1 - pair.seat
            one, two = (page(reel(record, other), PLAIN) for record in pair[:2])
            if one != two:
                return
    pytest.fail("no other seat sees a difference anywhere, so that the tests above would not notice one either")


@pytest.mark.parametrize("kind", ["html", *KINDS])
def test_open_cards_are_refused_while_the_game_is_not_over(kind: Kind) -> None:
    record = Record.begin(GAMES["meydele"], 3, 1, {})
    past = Past(record, company(3, 3))
    with pytest.raises(StillSecret):
        Reel(past, "open")
    for ask in (past.view, past.events, past.words):
        with pytest.raises(StillSecret):
            ask(0, "open")


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("eyes", [0, "open"])
def test_a_page_has_no_address_in_it_and_no_deal_number_and_fits(
    game: str, language: str, eyes: Eyes, qapp: QApplication
) -> None:
    wording.use(language)
    record = finished(game, seed=918273645)
    written = page(reel(record, eyes, last=min(60, len(record.done))), PLAIN)
    assert len(written) <= LARGEST
    assert written.startswith(f'<!doctype html>\n<html lang="{language}" dir="{wording.direction()}">'.encode())
    assert b"http" not in written
    bare = DATA.sub(b"", written)
    for address in (b"//", b"file:", b"src=", b"href=", b"@import", b"www.", b"url(h", b".py", b".kupa"):
        assert address not in bare, address
    assert b"918273645" not in written


def test_a_page_that_would_be_too_large_is_refused(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.export.page.LARGEST", 40_000)
    with pytest.raises(TooLong):
        page(reel(finished("meydele"), 0, last=200), PLAIN)


def test_the_cards_of_a_page_have_light_paper_whatever_the_window_has(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    styles: list[CardStyle] = []

    def none(symbols: object, game: str, style: CardStyle, budget: int) -> Mosaic:
        styles.append(style)
        raise TooManyCards

    monkeypatch.setattr("app.export.page.card_mosaic", none)
    with pytest.raises(TooLong):
        page(reel(finished("trishape"), 0, last=1), PLAIN._replace(cards=CardStyle(night=True, back="olive")))
    assert styles == [CardStyle(back="olive")]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_the_longest_game_at_the_fullest_table_fits(game: str, qapp: QApplication) -> None:
    record = finished(game, GAMES[game].seats()[-1])
    for eyes in (0, "open"):
        assert len(page(reel(record, eyes), PLAIN)) <= LARGEST


@pytest.mark.parametrize("language", ["en", "he"])
def test_names_that_are_left_out_are_nowhere(language: str, qapp: QApplication) -> None:
    wording.use(language)
    record = finished("asirim", 2)
    seated = (Seated("Zerubbabel", "fig", form="m"), Seated("Bilhah-Ann", "lemon", computer=True))
    for names in (True, False):
        written = page(Reel(Past(record, seated), 0, names=names), PLAIN).decode()
        assert [name in written for name in ("Zerubbabel", "Bilhah-Ann")] == [names, names]
        assert (wording.t("export.seat", n=2) in written) is not names


def test_a_name_cannot_leave_the_text_it_stands_in(qapp: QApplication) -> None:
    record = finished("asirim", 2)
    seated = (Seated("</script><b>", "fig"), Seated('"@story@', "lemon"))
    written = page(Reel(Past(record, seated), 0), PLAIN).decode()
    assert written.count("</script>") == 2 and "<b>" not in written
    # Wherever the second name stands, its quotation mark is escaped.
    assert 0 < written.count("@story@") == written.count('\\"@story@')
