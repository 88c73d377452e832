"""Telling of Shapes (canon.md): what was laid unseen, what it was when all turned, and who took the round."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine import Action, Result, View, hidden
from app.engine.zones import family, seat_of
from app.games.shapes.rules import matching
from app.wording.bidi import listed
from app.wording.formatting import t
from app.wording.tellers.facts import FactsTeller
from app.wording.tellers.plain import Names, Part, named

UP = ("row", "shown")
"""The zones in which cards that were laid unseen turn up."""


class ShapesTeller(FactsTeller):
    """Two to four seats; the cards of a part lie unseen until all have laid."""

    game = "shapes"
    anchors = {
        "cards": ("base-card-wanted", "whole-card-wanted"),
        "take": ("round-is-won",),
        "options": (
            "not-shown", "no-pick-in-edition", "picked-already", "winner-picks-later", "no-exchange-in-edition",
            "winner-exchanges-later",
        ),
    }  # fmt: skip
    facts_told = ("to-fill", "jokers-unseen", "would-score")

    # The log

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, the cards that turned, and how the round ended; a forced card is told as it turns."""
        lines = [] if part.acted and part.acted.forced else [self._did(part, seat, names)]
        return [*lines, *self._turned(part, names), *self._decided(part, names), *self._after(part, names)]

    def _did(self, part: Part, seat: int, names: Names) -> str:
        verb, args = self.act(part)
        if verb == "commit":
            (src, _), (laid,) = next((way, cards) for way, cards in part.moves.items() if way[1] == f"held.{seat}")
            if hidden(laid):
                return named("shapes.log.whole" if family(src) == "wholes" else "shapes.log.base", names, seat)
            return named("shapes.log.commit-card", names, seat, x=laid)
        if verb == "swap":
            decks = ((f"hand.{seat}", "base"), (f"wholes.{seat}", "whole"))
            for own, deck in decks:
                given, got = part.moves.get((own, deck), []), part.moves.get((deck, own), [])
                if given and got and not hidden(given[0]) and not hidden(got[-1]):
                    return named("shapes.log.swap-card", names, seat, x=given[0], y=got[-1])
            return named("shapes.log.swap", names, seat)
        if verb == "pick":
            return named("shapes.log.pick", names, seat, x=args[0])
        return named("shapes.log.done", names, seat)

    def _turned(self, part: Part, names: Names) -> Iterator[str]:
        """The cards that turned up together, with the seats that laid them, and the tie between their scores."""
        moves = part.moves.items()
        up = [(seat_of(src), cards[0]) for (src, dst), cards in moves if family(src) == "held" and family(dst) in UP]
        if up:
            yield t("shapes.log.turned", all=listed([named("shapes.log.from", names, one, c=card) for one, card in up]))
        for event in part.events:
            if event.code == "now" and event.args["phase"] == "tie" and event.args["vars"].get("scores"):
                tied = event.args["vars"].get("tied") or []
                if tied:
                    score = event.args["vars"]["scores"][tied[0]]
                    yield t("shapes.log.tied", all=self.called(tied, names), n=score)

    def _decided(self, part: Part, names: Names) -> Iterator[str]:
        """The jokers of a tie-breaker, and who took the round; with the score if it has just been counted."""
        said, moves = part.said, part.moves
        if "joker-wins" in said:
            yield named("shapes.log.joker-wins", names, said["joker-wins"][0])
        if "jokers-cancelled" in said:
            yield t("shapes.said.jokers-cancelled")
        if "nobody-wins" in said:
            yield t("shapes.said.nobody-wins")
        if "round-won" in said:
            seat = said["round-won"][0]
            prizes, jokers = moves.get(("row", f"prizes.{seat}"), []), moves.get(("row", "base"), [])
            if whole := moves.get((f"held.{seat}", f"shown.{seat}")):
                n = len(matching(whole[0], prizes))
                of = len(prizes) + len(jokers)
                yield named("shapes.log.won", names, seat, n=n, m=of, taken=len(prizes))
            else:
                yield named("shapes.log.won-tie", names, seat, taken=len(prizes))

    def _after(self, part: Part, names: Names) -> Iterator[str]:
        """The next round; at the end the jokers that are worth prizes."""
        seats = len(next((event.args["scores"] for event in part.events if event.code == "ended"), ()))
        for (src, dst), cards in part.moves.items():
            if family(src) == "hand" and family(dst) == "prizes":
                name = "shapes.log.joker-prize" if len(cards) == 1 else "shapes.log.jokers-prize"
                yield named(name, names, seat_of(src), n=seats * len(cards))
        for event in part.events:
            if event.code == "now" and "round" in event.args["vars"]:
                yield t("shapes.log.round", n=event.args["vars"]["round"])

    # The end

    def result(self, result: Result, names: Names) -> str:
        """The seats with the most prizes."""
        return self.winners("wins", result, names, max(result.scores))

    # Actions and the table

    def action(self, action: Action, view: View | None) -> str:
        """An action as a phrase; with a view, what a whole card would score."""
        if view is not None and action.verb == "commit" and view.phase == "whole":
            facts = [fact.args for fact in view.game.rules.facts(view) if fact.code == "would-score"]
            for text, n in facts:
                if action.args == (text,):
                    return t("shapes.action.commit-whole", x=text, n=n, m=len(view.zones["row"]))
        return super().action(action, view)

    def middle(self, view: View, names: Names) -> list[str]:
        """The round, the row, and the decks with useful facts about them."""
        return [t("shapes.words.round", n=view.vars["round"]), *super().middle(view, names)]

    def beside(self, view: View, seat: int) -> list[str]:
        """The whole card shown with its score, the number of prizes, and the other cards there."""
        lines = []
        for fact in view.game.rules.facts(view):
            if fact.code == "score" and fact.at == f"shown.{seat}":
                n, m = fact.args
                lines.append(t("shapes.words.shown", c=view.zones[fact.at][0], n=n, m=m))
        told = (f"shown.{seat}", f"prizes.{seat}")
        own = [name for name, zone in view.game.zones.items() if zone.owner == seat and name not in told]
        lines += [self.lies(view, name) for name in own if view.zones[name] and not self._in_hand(view, name)]
        if seat in view.vars["tied"]:
            lines.append(t("shapes.words.tied"))
        prizes = view.result.scores[seat] if view.result is not None else len(view.zones[f"prizes.{seat}"])
        lines.append(t("shapes.words.prizes", n=prizes))
        return lines

    @staticmethod
    def _in_hand(view: View, zone: str) -> bool:
        """Whether this is the reader's own hand, which is told elsewhere."""
        return zone in (f"hand.{view.seat}", f"wholes.{view.seat}")
