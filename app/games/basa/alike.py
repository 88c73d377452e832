"""What Basa deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Action, Position
from app.engine.alike import Alike
from app.games.basa.cards import SUIT, UNIQUE, VALUE


class BasaAlike(Alike):
    """The powers of cards."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether nothing visible tells one card from the other.

        In the hands of seats not involved in the turn any two cards are alike, unless one is unique, because unique
        cards are used alone. Elsewhere neither may be unique, 3D or a jack, and suit and value mod 6 must be the same,
        because a card given up for 3S shows its value mod 6 by how many cards the next seat draws. A seat that has
        guessed may be asked for a second card, which tells something about its hand, so cards of that hand are not
        compared.
        """
        texts = p.game.cards
        idle = [
            c
            for seat in range(p.game.seats)
            if seat not in (p.vars["active"], p.turn)
            for c in p.zones[f"hand.{seat}"]
        ]
        if x in idle and y in idle and not {texts[x], texts[y]} & {*UNIQUE}:
            return True
        asked = p.zones[f"hand.{p.vars['active']}"] if p.vars["guessed"] else []
        return (
            SUIT[texts[x]] == SUIT[texts[y]]
            and VALUE[texts[x]] % 6 == VALUE[texts[y]] % 6
            and not {texts[x], texts[y]} & {*UNIQUE, "3D", "JD", "JC", "JH", "JS"}
            and x not in asked
            and y not in asked
        )

    def actions(self, p: Position, one: Action, other: Action) -> bool:
        """For a card given up for 3S, the number of cards that next draws is announced before the first of them."""
        if p.phase != "give" or dict(p.vars["fx"])["power"] != "3S":
            return True
        return VALUE[str(one.args[0])] % 6 == VALUE[str(other.args[0])] % 6
