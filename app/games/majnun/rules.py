"""Majnun (canon.md): lay what the pot's top card demands; the others give, or owe, what is missing.

Phases `place`, `give` and `close`; the steps `begin` (canon 4.1) and `settle` (canon 4.6) need no decision. Three
editions, option `edition`. How many cards move depends only on the numbers of cards, never on which cards are chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import RANKS, SUITS, Card, natural_value, standard_deck
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile
from app.games.shared.jokers import no_card

SEATS = 9
COLOUR = ("black", "red")
STOCK, POT = "stock", "pot"
HAND = tuple(f"hand.{seat}" for seat in range(SEATS))
HIGHEST = 14
"""The greatest demand of a card in the pot: an ace (canon 1)."""

# The deck is sorted by rank, then suit, then twin, which is the canonical order (canon 2): card c has rank c // (4 *
# decks).
VALUE = {decks: tuple(natural_value(RANKS[c // (4 * decks)]) for c in range(52 * decks)) for decks in (1, 2, 3)}
"""The value of each card, by number of decks: 2 to 10 as printed, J 11, Q 12, K 13, A 14 (canon 1)."""
RED = {decks: tuple(SUITS[c // decks % 4] in "DH" for c in range(52 * decks)) for decks in (1, 2, 3)}
"""Whether each card is red, by number of decks (canon 1)."""
NEW_TURN: Mapping[str, Any] = {
    **dict.fromkeys(("placed", "division", "quota", "given"), 0),
    "to": -1,
    **dict.fromkeys(("queue", "debts", "claim"), ()),
}
"""The vars at the beginning of a turn (canon 4.1)."""
DIVIDED = ("division", "queue", "debts", "claim")
"""Those that keep these values until all cards of the demand are laid."""


class Majnun(Rules):
    """Three to nine seats, one to three packs of 52."""

    info = GameInfo(
        id="majnun",
        revision=1,
        seats=(3, SEATS),
        verbs={
            ("place", "place"): verb(card(), to=POT),
            ("give", "give"): verb(card(), to="hand.{to}"),
            ("close", "close"): verb(card(), to=POT),
        },
        vars={
            "round": Var("int", 1),
            "red": Var("bool", False),
            "debts": Var("list", ()),
            # If `active` is -1, it is the seat in turn.
            **{name: Var("seat", -1) for name in ("active", "to", "last")},
            "starter": Var("seat", 0),
            **{name: Var("int", 0) for name in ("finished", "need", "placed", "division", "quota", "given")},
            **{name: Var("seats", ()) for name in ("queue", "claim")},
        },
        steps=("begin", "settle"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("edition", "choice", ("booklet", "first", "algorithmic"), "booklet"),
            Option("decks", "choice", ("auto", 1, 2, 3), "auto"),
            # The seat that opens every round wins more often than the others, so the draw is preselected.
            Option("starter", "choice", ("seat0", "random"), "seat0", offered="random"),
            Option("max_rounds", "number", (1, 200), "auto"),
        )

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """One more deck for every three further seats; half the rounds with five seats or more (canon 6)."""
        filled = super().fill(seats, options)
        if filled["decks"] == "auto":
            filled["decks"] = 1 + (seats - 3) // 3
        if filled["max_rounds"] == "auto":
            filled["max_rounds"] = 30 if seats <= 4 else 15
        return filled

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """The turns, times what a turn can ask: laying, or giving in the main division and in the debts; and closing.

        Each lap of the debts helps a seat at most once. In the first lap a seat gives at most 4 at a time, in the
        second 2 (a debt is at most 7, and a new one at most the quota it comes from), from then on 1: each step makes a
        new hand out of a card of every hand. A hand from before lasts at most (n-1)^2 steps, because what it pays lies
        in n-1 hands of at most n-1 cards. After that all cards do, and within n-1 steps nobody owes, or somebody always
        will (tested).
        """
        debts = 0
        if options["edition"] != "first":
            debts = (seats - 1) * (seats * (4 + 2) + (seats - 1) ** 2 + 1 + (seats - 1))
        # A division rounded up asks for at most n - 2 cards more than are missing.
        return int(options["max_rounds"]) * seats * (HIGHEST + seats - 2 + debts + 1)

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1."""
        return standard_deck(int(options["decks"]))

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (pile(STOCK, Face.DOWN), pile(POT, Face.UP), hand("hand.{seat}"))

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as others learn it: only the receiver sees what they are given (canon 4.4)."""
        return Action("give", ("??",)) if action.verb == "give" and seat != p.vars["to"] else action

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        booklet = p.game.options["edition"] == "booklet"
        if p.game.options["starter"] == "random":
            p.vars["starter"] = p.lot(range(p.game.seats), "starter")
        p.shuffle(STOCK)
        starter = p.vars["starter"]
        p.move(STOCK, POT, 0 if booklet else 1)
        p.deal(STOCK, [HAND[seat] for seat in (starter, *seats_after(p, starter))], 3)
        p.move(STOCK, POT, 1 if booklet else 0)
        p.say("kupa", starter)
        p.ask("begin", starter)

    def sound(self, p: Position) -> None:
        """Check that the debts are a list of seats with what they owe, and that the seat in turn has a decision."""
        check_debts(p)
        if p.phase == "give":
            check_division(p)
        elif p.phase in ("place", "close"):
            check_owner(p)

    # 4.1 and 4.2: the demand, and what is laid

    def step_begin(self, p: Position) -> None:
        """Read from the pot's top card what is due (canon 4.1)."""
        owner = owner_of(p) if p.turn is None else p.turn
        read, pot = p.vars, p.zones[POT]
        read.update(NEW_TURN)
        read["active"] = read["last"] = owner
        if not pot:
            read["need"] = 0
            p.goto("settle")
            return
        decks = p.game.options["decks"]
        read["need"] = VALUE[decks][pot[0]]
        read["red"] = RED[decks][pot[0]]
        self.lay(p, owner)

    def lay(self, p: Position, owner: int) -> None:
        """Let a seat with more of the colour than it needs choose; else lay all, in `first` only the full number."""
        need = p.vars["need"]
        fitting = self.fitting(p, owner)
        count = len(fitting)
        if count > need:
            p.ask("place", owner)
            return
        if count == need or p.game.options["edition"] != "first":
            if count:
                # By symbol; twins keep their order in the hand.
                decks = p.game.options["decks"]
                ordered = sorted(fitting) if decks == 1 else sorted(fitting, key=lambda c: c // decks)
                p.move(HAND[owner], POT, ordered)
            p.vars["placed"] = count
        self.laid(p, owner)

    def fitting(self, p: Position, seat: int) -> list[int]:
        """The cards in a hand that have the colour of the demand."""
        is_red, cards = RED[p.game.options["decks"]], p.zones[HAND[seat]]
        return [c for c in cards if is_red[c]] if p.vars["red"] else [c for c in cards if not is_red[c]]

    def legal_place(self, p: Position) -> list[Action]:
        """`place:CARD` for each card of that colour in the owner's hand (canon 4.2)."""
        return p.each("place", self.fitting(p, p.seat))

    def do_place(self, p: Position, text: str) -> None:
        """Lay a card on top of the pot (canon 4.2)."""
        owner, read = p.seat, p.vars
        p.lay(HAND[owner], POT, text)
        read["active"] = owner
        placed = read["placed"] = read["placed"] + 1
        # Only in an invented position does the colour run out earlier.
        if placed == read["need"] or not self.fitting(p, owner):
            self.laid(p, owner)

    def laid(self, p: Position, owner: int) -> None:
        """End the laying: an empty hand claims the pot; otherwise the stock adds what is missing (canon 4.2, 4.3)."""
        zones = p.zones
        missing = p.vars["need"] - p.vars["placed"]
        if not missing:
            if not zones[HAND[owner]]:
                p.vars["claim"] = (owner,)
            p.goto("settle")
            return
        if zones[STOCK]:
            missing -= len(p.move(STOCK, HAND[owner], missing, at="end"))
        if missing:
            self.divide(p, owner, missing, seats_after(p, owner))
            self.go_on(p)
        else:
            p.goto("settle")

    # 4.4: the main division

    def divide(self, p: Position, to: int, cards: int, givers: Sequence[int]) -> None:
        """Divide the cards owed to one seat evenly among all others, who give them (canon 4.4, 4.5)."""
        quota = rounded_up(cards, p.game.seats - 1)
        read = p.vars
        read["division"] += 1
        read["to"] = to
        read["quota"] = quota
        read["queue"] = tuple(givers) if quota else ()
        read["given"] = 0
        if quota:
            p.say("division", to, cards, quota)

    def go_on(self, p: Position) -> None:
        """Go through the givers; when all have given, do what follows the division."""
        if self.all_given(p):
            if p.vars["division"] == 1:
                self.divided(p)
                return
            self.close_debt(p)
            self.pay_debts(p)

    def all_given(self, p: Position) -> bool:
        """Let seats with the quota or fewer give all; False if the next one has more, and is asked (canon 4.4)."""
        read, zones = p.vars, p.zones
        quota, queue = read["quota"], read["queue"]
        read["given"] = 0
        for n, seat in enumerate(queue):
            if len(zones[HAND[seat]]) > quota:
                if n:
                    read["queue"] = queue[n:]
                p.ask("give", seat)
                return False
            self.give_all(p, seat)
        read["queue"] = ()
        return True

    def give_all(self, p: Position, seat: int) -> None:
        """Let a seat with the quota or fewer give all: if short it owes the rest, else it claims (canon 4.4, 4.5)."""
        had = len(p.zones[HAND[seat]])
        quota = p.vars["quota"]
        claim = p.vars["claim"]
        if had:
            p.move_all(HAND[seat], HAND[p.vars["to"]], at="end")
        if had < quota and p.game.options["edition"] != "first":
            p.say("owes", seat, quota - had)
            self.join_debts(p, seat, quota - had)
        elif had == quota and seat not in claim:
            p.vars["claim"] = (*claim, seat)

    def join_debts(self, p: Position, seat: int, debt: int) -> None:
        """Add a seat to set A, and remove it from `claim` (canon 2)."""
        claim = tuple(other for other in p.vars["claim"] if other != seat)
        p.put(debts=(*p.vars["debts"], (seat, debt)), claim=claim)

    def legal_give(self, p: Position) -> list[Action]:
        """`give:CARD`, any card of the hand (canon 4.4)."""
        return p.each("give", p.zones[HAND[p.seat]])

    def do_give(self, p: Position, text: str) -> None:
        """Give a card to the receiver, who keeps it; only they see it (canon 4.4)."""
        read = p.vars
        p.lay(HAND[p.seat], HAND[read["to"]], text, "end")
        given = read["given"] + 1
        if given < read["quota"]:
            read["given"] = given
        else:
            read["queue"] = read["queue"][1:]
            self.go_on(p)

    def divided(self, p: Position) -> None:
        """End the main division: a win, shares of the pot, or the debts, by edition (canon 4.4)."""
        edition = p.game.options["edition"]
        owner = owner_of(p)
        others = p.game.seats - 1
        short, exact = p.vars["debts"], p.vars["claim"]
        if edition == "first":
            p.goto("settle")
        elif edition == "algorithmic" and len(short) == others:
            self.win(p, owner, "set-a")
        elif edition == "booklet" and len(short) + len(exact) == others:
            self.win(p, owner, "all-empty")
        else:
            if exact and edition == "booklet":
                self.share_pot(p, exact)
                for seat in exact:
                    if not p.zones[HAND[seat]]:
                        self.join_debts(p, seat, 0)
            self.pay_debts(p)

    def share_pot(self, p: Position, seats: Sequence[int]) -> None:
        """Deal the pot from the top, round and round, until it is empty (canon 4.4)."""
        p.say("pot-shared", *seats)
        p.deal(POT, [HAND[seat] for seat in seats], rounded_up(p.size(POT), len(seats)))

    # 4.5: the debt process

    def pay_debts(self, p: Position) -> None:
        """Let all outside set A help one of its seats after another, unless that would never end (canon 4.5)."""
        if not p.vars["debts"]:
            p.goto("settle")
            return
        if not comes_to_an_end(sizes(p), p.vars["debts"], p.vars["last"]):
            self.win(p, owner_of(p), "endless")
            return
        while p.vars["debts"]:
            owed = dict(p.vars["debts"])
            seat = next_debtor(owed, p.vars["last"], p.game.seats)
            self.divide(p, seat, owed[seat], [giver for giver in seats_after(p, seat) if giver not in owed])
            if not self.all_given(p):
                return
            self.close_debt(p)
        p.goto("settle")

    def close_debt(self, p: Position) -> None:
        """Remove the helped seat from set A; it hands nothing on (canon 4.5)."""
        helped = p.vars["to"]
        p.vars["debts"], p.vars["last"] = tuple([one for one in p.vars["debts"] if one[0] != helped]), helped

    # 4.6 to 4.8: the end of a turn and of a round

    def step_settle(self, p: Position) -> None:
        """Check for a win, give the pot to an empty hand without debt, then ask for the closing card (canon 4.6)."""
        owner, booklet = owner_of(p), p.game.options["edition"] == "booklet"
        zones = p.zones
        if booklet and self.survived(p, owner):
            return
        if p.vars["claim"] and zones[POT]:
            self.take_pot(p, owner)
        if not booklet and self.survived(p, owner):
            return
        if zones[HAND[owner]] and not zones[STOCK]:
            p.ask("close", owner)
            return
        p.move(STOCK, POT, 1)
        self.end_turn(p, owner)

    def take_pot(self, p: Position, owner: int) -> None:
        """Give the pot to a seat that claims, with no cards and no debt; if several do, by edition (canon 4.6, 2)."""
        takers = [s for s in (owner, *seats_after(p, owner)) if s in p.vars["claim"] and not p.zones[HAND[s]]]
        if len(takers) > 1 and p.game.options["edition"] == "booklet":
            self.share_pot(p, takers)
        elif takers:
            p.say("takes-pot", takers[0])
            p.move_all(POT, HAND[takers[0]], at="end")

    def survived(self, p: Position, owner: int) -> bool:
        """Whether only one seat holds cards; if none does, the owner takes the pot (canon 4.6, 1)."""
        holding = holders(p)
        if len(holding) > 1:
            return False
        if not holding:
            p.move_all(POT, HAND[owner], at="end")
        self.win(p, holding[0] if holding else owner, "survivor")
        return True

    def legal_close(self, p: Position) -> list[Action]:
        """`close:CARD`, any card of the hand (canon 4.7)."""
        return p.each("close", p.zones[HAND[p.seat]])

    def do_close(self, p: Position, text: str) -> None:
        """Lay the last card of the turn (canon 4.7)."""
        owner = p.seat
        p.lay(HAND[owner], POT, text)
        self.end_turn(p, owner)

    def end_turn(self, p: Position, owner: int) -> None:
        """Let the owner say "kupa"; the next seat begins, unless only one seat holds cards (canon 4.7)."""
        seats = p.game.seats
        p.say("kupa", owner)
        finished = p.vars["finished"] = p.vars["finished"] + 1
        holding = holders(p)
        if len(holding) == 1:
            self.win(p, holding[0], "survivor")
        elif finished >= seats:
            self.end_round(p)
        else:
            p.ask("begin", (owner + 1) % seats)

    def end_round(self, p: Position) -> None:
        """Pass the hands on against play direction; after `max_rounds` most cards win (canon 4.8; canon 5)."""
        seats, number = p.game.seats, p.vars["round"]
        if number >= p.game.options["max_rounds"]:
            held = sizes(p)
            p.end([seat for seat in range(seats) if held[seat] == max(held)], held, "cap")
            return
        p.rotate(HAND[:seats], by=-1)
        p.put(finished=0, round=number + 1)
        p.ask("begin", p.vars["starter"])

    def win(self, p: Position, seat: int, reason: str) -> None:
        """One seat wins, all others lose; the scores are the numbers of cards (canon 5)."""
        p.end([seat], sizes(p), reason)

    # Refusals, and what players want to see

    def refusal(self, p: Position, action: Action) -> Reason:
        """Why an action is refused: the text's form first, then a verb outside this phase, then the verb's reasons."""
        return self.misworded(p, action) or no_card(p, action.args[0]) or super().refusal(p, action)

    def not_due(self, p: Position, action: Action) -> Reason:
        """Say what is due instead of a verb of another phase."""
        if p.phase == "give":
            return Reason("give-first", (p.vars["quota"] - p.vars["given"], p.vars["to"]))
        if p.phase == "place":
            left = p.vars["need"] - p.vars["placed"]
            return Reason("place-first", (left,)) if action.verb == "close" else Reason("nobody-receives")
        return Reason("placing-over" if action.verb == "place" else "giving-over")

    def refuse_close(self, p: Position, text: str) -> Reason:
        """Refuse a card that lies in the pot, or is not in this hand."""
        return Reason("lies-in-pot" if text in p.texts(POT) else "not-in-hand", (text,))

    refuse_give = refuse_close

    def refuse_place(self, p: Position, text: str) -> Reason:
        """Refuse a card of the other colour, or not in this hand."""
        if text in p.texts(HAND[p.seat]):
            return Reason("wrong-colour", (text, COLOUR[p.vars["red"]]))
        return self.refuse_close(p, text)

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance.

        `cards` of each seat at its hand, of `stock` and `pot`; `owes` (cards) of each seat in A; `round` (number,
        `max_rounds`, turns left until the hands are passed on). While a seat decides: `demand` (number, colour) of the
        turn, at the pot; `to-place` (cards); `to-give` (cards) at the giver's hand and `receives` (from each) at the
        receiver's.
        """
        read, seats = view.vars, view.game.seats
        facts = [Fact("cards", (len(view.zones[zone]),), zone) for zone in (STOCK, POT, *HAND[:seats])]
        facts += [Fact("owes", (debt,), HAND[seat]) for seat, debt in read["debts"] if debt]
        facts.append(Fact("round", (read["round"], view.game.options["max_rounds"], seats - read["finished"])))
        if view.turn is None:
            return facts
        if read["need"]:
            facts.append(Fact("demand", (read["need"], COLOUR[read["red"]]), POT))
        if view.phase == "place":
            facts.append(Fact("to-place", (read["need"] - read["placed"],), POT))
        if view.phase == "give":
            facts.append(Fact("to-give", (read["quota"] - read["given"],), HAND[view.turn]))
            facts.append(Fact("receives", (read["quota"],), HAND[read["to"]]))
        return facts


def owner_of(p: Position) -> int:
    """The seat whose turn it is, which need not be the one that decides (canon 2, `active`)."""
    active: int = p.vars["active"]
    return active if active >= 0 else p.seat


def seats_after(p: Position | View, seat: int) -> list[int]:
    """The other seats in play direction (canon 4, "after X")."""
    return [*range(seat + 1, p.game.seats), *range(seat)]


def sizes(p: Position) -> list[int]:
    """The numbers of cards by seat."""
    zones = p.zones
    return [len(zones[zone]) for zone in HAND[: p.game.seats]]


def holders(p: Position) -> list[int]:
    """The seats that hold cards."""
    zones = p.zones
    return [seat for seat in range(p.game.seats) if zones[HAND[seat]]]


def rounded_up(cards: int, seats: int) -> int:
    """How many cards each of these seats gives or gets, rounded up (canon 1, Division)."""
    return -(-cards // seats)


def next_debtor(owed: Mapping[int, int], last: int, seats: int) -> int:
    """The first seat of A in play direction after the one helped last (canon 4.5)."""
    return next(seat % seats for seat in range(last + 1, last + seats + 1) if seat % seats in owed)


def comes_to_an_end(hands: Sequence[int], debts: Sequence[tuple[int, int]], last: int) -> bool:
    """Whether the debt process ends, computed only from the numbers of cards (canon 4.5, Termination).

    If not, a state recurs. Then the owner wins, because every seat is in A at some time meanwhile: one that never was
    would give in every step and be given nothing. So rule 1 of the page never names a winner.
    """
    seats = len(hands)
    hands, owed = list(hands), dict(debts)
    seen: set[tuple[Any, ...]] = set()
    while owed:
        state = (last, *hands, *sorted(owed.items()))
        if state in seen:
            return False
        seen.add(state)
        last = next_debtor(owed, last, seats)
        quota = rounded_up(owed[last], seats - 1)
        for giver in range(seats):
            if giver not in owed:
                paid = min(quota, hands[giver])
                hands[giver] -= paid
                hands[last] += paid
                if paid < quota:
                    owed[giver] = quota - paid
        del owed[last]
    return True


def check_owner(p: Position) -> None:
    """Raise ValueError unless it is the turn of this seat and it must lay something itself."""
    read = p.vars
    if read["active"] not in (-1, p.turn):
        raise ValueError(f"it is not the turn of seat {p.turn}")
    if p.zones[STOCK] if p.phase == "close" else not 0 <= read["placed"] < read["need"] <= HIGHEST:
        raise ValueError(f"seat {p.turn} has nothing to lay")
    if p.phase == "place" and any(read[name] != NEW_TURN[name] for name in DIVIDED):
        raise ValueError("nothing is divided or owed before the cards are laid")


def check_debts(p: Position) -> None:
    """Raise ValueError unless `debts` is a list of seats with what they owe."""
    seats, pairs = range(p.game.seats), p.vars["debts"]
    fine = all(isinstance(one, tuple) and len(one) == 2 for one in pairs) and len(dict(pairs)) == len(pairs)
    if not fine or not all(s in seats and type(d) is int and d >= 0 for s, d in pairs):
        raise ValueError("debts is a list of seats with what they owe")


def check_division(p: Position) -> None:
    """Raise ValueError unless the vars make a division in which this seat has to choose."""
    read = p.vars
    to = read["to"]
    queue = read["queue"]
    owed = dict[Any, Any](read["debts"])
    if read["active"] < 0 or to < 0:
        raise ValueError("a var names no seat")
    if read["division"] < 1 or (to not in owed if read["division"] > 1 else to != read["active"]):
        raise ValueError(f"nothing is due to seat {to}")
    if queue[0] != p.turn or to in queue or owed.keys() & set(queue):
        raise ValueError(f"seat {p.turn} is not the next to give")
    if not 0 <= read["given"] < read["quota"] < len(p.zones[HAND[queue[0]]]) + read["given"]:
        raise ValueError(f"seat {p.turn} has nothing to choose")
