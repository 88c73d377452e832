"""Pixmaps for a screen of any ratio."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from app.art.pixmaps import blank


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_pixmap_has_room_for_all_that_is_painted_in_its_size(qapp: QApplication, dpr: float) -> None:
    for size in (QSizeF(101, 33), QSizeF(0.2, 7.9)):
        made = blank(size, dpr)
        assert made.width() >= size.width() * dpr > made.width() - 1
        assert made.height() >= size.height() * dpr > made.height() - 1
