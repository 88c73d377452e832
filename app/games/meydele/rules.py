"""Meydele (canon.md): all commit a card together, the highest takes them all, the last seat with cards wins.

Phases `choose`, `war-down` and `war-open`; between them the steps `reveal`, `war`, `war-reveal` and `round-end` need no
decision. A fighter's zones show how far it is in a war.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.engine.actions import Action
from app.engine.cards import SUITS, Card, standard_deck
from app.engine.errors import Reason
from app.engine.game import Game
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Faces, Zone, hand, pile

SEATS = 9
"""Our limit; the source says three or more (canon 1)."""

HAND, WON, HELD, TABLE, DOWN = (
    tuple(f"{zone}.{seat}" for seat in range(SEATS)) for zone in ("hand", "won", "held", "table", "down")
)
LAID = {n: tuple(zip(TABLE[:n], DOWN[:n], strict=True))[::-1] for n in range(3, SEATS + 1)}
"""Where the cards of each seat lie open and covered, by number of seats, from the last seat to the first."""
LEFTOVER = "leftover"

COVERED = 2
"""How many cards fighters lay face down before the open one, if they have enough (canon 4, war step 2)."""
WARS = ("war-both", "war-cards", "war-kuzari")
"""The facts about a war: who fights for the cards and the kuzari, or for one of them."""

# The deck is sorted by rank, then suit, then twin, so card c has rank c // (4 * decks).
VALUE = {decks: tuple(c // (4 * decks) + 2 for c in range(52 * decks)) for decks in (1, 2, 3)}
"""The value of each card, by number of decks: 2 to 10 as printed, J 11, Q 12, K 13, A 14 (canon 1)."""
SUIT = {decks: tuple(SUITS[c // decks % 4] for c in range(52 * decks)) for decks in (1, 2, 3)}
"""The suit of each card, by number of decks."""


class Revealed(NamedTuple):
    """What lies open, and the vars: all that a reveal is judged by."""

    game: Game
    zones: Mapping[str, Sequence[int]]
    vars: Mapping[str, Any]

    @classmethod
    def seen(cls, view: View, values: Mapping[str, Any]) -> Revealed:
        """What a view shows, with vars that may be later than those of the view."""
        cards = {zone: [view.game.ids[text][0] for text in view.zones[zone]] for zone in TABLE[: view.game.seats]}
        return cls(view.game, cards, values)


class Meydele(Rules):
    """Three to nine seats, one to three packs of 52."""

    info = GameInfo(
        id="meydele",
        revision=1,
        seats=(3, SEATS),
        verbs={
            ("choose", "commit"): verb(card(), to="held.{turn}", unseen=True),
            ("war-down", "down"): verb(card(), to="down.{turn}", unseen=True),
            ("war-open", "commit"): verb(card(), to="held.{turn}", unseen=True),
        },
        vars={
            "round": Var("int", 1),
            "kuzari": Var("text", ""),
            "war": Var("int", 0),
            "take": Var("seats", ()),
            "setter": Var("seats", ()),
            "out": Var("seats", ()),
            "out_round": Var("list", ()),
        },
        steps=("reveal", "war", "war-reveal", "round-end"),
        person=("form",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6; `forms` is asked of each person (`GameInfo.person`).

        `first_kuzari` exists only for numbers of seats, and then of packs, with which the cards can be dealt out
        evenly.
        """
        even = [decks for decks in (1, 2, 3) if 52 * decks % seats == 0]
        first = Option("first_kuzari", "choice", ("none", "toss"), "none")
        if even and len(even) < 3:
            first = first._replace(when=(("decks", even[0]),))
        return (
            Option("decks", "choice", ("auto", 1, 2, 3), 1),
            *([first] if even else []),
            Option("max_rounds", "number", (50, 100, 200, 400), 200),
        )

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """`decks` `auto`: one more for every three further seats (canon 3.1)."""
        filled = super().fill(seats, options)
        if filled["decks"] == "auto":
            filled["decks"] = 1 + (seats - 3) // 3
        return filled

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """No card is laid twice in a round."""
        return int(options["max_rounds"]) * 52 * int(options["decks"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1."""
        return standard_deck(int(options["decks"]))

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2; the deck is dealt from `leftover`, which therefore comes first.

        What a seat lays unseen may be any card in its hand, and its won pile becomes its hand, so they are one group.
        """
        return (
            pile(LEFTOVER, None),
            hand("hand.{seat}", group="own.{seat}"),
            pile("won.{seat}", Face.DOWN, group="own.{seat}"),
            pile("held.{seat}", Face.OWNER, group="own.{seat}"),
            pile("table.{seat}", Face.UP),
            pile("down.{seat}", Face.OWNER, group="own.{seat}"),
        )

    def face(self, p: Position, zone: Zone) -> Faces:
        """The drawn one of the left-over cards is turned up when all have their cards."""
        return (Face.UP, Face.DOWN) if p.phase else Face.DOWN

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        seats = p.game.seats
        p.shuffle(LEFTOVER)
        each = p.size(LEFTOVER) // seats
        p.deal(LEFTOVER, HAND[:seats], each, by=each)
        if p.zones[LEFTOVER]:
            p.vars["kuzari"] = SUIT[p.game.options["decks"]][p.zones[LEFTOVER][0]]
        elif p.options["first_kuzari"] == "toss":
            p.vars["kuzari"] = p.lot(SUITS, "kuzari")
        p.ask("choose", 0)

    # Choosing

    def legal_choose(self, p: Position) -> list[Action]:
        """`commit:<card>` with a card of the hand (canon 4, phase `choose`)."""
        return p.each("commit", p.zones[HAND[p.seat]])

    def legal_war_down(self, p: Position) -> list[Action]:
        """`down:<card>` with a card of the hand (canon 4, war step 2)."""
        return p.each("down", p.zones[HAND[p.seat]])

    legal_war_open = legal_choose

    def sound(self, p: Position) -> None:
        """Check that zones and vars make a round, or a war, in which this seat decides."""
        if p.vars["kuzari"] not in ("", *SUITS):
            raise ValueError("the kuzari is a suit, or there is none")
        if p.phase == "choose":
            self.check_round(p)
        elif p.phase in ("war-down", "war-open"):
            self.check_war(p)

    def check_round(self, p: Position) -> None:
        """Raise ValueError unless zones and vars make a round in which this seat chooses."""
        turn, zones = p.seat, p.zones
        self.check_seats(p)
        if p.vars["war"] or p.vars["take"] or p.vars["setter"]:
            raise ValueError("nobody fights in a round that has not begun")
        for seat in range(p.game.seats):
            if zones[TABLE[seat]] or zones[DOWN[seat]]:
                raise ValueError(f"seat {seat} has laid cards of a round that has not begun")
            chosen = bool(zones[HELD[seat]])
            if seat not in p.vars["out"] and (chosen != (seat < turn) or not (chosen or zones[HAND[seat]])):
                raise ValueError(f"seat {seat} is not ready for the turn of seat {turn}")

    def check_war(self, p: Position) -> None:
        """Raise ValueError unless zones and vars make a war in which this seat lays a card."""
        zones = p.zones
        turn = p.seat
        fighters = self.fighters(p)
        self.check_seats(p)
        if not p.vars["take"] or not p.vars["setter"] or turn not in fighters:
            raise ValueError(f"seat {turn} fights for nothing")
        if any(seat in p.vars["out"] for seat in (*p.vars["take"], *p.vars["setter"])):
            raise ValueError("a seat that is out fights for nothing")
        for seat in range(p.game.seats):
            if seat not in p.vars["out"] and (not zones[TABLE[seat]] or (zones[WON[seat]] and not zones[HAND[seat]])):
                raise ValueError(f"seat {seat} has laid no card in this round, or not taken up its won pile")
            if zones[HELD[seat]] and not (seat in fighters and seat < turn):
                raise ValueError(f"seat {seat} has no open card to lay before seat {turn}")

    def check_seats(self, p: Position) -> None:
        """Raise ValueError if a seat that is out has cards or no round, or if a seat has laid two cards together."""
        out, since = p.vars["out"], p.vars["out_round"]
        if len(out) != len(since) or not all(type(number) is int for number in since):
            raise ValueError("out_round is the round of each seat in out")
        if any(p.zones[zone[seat]] for seat in out for zone in (HAND, WON, HELD, TABLE, DOWN)):
            raise ValueError("a seat that is out has no cards")
        if any(len(p.zones[zone]) > 1 for zone in HELD[: p.game.seats]):
            raise ValueError("at most one card is held")

    def do_commit(self, p: Position, text: str) -> None:
        """Hold a card unseen; then ask the next seat, or turn all cards (canon 4)."""
        seat = p.seat
        p.lay(HAND[seat], HELD[seat], text)
        if p.phase == "choose":
            self.ask_chooser(p, seat + 1)
        else:
            self.take_up(p, seat)
            self.ask_fighter(p, seat + 1)

    def do_down(self, p: Position, text: str) -> None:
        """Cover a card; then ask for another one, or for the open one (canon 4, war step 2)."""
        seat = p.seat
        p.lay(HAND[seat], DOWN[seat], text)
        self.ask_card(p, seat)

    def ask_chooser(self, p: Position, first: int) -> None:
        """Ask the lowest active seat from `first` on; after the last one, reveal."""
        seat = first
        seats = p.game.seats
        zones = p.zones
        while seat < seats and not zones[HAND[seat]]:
            seat += 1
        if seat < seats:
            p.ask("choose", seat)
        else:
            p.goto("reveal")

    def take_up(self, p: Position, seat: int) -> None:
        """Let an empty hand take up the won pile immediately."""
        if not p.zones[HAND[seat]] and p.zones[WON[seat]]:
            p.move_all(WON[seat], HAND[seat])

    # Reveal and judge

    def step_reveal(self, p: Position) -> None:
        """Lay the cards open, fill empty hands, and judge the cards (canon 4, reveal 1 to 5)."""
        seats, zones = self.turn_over(p), p.zones
        for seat in range(p.game.seats):
            if not zones[HAND[seat]]:
                self.take_up(p, seat)
        self.settle(p, *self.judged(p, seats))

    def judged(
        self, p: Position | Revealed, seats: Sequence[int] | None = None
    ) -> tuple[Sequence[int], Sequence[int]]:
        """Who may take the cards, and who may set the kuzari, by the cards that have just been turned up.

        `seats` are those with a card on the table; None: they are looked up. In a war each open question is judged only
        among its candidates (canon 4, reveal 3 and 4, war 4).
        """
        take, setter = p.vars["take"], p.vars["setter"]
        if not p.vars["war"]:
            if seats is None:
                seats = [seat for seat in range(p.game.seats) if p.zones[TABLE[seat]]]
            setter = self.highest(p, seats)
            take = self.strongest(p, seats, setter)
            if take != setter:
                value = VALUE[p.game.options["decks"]]
                if value[p.zones[TABLE[take[0]]][0]] == value[p.zones[TABLE[setter[0]]][0]]:
                    take = setter
            return take, self.without_doubt(p, setter)
        if take == setter:
            take = self.strongest(p, take, self.highest(p, take))
            return take, self.without_doubt(p, take)
        take = self.strongest(p, take, self.highest(p, take)) if len(take) > 1 else take
        return take, self.without_doubt(p, self.highest(p, setter)) if len(setter) > 1 else setter

    def turn_over(self, p: Position) -> list[int]:
        """Lay every held card open, all in one moment; return the seats with a card on the table."""
        zones = p.zones
        moves = []
        seats = []
        for seat in range(p.game.seats):
            if zones[HELD[seat]]:
                moves.append((HELD[seat], TABLE[seat], 1))
                seats.append(seat)
            elif zones[TABLE[seat]]:
                seats.append(seat)
        p.move_together(moves)
        return seats

    def highest(self, p: Position | Revealed, seats: Sequence[int]) -> list[int]:
        """Those of the seats whose top card has the highest value, regardless of suit."""
        zones, value = p.zones, VALUE[p.game.options["decks"]]
        best, found = 0, []
        for seat in seats:
            one = value[zones[TABLE[seat]][0]]
            if one > best:
                best, found = one, [seat]
            elif one == best:
                found.append(seat)
        return found

    def strongest(self, p: Position | Revealed, seats: Sequence[int], highest: list[int]) -> list[int]:
        """Those of the seats with the highest kuzari on top; without any kuzari, those with the highest value."""
        zones = p.zones
        suit = SUIT[p.game.options["decks"]]
        kuzari = p.vars["kuzari"]
        ruling = [seat for seat in seats if suit[zones[TABLE[seat]][0]] == kuzari]
        return self.highest(p, ruling) if len(ruling) > 1 else ruling or highest

    def without_doubt(self, p: Position | Revealed, setters: Sequence[int]) -> Sequence[int]:
        """The lowest of the setters if their round cards all have one suit, which settles the question (canon 4)."""
        if len(setters) == 1:
            return setters
        suit = SUIT[p.game.options["decks"]]
        suits = {suit[p.zones[TABLE[seat]][-1]] for seat in setters}
        return setters[:1] if len(suits) == 1 else setters

    def settle(self, p: Position, takers: Sequence[int], setters: Sequence[int]) -> None:
        """End the round if both questions are answered; otherwise begin a war among the candidates."""
        p.vars["take"], p.vars["setter"] = tuple(takers), tuple(setters)
        if len(takers) == len(setters) == 1:
            p.goto("round-end")
        else:
            p.goto("war")

    # War

    def step_war(self, p: Position) -> None:
        """Begin a war step: a lot if no candidate has a card left, otherwise the fighters lay (canon 4, war 1, 2)."""
        take, setter = p.vars["take"], p.vars["setter"]
        p.vars["war"] += 1
        if len(take) > 1 and self.spent(p, take):
            drawn = (p.lot(take, "both" if take == setter else "cards"),)
            take, setter = drawn, drawn if take == setter else setter
        if len(setter) > 1 and self.spent(p, setter):
            setter = (p.lot(setter, "kuzari"),)
        p.put(take=take, setter=setter)
        if len(take) == len(setter) == 1:
            p.goto("round-end")
        else:
            self.ask_fighter(p, 0)

    def spent(self, p: Position, seats: Sequence[int]) -> bool:
        """Whether none of these seats has a card in hand or won pile."""
        return not any(p.zones[HAND[seat]] or p.zones[WON[seat]] for seat in seats)

    def fighters(self, p: Position) -> list[int]:
        """The candidates in the questions that are still open, in seat order."""
        take, setter = p.vars["take"], p.vars["setter"]
        return sorted({*(take if len(take) > 1 else ()), *(setter if len(setter) > 1 else ())})

    def ask_fighter(self, p: Position, first: int) -> None:
        """Ask the next fighter that has a card; the others keep the card that lies there (canon 4, war 2, 3)."""
        for seat in self.fighters(p):
            if seat >= first and (p.zones[HAND[seat]] or p.zones[WON[seat]]):
                self.ask_card(p, seat)
                return
        p.goto("war-reveal")

    def ask_card(self, p: Position, seat: int) -> None:
        """Ask for a covered card, or for the open one, which is the last if there are few cards (canon 4, war 2)."""
        self.take_up(p, seat)
        left = len(p.zones[HAND[seat]]) + len(p.zones[WON[seat]])
        p.ask("war-down" if covered(p.zones, seat) < COVERED and left > 1 else "war-open", seat)

    def step_war_reveal(self, p: Position) -> None:
        """Turn the open cards and judge each open question among its candidates (canon 4, war 3 to 5)."""
        self.turn_over(p)
        self.settle(p, *self.judged(p))

    # The end of a round

    def step_round_end(self, p: Position) -> None:
        """Set the kuzari, take the cards, and make seats with none left meydeles (canon 4, end of round)."""
        read = p.vars
        zones = p.zones
        options = p.game.options
        taker = read["take"][0]
        setter = read["setter"][0]
        number = read["round"]
        out = read["out"]
        read["kuzari"] = SUIT[options["decks"]][zones[TABLE[setter]][-1]]
        read["war"] = 0
        read["take"] = ()
        read["setter"] = ()
        self.take_cards(p, taker)
        self.take_up(p, taker)
        gone = []
        for seat in range(p.game.seats):
            if not zones[HAND[seat]] and not zones[WON[seat]] and seat not in out:
                gone.append(seat)
        if gone:
            read["out"] = out = (*out, *gone)
            read["out_round"] = (*read["out_round"], *(number for _ in gone))
            for seat in gone:
                p.say("meydele", seat)
        alone = p.game.seats - len(out) == 1
        if alone or number >= options["max_rounds"]:
            self.finish(p, "survivor" if alone else "cap")
            return
        read["round"] = number + 1
        self.ask_chooser(p, 0)

    def take_cards(self, p: Position, taker: int) -> None:
        """Move all cards on the table onto a won pile, seat 0's on top; in round 1 the left-over ones above them."""
        zones, won = p.zones, WON[taker]
        moves: list[tuple[str, str, None]] = []
        for table, down in LAID[p.game.seats]:
            if zones[table]:
                if zones[down]:
                    moves.append((down, won, None))
                moves.append((table, won, None))
        if p.vars["round"] == 1 and zones[LEFTOVER]:
            moves.append((LEFTOVER, won, None))
        p.move_together(moves)

    def finish(self, p: Position, reason: str) -> None:
        """Rank active seats by cards, then by their values; below them the others, those out later higher (canon 5)."""
        value = VALUE[p.game.options["decks"]]
        seats = range(p.game.seats)
        fell = dict(zip(p.vars["out"], p.vars["out_round"], strict=True))
        rank = []
        for seat in seats:
            cards = [*p.zones[HAND[seat]], *p.zones[WON[seat]]]
            rank.append((0, fell[seat], 0) if seat in fell else (1, len(cards), sum(value[c] for c in cards)))
        below = [sum(rank[other] < rank[seat] for other in seats) for seat in seats]
        places = [1 + sum(rank[other] > rank[seat] for other in seats) for seat in seats]
        p.end([seat for seat in seats if places[seat] == 1], below, reason, places)

    # Refusals, and what players want to see

    def not_due(self, p: Position, action: Action) -> Reason:
        """Why a verb of another phase is refused: opening before covering, covering too many, or outside a war."""
        if p.phase == "war-down":
            return Reason("cover-first", (to_cover(p.zones, p.seat),))
        return Reason("covered-enough", (covered(p.zones, p.seat),)) if p.phase == "war-open" else Reason("no-war")

    def refuse_commit(self, p: Position, text: str) -> Reason:
        """Say where the card lies instead of in the hand, if this seat sees it."""
        seat = p.seat
        if text not in p.game.ids:
            return Reason("no-such-card", (text,))
        if text in p.texts(TABLE[seat]):
            return Reason("already-open", (text,))
        if text in p.texts(DOWN[seat]):
            return Reason("already-covered", (text,))
        for other in range(p.game.seats):
            if text in p.texts(TABLE[other]):
                return Reason("card-of-another", (text, other))
        if text in p.texts(LEFTOVER)[:1]:
            return Reason("left-over", (text,))
        return Reason("not-in-hand", (text,))

    refuse_down = refuse_commit

    def facts(self, view: View) -> list[Fact]:
        """The kuzari now and next, the cards of each seat and at stake, what the war is about, who is out (canon 9).

        `kuzari` (suit or ""); `cards` (in hand, in the won pile) of each active seat at its hand; `at-stake` (cards on
        the table, with the left-over ones in round 1); in a war `war-both`, `war-cards` and `war-kuzari` (the
        candidates), `next-kuzari` (the suits it may become) and `to-cover` (cards) at the place of the one who lays;
        `out` (seats).
        """
        zones, values = view.zones, view.vars
        facts = [Fact("kuzari", (values["kuzari"],))]
        for seat in range(view.game.seats):
            if seat not in values["out"]:
                facts.append(Fact("cards", (len(zones[HAND[seat]]), len(zones[WON[seat]])), HAND[seat]))
        stake = sum(len(zones[TABLE[s]]) + len(zones[DOWN[s]]) + len(zones[HELD[s]]) for s in range(view.game.seats))
        facts.append(Fact("at-stake", (stake + (len(zones[LEFTOVER]) if values["round"] == 1 else 0),)))
        if values["war"] and not view.over:
            facts += self.war_facts(view)
        if values["out"]:
            facts.append(Fact("out", tuple(values["out"])))
        return facts

    def war_facts(self, view: View) -> list[Fact]:
        """What is fought for and by whom, and what the kuzari may become."""
        zones = view.zones
        take = view.vars["take"]
        setter = view.vars["setter"]
        facts = []
        if take == setter:
            facts.append(Fact("war-both", tuple(take)))
        else:
            wars = (("war-cards", take), ("war-kuzari", setter))
            facts += [Fact(code, tuple(seats)) for code, seats in wars if len(seats) > 1]
        suits = {zones[TABLE[seat]][-1][1] for seat in setter if zones[TABLE[seat]]}
        facts.append(Fact("next-kuzari", tuple(suit for suit in SUITS if suit in suits)))
        if view.phase == "war-down" and view.turn is not None:
            facts.append(Fact("to-cover", (to_cover(zones, view.turn),), DOWN[view.turn]))
        return facts


def covered(zones: Mapping[str, Sequence[object]], seat: int) -> int:
    """How many cards a fighter has covered in this war step, in the zones of a position or a view (canon 2)."""
    return len(zones[DOWN[seat]]) - COVERED * (len(zones[TABLE[seat]]) - 1)


def to_cover(zones: Mapping[str, Sequence[object]], seat: int) -> int:
    """How many cards a fighter must still cover in this war step: the last one is laid open (canon 4, war step 2)."""
    left = len(zones[HAND[seat]]) + len(zones[WON[seat]])
    return min(COVERED - covered(zones, seat), left - 1)
