"""Why a move: how it compares with the next best, and in which facts the two differ most.

The candidates come from a search with the move itself as guard. The move and the one it is held against are then tried
again, both in the same fresh worlds, so that a move which looked best by luck loses that advantage. In each of these
worlds the judgement's `facts` are read at the point where playing on ended. A fact is decisive if the two moves differ
in it by more than `ERRORS` standard errors, unless with either move the worlds with more (or less) of it come out
worse. Of some facts the judgement says itself which way they are good (`Judgement.good`).

All of it comes from the view of one seat, its seed and the number of tries. So it says nothing that the seat could not
have known, and says the same whenever it is asked again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, pstdev
from typing import Literal, NamedTuple

from app.bots import judgement_of
from app.bots.facts import KINDS, own_zones
from app.bots.judgement import Advice, whim
from app.bots.limit import Limit
from app.bots.search import FEWEST, ROUNDED, Candidate, Search
from app.engine import Action, Game, View, advance

TRIES = 800
"""How many tries an explanation takes: half for the candidates, half for comparing the two moves."""

ERRORS = 2.0
"""Two moves, or two averages of a fact, count as equal if they differ by fewer standard errors than this."""

MOST = 2
"""How many decisive facts are named at most."""

SURE = 99.0
"""The most standard errors that are given for a difference, as for one that was the same in every world."""

KEPT = 0.5
"""A card is named with a fact if it lay there after one move in at least this much larger a share of the worlds."""

GENERAL = frozenset(("comes-out-best", "comes-out-well", "best-so-far"))
"""The codes of advice that say only that a move came out well."""

Verdict = Literal["only", "even", "better", "worse", "unknown"]
"""How a move compares: there was no other; no real difference; better; worse; there was no time to tell."""

Source = Literal["rule", "reason", "tries"]
"""Where the reason for a move comes from.

`rule`: the game's judgement, which tries never overrule; `reason`: the judgement, which they may overrule; `tries`:
only the tries.
"""


class DecidingFact(NamedTuple):
    """A fact in which two moves differ: its average after this move and after the other.

    `errors` is their difference in standard errors. `cards` are the cards, all of them known to the seat, that are
    counted after one move and mostly not after the other.
    """

    fact: str
    here: float
    there: float
    errors: float
    cards: tuple[str, ...] = ()


class Why(NamedTuple):
    """Why a move, as far as trying can tell.

    `candidates` are the moves that were tried, the best first. `against` is the move it was held against, and `lead` is
    how much better it did than that one, as a share of the win (in a game with a single seat, in points); `error` is
    the standard error of the lead. `decided` are the facts that differ most.
    """

    verdict: Verdict
    candidates: tuple[Candidate, ...] = ()
    against: Action | None = None
    lead: float = 0.0
    error: float = 0.0
    decided: tuple[DecidingFact, ...] = ()


@dataclass
class TriedMove:
    """One of two moves: in each world its value and its facts, and how often each card lay in which kind of zone."""

    action: Action
    values: list[float] = field(default_factory=list)
    facts: list[Mapping[str, float]] = field(default_factory=list)
    cards: dict[str, Counter[int]] = field(default_factory=lambda: {name: Counter() for name in KINDS})

    def of(self, fact: str) -> list[float]:
        """The values of this fact, world by world."""
        return [facts.get(fact, 0.0) for facts in self.facts]


def explained(
    view: View,
    seed: int,
    action: Action,
    offered: Sequence[Action],
    *,
    against: Action | None = None,
    ms: int | None = None,
    tries: int = TRIES,
) -> Why:
    """Explain why `action`, one of those offered to the view's seat, rather than `against`, by default the next best.

    `ms` limits the time in milliseconds, half of it for each of the two parts. Raises ValueError for the view of an
    onlooker.
    """
    judgement = judgement_of(view.game.id)
    others = [one for one in judgement.sensible(view, offered) if one != action]
    if not others:
        others = [one for one in offered if one != action]
    if against is not None and against != action:
        others = list(dict.fromkeys((against, *others)))
    if not others:
        return Why("only")
    half = None if ms is None else max(1, ms // 2)
    search = Search(view, seed, judgement, max(1, tries // 2), Limit(half), guard=action)
    candidates = tuple(search.tried([action, *others]))
    if against is None:
        # Of moves with the same effect only one is tried.
        against = next((one.action for one in candidates if one.action != action), None)
    if against is None:
        return Why("only", candidates, others[0])
    if against == action:
        return Why("even", candidates, against)
    search.limit = Limit(half)
    here, there = held_together(search, (action, against), max(1, tries // 4))
    return judged(view.game, here, there)._replace(candidates=candidates, against=against)


def held_together(search: Search, moves: tuple[Action, Action], worlds: int) -> tuple[TriedMove, TriedMove]:
    """Try two moves in the same fresh worlds, as many as the search's limit allows."""
    view, judgement = search.view, search.judgement
    seat = view.decider
    rng, deal = whim(view, ~search.seed), search.deal or search.likely_worlds()
    zones = {name: own_zones(view.game, seat, kind) for name, kind in KINDS.items()}
    known = known_cards(view)
    sides = TriedMove(moves[0]), TriedMove(moves[1])
    for _ in range(worlds):
        world = deal(rng)
        if not search.limit.spend(2):
            break
        for side in sides:
            p = world.copy()
            search.run_on(p, advance(p, side.action))
            side.values.append(search.value(p)[seat])
            side.facts.append(judgement.facts(p, seat))
            for name, own in zones.items():
                side.cards[name].update(c for zone in own for c in p.zones[zone] if c in known)
    return sides


def known_cards(view: View) -> frozenset[int]:
    """The cards that this seat sees and that have no twin."""
    only = view.game.only
    return frozenset(only[text] for texts in view.zones.values() for text in texts if text in only)


def judged(game: Game, here: TriedMove, there: TriedMove) -> Why:
    """Compare two moves tried in the same worlds: the verdict, the lead and the decisive facts."""
    if len(here.values) < FEWEST:
        return Why("unknown")
    lead, error = paired(here.values, there.values)
    if abs(lead) <= ERRORS * error or round(abs(lead), ROUNDED) == 0:
        return Why("even", lead=lead, error=error)
    verdict: Verdict = "better" if lead > 0 else "worse"
    return Why(verdict, lead=lead, error=error, decided=tuple(deciding(game, here, there, lead))[:MOST])


def paired(here: Sequence[float], there: Sequence[float]) -> tuple[float, float]:
    """The average lead of `here` over `there` in the same worlds, and its standard error."""
    ahead = [one - other for one, other in zip(here, there, strict=True)]
    return fmean(ahead), pstdev(ahead) / sqrt(len(ahead))


def apart(here: Sequence[float], there: Sequence[float]) -> tuple[float, float]:
    """The average difference of two facts in the same worlds, and how many standard errors that is, at most `SURE`."""
    difference, error = paired(here, there)
    return difference, min(SURE, abs(difference) / error) if error else SURE * (difference != 0)


def deciding(game: Game, here: TriedMove, there: TriedMove, lead: float) -> list[DecidingFact]:
    """The facts that speak for the leading move, largest difference first; last, how often a move goes badly."""
    names = dict.fromkeys(name for facts in (*here.facts, *there.facts) for name in facts)
    good = judgement_of(game.id).good
    found: list[DecidingFact] = []
    for name in names:
        one, other = here.of(name), there.of(name)
        difference, errors = apart(one, other)
        # If the leading move has more of it, more of it must not go together with doing worse; if less, less. What
        # goes together is seen from world to world of each move, because of the two, either fact goes with the lead.
        along = together(one, here.values) + together(other, there.values)
        if name in good:
            along = 1.0 if good[name] else -1.0
        if errors > ERRORS and difference * lead * along >= 0:
            cards = named(game, name, here, there, difference)
            found.append(DecidingFact(name, fmean(one), fmean(other), errors, cards))
    found.sort(key=lambda one: -one.errors)
    return [*found, *risk(here, there, lead)]


def together(facts: Sequence[float], values: Sequence[float]) -> float:
    """How much the two vary together: above 0 if they rise together, below 0 if one falls when the other rises."""
    middle, level = fmean(facts), fmean(values)
    return sum((fact - middle) * (value - level) for fact, value in zip(facts, values, strict=True))


def named(game: Game, fact: str, here: TriedMove, there: TriedMove, difference: float) -> tuple[str, ...]:
    """The cards that account for most of a difference in a fact that counts cards, at most two."""
    if fact not in KINDS:
        return ()
    more, less = (here, there) if difference > 0 else (there, here)
    worlds = len(more.values)
    shares = {c: (count - less.cards[fact][c]) / worlds for c, count in more.cards[fact].items()}
    # The sentence already names the move's own card.
    said = {*here.action.args, *there.action.args}
    most = sorted((c for c in shares if shares[c] >= KEPT), key=lambda c: (-shares[c], c))
    return tuple(game.cards[c] for c in most if game.cards[c] not in said)[:2]


def risk(here: TriedMove, there: TriedMove, lead: float) -> list[DecidingFact]:
    """How often either move goes badly, if this is surely less often for the leading one; else nothing."""
    values = [*here.values, *there.values]
    bad = fmean(values) - pstdev(values)
    one, other = ([float(value < bad) for value in side.values] for side in (here, there))
    difference, errors = apart(one, other)
    if errors <= ERRORS or difference * lead >= 0:
        return []
    return [DecidingFact("risk", fmean(one), fmean(other), errors)]


def better(game: str, advice: Advice, why: Why) -> tuple[Advice, Why]:
    """What a hint advises once its move has been explained: the other move if that surely does better, else the same.

    A game whose judgement is never overruled by tries (`trust`) keeps its own move.
    """
    if why.verdict != "worse" or why.against is None or judgement_of(game).trust == inf:
        return advice, why
    worlds = next(one.worlds for one in why.candidates if one.action == why.against)
    facts = tuple(one._replace(here=one.there, there=one.here) for one in why.decided)
    turned = why._replace(verdict="better", against=advice.action, lead=-why.lead, decided=facts)
    return Advice(why.against, "comes-out-best", (worlds,)), turned


def said_by(game: str, advice: Advice) -> Source:
    """Where the reason of a piece of advice comes from."""
    if advice.code in ("", *GENERAL):
        return "tries"
    return "rule" if judgement_of(game).trust == inf else "reason"
