"""Question 8, without it: what changes when somebody, or everybody, plays without a verb, a card or a power.

Somebody who plays without something is offered everything else that is legal; if nothing else is, it stays allowed. So
the games follow the rules and have common deals, and the difference shows what the thing is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from app.lab.arms import Arm, GameRow
from app.lab.experiment import DEFAULT_GAMES, Experiment, Restriction
from app.lab.findings import BEHIND, Chart, Estimate, Finding, GameRef, LabAnswer, Term, Trace, number, percent
from app.lab.probes import verbs_of_powers
from app.lab.questions.compare import named
from app.lab.questions.contrast import SHARES, ContrastQuestion, Difference, Measure
from app.lab.questions.question import played_by
from app.lab.statistics import share_in
from app.lab.workers import REGISTERED

MOST = 500
"""The most games played without each thing."""

NAMED = 1000
"""The most games without a thing that the experiment names, unless it asks for more games than by default."""

EARLY = 30
"""With fewer games than this the lab does not claim that nothing changes."""

MOST_THINGS = 24
"""The most things tried if the experiment names none."""


class Without(ContrastQuestion):
    """What a verb, a card or a power is worth."""

    name = "without"

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up side A without what the experiment names, or without each verb and power at the first seat."""
        super().__init__(experiment, where)
        asked = experiment.without
        self.things = [asked] if asked is not None else self.candidates()
        most = MOST if asked is None else NAMED if experiment.games <= DEFAULT_GAMES else experiment.games
        changed = [Arm(f"without/{i}", experiment.a, thing) for i, thing in enumerate(self.things)]
        self.against(Arm("without/all", experiment.a), changed, min(most, experiment.games))
        self.denied = [0] * len(self.things)
        self.differing = [0] * len(self.things)
        self.missed: list[int | None] = [0] * len(self.things)

    def candidates(self) -> list[Restriction]:
        """Every verb that has an alternative in its phase, and every power, by the rank of its card."""
        found: dict[tuple[str, str], Restriction] = {}
        verbs = self.rules.info.verbs
        for _, group in groupby(verbs, key=lambda key: key[0]):
            names = [name for _, name in group]
            if len(names) > 1:
                for name in names:
                    found["verb", name] = Restriction("verb", name, 0)
        game = self.played["a"]
        if verbs_of_powers(game):
            ranks = dict.fromkeys(text[0] for text in game.cards if len(text) == 2)
            for rank in ranks:
                found["argument", rank] = Restriction("argument", rank, 0)
        return list(found.values())[:MOST_THINGS]

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count the games of one deal, and what was denied in them."""
        super().count(strand, rows)
        if strand != self.name or rows[0] is None:
            return
        for i, row in enumerate(rows[1:]):
            if row is None:
                continue
            self.denied[i] += row.denied
            self.differing[i] += ended(row) != ended(rows[0])
            # Games kept by earlier versions do not say how often it was wanted.
            missed, known = self.missed[i], row.found.get("missed")
            self.missed[i] = None if missed is None or known is None else missed + known

    def measures(self, i: int) -> list[Measure]:
        """The measures compared: if one seat plays without it, only what this seat wins; otherwise all."""
        contrast, seat = self.contrasts[i], self.things[i].seat
        if seat is None:
            return list(contrast.both)
        own: list[Measure] = [("won", seat)] if self.played["a"].seats > 1 else [("score", 0), ("won", 0)]
        return [measure for measure in own if measure in contrast.both]

    def answer(self) -> LabAnswer:
        """What costs most first; also names what was never denied to anybody."""
        findings: list[Finding] = []
        lacks = [] if self.things else [self.lack("restrictions")]
        never = [(one.kind, one.name) for one, denied in zip(self.things, self.denied, strict=True) if not denied]
        if self.n and len(never) == 1:
            lacks.append(self.lack("denied", what=Term("denied", never[0])))
        elif self.n and never:
            lacks.append(self.lack("denied-several", what=Term("things", tuple(("denied", *one) for one in never))))
        marks = []
        for i, contrast in enumerate(self.contrasts):
            what = Term("denied", (self.things[i].kind, self.things[i].name))
            if self.n and not self.denied[i]:
                continue
            found = self.differences(i)
            if contrast.n and not self.differing[i]:
                findings.append(self.alike(i, what))
            else:
                findings += [self.told(i, what, one) for one in found if one.a or one.b]
            if self.experiment.without is not None:
                marks += [contrast.point(one, named(one)) for one in found if one.measure[0] in SHARES]
            elif found and contrast.n > 1:
                marks.append(contrast.point(found[0], what))
        title = "without-named" if self.experiment.without is not None else "without"
        if title == "without":
            marks.sort(key=lambda point: point.value)
        findings.sort(key=lambda one: -one.weight)
        chart = Chart("dots", title, "difference", (Trace(Term("told", "without"), tuple(marks)),), 0.0)
        return LabAnswer(self.name, self.n, tuple(findings), (chart,) if marks else (), tuple(lacks))

    def alike(self, i: int, what: Term) -> Finding:
        """The finding that no game ends differently without it, or that nobody would have used it.

        With only a few games it says no more than that none has differed so far.
        """
        n = self.contrasts[i].n
        its = share_in(0, n)
        told = {
            "what": what,
            "whose": self.whose(i),
            "n": number(n),
            "high": percent(its.high),
            "times": number(self.denied[i] / n),
            "by": played_by(self.experiment.a),
        }
        code = "without.early" if n < EARLY else "without.unused" if self.missed[i] == 0 else "without.alike"
        figure = Estimate(*its, "share", n)
        behind = tuple(GameRef(self.arms[i + 1].key, number) for number in range(min(n, BEHIND)))
        return Finding(self.name, code, told, figure, behind=behind, weight=0.02)

    def whose(self, i: int) -> Term:
        """The term for who plays without it."""
        return Term("told", "everybody" if self.things[i].seat is None else "one-seat")

    def told(self, i: int, what: Term, one: Difference) -> Finding:
        """A difference as a sentence."""
        return self.contrasts[i].finding(self.name, one, what=what, whose=self.whose(i))


def ended(row: GameRow) -> tuple[object, ...]:
    """What counts as the course of a game here: how it ended, and its measures."""
    return row.winners, row.scores, row.reason, row.actions, row.rounds
