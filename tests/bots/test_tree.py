"""The tree: it foresees the seat's own later decisions, knows no more than the seat, and is reproducible."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random

import pytest

from app.bots import judgement_of
from app.bots.judgement import Horizon, Judgement, NoJudgement
from app.bots.limit import Limit
from app.bots.search import Candidate, Search
from app.bots.tree import Branch
from app.engine import Action, Position, View, deal_unknown, new_game, view
from app.engine.views import contrary_worlds
from app.games import GAMES
from tests.bots.made import deal, decisions


def in_tree(game: str) -> Judgement:
    """The game's own judgement, set to be searched by a tree."""
    own = type(judgement_of(game))

    class Grown(own):  # type: ignore[misc, valid-type]
        mode = "tree"
        ends = 0

    grown: Judgement = Grown()
    return grown


def grown(v: View, judgement: Judgement, seed: int = 1, iterations: int = 60, limit: int = 10_000) -> list[Candidate]:
    """The result of a tree."""
    return Search(v, seed, judgement, iterations, Limit(iterations=limit)).tried(v.legal)


class Pairs(NoJudgement):
    """Values only laying the first two cards of the hand one after the other; playing on lays the last card."""

    horizon = Horizon(decisions=1)

    def __init__(self, view: View) -> None:
        self.wanted = {*view.zones["hand.0"][:2]}

    def quick(self, p: Position) -> object:  # type: ignore[override]
        """The last legal action."""
        return p.game.rules.legal(p)[-1]

    def worth(self, p: Position) -> Sequence[float]:
        """Whether both have left the hand for the piles."""
        return (float(self.wanted <= {text for suit in "CDHS" for text in p.texts(f"pile.{suit}")}),)


class PairsInTree(Pairs):
    """The same in a tree."""

    mode = "tree"


def test_a_tree_finds_what_takes_two_decisions_of_ones_own() -> None:
    p = deal("trishape", 1)
    v = view(p, p.turn)
    lays = [action for action in v.legal if action.verb == "lay"]
    (flat, *_), (tree, *_) = (Search(v, 1, one, 400).tried(lays) for one in (Pairs(v), PairsInTree(v)))
    assert len(lays) > 3 and flat.values == (0.0,)
    assert {*tree.action.args} <= Pairs(v).wanted and tree.values[0] > 0.2


def test_a_branch_is_available_as_often_as_it_is_legal_and_rarely_tried_ones_are_tried_on() -> None:
    root, rare, often = Branch(1), Action("rare"), Action("often")
    for legal in ([rare, often], [often], [often]):
        root.chosen(legal, 0)
    assert [root.branches[one].available for one in (rare, often)] == [1, 3]
    for one, times in ((rare, 2), (often, 50)):
        root.branches[one].tried, root.branches[one].brought = times, [0.5 * times]
    root.branches[rare].available = root.branches[often].available = 52
    assert root.chosen([often, rare], 0)[0] == rare


def test_from_a_branch_only_the_decisions_up_to_the_horizon_are_played_on() -> None:
    class Counted(NoJudgement):
        horizon, asked = Horizon(decisions=2), 0

        def quick(self, p: Position) -> Action:
            """The first legal action; counted."""
            self.asked += 1
            return p.game.rules.legal(p)[0]

    p = deal("trishape", 1)
    for done in range(3):
        counted, bare = Counted(), p.bare()
        Search(view(p, p.turn), 1, counted, 10).run_on(bare, p.game.rules.legal(bare), done)
        assert counted.asked == 2 - done


def test_the_error_of_a_lead_in_a_tree_is_that_of_the_difference_of_two_averages() -> None:
    p = deal("trishape", 1)
    v = view(p, p.turn)
    found = Search(v, 1, PairsInTree(v), 400, guard=v.legal[0]).tried(v.legal)
    guard = next(one for one in found if one.action == v.legal[0])
    others = [one for one in found if one is not guard]
    assert guard.spread > 0 and (guard.lead, guard.error) == (0.0, 0.0)
    assert [one.error for one in others] == [hypot(one.spread, guard.spread) for one in others]


def test_a_tree_tries_the_worlds_that_it_is_given() -> None:
    p = deal("trishape", 1)
    v, dealt = view(p, p.turn), list[Position]()

    def true(rng: Random) -> Position:
        dealt.append(p.bare())
        return dealt[-1]

    Search(v, 1, PairsInTree(v), 40, deal=true).tried(v.legal)
    assert len(dealt) == 40


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tree_knows_no_more_than_its_seat_and_is_always_alike(game: str) -> None:
    judgement = in_tree(game)
    for number, p in enumerate(decisions(game, 2, every=31)):
        v = view(p, p.turn)
        found = grown(v, judgement, number)
        assert {one.action for one in found} <= {*v.legal} and found == grown(v, judgement, number)
        assert sum(one.worlds for one in found) <= max(60, len(found))
        for other in (deal_unknown(v, Random(number)), *list(contrary_worlds(v, Random(1)))[1:2]):
            assert grown(view(other, other.turn), judgement, number) == found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tree_can_be_grown_at_every_table(game: str) -> None:
    rules = GAMES[game]
    p = new_game(rules, rules.seats()[-1], 5).position
    v = view(p, p.turn)
    found = grown(v, in_tree(game), iterations=40)
    assert all(len(one.values) == p.game.seats for one in found)


def test_a_limit_ends_a_tree_in_time() -> None:
    p = deal("trishape", 1)
    v = view(p, p.turn)
    assert sum(one.worlds for one in grown(v, PairsInTree(v), iterations=500, limit=30)) == 30


def test_the_lead_in_a_tree_is_that_of_averages_and_its_error_that_of_both() -> None:
    p = deal("trishape", 1)
    v = view(p, p.turn)
    guard = v.legal[-1]
    found = Search(v, 1, PairsInTree(v), 600, guard=guard).tried(v.legal)
    own = next(one for one in found if one.action == guard)
    for one in found:
        if one.action != guard:
            assert one.lead == pytest.approx(one.values[0] - own.values[0]) and one.error >= max(one.spread, own.spread)
