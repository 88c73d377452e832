"""Why a move: only by what the seat knew, the same whenever asked, honest about what makes no difference."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random

import pytest

from app.bots import why as why_module
from app.bots.dealer import Dealer
from app.bots.facts import FACTS, KINDS, plain_facts
from app.bots.judgement import Horizon, NoJudgement
from app.bots.limit import Limit
from app.bots.search import Search
from app.bots.why import ERRORS, MOST, SURE, TriedMove, Why, apart, deciding, explained, held_together, named, risk
from app.engine import Action, Position, Result, View, deal_unknown, new_game, view
from app.engine.views import contrary_worlds
from app.games import GAMES
from tests.bots.made import deal, decisions
from tests.games.toys import TOYS, known

EACH = pytest.mark.parametrize("game", sorted(GAMES))


def seen(p: Position) -> View:
    """What the seat in turn knows."""
    return view(p, p.turn)


def asked(v: View, action: Action | None = None, seed: int = 1, tries: int = 120) -> Why:
    """Why an action, by default the first."""
    return explained(v, seed, action or v.legal[0], v.legal, tries=tries)


@EACH
def test_every_game_explains_a_move_by_facts_it_has_and_by_cards_its_seat_sees(game: str) -> None:
    verdicts = set()
    for number, p in enumerate(decisions(game, 1, every=23)):
        v = seen(p)
        why = asked(v, v.legal[number % len(v.legal)], number)
        verdicts.add(why.verdict)
        assert {one.action for one in why.candidates} <= set(v.legal)
        assert len(why.decided) <= MOST and (why.verdict in ("better", "worse") or not why.decided)
        if why.verdict in ("better", "worse"):
            assert abs(why.lead) > ERRORS * why.error and (why.lead > 0) == (why.verdict == "better")
        in_sight = {text for texts in v.zones.values() for text in texts}
        for one in why.decided:
            assert one.errors > ERRORS and one.here != one.there and set(one.cards) <= in_sight
    assert verdicts - {"unknown"}


@EACH
def test_positions_that_a_seat_cannot_tell_apart_are_explained_alike(game: str) -> None:
    for number, p in enumerate(decisions(game, 2, every=37)):
        v = seen(p)
        for other in (deal_unknown(v, Random(number)), *list(contrary_worlds(v, Random(1)))[1:2]):
            assert asked(seen(other), tries=60) == asked(v, tries=60)


@pytest.fixture
def toys() -> Iterator[None]:
    with known():
        yield


@pytest.mark.parametrize("game", TOYS)
def test_a_game_that_is_nothing_but_rules_is_explained(game: str, toys: None) -> None:
    v = seen(new_game(GAMES[game], GAMES[game].seats()[0], 3).position)
    why = asked(v, tries=400)
    assert why.verdict in ("even", "better", "worse") and {one.fact for one in why.decided} <= set(FACTS)


class Kept(NoJudgement):
    """Values keeping hearts, by far."""

    horizon = Horizon(decisions=0)
    by_hearts = 1.0
    by_luck = 0.0

    def worth(self, p: Position) -> Sequence[float]:
        """The hearts in hand, and luck."""
        hearts = sum(p.game.cards[c][1] == "H" for c in p.zones["hand.0"])
        # Another luck after every move, in every world.
        luck = Random(f"{p.rng} {p.zones['hand.0']}").random()
        return (self.by_hearts * hearts + self.by_luck * luck,)

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The hearts, the other cards, and luck that means nothing."""
        hand = [p.game.cards[c][1] for c in p.zones["hand.0"]]
        hearts = hand.count("H")
        return {"hearts": float(hearts), "others": float(len(hand) - hearts), "luck": float(p.draw(2))}


class Lucky(Kept):
    """Only luck decides."""

    by_hearts = 0.0
    by_luck = 1.0


def judged(monkeypatch: pytest.MonkeyPatch, judgement: NoJudgement) -> tuple[View, Action, Action]:
    """A decision of TriShape with this judgement: a heart may be laid, or another card."""
    monkeypatch.setattr(why_module, "judgement_of", lambda game: judgement)
    for number in range(1, 50):
        v = seen(deal("trishape", number))
        hearts = [one for one in v.legal if one.args[0][-1] == "H"]
        others = [one for one in v.legal if one.args[0][-1] != "H"]
        if hearts and others:
            return v, hearts[0], others[0]
    raise AssertionError("no hand with hearts")


def test_what_tells_two_moves_apart_is_said_and_what_does_not_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    v, heart, other = judged(monkeypatch, Kept())
    good = explained(v, 1, other, v.legal, against=heart)
    assert (good.verdict, good.against) == ("better", heart) and good.lead > 0.5
    facts = {one.fact: one for one in good.decided}
    assert abs(facts["hearts"].here - facts["hearts"].there - good.lead) < 1e-9
    # Luck differs in neither direction.
    assert set(facts) <= {"hearts", "others"}
    bad = explained(v, 1, heart, v.legal, against=other)
    assert (bad.verdict, bad.lead) == ("worse", -good.lead) and "hearts" in {one.fact for one in bad.decided}


def test_a_difference_is_at_most_as_sure_as_one_that_is_the_same_in_every_world() -> None:
    assert apart([2.0, 2.0], [1.0, 1.0]) == (1.0, SURE)
    assert apart([2.0, 2.0], [2.0, 2.0]) == (0.0, 0.0)
    assert apart([2.0, 2.0001], [1.0, 1.0])[1] == SURE
    assert 0 < apart([2.0, 3.0], [1.0, 1.0])[1] < SURE


def test_a_fact_that_goes_together_with_doing_worse_does_not_speak_for_the_better_move() -> None:
    game = deal("shapes", 1).game
    v = seen(deal("shapes", 1))
    # The better move brings fewer points, but with either move the worlds with more points come out better.
    better, other = TriedMove(v.legal[0], [0.5, 0.6, 0.7, 0.8] * 5), TriedMove(v.legal[1], [0.1, 0.2, 0.3, 0.4] * 5)
    better.facts.extend({"points": float(n)} for n in (0, 1, 2, 3) * 5)
    other.facts.extend({"points": float(n)} for n in (2, 3, 4, 5) * 5)
    assert "points" not in {one.fact for one in deciding(game, better, other, 0.4)}
    assert "points" not in {one.fact for one in deciding(game, other, better, -0.4)}
    better.facts.reverse()
    other.facts.reverse()
    assert deciding(game, better, other, 0.4)[0][:3] == ("points", 1.5, 3.5)
    # Where all worlds of a move have the same, nothing speaks against it.
    better.facts[:], other.facts[:] = [{"points": 1.0}] * 20, [{"points": 2.0}] * 20
    assert deciding(game, better, other, 0.4)[0].fact == "points"


def test_a_fact_that_is_good_in_itself_speaks_only_for_the_move_that_brings_it() -> None:
    game = deal("krav-maga", 1).game
    v = seen(deal("krav-maga", 1))
    # In the tried worlds more points go together with doing worse, and so do fewer points of the other.
    better, other = TriedMove(v.legal[0], [0.5, 0.6, 0.7, 0.8] * 5), TriedMove(v.legal[1], [0.1, 0.2, 0.3, 0.4] * 5)
    better.facts.extend({"points": float(n), "points-of-others": float(n)} for n in (3, 2, 1, 0) * 5)
    other.facts.extend({"points": float(n), "points-of-others": float(n)} for n in (5, 4, 3, 2) * 5)
    fewer, more = ({one.fact for one in deciding(game, *sides, 0.4)} for sides in ((better, other), (other, better)))
    assert (fewer - {"risk"}, more - {"risk"}) == ({"points-of-others"}, {"points"})


def test_the_best_of_many_equal_moves_is_not_said_to_be_better(monkeypatch: pytest.MonkeyPatch) -> None:
    v, *_ = judged(monkeypatch, Lucky())
    verdicts = [explained(v, seed, action, v.legal, tries=200).verdict for seed in range(12) for action in v.legal[:3]]
    # One in twenty comes out differently by chance.
    assert verdicts.count("even") >= 30


def test_two_moves_are_held_together_in_worlds_that_the_search_has_not_met() -> None:
    v = seen(next(iter(decisions(sorted(GAMES)[0], 1, every=1))))
    dealer, drawn = Dealer(v), list[float]()

    def deal(rng: Random) -> Position:
        drawn.append(rng.random())
        return dealer.world(rng)

    search = Search(v, 1, NoJudgement(), 16, deal=deal)
    search.tried(v.legal)
    met, count = {*drawn}, len(drawn)
    held_together(search, (v.legal[0], v.legal[-1]), 8)
    assert count and len(drawn) > count and not met & {*drawn[count:]}


def test_the_card_of_a_move_itself_is_not_named_as_what_tells_it_apart() -> None:
    game = deal(sorted(GAMES)[0], 1).game
    (one, first), (other, second) = list(game.only.items())[:2]
    here, there = TriedMove(Action("move", (one,)), [1.0] * 4), TriedMove(Action("move", ()), [0.0] * 4)
    here.cards["hand"].update({first: 4, second: 3})
    assert named(game, "hand", here, there, 1.0) == (other,)
    there.action = Action("move", (other,))
    assert named(game, "hand", here, there, 1.0) == (), "nor is that of the other move"
    assert named(game, "hand", there, here, -1.0) == ()
    there.action = here.action
    assert named(game, "hand", there, here, -1.0) == (other,), "those of the move with more of them"


def test_that_a_move_goes_badly_less_often_speaks_only_for_the_move_that_leads() -> None:
    safe, risky = TriedMove(Action("one", ()), [1.0] * 20), TriedMove(Action("two", ()), [1.0] * 15 + [0.0] * 5)
    assert [(one.fact, one.here, one.there) for one in risk(safe, risky, 0.25)] == [("risk", 0.0, 0.25)]
    assert risk(safe, risky, -0.25) == []
    # What is only somewhat worse than the average does not count as going badly.
    somewhat = TriedMove(Action("one", ()), [1.0] * 15 + [0.7] * 5)
    assert [(one.here, one.there) for one in risk(somewhat, risky, 0.175)] == [(0.0, 0.25)]


@pytest.mark.parametrize(("winners", "lost"), [((), 0.0), ((0,), 0.0), ((1,), 1.0)])
def test_where_nobody_has_won_nobody_has_lost(winners: tuple[int, ...], lost: float) -> None:
    p = deal(next(game for game in sorted(GAMES) if GAMES[game].seats()[0] > 1), 1).bare()
    p.result = Result(winners, (), "over")
    assert plain_facts(p, 0)["lost"] == lost


def test_the_points_of_others_are_those_of_the_rival_who_has_most() -> None:
    p = deal("basa", 1).bare()
    p.vars["points"] = points = tuple(range(5, 5 + p.game.seats))
    found = [plain_facts(p, seat) for seat in range(p.game.seats)]
    assert [one["points"] for one in found] == [*points]
    assert [one["points-of-others"] for one in found] == [points[-1]] * (p.game.seats - 1) + [points[-2]]


def test_facts_are_read_of_the_seat_that_decides() -> None:
    for p in decisions("krav-maga", 3, every=5):
        v = seen(p)
        facts = NoJudgement().facts(p.bare(), v.decider)
        zones = [zone for zone in v.game.zones.values() if zone.owner == v.decider]
        for name, kind in KINDS.items():
            assert facts.get(name, 0.0) == sum(len(v.zones[zone.id]) for zone in zones if zone.kind is kind)


def test_an_only_move_needs_no_explanation_and_without_time_nothing_is_claimed() -> None:
    v = seen(deal("trishape", 1))
    assert explained(v, 1, v.legal[0], v.legal[:1]) == Why("only")
    late = explained(v, 1, v.legal[0], v.legal, tries=4)
    assert late.verdict == "unknown" and not late.decided


def test_where_only_the_move_itself_is_sensible_it_is_held_against_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    v = seen(deal("trishape", 1))

    class Sure(NoJudgement):
        def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
            """Nothing but the first."""
            return legal[:1]

    monkeypatch.setattr(why_module, "judgement_of", lambda game: Sure())
    why = asked(v)
    assert why.verdict != "only" and why.against in v.legal[1:]
    assert explained(v, 1, v.legal[0], v.legal[:1], tries=20).verdict == "only"


def test_a_move_to_which_every_other_is_alike_is_held_against_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    v = seen(deal("trishape", 1))

    class Alike(NoJudgement):
        def alike(self, view: View, action: Action) -> Hashable:
            """All the same."""
            return ""

    monkeypatch.setattr(why_module, "judgement_of", lambda game: Alike())
    why = asked(v)
    assert (why.verdict, why.lead, why.decided) == ("only", 0.0, ()) and why.against in v.legal[1:]


def test_what_the_candidates_took_is_not_missing_where_the_two_moves_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(why_module, "Limit", lambda ms: Limit(iterations=80))
    v = seen(deal("trishape", 1))
    assert explained(v, 1, v.legal[0], v.legal, ms=10).verdict != "unknown"
