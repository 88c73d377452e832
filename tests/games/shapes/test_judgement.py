"""The computer's card in Shapes: no laughable cards, and far better than a random card."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.bots.dealer import Dealer
from app.bots.search import Search
from app.engine import Position, view
from app.games.shapes.judgement import REASONS, ShapesJudgement, lead, quick
from app.games.shapes.rules import BASES, JOKER, WHOLE_CARDS, matching
from tests.bots import made
from tests.bots.advice import advice_of_games, advised
from tests.bots.made import case, cases, deal, partial, played
from tests.bots.matches import win_share


def table(phase: str, zones: dict[str, str], seats: int = 2, **more: Any) -> Position:
    """A position with these cards, seat 0 to decide, and the rest of both decks in their piles."""
    lie = {zone: cards.split() for zone, cards in zones.items()}
    left = [*BASES]
    for cards in lie.values():
        for text in cards:
            if text in left:
                left.remove(text)
    lie["base"] = left
    lie["whole"] = [text for text in WHOLE_CARDS if not any(text in cards for cards in lie.values())]
    return partial("shapes", phase, lie, seats=seats, **more)


RIVAL = {"hand.1": "bT bS bX", "wholes.1": "wTX wTS wQSX"}
TIE: dict[str, Any] = {"tied": [0, 1], "tie_step": 1, "scores": [1, 1]}
TIED = {
    "row": "bC bT",
    "shown.0": "wCQ",
    "shown.1": "wTS",
    "hand.1": "bX bS",
    "wholes.0": "wSX wTX",
    "wholes.1": "wQX wCT",
}
LAUGHABLE: dict[str, tuple[Position, set[str]]] = {
    "a joker as the first base card": (
        table("base", {"hand.0": "bJ bX bS", "wholes.0": "wCT wCQ wTQ", **RIVAL}),
        {"commit:bJ"},
    ),
    "a base card that no whole card has": (
        table("base", {"hand.0": "bX bC bS", "wholes.0": "wCT wCQ wCTQ", **RIVAL}),
        {"commit:bX", "commit:bS"},
    ),
    "a whole card with nothing of the row": (
        table("whole", {"row": "bC bC bT bQ", "hand.0": "bX bS", "wholes.0": "wSX wCT wCTQ", "hand.1": "bT bS",
                        "wholes.1": "wTX wTS wQSX", "hand.2": "bT bS", "wholes.2": "wCX wTQ wCSX",
                        "hand.3": "bT bX", "wholes.3": "wQX wQS wTSX"}, seats=4),
        {"commit:wSX"},
    ),
    "a triple with fewer than a pair": (
        table("whole", {"row": "bC bC", "hand.0": "bX bS", "wholes.0": "wTQX wCT wTSX", "hand.1": "bT bS",
                        "wholes.1": "wTX wTS wQSX"}),
        {"commit:wTQX", "commit:wTSX"},
    ),
    "the joker before the last card of a tie-breaker": (
        table("tie", {**TIED, "hand.0": "bX bJ"}, vars=TIE),
        {"commit:bJ"},
    ),
    "no joker in a tie-breaker of the third edition": (
        table("tie", {**TIED, "hand.0": "bC bJ"}, vars=TIE, options={"edition": 3}),
        {"commit:bC"},
    ),
    "exchanging a joker": (
        table("swap", {"hand.0": "bJ bC bT", "wholes.0": "wCT wCQ wCTQ", **RIVAL}, options={"edition": 2}),
        {"swap:bJ", "swap:bC"},
    ),
    "keeping a base card without use": (
        table("swap", {"hand.0": "bX bC bT", "wholes.0": "wCT wCQ wCTQ", **RIVAL}, options={"edition": 2}),
        {"done", "swap:bC", "swap:bT"},
    ),
    "exchanging the best whole card": (
        table("swap", {"hand.0": "bC bC bT", "wholes.0": "wCT wSX wCTQ", **RIVAL}, options={"edition": 1}),
        {"swap:wCTQ", "done"},
    ),
    "picking a whole card of foreign shapes": (
        table("pick", {"hand.0": "bC bT", "wholes.0": "wCS wQX", "shown.0": "wCTQ", "hand.1": "bT bS",
                       "wholes.1": "wTX wTS", "shown.1": "wSX", "row": ""}, options={"edition": 1}),
        {"pick:wSX"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("move", LAUGHABLE)
def test_no_move_that_a_beginner_would_laugh_at(move: str) -> None:
    p, laughable = LAUGHABLE[move]
    assert laughable < {str(action) for action in p.game.rules.legal(p)}
    for seed in range(5):
        assert str(advised(p, seed).action) not in laughable


@pytest.mark.parametrize("name", cases("shapes"))
def test_every_case_of_the_canon_has_a_legal_card(name: str) -> None:
    p = case(name)
    assert advised(p).action in p.game.rules.legal(p)


def test_the_quick_player_ends_games_and_who_has_won_is_ahead() -> None:
    end = played("shapes", 3, quick)
    assert end.result is not None
    leads = [lead(end, seat) for seat in range(2)]
    assert max(leads) == leads[int(end.result.winners[0])] > 0


def before_round(hand: str, wholes: str, **prizes: str) -> Position:
    """A round begins, and seat 0 holds these cards."""
    won = {name.replace("_", "."): cards for name, cards in prizes.items()}
    rival = {"hand.1": "bT bS bX", "wholes.1": "wCTQ wCTS wCTX"}
    return table("base", {"hand.0": hand, "wholes.0": wholes, **rival, **won})


PREFERRED: dict[str, tuple[Position, Position]] = {
    "a prize": (
        before_round("bC bC bC", "wTS wQX wTQ", prizes_0="bC"), before_round("bC bC bC", "wTS wQX wTQ", prizes_1="bC")
    ),
    "a joker in hand": (before_round("bJ bC bC", "wTS wQX wTQ"), before_round("bQ bC bC", "wTS wQX wTQ")),
    "three shapes": (before_round("bC bC bC", "wTS wQX wTQS"), before_round("bC bC bC", "wTS wQX wTQ")),
    "more that fits": (before_round("bC bT bQ", "wCS wTX wQS"), before_round("bC bT bQ", "wCS wTX wSX")),
    "all that fits on one card": (before_round("bC bT bQ", "wCT wSX wQS"), before_round("bC bT bQ", "wCS wTX wQS")),
    "another shape": (before_round("bC bT bQ", "wCQ wTS wSX"), before_round("bC bC bT", "wCQ wTS wSX")),
}  # fmt: skip


@pytest.mark.parametrize("more", PREFERRED)
def test_a_search_prefers_what_helps_in_the_rounds_to_come(more: str) -> None:
    better, worse = PREFERRED[more]
    assert made.share(better) > made.share(worse)


def test_what_is_held_counts_less_the_more_rounds_are_to_come() -> None:
    p = before_round("bC bC bC", "wTS wQX wTQ", prizes_0="bC bC bC")
    late = p.copy()
    late.move("base", "prizes.1", 0)
    del late.zones["base"][4:]
    assert abs(made.share(late) - 0.5) > abs(made.share(p) - 0.5)


def test_a_joker_in_hand_counts() -> None:
    p = deal("shapes", 1)
    holders = [JOKER in p.texts(f"hand.{seat}") for seat in range(2)]
    assert (lead(p, 0) > lead(p, 1)) == (holders[0] > holders[1])
    with_joker, _ = LAUGHABLE["a joker as the first base card"]
    assert lead(with_joker, 0) == -lead(with_joker, 1) > 1


@pytest.mark.long
def test_a_reason_says_what_is_so() -> None:
    met = set()
    for edition in (4, 2, 1):
        for seen, told in advice_of_games("shapes", 1, {"edition": edition}):
            met.add(told.code)
            row, wholes = seen.zones["row"], seen.zones[f"wholes.{seen.turn}"]
            args = [*told.args]
            match told.code:
                case "fits-wholes":
                    assert args[1] == sum(str(args[0])[1] in whole for whole in wholes) > 0
                case "most-matches" | "as-good" | "smaller-enough" | "spares-triple":
                    assert args[1] == len(matching(told.action.args[0], row))
                    assert len(told.action.args[0]) == 3 or told.code not in ("smaller-enough", "spares-triple")
                case "adds-match":
                    assert str(args[0])[1] in str(args[1]) and args[1] in seen.zones[f"shown.{seen.turn}"]
                case "joker-waits" | "keeps-joker":
                    assert JOKER in seen.zones[f"hand.{seen.turn}"] and told.action.args[0] != JOKER
    assert {"smaller-enough", "swaps", "picks"} < met <= {*REASONS, "only-move", "comes-out-best"} and len(met) >= 10


def test_it_beats_random_players() -> None:
    assert win_share("shapes", 2, range(600, 603)) > 0.6
    assert win_share("shapes", 3, range(600, 602)) > 0.6


@pytest.mark.slow
def test_over_many_deals_it_beats_random_players_at_every_table() -> None:
    assert win_share("shapes", 2, range(50)) > 0.85
    assert win_share("shapes", 3, range(30)) > 0.7
    assert win_share("shapes", 4, range(25)) > 0.55


def share(p: Position, holds: Callable[[Position], float], likely: bool) -> float:
    """How often something holds in the worlds of a search for the seat in turn, or in worlds that are only dealt."""
    seen = view(p, p.turn)
    deal = Search(seen, 1, ShapesJudgement(), 1).likely_worlds() if likely else Dealer(seen).world
    rng = Random(7)
    return sum(holds(deal(rng)) for _ in range(400)) / 400


def jokers(p: Position) -> float:
    """How many jokers the other of two seats holds."""
    return p.texts("hand.1").count(JOKER)


def test_who_has_drawn_much_is_likelier_to_hold_a_joker() -> None:
    hands = {"hand.0": "bC bX bS", "wholes.0": "wCT wCQ wTQ", **RIVAL}
    early = table("base", hands)
    assert abs(share(early, jokers, likely=True) - share(early, jokers, likely=False)) < 0.06
    prizes = {"prizes.0": "bC bT bQ bS bX bC bT bQ", "prizes.1": "bC bT bQ bS bX bC bT bQ"}
    late = table("base", {**hands, **prizes})
    dealt = share(late, jokers, likely=False)
    assert dealt + 0.1 < share(late, jokers, likely=True) < 2.5 * dealt


def test_the_longer_a_game_lasts_the_fewer_cards_of_three_shapes_are_left() -> None:
    def triples(world: Position) -> float:
        return sum(len(text) == 4 for text in world.texts("wholes.1"))

    prizes = {"prizes.0": "bC bT bQ bS bX bC bT bQ", "prizes.1": "bC bT bQ bS bX bC bT bQ"}
    late = table("base", {"hand.0": "bC bX bS", "wholes.0": "wCT wCQ wTQ", **RIVAL, **prizes})
    assert share(late, triples, likely=True) < share(late, triples, likely=False) - 0.2


def test_what_is_left_of_a_hand_after_laying_is_more_of_a_kind_and_fits_less() -> None:
    p = table("whole", {"row": "bC bT", "hand.0": "bX bS", "wholes.0": "wCX wCQ wCSX", "hand.1": "bX bS",
                        "wholes.1": "wTX wTS wQSX"})  # fmt: skip

    def kinds(world: Position) -> float:
        return len({*world.texts("hand.1")})

    def fit(world: Position) -> float:
        return max(len(matching(text, world.texts("hand.1"))) for text in world.texts("wholes.1"))

    for more in (kinds, fit):
        assert share(p, more, likely=True) < share(p, more, likely=False) - 0.05


def test_of_whole_cards_that_have_as_much_of_the_row_the_one_of_two_shapes_goes() -> None:
    p = table("whole", {"row": "bC bT", "hand.0": "bX bS", "wholes.0": "wCTQ wCT wSX", "hand.1": "bX bS",
                        "wholes.1": "wTX wTS wQSX"}, options={"edition": 1})  # fmt: skip
    assert str(quick(p.bare())) == "commit:wCT"
    for seed in range(3):
        assert advised(p, seed)[1:] == ("smaller-enough", ("wCT", 2)), "without a tie-breaker the third is of no use"


@pytest.mark.parametrize(("wholes", "left"), [("wCT wCS wSX", ["wCT"]), ("wCTQ wCS wSX", ["wCTQ", "wCS"])])
def test_no_whole_card_is_laid_that_has_less_of_the_row_than_one_no_larger(wholes: str, left: list[str]) -> None:
    p = table("whole", {"row": "bC bT", "hand.0": "bX bS", "wholes.0": wholes, "hand.1": "bX bS",
                        "wholes.1": "wTX wTS wQSX"})  # fmt: skip
    assert [action.args[0] for action in ShapesJudgement().sensible(view(p, 0), p.game.rules.legal(p))] == left


def test_of_open_whole_cards_that_fit_as_much_the_winner_picks_one_of_three_shapes() -> None:
    p = table("pick", {"hand.0": "bC bC", "hand.1": "bX bS", "wholes.0": "wTQ wTS", "wholes.1": "wTX wQX",
                       "shown.0": "wCT", "shown.1": "wCQS"}, options={"edition": 1})  # fmt: skip
    assert advised(p)[1:] == ("picks", ("wCQS", 2))


def test_the_quick_player_lays_a_joker_in_a_tie_breaker_only_where_it_wins_at_once() -> None:
    for edition, card in ((3, "bJ"), (4, "bQ")):
        p = table("tie", {**TIED, "hand.0": "bJ bQ"}, vars=TIE, options={"edition": edition})
        assert str(quick(p.bare())) == f"commit:{card}"
    base = table("base", {"hand.0": "bJ bX bX", "wholes.0": "wCT wCQ wTQ", **RIVAL}).bare()
    for base.rng in range(20):
        assert str(quick(base)) == "commit:bX"


def test_the_quick_player_lays_in_a_tie_breaker_what_helps_itself_alone() -> None:
    shown = {"shown.0": "wCQ", "shown.1": "wCS", "wholes.1": "wQX wCT"}
    p = table("tie", {**TIED, **shown, "hand.0": "bC bQ"}, vars=TIE)
    assert str(quick(p.bare())) == "commit:bQ", "a circle would help the other too"


def test_a_joker_that_is_laid_unseen_still_counts_for_whoever_laid_it() -> None:
    hands = {"wholes.0": "wCT wCQ wTQ", **RIVAL}
    held = table("base", {**hands, "hand.0": "bC bX", "held.0": "bJ"}, turn=1)
    assert lead(held, 0) == lead(table("base", {**hands, "hand.0": "bC bX bJ"}), 0)


def test_the_lead_is_over_the_others_on_average() -> None:
    third = {"hand.2": "bQ bS bC", "wholes.2": "wCX wQX wCQS", "hand.0": "bC bX bS", "wholes.0": "wCT wCQ wTQ"}
    p = table("base", {**RIVAL, **third, "prizes.0": "bC", "prizes.1": "bT", "prizes.2": "bX"}, seats=3)
    assert lead(p, 0) == 0


def test_whoever_laid_a_base_card_has_a_whole_card_with_its_shape() -> None:
    p = table("whole", {"row": "bC bT", "hand.0": "bX bS", "wholes.0": "wCX wCQ wCSX", "hand.1": "bX bS",
                        "wholes.1": "wTX wTS wQSX"})  # fmt: skip

    def unfit(world: Position) -> float:
        return not any("T" in text for text in world.texts("wholes.1"))

    assert share(p, unfit, likely=True) < 0.4 * share(p, unfit, likely=False)


def test_whoever_laid_a_whole_card_seldom_kept_one_that_has_more_of_the_row() -> None:
    p = table("tie", {**TIED, "hand.0": "bX bS"}, vars=TIE)

    def better(world: Position) -> float:
        return any(len(matching(text, ["bC", "bT"])) > 1 for text in world.texts("wholes.1"))

    assert share(p, better, likely=True) < 0.5 * share(p, better, likely=False)


def test_nothing_is_likelier_where_the_winner_picks_or_exchanges() -> None:
    hands = {"hand.0": "bC bX bS", "wholes.0": "wCT wCQ wTQ", **RIVAL}
    p = table("swap", hands, options={"edition": 2})
    assert share(p, jokers, likely=True) == share(p, jokers, likely=False)
