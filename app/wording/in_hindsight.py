"""A look back with every card known (`app.lab.hindsight`), in sentences."""

from __future__ import annotations

from collections.abc import Callable

from app.engine import View
from app.wording.answers import HindsightAnswer
from app.wording.formatting import t
from app.wording.sentences import action_words


def hindsight_sentences(
    game: str, found: HindsightAnswer, seen: Callable[[int], View], who: str = ""
) -> list[str]:
    """Return what was possible, what each costly move cost, and the fair par, each as a sentence.

    `found` is `Hindsight.to_json()`. `seen` gives the view before a gesture, by its number from 0. `who` is the name of
    the player; without one, the sentences address the reader.
    """
    score = found["score"]
    best = found["best"]
    par = found["par"]
    told = []
    if best is None:
        told.append(t("hindsight.unknown"))
    elif best == score:
        told.append(t("hindsight.perfect", score=score))
    else:
        told.append(t("hindsight.best", who=who or t("seat.you"), best=best, score=score))
    for one in found["costly"]:
        action = action_words(game, one["action"].split(" ")[0], seen(one["number"]))
        told.append(t("hindsight.move", n=one["number"] + 1, action=action, points=one["points"]))
    if best is not None and not found["whole"]:
        told.append(t("hindsight.cut"))
    if par is not None:
        told.append(t("hindsight.par", par=par))
    return told
