"""Telling of Basa (canon.md): draws, guesses, powers and their effects on cards and points, a few lines each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.engine import Action, Event, Fact, Result, View, hidden
from app.engine.zones import seat_of
from app.games.basa.beats import hands_passed
from app.games.basa.branches import branch
from app.games.basa.cards import ACE
from app.wording.bidi import listed
from app.wording.formatting import capital, t
from app.wording.spoken import spoken
from app.wording.tellers.facts import to
from app.wording.tellers.places import PlacesTeller, place
from app.wording.tellers.plain import Group, Names, Part, named

MARKS = ("digit", "misses-turns", "trap", "charm", "turns-owed", "stages-owed")
"""The facts that are about a seat although they are placed at its hand."""


class BasaTeller(PlacesTeller):
    """Two to eight seats; cards pass from hand to hand, and only those who saw them are told which."""

    game = "basa"
    anchors = {
        "draw": ("draw-first",),
        "turn": ("drawn-already", "stages-over"),
        "guess": ("guess-again", "no-such-guess"),
        "options": ("no-guessing", "muted", "locked"),
        "use": ("second-or-done", "unique", "same-rank", "same-suit", "use-ends-turn"),
        "temp": ("used-already",),
        "powers": (
            "choose-seat-first", "exchange-first", "say-first", "give-first", "drop-first", "pick-first",
            "no-power-asks", "not-yourself", "hand-empty",
        ),
        "death": ("keep-first", "not-death", "not-turned-up", "not-fewest"),
        "chaos": ("no-such-hour", "hour-needed"),
        "life": ("needs-points", "no-three-of-hearts", "use-it", "swapped-already", "not-removed"),
        "again": ("property-first", "no-such-property"),
        "gift": ("gift-first", "hand-not-empty"),
        "magic": ("out-of-range",),
        "lose": ("has-lost",),
        "stock": ("feed-first",),
    }  # fmt: skip
    facts_told = ("ace-odds", "temp-worth", "direction", "running")

    # The log

    def told(self, part: Part, names: Names) -> list[str]:
        """The set-up: the cards are dealt, and a lot decides who starts."""
        if not any(event.code == "drawn" for event in part.events):
            return super().told(part, names)
        starts = [event.args["result"] for event in part.events if event.args.get("code") == "starts"]
        return [t("log.dealt"), *(named("basa.log.starts", names, seat) for seat in starts)]

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act, its consequences, and the points it brought."""
        lines = [*self._did(part, seat, names), *self._followed(part, seat, names)]
        return [*lines, *self._points(part, names)]

    def _did(self, part: Part, seat: int, names: Names) -> list[str]:
        """The act itself, unless its consequences tell it."""
        verb, args = self.act(part)
        if verb == "use" and len(args) > 1:
            return [named("basa.log.use-hour", names, seat, c=args[0], n=int(args[1]))]
        if verb in ("use", "drop", "keep"):
            return [named(f"basa.log.{verb}", names, seat, c=args[0])]
        if verb in ("feed", "give") and len(args) == 1:
            if hidden(args[0]):
                return [named("basa.log.into-stock", names, seat)]
            return [named("basa.log.into-stock-card", names, seat, c=args[0])]
        if verb == "target":
            return [named("basa.log.target", names, seat, whom=names.get(int(args[0])) or t("seat.you"))]
        if verb == "say":
            return [named("basa.log.say", names, seat, n=int(args[0]))]
        if verb == "prop":
            return [named("basa.log.prop", names, seat, what=args[0])]
        if verb in ("stage", "end", "done", "swap"):
            return [named(f"basa.log.{verb}", names, seat)]
        return []

    def _followed(self, part: Part, seat: int, names: Names) -> Iterator[str]:
        """What was said and where cards went, in order; cards that went the same way in a row share a sentence."""
        way = ("", "")
        cards = list[str]()
        top = ""
        guessed = False
        last = ""
        lost = [event.about[0] for event in part.events if event.said == "lost"]
        for event in part.events:
            went = (event.source, event.goal)
            if guessed and went[0] == "stock":
                # The guess has already named this card.
                guessed = False
                continue
            guessed = False
            if went == way and went[0]:
                cards += event.cards
                continue
            if event.code == "shuffled":
                continue
            yield from self._went(way, cards, seat, names)
            way, cards = went, list(event.cards)
            if event.code == "shown" and event.zone == "stock":
                top = event.cards[0]
            elif event.said:
                guessed = event.said.startswith("guessed")
                # An ace that keeps coming to a protected seat is told only once.
                if (line := self._said(event, top, lost, names)) and line != last:
                    yield line
                last = line
            elif not hands_passed(event, part.events):
                yield from self._other(event, names)
        yield from self._went(way, cards, seat, names)

    def _other(self, event: Event, names: Names) -> Iterator[str]:
        """Cards of a hand that were shown, hands that changed owners, turns that were missed."""
        if event.code == "shown" and event.lies_in("hand") and not event.hides:
            yield named("basa.log.showed", names, event.owner, cards=event.cards)
        elif event.code == "hands-passed":
            yield t("basa.log.hands", all=self.called([seat_of(zone) for zone in event.args["zones"]], names))
        elif event.code == "counted" and event.args["var"] == "skip":
            code = "basa.log.misses" if event.args["by"] > 0 else "basa.log.missed"
            yield named(code, names, event.seat)

    def _went(self, way: tuple[str, str], cards: Sequence[str], seat: int, names: Names) -> Iterator[str]:
        """A sentence about cards that went from one place to another, if they are worth one."""
        (src, _, giver), (dst, _, owner) = (zone.partition(".") for zone in way)
        if not cards:
            return
        if src == "stock" and dst in ("temp", "hand"):
            yield named("basa.log.drew" if dst == "temp" else "basa.log.drew-hand", names, int(owner), cards=cards)
        elif src == "stock" and dst == "show":
            yield t("basa.log.turned-up", cards=cards)
        elif src == "hand" and dst in ("hand", "temp") and giver != owner:
            yield named("basa.log.passed", names, int(giver), cards=cards, to=to(names, int(owner)))
        elif dst == "removed" and src == "show":
            yield t("basa.log.out", cards=cards)
        elif src == "removed":
            yield named("basa.log.back", names, seat, cards=cards)

    def _said(self, event: Event, top: str, lost: Sequence[int], names: Names) -> str:
        """A sentence about a `said` event; `top`: the card turned up on the stock, `lost`: who lost by this act."""
        code, args = event.said, event.about
        if code.startswith("guessed"):
            what = t("basa.ace") if args[1] == ACE else t(f"suit.{args[1]}")
            return named(f"basa.log.{code}", names, args[0], what=what, c=top or ACE)
        if code == "ace":
            return named("basa.log.ace" if args[0] in lost else "basa.log.ace-back", names, args[0], c=ACE)
        if code == "must-draw" and not args[1]:
            return ""
        if code == "must-draw":
            return named("basa.log.must-draw", names, args[0], n=args[1])
        if code in ("penalty", "lost"):
            return named(f"basa.log.{code}", names, args[0])
        return t(f"basa.said.{code}")

    def _points(self, part: Part, names: Names) -> Iterator[str]:
        """What each seat gained and lost by this act, in total."""
        sums: dict[int, int] = {}
        for event in part.events:
            if event.code == "counted" and event.args["var"] == "points":
                seat = event.seat
                sums[seat] = sums.get(seat, 0) + event.args["by"]
        if any(sums.values()):
            gains = [named("basa.log.gain", names, seat, n=n) for seat, n in sums.items() if n]
            yield t("basa.log.points", all=listed(gains))

    # The end

    def result(self, result: Result, names: Names) -> str:
        """The winners, by points or as the last one left."""
        return self.winners("wins", result, names, result.scores[result.seats[0]])

    # Facts, actions and the table

    def fact(self, fact: Fact) -> str:
        """The usual words, except that a power has its own sentence, and the direction its sign."""
        if fact.code == "power":
            return t("basa.fact.power", what=t(f"basa.power.{fact.args[0]}", *fact.args[1:]))
        if fact.code == "running":
            return t("basa.fact.running", x=fact.args[0], what=t(f"basa.power.{fact.args[1]}", *fact.args[2:]))
        if fact.code == "unseen":
            what = t("basa.ace") if fact.args[0] == ACE else t(f"suit.{fact.args[0]}")
            return t("basa.fact.unseen", *fact.args, what=what)
        if fact.code == "direction" and fact.args[0] == -1:
            return t("basa.fact.direction.reversed")
        return super().fact(fact)

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """An action as a phrase; with a view, it names the seats."""
        verb, args = action
        if any(hidden(arg) for arg in args):
            return t(f"basa.action.{verb}.closed")
        if verb == "guess":
            ace = args[0] == ACE
            return t("basa.action.guess", what=t("basa.action.guess-ace") if ace else t(f"suit.{args[0]}"))
        if verb == "use" and len(args) > 1:
            return t("basa.action.use-hour", x=args[0], n=int(args[1]))
        if verb == "done" and view is not None and view.phase in ("second", "keep"):
            return t(f"basa.action.done-{view.phase}")
        if verb == "say":
            return t("basa.action.say", n=int(args[0]))
        if verb in ("swap", "target"):
            if view is None:
                return t(f"basa.action.{verb}")
            code = "basa.action.swap-with" if verb == "swap" else "basa.action.target-seat"
            return t(code, whose=place(view, int(args[0]), names))
        if verb == "give" and len(args) > 1:
            if view is None:
                return t("basa.action.give-to", x=args[0])
            code = "basa.action.trade-seat" if view.phase == "trade" else "basa.action.give-seat"
            return t(code, x=args[0], whose=place(view, int(args[1]), names))
        return t(f"basa.action.{verb}", *args, x=args[0] if args else "")

    def words(self, view: View, names: Names) -> list[Group]:
        """The usual groups, with its power beside each card of this seat's hand."""
        seat = view.seat if view.seat is not None else -1
        facts = [fact for fact in view.game.rules.facts(view) if fact.code == "power"]
        powers = {fact.at: self.does_now(view, seat, fact) for fact in facts}
        own = list(view.zones[f"hand.{view.seat}"]) if view.seat is not None else []
        if not all(text in powers for text in own) or not own:
            return super().words(view, names)
        lines = [capital(spoken(t("basa.words.power", card=text, what=powers[text]))) for text in own]
        hand = Group(t("words.hand"), tuple(lines))
        return [hand if group.title == hand.title else group for group in super().words(view, names)]

    @staticmethod
    def does_now(view: View, seat: int, fact: Fact) -> str:
        """The power of a card of this seat, in the branch that applies."""
        return t("basa.fact.power", what=t(f"basa.power.{fact.args[0]}{branch(view, seat, fact.at)}", *fact.args[1:]))

    def beside(self, view: View, seat: int) -> list[str]:
        """The points, the cards at a seat, and its marks."""
        points, hand = view.vars["points"], f"hand.{seat}"
        lines = [t("basa.words.points", n=points[seat])] if points else []
        if seat in view.vars["lost"]:
            lines.append(t("basa.words.lost"))
        marks = [fact for fact in view.game.rules.facts(view) if fact.at == hand and fact.code in MARKS]
        return [*lines, *super().beside(view, seat), *(capital(self.fact(fact)) for fact in marks)]
