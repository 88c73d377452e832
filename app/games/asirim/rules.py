"""Prisoners, a round: two cards laid, directions chosen, what the winner and the losers do (canon 3 to canon 4.6).

Stage 1 has phases `free`, `alpha`, `tag`, stage 2 `facing`, stage 3 `reveal`, `offer`, `answer`, `draw`, `drop`. The
steps without a decision are `deal` (canon 3), `begin-round` (canon 4.3, 0), and in the ending `stuck`, `uncover`,
`sum-up`, which ask for `last` and `mark`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Option, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Faces, Zone, hand, pile
from app.games.asirim import ending, facts, soundness
from app.games.asirim.refusals import AsirimRefusals
from app.games.asirim.terms import (
    ALPHA,
    HAND,
    LAID,
    MOST_SEATS,
    NOBODY,
    PRISON,
    ROYAL,
    TAG,
    Z,
    droppers,
    giving,
    in_stage_1,
    others_prisoners,
    present,
    qualified,
    take_up,
)

FIRST_HAND = 4
NEW_ROUND: Mapping[str, Any] = {
    "round_winner": NOBODY,
    "shown": False,
    "target": NOBODY,
    "swapped": NOBODY,
    "given": "",
}
"""The vars at the beginning of a round, except `facing` (canon 4.3, 0)."""
DIRECTIONS = [Action("commit", ("v",)), Action("commit", ("h",))]
CALL, LEAVE = Action("call"), Action("leave")
REVEAL = Action("reveal")
SEAT = tuple(str(seat) for seat in range(MOST_SEATS))
"""Seats as actions name them."""
HIDE = Action("hide")
REFUSE = Action("refuse")
DRAW, PASS = Action("draw"), Action("pass")


class Asirim(AsirimRefusals):
    """Two to six seats, 52 cards."""

    info = GameInfo(
        id="asirim",
        revision=1,
        seats=(2, MOST_SEATS),
        verbs={
            ("free", "free"): verb(card("prison.{turn}"), to="hand.{turn}"),
            ("free", "call"): verb(),
            ("alpha", "commit"): verb(card(), to="alpha.{turn}", unseen=True),
            ("alpha", "call"): verb(),
            ("tag", "commit"): verb(card(), to="tag.{turn}", unseen=True),
            ("facing", "commit"): verb(Arg("word"), unseen=True),
            ("reveal", "reveal"): verb(),
            ("reveal", "hide"): verb(),
            ("offer", "offer"): verb(card(), Arg("seat"), to="hand.{seat}", unseen=True),
            ("answer", "swap"): verb(card(), to="offer", unseen=True),
            ("answer", "refuse"): verb(),
            ("draw", "draw"): verb(),
            ("draw", "pass"): verb(),
            ("drop", "drop"): verb(card(), to="discard", unseen=True),
            ("mark", "mark"): verb(card("prison.{seat}")),
            ("last", "call"): verb(),
            ("last", "leave"): verb(),
        },
        vars={
            "round": Var("int", 1),
            "lost": Var("seats", ()),
            "facing": Var("by-seat", (), "sealed", blank="", shut=("facing",)),
            "round_winner": Var("seat", NOBODY),
            "shown": Var("bool", False),
            "target": Var("seat", NOBODY),
            "swapped": Var("seat", NOBODY),
            "given": Var("card", "", "sealed", shut=("answer",)),
            "queue": Var("seats", ()),
            "caller": Var("seat", NOBODY),
            "marked": Var("cards", ()),
            "forced": Var("bool", False),
            "score": Var("by-seat", ()),
            "game_no": Var("int", 1),
        },
        steps=("deal", "begin-round", "stuck", "uncover", "sum-up"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("amount", "number", (2, 6), 2),
            Option("games", "number", (1, 20), 1, offered=3),
            Option("alone", "choice", ("uncertain", "wins"), "uncertain"),
            Option("open_prisons", "bool", (False, True), False, rule=False),
            Option("max_rounds", "number", (5, 100), 30),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """A round: a seat frees two, lays two, turns and drops one; its winner acts four times. Then leave or mark."""
        rounds = int(options["max_rounds"]) * (6 * seats + 4)
        return int(options["games"]) * (rounds + 2 * seats)

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2. A hand and what is laid out of it are one group."""
        return (
            pile("stock", Face.DOWN),
            pile("discard", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile("alpha.{seat}", None, group="own.{seat}"),
            pile("tag.{seat}", Face.DOWN, group="own.{seat}"),
            pile("prison.{seat}", None),
            pile("offer", Face.DOWN),
        )

    def face(self, p: Position, zone: Zone) -> Faces:
        """Alphas are open after stage 1, prisons to their owners, and to all from the call on (canon 2)."""
        if zone.id in ALPHA:
            return Face.DOWN if p.phase in ("alpha", "tag") else Face.UP
        return Face.UP if p.vars["caller"] >= 0 or p.game.options["open_prisons"] else Face.OWNER

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.vars["score"] = (0,) * p.game.seats
        p.goto("deal")

    def step_deal(self, p: Position) -> None:
        """Shuffle, four cards to each hand (canon 3)."""
        p.shuffle("stock")
        p.deal("stock", HAND[: p.game.seats], FIRST_HAND)
        p.goto("begin-round")

    def sound(self, p: Position) -> None:
        """Check that the laid cards, the winner of the round and the call fit together (`soundness`)."""
        soundness.check(p)

    def lasted(self, p: Position) -> int:
        """The rounds of the last game: it ends before the next one is uncovered, even by a call (canon 4.7, 4.8)."""
        return int(p.vars["round"]) - 1

    # 4.3: stage 1

    def step_begin_round(self, p: Position) -> None:
        """Reset the vars of a round; find who is present, and whether they can lay (canon 4.3, 0)."""
        p.vars.update(NEW_ROUND)
        p.vars["facing"] = ("",) * p.game.seats
        seats = present(p)
        if not seats:
            ending.finish(p, NOBODY, "all-lost")
        elif len(seats) == 1 or p.vars["round"] > p.game.options["max_rounds"]:
            p.goto("stuck")
        else:
            self.fill_hands(p)

    def fill_hands(self, p: Position) -> None:
        """Let seats with fewer than two cards free prisoners; if one still has fewer, the game stops (canon 4.3, 0)."""
        seats, zones = present(p), p.zones
        short = [seat for seat in seats if len(zones[HAND[seat]]) < LAID]
        if not short:
            p.ask_each("alpha", seats)
        elif freeing := [seat for seat in short if zones[PRISON[seat]]]:
            p.ask_each("free", freeing)
        else:
            p.goto("stuck")

    def legal_free(self, p: Position) -> list[Action]:
        """`free:CARD`; in stage 1 also `call` if qualified (canon 4.2)."""
        seat = p.seat
        legal = p.each("free", p.zones[PRISON[seat]])
        if in_stage_1(p) and qualified(p, seat):
            legal.append(CALL)
        return legal

    def do_free(self, p: Position, text: str) -> None:
        """A prisoner goes into the hand (canon 4.3, 0 and 4.5)."""
        seat = p.seat
        p.lay(PRISON[seat], HAND[seat], text, "end")
        if in_stage_1(p):
            self.fill_hands(p)
        else:
            p.answered()
            self.next_loser(p)

    def legal_alpha(self, p: Position) -> list[Action]:
        """`commit:CARD`; `call` if qualified (canon 4.2)."""
        seat = p.seat
        legal = p.each("commit", p.zones[HAND[seat]])
        if qualified(p, seat):
            legal.append(CALL)
        return legal

    def legal_tag(self, p: Position) -> list[Action]:
        """`commit:CARD` (canon 4.2)."""
        return p.each("commit", p.zones[HAND[p.seat]])

    def do_commit(self, p: Position, what: str) -> None:
        """Lay an alpha or a tag, or choose the direction of a tag (canon 4.3, 1 and 4.4)."""
        seat = p.seat
        if p.phase == "alpha":
            p.lay(HAND[seat], ALPHA[seat], what)
            p.ask("tag", seat)
        elif p.phase == "tag":
            p.lay(HAND[seat], TAG[seat], what)
            if p.answered():
                p.ask_each("facing", present(p))
            else:
                p.ask("alpha", p.vars["queue"][0])
        else:
            if not p.vars["facing"]:
                p.vars["facing"] = ("",) * p.game.seats
            p.seal("facing", seat, what)
            if p.answered():
                p.unveil("facing")
                p.say("directions", *p.vars["facing"])
                self.judge(p)

    # 4.4: stage 2

    def legal_facing(self, p: Position) -> list[Action]:
        """`commit:v`, `commit:h` (canon 4.2)."""
        return DIRECTIONS

    def judge(self, p: Position) -> None:
        """The only seat that beats all that lie the other way wins the round; otherwise all lose (canon 4.4).

        Among equal values the horizontal one beats the other. So the strongest seat wins if the second strongest lies
        the other way. If it lies the same way, both beat all that lie the other way, or nobody does.
        """
        seats = present(p)
        facing = p.vars["facing"]
        zones = p.zones
        strongest = sorted([(Z[zones[ALPHA[seat]][0]], facing[seat] == "h", seat) for seat in seats])[-2:]
        winner, following = strongest[-1][2], strongest[0][2]
        if facing[winner] != facing[following]:
            p.vars["round_winner"] = winner
            p.say("round-won", winner)
            p.ask("reveal", winner)
        else:
            p.say("all-lose")
            p.vars["queue"] = tuple(seats)
            self.next_loser(p)

    # 4.5: all lose

    def next_loser(self, p: Position) -> None:
        """Ask the next seat to drop or free a card, or let it lose; then the round ends (canon 4.5, 4.6)."""
        while p.vars["queue"]:
            seat = p.vars["queue"][0]
            if p.zones[HAND[seat]]:
                p.ask("drop", seat)
                return
            if p.zones[PRISON[seat]]:
                p.ask("free", seat)
                return
            self.lose(p, seat)
            p.answered()
        self.end_round(p)

    def lose(self, p: Position, seat: int) -> None:
        """A seat with neither hand nor prison has lost the whole game (canon 4.5)."""
        p.say("lost", seat)
        p.vars["lost"] = (*p.vars["lost"], seat)
        p.move_all(ALPHA[seat], "discard")
        p.move_all(TAG[seat], "discard")

    def legal_drop(self, p: Position) -> list[Action]:
        """`drop:CARD` (canon 4.2)."""
        return p.each("drop", p.zones[HAND[p.seat]])

    def do_drop(self, p: Position, text: str) -> None:
        """A card from the hand goes on top of the discard (canon 4.2)."""
        own = HAND[p.seat]
        p.lay(own, "discard", text)
        p.answered()
        self.next_loser(p)

    # 4.6: the winner of a round

    def legal_reveal(self, p: Position) -> list[Action]:
        """`reveal`, `hide` (canon 4.2)."""
        return [REVEAL, HIDE]

    def do_reveal(self, p: Position) -> None:
        """All see the winner's tag; the winner takes it, and an exchange must follow (canon 4.6, 1)."""
        seat = p.seat
        p.show(TAG[seat], p.zones[TAG[seat]])
        p.move_top(TAG[seat], HAND[seat], "end")
        p.vars["shown"] = True
        p.ask("offer", seat)

    def do_hide(self, p: Position) -> None:
        """No exchange and no card, or after an exchange no card (canon 4.6, 1 and 3)."""
        self.settle(p)

    do_pass = do_hide

    def legal_offer(self, p: Position) -> list[Action]:
        """`offer:CARD:SEAT` (canon 4.2)."""
        seat = p.seat
        names, action = p.game.cards, p.game.action
        others = [SEAT[other] for other in present(p) if other != seat]
        return [action("offer", names[c], other) for c in p.zones[HAND[seat]] for other in others]

    def do_offer(self, p: Position, text: str, other: str) -> None:
        """Put the winner's card ready; a target without cards gets one from the discard (canon 4.6, 1 and 2)."""
        seat, target = p.seat, int(other)
        p.move(HAND[seat], "offer", [p.find(HAND[seat], text)], seen=(seat,))
        p.vars["target"] = target
        if not p.zones[HAND[target]] and not p.zones[PRISON[target]]:
            if not p.zones["discard"]:
                self.take_back(p)
                return
            p.shuffle("discard")
            c = p.move("discard", HAND[target], 1, at="end")[0]
            p.seal("given", target, p.game.cards[c])
        p.ask("answer", target)

    def take_back(self, p: Position) -> None:
        """Return the offered card to the winner, without an exchange (canon 4.6, 2)."""
        p.move("offer", HAND[p.vars["round_winner"]], 1, at="end")
        self.ask_draw(p)

    def legal_answer(self, p: Position) -> list[Action]:
        """`swap:CARD`; `refuse` only if the card was given (canon 4.2)."""
        legal = p.each("swap", p.zones[giving(p, p.seat)])
        if p.vars["given"]:
            legal.append(REFUSE)
        return legal

    def do_swap(self, p: Position, text: str) -> None:
        """The exchange: both see both cards (canon 4.6, 2)."""
        target, winner = p.seat, p.vars["round_winner"]
        src = giving(p, target)
        with p.at_once():
            p.move(src, HAND[winner], [p.find(src, text)], at="end", seen=(winner, target))
            p.move("offer", HAND[target], 1, at="end", seen=(winner, target))
        p.vars["swapped"] = target
        self.ask_draw(p)

    def do_refuse(self, p: Position) -> None:
        """The target keeps the card that was given (canon 4.6, 2)."""
        self.take_back(p)

    def ask_draw(self, p: Position) -> None:
        """A winner who has revealed may take a card from the stock (canon 4.6, 3)."""
        p.vars["given"] = ""
        p.unveil("given")
        if p.zones["stock"]:
            p.ask("draw", p.vars["round_winner"])
        else:
            self.settle(p)

    def legal_draw(self, p: Position) -> list[Action]:
        """`draw`, `pass` (canon 4.2)."""
        return [DRAW, PASS]

    def do_draw(self, p: Position) -> None:
        """Take the top card of the stock (canon 4.6, 3)."""
        p.move("stock", HAND[p.seat], 1, at="end")
        self.settle(p)

    def settle(self, p: Position) -> None:
        """The winner's alpha goes to prison if royal; losers who did not exchange drop a card (canon 4.6, 4 and 5)."""
        winner, zones = p.vars["round_winner"], p.zones
        for c in p.cards(ALPHA[winner]):
            p.move_top(ALPHA[winner], PRISON[winner] if ROYAL[c] else "discard")
        p.vars["queue"] = tuple(droppers(present(p), zones, p.vars))
        self.next_loser(p)

    def end_round(self, p: Position) -> None:
        """Return what still lies to the hands, tags unseen; then the next round (canon 4.6, 6)."""
        take_up(p)
        p.vars["round"] += 1
        p.goto("begin-round")

    # 4.7 and 4.8: the ending

    def step_stuck(self, p: Position) -> None:
        """The game cannot go on (canon 4.7)."""
        ending.stuck(p)

    def legal_last(self, p: Position) -> list[Action]:
        """`call`, `leave` (canon 4.2)."""
        return [CALL, LEAVE]

    def do_leave(self, p: Position) -> None:
        """If all leave, the game ends without a winner (canon 4.7, 1)."""
        if p.answered():
            ending.finish(p, NOBODY, "left")

    def do_call(self, p: Position) -> None:
        """The end is called (canon 4.8, 1)."""
        ending.call(p, p.seat)

    def step_uncover(self, p: Position) -> None:
        """The aces are used (canon 4.8, 2)."""
        ending.uncover(p)

    def legal_mark(self, p: Position) -> list[Action]:
        """`mark:CARD`, in the prison of another (canon 4.2)."""
        return p.each("mark", others_prisoners(p, p.seat))

    def do_mark(self, p: Position, text: str) -> None:
        """The value of this card is 1 from now on (canon 4.8, 2)."""
        if text not in p.vars["marked"]:
            p.vars["marked"] = (*p.vars["marked"], text)
        if p.answered():
            p.goto("sum-up")

    def step_sum_up(self, p: Position) -> None:
        """The sums decide (canon 4.8, 3)."""
        ending.sum_up(p)

    # What players want to see at a glance

    def facts(self, view: View) -> list[Fact]:
        """The facts that canon 9 asks for."""
        return facts.facts(view)
