"""From the start of the process to the first painted window, against a bare PySide6 window with 52 cards. JSON.

`python3 dev.py bench startup [RUNS]` (9). `bare` has plain cards, `faces` those of our painter. The program is started
in three ways: `shelf` with one game left open, where it was before; `first` over an empty folder, as on the day it is
installed; `table` with a game of Solo that was on the table when the program ended, which it resumes and paints. They
run in turn, RUNS times. Prints the medians of wall clock, CPU and proportional memory (PSS, Linux only), and the
ratios.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

RUNS = 9
OURS = ("shelf", "first", "table")
KINDS = ("bare", "faces", *OURS)
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
# A program in use has its bytecode; here the first start of each way writes it.
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)


def memory() -> float:
    """Proportional memory of this process in MiB; 0 if the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0.0)


def report() -> None:
    """Print the figures of a started program."""
    began = float(os.environ["KUPA_BENCH_BEGAN"])
    print(json.dumps({"wall": time.time() - began, "cpu": time.process_time(), "pss": memory()}))


def bare() -> None:
    """Show a window with a scene and 52 cards, each only a white card with rank and suit, and nothing else."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene(0, 0, 1256, 644)
    for number in range(52):
        pixmap = QPixmap(106, 148)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(QRectF(0.5, 0.5, 105, 147), 6, 6)
        painter.drawText(8, 20, "A23456789TJQK"[number % 13] + "\u2663\u2666\u2665\u2660"[number // 13])
        painter.end()
        item = QGraphicsPixmapItem(pixmap)
        item.setPos(number % 13 * 90, number // 13 * 150)
        scene.addItem(item)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    view.show()
    app.processEvents()
    view.grab()
    report()


def faces() -> None:
    """Show the same window with 52 cards as our painter draws them: what only the look costs."""
    from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

    from app.art.card_style import CardStyle
    from app.art.faces import card_pixmap

    app = QApplication([])
    scene = QGraphicsScene(0, 0, 1256, 644)
    for number in range(52):
        text = "A23456789TJQK"[number % 13] + "CDHS"[number // 13]
        item = QGraphicsPixmapItem(card_pixmap(text, 106, 1.0, CardStyle()))
        item.setPos(number % 13 * 90, number // 13 * 150)
        scene.addItem(item)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    view.show()
    app.processEvents()
    view.grab()
    report()


def ours() -> None:
    """Start the program: the shelf ready for use or, if a game was left open, its table."""
    from app.__main__ import WINDOW, entry

    entry(WINDOW)
    from app.shell.start.collecting import Collecting
    from app.shell.start.program import Application, Program, Wanted

    app = Application(["kupa"])
    # As `main` does: Python collects nothing by itself, and what does begins after the first picture.
    Collecting(app)
    program = Program(app, Wanted())
    program.start()
    window = program.window
    assert window is not None
    app.processEvents()
    window.grab()
    report()
    while window.sitting is None and window.shelf.pictures.waiting:
        # The next start finds the files written here, so each way to start is tried once before it is measured.
        app.processEvents()
    program.close()


def prepare(home: Path, *, at_table: bool) -> None:
    """Make a store with one game of Solo, which the person left `at_table` or for the shelf."""
    from app.session.agreement import NewGame
    from app.session.seats import read_table
    from app.session.sitting import Sitting
    from app.shell.settings.settings import Settings
    from app.shell.window.main_window import LEFT_AT
    from app.store import Store

    with Store.open(home) as store:
        settings = Settings(store.settings())
        settings.greeted = True
        sitting = Sitting.begin(store, settings, NewGame("solo", read_table({}, 1, settings), {}, 7))
        for _ in range(6):
            sitting.act([str(sitting.view.legal[0])])
        store.settings().put(LEFT_AT, sitting.id if at_table else 0)


def home_of(which: str, folder: Path) -> Path:
    """The folder in which a start has its games: one for each way, and a new one for every first start."""
    import tempfile

    return Path(tempfile.mkdtemp(dir=folder)) if which == "first" else folder / which


def measure(which: str, home: Path) -> dict[str, float]:
    """Measure one start in a separate process."""
    environment = {**ENVIRONMENT, "KUPA_HOME": str(home), "KUPA_BENCH_BEGAN": repr(time.time())}
    import subprocess

    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.startup", which],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def main(words: Sequence[str]) -> None:
    """Measure all in turn and print."""
    import statistics
    import tempfile

    from tests.bench._asked import Number, Question

    rounds = Question("startup", __doc__, Number("runs", RUNS, 1)).asked(words).runs

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for which in ("shelf", "table"):
            prepare(folder / which, at_table=which == "table")
        for which in KINDS:
            measure(which, home_of(which, folder))
        runs = [{which: measure(which, home_of(which, folder)) for which in KINDS} for _ in range(rounds)]
    result: dict[str, dict[str, float]] = {}
    for figure in ("wall", "cpu", "pss"):
        medians = {which: statistics.median(run[which][figure] for run in runs) for which in KINDS}
        result[figure] = {which: round(value, 3) for which, value in medians.items()}
        if all(medians.values()):
            for which in OURS:
                ratio = statistics.median(run[which][figure] / run["bare"][figure] for run in runs)
                result[figure][f"{which}/bare"] = round(ratio, 2)
    print(json.dumps(result))


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] in KINDS:
        # This process is one of the starts that are measured, so it imports nothing extra.
        {"bare": bare, "faces": faces}.get(sys.argv[1], ours)()
    else:
        main(sys.argv[1:])
