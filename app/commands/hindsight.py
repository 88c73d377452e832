"""`kupa hindsight [--json] FILE`: looks back on one person's finished game with every card known.

It says what was possible, which moves cost something, and what the expert reached on the same deal with what the person
could see. With `--json` it prints one object (`Hindsight.to_json`) instead of sentences. The exit code is 0 if there is
an answer, 1 if this file has none, 2 for a command line that cannot be read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from app.commands._command_line import understood
from app.commands._files import Unfit, game_in
from app.commands._progress import Waiting
from app.commands._terminal import refuse, say, say_exactly, usage
from app.engine import view
from app.lab.hindsight import can_look_back, hindsight
from app.wording import t
from app.wording.answers import HindsightAnswer
from app.wording.in_hindsight import hindsight_sentences


def main(arguments: Sequence[str]) -> int:
    """Look back on the game in a file; return the exit code."""
    line = understood(arguments, ("json!",))
    if line is None or len(line.words) != 1:
        return usage("hindsight", arguments)
    path = Path(line.words[0])
    try:
        record, _ = game_in(path, "command.hindsight.none")
        if not can_look_back(record):
            raise Unfit(t("command.hindsight.none", file=path.name))
    except Unfit as error:
        return refuse(error, 1)
    with Waiting(t("hindsight.working")):
        answer = cast("HindsightAnswer", hindsight(record).to_json())
    if "json" in line.named:
        say_exactly(json.dumps(answer))
        return 0
    for sentence in hindsight_sentences(record.game.id, answer, lambda number: view(record.position_at(number), 0)):
        say(sentence)
    return 0
