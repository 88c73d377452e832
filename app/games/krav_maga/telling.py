"""Telling of Krav Maga (canon.md): what was turned up, and the fronts that were won.

A card laid unseen has no line of its own: both cards are told when they are turned up.
"""

from __future__ import annotations

from app.engine import Action, Result, View
from app.engine.cards import SUITS
from app.engine.zones import family, seat_of
from app.wording.formatting import capital, t
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import SeatedTeller, turned_up


class KravMagaTeller(SeatedTeller):
    """Two seats."""

    game = "krav-maga"
    anchors = {
        "setup": ("no-jokers",),
        "turn": ("card-not-suit", "other-front"),
        "level": ("lies-in-front",),
        "pile": ("lies-in-pile",),
    }

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """Both cards when they are turned up, and the fronts at level 3."""
        moves = part.moves
        laid = [
            (seat_of(src), text)
            for (src, dst), cards in moves.items()
            if family(src) == "held" and family(dst) == "front"
            for text in cards
        ]
        lines = [turned_up(laid, names)] if laid else []
        for event in part.events:
            if event.said == "point":
                winner, suit = event.about
                n = sum(len(cards) for (src, _), cards in moves.items() if src == f"front.{suit}")
                lines.append(named("krav-maga.log.point", names, winner, suit=suit, n=n))
        return lines

    def result(self, result: Result, names: Names) -> str:
        """The points of advantage, or what decided if they are equal."""
        if result.reason == "draw" or len(result.winners) != 1:
            return t("krav-maga.result.draw", mine=max(result.scores))
        seat = int(result.winners[0])
        code = "krav-maga.result.values" if result.reason == "values" else "krav-maga.result.points"
        return self.won(code, names, seat, mine=result.scores[seat], its=result.scores[1 - seat])

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view it names the front, and how the front stands for the seat."""
        if view is None or action not in view.legal:
            return super().action(action, view)
        x = action.args[0]
        levels = {fact.at: fact.args[0] for fact in view.game.rules.facts(view) if fact.code == "level"}
        n = levels.get(f"front.{x[1]}")
        if n is None:
            return t("krav-maga.action.commit-opens", x=x, suit=x[1])
        return t("krav-maga.action.commit-front", x=x, suit=x[1], n=n)

    def middle(self, view: View, names: Names) -> list[str]:
        """The fronts with their levels, as the reader counts them, the stock and the rounds."""
        facts = view.game.rules.facts(view)
        levels = {fact.at: fact.args[0] for fact in facts if fact.code == "level"}
        lines = [
            t("krav-maga.words.front", zone=capital(self.zone(zone)), cards=view.zones[zone], n=levels.get(zone, 0))
            for zone in (f"front.{suit}" for suit in SUITS)
            if view.zones[zone]
        ]
        if none := [suit for suit in SUITS if not view.zones[f"front.{suit}"]]:
            lines.append(t("krav-maga.words.no-front", all=none))
        lines.append(self.lies(view, "stock"))
        return lines + [self.fact(fact) for fact in facts if fact.code == "rounds-left"]

    def beside(self, view: View, seat: int) -> list[str]:
        """Points, the value of the won piles, how many cards another seat holds, a card that was laid."""
        facts = view.game.rules.facts(view)
        lines = [self.fact(one) for one in facts if one.code in ("points", "pile-values") and one.args[0] == seat]
        if seat != view.seat:
            lines.append(self.lies(view, f"hand.{seat}"))
        return [*lines, t("krav-maga.words.laid")] if view.zones[f"held.{seat}"] else lines
