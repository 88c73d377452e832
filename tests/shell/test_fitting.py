"""No text is cut off, in any window, in either language, with wide letters and with large ones (look 3)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.buttons import PushButton
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label, plain
from tests.covering import amount
from tests.shell.fitting import faults

ROOT = Path(__file__).resolve().parents[2]
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")

FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "percent"),
    [
        ((900, 600), 130),
        pytest.param((900, 600), 100, marks=pytest.mark.slow),
        pytest.param((1280, 800), 130, marks=pytest.mark.slow),
        pytest.param((1920, 1080), 115, marks=pytest.mark.slow),
    ],
)
def test_with_the_widest_font_nothing_is_cut(tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    if not DEJAVU.is_dir():
        pytest.skip("DejaVu is not where Debian has it")
    config = tmp_path / "fonts.conf"
    config.write_text(FONTS.format(folder=DEJAVU, cache=tmp_path / "cache"), "utf-8")
    env = dict(os.environ, FONTCONFIG_FILE=str(config), QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))
    done = subprocess.run(
        [sys.executable, "-m", "tests.shell.fitting", *(str(n) for n in (*size, percent, amount(2, 1)))],
        cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=900,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["faults"] == []


def test_what_is_cut_is_noticed(qtbot: QtBot, appearance: Appearance) -> None:
    surface = QWidget()
    qtbot.addWidget(surface)
    column = QVBoxLayout(surface)
    narrow, low = Label(plain("a text that has no room")), Label(plain("several lines of text " * 9), wrap=True)
    narrow.setFixedWidth(30)
    low.setFixedSize(120, 30)
    squeezed = PushButton(plain("A button"))
    squeezed.setFixedWidth(40)
    for widget in (narrow, low, squeezed):
        column.addWidget(widget)
    surface.show()
    assert len(list(faults(surface))) == 3
