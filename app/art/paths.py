"""Path strings of our own drawings, turned into a QPainterPath once.

Our drawings are kept as short strings in the path syntax of SVG (docs/qt.md#painting-faces): the letters M L H V C S Q
T A Z, upper case absolute and lower case relative, with numbers in compact form such as `M0-50.5a22.8 22.8 0 0 1 17.5
37.5`. Draw in big units (a suit is 100 high, a card 250 x 350): Qt flattens curves in the units of the path, so a curve
in a box of 1 x 1 becomes a polygon.
"""

from __future__ import annotations

import math
import re
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH

_TOKEN = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[^\s,]")
"""A number, or any other character."""
_LETTERS = frozenset("MmLlHhVvCcSsQqTtAaZz")
_ACROSS = QTransform(-1, 0, 0, 1, 0, 0)
TURNED = QTransform().translate(CARD_WIDTH, CARD_HEIGHT).rotate(180)
"""Brings what stands at the upper end of a card to its lower end, upside down."""


@cache
def path(text: str) -> QPainterPath:
    """Return the path that `text` describes, filled by the winding rule.

    The same string always gives the same object: copy it (`QPainterPath(path(...))`) before changing it. Raises
    ValueError, naming the place, if the text is not in the path syntax.
    """
    result = _Pen(text).draw()
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def mirrored(half: QPainterPath) -> QPainterPath:
    """Return a whole figure from its left or right half, an open path that starts and ends on the axis x = 0.

    The halves are joined into one outline, because uniting them leaves a hairline seam (docs/qt.md#painting-faces).
    """
    whole = QPainterPath(half)
    whole.connectPath(_ACROSS.map(half).toReversed())
    whole.closeSubpath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


def disc(x: float, y: float, radius: float) -> str:
    """Return the path text of a circle about (x, y)."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> str:
    """Return the path text of an ellipse about (x, y) with half axes rx and ry, turned by `turn` degrees."""
    dx, dy = rx * math.cos(math.radians(turn)), rx * math.sin(math.radians(turn))
    arc = f"a{rx:.5g} {ry:.5g} {turn:.5g} 1 1"
    return f"M{x - dx:.6g} {y - dy:.6g}{arc} {2 * dx:.6g} {2 * dy:.6g}{arc} {-2 * dx:.6g} {-2 * dy:.6g}Z"


def star(x: float, y: float, points: int, outer: float, inner: float) -> str:
    """Return the path text of a star about (x, y), one point up, its tips at `outer` and its notches at `inner`."""
    corners = []
    for k in range(2 * points):
        angle, radius = math.pi * k / points, inner if k % 2 else outer
        corners.append(f"{x + radius * math.sin(angle):.6g} {y - radius * math.cos(angle):.6g}")
    return "M" + "L".join(corners) + "Z"


def wedges(x: float, y: float, count: int, half_angle: float, radius: float) -> str:
    """Return the path text of `count` rays about (x, y), each 2 x half_angle degrees wide, the first to the right."""
    rays = []
    for k in range(count):
        ends = [2 * math.pi * k / count + side * math.radians(half_angle) for side in (-1, 1)]
        tips = "L".join(f"{x + radius * math.cos(a):.6g} {y + radius * math.sin(a):.6g}" for a in ends)
        rays.append(f"M{x:.6g} {y:.6g}L{tips}Z")
    return "".join(rays)


class _Pen:
    """Reads one path string and draws it into a QPainterPath."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = _TOKEN.findall(text)
        self.at = 0
        self.path = QPainterPath()
        self.point = (0.0, 0.0)
        self.start = (0.0, 0.0)
        self.control: tuple[str, float, float] | None = None  # last control point, for S and T

    def draw(self) -> QPainterPath:
        """Read to the end of the text."""
        letter = ""
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            begun = bool(letter)
            if token in _LETTERS:
                letter = token
                self.at += 1
            elif letter in "Zz":  # also the start: every path begins with a letter, and Z takes no numbers
                raise self._unreadable()
            if not begun and letter not in "Mm":
                raise self._unreadable()
            self._command(letter)
            if letter in "Mm":  # further pairs after a move are lines
                letter = "L" if letter == "M" else "l"
        return self.path

    def _unreadable(self) -> ValueError:
        places = [match.end() for match in _TOKEN.finditer(self.text)]
        at = places[self.at] - len(self.tokens[self.at]) if self.at < len(places) else len(self.text)
        return ValueError(f"not a path at {at}: {self.text[at : at + 20]!r} in {self.text!r}")

    def _number(self) -> float:
        try:
            number = float(self.tokens[self.at])
        except (IndexError, ValueError):
            raise self._unreadable() from None
        self.at += 1
        return number

    def _flag(self) -> bool:
        """Read one digit: the two flags of an arc may be followed by a number without a space."""
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        if token[:1] not in ("0", "1"):
            raise self._unreadable()
        if len(token) > 1:
            self.tokens[self.at] = token[1:]
        else:
            self.at += 1
        return token[0] == "1"

    def _pair(self, relative: bool) -> tuple[float, float]:
        x, y = self._number(), self._number()
        return (x + self.point[0], y + self.point[1]) if relative else (x, y)

    def _reflected(self, kinds: str) -> tuple[float, float]:
        """Return the last control point mirrored in the current point, if the last command was one of `kinds`."""
        if self.control is None or self.control[0] not in kinds:
            return self.point
        return 2 * self.point[0] - self.control[1], 2 * self.point[1] - self.control[2]

    def _command(self, letter: str) -> None:
        relative, kind = letter.islower(), letter.upper()
        control: tuple[float, float] | None = None
        if kind == "Z":
            self.path.closeSubpath()
            self.point = self.start
        elif kind == "M":
            self.point = self.start = self._pair(relative)
            self.path.moveTo(*self.point)
        elif kind in "LHV":
            x, y = self.point
            if kind == "L":
                x, y = self._pair(relative)
            elif kind == "H":
                x = self._number() + (x if relative else 0.0)
            else:
                y = self._number() + (y if relative else 0.0)
            self.path.lineTo(x, y)
            self.point = (x, y)
        elif kind in "CS":
            first = self._pair(relative) if kind == "C" else self._reflected("CS")
            control = self._pair(relative)
            self.point = self._cubic(first, control, self._pair(relative))
        elif kind in "QT":
            control = self._pair(relative) if kind == "Q" else self._reflected("QT")
            end = self._pair(relative)
            self.path.quadTo(*control, *end)
            self.point = end
        else:
            rx = abs(self._number())
            ry = abs(self._number())
            turn = self._number()
            large, sweep = self._flag(), self._flag()
            self._arc(rx, ry, turn, large, sweep, self._pair(relative))
        self.control = None if control is None else (kind, *control)

    def _cubic(
        self, first: tuple[float, float], second: tuple[float, float], end: tuple[float, float]
    ) -> tuple[float, float]:
        self.path.cubicTo(*first, *second, *end)
        return end

    def _arc(self, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: tuple[float, float]) -> None:
        """Draw an elliptical arc as cubics of at most a quarter turn (the end-point form of the SVG syntax)."""
        (x1, y1), (x2, y2) = self.point, end
        if (x1, y1) == (x2, y2):
            return
        if rx == 0 or ry == 0:
            self.path.lineTo(x2, y2)
            self.point = end
            return
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        half_x, half_y = (x1 - x2) / 2, (y1 - y2) / 2
        u, v = cos * half_x + sin * half_y, cos * half_y - sin * half_x  # in the axes of the ellipse
        stretch = math.hypot(u / rx, v / ry)
        if stretch > 1:  # radii that do not reach are scaled up
            rx, ry = rx * stretch, ry * stretch
        square = (u / rx) ** 2 + (v / ry) ** 2
        k = math.sqrt(max(0.0, 1 / square - 1)) * (-1 if large == sweep else 1)
        cu, cv = k * rx * v / ry, -k * ry * u / rx
        begin = math.atan2((v - cv) / ry, (u - cu) / rx)
        span = math.atan2((-v - cv) / ry, (-u - cu) / rx) - begin
        if sweep and span < 0:
            span += 2 * math.pi
        elif not sweep and span > 0:
            span -= 2 * math.pi
        cx = cos * cu - sin * cv + (x1 + x2) / 2
        cy = sin * cu + cos * cv + (y1 + y2) / 2

        def place(a: float, b: float) -> tuple[float, float]:
            return cx + cos * rx * a - sin * ry * b, cy + sin * rx * a + cos * ry * b

        pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
        step = span / pieces
        reach = 4 / 3 * math.tan(step / 4)
        for piece in range(pieces):
            a = begin + piece * step
            b = a + step
            self._cubic(
                place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
                place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
                end if piece == pieces - 1 else place(math.cos(b), math.sin(b)),
            )
        self.point = end
