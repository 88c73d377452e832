"""Fixtures for the tests of sittings: choices in memory and a separate store. No windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store import Store
from tests.session.made import Choices


@pytest.fixture
def settings() -> Choices:
    return Choices()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.open(tmp_path / "kept")
    yield made
    made.close()
