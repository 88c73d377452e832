"""Metzudotayim, Two Fortresses (canon.md): toss cards, attack, and carry off the other's fortress.

Phases `plan`, `pay` and `help`; the steps `begin`, `reveal` and `toss` need no decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from app.engine.actions import Action
from app.engine.cards import hidden
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Faces, Zone, hand, pile, row
from app.games.shared.jokers import no_card

STOCK, FORT, HAND, HELD, HELP = (
    tuple(f"{zone}.{seat}" for seat in (0, 1)) for zone in ("stock", "fort", "hand", "held", "help")
)
DISCARD = "discard"
ORDER = ((0, 1), (1, 0))
"""The seats in the order of the turn, by the var `first`: that seat first, then the other (canon 4)."""
USED = tuple(tuple((zone[seat], DISCARD, 1) for seat in order for zone in (HELD, HELP)) for order in ORDER)
"""The moves of the laid cards and helpers after use, in a turn in which seat 1 does not attack, or does (canon 4.6)."""
NOBODY = -1
"""The value of `attacker` when nobody attacks."""
NEITHER = (False, False)
NEW_TURN: Mapping[str, Any] = {"ready": NEITHER, "asked": NEITHER, "attacker": NOBODY}
"""The vars at the beginning of a turn (canon 4.1)."""

# The deck is sorted by rank and then suit, so card c has rank c // 4 (0 is the two, 12 the ace).
ACE = 12
TOSSES = tuple(n for n in (2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 0) for _ in range(4))
"""How many cards each card tosses (canon 1)."""
ACES = frozenset(range(4 * ACE, 4 * ACE + 4))
SPECIAL = tuple(rank in range(4, 9) for rank in range(13) for _ in range(4))
"""Whether each card may join the fortress by itself, 6 to 10 (canon 4.2)."""
ROYAL = tuple(rank in range(9, 12) for rank in range(13) for _ in range(4))
"""Whether each card may call for help, J Q K (canon 4.4)."""
EXCHANGED = 3
"""How many cards an exchange takes from the hand: one for the fortress, the others as payment (canon 4.2)."""

SACRIFICES, CALLS = ([Action(name, (str(k),)) for k in range(52)] for name in ("sacrifice", "call"))
PASS = Action("pass")

INDEX = Arg("index", "fort.{turn}")


class Metzudotayim(Rules):
    """Two seats, 52 cards."""

    info = GameInfo(
        id="metzudotayim",
        revision=1,
        seats=(2, 2),
        verbs={
            ("plan", "fort"): verb(card(), to="fort.{turn}", unseen=True),
            ("plan", "trade"): verb(card(), to="fort.{turn}", unseen=True),
            ("pay", "pay"): verb(card(), to=DISCARD),
            ("plan", "commit"): verb(card(), to="held.{turn}", unseen=True),
            ("plan", "sacrifice"): verb(INDEX, to="held.{turn}"),
            ("help", "call"): verb(INDEX, to="help.{turn}"),
            ("help", "pass"): verb(),
        },
        vars={
            "first": Var("seat", 0),
            "turns": Var("int", 0),
            "ready": Var("by-seat", NEITHER),
            "asked": Var("by-seat", NEITHER),
            "due": Var("int", 0),
            "attacker": Var("seat", NOBODY),
            "tosses": Var("text", "", "never"),
        },
        steps=("begin", "reveal", "toss"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (Option("fort", "number", (5, 6), 5), Option("max_turns", "number", (20, 300), 100))

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """In a turn no card is laid from a hand twice, and each seat sacrifices once and answers once."""
        return (52 + 4) * int(options["max_turns"])

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2. A fortress is a row of visible places.

        A hand and the card laid unseen from it are one group.
        """
        return (
            pile("stock.{seat}", Face.DOWN),
            row("fort.{seat}", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile(DISCARD, Face.UP),
            pile("held.{seat}", None, group="own.{seat}"),
            pile("help.{seat}", Face.UP),
        )

    def face(self, p: Position, zone: Zone) -> Faces:
        """Laid cards lie face down until both are laid; a sacrificed one is unseen even by its owner."""
        return Face.DOWN if p.phase in ("plan", "pay") else Face.UP

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle(STOCK[0])
        p.move(STOCK[0], STOCK[1], 26, at="end")
        for seat in (0, 1):
            p.move(STOCK[seat], FORT[seat], p.game.options["fort"], at="end")
        p.goto("begin")

    # The beginning of a turn

    def step_begin(self, p: Position) -> None:
        """Let each seat toss from its stock into its hand up to the first negative card (canon 4.1)."""
        p.vars.update(NEW_TURN)
        for seat in ORDER[p.vars["first"]]:
            stock = STOCK[seat]
            cards = p.zones[stock]
            while cards and p.toss("build"):
                p.move_top(stock, HAND[seat], "end")
            if cards:
                p.move_top(stock, stock, "end")
        self.ask_plan(p)

    # Planning

    def ask_plan(self, p: Position) -> None:
        """Let each seat plan until it is ready; without a hand it lays nothing unless it must sacrifice (canon 4.2)."""
        zones, read = p.zones, p.vars
        for seat in ORDER[read["first"]]:
            if not read["ready"][seat]:
                if zones[HAND[seat]] or (not zones[STOCK[seat]] and zones[FORT[seat]]):
                    p.ask("plan", seat)
                    return
                self.answer(p, "ready", seat)
        p.goto("reveal")

    def answer(self, p: Position, name: str, seat: int) -> None:
        """Note that this seat is ready, or has been asked about help."""
        answers = p.vars[name]
        p.vars[name] = (True, answers[1]) if seat == 0 else (answers[0], True)

    def legal_plan(self, p: Position) -> list[Action]:
        """`fort:CARD`, `trade:CARD`, `commit:CARD`; `sacrifice:K` without hand and stock (canon 4.2)."""
        seat = p.seat
        cards = p.zones[HAND[seat]]
        if not cards:
            places = 0 if p.zones[STOCK[seat]] else len(p.zones[FORT[seat]])
            return SACRIFICES[:places]
        legal = p.each("fort", [c for c in cards if SPECIAL[c]])
        if len(cards) >= EXCHANGED:
            legal += p.each("trade", cards)
        legal += p.each("commit", cards)
        return legal

    def legal_pay(self, p: Position) -> list[Action]:
        """`pay:CARD` for any card in the hand (canon 4.2)."""
        return p.each("pay", p.zones[HAND[p.seat]])

    def sound(self, p: Position) -> None:
        """Check that zones and vars make a turn in which this seat plans, or a fight in which it may call."""
        if p.phase in ("plan", "pay"):
            self.check_plan(p)
        elif p.phase == "help":
            self.check_help(p)

    def check_plan(self, p: Position) -> None:
        """Raise ValueError unless zones and vars make a turn in which this seat plans."""
        zones = p.zones
        ready = p.vars["ready"]
        turn = p.seat
        self.check_turn(p)
        if ready[turn] is not False or (turn != p.vars["first"] and ready[1 - turn] is not True):
            raise ValueError(f"it is not seat {turn} that has to lay a card")
        if zones[HELP[0]] or zones[HELP[1]] or any(zones[HELD[seat]] and not ready[seat] for seat in (0, 1)):
            raise ValueError("a card lies there before its time")
        if p.vars["due"] > len(zones[HAND[turn]]):
            raise ValueError("more cards are due than there are in hand")

    def check_turn(self, p: Position) -> None:
        """Raise ValueError if a turn cannot have reached this state."""
        if not all(any(p.zones[zone[seat]] for zone in (FORT, HELD, HELP)) for seat in (0, 1)):
            raise ValueError("both seats had a fortress when the turn began")
        if any(len(p.zones[zone]) > 1 for zone in (*HELD, *HELP)):
            raise ValueError("at most one card is laid, and one is called")
        if p.vars["due"] not in (range(1, EXCHANGED) if p.phase == "pay" else (0,)):
            raise ValueError("cards are due in an exchange only")

    def do_fort(self, p: Position, text: str) -> None:
        """Add a special card to the outside of the fortress, face down (canon 4.2)."""
        self.lay(p, text, FORT)
        self.ask_plan(p)

    def do_trade(self, p: Position, text: str) -> None:
        """Begin an exchange: this card goes to the fortress, and two more must be paid (canon 4.2)."""
        self.lay(p, text, FORT)
        p.vars["due"] = EXCHANGED - 1
        p.ask("pay", p.seat)

    def do_pay(self, p: Position, text: str) -> None:
        """Put a card face up under the discard; after the second one, return to planning (canon 4.2)."""
        seat = p.seat
        p.lay(HAND[seat], DISCARD, text, "end")
        p.vars["due"] -= 1
        if not p.vars["due"]:
            self.ask_plan(p)

    def do_commit(self, p: Position, text: str) -> None:
        """Lay the card to attack with face down (canon 4.2)."""
        self.lay(p, text, HELD)
        self.answer(p, "ready", p.seat)
        self.ask_plan(p)

    def do_sacrifice(self, p: Position, index: str) -> None:
        """Attack or defend with a card of the fortress, unseen (canon 4.2)."""
        seat = p.seat
        p.move(FORT[seat], HELD[seat], [p.zones[FORT[seat]][int(index)]])
        self.answer(p, "ready", seat)
        self.ask_plan(p)

    def lay(self, p: Position, text: str, zones: Sequence[str]) -> None:
        """Move a card from the hand to the end of the seat's own zone among these."""
        seat = p.seat
        p.lay(HAND[seat], zones[seat], text, "end")

    # The fight

    def step_reveal(self, p: Position) -> None:
        """The higher rank attacks; equal ranks, or no cards, mean no fight; an ace wins immediately (canon 4.3)."""
        mine, other = p.zones[HELD[0]], p.zones[HELD[1]]
        rank, against = mine[0] // 4 if mine else NOBODY, other[0] // 4 if other else NOBODY
        if rank == against:
            p.say("no-fight" if rank == NOBODY else "equal-ranks")
            self.end_turn(p, NOBODY)
            return
        attacker = 0 if rank > against else 1
        p.vars["attacker"] = attacker
        p.say("attack", attacker)
        if max(rank, against) == ACE:
            self.take(p, attacker, 1)
            self.end_turn(p, attacker)
        else:
            self.ask_help(p)

    def ask_help(self, p: Position) -> None:
        """Ask attacker, then defender, if they laid a royal card and have a fortress; then both toss (canon 4.4)."""
        attacker, zones = p.vars["attacker"], p.zones
        for seat in (attacker, 1 - attacker):
            laid = zones[HELD[seat]]
            if laid and ROYAL[laid[0]] and zones[FORT[seat]] and not p.vars["asked"][seat]:
                p.ask("help", seat)
                return
        p.goto("toss")

    def legal_help(self, p: Position) -> list[Action]:
        """`call:K`, `pass` (canon 4.4)."""
        return [*CALLS[: len(p.zones[FORT[p.seat]])], PASS]

    def check_help(self, p: Position) -> None:
        """Raise ValueError unless zones and vars make a fight in which this seat may call."""
        seat = p.seat
        attacker = p.vars["attacker"]
        held = [p.zones[zone] for zone in HELD]
        self.check_turn(p)
        ranks = [cards[0] // 4 if cards else NOBODY for cards in held]
        if attacker not in (0, 1) or ranks[attacker] <= ranks[1 - attacker] or ranks[attacker] == ACE:
            raise ValueError("the attacker has laid the higher card, and no ace")
        if not held[seat] or not ROYAL[held[seat][0]] or p.vars["asked"][seat] or p.zones[HELP[seat]]:
            raise ValueError(f"seat {seat} has nothing to call for")

    def do_call(self, p: Position, index: str) -> None:
        """Turn up a card of the fortress as helper (canon 4.4)."""
        seat = p.seat
        p.move(FORT[seat], HELP[seat], [p.zones[FORT[seat]][int(index)]])
        self.answer(p, "asked", seat)
        self.ask_help(p)

    def do_pass(self, p: Position) -> None:
        """Decline to call for help (canon 4.4)."""
        self.answer(p, "asked", p.seat)
        self.ask_help(p)

    def step_toss(self, p: Position) -> None:
        """Let attacker and defender toss; the positive cards decide (canon 4.4, 4.5)."""
        attacker = p.vars["attacker"]
        defender = 1 - attacker
        a, d = self.toss_batch(p, attacker), self.toss_batch(p, defender)
        p.say("positives", attacker, a, d)
        if a > d:
            self.take(p, attacker, a - d)
            self.end_turn(p, attacker)
        elif a < d:
            self.take(p, defender, 1)
            self.end_turn(p, defender)
        else:
            self.end_turn(p, NOBODY)

    def toss_batch(self, p: Position, seat: int) -> int:
        """Toss as many cards as the laid card and its helper give; return how many are positive (canon 4.4).

        An ace that comes up from the discard sends the negative cards of the discard to the hand.
        """
        zones, stock = p.zones, STOCK[seat]
        count = 0
        for c in zones[HELD[seat]] + zones[HELP[seat]]:
            count += TOSSES[c]
        own = zones[stock][:count]
        common = zones[DISCARD][: count - len(own)]
        p.say("tossing", seat, len(own) + len(common))
        up, found = self.tossed(p, own), self.tossed(p, common)
        # Once the positive cards are gone, the negative ones lie on top, in the order in which they were tossed.
        down, left = len(own) - len(up), len(common) - len(found)
        with p.at_once():
            if up:
                p.move(stock, DISCARD, up, "end")
            if found:
                p.move(DISCARD, DISCARD, found, "end")
            if down:
                p.move(stock, stock, down, "end")
            if left:
                p.move(DISCARD, DISCARD if ACES.isdisjoint(found) else HAND[seat], left, "end")
        return len(up) + len(found)

    def tossed(self, p: Position, cards: Sequence[int]) -> list[int]:
        """Toss these cards one after the other; return those that come down positive."""
        return list(compress(cards, p.tosses(len(cards), "attack"))) if cards else []

    def take(self, p: Position, seat: int, count: int) -> None:
        """Take `count` cards, or all there are, from the outside of the other fortress, one by one (canon 4.5)."""
        other = p.zones[FORT[1 - seat]]
        p.move(FORT[1 - seat], FORT[seat], other[: -count - 1 : -1], at="end")

    # The end

    def end_turn(self, p: Position, winner: int) -> None:
        """Put the used cards under the discard; then the end, or a turn with the other seat first (canon 4.6)."""
        zones, read = p.zones, p.vars
        p.move_together(USED[read["attacker"] == 1], at="end")
        read["turns"] += 1
        if not zones[FORT[0]] or not zones[FORT[1]] or read["turns"] >= p.game.options["max_turns"]:
            self.finish(p, winner)
        else:
            read["first"] = 1 - read["first"]
            p.goto("begin")

    def finish(self, p: Position, winner: int) -> None:
        """The only seat with a fortress wins; without any, the winner of the fight; at the cap the larger (canon 5)."""
        sizes = [len(p.zones[zone]) for zone in FORT]
        best = [seat for seat in (0, 1) if sizes[seat] == max(sizes)]
        if sizes == [0, 0]:
            p.end(best if winner == NOBODY else [winner], sizes, "both-destroyed")
        else:
            p.end(best, sizes, "cap" if all(sizes) else "fortress")

    # Refusals, and what players want to see

    def not_due(self, p: Position, action: Action) -> Reason:
        """Why a verb of another moment of the turn is refused."""
        if p.phase == "pay":
            return Reason("pay-first", (p.vars["due"],))
        if p.phase == "help":
            return Reason("already-revealed")
        return Reason("no-exchange" if action.verb == "pay" else "not-revealed")

    def refuse_fort(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in hand, or is not a special card."""
        return self.not_in_hand(p, text) or Reason("not-special", (text,))

    def refuse_trade(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in hand, or an exchange with too few cards."""
        return self.not_in_hand(p, text) or Reason("too-few-to-trade", (p.size(HAND[p.seat]),))

    def refuse_commit(self, p: Position, text: str) -> Reason | None:
        """Refuse a card from the hand if, without hand and stock, only the fortress can supply one."""
        if not p.zones[HAND[p.seat]]:
            return Reason("must-sacrifice")
        return self.not_in_hand(p, text)

    def refuse_sacrifice(self, p: Position, index: str) -> Reason:
        """Refuse a sacrifice by a seat that has a hand, or from a place that does not exist."""
        have = p.size(HAND[p.seat])
        return Reason("hand-not-empty", (have,)) if have else Reason("no-such-place", (index,))

    def refuse_call(self, p: Position, index: str) -> Reason:
        """Refuse a place that the fortress does not have."""
        return Reason("no-such-place", (index,))

    def not_in_hand(self, p: Position, text: str) -> Reason | None:
        """Why a card is not one of the hand; None if it is."""
        if text in p.texts(HAND[p.seat]):
            return None
        return no_card(p, text) or Reason("lies-in-discard" if text in p.texts(DISCARD) else "not-in-hand", (text,))

    refuse_pay = not_in_hand

    def facts(self, view: View) -> list[Fact]:
        """Sizes of fortresses and stocks, who attacks, tosses to come, what each card gives (canon 9).

        `fortress`, `stock` (cards) of each seat at the zone; `attacker` (seat); `tosses` (cards to toss) at each open
        laid card, helper included; for the seat that decides `gives` (card, tosses) of each card of its hand in `plan`,
        and `call` (index, tosses in all) of each card of its fortress that it knows in `help`.
        """
        facts = [Fact("fortress", (len(view.zones[zone]),), zone) for zone in FORT]
        facts += [Fact("stock", (len(view.zones[zone]),), zone) for zone in STOCK]
        if view.phase == "help":
            facts.append(Fact("attacker", (view.vars["attacker"],)))
        tosses = {}
        for seat in (0, 1):
            if view.zones[HELD[seat]] and view.phase == "help":
                # While events are told, the next cards may already lie closed before the phase has changed.
                laid = tossed_by(view, seat)
                tosses[seat] = sum(laid.values())
                if laid:
                    facts.append(Fact("tosses", (tosses[seat],), HELD[seat]))
        if view.seat is None or view.seat != view.turn:
            return facts
        seat = view.seat
        only = view.game.only
        if view.phase == "plan":
            facts += [Fact("gives", (text, TOSSES[only[text]]), HAND[seat]) for text in view.zones[HAND[seat]]]
        if view.phase == "help":
            known = view.knows.get(FORT[seat], {})
            facts += [Fact("call", (k, tosses[seat] + TOSSES[only[known[k]]]), FORT[seat]) for k in sorted(known)]
        return facts


def tossed_by(view: View, seat: int) -> dict[str, int]:
    """The open card that a seat has laid, and its helper after it, with how many cards each tosses (canon 4.4)."""
    laid = [text for zone in (HELD, HELP) for text in view.zones[zone[seat]] if not hidden(text)]
    return {text: TOSSES[view.game.only[text]] for text in laid}
