"""What a reveal is: the law, tried on a fake game in which every act does one thing that can be worked out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from app.engine import Action, Position, Record, Rules, Var, Zone, view
from app.engine.cards import Card
from app.engine.rules import Arg, GameInfo, card, verb
from app.engine.views import contrary_worlds
from app.engine.zones import Face, hand, pile

WHAT_FOLLOWED = {
    "turn": True,  # everybody knew that this card was in the stock, but not that it was the next one
    "peek": True,
    "feel": True,  # another seat's hand is shown; one card of it was known
    "toss": True,
    "lottery": True,  # in next to no other world chance would fall otherwise
    "riffle-open": True,
    "riffle-backs": True,  # the order of two backs is seen
    "any-club": True,  # said of cards that stay hidden
    "one-suit": True,  # so few hands are of one suit that chance would hardly deal one
    "top-known": True,  # said of a card whose place only is unknown
    "unveil": True,
    "answer": True,  # in another world the other seat would have no choice and act immediately
    "known": False,  # a card of another hand, but a card that was known to be there
    "gift": False,  # only the other seat sees it
    "riffle": False,  # nobody is told how chance fell
    "riffle-one": False,
    "only-number": False,  # chance has no choice
    "wait": False,
}
"""Each act that can be tried, and whether it is a reveal for the seat that tries it."""


class Booth(Rules):
    """Two seats. Both have seen the cards of the stock before it was shuffled; nobody has seen those of `blind`."""

    info = GameInfo(
        id="booth",
        revision=1,
        seats=(2, 2),
        verbs={
            ("play", "try"): verb(Arg("word")),
            ("play", "lay"): verb(card(), to="open"),
            ("play", "hide"): verb(card(), to="held.{turn}"),
            ("answer", "say"): verb(Arg("word")),
            ("rest", "say"): verb(Arg("word")),
        },
        vars={"token": Var("text", "", "sealed")},
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Nobody plays this to its end."""
        return 100

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Two to seven in four suits, and two cards with another back."""
        return [*(Card(rank + suit) for rank in "234567" for suit in "CDHS"), Card("w1", "?w"), Card("w2", "?w")]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The deck first lies in `blind`; what is not dealt stays there."""
        return (
            pile("blind", Face.DOWN),
            pile("stock", Face.DOWN),
            pile("mixed", Face.DOWN),
            pile("lone", Face.DOWN),
            hand("hand.{seat}"),
            pile("held.{seat}", Face.OWNER),
            pile("open", Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Use chance only for the stock, so that every other card is where these lines put it."""
        for zone, texts in {
            "hand.0": "2C 3D",
            "hand.1": "4C 5C 6H",
            "open": "2D 2H",
            "lone": "2S",
            "mixed": "w1 7S",
            "stock": "3C 3H 3S 4D 4H 4S",
        }.items():
            p.move("blind", zone, [p.find("blind", text) for text in texts.split()])
        p.show("stock", p.cards("stock"))
        p.show("hand.1", [p.find("hand.1", "6H")])
        p.shuffle("stock")
        p.seal("token", 1, "")
        p.ask("play", 0)

    def legal_play(self, p: Position) -> list[Action]:
        """Everything."""
        tried = [p.game.action("try", what) for what in WHAT_FOLLOWED]
        return tried + [p.game.action(name, text) for name in ("lay", "hide") for text in p.texts("hand.0")]

    def legal_answer(self, p: Position) -> list[Action]:
        """Name any club of the hand, or say that there is none."""
        clubs = [text for text in p.texts(f"hand.{p.turn}") if text[1] == "C"]
        return [p.game.action("say", text) for text in clubs or ["none"]]

    def legal_rest(self, p: Position) -> list[Action]:
        """Acts that depend on no card."""
        return [p.game.action("say", "yes"), p.game.action("say", "no")]

    def do_lay(self, p: Position, text: str) -> None:
        """Lay the card for everybody to see."""
        p.lay("hand.0", "open", text)

    def do_hide(self, p: Position, text: str) -> None:
        """Lay the card unseen by everybody else."""
        p.lay("hand.0", "held.0", text)

    def do_say(self, p: Position, what: str) -> None:
        """The turn goes back to the first seat."""
        p.ask("play", 0)

    def do_try(self, p: Position, what: str) -> None:
        """Do the one thing that the first seat has chosen."""
        hers = p.texts("hand.1")
        if what == "turn":
            p.move_top("stock", "open")
        elif what == "gift":
            p.move_top("stock", "hand.1", "end")
        elif what == "peek":
            p.show("stock", p.cards("stock")[:1], to=[0])
        elif what in ("feel", "known"):
            p.show("hand.1", p.cards("hand.1") if what == "feel" else [p.find("hand.1", "6H")])
        elif what == "toss":
            p.toss()
        elif what == "lottery":
            p.say("won" if p.draw(1_000_000) == 0 else "lost")
        elif what == "only-number":
            p.lot([7], "number")
        elif what.startswith("riffle"):
            p.shuffle({"riffle-open": "open", "riffle-backs": "mixed", "riffle-one": "lone"}.get(what, "stock"))
        elif what == "any-club":
            p.say("club" if any(text[1] == "C" for text in hers) else "no-club")
        elif what == "one-suit":
            p.say("one-suit" if len({text[1] for text in hers}) == 1 else "several-suits")
        elif what == "top-known":
            p.say("three" if p.texts("stock")[0] == "3C" else "other")
        elif what == "unveil":
            p.unveil("token")
        elif what in ("answer", "wait"):
            p.ask("answer" if what == "answer" else "rest", 1)


BOOTH = Booth()


def record(*actions: str) -> Record:
    """A game at the booth after these gestures."""
    made = Record.begin(BOOTH, 2, 1)
    for action in actions:
        made.act(action)
    return made


@pytest.mark.parametrize("what", WHAT_FOLLOWED)
def test_a_gesture_is_a_reveal_when_what_followed_hung_on_chance_or_on_what_its_seat_could_not_see(what: str) -> None:
    assert record(f"try:{what}").reveals(0) == WHAT_FOLLOWED[what]


@pytest.mark.parametrize("action", ["lay:2C", "hide:2C"])
def test_a_card_out_of_ones_own_hand_is_no_reveal(action: str) -> None:
    assert not record(action).reveals(0)


def test_one_reveal_among_several_actions_makes_the_gesture_a_reveal() -> None:
    made = record()
    made.act("hide:2C", "try:gift", "try:any-club")
    made.act("hide:3D", "try:gift")
    assert [made.reveals(0), made.reveals(1)] == [True, False]


def test_actions_that_could_not_all_be_made_in_another_world_are_a_reveal() -> None:
    made = record()
    made.act("try:wait", "say:yes", "try:answer", "say:4C")
    assert made.reveals(0)


def test_whoever_sees_where_a_card_lies_has_learned_something_though_they_had_seen_it_before() -> None:
    assert [gesture.learned for gesture in record("try:turn", "try:peek", "try:gift", "try:known", "lay:2C").done] == [
        {0, 1}, {0}, {1}, frozenset(), {1},
    ]  # fmt: skip


def test_what_is_a_reveal_is_asked_of_the_gestures_done_and_of_no_others() -> None:
    made = record("hide:2C", "try:any-club")
    assert [made.reveals(n) for n in range(2)] == [False, True]
    made.undo()
    with pytest.raises(IndexError):
        made.reveals(1)
    made.act("hide:3D")
    assert [made.reveals(n) for n in range(2)] == [False, False]


def test_a_record_that_was_read_says_the_same_of_its_gestures() -> None:
    made = record("hide:2C", "try:turn", "try:any-club", "try:gift")
    made.undo()
    made.undo()
    again = Record.from_json(made.to_json(), {"booth": BOOTH})
    again.redo()
    again.redo()
    assert [again.reveals(n) for n in range(4)] == [False, True, True, False]


def test_contrary_worlds_cannot_be_told_apart_and_hold_every_card_wherever_it_may_lie() -> None:
    p = record().position
    seen = view(p, 0)
    worlds = list(contrary_worlds(seen, Random(1)))
    assert all(view(world, 0) == seen for world in worlds)
    assert [world.zones for world in worlds] == [world.zones for world in contrary_worlds(seen, Random(1))]
    stock = set(p.texts("stock"))
    anywhere = {text for text in seen.pool if text not in stock and text != "6H"}
    places = [(zone, (i,)) for zone in ("blind", "lone", "mixed", "stock") for i in range(p.size(zone))]
    for zone, indexes in [*places, ("hand.1", (0, 1, 2))]:
        lain = {world.texts(zone)[i] for world in worlds for i in indexes} - {"6H"}
        white = p.texts(zone)[indexes[0]].startswith("w")
        alike = {text for text in anywhere if text.startswith("w") == white}
        assert lain == (stock if zone == "stock" else alike), zone
    hers = [[other[1] for other in world.texts("hand.1") if other != "6H"] for world in worlds]
    assert {suit for suit in "CDHS" if [suit, suit] in hers} == {*"CDHS"}
