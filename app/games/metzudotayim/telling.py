"""Telling of Two Fortresses (canon.md): what was laid, how a fight ended, what the tosses brought.

A card laid unseen has no line of its own: both cards are told when they are turned up.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Action, Result, View, hidden
from app.wording.bidi import listed
from app.wording.formatting import capital, t
from app.wording.tellers.plain import Group, Names, Part, named
from app.wording.tellers.seated import SeatedTeller, turned_up

SEATS = (0, 1)


class MetzudotayimTeller(SeatedTeller):
    """Two seats; nobody sees the cards of a fortress."""

    game = "metzudotayim"
    anchors = {
        "setup": ("no-jokers",),
        "turn": ("already-revealed",),
        "special": ("not-special",),
        "exchange": ("pay-first", "no-exchange", "too-few-to-trade"),
        "help": ("not-revealed",),
        "empty": ("must-sacrifice", "hand-not-empty", "lies-in-discard"),
    }

    # The log

    def told(self, part: Part, names: Names) -> list[str]:
        """The deal, and the first cards that the tosses brought."""
        return [*super().told(part, names), *self._built(part, names)]

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, the cards turned up, the fight, and the cards with which the next turn began."""
        lines = self._did(part, seat, names)
        up = {event.zone: event.cards[0] for event in part.events if event.code == "turned"}
        laid = [(one, up[f"held.{one}"]) for one in SEATS if f"held.{one}" in up]
        if laid:
            lines.append(turned_up(laid, names))
        for one in SEATS:
            if cards := part.moves.get(("discard", f"hand.{one}")):
                lines.append(named("metzudotayim.log.ace-came", names, one, cards=cards))
        return [*lines, *self._fight(part, dict(laid), names), *self._built(part, names)]

    def _did(self, part: Part, seat: int, names: Names) -> list[str]:
        """The seat's own act; nothing for a card that is laid unseen."""
        verb, args = self.act(part)
        if verb == "commit":
            return []
        if verb in ("sacrifice", "pass"):
            return [named(f"metzudotayim.log.{verb}", names, seat)]
        card = part.moves[f"fort.{seat}", f"help.{seat}"][0] if verb == "call" else args[0]
        return [named(f"metzudotayim.log.{verb}", names, seat, c=card)]

    def _fight(self, part: Part, laid: dict[int, str], names: Names) -> list[str]:
        """Who attacked, and how the fight has gone so far."""
        said, moves = part.said, part.moves
        for code in ("no-fight", "equal-ranks"):
            if code in said:
                return [t(f"metzudotayim.said.{code}")]
        taken = {one: len(moves.get((f"fort.{1 - one}", f"fort.{one}"), [])) for one in SEATS}
        if "positives" in said:
            attacker, a, d = said["positives"]
            if a == d:
                return [named("metzudotayim.log.level", names, attacker, a=a, d=d)]
            winner = attacker if a > d else 1 - attacker
            code = "metzudotayim.log.attacked" if a > d else "metzudotayim.log.defended"
            (loser,) = self.called([1 - winner], names)
            return [named(code, names, winner, a=a, d=d, n=taken[winner], loser=loser)]
        if "attack" not in said:
            return []
        attacker = said["attack"][0]
        if laid.get(attacker, "").startswith("A"):
            (loser,) = self.called([1 - attacker], names)
            return [named("metzudotayim.log.ace", names, attacker, n=taken[attacker], loser=loser)]
        return [named("metzudotayim.log.attacks", names, attacker)]

    @staticmethod
    def _built(part: Part, names: Names) -> list[str]:
        """How many cards came to each hand at the start of a turn, or that none came."""
        if not any(event.code == "tossed" and event.args["code"] == "build" for event in part.events):
            return []
        counts = [(seat, len(part.moves.get((f"stock.{seat}", f"hand.{seat}"), []))) for seat in SEATS]
        if not any(n for _, n in counts):
            return [t("metzudotayim.log.built-none")]
        by = "metzudotayim.log.built-by"
        came = [named(by if n else f"{by}-none", names, seat, n=n) for seat, n in counts]
        return [t("metzudotayim.log.built", all=listed(came))]

    def result(self, result: Result, names: Names) -> str:
        """The sizes of the fortresses, or that none is left."""
        mine = max(result.scores)
        if len(result.winners) != 1:
            return t("metzudotayim.result.draw", mine=mine) if mine else t("metzudotayim.result.draw-ruins")
        seat = int(result.winners[0])
        if not mine:
            return self.won("metzudotayim.result.ruins", names, seat)
        return self.won("metzudotayim.result.wins", names, seat, mine=mine, its=min(result.scores))

    def reason(self, result: Result, names: Names | None = None) -> str:
        """Why the game ended, and whose fortress is destroyed."""
        if not names or result.reason != "fortress":
            return super().reason(result, names)
        return named("metzudotayim.reason.fortress.of", names, 1 - int(result.winners[0]))

    # Actions and the table

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; a card of the fortress by name if the reader knows it, otherwise by its place."""
        if action.verb in ("sacrifice", "call"):
            at = int(action.args[0])
            known = view.knows.get(f"fort.{view.turn}", {}) if view is not None else {}
            if at in known:
                return t(f"metzudotayim.action.{action.verb}-known", x=known[at])
            return t(f"metzudotayim.action.{action.verb}", n=at + 1)
        if action.verb == "commit" and view is not None and action.args[0] in (gives := tosses(view)):
            return t("metzudotayim.action.commit-tosses", x=action.args[0], n=gives[action.args[0]])
        return super().action(action, view)

    def hand(self, view: View, cards: Sequence[str]) -> Group:
        """The cards in hand; while planning, with the tosses they give."""
        group, gives = super().hand(view, cards), tosses(view)
        if not gives:
            return group
        lines = (capital(t("metzudotayim.words.card", card=text, n=gives[text])) for text in cards)
        return Group(group.title, tuple(lines))

    def middle(self, view: View, names: Names) -> list[str]:
        """The size of the heap of used cards."""
        used = view.zones["discard"]
        return [t("words.zone-count", zone=capital(self.zone("discard")), n=len(used))] if used else []

    def beside(self, view: View, seat: int) -> list[str]:
        """The fortress, the stock, how many cards another seat holds, and the cards laid in the fight."""
        facts = {(fact.code, fact.at): fact.args for fact in view.game.rules.facts(view)}
        here = [("fortress", f"fort.{seat}"), ("stock", f"stock.{seat}")]
        lines = [t(f"metzudotayim.fact.{code}", *facts[code, at]) for code, at in here]
        if known := view.knows.get(f"fort.{seat}"):
            places = [t("metzudotayim.words.known-at", card=known[at], n=at + 1) for at in sorted(known)]
            lines.insert(1, t("metzudotayim.words.known", all=listed(places)))
        if seat != view.seat:
            lines.append(self.lies(view, f"hand.{seat}"))
        if facts.get(("attacker", "")) == (seat,):
            lines.append(t("metzudotayim.words.attacks"))
        held, called = f"held.{seat}", f"help.{seat}"
        if any(map(hidden, view.zones[held])):
            lines.append(t("metzudotayim.words.laid"))
        elif view.zones[held]:
            n = facts.get(("tosses", held), (0,))[0]
            zone = capital(self.zone(held))
            lines.append(t("metzudotayim.words.laid-tosses", zone=zone, cards=view.zones[held], n=n))
        return [*lines, self.lies(view, called)] if view.zones[called] else lines


def tosses(view: View) -> dict[str, int]:
    """The tosses that each card in the planning seat's hand gives."""
    facts = view.game.rules.facts(view)
    return {fact.args[0]: fact.args[1] for fact in facts if fact.code == "gives"}
