"""Shapes (canon.md): guess which base shapes will lie in the row, then show the whole card that has most of them.

Part one of a round is phase `base`, part two `whole`, the tie-breaker `tie`; all lay unseen, seat by seat, and turn
together. In part three the winner takes the base cards; in editions 1 and 2 they also have phases `pick` and `swap`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row

MOST_SEATS = 4
HAND, WHOLES, HELD, SHOWN, PRIZES = (
    tuple(f"{name}.{seat}" for seat in range(MOST_SEATS)) for name in ("hand", "wholes", "held", "shown", "prizes")
)
FULL = 3
"""A full hand has this many base cards and this many whole cards."""

SHAPES = "CTQSX"
"""Circle, triangle, square, star, cross; our choice, since the pictures of the source are lost (canon 7)."""
JOKER = "bJ"
JOKERS = 2
BASES = tuple("b" + shape for shape in SHAPES for _ in range(6)) + (JOKER,) * JOKERS
WHOLE_CARDS = tuple("w" + "".join(shapes) for size in (2, 3) for shapes in combinations(SHAPES, size))
CARDS = BASES + WHOLE_CARDS
IS_JOKER = tuple(text == JOKER for text in CARDS)


def has_shape(whole: str, base: str) -> bool:
    """Whether the shape of a base card is on a whole card; a joker, and a card that nobody sees, has none."""
    return whole[0] == "w" and base[0] == "b" and base[1] in whole


MATCH = tuple(tuple(int(has_shape(whole, base)) for base in CARDS) for whole in CARDS)
"""Whether the shape of a base card is on a whole card: `MATCH[whole][base]` (canon 4, phase `whole`)."""

SOURCE = {"base": HAND, "whole": WHOLES, "tie": HAND}
"""For each phase, the zones from which the seats lay."""


def worth(prizes: Sequence[str], seats: int) -> int:
    """The worth of prizes: 1 each; a joker, which joins them only at the end, as many as there are seats (canon 5)."""
    return len(prizes) + (seats - 1) * prizes.count(JOKER)


class Shapes(Rules):
    """Two to four seats, 32 pink and 20 purple cards."""

    info = GameInfo(
        id="shapes",
        revision=1,
        seats=(2, MOST_SEATS),
        verbs={
            ("base", "commit"): verb(card("hand.{turn}"), to="held.{turn}"),
            ("whole", "commit"): verb(card("wholes.{turn}"), to="held.{turn}"),
            ("tie", "commit"): verb(card("hand.{turn}"), to="held.{turn}"),
            ("pick", "pick"): verb(card("shown.{seat}"), to="wholes.{turn}"),
            ("swap", "swap"): verb(card("hand.{turn}"), to="base"),
            ("swap", "done"): verb(),
        },
        vars={
            "round": Var("int", 1),
            "scores": Var("by-seat", ()),
            "tied": Var("seats", ()),
            "tie_step": Var("int", 0),
        },
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6. Edition 1 has no tie-breaker, so `tie_cards` means nothing there."""
        tie_cards = Option("tie_cards", "choice", ("common", "own"), "common", when=(("edition", (4, 3, 2)),))
        return (
            Option("edition", "number", (4, 3, 2, 1), 4),
            tie_cards,
            Option("max_rounds", "number", (30, 60, 120), 60),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """A round: each seat lays twice and in two tie-breaker steps; the winner picks and exchanges (canon 5)."""
        return int(options["max_rounds"]) * (4 * seats + 2)

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The deck of canon 1: the pink cards, then the purple ones."""
        return [Card(text, "?" + text[0]) for text in CARDS]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2. A seat's hands and the card laid unseen from them are one group."""
        return (
            pile("base", Face.DOWN),
            pile("whole", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            hand("wholes.{seat}", group="own.{seat}"),
            pile("held.{seat}", Face.OWNER, group="own.{seat}"),
            row("row", Face.UP),
            pile("shown.{seat}", Face.UP),
            pile("prizes.{seat}", Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        seats = p.game.seats
        p.move("base", "whole", range(len(BASES), len(CARDS)), at="end")
        p.shuffle("base")
        p.shuffle("whole")
        for seat in range(seats):
            self.fill_hands(p, seat)
        p.ask("base", 0)

    def fill_hands(self, p: Position, seat: int) -> None:
        """Draw up to three base cards and three whole cards, as far as there are any (canon 4, part three 6)."""
        bases, wholes = FULL - len(p.zones[HAND[seat]]), FULL - len(p.zones[WHOLES[seat]])
        if bases > 0:
            p.move("base", HAND[seat], bases, at="end")
        if wholes > 0:
            p.move("whole", WHOLES[seat], wholes, at="end")

    # Parts one and two, and the tie-breaker

    def laying(self, p: Position) -> Sequence[int]:
        """The seats that lay a card in this phase: all, or in the tie-breaker those that are tied."""
        tied: tuple[int, ...] = p.vars["tied"]
        return tied if p.phase == "tie" else range(p.game.seats)

    def legal_base(self, p: Position) -> list[Action]:
        """`commit:<card>` (canon 4, phases `base`, `whole`, `tie`); cards of one symbol make one action."""
        return p.each("commit", p.zones[SOURCE[p.phase][p.seat]])

    legal_whole = legal_base
    legal_tie = legal_base

    def sound(self, p: Position) -> None:
        """Check that zones and vars make a part of a round in which the seat in turn decides."""
        zones, phase = p.zones, p.phase
        purple = (*WHOLES, *SHOWN, "whole", *(HELD if phase == "whole" else ()))
        if any((c >= len(BASES)) != (name in purple) for name, cards in zones.items() for c in cards):
            raise ValueError("a base card lies with the whole cards, or a whole card with the base cards")
        seats = range(p.game.seats)
        if phase in SOURCE:
            self.check_laying(p)
        elif phase in p.game.rules.info.phases:
            if any(zones[HELD[seat]] for seat in seats):
                raise ValueError("a card is laid before its time")
            if phase == "swap" and any(zones[SHOWN[seat]] for seat in seats):
                raise ValueError("the whole cards lie open until hands are filled")
            self.check_part_three(p)
        laid = [HELD[seat] if phase in ("base", "tie") else "" for seat in seats]
        if phase in ("base", "whole", "swap"):
            if len({len(zones[HAND[seat]]) + len(zones.get(laid[seat], ())) for seat in seats}) > 1:
                raise ValueError("seats have equally many base cards")
            if not all(zones[WHOLES[seat]] or (phase == "whole" and zones[HELD[seat]]) for seat in seats):
                raise ValueError("each seat has a whole card to lay")
            if phase in ("base", "swap") and not all(zones[HAND[s]] or zones[HELD[s]] for s in seats):
                raise ValueError("each seat has a base card to lay")

    def check_part_three(self, p: Position) -> None:
        """Raise ValueError if this edition has no such choice for the winner, or no deck to exchange with."""
        edition = p.game.options["edition"]
        if p.phase == "pick" and edition > 1:
            raise ValueError("no whole card is picked in this edition")
        if p.phase == "swap" and (edition > 2 or not p.zones[self.exchange(p)[1]]):
            raise ValueError("no exchange in this edition, or no deck to exchange with")

    def check_laying(self, p: Position) -> None:
        """Raise ValueError if a seat that lays has nothing to lay, or has laid before its turn."""
        turn = p.seat
        laying = self.laying(p)
        zones = p.zones
        tie = p.phase == "tie"
        if turn not in laying or list(laying) != sorted(laying) or tie != bool(p.vars["tied"]):
            raise ValueError("the tied seats lay in the tie-breaker, in their order, and nobody is tied before")
        for seat in range(p.game.seats):
            held, lays = zones[HELD[seat]], seat in laying
            if len(held) != (lays and seat < turn) or (lays and not held and not zones[SOURCE[p.phase][seat]]):
                raise ValueError(f"seat {seat} is not ready for the turn of seat {turn}")
            if len(zones[SHOWN[seat]]) > tie or (lays and len(zones[SHOWN[seat]]) < tie):
                raise ValueError("the whole cards lie open in the tie-breaker, and not before")
        if tie and len({len(zones[HAND[seat]]) + len(zones[HELD[seat]]) for seat in laying}) > 1:
            raise ValueError("tied seats have equally many base cards")
        if tie and not (len(p.vars["scores"]) == p.game.seats and len(laying) > 1):
            raise ValueError("several seats are tied by their scores")

    def do_commit(self, p: Position, text: str) -> None:
        """Lay a card face down; after the last seat all cards turn (canon 4)."""
        seat, phase = p.seat, p.phase
        src = SOURCE[phase][seat]
        p.lay(src, HELD[seat], text)
        if phase != "tie" and seat + 1 < p.game.seats:
            p.ask(phase, seat + 1)
            return
        laying = self.laying(p)
        if seat != laying[-1]:
            p.ask(phase, laying[laying.index(seat) + 1])
        elif phase == "whole":
            self.turn_wholes(p)
        else:
            p.move_together([(HELD[one], "row", 1) for one in laying], at="end")
            if phase == "base":
                p.ask("whole", 0)
            else:
                self.judge_step(p, laying)

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as others learn it: that a card is laid or exchanged, not which one.

        They do see a joker that is given to the deck.
        """
        unseen = action.verb == "commit" or (action.verb == "swap" and action.args[0] != JOKER)
        return Action(action.verb, ("??",)) if unseen else action

    def turn_wholes(self, p: Position) -> None:
        """Turn the whole cards; the best score wins the round, or several are tied (canon 4, phase `whole`)."""
        seats = range(p.game.seats)
        p.move_together([(HELD[seat], SHOWN[seat], 1) for seat in seats])
        scores = [self.score(p, seat) for seat in seats]
        p.vars["scores"] = tuple(scores)
        top = max(scores)
        best = [seat for seat in seats if scores[seat] == top]
        if len(best) == 1:
            self.part_three(p, best[0])
            return
        p.vars["tied"] = tuple(best)
        if p.game.options["edition"] == 1:
            self.part_three(p, None)
        else:
            self.next_step(p)

    def score(self, p: Position, seat: int) -> int:
        """How many cards in the row have a shape that is on the seat's whole card (canon 4, phase `whole`)."""
        match, total = MATCH[p.zones[SHOWN[seat]][0]], 0
        for c in p.zones["row"]:
            total += match[c]
        return total

    def next_step(self, p: Position) -> None:
        """Begin another step of the tie-breaker; no winner if the base cards are used up (canon 4, phase `tie`, 3)."""
        tied = p.vars["tied"]
        if all(p.zones[HAND[seat]] for seat in tied):
            p.vars["tie_step"] += 1
            p.ask("tie", tied[0])
        else:
            self.part_three(p, None)

    def judge_step(self, p: Position, tied: Sequence[int]) -> None:
        """Judge the cards of tied seats, now in the row: jokers first, then new scores (canon 4, phase `tie`)."""
        laid = p.zones["row"][-len(tied) :]
        jokers = [seat for seat, c in zip(tied, laid, strict=True) if IS_JOKER[c]]
        if jokers and p.game.options["edition"] == 4:
            last = not any(p.zones[HAND[seat]] for seat in tied)
            if last and len(jokers) == 1:
                p.say("joker-wins", jokers[0])
                self.part_three(p, jokers[0])
                return
            if last:
                p.say("jokers-cancelled", *jokers)
        elif jokers:
            alone = len(jokers) == 1
            p.say("joker-wins" if alone else "jokers-cancelled", *jokers)
            self.part_three(p, jokers[0] if alone else None)
            return
        scores, own = list(p.vars["scores"]), p.game.options["tie_cards"] == "own"
        for seat, c in zip(tied, laid, strict=True):
            scores[seat] = scores[seat] + MATCH[p.zones[SHOWN[seat]][0]][c] if own else self.score(p, seat)
        top = max([scores[seat] for seat in tied])
        best = [seat for seat in tied if scores[seat] == top]
        p.vars["scores"], p.vars["tied"] = tuple(scores), tuple(best)
        if len(best) == 1:
            self.part_three(p, best[0])
        else:
            self.next_step(p)

    # Part three

    def part_three(self, p: Position, winner: int | None) -> None:
        """Make the base cards prizes or put them under their deck; shuffle jokers in (canon 4, part three 1 to 3)."""
        row = p.zones["row"]
        jokers = [c for c in row if IS_JOKER[c]]
        plain = [c for c in row if c not in jokers] if jokers else len(row)
        if winner is None:
            p.say("nobody-wins")
            p.move("row", "base", plain, at="end")
        else:
            p.say("round-won", winner)
            p.move("row", PRIZES[winner], plain, at=0)
        if jokers:
            p.move("row", "base", jokers, at="end")
            p.shuffle("base")
        if winner is not None and p.game.options["edition"] == 1:
            p.ask("pick", winner)
        else:
            self.fill_up(p, winner)

    def legal_pick(self, p: Position) -> list[Action]:
        """`pick:<card>`: the round's whole cards, also the winner's (canon 4, part three 3)."""
        return p.each("pick", [c for seat in range(p.game.seats) for c in p.zones[SHOWN[seat]]])

    def do_pick(self, p: Position, text: str) -> None:
        """Move the chosen card to the winner's whole cards (canon 4, part three 3)."""
        winner = p.seat
        (c,) = p.game.ids[text]
        p.move(next(zone for zone in SHOWN if c in p.zones[zone]), WHOLES[winner], [c], at="end")
        self.fill_up(p, winner)

    def fill_up(self, p: Position, winner: int | None) -> None:
        """Put whole cards under their deck; then the end, or fill hands and offer the exchange (canon 4, 4 to 7)."""
        seats, edition = range(p.game.seats), p.game.options["edition"]
        for seat in seats:
            if p.zones[SHOWN[seat]]:
                p.move_top(SHOWN[seat], "whole", "end")
        sizes = [len(p.zones[HAND[seat]]) for seat in seats]
        short = len(p.zones["base"]) < sum([FULL - size for size in sizes if size < FULL])
        if short or p.vars["round"] >= p.game.options["max_rounds"]:
            self.finish(p, "deck" if short else "cap")
            return
        for seat in seats:
            self.fill_hands(p, seat)
        if winner is not None and edition < 3 and p.zones["base" if edition == 2 else "whole"]:
            p.ask("swap", winner)
        else:
            self.next_round(p)

    def exchange(self, p: Position) -> tuple[str, str]:
        """The winner's cards and the deck with which they may be exchanged (canon 4, part three 7)."""
        seat = p.seat
        return (HAND[seat], "base") if p.game.options["edition"] == 2 else (WHOLES[seat], "whole")

    def legal_swap(self, p: Position) -> list[Action]:
        """`swap:<card>`, `done` (canon 4, part three 7)."""
        own, _ = self.exchange(p)
        return [*p.each("swap", p.zones[own]), p.game.action("done")]

    def do_swap(self, p: Position, text: str) -> None:
        """Draw the top card and put the given one under the deck; a joker is shuffled in (canon 4, part three 7).

        Because only a joker is shuffled in, a shuffle would reveal what was given, so the joker is shown before it
        goes.
        """
        own, deck = self.exchange(p)
        c = p.find(own, text)
        p.move(deck, own, 1, at="end")
        if IS_JOKER[c]:
            p.show(own, [c])
            p.move(own, deck, [c], at="end", seen=range(p.game.seats))
            p.shuffle(deck)
        else:
            p.move(own, deck, [c], at="end")
        self.next_round(p)

    def do_done(self, p: Position) -> None:
        """Exchange nothing."""
        self.next_round(p)

    def next_round(self, p: Position) -> None:
        """Begin the next round (canon 4, part three 8)."""
        p.vars["round"] += 1
        p.vars["scores"] = ()
        p.vars["tied"] = ()
        p.vars["tie_step"] = 0
        p.ask("base", 0)

    def finish(self, p: Position, reason: str) -> None:
        """Add jokers in hand to the prizes, each worth as many as there are seats; most prizes win (canon 5)."""
        seats, scores = p.game.seats, []
        for seat in range(seats):
            jokers = [c for c in p.zones[HAND[seat]] if IS_JOKER[c]]
            p.move(HAND[seat], PRIZES[seat], jokers)
            scores.append(worth(p.texts(PRIZES[seat]), seats))
        p.end([seat for seat in range(seats) if scores[seat] == max(scores)], scores, reason)

    # Refusals, and what players want to see

    def refusal(self, p: Position, action: Action) -> Reason:
        """Why an action is refused: the text's form first, then what is due in this phase, then the card wanted."""
        if misworded := self.misworded(p, action):
            return misworded
        phase, (name, args) = p.phase, action
        if args and args[0] not in p.game.ids:
            return Reason("no-such-card", args)
        if (phase, name) not in self.info.verbs:
            return self.too_soon(p, name)
        purple = phase in ("whole", "pick") or (phase == "swap" and p.game.options["edition"] == 1)
        if (args[0] in WHOLE_CARDS) != purple:
            return Reason("whole-card-wanted" if purple else "base-card-wanted", args)
        return Reason("not-shown" if phase == "pick" else "not-in-hand", args)

    def too_soon(self, p: Position, name: str) -> Reason:
        """Why a verb does not belong to this phase."""
        edition = p.game.options["edition"]
        if p.phase in ("pick", "swap") and name == "commit":
            return Reason("round-is-won")
        if name == "pick":
            if edition > 1:
                return Reason("no-pick-in-edition", (edition,))
            return Reason("picked-already" if p.phase == "swap" else "winner-picks-later")
        return Reason("no-exchange-in-edition", (edition,)) if edition > 2 else Reason("winner-exchanges-later")

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance.

        At each whole card shown `score` (how many of how many base cards) and `matching` (their places in the row); in
        part two `would-score` (card, number) and `would-match` (card, places) for the whole cards of this view's seat;
        for its base cards in part one `on-wholes` (card, how many of its whole cards have the shape), in the
        tie-breaker `would-count` (card, the seats for which it would). At `base` `to-fill` (how many base cards the
        next filling needs at least) and `jokers-unseen` (number); `points` (seat, prizes so far).
        """
        facts = []
        seats = range(view.game.seats)
        lies = view.zones["row"]
        scores = view.vars["scores"]
        for seat in seats:
            for text in view.zones[SHOWN[seat]]:
                places = matching(text, lies)
                facts.append(Fact("score", (scores[seat] if scores else len(places), len(lies)), SHOWN[seat]))
                facts.append(Fact("matching", places, SHOWN[seat]))
        if view.phase == "whole" and view.seat is not None:
            own = view.zones[WHOLES[view.seat]]
            facts += [Fact("would-score", (text, len(matching(text, lies))), WHOLES[view.seat]) for text in own]
            facts += [Fact("would-match", (text, *matching(text, lies)), WHOLES[view.seat]) for text in own]
        if view.phase in ("base", "tie") and view.seat is not None:
            facts += self.facts_of_hand(view, view.seat)
        if view.result is None:
            gone = [max(1, FULL - len(view.zones[HAND[seat]])) for seat in seats]
            seen = sum(list(texts).count(JOKER) for texts in view.zones.values())
            facts.append(Fact("to-fill", (sum(gone),), "base"))
            facts.append(Fact("jokers-unseen", (JOKERS - seen,), "base"))
            facts += [Fact("points", (seat, len(view.zones[PRIZES[seat]]))) for seat in seats]
        return facts

    def facts_of_hand(self, view: View, seat: int) -> list[Fact]:
        """What each symbol among a seat's base cards would bring: `on-wholes` in part one, `would-count` in a tie."""
        own = view.zones[WHOLES[seat]]
        at = HAND[seat]
        facts = []
        tied = [one for one in view.vars["tied"] if one == seat or view.game.options["tie_cards"] == "common"]
        for text in dict.fromkeys(view.zones[at]):
            if view.phase == "base":
                facts.append(Fact("on-wholes", (text, fitting(text, own)), at))
            elif seat in tied:
                counts = [one for one in tied if fitting(text, view.zones[SHOWN[one]])]
                facts.append(Fact("would-count", (text, *counts), at))
        return facts


def matching(whole: str, lies: Sequence[str]) -> tuple[int, ...]:
    """The places in the row of the base cards whose shape is on a whole card."""
    return tuple(i for i, text in enumerate(lies) if has_shape(whole, text))


def fitting(base: str, wholes: Sequence[str]) -> int:
    """How many of these whole cards have the shape of a base card."""
    return sum(has_shape(whole, base) for whole in wholes)
