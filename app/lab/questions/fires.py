"""Question 7, what fires: every phase, verb and power, how often it is used, and whether using it wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.lab.arms import GameRow
from app.lab.findings import Chart, Estimate, Finding, LabAnswer, Point, Term, Trace, number, percent
from app.lab.inference import Sample, chance_between, holm
from app.lab.probes import phase_and_verbs
from app.lab.questions.question import Seen, SideCounts, SideQuestion
from app.lab.questions.seats import part
from app.lab.statistics import Interval, interval

DEAD = 0.001
"""What happens in fewer games than this is dead."""


@dataclass
class Use:
    """How often something was done: games in which it could be and was, times, and what those won who did or only
    could."""

    games: int = 0
    possible: int = 0
    times: int = 0
    used: Sample = field(default_factory=Sample)
    idle: Sample = field(default_factory=Sample)


class SideUses(SideCounts):
    """What the seats of one side did."""

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        """`names` are what could be done at all, whether or not it ever was."""
        super().__init__()
        self.seats = seats
        self.uses: dict[str, Use] = {name: Use() for name in names}
        self.seen = Seen()

    def take(self, row: GameRow) -> None:
        """Add what was done in one game, and what could have been."""
        for name, (did, could, times) in row.found["fired"].items():
            use = self.uses.setdefault(name, Use())
            use.games += bool(did)
            use.possible += bool(could)
            use.times += times
            if did:
                self.seen.add(name, row.number)
            for seat in range(self.seats):
                if did >> seat & 1:
                    use.used.add(row.won(seat))
                elif could >> seat & 1:
                    use.idle.add(row.won(seat))


class Fires(SideQuestion[SideUses]):
    """What of the rules is used."""

    name = "fires"
    probes = ("fired",)

    def begin(self, key: str) -> SideUses:
        """With all that the rules declare, used or not."""
        return SideUses(self.sides[key].seats, phase_and_verbs(self.rules))

    def answer(self) -> LabAnswer:
        """What is dead, what loses, then how often everything is used."""
        findings, charts = self.by_side(self.side)
        findings.sort(key=lambda one: -one.weight)
        lacks = [] if any(name.startswith("power") for one in self.found.values() for name in one.uses) else [
            self.lack("powers")
        ]
        return LabAnswer(self.name, self.n, tuple(findings), tuple(charts), tuple(lacks))

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """What one side shows."""
        found = self.found[key]
        if not found.n:
            return [], []
        losing = self.losing(key)
        findings = []
        charts = []
        for kind in ("phase", "verb", "power"):
            names = sorted({name for one in self.found.values() for name in one.uses if name.startswith(f"{kind} ")})
            if not names:
                continue
            times = tuple(
                Point(label_of(name), found.uses.get(name, Use()).times / found.n, behind=found.seen.of(name, key))
                for name in names
            )
            charts.append(Chart("bars", f"fires-{kind}", "times", (Trace(Term("side", key), times),)))
            if kind == "phase":
                continue
            findings += [self.use(key, name, losing) for name in names if name in found.uses]
            if found.seats > 1:
                won = tuple(self.won(key, name) for name in names)
                series = Trace(Term("side", key), won)
                charts.append(Chart("dots", f"wins-{kind}", "share", (series,), 1 / found.seats))
        return findings, charts

    def losing(self, key: str) -> set[str]:
        """What wins less for those who do it than for those who only could, corrected for how many there are."""
        found = self.found[key]
        names = [name for name, use in found.uses.items() if use.used.n > 20 and use.idle.n > 20]
        if found.seats < 2:
            return set()
        chances = holm([chance_between(found.uses[name].used, found.uses[name].idle) for name in names])
        return {
            name
            for name, chance in zip(names, chances, strict=True)
            if chance < 0.05 and found.uses[name].used.mean < min(found.uses[name].idle.mean, 1 / found.seats)
        }

    def use(self, key: str, name: str, losing: set[str]) -> Finding:
        """How often something is used, and what it is worth: dead, losing, or alive."""
        found = self.found[key]
        use = found.uses[name]
        its = interval(part(use.games, found.n), found.n)
        code = "loses" if name in losing else "used"
        weight = 0.1 if name in losing else 0.0
        if its.share < DEAD:
            code, weight = ("dead" if its.high < DEAD * 4 else "seldom"), (0.3 if its.high < DEAD * 4 else 0.05)
        elif not use.idle.n or not use.used.n or found.seats < 2:
            code = "used-always" if use.used.n and not use.idle.n else code
        told = {
            "what": label_of(name),
            "times": number(use.times / found.n),
            "games": percent(its.share),
            "high": percent(its.high),
            "n": number(found.n),
            "won": percent(use.used.mean),
            "idle": percent(use.idle.mean),
        }
        if code == "used" and (found.seats < 2 or not use.used.n or not use.idle.n):
            code = "used-always"
        figure = Estimate(its.share, its.low, its.high, "share", found.n)
        behind = found.seen.of(name, key)
        return Finding(self.name, f"fires.{code}", told, figure, behind=behind, weight=weight, side=key)

    def won(self, key: str, name: str) -> Point:
        """How much more those win who use it than those who only could, as a mark: their share, with its interval."""
        found = self.found[key]
        use = found.uses.get(name, Use())
        its = interval(part(round(use.used.total * 60), use.used.n * 60), use.used.n)
        return Point(label_of(name), *(its if use.used.n else Interval(0.0, 0.0, 1.0)), found.seen.of(name, key))


def label_of(name: str) -> Term:
    """What was counted, as a label."""
    kind, *words = name.split(" ")
    return Term("phase", words[0]) if kind == "phase" else Term(kind, tuple(words))
