"""What the powers of Basa ask (canon 4.6): the legal answers in each phase, passed on to the running power."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.actions import Action
from app.engine.position import Position
from app.games.basa.death import deaths
from app.games.basa.life import empty_handed
from app.games.basa.powers import POWERS, PROPS, SAY
from app.games.basa.refusals import BasaRefusals
from app.games.basa.terms import ASKS, HAND, LOST, MOST_SEATS, REMOVED, PowerOutcome, my_hand, others, running
from app.games.basa.turns import close_use

DONE = Action("done")
TARGET = [Action("target", (str(seat),)) for seat in range(MOST_SEATS)]
SAYING = {power: [Action("say", (str(value),)) for value in values] for power, values in SAY.items()}
PROP = [Action("prop", (which,)) for which in PROPS]


class Questions(BasaRefusals):
    """The phases `target` to `pick`, and what follows a power; `Basa` adds the rest."""

    def carry_on(self, p: Position, outcome: PowerOutcome) -> None:
        """Wait for the answer that a power asks for, or carry out what follows the power (canon 4.4, 4 and 5)."""
        if outcome is not ASKS:
            close_use(p, lost=outcome is LOST)

    def answer(self, p: Position, *args: str) -> None:
        """Pass an answer to the running power: a seat or a value as a number, a card or a property as it is."""
        fx = running(p)
        said = [int(arg) if arg.isdigit() else arg for arg in args]
        self.carry_on(p, POWERS[fx["power"]].answers[p.phase](p, p.vars["active"], fx, *said))

    do_target = answer
    do_give = answer
    do_say = answer
    do_prop = answer
    do_drop = answer
    do_keep = answer
    do_pick = answer

    def legal_target(self, p: Position) -> list[Action]:
        """`target:SEAT`, one of the others; for AS, one of those with the fewest cards."""
        cands = running(p).get("cands") or sorted(others(p))
        return [TARGET[seat] for seat in cands]

    def legal_trade(self, p: Position) -> list[Action]:
        """`give:CARD:SEAT`, where SEAT has at least one card (2D)."""
        return gifts(p, [seat for seat in others(p) if p.zones[HAND[seat]]])

    def legal_say(self, p: Position) -> list[Action]:
        """`say:V` (AC, 4C, 7C)."""
        return SAYING[running(p)["power"]]

    def legal_prop(self, p: Position) -> list[Action]:
        """`prop:safe`, `prop:bonus`, `prop:points`, `prop:card` (AH)."""
        return PROP

    def legal_gift(self, p: Position) -> list[Action]:
        """`give:CARD:SEAT`, where SEAT has an empty hand (AH, TH)."""
        return gifts(p, empty_handed(p))

    def legal_give(self, p: Position) -> list[Action]:
        """`give:CARD` by the active player (3S), or by the next one in `fx.queue` (XB)."""
        seat, *_ = running(p).get("queue", (p.vars["active"],))
        return p.each("give", p.zones[HAND[seat]])

    def legal_drop(self, p: Position) -> list[Action]:
        """`drop:CARD` from the hand (JD)."""
        return p.each("drop", my_hand(p))

    def legal_keep(self, p: Position) -> list[Action]:
        """`keep:CARD` for a death card turned up, and `done` (5S)."""
        return [*p.each("keep", deaths(p)), DONE]

    def legal_pick(self, p: Position) -> list[Action]:
        """`pick:CARD` from `removed` (8H, QH)."""
        return p.each("pick", p.zones[REMOVED])


def gifts(p: Position, seats: Sequence[int]) -> list[Action]:
    """`give:CARD:SEAT` for the active player's cards, in order, and each of these seats from the lowest."""
    names = p.game.cards
    action = p.game.action
    to = [str(seat) for seat in sorted(seats)]
    return [action("give", text, seat) for text in dict.fromkeys(names[c] for c in my_hand(p)) for seat in to]
