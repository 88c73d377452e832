"""Question 7, what fires: every phase, verb and power, how often it is used, and whether using it wins.

It distinguishes three cases: never possible, possible but not used, and used but losing. Something was possible if
`Rules.legal` offered it at some decision. If it was never possible with the options in force, a few games with every
other value of each option show whether it is possible there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from app.engine.game import applies
from app.lab.arms import Arm, GameRow, Strand
from app.lab.experiment import Experiment
from app.lab.findings import Chart, Estimate, Finding, Point, Term, Trace, number, percent
from app.lab.inference import FEWEST, Sample, chance_between, holm, shared
from app.lab.probes import phase_and_verbs
from app.lab.questions.question import Seen, SideCounts, SideQuestion, played_by
from app.lab.statistics import NORMAL, Interval, share_in
from app.lab.workers import REGISTERED

DEAD = 0.001
"""What happens in a smaller share of games than this is dead."""

ELSEWHERE = 20
"""How many games are played with each other value of an option, to see what is possible there."""


@dataclass
class Use:
    """How often something was done.

    - `games`: games in which somebody chose it; `possible`: in which somebody could; `came`: in which the rules did it
      automatically because nothing else was legal; `happened`: in which it was done either way.
    - `times`: how often it was chosen; `forced`: how often the rules did it.
    - `used`: the wins of those who chose it; `idle`: the wins of those who only could.
    """

    games: int = 0
    possible: int = 0
    came: int = 0
    happened: int = 0
    times: int = 0
    forced: int = 0
    used: Sample = field(default_factory=Sample)
    idle: Sample = field(default_factory=Sample)


class SideUses(SideCounts):
    """What the seats of one side did."""

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        """`names` are all the things that could be done, whether or not they ever were."""
        super().__init__()
        self.seats = seats
        self.uses: dict[str, Use] = {name: Use() for name in names}
        self.seen = Seen()

    def take(self, row: GameRow) -> None:
        """Add what was done in one game, and what could have been."""
        # Games kept by earlier versions do not say what the rules did automatically.
        for name, (did, could, times, *forced) in row.found["fired"].items():
            use = self.uses.setdefault(name, Use())
            came = sum(forced)
            use.games += bool(did)
            use.possible += bool(could)
            use.came += bool(came)
            use.happened += bool(did or came)
            use.times += times
            use.forced += came
            for what, is_so in ((name, did or came), (f"could {name}", could)):
                if is_so:
                    self.seen.add(what, row.number)
            for seat in range(self.seats):
                if did >> seat & 1:
                    use.used.add(row.won(seat))
                elif could >> seat & 1:
                    use.idle.add(row.won(seat))


@dataclass
class Elsewhere:
    """One side with another value of one option, and the games in which each thing was possible or happened."""

    side: str
    option: str
    value: object
    arm: Arm
    seen: Seen = field(default_factory=Seen)


class Fires(SideQuestion[SideUses]):
    """Which parts of the rules are used."""

    name = "fires"
    weighed = True
    probes = ("fired",)

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up one side or two, each together with the other values of its options."""
        super().__init__(experiment, where)
        self.elsewhere = [
            Elsewhere(key, name, value, Arm(f"elsewhere/{number}/{key}", side, probes=self.probes, aside=True))
            for key in self.sides
            for number, (name, value, side) in enumerate(self.other_values(key))
        ]

    def begin(self, key: str) -> SideUses:
        """Start counting one side, with everything that the rules declare, used or not."""
        return SideUses(self.sides[key].seats, phase_and_verbs(self.rules))

    def strands(self) -> list[Strand]:
        """A few games with every other value of every option."""
        arms = tuple(one.arm for one in self.elsewhere)
        return [Strand("elsewhere", arms, min(ELSEWHERE, self.experiment.games))] if arms else []

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of each side, or one game with each other value."""
        super().count(strand, rows)
        if strand != "elsewhere":
            return
        for one, row in zip(self.elsewhere, rows, strict=True):
            if row is not None:
                for name, (did, could, _, *forced) in row.found["fired"].items():
                    if did or could or sum(forced):
                        one.seen.add(name, row.number)

    def lacks(self) -> list[Finding]:
        """That the game has no powers."""
        powers = any(name.startswith("power") for one in self.found.values() for name in one.uses)
        return [] if powers else [self.lack("powers")]

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """What is dead or never possible, then what loses, then how often everything is used."""
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
            could = tuple(self.could(key, name) for name in names)
            charts.append(Chart("dots", f"could-{kind}", "share", (Trace(Term("side", key), could),)))
            findings += [self.use(key, name, losing) for name in names if self.ever(key, name)]
            won = tuple(self.won(key, name) for name in names if name in found.uses and found.uses[name].used.n)
            if found.seats > 1 and won:
                charts.append(Chart("dots", f"wins-{kind}", "share", (Trace(Term("side", key), won),), 1 / found.seats))
        never = self.never(key)
        if found.n >= FEWEST and not any(one.weight for one in findings):
            findings.append(self.alive(key, bool(never)))
        return [*findings, *never, *self.idle_options(key)], charts

    def losing(self, key: str) -> set[str]:
        """The things that win less for those who do them than for those who only could.

        The probabilities are corrected for their number (Holm), and the wins must also be below an even share.
        """
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

    # What was never possible

    def ever(self, key: str, name: str) -> bool:
        """Whether something was possible on this side, or happened automatically, in any game."""
        use = self.found[key].uses.get(name)
        return use is not None and bool(use.possible or use.came)

    def never(self, key: str) -> list[Finding]:
        """Findings about what was never possible, one for all things that are possible with the same other values."""
        found = self.found[key]
        others = [one for one in self.elsewhere if one.side == key]
        known = dict.fromkeys([*found.uses, *(str(name) for one in others for name in one.seen.numbers)])
        groups: dict[tuple[int, ...], list[str]] = defaultdict(list)
        for name in known:
            if not name.startswith("phase ") and not self.ever(key, name):
                groups[tuple(i for i, one in enumerate(others) if name in one.seen.numbers)].append(name)
        findings = []
        its = share_in(0, found.n)
        for where, names in sorted(groups.items(), key=lambda group: not group[0]):
            told = {
                "what": Term("things", tuple(tuple(name.split(" ")) for name in names)),
                "n": number(found.n),
                "high": percent(its.high),
            }
            code = "fires.never"
            if where:
                told["options"] = Term("options", tuple((others[i].option, others[i].value) for i in where))
                code = "fires.elsewhere"
            refs = [ref for i in where for ref in others[i].seen.of(names[0], others[i].arm.key)]
            figure = Estimate(*its, "share", found.n)
            findings.append(Finding(self.name, code, told, figure, behind=tuple(refs[:10]), weight=0.15, side=key))
        return findings

    def idle_options(self, key: str) -> list[Finding]:
        """Findings about options that have no effect, given the values of others."""
        game = self.played[key]
        findings = []
        for option in self.rules.options(game.seats):
            if option.rule and not applies(option, game.options):
                beside = tuple(
                    (name, value)
                    for name, wanted in option.when
                    for value in (wanted if isinstance(wanted, tuple) else (wanted,))
                )
                told = {"option": Term("option-name", option.name), "options": Term("options", beside)}
                findings.append(Finding(self.name, "fires.idle-option", told, weight=0.05, side=key))
        return findings

    def alive(self, key: str, lacking: bool) -> Finding:
        """The finding that nothing possible is dead, and nothing loses."""
        code = "fires.alive.possible" if lacking else "fires.alive"
        return Finding(self.name, code, {"n": number(self.found[key].n)}, weight=0.2, side=key)

    # What was possible

    def use(self, key: str, name: str, losing: set[str]) -> Finding:
        """The finding about how often something is used, and whether it is dead, losing, or alive."""
        found = self.found[key]
        use = found.uses[name]
        its = share_in(use.happened, found.n)
        code, weight = self.verdict(key, name, its, losing)
        told = {
            "what": label_of(name),
            "times": number(use.times / found.n),
            "forced": number(use.forced / found.n),
            "games": percent(use.games / found.n),
            "possible": number(use.possible),
            "done": number(use.happened),
            "by": played_by(self.sides[key]),
            "high": percent(its.high),
            "n": number(found.n),
            "won": percent(use.used.mean),
            "idle": percent(use.idle.mean),
        }
        if code.startswith("open."):
            told["needed"] = Term("games", max(1, needed(use.happened) - found.n))
        figure = Estimate(*its, "share", found.n)
        behind = found.seen.of(name, key) or found.seen.of(f"could {name}", key)
        return Finding(self.name, f"fires.{code}", told, figure, behind=behind, weight=weight, side=key)

    def verdict(self, key: str, name: str, its: Interval, losing: set[str]) -> tuple[str, float]:
        """The code and the weight of the finding about something that was possible or happened.

        It is dead only if it surely happens in a smaller share of games than `DEAD`; as long as that is not sure, it is
        open.
        """
        found = self.found[key]
        use = found.uses[name]
        if not use.possible:
            return "forced", 0.0
        if its.share < DEAD:
            how = "rare" if use.happened else "unused"
            return (f"dead.{how}", 0.3) if its.high < DEAD else (f"open.{how}", 0.12)
        if not use.games:
            return "unchosen", 0.0
        if name in losing:
            return "loses", 0.25
        return ("used" if use.used.n and use.idle.n and found.seats > 1 else "used-always"), 0.0

    # Marks of charts

    def could(self, key: str, name: str) -> Point:
        """The share of the games in which something was possible."""
        found = self.found[key]
        its = share_in(found.uses.get(name, Use()).possible, found.n)
        return Point(label_of(name), *its, found.seen.of(f"could {name}", key))

    def won(self, key: str, name: str) -> Point:
        """The share of the win of those who used something."""
        found = self.found[key]
        return Point(label_of(name), *shared(found.uses[name].used), found.seen.of(name, key))


def needed(happened: int) -> int:
    """In how many games something that happened this often must have been possible to be called dead."""
    games = round(NORMAL * NORMAL / DEAD)
    while share_in(happened, games).high >= DEAD:
        games = round(games * 1.1)
    return games


def label_of(name: str) -> Term:
    """The label of something that was counted."""
    kind, *words = name.split(" ")
    return Term("phase", words[0]) if kind == "phase" else Term(kind, tuple(words))
