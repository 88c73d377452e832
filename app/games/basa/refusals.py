"""Why an action of Basa is not legal: a separate reason for everything a person may naturally try."""

from __future__ import annotations

from app.engine.actions import Action
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Rules
from app.games.basa.cards import ACE, GUESSES, RANK, SUIT, UNIQUE
from app.games.basa.powers import PROPS, SAY
from app.games.basa.terms import HAND, REMOVED, SHOW, by_seat, running

DUE = {
    "draw": "draw-first",
    "reguess": "guess-again",
    "feed": "feed-first",
    "second": "second-or-done",
    "target": "choose-seat-first",
    "trade": "exchange-first",
    "say": "say-first",
    "prop": "property-first",
    "gift": "gift-first",
    "give": "give-first",
    "drop": "drop-first",
    "keep": "keep-first",
    "pick": "pick-first",
}
"""What must be decided first in each phase."""


class BasaRefusals(Rules):
    """Which rule forbids an action; `Basa` adds the rest."""

    def not_due(self, p: Position, action: Action) -> Reason:
        """Refuse a verb that does not belong to this phase."""
        if p.phase == "act":
            return Reason("drawn-already" if action.verb in ("take", "guess") else "no-power-asks")
        return Reason(DUE[p.phase])

    # The draw step

    def refuse_guess(self, p: Position, what: str) -> Reason:
        """Refuse a guess that is neither a suit nor the ace of diamonds, or that is not allowed."""
        if what not in GUESSES:
            return Reason("no-such-guess", (what,))
        return Reason("no-guessing" if p.game.options["draw"] != "guess" else "muted")

    # The card step

    def refuse_stage(self, p: Position) -> Reason:
        """Refuse another stage: none is left (canon 4.4)."""
        return Reason("stages-over", (p.game.options["max_stages"],))

    def refuse_end(self, p: Position) -> Reason:
        """Refuse to end the turn: a seat with a card that it may use ends the turn by using it (canon 4.4, R7)."""
        return Reason("use-ends-turn")

    def refuse_use(self, p: Position, text: str, hour: str = "") -> Reason:
        """Refuse a card that is not theirs, not usable now, not together with the first card, or not at this hour."""
        seat, options = p.vars["active"], p.game.options
        points, first = by_seat(p, "points")[seat], p.vars["first"]
        if text not in p.texts(HAND[seat]):
            return self.refuse_feed(p, text)
        if text == ACE:
            return Reason("no-power", (text,))
        if points < 0 and options["hp"] == "lock":
            return Reason("locked", (points,))
        if text == "3H" and points < 200:
            return Reason("needs-points", (text, 200, points))
        if p.phase == "second":
            for together in (first, text):
                if together in UNIQUE:
                    return Reason("unique", (together,))
            if RANK[text] == RANK[first]:
                return Reason("same-rank", (first, text))
            if SUIT[text] == SUIT[first]:
                return Reason("same-suit", (first, text))
        if text == "3D":
            return Reason("no-such-hour", (hour,)) if hour else Reason("hour-needed")
        return Reason("no-hour", (text,))

    def refuse_swap(self, p: Position, seat: str) -> Reason:
        """Refuse the exchange of 3H: with fewer than 200 points, once a stage, for the card of another (canon 4.6)."""
        own = p.vars["active"]
        points = by_seat(p, "points")[own]
        if "3H" not in p.texts(HAND[own]):
            return Reason("no-three-of-hearts")
        if points >= 200:
            return Reason("use-it", ("3H", points))
        if p.vars["swapped"]:
            return Reason("swapped-already")
        return self.refuse_target(p, seat)

    # The powers

    def refuse_give(self, p: Position, text: str, seat: str = "") -> Reason:
        """Refuse a card that is not theirs, or a seat: it needs a card for an exchange, an empty hand for a present."""
        if not seat and p.phase != "give":
            return Reason("wrong-arguments", ("give",))
        if text not in p.texts(HAND[p.seat]):
            return self.refuse_feed(p, text)
        return self.refuse_target(p, seat)

    def refuse_say(self, p: Position, value: str) -> Reason:
        """Refuse a value outside those that this power knows."""
        values = SAY[running(p)["power"]]
        return Reason("out-of-range", (value, values[0], values[-1]))

    def refuse_prop(self, p: Position, which: str) -> Reason:
        """Refuse anything but the four properties."""
        return Reason("no-such-property", (which, *PROPS))

    def refuse_keep(self, p: Position, text: str) -> Reason:
        """Refuse anything but a death card that was turned up."""
        return Reason("not-death" if text in p.texts(SHOW) else "not-turned-up", (text,))

    def refuse_pick(self, p: Position, text: str) -> Reason:
        """Refuse anything but a card that has left the game."""
        return Reason("not-removed", (text,))

    # What several verbs have in common

    def refuse_feed(self, p: Position, text: str) -> Reason:
        """Say what is wrong with a card that is not in the hand of the seat in turn."""
        if text not in p.game.ids:
            return Reason("no-such-card", (text,))
        for zone in p.zones:
            open_to_all = p.game.sight[zone] & p.game.onlooker
            if open_to_all and text in p.texts(zone):
                return Reason("lies-in-removed" if zone == REMOVED else "used-already", (text,))
        return Reason("not-in-hand", (text,))

    refuse_drop = refuse_feed

    def refuse_target(self, p: Position, text: str) -> Reason:
        """Say what is wrong with a chosen player: the seat itself, one who has lost, one whose hand does not fit."""
        if text not in map(str, range(p.game.seats)):
            return Reason("no-such-seat", (text,))
        seat = int(text)
        if seat == p.turn:
            return Reason("not-yourself")
        if seat in p.vars["lost"]:
            return Reason("has-lost", (seat,))
        if p.phase == "target":
            return Reason("not-fewest", (seat,))
        return Reason("hand-not-empty" if p.phase == "gift" else "hand-empty", (seat,))
