"""Basa, the game: what is agreed, the set-up, and the decisions of canon 4.2 with what each does.

Phases `draw`, `reguess`, `feed`, `act`, `second`; those that belong to powers, `target` to `pick`, are in `questions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card, standard_deck
from app.engine.position import Position
from app.engine.rules import OVER, Arg, Fact, GameInfo, Option, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row
from app.games.basa.cards import ACE, GUESSES, POWER_OF, RED, RIGHT, SUIT, VALUE
from app.games.basa.facts import facts
from app.games.basa.powers import POWERS
from app.games.basa.questions import DONE, Questions
from app.games.basa.soundness import check_power, check_rest, check_turn
from app.games.basa.terms import (
    END_OF,
    HAND,
    MET_ACE,
    MOST_SEATS,
    REMOVED,
    SHOW,
    START,
    STOCK,
    TEMP,
    USED,
    alive,
    by_seat,
    draw,
    exchange,
    home,
    my_hand,
    only_aces,
    others,
    pays,
    put_back_ace,
    series,
)
from app.games.basa.turns import (
    check_points,
    close_step,
    end_turn,
    enter_draw,
    lose_turn,
    new_stage,
    over_for_active,
    to_act,
    usable,
    usable_second,
)

TAKE, STAGE, END = (Action(name) for name in ("take", "stage", "end"))
GUESS = [Action("guess", (what,)) for what in GUESSES]
TAKE_OR_GUESS = [TAKE, *GUESS]
SWAP = [Action("swap", (str(seat),)) for seat in range(MOST_SEATS)]
HOURS = [Action("use", ("3D", str(hour))) for hour in range(1, 13)]


class Basa(Questions):
    """Two to eight seats, one to four packs with their jokers."""

    info = GameInfo(
        id="basa",
        revision=1,
        seats=(2, MOST_SEATS),
        verbs={
            ("draw", "take"): verb(to="temp.{turn}"),
            ("draw", "guess"): verb(Arg("word")),
            ("reguess", "guess"): verb(Arg("word")),
            ("feed", "feed"): verb(card(), to=STOCK),
            ("act", "stage"): verb(),
            ("act", "use"): verb(card(), Arg("value"), to=USED),
            ("act", "swap"): verb(Arg("seat")),
            ("act", "end"): verb(),
            ("second", "use"): verb(card(), Arg("value"), to=USED),
            ("second", "done"): verb(),
            ("target", "target"): verb(Arg("seat")),
            ("trade", "give"): verb(card(), Arg("seat")),
            ("say", "say"): verb(Arg("value")),
            ("prop", "prop"): verb(Arg("word")),
            ("gift", "give"): verb(card(), Arg("seat")),
            ("give", "give"): verb(card(), to=STOCK),
            ("drop", "drop"): verb(card(), to="temp.{turn}"),
            ("keep", "keep"): verb(card(SHOW), to="hand.{turn}"),
            ("keep", "done"): verb(),
            ("pick", "pick"): verb(card(REMOVED), to="hand.{turn}"),
        },
        vars={
            "active": Var("seat", 0),
            "points": Var("by-seat", ()),
            "lost": Var("seats", ()),
            "id_digit": Var("by-seat", ()),
            "turn_no": Var("int", 1),
            "k": Var("int", 1),
            **{name: Var("bool", False) for name in ("guessed", "muted", "penalty")},
            "uses": Var("int", 0),
            "first": Var("card", ""),
            "swapped": Var("bool", False),
            "extra": Var("int", 0),
            "again": Var("list", ()),
            "charm": Var("text", ""),
            "skip": Var("by-seat", ()),
            "flips": Var("list", ()),
            "traps": Var("list", ()),
            "queue": Var("seats", ()),
            "after": Var("text", ""),
            "fx": Var("map", ()),
        },
        person=("digit",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (
            Option("decks", "number", (1, 4), 1),
            Option("remove", "bool", (False, True), False),
            Option("draw", "choice", ("guess", "mod5", "colour"), "guess"),
            Option("hp", "choice", ("off", "lose", "lock"), "off"),
            Option("mute", "bool", (False, True), False, when=(("draw", "guess"),)),
            Option("win", "choice", ("points", "survivor"), "points"),
            Option("max_stages", "number", (5, 99), 30),
            Option("max_turns", "number", (10, 2000), "auto"),
        )

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """100 turns for each seat (canon 6)."""
        filled = super().fill(seats, options)
        if filled["max_turns"] == "auto":
            filled["max_turns"] = 100 * seats
        return filled

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """What can be decided in a turn, times the turns.

        A card that owes a stage (5C 6C 9C 4H) is used only once a turn, because it then lies in `temp`. Every guess
        that does not end a draw step, and the `take` in a penalty, put a card there for the rest of the turn. Every
        seat may give a card before a draw step. A use is answered at most once by each seat, or three times.
        """
        cards = 54 * int(options["decks"])
        stages = int(options["max_stages"]) + 4 * int(options["decks"])
        draws = (stages + cards) * (1 + seats)
        uses = stages * (2 * (1 + max(seats, 3)) + 3)
        return (draws + uses) * int(options["max_turns"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1."""
        return standard_deck(options["decks"], jokers=True)

    def sound(self, p: Position) -> None:
        """Check that the vars fit each other and the running power, if there is one (`soundness`)."""
        if p.phase in ("draw", "reguess", "feed", "act", "second"):
            check_turn(p)
            check_rest(p)
        elif p.phase != OVER:
            check_power(p)

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (
            pile(STOCK, Face.DOWN),
            hand("hand.{seat}"),
            pile("temp.{seat}", Face.UP),
            row(USED, Face.UP),
            row(SHOW, Face.UP),
            pile(REMOVED, Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3).

        Everybody knows that all aces of diamonds are in the stock, because they were laid aside openly.
        """
        seats = p.game.seats
        p.move(STOCK, SHOW, list(p.game.ids[ACE]), at="end")
        p.shuffle(STOCK)
        p.deal(STOCK, HAND[:seats], 3)
        p.move_all(SHOW, STOCK)
        p.shuffle(STOCK)
        said = [person.get("digit") for person in p.game.persons] + [None] * seats
        digits = tuple(x if type(x) is int and 0 <= x <= 9 else p.draw(10) for x in said[:seats])
        p.put(points=(START["points"],) * seats, skip=(START["skip"],) * seats, id_digit=digits)
        p.vars["active"] = p.lot(range(seats), "starts")
        enter_draw(p, "draw")

    def complete(self, p: Position) -> None:
        """Give lists by seat that a position leaves out their start values (canon 4.1)."""
        read = p.vars
        if not (read["points"] and read["skip"] and read["id_digit"]):
            p.put(**{name: tuple(by_seat(p, name)) for name in START})

    # 4.3: the draw step

    def legal_draw(self, p: Position) -> list[Action]:
        """`take`; and, unless the seat may not guess, the five `guess:` (canon 4.2)."""
        if p.vars["muted"] or p.game.options["draw"] != "guess":
            return [TAKE]
        return TAKE_OR_GUESS

    def legal_reguess(self, p: Position) -> list[Action]:
        """The five `guess:` only."""
        return GUESS

    def do_take(self, p: Position) -> None:
        """Draw one card to `temp`, or in variations 2 and 3 as many as the cards say (canon 4.3)."""
        seat, how = p.vars["active"], p.game.options["draw"]
        c = draw(p, seat, TEMP[seat])
        if how == "mod5" and c >= 0:
            c = series(p, seat, TEMP[seat], VALUE[p.game.cards[c]] % 5)
        while how == "colour" and c >= 0 and RED[p.game.cards[c]]:
            c = draw(p, seat, TEMP[seat])
        if p.game.options["mute"] and how == "guess":
            p.vars["muted"] = True
        if c == MET_ACE:
            lose_turn(p)
        else:
            to_act(p)

    def do_guess(self, p: Position, guessed: str) -> None:
        """Turn up the top card: right, wrong, or the ace of diamonds (canon 4.3)."""
        read, names = p.vars, p.game.cards
        seat: int = read["active"]
        stock = p.zones[STOCK]
        read["guessed"] = True
        if read["charm"] == "safe" and guessed != ACE:
            while not only_aces(p) and names[stock[0]] == ACE:
                put_back_ace(p)
        if not stock:
            to_act(p)
            return
        text = names[stock[0]]
        p.show(STOCK, stock[:1])
        if text == ACE:
            self.meet_ace(p, guessed)
        elif guessed in RIGHT[text]:
            to = home(p, seat)
            p.say("guessed-right", seat, guessed)
            p.move_top(STOCK, to, END_OF[to])
            to_act(p)
        else:
            p.say("guessed-wrong", seat, guessed)
            p.move_top(STOCK, TEMP[seat])
            if guessed == ACE:
                self.pay_penalty(p)
            else:
                enter_draw(p, "reguess")

    def meet_ace(self, p: Position, guessed: str) -> None:
        """Meet an ace of diamonds by a guess: four cards to the hand if guessed, otherwise the penalty (canon 4.3)."""
        seat = p.vars["active"]
        p.say("guessed-right" if guessed == ACE else "guessed-wrong", seat, guessed)
        if guessed != ACE:
            p.shuffle(STOCK)
            self.pay_penalty(p)
            return
        p.move(STOCK, SHOW, 1)
        series(p, seat, home(p, seat), 4, safe=True)
        p.move_all(SHOW, STOCK)
        p.shuffle(STOCK)
        to_act(p)

    def pay_penalty(self, p: Position) -> None:
        """Four cards in a row to `temp`: three plain draws, the fourth is a draw step (canon 4.3)."""
        seat = p.vars["active"]
        p.say("penalty", seat)
        if series(p, seat, TEMP[seat], 3) == MET_ACE:
            lose_turn(p)
            return
        p.vars["penalty"] = True
        enter_draw(p, "draw")

    # 4.8: feeding the stock

    def legal_feed(self, p: Position) -> list[Action]:
        """`feed:CARD` from the hand."""
        return p.each("feed", p.zones[HAND[p.vars["queue"][0]]])

    def do_feed(self, p: Position, text: str) -> None:
        """Put a card into the stock; after the last one the draw step goes on."""
        own = HAND[p.vars["queue"][0]]
        p.lay(own, STOCK, text)
        p.shuffle(STOCK)
        if p.answered():
            phase = p.vars["after"]
            p.vars["after"] = ""
            enter_draw(p, phase)

    # 4.4: the card step

    def legal_act(self, p: Position) -> list[Action]:
        """`stage`, `use:CARD`, `swap:SEAT`, `end` (canon 4.4)."""
        read = p.vars
        legal = [STAGE] if read["k"] < p.game.options["max_stages"] else []
        cards = usable(p)
        legal += uses(p, cards)
        if not read["swapped"] and holds(p, my_hand(p), "3H"):
            legal += self.exchanges(p)
        if not cards:
            legal.append(END)
        return legal

    def exchanges(self, p: Position) -> list[Action]:
        """`swap:SEAT`, for a seat with fewer than 200 points; it has the 3H in hand (canon 4.6, 3H)."""
        if by_seat(p, "points")[p.vars["active"]] >= 200:
            return []
        return [SWAP[seat] for seat in sorted(others(p)) if p.zones[HAND[seat]]]

    def legal_second(self, p: Position) -> list[Action]:
        """`use:CARD`, `done` (canon 4.4)."""
        return [*uses(p, usable_second(p)), DONE]

    def do_stage(self, p: Position) -> None:
        """Use no card, and begin a new stage."""
        new_stage(p)

    def do_end(self, p: Position) -> None:
        """End the turn without a card."""
        end_turn(p)

    def do_swap(self, p: Position, seat: str) -> None:
        """3H goes to a player, a random card of theirs to you, you pay them 20; play goes on (canon 4.6, 3H)."""
        exchange(p, "3H", int(seat))
        pays(p, p.vars["active"], int(seat), 20, "swap")
        p.vars["swapped"] = True
        check_points(p)
        if over_for_active(p):
            end_turn(p)
        else:
            to_act(p)

    def do_use(self, p: Position, text: str, hour: str = "") -> None:
        """Use a card: it leaves the hand, traps are sprung, its power runs (canon 4.4, 1 to 3)."""
        seat = p.vars["active"]
        p.lay(HAND[seat], USED, text)
        p.vars["uses"] += 1
        p.vars["first"] = p.vars["first"] or text
        for owner, suit in p.vars["traps"]:
            if suit == SUIT[text] and owner != seat:
                pays(p, seat, owner, 3, "trap")
                p.vars["traps"] = tuple(trap for trap in p.vars["traps"] if trap != (owner, suit))
        if hour:
            p.vars["fx"] = (("hour", int(hour)),)
        self.carry_on(p, POWERS[POWER_OF[text]].use(p, seat, alive(p)))

    def do_done(self, p: Position) -> None:
        """Use no second card, or keep no further card."""
        if p.phase == "keep":
            self.answer(p)
        else:
            close_step(p)

    # What others learn, and what players want to see

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as others learn it: cards put into the stock stay unseen (canon 2).

        A card given to a player is seen by that player only.
        """
        if action.verb not in ("feed", "give"):
            return action
        _, *to = action.args
        return action if to == [str(seat)] else Action(action.verb, ("??", *to))

    def offered(self, view: View, outside: Mapping[str, Any]) -> list[Action] | None:
        """The legal actions, with only the hour on the clock, `{"hour": 0..23}`, for 3D (canon 4.6, 3D)."""
        hour = outside.get("hour")
        if type(hour) is not int:
            return None
        now = HOURS[hour % 12 - 1]
        return [action for action in view.legal if action not in HOURS or action == now]

    def facts(self, view: View) -> list[Fact]:
        """The facts that canon 9 asks for."""
        return facts(view)


def uses(p: Position, cards: list[int]) -> list[Action]:
    """`use:CARD`, with 3D for each hour of the clock (canon 4.6, 3D)."""
    found = p.each("use", cards)
    if holds(p, cards, "3D"):
        i = found.index(p.game.action("use", "3D"))
        found[i : i + 1] = HOURS
    return found


def holds(p: Position, cards: list[int], text: str) -> bool:
    """Whether a card with this symbol is among these."""
    ids = p.game.ids[text]
    return ids[0] in cards if len(ids) == 1 else not {*cards}.isdisjoint(ids)
