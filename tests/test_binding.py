"""The version of PySide6: some releases lose references to None until the process aborts."""

import sys

from PySide6.QtGui import QColor, QPen


def test_the_binding_keeps_none_alive() -> None:
    pen, before = QPen(), sys.getrefcount(None)
    for _ in range(500):
        pen.setColor(QColor("red"))
    assert abs(sys.getrefcount(None) - before) < 50
