"""Soureh (canon.md): make each closed card fit the open card it faces, declare, and hope not to be spoiled.

A turn begins in the step `turn` (the declarer shows or plays on, a card is drawn). Phase `place` says where the drawn
card goes, and phase `declare` follows if the row fits. In phase `count` the losers count; the step `deal` deals again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import SUITS, Card, hidden
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import OVER, Arg, Fact, GameInfo, Option, Rules, Var, verb
from app.engine.views import View
from app.engine.zones import Face, Faces, Zone, pile, row

MOST_SEATS = 4
COLUMNS = range(4)
CLOSED, OPEN = (tuple(f"{name}.{seat}" for seat in range(MOST_SEATS)) for name in ("closed", "open"))
HUNDRED, TAKEN_OFF = 100, 50
"""A score that reaches a multiple of the first is lowered by the second (canon 4, booking)."""
LOST = 10
"""The points of each loser in the additional variation (canon 4, reveal)."""

# Two packs without royals, sorted by rank and then suit, twins side by side: card c has rank c // 8 (0 is the two).
RANKS = "23456789TA"
CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS for _ in range(2))
TEN, ACE = 8, 9
FIRST_ACE = 8 * ACE
RANK = tuple(c // 8 for c in range(80))
RED = tuple(text[1] in "DH" for text in CARDS)


def fits(closed: int, facing: int) -> bool:
    """Whether a closed card fits the open card it faces (canon 4, fit): an ace fits everything but an ace."""
    x, y = RANK[closed], RANK[facing]
    if x == ACE or y == ACE:
        return x != y
    return x > y if RED[facing] else x < y


def scored(p: Position | View) -> Sequence[int]:
    """The scores of all seats, which a position may leave out before anything has been booked."""
    return p.vars["scores"] or (0,) * p.game.seats


FITS = tuple(tuple(fits(x, y) for y in range(80)) for x in range(80))
VALUES = tuple((1, 11) if rank == ACE else (rank + 2,) for rank in range(len(RANKS)))
"""The values of a card, by its rank (canon 1)."""
OFFERED = tuple(tuple(tuple(sorted({*one, *other})) for other in VALUES) for one in VALUES)
"""The values that a pair may count, by the ranks of its cards (canon 4, phase `count`)."""
COUNTS = tuple(tuple(tuple(Action("count", (str(value),)) for value in pair) for pair in row) for row in OFFERED)
"""The actions that count these values."""
SELF = tuple(Action("self", (str(c),)) for c in COLUMNS)
OTHER = tuple(tuple(Action("other", (str(seat), str(c))) for c in COLUMNS) for seat in range(MOST_SEATS))
OTHER_SEATS = tuple(tuple([s for s in range(n) if s != one] for one in range(n)) for n in range(MOST_SEATS + 1))
THROW = Action("throw")
SOUREH = Action("soureh")
DONE = Action("done")
DECLARE = [SOUREH, DONE]

NOT_NOW = {
    ("declare", "self"): "placed-already",
    ("declare", "other"): "placed-already",
    ("declare", "throw"): "placed-already",
    ("place", "done"): "place-first",
    ("place", "count"): "nobody-counts-yet",
    ("declare", "count"): "nobody-counts-yet",
}
"""Why a verb does not belong to a phase; while the losers count, no other verb does."""


class Soureh(Rules):
    """Two to four seats, 80 cards."""

    info = GameInfo(
        id="soureh",
        revision=1,
        seats=(2, MOST_SEATS),
        verbs={
            ("place", "self"): verb(Arg("index", "closed.{turn}")),
            ("place", "other"): verb(Arg("seat"), Arg("index", "open.{seat}")),
            ("place", "throw"): verb(to="discard"),
            ("declare", "soureh"): verb(),
            ("declare", "done"): verb(),
            ("count", "count"): verb(Arg("value")),
        },
        vars={
            "deal": Var("int", 1),
            "dealer": Var("seat", -1),
            "scores": Var("by-seat", ()),
            "declarer": Var("seats", ()),
            "blocked": Var("bool", False),
            "reshuffles": Var("int", 0),
            "safe": Var("seats", ()),
            "out": Var("seats", ()),
            "queue": Var("seats", ()),
            "column": Var("int", 0),
            "sum": Var("int", 0),
            "placed": Var("text", ""),
        },
        steps=("deal", "turn"),
        scores_up=False,
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6. With two seats there is no additional variation, so there is no such option.

        Games to a hundred take more than half an hour at the table, so 50 points and the fewest deals are preselected.
        """
        variation = Option("variation", "bool", (False, True), False)
        return (
            Option("ending", "choice", ("lowest", "last"), "lowest"),
            Option("threshold", "number", (50, 100, 200, 300, 500), 100, offered=50),
            *([variation] if seats > 2 else []),
            Option("first_dealer", "choice", ("random", "last-seat"), "random"),
            Option("max_reshuffles", "number", (0, 1, 2, 4), 2),
            Option("max_deals", "number", (20, 40, 80), 40, offered=20),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Cards that lie in no row are drawn once for each stock, two actions a turn; then all count (canon 5)."""
        turns = (80 - 2 * 2 * len(COLUMNS)) * (1 + int(options["max_reshuffles"]))
        return int(options["max_deals"]) * (2 * turns + seats * len(COLUMNS))

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1."""
        return [Card(text) for text in CARDS]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (
            pile("stock", Face.DOWN),
            pile("discard", Face.DOWN),
            row("closed.{seat}", None),
            row("open.{seat}", Face.UP),
            pile("drawn", Face.TURN),
        )

    def face(self, p: Position, zone: Zone) -> Faces:
        """A closed row is its owner's; open to all when the losers count, and once its seat is safe (canon 2)."""
        shown = p.phase in ("count", OVER) or zone.owner in p.vars["safe"]
        return Face.UP if shown else Face.OWNER

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as others learn it: all but `done`, which tells that a row fits (canon 4, phase `declare`)."""
        return None if action == DONE else action

    def untold(self, p: Position) -> tuple[Position, Action] | None:
        """While a seat may declare, show the others the position before it placed its card (docs/engine.md#secrets).

        Otherwise the phase would tell them that its row fits, even if it never says so. The var `placed` names the act.
        """
        if p.phase != "declare" or not p.vars["placed"]:
            return None
        action = Action.parse(p.vars["placed"])
        before = p.copy()
        seat = p.seat
        drawn = before.zones["discard"][0]
        if action != THROW:
            zone, column = (CLOSED[seat] if action.verb == "self" else OPEN[int(action.args[0])]), int(action.args[-1])
            drawn = before.zones[zone][column]
            before.replace(zone, drawn, "discard", "drawn")
        else:
            before.move("discard", "drawn", 1)
        before.forget([drawn], but=seat)
        before.vars["placed"], before.phase = "", "place"
        return before, action

    # Set-up

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3): the first dealer, then a deal."""
        seats = p.game.seats
        chance = p.game.options["first_dealer"] == "random"
        p.put(dealer=p.lot(range(seats), "dealer") if chance else seats - 1, scores=(0,) * seats)
        p.goto("deal")

    def step_deal(self, p: Position) -> None:
        """Shuffle; four closed, then four open cards for each seat, from the seat after the dealer on (canon 3)."""
        p.shuffle("stock")
        first = self.after(p, p.vars["dealer"])
        for seat in self.in_order(p, first):
            p.move("stock", CLOSED[seat], len(COLUMNS), at="end")
            p.move("stock", OPEN[seat], len(COLUMNS), at="end")
        p.ask("turn", first)

    # Who is in the deal

    def in_deal(self, p: Position) -> Sequence[int]:
        """The seats that are neither out of the game nor finished with this deal (canon 2)."""
        safe, out = p.vars["safe"], p.vars["out"]
        if not safe and not out:
            return range(p.game.seats)
        return [seat for seat in range(p.game.seats) if seat not in safe and seat not in out]

    def after(self, p: Position, seat: int) -> int:
        """The next seat in the deal."""
        if not p.vars["safe"] and not p.vars["out"]:
            return (seat + 1) % p.game.seats
        return p.next(seat, among=self.in_deal(p))

    def in_order(self, p: Position, first: int) -> list[int]:
        """The seats in the deal in order of play, from this one on."""
        return sorted(self.in_deal(p), key=lambda seat: (seat - first) % p.game.seats)

    # A turn

    def row_fits(self, p: Position, seat: int) -> bool:
        """Whether all four columns of a seat fit (canon 4, fit)."""
        x, y = p.zones[CLOSED[seat]], p.zones[OPEN[seat]]
        return FITS[x[0]][y[0]] and FITS[x[1]][y[1]] and FITS[x[2]][y[2]] and FITS[x[3]][y[3]]

    def step_turn(self, p: Position) -> None:
        """Start a turn: the declarer shows or plays on; a card is drawn (canon 4, start of a turn)."""
        seat = p.seat
        if seat in p.vars["declarer"]:
            if self.row_fits(p, seat):
                self.reveal(p, seat)
                return
            self.lapse(p)
        if not p.zones["stock"]:
            if p.vars["reshuffles"] < p.game.options["max_reshuffles"]:
                self.reshuffle(p)
            if not p.zones["stock"]:
                self.dry_end(p, seat)
                return
        p.move_top("stock", "drawn")
        p.ask("place", seat)

    def lapse(self, p: Position) -> None:
        """Cancel a spoiled declaration (canon 4, start of a turn 1)."""
        p.say("spoiled", *p.vars["declarer"])
        p.vars["declarer"], p.vars["blocked"] = (), False

    def reshuffle(self, p: Position) -> None:
        """Make the second pile the stock (canon 4, start of a turn 2)."""
        p.say("reshuffled")
        p.move_all("discard", "stock")
        p.shuffle("stock")
        p.vars["reshuffles"] += 1

    def legal_place(self, p: Position) -> list[Action]:
        """`self:<c>`, `other:<seat>:<c>`, `throw` (canon 4, phase `place`)."""
        zones, legal = p.zones, [*SELF]
        ten = RANK[zones["drawn"][0]] == TEN
        for seat in self.targets(p):
            row, others = zones[OPEN[seat]], OTHER[seat]
            if ten or max(row) < FIRST_ACE:
                legal += others
            else:
                for c in COLUMNS:
                    if row[c] < FIRST_ACE:
                        legal.append(others[c])
        legal.append(THROW)
        return legal

    def targets(self, p: Position) -> Sequence[int]:
        """The seats whose open cards may be exchanged: while a declaration stands, only the declarer, once."""
        declarer: tuple[int, ...] = p.vars["declarer"]
        if declarer:
            return () if p.vars["blocked"] else declarer
        if not p.vars["safe"] and not p.vars["out"]:
            return OTHER_SEATS[p.game.seats][p.seat]
        return [seat for seat in self.in_deal(p) if seat != p.turn]

    def sound(self, p: Position) -> None:
        """Check that zones and vars make a deal in which this seat decides."""
        read = p.vars
        zones = p.zones
        turn = p.turn
        seats = self.in_deal(p)
        declarer = read["declarer"]
        placed = read["placed"]
        if p.phase == "deal" and any(zones[zone] for zone in (*CLOSED, *OPEN, "drawn") if zone in zones):
            raise ValueError("nothing lies before the cards are dealt")
        if p.phase == OVER or p.phase == "deal":
            return
        if {*read["safe"]} & {*read["out"]}:
            raise ValueError("a seat is safe or out, not both")
        if turn not in seats or not {*declarer} <= {*seats} or len(declarer) > 1:
            raise ValueError("a seat that is not in the deal has no turn and no declaration")
        if any(len(zones[zone[seat]]) != len(COLUMNS) for seat in seats for zone in (CLOSED, OPEN)):
            raise ValueError("a seat in the deal has four closed and four open cards")
        if len(zones["drawn"]) != (p.phase == "place"):
            raise ValueError("one card is drawn, in phase place and in no other")
        if p.phase != "count" and len(seats) < 2:
            raise ValueError("two seats play on, or all count")
        if p.phase in ("place", "declare") and turn in declarer:
            raise ValueError("the declarer shows or plays on when their turn comes")
        if p.phase == "declare" and (declarer or not self.row_fits(p, p.seat)):
            raise ValueError("nobody declares while a declaration stands, or while their row does not fit")
        ways = {str(way) for way in (*SELF, *(way for seat in seats if seat != turn for way in OTHER[seat]), THROW)}
        if placed and (p.phase != "declare" or placed not in ways or not zones["discard"]):
            raise ValueError("placed is what the seat in turn has done before it may declare")
        if p.phase == "count" and (read["queue"][:1] != (turn,) or not {*read["queue"]} <= {*seats}):
            raise ValueError("who counts is the first of those that have still to count")

    def do_self(self, p: Position, column: str) -> None:
        """Put the drawn card in place of a closed card of the seat (canon 4)."""
        own = CLOSED[p.seat]
        p.replace(own, p.zones[own][int(column)], "drawn", "discard")
        self.placed(p, "self", column)

    def do_other(self, p: Position, other: str, column: str) -> None:
        """Put the drawn card in place of another seat's open card; a declarer is hit only once (canon 4)."""
        zone = OPEN[int(other)]
        p.replace(zone, p.zones[zone][int(column)], "drawn", "discard")
        if p.vars["declarer"]:
            p.vars["blocked"] = True
        self.placed(p, "other", other, column)

    def do_throw(self, p: Position) -> None:
        """Put the drawn card on the second pile (canon 4)."""
        p.move_top("drawn", "discard")
        self.placed(p, "throw")

    def placed(self, p: Position, *how: str) -> None:
        """Let a seat whose row fits declare, unless a declaration stands; otherwise end the turn (canon 4)."""
        seat = p.seat
        if not p.vars["declarer"] and self.row_fits(p, seat):
            p.vars["placed"] = ":".join(how)
            p.ask("declare", seat)
        else:
            p.ask("turn", self.after(p, seat))

    def legal_declare(self, p: Position) -> list[Action]:
        """`soureh`, `done` (canon 4, phase `declare`)."""
        return DECLARE

    def do_soureh(self, p: Position) -> None:
        """Declare until the turn comes back (canon 4, phase `declare`)."""
        seat = p.seat
        p.say("soureh", seat)
        p.put(declarer=(seat,), blocked=False, placed="")
        p.ask("turn", self.after(p, seat))

    def do_done(self, p: Position) -> None:
        """End the turn without a word."""
        p.vars["placed"] = ""
        p.ask("turn", self.after(p, p.seat))

    # The end of a deal

    def reveal(self, p: Position, winner: int) -> None:
        """Let the declarer win: the others count, or in the variation lose ten and play on (canon 4, reveal)."""
        p.say("revealed", winner)
        following = self.after(p, winner)
        if not p.options.get("variation"):
            self.ask_count(p, self.in_order(p, following)[:-1])
            return
        p.put(safe=(*p.vars["safe"], winner), declarer=(), blocked=False)
        losers = self.in_deal(p)
        for seat in losers:
            self.book(p, seat, LOST, "lost")
        if len(losers) == 1:
            self.ask_count(p, losers)
        else:
            p.ask("turn", following)

    def dry_end(self, p: Position, seat: int) -> None:
        """End the deal without a card to draw: a row that fits is shown, otherwise nobody wins (canon 4, dry end)."""
        p.say("dry-end")
        for declarer in p.vars["declarer"]:
            if self.row_fits(p, declarer):
                self.reveal(p, declarer)
                return
        p.vars["declarer"], p.vars["blocked"] = (), False
        self.ask_count(p, self.in_order(p, seat))

    def ask_count(self, p: Position, seats: Sequence[int]) -> None:
        """Ask these seats to count their cards, one after the other (canon 4, phase `count`)."""
        p.vars["column"], p.vars["sum"] = 0, 0
        p.ask_each("count", seats)

    def legal_count(self, p: Position) -> list[Action]:
        """`count:<v>`: the values offered by the pair in this column (canon 4, phase `count`)."""
        seat, column = p.seat, COLUMNS[p.vars["column"]]
        return [*COUNTS[RANK[p.zones[CLOSED[seat]][column]]][RANK[p.zones[OPEN[seat]][column]]]]

    def do_count(self, p: Position, value: str) -> None:
        """Add the value; after the last column book the sum, after the last seat end the deal (canon 4)."""
        seat = p.seat
        p.put(column=p.vars["column"] + 1, sum=p.vars["sum"] + int(value))
        if p.vars["column"] in COLUMNS:
            return
        self.book(p, seat, p.vars["sum"], "cards")
        p.vars["column"], p.vars["sum"] = 0, 0
        if p.answered():
            self.end_deal(p)

    def book(self, p: Position, seat: int, points: int, code: str) -> None:
        """Add points to a score; a multiple of a hundred is lowered by fifty (canon 4, booking)."""
        p.vars["scores"] = scored(p)
        p.count("scores", seat, points, code)
        score = p.vars["scores"][seat]
        if score and score % HUNDRED == 0:
            p.count("scores", seat, -TAKEN_OFF, "hundred")

    def end_deal(self, p: Position) -> None:
        """End the game if a seat passed the threshold or no deal is left; else deal again (canon 4, end of deal)."""
        scores, out = p.vars["scores"], p.vars["out"]
        above = [seat for seat, score in enumerate(scores) if score > p.game.options["threshold"] and seat not in out]
        seats = [seat for seat in range(p.game.seats) if seat not in out]
        if p.game.options["ending"] == "lowest":
            if above:
                self.finish(p, seats, "threshold")
                return
        elif above:
            p.vars["out"] = (*out, *above)
            p.say("left", *above)
            left = [seat for seat in seats if seat not in above]
            if len(left) < 2:
                self.finish(p, left or above, "survivor")
                return
            seats = left
        if p.vars["deal"] >= p.game.options["max_deals"]:
            self.finish(p, seats, "cap")
            return
        p.put(deal=p.vars["deal"] + 1, dealer=p.next(p.vars["dealer"], among=seats))
        p.put(declarer=(), blocked=False, safe=(), reshuffles=0)
        p.gather("stock")
        p.goto("deal")

    def finish(self, p: Position, among: Sequence[int], reason: str) -> None:
        """The lowest score among these seats wins, possibly shared (canon 5)."""
        scores = p.vars["scores"]
        best = min(scores[seat] for seat in among)
        p.end([seat for seat in among if scores[seat] == best], scores, reason)

    # Refusals, and what players want to see

    def not_due(self, p: Position, action: Action) -> Reason:
        """Say what is due instead of a verb of another phase."""
        if self.misworded(p, action):
            return super().not_due(p, action)
        if action == SOUREH and p.phase == "place":
            return self.refuse_soureh(p)
        return Reason(NOT_NOW.get((p.phase, action.verb), "counting"))

    def refuse_soureh(self, p: Position) -> Reason:
        """Refuse a declaration: one stands, the row does not fit, or the drawn card is not placed yet (canon 4)."""
        if p.vars["declarer"]:
            return Reason("declared-already", p.vars["declarer"])
        seat = p.seat
        for x, y in zip(p.zones[CLOSED[seat]], p.zones[OPEN[seat]], strict=True):
            if not FITS[x][y]:
                return Reason("does-not-fit", (CARDS[x], CARDS[y]))
        return Reason("place-first")

    def refuse_self(self, p: Position, column: str) -> Reason:
        """Refuse a column that does not exist: there are four."""
        return Reason("no-such-column", (column,))

    def refuse_other(self, p: Position, other: str, column: str) -> Reason:
        """Refuse a card that may not be exchanged (canon 4).

        It is not of another seat in the deal, not the declarer's, hit already, or an ace while the drawn card is no
        ten.
        """
        if other not in [str(seat) for seat in range(p.game.seats)]:
            return Reason("no-such-seat", (other,))
        if column not in [str(c) for c in COLUMNS]:
            return Reason("no-such-column", (column,))
        seat, read = int(other), p.vars
        if seat == p.turn:
            return Reason("own-open-card", (p.texts(OPEN[seat])[int(column)],))
        if seat not in self.in_deal(p):
            return Reason("seat-is-out" if seat in read["out"] else "seat-is-safe", (seat,))
        if read["declarer"] and seat not in read["declarer"]:
            return Reason("declarer-only", read["declarer"])
        if read["blocked"]:
            return Reason("hit-already", read["declarer"])
        return Reason("ace-needs-ten", (p.texts(OPEN[seat])[int(column)], p.texts("drawn")[0]))

    def refuse_count(self, p: Position, value: str) -> Reason:
        """Refuse a value that neither card of the pair has (canon 4, phase `count`)."""
        seat, column = p.seat, p.vars["column"]
        return Reason("not-in-pair", (value, *(p.texts(zone[seat])[column] for zone in (CLOSED, OPEN))))

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance and no var says.

        `fits` and `misfits` (column) at each closed row that this seat sees; `turns-left` until the declarer shows, at
        their open row; for each seat in the game `to-hundred` and `to-threshold` (seat, points; not below 0), the
        nearer first. In `count` `worth` (column, value) at both cards of the pair; `exact` (sum) that can make a
        multiple of a hundred.
        """
        facts = []
        seats = view.game.seats
        read = view.vars
        for seat in range(seats):
            for c, (x, y) in enumerate(zip(view.zones[CLOSED[seat]], view.zones[OPEN[seat]], strict=False)):
                if not hidden(x):
                    fit = FITS[CARDS.index(x)][CARDS.index(y)]
                    facts.append(Fact("fits" if fit else "misfits", (c,), CLOSED[seat]))
        for declarer in read["declarer"]:
            if view.phase == "place" and view.turn is not None:
                ahead = ((view.turn + i) % seats for i in range((declarer - view.turn) % seats))
                left = sum(seat not in read["safe"] and seat not in read["out"] for seat in ahead)
                facts.append(Fact("turns-left", (left,), OPEN[declarer]))
        facts += self.count_facts(view, view.turn) if view.phase == "count" and view.turn is not None else []
        for seat, score in enumerate(read["scores"]):
            if seat not in read["out"]:
                to_threshold = max(0, view.game.options["threshold"] - score)
                bounds = {"to-hundred": HUNDRED - score % HUNDRED, "to-threshold": to_threshold}
                facts += [Fact(code, (seat, bounds[code])) for code in sorted(bounds, key=bounds.__getitem__)]
        return facts

    def count_facts(self, view: View, seat: int) -> list[Fact]:
        """What the present pair offers, and the sum that makes the score a multiple of a hundred (canon 4, booking)."""
        rows = (CLOSED[seat], OPEN[seat])
        column = view.vars["column"]
        sums = {view.vars["sum"]}
        worth = {zone: [VALUES[RANKS.index(text[0])] for text in view.zones[zone]] for zone in rows}
        facts = [Fact("worth", (column, value), zone) for zone in rows for value in worth[zone][column]]
        for pair in zip(*(worth[zone][column:] for zone in rows), strict=True):
            sums = {total + value for total in sums for card in pair for value in card}
        exact = HUNDRED - scored(view)[seat] % HUNDRED
        return [*facts, Fact("exact", (exact,))] if exact in sums else facts
