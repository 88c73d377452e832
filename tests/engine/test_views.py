"""The view of a seat, the worlds that it leaves possible, and how events lead from one view to the next."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from app.engine import Position, View, Witnessed, deal_unknown, follow, hidden, new_game, play, view, view_from_json
from tests.engine.made_up import FORTS, MADE_UP, PURSE, yard


def test_every_zone_of_the_game_stands_in_a_view_and_hidden_cards_show_their_backs() -> None:
    v = view(yard({"hand.0": ["3C", "2C"], "hand.1": ["w1", "5C"], "stock": ["6C", "w2"]}), 0)
    assert set(v.zones) == set(v.game.zones)
    assert v.zones["hand.0"] == ["3C", "2C"]
    assert v.zones["hand.1"] == ["??", "?w"]
    assert v.zones["stock"] == ["??", "?w"]
    assert v.pool == ["5C", "6C", "w1", "w2"]
    assert [text for text in ("??", "?w", "2C") if hidden(text)] == ["??", "?w"]


def test_a_card_at_a_place_is_told_if_it_is_shown_or_known() -> None:
    v = view(yard({"open": ["2C"], "fort.0": ["3C", "4C"]}, knows={"fort.0": [[0], []]}), 0)
    assert [v.card_at("open", 0), v.card_at("fort.0", 0), v.card_at("fort.0", 1)] == ["2C", "3C", None]


def test_a_view_in_json_is_the_canons_and_reads_back() -> None:
    p = yard(
        {"hand.0": ["2C"], "hand.1": ["4C", "3C"], "fort.0": ["5C", "6C"]},
        knows={"fort.0": [[], [0]], "hand.1": [[], [0]]},
        vars={"number": 4, "tosses": "+-"},
        seats=2,
    )
    assert view(p, 0).to_json() == {
        "game": "yard",
        "seats": 2,
        "options": {"copies": 1, "speed": "slow", "limit": 20},
        "viewer": 0,
        "turn": 0,
        "phase": "play",
        "zones": {"hand.0": ["2C"], "hand.1": ["??", "??"], "fort.0": ["??", "??"]},
        "vars": {
            "open": False, "number": 4, "word": "", "token": "", "tokens": [], "pack": [], "queue": [], "points": [],
            "list": [], "map": {}, "purse": {},
        },
        "knows": {"fort.0": {"1": "6C"}},
        "sets": {"hand.1": ["3C"]},
        "partial": True,
        "pool": ["3C", "4C", "5C", "6C"],
    }  # fmt: skip
    assert view_from_json(view(p, 0).to_json(), MADE_UP) == view(p, 0)


def test_a_sealed_var_reads_null_to_all_but_its_seat_until_it_is_unveiled() -> None:
    p = yard({})
    p.seal("token", 1, "2C")
    assert [view(p, seat).vars["token"] for seat in (0, 1, 2, None)] == [None, "2C", None, None]
    p.unveil("token")
    assert {view(p, seat).vars["token"] for seat in (0, 1, 2, None)} == {"2C"}
    p.unveil("token")


def test_of_a_sealed_list_by_seat_each_seat_reads_its_own_entry() -> None:
    p = yard({}, vars={"tokens": [0, 0, 0]})
    p.seal("tokens", 0, 7)
    p.seal("tokens", 2, 9)
    assert [view(p, seat).vars["tokens"] for seat in (0, 1, 2, None)] == [
        [7, None, None],
        [None, 0, None],
        [None, None, 9],
        [None, None, None],
    ]
    p.unveil("tokens")
    assert view(p, None).vars["tokens"] == [7, 0, 9]


def test_who_may_read_a_whole_sealed_list_still_may_when_another_entry_is_sealed() -> None:
    p = yard({}, vars={"tokens": [0, 0, 0]}, sealed={"tokens": [1]})
    p.seal("tokens", 0, 7)
    assert [view(p, seat).vars["tokens"] for seat in (0, 1, 2)] == [[7, None, None], [7, 0, 0], [None, None, 0]]


def test_a_bare_position_has_nothing_to_make_a_view_from() -> None:
    with pytest.raises(ValueError, match="no knowledge"):
        view(yard({}).bare(), 0)


# Worlds


def worlds(p: Position, seat: int | None, count: int) -> list[Witnessed]:
    v = view(p, seat)
    found = [deal_unknown(v, Random(seed)) for seed in range(count)]
    assert all(view(world, seat) == v for world in found)
    return found


def test_the_same_view_and_seed_deal_the_same_world() -> None:
    p = new_game(FORTS, 3, 4).position
    one, two = (deal_unknown(view(p, 1), Random(5)) for _ in range(2))
    assert (one.zones, one.rng) == (two.zones, two.rng)
    assert one.rng != p.rng


def test_unknown_cards_lie_everywhere_equally_often() -> None:
    p = yard({"hand.1": ["2C", "3C"], "stock": ["4C", "5C"], "fort.2": ["6C"]})
    at: Counter[tuple[str, str]] = Counter()
    for world in worlds(p, 0, 2000):
        for zone, cards in world.zones.items():
            at.update((zone, world.game.cards[c]) for c in cards)
    for text in ("2C", "3C", "4C", "5C", "6C"):
        assert [round(at[zone, text] / 2000, 1) for zone in ("hand.1", "stock", "fort.2")] == [0.4, 0.4, 0.2]


def test_known_cards_lie_where_they_are_known_to_be() -> None:
    p = yard(
        {"hand.1": ["2C", "3C"], "held.1": ["4C"], "stock": ["5C", "6C"], "discard": ["7C", "2D"]},
        knows={"hand.1": [[0], []], "stock": [[], [0]]},
        sets={"held.1": [[0]], "discard": [[], [0]]},
    )
    v = view(p, 0)
    assert (v.knows, v.sets) == ({"stock": {1: "6C"}}, {"hand.1": ["2C"], "own.1": ["4C"], "discard": ["2D"]})
    group: Counter[str] = Counter()
    for world in worlds(p, 0, 300):
        assert "2C" in world.texts("hand.1")
        assert world.texts("stock")[1] == "6C"
        assert "2D" in world.texts("discard")
        group["hand" if "4C" in world.texts("hand.1") else "held"] += 1
        assert "4C" in world.texts("hand.1") + world.texts("held.1")
    assert min(group.values()) > 100


def test_what_is_known_of_a_group_takes_no_room_from_what_is_known_of_one_of_its_zones() -> None:
    p = yard({"hand.1": ["3C"], "held.1": ["2C"]}, knows={"hand.1": [[0]]}, sets={"held.1": [[0]]})
    assert view(p, 0).sets == {"hand.1": ["3C"], "own.1": ["2C"]}
    for world in worlds(p, 0, 9):
        assert (world.texts("hand.1"), world.texts("held.1")) == (["3C"], ["2C"])


def test_cards_lie_only_under_their_own_backs() -> None:
    p = yard({"hand.1": ["w1", "2C"], "stock": ["3C", "w2"], "fort.1": ["4C"]}, sets={"stock": [[], [0]]})
    for world in worlds(p, 0, 100):
        assert world.texts("stock")[1] == "w2"
        assert "w1" in world.texts("hand.1")
        assert not world.texts("fort.1")[0].startswith("w")


def test_twins_are_dealt_as_often_as_the_deck_has_them() -> None:
    p = yard({"hand.0": ["7C"], "hand.1": ["7C", "2C"], "stock": ["7C", "3C"]}, copies=3, knows={"hand.1": [[0], []]})
    for world in worlds(p, 0, 50):
        assert "7C" in world.texts("hand.1")
        every = [text for zone in world.zones for text in world.texts(zone)]
        assert sorted(every) == ["2C", "3C", "7C", "7C", "7C"]


def test_a_world_of_a_partial_view_leaves_out_what_the_view_leaves_out() -> None:
    p = yard({"hand.0": ["2C"], "stock": ["3C", "4C"]})
    for world in worlds(p, 0, 5):
        assert world.partial
        assert {world.game.cards[c] for c in world.absent} == set(p.game.cards) - {"2C", "3C", "4C"}


def test_what_others_have_sealed_is_blank_in_a_world_and_what_is_never_told_at_its_start() -> None:
    p = new_game(PURSE, 2, 1).position
    p = play(p, "bid:2").position
    p.put(tosses="+++")
    p.seal("token", 1, "b3")
    world = deal_unknown(view(p, 0), Random(1))
    assert (world.vars["bid"], world.vars["token"], world.vars["tosses"]) == ((2, 0), "", "")
    other = deal_unknown(view(p, 1), Random(1))
    assert (other.vars["bid"], other.vars["token"]) == ((0, 0), "b3")
    assert view(other, 1).vars == view(p, 1).vars
    onlooker = deal_unknown(view(p, None), Random(1))
    assert onlooker.vars["bid"] == (0, 0)
    # Such a world can be played on.
    assert play(world, "bid:1").position.phase == "take"


def test_only_the_seat_that_decides_has_legal_actions_in_its_view() -> None:
    p = new_game(FORTS, 3, 1).position
    assert [str(action) for action in view(p, 0).legal] == [f"commit:{text}" for text in p.texts("hand.0")]
    assert view(p, 1).legal == [] and view(p, None).legal == []


def test_a_view_says_whether_the_game_is_over() -> None:
    p = yard({})
    assert not view(p, 0).over
    p.end([0], [1, 0, 0], "cap")
    assert view(p, 0).over and view(p, 2).result == p.result


# Following


def followed(p: Position, seat: int | None, do: str) -> View:
    step = play(p, do)
    found = follow(view(p, seat), step.told(seat))
    assert found == view(step.position, seat)
    return found


def test_events_lead_from_a_seats_view_to_its_next() -> None:
    p = new_game(FORTS, 2, 1).position
    mine = p.texts("hand.0")
    v = followed(p, 1, f"commit:{mine[0]}")
    assert v.zones["hand.0"] == ["??", "??"] and v.zones["held.0"] == ["??"]
    v = followed(p, 0, f"commit:{mine[0]}")
    assert v.zones["hand.0"] == mine[1:] and v.zones["held.0"] == ["??"]
    assert v.knows == {"held.0": {0: mine[0]}}


def test_following_nothing_changes_nothing() -> None:
    v = view(new_game(FORTS, 2, 1).position, 0)
    assert follow(v, []) == v


def test_what_may_be_done_is_in_the_view_of_the_seat_in_turn_only() -> None:
    p = yard({})
    legal = p.game.rules.legal(p)
    assert {seat: view(p, seat, legal).legal for seat in (0, 1, None)} == {0: legal, 1: [], None: []}
