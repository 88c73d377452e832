"""Question 4, ends: for which reasons games end, and how many end only because of a cap."""

from __future__ import annotations

from collections import Counter

from app.lab.arms import GameRow
from app.lab.findings import Chart, Estimate, Finding, Point, Term, Trace, shares
from app.lab.questions.question import Seen, SideCounts, SideQuestion
from app.lab.statistics import CAP, share_in


class SideEnds(SideCounts):
    """How the games of one side ended."""

    def __init__(self) -> None:
        """Start with no game counted."""
        super().__init__()
        self.reasons: Counter[str] = Counter()
        self.seen = Seen()

    def take(self, row: GameRow) -> None:
        """Add the reason for which one game ended."""
        self.reasons[row.reason] += 1
        self.seen.add(row.reason, row.number)


class Ends(SideQuestion[SideEnds]):
    """How games end. A cap is a bound that was added to the rules so that every game ends; no inventor wrote it."""

    name = "ends"
    weighed = True

    def begin(self, key: str) -> SideEnds:
        """Start counting one side."""
        return SideEnds()

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """Every reason that occurred, with the cap apart."""
        found = self.found[key]
        reasons = sorted({reason for one in self.found.values() for reason in one.reasons} - {CAP})
        reasons.sort(key=lambda reason: -sum(one.reasons[reason] for one in self.found.values()))
        findings = [self.cap(key), *(self.reason(key, reason) for reason in reasons if found.reasons[reason])]
        series = tuple(self.point(key, reason) for reason in reasons)
        return findings, [
            Chart("bars", "ends", "share", (Trace(Term("side", key), series),)),
            Chart("bars", "cap", "share", (Trace(Term("side", key), (self.point(key, CAP),)),)),
        ]

    def cap(self, key: str) -> Finding:
        """The finding about how many games a cap ended."""
        found = self.found[key]
        its = share_in(found.reasons[CAP], found.n)
        how = "all" if its.low > 0.9 else "mostly" if its.low > 0.5 else "some" if found.reasons[CAP] else "never"
        told = shares(*its)
        weight = its.share if its.low > 0.02 else 0.0
        figure, behind = Estimate(*its, "share", found.n), found.seen.of(CAP, key)
        return Finding(self.name, f"ends.cap.{how}", told, figure, behind=behind, weight=weight, side=key)

    def reason(self, key: str, reason: str) -> Finding:
        """The finding about how many games ended for one reason."""
        found = self.found[key]
        its = share_in(found.reasons[reason], found.n)
        told = {"reason": Term("reason", reason), **shares(*its)}
        figure = Estimate(*its, "share", found.n)
        return Finding(self.name, "ends.reason", told, figure, behind=found.seen.of(reason, key), side=key)

    def point(self, key: str, reason: str) -> Point:
        """A reason's share as a bar."""
        found = self.found[key]
        its = share_in(found.reasons[reason], found.n)
        return Point(Term("reason", reason), *its, behind=found.seen.of(reason, key))
