"""The table in words: complete, spoken, and silent about what the seat cannot know."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from app.engine import Fact, Result, View, hidden, new_game, play, view
from app.games import GAMES
from app.lab import contract
from app.lab.trials import Trial
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.formatting import speak_card
from app.wording.in_words import table_in_words, zone_in_words, zone_name
from app.wording.sentences import action_words
from app.wording.spoken import spoken
from app.wording.tellers import Names, Teller
from app.wording.tellers.facts import EveryFactTeller, scored
from app.wording.tellers.plain import Part
from app.wording.tellers.seated import SeatedTeller
from tests.covering import amount
from tests.games.toys import known
from tests.wording.made import random_game, start, steps_of
from tests.wording.told import named_by_rules


def lines(seen: View) -> dict[str, tuple[str, ...]]:
    """The lines of each group, by its title."""
    return {group.title: group.lines for group in table_in_words(seen)}


def test_solo_is_told_from_what_may_be_done_to_the_rest() -> None:
    groups = lines(view(start("solo-08b"), 0))
    assert list(groups) == ["What may be done", "The hand", "The middle of the table", "Earned so far", "Other cards"]
    assert groups["What may be done"][-1] == (
        "Remove four of hearts, five of clubs and six of diamonds from the game, with the computer’s eight of spades"
    )
    assert groups["The hand"] == ("Four of hearts", "Jack of spades", "Five of clubs", "Six of diamonds")
    assert groups["The middle of the table"][:2] == (
        "Center card: two of spades. Dry turns: 0 of 3, then it is replaced.",
        "Stock: 4 cards",
    )
    assert groups["Earned so far"] == ("You earned: 0 cards", "The computer earned: 3 cards")


def test_both_cards_of_a_run_are_one_thing_that_may_be_done() -> None:
    may = lines(view(start("solo-02a"), 0))["What may be done"]
    assert may[0] == "Take seven of hearts and nine of diamonds with eight of spades"
    assert len(may) == 5


def test_a_card_with_a_choice_of_partners_says_so() -> None:
    seen = view(start("solo-02c"), 0)
    assert spoken(action_words("solo", "take:7H", seen)) == (
        "begin a run with seven of hearts, then nine of diamonds or six of clubs"
    )
    second = view(play(start("solo-02c"), "take:7H").position, 0)
    assert spoken(action_words("solo", "take:6C", second)) == "complete the run with six of clubs"


def test_a_return_to_an_empty_middle_says_what_the_card_becomes() -> None:
    seen = view(play(start("solo-11a"), "take:3D").position, 0)
    assert spoken(action_words("solo", "return:6C", seen)) == "return six of clubs, which becomes the center card"


def test_trishape_tells_every_pile_with_what_it_returns() -> None:
    groups = lines(view(start("trishape-03"), 0))
    assert groups["The middle of the table"] == (
        "Clubs pile: jack of clubs, four of clubs, two of clubs and eight of clubs. It returns 2 cards.",
        "Diamonds pile: six of diamonds. It returns 0 cards.",
        "Hearts pile: no cards",
        "Spades pile: three of spades, ten of spades and queen of spades. It returns 1 card.",
        "When the hand runs out the piles return 3 cards",
        "Stock: 1 card",
    )
    assert groups["Earned so far"] == ("No points yet",)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_begins_with_its_result(game: str) -> None:
    for number, (record, _) in enumerate(random_game(game, 2)):
        if number % 5 and record.position.result is None:
            continue
        seen = view(record.position, 0)
        first = table_in_words(seen, {0: "Noa"})[0]
        assert (first.title == "The result") is seen.over


@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_is_named_that_the_seat_does_not_see(game: str, code: str) -> None:
    use(code)
    ruled = named_by_rules(game)
    for record, _ in islice(random_game(game, 3), 0, None, amount(2, 1)):
        seen = view(record.position, 0)
        known = {text for texts in seen.zones.values() for text in texts if not hidden(text)}
        known |= {text for places in seen.knows.values() for text in places.values()} | ruled
        words = "\n".join(line for group in table_in_words(seen) for line in group.lines).lower()
        assert not [text for text in set(seen.pool) - known if speak_card(text).lower() in words]


@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_words_for_a_voice_have_no_signs(game: str, code: str) -> None:
    use(code)
    for record, _ in islice(random_game(game, 4), 0, None, amount(3, 1)):
        for group in table_in_words(view(record.position, 0), {0: "Noa"}):
            assert group.title and group.lines
            for line in group.lines:
                assert not set(line) & set("\u2066\u2068\u2069\u2060\ufe0e\u2663\u2665\u2666\u2660"), line


def test_what_lies_at_the_seats_is_told_from_the_readers_own_on() -> None:
    p = new_game(GAMES["meydele"], 3, 1).position
    names: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar"}
    for seat, order in ((0, "Noa Omar Tamar"), (1, "Omar Tamar Noa"), (None, "Noa Omar Tamar")):
        titles = [group.title for group in table_in_words(view(p, seat), names)]
        assert [title for title in titles if title in names.values()] == [one for one in order.split() if one in titles]
        assert len({*names.values()} & {*titles}) > 1


def test_what_an_act_leads_to_beyond_three_lines_is_told_at_the_end_of_the_third() -> None:
    class Long(SeatedTeller):
        def told(self, part: Part, names: Names) -> list[str]:
            """Five sentences."""
            return ["One.", "Two.", "Three.", "Four.", "Five."]

    assert Long().part(Part(None, ()), {}) == ["One.", "Two.", "Three. Four. Five."]


def test_a_game_without_a_teller_of_its_own_is_told_by_its_zones() -> None:
    plain = Teller()
    plain.game = "trishape"
    groups = plain.words(view(start("trishape-01a"), 0), {})
    assert [group.title for group in groups][:2] == ["What may be done", "The hand"]
    assert any("Stock" in line for line in groups[-1].lines)


def test_a_game_without_a_teller_of_its_own_has_a_log_by_its_actions() -> None:
    plain = Teller()
    plain.game = "trishape"
    step = steps_of("trishape-11")[0]
    assert [spoken(line) for line in plain.log(step.told(0), {0: "Noa"})] == [
        "Noa: take a point of hearts.",
        "A point.",
        "The hand ran out: each pile returns a card for each pair.",
        "Nobody wins.",
        "The hand is empty, and no pile has a pair to give.",
    ]


@pytest.mark.parametrize(("brings", "told"), [("words.he.ts", True), ("telling.py", False)])
def test_a_game_without_a_telling_says_where_open_cards_came_to_lie_with_words_or_without(
    brings: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bringing(game: str, name: str) -> Path | None:
        return Path(name) if name == brings else None

    monkeypatch.setattr("app.wording.tellers.plain.file", bringing)
    with known():
        step = [step for _, _, step in contract.walk(Trial(GAMES["market"], 3, ()), 5)][2]
        for kind in (SeatedTeller, EveryFactTeller):
            teller = kind()
            teller.game = "market"
            lines = [bare(line) for line in teller.log(step.told(0), {1: "Omar"})]
            assert any(line.startswith("Omar, paid: ") for line in lines) is (told or kind is EveryFactTeller), kind


def test_a_fact_about_a_card_is_told_with_those_that_belong_to_no_zone() -> None:
    class Coded(EveryFactTeller):
        """Tells a fact by its code and where it belongs."""

        def fact(self, fact: Fact) -> str:
            return f"{fact.code} {fact.at}".strip()

    seen = view(new_game(GAMES["basa"], 3, 1).position, 0)
    told = Coded().facts_at(seen, None)
    assert {f"Power {text}" for text in seen.zones["hand.0"]} <= {*told}
    assert "Direction" in told and not any("stock" in line for line in told)


def test_a_win_that_is_shared_begins_with_a_capital() -> None:
    said = scored("majnun.result", Result((0, 1), (7, 7), "done"), {0: t("seat.you"), 1: "Noa"})
    assert bare(said).startswith("You and Noa")


def test_a_zone_is_told_by_its_open_cards_or_by_its_number() -> None:
    seen = view(start("trishape-03"), 0)
    assert zone_in_words(seen, "stock") == "Stock: 1 card"
    assert spoken(zone_in_words(seen, "pile.D")) == "Diamonds pile: six of diamonds"
    assert zone_in_words(seen, "pile.H") == "Hearts pile: no cards"


def test_a_zone_of_a_seat_has_the_name_of_its_family() -> None:
    assert zone_name("solo", "hand.0") == "hand"
    assert zone_name("solo", "won.computer") == "the computer\u2019s earned cards"
