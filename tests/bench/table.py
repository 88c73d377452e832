"""What the table costs: a frame with 60 moving cards, one of nine seats with 156, a deal of 52, a relayout. JSON.

Every game of the registry is laid as well, with its most seats, in the middle of a game played at random: how much it
costs to open, to lay out for another size, and to lay again at the same size.

`python3 dev.py bench table [RUNS] [GAME ...]` (4, every game). CPU is process time in milliseconds, the best of RUNS
runs; painted offscreen unless QT_QPA_PLATFORM says otherwise. The clock is simulated, so nothing waits.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from statistics import fmean

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.art.card_style import CardStyle
from app.art.states import MarkKind
from app.art.tokens import theme
from app.engine import Position, View, agree, new_game, play, view
from app.games import GAMES
from app.table.cards import CardItem
from app.table.clock import FRAME
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.geometry import Board, Place, Shape, Spot
from app.table.prompts import Hem, Ref
from app.table.signs import Note, Sign
from app.table.surface import Surface
from app.wording.plates import PLATES
from tests.bench._asked import Number, Question
from tests.bench.frames import taken

RUNS = 4
SIZE = (1256, 644)
SIZES = ((876, 476), (1064, 560), (1256, 644), (1364, 908), (1896, 908))
"""The cloths for which real games are laid out: from the smallest window to a large one."""
STEP = 8
"""In every run each cloth is this many px larger: no card keeps its size, and every face is painted again."""


class Dealer(Controller):
    """A controller that lays out a stock and four hands for any view of 52 cards, and says and offers nothing."""

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """A stock in the middle and a row of fans."""
        piles = [
            Spot(f"pile.{suit}", Shape.ROW, 0.14 + 0.24 * i, 0.3, span=0.2, step=0.3) for i, suit in enumerate("CDHS")
        ]
        hand = Spot("hand.0", Shape.ROW, 0.5, 0.85, span=0.9, step=0.5)
        return [Spot("stock", Shape.PILE, 0.5, 0.6), hand, *piles, Spot("points", Shape.AWAY, 0, 0)]

    def signs(self, view: View, board: Board) -> list[Sign]:
        """None."""
        return []

    def hem(self, view: View, board: Board) -> Hem | None:
        """None."""
        return None

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """None."""
        return {}

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """None."""
        return None


class Time:
    """A simulated clock."""

    now = 0.0

    def __call__(self) -> float:
        """Milliseconds."""
        return self.now


def surface(zones: Mapping[str, Sequence[str]], now: Time) -> Surface:
    """A table on the screen with these zones of a TriShape game."""
    game = agree(GAMES["trishape"], 1)
    full = {zone: list(zones.get(zone, ())) for zone in game.zones}
    made = Surface(theme("light"), CardStyle(), now=now)
    made.resize(*SIZE)
    made.seat(Dealer(game, 0, {}, {}), False)
    made.show()
    made.fit()
    made.show_view(View(game, 0, None, "act", full, {"score": 0}))
    QApplication.processEvents()
    return made


def best(runs: Sequence[float]) -> float:
    """The smallest time of several runs."""
    return round(min(runs), 4)


def frames(runs: int, count: int = 60, steps: int = 60) -> float:
    """CPU of one frame while `count` cards cross the table."""
    cards = list(GAMES["trishape"].deck(1, {}))
    texts = [card.text for card in (cards + cards)[:count]]
    now = Time()
    half = count // 2
    view = surface({"hand.0": texts[:half], "pile.C": texts[half:]}, now)
    items = [card.item for zone in ("hand.0", "pile.C") for card in view.stage.cards(zone) if card.item is not None]
    costs = []
    for run in range(runs):
        for number, item in enumerate(items):
            x = 80 + (number * 137 + run * 411) % 1090
            y = 90 + (number * 71 + run * 233) % 460
            view.clock.move(item, Place(float(x), float(y), item.width, 0.0, float(number)), FRAME * (steps + 1))
        begun = time.process_time()
        for _ in range(steps):
            now.now += FRAME
            view.clock.tick()
            QApplication.processEvents()
        costs.append((time.process_time() - begun) * 1000 / steps)
        view.clock.finish()
    view.close()
    return best(costs)


def company(runs: int, steps: int = 60) -> dict[str, float]:
    """CPU of one frame at the largest table: nine seats with badges, three packs, every card in motion."""
    position = new_game(GAMES["meydele"], 9, 1, {"decks": 3}).position
    names: dict[int | str, str] = dict(enumerate(PLATES))
    controller = controller_for("meydele")(position.game, 0, names, names, range(1, 9))
    now = Time()
    made = Surface(theme("light"), CardStyle(), now=now)
    made.resize(*SIZE)
    made.seat(controller, True)
    made.show()
    made.fit()
    made.show_view(view(position, 0))
    QApplication.processEvents()
    stage = made.stage
    texts = [text if number % 3 else "??" for number, text in enumerate(position.game.cards)]
    items = [CardItem(text, Place(600.0, 300.0, stage.board.card), stage.faces) for text in texts]
    for item in items:
        stage.addItem(item)
    costs = []
    for run in range(runs):
        for number, item in enumerate(items):
            x, y = 80 + (number * 137 + run * 411) % 1090, 90 + (number * 71 + run * 233) % 460
            made.clock.move(item, Place(float(x), float(y), item.width, 0.0, float(number)), FRAME * (steps + 1))
        begun = time.process_time()
        for _ in range(steps):
            now.now += FRAME
            made.clock.tick()
            QApplication.processEvents()
        costs.append((time.process_time() - begun) * 1000 / steps)
        made.clock.finish()
    made.close()
    return {"moving": len(items), "cpu_ms": best(costs)}


def deal(runs: int) -> dict[str, float]:
    """CPU of a deal of 52 cards (250 ms each, 30 apart, four turned up), a frame every 16 ms, faces in the cache."""
    texts = [card.text for card in GAMES["trishape"].deck(1, {})]
    now = Time()
    view = surface({}, now)
    stage = view.stage
    x, y = stage.board.point(0.5, 0.6)
    costs, counts = [], []
    for _ in range(runs + 1):
        items = [CardItem("??", Place(x, y, stage.board.card), stage.faces) for _ in range(52)]
        for number, item in enumerate(items):
            stage.addItem(item)
            goal = Place(80 + number % 13 * 85, 100 + number // 13 * 130, item.width, 0, number)
            view.clock.move(item, goal, 250, 30 * number, texts[number] if number % 13 == 12 else None)
        QApplication.processEvents()
        begun, count = time.process_time(), 0
        while view.clock.busy:
            now.now += FRAME
            view.clock.tick()
            QApplication.processEvents()
            count += 1
        costs.append((time.process_time() - begun) * 1000)
        counts.append(count)
        for item in items:
            stage.removeItem(item)
    view.close()
    return {"cpu_ms": best(costs), "frames": counts[0]}


def relayout(runs: int) -> float:
    """CPU of laying out a table with 52 faces for another size, with the faces painted again."""
    texts = [card.text for card in GAMES["trishape"].deck(1, {})]
    piles = {f"pile.{suit}": texts[i * 13 : i * 13 + 13] for i, suit in enumerate("CDHS")}
    view = surface(piles, Time())
    costs = []
    for number in range(runs):
        view.resize(SIZE[0] - 40 * (number + 1), SIZE[1] - 24 * (number + 1))
        begun = time.process_time()
        view.fit()
        QApplication.processEvents()
        costs.append((time.process_time() - begun) * 1000)
    view.close()
    return best(costs)


def middle(game: str) -> Position:
    """The middle of a game played at random with the most seats; the same position every time."""
    seats, rng = max(GAMES[game].seats()), Random(1)
    course = [new_game(GAMES[game], seats, 1).position]
    while course[-1].turn is not None and len(course) < 400:
        # Sorted by their texts, so that two versions of the rules reach the same position.
        course.append(play(course[-1], rng.choice(sorted(course[-1].game.rules.legal(course[-1]), key=str))).position)
    return course[len(course) // 2]


def real(game: str, runs: int) -> dict[str, float]:
    """CPU of one game: shown for the first time, laid out for other sizes (their mean), laid again at the same size."""
    position = middle(game)
    names: dict[int | str, str] = {**dict(enumerate(PLATES)), **dict.fromkeys(GAMES[game].info.simulated, "It")}
    seat = position.turn or 0
    controller = controller_for(game)(position.game, seat, names, names, range(1, position.game.seats))
    shown = view(position, seat)
    made = Surface(theme("light"), CardStyle(), now=Time())
    made.resize(*SIZE)
    made.show()
    QApplication.processEvents()

    def resize(width: int, height: int) -> None:
        made.resize(width, height)
        made.fit()

    def open_game() -> None:
        made.seat(controller, False)
        made.show_view(shown)

    opened = taken(open_game)
    resized = fmean(best([taken(partial(resize, w + n * STEP, h + n * STEP)) for n in range(runs)]) for w, h in SIZES)
    resize(*SIZE)
    again = best([taken(lambda: made.show_view(shown)) for _ in range(3 * runs)])
    made.close()
    return {"open": round(opened, 2), "resize": round(resized, 2), "again": again}


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked = Question("table", __doc__, Number("runs", RUNS, 1), games=GAMES).asked(words)
    runs = asked.runs
    app = QApplication.instance() or QApplication([])
    print(
        json.dumps(
            {
                "platform": QApplication.platformName(),
                "frame_60_moving_cpu_ms": frames(runs),
                "frame_nine_seats": company(runs),
                "frame_1_moving_cpu_ms": frames(runs, 1),
                "deal_52": deal(runs),
                "relayout_52_faces_cpu_ms": relayout(runs),
                "games_cpu_ms": {game: real(game, runs) for game in asked.games},
            }
        )
    )
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
