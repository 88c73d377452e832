"""Basa, told: draws and guesses, powers with their present numbers, cards that pass from hand to hand."""

from __future__ import annotations

import pytest

from app.engine import Action, Event, Record, view
from app.games.basa.cards import POWER_OF
from app.games.basa.powers import POWERS
from app.games.basa.rules import Basa
from app.wording import use
from app.wording.bidi import bare
from app.wording.catalogue import catalogue
from app.wording.names import Name
from app.wording.sentences import action_words, fact_sentence, log_lines, reason_sentence
from app.wording.spoken import spoken
from app.wording.tellers import Names
from tests.wording.told import case, check_whole_game, in_words, told

BASA = Basa()


def test_a_draw_a_card_and_the_points_of_the_turn_are_three_lines() -> None:
    assert told(BASA, "01") == [
        "Noa drew seven of clubs.",
        "Noa used two of hearts.",
        "Points: Noa plus 11.",
    ]


def test_a_guess_is_told_with_the_card_that_came() -> None:
    assert told(BASA, "02")[0] == "Noa guessed clubs: nine of clubs, right."
    assert told(BASA, "04") == ["Noa guessed hearts: seven of clubs, wrong."]


def test_a_penalty_tells_its_cards_and_the_loss_it_may_bring() -> None:
    assert told(BASA, "06") == [
        "Noa guessed the ace of diamonds: seven of clubs, wrong.",
        "Noa has to draw four cards in a row.",
        "Noa drew four of hearts, nine of spades and two of spades.",
        "Noa guessed diamonds: king of diamonds, right.",
    ]
    lost = " ".join(told(BASA, "07"))
    assert "Noa drew four of hearts. Noa drew ace of diamonds. Noa has lost. Points: Noa plus 13." in lost


def test_a_card_that_passes_is_named_to_giver_and_receiver_alone() -> None:
    assert "Noa gave four of clubs to Tamar." in told(BASA, "15", 0)
    assert "Noa gave four of clubs to Tamar." in told(BASA, "15", 2)
    assert "Noa gave a face-down card to Tamar." in told(BASA, "15", 1)
    assert "Tamar put a card back into the stock." in told(BASA, "17", 0)
    assert "Tamar put nine of hearts back into the stock." in told(BASA, "17", 2)


@pytest.mark.parametrize(
    ("code", "who", "target", "line"),
    [
        ("en", 1, 2, "Omar chose Noa."),
        ("en", 1, 0, "Omar chose you."),
        ("he", 2, 1, "Noa \u05d1\u05d7\u05e8\u05d4 \u05d0\u05ea Omar."),
        ("he", 1, 0, "Omar \u05d1\u05d7\u05e8 \u05d0\u05d5\u05ea\u05d9."),
        ("he", 0, 2, "\u05d1\u05d7\u05e8\u05ea\u05d9 \u05d0\u05ea Noa."),
    ],
)
def test_it_is_told_who_chose_whom_in_the_form_of_both(code: str, who: int, target: int, line: str) -> None:
    use(code)
    chose = Event("acted", 1, {"seat": who, "action": f"target:{target}"})
    names: Names = {1: Name("Omar", "m"), 2: Name("Noa", "f")}
    assert [bare(one) for one in log_lines("basa", [chose], names)] == [line]


def test_an_exchange_tells_what_was_given_for_what() -> None:
    assert told(BASA, "28")[1:] == [
        "Noa paid 20 points and exchanged a card.",
        "Omar gave six of diamonds to Noa.",
        "Noa gave three of hearts to Omar. Points: Noa minus 20 and Omar plus 20.",
    ]


def test_a_guessed_card_is_named_once_to_everybody() -> None:
    for seat in (0, 1, None):
        lines = told(BASA, "27", seat)
        assert lines[:2] == ["Noa guessed hearts: three of hearts, right.", "Noa used five of spades."]


def test_an_ace_that_goes_back_is_told_once_and_is_no_loss() -> None:
    assert told(BASA, "16") == [
        "Noa drew ace of diamonds, and it went back.",
        "Noa drew six of diamonds.",
    ]
    assert told(BASA, "18")[2].startswith("Omar drew ace of diamonds. Omar has lost.")


def test_cards_that_are_guessed_and_win_four_more_are_seen_by_their_owner() -> None:
    assert told(BASA, "08")[1] == (
        "Noa drew seven of clubs, four of hearts, nine of spades and two of spades to the hand."
    )
    assert told(BASA, "08", 1)[1] == "Noa drew 4 face-down cards to the hand."


def test_the_hour_is_told_with_the_card() -> None:
    assert told(BASA, "32")[0] == "Noa used three of diamonds at 7 o\u2019clock."


def test_every_power_has_a_sentence_with_its_numbers() -> None:
    for power in POWERS:
        assert f"basa.power.{power}" in catalogue()
    assert {POWER_OF[text] for text in POWER_OF} == set(POWERS)


@pytest.mark.parametrize("code", ["he", "en"])
def test_the_power_of_every_card_is_said_with_the_present_numbers(code: str) -> None:
    use(code)
    for seed in range(12):
        seen = view(Record.begin(BASA, 4, seed, {"decks": 2}).position, 0)
        for fact in BASA.facts(seen):
            if fact.code == "power":
                assert fact_sentence("basa", fact).endswith(".")


def test_the_own_cards_are_told_with_what_they_do() -> None:
    groups = in_words(case(BASA, "01"))
    assert groups["The hand"][0] == "Two of hearts. Gain 4 points."
    assert "Stock: the ace of diamonds now: 1 in 4" in groups["The middle of the table"]
    assert groups["Noa"] == ("Points: 20", "First digit of the ID: 0")


def test_whom_a_card_is_for_is_told_by_name_or_by_place() -> None:
    record = case(BASA, "03")
    seen = view(record.position, 0)
    assert action_words("basa", "target:1", seen) == "choose the player after you"
    assert action_words("basa", "target:2", seen) == "choose the player before you"
    assert spoken(action_words("basa", "give:??:1")) == "give a card away"
    assert action_words("basa", "feed:??") == "put a card back into the stock"
    assert spoken(action_words("basa", "use:3D:7")) == "use three of diamonds at 7 o\u2019clock"


def test_a_refusal_names_the_cards_that_do_not_go_together() -> None:
    position = case(BASA, "03").position
    after = case(BASA, "03")
    after.act("guess:C", "use:2H")
    reason = BASA.refusal(after.position, Action.parse("use:8H"))
    assert spoken(reason_sentence("basa", reason)) == (
        "two of hearts and eight of hearts cannot be used together: they have the same suit."
    )
    assert (
        reason_sentence("basa", BASA.refusal(position, Action("end"))) == "First draw a card, with or without a guess."
    )


@pytest.mark.parametrize(
    ("code", "seats", "options"),
    [
        ("he", 2, {}),
        ("en", 3, {"remove": True, "mute": True}),
        ("en", 4, {"draw": "mod5", "hp": "lose"}),
        ("he", 4, {"draw": "colour", "hp": "lock"}),
        ("en", 4, {"decks": 2, "win": "survivor", "max_turns": 30}),
    ],
)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))])
def test_whole_games_tell_no_seat_a_card_that_it_has_not_seen(
    code: str, seats: int, options: dict[str, object], seed: int
) -> None:
    use(code)
    check_whole_game(Record.begin(BASA, seats, seed, options), seed)
