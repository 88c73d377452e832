"""The computer's choice in Shlif Shluf: correct expectations, no laughable choices, and better than chance."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from app.bots.search import Search
from app.bots.why import explained
from app.engine import Position, play, view
from app.engine.cards import standard_deck
from app.games.shlif_shluf.judgement import REASONS, Odds, ShlifShlufJudgement, last_and_paired, quick
from app.wording import use
from app.wording.bidi import bare
from app.wording.sentences import advice_sentence
from tests.bots.advice import advice_of_games, advised
from tests.bots.made import case, cases, partial
from tests.bots.matches import win_share

JUDGE = ShlifShlufJudgement()
DECK = [card.text for card in standard_deck(jokers=True)]


def table(phase: str, stock: str, row: str = "", **more: Any) -> Position:
    """A position with these cards in the stock and the row, two seats and the turn of seat 0."""
    zones = {"stock": stock.split(), "row": row.split(), **more.pop("zones", {})}
    return partial("shlif-shluf", phase, zones, seats=2, **more)


def full(row: str) -> str:
    """The rest of the deck."""
    return " ".join(text for text in DECK if text not in row.split())


LAUGHABLE: dict[str, tuple[Position, set[str]]] = {
    "going on before the ace alone": (table("draw", "9C AD", "4S"), {"reveal"}),
    "a long row for one more card": (table("draw", "9C 2D 5H 8S AD", "4S 2H 7S 3H 9S KC 5D 6C TD QH"), {"reveal"}),
    "a long row under death": (
        table("draw", full("4S 2H 7S 3H 9S KC 5D 6C TD QH 2C 8H 3S JC"), "4S 2H 7S 3H 9S KC 5D 6C TD QH 2C 8H 3S JC",
              vars={"death": True}),
        {"reveal"},
    ),
    "stopping at the first card": (table("draw", full("")), {"last"}),
    "chaos on oneself where life is to be had": (
        table("settle", "3S KC 4C AD", "2D 8D 5H 9H XR", vars={"ask": "XR", "suits": {"XR": "H"}}),
        {"suit:XR:D"},
    ),
    "a magic that nothing but the ace stops": (
        table("magic", "2H 3H AD", "5C 8D 9C 9S 2S 4S 6C 7S", zones={"won.0": ["KD", "QD", "JD", "TD", "9D"]}),
        {"name:C", "name:S", "name:D"},
    ),
    "a joker that lets a magic run into the ace": (
        table("magic-joker", "2C AD", "5C 8D 9C 9S 2S 4S 6C 7S", zones={"won.0": ["XR", "KD", "QD", "JD"]},
              vars={"ask": "XR", "named": "H", "earned": 1}),
        {"suit:XR:D"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("move", LAUGHABLE)
def test_no_choice_that_a_beginner_would_laugh_at(move: str) -> None:
    p, laughable = LAUGHABLE[move]
    assert laughable < {str(action) for action in p.game.rules.legal(p)}
    assert str(advised(p).action) not in laughable


@pytest.mark.parametrize("name", cases("shlif-shluf"))
def test_every_case_of_the_canon_has_a_legal_choice(name: str) -> None:
    p = case(name)
    assert advised(p).action in p.game.rules.legal(p)


def test_the_worth_of_life_and_magic_is_the_average_over_all_orders_of_the_stock() -> None:
    p = table("magic", "2H 3H 4S 5D AD", "5C 8D 9C 9S")
    odds = Odds(view(p, 0))
    orders = list(permutations(view(p, 0).pool))
    life = sum(min(2, order.index("AD")) for order in orders) / len(orders)
    assert odds.life(4, 5) == pytest.approx(4 + life)
    for suit in "CDHS":
        worth = 0.0
        for order in orders:
            for nth, text in enumerate(order[:4]):
                if text == "AD":
                    worth += odds.lost(4) - 4
                    break
                worth += 1
                if text[1] == suit and nth < 3:
                    break
        assert odds.magic(4, 5, suit, 4) == pytest.approx(4 + worth / len(orders))


def test_chaos_is_feared_by_whom_it_falls_on() -> None:
    odds = Odds(view(table("draw", "2H 3H 4S 5D AD", "5C 8D 9C 9S"), 0))
    assert odds.chaos(4, 5, 1.0) > 4 > odds.chaos(4, 5, 0.0) == pytest.approx(0.2 * 4 + 0.8 * odds.lost(4))


def odds(stock: str, row: str = "", won: str = "", **read: Any) -> Odds:
    """What seat 0 knows of this stock, with this row and these won cards."""
    return Odds(view(table("draw", stock, row, zones={"won.0": won.split()}, vars=read), 0))


def test_to_be_out_costs_more_with_more_cards_and_death_halves_a_row() -> None:
    assert odds("AD 3S 4S", won="2C 3C 4C").out > odds("AD 3S 4S").out
    assert [odds("AD 3S 4S", death=death).earned(5) for death in (False, True)] == [5, 2]
    assert odds("AD 2D 4D").even == 1 > odds("AD 2D 4D", lost=[1]).even == 0, "alone, one is the next as well"


def test_of_what_may_be_chosen_the_best_is_expected() -> None:
    here = odds("AD XR 3S 4S 5S 6C")
    assert here.ending("C", 4, 6) == max(here.magic(4, 6, suit, 4) for suit in "CDHS")
    joker = odds("AD XR")
    assert joker.last(3, 2) == (joker.lost(3) + max(joker.ending(suit, 4, 1) for suit in "DH")) / 2


@pytest.mark.parametrize(("last", "lost", "suit"), [("8D", [], "H"), ("9D", [], "D"), ("8D", [1], "D")])
def test_a_turn_is_ended_with_chaos_where_it_falls_on_another(last: str, lost: list[int], suit: str) -> None:
    won = {"won.0": [card for card in DECK if card[0] in "TJQK" and card != "KC"]}
    p = table("settle", "3S KC 4C 5C AD", f"2H 4H XR {last}", zones=won, vars={"ask": "XR", "lost": lost})
    assert str(advised(p).action) == f"suit:XR:{suit}", "as a heart the joker ends the turn"


def test_under_death_a_joker_lets_a_magic_run_on_for_cards_that_are_not_halved() -> None:
    row, won = "5C 8D 9C 9S 2S 4S 6C 7S", {"won.0": ["XR"]}
    stock = full(f"{row} XR")
    p = table("magic-joker", stock, row, zones=won, vars={"ask": "XR", "named": "H", "earned": 1, "death": True})
    assert advised(p).code == "magic-goes-on"


@pytest.mark.parametrize(
    ("stock", "told"),
    [
        ("2H 3H 4C AD", "With 2 hearts among 4 cards, the magic is likeliest to stop before the ace of diamonds."),
        ("2H AD", "With 1 heart among 2 cards, the magic is likeliest to stop before the ace of diamonds."),
        ("XR AD", "No clubs are left to stop it, and a long magic is worth the risk."),
        ("AD", "Only the ace of diamonds is left."),
    ],
)
def test_a_magic_is_said_to_stop_soon_only_where_a_card_is_left_to_stop_it(stock: str, told: str) -> None:
    use("en")
    one = advised(table("magic", stock, "5C 8D 9C 9S 2S 4S 6C 7S"))
    assert bare(advice_sentence("shlif-shluf", {"code": one.code, "args": list(one.args)})) == told


def test_a_long_magic_names_how_few_cards_could_stop_it() -> None:
    use("en")
    told = advice_sentence("shlif-shluf", {"code": "runs-long", "args": ["C", 1, 23]})
    assert bare(told) == "Only 1 club among 23 cards, and a long magic is worth the risk."


def test_the_last_suit_and_the_pairs_of_a_row() -> None:
    assert last_and_paired("") == ("", "")
    assert last_and_paired("CDDC") == ("C", "D")
    assert last_and_paired("SSHH") == ("H", "HS")


def test_two_pairs_make_a_turn_shorter() -> None:
    plain, paired = table("draw", full("4S 2H 7S 3H"), "4S 2H 7S 3H"), table("draw", full("4S 7S 2H 3H"), "4S 7S 2H 3H")
    free, bound = (Odds(view(p, 0)) for p in (plain, paired))
    assert free.turn(4, 50, "H", "", 6) != bound.turn(4, 50, "H", "HS", 6)


def shares(won: tuple[int, int], stock: int = 20, **read: Any) -> list[float]:
    """What a search is told at the beginning of a turn of seat 0, when each seat has won this many cards."""
    piles = {"won.0": DECK[: won[0]], "won.1": DECK[won[0] : sum(won)]}
    p = table("draw", " ".join(DECK[-stock:]), zones=piles, vars=read)
    return list(JUDGE.worth(p.bare()))


def test_a_search_asks_who_has_won_more_cards_and_who_has_lost() -> None:
    even = shares((8, 8))
    assert even == [0.5, 0.5]
    assert sum(shares((11, 8))) == pytest.approx(1) and shares((11, 8))[0] > 0.6
    assert shares((11, 8), stock=4)[0] > shares((11, 8))[0], "fewer cards are left to make up for it"
    assert shares((8, 8), death=True)[0] < 0.5, "half of the row is earned"
    assert 0 < shares((8, 8), lost=[0])[0] < 0.1, "the other one may lose as well"


def test_a_search_of_a_turn_ends_with_it() -> None:
    p = table("draw", full(""))
    seen = view(p, 0)
    search = Search(seen, 1, JUDGE, 1)
    bare = search.likely_worlds()(Random(1))
    search.run_on(bare, bare.game.rules.legal(bare))
    assert bare.vars["turns"] == 1 and bare.result is None


@pytest.mark.parametrize("move", ["reveal", "last"])
def test_the_first_card_of_a_turn_risks_the_ace_either_way_and_the_hint_does_not_deny_it(move: str) -> None:
    p = table("draw", "AD 9C 2D")
    assert play(p, move).position.vars["lost"] == (0,)
    said = advice_sentence("shlif-shluf", {"code": "opens", "args": [38]})
    assert "a last card could be the ace of diamonds just as well" in bare(said)


def test_whoever_has_won_for_certain_is_told_of_no_risk() -> None:
    row, won, lost = "4S 2H", {"won.0": ["KD", "QD"], "won.1": ["JD", "TD"]}, {"lost": [1]}
    stock = full(f"{row} KD QD JD TD")
    assert advised(table("draw", stock, row, zones=won, vars=lost)).code == "stops", "level: there is a risk"
    won["won.1"].remove("TD")
    sure = advised(table("draw", f"{stock} TD", row, zones=won, vars=lost))
    assert (sure.code, sure.args) == ("has-won", ())


def test_where_the_game_is_won_for_certain_no_move_is_better() -> None:
    won, lost = {"won.0": ["KD", "QD"], "won.1": ["JD"]}, {"lost": [1]}
    seen = view(table("draw", full("4S 2H KD QD JD"), "4S 2H", zones=won, vars=lost), 0)
    for action, other in (seen.legal, reversed(seen.legal)):
        why = explained(seen, 1, action, seen.legal, against=other, tries=400)
        assert (why.verdict, why.lead) == ("even", 0.0)


def test_a_reason_says_what_is_so() -> None:
    met = set()
    for seen, told in advice_of_games("shlif-shluf", 4):
        met.add(told.code)
        row, left = seen.zones["row"], len(seen.pool)
        match told.code:
            case "goes-on" | "stops":
                assert told.args == (len(row), left)
            case "opens":
                assert told.args == (left,) and not row
            case "two-left":
                assert left == 2
            case "stops-under-death":
                assert seen.vars["death"]
            case "stops-soon" | "runs-long":
                suit = str(told.args[0])
                assert told.args[1] == sum(text[1] == suit for text in seen.pool if text not in ("AD", "XR", "XB"))
    assert met <= set(REASONS) and len(met) >= 6


@pytest.mark.parametrize(
    ("seats", "deals", "least"),
    [
        (2, range(600, 606), 0.5),
        pytest.param(2, range(606, 612), 0.5, marks=pytest.mark.slow),
        pytest.param(4, range(600, 604), 0.3, marks=pytest.mark.slow),
    ],
)
def test_it_beats_random_players(seats: int, deals: range, least: float) -> None:
    assert win_share("shlif-shluf", seats, deals) > least


@pytest.mark.slow
def test_over_many_deals_it_beats_random_players_at_every_table() -> None:
    assert win_share("shlif-shluf", 2, range(200)) > 0.54
    assert win_share("shlif-shluf", 4, range(40)) > 0.35
    assert win_share("shlif-shluf", 6, range(30)) > 0.25


def moves(p: Position) -> set[str]:
    """What the quick player does in this position, in forty worlds that differ only by chance."""
    world = p.bare()
    found = set()
    for world.rng in range(40):
        found.add(str(quick(world)))
    return found


@pytest.mark.parametrize(
    ("p", "move"),
    [
        (table("draw", full("")), "reveal"),
        (table("draw", "9C AD", "4S"), "last"),
        (table("draw", "9C AD"), "last"),
        (table("draw", full("4S 2H"), "4S 2H"), "reveal"),
        (LAUGHABLE["a long row for one more card"][0], "last"),
        (table("draw", full("4S 2H"), "4S 2H", vars={"death": True}), "last"),
        (table("draw", full("4S"), "4S", vars={"death": True}), "reveal"),
        (table("magic", "2H 3H 4C AD", "5C 8D 9C 9S 2S 4S 6C 7S"), "name:H"),
        (table("magic", "2C 3H 4C AD XR", "5C 8D 9C 9S 2S 4S 6C 7S"), "name:C"),
        (table("magic", "2H 3H 4C AD XR XB", "5C 8D 9C 9S 2S 4S 6C 7S"), "name:H"),
    ],
)
def test_the_quick_player_goes_on_while_a_card_is_worth_the_risk_and_stops_a_magic_soon(p: Position, move: str) -> None:
    assert moves(p) == {move}


def test_the_quick_player_risks_less_the_more_it_has_to_lose() -> None:
    stock = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"

    def with_cards(won: str, **options: str) -> set[str]:
        return moves(table("draw", stock, "4S 2H 7S", zones={"won.0": won.split()}, options=options))

    assert with_cards("") == with_cards("KD QD") == {"reveal"}
    assert with_cards("KD QD JD TD") == {"last"}
    assert with_cards("KD QD", all_lost="nobody") == {"last"}, "where all are out, the most cards win nothing"


def test_the_quick_player_takes_any_suit_of_a_joker() -> None:
    p = table("settle", "3S KC 4C AD", "2D 8D 5H 9H XR", vars={"ask": "XR", "suits": {"XR": "H"}})
    assert moves(p) == {"suit:XR:D", "suit:XR:H"}
