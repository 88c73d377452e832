"""Tests of the fonts of the type scale (look 3)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from app.art.fonts import font, installed
from app.art.tokens import TEXT_FAMILIES, TEXT_SIZES, TITLE_FAMILIES, TYPE, TypeName


@pytest.mark.covering
@pytest.mark.parametrize("name", TYPE)
@pytest.mark.parametrize("factor", TEXT_SIZES)
def test_a_font_has_the_px_of_the_scale(qapp: QApplication, name: TypeName, factor: float) -> None:
    dpi = qapp.primaryScreen().logicalDotsPerInchY()
    assert font(name, factor).pointSizeF() * dpi / 72 == pytest.approx(TYPE[name].size * factor, abs=0.01)
    assert QFontInfo(font(name, factor)).pixelSize() == pytest.approx(TYPE[name].size * factor, abs=1)


def test_titles_and_the_voice_are_bold_in_the_title_face(qapp: QApplication) -> None:
    for name in ("display", "title", "h1", "game_name", "voice", "tile_name"):
        made = font(name)
        assert made.bold()
        assert made.families() == installed(TITLE_FAMILIES)
    assert font("body").families() == installed(TEXT_FAMILIES)
    assert not font("body").bold()


def test_only_families_that_the_system_has_are_asked_for_in_their_order(qapp: QApplication) -> None:
    known = set(QFontDatabase.families())
    for families in (TEXT_FAMILIES, TITLE_FAMILIES):
        kept = installed((*families, "A Face That Is Nowhere"))
        assert list(kept) == [family for family in families if family in known]
    assert installed(("A Face That Is Nowhere",)) == ("A Face That Is Nowhere",)


def test_the_weight_can_be_chosen(qapp: QApplication) -> None:
    assert font("note", bold=True).bold()
    assert not font("control", bold=False).bold()
