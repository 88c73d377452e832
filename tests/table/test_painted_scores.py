"""The sheet with the scores between two deals: every seat's line once, in reading order, inside the paper."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from app.art.tokens import theme
from app.table import painted_scores
from app.table.looks import Look
from app.table.painted_scores import CLOSE, WIDE, Measures, paint_scores
from app.table.signs import ScoreRow, ScoreTable
from app.wording.bidi import bare

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Noa", "Omar", "Tamar", "Bartholomew the Considerably Long-Named")
SCORES = ScoreTable(
    "After deal 2",
    ("This deal", "All"),
    tuple(ScoreRow("fig", name, f"+{seat}", f"{100 + seat}") for seat, name in enumerate(NAMES)),
)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize(("columns", "of"), [(1, WIDE), (2, WIDE), (2, CLOSE)])
def test_each_line_has_plate_name_gain_and_total_in_reading_order_inside_the_paper(
    monkeypatch: pytest.MonkeyPatch, columns: int, of: Measures, rtl: bool
) -> None:
    written: list[tuple[str, QRectF, int]] = []
    plates: list[QRectF] = []

    def write(_: object, cell: QRectF, text: str, _ink: str, face: QFont, *, flags: int, **_more: Any) -> None:
        written.append((bare(text), cell, flags))
        assert QFontMetricsF(face).horizontalAdvance(bare(text)) <= cell.width() + 1, text

    monkeypatch.setattr(painted_scores, "paint_text", write)
    monkeypatch.setattr(painted_scores, "paint_plate", lambda _painter, _name, cell, _theme: plates.append(cell))
    made = paint_scores(SCORES, Look(theme("light"), rtl, 1.0), 560.0, columns, of)
    titled = of is WIDE
    assert [text for text, *_ in written].count(SCORES.title) == titled
    lines = [one for one in written if one[0] not in (SCORES.title, *SCORES.heads)]
    assert len(lines) == 3 * len(NAMES) and len(plates) == len(NAMES)
    for seat, row in enumerate(SCORES.rows):
        name, by, total = lines[3 * seat : 3 * seat + 3]
        assert (by[0], total[0]) == (row.by, row.total)
        assert name[0] == row.name or (name[0].endswith("…") and row.name.startswith(name[0][:-1])), name[0]
        cells = [plates[seat], *(cell for _, cell, _ in (name, by, total))]
        order = cells[::-1] if rtl else cells
        assert all(one.right() <= other.left() + 0.5 for one, other in pairwise(order))
        start, end = (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft)[:: 1 if rtl else -1]
        assert name[2] & start.value and all(one[2] & end.value for one in (by, total))
        assert all(QRectF(0, 0, made.width(), made.height()).contains(cell) for cell in cells)
    lie = [(cell.x(), cell.y()) for cell in plates]
    assert len(set(lie)) == len(NAMES) and len({x for x, _ in lie}) == columns
    assert (lie[0][0] < lie[-1][0]) is (columns == 2 and not rtl)
