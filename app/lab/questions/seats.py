"""Question 2, seats: how often each seat wins against an even share, how often they share, how often nobody wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from app.lab.arms import GameRow
from app.lab.findings import Chart, Estimate, Finding, Point, Term, Trace, number, percent, shares
from app.lab.inference import FEWEST, SMALL, Sample, bootstrap, chance_of, shared, wanted
from app.lab.questions.contrast import level
from app.lab.questions.question import Judged, Seen, SideCounts, SideQuestion
from app.lab.statistics import Who, everybody, share_in


class SideSeats(SideCounts):
    """Counts of who won the games of one side."""

    def __init__(self, names: Sequence[Who], seats: int, planned: int) -> None:
        """`names` are all who may win."""
        super().__init__()
        self.names = tuple(names)
        self.seats = seats
        self.wins = {who: Sample() for who in names}
        self.leads = {who: Sample() for who in names}
        self.counts: Counter[str] = Counter()
        self.score = Sample()
        self.seen = Seen()
        self.judged = Judged(planned)

    def take(self, row: GameRow) -> None:
        """Add who won one game."""
        decided = sum(row.won(who) for who in self.names) / len(self.names)
        for who in self.names:
            won = row.won(who)
            self.wins[who].add(won)
            # Compare with an even share of what was won, because a game that nobody wins favours no seat.
            self.leads[who].add(won - decided)
            if won:
                self.seen.add(who, row.number)
        for what, is_so in (("nobody", not row.winners), ("shared", len(row.winners) > 1), ("level", level(row))):
            if is_so:
                self.seen.add(what, row.number)
                self.counts[what] += 1
        if row.scores:
            self.score.add(float(row.scores[0]))
        self.judged.look(self.n, self.chances)

    def chances(self) -> dict[Hashable, float]:
        """The probability that chance would produce each seat's lead."""
        if len(self.names) < 2 or self.seats < 2:
            return {}
        return {who: chance_of(sample) for who, sample in self.leads.items()}


class Seats(SideQuestion[SideSeats]):
    """Who wins."""

    name = "seats"
    weighed = True

    def begin(self, key: str) -> SideSeats:
        """Start counting one side."""
        game = self.played[key]
        return SideSeats(everybody(game), game.seats, self.experiment.games)

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """Each seat, ties, and games without a winner; if one seat plays alone, its points."""
        found = self.found[key]
        rest: tuple[str, ...] = ("nobody", "shared")
        if found.seats > 1:
            findings = [self.seat(key, who) for who in found.names]
            if found.n:
                findings.append(self.fairness(key, findings))
            findings += [self.share_of(key, what) for what in (*rest, "level")]
        else:
            findings, rest = self.alone(key), ("nobody",)
        shares = tuple(self.point(key, who) for who in found.names)
        shares += tuple(
            Point(Term("told", what), *share_in(found.counts[what], found.n), found.seen.of(what, key)) for what in rest
        )
        even = (1 - found.counts["nobody"] / found.n) / len(found.names) if found.n else 1 / len(found.names)
        chart = Chart("dots", "seats", "share", (Trace(Term("side", key), shares),), even)
        return findings, [chart]

    def seat(self, key: str, who: Who) -> Finding:
        """The finding about how often one seat wins, and whether that is more or less than an even share."""
        found = self.found[key]
        lead = found.leads[who]
        bounds = bootstrap(lead)
        verdict = found.judged.verdict(who, bounds.low, bounds.high, SMALL) if found.n >= FEWEST else "open"
        its = shared(found.wins[who])
        way = verdict if verdict != "real" else "more" if bounds.value > 0 else "less"
        return Finding(
            self.name,
            f"seats.{way}",
            {
                "who": Term("who", who),
                **shares(*its),
                "even": percent((1 - found.counts["nobody"] / found.n) / len(found.names) if found.n else 0.0),
            },
            Estimate(*its, "share", found.n),
            verdict,
            wanted(lead.variance**0.5, found.n) if verdict == "open" and found.n > 1 else None,
            found.seen.of(who, key),
            abs(bounds.value) if verdict == "real" else 0.0,
            key,
        )

    def fairness(self, key: str, of_seats: Sequence[Finding]) -> Finding:
        """The finding about whether it matters where one sits.

        It names the seats that win most and least; or, if none is known to differ, the one that may be farthest off.
        `of_seats` are the findings about all who may win. Players that the rules define are left out, because nobody
        can choose to be one.
        """
        found = self.found[key]
        seats = {one.values["who"].value: one for one in of_seats if isinstance(one.values["who"].value, int)}
        real = [who for who, one in seats.items() if one.verdict == "real"]
        ways = {who: bootstrap(found.leads[who]) for who in seats}
        wide = max(seats, key=lambda who: max(abs(ways[who].low), abs(ways[who].high)))
        told = {"who": Term("who", wide), "even": seats[wide].values["even"]}
        more = None
        if real:
            best, worst = max(seats, key=lambda who: ways[who].value), min(seats, key=lambda who: ways[who].value)
            code, verdict = "seats.unfair", seats[real[0]].verdict
            for name, who in (("best", best), ("worst", worst)):
                told[name] = Term("who", who)
                told |= {f"{name}_{what}": seats[who].values[what] for what in ("share", "low", "high")}
        elif all(one.verdict == "same" for one in seats.values()):
            code, verdict = "seats.fair", seats[wide].verdict
            told |= {"low": Term("signed-points", ways[wide].low), "high": Term("signed-points", ways[wide].high)}
        else:
            code, verdict = "seats.fair-open", "open"
            told |= {what: seats[wide].values[what] for what in ("share", "low", "high")}
            more = max((one.more or 0 for one in seats.values()), default=0) or None
        figure, behind = seats[wide].figure, seats[wide].behind
        return Finding(self.name, code, told, figure, verdict, more, behind, 0.6, key)

    def alone(self, key: str) -> list[Finding]:
        """Findings about the points of somebody who plays alone, and how often they win."""
        found = self.found[key]
        findings = []
        if found.score.n:
            bounds = bootstrap(found.score)
            told = {"mean": number(bounds.value), "low": number(bounds.low), "high": number(bounds.high)}
            figure = Estimate(*bounds, "score", found.n)
            findings.append(Finding(self.name, "seats.score", told, figure, weight=0.5, side=key))
        if len(found.names) < 2 and not found.wins[0].total:
            # A game that is only about points, which nobody wins or loses.
            return findings
        its = shared(found.wins[0])
        figure, behind = Estimate(*its, "share", found.n), found.seen.of(0, key)
        findings.append(Finding(self.name, "seats.alone", shares(*its), figure, behind=behind, side=key))
        return findings

    def share_of(self, key: str, what: str) -> Finding:
        """The finding about how often nobody wins, a win is shared, or the best scores are level."""
        found = self.found[key]
        its = share_in(found.counts[what], found.n)
        how = "mostly" if its.low > 0.5 else "often" if found.counts[what] else "never"
        told = shares(*its)
        weight = its.share / 2 if its.low > 0.1 else 0.0
        behind = found.seen.of(what, key)
        code = f"seats.{what}.{how}"
        return Finding(self.name, code, told, Estimate(*its, "share", found.n), behind=behind, weight=weight, side=key)

    def point(self, key: str, who: Who) -> Point:
        """A seat's share of the wins as a mark of a chart."""
        finding = self.seat(key, who)
        assert finding.figure is not None
        figure = finding.figure
        return Point(Term("who", who), figure.value, figure.low, figure.high, finding.behind, finding.verdict)
