"""The lab's labels: verbs in each game's own words, powers and omissions by what they belong to."""

from __future__ import annotations

from collections import defaultdict

import pytest

from app.games import GAMES
from app.wording import use
from app.wording.bidi import bare
from app.wording.catalogue import catalogue
from app.wording.findings import finding_sentence, label_text
from tests.wording.made import WORDED

LANGUAGES = ("he", "en")
HEBREW = "\u05d0\u05ea"


def label(game: str, kind: str, value: object) -> str:
    """A label without marks of direction."""
    return bare(label_text(game, kind, value))


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_a_game_has_words_of_its_own_in_this_language(game: str, language: str) -> None:
    # The law `decision` of every game: no action is legal whose verb is not declared.
    use(language)
    for _, verb in GAMES[game].info.verbs:
        assert f"{game}.verb.{verb}" in catalogue()
        said = label(game, "denied", ("verb", verb))
        assert any(HEBREW[0] <= sign <= HEBREW[1] for sign in said) == (language == "he"), said


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_done_in_one_phase_is_never_called_like_what_may_be_done_in_another(
    game: str, language: str
) -> None:
    use(language)
    info = GAMES[game].info
    called: defaultdict[str, list[object]] = defaultdict(list)
    for told in info.verbs:
        called[label(game, "verb", told)].append(told)
    for phase in info.phases:
        called[label(game, "phase", phase)].append(phase)
    assert not {words: several for words, several in called.items() if len(several) > 1}


@pytest.mark.parametrize("game", WORDED)
def test_no_words_are_left_for_a_verb_or_a_phase_that_the_game_does_not_have(game: str) -> None:
    verbs = GAMES[game].info.verbs
    known = {f"{game}.verb.{verb}" for _, verb in verbs} | {f"{game}.verb.{verb}.{phase}" for phase, verb in verbs}
    assert {name for name in catalogue() if name.startswith(f"{game}.verb.")} <= known


def test_an_own_game_has_its_ids_for_words() -> None:
    use("en")
    assert label("no-such-game", "verb", ("act", "pick-up")) == "Pick up"
    assert label("no-such-game", "phase", "pick-up") == "Pick up"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (("argument", "T"), "cards of rank 10"),
        (("argument", "X"), "jokers"),
        (("argument", "H"), "hearts"),
        (("argument", "half-way"), "Half way"),
        (("card", "TH"), "10\u2665\ufe0e"),
        (("card", "XR"), "the red joker"),
    ],
)
def test_what_is_left_out_is_called_by_what_it_is(told: tuple[str, str], said: str) -> None:
    use("en")
    assert label("no-such-game", "denied", told) == said


@pytest.mark.parametrize(("card", "owner"), [("T", "10"), ("X", "a joker"), ("7", "7")])
def test_a_power_is_told_by_what_it_belongs_to(card: str, owner: str) -> None:
    use("en")
    assert label("no-such-game", "power", ("use", card)) == f"the power of {owner} (Use)"


def test_what_is_done_stands_in_quotation_marks_and_begins_a_sentence_with_a_capital() -> None:
    use("en")
    game = next(game for game in WORDED if len(GAMES[game].info.verbs) > 1)
    verb = next(iter(GAMES[game].info.verbs))
    words = label(game, "verb", verb)
    values = {"times": ("number", 2), "games": ("percent", 0.5), "what": ("verb", verb)}
    said = bare(finding_sentence(game, "fires.used-always", values))
    assert said.startswith(f"\u201c{words[0].upper()}{words[1:]}\u201d")


def test_sides_that_part_at_once_have_no_first_decisions_alike() -> None:
    use("en")
    values = {"deal": ("number", 1), "a": ("action", "take"), "b": ("action", "pass")}
    at_once, later = (
        bare(finding_sentence("no-such-game", "parting.first", {**values, "n": ("number", n)})) for n in (0, 1)
    )
    assert at_once.startswith("Game 1: the very first decision is")
    assert later.startswith("Game 1: everything is the same up to decision 1;")


@pytest.mark.parametrize("value", [-0.63, -1.5, -7, -150.0])
def test_a_figure_below_zero_has_one_and_the_same_sign(value: float) -> None:
    assert bare(label("no-such-game", "number", value)).startswith("\u2212")


def test_the_lab_says_the_same_thing_in_the_same_words_in_window_command_and_findings() -> None:
    said = defaultdict(set)
    for name, message in catalogue().items():
        if name.startswith("lab."):
            said[message.en.casefold()].add(message.he)
    assert not {english: hebrew for english, hebrew in said.items() if len(hebrew) > 1}


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [("percent", 0.0, "0.0%"), ("percent", 0.0004, "0.04%"), ("percent", 0.0005, "0.1%"), ("percent", 1.0, "100.0%"),
     ("number", 0.94, "0.94"), ("number", 0.96, "1"), ("number", 3.14, "3.1"), ("number", 99.96, "100")],
)  # fmt: skip
def test_a_figure_has_as_many_decimals_as_say_something(kind: str, value: float, text: str) -> None:
    use("en")
    assert bare(label_text("trishape", kind, value)) == text
