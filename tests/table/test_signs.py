"""Signs as they are painted: what a second line and a longer text do to their size."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.art.tokens import theme
from app.table.prompts import Sign
from app.table.signs import Look, paint_sign


def test_a_pill_with_a_second_line_holds_both(qapp: QApplication) -> None:
    look = Look(theme("light"), 1.0, False, 1.0)
    one, two = (paint_sign(Sign("pill", "Soureh!", detail), look, 400) for detail in ("", "2 turns to the showing"))
    assert two.size.height() > one.size.height()
    assert two.size.width() > one.size.width()
    large = paint_sign(Sign("pill", "Soureh!", "2 turns to the showing"), look._replace(factor=1.5), 400)
    assert large.size.height() > two.size.height() and large.size.width() > two.size.width()
