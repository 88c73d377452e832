"""Telling of Very Close (canon.md): what was laid in secret, and card by card who was nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine import Action, Result, View, hidden
from app.engine.zones import family, seat_of
from app.wording.formatting import t
from app.wording.tellers.facts import FactsTeller, Saying, all_of, sayings, scored, to
from app.wording.tellers.plain import Names, Part, named


class KarovMeodTeller(FactsTeller):
    """Two to six seats that lay in secret; what follows from the last card laid is told in the order of the table."""

    game = "karov-meod"
    anchors = {
        "turn": ("lay-first", "aim-first", "place-not-card", "no-such-place"),
        "several": ("keep-or-take-first",),
        "empty": ("draw-or-pass-first", "discard-empty"),
        "env": ("build-first", "own-card-there"),
        "showdown": ("kept-not-hand",),
        "back": ("not-kept", "back-first"),
    }
    facts_told = ("values", "series", "waiting")

    def told(self, part: Part, names: Names) -> list[str]:
        """The deal and the environment."""
        laid = part.moves.get(("stock", "env"))
        return [t("karov-meod.log.start", n=len(laid))] if laid else []

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, what was uncovered, who got which card, what was dealt again, and how a showdown ended."""
        first, *rest = sayings(part)
        lines = [self._did(part, seat, names), self._uncovered(first, rest, names)]
        for saying in rest:
            if saying.code == "contest":
                lines.append(self._contest(saying, names))
        lines.append(self._renewed(part, seat, names))
        compared = [saying for saying in rest if saying.code in ("lost", "tie")]
        if compared or (part.ended is not None and part.ended.reason != "cap"):
            told = [t("karov-meod.log.showdown")]
            for saying in compared:
                if saying.code == "lost":
                    told.append(named("karov-meod.log.lost", names, saying.args[0]))
                else:
                    told.append(t("karov-meod.log.tie", all=all_of(names, saying.args)))
            lines.append(" ".join(told))
        return [line for line in lines if line]

    def _did(self, part: Part, seat: int, names: Names) -> str:
        """The act itself; others learn only that a secret one happened."""
        action, moves = self.act(part), part.moves
        if action.verb == "commit":
            return self._committed(action.args[0], bool(moves.get((f"hand.{seat}", f"held.{seat}"))), seat, names)
        if action.verb == "draw":
            return named("karov-meod.log.draw", names, seat, c=moves["discard", f"hand.{seat}"][0])
        if action.verb == "pass":
            return named("karov-meod.log.pass", names, seat)
        src, dst = {
            "keep": ("offer", f"kept.{seat}"),
            "take": ("offer", f"hand.{seat}"),
            "build": (f"hand.{seat}", "env"),
            "back": (f"kept.{seat}", f"hand.{seat}"),
        }[action.verb]
        return named(f"karov-meod.log.{action.verb}", names, seat, x=moves[src, dst][0])

    @staticmethod
    def _committed(what: str, laid: bool, seat: int, names: Names) -> str:
        """A card laid, or the place chosen for it; for the others one line for both, after the second."""
        if hidden(what):
            return "" if laid else named("karov-meod.log.laid", names, seat)
        if laid:
            return named("karov-meod.log.lay", names, seat, x=what)
        return named("karov-meod.log.aim", names, seat, n=int(what) + 1)

    @staticmethod
    def _uncovered(first: Saying, rest: Sequence[Saying], names: Names) -> str:
        """The chosen cards, and what became of those that only one seat chose."""
        cards = first.moves.get(("env", "open"))
        told = [t("karov-meod.log.uncovered", cards=cards)] if cards else []
        for saying in rest:
            if saying.code == "alone":
                card, seat = saying.args
                mine = saying.moves[f"laid.{seat}", "discard"][0]
                took = ("open", f"hand.{seat}") in saying.moves
                told.append(named(f"karov-meod.log.alone{'-took' if took else ''}", names, seat, e=card, x=mine))
        return " ".join(told)

    @staticmethod
    def _contest(saying: Saying, names: Names) -> str:
        """Who was nearest to a card that several seats chose, and who gets the deciding card."""
        card, winner, decides, weaker = saying.args
        moves = saying.moves
        mine = next(moves[f"laid.{winner}", dst][0] for dst in ("offer", "discard") if (f"laid.{winner}", dst) in moves)
        kept = ("open", f"kept.{winner}") in moves
        fields: dict[str, Any] = {"e": card, "x": mine, "m": decides, "to": to(names, weaker)}
        return named(f"karov-meod.log.nearest-{'kept' if kept else 'took'}", names, winner, **fields)

    def _renewed(self, part: Part, seat: int, names: Names) -> str:
        """A new environment, and a card for everybody in play."""
        moves = part.moves
        told = []
        if built := [*moves.get(("stock", "env"), []), *moves.get(("discard", "env"), [])]:
            told.append(t("karov-meod.log.renewed", n=len(built)))
        handed: list[tuple[int, str]] = []
        for (src, dst), cards in moves.items():
            if src in ("stock", "discard") and family(dst) == "hand":
                owner = seat_of(dst)
                # The first card that the seat itself drew was its own act.
                drawn = src == "discard" and owner == seat and self.act(part).verb == "draw"
                handed += [(owner, text) for text in cards[drawn:]]
        if handed:
            told.append(t("karov-meod.log.handed"))
            known = [(owner, text) for owner, text in handed if not hidden(text)]
            told += [named("karov-meod.log.handed-seen", names, owner, c=text) for owner, text in known]
        return " ".join(told)

    def result(self, result: Result, names: Names) -> str:
        """The winners, and the length of the series."""
        return scored("karov-meod.result", result, names)

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase: a card to lay or a place; with a view, the deciding card by name."""
        if action.verb == "commit" and not hidden(action.args[0]):
            what = action.args[0]
            if what.isdigit():
                return t("karov-meod.action.aim", n=int(what) + 1)
            return t("karov-meod.action.commit", x=what)
        if action.verb in ("keep", "take") and view is not None and view.zones["offer"]:
            return t(f"karov-meod.action.{action.verb}-card", x=view.zones["offer"][0])
        return super().action(action, view)

    def middle(self, view: View, names: Names) -> list[str]:
        """What lies there, and the number of the round."""
        number = t("karov-meod.words.round", n=view.vars["round"], of=view.game.options["max_rounds"])
        return [*super().middle(view, names), number]
