"""From the start of the process to the first painted table, against a bare PySide6 window with 52 cards. JSON.

`python3 dev.py bench startup`. `bare` has plain cards, `faces` those of our painter; `ours` is the program on a store
with one unfinished game, which it resumes and paints. They run in turn, several times; given are the medians of wall
clock, CPU and proportional memory (PSS, Linux only), and the ratios.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

RUNS = 9
KINDS = ("bare", "faces", "ours")
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
# A program in use has its bytecode; the first start of each writes it.
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)


def memory() -> float:
    """Proportional memory of this process in MiB; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0.0)


def report() -> None:
    """Print what a started program says about itself."""
    began = float(os.environ["KUPA_BENCH_BEGAN"])
    print(json.dumps({"wall": time.time() - began, "cpu": time.process_time(), "pss": memory()}))


def bare() -> None:
    """A window with a scene and 52 cards drawn as plainly as can be (a white card, its rank and suit), nothing else."""
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
    """The same window with 52 cards as our painter draws them: the cost of the look alone."""
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
    """The program, with its last game resumed and the table painted."""
    from app.__main__ import WINDOW, entry

    entry(WINDOW)
    from app.shell.start.program import Application, Program, Wanted

    app = Application(["kupa"])
    program = Program(app, Wanted())
    program.start()
    window = program.window
    assert window is not None
    assert window.sitting is not None, "the program did not go on with its last game"
    app.processEvents()
    window.grab()
    report()
    program.close()


def prepare(home: Path) -> None:
    """A store with one game of Solo in it."""
    from app.session.agreement import NewGame
    from app.session.seats import read_table
    from app.session.sitting import Sitting
    from app.shell.settings.settings import Settings
    from app.shell.window.main_window import LEFT_AT
    from app.store import Store

    with Store.open(home) as store:
        settings = Settings(store.settings())
        sitting = Sitting.begin(store, settings, NewGame("solo", read_table({}, 1, settings), {}, 7))
        for _ in range(6):
            sitting.act([str(sitting.view.legal[0])])
        store.settings().put(LEFT_AT, sitting.id)


def measure(which: str, home: Path) -> dict[str, float]:
    """One start in a process of its own."""
    environment = {**ENVIRONMENT, "KUPA_HOME": str(home), "KUPA_BENCH_BEGAN": repr(time.time())}
    import subprocess

    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.startup", which],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def main() -> None:
    """Measure all in turn and print."""
    import statistics
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        prepare(home)
        for which in KINDS:
            measure(which, home)
        runs = [{which: measure(which, home) for which in KINDS} for _ in range(RUNS)]
    result: dict[str, dict[str, float]] = {}
    for figure in ("wall", "cpu", "pss"):
        medians = {which: statistics.median(run[which][figure] for run in runs) for which in KINDS}
        result[figure] = {which: round(value, 3) for which, value in medians.items()}
        if all(medians.values()):
            for other in ("bare", "faces"):
                ratio = statistics.median(run["ours"][figure] / run[other][figure] for run in runs)
                result[figure][f"ours/{other}"] = round(ratio, 2)
    print(json.dumps(result))


if __name__ == "__main__":
    {"bare": bare, "faces": faces, "ours": ours}.get(sys.argv[1] if len(sys.argv) > 1 else "", main)()
