"""Whether computer players that adapt let everyone win about equally often; one JSON object a game and player.

`python3 dev.py bench adapting [ROWS] [GAME ...]` (40 games in a row, of all games with several levels). A player of a
fixed strength (`PERSONS`) sits first, in place of a person, with the fewest seats. All others adapt, each deal is a new
one, and every result counts for the next level, as in the program (`app/session/adaptation.py`). `won` and `lost` are
of the decided games after the first ten, `even` is the share that everyone would get if all were equal, and `levels`
says how many of these games were played at which level (of several players, the first one's).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from app.engine import Result, agree
from app.games import GAMES
from app.lab.players import LabPlayers
from app.lab.simulation import luck_decides, offered, play_game
from app.session.adaptation import STEPS, adapted
from app.session.seats import Seated, settled, usual_plate
from app.store.store import Kept
from tests.bench._asked import Number, Question

USUAL = 40
SKIPPED = 10
"""The games until the level has found its place."""
PERSONS = ("newcomer", "greedy", "expert")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def kept(game: str, number: int, seated: Sequence[Seated], result: Result) -> Kept:
    """What the store would know of a game that was played at this table."""
    table = {"seats": [one.to_json() for one in seated]}
    return Kept(number, game, table, number, {}, NOW, NOW, 1, result, len(seated), 1, True, True, True, number)


def measured(game: str, person: str, games: int) -> dict[str, object]:
    """The figures of one game and one player in the place of a person."""
    rules = GAMES[game]
    table = agree(rules, rules.seats()[0])
    rest = [Seated("", usual_plate(seat), computer=True, adapts=True) for seat in range(1, table.seats)]
    seated = settled([Seated("", usual_plate(0)), *rest])
    played: list[Kept] = []
    won = lost = 0.0
    at: Counter[str] = Counter()
    for deal in range(1, games + 1):
        seated = adapted(seated, played)
        result = play_game(table, LabPlayers(table, deal, [person, *(one.level for one in seated[1:])])).result
        played.append(kept(game, deal, seated, result))
        if deal > SKIPPED:
            won += result.share(0)
            lost += bool(result.winners) - result.share(0)
            at[seated[1].level] += 1
    return {
        "game": game,
        "seats": table.seats,
        "person": person,
        "won": round(won, 2),
        "lost": round(lost, 2),
        "even": round(1 / table.seats, 3),
        "levels": {level: at[level] for level in STEPS},
    }


def main(words: Sequence[str]) -> None:
    """Measure each game with each player in the place of a person."""
    several = [
        game
        for game, rules in GAMES.items()
        if rules.seats()[-1] > 1 and len(offered(game)) > 1 and not luck_decides(game, rules.seats()[0])
    ]
    asked = Question("adapting", __doc__, Number("rows", USUAL, SKIPPED + 1), games=several).asked(words)
    for game in asked.games:
        for person in PERSONS:
            print(json.dumps(measured(game, person, asked.rows)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
