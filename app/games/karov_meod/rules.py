"""Very Close (canon.md): lay a card before a face-down card of the environment; whoever is nearest wins it.

Phases `lay`, `aim`, `decide`, `draw`, `build`, `back`. The steps without a decision are `begin-round` (canon 4.3, 0),
`uncover` (canon 4.3, 2), `resolve` (canon 4.4), `end-round` (canon 4.5), `renew` and `hand-out` (canon 4.6), `showdown`
and `last-showdown` (canon 4.7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import RANKS, SUITS, hidden, natural_value
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import OVER, Arg, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Faces, Zone, hand, pile, row
from app.games.shared.values import folded

MOST_SEATS = 6
HAND, HELD, LAID, KEPT = (tuple(f"{name}.{s}" for s in range(MOST_SEATS)) for name in ("hand", "held", "laid", "kept"))
VALUES = range(1, 6)
AIMS = [Action("commit", (str(i),)) for i in range(52)]
DECIDE = [Action("keep"), Action("take")]
DRAW, PASS = Action("draw"), Action("pass")

# The deck is sorted by rank and then suit, so card c has rank c // 4 (0 is the two) and suit c % 4 (C D H S).
TRUE = tuple(natural_value(RANKS[c // 4]) for c in range(52))
VALUE = tuple(folded(value) for value in TRUE)
STRENGTH = tuple(100 * VALUE[c] + 20 * "SCHD".index(SUITS[c % 4]) + TRUE[c] for c in range(52))
"""A card decides another if its number here is greater: value, then `D H C S`, then true value (canon 1, deciding)."""

DUE = {"lay": "lay-first", "aim": "aim-first", "decide": "keep-or-take-first"}
DUE |= {"draw": "draw-or-pass-first", "build": "build-first", "back": "back-first"}
"""What is due when a verb is tried outside its phase."""
NEEDED = {"lay": HAND, "aim": HAND, "build": HAND, "back": KEPT}
"""For each phase, where a seat in the queue must have a card."""


class KarovMeod(Rules):
    """Two to six seats, 52 cards."""

    info = GameInfo(
        id="karov-meod",
        revision=1,
        seats=(2, MOST_SEATS),
        verbs={
            ("lay", "commit"): verb(card(), to="held.{turn}", unseen=True),
            ("aim", "commit"): verb(Arg("index", "env"), unseen=True),
            ("decide", "keep"): verb(),
            ("decide", "take"): verb(),
            ("draw", "draw"): verb(),
            ("draw", "pass"): verb(),
            ("build", "build"): verb(card(), to="env", unseen=True),
            ("back", "back"): verb(card("kept.{turn}"), to="hand.{turn}"),
        },
        vars={
            "round": Var("int", 1),
            "lost": Var("seats", ()),
            "once": Var("by-seat", (), blank=False),
            "aim": Var("by-seat", (), "sealed", blank=-1, shut=("lay", "aim", "uncover")),
            "barred": Var("list", ()),
            "queue": Var("seats", ()),
            "ratings": Var("list", ()),
            "showdowns": Var("int", 0),
        },
        steps=("begin-round", "uncover", "resolve", "end-round", "renew", "hand-out", "showdown", "last-showdown"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6. Three cards for each seat and the largest environment never exceed the deck."""
        return (
            Option("env", "number", (5, 10), 5),
            Option("same_value", "bool", (True, False), True),
            Option("same_suit", "bool", (True, False), True),
            Option("kept_count", "bool", (True, False), True),
            Option("max_rounds", "number", (10, 500), 100),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """A round and a seat: two commits, a decision, `draw`, `build`, a `back` before and after a new environment."""
        return 7 * seats * (int(options["max_rounds"]) + 1)

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2. Nobody knows the order of `discard`, so it is a heap.

        A hand and what it has laid are one group.
        """
        return (
            pile("stock", Face.DOWN),
            row("env", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile("held.{seat}", Face.DOWN, group="own.{seat}"),
            pile("laid.{seat}", Face.UP),
            row("open", Face.UP),
            pile("offer", Face.UP),
            pile("kept.{seat}", None),
            hand("discard", Face.DOWN),
        )

    def face(self, p: Position, zone: Zone) -> Faces:
        """Only the owner may look at `kept`, but from a showdown until play goes on it is open to all (canon 2)."""
        return Face.UP if p.phase in ("back", OVER) else Face.OWNER

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        seats = p.game.seats
        p.shuffle("stock")
        p.deal("stock", HAND[:seats], 3)
        p.move("stock", "env", p.game.options["env"], at="end")
        p.put(once=(False,) * seats, aim=(-1,) * seats, barred=(-1,) * p.size("env"))
        p.goto("begin-round")

    def sound(self, p: Position) -> None:
        """Check that the seats in the queue have what the phase demands, and that cards lie accordingly."""
        read = p.vars
        zones = p.zones
        phase = p.phase
        queue = p.vars["queue"]
        if read["barred"] and len(read["barred"]) != len(zones["env"]):
            raise ValueError("barred is parallel to the environment")
        if not all(type(giver) is int for giver in read["barred"]):
            raise ValueError("barred is a list of numbers")
        if phase == OVER:
            return
        check_middle(p)
        if phase not in self.info.phases:
            return
        if p.turn in read["lost"] or (phase != "decide" and queue[:1] != (p.turn,)) or {*queue} & {*read["lost"]}:
            raise ValueError(f"it is not for seat {p.turn} to decide")
        for seat in queue if phase in NEEDED else ():
            if not zones[NEEDED[phase][seat]] and not (phase == "aim" and seat == p.turn):
                raise ValueError(f"seat {seat} has no card for phase {phase}")
        if phase in ("lay", "aim"):
            for seat in queue:
                held = len(zones[HELD[seat]])
                if held != (phase == "aim" and seat == p.turn) or not allowed(p, seat):
                    raise ValueError(f"seat {seat} cannot lay a card and choose a place for it")

    def lasted(self, p: Position) -> int:
        """The last round: `round` has advanced before the events after a round and the showdown (canon 4.4, 4.7)."""
        return int(p.vars["round"]) - 1

    # 4.1: who is what

    def in_play(self, p: Position) -> list[int]:
        """The seats that have not lost and have a card in hand."""
        zones, lost = p.zones, p.vars["lost"]
        return [seat for seat in range(p.game.seats) if zones[HAND[seat]] and seat not in lost]

    def aims(self, p: Position) -> list[int]:
        """The entries of `aim`, by seat; a position may omit them."""
        return list(p.vars["aim"] or (-1,) * p.game.seats)

    def once(self, p: Position) -> list[bool]:
        """The entries of `once`, by seat; a position may omit them."""
        return list(p.vars["once"] or (False,) * p.game.seats)

    # 4.3, stages 1 and 2

    def step_begin_round(self, p: Position) -> None:
        """Stage 0: the cap, or an environment that is used up; otherwise everybody lays (canon 4.3)."""
        if p.vars["round"] > p.game.options["max_rounds"]:
            p.goto("last-showdown")
        elif p.zones["env"]:
            self.begin_laying(p)
        else:
            p.goto("renew")

    def begin_laying(self, p: Position) -> None:
        """Stage 1: each seat in play that may choose a card of the environment, in seat order and in secret."""
        p.vars["aim"], p.vars["barred"] = (-1,) * p.game.seats, tuple(barred(p))
        p.ask_each("lay", [seat for seat in self.in_play(p) if allowed(p, seat)])

    def legal_lay(self, p: Position) -> list[Action]:
        """`commit:CARD` from the hand (canon 4.2)."""
        return p.each("commit", p.zones[HAND[p.seat]])

    def legal_aim(self, p: Position) -> list[Action]:
        """`commit:INDEX` of a card in the environment that is not barred to this seat (canon 4.2)."""
        return [AIMS[i] for i in allowed(p, p.seat)]

    def do_commit(self, p: Position, what: str) -> None:
        """Lay a card unseen, then choose its place; after the last seat everything is uncovered."""
        seat = p.seat
        if p.phase == "lay":
            p.lay(HAND[seat], HELD[seat], what)
            p.ask("aim", seat)
            return
        if not p.vars["aim"]:
            p.vars["aim"] = (-1,) * p.game.seats
        p.seal("aim", seat, int(what))
        if p.answered():
            p.goto("uncover")
        else:
            p.ask("lay", p.vars["queue"][0])

    def step_uncover(self, p: Position) -> None:
        """Stage 2: the chosen cards to `open`, the laid ones to `laid`, in one moment (canon 4.3)."""
        aims = self.aims(p)
        env = p.zones["env"]
        givers = barred(p)
        seats = []
        for seat in range(p.game.seats):
            if not p.zones[HELD[seat]]:
                aims[seat] = -1
                continue
            seats.append(seat)
            if not 0 <= aims[seat] < len(env):
                # In a world dealt from a view, another seat's choice is unknown: any will do.
                places = allowed(p, seat)
                aims[seat] = places[p.draw(len(places))] if places else -1
        chosen = sorted({aim for aim in aims if aim >= 0})
        with p.at_once():
            p.move("env", "open", [env[i] for i in chosen], at="end")
            for seat in seats:
                p.move_top(HELD[seat], LAID[seat])
        p.unveil("aim")
        p.vars["aim"] = tuple([chosen.index(aim) if aim >= 0 else -1 for aim in aims])
        p.say("aims", *p.vars["aim"])
        p.vars["barred"] = tuple([giver for i, giver in enumerate(givers) if i not in chosen])
        p.goto("resolve")

    # 4.4, stages 3 and 4

    def step_resolve(self, p: Position) -> None:
        """Settle `open` card by card with the seats that chose each; when none is left, end the round (canon 4.4)."""
        zones = p.zones
        while zones["open"]:
            e = zones["open"][0]
            aims = self.aims(p)
            rivals = []
            for seat, aim in enumerate(aims):
                if aim == 0 and zones[LAID[seat]]:
                    rivals.append(seat)
                # `aim` stays an index into `open`, which now loses this card.
                aims[seat] = aim - 1 if aim > 0 else -1
            p.vars["aim"] = tuple(aims)
            if len(rivals) > 1:
                self.contest(p, e, rivals)
                return
            for seat in rivals:
                self.alone(p, e, seat)
            if e in zones["open"]:
                p.move_top("open", "discard")
        for seat in range(p.game.seats):
            if zones[LAID[seat]]:
                p.move_all(LAID[seat], "discard")
        p.vars["aim"] = (-1,) * p.game.seats
        p.vars["round"] += 1
        p.goto("end-round")

    def alone(self, p: Position, e: int, seat: int) -> None:
        """Settle a card that one seat chose: it goes to that seat if it decides the laid card (canon 4.4 b)."""
        p.say("alone", p.game.cards[e], seat)
        mine = p.zones[LAID[seat]][0]
        if STRENGTH[e] > STRENGTH[mine]:
            p.move_top("open", HAND[seat], "end")
        p.move_top(LAID[seat], "discard")

    def contest(self, p: Position, e: int, rivals: list[int]) -> None:
        """Settle a card that several chose: the nearest wins it, the weaker gets the deciding card (canon 4.4 a)."""
        laid = {seat: p.zones[LAID[seat]][0] for seat in rivals}
        winner, weaker, giver = duel(e, laid)
        p.say("contest", p.game.cards[e], winner, p.game.cards[laid[giver]], weaker)
        if STRENGTH[e] > STRENGTH[laid[winner]]:
            p.move_top("open", KEPT[winner])
        else:
            p.move_top("open", HAND[winner], "end")
        p.move_top(LAID[giver], "offer")
        for seat in rivals:
            while p.zones[LAID[seat]]:
                p.move_top(LAID[seat], "discard")
        p.ask("decide", weaker)

    def legal_decide(self, p: Position) -> list[Action]:
        """`keep`, `take`: what becomes of the deciding card (canon 4.4 a, 4)."""
        return DECIDE

    def do_keep(self, p: Position) -> None:
        """Move the deciding card to `kept`."""
        p.move_top("offer", KEPT[p.seat])
        p.goto("resolve")

    def do_take(self, p: Position) -> None:
        """Move the deciding card to the hand."""
        p.move_top("offer", HAND[p.seat], "end")
        p.goto("resolve")

    # 4.5, events after a round

    def step_end_round(self, p: Position) -> None:
        """Let every waiting seat that still has its right draw from `discard` (canon 4.5)."""
        once, lost = self.once(p), p.vars["lost"]
        waiting = [seat for seat, used in enumerate(once) if not (used or p.zones[HAND[seat]] or seat in lost)]
        p.vars["queue"] = tuple(waiting)
        self.next_to_draw(p)

    def next_to_draw(self, p: Position) -> None:
        """Ask the next seat in the queue while there is a card; then a showdown, or the next round (canon 4.5)."""
        if p.vars["queue"] and p.zones["discard"]:
            p.ask("draw", p.vars["queue"][0])
            return
        p.vars["queue"] = ()
        p.goto("begin-round" if len(self.in_play(p)) > 1 else "showdown")

    def legal_draw(self, p: Position) -> list[Action]:
        """`draw`, `pass` (canon 4.5)."""
        return [DRAW, PASS] if p.zones["discard"] else [PASS]

    def do_draw(self, p: Position) -> None:
        """Draw the one card from `discard` to which a seat has a right."""
        once = self.once(p)
        once[p.seat] = True
        p.vars["once"] = tuple(once)
        self.draw_discard(p, p.seat)
        p.answered()
        self.next_to_draw(p)

    def draw_discard(self, p: Position, seat: int) -> None:
        """Shuffle `discard` and move its top card to a hand (canon 4.5)."""
        p.shuffle("discard")
        p.move_top("discard", HAND[seat], "end")

    def do_pass(self, p: Position) -> None:
        """Wait, and be asked again after the next round."""
        p.answered()
        self.next_to_draw(p)

    # 4.6, the environment is used up

    def step_renew(self, p: Position) -> None:
        """Lay a new environment from the stock, then from `discard`, then from the hands (canon 4.6, 1)."""
        wanted = p.game.options["env"]
        p.move("stock", "env", min(wanted, p.size("stock")), at="end")
        missing = wanted - p.size("env")
        if missing > 0:
            p.shuffle("discard")
            if p.size("discard") <= missing:
                p.move_all("discard", "env", at="end")
            else:
                p.move("discard", "env", missing, at="end")
        p.vars["barred"] = (-1,) * p.size("env")
        builders = self.in_play(p)
        if p.size("env") < wanted and builders:
            p.ask_each("build", builders)
        else:
            p.goto("hand-out")

    def legal_build(self, p: Position) -> list[Action]:
        """`build:CARD` from the hand (canon 4.6)."""
        return p.each("build", p.zones[HAND[p.seat]])

    def do_build(self, p: Position, text: str) -> None:
        """Put a card from the hand into the environment, unseen and barred to its giver."""
        seat = p.seat
        p.vars["barred"] = (*barred(p), seat)
        p.lay(HAND[seat], "env", text, "end")
        if p.answered():
            p.goto("hand-out")

    def step_hand_out(self, p: Position) -> None:
        """Give each seat in play a card from the stock or `discard`; then showdown, or stage 1 (canon 4.6, 2 and 3)."""
        if not p.zones["env"]:
            p.goto("last-showdown")
            return
        for seat in self.in_play(p):
            if p.zones["stock"]:
                p.move_top("stock", HAND[seat], "end")
            elif p.zones["discard"]:
                self.draw_discard(p, seat)
        if len(self.in_play(p)) > 1:
            self.begin_laying(p)
        else:
            p.goto("showdown")

    # 4.7, the showdown

    def rate(self, p: Position, seat: int) -> tuple[int, ...]:
        """The numbers by which a seat's kept cards are rated."""
        return ratings(p.game.options, p.zones[KEPT[seat]])

    def step_showdown(self, p: Position) -> None:
        """The only highest seat wins; otherwise those who kept nothing are out and the others go on (canon 4.7)."""
        highest = self.highest(p)
        if len(highest) == 1:
            self.finish(p, highest, "showdown")
            return
        left = [seat for seat in range(p.game.seats) if seat not in p.vars["lost"]]
        empty = [seat for seat in left if not p.zones[KEPT[seat]]]
        for seat in empty:
            p.say("lost", seat)
            p.move(HAND[seat], "discard", p.size(HAND[seat]), seen=range(p.game.seats))
        p.vars["lost"] = (*p.vars["lost"], *empty)
        if len(empty) == len(left):
            self.finish(p, [], "nobody")
        else:
            p.say("tie", *highest)
            p.ask_each("back", [seat for seat in left if seat not in empty])

    def step_last_showdown(self, p: Position) -> None:
        """The highest win, together if equal; a seat without a kept card cannot (canon 4.7)."""
        highest = self.highest(p)
        self.finish(p, [seat for seat in highest if p.zones[KEPT[seat]]], "cap")

    def highest(self, p: Position) -> list[int]:
        """Rate all seats; return those that have not lost and are rated highest."""
        seats = range(p.game.seats)
        rated = [self.rate(p, seat) for seat in seats]
        p.put(ratings=tuple(rated), showdowns=p.vars["showdowns"] + 1)
        left = [seat for seat in seats if seat not in p.vars["lost"]]
        best = max((rated[seat] for seat in left), default=())
        return [seat for seat in left if rated[seat] == best]

    def finish(self, p: Position, winners: list[int], reason: str) -> None:
        """End the game; the scores are the longest series (canon 5)."""
        p.end(winners, [rating[0] for rating in p.vars["ratings"]], reason)

    def legal_back(self, p: Position) -> list[Action]:
        """`back:CARD` from the kept cards (canon 4.7)."""
        return p.each("back", p.zones[KEPT[p.seat]])

    def do_back(self, p: Position, text: str) -> None:
        """Return a kept card to the hand; after the last seat play goes on."""
        seat = p.seat
        p.lay(KEPT[seat], HAND[seat], text, "end")
        if p.answered():
            p.goto("begin-round")

    # What others learn, and refusals

    def refusal(self, p: Position, action: Action) -> Reason:
        """Why an action is refused: the text's form first, then a verb that is not due, then the verb's own reasons."""
        return self.misworded(p, action) or super().refusal(p, action)

    def not_due(self, p: Position, action: Action) -> Reason:
        """Say what is due instead of a verb of another phase."""
        return Reason(DUE[p.phase])

    def refuse_commit(self, p: Position, what: str) -> Reason:
        """Refuse, in `lay`, a card not in hand; in `aim`, a place that does not exist or holds the seat's own card."""
        if p.phase == "lay":
            return self.refuse_build(p, what)
        places = {str(i) for i in range(p.size("env"))}
        if what in p.game.ids:
            return Reason("place-not-card", (what,))
        return Reason("own-card-there" if what in places else "no-such-place", (what,))

    def refuse_build(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in hand."""
        if text not in p.game.ids:
            return Reason("no-such-card", (text,))
        return Reason("kept-not-hand" if text in p.texts(KEPT[p.seat]) else "not-in-hand", (text,))

    def refuse_draw(self, p: Position) -> Reason:
        """Refuse to draw: `discard` is empty."""
        return Reason("discard-empty")

    def refuse_back(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not among the kept ones."""
        return Reason("not-kept" if text in p.game.ids else "no-such-card", (text,))

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance.

        `values` (of the kept cards that this seat sees, from the lowest) and `series` (length of the longest) at each
        `kept`; `waiting` (seat, whether its card from `discard` is still due) at each empty hand; `value` (of each
        card, in their order) at each zone of open cards and each hand and `kept` that lies open to this seat.
        """
        facts = [
            Fact("value", tuple([VALUE[view.game.ids[text][0]] for text in view.zones[zone]]), zone)
            for zone in (*HAND[: view.game.seats], *LAID[: view.game.seats], *KEPT[: view.game.seats], "open", "offer")
            if view.zones[zone] and not any(hidden(text) for text in view.zones[zone])
        ]
        once, lost = view.vars["once"] or [False] * view.game.seats, view.vars["lost"]
        for seat in range(view.game.seats):
            cards = view.zones[KEPT[seat]]
            if cards and not any(hidden(text) for text in cards):
                values = [VALUE[view.game.ids[text][0]] for text in cards]
                facts.append(Fact("values", tuple(sorted(set(values))), KEPT[seat]))
                facts.append(Fact("series", (longest_series(values),), KEPT[seat]))
            resting = not (view.zones[HAND[seat]] or view.zones[HELD[seat]] or view.zones[LAID[seat]])
            if resting and seat not in lost and not view.over:
                facts.append(Fact("waiting", (seat, not once[seat]), HAND[seat]))
        return facts


def distance(c: int, e: int) -> int:
    """The absolute difference of two cards (canon 1, deciding by difference)."""
    return abs(VALUE[c] - VALUE[e])


def duel(e: int, laid: Mapping[int, int]) -> tuple[int, int, int]:
    """Who wins a card, who gets the deciding one, and whose that is, by the cards that seats laid for it (canon 4.4 a).

    The nearest wins; of the others, the weakest gets the card of the strongest, or of the winner if it is alone.
    """
    winner = min(laid, key=lambda seat: (distance(laid[seat], e), -STRENGTH[laid[seat]]))
    others = sorted((seat for seat in laid if seat != winner), key=lambda seat: STRENGTH[laid[seat]])
    return winner, others[0], others[-1] if len(others) > 1 else winner


def barred(p: Position | View) -> Sequence[int]:
    """For each card of the environment, the seat that may not choose it, or -1; missing entries are -1."""
    givers: Sequence[int] = p.vars["barred"]
    size = len(p.zones["env"])
    return givers if len(givers) == size else (*givers, *(-1,) * size)[:size]


def allowed(p: Position | View, seat: int | None) -> list[int]:
    """The places in the environment that a seat may choose."""
    return [i for i, giver in enumerate(barred(p)) if giver != seat]


def longest_series(values: Sequence[int]) -> int:
    """The length of the longest run of consecutive values, each counted once, not round the corner."""
    best = length = 0
    for value in VALUES:
        length = length + 1 if value in values else 0
        best = max(best, length)
    return best


def rated_by(options: Mapping[str, Any]) -> list[str]:
    """The names of the `ratings` of kept cards: the series, and those that were agreed (canon 4.7)."""
    return ["series", *(name for name in ("same_value", "same_suit", "kept_count") if options[name])]


def ratings(options: Mapping[str, Any], cards: Sequence[int]) -> tuple[int, ...]:
    """The numbers by which kept cards are rated: the longest series, then those that were agreed (canon 4.7)."""
    values, suits = [VALUE[c] for c in cards], [c % 4 for c in cards]
    found = [longest_series(values)]
    if options["same_value"]:
        found.append(max(map(values.count, values), default=0))
    if options["same_suit"]:
        found.append(max(map(suits.count, suits), default=0))
    if options["kept_count"]:
        found.append(len(cards))
    return tuple(found)


def check_middle(p: Position) -> None:
    """Check that laid cards are unseen until all have laid, then open until they are settled. Raises ValueError."""
    zones = p.zones
    phase = p.phase
    seats = range(p.game.seats)
    held, laid = ([len(zones[one[seat]]) for seat in seats] for one in (HELD, LAID))
    if max(held) > (phase in ("lay", "aim", "uncover")) or max(laid) > (phase in ("decide", "resolve")):
        raise ValueError("one card is laid in a round, and uncovered when all have laid")
    if zones["open"] and phase not in ("decide", "resolve"):
        raise ValueError("cards of the environment are uncovered when all have laid")
    if len(zones["offer"]) != (phase == "decide"):
        raise ValueError("one card is offered while somebody decides about it")
    for seat in p.vars["lost"]:
        if any(zones[one[seat]] for one in (HAND, HELD, LAID, KEPT)):
            raise ValueError(f"seat {seat} has lost and has no cards")
