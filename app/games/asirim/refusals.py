"""Why an action is not legal (canon 4.2): something else is due, or a card, a seat or a call is wrong."""

from __future__ import annotations

from app.engine.actions import Action
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Rules
from app.games.asirim.terms import ALPHA, CARDS, HAND, PRISON, TAG

DUE = {
    "free": "free-first",
    "alpha": "lay-alpha-first",
    "tag": "lay-tag-first",
    "facing": "direction-first",
    "reveal": "reveal-or-hide-first",
    "offer": "offer-first",
    "answer": "answer-first",
    "draw": "draw-or-pass-first",
    "drop": "drop-first",
    "mark": "mark-first",
    "last": "call-or-leave-first",
}
"""What is due when a verb is tried outside its phase."""


class AsirimRefusals(Rules):
    """Which rule forbids an action; `Asirim` adds the rest."""

    def refusal(self, p: Position, action: Action) -> Reason:
        """Why an action is refused: the text's form first, then a verb that is not due, then the verb's own reasons."""
        return self.misworded(p, action) or super().refusal(p, action)

    def not_due(self, p: Position, action: Action) -> Reason:
        """Refuse a verb that does not belong to this phase."""
        if action.verb == "call" and p.phase != "mark":
            return Reason("call-in-stage-1")
        return Reason(DUE[p.phase])

    def refuse_commit(self, p: Position, what: str) -> Reason:
        """Refuse a card when a direction is due, a direction when a card is due, or a card that is not in the hand."""
        if p.phase == "facing":
            return Reason("direction-not-card" if what in CARDS else "no-such-direction", (what,))
        return Reason("card-not-direction", (what,)) if what in ("v", "h") else self.refuse_drop(p, what)

    def refuse_drop(self, p: Position, text: str) -> Reason:
        """Say what is wrong with a card: already laid, a prisoner, or not theirs at all."""
        seat = p.seat
        if text not in CARDS:
            return Reason("no-such-card", (text,))
        if text in p.texts(ALPHA[seat]) + p.texts(TAG[seat]):
            return Reason("laid-already", (text,))
        if text in p.texts(PRISON[seat]):
            return Reason("prisoner-not-hand", (text,))
        return Reason("not-in-hand", (text,))

    def refuse_free(self, p: Position, text: str) -> Reason:
        """Refuse anything but one of the seat's own prisoners."""
        return Reason("not-your-prisoner" if text in CARDS else "no-such-card", (text,))

    def refuse_call(self, p: Position) -> Reason:
        """Refuse a call with too few prisoners, or with all of one rank (canon 4.1, qualified)."""
        prison, amount = p.zones[PRISON[p.seat]], p.game.options["amount"]
        if len(prison) < amount:
            return Reason("too-few-prisoners", (len(prison), amount))
        return Reason("prisoners-alike")

    def refuse_offer(self, p: Position, text: str, other: str) -> Reason:
        """Refuse a card that is not in the hand, or a seat that did not lose to them."""
        if text not in p.texts(HAND[p.seat]):
            return self.refuse_drop(p, text)
        if other == str(p.turn):
            return Reason("offer-to-another")
        if other in [str(seat) for seat in p.vars["lost"]]:
            return Reason("seat-has-lost", (int(other),))
        return Reason("no-such-seat", (other,))

    def refuse_swap(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in the hand, or a prisoner while there is a hand (canon 4.6, 2)."""
        seat = p.seat
        if p.zones[HAND[seat]]:
            return Reason("hand-before-prison", (text,)) if text in p.texts(PRISON[seat]) else self.refuse_drop(p, text)
        return self.refuse_free(p, text)

    def refuse_refuse(self, p: Position) -> Reason:
        """Refuse to keep a card: only one that was given may be kept (canon 4.6, 2)."""
        return Reason("must-swap")

    def refuse_mark(self, p: Position, text: str) -> Reason:
        """Refuse to mark anything but a prisoner of another seat."""
        if text in p.texts(PRISON[p.seat]):
            return Reason("own-prisoner", (text,))
        return Reason("not-a-prisoner" if text in CARDS else "no-such-card", (text,))
