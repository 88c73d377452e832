"""What others did since a seat's own last act, in two lines: for the pace *at once*, at which nothing is told. No Qt.

A few short sentences are given as they stand in the log. More of them would fill the page, and the same one again and
again says nothing, so the lines then sum up what matters: how many moves, what came of them or at least what has ended,
and whose points and cards are more or fewer than before. The log has the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from app.engine import View
from app.table.commands import COMMANDS, Command
from app.table.scores import SCORES, kept
from app.wording import t
from app.wording.bidi import bare, listed
from app.wording.tellers import Names, named

Lines = Callable[[], Sequence[str]]
ROOM = 150
"""How many characters fit in two lines of the voice in a small window."""


class Meanwhile:
    """What others have done since the seat at the screen last acted, and what came of its own act."""

    def __init__(self) -> None:
        """Start with nothing."""
        self._before: View | None = None
        self._actors: list[int] = []
        self._lines: list[Lines] = []
        self._ends: list[Lines] = []
        self._own: tuple[Lines, Lines] = (list, list)

    def __bool__(self) -> bool:
        """Whether there is anything to say."""
        return self._before is not None or bool(self._came())

    def forget(self) -> None:
        """Forget everything: the seat acts itself, or the screen goes to somebody else."""
        self._before = None
        self._own = (list, list)
        for noted in (self._actors, self._lines, self._ends):
            noted.clear()

    def add(self, actor: int | None, before: View, lines: Lines, ends: Lines = list) -> None:
        """Note an act of another seat; `actor` is None if the seat at the screen acted itself.

        `before` is what that seat saw before it; `lines` gives the log's sentences in the language in use then, and
        `ends` those about the end of a round or a deal. The first sentence about the seat's own act says what they did
        themselves.
        """
        if actor is None:
            self._own = lines, ends
            return
        if self._before is None:
            self._before = before
        self._actors.append(actor)
        self._lines.append(lines)
        self._ends.append(ends)

    def _came(self) -> Sequence[str]:
        """What came of the own act of the seat at the screen; in few words if it is much."""
        lines, ends = self._own
        came = lines()[1:]
        return came if len(bare(" ".join(came))) <= ROOM else ends()

    def words(self, now: View, names: Names, room: int = ROOM, said: str = "") -> str:
        """All of it if it has room, otherwise how much it was, and what it changed if that has; empty for nothing.

        Sentences of the log that are `said` anyway are left out. If one would be said twice running, they are counted.
        """
        came = self._came()
        told = [line for line in (*came, *(line for lines in self._lines for line in lines())) if line not in said]
        before, whole = self._before, " ".join(told)
        if before is None:
            return whole
        n, one = len(self._actors), self._actors[0]
        alone = set(self._actors) == {one}
        moves = named("pace.missed.one", names, one, n=n) if alone else t("pace.missed", n=n)
        log = t("pace.missed.log", key=COMMANDS[Command.LOG].keys[0])
        again = any(former == line for former, line in pairwise(told))
        if not again and len(bare(whole)) <= max(room, len(bare(f"{moves} {log}"))):
            return whole
        # What came of the acts says more than they do; of much of it, what has ended and the points, or its last part.
        results = [*came, *(line for lines in self._lines for line in lines()[1:] if line not in said)]
        ended = [line for ends in (self._own[1], *self._ends) for line in ends()]
        summed = [moves]

        def fit(*more: str) -> bool:
            return len(bare(" ".join((*summed, *more, log)))) <= room

        points = _changed("points", _points(before), _points(now), names)
        for sentence in (*dict.fromkeys(results if fit(*results) else ended), points):
            summed += [sentence] if sentence and fit(sentence) else []
        left = [] if points in summed else [line for line in dict.fromkeys(results) if line not in summed]
        while left and not fit(*left):
            left.pop(0)
        cards = _changed("cards", _cards(before), _cards(now), names)
        summed += [*left, cards] if cards and fit(*left, cards) else left
        return " ".join((*summed, log))


def _changed(what: str, before: Sequence[int], now: Sequence[int], names: Names) -> str:
    """A sentence about which seats have more or less of something than before; empty if none has."""
    by = [(seat, now[seat] - had) for seat, had in enumerate(before)]
    changes = [named("pace.missed.by", names, seat, n=n) for seat, n in by if n]
    return t(f"pace.missed.{what}", all=listed(changes)) if changes else ""


def _points(view: View) -> Sequence[int]:
    """What each seat has by the scores of the game; zeros if it keeps none."""
    seats = view.game.seats
    return next((had for name in SCORES if (had := kept(view.vars, name, seats)) is not None), (0,) * seats)


def _cards(view: View) -> Sequence[int]:
    """How many cards lie in the zones of each seat."""
    return tuple(sum(_sizes(view, seat)) for seat in range(view.game.seats))


def _sizes(view: View, seat: int) -> Iterator[int]:
    return (len(view.zones[name]) for name, zone in view.game.zones.items() if zone.owner == seat)
