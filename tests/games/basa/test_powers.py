"""Every power of Basa's cards (canon 4.6), one by one: points, cards, who is asked what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import Position, play, position_from_json, view
from app.games.basa.cards import ALL, POWER_OF
from app.games.basa.powers import POWERS
from app.games.basa.rules import Basa
from tests.games.worked import legal

RULES = Basa()
GAMES = {"basa": RULES}
EXTRA = {"extra": 1}
"""A stage is owed: the turn goes on after the use, so only the power and the use change the points."""


def position(card: str, **parts: Any) -> Position:
    """A partial position, seat 0 to use this card: n is 3, everybody has 20 points and seats 1 and 2 a card each."""
    seats = parts.get("seats", 3)
    data: dict[str, Any] = {
        "game": "basa",
        "partial": True,
        "seats": seats,
        "rng": parts.get("rng", 1),
        "turn": 0,
        "phase": "act",
        "options": parts.get("options", {}),
        "zones": {
            "stock": ["7C", "3H", "AD", "QS"],
            "hand.0": [card, *parts.get("hand", ())],
            **{f"hand.{seat}": [["6D", "9H", "4D", "TD"][seat - 1]] for seat in range(1, seats)},
            **parts.get("zones", {}),
        },
        "vars": {"points": [20] * seats, **EXTRA, **parts.get("vars", {})},
    }
    return position_from_json(data, GAMES)


def use(card: str, *answers: str, **parts: Any) -> Position:
    """The position after the card has been used and the answers given."""
    return play(position(card, **parts), f"use:{card}", *answers).position


def points(p: Position) -> list[int]:
    """The points by seat."""
    return list(p.vars["points"])


def asked(p: Position) -> tuple[str, int | None, list[str]]:
    """Phase, turn and legal actions."""
    return p.phase, p.turn, legal(p)


def test_every_card_but_the_ace_of_diamonds_has_a_power() -> None:
    assert len(ALL) == 54 and set(POWER_OF) == set(ALL) - {"AD"}
    assert set(POWER_OF.values()) == set(POWERS)
    assert all(POWER_OF[text] == text for text in POWERS)


SAME = ["TD 9D", "9H AH", "JH AH", "2C AC", "3C AC", "KC 4C", "6C 5C", "9C 5C", "QC 7C", "JC 8C"]
SAME += ["2S AS", "4S AS", "7S 3S", "JS 3S", "9S 8S", "TS 8S", "QS KS"]


@pytest.mark.parametrize("pair", SAME)
def test_a_card_that_is_as_another_does_the_same(pair: str) -> None:
    card, other = pair.split()
    zones = {"stock": ["8H", "8D", "AD"], "hand.1": ["6D", "5H"], "hand.2": ["4D"]}
    one, two = (use(text, hand=["7H"], zones=zones) for text in (card, other))
    assert (one.phase, one.turn, points(one), legal(one)) == (two.phase, two.turn, points(two), legal(two))
    assert dict(one.vars["fx"]).get("power") == dict(two.vars["fx"]).get("power")
    assert one.texts("hand.0") == two.texts("hand.0") and one.vars["extra"] == two.vars["extra"]
    told = dict(one.vars["fx"])
    assert not told or (told["card"], told["power"], told["n"]) == (card, other, 3)


# Diamonds


def test_2d_exchanges_two_cards() -> None:
    p = use("2D", hand=["5D", "4C", "8H"])
    assert asked(p) == ("trade", 0, [f"give:{c}:{s}" for c in ("5D", "4C", "8H") for s in (1, 2)])
    assert dict(p.vars["fx"])["left"] == 2
    p = play(p, "give:4C:2").position
    assert p.texts("hand.0") == ["5D", "8H", "9H"] and p.texts("hand.2") == ["4C"]
    assert dict(p.vars["fx"])["left"] == 1
    p = play(p, "give:9H:2").position
    assert p.texts("hand.0") == ["5D", "8H", "4C"] and p.texts("hand.2") == ["9H"]
    assert points(p) == [19, 20, 20] and p.vars["fx"] == ()


def test_2d_needs_more_than_two_cards_and_a_partner() -> None:
    assert use("2D", hand=["5D", "4C"]).phase == "draw"
    assert use("2D", hand=["5D", "4C", "8H"], zones={"hand.1": [], "hand.2": []}).phase == "draw"
    one = use("2D", hand=["5D", "4C", "8H"], zones={"hand.1": []})
    assert legal(one) == ["give:5D:2", "give:4C:2", "give:8H:2"]


def test_3d_is_paid_by_the_hour() -> None:
    p = position("3D", hand=["5D"])
    assert legal(p) == ["stage", *(f"use:3D:{hour}" for hour in range(1, 13)), "use:5D"]
    p = play(p, "use:3D:12").position
    assert asked(p) == ("target", 0, ["target:1", "target:2"]) and dict(p.vars["fx"])["hour"] == 12
    assert points(play(p, "target:2").position) == [20 + 36 - 1, 20, 20 - 36]


def test_4d_costs_all() -> None:
    hand = ["2C", "3C", "4C", "5C", "6C", "8C"]
    rich = {"vars": {**EXTRA, "points": [101, 20, 20]}}
    p = use("4D", hand=hand, **rich)
    assert asked(p) == ("target", 0, ["target:1", "target:2"])
    assert points(p) == [71, -40, -40] and p.texts("hand.0") == [*hand, "7C"]
    assert points(play(p, "target:1").position) == [70, -45, -40]
    assert points(use("4D", hand=hand)) == [19, 20, 20], "100 points or fewer"
    assert points(use("4D", hand=hand[:5], **rich)) == [100, 20, 20], "5 cards or fewer"
    fallen = use("4D", hand=hand, zones={"stock": ["AD", "7C"]}, **rich)
    assert fallen.vars["lost"] == (0,) and fallen.turn == 1


def test_5d_is_the_first_digit() -> None:
    assert points(use("5D", vars={**EXTRA, "id_digit": [0, 5, 5]})) == [20 + 3 - 1, 20, 20]
    assert points(use("5D", vars={**EXTRA, "id_digit": [9, 5, 5]})) == [20 + 30 - 1, 20, 20]


def test_6d_takes_from_everybody() -> None:
    assert points(use("6D", hand=["5D"], zones={"hand.1": [], "hand.2": ["2S", "3S"]})) == [23, 18, 18]
    p = use("6D", zones={"hand.1": ["2H"], "hand.2": ["2S", "3S"]})
    assert points(p) == [20 + 3 - 1, 17, 20] and p.size("hand.0") == 1 and p.size("hand.2") == 1
    p = use("6D", zones={"hand.1": ["2H", "4H"], "hand.2": ["2S", "3S"]})
    assert points(p) == [19, 20, 20] and p.size("hand.0") == 2 and p.size("hand.1") == 1


def test_7d_shows_a_card_of_next() -> None:
    assert points(use("7D", zones={"hand.1": []})) == [19, 11, 20]
    assert points(use("7D", zones={"hand.1": ["6S"]})) == [19 + 18, 2, 20]
    assert points(use("7D", zones={"hand.1": ["KS"]})) == [19 + 30, -10, 20]
    assert points(use("7D", zones={"hand.1": ["XB"]})) == [19, 20, 20]
    p = use("7D", zones={"hand.1": ["TS"]})
    assert p.texts("hand.1") == ["TS"] and points(p) == [49, -10, 20]


def test_8d_takes_a_turn_from_next() -> None:
    p = use("8D")
    assert p.vars["skip"] == (0, 1, 0) and points(p) == [19, 17, 20]


@pytest.mark.parametrize("card", ["9D", "TD"])
def test_9d_takes_from_a_chosen_player(card: str) -> None:
    p = use(card)
    assert asked(p) == ("target", 0, ["target:1", "target:2"])
    assert points(play(p, "target:2").position) == [20 + 6 - 1, 20, 14]


def test_jd_gathers_the_jacks() -> None:
    p = use("JD", hand=["5D"], zones={"hand.1": ["JC", "6D", "JS"], "hand.2": ["9H"]})
    assert p.phase == "draw", "one giver only"
    assert p.texts("hand.0") == ["5D", "JC", "JS"] and p.texts("hand.1") == ["6D"] and points(p) == [19, 20, 20]
    p = use("JD", hand=["5D"], zones={"hand.1": ["JC"], "hand.2": ["9H", "JS"]})
    assert asked(p) == ("drop", 0, ["drop:5D", "drop:JC", "drop:JS"])
    p = play(p, "drop:JC").position
    assert p.texts("hand.0") == ["5D", "JS"] and p.texts("temp.0") == ["JD", "JC"] and p.texts("hand.1") == []


def test_jd_with_an_empty_hand_sends_all_jacks_to_temp() -> None:
    p = use("JD", zones={"hand.1": ["JC"], "hand.2": ["JS", "JH"]})
    assert p.texts("temp.0") == ["JD", "JH", "JS", "JC"] and p.size("hand.0") == 0 and p.phase == "draw"


def test_qd_turns_the_direction_round() -> None:
    p = use("QD")
    assert points(p) == [19, 17, 17] and p.vars["flips"] == (0,)
    ended = use("QD", vars={"extra": 0})
    assert (ended.turn, ended.vars["flips"]) == (2, (0,))


def test_kd_exchanges_hands() -> None:
    assert points(use("KD", hand=["5D"])) == [16, 20, 20]
    p = use("KD", hand=["5D", "4C"], zones={"hand.2": []}, vars={**EXTRA, "points": [101, 20, 20]})
    assert asked(p) == ("target", 0, ["target:1", "target:2"]) and points(p)[0] == 101
    swapped = play(p, "target:1").position
    assert swapped.texts("hand.0") == ["6D"] and swapped.texts("hand.1") == ["5D", "4C"]
    assert points(swapped) == [101 - 3 - 1, 20, 20]
    empty = play(p, "target:2").position
    assert empty.texts("hand.0") == [] and empty.texts("hand.2") == ["5D", "4C"]


# Hearts


@pytest.mark.parametrize(
    ("which", "again", "mine", "temp"),
    [("safe", "safe", 0, []), ("bonus", "bonus", 0, []), ("points", "", 3, []), ("card", "", 0, ["7C"])],
)
def test_ah_gives_another_turn_with_a_property(which: str, again: str, mine: int, temp: list[str]) -> None:
    p = use("AH", hand=["5D"])
    assert asked(p) == ("prop", 0, ["prop:safe", "prop:bonus", "prop:points", "prop:card"])
    p = play(p, f"prop:{which}").position
    assert p.vars["again"] == (again,) and points(p) == [20 + 3 + mine - 1, 20, 20]
    assert p.texts("temp.0") == ["AH", *temp] and p.phase == "draw"


def test_ah_may_end_at_once_by_the_card_it_draws() -> None:
    p = use("AH", "prop:card", hand=["5D", "4C"], zones={"stock": ["AD", "7C"], "hand.2": []})
    assert p.vars["lost"] == (0,) and p.vars["again"] == () and (p.phase, p.turn) == ("draw", 1)
    # +3, -1, and the loss: 2·3·1 for AH in temp, two cards in hand.
    assert points(p) == [20 + 3 - 1 + 6 + 2, 20, 20]


def test_the_gift_needs_two_cards_and_an_empty_hand() -> None:
    bare: dict[str, list[str]] = {"hand.1": [], "hand.2": []}
    p = use("TH", hand=["5D", "4C"], zones=bare)
    assert asked(p) == ("gift", 0, ["give:5D:1", "give:5D:2", "give:4C:1", "give:4C:2"])
    p = play(p, "give:5D:2").position
    assert p.texts("hand.2") == ["5D"] and p.texts("hand.0") == ["4C"] and points(p) == [20 + 30 + 5 - 1, 20, 20]
    for hand, zones in ((["5D"], bare), (["5D", "4C"], {}), ([], bare)):
        p = use("TH", hand=hand, zones=zones)
        assert p.phase == "draw" and points(p) == [49, 20, 20]
    gift = use("AH", "prop:safe", hand=["5D", "4C"], zones={"hand.1": []})
    assert asked(gift) == ("gift", 0, ["give:5D:1", "give:4C:1"])


def test_2h_gives_2n() -> None:
    assert points(use("2H")) == [25, 20, 20]


def test_3h_takes_back_what_left_the_game() -> None:
    zones = {"removed": ["KD", "2S"], "stock": ["7C", "AD"]}
    rich = {**EXTRA, "points": [200, 20, 20]}
    p = use("3H", hand=["5D"], zones=zones, vars=rich)
    assert p.texts("hand.0") == ["5D", "KD", "2S"] and p.size("removed") == 0 and points(p)[0] == 219
    p = use("3H", zones=zones, vars=rich)
    assert p.size("hand.0") == 0 and p.texts("temp.0") == ["3H", "KD", "2S"], "an empty hand gets no card"


def test_4h_draws_safely_and_owes_a_stage() -> None:
    p = use("4H", hand=["5D"], zones={"stock": ["AD", "7C"]}, vars={"extra": 0})
    assert p.texts("hand.0") == ["5D", "7C"] and p.vars["k"] == 2 and points(p) == [24, 20, 20]
    p = use("4H", zones={"stock": ["7C", "8C", "AD"]}, vars={"extra": 0})
    assert p.texts("temp.0") == ["4H", "7C"] and p.size("hand.0") == 0


def test_5h_helps_who_has_nothing() -> None:
    for have, get in ((20, 0), (1, 0), (0, 10), (-4, 10)):
        p = use("5H", hand=["5D"], vars={**EXTRA, "points": [have, 20, 20]})
        assert points(p)[0] == have + get - 1 and p.texts("hand.0") == ["5D", "7C"]
    assert use("5H").texts("hand.0") == ["7C", "3H"]
    lost = use("5H", zones={"stock": ["7C", "AD", "8C"]})
    assert lost.vars["lost"] == (0,) and points(lost)[0] == 20 - 1 + 2 * 3 * 1 + 1, "the card drawn counts once"


def test_6h_fills_an_empty_hand() -> None:
    assert use("6H", zones={"stock": ["7C", "8C", "9C", "TC", "AD"]}).texts("hand.0") == ["7C", "8C", "9C"]
    assert use("6H", zones={"stock": ["7C", "AD", "8C"]}).vars["lost"] == (0,)
    assert use("6H", hand=["5D"]).texts("hand.0") == ["5D"]


@pytest.mark.parametrize(("setter", "springs", "other"), [("7H", "KS", "2H"), ("6S", "2H", "KS")])
def test_a_trap_waits_for_the_first_other_player(setter: str, springs: str, other: str) -> None:
    p = use(setter)
    assert p.vars["traps"] == ((0, springs[1]),) and points(p) == [19, 20, 20]

    def after(card: str, *traps: tuple[int, str]) -> Position:
        return use(card, zones={"hand.1": [], "hand.2": []}, vars={**EXTRA, "traps": [list(trap) for trap in traps]})

    mine, first, second, foreign = (0, springs[1]), (1, springs[1]), (2, springs[1]), (1, other[1])
    plain = points(after(springs))
    p = after(springs, first, second, foreign, first)
    assert p.vars["traps"] == (foreign,), "every trap for this suit is sprung"
    assert points(p) == [plain[0] - 9, plain[1] + 6, plain[2] + 3]
    assert after(springs, mine).vars["traps"] == (mine,), "not by oneself"
    assert after(other, first).vars["traps"] == (first,), "not by another suit"


def test_8h_is_for_few_cards() -> None:
    assert points(use("8H", hand=["5D", "4C"])) == [34, 20, 20]
    assert points(use("8H", hand=["5D", "4C", "3C"])) == [19, 20, 20]


@pytest.mark.parametrize(("card", "gain"), [("8H", 15), ("QH", 40)])
def test_a_card_that_left_the_game_comes_back(card: str, gain: int) -> None:
    removed = {"removed": ["KC", "2S"]}
    p = use(card, hand=["5D"], zones=removed)
    assert asked(p) == ("pick", 0, ["pick:KC", "pick:2S"]) and points(p)[0] == 20 + gain
    p = play(p, "pick:2S").position
    assert p.texts("hand.0") == ["5D", "2S"] and p.texts("removed") == ["KC"]
    p = use(card, "pick:2S", zones=removed)
    assert p.texts("temp.0") == [card, "2S"] and p.size("hand.0") == 0
    assert use(card, hand=["5D"]).phase == "draw", "nothing has left the game"


def test_kh_gives_to_two_players() -> None:
    p = use("KH", hand=["5D"])
    assert asked(p) == ("target", 0, ["target:1", "target:2"])
    assert points(play(p, "target:1", "target:2").position) == [20 + 15 - 1, 26, 23]
    assert points(play(p, "target:2", "target:2").position) == [34, 20, 29]
    assert points(use("KH", "target:1", "target:1")) == [20 + 30 - 1, 29, 20]


# Clubs


def test_ac_makes_next_draw() -> None:
    p = use("AC")
    assert asked(p) == ("say", 0, [f"say:{v}" for v in range(1, 14)])
    said = play(p, "say:8").position
    assert points(said) == [20, 20, 20] and said.texts("temp.1") == ["7C"]
    assert points(play(p, "say:7").position) == [26, 20, 20]


def test_ac_and_the_ace() -> None:
    # The ace has value 1. Seat 1 loses with one card; n stays 3.
    for value, gain in ((1, 67), (2, 61)):
        p = use("AC", f"say:{value}", zones={"stock": ["AD", "7C"]})
        assert points(p) == [20 + gain - 1, 21, 20] and p.vars["lost"] == (1,)


def test_a_joker_makes_no_said_value_right() -> None:
    for card, values in (("AC", range(1, 14)), ("4C", range(5)), ("7C", range(2, 14))):
        for value in values:
            p = use(card, f"say:{value}", zones={"stock": ["XB", "8C", "AD"]})
            assert points(p) == [20 if card == "AC" else 19, 20, 20]


def test_4c_says_a_value_mod_5() -> None:
    p = use("4C", zones={"stock": ["8C", "7C", "AD"]})
    assert asked(p) == ("say", 0, [f"say:{v}" for v in range(5)])
    assert points(play(p, "say:3").position) == [49, 20, 20]
    assert points(play(p, "say:2").position) == [19, 20, 20]
    assert play(p, "say:2").position.texts("temp.0") == ["4C", "8C"]
    ten = use("4C", "say:0", zones={"stock": ["TH", "AD"]})
    assert points(ten) == [49, 20, 20]
    lost = use("4C", "say:1", zones={"stock": ["AD", "TH"]})
    assert lost.vars["lost"] == (0,) and points(lost)[0] == 20 - 1 + 6


def test_5c_owes_a_stage() -> None:
    p = use("5C", hand=["5D"], vars={"extra": 0})
    assert p.texts("hand.0") == ["5D", "7C"] and p.vars["k"] == 2 and p.vars["extra"] == 0
    p = use("5C", vars={"extra": 0})
    assert p.texts("temp.0") == ["5C", "7C"] and p.size("hand.0") == 0
    lost = use("5C", hand=["5D"], zones={"stock": ["AD", "7C"]}, vars={"extra": 0})
    assert lost.vars["lost"] == (0,) and lost.vars["extra"] == 0 and lost.turn == 1


def test_7c_says_a_divisor() -> None:
    p = use("7C", zones={"stock": ["QC", "AD"]})
    assert asked(p) == ("say", 0, [f"say:{v}" for v in range(2, 14)])
    for value in range(2, 14):
        assert points(play(p, f"say:{value}").position)[0] == (49 if value in (2, 3, 4, 6, 12) else 19)


def test_8c_doubles_a_hand() -> None:
    stock = {"stock": ["7C", "9C", "TC", "AD"]}
    p = use("8C", hand=["5D", "4C"], zones={**stock, "hand.2": ["2S", "3S", "4S", "5S"]})
    assert p.texts("hand.0") == ["5D", "4C", "7C", "9C"] and points(p) == [25, 20, 20]
    p = use("8C", hand=["5D", "4C"], zones={**stock, "hand.2": ["2S", "3S", "4S"]})
    assert p.texts("hand.0") == ["5D", "4C"] and points(p) == [19, 20, 20]
    p = use("8C", zones=stock)
    assert p.texts("hand.0") == ["7C", "9C"] and points(p) == [19, 20, 20]


def test_tc_is_picked_blindly() -> None:
    p = use("TC")
    assert asked(p) == ("target", 0, ["target:1", "target:2"])
    alone = play(p, "target:1").position
    assert points(alone) == [28, 20, 20] and alone.texts("hand.0") == ["7C"] and alone.size("temp.0") == 0
    assert sorted(alone.texts("stock")) == ["3H", "AD", "QS", "TC"]
    dry = use("TC", "target:1", zones={"stock": ["AD"], "temp.0": ["2C"]}, vars={"extra": 0})
    assert dry.turn == 1 and "TC" in dry.texts("stock") and points(dry) == [20 + 9 - 1 + 12, 20, 20]
    seen = set()
    for rng in range(40):
        p = use("TC", "target:2", hand=["5D", "4C"], rng=rng)
        kept = p.texts("temp.0") == ["TC"]
        assert points(p) == [20 + (3 if kept else 9) - 1, 20, 20]
        assert p.size("hand.0") == (2 if kept else 3)
        seen.add(kept)
    assert seen == {True, False}


# Spades


def test_as_makes_next_draw_and_an_empty_hand_take() -> None:
    p = use("AS", hand=["5D"])
    assert sorted(p.texts("stock")) == ["3H", "7C", "AD", "QS"] and points(p) == [19, 20, 20] and p.size("show") == 0
    p = use("AS", zones={"hand.1": ["2S", "3S", "4S"], "hand.2": ["2H", "4H"]})
    assert p.size("hand.2") == 1 and p.size("hand.0") == 1, "the fewest, but at least 2"
    p = use("AS", zones={"hand.1": ["2S", "3S"], "hand.2": ["2H", "4H"]})
    assert asked(p) == ("target", 0, ["target:1", "target:2"]) and dict(p.vars["fx"])["cands"] == (1, 2)
    assert play(p, "target:2").position.size("hand.2") == 1
    p = use("AS", seats=4, zones={"hand.1": ["2S"], "hand.2": ["2H", "5H"], "hand.3": ["2D", "5D"]})
    assert legal(p) == ["target:2", "target:3"]
    p = use("AS", zones={"hand.1": ["2S"], "hand.2": ["2H"]})
    assert p.texts("hand.0") == ["2S"] and p.size("hand.1") == 0, "the only card of next"
    p = use("AS", zones={"hand.1": [], "hand.2": ["2H"]})
    assert p.size("hand.0") == 0


def test_as_and_the_ace() -> None:
    p = use("AS", zones={"stock": ["AD", "7C"], "hand.1": ["2S", "3S"]})
    # Seat 1 has lost: next is now seat 2, whose only card is taken.
    assert p.vars["lost"] == (1,) and points(p) == [19, 22, 20] and p.texts("hand.0") == ["9H"]


def test_3s_makes_next_draw_by_a_card_given_up() -> None:
    zones = {"stock": [f"{rank}C" for rank in "23456789"]}
    p = use("3S", hand=["KH", "6S", "XB", "4D"], zones={**zones, "hand.1": ["2D"]})
    assert asked(p) == ("give", 0, ["give:KH", "give:6S", "give:XB", "give:4D"])
    for card, count in (("KH", 1), ("6S", 0), ("XB", 0), ("4D", 4)):
        given = play(p, f"give:{card}").position
        assert given.size("temp.1") == count and card not in given.texts("hand.0")
        assert given.size("stock") == 8 + 1 - count
    assert use("3S").phase == "draw", "nothing to give up"


def test_3s_may_make_next_lose() -> None:
    seen = set()
    for rng in range(40):
        zones = {"stock": ["AD", "7C"], "hand.1": ["2D", "3D"]}
        p = use("3S", "give:5D", hand=["4C", "5D"], zones=zones, rng=rng)
        # Five cards are due of 7C, 5D and the ace: none, one or two come before it. Two cards in hand.
        lost, drawn = p.vars["lost"], p.size("temp.1")
        assert (lost, drawn) == ((), 2) or (lost == (1,) and points(p)[1] in (20 + 2, 20 + 6 + 2))
        seen.add((lost, points(p)[1]))
    assert seen == {((), 20), ((1,), 22), ((1,), 28)}


def test_5s_keeps_death_cards() -> None:
    zones = {"stock": ["9S", "4H", "KS", "2S", "XB", "7C", "AD"]}
    p = use("5S", hand=["5D"], zones=zones)
    assert asked(p) == ("keep", 0, ["keep:9S", "keep:KS", "keep:2S", "done"]) and points(p)[0] == 14
    assert p.texts("show") == ["9S", "4H", "KS", "2S", "XB"]
    one = play(p, "keep:KS").position
    assert legal(one) == ["keep:9S", "keep:2S", "done"] and dict(one.vars["fx"])["kept"] == 1
    done = play(one, "done").position
    assert done.texts("hand.0") == ["5D", "KS"] and sorted(done.texts("removed")) == ["2S", "4H", "9S", "XB"]
    both = play(one, "keep:2S").position
    assert both.texts("hand.0") == ["5D", "KS", "2S"] and both.size("show") == 0 and both.phase == "draw"
    none = play(p, "done").position
    assert none.size("removed") == 5 and points(none)[0] == 13
    empty = use("5S", "keep:KS", "keep:9S", zones=zones)
    assert empty.texts("temp.0") == ["5S", "9S", "KS"] and empty.size("hand.0") == 0
    short = use("5S", zones={"stock": ["8H", "4H"]})
    assert sorted(short.texts("removed")) == ["4H", "8H"], "fewer than five, none of death"


def test_5s_counts_what_it_turned_up_when_it_meets_the_ace() -> None:
    p = use("5S", hand=["5D"], zones={"stock": ["9S", "4H", "AD", "2S"]})
    # -2·3, -1, then 9S 4H 5S in temp and one card in hand.
    assert points(p) == [20 - 6 - 1 + 2 * 3 * 3 + 1, 20, 20] and p.vars["lost"] == (0,)
    assert sorted(p.texts("stock")) == ["2S", "4H", "5D", "5S", "9S", "AD"] and p.size("show") == 0
    p = use("5S", hand=["5D"], zones={"stock": ["9S", "4H", "AD", "2S"]}, options={"remove": True})
    assert sorted(p.texts("removed")) == ["4H", "5S", "9S"] and sorted(p.texts("stock")) == ["2S", "5D", "AD"]


@pytest.mark.parametrize("card", ["8S", "9S", "TS"])
def test_8s_takes_5n_from_a_chosen_player(card: str) -> None:
    assert points(use(card, "target:2")) == [19, 20, 5]


@pytest.mark.parametrize("card", ["QS", "KS"])
def test_ks_takes_5n_from_next(card: str) -> None:
    assert points(use(card, zones={"stock": ["7C", "AD"]})) == [19, 5, 20]
    back = use(card, zones={"stock": ["7C", "AD"]}, vars={**EXTRA, "flips": [1]})
    assert points(back) == [19, 20, 5]


# Jokers


def test_xr_makes_everybody_draw() -> None:
    p = use("XR", zones={"stock": ["7C", "8C", "9C", "AD"]})
    assert points(p) == [19, 20, 20] and sorted(p.texts("stock")) == ["7C", "8C", "9C", "AD"] and p.vars["lost"] == ()


def test_xr_goes_on_when_the_active_player_loses() -> None:
    # Seat 0 meets the ace immediately; the others draw on from a reshuffled stock.
    kinds = set()
    for rng in range(60):
        p = use("XR", hand=["5D"], zones={"stock": ["AD", "8C", "7C"]}, rng=rng, vars={"extra": 0})
        # -1, XR in temp, one card in hand; two players when another has lost before.
        lost = p.vars["lost"]
        kinds.add(lost)
        if lost == (0,):
            assert points(p) == [20 - 1 + 6 + 1, 20, 20] and p.turn == 1
        elif lost == (1, 0):
            assert points(p) == [20 - 1 + 4 + 1, 21, 20] and p.result is not None
        else:
            assert lost == (2, 0) and points(p) == [20 - 1 + 4 + 1, 20, 21]
    assert kinds == {(0,), (1, 0), (2, 0)}


def test_xr_stops_when_one_is_left() -> None:
    p = use("XR", seats=2, zones={"stock": ["AD"]})
    assert p.result is None, "a stock of aces alone is no stock"
    for rng in range(20):
        p = use("XR", seats=2, zones={"stock": ["AD", "8C"]}, rng=rng)
        assert p.result is not None and p.vars["lost"] == (0,), "the last one does not draw"


def test_xb_takes_a_card_of_everybody_unseen() -> None:
    poor = {**EXTRA, "points": [20, 0, 1, 20]}
    p = use("XB", seats=4, hand=["5D", "4C"], zones={"hand.1": [], "hand.2": []}, vars=poor)
    assert asked(p) == ("give", 0, ["give:5D", "give:4C"]) and dict(p.vars["fx"])["queue"] == (0, 3)
    p = play(p, "give:5D").position
    # Seat 3 has one card: it goes by itself.
    assert p.size("hand.3") == 0 and points(p) == [19, 0, 0, 20] and p.phase == "draw"
    assert use("XB", zones={"hand.1": [], "hand.2": []}).phase == "draw"
    assert points(use("XB", zones={"hand.1": [], "hand.2": []})) == [18, 19, 19]


def test_xb_asks_each_seat_in_the_direction_of_play() -> None:
    zones = {"hand.1": ["2S", "3S"], "hand.2": ["2H", "4H"]}
    p = use("XB", hand=["5D", "4C"], zones=zones, vars={**EXTRA, "flips": [1]})
    p = play(p, "give:4C").position
    assert (p.turn, legal(p)) == (2, ["give:2H", "give:4H"])
    p = play(p, "give:2H").position
    assert (p.turn, legal(p)) == (1, ["give:2S", "give:3S"])
    assert play(p, "give:3S").position.turn == 0


SURE_CARDS = [text for text in ALL if text in POWER_OF]


@pytest.mark.parametrize("card", SURE_CARDS)
@pytest.mark.parametrize("left", [0, 1, 3])
@pytest.mark.parametrize("more", [{}, {"charm": "bonus", "traps": [[1, "H"], [2, "S"]]}, {"points": [150, 20, 0]}])
def test_what_a_use_surely_brings_is_what_it_brings(card: str, left: int, more: dict[str, Any]) -> None:
    """A stage is owed, so only the power and its use count, regardless of the stock and of the seat chosen."""
    others = [text for text in SURE_CARDS if text != card]
    for seed in range(3):
        Random(seed).shuffle(others)
        zones = {"stock": [*others[:3], "AD", others[3]], "hand.1": others[4:6], "hand.2": others[6:7]}
        p = position(card, hand=others[7 : 7 + left], rng=seed, vars=more, zones=zones)
        before = p.vars["points"][0]
        sure = [args for args, at in facts(p, "brings") if at == card]
        if not sure:
            continue
        ((by, cost, after, _),) = sure
        action = f"use:{card}"
        while action and p.phase != "over" and 0 not in p.vars["lost"]:
            p = play(p, action).position
            answers = [one for one in legal(p) if p.phase not in ("draw", "act", "second", "feed") and p.turn == 0]
            action = next((one for one in answers if one != "prop:points"), "")
        assert after == before + by + cost == p.vars["points"][0], card


def facts(p: Position, code: str) -> list[tuple[tuple[Any, ...], str]]:
    """Arguments and places of the facts with this code that the seat in turn is told."""
    return [(fact.args, fact.at) for fact in RULES.facts(view(p, p.turn)) if fact.code == code]


def test_what_the_end_of_the_turn_would_bring_counts_the_card_used() -> None:
    p = position("2H", zones={"temp.0": ["KC", "8C"]}, vars={"extra": 0})
    ((_, _, after, temp),) = [args for args, at in facts(p, "brings") if at == "2H"]
    assert points(play(p, "use:2H").position)[0] == after + temp


def test_nothing_is_sure_to_come_of_a_use_where_being_below_zero_loses() -> None:
    brought = {hp: bool(facts(position("2H", options={"hp": hp}), "brings")) for hp in ("off", "lock", "lose")}
    assert brought == {"off": True, "lock": True, "lose": False}


def test_a_running_power_says_what_it_is_and_how_much_it_is_about() -> None:
    p = use("8S")
    assert facts(p, "running") == [(("8S", "8S", 15), "used")] and facts(p, "asks") == [(("8S", 15), "used")]
    p = play(position("3D"), "use:3D:7").position
    assert facts(p, "asks") == [(("3D", 21), "used")]
    p = use("KH")
    assert facts(p, "asks") == [(("KH", 6), "used")] and facts(play(p, "target:1").position, "asks") == [
        (("KH", 3), "used")
    ]
    p = use("3S", hand=["8C", "6C", "XR"])
    assert facts(p, "draws") == [((2,), "8C"), ((0,), "6C"), ((0,), "XR")]


def test_who_guesses_is_told_how_many_unseen_cards_are_right() -> None:
    p = position("2H", zones={"stock": ["XR", "3H", "AD"], "hand.1": ["9H"]}, seats=2)
    p = play(p, "stage").position
    told = {args[0]: args[1:] for args, _ in facts(p, "unseen")}
    assert told == {"C": (0, 4), "D": (1, 4), "H": (3, 4), "S": (0, 4), "AD": (1, 4)}
