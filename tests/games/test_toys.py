"""Games with nothing but rules, above all High Card: the contract, words, the simulation."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import islice

import pytest

from app.engine import Reason, Result, agree, view
from app.games import GAMES, folder, look_again, shelf
from app.games import seats as seats_of
from app.lab import contract
from app.lab.laws import Broken, held_game
from app.lab.simulation import Deciders
from app.lab.trials import Trial, chosen
from app.wording import readable, use
from app.wording.bidi import LRI, PDI, bare
from app.wording.in_words import table_in_words, zone_name
from app.wording.sentences import (
    action_words,
    fact_sentence,
    log_lines,
    option_help,
    option_name,
    option_value,
    reason_sentence,
    result_reason,
    result_sentence,
)
from app.wording.spoken import spoken
from app.wording.titles import game_about, game_name
from tests.games.toys import HIGH_CARD, TOYS, known

EACH = pytest.mark.parametrize("game", [HIGH_CARD, *TOYS])
BOTH = pytest.mark.parametrize("language", ["en", "he"])


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with known():
        yield


@EACH
def test_a_game_of_rules_alone_is_a_game_and_keeps_the_contract(game: str) -> None:
    assert game in GAMES and game in shelf()
    for table in chosen({game: GAMES[game]}):
        contract.hold_game(table, 1, 12)
        contract.hold_record(table, 3, 100)


@pytest.mark.parametrize("keeping", [True, False], ids=["bytecode is kept", "nothing is kept"])
def test_the_shelf_knows_how_many_play_and_hears_of_a_change(keeping: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", not keeping)
    assert {game: seats_of(game) for game in GAMES} == {game: rules.info.seats for game, rules in GAMES.items()}
    rules = folder(HIGH_CARD) / "rules.py"
    text = rules.read_text("utf-8")
    assert "seats=(2, 2)" in text
    rules.write_text(text.replace("seats=(2, 2)", "seats=(2, 3)"), "utf-8")
    os.utime(rules, (1, 1))
    module = f"app.games.{folder(HIGH_CARD).name}.rules"
    look_again()
    sys.modules.pop(module, None)
    assert seats_of(HIGH_CARD) == (2, 3)
    sys.modules.pop(module, None)  # the other tests play it as it is written


@EACH
def test_it_is_simulated_under_every_law(game: str) -> None:
    rules = GAMES[game]
    for seats in rules.seats():
        for deal in range(3):
            table = agree(rules, seats)
            found = held_game(table, deal * 50, Deciders(table, deal, ["random"] * seats))
            assert not isinstance(found, Broken), found


def test_a_game_whose_only_secret_is_a_sealed_var_hides_something() -> None:
    rules = GAMES["sealed-number"]
    assert agree(rules, 2).hides
    table = Trial(rules, 2, ())
    p, _, step = next(contract.walk(table, 1))
    assert p.turn == 0
    assert view(step.position, 0).vars["number"] != view(step.position, 1).vars["number"]


@pytest.mark.covering
@BOTH
@EACH
def test_everything_is_said_readably_without_words(game: str, language: str) -> None:
    use(language)
    rules = GAMES[game]
    for table in chosen({game: rules}):
        for option in rules.options(table.seats):
            assert option_name(game, option) and all(option_value(game, option, one) for one in option.values)
            assert option_help(game, option) == ""
        for p, action, step in islice(contract.walk(table, 1), 60):
            seen = view(p, p.turn)
            said = [action_words(game, action, seen), *map(zone_name, [game] * len(p.zones), p.zones)]
            said += [fact_sentence(game, fact) for fact in rules.facts(seen)]
            said += [reason_sentence(game, contract.refused(p, f"{action.verb}:XX:YY").reason)]
            for seat in (None, *range(table.seats)):
                said += log_lines(game, step.told(seat), dict.fromkeys(range(table.seats), "Noa"))
                words = [line for group in table_in_words(view(p, seat)) for line in group.lines]
                assert words and not [line for line in words if set(line) & {LRI, PDI}]
            assert all(said)
            result = step.position.result
            if result is not None:
                assert result_sentence(game, result, {}) and result_reason(game, result)


def test_the_readable_forms_are_those_of_the_ids() -> None:
    assert game_name(HIGH_CARD) == "Toy high card"
    assert game_about(HIGH_CARD) == "A game that has no words yet"
    assert bare(action_words(HIGH_CARD, "lay:7H")) == "lay 7\u2665\ufe0e"
    assert spoken(action_words(HIGH_CARD, "lay:7H")) == "lay seven of hearts"
    assert action_words(HIGH_CARD, "lay:??") == "lay a face-down card"
    assert zone_name(HIGH_CARD, "won.1") == "won"
    assert option_name(HIGH_CARD, "hand_size") == "Hand size"
    use("he")
    assert game_name(HIGH_CARD) == f"{LRI}Toy high card{PDI}"
    assert action_words(HIGH_CARD, "lay:7H").startswith(f"{LRI}lay ")


def test_the_log_says_whose_the_place_is_where_open_cards_came_to_lie() -> None:
    steps = [step for _, _, step in contract.walk(Trial(GAMES["market"], 3, ()), 5)]
    for language, you in (("en", "Your paid: "), ("he", "\u05d0\u05e6\u05dc\u05d9, paid: ")):
        use(language)
        told = bare(" ".join(log_lines("market", steps[2].told(0), {1: "Omar", 2: "Tamar"})))
        assert all(paid in told for paid in (you, "Omar, paid: ", "Tamar, paid: ")), told


def test_an_own_act_begins_its_line_with_a_capital() -> None:
    steps = [step for _, _, step in contract.walk(Trial(GAMES["market"], 2, ()), 5)]
    (first, *_) = log_lines("market", steps[0].told(0), {1: "Omar"})
    assert bare(first).startswith("Commit coin ")


def test_zones_that_belong_to_nobody_are_told_apart() -> None:
    names = [zone_name("partners", zone) for zone in ("taken.1", "taken.2", "played.3")]
    assert names == ["taken 1", "taken 2", "played"]


def test_the_table_in_words_has_the_facts_of_the_rules_where_they_belong() -> None:
    rules = GAMES["partners"]
    p = next(step.position for _, _, step in contract.walk(Trial(rules, 4, ()), 3) if step.position.phase == "trick")
    told = {group.title: group.lines for group in table_in_words(view(p, 0), {seat: f"P{seat}" for seat in range(4)})}
    assert any(line.startswith("Trump: ") for line in told["The middle of the table"]), told
    assert any(line.startswith("Bid: ") for line in told[f"P{p.vars['bidder']}"]), told


def test_what_has_no_words_is_asked_for_by_the_name_that_the_game_would_give_it() -> None:
    readable.lacking.clear()
    reason_sentence("partners", Reason("bid-more", (3,)))
    result_reason("partners", Result((0, 2), (3, 0, 3, 0), "all-dealt"))
    assert list(readable.lacking) == ["partners.refusal.bid-more", "partners.reason.all-dealt"]


def test_the_log_tells_a_secret_card_to_whoever_laid_it_alone() -> None:
    rules = GAMES[HIGH_CARD]
    steps = [step for _, _, step in contract.walk(Trial(rules, 2, ()), 5)]
    names: dict[int | str, str] = {0: "Noa", 1: "Omar"}
    own, other = ([bare(line) for line in log_lines(HIGH_CARD, steps[0].told(seat), names)] for seat in (0, 1))
    assert other == ["Noa: lay a face-down card."]
    assert own != other and own[0].startswith("Noa: lay ")
    second = [bare(line) for line in log_lines(HIGH_CARD, steps[1].told(0), names)]
    assert second[0] == "Omar: lay a face-down card." and second[1].startswith("Omar, won: ")
    assert second[1].count(" and ") == 1, "both cards are told together"
    assert log_lines(HIGH_CARD, steps[-1].told(0), names)[-1].endswith("All cards laid.")
