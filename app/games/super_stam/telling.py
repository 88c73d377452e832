"""Telling of Super Stam (canon.md): what was laid, the sum to reach, who won a turn, the gold."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Action, Event, Result, View, hidden
from app.engine.cards import natural_value
from app.games.super_stam.rules import SEATS
from app.wording.formatting import t
from app.wording.tellers.facts import FactsTeller
from app.wording.tellers.plain import Names, Part, named


class SuperStamTeller(FactsTeller):
    """Two seats; a turn can end, and the next one begin, in one action."""

    game = "super-stam"
    anchors = {
        "number": ("trim-first", "nothing-to-return"),
        "stam": ("hidden-stays", "head-lies", "stam-done", "stam-after-exchange", "shuffled-already"),
        "lay": ("no-head", "cannot-reach", "sum-not-reached", "must-lay", "laying-under-way", "nothing-laid"),
        "exchange": ("laid-already", "second-card-first", "picked-already", "not-hidden-suit", "no-second-card"),
    }
    facts_told = ("alpha", "reach", "laying")

    def log(self, events: Sequence[Event], names: Names) -> list[str]:
        """The usual log; after a laying, with the sum to reach."""
        lines = super().log(events, names)
        now = [event.args for event in events if event.code == "now"]
        if lines and now and now[-1]["phase"] == "respond" and now[-1]["vars"].get("sum"):
            lines[-1] = t("log.two", one=lines[-1], two=t("super-stam.log.sum", n=now[-1]["vars"]["sum"]))
        return lines

    def told(self, part: Part, names: Names) -> list[str]:
        """The hidden cards, the cards they gave, and who opens."""
        lines = [t("super-stam.log.start")] if part.moves else []
        return [*lines, *filter(None, [" ".join(self._began(part, names))])]

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, how it ended a turn, and how the next one began."""
        lines = [self._did(part, seat, names)]
        moves, said = part.moves, part.said
        if "void" in said:
            lines.append(t("super-stam.log.void", c=moves["head", "stock"][0]))
        if "dead-turn" in said:
            lines.append(t("super-stam.said.dead-turn"))
        if won := said.get("turn-won"):
            lines.append(self._won(part, names, won[0]))
        return [line for line in (*lines, " ".join(self._began(part, names))) if line]

    def _did(self, part: Part, seat: int, names: Names) -> str:
        """The act itself; nothing for the first card of an exchange, or for a seat that could only be ready."""
        action = self.act(part)
        if action.verb in ("return", "put"):
            return named(f"super-stam.log.{action.verb}", names, seat, x=action.args[0])
        if action.verb == "swap":
            own = f"cards.{seat}"
            if (given := part.moves.get((own, "stock"), [])) and (got := part.moves.get(("stock", own))):
                return named("super-stam.log.swap", names, seat, x=given[0], y=given[1], c=got[0])
            return ""
        if action.verb == "ready" and part.acted and part.acted.forced:
            return ""
        if action.verb == "pass":
            return named(f"super-stam.log.{'pass' if 'turn-won' in part.said else 'cannot'}", names, seat)
        if action.verb == "stam" and (drawn := part.moves.get(("stock", f"cards.{seat}"))):
            return named("super-stam.log.anew", names, seat, cards=drawn)
        return named(f"super-stam.log.{action.verb}", names, seat)

    def _won(self, part: Part, names: Names, seat: int) -> str:
        """Who won the turn; a hidden card that became gold is named to those who see it."""
        if gold := part.moves.get((f"hidden.{seat}", f"gold.{seat}")):
            return named("super-stam.log.won-gold", names, seat, c=gold[0])
        return named("super-stam.log.won", names, seat)

    def _began(self, part: Part, names: Names) -> list[str]:
        """What was drawn, who opens, and the head card, a sentence each."""
        moves, said = part.moves, part.said
        verb = self.act(part).verb if part.acted else ""
        found = []
        for seat in SEATS:
            new = moves.get(("stock", f"hidden.{seat}"), [])
            # What an exchange or super stam brings has already been told, and so has the hidden card at the start.
            drawn = moves.get(("stock", f"cards.{seat}")) if verb not in ("swap", "stam") else None
            found += [named("super-stam.log.hidden-seen", names, seat, c=card) for card in new if not hidden(card)]
            if new and hidden(new[0]) and verb not in ("", "stam"):
                how = "hidden-draws" if drawn else "hidden"
                found.append(named(f"super-stam.log.{how}", names, seat, cards=drawn))
            elif drawn:
                found.append(named("super-stam.log.draws", names, seat, cards=drawn))
        if opener := said.get("opener"):
            found.append(named("super-stam.log.opens", names, opener[0]))
        if head := moves.get(("stock", "head")):
            found.append(t("super-stam.log.head", c=head[-1], n=natural_value(head[-1])))
        return found

    def result(self, result: Result, names: Names) -> str:
        """The seat with the larger golden deck."""
        if len(result.winners) != 1:
            return t("super-stam.result.tie", n=result.scores[0])
        seat = 0 if result.winners[0] == 0 else 1
        return named("super-stam.result.win", names, seat, mine=result.scores[seat], its=result.scores[1 - seat])

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view it says what passing means, and with which card an exchange is made."""
        if view is not None and action.verb == "pass":
            return t("super-stam.action.pass-open" if view.phase == "open" else "super-stam.action.pass-respond")
        if view is not None and action.verb == "swap" and view.phase == "swap":
            return t("super-stam.action.swap-second", x=view.vars["picked"], y=action.args[0])
        return super().action(action, view)

    def zone(self, zone: str) -> str:
        """The usual name; columns have numbers."""
        if zone.startswith("col."):
            return t("super-stam.zone.col.n", n=int(zone.rpartition(".")[2]))
        return super().zone(zone)

    def middle(self, view: View, names: Names) -> list[str]:
        """The usual lines, the sum to reach, and when a golden deck is full."""
        lines = super().middle(view, names)
        if view.vars["sum"]:
            lines.append(t("super-stam.words.sum", n=view.vars["sum"]))
        return [*lines, t("super-stam.words.full", n=view.game.options["n"])]
