"""Meydele in words: a round is one line when it is turned up; a war says what it is about and who fights."""

from __future__ import annotations

from random import Random

import pytest

from app.engine import Fact, Record, Result, view
from app.games.meydele.rules import Meydele
from app.wording import t, use
from app.wording.sentences import action_words, event_sentence, fact_sentence, log_lines, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = Meydele()
TIE = ("commit:7S", "commit:7C", "commit:7D")
THREE_WAY = (*TIE, "down:2C", "down:3C", "commit:QS", "down:4S", "down:5S", "commit:QD", "down:4D", "down:5D")


def test_the_deal_tells_the_first_kuzari_or_that_there_is_none() -> None:
    dealt = log_lines("meydele", Record.begin(RULES, 3, 1).opening.told(0), PEOPLE)
    assert len(dealt) == 1 and dealt[0].startswith("The cards are dealt. The first kuzari: ")
    dealt = log_lines("meydele", Record.begin(RULES, 4, 1).opening.told(0), PEOPLE)
    assert dealt == ["The cards are dealt. The first round has no kuzari."]
    dealt = log_lines("meydele", Record.begin(RULES, 4, 1, {"first_kuzari": "toss"}).opening.told(0), PEOPLE)
    assert "The first kuzari: " in dealt[0]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_round_is_told_when_all_cards_are_turned_up(seat: int | None) -> None:
    assert told(RULES, "01", seat=seat) == [
        "Turned up: Noa’s nine of spades, Omar’s king of diamonds and Tamar’s seven of clubs.",
        "Omar took 3 cards. The kuzari now: diamonds.",
    ]


def test_a_kuzari_that_stays_is_not_told_again() -> None:
    assert told(RULES, "05")[-1] == "Noa took 9 cards."


def test_a_war_tells_what_it_is_about_and_who_is_in_it() -> None:
    assert told(RULES, "03")[-1] == "War over the kuzari: Omar and Tamar."
    assert told(RULES, "04", names={1: "Omar", 2: "Tamar"})[-1] == "War over the cards and the kuzari: you and Omar."
    assert told(RULES, "10")[-2:] == ["War over the cards: Noa and Omar.", "War over the kuzari: Tamar and Dana."]
    assert told(RULES, "10b")[-2:] == [
        "Turned up: Noa’s two of hearts, Omar’s ace of spades, Tamar’s nine of clubs and Dana’s ten of diamonds.",
        "Noa took 18 cards. The kuzari now: clubs.",
    ]


def test_covered_cards_are_told_to_nobody() -> None:
    for seat in (0, 1, None):
        assert told(RULES, "06", actions=THREE_WAY[:5], seat=seat) == told(RULES, "06", actions=TIE, seat=seat)


def test_a_war_that_goes_on_is_told_though_a_card_had_to_be_laid_at_once() -> None:
    assert told(RULES, "06b")[-1] == "War over the cards and the kuzari: Noa and Omar."


def test_the_lot_and_who_is_out_are_told() -> None:
    turned, lot, takes = told(RULES, "14")
    assert turned == "Turned up: Noa’s king of spades, Omar’s king of clubs and Tamar’s five of clubs."
    assert lot.startswith("Nobody at war has a card left, so it was drawn by lot: cards and kuzari go to ")
    assert ". Out of cards and out of the game: " in takes


def test_the_last_one_with_cards_wins() -> None:
    assert told(RULES, "08")[-3:] == [
        "Out of cards and out of the game: Omar.",
        "Noa wins.",
        "All the others have run out of cards.",
    ]
    assert told(RULES, "12")[-2] == "Noa wins with the most cards."


def test_a_result_without_names_does_not_say_who() -> None:
    assert result_sentence("meydele", Result((1,), (0, 2, 1), "survivor"), {}) == "The last one with cards wins."
    shared = Result((1, 2), (0, 1, 1), "cap")
    assert result_sentence("meydele", shared, {}) == "The win is shared: the cards come to the same."
    assert spoken(result_sentence("meydele", shared, PEOPLE)).startswith("Omar and Tamar share the win")


def test_an_action_says_what_the_card_is_laid_for() -> None:
    record = case(RULES, "03")
    assert spoken(action_words("meydele", "commit:4H", view(record.position, 0))) == "choose four of hearts"
    for action in ("commit:4H", "commit:KS", "commit:KC", "down:2C", "down:3C"):
        record.act(action)
    assert spoken(action_words("meydele", "commit:9D", view(record.position, 1))) == (
        "lay nine of diamonds as the open card of the war"
    )
    assert action_words("meydele", "commit:??") == "choose a card unseen"
    assert action_words("meydele", "down:??") == "lay a card face down"


def test_the_table_tells_the_kuzari_the_war_and_what_each_seat_has() -> None:
    record = case(RULES, "03")
    for action in ("commit:4H", "commit:KS", "commit:KC", "down:2C"):
        record.act(action)
    groups = in_words(record, 0)
    assert groups["The middle of the table"] == (
        "Kuzari: hearts",
        "4 cards at stake",
        "War over the kuzari: Omar and Tamar",
        "The next kuzari: clubs or spades",
    )
    assert groups["Omar"] == (
        "4 cards in hand, 0 in the won pile",
        "Still to lay face down: 1 card",
        "Open cards: king of spades",
        "Covered cards: 1 card",
    )
    assert in_words(record, 1)["Omar"][-1] == "Covered cards: two of clubs"


def test_a_card_that_is_chosen_is_named_to_who_chose_it() -> None:
    record = case(RULES, "01")
    record.act("commit:9S")
    assert in_words(record, 0)["Noa"][-1] == "Card chosen: nine of spades"
    assert in_words(record, 1)["Noa"][-1] == "A card is chosen, face down"


def test_a_round_without_kuzari_is_a_fact_with_words() -> None:
    assert fact_sentence("meydele", Fact("kuzari", ("",))) == "No kuzari in this round"
    assert fact_sentence("meydele", Fact("kuzari", ("H",))) == "Kuzari: hearts"


def test_single_events_have_a_line_too() -> None:
    record = case(RULES, "14")
    lines = [event_sentence("meydele", event, PEOPLE) for event in record.act("commit:5C").told(0)]
    assert [line for line in lines if line][:2] == [
        "The lot decides who takes the cards and sets the kuzari.",
        "Out of cards: a meydele.",
    ]


@pytest.mark.parametrize("code", ["he", "en"])
def test_the_cries_are_the_games_own_and_alone_may_be_loud(code: str) -> None:
    use(code)
    for name in ("meydele.cry.m", "meydele.cry.f", "meydele.call"):
        assert spoken(t(name)).endswith("!")


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize(("seats", "decks"), [(3, 1), (4, 2)])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, seats: int, decks: int) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, seats, 5, {"decks": decks, "max_rounds": 50}))


def test_the_log_says_whose_won_pile_becomes_their_hand_each_time_it_does() -> None:
    record, rng, ups = Record.begin(RULES, 4, 3), Random(2), 0
    while record.position.turn is not None:
        step = record.act(str(rng.choice(RULES.legal(record.position))))
        lines = log_lines("meydele", step.told(0), PEOPLE)
        said = [line.partition("becomes the hand: ")[2] for line in lines if "becomes the hand: " in line]
        up = [event.giver for event in step.told(0) if event.leaves("won")]
        assert len(said) <= len(up) and all(any(PEOPLE[seat] in names for names in said) for seat in up), lines
        ups += len(up)
    assert ups > 5
