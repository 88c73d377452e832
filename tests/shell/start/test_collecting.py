"""Garbage of the windows is collected in their thread, whatever objects other threads make."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from app.shell.start.collecting import Collecting


class Sheet(QWidget):
    """A widget in a reference cycle, so that it outlives its name."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self
        self.scene = QGraphicsScene()
        self.timer = QTimer(self)
        self.timer.start(1000)
        self.show()


@pytest.fixture
def collecting(qapp: QApplication) -> Iterator[Collecting]:
    """Collecting as the program does it, for one test."""
    gc.collect()
    gc.enable()
    made = Collecting()
    made.begin()
    yield made
    made.stop()
    assert gc.isenabled()
    gc.disable()


def rest(ms: int = 20) -> None:
    """Let the event loop run for this long."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def make_much(kept: list[list[int]]) -> None:
    """Make far more lasting objects than Python would normally allow without a collection."""
    kept += [[number] for number in range(50 * gc.get_threshold()[0])]


def test_what_another_thread_makes_deletes_nothing_there(collecting: Collecting) -> None:
    where: list[int] = []
    sheet = Sheet()
    weakref.finalize(sheet, lambda: where.append(threading.get_ident()))
    sheet.close()
    del sheet
    kept: list[list[int]] = []
    thread = threading.Thread(target=make_much, args=(kept,))
    thread.start()
    thread.join()
    assert not where, "nobody has collected anything yet"
    rest()
    assert where == [threading.get_ident()]


@pytest.mark.long
def test_garbage_does_not_wait_for_the_end_of_the_program(collecting: Collecting) -> None:
    gone: list[int] = []
    kept: list[list[int]] = []
    for number in range(100):
        sheet = Sheet()
        weakref.finalize(sheet, gone.append, number)
        sheet.close()
        del sheet
        if number % 10 == 9:
            make_much(kept)
            rest(1)
    assert len(gone) == 100


def test_little_garbage_is_left_until_it_is_worth_a_search(
    collecting: Collecting, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[int] = []
    gc.collect()
    monkeypatch.setattr(gc, "collect", met.append)
    monkeypatch.setattr(gc, "get_count", lambda: (600, 10, 10))
    collecting.collect()
    assert met == []
    monkeypatch.setattr(gc, "get_count", lambda: (gc.get_threshold()[0] + 1, 3, 10))
    collecting.collect()
    assert met == [0]
    # Python 3.14 has no third threshold.
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 0))
    monkeypatch.setattr(gc, "get_count", lambda: (701, 11, 50))
    collecting.collect()
    assert met == [0, 1]


def test_a_start_collects_nothing_before_its_first_picture(qapp: QApplication) -> None:
    gc.enable()
    made = Collecting()
    gone: list[int] = []
    kept: list[list[int]] = []
    sheet = Sheet()
    weakref.finalize(sheet, gone.append, 1)
    sheet.close()
    del sheet
    make_much(kept)
    rest(1)
    assert gone == []
    made.begin()
    rest(1)
    assert gone == [1]
    made.stop()
    gc.disable()
