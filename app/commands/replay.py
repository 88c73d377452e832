"""`kupa replay FILE [--seat N | --all]`: tells a game step by step, each action in the canon's text, with its results.

Without an option, or with `--all`, nothing is hidden; with `--seat` everything is told as that seat learnt it. Actions
that the engine carried out because there was no choice are in brackets.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.commands._command_line import Unanswerable, understood
from app.commands._command_line import seat as seat_of
from app.commands._files import Unfit, game_in
from app.commands._terminal import refuse, say, usage
from app.engine import Record, Step, view
from app.wording import t
from app.wording.in_words import table_in_words
from app.wording.sentences import log_lines
from app.wording.tellers import Names
from app.wording.titles import game_name


def main(arguments: Sequence[str]) -> int:
    """Tell the game in a file; return the exit code."""
    line = understood(arguments, ("seat", "all!"))
    if line is None or len(line.words) != 1 or {"seat", "all"} <= line.named.keys():
        return usage("replay", arguments)
    (name,), chosen = line.words, line.named
    try:
        record, _ = game_in(Path(name), "command.replay.view")
    except Unfit as error:
        return refuse(error, 1)
    try:
        seat = seat_of(chosen["seat"], record.game.seats) if "seat" in chosen else None
    except Unanswerable as refused:
        return refuse(refused, 2)
    for one in told(record, seat):
        say(one)
    return 0


def told(record: Record, seat: int | None) -> list[str]:
    """Return the lines of a game, from its opening to its last gesture, for `seat` or with nothing hidden."""
    names = seat_names(record, seat)
    lines = [game_name(record.game.id)]
    lines += step_lines(record, record.opening, seat, names)
    for number, step in enumerate(record.steps(), 1):
        lines += ["", f"{number}. {actions_of(step, seat)}"]
        lines += step_lines(record, step, seat, names)
    if record.position.result is None:
        # Words are made from a seat's view; with nothing hidden, from the view of the seat in turn.
        whose = record.position.turn if seat is None else seat
        lines.append("")
        for group in table_in_words(view(record.position, whose), names):
            lines += [group.title, *(f"  {line}" for line in group.lines)]
    return lines


def step_lines(record: Record, step: Step, seat: int | None, names: Names) -> list[str]:
    """Return the results of a step, in words."""
    events = step.events if seat is None else step.told(seat)
    return [f"   {line}" for line in log_lines(record.game.id, events, names)]


def actions_of(step: Step, seat: int | None) -> str:
    """Return the actions of a step as the seat learnt them, in the canon's text; a dash if it learnt nothing."""
    events = step.events if seat is None else step.told(seat)
    texts = [
        f"({event.args['action']})" if event.args.get("forced") else str(event.args["action"])
        for event in events
        if event.code == "acted"
    ]
    return " ".join(texts) or "-"


def seat_names(record: Record, seat: int | None) -> Names:
    """Return what the seats are called: numbers, but *you* for the seat that reads, or plays alone."""
    if record.game.seats == 1:
        return {}
    return {one: t("command.seat", n=one) for one in range(record.game.seats) if one != seat}
