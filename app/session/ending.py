"""How a game ended, as the panel at its end shows it: places, scores, a chart of how it went, when it was decided.

Everything comes from the result and from what an onlooker may see of each position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, Protocol

from app.engine import Result, View, view
from app.session.seats import Seated
from app.session.sitting import Sitting
from app.wording import t
from app.wording.sentences import result_reason, result_sentence

POINTS = 120
"""A chart has no more points than this, however long the game was."""


class Scorer(Protocol):
    """Says how the seats of one game stand; the table's controller does."""

    standing_up: ClassVar[bool]
    """Whether a higher `standing` is better."""

    def standing(self, view: View, seat: int) -> float:
        """How a seat stands, in a view of what everybody sees."""

    def score_words(self, result: Result, seat: int) -> str:
        """A seat's score at the end, as it is written."""

    def called(self, seat: int) -> str:
        """What a seat is called."""


class EndRow(NamedTuple):
    """One seat's place at the end, 1 for the first: who sat there, the score as it is written, whether they won.

    `seat` is the seat's number; the line with this number in `Ending.course` is theirs.
    """

    place: int
    seated: Seated
    score: str
    won: bool
    seat: int


class Ending(NamedTuple):
    """What the panel says.

    `course` has one line a seat, in the order of the seats: how the seat stood from the deal to the end; it may be
    empty. `turning` is a sentence about when the game was decided, or empty. `undone`: whether moves were taken back
    after cards had been seen.
    """

    sentence: str
    reason: str
    rows: tuple[EndRow, ...]
    course: tuple[tuple[float, ...], ...] = ()
    turning: str = ""
    undone: bool = False


def places(result: Result, seats: int, up: bool = True) -> list[int]:
    """Each seat's place, 1 for the first: from the result if it says, else winners first and the others by score."""
    if result.places is not None:
        return list(result.places)
    scores = [result.scores[seat] if seat < len(result.scores) else 0 for seat in range(seats)]
    keys = [(seat not in result.winners, -scores[seat] if up else scores[seat]) for seat in range(seats)]
    return [1 + sum(other < key for other in keys) for key in keys]


def course(sitting: Sitting, scorer: Scorer) -> tuple[tuple[float, ...], ...]:
    """How each seat stood from the deal to the end, a line a seat; empty if nothing ever changed."""
    count = len(sitting.record.done)
    step = max(1, count // POINTS)
    numbers = [*range(0, count, step), count]
    seats = sitting.record.game.seats
    lines: list[list[float]] = [[] for _ in range(seats)]
    for number in numbers:
        seen = view(sitting.record.position_at(number), None)
        for seat in range(seats):
            lines[seat].append(scorer.standing(seen, seat))
    if all(line == lines[0] for line in lines) or all(len(set(line)) == 1 for line in lines):
        return ()
    return tuple(tuple(line) for line in lines)


def turning(lines: Sequence[Sequence[float]], winners: Sequence[int], up: bool) -> float:
    """The share of the game after which the winner led to the end; 1.0 if they never led before the end."""
    if not lines or len(winners) != 1 or len(lines) < 2:
        return 1.0
    winner, sign = winners[0], 1 if up else -1
    others = [line for seat, line in enumerate(lines) if seat != winner]
    last = len(lines[0]) - 1
    at = last
    while at > 0 and all(sign * lines[winner][at - 1] > sign * other[at - 1] for other in others):
        at -= 1
    return at / last if last else 1.0


def ending(sitting: Sitting, scorer: Scorer) -> Ending:
    """The panel's contents for a finished game."""
    result = sitting.record.position.result
    assert result is not None, "the game goes on"
    seats = sitting.record.game.seats
    up = sitting.record.rules.info.scores_up
    ranks = places(result, seats, up)
    rows = tuple(
        EndRow(ranks[seat], sitting.seated[seat], scorer.score_words(result, seat), seat in result.winners, seat)
        for seat in sorted(range(seats), key=lambda one: (ranks[one], one))
    )
    lines = course(sitting, scorer)
    seated = [seat for seat in result.winners if isinstance(seat, int)]
    share = turning(lines, seated, scorer.standing_up)
    moves = len(sitting.record.done)
    told = ""
    if 0.0 < share < 1.0 and seated:
        told = t("end.turning", who=scorer.called(seated[0]), n=max(1, round(share * moves)), of=moves)
    return Ending(
        result_sentence(sitting.game, result, sitting.names),
        result_reason(sitting.game, result),
        rows,
        lines,
        told,
        bool(sitting.kept.undone_seen),
    )
