"""The computer's move in Super Stam: turns solved, no laughable moves, and far better than a random move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.bots import judgement_of
from app.engine import InvalidPosition, Position, view, view_from_json
from app.engine.cards import standard_deck
from app.games import GAMES
from app.games.super_stam.judgement import REASONS, OpenCards, quick
from app.games.super_stam.layings import layings
from app.games.super_stam.rules import VALUE
from tests.bots.advice import advice_of_games, advised
from tests.bots.made import case, cases, partial, share
from tests.bots.matches import win_share


def table(phase: str, zones: dict[str, str], **more: Any) -> Position:
    """A position with these cards, seat 0 to decide, and the rest of the deck in the stock."""
    lie = {zone: cards.split() for zone, cards in zones.items()}
    gone = {text for cards in lie.values() for text in cards}
    lie["stock"] = [card.text for card in standard_deck() if card.text not in gone]
    read = {"opener": 0, "ready": [phase != "stam", phase != "stam"], **more.pop("vars", {})}
    return partial("super-stam", phase, lie, seats=2, vars=read, **more)


def respond(mine: str, theirs: str, hidden: str = "6C", **more: Any) -> Position:
    """Seat 1 has laid a nine on a five, and seat 0 may respond."""
    zones = {"head": "5C", "col.1.1": "9H", "hidden.0": hidden, "hidden.1": "8D", "cards.0": mine, "cards.1": theirs}
    return table("respond", zones, vars={"opener": 1, "lead": 1, "last": 1, "sum": 9, "column": 1}, **more)


def stam(hidden: str, mine: str, theirs: str, gold: str = "", **more: Any) -> Position:
    """Before the head card."""
    zones = {"hidden.0": hidden, "hidden.1": "8D", "cards.0": mine, "cards.1": theirs, "gold.0": gold}
    return table("stam", zones, **more)


LAUGHABLE: dict[str, tuple[Position, set[str]]] = {
    "passing while one laying wins": (respond("4C JD", "2H 3S"), {"pass", "shuffle"}),
    "passing while two cards win": (respond("4C 6D", "2H 3S", hidden="7C"), {"pass", "shuffle"}),
    "laying so that the other can answer": (respond("TC KD", "JS"), {"put:TC", "pass", "shuffle"}),
    "more than is needed": (
        table("put", {"head": "5C", "col.0.1": "9H", "hidden.0": "9C", "hidden.1": "8D", "cards.0": "4C QD",
                      "cards.1": "2H 3S"}, vars={"lead": 0, "sum": 5, "column": 1}),
        {"put:4C", "put:QD"},
    ),
    "a strong golden royal given up": (stam("KC", "AD KD TS", "2H 3S 4H"), {"stam", "shuffle"}),
    "a hidden ace kept while the other is weak": (stam("2S", "3D 5S", "2H KS 4H"), {"ready", "shuffle"}),
    "a royal that is golden already": (stam("KC", "AD 9D TS", "2H 3S 4H", gold="KS", options={"n": 2}), {"ready"}),
    "the highest of too many returned": (
        table("trim", {"hidden.0": "7C", "hidden.1": "8D", "cards.0": "2H KS 4C", "cards.1": "5H 9S 9D"},
              vars={"opener": -1, "ready": [False, False]}),
        {"return:KS", "return:4C"},
    ),
    "high cards exchanged": (
        table("open", {"head": "KD", "hidden.0": "JC", "hidden.1": "8D", "cards.0": "2H 3C 7D", "cards.1": "5H"},
              vars={"sum": 13}),
        {"swap:7D", "shuffle", "pass"},
    ),
    "no exchange though the royal is lost without it": (
        table("swap", {"head": "KD", "hidden.0": "JC", "hidden.1": "8D", "cards.0": "2H 3C 7D", "cards.1": "5H"},
              vars={"sum": 13, "picked": "2H", "back": "open"}),
        {"swap:7D"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("move", LAUGHABLE)
def test_no_move_that_a_beginner_would_laugh_at(move: str) -> None:
    p, laughable = LAUGHABLE[move]
    assert laughable < {str(action) for action in p.game.rules.legal(p)}
    assert str(advised(p).action) not in laughable


@pytest.mark.parametrize("name", cases("super-stam"))
def test_every_case_of_the_canon_has_a_legal_move(name: str) -> None:
    p = case(name)
    assert advised(p).action in p.game.rules.legal(p)


def test_a_search_prefers_gold_and_high_cards_and_above_all_those_with_a_hidden_royal() -> None:
    def worth(hidden: str, mine: str, gold: str = "") -> float:
        return share(stam(hidden, mine, "5H", gold, options={"n": 2}))

    assert worth("6C", "7S", gold="QD") > worth("6C", "7S")
    assert worth("6C", "AS") > worth("6C", "2S")
    assert worth("JC", "AS") - worth("JC", "2S") > 2 * (worth("6C", "AS") - worth("6C", "2S"))
    assert worth("JC", "AS") > worth("6C", "AS") and worth("JC", "2S") < worth("6C", "2S"), "a low card wins no turn"
    ahead, further = worth("JC", "6S") - worth("JC", "4S"), worth("JC", "8S") - worth("JC", "6S")
    assert ahead > 2 * further, "the other has a five"
    assert worth("6C", "7S") > worth("6C", "4S 3S"), "the same sum with fewer cards"
    assert worth("JC", "7S", gold="JD") == worth("6C", "7S", gold="JD"), "it is golden already"


def moves(p: Position) -> Counter[str]:
    """What the quick player does in this position, in sixty worlds that differ only by chance."""
    world = p.bare()
    found: Counter[str] = Counter()
    for world.rng in range(60):
        found[str(quick(world))] += 1
    return found


@pytest.mark.parametrize(
    ("p", "move"),
    [
        (respond("4C JD", "2H 3S"), "put:JD"),
        (respond("2C 3D", "AS KH"), "pass"),
        (respond("KD QD", "TH QH KH AS", hidden="7C"), "pass"),
        (respond("QD", "TH QH KH AS", hidden="KC"), "put:QD"),
        (respond("KD QD", "AS KH", hidden="7C"), "put:QD"),
        (respond("4C 5D", "TH QH KH AS", hidden="7C"), "put:4C"),
        (stam("2S", "3D 5S", "2H KS 4H"), "stam"),
        (stam("KC", "AD 9D TS", "2H 3S 4H"), "ready"),
        (stam("KC", "AD 9D TS", "2H 3S 4H", gold="KS", options={"n": 2}), "stam"),
        (stam("JC", "3D", "4H"), "stam"),
        (stam("JC", "4D", "3H"), "ready"),
        (stam("JC", "4D", "4H"), "ready"),
        (LAUGHABLE["more than is needed"][0], "done"),
        (LAUGHABLE["the highest of too many returned"][0], "return:2H"),
        (LAUGHABLE["no exchange though the royal is lost without it"][0], "swap:3C"),
    ],
)
def test_the_quick_player_wins_a_turn_it_can_win_and_fights_for_gold_or_against_it(p: Position, move: str) -> None:
    assert [*moves(p)] == [move]


def test_the_quick_player_exchanges_in_some_of_the_turns_that_it_cannot_force() -> None:
    lost = moves(respond("4C 5D", "TH QH KH AS", hidden="KC"))
    assert [*lost] == ["swap:4C", "put:4C"] or [*lost] == ["put:4C", "swap:4C"]
    assert min(lost.values()) > 15
    assert [*moves(respond("4C KD", "2H 3S", hidden="KC"))] == ["put:KD"], "not in one that it wins"


def sensible(p: Position) -> set[str]:
    """What is left to a search in this position."""
    return {str(action) for action in judgement_of("super-stam").sensible(view(p, p.seat), p.game.rules.legal(p))}


def test_a_search_wins_gold_that_it_can_win_with_no_card_too_many() -> None:
    assert sensible(respond("4C JD", "2H 3S", hidden="KC")) == {"put:JD"}
    assert sensible(respond("4C 6D", "2H 3S", hidden="KC")) == {"put:4C", "put:6D"}, "both belong to the laying"
    assert sensible(respond("4C JD", "2H 3S")) == {"put:4C", "put:JD", "pass"}, "high cards may be worth more than that"
    assert sensible(respond("4C 5D", "TH QH KH AS", hidden="KC")) == {"put:4C", "put:5D", "swap:4C", "swap:5D", "pass"}
    begun = {"head": "5C", "col.0.1": "9H", "hidden.0": "KC", "hidden.1": "8D", "cards.0": "4C QD", "cards.1": "2H 3S"}
    assert sensible(table("put", begun, vars={"lead": 0, "sum": 5, "column": 1})) == {"done"}
    assert sensible(LAUGHABLE["the highest of too many returned"][0]) == {"return:2H"}


def test_a_search_shuffles_only_if_it_knows_what_may_come_in_this_turn() -> None:
    def known(*places: int) -> set[str]:
        p = stam("KC", "AD 9D TS", "2H 3S 4H")
        seen: list[list[int]] = [[0] if i in places else [] for i in range(len(p.zones["stock"]))]
        return sensible(stam("KC", "AD 9D TS", "2H 3S 4H", knows={"stock": seen}))

    assert known() == known(20) == {"stam", "ready"}
    assert known(3) == {"stam", "ready", "shuffle"}


def test_an_explanation_counts_what_the_cards_for_the_next_turn_are_worth() -> None:
    facts = judgement_of("super-stam").facts
    high, low = (facts(stam("JC", mine, "5H").bare(), 0)["next-cards"] for mine in ("AS 2D", "3S 2D"))
    assert (high, low) == (16, 5)


def test_the_number_of_cards_tells_of_a_royal() -> None:
    few, many = stam("2S", "3D 5S", "2H"), stam("2S", "3D 5S", "2H 4H 6H 7H 9H")
    assert OpenCards(view(few, 0)).suspicion > 0.3 and OpenCards(view(many, 0)).suspicion == 0
    three, fewer = (stam("2S", "3D 5S", "2H 4H 6H", vars={"exchanged": [False, one]}) for one in (False, True))
    assert OpenCards(view(three, 0)).suspicion > OpenCards(view(fewer, 0)).suspicion > 0, "there may have been more"


def test_how_often_a_turn_is_won_goes_over_all_head_cards_that_may_come() -> None:
    low = OpenCards(view(stam("JC", "2D", "3H"), 0))
    void = sum(VALUE[c] > 3 for c in low.unseen) / len(low.unseen)
    assert low.chance() == pytest.approx(0.4 * void), "on a head card above three nobody can lay"
    assert OpenCards(view(stam("JC", "9S", "3H"), 0)).chance() > 0.7 > 0.5 > low.chance()
    opens, answers = (OpenCards(view(stam("JC", "9S", "9H", vars={"opener": opener}), 0)) for opener in (0, 1))
    assert answers.chance() > opens.chance(), "who equals last is ahead"


def test_where_all_laid_cards_add_up_a_turn_is_won_step_by_step_and_always_contested() -> None:
    zones = {"head": "5C", "hidden.0": "7C", "hidden.1": "8D", "cards.0": "5S 5D", "cards.1": "TH"}
    for wording, wins in (("formal", False), ("human", True)):
        p = table("open", zones, vars={"sum": 5}, options={"wording": wording})
        best = OpenCards(view(p, 0)).best()
        assert best is not None and best.wins == wins
    told = advised(respond("KD QD", "TH QH KH AS", hidden="7C", options={"wording": "human"}))
    assert told.action.verb == "put"


def test_high_cards_are_not_spent_on_a_turn_that_is_lost_and_gives_no_gold() -> None:
    theirs = "TH QH KH AS"
    told = advised(respond("KD QD", theirs, hidden="7C"))
    assert (str(told.action), told.code) == ("pass", "not-worth-it")
    told = advised(respond("4C 5D", theirs, hidden="7C"))
    assert told.action.verb == "put" and told.code == "keeps-up"
    assert advised(respond("KD QD", theirs, hidden="KC")).action.verb != "pass"


def test_high_cards_are_spent_where_the_other_may_hide_a_royal() -> None:
    assert advised(respond("KD", "AS"))[1:] == ("keeps-up", (13,))
    assert advised(respond("KD", "AS 2S 3S"))[1:] == ("not-worth-it", (9,)), "so many cards come of no royal"


def test_a_royal_is_given_up_only_where_it_hardly_ever_wins() -> None:
    assert advised(stam("KC", "2D 3S 2S", "AD KH QS"))[1:] == ("stam-hopeless", ("KC", 0.0))
    told = advised(stam("JC", "2D", "3H"))
    assert told.code == "keeps-royal" and 0.2 < float(told.args[1]) < 0.6, "on most head cards nobody can lay"


def test_no_exchange_is_made_that_cannot_win() -> None:
    assert advised(respond("2C 3C", "AS KH"))[1:] == ("out-of-reach", (9,))


def test_no_hand_has_more_layings_than_can_be_looked_through() -> None:
    full = table("open", {"head": "5C", "hidden.0": "5D", "cards.0": "TH 9S 7H 6H 4S", "cards.1": "KH QS JH 8H 3S"})
    assert len(layings(OpenCards(view(full, 0)).turn.mine)) <= len(layings((2, 3, 4, 5, 6))) == 31
    with pytest.raises(InvalidPosition, match="more than the 5 cards"):
        table("open", {"head": "5C", "hidden.0": "5D", "cards.0": "TH 9S 7H 6H 4S 2S", "cards.1": "KH"})


def test_a_view_of_more_cards_than_a_seat_can_have_is_no_view() -> None:
    seen = view(table("open", {"head": "5C", "hidden.0": "5D", "cards.0": "TH 9S", "cards.1": "KH"}), 0).to_json()
    many = seen["pool"][2:41]
    seen["pool"] = [text for text in seen["pool"] if text not in many]
    seen["zones"] = {**seen["zones"], "stock": seen["zones"]["stock"][39:], "cards.1": many}
    with pytest.raises(InvalidPosition, match="seat 1 has more than the 5 cards"):
        view_from_json(seen, GAMES)


def test_a_known_top_card_is_what_an_exchange_brings() -> None:
    p, _ = LAUGHABLE["high cards exchanged"]
    assert str(advised(p).action) == "swap:2H"
    assert len(OpenCards(view(p, 0)).next_cards()) == len(view(p, 0).pool)
    zones = {zone: p.texts(zone) for zone in ("head", "hidden.0", "hidden.1", "cards.0", "cards.1")}
    known = partial(
        "super-stam", "open", {**zones, "stock": ["AH", "2S"]}, seats=2, knows={"stock": [[0], []]},
        vars={"opener": 0, "sum": 13, "ready": [True, True]},
    )  # fmt: skip
    told = advised(known)
    assert told.code == "exchange-for-chance" and told.args[1] == 1
    assert str(told.action) == "swap:2H", "where any pair wins, the lowest goes"
    deeper = partial(
        "super-stam", "open", {**zones, "stock": ["AH", "2S", "3S"]}, seats=2, knows={"stock": [[], [0], []]},
        vars={"opener": 0, "sum": 13, "ready": [True, True]},
    )  # fmt: skip
    comes = {deeper.game.cards[c] for c in OpenCards(view(deeper, 0)).next_cards()}
    assert "AH" in comes and "2S" not in comes, "the two lies deeper"


def test_a_reason_says_what_is_so() -> None:
    met = set()
    for wording in ("formal", "human"):
        for seen, told in advice_of_games("super-stam", 2, {"wording": wording, "n": 2}):
            met.add(told.code)
            hidden = [*seen.zones[f"hidden.{seen.turn}"]]
            match told.code:
                case "stam-for-royal":
                    gold = {text[0] for text in seen.zones[f"gold.{seen.turn}"]}
                    assert [told.args[0]] == hidden and (hidden[0][0] not in "JQK" or hidden[0][0] in gold)
                case "keeps-royal" | "stam-hopeless":
                    assert [told.args[0]] == hidden and hidden[0][0] in "JQK"
                case "ends-turn" | "wins-by-force" | "keeps-up" | "enough":
                    assert int(told.args[0]) >= seen.vars["sum"]
                case "out-of-reach":
                    assert told.action.verb == "pass"
    assert met <= {*REASONS, "only-move"} and len(met) >= 9


def test_it_beats_random_players() -> None:
    assert win_share("super-stam", 2, range(600, 630)) > 0.7
    assert win_share("super-stam", 2, range(600, 610), {"wording": "human"}) > 0.6


@pytest.mark.slow
def test_over_many_deals_it_beats_random_players() -> None:
    assert win_share("super-stam", 2, range(200)) > 0.8
    assert win_share("super-stam", 2, range(100), {"wording": "human"}) > 0.7
    assert win_share("super-stam", 2, range(50), {"n": 3}) > 0.85
