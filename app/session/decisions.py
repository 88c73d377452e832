"""How computer players decided their moves, kept with a game so that each decision can be made again.

Also what hints advised persons to do, so that nobody is told off later for having followed one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from app import __version__
from app.session.seats import PLAIN

How = Literal["", "cut", "quick"]
"""How a decision was made: as usual; cut short by the clock; by the quick player, who stood in."""


class Decision(NamedTuple):
    """One decision of a computer player, with what is needed to make it again from the same view.

    `iterations` is the number of tries it took, or None if they were not counted. `outside` is what the rules were told
    besides the cards (the hour), `program` the version that decided, and `character` what the player likes.
    """

    level: str
    seed: int
    iterations: int | None = None
    how: How = ""
    outside: Mapping[str, Any] = {}
    program: str = __version__
    character: str = PLAIN

    def to_json(self, number: int) -> list[Any]:
        """Return the decision as a table keeps it, with its gesture's number, from 0; leaves out a plain character."""
        kept = [number, self.level, self.seed, self.iterations, self.how, dict(self.outside), self.program]
        return kept if self.character == PLAIN else [*kept, self.character]


def read_decisions(table: Mapping[str, Any]) -> dict[int, Decision]:
    """Return the decisions kept with a table, by the number of the gesture, leaving out any that cannot be read."""
    raw = table.get("decisions")
    found: dict[int, Decision] = {}
    for one in raw if isinstance(raw, list) else []:
        if _readable(one):
            found[one[0]] = Decision(*one[1:])
    return found


def _readable(one: Any) -> bool:
    if not isinstance(one, list) or len(one) not in (7, 8):
        return False
    number, level, seed, iterations, how, outside, program, *character = one
    return (
        all(type(whole) is int for whole in (number, seed))
        and (iterations is None or type(iterations) is int)
        and all(isinstance(text, str) for text in (level, program, *character))
        and how in ("", "cut", "quick")
        and isinstance(outside, Mapping)
    )


def with_character(character: str) -> dict[str, str]:
    """Return the field of the protocol's `go` for this character: none for the plain one, which every engine knows."""
    return {} if character == PLAIN else {"character": character}


def read_advised(table: Mapping[str, Any]) -> set[tuple[int, str]]:
    """Return what hints advised, each with the number of its gesture, leaving out what cannot be read."""
    raw = table.get("advised")
    pairs = [one for one in raw if isinstance(one, list) and len(one) == 2] if isinstance(raw, list) else []
    return {(number, action) for number, action in pairs if type(number) is int and isinstance(action, str)}


def with_advised(table: Mapping[str, Any], advised: set[tuple[int, str]]) -> dict[str, Any]:
    """Return the table with this as what hints advised."""
    after = {name: value for name, value in table.items() if name != "advised"}
    return {**after, "advised": [list(one) for one in sorted(advised)]} if advised else after


def noted(table: Mapping[str, Any], number: int, decision: Decision | None, *, last: bool) -> dict[str, Any]:
    """Return the table after gesture `number` was made by this decision, or by a person (None).

    `last` means that no gesture waits for redo, so what is kept for later gestures is dropped.
    """
    if last:
        table = with_advised(table, {one for one in read_advised(table) if one[0] <= number})
    kept = read_decisions(table)
    kept.pop(number, None)
    if last:
        kept = {one: its for one, its in kept.items() if one < number}
    if decision is not None:
        kept[number] = decision
    after = {name: value for name, value in table.items() if name != "decisions"}
    if kept:
        after["decisions"] = [kept[one].to_json(one) for one in sorted(kept)]
    return after
