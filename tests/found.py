"""Writes what the lab's page *What we found* shows, from kept experiments. `python3 dev.py found [GAMES] [FOLDER]`.

One experiment a game, of its smallest number of seats and its usual options: so many deals (400) of the questions whose
answers the page shows. They are kept in FOLDER (build/found) and go on where they stopped, so that a second call only
writes. The figures depend on the rules, the players and the seed alone. Nothing of resources/found.json is written by
hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app import __version__
from app.games import GAMES
from app.lab.experiment import THUMB, Experiment, QuestionName, Side
from app.lab.findings import as_json
from app.lab.notebook import Journal, Notebook
from app.lab.run import Run

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "resources" / "found.json"
ASKED: tuple[QuestionName, ...] = ("seats", "length", "ends", "fires", "skill")
LADDER = ("random", THUMB)
"""Players held against one another: what takes minutes a game is left to whoever asks for it."""


def experiment_of(game: str, deals: int) -> Experiment:
    """What the page asks of a game."""
    info = GAMES[game].info
    side = Side(info.seats[0])
    return Experiment(game, ASKED, side, games=deals, ladder=LADDER, revision=info.revision)


def journal_of(book: Notebook, experiment: Experiment) -> Journal:
    """The kept experiment, begun if there is none; one of earlier rules or another size is begun anew."""
    name = f"{experiment.game} {experiment.games}"
    kept = next((one for one in book.list() if one.name == name), None)
    if kept is not None and kept.experiment == experiment:
        return book.open(name)
    if kept is not None:
        book.remove(name)
    return book.begin(name, experiment)


def found(book: Notebook, experiment: Experiment) -> dict[str, Any]:
    """Play what is missing of an experiment, and say what came of it."""
    run = Run(experiment, journal=journal_of(book, experiment))
    try:
        run.start()
        while run.progress().state == "running":
            run.wait(0.5)
        progress = run.progress()
        if progress.state != "done":
            raise SystemExit(f"{experiment.game}: {progress.state}, {progress.trouble}")
        answers = run.answers
    finally:
        run.close()
    return {
        "experiment": experiment.to_json(),
        "games": answers[0].games,
        "findings": [
            {"code": one.code, "values": as_json(dict(one.values)), "weight": round(one.weight, 6)}
            for answer in answers
            for one in sorted(answer.findings, key=lambda one: -one.weight)
        ],
    }


def main(arguments: Sequence[str]) -> None:
    """Play, and write the file."""
    deals = int(arguments[0]) if arguments else 400
    book = Notebook(Path(arguments[1]) if len(arguments) > 1 else ROOT / "build" / "found", GAMES)
    games = []
    for game in GAMES:
        games.append(found(book, experiment_of(game, deals)))
        print(game, flush=True)
    TARGET.write_text(json.dumps({"kupa": __version__, "games": games}, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
