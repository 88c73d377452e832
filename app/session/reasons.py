"""Why a computer player made a move: asked of a finished game, and answered from what that seat knew then.

The decision is made again from the seat's view, seed and number of tries, and explained. If that is impossible, or the
decision comes out differently, the sentence says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine import Record
from app.session.decisions import read_decisions
from app.session.proof import Remade, remade
from app.wording import t
from app.wording.answers import EngineAnswer
from app.wording.explained import why_sentence, worse_sentence
from app.wording.tellers import Names


def asked(record: Record, table: Mapping[str, Any], number: int) -> Remade | None:
    """Return the decision behind gesture `number`, to be made again; None if nothing was kept of it."""
    kept = read_decisions(table).get(number)
    return None if kept is None or not 0 <= number < len(record.done) else remade(record, number, kept)


def reason(question: Remade, answer: EngineAnswer | None, who: str, names: Names) -> str:
    """Return why, in a sentence or two, with the names of all seats.

    `answer` is the engine's, with an explanation, or None if it did not answer.
    """
    game, kept = question.view.game.id, question.decision
    if answer is None or answer["action"] != question.action:
        return t("why.replay.other", name=who)
    if kept.how == "quick":
        return t("why.replay.quick", name=who)
    decided = answer.get("decided")
    if decided is not None and decided["verdict"] == "worse" and decided["by"] != "rule":
        told = t("why.replay.missed", name=who, better=worse_sentence(game, answer, question.view, names))
    else:
        sentence = why_sentence(game, answer, question.view, names)
        told = t("why.replay.thought", name=who, why=sentence) if sentence else t("why.replay.nothing", name=who)
    return f"{told} {t('why.replay.cut')}" if kept.how == "cut" else told
