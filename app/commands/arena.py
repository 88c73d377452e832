"""`kupa arena GAME --players NAME,NAME…`: plays matches between players and says how strong they are.

Each player sits alone against the one named before it and, with more than two seats, also the other way round. Each
deal is played once from every seat (`app.lab.arena`). With `--keep FILE` every deal played becomes a line of a file,
and the same question continues where it was interrupted. With `--json` the figures are one JSON object on one line; all
of them but the times depend only on the question. Ctrl-C stops with the figures so far. The exit code is 0, 1 if no
more games could be played or kept, 2 for a command line that cannot be read, 130 after Ctrl-C.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import closing
from typing import Any

from app import __version__
from app.commands._command_line import Unanswerable
from app.commands._contest import Contest, contest
from app.commands._figures import failure_sentence, share
from app.commands._kept_deals import KeptDeals, unusable
from app.commands._progress import ProgressBar
from app.commands._stopping import Stop, stoppable
from app.commands._terminal import asks_for_help, refuse, say, say_exactly, usage
from app.commands._workers import workers_for
from app.games import GAMES
from app.lab.arena import Match, elo, figures_of
from app.lab.experiment import options_text
from app.lab.plan import Stretch
from app.lab.workers import Failure, at_work, simulate
from app.wording import t
from app.wording.titles import game_name


def main(arguments: Sequence[str]) -> int:
    """Play the matches, tell the figures, and return the exit code."""
    if asks_for_help(arguments):
        return usage("arena", arguments)
    try:
        asked = contest(arguments, GAMES)
        workers = workers_for(asked.scheduler, asked.jobs)()
        kept = KeptDeals(asked)
    except Unanswerable as refused:
        return refuse(refused, 2)
    why = ""
    with stoppable() as stop, closing(kept), at_work(workers):
        try:
            failure = fought(asked, kept, stop, workers)
            why = failure_sentence(asked.table, failure) if failure is not None and not stop.asked else ""
        except OSError as error:
            if asked.keep is None:
                raise
            why = unusable(asked.keep, error)
    tell(asked, kept)
    if why:
        return refuse(why, 1)
    return 130 if stop.asked else 0


def fought(asked: Contest, kept: KeptDeals, stop: Stop, workers: Executor) -> Failure | None:
    """Play what is missing of every match. Return the failure that stopped this, or None."""
    done = sum(len(kept.of(pair)) for pair in asked.pairs)
    with ProgressBar(asked.deals * len(asked.pairs)) as progress:
        for pair in asked.pairs:
            missing = kept.missing(pair)
            plan = [Stretch(asked.table, number, 1) for number in missing]
            with closing(simulate(joined(plan), Match(asked.seed, *pair), workers, lambda: stop.asked)) as batches:
                for batch in batches:
                    kept.add(pair, batch.played)
                    done += batch.games
                    progress.show(done)
                    if batch.failure is not None:
                        return batch.failure
            if stop.asked:
                break
    return None


def joined(plan: Sequence[Stretch]) -> list[Stretch]:
    """Merge stretches that follow each other."""
    found: list[Stretch] = []
    for one in plan:
        if found and found[-1].first + found[-1].games == one.first:
            found[-1] = found[-1]._replace(games=found[-1].games + one.games)
        else:
            found.append(one)
    return found


def tell(asked: Contest, kept: KeptDeals) -> None:
    """Print the figures, as JSON or in words."""
    game = asked.table.agreed(GAMES)
    matches = [figures_of(*pair, game.seats, kept.of(pair)) for pair in asked.pairs]
    strengths = elo(asked.players, game.seats, matches)
    if asked.json:
        data: dict[str, Any] = {
            "kupa": __version__,
            "command": "arena",
            "game": game.id,
            "revision": game.rules.info.revision,
            "seats": game.seats,
            "options": dict(game.options),
            "seed": asked.seed,
            "matches": matches,
            "elo": strengths,
        }
        say_exactly(json.dumps(data))
        return
    say(t("arena.head", game=game_name(game.id), seats=game.seats, n=asked.deals, seed=asked.seed))
    if asked.table.options:
        say(t("lab.options", list=options_text(dict(asked.table.options))))
    for match in matches:
        for line in match_lines(match):
            say(line)
    for name, strength in strengths.items():
        say(t("arena.elo", who=name, n=strength))


def match_lines(match: dict[str, Any]) -> list[str]:
    """Return a match in words."""
    names = {"one": match["one"], "others": match["others"]}
    if not match["deals"]:
        return [t("arena.none", **names)]
    counts = {name: f"{match[name]:g}" for name in ("won", "lost", "nobody")}
    shares = {name: share(match[name]) for name in ("share", "low", "high", "even")}
    return [
        t("arena.match", **names, n=match["deals"], **counts),
        t("arena.share", **shares),
        t("arena.length", mean=round(match["length"], 1), cap=share(match["capped"]), **match["ms"]),
    ]
