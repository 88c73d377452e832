"""Why a move, in one sentence: the engine's explanation of a decision (docs/protocol.md#why) for a person.

The sentence never names the player who decides, so it is true of any: of the person at the screen, who asked for a
hint, and of a computer player in a replay. Other players whom a move is about are called by their names. The sentence
depends only on what the decider's seat knew.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import View
from app.wording.answers import ComparedFact, EngineAnswer
from app.wording.bidi import listed
from app.wording.catalogue import has
from app.wording.formatting import t
from app.wording.sentences import action_words, advice_sentence
from app.wording.tellers import Names, in_game

SHARES = ("won", "lost", "risk")
"""The facts that say how often something happens; all others count something."""


def why_sentence(game_id: str, answer: EngineAnswer, view: View, names: Names | None = None) -> str:
    """Return why the move of an answer is good: the game's own reason, or how it compares with the next best move.

    `answer` is that of `go`, with or without an explanation. `view` is what the decider's seat knew, and `names` those
    of all seats. Empty if the player gives no reason at all.
    """
    decided = answer.get("decided")
    advice = advice_sentence(game_id, answer["why"])
    if decided is None or decided["by"] == "rule" or decided["against"] is None:
        return advice
    other = made_words(game_id, decided["against"], view, names)
    untried = decided["verdict"] == "only" and decided["by"] == "tries"
    if decided["verdict"] == "even" or untried:
        return t("why.even", other=other)
    if decided["verdict"] == "better" and decided["by"] == "tries":
        clauses = fact_clauses(game_id, decided["facts"])
        if clauses:
            return t("why.rather", other=other, facts=listed(clauses))
    return advice


def better_sentence(game_id: str, answer: EngineAnswer, view: View, names: Names | None = None) -> str:
    """Return what would have been better than a move that was made (the answer's own move), and why."""
    decided = answer["decided"]
    clauses = fact_clauses(game_id, decided["facts"])
    told = _better(clauses, made_words(game_id, answer["action"], view, names))
    own = decided["by"] != "tries" and not clauses
    return f"{told} {advice_sentence(game_id, answer['why'])}" if own else told


def worse_sentence(game_id: str, answer: EngineAnswer, view: View, names: Names | None = None) -> str:
    """Return what would have been better than the answer's move, if the explanation found that."""
    decided = answer["decided"]
    assert decided["against"] is not None, "a move is worse than another"
    turned: list[ComparedFact] = [{**one, "here": one["there"], "there": one["here"]} for one in decided["facts"]]
    return _better(fact_clauses(game_id, turned), made_words(game_id, decided["against"], view, names))


def made_words(game_id: str, action: str, view: View, names: Names | None = None) -> str:
    """Return an action as a phrase about the view's decider; only the other seats are called by their `names`."""
    others = {seat: name for seat, name in (names or {}).items() if seat != view.decider}
    return action_words(game_id, action, view, others)


def _better(clauses: Sequence[str], other: str) -> str:
    return t("why.worse", other=other, facts=listed(clauses)) if clauses else t("why.worse.plain", other=other)


def fact_clauses(game_id: str, facts: Sequence[ComparedFact]) -> list[str]:
    """Return the facts as clauses about the move of `here`: "more cards stay in hand (about 5 rather than 4)"."""
    return [clause for one in facts if (clause := fact_clause(game_id, one))]


def fact_clause(game_id: str, one: ComparedFact) -> str:
    """Return one fact as a clause; empty if there are no words for it."""
    more = one["here"] > one["there"]
    name = in_game(game_id, f"why.fact.{one['fact']}.{'more' if more else 'less'}")
    if not has(name):
        return ""
    clause = t(name)
    if one["fact"] in SHARES:
        if apart(100 * one["here"], 100 * one["there"]):
            clause = t("why.share", fact=clause, n=one["here"], m=one["there"])
    elif apart(one["here"], one["there"]):
        clause = t("why.about", fact=clause, n=round(one["here"]), m=round(one["there"]))
    return t("why.with", fact=clause, cards=one["cards"]) if one.get("cards") and more else clause


def apart(one: float, other: float) -> bool:
    """Whether two figures are told: as whole numbers they differ, and not only because they were rounded apart."""
    return round(one) != round(other) and abs(one - other) >= 0.5
