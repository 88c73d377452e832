"""Solo (canon.md): earn groups of cards with the center card, against a computer that the rules define.

Phases `choose` and `second`; between them the steps `turn` (step 1) and `fill` (step 2) need no decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row
from app.games.shared.seen import seen

HAND = "hand.0"
WON = "won.0"
COMPUTER = "won.computer"
DRY_AT_MOST = 3
"""How many turns a center card may stay without being earned (canon 4, 1c)."""

# The deck is sorted by rank and then suit, so card c has rank c // 4 (0 is the two, 12 the ace) and suit c % 4.
RANK_BIT = tuple(1 << c // 4 for c in range(52))
_TOP = 10
_ACE = 1 << 12
_TWO = 1 << 0
_THREE = 1 << 1
_PLAIN = frozenset(7 << low for low in range(_TOP))
_ROYAL = frozenset({7 << _TOP})
_WHEEL = frozenset({_ACE | _TWO | _THREE})
RUNS = {"high": _PLAIN | _ROYAL, "low": _PLAIN | _WHEEL, "both": _PLAIN | _ROYAL | _WHEEL}
"""The rank bits of every three cards that make a run, by option `ace` (canon 2; never round the corner)."""
EQUAL = 1 << 13
"""A bit beside those of the ranks, for a card that needs no partner because it equals the center card."""


def _partners(runs: frozenset[int], center: int) -> tuple[int, ...]:
    """For each card the bits of the ranks that make a run with it and the center card; `EQUAL` if of one rank."""
    others = [run - (1 << center) for run in runs if run & 1 << center]
    ranks = [sum(two - (1 << rank) for two in others if two & 1 << rank) for rank in range(13)]
    ranks[center] = EQUAL
    return tuple(ranks[c // 4] for c in range(52))


PARTNERS = {ace: tuple(_partners(runs, center) for center in range(13)) for ace, runs in RUNS.items()}
"""`PARTNERS[ace][rank of the center card][card]`: the bits of the ranks that make a run with these two, or `EQUAL`."""
LINE = {"high": -2, "low": (1 << 13) - 1, "both": -1}
"""A mask for the rank bits in a line, by option `ace`. The line is shifted by one, with the ace at both ends; the mask
removes the end at which no ace counts. Three neighbours in the line are a run."""


class Solo(Rules):
    """One seat, the simulated player `computer`, 52 cards."""

    info = GameInfo(
        id="solo",
        revision=1,
        seats=(1, 1),
        verbs={
            ("choose", "take"): verb(card(HAND), to="center"),
            ("choose", "return"): verb(card(HAND), to="stock"),
            ("choose", "set"): verb(Arg("word"), card(HAND)),
            ("second", "take"): verb(card(HAND), to="center"),
        },
        vars={
            "dry_turns": Var("int", 0),
            "idle": Var("int", 0),
            "been": Var("cards", ()),
            "picked": Var("card", ""),
        },
        steps=("turn", "fill"),
        scored=2,
        simulated=("computer",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("ace", "choice", ("high", "low", "both"), "high"),
            Option("max_idle", "number", (10, 20, 60), 20),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """At most 26 gains or removals, `max_idle` turns between any two of them, two actions a turn (canon 5)."""
        return 2 * 27 * (int(options["max_idle"]) + 1)

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (
            pile("stock", Face.DOWN),
            pile("center", Face.UP),
            hand("hand.{seat}"),
            row("show", Face.UP),
            pile(WON, Face.UP),
            pile(COMPUTER, Face.UP),
            pile("removed", Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle("stock")
        p.move("stock", HAND, 4, at="end")
        p.goto("turn")

    # Step 1

    def step_turn(self, p: Position) -> None:
        """Test for the end, then place the center card (canon 4, step 1)."""
        reason = self.ended(p)
        if reason:
            self.finish(p, reason)
            return
        if not p.zones["center"]:
            p.vars["dry_turns"] = 0
            if p.zones["stock"]:
                self.new_center(p)
        elif p.vars["dry_turns"] >= DRY_AT_MOST:
            p.move("center", "stock", 1, at="end")
            self.new_center(p)
            p.vars["dry_turns"] = 0
            p.say("center-replaced")
            p.shuffle("stock")
        p.goto("fill")

    def ended(self, p: Position) -> str:
        """The reason why the game is over at step 1a; empty if it is not."""
        zones, read = p.zones, p.vars
        # Among more than 13 cards, two are equal.
        if len(zones["stock"]) <= 13 and not self.can_match(p):
            return "no-match"
        if read["idle"] >= p.game.options["max_idle"]:
            return "cap"
        if not zones["center"] or read["dry_turns"] >= DRY_AT_MOST:
            names, been = p.game.cards, read["been"]
            in_play = len(zones["stock"]) + len(zones["center"]) + len(zones[HAND])
            if len(been) >= in_play and all(
                names[c] in been for zone in ("stock", "center", HAND) for c in zones[zone]
            ):
                return "all-centers"
        return ""

    def can_match(self, p: Position) -> bool:
        """Whether two cards in play are equal or three make a run (canon 4, 1a, `no-match`)."""
        ranks = 0
        for zone in ("stock", "center", HAND):
            for c in p.zones[zone]:
                if ranks & RANK_BIT[c]:
                    return True
                ranks |= RANK_BIT[c]
        return any(ranks & run == run for run in RUNS[p.options["ace"]])

    def new_center(self, p: Position) -> None:
        """Make the top of the stock the center card, and count it as having been one."""
        p.move_top("stock", "center")
        text = p.game.cards[p.zones["center"][0]]
        been = p.vars["been"]
        if text not in been:
            p.vars["been"] = (*been, text)

    # Step 2

    def step_fill(self, p: Position) -> None:
        """Fill the hand up to four (canon 4, step 2)."""
        missing = 4 - len(p.zones[HAND])
        if missing == 1 and p.zones["stock"]:
            p.move_top("stock", HAND, "end")
        elif missing > 0:
            p.move("stock", HAND, missing, at="end")
        p.ask("choose", 0)

    def sound(self, p: Position) -> None:
        """Check that there is at most one center card, a hand of at most four, and that the picked card is in it."""
        if len(p.zones["center"]) > 1 or len(p.zones[HAND]) > 4:
            raise ValueError("there is one center card, and a hand of four")
        if p.phase == "second" and p.vars["picked"] not in p.texts(HAND):
            raise ValueError("the picked card is not in hand")

    # The decisions

    def legal_choose(self, p: Position) -> list[Action]:
        """`take:X`, `return:X`, `set:all`, `set:keep:X` (canon 4, phase `choose`)."""
        zones = p.zones
        ace = p.game.options["ace"]
        cards, center = zones[HAND], zones["center"]
        legal: list[Action] = []
        ranks = 0
        for x in cards:
            ranks |= RANK_BIT[x]
        if center:
            partners = PARTNERS[ace][center[0] // 4]
            fitting = ranks | EQUAL
            legal += p.each("take", [x for x in cards if partners[x] & fitting])
        legal += p.each("return", cards)
        if len(cards) >= 3 and zones[COMPUTER]:
            legal += self.legal_sets(p, cards, ranks)
        return legal

    def legal_sets(self, p: Position, cards: list[int], ranks: int) -> list[Action]:
        """Choice [2]: four of a suit, or three in a run, from the hand; `ranks` has their bits (canon 4)."""
        ace = p.game.options["ace"]
        line = (ranks << 1 | ranks >> 12) & LINE[ace]
        run = line & line >> 1 & line >> 2
        if len(cards) == 3:
            return [p.game.action("set", "all")] if run else []
        a, b, c, d = cards
        legal = [p.game.action("set", "all")] if a % 4 == b % 4 == c % 4 == d % 4 else []
        if run:
            runs, keep = RUNS[ace], p.game.acts["set", "keep"]
            ab, cd = RANK_BIT[a] | RANK_BIT[b], RANK_BIT[c] | RANK_BIT[d]
            rest = (RANK_BIT[b] | cd, RANK_BIT[a] | cd, ab | RANK_BIT[d], ab | RANK_BIT[c])
            legal += [keep[x] for x, three in zip(cards, rest, strict=True) if three in runs]
        return legal

    def legal_second(self, p: Position) -> list[Action]:
        """`take:Y`: the partners of `picked` (canon 4, phase `second`)."""
        first = p.game.ids[p.vars["picked"]][0]
        return p.each("take", partners_of(p, first))

    def do_take(self, p: Position, text: str) -> None:
        """Earn an equal card immediately, or pick the first and then the second card of a run."""
        c = p.find(HAND, text)
        if p.phase == "second":
            self.earn(p, [p.find(HAND, p.vars["picked"]), c])
        elif RANK_BIT[c] == RANK_BIT[p.zones["center"][0]]:
            self.earn(p, [c])
        else:
            p.vars["picked"] = text
            p.ask("second", 0)

    def earn(self, p: Position, cards: list[int]) -> None:
        """Move the center card, then the chosen cards, to the player's pile; the computer gets no chance."""
        p.move_together((("center", WON, 1), (HAND, WON, cards)))
        p.put(dry_turns=0, idle=0, picked="")
        p.goto("turn")

    def do_return(self, p: Position, text: str) -> None:
        """Carry out choice [1] and the computer's chance (canon 4, R1 to R6)."""
        p.lay(HAND, "stock", text, "end")
        if not p.zones["center"]:
            self.new_center(p)
            p.put(dry_turns=0, idle=p.vars["idle"] + 1)
            p.goto("turn")
            return
        p.move("stock", "show", 4, "end")
        chosen = self.computers_choice(p)
        if chosen:
            told = "computer-run" if len(chosen) == 2 else "computer-equal"
            p.say(told, *(p.game.cards[c] for c in chosen))
            p.move_together((("center", COMPUTER, 1), ("show", COMPUTER, chosen)))
            p.vars["dry_turns"], p.vars["idle"] = 0, 0
        else:
            p.say("computer-nothing")
            p.vars["dry_turns"] += 1
            p.vars["idle"] += 1
        p.move("show", "stock", len(p.zones["show"]), "end")
        p.shuffle("stock")
        p.goto("turn")

    def computers_choice(self, p: Position) -> list[int]:
        """The computer's cards: a run before an equal card, the earliest of its kind, else none (canon 4)."""
        shown = p.zones["show"]
        partners = PARTNERS[p.game.options["ace"]][p.zones["center"][0] // 4]
        equal: list[int] = []
        near = []
        ranks = 0
        for x in shown:
            if partners[x]:
                near.append(x)
                ranks |= RANK_BIT[x]
        for x in near:
            if partners[x] & ranks:
                # Cards that make a run with the earliest lie behind it.
                return [x, next(y for y in near if RANK_BIT[y] & partners[x])]
            if partners[x] == EQUAL and not equal:
                equal = [x]
        return equal

    def do_set(self, p: Position, which: str, kept: str = "") -> None:
        """Carry out choice [2]: the set and the computer's top card leave the game (canon 4)."""
        gone = [c for c in p.zones[HAND] if p.game.cards[c] != kept]
        p.move_together(((HAND, "removed", gone), (COMPUTER, "removed", 1)))
        p.vars["idle"] = 0
        if p.zones["center"]:
            p.vars["dry_turns"] += 1
        p.goto("turn")

    def finish(self, p: Position, reason: str) -> None:
        """Compare the piles and end the game; a tie has no winner (canon 5)."""
        mine, its = len(p.zones[WON]), len(p.zones[COMPUTER])
        winners: list[int | str] = [0] if mine > its else ["computer"] if its > mine else []
        p.end(winners, [mine, its], reason)

    # Refusals, and what players want to see

    def refuse_take(self, p: Position, text: str) -> Reason:
        """Refuse a card that does not match the center card."""
        if text not in p.texts(HAND):
            return Reason("not-in-hand", (text,))
        if not p.zones["center"]:
            return Reason("no-center", (text,))
        center = p.texts("center")[0]
        if p.phase == "second":
            return Reason("no-run", (p.vars["picked"], text, center))
        return Reason("no-match", (text, center))

    def refuse_return(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in the hand."""
        return Reason("not-in-hand", (text,))

    def refuse_set(self, p: Position, which: str, kept: str = "") -> Reason:
        """Refuse a set: the computer has no card to pay with, or no set is in hand."""
        if not p.zones[COMPUTER]:
            return Reason("computer-has-none")
        if kept and kept not in p.texts(HAND):
            return Reason("not-in-hand", (kept,))
        return Reason("no-set")

    def facts(self, view: View) -> list[Fact]:
        """The cards still in play that have never been center card, and what choice [2] would cost the computer."""
        in_play = {*view.pool, *(text for zone in ("center", HAND, "show") for text in view.zones[zone])}
        fresh = [text for text in view.game.cards if text in in_play and text not in view.vars["been"]]
        facts = [Fact("never-center", tuple(fresh))]
        if view.zones[COMPUTER]:
            facts.append(Fact("would-go", (view.zones[COMPUTER][0],), COMPUTER))
        return facts


def partners_of(p: Position, first: int) -> list[int]:
    """The cards in hand that make a run with this one and the center card."""
    ranks = PARTNERS[p.game.options["ace"]][p.zones["center"][0] // 4][first]
    return [y for y in p.zones[HAND] if RANK_BIT[y] & ranks]


def partners_seen(view: View, text: str) -> list[str]:
    """The same for whoever looks at the table."""
    return [view.game.cards[c] for c in partners_of(seen(view), view.game.only[text])]
