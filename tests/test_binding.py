"""Guards the binding's version: some releases of PySide6 lose references to None and abort in the end."""

import sys

from PySide6.QtGui import QColor, QPen


def test_the_binding_keeps_none_alive() -> None:
    pen, before = QPen(), sys.getrefcount(None)
    for _ in range(500):
        pen.setColor(QColor("red"))
    assert abs(sys.getrefcount(None) - before) < 50
