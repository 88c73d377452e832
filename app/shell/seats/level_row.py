"""Controls on one line: their middles are level even if their heights differ or some have captions above them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.shell.kit.boxes import in_column
from app.shell.seats.form_choice import Captioned


class LevelRow(QHBoxLayout):
    """A row of controls on one line; call `level` when their sizes change."""

    def __init__(self, *parts: QWidget | tuple[QWidget, int] | None, gap: int) -> None:
        """`gap` px between the controls. A number beside one is its stretch factor; None is an empty stretch."""
        super().__init__()
        self.setSpacing(gap)
        self._feet: list[tuple[QWidget, QVBoxLayout]] = []
        for part in parts:
            if part is None:
                self.addStretch(1)
                continue
            one, share = part if isinstance(part, tuple) else (part, 0)
            foot = in_column(one, margins=(0, 0, 0, 0))
            self.addLayout(foot, share)
            self.setAlignment(foot, Qt.AlignmentFlag.AlignBottom)
            self._feet.append((one, foot))
        self.level()

    def level(self) -> None:
        """Raise each control so far above the lower edge that all middles are on one line."""
        heights = [_height(one) for one, _ in self._feet]
        for (_, foot), height in zip(self._feet, heights, strict=True):
            foot.setContentsMargins(0, 0, 0, (max(heights) - height) // 2)


def _height(one: QWidget) -> int:
    """A control's height on the line; of a captioned choice, only that of the choice. A picture has no size hint."""
    control = one.choice if isinstance(one, Captioned) else one
    return max(control.sizeHint().height(), control.minimumHeight())
