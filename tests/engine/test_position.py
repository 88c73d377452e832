"""The operations of a position: where cards go, what is told about it to whom, and how chance is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.engine import Event, Position, Witnessed, view, witnessed
from app.engine.position import At
from tests.engine.made_up import yard


def told(p: Witnessed, seat: int | None, do: Callable[[Position], object]) -> list[dict[str, Any]]:
    """What a seat is told about an operation, without the moments."""
    q = p.copy()
    q.begin_telling()
    do(q)
    assert q.log is not None
    events = [event.told(q.game.bit(seat)) for event in q.log]
    return [{k: v for k, v in event.to_json().items() if k != "moment"} for event in events if event is not None]


def happened(p: Witnessed, do: Callable[[Position], object]) -> list[Event]:
    """The events of an operation on this position itself."""
    p.begin_telling()
    do(p)
    assert p.log is not None
    return p.log


def yard_for(zones: dict[str, list[str]], bare: bool) -> Position:
    """The yard with these cards, with witnesses or bare, as a search has it."""
    p = yard(zones)
    return p.bare() if bare else p


def zones(p: Position) -> dict[str, list[str]]:
    return {zone: p.texts(zone) for zone, cards in p.zones.items() if cards}


# Reading


def test_top_size_cards_and_find_read_a_zone() -> None:
    p = yard({"stock": ["2C", "3C", "2D"]})
    assert p.game.cards[p.top("stock") or 0] == "2C"
    assert (p.size("stock"), p.size("open"), p.top("open")) == (3, 0, None)
    assert p.find("stock", "2D") == p.zones["stock"][2]
    cards = p.cards("stock")
    cards.clear()
    assert p.size("stock") == 3


@pytest.mark.parametrize("text", ["4C", "7X", ""])
def test_a_card_that_is_not_there_cannot_be_found(text: str) -> None:
    with pytest.raises(LookupError, match=f"{text} is not in stock"):
        yard({"stock": ["2C"], "open": ["4C"]}).find("stock", text)


def test_of_twins_the_first_is_found() -> None:
    p = yard({"hand.0": ["2C", "7C", "3C", "7C"]}, copies=2, knows={"hand.0": [[], [], [], [1, 2]]})
    assert p.find("hand.0", "7C") == p.zones["hand.0"][1]
    assert p.bare().find("hand.0", "7C") == p.zones["hand.0"][1]


def test_the_next_seat_goes_round_in_the_direction_of_play() -> None:
    p = yard({}, seats=3)
    assert [p.next(s) for s in range(3)] == [1, 2, 0]
    assert [p.next(s, by=-1) for s in range(3)] == [2, 0, 1]
    assert p.next(0, among=[2]) == 2
    assert p.next(0, among=(0, 2)) == 2
    assert p.next(2, by=-1, among=(0, 2)) == 0
    assert p.next(1, among=[1]) == 1
    with pytest.raises(LookupError, match="no seat"):
        p.next(0, among=())


def test_a_copy_is_independent_and_a_bare_one_knows_nothing() -> None:
    p = yard({"hand.0": ["2C"], "stock": ["3C"]}, knows={"hand.0": [[1]]}, vars={"number": 3})
    p.begin_telling()
    for q in (p.copy(), p.bare()):
        q.move("stock", "hand.0", 1)
        q.put(number=4)
        q.draw(6)
        q.seal("token", 0, "2C")
    assert zones(p) == {"stock": ["3C"], "hand.0": ["2C"]}
    assert (p.vars["number"], p.vars["token"], p.knowledge.sealed, p.log) == (3, "", {}, [])
    again = p.copy()
    assert again.log is None and again.knowledge == p.knowledge and again.knowledge is not p.knowledge
    with pytest.raises(ValueError, match="no knowledge"):
        witnessed(p.bare())


# Moving


@pytest.mark.parametrize(
    ("cards", "at", "stock", "to"),
    [
        (1, "top", ["3C", "4C"], ["2C", "6C", "7C"]),
        (2, "top", ["4C"], ["3C", "2C", "6C", "7C"]),
        (2, "end", ["4C"], ["6C", "7C", "2C", "3C"]),
        (2, 1, ["4C"], ["6C", "2C", "3C", "7C"]),
        (9, "end", [], ["6C", "7C", "2C", "3C", "4C"]),
        (0, "end", ["2C", "3C", "4C"], ["6C", "7C"]),
        (["4C", "2C"], "top", ["3C"], ["2C", "4C", "6C", "7C"]),
        (["4C", "2C"], "end", ["3C"], ["6C", "7C", "4C", "2C"]),
        (["3C"], 0, ["2C", "4C"], ["3C", "6C", "7C"]),
        ([], "top", ["2C", "3C", "4C"], ["6C", "7C"]),
    ],
)
@pytest.mark.parametrize("bare", [False, True])
def test_cards_go_to_the_top_the_end_or_an_index(
    cards: int | list[str], at: At, stock: list[str], to: list[str], bare: bool
) -> None:
    p = yard_for({"stock": ["2C", "3C", "4C"], "open": ["6C", "7C"]}, bare)
    chosen = cards if isinstance(cards, int) else [p.find("stock", text) for text in cards]
    went = [p.game.cards[c] for c in p.move("stock", "open", chosen, at=at)]
    assert (p.texts("stock"), p.texts("open")) == (stock, to)
    assert went == (["2C", "3C", "4C"][:cards] if isinstance(cards, int) else cards)


SHORT: list[tuple[Callable[[Position], object], Callable[[Position], object]]] = [
    *(
        (
            lambda q, at=at: q.lay("stock", "open", "3C", at),
            lambda q, at=at: q.move("stock", "open", [q.find("stock", "3C")], at=at),
        )
        for at in ("top", "end", 1)
    ),
    *(
        (
            lambda q, at=at: q.move_top("stock", "open", at),
            lambda q, at=at: q.move("stock", "open", 1, at=at),
        )
        for at in ("top", "end", 1)
    ),
    (
        lambda q: q.move_top("stock", "stock", "end"),
        lambda q: q.move("stock", "stock", 1, at="end"),
    ),
    *(
        (
            lambda q, at=at: q.move_together([("stock", "open", 1), ("stock", "stock", 1), ("open", "hand.0", 2)], at),
            lambda q, at=at: [
                q.move(src, dst, count, at=at)
                for src, dst, count in (("stock", "open", 1), ("stock", "stock", 1), ("open", "hand.0", 2))
            ],
        )
        for at in ("top", "end")
    ),
    *(
        (
            lambda q, at=at: q.move_together([("stock", "open", None), ("hand.0", "stock", None)], at),
            lambda q, at=at: [q.move_all("stock", "open", at), q.move_all("hand.0", "stock", at)],
        )
        for at in ("top", "end")
    ),
]
"""Short ways to move cards, each with the long way that has the same effect."""


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize("ways", SHORT)
def test_the_short_ways_of_moving_cards_come_to_the_same_bare_or_not(
    ways: tuple[Callable[[Position], object], Callable[[Position], object]], copies: int
) -> None:
    given = {"stock": ["2C", "3C", "3C" if copies > 1 else "4C", "5C"], "open": ["6C", "7C"], "hand.0": ["2D", "3D"]}
    p = yard(given, copies=copies, knows={"stock": [[0], [], [1], []]})
    short, long = p.copy(), p.copy()
    at_short, at_long = happened(short, ways[0]), happened(long, ways[1])
    assert [one._replace(moment=0) for one in at_short] == [one._replace(moment=0) for one in at_long] != []
    assert (short.zones, short.knowledge) == (long.zones, long.knowledge)
    bare = p.bare()
    ways[0](bare)
    assert bare.zones == short.zones


def test_cards_that_move_together_move_in_one_moment() -> None:
    p = yard({"stock": ["2C", "3C"], "hand.0": ["4C"]})
    told_of = happened(p, lambda q: q.move_together([("stock", "open", 1), ("hand.0", "open", None)]))
    assert [event.code for event in told_of] == ["moved", "moved-all"]
    assert len({event.moment for event in told_of}) == 1


def test_many_tosses_are_as_many_single_ones() -> None:
    p = yard({"stock": ["2C"]})
    one, bare = p.copy(), p.bare()
    found = [one.toss("attack") for _ in range(20)]
    assert bare.tosses(20, "attack") == found and bare.rng == one.rng
    events = happened(p, lambda q: q.tosses(20, "attack"))
    assert [event.args for event in events] == [{"code": "attack", "heads": heads} for heads in found]


@pytest.mark.parametrize("bare", [False, True])
def test_a_card_that_lies_elsewhere_cannot_be_moved(bare: bool) -> None:
    p = yard_for({"stock": ["2C"], "open": ["3C"]}, bare)
    with pytest.raises(ValueError):
        p.move("stock", "hand.0", [p.find("open", "3C")])
    with pytest.raises(ValueError, match="top, end or an index, not 'bottom'"):
        p.move("stock", "open", 1, at="bottom")  # type: ignore[arg-type]


def test_a_card_moved_within_its_zone_changes_its_place() -> None:
    p = yard({"stock": ["2C", "3C", "4C"]}, knows={"stock": [[0], [], [1]]})
    p.move("stock", "stock", 1, at="end")
    assert p.texts("stock") == ["3C", "4C", "2C"]
    assert told(yard({"stock": ["2C", "3C"]}), 0, lambda q: q.move("stock", "stock", 1, at="end")) == [
        {"event": "moved", "from": "stock", "to": "stock", "cards": ["??"], "shown": [False], "at": [0], "into": [1]}
    ]


def test_each_seat_is_told_of_a_move_what_it_may_know() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"]})

    def lay(q: Position) -> None:
        q.move("hand.0", "fort.0", [q.find("hand.0", "3C")])

    common = {"event": "moved", "from": "hand.0", "to": "fort.0", "shown": [False], "into": [0]}
    assert told(p, 0, lay) == [{**common, "cards": ["3C"], "at": [1]}]
    for other in (1, 2, None):
        assert told(p, other, lay) == [{**common, "cards": ["??"]}]


def test_third_seats_are_told_no_index_in_either_hand() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"]})

    def give(q: Position) -> None:
        q.move("hand.0", "hand.1", [q.find("hand.0", "3C")], at="end", seen=(0, 1))

    common = {"event": "moved", "from": "hand.0", "to": "hand.1"}
    assert told(p, 0, give) == [{**common, "cards": ["3C"], "shown": [False], "at": [1]}]
    assert told(p, 1, give) == [{**common, "cards": ["3C"], "shown": [True], "into": [1]}]
    assert told(p, 2, give) == [{**common, "cards": ["??"], "shown": [False]}]


def test_an_order_without_indexes_is_no_order() -> None:
    p = yard({"hand.0": ["2C", "w1", "3C", "w2"]}, knows={"hand.0": [[], [2], [2], []]})

    def pass_on(q: Position) -> None:
        q.move_all("hand.0", "hand.1")

    (event,) = told(p, 2, pass_on)
    assert event["cards"] == ["3C", "??", "?w", "w1"]
    assert "at" not in event and "into" not in event


def test_whole_zones_keep_their_order() -> None:
    p = yard({"open": ["2C", "3C"], "discard": ["4C", "5C"]})
    p.move_all("open", "discard", at="end")
    assert p.texts("discard") == ["4C", "5C", "2C", "3C"]
    p.move_all("discard", "open")
    assert p.texts("open") == ["4C", "5C", "2C", "3C"]
    p.move("open", "stock", 1)
    p.move_all("open", "stock", at=1)
    assert p.texts("stock") == ["4C", "5C", "2C", "3C"]
    assert p.move_all("open", "stock") == []


def test_an_empty_move_tells_nothing() -> None:
    p = yard({"stock": ["2C"]})

    def nothing(q: Position) -> None:
        q.move("stock", "open", 0)
        q.move("open", "stock", 4)
        q.move_all("open", "stock")
        q.show("stock", [])
        q.shuffle("stock")
        q.shuffle("open")
        q.rotate(["hand.0", "hand.1"], 2)
        q.look()

    assert happened(p, nothing) == []


@pytest.mark.parametrize("bare", [False, True])
def test_dealing_goes_round_one_by_one_or_in_lots(bare: bool) -> None:
    stock = ["2C", "3C", "4C", "5C", "6C", "7C", "2D"]
    p = yard_for({"stock": stock}, bare)
    p.deal("stock", ["hand.0", "hand.1"], 3)
    assert (p.texts("hand.0"), p.texts("hand.1")) == (["2C", "4C", "6C"], ["3C", "5C", "7C"])
    p = yard_for({"stock": stock}, bare)
    p.deal("stock", ["hand.0", "hand.1"], 3, by=2)
    assert (p.texts("hand.0"), p.texts("hand.1")) == (["2C", "3C", "6C"], ["4C", "5C", "7C"])
    p = yard_for({"stock": stock}, bare)
    p.deal("stock", ["hand.0", "hand.1"], 3, by=3)
    assert (p.texts("hand.0"), p.texts("hand.1"), p.texts("stock")) == (stock[:3], stock[3:6], stock[6:])


def test_a_dealt_card_is_told_to_who_gets_it() -> None:
    p = yard({"stock": ["2C", "3C"]})

    def deal(q: Position) -> None:
        q.deal("stock", ["hand.0", "hand.1"], 1)

    assert [event["cards"] for event in told(p, 0, deal)] == [["2C"], ["??"]]
    assert [event["cards"] for event in told(p, 1, deal)] == [["??"], ["3C"]]
    assert [event["cards"] for event in told(p, None, deal)] == [["??"], ["??"]]


def test_a_replaced_card_and_the_one_in_its_place_go_at_one_moment() -> None:
    p = yard({"fort.0": ["2C", "3C"], "stock": ["4C"]})
    events = happened(p, lambda q: q.replace("fort.0", q.zones["fort.0"][1], "stock", "open"))
    assert zones(p) == {"fort.0": ["2C", "4C"], "open": ["3C"]}
    assert len({event.moment for event in events}) == 1
    assert [event.args for event in events] == [{"from": "fort.0", "to": "open"}, {"from": "stock", "to": "fort.0"}]


def test_passed_hands_are_told_as_one_and_each_seat_sees_its_new_hand() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": [], "hand.2": ["4C"]})

    def pass_on(q: Position) -> None:
        q.rotate(["hand.0", "hand.1", "hand.2"])

    after = p.copy()
    pass_on(after)
    assert zones(after) == {"hand.0": ["4C"], "hand.1": ["2C", "3C"]}
    first, *rest = told(p, 1, pass_on)
    assert first == {"event": "hands-passed", "zones": ["hand.0", "hand.1", "hand.2"], "by": 1}
    assert rest == [
        {"event": "shown", "zone": "hand.0", "cards": ["??"], "shown": [False]},
        {
            "event": "shown", "zone": "hand.1", "cards": ["2C", "3C"], "shown": [True, True], "at": [0, 1],
            "into": [0, 1],
        },
    ]  # fmt: skip


# Seeing


def test_who_is_shown_a_card_of_a_closed_hand_learns_the_card_and_others_only_that_it_was_shown() -> None:
    p = yard({"hand.0": ["2C", "3C"]})

    def show(q: Position) -> None:
        q.show("hand.0", [q.find("hand.0", "3C")], to=(1,))

    common = {"event": "shown", "zone": "hand.0"}
    assert told(p, 1, show) == [{**common, "cards": ["3C"], "shown": [False]}]
    assert told(p, 2, show) == [{**common, "cards": ["??"], "shown": [False]}]
    assert told(p, 0, show) == [{**common, "cards": ["3C"], "shown": [True], "at": [1], "into": [1]}]


def test_who_knows_a_card_of_a_closed_hand_does_not_see_whether_it_is_the_one_that_is_shown() -> None:
    p = yard({"hand.0": ["2C", "3C"], "fort.0": ["4C", "5C"]}, knows={"hand.0": [[2], []], "fort.0": [[2], []]})
    one = told(p, 2, lambda q: q.show("hand.0", q.cards("hand.0")[:1], to=(1,)))
    two = told(p, 2, lambda q: q.show("hand.0", q.cards("hand.0")[1:], to=(1,)))
    assert one == two == [{"event": "shown", "zone": "hand.0", "cards": ["??"], "shown": [False]}]
    # In a row the place is visible, and with it the card; showing a whole hand is not a choice.
    (row,) = told(p, 2, lambda q: q.show("fort.0", q.cards("fort.0")[:1], to=(1,)))
    assert row["cards"] == ["4C"]
    (whole,) = told(p, 2, lambda q: q.show("hand.0", q.cards("hand.0"), to=(1,)))
    assert whole["cards"] == ["2C", "??"]


def test_what_is_shown_to_all_an_onlooker_sees_too() -> None:
    p = yard({"stock": ["2C", "3C"]})
    assert told(p, None, lambda q: q.show("stock", q.cards("stock")[:1])) == [
        {"event": "shown", "zone": "stock", "cards": ["2C"], "shown": [False], "at": [0], "into": [0]}
    ]


def test_faces_that_change_are_told_once_all_in_one_moment() -> None:
    p = yard({"turned.0": ["2C"], "turned.1": ["3C", "4C"], "market": ["5C", "6C"]})

    def open_up(q: Position) -> None:
        q.put(open=True)
        q.look()
        q.look()

    events = happened(p, open_up)
    assert [(event.code, event.args["zone"]) for event in events] == [("turned", "turned.0"), ("turned", "turned.1")]
    assert len({event.moment for event in events}) == 1
    one = events[1].told(p.game.bit(0))
    assert one is not None and one.to_json()["cards"] == ["3C", "4C"] and one.to_json()["shown"] == [True, True]


def test_faces_that_are_already_known_or_turn_down_again_are_told_too() -> None:
    p = yard({"turned.0": ["2C"]}, knows={"turned.0": [[1, 2]]})

    def turn(q: Position) -> None:
        q.put(open=not q.vars["open"])
        q.look()

    assert [event.laid for event in happened(p, turn)] == [["2C"]]
    events = happened(p, turn)
    assert [event.code for event in events] == ["turned"]
    own, other = events[0].told(p.game.bit(0)), events[0].told(p.game.bit(1))
    assert own is not None and own.laid == ["2C"]
    assert other is not None and other.laid == ["??"]


def test_the_seats_that_came_to_know_a_card_are_gathered() -> None:
    p = yard({"stock": ["2C", "3C"], "open": ["4C"]})
    p.move("stock", "hand.1", 1)
    assert p.knowledge.learned == 0b010
    p.move("open", "hand.0", 1)
    assert p.knowledge.learned == 0b010
    p.move("stock", "open", 1)
    assert p.knowledge.learned == 0b111


# Chance


def test_a_shuffle_is_that_of_the_generator_and_fewer_than_two_cards_use_no_chance() -> None:
    p = yard({"stock": ["2C", "3C", "4C", "5C", "6C"], "open": ["7C"]}, rng=281274276950631)
    p.shuffle("open")
    p.shuffle("discard")
    assert p.rng == 281274276950631
    p.shuffle("stock")
    assert p.texts("stock") == ["2C", "3C", "5C", "6C", "4C"]
    assert p.rng == 211761646305254


def test_a_shuffle_is_told_by_zone_and_count_only() -> None:
    p = yard({"stock": ["2C", "3C"]})
    for seat in (0, None):
        assert told(p, seat, lambda q: q.shuffle("stock")) == [{"event": "shuffled", "zone": "stock", "count": 2}]


def test_what_is_seen_of_a_shuffled_zone_is_told_faces_or_different_backs() -> None:
    p = yard({"stock": ["2C", "w1", "3C", "w2"], "open": ["4C", "5C", "6C"]}, rng=5)
    q = p.copy()
    q.shuffle("stock")
    (_, backs) = told(p, 0, lambda q: q.shuffle("stock"))
    assert backs["event"] == "shown" and backs["zone"] == "stock"
    assert backs["cards"] == ["?w" if text.startswith("w") else "??" for text in q.texts("stock")]
    (_, faces) = told(p, None, lambda q: q.shuffle("open"))
    assert sorted(faces["cards"]) == ["4C", "5C", "6C"]


def test_draw_pick_lot_and_spare_take_what_the_generator_says() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C", "5C", "6C", "7C"]}, rng=216175002490040)
    assert [p.draw(6) for _ in range(4)] == [0, 3, 1, 5]
    picked = [p.pick(["hand.0", "hand.1"]) for _ in range(5)]
    assert [(zone, p.game.cards[c]) for zone, c in picked] == [
        ("hand.0", "3C"), ("hand.1", "5C"), ("hand.1", "4C"), ("hand.1", "4C"), ("hand.1", "6C"),
    ]  # fmt: skip
    assert zones(p) == {"hand.0": ["2C", "3C"], "hand.1": ["4C", "5C", "6C", "7C"]}
    events = happened(p, lambda q: (q.lot([3, 4, 5], "seat"), q.spare(["2H", "3H", "4H"])))
    assert [(event.code, event.args) for event in events] == [
        ("drawn", {"code": "seat", "result": 4}),
        ("drawn", {"code": "spare", "result": "2H"}),
    ]


def test_a_pick_tells_nobody() -> None:
    assert happened(yard({"hand.0": ["2C", "3C"]}), lambda p: p.pick(["hand.0"])) == []


def test_forced_tosses_come_first_and_then_the_generator_decides() -> None:
    p = yard({}, vars={"tosses": "+-+"}, rng=98564083361365)
    assert [p.toss() for _ in range(3)] == [True, False, True]
    assert p.vars["tosses"] == "" and p.rng == 98564083361365
    assert [p.toss() for _ in range(8)] == [False, False, False, False, True, False, True, True]
    (event,) = happened(p, lambda q: q.toss("attack"))
    assert event.args["code"] == "attack"


def test_in_a_search_too_forced_tosses_come_first() -> None:
    p = yard({}, vars={"tosses": "+-+"}, rng=98564083361365)
    for one in (p.bare(), p):
        assert one.tosses(6) == [True, False, True, False, False, False] and one.vars["tosses"] == ""


@pytest.mark.parametrize("forced", [(True, False), (1, 0), ("+", "-")])
def test_forced_tosses_may_be_a_list(forced: tuple[object, ...]) -> None:
    p = yard({})
    p.vars["tosses"] = forced
    assert [p.toss(), p.toss()] == [True, False]
    assert p.vars["tosses"] == ()


def test_a_new_deal_gathers_every_card_of_the_deck_in_order() -> None:
    p = yard({"hand.0": ["2C"], "open": ["w1"]})
    assert p.absent
    (event, backs) = happened(p, lambda q: q.gather("stock"))
    assert (event.code, event.args) == ("gathered", {"zone": "stock", "count": 26})
    assert p.texts("stock") == list(p.game.cards) and p.absent == ()
    seen = backs.told(p.game.bit(0))
    assert seen is not None and set(seen.cards) == {"??", "?w"}


# Vars, words and decisions


def test_counting_adds_to_a_number_or_to_a_seats_entry_and_says_why() -> None:
    p = yard({}, vars={"points": [1, 2, 3]})

    def count(q: Position) -> None:
        q.count("number", None, 2, "bonus")
        q.count("points", 1, -5, "fine")

    events = happened(p, count)
    assert (p.vars["number"], p.vars["points"]) == (2, (1, -3, 3))
    assert [event.args for event in events] == [
        {"var": "number", "seat": None, "by": 2, "code": "bonus"},
        {"var": "points", "seat": 1, "by": -5, "code": "fine"},
    ]


def test_what_is_said_reaches_those_it_is_said_to() -> None:
    p = yard({})

    def speak(q: Position) -> None:
        q.say("kupa", 2, "7H")
        q.say("whisper", to=(1, 2))

    aloud = {"event": "said", "code": "kupa", "args": [2, "7H"]}
    whisper = {"event": "said", "code": "whisper", "args": []}
    assert told(p, 0, speak) == [aloud]
    assert told(p, None, speak) == [aloud]
    assert told(p, 1, speak) == told(p, 2, speak) == [aloud, whisper]


def test_several_seats_answer_one_after_the_other() -> None:
    p = yard({}, seats=3)
    p.ask_each("play", [2, 0, 1])
    answers = [(p.phase, p.turn, p.vars["queue"])]
    while not p.answered():
        answers.append((p.phase, p.turn, p.vars["queue"]))
    assert answers == [("play", 2, (2, 0, 1)), ("play", 0, (0, 1)), ("play", 1, (1,))]
    assert p.vars["queue"] == ()
    p.ask_each("play", [1])
    assert p.answered()


def test_the_end_has_winners_scores_and_a_reason() -> None:
    p = yard({}, seats=2)
    (event,) = happened(p, lambda q: q.end([1], [3, 4], "cap", places=[2, 1]))
    assert (p.phase, p.turn) == ("over", None)
    assert p.result is not None
    assert event.to_json() == {"event": "ended", "moment": 1, **p.result.to_json()}
    assert p.result.to_json() == {"winners": [1], "scores": [3, 4], "reason": "cap", "places": [2, 1]}


def test_what_happens_at_once_has_one_moment_and_what_follows_the_next() -> None:
    p = yard({"stock": ["2C", "3C", "4C", "5C"]})

    def act(q: Position) -> None:
        q.move("stock", "open", 1)
        with q.at_once():
            q.move("stock", "open", 1)
            with q.at_once():
                q.say("both")
            q.move("stock", "open", 1)
        q.move("stock", "open", 1)

    moments = [event.moment for event in happened(p, act)]
    assert moments == [1, 2, 2, 2, 3]


def test_a_moment_ends_even_when_something_fails_in_it() -> None:
    p = yard({})
    p.begin_telling()
    with pytest.raises(KeyError), p.at_once():
        raise KeyError
    p.say("a")
    p.say("b")
    assert p.log is not None and p.log[0].moment != p.log[1].moment


# The end


@pytest.mark.parametrize(
    ("winners", "scores", "places", "wrong"),
    [
        ([-1], [0, 0, 0], None, "cannot have won"),
        ([3], [0, 0, 0], None, "cannot have won"),
        (["computer"], [0, 0, 0], None, "cannot have won"),
        ([1, 1], [0, 0, 0], None, "cannot have won"),
        ([1], [0, 0], None, "scores"),
        ([1], [0, 0, 0], [1, 2], "places"),
    ],
)
@pytest.mark.parametrize("bare", [False, True])
def test_a_result_that_cannot_be_is_refused(
    winners: list[int | str], scores: list[int], places: list[int] | None, wrong: str, bare: bool
) -> None:
    p = yard_for({"stock": ["2C"]}, bare)
    with pytest.raises(ValueError, match=wrong):
        p.end(winners, scores, "done", places)
    assert p.phase == "play" and p.result is None


@pytest.mark.parametrize(
    ("winners", "scores", "reason", "wrong"),
    [
        ([0], [1.5, 0, 0], "done", "1.5 is none"),
        ([0], [10**30, 0, 0], "done", "0 is none"),
        ([True], [1, 0, 0], "done", "True is none"),
        ([0], [1, 0, 0], 7, "a code, as all-cards-laid, not 7"),
        ([0], [1, 0, 0], "All done!", "a code, as all-cards-laid, not 'All done!'"),
    ],
)
def test_a_result_that_nobody_could_read_again_is_refused(
    winners: list[Any], scores: list[Any], reason: Any, wrong: str
) -> None:
    p = yard({"stock": ["2C"]})
    with pytest.raises(ValueError, match=wrong):
        p.end(winners, scores, reason)
    assert p.phase == "play" and p.result is None


def test_the_seat_that_decides_is_asked_for_by_name_and_is_nobody_at_the_end() -> None:
    p = yard({"stock": ["2C"]}, turn=2)
    assert p.seat == 2 and view(p, 0).decider == 2
    p.end([], [0, 0, 0], "done")
    with pytest.raises(LookupError, match="nobody decides in phase 'over' of yard"):
        p.seat  # noqa: B018
    with pytest.raises(LookupError, match="nobody decides in phase 'over' of yard"):
        view(p, 0).decider  # noqa: B018


@pytest.mark.parametrize(
    ("at", "order"), [("top", "2345"), (0, "2345"), (1, "4235"), (2, "4523"), (9, "4523"), ("end", "4523")]
)
def test_a_whole_zone_goes_where_it_is_put(at: At, order: str) -> None:
    p = yard({"stock": ["2C", "3C"], "discard": ["4C", "5C"]})
    for one in (p, p.bare()):
        one.move_all("stock", "discard", at)
        assert "".join(text[0] for text in one.texts("discard")) == order and not one.zones["stock"]


def test_the_next_of_some_seats_is_found_in_the_direction_of_play() -> None:
    p = yard({}, seats=4, copies=2)
    assert [p.next(0, by, [1, 3]) for by in (1, -1)] == [1, 3]
    assert [p.next(2, by, [2]) for by in (1, -1)] == [2, 2]
    assert [p.next(1, by) for by in (1, -1, 2)] == [2, 0, 3]


def test_a_card_that_lies_elsewhere_is_not_made_known_with_a_zone() -> None:
    p = yard({"stock": ["2C"], "discard": ["3C"]})
    (there,), (elsewhere,) = p.zones["discard"], p.zones["stock"]
    p.certain("discard", [there, elsewhere])
    assert p.knowledge.holder[there] == p.game.everyone and p.knowledge.holder[elsewhere] == 0


def test_opening_what_was_never_sealed_surprises_nobody() -> None:
    p = yard({})
    p.unveil("tosses")
    assert p.knowledge.surprised == 0
