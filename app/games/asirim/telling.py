"""Telling of Prisoners (canon.md): what was laid in secret, who won the round, exchanges, and the call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.engine import Action, Event, Result, View, hidden
from app.engine.zones import family, seat_of
from app.wording.bidi import listed
from app.wording.formatting import capital, t
from app.wording.tellers.facts import Saying, all_of, sayings, scored, to
from app.wording.tellers.places import PlacesTeller, place
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import cards_of, turned_up

DIRECTIONS = ("v", "h")


class AsirimTeller(PlacesTeller):
    """Two to six seats that lay and choose in secret."""

    game = "asirim"
    anchors = {
        "turn": (
            "lay-alpha-first", "lay-tag-first", "direction-first", "direction-not-card", "no-such-direction",
            "card-not-direction", "laid-already",
        ),
        "free": ("free-first", "prisoner-not-hand"),
        "winner": ("reveal-or-hide-first", "draw-or-pass-first"),
        "exchange": ("offer-first", "offer-to-another", "answer-first", "hand-before-prison", "must-swap"),
        "lose": ("seat-has-lost",),
        "call": ("call-in-stage-1", "too-few-prisoners", "prisoners-alike"),
        "ace": ("mark-first", "own-prisoner", "not-a-prisoner"),
        "end": ("call-or-leave-first",),
    }  # fmt: skip
    facts_told = ("z", "sum", "qualified")

    # The log

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, the alphas that were turned up, and what was said, with the consequences."""
        first, *rest = sayings(part)
        lines = [self._did(part, seat, names), self._turned(part, names), self._settled(first, names)]
        said = ""
        for saying in rest:
            if saying.code not in ("directions", "round-won", "all-lose", "lost"):
                continue
            said = " ".join(filter(None, [said, self._said(saying, names), self._settled(saying, names)]))
        return [line for line in (*lines, said, *self._ending(rest, names)) if line]

    def _did(self, part: Part, seat: int, names: Names) -> str:
        """The act itself; others learn only that a secret one happened."""
        action, moves = self.act(part), part.moves
        if action.verb == "commit":
            return self._committed(action.args[0], part, seat, names)
        if action.verb == "reveal":
            return named("asirim.log.reveal", names, seat, c=moves[f"tag.{seat}", f"hand.{seat}"][0])
        if action.verb == "offer":
            return self._offered(part, seat, int(action.args[1]), names)
        if action.verb == "swap":
            got = moves["offer", f"hand.{seat}"][0]
            gave = next(moves[src, dst] for src, dst in moves if src in (f"hand.{seat}", f"prison.{seat}"))
            return named("asirim.log.swap", names, seat, x=gave[0], y=got)
        if action.verb == "draw":
            return named("asirim.log.draw", names, seat, c=moves["stock", f"hand.{seat}"][0])
        if action.verb == "drop":
            return named("asirim.log.drop", names, seat, x=moves[f"hand.{seat}", "discard"][0])
        if action.verb in ("free", "mark"):
            return named(f"asirim.log.{action.verb}", names, seat, x=action.args[0])
        return named(f"asirim.log.{action.verb}", names, seat)

    @staticmethod
    def _committed(what: str, part: Part, seat: int, names: Names) -> str:
        """A card laid or a direction chosen; for the others one line for both cards, after the second."""
        alpha = (f"hand.{seat}", f"alpha.{seat}") in part.moves
        tag = (f"hand.{seat}", f"tag.{seat}") in part.moves
        if hidden(what):
            return "" if alpha else named("asirim.log.laid" if tag else "asirim.log.chose", names, seat)
        if what in DIRECTIONS:
            return named("asirim.log.direction", names, seat, way=what)
        return named("asirim.log.alpha" if alpha else "asirim.log.tag", names, seat, x=what)

    @staticmethod
    def _offered(part: Part, seat: int, target: int, names: Names) -> str:
        """A card that was offered, to whom, and what a seat without cards was given."""
        moves = part.moves
        told = [named("asirim.log.offer", names, seat, x=moves[f"hand.{seat}", "offer"][0], to=to(names, target))]
        if given := moves.get(("discard", f"hand.{target}")):
            told.append(named("asirim.log.given", names, target, c=given[0]))
        if ("offer", f"hand.{seat}") in moves:
            told.append(t("asirim.log.no-exchange"))
        return " ".join(told)

    def _turned(self, part: Part, names: Names) -> str:
        """The alphas, which are all turned up together."""
        alphas = _turned_up(part.events, "alpha")
        cards = [(seat, text) for seat, texts in alphas for text in texts]
        return turned_up(cards, names) if cards else ""

    @staticmethod
    def _settled(saying: Saying, names: Names) -> str:
        """Where the winner's alpha card went."""
        told = []
        for (src, dst), cards in saying.moves.items():
            if family(src) != "alpha":
                continue
            if family(dst) == "prison":
                told.append(named("asirim.log.jailed", names, seat_of(src), c=cards[0]))
            elif dst == "discard" and saying.code != "lost":
                told.append(t("asirim.log.discarded", c=cards[0]))
        return " ".join(told)

    @staticmethod
    def _said(saying: Saying, names: Names) -> str:
        """How a round ended, and who lost the game."""
        if saying.code == "directions":
            ways = {way: [seat for seat, one in enumerate(saying.args) if one == way] for way in DIRECTIONS}
            if all(ways.values()):
                return t("asirim.log.directions", v=all_of(names, ways["v"]), h=all_of(names, ways["h"]))
            return t(f"asirim.log.direction-of-all.{'v' if ways['v'] else 'h'}")
        if saying.code == "all-lose":
            return t("asirim.said.all-lose")
        return named(f"asirim.log.{saying.code}", names, saying.args[0])

    def _ending(self, rest: Sequence[Saying], names: Names) -> Iterator[str]:
        """Short games, the prisons and their sums, and the end of a tournament's game, in order."""
        turned: list[tuple[int, str]] = []
        sums: list[str] = []
        for n, saying in enumerate(rest):
            if saying.code == "forced-end":
                yield t("asirim.said.forced-end")
            elif saying.code == "short-card":
                turned.append((saying.args[0], saying.args[1]))
            elif saying.code == "short-game-won":
                cards = t("asirim.log.short-game", all=cards_of(turned, names))
                yield t("log.two", one=cards, two=self._short_game(saying, names))
                turned = []
            elif saying.code == "called":
                prisons = _turned_up(saying.events, "prison")
                yield " ".join([named("asirim.log.prison", names, seat, cards=texts) for seat, texts in prisons])
            elif saying.code == "sum":
                sums.append(named("asirim.log.sum-of", names, saying.args[0], n=saying.args[1]))
                if n + 1 == len(rest) or rest[n + 1].code != "sum":
                    yield t("asirim.log.sums", all=listed(sums))
            elif saying.code == "game-over":
                number, _, *winners = saying.args
                won = named("asirim.log.game-won", names, winners[0]) if winners else t("asirim.log.game-nobody")
                yield t("log.two", one=t("asirim.log.game-over", n=number), two=won)

    @staticmethod
    def _short_game(saying: Saying, names: Names) -> str:
        """Who won a short game, and the prisoners it brought, if it was played for any."""
        moved = [(dst, cards) for (_, dst), cards in saying.moves.items()]
        prize = [text for dst, cards in moved if family(dst) == "prison" for text in cards]
        return named(f"asirim.log.short-{'prize' if prize else 'won'}", names, saying.args[0], cards=prize)

    # The end

    def about(self, result: Result) -> tuple[int | str, ...]:
        """The winners, or the one who is left alone without having won."""
        return super().about(result) or self._left_alone(result)

    @staticmethod
    def _left_alone(result: Result) -> tuple[int, ...]:
        """The one seat that has not lost a game that nobody won; otherwise none."""
        present = tuple(seat for seat, score in enumerate(result.scores) if not score)
        return present if result.reason == "alone" and not result.winners and len(present) == 1 else ()

    def result(self, result: Result, names: Names) -> str:
        """The winners; with the counter, if the tournament has more than one game. Or who is left alone."""
        if left := self._left_alone(result):
            return named("asirim.result.alone", names, left[0])
        once = all(result.scores[seat] == 1 for seat in result.seats)
        return scored("asirim.result", result, names, "win" if once else "win-by")

    # Actions and the table

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """An action as a phrase: what a card is laid as, a direction in words, whom an exchange is with."""
        if any(hidden(arg) for arg in action.args):
            return super().does(action, view, names)
        if action.verb == "commit":
            if action.args[0] in DIRECTIONS:
                return t("asirim.action.direction", way=action.args[0])
            how = f"commit-{view.phase}" if view is not None and view.phase in ("alpha", "tag") else "commit"
            return t(f"asirim.action.{how}", x=action.args[0])
        if action.verb == "offer":
            if view is None:
                return t("asirim.action.offer", x=action.args[0])
            return t("asirim.action.offer-with", x=action.args[0], who=place(view, int(action.args[1]), names))
        return super().does(action, view, names)

    def middle(self, view: View, names: Names) -> list[str]:
        """What lies there, the number of the round, and what the call requires."""
        number = t("asirim.words.round", n=view.vars["round"], of=view.game.options["max_rounds"])
        return [*super().middle(view, names), number, t("asirim.words.amount", n=view.game.options["amount"])]

    def beside(self, view: View, seat: int) -> list[str]:
        """What lies at a seat, and how its alpha and tag lie, as far as the reader knows."""
        lines = super().beside(view, seat)
        way = (view.vars["facing"] or {seat: ""})[seat]
        if way in DIRECTIONS and view.zones[f"tag.{seat}"]:
            zone = capital(self.zone("tag"))
            lines.append(t("words.fact", zone=zone, fact=t(f"asirim.direction.{way}")))
        return lines


def _turned_up(events: Sequence[Event], name: str) -> list[tuple[int, Sequence[str]]]:
    """The cards turned up in the zones of a family (`alpha` of `alpha.2`), by seat."""
    return [(event.owner, event.cards) for event in events if event.code == "turned" and event.lies_in(name)]
