"""The ladder of players: each against the one below it, at every game's smallest and usual table.

`python3 dev.py bench ladder [MINUTES] [GAME ...]` (10 minutes; all games by default) plays matches of the arena
(`app/lab/arena.py`) in worker processes, adds their results to docs/ladder.json, and rewrites docs/ladder.md. With 0
minutes nothing is played, and only the page is written. Ctrl-C ends it; everything played so far is kept.

First comes expert against greedy at the smallest table of each game, then the same at its other tables, then everyone
else. Every match has a fixed number of deals (`DEALS`, or `FEW` if a table differs from the defaults) from one seed,
and no figures stop it sooner: a match with fewer deals on the page is still being played. The players may change
between two runs. So the first deal of a match is played again before more are added, and the match starts over if the
deal is played differently. If games are named, the same goes for their matches that are over.

docs/ladder.json holds a list of matches: the table (game, seats, options), the players (`one` alone against `others`),
how many deals were played, `outcomes` (wins of the one and of the others in one deal, and how often that happened), the
decisions in all games, the games that a bound of the rules ended, and `first`, the result of the first deal: wins of
the one and of the others, decisions, and in newer matches a checksum of the actions (`Played.trace`).
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from app.bots import judgement_of
from app.bots.judgement import NoJudgement
from app.engine import Rules
from app.games import GAMES
from app.lab.arena import Match, Played, elo, figures_of, rotated
from app.lab.plan import Stretch, Table, deal_number, possible, values_of
from app.lab.processes import Processes
from app.lab.simulation import CHEATER, NEWCOMER, RANDOM
from app.lab.workers import simulate
from app.wording import use
from app.wording.titles import game_name
from tests.bench._asked import Number, Question

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "docs" / "ladder.json"
PAGE = KEPT.with_suffix(".md")

SEED = 24
"""The seed of the deals of all matches; no player was fitted to them."""
DEALS = 400
FEW = 40
A_TURN = 20
"""How many deals are played before they are kept."""
USUAL = 10.0

SEVERAL = 2


class Rung(NamedTuple):
    """Who sits alone against whom, at which table, over how many deals."""

    table: Table
    one: str
    others: str
    deals: int

    @property
    def plain(self) -> bool:
        """Whether it is a rung of the ladder itself, not one of `varied`."""
        return self.deals == DEALS


@dataclass
class Tally:
    """The results of a match so far: its deals are the first ones from its seed."""

    outcomes: Counter[tuple[float, float]] = field(default_factory=Counter)
    actions: int = 0
    capped: int = 0
    first: tuple[float, ...] | None = None

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return self.outcomes.total()

    def add(self, one: Played) -> None:
        """Count one more deal."""
        self.outcomes[one.won, one.lost] += 1
        self.actions += one.actions
        self.capped += one.capped
        if one.number == 0:
            self.first = first(one)

    def figures(self, rung: Rung) -> dict[str, Any]:
        """The figures of the arena."""
        seats = rung.table.seats
        played = [Played(0, 0, seats, *outcome, 0, 0) for outcome in sorted(self.outcomes.elements())]
        games = max(1, seats * self.deals)
        found = figures_of(rung.one, rung.others, seats, played)
        return {**found, "length": self.actions / games, "capped": self.capped / games}


def first(one: Played) -> tuple[float, ...]:
    """What is kept of the first deal of a match."""
    return one.won, one.lost, one.actions, one.trace


Ladder = dict[Rung, Tally]


# Which matches there are


def tables(rules: Rules) -> tuple[Table, ...]:
    """The smallest table of a game for several, and the usual one, which has one seat more if the game allows it."""
    name, seats = rules.info.id, list(rules.seats())
    return tuple(Table(name, n) for n in seats[:2] if n >= SEVERAL)


def pairs(game: str) -> list[tuple[str, str]]:
    """Each player of a game and the one below it; expert also against greedy, and easy against a newcomer."""
    judgement, found = judgement_of(game), [("quick", RANDOM)]
    levels = judgement.levels
    if not isinstance(judgement, NoJudgement):
        found += [("greedy", "quick"), ("expert", "greedy"), ("greedy", NEWCOMER), (levels[0], NEWCOMER)]
    found += [(better, worse) for worse, better in pairwise(levels)]
    return [*found, (CHEATER, "expert")]


def rungs(games: Iterable[str]) -> Iterator[Rung]:
    """The rungs of these games' ladders.

    With more than two seats each pair plays both ways, because one against several is not several against one.
    """
    for game in games:
        for table in tables(GAMES[game]):
            for one, others in pairs(game):
                yield Rung(table, one, others, DEALS)
                if table.seats > SEVERAL:
                    yield Rung(table, others, one, DEALS)


def varied(games: Iterable[str]) -> Iterator[Rung]:
    """Expert against greedy with every number of seats and, at the smallest table, every value of an option."""
    for game in games:
        rules = GAMES[game]
        seats = [n for n in rules.seats() if n >= SEVERAL]
        if not seats or isinstance(judgement_of(game), NoJudgement):
            continue
        there = [Table(game, n) for n in seats[2:]]
        for option in rules.options(seats[0]):
            there += [
                Table(game, seats[0], ((option.name, value),)) for value in values_of(option) if value != option.default
            ]
        yield from (Rung(table, "expert", "greedy", FEW) for table in there if possible(table, GAMES))


def in_order(games: Sequence[str]) -> list[Rung]:
    """All matches of these games in order: expert against greedy, the same at other tables, then the rest."""

    def turn(rung: Rung) -> int:
        if (rung.one, rung.others) != ("expert", "greedy"):
            return 2
        return 0 if rung.plain and rung.table == tables(GAMES[rung.table.game])[0] else 1

    return sorted((*rungs(games), *varied(games)), key=turn)


# What is kept of them


def read(path: Path) -> Ladder:
    """The matches of a file; none if there is no file. Raises ValueError for a file of another form."""
    if not path.exists():
        return {}
    found: Ladder = {}
    for row in json.loads(path.read_text("utf-8")):
        table = Table(row["game"], row["seats"], tuple(row["options"].items()))
        outcomes = Counter({tuple(map(float, key.split(":"))): times for key, times in row["outcomes"].items()})
        tally = Tally(Counter({(won, lost): times for (won, lost), times in outcomes.items()}))
        tally.actions, tally.capped, tally.first = row["actions"], row["capped"], tuple(row["first"])
        found[Rung(table, row["one"], row["others"], row["of"])] = tally
    return found


def write(ladder: Ladder, path: Path) -> None:
    """Write the matches with at least one deal played, one a line; the file is replaced as a whole."""
    rows = [
        {
            "game": rung.table.game,
            "seats": rung.table.seats,
            "options": dict(rung.table.options),
            "one": rung.one,
            "others": rung.others,
            "of": rung.deals,
            "deals": tally.deals,
            "outcomes": {f"{won:g}:{lost:g}": times for (won, lost), times in sorted(tally.outcomes.items())},
            "actions": tally.actions,
            "capped": tally.capped,
            "first": tally.first,
        }
        for rung, tally in ladder.items()
        if tally.deals
    ]
    text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
    fresh = path.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(path)


# Playing


def same_players(rung: Rung, tally: Tally) -> bool:
    """Whether the first deal is played as before, as far as that is known. The tally then knows all of it."""
    again = first(rotated(rung.table.agreed(GAMES), 0, deal_number(SEED, 0), rung.one, rung.others))
    known, tally.first = tally.first, again
    return known is not None and again[: len(known)] == known


def play(ladder: Ladder, wanted: Iterable[Rung], until: float, *, anew: bool = False) -> None:
    """Play the matches one after another, until all are done or the time is up.

    A match that is over is left alone, unless `anew` is given and its players have changed: then it starts over.
    """
    with Processes() as workers:
        for rung in wanted:
            if time.monotonic() >= until:
                return
            tally = ladder.setdefault(rung, Tally())
            looked = tally.deals > 0 and (anew or tally.deals < rung.deals)
            if looked and not same_players(rung, tally):
                tally = ladder[rung] = Tally()
            while tally.deals < rung.deals and time.monotonic() < until:
                more(rung, tally, workers, until)
                write(ladder, KEPT)


def more(rung: Rung, tally: Tally, workers: Executor, until: float) -> None:
    """Play the next deals of a match. Raises RuntimeError if a game cannot be played."""
    plan = [Stretch(rung.table, tally.deals, min(A_TURN, rung.deals - tally.deals))]
    match = Match(SEED, rung.one, rung.others)
    with closing(simulate(plan, match, workers, lambda: time.monotonic() >= until)) as batches:
        for batch in batches:
            if batch.failure is not None:
                raise RuntimeError(f"{rung.table}: {batch.failure.detail}")
            for one in batch.played:
                tally.add(one)


# The page

HEAD = """# The ladder of players

Made by `python3 dev.py bench ladder` from [ladder.json](ladder.json): run it again with more minutes and it goes on
where it stopped. Who the players are is in {strength}, what was tried to make them stronger in {attempts}.

*One* plays alone against *others*, who are all the same player. Each deal is played once from every seat and counts as
one observation; all deals come from seed {seed}, and nothing was fitted to them. *Deals* says how many have been played
of the number fixed beforehand: no match ends sooner, whatever it shows. *Share* is the one's share of the games that
somebody won, with its interval (95 %, over deals); *even* is what it would be among equals. *Length* is the number of
decisions in a game, *capped* the share of games that a bound of the rules ended.

*Elo* is fitted to all matches of a table and puts its players on one scale, the weakest of them at 0. Players who have
not met the others yet, not even through a third one, have a scale of their own."""
GLANCE = """
## At a glance

One `expert` against others who are all `greedy`. *Above*: the whole interval lies above even; *below*: below it.
*Ceiling*: what a player who sees all cards wins against `expert`, where that has been played.
"""
GLANCED = "| game | seats | deals | share | even | | length | capped | ceiling |"
COLUMNS = "| seats | one | others | deals | won : lost : nobody | share | even | length | capped |"
RED = """
## With other numbers of seats and other options

`expert` against `greedy`, {few} deals each. *Red*: the whole interval lies below even. No table is played again in the
hope of a better figure: the game's judgement is mended, or the table stays red.
"""
VARIED = "| game | seats | option | deals | won : lost : nobody | share | even | |"


def page(ladder: Ladder) -> str:
    """The page, as Markdown."""
    use("en")
    parts = [HEAD.format(seed=SEED, strength=link("strength"), attempts=link("attempts"))]
    if bars := [rung for rung in rungs(GAMES) if rung in ladder and (rung.one, rung.others) == ("expert", "greedy")]:
        parts += [GLANCE, *head(GLANCED), *(glanced(rung, ladder) for rung in bars)]
    for game in GAMES:
        there = [rung for rung in rungs([game]) if rung in ladder]
        if there:
            parts += [
                f"\n## {game_name(game)}\n",
                *head(COLUMNS),
                *(line(rung, ladder[rung]) for rung in there),
                "",
                *(f"- Elo with {seats} seats: {scale}" for seats, scale in scales(there, ladder)),
            ]
    red = [rung for rung in varied(GAMES) if rung in ladder]
    if red:
        parts += [RED.format(few=FEW), *head(VARIED), *(varied_line(rung, ladder[rung]) for rung in red)]
    return "\n".join(parts) + "\n"


def line(rung: Rung, tally: Tally) -> str:
    """A match as a row."""
    found = tally.figures(rung)
    cells = [rung.table.seats, rung.one, rung.others, f"{tally.deals} of {rung.deals}", *result(found)]
    return row([*cells, f"{found['length']:.0f}", thousandths(found["capped"])])


def glanced(rung: Rung, ladder: Ladder) -> str:
    """The most important match of a table, as a row."""
    found = ladder[rung].figures(rung)
    _, share, even = result(found)
    stands = "above" if found["low"] > found["even"] else "below" if found["high"] < found["even"] else "level"
    if ladder[rung].deals < rung.deals:
        stands += " so far"
    sees_all = rung._replace(one=CHEATER, others="expert")
    ceiling = thousandths(ladder[sees_all].figures(sees_all)["share"]) if sees_all in ladder else ""
    cells = [game_name(rung.table.game), rung.table.seats, f"{ladder[rung].deals} of {rung.deals}", share, even, stands]
    return row([*cells, f"{found['length']:.0f}", thousandths(found["capped"]), ceiling])


def varied_line(rung: Rung, tally: Tally) -> str:
    """A match at another table as a row."""
    found = tally.figures(rung)
    option = ", ".join(f"{name}={value}" for name, value in rung.table.options) or "defaults"
    verdict = "red" if found["high"] < found["even"] else ""
    deals = f"{tally.deals} of {rung.deals}"
    return row([game_name(rung.table.game), rung.table.seats, option, deals, *result(found), verdict])


def result(found: Mapping[str, Any]) -> list[str]:
    """Games won, lost and without a winner, the share with its interval, and the even share."""
    # Adding nothing makes of a rounded -0.0 a 0.
    counts = " : ".join(f"{round(found[name], 1) + 0:.10g}" for name in ("won", "lost", "nobody"))
    share, low, high, even = (thousandths(found[name]) for name in ("share", "low", "high", "even"))
    return [counts, f"{share} ({low} to {high})", even]


def link(page: str) -> str:
    """A link to another page of the folder."""
    return f"[{page}.md]({page}.md)"


def thousandths(share: float) -> str:
    """A share as the pages of this folder write it: .512, and 1.000."""
    return f"{share:.3f}".removeprefix("0")


def head(names: str) -> list[str]:
    """The two rows that begin a table with these columns."""
    return [names, "| --- " * (names.count("|") - 1) + "|"]


def row(cells: Sequence[object]) -> str:
    """A row of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def scales(there: Sequence[Rung], ladder: Ladder) -> Iterator[tuple[int, str]]:
    """For each number of seats the players on a scale, the weakest first; on several if no match joins them."""
    for seats in dict.fromkeys(rung.table.seats for rung in there):
        matches = [ladder[rung].figures(rung) for rung in there if rung.table.seats == seats]
        for names in joined([(match["others"], match["one"]) for match in matches]):
            among = [match for match in matches if match["one"] in names]
            strength = sorted(elo(names, seats, among).items(), key=lambda one: one[1])
            lowest = strength[0][1]
            yield seats, ", ".join(f"{name} {value - lowest}" for name, value in strength)


def joined(pairs: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The players in groups: matches connect all players within a group, and no match connects two groups."""
    groups: list[list[str]] = []
    for pair in pairs:
        met = [group for group in groups if set(group) & set(pair)]
        groups = [group for group in groups if group not in met]
        groups.append(list(dict.fromkeys([*(name for group in met for name in group), *pair])))
    return groups


def main(words: Sequence[str]) -> None:
    """Play for the minutes asked for, and write the page."""
    asked = Question("ladder", __doc__, Number("minutes", USUAL), games=GAMES).asked(words)
    ladder = read(KEPT)
    with suppress(AttributeError, OSError):
        os.nice(19)
    with suppress(KeyboardInterrupt):
        play(ladder, in_order(asked.games), time.monotonic() + 60 * asked.minutes, anew=asked.games != list(GAMES))
    PAGE.write_text(page(read(KEPT)), "utf-8")
    print(f"{sum(tally.deals for tally in read(KEPT).values())} deals are kept; the page is {PAGE.name}.")


if __name__ == "__main__":
    main(sys.argv[1:])
