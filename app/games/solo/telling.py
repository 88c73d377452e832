"""Telling of Solo (canon.md): one to three sentences for each gesture."""

from __future__ import annotations

from app.engine import Action, Result, View
from app.games.solo.rules import COMPUTER, HAND, WON, partners_seen
from app.wording.bidi import bare
from app.wording.formatting import t
from app.wording.tellers.plain import Group, Names, Part, Teller, named


class SoloTeller(Teller):
    """One seat and the simulated player `computer`."""

    game = "solo"
    anchors = {
        "match": ("no-match", "no-run", "needs-partner"),
        "return": ("no-center",),
        "set": ("computer-has-none", "no-set"),
        "score": ("earned",),
        "computer": ("show",),
    }

    def part(self, part: Part, names: Names) -> list[str]:
        """What was taken, returned or removed, what the computer did, and the center card that followed."""
        moves = part.moves
        new = moves.get(("stock", "center"), [])
        if part.acted is None:
            if new:
                return [t("solo.log.start", center=new[0])]
            return [t("solo.log.start.no-center")] if moves else []
        lines = self._did(part, names)
        if ("stock", "show") in moves:
            lines.append(self._computer(part))
        old = moves.get(("center", "stock"), [])
        if not moves or (new and moves.get((HAND, "stock")) == new and not old):
            return lines
        if old:
            code = "solo.log.center-same" if old == new else "solo.log.center-replaced"
            lines.append(t(code, old=old[0], center=new[0]))
        elif new:
            lines.append(t("solo.log.new-center", center=new[0]))
        elif part.ended is None and any(src == "center" for src, _ in moves):
            lines.append(t("solo.log.no-center"))
        if dry := part.changed.get("dry_turns"):
            lines.append(t("solo.log.dry", n=dry))
        return lines

    def _did(self, part: Part, names: Names) -> list[str]:
        """The seat's own act; nothing while the second card of a run has not been chosen yet."""
        moves, seat = part.moves, part.acted.seat if part.acted else 0
        if taken := moves.get((HAND, WON)):
            center = moves["center", WON][0]
            if len(taken) == 1:
                return [named("solo.log.take-equal", names, seat, x=taken[0], center=center)]
            return [named("solo.log.take-run", names, seat, x=taken[0], y=taken[1], center=center)]
        if returned := moves.get((HAND, "stock")):
            at_once = moves.get(("stock", "center")) == returned and ("stock", "show") not in moves
            return [named("solo.log.return-center" if at_once else "solo.log.return", names, seat, x=returned[0])]
        if gone := moves.get((HAND, "removed")):
            return [named("solo.log.set", names, seat, cards=gone, c=moves[COMPUTER, "removed"][0])]
        return []

    def _computer(self, part: Part) -> str:
        """What was turned up for the computer and what it took."""
        moves, said = part.moves, part.said
        shown = moves["stock", "show"]
        if cards := said.get("computer-run"):
            center = moves["center", COMPUTER][0]
            return t("solo.log.computer-run", shown=shown, x=cards[0], y=cards[1], center=center)
        if cards := said.get("computer-equal"):
            return t("solo.log.computer-equal", shown=shown, x=cards[0], center=moves["center", COMPUTER][0])
        return t("solo.log.computer-nothing", shown=shown)

    def result(self, result: Result, names: Names) -> str:
        """The winner: the player with more cards in their pile."""
        mine, its = result.scores
        if "computer" in result.winners:
            return t("solo.result.computer", mine=mine, its=its)
        if not result.winners:
            return t("solo.result.tie", mine=mine, its=its)
        return named("solo.result.win", names, result.winners[0], mine=mine, its=its)

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view it names every card it takes along."""
        if action.verb == "set":
            return self._set(action, view)
        x = action.args[0]
        if view is None or action not in view.legal:
            return t(f"solo.action.{action.verb}", x=x)
        center = view.zones["center"]
        if action.verb == "return":
            return t("solo.action.return" if center else "solo.action.return-center", x=x)
        if view.phase == "second":
            return t("solo.action.take-second", x=x)
        partners = partners_seen(view, x)
        if not partners:
            return t("solo.action.take-equal", x=x, center=center[0])
        if len(partners) > 1:
            return t("solo.action.take-first", x=x, ys=partners)
        # Both cards of a run begin the same run, so in the order of the hand they become one line.
        x, y = sorted((x, *partners), key=list(view.zones[HAND]).index)
        return t("solo.action.take-run", x=x, y=y, center=center[0])

    def _set(self, action: Action, view: View | None) -> str:
        kept = action.args[1] if len(action.args) > 1 else ""
        if view is None:
            return t("solo.action.set-keep", x=kept) if kept else t("solo.action.set-all")
        cards = [text for text in view.zones[HAND] if text != kept]
        return t("solo.action.set", cards=cards, c=view.zones[COMPUTER][0])

    def words(self, view: View, names: Names) -> list[Group]:
        """What may be done, the hand, the middle, what was earned, the rest."""
        zones, center = view.zones, view.zones["center"]
        middle = [
            t("solo.words.center", center=center[0], n=view.vars["dry_turns"]) if center else t("solo.words.no-center"),
            t("solo.words.stock", n=len(zones["stock"])),
            self.lies(view, "show"),
        ]
        facts = {fact.code: fact.args for fact in view.game.rules.facts(view)}
        rest = [
            t("solo.words.never", n=len(facts["never-center"])),
            t("solo.words.idle", n=view.vars["idle"], max_idle=view.game.options["max_idle"]),
        ]
        if zones["removed"]:
            rest.append(self.lies(view, "removed"))
        return [
            *self.outcome(view, names),
            self.may(view, names),
            self.hand(view, zones[HAND]),
            Group(t("words.middle"), tuple(middle)),
            Group(
                t("words.earned"),
                (
                    bare(named("solo.words.mine", names, 0, n=len(zones[WON]))),
                    t("solo.words.computer", n=len(zones[COMPUTER])),
                ),
            ),
            Group(t("words.rest"), tuple(rest)),
        ]
