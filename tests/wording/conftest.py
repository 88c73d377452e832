"""Every test of the wording begins and ends in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.wording import use


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Speak English, whatever the test before or the system speaks."""
    use("en")
    yield
    use("en")
