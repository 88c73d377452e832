"""Made-up games with tiny decks, in which every law of the engine can be worked out by hand.

`Yard` is a table on which no game is played: tests lay out cards and call the position's operations themselves; `Stuck`
is one that comes to a standstill. The other three are played: `Forts` (secret commits, rows of backs, faces that turn
with the phase, a heap known as a set), `Caravan` (twins, passed hands, gifts, random picks, whole piles taken up) and
`Purse` (two kinds of backs, sealed vars, tosses, a new deal, a row whose first card lies open). None is registered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine import Action, Position, Witnessed, position_from_json, witnessed
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.rules import Arg, GameInfo, Option, Rules, Var, card, verb
from app.engine.zones import Face, Faces, Zone, hand, pile, row

SUITS = "CDHS"


def value(text: str) -> int:
    """The rank as a number, for the plain ranks of these decks."""
    return int(text[0])


class Yard(Rules):
    """Every kind of zone, and one phase in which nothing happens; `turned` shows when the var `open` is true."""

    info = GameInfo(
        id="yard",
        revision=1,
        seats=(1, 4),
        verbs={("play", "pass"): verb(), ("play", "stay"): verb()},
        vars={
            "open": Var("bool", False),
            "number": Var("int", 0),
            "word": Var("text", ""),
            "token": Var("card", "", "sealed"),
            "tokens": Var("by-seat", (), "sealed"),
            "pack": Var("cards", ()),
            "queue": Var("seats", ()),
            "points": Var("by-seat", ()),
            "list": Var("list", ()),
            "map": Var("map", ()),
            "purse": Var("map", (), "sealed"),
            "tosses": Var("text", "", "never"),
        },
        steps=("roll",),
        person=("digit", "form"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """`copies` of each card; `speed` means nothing to the rules."""
        return (
            Option("copies", "number", (1, 3), 1),
            Option("speed", "choice", ("slow", "fast"), "slow", rule=False),
            Option("limit", "number", (10, 60), "auto"),
        )

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """An automatic limit is ten a seat."""
        filled = super().fill(seats, options)
        if filled["limit"] == "auto":
            filled["limit"] = 10 * seats
        return filled

    def check(self, seats: int, options: Mapping[str, Any]) -> Reason | None:
        """Four seats need more than one copy."""
        return Reason("too-few-cards", (seats,)) if seats == 4 and options["copies"] == 1 else None

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Nobody plays this."""
        return 10

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Two to seven in four suits, each `copies` times, and two cards with another back."""
        plain = [Card(rank + suit) for rank in "234567" for suit in SUITS for _ in range(options["copies"])]
        return [*plain, Card("w1", "?w"), Card("w2", "?w")]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """A seat's hand, held card and won pile are one group; every other zone stands alone."""
        return (
            pile("stock", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile("held.{seat}", Face.DOWN, group="own.{seat}"),
            pile("won.{seat}", Face.DOWN, group="own.{seat}"),
            row("fort.{seat}", Face.DOWN),
            pile("discard", Face.DOWN),
            hand("heap", Face.DOWN),
            pile("open", Face.UP),
            row("market", (Face.UP, Face.DOWN)),
            row("turned.{seat}", None),
            hand("purse.{seat}", None),
            pile("pile.{suit}", Face.UP),
            pile("col.{seat}.{k}", Face.UP, k=range(1, 3)),
        )

    def setup(self, p: Position) -> None:
        """Set up nothing but the first decision."""
        p.ask("play", 0)

    def face(self, p: Position, zone: Zone) -> Faces:
        """`turned` and `purse` show only to their owner until `open`."""
        return Face.UP if p.vars["open"] else Face.OWNER

    def legal_play(self, p: Position) -> list[Action]:
        """Neither action moves a card."""
        return [p.game.action("pass"), p.game.action("stay")]

    def do_pass(self, p: Position) -> None:
        """The next seat."""
        p.ask("play", p.next(p.turn or 0))

    def do_stay(self, p: Position) -> None:
        """The step `roll` follows."""
        p.goto("roll")

    def step_roll(self, p: Position) -> None:
        """Run for ever if `number` says so."""
        if p.vars["number"] >= 0:
            p.ask("play", 0)


class Stuck(Yard):
    """A yard in which nobody can do anything once somebody has stayed."""

    def legal_play(self, p: Position) -> list[Action]:
        """Everything, or nothing."""
        return [] if p.vars["open"] else super().legal_play(p)

    def do_stay(self, p: Position) -> None:
        """The last act."""
        p.put(open=True)


class Forts(Rules):
    """Seats commit a card in secret; the highest lays one away in its row of backs, or digs one up.

    Committed cards are turned when all have committed. They go to `heap`, where everybody knows them as a set; when the
    stock is empty, the heap is shuffled and drawn from.
    """

    info = GameInfo(
        id="forts",
        revision=1,
        seats=(2, 3),
        verbs={
            ("commit", "commit"): verb(card(), to="held.{turn}"),
            ("fort", "hide"): verb(card(), to="fort.{turn}"),
            ("fort", "dig"): verb(Arg("index", "fort.{turn}")),
            ("fort", "swap"): verb(Arg("index", "fort.{turn}")),
            ("fort", "done"): verb(),
        },
        vars={"queue": Var("seats", ()), "round": Var("int", 1), "points": Var("by-seat", ())},
        steps=("compare", "clear"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The length of the game, and whether the heap is shuffled at the end of every round."""
        return (Option("max_rounds", "number", (2, 4, 7), 4), Option("mixed", "bool", (False, True), False))

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Each round has a commit from each seat, and one act in the row."""
        return (seats + 1) * int(options["max_rounds"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Two to six in four suits."""
        return [Card(rank + suit) for rank in "23456" for suit in SUITS]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """Hand and held card are one group."""
        return (
            pile("stock", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile("held.{seat}", None, group="own.{seat}"),
            row("fort.{seat}", Face.DOWN),
            pile("heap", Face.DOWN),
        )

    def setup(self, p: Position) -> None:
        """Three cards each and a blind one in the fort."""
        p.put(points=(0,) * p.game.seats)
        p.shuffle("stock")
        p.deal("stock", [f"hand.{s}" for s in range(p.game.seats)], 3)
        p.deal("stock", [f"fort.{s}" for s in range(p.game.seats)], 1)
        p.ask_each("commit", range(p.game.seats))

    def face(self, p: Position, zone: Zone) -> Faces:
        """Held cards lie face down until all have committed."""
        return Face.DOWN if p.phase == "commit" else Face.UP

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Others learn that a card was committed or hidden, but not which."""
        return Action(action.verb, ("??",)) if action.verb in ("commit", "hide") else action

    def legal_commit(self, p: Position) -> list[Action]:
        """Any card of the hand."""
        commit = p.game.acts["commit"]
        return [commit[c] for c in p.zones[f"hand.{p.turn}"]]

    def legal_fort(self, p: Position) -> list[Action]:
        """Hide a card, dig one up, swap one for the top of the stock, or leave it."""
        hide = p.game.acts["hide"]
        places = range(p.size(f"fort.{p.turn}"))
        legal = [hide[c] for c in p.zones[f"hand.{p.turn}"]]
        legal += [p.game.action("dig", str(i)) for i in places]
        if p.zones["stock"]:
            legal += [p.game.action("swap", str(i)) for i in places]
        return [*legal, p.game.action("done")]

    def do_commit(self, p: Position, text: str) -> None:
        """Lay the card unseen; it stays so until the last seat has committed."""
        p.move(f"hand.{p.turn}", f"held.{p.turn}", [p.find(f"hand.{p.turn}", text)])
        if p.answered():
            p.goto("compare")

    def do_hide(self, p: Position, text: str) -> None:
        """Lay the card unseen at the end of the row."""
        p.move(f"hand.{p.turn}", f"fort.{p.turn}", [p.find(f"hand.{p.turn}", text)], at="end")
        p.goto("clear")

    def do_dig(self, p: Position, index: str) -> None:
        """Take the card at this index into the hand."""
        p.move(f"fort.{p.turn}", f"hand.{p.turn}", [p.zones[f"fort.{p.turn}"][int(index)]], at="end")
        p.goto("clear")

    def do_swap(self, p: Position, index: str) -> None:
        """Put the top of the stock in its place, unseen."""
        p.replace(f"fort.{p.turn}", p.zones[f"fort.{p.turn}"][int(index)], "stock", "heap")
        p.goto("clear")

    def do_done(self, p: Position) -> None:
        """Leave the row as it is."""
        p.goto("clear")

    def step_compare(self, p: Position) -> None:
        """The seat with the single highest card earns a point and an act in the row."""
        held = {s: value(p.texts(f"held.{s}")[0]) for s in range(p.game.seats) if p.zones[f"held.{s}"]}
        best = [s for s, v in held.items() if v == max(held.values())]
        if len(best) > 1:
            p.say("tie", *best)
            p.goto("clear")
            return
        p.count("points", best[0], 1, "highest")
        p.ask("fort", best[0])

    def step_clear(self, p: Position) -> None:
        """Held cards go to the heap, everybody gets a card, and the next round begins."""
        for s in range(p.game.seats):
            p.move_all(f"held.{s}", "heap")
        if p.options["mixed"]:
            p.shuffle("heap")
        for s in range(p.game.seats):
            if not p.zones["stock"] and p.zones["heap"]:
                p.shuffle("heap")
                p.move_all("heap", "stock")
            p.move("stock", f"hand.{s}", 1, at="end")
        p.put(round=p.vars["round"] + 1)
        able = [s for s in range(p.game.seats) if p.zones[f"hand.{s}"]]
        if p.vars["round"] > p.options["max_rounds"] or len(able) < 2:
            points = p.vars["points"]
            p.end([s for s, n in enumerate(points) if n == max(points)], points, "cap")
            return
        p.ask_each("commit", able)

    def lasted(self, p: Position) -> int:
        """`round` has gone on by the end."""
        return int(p.vars["round"]) - 1

    def refuse_commit(self, p: Position, text: str) -> Reason:
        """Only a card of the hand."""
        return Reason("not-in-hand", (text,))

    def refuse_hide(self, p: Position, text: str) -> Reason:
        """Only a card of the hand."""
        return Reason("not-in-hand", (text,))

    def refuse_dig(self, p: Position, index: str) -> Reason:
        """No such place."""
        return Reason("no-such-place", (index,))

    def refuse_swap(self, p: Position, index: str) -> Reason:
        """No such place, or nothing to put there."""
        return Reason("no-such-place" if p.zones["stock"] else "stock-empty", (index,))


class Caravan(Rules):
    """Seats play, give or drop a card, feel for one in another's hand or take up what they won; hands are passed on."""

    info = GameInfo(
        id="caravan",
        revision=1,
        seats=(3, 4),
        verbs={
            ("act", "play"): verb(card(), to="open"),
            ("act", "give"): verb(card(), Arg("seat")),
            ("act", "drop"): verb(card(), to="heap"),
            ("act", "feel"): verb(Arg("seat")),
            ("act", "draw"): verb(),
            ("act", "up"): verb(),
        },
        vars={"turns": Var("int", 0), "last": Var("list", ())},
        steps=("next",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """`by` is how many seats further hands are passed, if at all."""
        return (
            Option("copies", "number", (1, 2), 2),
            Option("passing", "bool", (False, True), True),
            Option("by", "choice", ("left", "right"), "left", when=(("passing", True),)),
            Option("max_turns", "number", (6, 12, 24), 12),
        )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """One action a turn."""
        return int(options["max_turns"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Two to four in four suits; by default each card twice."""
        return [Card(rank + suit) for rank in "234" for suit in SUITS for _ in range(options["copies"])]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The heap is a hand that belongs to nobody: its cards have no order."""
        return (
            pile("stock", Face.DOWN),
            hand("hand.{seat}"),
            pile("won.{seat}", Face.DOWN),
            pile("open", Face.UP),
            hand("heap", Face.DOWN),
        )

    def setup(self, p: Position) -> None:
        """Two cards each, dealt one by one; a lot decides who begins."""
        first = p.lot(range(p.game.seats), "first")
        assert isinstance(first, int)
        p.shuffle("stock")
        p.deal("stock", [f"hand.{s}" for s in range(p.game.seats)], 2)
        p.ask("act", first)

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """A dropped card is told to nobody; a gift only to the two."""
        if action.verb == "drop":
            return Action("drop", ("??",))
        if action.verb == "give" and str(seat) != action.args[1]:
            return Action("give", ("??", action.args[1]))
        return action

    def legal_act(self, p: Position) -> list[Action]:
        """Twins are one action; `draw` is always possible."""
        own = dict.fromkeys(p.zones[f"hand.{p.turn}"])
        others = [s for s in range(p.game.seats) if s != p.turn]
        action, cards = p.game.action, p.game.cards
        texts = list(dict.fromkeys(cards[c] for c in own))
        legal = [action("play", text) for text in texts]
        legal += [action("give", text, str(s)) for text in texts for s in others]
        legal += [action("drop", text) for text in texts]
        legal += [action("feel", str(s)) for s in others if p.zones[f"hand.{s}"]]
        legal.append(action("draw"))
        if p.zones[f"won.{p.turn}"]:
            legal.append(action("up"))
        return legal

    def do_play(self, p: Position, text: str) -> None:
        """Play the card openly; the third card wins all three, which lie closed and in their order."""
        p.move(f"hand.{p.turn}", "open", [p.find(f"hand.{p.turn}", text)])
        if p.size("open") == 3:
            p.move_all("open", f"won.{p.turn}")
        p.goto("next")

    def do_give(self, p: Position, text: str, seat: str) -> None:
        """Give the card; giver and receiver see it."""
        mine = f"hand.{p.turn}"
        p.move(mine, f"hand.{seat}", [p.find(mine, text)], at="end", seen=(p.turn or 0, int(seat)))
        p.goto("next")

    def do_drop(self, p: Position, text: str) -> None:
        """Lay the card unseen into the heap."""
        p.move(f"hand.{p.turn}", "heap", [p.find(f"hand.{p.turn}", text)], at="end")
        p.goto("next")

    def do_feel(self, p: Position, seat: str) -> None:
        """Take a random card of another's hand; both seats know which."""
        zone, c = p.pick([f"hand.{seat}"])
        p.move(zone, f"hand.{p.turn}", [c], at="end", seen=(p.turn or 0, int(seat)))
        p.goto("next")

    def do_draw(self, p: Position) -> None:
        """Draw from the stock, else a random card of the heap, else nothing."""
        if p.zones["stock"]:
            p.move("stock", f"hand.{p.turn}", 1, at="end")
        elif p.zones["heap"]:
            zone, c = p.pick(["heap"])
            p.move(zone, f"hand.{p.turn}", [c], at="end")
        else:
            p.say("nothing-left")
        p.goto("next")

    def do_up(self, p: Position) -> None:
        """Take the whole won pile into the hand."""
        p.move_all(f"won.{p.turn}", f"hand.{p.turn}", at="end")
        p.goto("next")

    def step_next(self, p: Position) -> None:
        """Every third turn the hands are passed; after the last turn the seat with the most won cards wins."""
        turns = p.vars["turns"] + 1
        p.put(turns=turns, last=(p.turn, turns))
        seats = range(p.game.seats)
        if turns >= p.options["max_turns"]:
            won = [p.size(f"won.{s}") for s in seats]
            p.end([s for s in seats if won[s] == max(won) > 0], won, "cap")
            return
        if p.options["passing"] and turns % 3 == 0:
            p.rotate([f"hand.{s}" for s in seats], 1 if p.options["by"] == "left" else -1)
        p.ask("act", p.next(p.turn or 0))

    def refuse_play(self, p: Position, text: str) -> Reason:
        """Only a card of the hand."""
        return Reason("not-in-hand", (text,))

    refuse_drop = refuse_play

    def refuse_give(self, p: Position, text: str, seat: str) -> Reason:
        """Not in hand, or nobody there."""
        return Reason("no-such-seat", (seat,)) if text in p.texts(f"hand.{p.turn}") else Reason("not-in-hand", (text,))

    def refuse_feel(self, p: Position, seat: str) -> Reason:
        """Nothing to feel for: an empty hand, the seat's own, or no hand at all."""
        return Reason("nothing-to-feel", (seat,))

    def refuse_up(self, p: Position) -> Reason:
        """Nothing won."""
        return Reason("nothing-won")


class Purse(Rules):
    """Black and white cards; seats bid in secret, and the highest takes from the market or a pack of its choice."""

    info = GameInfo(
        id="purse",
        revision=1,
        seats=(2, 3),
        verbs={
            ("bid", "bid"): verb(Arg("value")),
            ("take", "draw"): verb(Arg("word")),
            ("take", "buy"): verb(Arg("index", "market")),
            ("take", "under"): verb(card(), to="mixed"),
            ("take", "peek"): verb(),
            ("take", "ask"): verb(),
        },
        vars={
            "queue": Var("seats", ()),
            "bid": Var("by-seat", (), "sealed"),
            "token": Var("card", "", "sealed"),
            "points": Var("by-seat", ()),
            "tosses": Var("text", "", "never"),
            "round": Var("int", 1),
            "seen": Var("map", (("black", 0), ("white", 0))),
        },
        steps=("open-bids", "after"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The length of the game, and whether the cards are dealt again half way through."""
        return (Option("max_rounds", "number", (2, 5), 4), Option("anew", "bool", (False, True), True))

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Each round has a bid from each seat, and one act."""
        return (seats + 1) * int(options["max_rounds"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Five black and five white cards."""
        return [Card(f"{c}{n}", f"?{c}") for c in "bw" for n in range(1, 6)]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """Two packs, a mixed one, and a market whose first card lies open."""
        return (
            pile("black", Face.DOWN),
            pile("white", Face.DOWN),
            hand("hand.{seat}"),
            pile("mixed", Face.DOWN),
            row("market", (Face.UP, Face.DOWN)),
        )

    def setup(self, p: Position) -> None:
        """Deal, and ask for bids."""
        p.put(points=(0,) * p.game.seats, bid=(0,) * p.game.seats)
        self.deal(p)
        p.ask_each("bid", range(p.game.seats))

    def deal(self, p: Position) -> None:
        """Deal all cards again: a black card each, a market of two, and three cards mixed."""
        p.gather("black")
        p.move("black", "white", [c for c in p.zones["black"] if p.game.backs[c] == "?w"])
        p.shuffle("black")
        p.shuffle("white")
        p.deal("black", [f"hand.{s}" for s in range(p.game.seats)], 1)
        p.move("white", "market", 2, at="end")
        p.move("white", "mixed", 2)
        p.move("black", "mixed", 1)
        p.shuffle("mixed")

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Others are not told bids at all, and of a card put under the mixed pile only its back."""
        if action.verb == "bid":
            return None
        return Action("under", ("??",)) if action.verb == "under" else action

    def legal_bid(self, p: Position) -> list[Action]:
        """Zero to two."""
        return [p.game.action("bid", str(n)) for n in range(3)]

    def legal_take(self, p: Position) -> list[Action]:
        """Everything there is to take, put away or look at."""
        action = p.game.action
        legal = [action("draw", name) for name in ("black", "white") if p.zones[name]]
        legal += [action("buy", str(i)) for i in range(p.size("market"))]
        legal += [action("under", text) for text in p.texts(f"hand.{p.turn}")]
        if p.zones["mixed"]:
            legal.append(action("peek"))
        return [*legal, action("ask")]

    def do_bid(self, p: Position, number: str) -> None:
        """Keep the bid sealed until all have bid."""
        p.seal("bid", p.turn or 0, int(number))
        if p.answered():
            p.goto("open-bids")

    def step_open_bids(self, p: Position) -> None:
        """The highest bidder acts; of equal ones the first seat."""
        p.unveil("bid")
        bids = p.vars["bid"]
        p.say("bids", *bids)
        p.ask("take", bids.index(max(bids)))

    def do_draw(self, p: Position, name: str) -> None:
        """Draw from one of the packs into the hand."""
        p.move(name, f"hand.{p.turn}", 1, at="end")
        seen = dict(p.vars["seen"])
        seen[name] += 1
        p.put(seen=tuple(seen.items()))
        p.goto("after")

    def do_buy(self, p: Position, index: str) -> None:
        """Take a card out of the market, which closes up: the next card turns."""
        p.move("market", f"hand.{p.turn}", [p.zones["market"][int(index)]], at="end")
        p.goto("after")

    def do_under(self, p: Position, text: str) -> None:
        """Put a card under the mixed pile, where its owner knows it to be."""
        p.move(f"hand.{p.turn}", "mixed", [p.find(f"hand.{p.turn}", text)], at="end")
        p.count("points", p.turn or 0, 1, "under")
        p.goto("after")

    def do_peek(self, p: Position) -> None:
        """Look at the top of the mixed pile."""
        p.show("mixed", p.cards("mixed")[:1], to=(p.turn or 0,))
        p.goto("after")

    def do_ask(self, p: Position) -> None:
        """Draw the name of a card at random and tell it only to this seat; no card moves."""
        p.seal("token", p.turn or 0, p.game.cards[p.draw(len(p.game.cards))])
        p.say("asked", to=(p.turn or 0,))
        p.goto("after")

    def step_after(self, p: Position) -> None:
        """A toss decides whether the mixed pile is shuffled; then the next round, perhaps with a new deal."""
        if p.toss("mix"):
            p.shuffle("mixed")
        p.put(round=p.vars["round"] + 1, bid=(0,) * p.game.seats)
        if p.vars["round"] > p.options["max_rounds"]:
            p.unveil("token")
            points = [p.size(f"hand.{s}") + n for s, n in enumerate(p.vars["points"])]
            p.end([s for s, n in enumerate(points) if n == max(points)], points, "cap")
            return
        if p.options["anew"] and p.vars["round"] == 3:
            self.deal(p)
        p.ask_each("bid", range(p.game.seats))

    def lasted(self, p: Position) -> int:
        """`round` has gone on by the end."""
        return int(p.vars["round"]) - 1

    def refuse_bid(self, p: Position, number: str) -> Reason:
        """No such bid."""
        return Reason("no-such-bid", (number,))

    def refuse_draw(self, p: Position, name: str) -> Reason:
        """No such pack, or it is empty."""
        return Reason("nothing-to-draw", (name,))

    def refuse_buy(self, p: Position, index: str) -> Reason:
        """No such place."""
        return Reason("no-such-place", (index,))

    def refuse_under(self, p: Position, text: str) -> Reason:
        """Only a card of the hand."""
        return Reason("not-in-hand", (text,))

    def refuse_peek(self, p: Position) -> Reason:
        """Nothing there."""
        return Reason("nothing-to-see")


YARD, FORTS, CARAVAN, PURSE = Yard(), Forts(), Caravan(), Purse()
MADE_UP: dict[str, Rules] = {rules.info.id: rules for rules in (YARD, FORTS, CARAVAN, PURSE)}
PLAYED: dict[str, Rules] = {rules.info.id: rules for rules in (FORTS, CARAVAN, PURSE)}


def yard(zones: Mapping[str, Sequence[str]], seats: int = 3, copies: int = 1, **more: Any) -> Witnessed:
    """A position of the yard with these cards and no others; `more` are further keys of its JSON."""
    data = {
        "game": "yard",
        "seats": seats,
        "options": {"copies": copies},
        "partial": True,
        "rng": 1,
        "turn": 0,
        "phase": "play",
        "zones": {zone: list(cards) for zone, cards in zones.items()},
        **more,
    }
    return witnessed(position_from_json(data, MADE_UP))
