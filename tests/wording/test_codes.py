"""Every code that a registered game can produce has a sentence in both languages.

The codes are collected from the rules modules themselves: where they make a `Reason` or a `Fact`, or call `say` or
`count`. The codes for how games end come from the canon's cases and from games played at random, those for why a move
is advised from the reasons of the judgements.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.bots import judgement_of
from app.bots.judgement import REASONS, NoJudgement
from app.engine import Action, Fact, Reason, Result, Rules, view
from app.games import GAMES
from app.wording import sentences, t, use
from app.wording.answers import AdvisedWhy
from app.wording.bidi import bare
from app.wording.catalogue import catalogue
from app.wording.in_words import zone_name
from app.wording.spoken import spoken
from app.wording.tellers import Names, in_game
from app.wording.tellers.plain import Teller
from app.wording.titles import game_about, game_intro, game_name
from tests.listed import LISTED
from tests.wording.fields import fields_of
from tests.wording.made import WORDED, cases, random_game, start

LANGUAGES = ("he", "en")
MANY = 99
"""Stands for a number of arguments that the source does not show (`*cards`)."""
CALLS = {"Reason": ("Reason", 0), "Fact": ("Fact", 0), "say": ("say", 0), "count": ("count", 3)}
"""Calls in a rules module that produce a code, and which argument the code is."""


JUDGEMENTS = [one for game in GAMES if not isinstance(one := judgement_of(game), NoJudgement)]


def modules(rules: Rules) -> list[ast.Module]:
    """The source of a game's rules, in all modules if they are a package, and of the contract that all games share."""
    own = Path(inspect.getfile(type(rules)))
    files = [own] if own.parent.name == "games" else sorted(own.parent.glob("*.py"))
    return [parsed(file) for file in (*files, Path(inspect.getfile(Rules)))]


@cache
def parsed(file: Path) -> ast.Module:
    """A module's source, parsed once because many laws read the same modules."""
    return ast.parse(file.read_text("utf-8"))


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may have: a constant, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def codes(rules: Rules, call: str) -> dict[str, int]:
    """The codes of one kind of call, each with how many texts come with it in a tuple (or after it, for `say`)."""
    found: dict[str, int] = {}
    for node in (node for tree in modules(rules) for node in ast.walk(tree)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        at = CALLS[call][1]
        if name != CALLS[call][0] or len(node.args) <= at:
            continue
        given = 0
        if len(node.args) > 1:
            second = node.args[1]
            tuples = second.elts if isinstance(second, ast.Tuple) else []
            given = len(tuples) if isinstance(second, ast.Tuple) else len(node.args) - 1
            if any(isinstance(one, ast.Starred) for one in (*node.args, *tuples)):
                given = MANY
        for code in constants(node.args[at]):
            found[code] = max(given, found.get(code, 0))
    return found


def samples(name: str) -> list[object]:
    """Values for a message's numbered fields that suit their kinds."""
    wanted: dict[int, object] = {}
    for field, spec in fields_of(catalogue()[name].en):
        if not field.isdigit():
            continue
        kind = spec.split(" ")[0]
        value: object = {
            "card": "7H", "suit": "S", "num": 3, "count": 3, "word": "S", "percent": 0.4, "plain": "S", "": "S",
        }[kind]  # fmt: skip
        wanted.setdefault(int(field), value)
    return [wanted.get(i, "7H") for i in range(max(wanted, default=-1) + 1)]


def said_in_both(name: str, given: int) -> None:
    """Check that a message exists in both languages and asks for no more arguments than the code has."""
    args = samples(name)
    assert len(args) <= given, f"{name} asks for {len(args)} arguments, the code has {given}"
    texts = set()
    for code in LANGUAGES:
        use(code)
        texts.add(t(name, *args, count=3, all=args))
    assert all(texts) and len(texts) == 2, name


each_game = pytest.mark.parametrize("game", WORDED)


@each_game
def test_every_refusal_has_a_sentence(game: str) -> None:
    found = codes(GAMES[game], "Reason")
    assert {"game-over", "not-now"} <= set(found)
    for code, given in found.items():
        said_in_both(in_game(game, f"refusal.{code}"), given)


@each_game
def test_every_fact_has_a_phrase(game: str) -> None:
    found = codes(GAMES[game], "Fact")
    assert found
    for code in found:
        assert f"{game}.fact.{code}" in catalogue()


@each_game
def test_everything_that_is_said_or_counted_has_a_line(game: str) -> None:
    for call, kind in (("say", "said"), ("count", "counted")):
        for code, given in codes(GAMES[game], call).items():
            said_in_both(f"{game}.{kind}.{code}", given)


@each_game
def test_every_zone_has_a_name(game: str) -> None:
    rules = GAMES[game]
    for seats in rules.seats():
        for pattern in rules.zones(seats, rules.fill(seats, {})):
            for zone in pattern.made(seats):
                for code in LANGUAGES:
                    use(code)
                    assert zone_name(game, zone.id)


@pytest.mark.parametrize("game", LISTED)
def test_every_option_has_a_label_a_line_and_names_for_its_values(game: str) -> None:
    rules = GAMES[game]
    for option in rules.options(rules.seats()[0]):
        for code in LANGUAGES:
            use(code)
            assert sentences.option_name(game, option) and sentences.option_help(game, option)
            names = [sentences.option_value(game, option, value) for value in option.values]
            assert all(names) and len(set(names)) == len(names)
            if option.kind == "choice" or len(option.values) > 2:
                assert all(sentences.option_help(game, option, value) for value in option.values)


@each_game
def test_every_verb_has_words(game: str) -> None:
    for case in cases().values():
        if case["start"]["game"] != game:
            continue
        position = start(case["case"].split()[0])
        seen = view(position, position.turn)
        for action in seen.legal:
            for code in LANGUAGES:
                use(code)
                assert sentences.action_words(game, action, seen)
                assert sentences.action_words(game, str(action))


@each_game
def test_every_end_has_a_result_and_a_reason(game: str) -> None:
    reasons = {
        case["expect"]["result"]["reason"]
        for case in cases().values()
        if case["start"]["game"] == game and (case.get("expect") or {}).get("result")
    }
    for seed in range(4):
        for record, _ in random_game(game, seed):
            result = record.position.result
            if result is None:
                continue
            reasons.add(result.reason)
            for code in LANGUAGES:
                use(code)
                everybody: tuple[Names, ...] = ({0: "Noa"}, {})
                for names in everybody:
                    assert sentences.result_sentence(game, result, names)
                assert sentences.result_reason(game, result)
    for reason in reasons:
        assert in_game(game, f"reason.{reason}") in catalogue()


@pytest.mark.parametrize("scores", [(), (4, 7)])
def test_who_wins_is_said_whether_or_not_the_game_has_scores(scores: tuple[int, ...]) -> None:
    for seat in (0, 1):
        said = bare(Teller().result(Result((seat,), scores, "done"), {0: "Noa", 1: "Omar"}))
        assert ("Noa", "Omar")[seat] in said
        assert (str(scores[seat]) if scores else "0") in said


@each_game
def test_the_refusals_of_the_cases_are_said_in_both_languages(game: str) -> None:
    for case in cases().values():
        if case["start"]["game"] != game or "illegal" not in (case.get("expect") or {}) or case["do"]:
            continue
        position = start(case["case"].split()[0])
        rules = position.game.rules
        for text in case["expect"]["illegal"]:
            action = Action.parse(text)
            for code in LANGUAGES:
                use(code)
                assert sentences.reason_sentence(game, rules.refusal(position, action))


@each_game
def test_facts_are_said_in_both_languages(game: str) -> None:
    for record, _ in random_game(game, 7):
        for code in LANGUAGES:
            use(code)
            for fact in record.rules.facts(view(record.position, 0)):
                assert sentences.fact_sentence(game, fact)


def advised() -> Iterator[tuple[str, str, int]]:
    """Every code of advice: the game (empty for all games), the code, and the number of its arguments."""
    for game, reasons in [("", REASONS), *((one.game, one.reasons) for one in JUDGEMENTS)]:
        for code, meaning in reasons.items():
            names, _, rest = meaning.partition(": ")
            yield game, code, names.count(",") + 1 if rest else 0


def test_every_reason_for_an_advice_has_a_sentence() -> None:
    for game, code, given in advised():
        name = in_game(game, f"hint.{code}")
        assert name in catalogue(), name
        said_in_both(name, given)


def test_no_sentence_of_advice_is_left_over_from_a_code_that_is_gone() -> None:
    codes_now = {in_game(game, f"hint.{code}") for game, code, _ in advised()}
    elsewhere = ("bar.", "table.")
    written = {name for name in catalogue() if "hint" in name.split(".")[:2] and not name.startswith(elsewhere)}
    # A share of 0 % or 100 %, and a number of 0, may have a separate sentence beside the code's.
    assert {re.sub(r"\.(?:never|always|none)$", "", name) for name in written} == codes_now


def test_a_share_of_everything_or_nothing_is_said_in_words() -> None:
    said = {
        ("krav-maga", "threatens", ("D", 0.002)): "hardly ever",
        ("krav-maga", "gathers", ("D", 0.998)): "almost surely",
        ("super-stam", "keeps-royal", ("KS", 1.0)): "almost surely",
        ("shlif-shluf", "stops", (0, 19)): "One card is enough here: the ace of diamonds is 1 in 19.",
        ("shlif-shluf", "runs-long", ("C", 0, 6)): "No clubs are left",
        ("shapes", "as-good", ("wCT", 0)): "No whole card in hand",
    }
    for (game, code, args), words in said.items():
        sentence = bare(sentences.advice_sentence(game, {"code": code, "args": list(args)}))
        assert words in sentence and "%" not in sentence and " 0 " not in sentence
    half = sentences.advice_sentence("krav-maga", {"code": "threatens", "args": ["D", 0.5]})
    assert "50%" in bare(half)


def test_an_advice_is_said_from_the_answer_of_the_protocol() -> None:
    why: AdvisedWhy = {"code": "hold-point", "args": ["S", 1]}
    assert sentences.advice_sentence("trishape", why) == (
        "The point of spades would take the whole hand, and the piles return only 1 card."
    )
    assert sentences.advice_sentence("trishape", {"code": "only-move", "args": []}) == "It is the only move there is."
    assert sentences.advice_sentence("trishape", {}) == ""


def test_a_refusal_names_what_it_is_about() -> None:
    text = spoken(sentences.reason_sentence("solo", Reason("no-match", ("QH", "9H"))))
    assert text == "queen of hearts does not fit nine of hearts: the value must be the same, or three must make a run."
    text = sentences.reason_sentence("trishape", Reason("too-few-for-point", ("S", 0)))
    assert text == "A point needs three cards of one suit; you hold no spades."
    assert sentences.fact_sentence("solo", Fact("never-center", ("2C", "3C"))) == "Never been the center card: 2 cards"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_has_a_name_of_its_own_and_a_line(code: str) -> None:
    use(code)
    names = [game_name(game) for game in GAMES]
    assert len(set(names)) == len(names)
    assert all(game_about(game) and game_intro(game) for game in GAMES)
    assert not [game for game in WORDED if not {f"game.{game}", f"game.{game}.about"} <= catalogue().keys()]


def test_the_sin_of_soureh_is_stored_as_letter_and_point() -> None:
    use("he")
    assert game_name("soureh").startswith("\u05e9\u05c2")


def test_every_refusal_that_comes_from_a_rule_leads_to_an_anchor() -> None:
    assert sentences.rule_anchor("solo", "no-match") == "match"
    assert sentences.rule_anchor("solo", "game-over") == ""
