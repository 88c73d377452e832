"""The seats of a table: what is kept, what is read back, what the rules are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app import wording
from app.bots.players import players
from app.engine import agree
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.company import last_table, people, remember
from app.session.seats import (
    CHARACTERS,
    KNOWN_LEVELS,
    LEVELS,
    PLAIN,
    RENAMED,
    Seated,
    cleaned,
    default_name,
    engine_persons,
    in_language,
    is_default,
    nearest,
    read_table,
    settled,
)
from app.wording import t
from app.wording.catalogue import catalogue
from app.wording.plates import NAME_FORMS, PLATE_FORMS, PLATES
from tests.session.made import Choices


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """Use English, and English again afterwards."""
    wording.use("en")
    yield
    wording.use("en")


NOA = Seated("Noa", "fig", form="f", digit=3)
BOT = Seated("Omar", "lemon", computer=True, level="random")


def test_a_table_is_read_back_as_it_was_kept(settings: Choices) -> None:
    table = {"seats": [one.to_json() for one in (NOA, BOT, Seated("Tamar", "date", digit=0))]}
    assert read_table(table, 3, settings) == (NOA, BOT, Seated("Tamar", "date", digit=0))


@pytest.mark.parametrize("level", ["greedy", "random", *LEVELS])
def test_whoever_sat_at_a_table_sits_there_again_players_of_earlier_versions_too(
    settings: Choices, level: str
) -> None:
    table = {"seats": [NOA.to_json(), {"name": "Omar", "plate": "lemon", "computer": True, "level": level}]}
    assert read_table(table, 2, settings)[1].level == level


def test_every_level_that_can_be_chosen_or_was_kept_plays_every_game() -> None:
    for game in GAMES:
        there = players(game)
        assert set(LEVELS) <= set(there) and (set(KNOWN_LEVELS) <= set(there) or "greedy" not in there)


@pytest.mark.parametrize(
    ("level", "offered", "plays"),
    [
        ("medium", LEVELS, "medium"),
        ("medium", ("easy", "expert"), "easy"),
        ("hard", ("easy", "expert"), "expert"),
        ("medium", ("easy", "hard"), "easy"),
        ("easy", ("expert",), "expert"),
        ("greedy", ("easy", "expert"), "greedy"),
    ],
)
def test_a_level_that_a_game_does_not_offer_becomes_the_nearest_and_of_two_the_weaker(
    level: str, offered: tuple[str, ...], plays: str
) -> None:
    assert nearest(level, offered) == plays


def test_of_an_unknown_table_the_person_sits_first_and_computers_elsewhere(settings: Choices) -> None:
    settings.person, settings.plate = "Dana", "lemon"
    seated = read_table({}, 4, settings)
    assert seated[0] == Seated("Dana", "lemon")
    assert all(one.computer and one.name and one.level == "medium" for one in seated[1:])
    assert len({one.plate for one in seated}) == 4
    assert len({one.name for one in seated}) == 4


def test_a_table_of_an_earlier_version_is_that_of_the_person_at_this_machine(settings: Choices) -> None:
    table = {"persons": [{"name": "Noa", "plate": "fig"}]}
    assert read_table(table, 1, settings) == (Seated("Noa", "pomegranate"),)
    settings.person = "Dana"
    assert read_table(table, 1, settings)[0].name == "Dana"


def test_who_plays_alone_may_have_no_name_and_is_the_person_of_the_settings(settings: Choices) -> None:
    assert read_table({}, 1, settings) == (Seated("", "pomegranate"),)
    settings.person, settings.plate = "Dana", "fish"
    assert read_table({"seats": [Seated("Noa", "fig").to_json()]}, 1, settings) == (Seated("Dana", "fish"),)


@pytest.mark.parametrize(
    "odd",
    [
        None,
        "seats",
        [],
        [None, 3, "x"],
        [{}, {}],
        [{"name": 7, "plate": "pear", "computer": "yes", "level": 9, "form": "x", "digit": True}] * 3,
        [{"name": "\u202eNo\na", "plate": ["fig"], "computer": True, "level": [], "form": {}, "digit": 10}] * 5,
    ],
)
def test_whatever_is_odd_gives_sensible_seats(settings: Choices, odd: Any) -> None:
    seated = read_table({"seats": odd}, 3, settings)
    assert len(seated) == 3
    assert len({one.plate for one in seated}) == 3
    assert all(one.plate in PLATES and one.level in LEVELS for one in seated)
    assert all(one.form == "" and one.digit is None for one in seated)
    assert all(one.name for one in seated if one.computer)
    assert all("\n" not in one.name and "\u202e" not in one.name for one in seated)


def test_a_kept_name_is_one_printable_line_that_is_not_too_long() -> None:
    assert cleaned("  Noa\n\u202eLevi ") == "NoaLevi"
    assert cleaned("a" * 500) == "a" * 24
    assert cleaned(7) == cleaned(None) == ""


def test_no_plate_is_there_twice_and_the_earlier_seat_keeps_its_own() -> None:
    seated = settled([Seated("A", "fig"), Seated("B", "fig"), Seated("C", "pomegranate")])
    assert [one.plate for one in seated] == ["fig", "pomegranate", "lemon"]


def test_of_several_persons_who_gave_no_name_goes_by_the_plate() -> None:
    alone = settled([Seated("", "fig"), Seated("", "lemon", computer=True)])
    assert alone[0].name == ""
    together = settled([Seated("", "fig"), Seated("", "lemon")])
    assert [one.name for one in together] == ["Fig", "Lemon"]


def test_who_goes_by_the_plate_does_so_in_every_language_and_with_another_plate(settings: Choices) -> None:
    kept = [one.to_json() for one in settled([Seated("Lemon", "fig"), Seated("", "lemon")])]
    wording.use("he")
    table = read_table({"seats": kept}, 2, settings)
    # A person who has typed a name keeps it.
    assert [one.name for one in table] == ["Lemon", t("plate.lemon")]
    assert [one.name for one in settled([table[0], table[1]._replace(plate="date")])] == ["Lemon", t("plate.date")]
    # Alone they have no name again.
    assert settled([table[1], Seated("", "fig", computer=True)])[0].name == ""


def test_who_gave_no_name_is_nobody_to_remember(settings: Choices) -> None:
    remember(settings, "meydele", settled([Seated("Dana", "fig"), Seated("", "lemon")]))
    assert [one.name for one in people(settings)] == ["Dana"]


def test_computers_never_take_the_name_of_somebody_at_the_table() -> None:
    person = Seated(default_name("lemon"), "fig")
    seated = settled([Seated("", "lemon", computer=True), Seated(person.name, "date", computer=True), person])
    assert len({one.name for one in seated}) == 3
    assert seated[2].name == person.name


def test_no_two_computers_have_one_name_though_one_was_given_that_of_the_others_plate() -> None:
    first, second = PLATES[:2]
    given = default_name(first)
    one, other = Seated("", first, computer=True), Seated(given, second, computer=True)
    for table in ((one, other), (other, one)):
        names = [seat.name for seat in settled(table)]
        assert len(set(names)) == 2 and all(is_default(name) for name in names)


def test_nine_computers_have_nine_names_in_either_language() -> None:
    for language in ("en", "he"):
        wording.use(language)
        seated = settled([Seated("", plate, computer=True) for plate in PLATES])
        assert len({one.name for one in seated}) == 9


def test_a_given_name_is_said_in_the_language_of_the_moment_and_a_chosen_one_stays() -> None:
    english = default_name("lemon")
    wording.use("he")
    assert is_default(english)
    assert in_language(english) == default_name("lemon") != english
    (seated,) = settled([Seated("Shuki", "lemon", computer=True)])
    assert seated.name == "Shuki"
    assert not is_default("")


def test_no_computer_has_the_name_of_a_plate() -> None:
    plates = {name for plate in PLATES for name in catalogue()[f"plate.{plate}"]}
    assert not plates & {name for plate in PLATES for name in catalogue()[f"company.name.{plate}"]}


def test_the_computer_that_was_called_like_a_plate_has_its_new_name_at_tables_kept_before(settings: Choices) -> None:
    for before, now in zip(*(catalogue()[f"company.name.{RENAMED}{end}"] for end in (".before", "")), strict=True):
        assert before != now
        raw = [Seated(before, "fig"), Seated(before, "lemon", computer=True)]
        kept = read_table({"seats": [one.to_json() for one in raw]}, 2, settings)
        assert [kept[0].name, kept[1].name] == [before, t(f"company.name.{RENAMED}")]
        assert kept[1].spoken_of == "f"


def test_a_computer_is_spoken_of_as_its_name_is_in_either_language() -> None:
    for language in ("en", "he"):
        wording.use(language)
        seated = settled([Seated("", plate, computer=True) for plate in PLATES])
        assert [one.called.form for one in seated] == [NAME_FORMS[plate] for plate in PLATES]
    assert Seated("Shuki", "lemon", computer=True).spoken_of == ""


def test_who_goes_by_the_plate_is_spoken_of_as_the_plate_is_until_they_choose() -> None:
    for plate in PLATES:
        one, other = settled([Seated("", plate), Seated("Dana", PLATES[PLATES.index(plate) - 1])])
        assert one.spoken_of == PLATE_FORMS[plate] != ""
        assert one._replace(form="f").spoken_of == "f"
        assert other.spoken_of == ""
        assert other._replace(form="m").named.form == "m"


def test_the_rules_are_told_what_they_ask_and_nothing_of_computers() -> None:
    seated = (NOA, BOT, Seated("Tamar", "date"))
    assert engine_persons(seated, ()) == []
    assert engine_persons(seated, ("form",)) == [{"form": "f"}, {}, {"form": "off"}]
    assert engine_persons(seated, ("digit",)) == [{"digit": 3}, {}, {}]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_takes_what_is_told_of_persons(game: str) -> None:
    rules = GAMES[game]
    seats = rules.info.seats[0]
    seated = tuple(Seated(f"p{n}", PLATES[n], form="f", digit=0) for n in range(seats))
    assert agree(rules, seats, {}, engine_persons(seated, rules.info.person)).seats == seats


def test_an_agreement_knows_its_seats() -> None:
    assert NewGame("basa", (NOA, BOT), {}, 1).seats == 2


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_sits_there_again_and_a_table_of_before_there_were_any_is_plain(
    settings: Choices, character: str
) -> None:
    bot = BOT._replace(character=character)
    kept = bot.to_json()
    assert read_table({"seats": [NOA.to_json(), kept]}, 2, settings)[1] == bot
    assert ("character" in kept) == (character != PLAIN), "a plain one is written as it always was"
    odd = {**kept, "character": "rude"}
    assert read_table({"seats": [NOA.to_json(), odd]}, 2, settings)[1].character == PLAIN


def test_the_character_sits_at_the_games_table_the_next_time_too(settings: Choices) -> None:
    rules = next(rules for rules in GAMES.values() if 2 in rules.seats())
    table = settled([NOA, BOT._replace(character="careful")])
    remember(settings, rules.info.id, table)
    again = last_table(settings, rules)
    assert again is not None and again[1].character == "careful"


@pytest.mark.parametrize("persons", [1, 20], ids=["computers", "persons"])
def test_no_two_of_very_many_seats_have_the_same_name_in_either_language(settings: Choices, persons: int) -> None:
    found = settled([Seated("", PLATES[seat % len(PLATES)], computer=seat >= persons) for seat in range(20)])
    for language in ("en", "he", "en"):
        wording.use(language)
        found = settled(found)
        names = [one.name for one in found]
        assert len({*names}) == 20, names
        assert {name.rpartition(" ")[2] for name in names if name[-1:].isdecimal()} <= {"2", "3"}, names
        assert all(one.name == in_language(one.name) for one in found), "the numbered ones are translated too"
        assert read_table({"seats": [one.to_json() for one in found]}, 20, settings) == found
