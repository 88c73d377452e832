"""How a game ended: places, scores, a chart of how it went, when it was decided. The panel at the end shows it.

All of it is computed from the result and from views of the positions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import floor
from typing import ClassVar, Literal, NamedTuple, Protocol

from app.engine import Result, View, view
from app.session.rubbers import standing
from app.session.seats import Seated
from app.session.sitting import Sitting
from app.wording import t
from app.wording.sentences import result_about, result_sentence

POINTS = 240
"""The maximum number of points in a chart, not counting the deal, however long the game was."""
LONG, ROUNDS = 60, 4
"""If a game has more than `LONG` moves and at least `ROUNDS` rounds, its chart has a point for each round.

Lines that jump at every move could not be told apart.
"""


RoundName = Literal["rounds", "deals"]
"""What a game calls the periods that its chart has one point each for."""


class Scorer(Protocol):
    """Says how the seats of one game stand; implemented by the table's controller."""

    standing_up: ClassVar[bool]
    """Whether a higher `standing` is better."""
    rounds_are: ClassVar[RoundName]
    """What the game calls the periods that `round_of` counts."""

    def standing(self, view: View, seat: int) -> float:
        """How a seat stands, given its own view. The game is over, so cards it had closed may count."""

    def measured(self, view: View) -> str:
        """What `standing` counts, in words."""

    def round_of(self, view: View) -> int:
        """The number of the round that a view belongs to; 0 if the game has no rounds for its chart."""

    def score_words(self, result: Result, seat: int) -> str:
        """A seat's score at the end, in words."""

    def reason(self, result: Result) -> str:
        """Why the game ended as it did."""

    def called(self, seat: int) -> str:
        """What a seat is called."""


class EndRow(NamedTuple):
    """One seat's place at the end, 1 for the first: who sat there, their score in words, whether they won.

    `place` is 0 if nobody won and the rules name no places: then nobody is first. `seat` is the number of the seat, and
    of its line in `Course.lines`. For a simulated player it is the name; simulated players have no line.
    """

    place: int
    seated: Seated
    score: str
    won: bool
    seat: int | str


class Course(NamedTuple):
    """How each seat stood after each of these numbers of moves, a line for each seat; no lines if nothing ever changed.

    `rounds`: how many rounds were over at each point; empty if the points do not go by rounds.
    """

    moves: tuple[int, ...] = ()
    lines: tuple[tuple[float, ...], ...] = ()
    rounds: tuple[int, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """What stands below the points: the rounds that were over, or else the moves."""
        return self.rounds or self.moves


class Ending(NamedTuple):
    """The contents of the panel at the end.

    - `course`: how each seat stood from the deal to the end.
    - `turning` is a sentence about when the game was decided, or empty; `turned_from`: how many moves were made before
      the part of the game in which that happened.
    - `undone`: whether moves were taken back after cards had been seen.
    - `record` says that this score is the best so far, or is empty.
    - `played_on`: how many moves the computer players made at the end, unwatched.
    - `remark`: what one of them says.
    - `measure`: what the course counts, in words.
    - `rounds_are`: what a round is called.
    - `about`: whom the sentence is about; empty if nobody won.
    - `rubber` says how the rubber stands that the game belongs to, or is empty; `goes_on`: whether it is not won yet.
    """

    sentence: str
    reason: str
    rows: tuple[EndRow, ...]
    course: Course = Course()
    turning: str = ""
    turned_from: int = 0
    undone: bool = False
    record: str = ""
    played_on: int = 0
    remark: str = ""
    measure: str = ""
    rounds_are: RoundName = "rounds"
    about: tuple[int | str, ...] = ()
    rubber: str = ""
    goes_on: bool = False


def places(result: Result, seats: int, up: bool = True, simulated: Sequence[str] = ()) -> list[int]:
    """Return each player's place, 1 for the first: the seats, then the simulated players, whose scores follow theirs.

    The result's own places are used if it has them. Otherwise winners come first and the others by score; only equal
    scores share a place.
    """
    if result.places is not None:
        return list(result.places)
    players = [*range(seats), *simulated]
    scores = [result.scores[number] if number < len(result.scores) else 0 for number in range(len(players))]
    keys = [(who not in result.winners, -score if up else score) for who, score in zip(players, scores, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


def round_step(least: float) -> int:
    """Return the smallest of `round_steps` that is not below `least`."""
    return next(step for step in round_steps() if step >= least)


def round_steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50 and so on."""
    return (int(size * 10**power) for power in itertools.count() for size in (1, 2, 5))


def course(sitting: Sitting, scorer: Scorer) -> Course:
    """Return how each seat stood from the deal to the end."""
    made = len(sitting.record.done)
    ends = round_ends(sitting, scorer) if made > LONG else {}
    by_round = ROUNDS <= len(ends) <= POINTS
    numbers = [0, *ends, made] if by_round else [*range(0, made, round_step(made / POINTS)), made]
    over: tuple[int, ...] = ()
    if by_round:
        # Rounds in which nobody had anything to decide may have passed with the deal.
        begun = scorer.round_of(view(sitting.record.position_at(0), None)) - 1
        over = (begun, *ends.values(), max(ends.values()) + 1)
    lines: list[list[float]] = [[] for _ in range(sitting.record.game.seats)]
    for number in numbers:
        position = sitting.record.position_at(number)
        for seat, line in enumerate(lines):
            line.append(scorer.standing(view(position, seat), seat))
    if all(line == lines[0] for line in lines) or all(len(set(line)) == 1 for line in lines):
        return Course(tuple(numbers))
    return Course(tuple(numbers), tuple(tuple(line) for line in lines), over)


def round_ends(sitting: Sitting, scorer: Scorer) -> dict[int, int]:
    """Return the number of rounds over, by the number of moves at which it grew; empty if the game counts no rounds."""
    record, found = sitting.record, dict[int, int]()
    last = scorer.round_of(view(record.position_at(0), None))
    for number in range(1, len(record.done) if last else 0):
        now = scorer.round_of(view(record.position_at(number), None))
        if now != last:
            found[number] = now - 1
        last = now
    return found


def turning(lines: Sequence[Sequence[float]], winners: Sequence[int], up: bool) -> float:
    """Return the share of the points after which the winner led to the end; 1.0 if they never led before the end.

    Fractions only separate equal values, so they count only if the game was decided by them.
    """
    if not lines or len(winners) != 1 or len(lines) < 2:
        return 1.0
    sign, winner = 1 if up else -1, winners[0]
    whole = [[sign * floor(value) for value in line] for line in lines]
    decided = all(line[-1] < whole[winner][-1] for seat, line in enumerate(whole) if seat != winner)
    told: Sequence[Sequence[float]] = whole if decided else [[sign * value for value in line] for line in lines]
    others = [line for seat, line in enumerate(told) if seat != winner]
    at = last = len(lines[0]) - 1
    while at > 0 and all(told[winner][at - 1] > other[at - 1] for other in others):
        at -= 1
    return at / last if last else 1.0


def record(sitting: Sitting, scorer: Scorer) -> str:
    """Return a sentence saying that a person who plays alone has never scored better; empty if they have.

    If the computer has played on for them, it says that the game does not count.
    """
    result = sitting.record.position.result
    if sitting.demonstrated:
        return t("demo.ended")
    if result is None or sitting.record.game.seats > 1 or not result.scores or not sitting.kept.counted:
        return ""
    counted = sitting.kept.statistics()
    mine = result.scores[0]
    if counted is None or counted.games < 2 or counted.best != mine or counted.scores.count(mine) > 1:
        return ""
    return t("pace.record", n=counted.games, score=scorer.score_words(result, 0))


def _turned(scorer: Scorer, went: Course, winners: Sequence[int]) -> tuple[str, int]:
    """Return a sentence on when the first winner was ahead for good, and how many moves there were one point earlier.

    The sentence is empty if that was never or always so. It counts what stands below the chart.
    """
    share = turning(went.lines, winners, scorer.standing_up)
    if not winners or not 0.0 < share < 1.0:
        return "", 0
    point = round(share * (len(went.counts) - 1))
    what = scorer.rounds_are if went.rounds else "moves"
    at, of = max(1, went.counts[point]), went.counts[-1]
    return t("end.turning", who=scorer.called(winners[0]), what=what, n=at, of=of), went.moves[max(0, point - 1)]


def ending(sitting: Sitting, scorer: Scorer, *, records: bool = True) -> Ending:
    """Return the panel's contents for a finished game; `records` lets it say that a record was broken."""
    result = sitting.record.position.result
    assert result is not None, "the game goes on"
    seats = sitting.record.game.seats
    up = sitting.record.rules.info.scores_up
    others = sitting.record.rules.info.simulated
    ranks = places(result, seats, up, others)
    placed = bool(result.winners) or result.places is not None
    everybody = [*sitting.seated, *(Seated(sitting.names[who], sitting.plates[who], computer=True) for who in others)]
    players: list[int | str] = [*range(seats), *others]
    rows = tuple(
        EndRow(
            ranks[n] if placed else 0,
            everybody[n],
            scorer.score_words(result, n),
            players[n] in result.winners,
            players[n],
        )
        for n in sorted(range(len(ranks)), key=lambda one: (ranks[one], one))
    )
    went = course(sitting, scorer)
    rubber = sitting.rubber
    return Ending(
        result_sentence(sitting.game, result, sitting.names),
        scorer.reason(result),
        rows,
        went,
        *_turned(scorer, went, result.seats),
        bool(sitting.kept.undone_seen),
        record(sitting, scorer) if records else "",
        measure=scorer.measured(view(sitting.record.position, None)),
        rounds_are=scorer.rounds_are,
        about=result_about(sitting.game, result),
        rubber=standing(rubber, sitting.seated) if rubber else "",
        goes_on=sitting.goes_on,
    )
