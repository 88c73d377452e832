"""Super Stam (canon.md): two seats lay cards against a head card, then against each other.

A seat that wins a turn while its hidden card is royal keeps that card. The booklet tells the game twice, option
`wording`. Phases `trim`, `stam`, `open`, `put`, `respond`, `swap`; the step `begin` (canon 4.1) needs no decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import RANKS, SUITS, natural_value
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import OVER, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, pile, row
from app.games.shared.seen import seen
from app.games.shared.values import folded

SEATS = (0, 1)
HIDDEN, CARDS, GOLD = ({seat: f"{name}.{seat}" for seat in SEATS} for name in ("hidden", "cards", "gold"))
MOST_CARDS = 5  # the most cards that a hidden card gives, so also the most layings of a seat in a turn
COLUMN = {seat: {k: f"col.{seat}.{k}" for k in range(1, MOST_CARDS + 1)} for seat in SEATS}
MOST_VOIDS = 60  # head cards on which nobody can lay before the turn is dead (canon 4.3, house completion)

# The deck is sorted by rank and then suit, so card c has rank c // 4 (0 is the two) and suit c % 4 (C D H S).
VALUE = tuple(natural_value(RANKS[c // 4]) for c in range(52))  # the value of a card in play (canon 1)
ALPHA = tuple(folded(value) for value in VALUE)  # how many cards a hidden card gives its seat (canon 1, α)
ROYAL = tuple(RANKS[c // 4] in "JQK" for c in range(52))
FREE = {"formal": ROYAL, "human": tuple(RANKS[c // 4] in "JQKA" for c in range(52))}
"""For each wording, the hidden cards that allow an exchange of any two cards (canon 4.5)."""
STRENGTH = tuple(VALUE[c] * 4 + "SCHD".index(SUITS[c % 4]) for c in range(52))
"""The order that decides who opens: by value, among equal values `D H C S` (canon 4.1, 3)."""

USES = {"stam": ("opener",), "open": ("opener",), "put": ("lead",), "respond": ("lead", "last")}
"""The vars that must name a seat before a seat can decide in each phase."""
LAYING = ("put", "respond")
"""The phases in which a seat has laid."""
BACK = {"formal": ("open", "respond"), "human": ("stam", "open", "respond")}
"""For each wording, the phases in which cards are exchanged, to which `swap` returns (canon 4.5)."""
TOO_EARLY = {"trim": "trim-first", "stam": "no-head", "put": "laying-under-way", "swap": "second-card-first"}
TOO_LATE = {"stam": "head-lies", "ready": "head-lies", "done": "nothing-laid", "return": "nothing-to-return"}
"""Why a verb comes too late, by the phase in which it is tried or, once the head card lies, by the verb."""
STAM, SHUFFLE, READY, PASS, DONE = (Action(name) for name in ("stam", "shuffle", "ready", "pass", "done"))
NO = (False, False)
NEW_TURN: dict[str, Any] = {"opener": -1, "lead": -1, "last": -1, "sum": 0, "column": 0, "passed": 0, "voids": 0}
NEW_TURN |= {"stammed": NO, "exchanged": NO, "ready": NO, "shuffled": False}

_own = card("cards.{turn}")
_return = _swap = verb(_own, to="stock")
_put = verb(_own, to="col.{turn}.{k}")
_laying = {"put": _put, "swap": _swap, "shuffle": verb(), "pass": verb()}


class SuperStam(Rules):
    """Two seats, 52 cards."""

    info = GameInfo(
        id="super-stam",
        revision=1,
        seats=(2, 2),
        verbs={
            ("trim", "return"): _return,
            ("stam", "stam"): verb(),
            ("stam", "swap"): _swap,
            ("stam", "shuffle"): verb(),
            ("stam", "ready"): verb(),
            **{("open", name): way for name, way in _laying.items()},
            ("put", "put"): _put,
            ("put", "done"): verb(),
            **{("respond", name): way for name, way in _laying.items()},
            ("swap", "swap"): _swap,
        },
        vars={
            **{name: Var("seat", -1) for name in ("opener", "lead", "last")},
            **{name: Var("int", 0) for name in ("sum", "column", "passed")},
            **{name: Var("by-seat", (False, False)) for name in ("stammed", "exchanged", "ready")},
            "shuffled": Var("bool", False),
            "picked": Var("card", ""),
            "back": Var("text", ""),
            "voids": Var("int", 0),
            "turn_no": Var("int", 1),
        },
        steps=("begin",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("n", "number", (1, 2, 3), 1, offered=2),
            Option("wording", "choice", ("formal", "human"), "formal"),
            Option("max_turns", "number", (1, 500), 200),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """What a seat can do about each void head card, and what it can do once a turn; times the turns."""
        void = 2 + 4 * 2 + 2  # `shuffle`, `ready`, four exchanges of two acts, `shuffle`, `pass`
        once = 2 * 4 + 2 + 4 * 2 + 5 * 3 + 2  # two trims, `stam`, `shuffle`, exchanges, five layings, and as above
        return 2 * (MOST_VOIDS * void + once) * int(options["max_turns"])

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (
            pile("stock", Face.DOWN),
            pile("head", Face.UP),
            pile("hidden.{seat}", Face.OWNER),
            row("cards.{seat}", Face.UP),
            row("col.{seat}.{k}", Face.UP, k=range(1, MOST_CARDS + 1)),
            pile("gold.{seat}", Face.OWNER),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle("stock")
        p.goto("begin")

    # 4.1: hidden cards and numbers of cards
    def step_begin(self, p: Position) -> None:
        """Deal hidden cards and cards, and choose the opener; repeated after each `trim` (canon 4.1)."""
        for seat in SEATS:
            if not p.zones[HIDDEN[seat]]:
                p.move("stock", HIDDEN[seat], 1)
                if not formal(p):
                    self.draw(p, seat)
        if formal(p):
            for seat in SEATS:
                if self.draw(p, seat) < 0:
                    p.ask("trim", seat)
                    return
        self.choose_opener(p)
        self.next_before_head(p)

    def missing(self, p: Position, seat: int) -> int:
        """α - β: the cards that the hidden card gives (none, if a partial stock had none) beyond those there."""
        hidden = p.zones[HIDDEN[seat]]
        return (ALPHA[hidden[0]] if hidden else 0) - len(p.zones[CARDS[seat]])

    def draw(self, p: Position, seat: int) -> int:
        """Draw the missing cards from the top of the stock; return how many were missing, below 0 for too many."""
        missing = self.missing(p, seat)
        if missing > 0:
            p.move("stock", CARDS[seat], missing, at="end")
        return missing

    def choose_opener(self, p: Position) -> None:
        """Make the seat with the highest card the opener (canon 4.1, 3)."""
        mine, other = p.zones[CARDS[0]], p.zones[CARDS[1]]
        strength = STRENGTH.__getitem__
        p.vars["opener"] = int(max(map(strength, other), default=-1) > max(map(strength, mine), default=-1))
        p.say("opener", p.vars["opener"])

    def legal_trim(self, p: Position) -> list[Action]:
        """`return:CARD` (canon 4.1, 2)."""
        return p.each("return", p.zones[CARDS[p.seat]])

    def do_return(self, p: Position, text: str) -> None:
        """Put a card at the bottom; with the right number, play goes on where `trim` interrupted it."""
        p.lay(CARDS[p.seat], "stock", text, "end")
        if self.missing(p, p.seat) >= 0:
            if p.vars["opener"] < 0:
                p.goto("begin")
            else:
                self.do_ready(p)

    def sound(self, p: Position) -> None:
        """Check that vars name a seat or a column when they must, and that no seat has more cards than it can."""
        column = p.vars["column"]
        lead = p.vars["lead"]
        phase = p.phase
        if phase == "swap":
            phase = p.vars["back"]
            if phase not in BACK[p.game.options["wording"]] or p.vars["picked"] not in p.texts(CARDS[p.seat]):
                raise ValueError("an exchange names its first card, and the phase it goes back to")
        if any(p.vars[name] not in SEATS for name in USES.get(phase, ())) or (lead >= 0) != (column > 0):
            raise ValueError("opener, lead, last or column is missing")
        if phase != OVER and (column > 0) != (phase in LAYING):
            raise ValueError("a column is opened by the first laying")
        if column > MOST_CARDS:
            raise ValueError(f"there are {MOST_CARDS} columns")
        if len(p.zones["head"]) > (phase in ("open", *LAYING)):
            raise ValueError("one head card lies, when both are ready")
        for seat in SEATS:
            check_cards(p, seat)
        if phase == "put" and not (DONE in self.legal_put(p) or self.can_lay(p, p.seat)):
            raise ValueError(f"seat {p.turn} has begun a laying that cannot reach {p.vars['sum']}")

    # 4.2: before the head card
    def next_before_head(self, p: Position) -> None:
        """Ask first the opener, then the other about super stam; then the head card (canon 4.2)."""
        opener = p.vars["opener"]
        for seat in (opener, 1 - opener):
            if not p.vars["ready"][seat]:
                p.ask("stam", seat)
                return
        if not formal(p):
            self.choose_opener(p)
        self.turn_head(p)

    def legal_stam(self, p: Position) -> list[Action]:
        """`stam`, in `human` `swap:CARD`, `shuffle`, `ready` (canon 4.2)."""
        seat, read = p.seat, p.vars
        legal = [] if read["stammed"][seat] or read["exchanged"][seat] else [STAM]
        if not formal(p):
            legal += p.each("swap", self.exchangeable(p, seat))
        if not read["shuffled"]:
            legal.append(SHUFFLE)
        return [*legal, READY]

    def do_stam(self, p: Position) -> None:
        """Super stam: a new hidden card; all new cards in `human`, the right number in `formal` (canon 4.2)."""
        seat = p.seat
        self.mark(p, "stammed")
        p.vars["shuffled"] = False
        if not formal(p):
            p.move_all(CARDS[seat], "stock", at="end")
        p.move(HIDDEN[seat], "stock", 1, at="end")
        p.move("stock", HIDDEN[seat], 1)
        if self.draw(p, seat) < 0:
            p.ask("trim", seat)
        elif formal(p):
            self.do_ready(p)

    def do_shuffle(self, p: Position) -> None:
        """Shuffle the stock, which a seat may do once in each decision (canon 4.2, 4.3, 4.6)."""
        p.shuffle("stock")
        p.vars["shuffled"] = True

    def do_ready(self, p: Position) -> None:
        """Finish this seat's part before the head card (canon 4.2)."""
        self.mark(p, "ready")
        p.vars["shuffled"] = False
        self.next_before_head(p)

    def mark(self, p: Position, name: str) -> None:
        """Set the entry of the seat in turn in `stammed`, `exchanged` or `ready`."""
        p.vars[name] = (p.vars[name][0], True) if p.turn else (True, p.vars[name][1])

    def turn_head(self, p: Position) -> None:
        """Let the opener turn up the top of the stock: the head card, the first sum (canon 4.2)."""
        p.move("stock", "head", 1)
        p.vars["sum"], p.vars["passed"] = sum([VALUE[c] for c in p.zones["head"]]), 0
        p.ask("open", p.vars["opener"])

    # 4.3 and 4.6: laying first, responding
    def legal_open(self, p: Position) -> list[Action]:
        """`put:CARD`, `swap:CARD`, `shuffle`, `pass`: laying first is a duty, responding is free (canon 4.3, 4.6)."""
        seat = p.seat
        can = self.can_lay(p, seat)
        legal = p.each("put", p.zones[CARDS[seat]]) if can else []
        legal += p.each("swap", self.exchangeable(p, seat))
        if not p.vars["shuffled"]:
            legal.append(SHUFFLE)
        if not can or p.phase == "respond":
            legal.append(PASS)
        return legal

    legal_respond = legal_open

    def can_lay(self, p: Position, seat: int) -> bool:
        """Whether all the seat's cards, with what already counts for it, reach the sum (canon 4)."""
        cards = p.zones[CARDS[seat]]
        return bool(cards) and counted(p, seat) + sum([VALUE[c] for c in cards]) >= p.vars["sum"]

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """The act of a seat that can only shuffle and go on: it is ready or passes unasked (canon 4.2, 4.3, 4.6)."""
        return legal[-1] if len(legal) == 1 or (legal and legal[0] == SHUFFLE) else None

    def do_pass(self, p: Position) -> None:
        """Decline to respond; before any laying, the turn passes, and after the second pass it is void."""
        if p.phase == "respond":
            self.win(p, p.vars["last"])
            return
        read = p.vars
        read["passed"], read["shuffled"] = read["passed"] + 1, False
        if read["passed"] == 1:
            p.ask("open", 1 - p.seat)
        else:
            self.void(p)

    def void(self, p: Position) -> None:
        """Nobody can lay: begin the turn again, in `human` only with a new head card, or end it dead (canon 4.3)."""
        p.move("head", "stock", 1, at="end")
        p.vars["voids"] += 1
        p.say("void")
        if p.vars["voids"] >= MOST_VOIDS:
            p.say("dead-turn")
            for zone in (*CARDS.values(), *HIDDEN.values()):
                p.move_all(zone, "stock", at="end")
            p.shuffle("stock")
            self.next_turn(p)
        elif formal(p):
            p.put(opener=-1, ready=(False, False), sum=0, passed=0)
            p.goto("begin")
        else:
            self.turn_head(p)

    # 4.4: a laying
    def do_put(self, p: Position, text: str) -> None:
        """Put a card into the column; the first of a laying opens or finds it, the last of the hand is also `done`."""
        seat, read = p.seat, p.vars
        if p.phase != "put":
            read["column"], read["shuffled"] = self.column(p, seat), False
            if read["lead"] < 0:
                read["lead"] = seat
        p.lay(CARDS[seat], COLUMN[seat][read["column"]], text, "end")
        p.ask("put", seat)
        if not p.zones[CARDS[seat]]:
            self.do_done(p)

    def column(self, p: Position, seat: int) -> int:
        """The column in which the seat would lay: the leader opens a new one (canon 4.4)."""
        opens = p.phase != "put" and p.vars["lead"] in (-1, seat)
        return min(int(p.vars["column"]) + opens, MOST_CARDS)  # an invented position may have more cards than columns

    def legal_put(self, p: Position) -> list[Action]:
        """`put:CARD`, and `done` once what counts reaches the sum (canon 4.4)."""
        seat = p.seat
        legal = p.each("put", p.zones[CARDS[seat]])
        if counted(p, seat) >= p.vars["sum"]:
            legal.append(DONE)
        return legal

    def do_done(self, p: Position) -> None:
        """End the laying: its sum must be reached now, and the other seat may respond (canon 4.4)."""
        seat = p.seat
        p.vars["sum"], p.vars["last"] = counted(p, seat), seat
        p.ask("respond", 1 - seat)

    # 4.5: the exchange
    def exchangeable(self, p: Position, seat: int) -> list[int]:
        """The seat's cards that go in pairs: any if a royal is hidden, otherwise those of its suit (canon 4.5)."""
        cards, hidden = p.zones[CARDS[seat]], p.zones[HIDDEN[seat]]
        if len(cards) < 2 or not hidden:
            return []
        if not FREE[p.game.options["wording"]][hidden[0]]:
            suit = hidden[0] % 4
            cards = [c for c in cards if c % 4 == suit]
        return cards if len(cards) > 1 else []

    def legal_swap(self, p: Position) -> list[Action]:
        """`swap:CARD`: the second card (canon 4.5)."""
        seat = p.seat
        picked = p.find(CARDS[seat], p.vars["picked"])
        return p.each("swap", [c for c in self.exchangeable(p, seat) if c != picked])

    def do_swap(self, p: Position, text: str) -> None:
        """Name the first card, or complete with the second: both to the bottom, one from the top (canon 4.5)."""
        seat = p.seat
        own, back = CARDS[seat], p.vars["back"]
        if p.phase != "swap":
            p.put(picked=text, back=p.phase)
            p.ask("swap", seat)
            return
        p.move(own, "stock", [p.find(own, p.vars["picked"]), p.find(own, text)], at="end")
        p.move("stock", own, 1, at="end")
        self.mark(p, "exchanged")
        p.vars["picked"], p.vars["back"] = "", ""
        p.ask(back, seat)

    # 4.7: the turn is won
    def win(self, p: Position, w: int) -> None:
        """Clear the board, settle the winner's hidden card; in `formal` everything else stays (canon 4.7)."""
        lead = p.vars["lead"]
        p.say("turn-won", w)
        p.move("head", "stock", 1, at="end")
        if formal(p):
            for k in range(1, p.vars["column"] + 1):
                p.move_all(COLUMN[lead][k], "stock", at="end")
                p.move_all(COLUMN[1 - lead][k], "stock", at="end")
            self.settle_hidden(p, w)
        else:
            self.clear_human(p, w)
        self.next_turn(p)

    def clear_human(self, p: Position, w: int) -> None:
        """Let the winner take their cards back, the loser give all away; a royal renews the winner too (canon 4.7)."""
        loser, hidden = 1 - w, p.top(HIDDEN[w])
        for seat, dst in ((w, CARDS[w]), (loser, "stock")):
            for zone in COLUMN[seat].values():
                p.move_all(zone, dst, at="end")
        for zone in (CARDS[loser], HIDDEN[loser]):
            p.move_all(zone, "stock", at="end")
        if hidden is not None and ROYAL[hidden]:
            p.move_all(CARDS[w], "stock", at="end")
            self.settle_hidden(p, w)

    def settle_hidden(self, p: Position, w: int) -> None:
        """Move a royal of a new value to the golden deck, any other hidden card to the stock (canon 4.7)."""
        for x in p.cards(HIDDEN[w]):
            new = becomes_gold(p, w, x)
            p.move(HIDDEN[w], GOLD[w] if new else "stock", [x], at="top" if new else "end")

    def next_turn(self, p: Position) -> None:
        """Begin the next turn, unless a golden deck is full or there were enough turns (canon 4.7; canon 5)."""
        golden = [len(p.zones[GOLD[seat]]) for seat in SEATS]
        full = max(golden) >= p.game.options["n"]
        if full or p.vars["turn_no"] >= p.game.options["max_turns"]:
            p.end([seat for seat in SEATS if golden[seat] == max(golden)], golden, "gold" if full else "cap")
            return
        p.vars.update(NEW_TURN, turn_no=p.vars["turn_no"] + 1)
        p.goto("begin")

    # Refusals
    def refusal(self, p: Position, action: Action) -> Reason:
        """Why an action is refused: the text's form first, then a verb outside this phase, then the verb's reasons."""
        if misworded := self.misworded(p, action):
            return misworded
        if action.args and action.args[0] not in p.game.ids:
            return Reason("no-such-card", action.args)
        return super().refusal(p, action)

    def not_due(self, p: Position, action: Action) -> Reason:
        """Say why a verb of another phase comes too early or too late."""
        return Reason(TOO_EARLY.get(p.phase) or TOO_LATE[action.verb])

    def refuse_return(self, p: Position, text: str) -> Reason:
        """Say what is wrong with a card that is not among the seat's own: laid, hidden, or the other's."""
        seat = p.seat
        if any(text in p.texts(zone) for zone in COLUMN[seat].values()):
            return Reason("laid-already", (text,))
        if text in p.texts(HIDDEN[seat]):
            return Reason("hidden-stays", (text,))
        return Reason("not-yours" if text in p.texts(CARDS[1 - seat]) else "not-among-yours", (text,))

    def refuse_stam(self, p: Position) -> Reason:
        """Refuse a second super stam in a turn, or one after an exchange (canon 4.2)."""
        return Reason("stam-done" if p.vars["stammed"][p.seat] else "stam-after-exchange")

    def refuse_swap(self, p: Position, text: str) -> Reason:
        """Refuse before the head card, a card not theirs or of another suit, or without a second card (canon 4.5)."""
        seat, hidden = p.seat, p.top(HIDDEN[p.seat])
        if p.phase == "stam" and formal(p):
            return Reason("no-head")
        if text not in p.texts(CARDS[seat]):
            return self.refuse_return(p, text)
        if p.phase == "swap" and text == p.vars["picked"]:
            return Reason("picked-already", (text,))
        if hidden is not None and not FREE[p.game.options["wording"]][hidden] and text[1] != SUITS[hidden % 4]:
            return Reason("not-hidden-suit", (text, SUITS[hidden % 4]))
        return Reason("no-second-card", (text,))

    def refuse_shuffle(self, p: Position) -> Reason:
        """Refuse a second shuffle in a decision."""
        return Reason("shuffled-already")

    def refuse_put(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not theirs, or all their cards together are not enough (canon 4)."""
        if text not in p.texts(own := CARDS[p.seat]):
            return self.refuse_return(p, text)
        total = counted(p, p.seat) + sum(VALUE[c] for c in p.zones[own])
        return Reason("cannot-reach", (total, p.vars["sum"]))

    def refuse_done(self, p: Position) -> Reason:
        """Refuse to end the laying: the sum is not reached yet (canon 4.4)."""
        return Reason("sum-not-reached", (counted(p, p.seat), p.vars["sum"]))

    def refuse_pass(self, p: Position) -> Reason:
        """Refuse to pass: a seat that can lay on the head card must (canon 4.3)."""
        return Reason("must-lay", (p.vars["sum"],))

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance and no var says, at the zones of each seat.

        `alpha` (cards that a hidden card gives) if this seat can tell; `laid` (what a column counted); with a head card
        `reach` (all that the seat could make count), for the seat that lays `column` (its number), to itself
        `would-make` (card, what would count with it), and in a laying `laying` (what counts, the sum to reach).
        """
        facts, p = [], seen(view)
        for seat in SEATS:
            alpha = self.alpha_seen(p, seat, view.seat)
            own = p.zones[CARDS[seat]]
            columns = COLUMN[seat]
            if alpha:
                facts.append(Fact("alpha", (alpha,), HIDDEN[seat]))
            facts += [Fact("laid", (laid(p, seat, k),), at) for k, at in columns.items() if p.zones[at]]
            counts = counted(p, seat)
            if p.zones["head"]:
                facts.append(Fact("reach", (counts + sum(VALUE[c] for c in own),), CARDS[seat]))
            if seat == p.turn and p.phase in ("open", "put", "respond"):
                facts.append(Fact("column", (self.column(p, seat),), columns[self.column(p, seat)]))
                if seat == view.seat:
                    facts += [Fact("would-make", (p.game.cards[c], counts + VALUE[c]), CARDS[seat]) for c in own]
            if p.phase == "put" and seat == p.turn:
                facts.append(Fact("laying", (counts, p.vars["sum"]), columns[p.vars["column"]]))
        return facts

    def alpha_seen(self, p: Position, seat: int, viewer: int | None) -> int:
        """How many cards a hidden card gives: the viewer's, in `formal` the other's by its number of cards; else 0."""
        if seat == viewer:
            return sum(ALPHA[c] for c in p.zones[HIDDEN[seat]])
        unsettled = p.vars["opener"] < 0 or p.vars["exchanged"][seat] or (p.phase == "trim" and p.turn == seat)
        own = () if p.phase == OVER or unsettled or not formal(p) else (CARDS[seat], *COLUMN[seat].values())
        return sum(len(p.zones[zone]) for zone in own)


def formal(p: Position | View) -> bool:
    """Whether the formal wording is played, not the human one."""
    return p.game.options["wording"] == "formal"  # type: ignore[no-any-return]


def counted(p: Position, seat: int) -> int:
    """The sum of a seat's laid cards that count: of its present laying, in `human` of the whole turn (canon 4.4)."""
    lays = p.phase == "put" and seat == p.turn
    return laid(p, seat, p.vars["column"]) if lays or not formal(p) else 0


def laid(p: Position, seat: int, column: int) -> int:
    """The sum of the seat's cards in a column, in `human` with those in the columns before it."""
    total = 0
    for k in range(column if column > 1 and formal(p) else 1, column + 1):
        for c in p.zones[COLUMN[seat][k]]:
            total += VALUE[c]
    return total


def becomes_gold(p: Position, seat: int, c: int) -> bool:
    """Whether a hidden card becomes golden if its seat wins the turn: a royal of a new value (canon 4.7)."""
    return ROYAL[c] and all(VALUE[golden] != VALUE[c] for golden in p.zones[GOLD[seat]])


def check_cards(p: Position, seat: int) -> None:
    """Check that a seat has no more cards, including laid ones, than a hidden card gives, as nothing renews them.

    So a search of all it may lay has at most 31 ways to try. Raises ValueError.
    """
    laid = [len(p.zones[zone]) for zone in COLUMN[seat].values()]
    if len(p.zones[CARDS[seat]]) + sum(laid) > MOST_CARDS:
        raise ValueError(f"seat {seat} has more than the {MOST_CARDS} cards that a hidden card gives at most")
    if any(laid[p.vars["column"] :]):
        raise ValueError(f"seat {seat} has laid cards in a column that nobody has opened")
    if len(p.zones[HIDDEN[seat]]) > 1:
        raise ValueError(f"seat {seat} has more than one hidden card")
