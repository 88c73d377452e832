"""Telling of Shlif Shluf (canon.md): what was turned up, what its suit did, what the turn brought."""

from __future__ import annotations

from app.engine import Action, Fact, Result, View
from app.engine.zones import family, seat_of
from app.games.shlif_shluf.rules import ACE
from app.wording.bidi import listed
from app.wording.formatting import t
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import SeatedTeller, cards_of

ROW = ("stock", "row")


class ShlifShlufTeller(SeatedTeller):
    """Two to six seats; nothing is secret."""

    game = "shlif-shluf"
    anchors = {
        "magic": ("no-magic", "name-suit-first"),
        "jokers": ("no-joker-asked", "set-joker-first", "not-a-joker", "other-joker-asked", "wrong-colour"),
        "last": ("stock-empty",),
    }

    # The log

    def told(self, part: Part, names: Names) -> list[str]:
        """The ritual that decides who starts."""
        shown = [tuple(event.about) for event in part.events if event.said == "ritual"]
        lines = [t("shlif-shluf.log.ritual", all=cards_of(shown, names))] if shown else []
        if "starts" in part.said:
            lines.append(named("shlif-shluf.log.starts", names, part.said["starts"][0]))
        return lines

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The card and its effect, what became of the row, and the last card of the stock."""
        end = next((i for i, event in enumerate(part.events) if event.said == "turn-ended"), len(part.events))
        now, after = Part(part.acted, part.events[:end]), Part(None, part.events[end:])
        lines = [*self._did(now, seat, names), *self._effect(now, seat, names), *self._row(now, seat, names)]
        for (src, dst), cards in after.moves.items():
            if src == "stock" and family(dst) == "won":
                lines.append(named("shlif-shluf.log.last-card", names, seat_of(dst), c=cards[0]))
        if "lost" in after.said:
            lines.append(named("shlif-shluf.log.last-card-lost", names, after.said["lost"][0]))
        return lines

    def _did(self, part: Part, seat: int, names: Names) -> list[str]:
        """The seat's own act; nothing if the ace came immediately, which is told as its effect."""
        verb, args = self.act(part)
        if verb == "suit":
            return [named("shlif-shluf.log.suit", names, seat, joker=args[0], suit=args[1])]
        if verb == "name":
            return [named("shlif-shluf.log.name", names, seat, suit=args[0])]
        came = part.moves.get(ROW, [])
        code = "shlif-shluf.log.last" if verb == "last" else "shlif-shluf.log.reveal"
        return [named(code, names, seat, c=came[0])] if came else []

    def _effect(self, part: Part, seat: int, names: Names) -> list[str]:
        """What the suit of the last card did, and who lost by it."""
        done, lost = part.said, "lost" in part.said
        earned = part.moves.get(("stock", f"won.{seat}"), [])
        if "chaos" in done:
            cards = part.moves.get(("stock", "show"), [])
            code = "shlif-shluf.log.chaos-lost" if lost else "shlif-shluf.log.chaos"
            return [named(code, names, done["chaos"][0], cards=cards)] if cards else []
        if "life" in done:
            met = any(event.code == "shown" for event in part.events)
            if not earned:
                return [t("shlif-shluf.log.life-ace-nothing", c=ACE) if met else t("shlif-shluf.log.life-nothing")]
            return [t("shlif-shluf.log.life-ace" if met else "shlif-shluf.log.life", cards=earned, c=ACE)]
        if "death" in done:
            return [named("shlif-shluf.log.death", names, done["death"][0])]
        if lost:
            code = "shlif-shluf.log.magic-lost" if earned else "shlif-shluf.log.ace"
            return [named(code, names, seat, cards=earned, c=ACE)]
        return [t("shlif-shluf.log.magic", cards=earned)] if earned else []

    @staticmethod
    def _row(part: Part, seat: int, names: Names) -> list[str]:
        """What became of the cards that were turned up in the turn."""
        moves, back = part.moves, len(part.moves.get(("row", "stock"), []))
        kept = len(moves.get(("row", f"won.{seat}"), []))
        if "halved" in part.said:
            return [t("shlif-shluf.log.halved" if kept else "shlif-shluf.log.halved-nothing", n=kept, back=back)]
        heirs = [seat_of(goal) for zone, goal in moves if zone == "row" and family(goal) == "won"]
        if "divided" in part.said and len(heirs) == 1:
            return [named("shlif-shluf.log.passed", names, heirs[0], n=part.said["divided"][0])]
        if "divided" in part.said:
            code = "shlif-shluf.log.divided-rest" if back else "shlif-shluf.log.divided"
            return [t(code, n=part.said["divided"][0], back=back)]
        if back:
            return [t("shlif-shluf.log.row-back", n=back)]
        return [t("shlif-shluf.log.earned", n=kept)] if kept else []

    def result(self, result: Result, names: Names) -> str:
        """The winners, by cards earned."""
        return self.winners("wins", result, names, max(result.scores))

    def reason(self, result: Result, names: Names | None = None) -> str:
        """Why the game ended; if all have lost and somebody wins nevertheless, also by what."""
        if names and result.reason == "all-lost" and result.winners:
            return t("shlif-shluf.reason.all-lost.most")
        return super().reason(result, names)

    # Facts, actions and the table

    def fact(self, fact: Fact) -> str:
        """A fact as a phrase; a joker may bring several things, and half of one card is nothing."""
        if fact.code == "death" and fact.args[1] == 0:
            return t("shlif-shluf.fact.death.nothing")
        if fact.code != "joker-brings":
            return super().fact(fact)
        joker, suit, *outcomes = fact.args
        return t("shlif-shluf.fact.joker-brings", joker, suit, brings=either(outcomes))

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view, what a joker's suit brings and how many of the named one are left."""
        facts = view.game.rules.facts(view) if view is not None else []
        if action.verb == "suit":
            for fact in facts:
                if fact.code == "joker-brings" and fact.args[:2] == action.args:
                    joker, suit, *outcomes = fact.args
                    return t("shlif-shluf.action.suit-brings", joker=joker, suit=suit, brings=either(outcomes))
        if action.verb == "name":
            for fact in facts:
                if fact.code == "still-out" and action.args[0] in "CDHS":
                    n = fact.args["CDHS".index(action.args[0])]
                    return t("shlif-shluf.action.name-count", suit=action.args[0], n=n)
        return super().action(action, view)

    def middle(self, view: View, names: Names) -> list[str]:
        """The stock and its danger, the row, and what would end the turn."""
        facts = view.game.rules.facts(view)
        codes = {fact.code: fact.args for fact in facts}
        lines = [self.lies(view, "stock")]
        if "ace-odds" in codes:
            lines.append(t("shlif-shluf.words.odds", n=codes["ace-odds"][0]))
        if "still-out" in codes:
            lines.append(t("shlif-shluf.words.still-out", *codes["still-out"]))
        row = view.zones["row"]
        if row:
            lines.append(t("shlif-shluf.words.row", n=len(row), cards=row))
        told = ("death", "row-suit", "pair", "ends-turn", "may-end", "joker-brings")
        return lines + [self.fact(fact) for fact in facts if fact.code in told]

    def beside(self, view: View, seat: int) -> list[str]:
        """The number of cards the seat has earned, and whether it has lost."""
        lost = [t("shlif-shluf.words.lost")] if seat in view.vars["lost"] else []
        return [t("shlif-shluf.words.earned", n=len(view.zones[f"won.{seat}"])), *lost]


def either(outcomes: list[str]) -> str:
    """The possible outcomes of a card, in words."""
    return listed([t(f"shlif-shluf.outcome.{one}") for one in outcomes], "either")
