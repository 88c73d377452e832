"""Painting without a window: which of Qt's platforms it uses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAINTING = "from app.printing.without_window import painting; print(painting().platformName())"


@pytest.mark.long(keep=1)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems paint without a screen on their own platform")
@pytest.mark.parametrize(("named", "platform"), [({"QT_QPA_PLATFORM": "minimal"}, "minimal"), ({}, "offscreen")])
def test_a_platform_that_is_named_is_used_else_one_without_a_screen(named: dict[str, str], platform: str) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "DISPLAY")} | named
    words = [sys.executable, "-c", PAINTING]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=120, check=True)
    assert done.stdout.split() == [platform]
