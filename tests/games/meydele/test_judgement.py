"""The computer's card in Meydele: no laughable cards, and far better than a random card."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Action, Position, new_game, play, view
from app.games import GAMES
from app.games.meydele.judgement import (
    REASONS,
    KnownCards,
    MeydeleJudgement,
    beaten_by_known,
    lost_rounds,
    quick,
    share,
)
from tests.bots.advice import advice_of_games, advised
from tests.bots.made import case, cases, deal, partial, played
from tests.bots.matches import win_share


def table(phase: str, zones: dict[str, str], kuzari: str = "H", **more: Any) -> Position:
    """A position of three seats with these cards, seat 0 to decide."""
    lie = {zone: cards.split() for zone, cards in zones.items()}
    vars_ = {"round": 9, "kuzari": kuzari, **more.pop("vars", {})}
    return partial("meydele", phase, lie, seats=3, vars=vars_, **more)


WAR = {"table.0": "8S", "table.1": "8C", "table.2": "2D"}
BOTH = {"war": 1, "take": [0, 1], "setter": [0, 1]}
LAUGHABLE: dict[str, tuple[Position, set[str]]] = {
    "a high kuzari where a low one surely takes": (
        table("choose", {"hand.0": "2H AH 9C", "hand.1": "KS 4C 5C", "hand.2": "7D 8D 9S"}),
        {"commit:AH", "commit:9C"},
    ),
    "a king where a ten surely takes": (
        table("choose", {"hand.0": "TC KC 2S", "hand.1": "9S 4C 5C", "hand.2": "7D 8D 9D"}, kuzari=""),
        {"commit:KC", "commit:2S"},
    ),
    "a high kuzari against the known ace": (
        table(
            "choose",
            {"hand.0": "KH 3C QS", "hand.1": "AH", "won.1": "2C 4C", "hand.2": "7D 8D 9S", "won.2": "TD"},
            knows={"hand.1": [[0]]},
        ),
        {"commit:KH", "commit:QS"},
    ),
    "covering a kuzari": (
        table("war-down", {**WAR, "hand.0": "AH KC 3C 4D", "hand.1": "5D 6D 7D 9D", "hand.2": "TD"}, vars=BOTH),
        {"down:AH", "down:KC"},
    ),
    "opening a low card in a war for the cards": (
        table(
            "war-open",
            {**WAR, "down.0": "3C 4D", "hand.0": "KC 6C 2C", "hand.1": "5S 6D 4C 9D 7D", "hand.2": "TD 5H"},
            vars=BOTH,
        ),
        {"commit:6C", "commit:2C"},
    ),
    "opening the king where it loses like the two": (
        table(
            "war-open",
            {**WAR, "down.0": "3C 4D", "hand.0": "KC 6C 2C", "hand.1": "5H 6D AD 9D 7D", "hand.2": "TD"},
            vars=BOTH,
        ),
        {"commit:KC", "commit:6C"},
    ),
    "a six in a round that is lost with the two as well": (
        table("choose", {"hand.0": "6C 2C KS", "hand.1": "7H 8H", "hand.2": "9H TH"}),
        {"commit:6C"},
    ),
    "opening the ace where the eight of the kuzari surely wins": (
        table(
            "war-open",
            {**WAR, "down.0": "3C 4D", "hand.0": "AH 8H 2C", "hand.1": "5H 6D AD 9D 7D", "hand.2": "9C"},
            vars=BOTH,
        ),
        {"commit:AH", "commit:2C"},
    ),
    "opening the king where the eight of the kuzari surely wins": (
        table(
            "war-open",
            {**WAR, "down.0": "3C 4D", "hand.0": "KH 8H 2C", "hand.1": "5H 6D AD 9D 7D", "hand.2": "9C"},
            vars=BOTH,
        ),
        {"commit:KH", "commit:2C"},
    ),
    "opening a six against the eight of one who has no card left": (
        table(
            "war-open",
            {"table.0": "8S 5D", "table.1": "8C 5S", "table.2": "2D", "hand.0": "KC 6C 2C", "hand.2": "TD 4H"},
            vars=BOTH,
        ),
        {"commit:6C", "commit:2C"},
    ),
    "paying the ace for the next kuzari alone": (
        table(
            "war-open",
            {"table.0": "8S", "table.1": "8C", "table.2": "2H", "down.0": "3C 4D", "hand.0": "AD AH 6C 2C",
             "hand.1": "5H 6D 7D 9D", "hand.2": "TD"},
            vars={"war": 1, "take": [2], "setter": [0, 1]},
        ),
        {"commit:AD", "commit:AH"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("move", LAUGHABLE)
def test_no_move_that_a_beginner_would_laugh_at(move: str) -> None:
    p, laughable = LAUGHABLE[move]
    assert laughable < {str(action) for action in p.game.rules.legal(p)}
    for seed in range(5):
        assert str(advised(p, seed).action) not in laughable


@pytest.mark.parametrize("move", [move for move, (p, _) in LAUGHABLE.items() if p.phase != "choose"])
def test_in_a_war_no_level_looks_beyond_what_the_rules_say(move: str) -> None:
    seen = view(LAUGHABLE[move][0], 0)
    assert MeydeleJudgement().sensible(seen, seen.legal) == [advised(LAUGHABLE[move][0]).action]


def test_a_search_leaves_out_a_card_that_gains_no_more_than_a_cheaper_one() -> None:
    p, wasteful = LAUGHABLE["a six in a round that is lost with the two as well"]
    left = {str(action) for action in MeydeleJudgement().sensible(view(p, 0), p.game.rules.legal(p))}
    assert left == {"commit:2C", "commit:KS"}, "the king makes its suit the kuzari"
    assert not left & wasteful


def test_only_a_round_that_is_lost_makes_a_dear_card_wasteful() -> None:
    p, _ = LAUGHABLE["a high kuzari where a low one surely takes"]
    assert lost_rounds([p.bare()], Action("commit", ("AH",))) == ()
    p, _ = LAUGHABLE["a six in a round that is lost with the two as well"]
    ((kuzari, sizes),) = lost_rounds([p.bare()], Action("commit", ("KS",)))
    assert (kuzari, sizes[0]) == ("S", 2)


def test_in_a_round_lost_to_a_known_hand_the_lowest_card_goes() -> None:
    p, _ = LAUGHABLE["a high kuzari against the known ace"]
    told = advised(p)
    assert (str(told.action), told.code, told.args) == ("commit:3C", "round-lost", ("3C",))


def test_a_round_is_not_lost_while_a_card_beats_what_the_known_hand_may_lay() -> None:
    zones = {"hand.0": "KH 3C QS", "hand.1": "AH 2H", "won.1": "2C 4C", "hand.2": "7D 8D 9S", "won.2": "TD"}
    p = table("choose", zones, knows={"hand.1": [[0], [0]]})
    assert KnownCards(view(p, 0)).whole_hand(1) is not None
    told = advised(p)
    assert told.code != "round-lost" and str(told.action) != "commit:QS", "only the king may take, and three goes first"


def test_who_gets_the_cards_back_fights_for_the_next_kuzari_with_the_highest() -> None:
    p = table(
        "war-open",
        {"table.0": "8H", "table.1": "8C", "table.2": "2H", "down.0": "3C 4D", "hand.0": "AD 6C 2C",
         "hand.1": "5H 6D 7D 9D", "hand.2": "TD"},
        vars={"war": 1, "take": [0], "setter": [0, 1]},
    )  # fmt: skip
    assert advised(p)[1:] == ("opens-high", ("AD",))


@pytest.mark.parametrize(
    ("hand", "code", "card"),
    [
        ("KS 6S 2S QD", "opens-high", "KS"),
        ("KS 6S 2S AD", "opens-high", "KS"),
        ("KS 6S 2C QD", "opens-cheap", "2C"),
    ],
)
def test_the_next_kuzari_is_worth_a_high_card_but_no_ace_to_the_suit_of_which_most_are_held(
    hand: str, code: str, card: str
) -> None:
    p = table(
        "war-open",
        {"table.0": "8D 9S", "table.1": "8H 9C", "table.2": "2H", "hand.0": hand, "hand.1": "TC JD QC", "hand.2": "TD"},
        vars={"war": 2, "take": [2], "setter": [0, 1]},
    )
    assert advised(p)[1:] == (code, (card,)), "the card of the round sets it, and not that of the war"


def test_a_card_known_to_be_among_the_own_of_a_rival_may_be_laid() -> None:
    p, known = new_game(GAMES["meydele"], 3, 2).position, 0
    for _ in range(60):
        p = play(p, quick(p.bare())).position
        seen = view(p, 0)
        if p.turn == 0 and p.phase == "choose":
            cards = KnownCards(seen)
            for seat in cards.rivals():
                if len(seen.sets.get(f"hand.{seat}", ())) < cards.to_choose_from(seat):
                    own = set(seen.sets.get(f"own.{seat}", ()))
                    assert own <= set(cards.may_lay(seat))
                    known += len(own)
    assert known


def test_cards_known_to_lie_elsewhere_are_not_feared() -> None:
    p = table(
        "choose",
        {"hand.0": "2H 9C", "won.0": "AH", "hand.1": "KS 4C", "won.1": "KH", "hand.2": "7D 8D"},
        knows={"won.0": [[0, 1, 2]], "won.1": [[0, 1, 2]]},
    )
    cards = KnownCards(view(p, 0))
    assert cards.may_lay(1) == ["4C", "7D", "8D", "KS"] and cards.whole_hand(1) is None
    assert advised(p)[1:] == ("takes-surely", ("2H",))


@pytest.mark.parametrize("name", cases("meydele"))
def test_every_case_of_the_canon_has_a_legal_card(name: str) -> None:
    p = case(name)
    assert advised(p).action in p.game.rules.legal(p)


def test_the_quick_player_ends_games_and_the_shares_of_all_seats_are_one() -> None:
    end = played("meydele", 3, quick)
    assert end.result is not None and sum(share(end, seat) for seat in range(3)) == pytest.approx(1)
    p = deal("meydele", 3)
    assert sum(share(p, seat) for seat in range(3)) == pytest.approx(1)
    high, low = (table("choose", {"hand.0": card, "hand.1": "8C", "hand.2": "8D"}) for card in ("AS", "2S"))
    assert share(high, 0) > share(low, 0), "high cards count more"
    lie = {"held.0": "AS", "hand.1": "8C", "hand.2": "8D"}
    assert share(table("choose", lie, turn=1), 0) == share(high, 0), "a card that is chosen is still one's own"


def test_a_round_is_not_lost_to_a_known_kuzari_of_the_same_value() -> None:
    p = table("choose", {"hand.0": "9S 3C", "hand.1": "9H", "hand.2": "7D"}, knows={"hand.1": [[0]]})
    assert beaten_by_known(KnownCards(view(p, 0)), ["9S", "3C"]) == {"3C"}, "there is war with the nine"


def test_an_explanation_counts_high_cards_wherever_a_seat_has_them() -> None:
    zones = {"hand.0": "KC 2C", "won.0": "AS 3C 4C", "hand.1": "5D", "hand.2": "6D"}
    assert MeydeleJudgement().facts(table("choose", zones).bare(), 0)["high-cards"] == 2


def test_who_has_chosen_the_last_card_is_a_rival_too() -> None:
    p = table("choose", {"held.0": "AH", "held.1": "3C", "hand.2": "2H 9C"}, turn=2)
    assert KnownCards(view(p, 2)).rivals() == [0, 1]


def test_a_kuzari_surely_takes_against_lower_ones_but_not_against_a_plain_card_of_its_value() -> None:
    cards = KnownCards(view(LAUGHABLE["a high kuzari where a low one surely takes"][0], 0))
    assert cards.surely_takes("9H", ["8H", "AS"]) and not cards.surely_takes("9H", ["TH"])
    assert not cards.surely_takes("9H", ["9S"]), "there is war"


@pytest.mark.long
def test_a_reason_says_what_is_so() -> None:
    met = set()
    for seen, told in advice_of_games("meydele", 1):
        met.add(told.code)
        hand, kuzari = seen.zones[f"hand.{seen.turn}"], seen.vars["kuzari"]
        if told.args and told.code != "comes-out-best":
            assert told.args[0] == told.action.args[0]
        match told.code:
            case "low-kuzari" | "high-kuzari":
                assert told.action.args[0][1] == kuzari
            case "sets-kuzari":
                assert told.args[1] == told.action.args[0][1] != kuzari
                assert told.args[2] == sum(text[1] == told.args[1] for text in hand)
            case "highest-takes":
                assert not kuzari
            case "covers-lowest":
                assert seen.phase == "war-down"
    assert met <= {*REASONS, "only-move", "comes-out-best"} and len(met) >= 8


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "deals", "least"),
    [
        (3, range(600, 602), 0.6),
        pytest.param(5, range(600, 601), 0.5, marks=pytest.mark.slow),
    ],
)
def test_it_beats_random_players(seats: int, deals: range, least: float) -> None:
    assert win_share("meydele", seats, deals) > least


@pytest.mark.slow
def test_over_many_deals_it_beats_random_players_at_every_table() -> None:
    assert win_share("meydele", 3, range(20)) > 0.95
    assert win_share("meydele", 6, range(5)) > 0.7
