"""What every test of the painted pictures needs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The application, without which Qt ends the process at the first pixmap or font."""
    return qapp
