"""A page to send, in a real browser without a screen: stepped through by keys, touch and buttons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app import wording
from app.engine import hidden
from app.export.page import page
from app.export.works import PLAIN
from app.session.reel import Reel
from app.session.replay import Past
from app.wording.formatting import speak_card
from tests.export.browser import CHROMIUM, DRIVER, Browser, browser
from tests.session.finished import company, finished

pytestmark = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None, reason="chromium and chromedriver are not installed here"
)
PHONE, DESK = (390, 844), (1280, 800)
SHOWN = "return document.getElementById('words').textContent"
PLACE = "return Number(document.body.dataset.place)"


@pytest.fixture(scope="module")
def window() -> Iterator[Browser]:
    with browser() as made:
        yield made


@pytest.fixture
def opened(window: Browser, tmp_path: Path, qapp: QApplication) -> Callable[..., Reel]:
    """Open a page of a game in a language on a screen: `opened("he", PHONE, dark=True)`."""

    def made(
        language: str, screen: tuple[int, int], *, dark: bool = False, still: bool = False, game: str = "asirim"
    ) -> Reel:
        wording.use(language)
        reel = Reel(Past(finished(game, 3), company(3, 1)), 0)
        (tmp_path / "replay.html").write_bytes(page(reel, PLAIN))
        window.show(*screen, dark=dark, still=still)
        window.open(tmp_path / "replay.html")
        return reel

    return made


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("language", "on", "back"), [("en", "Right", "Left"), ("he", "Left", "Right")])
def test_keys_step_in_the_direction_of_reading(
    language: str, on: str, back: str, window: Browser, opened: Callable[..., Reel]
) -> None:
    reel = opened(language, DESK)
    assert window.run("return [document.documentElement.lang, getComputedStyle(document.body).direction]") == [
        language, "rtl" if language == "he" else "ltr",
    ]  # fmt: skip
    for key, place in ((back, 0), (on, 1), (on, 2), (back, 1), ("End", reel.last), (on, reel.last), ("Home", 0)):
        window.press(key)
        assert window.run(PLACE) == place
        assert window.run(SHOWN) == reel.still(place).words
    assert window.log() == []


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("language", "on"), [("en", -140), ("he", 140)])
def test_a_finger_steps_in_the_direction_of_reading(
    language: str, on: int, window: Browser, opened: Callable[..., Reel]
) -> None:
    opened(language, PHONE)
    for by, place in ((on, 1), (on, 2), (-on, 1), (on // 7, 1)):
        window.swipe(by)
        assert window.run(PLACE) == place
    assert window.run("return document.documentElement.scrollWidth <= innerWidth")


def test_what_lies_on_the_page_is_what_its_eyes_saw(window: Browser, opened: Callable[..., Reel]) -> None:
    reel = opened("en", DESK)
    for place in (0, reel.last // 2, reel.last):
        while window.run(PLACE) < place:
            window.press("Right")
        seen = reel.still(place).view
        said = " ".join(window.run("return [...document.querySelectorAll('.zone')].map(z => z.ariaLabel)"))
        peeks = window.run("return document.querySelectorAll('.known').length")
        known = {zone for zone, places in seen.knows.items() if places and zone in seen.zones}
        assert not peeks or known
        hand = [text for text in seen.zones["hand.0"] if not hidden(text)]
        for text in hand:
            assert speak_card(text) in said
        # Nobody else's hand is named.
        for zone, texts in reel._past.record.position_at(place).zones.items():
            if zone in ("hand.1", "hand.2") and all(hidden(text) for text in seen.zones[zone]):
                names = {speak_card(reel.game.cards[card]) for card in texts}
                open_ones = {speak_card(text) for shown in seen.zones.values() for text in shown if not hidden(text)}
                assert not [name for name in names - open_ones if name in said]


def test_it_plays_by_itself_and_pauses(window: Browser, opened: Callable[..., Reel]) -> None:
    opened("en", PHONE)
    window.run("const late = window.setTimeout; window.setTimeout = (deed, ms) => late(deed, ms / 20)")
    window.press("Space")
    until = time.monotonic() + 20
    while window.run(PLACE) < 3 and time.monotonic() < until:
        time.sleep(0.05)
    assert window.run(PLACE) >= 3
    assert window.run("return document.getElementById('play').ariaLabel") == "Pause"
    window.press("Space")
    stands = window.run(PLACE)
    time.sleep(0.4)
    assert window.run(PLACE) == stands


@pytest.mark.long
def test_it_is_drawn_again_only_where_rows_break_otherwise(window: Browser, opened: Callable[..., Reel]) -> None:
    phone = (360, 740)
    opened("en", phone, game="meydele")
    rows = (
        "return [...document.querySelectorAll('.zone.row:not(.closed)')]"
        ".map(z => z.querySelectorAll('.lay').length).join()"
    )

    def settled() -> None:
        window.ask("POST", "/execute/async", script="setTimeout(arguments[0], 300)", args=[])

    def drawn_anew(screen: tuple[int, int]) -> bool:
        window.run("document.querySelectorAll('.zone').forEach(zone => { zone.mine = true })")
        window.show(*screen)
        settled()
        return bool(window.run("return [...document.querySelectorAll('.zone')].some(zone => !zone.mine)"))

    on_phone = window.run(rows)
    assert "2" in on_phone.split(","), "a hand that takes two lines"
    assert not drawn_anew((phone[0], phone[1] - 56)), "the address bar"
    assert not drawn_anew((phone[0] + 2, phone[1]))
    assert drawn_anew(DESK) and window.run(rows) != on_phone
    assert drawn_anew(phone) and window.run(rows) == on_phone


def test_it_follows_a_dark_screen_and_the_wish_for_less_motion(
    window: Browser, opened: Callable[..., Reel], tmp_path: Path
) -> None:
    grounds = []
    for dark in (False, True):
        opened("he", PHONE, dark=dark, still=dark)
        window.press("Left")
        grounds.append(window.run("return getComputedStyle(document.body).backgroundColor"))
        # Every card shows a piece of the one picture in the page.
        assert window.run(
            "return [...document.querySelectorAll('.card')].length > 4 && [...document.querySelectorAll('.card')]"
            ".every(c => getComputedStyle(c).backgroundImage.startsWith('url(\"data:image/webp'))"
        )
        window.run("document.querySelector('.slot').classList.add('new')")
        motion = window.run("return getComputedStyle(document.querySelector('.new .card')).animationName")
        assert motion == ("none" if dark else "come")
    assert grounds[0] != grounds[1]
    window.screenshot(tmp_path / "page.png")
    assert (tmp_path / "page.png").stat().st_size > 10_000


@pytest.mark.long
def test_everything_that_can_be_pressed_has_a_name_and_is_reached_by_keys(
    window: Browser, opened: Callable[..., Reel]
) -> None:
    opened("he", DESK)
    controls = "[...document.querySelectorAll('button, input')]"
    nameless = f"return {controls}.filter(one => !one.ariaLabel || one.tabIndex < 0).length"
    assert window.run(nameless) == 0
    window.run("document.getElementById('forward').focus()")
    window.press("Space")
    assert window.run(PLACE) == 1
    slider = "const s = document.getElementById('slider'); s.value = 5; s.dispatchEvent(new Event('input'))"
    window.run(slider)
    assert window.run(PLACE) == 5
