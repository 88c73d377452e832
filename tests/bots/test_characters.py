"""Characters: each plays every game legally and fairly, prefers what it should, and gives nothing away for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from app.bots import judgement_of, levels
from app.bots.characters import (
    CHARACTERS,
    MOST_TOUCHED,
    PLAIN,
    Character,
    as_good,
    preferred,
    touched,
)
from app.bots.levels import LEVELS
from app.bots.limit import Limit
from app.bots.players import decide
from app.bots.search import Candidate
from app.engine import Action, View, view
from app.engine.views import deal_unknown
from app.games import GAMES
from app.session import seats
from tests.bots.made import deal, decisions
from tests.covering import spread

GIVES = 0.01
EACH = pytest.mark.parametrize("game", sorted(GAMES))
SEVERAL = pytest.mark.parametrize("game", [one for one in sorted(GAMES) if GAMES[one].seats()[-1] > 1])


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search little."""
    monkeypatch.setattr(levels, "LEVELS", {name: one._replace(iterations=24) for name, one in LEVELS.items()})
    monkeypatch.setattr(levels, "VISITS", 8)


def test_whoever_sits_at_a_table_may_have_every_character_and_no_other() -> None:
    assert tuple(CHARACTERS) == seats.CHARACTERS
    assert CHARACTERS[seats.PLAIN] == PLAIN and len(set(CHARACTERS.values())) == len(CHARACTERS)


@EACH
def test_a_character_plays_what_is_sensible_and_the_same_whatever_is_hidden(game: str) -> None:
    judgement = judgement_of(game)
    for number, p in enumerate(decisions(game, 6, every=67)):
        seen = view(p, p.turn)
        other = view(deal_unknown(seen, Random(number)), p.turn)
        allowed = {*judgement.sensible(seen, seen.legal), judgement.choose(seen, 5, seen.legal).action}
        for character in CHARACTERS:
            level = "easy" if character == "careful" else "expert"
            advice = decide(seen, level, 5, character=character)
            assert advice.action in allowed
            assert decide(other, level, 5, character=character) == advice


@pytest.mark.covering(game=spread(GAMES, 2))
@SEVERAL
def test_the_plain_one_plays_as_if_there_were_no_characters(game: str) -> None:
    for p in decisions(game, 7, every=71):
        seen = view(p, p.turn)
        for level in LEVELS:
            assert decide(seen, level, 3, character="plain") == decide(seen, level, 3)


@pytest.mark.long
def test_every_character_makes_a_difference_somewhere() -> None:
    alike = set(CHARACTERS) - {"plain"}
    for game in GAMES:
        for p in decisions(game, 8, every=3):
            seen = view(p, p.turn)
            plain = decide(seen, "easy", 2).action
            alike -= {name for name in alike if decide(seen, "easy", 2, character=name).action != plain}
            if not alike:
                return
    pytest.fail(f"never do anything else: {alike}")


def test_who_does_not_search_has_no_use_for_a_character() -> None:
    seen = view(deal("trishape", 1), 0)
    for level in ("random", "quick", "greedy"):
        assert decide(seen, level, 1, character="bold") == decide(seen, level, 1)


def test_a_character_answers_at_its_ceiling_too() -> None:
    seen = view(deal("trishape", 1), 0)
    for limit in (Limit(iterations=1), Limit(ms=1)):
        assert decide(seen, "expert", 1, limit=limit, character="bold").action in seen.legal


# Which moves count as equal, and which are liked


def candidate(name: str, lead: float, error: float = 0.001, spread: float = 0.05, worlds: int = 100) -> Candidate:
    """An action that leads the guard by this much."""
    return Candidate(Action(name), worlds, (0.5 + lead,), lead, error, spread)


BEST = candidate("best", 0.0, error=0.0)


def test_a_move_is_as_good_only_if_it_surely_costs_next_to_nothing() -> None:
    there = [
        BEST,
        candidate("same", 0.0),
        candidate("costs", -GIVES),
        candidate("seems better", GIVES),
        candidate("doubtful", 0.0, error=2 * GIVES),
        candidate("once", 0.0, worlds=1),
    ]
    assert [one.action.verb for one in as_good(there, BEST, GIVES)] == ["best", "same"]
    # Compared with a move that is ahead of the guard, both errors count.
    ahead = candidate("ahead", 0.1, error=0.01)
    assert as_good([*there, ahead], ahead, GIVES) == [ahead]


@SEVERAL
def test_what_a_character_may_choose_from_costs_no_more_than_its_game_says(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judgement = judgement_of(game)
    seen: list[float] = []

    def watched(one: Character, view: View, seed: int, equals: Sequence[Candidate], best: Candidate) -> Candidate:
        seen.extend(abs(other.lead - best.lead) for other in equals)
        return preferred(one, view, seed, equals, best)

    monkeypatch.setattr(levels, "preferred", watched)
    for p in decisions(game, 12, every=23):
        decide(view(p, p.turn), "expert", 5, character="bold")
    assert all(apart <= judgement.gives for apart in seen)


def test_a_game_of_many_decisions_gives_less_for_each() -> None:
    less = [one.gives for game in GAMES if (one := judgement_of(game)).gives < GIVES]
    near = candidate("near", -0.005)
    assert as_good([BEST, near], BEST, GIVES) == [BEST, near]
    assert less
    assert all(as_good([BEST, near], BEST, gives) == [BEST] for gives in less)


def opening() -> View:
    """The first decision of a game; its content does not matter."""
    return view(deal("trishape", 1), 0)


def test_the_bold_like_what_may_go_either_way_and_the_careful_what_does_not() -> None:
    seen, wild, tame = opening(), candidate("wild", 0.0, spread=0.09), candidate("tame", 0.0, spread=0.01)
    equals = [BEST, wild, tame]
    assert preferred(CHARACTERS["bold"], seen, 1, equals, BEST) == wild
    assert preferred(CHARACTERS["careful"], seen, 1, equals, BEST) == tame
    assert preferred(PLAIN, seen, 1, equals, BEST) == BEST
    # The same spread after more worlds means a larger one in each of them.
    often = candidate("often", 0.0, worlds=400)
    assert preferred(CHARACTERS["bold"], seen, 1, [BEST, often], BEST) == often


def test_among_what_is_liked_as_much_nothing_is_changed() -> None:
    seen, same = opening(), candidate("same", 0.0)
    for character in CHARACTERS.values():
        if not character.touch:
            assert preferred(character, seen, 1, [same, BEST], BEST) == BEST


@SEVERAL
def test_what_a_move_does_to_the_cards_of_others_is_counted_alike_whatever_is_hidden(game: str) -> None:
    for number, p in enumerate(decisions(game, 9, every=17)):
        seen = view(p, p.turn)
        counts = touched(seen, 4, seen.legal)
        assert set(counts) == set(seen.legal) and all(0 <= count <= MOST_TOUCHED for count in counts.values())
        assert touched(view(deal_unknown(seen, Random(number)), p.turn), 4, seen.legal) == counts


def test_the_teasing_like_what_does_something_to_others() -> None:
    """Some game has a choice between leaving others alone and interfering."""
    teasing = CHARACTERS["teasing"]
    for game in GAMES:
        for p in decisions(game, 10, every=3):
            seen = view(p, p.turn)
            counts = touched(seen, 1, seen.legal)
            best = Candidate(min(counts, key=lambda one: counts[one]), 100, (0.5,), 0.0, 0.0, 0.05)
            equals = [Candidate(action, 100, (0.5,), 0.0, 0.0, 0.05) for action in seen.legal]
            liked = preferred(teasing, seen, 1, equals, best)
            assert counts[liked.action] == max(counts.values())
            if counts[liked.action] > counts[best.action]:
                return
    pytest.fail("no move does anything to anybody")


def test_an_indifferent_level_chooses_between_two_that_were_drawn_alike() -> None:
    """A character must not make a weak level strong: it ignores the values of the two."""
    good, bad = candidate("good", 0.04, spread=0.01), candidate("bad", 0.0, spread=0.09)
    assert preferred(CHARACTERS["bold"], opening(), 1, [good, bad], good) == bad
    assert preferred(Character(risk=0.0, touch=0.0), opening(), 1, [good, bad], good) == good
