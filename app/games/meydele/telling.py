"""Telling of Meydele (canon.md): what was turned up, the wars, who took, who ran out of cards.

A card chosen or covered has no line of its own: the cards of a round, and the open ones of a war, are told when they
are turned up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.engine import Action, Event, Result, View, hidden
from app.engine.zones import family, seat_of
from app.games.meydele.dealt import dealing
from app.games.meydele.rules import WARS
from app.wording.formatting import t
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import SeatedTeller, turned_up


class MeydeleTeller(SeatedTeller):
    """Three to nine seats that choose in secret."""

    game = "meydele"
    anchors = {
        "setup": ("left-over",),
        "war": ("no-war", "cover-first", "covered-enough"),
    }

    # The log

    def log(self, events: Sequence[Event], names: Names) -> list[str]:
        """The usual log, except that changes of a step are told with the last cards turned up, not with forced acts."""
        turned = [i for i, event in enumerate(events) if event.comes_to("table")]
        if turned and events[-1].code == "now":
            acts = (i for i in range(turned[-1], len(events)) if events[i].code == "acted")
            at = next(acts, len(events) - 1)
            events = [*events[:at], events[-1], *events[at:-1]]
        return super().log(events, names)

    def told(self, part: Part, names: Names) -> list[str]:
        """The deal, and the first kuzari."""
        if not part.moves:
            return []
        kuzari = part.changed.get("kuzari")
        return [t("meydele.log.kuzari", s=kuzari) if kuzari else t("meydele.log.no-kuzari")]

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The cards turned up, a war that they begin, a lot, who takes, who is out."""
        moves = part.moves
        laid = [(seat_of(dst), cards[0]) for (_, dst), cards in moves.items() if family(dst) == "table"]
        up = self._takes_up(part, names)
        if not laid:
            return up
        lines = [turned_up(laid, names)]
        for event in part.events:
            if event.code == "drawn":
                lines.append(named(f"meydele.log.lot-{event.args['code']}", names, event.args["result"]))
        takes = self._takes(part, names)
        lines += [*(takes or self._war(part, names)), *up]
        out = [event.about[0] for event in part.events if event.said]
        return [*lines, t("meydele.log.out", all=self.called(out, names))] if out else lines

    def _takes_up(self, part: Part, names: Names) -> list[str]:
        """Whose won pile becomes their hand."""
        seats = [seat_of(src) for src, _ in part.moves if family(src) == "won"]
        return [t("meydele.takes-up", all=self.called(seats, names))] if seats else []

    @staticmethod
    def _takes(part: Part, names: Names) -> list[str]:
        """Who takes how many cards, and the kuzari if it changes."""
        taken = Counter[int]()
        for (_, dst), cards in part.moves.items():
            if family(dst) == "won":
                taken[seat_of(dst)] += len(cards)
        kuzari = part.changed.get("kuzari")
        code = "meydele.log.takes-kuzari" if kuzari else "meydele.log.takes"
        return [named(code, names, seat, n=n, s=kuzari) for seat, n in taken.items()]

    def _war(self, part: Part, names: Names) -> list[str]:
        """What a war is about and who fights in it, as far as this part tells it."""
        now = part.changed
        take, setter = now.get("take", []), now.get("setter", [])
        if not now:
            return [t("meydele.log.war")]
        if take == setter and len(take) > 1:
            return [t("meydele.log.war-both", all=self.called(take, names))]
        lines = [t("meydele.log.war-cards", all=self.called(take, names))] if len(take) > 1 else []
        if len(setter) > 1:
            lines.append(t("meydele.log.war-kuzari", all=self.called(setter, names)))
        return lines or [t("meydele.log.war-on")]

    def result(self, result: Result, names: Names) -> str:
        """The last seat with cards, or the one with the most cards."""
        return self.winners("survivor" if result.reason == "survivor" else "cap", result, names)

    # Actions and the table

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view, the purpose of the card."""
        if action.verb == "commit" and view is not None and action in view.legal:
            x = action.args[0]
            if view.phase == "choose":
                return t("meydele.action.commit-choose", x=x)
            return t("meydele.action.commit-open", x=x)
        return super().action(action, view)

    def middle(self, view: View, names: Names) -> list[str]:
        """The kuzari now and next, what is at stake, the war, the cards left over."""
        lines = []
        for fact in view.game.rules.facts(view):
            if fact.code == "kuzari" and dealing(view):
                continue
            if fact.code in WARS:
                lines.append(t("meydele.words.war", what=self.fact(fact), all=self.called(fact.args, names)))
            elif fact.code in ("kuzari", "next-kuzari") or (fact.code == "at-stake" and fact.args[0]):
                lines.append(self.fact(fact))
        return [*lines, *super().middle(view, names)]

    def beside(self, view: View, seat: int) -> list[str]:
        """How many cards a seat has, and which ones it has laid."""
        if seat in view.vars["out"]:
            return [t("meydele.words.out")]
        facts = view.game.rules.facts(view)
        lines = [self.fact(one) for one in facts if one.code in ("cards", "to-cover") and one.at.endswith(f".{seat}")]
        held = view.zones[f"held.{seat}"]
        laid = [f"table.{seat}", f"down.{seat}", *([] if any(map(hidden, held)) else [f"held.{seat}"])]
        lines += [self.lies(view, zone) for zone in laid if view.zones[zone]]
        return [*lines, t("meydele.words.chosen")] if held and f"held.{seat}" not in laid else lines
