"""The form of a person is chosen once, for all games; what older versions kept still holds."""

from __future__ import annotations

from typing import Any

from app.games import GAMES
from app.session.company import PEOPLE, first_table, joined, last_table, own_form, people, remember
from app.session.seats import Seated, read_table, settled, unnamed
from app.wording.names import Form
from app.wording.plates import PLATES
from tests.session.made import Choices

MANY = [rules for rules in GAMES.values() if rules.seats()[-1] > 2]
FIRST, SECOND = (rules.info.id for rules in MANY[:2])


def company(game: str, **forms: Form) -> tuple[Seated, ...]:
    """The fewest seats of a game: these people, and computer players."""
    plates = PLATES[2:6]
    people = [Seated(name, plate, form=form) for (name, form), plate in zip(forms.items(), plates, strict=False)]
    rest = [Seated("", plate, computer=True) for plate in plates[len(people) :]]
    return read_table(
        {"seats": [one.to_json() for one in [*people, *rest]]}, max(GAMES[game].seats()[0], len(forms)), Choices()
    )


def forms(settings: Choices, game: str) -> dict[str, Form]:
    """The forms of the people at a game's last table."""
    table = last_table(settings, GAMES[game])
    assert table is not None
    return {one.name: one.form for one in table if not one.computer}


def test_what_is_chosen_at_one_game_holds_at_every_other(settings: Choices) -> None:
    remember(settings, FIRST, company(FIRST, Dana="", Uri="m"))
    remember(settings, SECOND, company(SECOND, Dana="f", Uri=""))
    assert forms(settings, FIRST) == forms(settings, SECOND) == {"Dana": "f", "Uri": ""}


def test_people_are_remembered_once_each_the_latest_first_and_not_without_end(settings: Choices) -> None:
    remember(settings, FIRST, company(FIRST, Dana="", Uri=""))
    remember(settings, SECOND, company(SECOND, Uri="m", Gil=""))
    assert [one.name for one in people(settings)] == ["Uri", "Gil", "Dana"]
    assert len(settings.listed("people")) == 3
    for number in range(PEOPLE):
        guests: dict[str, Form] = {f"Guest {number}": "", "Dana": ""}
        remember(settings, FIRST, company(FIRST, **guests))
    known = [one.name for one in people(settings)]
    assert len(known) == PEOPLE and known[1] == "Dana" and "Gil" not in known


def test_who_plays_alone_says_it_for_the_settings_and_the_other_way_round(settings: Choices) -> None:
    remember(settings, FIRST, company(FIRST, Dana="f"))
    assert (settings.person, settings.form) == ("Dana", "f")
    assert first_table(settings, GAMES[SECOND])[0].form == "f"
    settings.form = "neither"
    assert own_form(settings) == ""
    assert forms(settings, FIRST) == {"Dana": ""}
    settings.form = "m"
    kept = {"seats": [one.to_json() for one in company(FIRST, Dana="f")]}
    assert read_table(kept, len(kept["seats"]), settings)[0].form == "m"


def test_what_was_chosen_at_a_table_in_company_is_not_made_a_choice_for_all_by_playing_alone(settings: Choices) -> None:
    remember(settings, FIRST, company(FIRST, Dana="f", Uri=""))
    remember(settings, SECOND, company(SECOND, Dana="f"))
    assert (settings.person, settings.form, own_form(settings)) == ("Dana", "", "f")
    remember(settings, FIRST, company(FIRST, Dana="m", Uri=""))
    assert forms(settings, SECOND) == {"Dana": "m"}


def test_an_answer_that_an_older_version_kept_at_one_game_stays(settings: Choices) -> None:
    def old(one: Seated) -> dict[str, Any]:
        return {key: value for key, value in one.to_json().items() if key != "form" or value}

    asked, unasked = company(FIRST, Dana="f"), company(SECOND, Dana="")
    settings.person = "Dana"
    settings.keep_list(f"last_table.{FIRST}", [old(one) for one in asked])
    settings.keep_list("people", [old(unasked[0])])
    assert own_form(settings) is None
    assert forms(settings, FIRST) == {"Dana": "f"}
    table = {"seats": [old(one) for one in asked]}
    assert read_table(table, len(asked), settings)[0].form == "f"


def test_the_digit_of_the_person_in_the_settings_is_known_at_a_table_never_played_at(settings: Choices) -> None:
    remember(settings, FIRST, [Seated("Dana", "fig", digit=7), Seated("Uri", "lemon")])
    settings.person = "Dana"
    assert first_table(settings, GAMES[SECOND])[0].digit == 7


def test_the_person_in_the_settings_joins_a_table_where_only_computer_players_sit(settings: Choices) -> None:
    settings.person, settings.plate = "Dana", PLATES[0]
    table = settled(unnamed(range(3), computer=True))
    joined_in = joined(table, 1, settings)
    assert [one.computer for one in joined_in] == [True, False, True]
    assert [one.plate for one in joined_in] == [PLATES[1], PLATES[0], PLATES[2]]
    assert joined_in[1].name == "Dana" and len({one.name for one in joined_in}) == 3
    two = settled([Seated("Uri", PLATES[3]), Seated("Gil", PLATES[4]), table[2]])
    assert joined(two, 2, settings) == two, "persons sit there already"
