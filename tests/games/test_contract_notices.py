"""The contract notices what is wrong: rules that break one law each must not pass."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from app.engine import Action, Face, Fact, Position, Reason, Rules, View, Witnessed, Zone
from app.engine.zones import Faces
from app.games.asirim.rules import Asirim
from app.games.asirim.terms import ROYAL
from app.games.basa.rules import Basa
from app.games.majnun.rules import Majnun
from app.games.soureh.rules import Soureh
from app.games.super_stam.rules import SuperStam
from app.lab.contract import check_order_of_hands
from tests.engine.made_up import Caravan, Forts, value
from tests.games import contract
from tests.games.contract import Table


class Talkative(Forts):
    """The others are told which card was committed."""

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        return action


class Gossip(Forts):
    """What is said names a hidden card."""

    def do_commit(self, p: Position, text: str) -> None:
        p.say("psst", text)
        super().do_commit(p, text)


class Winking(Forts):
    """A var that all may read tells of a hidden card."""

    def do_commit(self, p: Position, text: str) -> None:
        p.put(round=p.vars["round"] + (100 if p.vars["round"] < 50 and value(text) == 6 else 0))
        super().do_commit(p, text)


class Peeking(Forts):
    """What is legal depends on a card that the seat does not know."""

    def legal_fort(self, p: Position) -> list[Action]:
        blind = [text for s in range(p.game.seats) for text in p.texts(f"fort.{s}")]
        return [a for a in super().legal_fort(p) if a.verb != "dig" or all(value(text) > 3 for text in blind)]


class Staring(Forts):
    """What the table shows depends on a hidden card."""

    def face(self, p: Position, zone: Zone) -> Faces:
        blind = p.texts(f"fort.{zone.owner}")
        return Face.UP if blind and value(blind[0]) > 4 else super().face(p, zone)


class Clairvoyant(Forts):
    """What is legal depends on chance to come."""

    def legal_commit(self, p: Position) -> list[Action]:
        legal = super().legal_commit(p)
        return legal[::-1] if p.rng % 2 else legal


class Whimsical(Forts):
    """Chance comes from another source."""

    def do_done(self, p: Position) -> None:
        p.put(round=p.vars["round"] + random.choice([0, 0, 1]))
        super().do_done(p)


class Forgetful(Forts):
    """The rules keep a memory of their own."""

    count = 0

    def do_commit(self, p: Position, text: str) -> None:
        Forgetful.count += 1
        p.count("points", 0, Forgetful.count % 2, "odd")
        super().do_commit(p, text)


class Thieving(Forts):
    """A card leaves the table."""

    def step_clear(self, p: Position) -> None:
        super().step_clear(p)
        del p.zones["stock"][:1]


class Changeable(Forts):
    """A var that could be changed in place."""

    def setup(self, p: Position) -> None:
        super().setup(p)
        p.vars["points"] = list(p.vars["points"])


class Repeating(Forts):
    """One action is listed twice."""

    def legal_commit(self, p: Position) -> list[Action]:
        legal = super().legal_commit(p)
        return [*legal, legal[0]]


class Undeclared(Forts):
    """A var that is not declared."""

    def do_done(self, p: Position) -> None:
        p.put(extra=1)
        super().do_done(p)


class Boundless(Forts):
    """Games are longer than the bound says."""

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        return 5


class Mute(Forts):
    """Refusals do not say why."""

    def refuse_commit(self, p: Position, text: str) -> Reason:
        return None  # type: ignore[return-value]


class Betraying(Forts):
    """A refusal tells a hidden card."""

    def refuse_commit(self, p: Position, text: str) -> Reason:
        top = p.texts("stock")[:1]
        return Reason("not-in-hand", (text, *top))


class Stuck(Forts):
    """A seat in turn has nothing to decide."""

    def legal_fort(self, p: Position) -> list[Action]:
        return []


class Knowing(Forts):
    """A fact tells the top of the stock."""

    def facts(self, view: View) -> list[Fact]:
        return [Fact("pool", (len(view.pool),)), Fact("order", (random.random(),))]


class Overcounting(Forts):
    """A round is counted that nobody plays."""

    def lasted(self, p: Position) -> int:
        return int(p.vars["round"])


class Undercounting(Caravan):
    """A turn that somebody played is not counted, nor the one before it."""

    def lasted(self, p: Position) -> int:
        return int(p.vars["turns"]) - 2


class Unmeasured(Caravan):
    """There are turns, but the rules do not say how many there were."""

    def lasted(self, p: Position) -> int | None:
        return None


class Refusing(Forts):
    """A refusal takes no card."""

    def refuse_commit(self, p: Position) -> Reason:  # type: ignore[override]
        return Reason("no-card")


class Misplacing(Forts):
    """A fact belongs to no zone."""

    def facts(self, view: View) -> list[Fact]:
        return [Fact("trump", (), "forts.0")]


class Searching(Caravan):
    """A search goes a different way than the table."""

    def do_draw(self, p: Position) -> None:
        if not isinstance(p, Witnessed):
            p.put(turns=p.vars["turns"] + 1)
        super().do_draw(p)


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (Talkative(), "is told depends on what it does not know"),
        (Gossip(), "is told depends on what it does not know|can tell which secret action was done"),
        (Winking(), "that var round is 10. instead of that var round is|can tell which secret action was done"),
        (Peeking(), "what is legal depends on something hidden"),
        (Staring(), "can tell the worlds apart|depends on what it does not know|which the rules do not have"),
        (Clairvoyant(), "what is legal depends on the chance to come"),
        # Which of them shows it first is a matter of luck.
        (Whimsical(), "."),
        (Forgetful(), "in the same position does something else; .* draw only by the position|a search comes to"),
        (Thieving(), "a card is doubled or missing|leads to other zones"),
        (Changeable(), "var points could be changed in place"),
        (Repeating(), "two legal actions read the same"),
        (Undeclared(), "set vars that they do not declare: extra|'extra'"),
        (Boundless(), "a game is longer than its bound"),
        (Mute(), "is refused without saying why"),
        (Betraying(), "is refused depends on what the seat does not know"),
        (Stuck(), "nothing is legal in phase fort"),
        (Knowing(), "a fact for seat . depends on more than its view"),
        (Refusing(), "has the arguments of its verb, and the method that refuses it takes others"),
        (Misplacing(), "the fact trump belongs to 'forts.0', which is neither a zone nor a card"),
        (Searching(), "a search comes to a position that differs in its vars"),
        (Overcounting(), "and nothing happened in the last"),
        (Undercounting(), "and a seat acted later"),
        (Unmeasured(), "does not say how many it had"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Rules) else "",
)
def test_rules_that_break_a_law_do_not_pass(rules: Rules, law: str) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError), match=law):
        for seed in range(12):
            contract.hold_game(Table(rules, rules.info.seats[0], ()), seed)


@pytest.mark.parametrize("rules", [Forts(), Caravan()], ids=["Forts", "Caravan"])
def test_the_rules_they_are_made_from_pass(rules: Rules) -> None:
    for seed in range(5):
        contract.hold_game(Table(rules, rules.info.seats[0], ()), seed)


class TellingTag(Asirim):
    """The value of a tag, and whether it is royal, is told."""

    def do_commit(self, p: Position, what: str) -> None:
        if p.phase == "tag":
            p.say("psst", what[0])
        super().do_commit(p, what)


class TellingHand(Asirim):
    """Whether a hand holds a royal card is told."""

    def do_drop(self, p: Position, text: str) -> None:
        p.say("psst", sum(ROYAL[c] for c in p.zones["hand.1"]))
        super().do_drop(p, text)


class TellingSuit(Basa):
    """The suits in a hand that takes no part are told."""

    def do_take(self, p: Position) -> None:
        resting = next(seat for seat in range(p.game.seats) if seat != p.turn)
        p.say("psst", "".join(text[1] for text in sorted(p.texts(f"hand.{resting}"))))
        super().do_take(p)


class TellingRow(Soureh):
    """The ranks in a closed row are told."""

    def do_throw(self, p: Position) -> None:
        p.say("psst", sum(c // 8 for c in p.zones["closed.0"]))
        super().do_throw(p)


class TellingSecret(SuperStam):
    """The rank of a hidden card is told."""

    def do_put(self, p: Position, text: str) -> None:
        p.say("psst", p.texts("hidden.0")[0][0])
        super().do_put(p, text)


class TellingGift(Majnun):
    """The rank of a card that is given is told to all."""

    def do_give(self, p: Position, text: str) -> None:
        p.say("psst", text[0])
        super().do_give(p, text)


@pytest.mark.parametrize(
    "rules", [TellingTag(), TellingHand(), TellingSuit(), TellingRow(), TellingSecret(), TellingGift()],
    ids=lambda rules: type(rules).__name__,
)  # fmt: skip
def test_what_a_canon_makes_public_hides_no_leak(rules: Rules) -> None:
    """Games for which `alike.py` leaves out some pairs of cards."""
    seats = min(3, rules.info.seats[1])
    with pytest.raises(AssertionError, match=r"is told depends on what it does not know|can tell which secret action"):
        for seed in range(8):
            contract.hold_game(Table(rules, seats, ()), seed, 20)


class Ordering(Forts):
    """Everybody is told where in the hand the lowest card lies."""

    def do_commit(self, p: Position, text: str) -> None:
        cards = p.zones[f"hand.{p.turn}"]
        p.say("lowest", cards.index(min(cards)))
        super().do_commit(p, text)


def test_of_the_order_of_a_closed_hand_it_is_said_what_tells_it() -> None:
    law = r"an onlooker is told of the order of a closed hand; .* it is told said .* instead of said .*'lowest'"
    with pytest.raises(AssertionError, match=law):
        for p, action, _ in contract.walk(Table(Ordering(), 2, ()), 1):
            check_order_of_hands(p, action, None)
