"""Shlif Shluf, "Draw, Drawn" (canon.md): turn up cards and keep them, unless the ace of diamonds comes.

Phase `draw` turns up a card. `settle` asks for the suit of a joker in the row whenever it matters for that card, then
the verdict says whether the turn ends and with which effect. `magic` asks for a suit, `magic-joker` for the suit of a
joker that the magic earns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import SUITS, Card, standard_deck
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, pile, row

# The deck is sorted by rank and then suit, so card c below 52 has rank c // 4 (0 is the two) and suit c % 4.
ACE = "AD"
"""The ace of diamonds, which loses."""
ACE_INT = 49
JOKER = 52
"""Cards from here on are the jokers, XR and XB."""
JOKER_SUITS = {"XR": ("D", "H"), "XB": ("C", "S")}
"""The suits of a joker's colour, in the order in which they are offered."""
FIRST_SUIT = {"XR": "H", "XB": "C"}
"""The suit of a joker to which none was given (canon 2)."""
SUIT = (*(SUITS[c % 4] for c in range(JOKER)), *FIRST_SUIT.values())
"""The suit of each card by its int."""
EVEN = "2468TQ"
"""The ranks whose chaos falls on the next seat (canon 4, chaos)."""
WON = tuple(f"won.{seat}" for seat in range(6))
GOES_ON = "goes-on"
"""The outcome of a card that does not end the turn; otherwise the outcome is the suit whose effect ends it."""

DRAW = [Action("reveal"), Action("last")]
NAME = [Action("name", (suit,)) for suit in SUITS]
NEW_TURN: Mapping[str, Any] = {"suits": (), "ask": "", "named": "", "declared": False, "earned": 0}
"""The vars at the beginning of a turn (canon 4, End of a turn)."""
Choices = Mapping[int, tuple[str, ...]]
"""The jokers in a row: their indexes, in order, and the suits each may have."""


def pairs(suits: Sequence[str]) -> dict[str, int]:
    """The suits that two neighbours share, and where the first such pair ends (canon 4, V2)."""
    paired: dict[str, int] = {}
    before = ""
    for i, suit in enumerate(suits):
        if suit == before and suit not in paired:
            paired[suit] = i
        before = suit
    return paired


def turn_ends(suits: Sequence[str], jokers: Choices, declared: bool) -> bool:
    """The verdict on the last of these suits: whether the turn ends with its effect (canon 4, V1 to V4)."""
    if declared:
        return True
    last = len(suits) - 1
    paired = pairs(suits[:last])
    if suits[last] in paired:
        return True
    return any(i < last and paired.get(suits[i], last) < i for i in jokers)


def outcomes(suits: Sequence[str], jokers: Choices, declared: bool, free: int) -> frozenset[str]:
    """All possible outcomes of the last card if the jokers from index `free` on may have either suit (canon 4)."""
    for i, choices in jokers.items():
        if i >= free:
            before, after = suits[:i], suits[i + 1 :]
            return frozenset().union(*(outcomes([*before, suit, *after], jokers, declared, i + 1) for suit in choices))
    return frozenset((suits[-1] if turn_ends(suits, jokers, declared) else GOES_ON,))


def suits_of_row(cards: Sequence[str], chosen: Mapping[str, Any]) -> tuple[list[str], Choices]:
    """The suit of each card in the row, jokers as chosen, and where the jokers lie (canon 2, `suits`)."""
    jokers = {i: JOKER_SUITS[text] for i, text in enumerate(cards) if text in JOKER_SUITS}
    suits = [text[1] for text in cards]
    for i, choices in jokers.items():
        given = chosen.get(cards[i])
        suits[i] = given if given in choices else FIRST_SUIT[cards[i]]
    return suits, jokers


class ShlifShluf(Rules):
    """Two to six seats, 54 cards, nothing hidden but the order of the stock."""

    info = GameInfo(
        id="shlif-shluf",
        revision=1,
        seats=(2, 6),
        verbs={
            ("draw", "reveal"): verb(to="row"),
            ("draw", "last"): verb(),
            ("settle", "suit"): verb(card("row"), Arg("suit")),
            ("magic", "name"): verb(Arg("suit")),
            ("magic-joker", "suit"): verb(card("won.{turn}"), Arg("suit")),
        },
        vars={
            "declared": Var("bool", False),
            "death": Var("bool", False),
            "lost": Var("seats", ()),
            "suits": Var("map", ()),
            "ask": Var("card", ""),
            "named": Var("text", ""),
            "earned": Var("int", 0),
            "turns": Var("int", 0),
        },
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("all_lost", "choice", ("most", "nobody"), "most"),
            Option("max_turns", "number", (100, 300, 1000), 300),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """The cards turned up, each with a question for each joker, and the magics (canon 5, Termination).

        A turn turns up as many cards as it earns; under death at most twice as many and one; if it is lost, five and
        the ace more; if all have lost, a whole row more. 53 cards can be earned, so at most 2 * 53 + turns + 6 * 6 + 53
        are turned up. A magic has one question, and each joker is earned by magic once.
        """
        turns = int(options["max_turns"])
        return 3 * (turns + 195) + turns + 2

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1."""
        return standard_deck(jokers=True)

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (pile("stock", Face.DOWN), row("row", Face.UP), row("show", Face.UP), pile("won.{seat}", Face.UP))

    # Set-up

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle("stock")
        starter = self.starter(p)
        p.move_all("show", "stock", at="end")
        p.shuffle("stock")
        self.begin_turn(p, starter)

    def starter(self, p: Position) -> int:
        """Find the starter by the ritual: the only candidate to turn up a diamond starts (canon 3.2)."""
        candidates = list(range(p.game.seats))
        while len(candidates) > 1:
            if len(p.zones["stock"]) < len(candidates):
                p.move_all("show", "stock", at="end")
                p.shuffle("stock")
            diamonds = []
            for seat in candidates[:]:
                (c,) = p.move("stock", "show", 1, at="end")
                p.say("ritual", seat, p.game.cards[c])
                if c == ACE_INT:
                    candidates.remove(seat)
                elif SUIT[c] == "D":
                    diamonds.append(seat)
            candidates = diamonds or candidates
        p.say("starts", candidates[0])
        return candidates[0]

    # A turn

    def next_seat(self, p: Position, seat: int) -> int:
        """The next seat that has not lost; the seat itself if there is no other (canon 2, `next(p)`)."""
        if not p.vars["lost"]:  # as in most turns, and a search asks in each
            return (seat + 1) % p.game.seats
        return next(iter(self.others_left(p, seat)), seat)

    def others_left(self, p: Position, seat: int) -> list[int]:
        """The other seats that have not lost, in seat order beginning after this one."""
        lost = p.vars["lost"]
        return [other for other in (*range(seat + 1, p.game.seats), *range(seat)) if other not in lost]

    def begin_turn(self, p: Position, seat: int) -> None:
        """End the game if it is over; otherwise let this seat draw (canon 4, Beginning a turn)."""
        stock = len(p.zones["stock"])
        if len(p.vars["lost"]) == p.game.seats:
            self.finish(p, "all-lost")
        elif p.vars["turns"] >= p.game.options["max_turns"]:
            self.finish(p, "cap")
        elif stock == 0:
            self.finish(p, "empty")
        elif stock == 1:
            if p.vars["death"]:
                self.mark_lost(p, seat)
            else:
                p.move("stock", WON[seat], 1)
            self.finish(p, "last-card")
        else:
            p.ask("draw", seat)

    def legal_draw(self, p: Position) -> list[Action]:
        """`reveal`, `last` (canon 4, phase `draw`)."""
        return DRAW if p.zones["stock"] else []

    def do_last(self, p: Position) -> None:
        """Declare that the card turned up now is the last."""
        p.vars["declared"] = True
        self.do_reveal(p)

    def do_reveal(self, p: Position) -> None:
        """Turn up the top card: the ace loses, any other goes to the end of the row and is judged (canon 4)."""
        c = p.zones["stock"][0]
        if c == ACE_INT:
            self.turn_up_ace(p)
            return
        p.move_top("stock", "row", "end")
        if c >= JOKER:
            p.vars["suits"] = with_suit(p.vars["suits"], p.game.cards[c], SUIT[c])
        row = p.zones["row"]
        if max(row) >= JOKER:
            self.settle(p)
        else:
            # A pair that ends the turn needs two cards before this one.
            paired = len(row) > 2 and turn_ends([SUIT[x] for x in row], {}, False)
            self.judge(p, SUIT[c], p.vars["declared"] or paired)

    def settle(self, p: Position, after: int = -1) -> None:
        """Ask about the next joker in the row, after index `after`, that matters; else judge (canon 4, Settling)."""
        suits, jokers = suits_of_row(p.texts("row"), dict(p.vars["suits"]))
        declared = p.vars["declared"]
        for i, choices in jokers.items():
            if i > after:
                brings = {outcomes([*suits[:i], s, *suits[i + 1 :]], jokers, declared, i + 1) for s in choices}
                if len(brings) > 1:
                    p.vars["ask"] = p.texts("row")[i]
                    p.ask("settle", p.seat)
                    return
        self.judge(p, suits[-1], turn_ends(suits, jokers, declared))

    def legal_settle(self, p: Position) -> list[Action]:
        """`suit:<J>:<suit>` (canon 4, Settling)."""
        return self.suits_for(p, "row")

    def legal_magic_joker(self, p: Position) -> list[Action]:
        """`suit:<J>:<suit>` for a joker that the magic has earned (canon 4, magic)."""
        return self.suits_for(p, WON[p.seat])

    def suits_for(self, p: Position, zone: str) -> list[Action]:
        """The two suits of the joker in question, which lies in this zone. Raises LookupError if it does not."""
        joker = p.game.cards[p.find(zone, p.vars["ask"])]
        return [p.game.action("suit", joker, suit) for suit in JOKER_SUITS[joker]]

    def do_suit(self, p: Position, joker: str, suit: str) -> None:
        """Settle a joker and go on to the next; in the magic, the named suit stops it (canon 4)."""
        p.vars["ask"] = ""
        if p.phase == "settle":
            p.vars["suits"] = with_suit(p.vars["suits"], joker, suit)
            self.settle(p, after=p.texts("row").index(joker))
        elif suit == p.vars["named"]:
            self.collect(p)
        else:
            self.earn_by_magic(p)

    def judge(self, p: Position, suit: str, ends: bool) -> None:
        """Carry out the verdict: the effect of the last card, or the next card (canon 4, Verdict)."""
        if not ends:
            if p.zones["stock"]:
                p.ask("draw", p.seat)
            else:
                self.collect(p)
            return
        if suit == "D":
            self.chaos(p)
        elif suit == "H":
            self.life(p)
        elif suit == "C":
            p.ask("magic", p.seat)
        else:
            p.say("death", self.next_seat(p, p.seat))
            self.collect(p, death=True)

    # The effects

    def chaos(self, p: Position) -> None:
        """Let the target turn up x cards and return them; with the ace among them it loses (canon 4, chaos)."""
        seat, x = p.seat, len(p.zones["row"])
        even = p.texts("row")[-1][0] in EVEN
        target = self.next_seat(p, seat) if even else seat
        p.say("chaos", target, x)
        stock, came = p.zones["stock"], False
        for _ in range(min(x, len(stock))):
            came = p.move_top("stock", "show", "end") == ACE_INT
            if came:
                break
        p.move_all("show", "stock", at="end")
        p.shuffle("stock")
        if came and target == seat:
            self.lose_turn(p)
            return
        if came:
            self.mark_lost(p, target)
        self.collect(p)

    def life(self, p: Position) -> None:
        """Earn half of x cards; the ace goes back and ends it (canon 4, life)."""
        stock, count = p.zones["stock"], len(p.zones["row"]) // 2
        p.say("life", count)
        for _ in range(min(count, len(stock))):
            if stock[0] == ACE_INT:
                p.show("stock", [ACE_INT])
                p.shuffle("stock")
                break
            p.move_top("stock", WON[p.seat])
        self.collect(p)

    def legal_magic(self, p: Position) -> list[Action]:
        """`name:<suit>` (canon 4, magic)."""
        return NAME

    def do_name(self, p: Position, suit: str) -> None:
        """Name the suit that stops the magic."""
        p.vars["named"] = suit
        self.earn_by_magic(p)

    def earn_by_magic(self, p: Position) -> None:
        """Earn cards until x, the named suit or the ace; a joker of that colour raises a question (canon 4, magic)."""
        stock = p.zones["stock"]
        x = len(p.zones["row"])
        named = p.vars["named"]
        earned = p.vars["earned"]
        while stock:
            c = stock[0]
            if c == ACE_INT:
                self.turn_up_ace(p)
                return
            p.move_top("stock", WON[p.seat])
            earned += 1
            if earned >= x or not stock:
                break
            if c >= JOKER:
                joker = p.game.cards[c]
                if named in JOKER_SUITS[joker]:
                    p.put(earned=earned, ask=joker)
                    p.ask("magic-joker", p.seat)
                    return
            elif SUIT[c] == named:
                break
        self.collect(p)

    # The ace, and the end of a turn

    def turn_up_ace(self, p: Position) -> None:
        """Turn up the ace, which goes under the stock, for the seat in turn (canon 4, Losing)."""
        p.show("stock", [ACE_INT])
        if len(p.zones["stock"]) > 1:
            p.move("stock", "stock", [ACE_INT], at="end")
        self.lose_turn(p)

    def mark_lost(self, p: Position, seat: int) -> None:
        """Put the seat out: it cannot win unless all have lost."""
        if seat not in p.vars["lost"]:
            p.vars["lost"] = (*p.vars["lost"], seat)
        p.say("lost", seat)

    def lose_turn(self, p: Position) -> None:
        """Let the seat in turn lose: its row is divided equally, the remainder goes to the stock (canon 4, Losing)."""
        self.mark_lost(p, p.seat)
        heirs = self.others_left(p, p.seat)
        each = len(p.zones["row"]) // len(heirs) if heirs else 0
        if each:
            p.say("divided", each)
        for _ in range(each):
            for heir in heirs:
                p.move("row", WON[heir], 1)
        p.move_all("row", "stock", at="end")
        p.shuffle("stock")
        self.end_turn(p)

    def collect(self, p: Position, death: bool = False) -> None:
        """Earn the row, under death only its first half, and end the turn (canon 4, Collect)."""
        x = len(p.zones["row"])
        if p.vars["death"]:
            p.say("halved", x // 2, x - x // 2)
            p.move("row", WON[p.seat], x // 2)
            p.move_all("row", "stock", at="end")
            p.shuffle("stock")
        else:
            p.move("row", WON[p.seat], x)
        self.end_turn(p, death)

    def end_turn(self, p: Position, death: bool = False) -> None:
        """Begin afresh with the next seat, for which `death` may wait (canon 4, End of a turn)."""
        seat = p.seat
        p.say("turn-ended", seat)
        p.vars.update(NEW_TURN)
        p.vars["death"] = death
        p.vars["turns"] += 1
        self.begin_turn(p, self.next_seat(p, seat))

    def finish(self, p: Position, reason: str) -> None:
        """Most cards win, among the seats that have not lost; if all have, `all_lost` decides (canon 5)."""
        seats, lost = range(p.game.seats), p.vars["lost"]
        won = [len(p.zones[WON[seat]]) for seat in seats]
        if len(lost) < len(seats):
            scores = [0 if seat in lost else won[seat] for seat in seats]
            most = max(won[seat] for seat in seats if seat not in lost)
            winners = [seat for seat in seats if seat not in lost and won[seat] == most]
        elif p.options["all_lost"] == "most":
            scores, winners = won, [seat for seat in seats if won[seat] == max(won) > 0]
        else:
            scores, winners = [0] * len(won), []
        p.end(winners, scores, reason)

    # Refusals, and what players want to see

    def not_due(self, p: Position, action: Action) -> Reason:
        """Why a verb of another phase is refused: what must be done first."""
        if p.phase == "magic":
            return Reason("name-suit-first")
        if p.phase in ("settle", "magic-joker"):
            return Reason("set-joker-first", (p.vars["ask"],))
        return Reason("no-joker-asked" if action.verb == "suit" else "no-magic")

    def refuse_reveal(self, p: Position) -> Reason:
        """Refuse to turn up a card: there is none."""
        return Reason("stock-empty")

    refuse_last = refuse_reveal

    def refuse_suit(self, p: Position, joker: str, suit: str) -> Reason:
        """Refuse a card that is not a joker, is another joker, or a suit of the other colour."""
        if joker not in JOKER_SUITS:
            return Reason("not-a-joker", (joker,))
        if joker != p.vars["ask"]:
            return Reason("other-joker-asked", (joker, p.vars["ask"]))
        if suit not in SUITS:
            return Reason("no-such-suit", (suit,))
        return Reason("wrong-colour", (joker, suit))

    def refuse_name(self, p: Position, suit: str) -> Reason:
        """Refuse anything but the four suits; a joker is not one."""
        return Reason("no-such-suit", (suit,))

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance.

        `ace-odds` (1 in n) while the ace is in the stock; `still-out` (cards of the stock by suit `C D H S` without the
        ace, then jokers); `death` (the seat it waits for, the cards of the row it would keep now); `pair` (the index of
        its second card, its suit) for each pair of neighbours; `row-suit` (joker, suit); `ends-turn` (suits that end
        the turn if turned up next) and `may-end` (those that leave it to a joker); in `settle` `joker-brings` (joker,
        suit, then every outcome still possible: `goes-on` or the suit of the effect; in magic `magic-stops` or
        `magic-goes-on`); in magic also `magic-left` (the most cards that it can still bring).
        """
        if view.over:
            return []
        facts = self.odds(view)
        cards, declared = view.zones["row"], view.vars["declared"]
        # While events are told, nobody is in turn.
        if view.vars["death"] and view.turn is not None:
            facts.append(Fact("death", (view.turn, len(cards) // 2), WON[view.turn]))
        suits, jokers = suits_of_row(cards, view.vars["suits"])
        facts += [Fact("row-suit", (cards[i], suits[i]), "row") for i in jokers]
        facts += [Fact("pair", (i, suits[i]), "row") for i in range(1, len(suits)) if suits[i] == suits[i - 1]]
        if view.phase == "draw" and len(suits) > 1:
            brings = {suit: outcomes([*suits, suit], jokers, False, 0) for suit in SUITS}
            facts.append(Fact("ends-turn", tuple(suit for suit in SUITS if GOES_ON not in brings[suit]), "row"))
            if may := tuple(suit for suit in SUITS if len(brings[suit]) > 1):
                facts.append(Fact("may-end", may, "row"))
        elif view.phase == "settle" and view.vars["ask"] in cards:
            # While the consequences are told, the row has gone.
            joker = view.vars["ask"]
            i = list(cards).index(joker)
            for suit in JOKER_SUITS[joker]:
                brings_now = outcomes([*suits[:i], suit, *suits[i + 1 :]], jokers, declared, i + 1)
                facts.append(Fact("joker-brings", (joker, suit, *sorted(brings_now)), "row"))
        return facts + self.magic(view)

    def magic(self, view: View) -> list[Fact]:
        """How far the present magic can still go, and what the suit of the joker in question brings."""
        if view.phase not in ("magic", "magic-joker"):
            return []
        facts = [Fact("magic-left", (len(view.zones["row"]) - view.vars["earned"],), "row")]
        if view.phase == "magic" or view.turn is None:
            return facts
        joker = view.vars["ask"]
        for suit in JOKER_SUITS[joker]:
            outcome = "magic-stops" if suit == view.vars["named"] else "magic-goes-on"
            facts.append(Fact("joker-brings", (joker, suit, outcome), WON[view.turn]))
        return facts

    def odds(self, view: View) -> list[Fact]:
        """The contents of the stock; everybody can count them, because all other cards lie open."""
        hidden = [*view.pool]
        facts = [Fact("ace-odds", (len(hidden),), "stock")] if ACE in hidden else []
        counts = [sum(text[1] == suit and text not in (ACE, *JOKER_SUITS) for text in hidden) for suit in SUITS]
        facts.append(Fact("still-out", (*counts, sum(text in JOKER_SUITS for text in hidden)), "stock"))
        return facts


def with_suit(suits: tuple[tuple[str, str], ...], joker: str, suit: str) -> tuple[tuple[str, str], ...]:
    """The var `suits` with this joker set."""
    return tuple({**dict(suits), joker: suit}.items())


def has_won(p: Position | View) -> bool:
    """Whether the seat in turn is the last one left and wins even if it loses as well (canon 5)."""
    seat, lost = p.turn, p.vars["lost"]
    if seat is None or len(lost) < p.game.seats - 1 or p.game.options["all_lost"] != "most":
        return False
    return len(p.zones[WON[seat]]) > max(len(p.zones[WON[other]]) for other in lost)
