"""Tiny games whose figures can be worked out by hand, and one that breaks any law it is told to. None is registered."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from typing import Any

from app.engine import Action, Position, Result, View, Witnessed
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.rules import Arg, GameInfo, Option, Rules, Var, verb
from app.engine.zones import Face, Zone, hand, pile

LEFT, RIGHT = Action("left"), Action("right")


class Toy(Rules):
    """Each seat goes left or right once, then the game is over; each toy decides how it ends."""

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Each seat once."""
        return seats

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Two suits of three."""
        return [Card(rank + suit) for suit in "CD" for rank in "234"]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """A closed stock, an open pile, and hands."""
        return (pile("stock", Face.DOWN), pile("heap", Face.UP), hand())

    def setup(self, p: Position) -> None:
        """The first seat begins."""
        p.shuffle("stock")
        p.ask("go", 0)

    def legal_go(self, p: Position) -> list[Action]:
        """Left or right."""
        return [LEFT, RIGHT]

    def do_left(self, p: Position) -> None:
        """The next seat, or the end."""
        assert p.turn is not None
        p.put(round=p.turn + 1)
        if p.turn + 1 < p.game.seats:
            p.ask("go", p.turn + 1)
        else:
            self.over(p)

    do_right = do_left

    def over(self, p: Position) -> None:
        """How the toy ends."""
        raise NotImplementedError


VERBS = {("go", "left"): verb(), ("go", "right"): verb()}
ROUND = {"round": Var("int", 0)}


class Alike(Toy):
    """Everybody does the same and everybody wins, with as many points as there are seats."""

    info = GameInfo(id="alike", revision=3, seats=(1, 5), verbs=VERBS, vars=ROUND)

    def over(self, p: Position) -> None:
        """A win that all share."""
        seats = range(p.game.seats)
        p.end(seats, [p.game.seats] * p.game.seats, "together")


class Lot(Toy):
    """A lot decides who wins; with the option `nobody` two of three lots are blanks."""

    info = GameInfo(id="lot", revision=1, seats=(2, 4), verbs=VERBS, vars=ROUND)

    def options(self, seats: int) -> Sequence[Option]:
        """Blanks or not, a number of any kind, and a word that does not go with blanks."""
        return (
            Option("nobody", "bool", (False, True), False),
            Option("n", "number", (0, 9), "auto"),
            Option("word", "choice", ("a", "b", 3), "a"),
        )

    def check(self, seats: int, options: Mapping[str, Any]) -> Reason | None:
        """Blanks go with the first word only."""
        return Reason("no-blanks") if options["nobody"] and options["word"] != "a" else None

    def over(self, p: Position) -> None:
        """Draw the lot."""
        lot = p.draw(p.game.seats * (3 if p.options["nobody"] else 1))
        winners = [lot] if lot < p.game.seats else []
        p.end(winners, [int(seat in winners) for seat in range(p.game.seats)], "lot" if winners else "cap")


class Clock(Toy):
    """`point:bell:h` may be done only at the hour h, and `point:here` always; seat 0 wins if it points at no bell."""

    info = GameInfo(
        id="clock",
        revision=1,
        seats=(1, 1),
        verbs={("go", "point"): verb(Arg("word"), Arg("value"))},
        vars={"hour": Var("int", -1)},
    )

    def legal_go(self, p: Position) -> list[Action]:
        """Point at the bell at any hour, or here."""
        return [Action("point", ("here",)), *(Action("point", ("bell", str(hour))) for hour in range(24))]

    def do_point(self, p: Position, what: str, hour: str = "-1") -> None:
        """The hour becomes the score."""
        p.end([0] if what == "here" else [], [int(hour)], what)

    def offered(self, view: View, outside: Mapping[str, Any]) -> list[Action] | None:
        """Only the bell of the present hour."""
        if "hour" not in outside:
            return None
        return [action for action in view.legal if action.args in (("here",), ("bell", str(outside["hour"])))]


class Gate(Toy):
    """Everybody goes through and sleeps, the only thing left to do; with the option `wall` they may jump too.

    With the option `wall` at "broken" the rules fail.
    """

    info = GameInfo(
        id="gate",
        revision=1,
        seats=(2, 3),
        verbs={**VERBS, ("go", "jump"): verb(), ("rest", "sleep"): verb()},
        vars=ROUND,
    )

    def options(self, seats: int) -> Sequence[Option]:
        """Whether there is a wall, and its height, which means nothing without one."""
        return (
            Option("wall", "choice", ("no", "yes", "broken"), "no"),
            Option("height", "number", (1, 2), 1, when=(("wall", "yes"),)),
        )

    def legal_go(self, p: Position) -> list[Action]:
        """Left, right, and over the wall."""
        return [LEFT, RIGHT, *([Action("jump")] if p.options["wall"] == "yes" else [])]

    def do_left(self, p: Position) -> None:
        """Sleep."""
        if p.options["wall"] == "broken":
            raise KeyError("the wall")
        p.ask("rest", p.seat)

    do_right = do_jump = do_left

    def legal_rest(self, p: Position) -> list[Action]:
        """Sleeping is all that is left."""
        return [Action("sleep")]

    def do_sleep(self, p: Position) -> None:
        """The next seat, or the end."""
        super().do_left(p)

    def over(self, p: Position) -> None:
        """The first wins."""
        p.end([0], [1] + [0] * (p.game.seats - 1), "done")


FAULTS = {
    "none": "",
    "lost": "cards",
    "doubled": "cards",
    "zone": "cards",
    "list": "vars",
    "kind": "vars",
    "turn": "decision",
    "nothing": "decision",
    "undeclared": "decision",
    "twice": "actions",
    "unreadable": "actions",
    "order": "order",
    "endless": "bound",
    "winner": "result",
    "scores": "result",
    "reason": "result",
    "chance": "notation",
    "log": "search",
    "bare": "search",
    "quiet": "events",
    "peep": "worlds",
    "crash": "rules",
}
"""Every fault of `Faulty`, and the law that it breaks."""


class Faulty(Toy):
    """Does what its option `fault` says.

    Besides the faults of `FAULTS`: `moody` changes its mind when asked again, `exit` ends the whole process, and
    `sleep` does not come back.
    """

    mood = False

    info = GameInfo(
        id="faulty",
        revision=1,
        seats=(2, 2),
        verbs=VERBS,
        vars={**ROUND, "list": Var("list", ()), "flag": Var("bool", False)},
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The fault."""
        return (Option("fault", "choice", (*FAULTS, "moody", "exit", "sleep"), "none"),)

    def legal_go(self, p: Position) -> list[Action]:
        """Left and right, and faults."""
        match p.options["fault"]:
            case "nothing" if p.turn == 1:
                # Asked again for an end that is none: if nothing is legal, the engine carries nothing out.
                return []
            case "undeclared":
                return [LEFT, RIGHT, Action("jump")]
            case "twice":
                return [LEFT, RIGHT, LEFT]
            case "unreadable":
                return [LEFT, RIGHT, Action("left", ("a b",))]
            case "order" if not isinstance(p, Witnessed):
                return [RIGHT, LEFT]
            case "moody":
                self.mood = not self.mood
                return [LEFT, RIGHT] if self.mood else [RIGHT, LEFT]
            case "peep":
                return [LEFT, RIGHT] if p.zones["stock"][0] < 3 else [RIGHT, LEFT]
        return [LEFT, RIGHT]

    def do_left(self, p: Position, more: str = "") -> None:
        """Go wrong, then continue."""
        match p.options["fault"]:
            case "lost":
                p.zones["stock"].pop()
            case "doubled":
                p.zones["heap"].append(p.zones["stock"][0])
            case "zone":
                p.zones["elsewhere"] = []
            case "list":
                p.vars["list"] = [1]
            case "kind":
                p.put(flag=2)
            case "chance":
                p.rng |= 1 << 50
            case "log":
                p.put(flag=not isinstance(p, Witnessed) or p.log is None)
            case "bare":
                p.put(flag=not isinstance(p, Witnessed))
            case "quiet":
                p.zones["heap"].append(p.zones["stock"].pop())
            case "crash":
                raise KeyError("a fault")
            case "exit":
                os._exit(7)
            case "sleep":
                time.sleep(60)
        super().do_left(p)
        if p.options["fault"] == "turn":
            p.turn = 2

    do_right = do_left

    def over(self, p: Position) -> None:
        """End the game, if the fault lets it end."""
        match p.options["fault"]:
            case "endless":
                p.ask("go", 0)
            case "winner":
                p.end([0], [0, 0], "done")
                p.result = Result((2,), (0, 0), "done")
            case "scores":
                p.end([0], [0, 0], "done")
                p.result = Result((0,), (0,), "done")
            case "reason":
                p.end([0], [0, 0], "done")
                p.result = Result((0,), (0, 0), "All done")
            case _:
                p.end([0], [1, 0], "done")


TOYS: dict[str, Rules] = {rules.info.id: rules for rules in (Alike(), Lot(), Clock(), Gate(), Faulty())}
"""The toys by id; the worker processes of these tests find them here."""

WHERE = "tests.lab.toys:TOYS"
"""For `Order.games`."""
