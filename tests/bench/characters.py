"""What a character costs: expert with it against the same expert without, in paired deals; one JSON object a game.

`python3 dev.py bench characters [--level LEVEL] [SECONDS] [GAME ...]` (expert, 20 of processor time for each game and
character, all games with several seats). Each deal is played with the fewest seats, once with the character at each of
them, without a clock, so the same command with more seconds plays the same games and then more. `share` is its share of
the decided games with its interval over deals (even is half with two seats), `otherwise` the share of its decisions
with a choice in which the plain one would have done something else.

A match of a few deals cannot tell three points from none. So wherever the two differ, both moves are tried in the same
fresh worlds, by which neither was chosen. The losses of the character's moves are summed over the game: `cost` is that
sum for an average game, as a share of the win by the judgement's own measure, and `error` its standard error.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

from app.bots import judgement_of
from app.bots.characters import CHARACTERS
from app.bots.levels import LEVELS
from app.bots.players import decide
from app.bots.search import Search
from app.bots.why import held_together
from app.engine import Action, Game, Position, agree, view
from app.games import GAMES
from app.lab.arena import Played, share_of
from app.lab.simulation import Deciders, play_game
from tests.bench._asked import Number, Question

USUAL = 20.0
WORLDS = 100
"""In how many fresh worlds two moves are compared."""


class Tasting(Deciders):
    """Players of one level, one of whom has a character; counts how often that makes a difference."""

    def __init__(self, table: Game, deal: int, level: str, seat: int, character: str) -> None:
        """One game at this table; `character` is that of `seat`."""
        super().__init__(table, deal, [level] * table.seats)
        self.level, self.seat, self.character = level, seat, character
        self.asked = self.otherwise = 0
        self.cost = 0.0

    def decide(self, p: Position, legal: Sequence[Action]) -> Action:
        """The action of the seat in turn."""
        seen = view(p, p.turn)
        plain = decide(seen, self.level, self.deal, self.outside).action
        if p.turn != self.seat or len(legal) < 2:
            return plain
        action = decide(seen, self.level, self.deal, self.outside, character=self.character).action
        self.asked += 1
        if action != plain:
            self.otherwise += 1
            search = Search(seen, self.deal, judgement_of(p.game.id), 1)
            mine, its = held_together(search, (action, plain), WORLDS)
            self.cost += fmean(its.values) - fmean(mine.values)
        return action


def measured(game: str, level: str, character: str, seconds: float) -> dict[str, object]:
    """The figures of one game and character."""
    rules = GAMES[game]
    table = agree(rules, rules.seats()[0])
    played: list[Played] = []
    asked = otherwise = 0
    costs: list[float] = []
    until = time.process_time() + seconds
    while time.process_time() < until:
        deal = len(played) + 1
        won = lost = 0.0
        for seat in range(table.seats):
            deciders = Tasting(table, deal, level, seat, character)
            winners = play_game(table, deciders).result.winners
            mine = 1 / len(winners) if seat in winners else 0.0
            won += mine
            lost += bool(winners) - mine
            asked += deciders.asked
            otherwise += deciders.otherwise
            costs.append(deciders.cost)
        played.append(Played(len(played), deal, table.seats, won, lost, 0, 0, ()))
    share = share_of(played)
    return {
        "game": game,
        "seats": table.seats,
        "character": character,
        "deals": len(played),
        "won": round(sum(one.won for one in played), 2),
        "lost": round(sum(one.lost for one in played), 2),
        "share": [round(one, 3) for one in share],
        "cost": round(fmean(costs), 4),
        "error": round(pstdev(costs) / sqrt(len(costs)), 4),
        "otherwise": round(otherwise / max(1, asked), 3),
    }


def main(words: Sequence[str]) -> None:
    """Measure each game and each character except the plain one."""
    several = [game for game, rules in GAMES.items() if rules.seats()[-1] > 1]
    question = Question("characters", __doc__, Number("seconds", USUAL), games=several)
    question.add_argument("--level", choices=list(LEVELS), default="expert", help="whose character it is")
    asked = question.asked(words)
    for game in asked.games:
        for character in list(CHARACTERS)[1:]:
            print(json.dumps(measured(game, asked.level, character, asked.seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
