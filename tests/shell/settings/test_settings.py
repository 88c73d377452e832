"""Settings: typed, checked, kept, and announced to listeners."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.shell.settings.settings import Frame, Settings
from app.store import Locked, Store
from tests.shell.conftest import Memory


def test_a_choice_is_kept_and_told_by_its_name(qtbot: QtBot, settings: Settings, kept: Memory) -> None:
    with qtbot.waitSignal(settings.changed) as told:
        settings.theme = "dark"
    assert told.args == ["theme"]
    assert kept["theme"] == "dark"


def test_the_same_choice_again_is_not_told(settings: Settings) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.theme = settings.theme
    assert not told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "purple"),
        ("speed", 3),
        ("speed", True),
        ("text_size", 101),
        ("back", None),
        ("volume", 101),
        ("volume", "70"),
        ("high_contrast", 1),
        ("plate", "cactus"),
        ("frame", (0, 0, -5, 5, False)),
        ("frame", (0, 0, 5, 0, False)),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(settings: Settings, name: str, value: Any) -> None:
    before = settings.value(name)
    with pytest.raises(ValueError, match=name):
        settings.choose(name, value)
    assert settings.value(name) == before


@pytest.mark.parametrize(
    ("name", "stored", "default"),
    [
        ("theme", 17, "system"),
        ("speed", "fast", 1.0),
        ("text_size", 1000, 100),
        ("high_contrast", "yes", False),
        ("person", ["Noa"], ""),
        ("frame", [1, 2, 3], None),
        ("frame", [0, 0, 100, 10**9, False], None),
        ("plate", {}, "pomegranate"),
        ("volume", -1, 70),
    ],
)
def test_a_stored_value_that_makes_no_sense_reads_as_the_default(name: str, stored: Any, default: Any) -> None:
    assert Settings(Memory({name: stored})).value(name) == default


def test_an_unknown_setting_is_a_mistake(settings: Settings) -> None:
    with pytest.raises(AttributeError, match="colour_of_the_sky"):
        settings.choose("colour_of_the_sky", "blue")


def test_settings_survive_a_restart(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    first = Settings(store.settings())
    first.language, first.speed, first.four_colour, first.person = "he", 0.5, True, "נועה"
    first.frame = Frame(10, 20, 1000, 700, True)
    first.switch_sound("lay", False)
    first.remember_options("solo", {"ace": "low"})
    store.close()
    store = Store.open(tmp_path)
    again = Settings(store.settings())
    assert (again.language, again.speed, again.four_colour, again.person) == ("he", 0.5, True, "נועה")
    assert again.frame == Frame(10, 20, 1000, 700, True)
    assert not again.sound_on("lay")
    assert again.sound_on("slide")
    assert again.last_options("solo") == {"ace": "low"}
    store.close()


def test_what_holds_for_this_run_alone_is_not_kept(settings: Settings, kept: Memory) -> None:
    settings.override("language", "he")
    assert settings.language == "he"
    assert kept["language"] == "en"


def test_a_store_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    class Full(Memory):
        def put(self, key: str, value: Any) -> None:
            raise Locked(tmp_path)

    settings = Settings(Full())
    settings.theme = "dark"
    settings.switch_sound("lay", False)
    assert settings.theme == "dark"
    assert not settings.sound_on("lay")


def test_a_store_that_cannot_be_read_gives_the_defaults(tmp_path: Path) -> None:
    class Away(Memory):
        def get(self, key: str, default: Any = None) -> Any:
            raise Locked(tmp_path)

    assert Settings(Away()).text_size == 100


def test_a_name_cannot_turn_the_sentences_round(settings: Settings) -> None:
    settings.person = "  \u202eNoa\n\u2066 "
    assert settings.person == "Noa"


def test_a_sound_is_heard_when_sounds_are_on_and_this_one_is(settings: Settings) -> None:
    settings.sound = True
    assert settings.heard("lay")
    settings.switch_sound("lay", False)
    assert not settings.heard("lay")
    assert settings.heard("slide")
    settings.sound = False
    assert not settings.heard("slide")


def test_the_cards_look_as_the_settings_say(settings: Settings) -> None:
    settings.four_colour, settings.night, settings.back = True, True, "woven"
    assert settings.card_style() == CardStyle(four_colour=True, night=True, back="woven")
