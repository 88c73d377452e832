"""Everything that can be opened is painted without a fault, and a screen reader finds a name wherever it stops.

An exception in painting fails the test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox

from app.games import GAMES
from app.session.agreement import NewGame
from app.shell.kit.sheet import Sheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording.bidi import FSI, LRI, PDI, SUIT_SIGNS
from tests.covering import amount
from tests.shell.conftest import ALONE
from tests.shell.fitting import keep_games, windows

BY_GAME = ("new game", "rules", "results")
"""The pages and sheets that can be opened for every game."""
SHOWN = list(GAMES)[:: amount(6, 1)]
"""The games for which they are opened: by default a few, which stand for all."""


SIGNS = re.compile(f"[{FSI}{LRI}{PDI}{''.join(SUIT_SIGNS.values())}]")
"""What no voice can say."""


def stumbles(one: QAccessibleInterface | None) -> Iterator[str]:
    """What a screen reader would stop at without a name, or could not say, in a part of a window."""
    if one is None or not one.isValid() or one.state().invisible:
        return
    name, about = one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description)
    if one.state().focusable and not one.state().disabled and not name:
        yield f"{one.role().name} of a {type(one.object()).__name__} without a name"
    if SIGNS.search(name + about) and not isinstance(one.object(), QComboBox):
        yield f"{one.role().name}: {name!a} {about!a}"
    for number in range(one.childCount()):
        yield from stumbles(one.child(number))


@pytest.mark.parametrize(
    ("language", "theme"), [("he", "dark"), pytest.param("en", "light", marks=pytest.mark.slow)]
)
def test_every_page_and_sheet_is_painted(window: MainWindow, settings: Settings, language: str, theme: str) -> None:
    keep_games(window.store, SHOWN)
    settings.choose("language", language)
    settings.choose("theme", theme)
    more: list[tuple[str, Callable[[], object]]] = [
        ("lab", window.lab.show),
        ("found", window.lab.show_found),
        ("keys", window.show_keys),
        ("table", lambda: window.begin(NewGame("solo", ALONE, {}, 7))),
        ("film", lambda: window.finished.watch(window.store.history(SHOWN[0])[0].id)),
    ]
    for name, show in [*windows(window), *more]:
        kind, _, game = name.partition(": ")
        if kind in BY_GAME and game not in SHOWN:
            continue
        show()
        QApplication.processEvents()
        picture = window.grab()
        assert not picture.isNull(), name
        assert not [*stumbles(QAccessible.queryAccessibleInterface(window))], name
        for sheet in window.findChildren(Sheet):
            sheet.close()
    window.close_now()
