"""Why a move, in words: every fact has its clause, the better move is argued for, equal moves are called equal."""

from __future__ import annotations

from random import Random

import pytest

from app.bots import judgement_of
from app.bots.facts import FACTS
from app.engine import View, new_game, play, view
from app.games import GAMES
from app.wording import t, use
from app.wording.answers import AdvisedWhy, ComparedFact, EngineAnswer, Verdict
from app.wording.bidi import bare
from app.wording.catalogue import has
from app.wording.explained import better_sentence, fact_clause, made_words, why_sentence, worse_sentence
from app.wording.sentences import advice_sentence
from app.wording.tellers import in_game
from tests.bots.made import deal, decisions

WHY: AdvisedWhy = {"code": "comes-out-best", "args": [12]}


def fact(name: str, here: float, there: float, *cards: str) -> ComparedFact:
    """A fact in the engine's form."""
    return {"fact": name, "here": here, "there": there, "errors": 3.0, "cards": list(cards)}


def answer(verdict: str, *facts: ComparedFact, by: str = "tries") -> EngineAnswer:
    """An answer of the engine about laying the K\u2663, compared with the Q\u2663."""
    decided: Verdict = {
        "verdict": verdict, "by": by, "against": "lay:QC", "lead": 0.1, "error": 0.01, "facts": facts,
    }  # fmt: skip
    return {"action": "lay:KC", "why": WHY, "decided": decided}


@pytest.fixture
def seen() -> View:
    """Some decision of TriShape."""
    return view(deal("trishape", 1), 0)


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_fact_of_every_game_has_a_clause_in_either_direction(game: str, language: str) -> None:
    use(language)
    judgement = judgement_of(game)
    names = set(FACTS)
    for p in decisions(game, 1, every=60):
        names |= set(judgement.facts(p.bare(), p.seat))
    for name in sorted(names):
        assert has(in_game(game, f"why.fact.{name}.more")) and has(in_game(game, f"why.fact.{name}.less")), name
        more, less = fact_clause(game, fact(name, 0.9, 0.1)), fact_clause(game, fact(name, 0.1, 0.9))
        assert more and less and more != less


def test_the_facts_speak_for_the_better_move_whichever_that_is(seen: View) -> None:
    use("en")
    facts = fact("points", 5.2, 3.1), fact("risk", 0.1, 0.3)
    told = bare(why_sentence("trishape", answer("better", *facts), seen))
    assert told == (
        "Rather than lay Q\u2663\ufe0e on its suit: more points are made (about 5 rather than 3) and it goes badly less"
        " often (10% of the time rather than 30%)."
    )
    turned = bare(worse_sentence("trishape", answer("worse", fact("points", 3.1, 5.2)), seen))
    assert "It would have been better to" in turned and "more points are made (about 5 rather than 3)" in turned
    better = bare(better_sentence("trishape", answer("better", fact("points", 5.2, 3.1)), seen))
    assert "more points are made (about 5 rather than 3)" in better and "K" in better and "Q" not in better


def test_cards_are_named_where_there_are_more_of_them(seen: View) -> None:
    use("en")
    told = bare(fact_clause("trishape", fact("hand", 5.0, 4.0, "KS", "QS")))
    assert told.endswith("K\u2660\ufe0e and Q\u2660\ufe0e among them")
    assert "among them" not in fact_clause("trishape", fact("hand", 4.0, 5.0, "KS"))


def test_shares_that_would_read_alike_are_not_set_against_each_other() -> None:
    use("en")
    assert "36%" in bare(fact_clause("trishape", fact("won", 0.361, 0.34)))
    assert "%" not in fact_clause("trishape", fact("won", 0.361, 0.359))


@pytest.mark.parametrize(("name", "of"), [("points", 1.0), ("risk", 0.01)])
def test_figures_that_only_rounding_sets_apart_are_not_told(name: str, of: float) -> None:
    use("en")
    near, far = (fact_clause("trishape", fact(name, here * of, 8.4 * of)) for here in (8.6, 9.4))
    assert not any(map(str.isdigit, near)) and near in far
    assert "9" in far and "8" in far


def test_a_share_of_games_that_have_ended_by_the_horizon_is_not_told_as_that_of_all_games() -> None:
    """A move of Majnun that wins a third of its games wins few of them within the two rounds that are played on."""
    for language, soon in (("en", "soon"), ("he", "\u05e7\u05e8\u05d5\u05d1")):
        use(language)
        for name in ("won", "lost"):
            for here in (0.08, 0.01):
                assert soon in bare(fact_clause("majnun", fact(name, here, 0.04)))
    use("en")


def test_what_makes_no_difference_is_called_so_and_a_rule_of_the_game_goes_before(seen: View) -> None:
    use("en")
    assert why_sentence("trishape", answer("even"), seen).startswith("There is no real difference here")
    assert why_sentence("trishape", answer("even", by="reason"), seen).startswith("There is no real difference here")
    assert why_sentence("trishape", answer("even", by="rule"), seen) == advice_sentence("trishape", WHY)
    for verdict in ("better", "worse", "unknown"):
        assert why_sentence("trishape", answer(verdict), seen) == advice_sentence("trishape", WHY)
    # Where every other move comes to the same, none was tried, but a reason of the game's own still holds.
    assert why_sentence("trishape", answer("only"), seen).startswith("There is no real difference here")
    assert why_sentence("trishape", answer("only", by="reason"), seen) == advice_sentence("trishape", WHY)
    assert why_sentence("trishape", {"action": "x", "why": {}}, seen) == ""


def test_a_fact_that_nobody_has_put_into_words_is_left_out(seen: View) -> None:
    use("en")
    told = why_sentence("trishape", answer("better", fact("nonsense", 2.0, 1.0), fact("hand", 2.0, 1.0)), seen)
    assert "more cards stay in hand" in told and "nonsense" not in told


@pytest.mark.parametrize("language", ["en", "he"])
def test_others_are_called_by_their_names_and_whoever_decides_is_not(language: str) -> None:
    use(language)
    names: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Dana", 3: "Eli"}
    found: set[str] = set()
    for game in sorted(game for game, rules in GAMES.items() if rules.info.seats[1] > 3):
        p, rng = new_game(GAMES[game], 4, 1).position, Random(1)
        for _ in range(150):
            if p.turn is None:
                break
            seen = view(p, p.turn)
            for one in seen.legal:
                made = bare(made_words(game, str(one), seen, names))
                assert names[seen.decider] not in made, (game, made)
                # A person whose name is known is never called by their place.
                for words in ("away.other", "away.next", "away.before", "away.across"):
                    assert bare(t(words)) not in made, (game, made)
                found |= {game} if any(name in made for name in names.values()) else set()
            p = play(p, rng.choice(seen.legal)).position
    assert {"asirim", "basa"} <= found
