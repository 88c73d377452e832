"""What the tests of tables stand on: sentences are compared in English, and another language ends with its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.wording import use


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English before and after each test."""
    use("en")
    yield
    use("en")
