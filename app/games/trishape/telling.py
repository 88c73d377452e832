"""Telling of TriShape (canon.md)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Event, Result, View
from app.games.trishape.rules import AVERAGE, HAND, PILES
from app.wording.formatting import capital, t
from app.wording.tellers.plain import Group, Names, Part, Teller, named, parts


class TriShapeTeller(Teller):
    """One seat; the score is told with every point."""

    game = "trishape"
    anchors = {
        "point": ("too-few-for-point", "points"),
        "lay": ("wrong-pile",),
        "cash": ("pile",),
    }

    def log(self, events: Sequence[Event], names: Names) -> list[str]:
        """The usual log, with the score as it was after each point."""
        lines: list[str] = []
        made = sum(event.code == "counted" for event in events)
        score = int(Part(None, tuple(events)).changed.get("score", made)) - made
        for part in parts(events):
            score += sum(event.code == "counted" for event in part.events)
            lines += self._part(part, names, score)
            if part.ended is not None:
                lines += [self.result(part.ended, names), self.reason(part.ended, names)]
        return lines

    def _part(self, part: Part, names: Names, score: int) -> list[str]:
        moves = part.moves
        dealt = moves.get(("stock", HAND), [])
        if part.acted is None:
            return [t("trishape.log.start", cards=dealt)] if dealt else []
        seat, forced = part.acted.seat, part.acted.forced
        lines = []
        if three := moves.get((HAND, "points")):
            lines.append(named("trishape.log.point", names, seat, cards=three, n=score))
            if dealt:
                lines.append(t("trishape.log.point-drew", c=dealt[0]))
        elif laid := next((moves[HAND, own] for own in PILES if (HAND, own) in moves), None):
            followed = next((moves["stock", own] for own in PILES if ("stock", own) in moves), [])
            how, card = ("-drew", dealt[0]) if dealt else ("-followed", followed[0]) if followed else ("", laid[0])
            if forced:
                lines.append(t(f"trishape.log.alone{how}", x=laid[0], c=card))
            else:
                lines.append(named(f"trishape.log.lay{how}", names, seat, x=laid[0], c=card))
        if "cashing-in" in part.said:
            gave = [text for own in PILES for text in moves.get((own, HAND), [])]
            lines.append(t("trishape.log.cashed", cards=gave) if gave else t("trishape.log.cashed-nothing"))
        return lines

    def result(self, result: Result, names: Names) -> str:
        """The points, and how they compare with the average."""
        score = result.scores[0]
        how = "above" if score > AVERAGE else "at" if score == AVERAGE else "below"
        return t(f"trishape.result.{how}", n=score)

    def words(self, view: View, names: Names) -> list[Group]:
        """The possible actions, the hand, the piles and what they give, the stock and the points."""
        zones = view.zones
        facts = {(fact.code, fact.at): fact.args for fact in view.game.rules.facts(view)}
        piles = [
            t("trishape.words.pile", zone=capital(self.zone(own)), cards=zones[own], gives=facts["gives", own][0])
            if zones[own]
            else self.lies(view, own)
            for own in PILES
        ]
        middle = [
            *piles,
            t("trishape.words.empty-hand", n=facts["empty-hand", ""][0]),
            t("trishape.words.stock", n=len(zones["stock"])),
        ]
        if zones["removed"]:
            middle.append(t("table.out", n=len(zones["removed"])))
        score = view.vars["score"]
        points = t("trishape.words.points", n=score) if score else t("trishape.words.points.none")
        return [
            *self.outcome(view, names),
            self.may(view, names),
            self.hand(view, zones[HAND]),
            Group(t("words.middle"), tuple(middle)),
            Group(t("words.earned"), (points,)),
        ]
