"""That sentences are spoken Hebrew and plain English whatever is filled in: names of either form, cards, numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from app.wording import use
from app.wording.bidi import bare
from app.wording.catalogue import Message, catalogue
from app.wording.formatting import LITERALS, filled, parsed, t
from app.wording.joined import caseless
from app.wording.names import Name
from tests.wording.fields import fields_of
from tests.wording.test_messages import asked

EDITED: Mapping[str, Message] = catalogue()
"""Every sentence of the program."""


# Forms


def about_somebody() -> list[str]:
    """Every message that has a text for the form *she* or *he*."""
    bases = {name[:-2] for name in catalogue() if name.endswith((".f", ".m"))}
    return sorted(base for base in bases if base in catalogue() and "who" in dict(fields_of(catalogue()[base].he)))


def test_whoever_is_told_of_has_both_forms_and_both_tell_the_same() -> None:
    assert about_somebody()
    for base in about_somebody():
        for name in (f"{base}.f", f"{base}.m"):
            assert [set(asked(text)) for text in catalogue()[name]] == [set(asked(text)) for text in catalogue()[base]]


# What is filled in

FILLINGS = (
    (0, Name("\u05e0\u05d5\u05e2\u05d4", "f"), "5D"),
    (1, Name("Omar", "m"), "XR"),
    (2, Name("\u05e2\u05d5\u05de\u05e8", "m"), "??"),
    (5, Name("Noa", "f"), "TD"),
)
"""None, one, two and five of everything, people with both forms and in both scripts, cards of every kind."""


def words_of(prefix: str) -> list[str]:
    """The words that may follow a prefix in the ids of messages, the plain ones first."""
    rests = [name.removeprefix(prefix) for name in catalogue() if name.startswith(prefix)]
    return sorted(rests, key=lambda rest: ("." in rest, rest))


def value_of(spec: str, number: int, who: Name, card: str) -> Any:
    """A value with which a field of this kind may be filled."""
    kind, arg, _ = parsed(spec)
    several = [card, "7S", "XB", "??", "2H"][: max(1, number)]
    if kind == "word":
        return words_of(f"{arg}.")[0]
    if kind == "words" or (kind == "either" and arg):
        return words_of(f"{arg}.")[:1]
    values: dict[str, Any] = {
        "card": card,
        "spoken": card,
        "cards": several,
        "either": several,
        "spoken-list": several,
        "run": ["7H", "8C", "9D"],
        "suit": "DH"[number % 2],
        "name": who,
        "names": [who, "Gil"],
        "percent": number / 10,
        "range": (number, number + 2),
        "key": "F8",
        "text": "x",
        "plain": str(number),
    }
    return values.get(kind, number)


def fillings(template: str) -> Iterator[dict[str, Any]]:
    """The values of a template's fields, in several ways."""
    for number, who, card in FILLINGS:
        values: dict[str, Any] = {}
        for field, spec in fields_of(template):
            if not field or parsed(spec)[0] in LITERALS:
                continue
            for inner, _ in fields_of(spec):
                before, _, after = parsed(spec)[1].partition(f"{{{inner}}}")
                known = [rest for rest in words_of(f"{parsed(spec)[0]}.{before}") if rest.endswith(f"{after}.n")]
                values[inner] = known[0].removesuffix(f"{after}.n") if known else number
            if spec:
                values.setdefault(field, value_of(spec, number, who, card))
        yield values


def fill(template: str, values: Mapping[str, Any]) -> str:
    """A template with these values, fields by place among them, without marks of direction."""
    last = max((int(field) for field in values if field.isdigit()), default=-1)
    places = [values.get(str(place)) for place in range(last + 1)]
    return bare(filled(template, *places, **{field: one for field, one in values.items() if not field.isdigit()}))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "he"])
def test_every_message_can_be_filled_with_whatever_there_may_be(language: str) -> None:
    use(language)
    counted = 0
    for name, message in catalogue().items():
        if name.split(".")[0] in ("card", "case", "count", "list", "sign"):
            continue
        template = message.text("he" if language == "he" else "en")
        for values in fillings(template):
            said = fill(template, values)
            assert said and "{" not in said, name
            counted += 1
    assert counted > 10_000


def test_an_english_sentence_begins_with_a_capital_whatever_card_it_begins_with() -> None:
    use("en")
    sentences = {name: one.en for name, one in catalogue().items() if one.en.endswith((".", "?", "!"))}
    small = {
        name
        for name, template in sentences.items()
        if not template.startswith("{") or ":card" in template.split("}")[0]
        for values in fillings(template)
        if fill(template, values)[0].islower()
    }
    assert not small


def test_what_may_be_done_can_be_said_after_to_and_rather_than() -> None:
    actions = {name: one.en for name, one in catalogue().items() if ".action." in name}
    assert len(actions) > 100
    # "It is just as good to", "Rather than" and "It would have been better to" go on with an action.
    assert not [name for name, words in actions.items() if words.startswith(("do not ", "not ", "to ", "don"))]


@pytest.mark.parametrize("who", [Name("\u05e0\u05d5\u05e2\u05d4", "f"), Name("Omar", "m"), Name("Gil"), "Gil"])
def test_a_sentence_names_whom_it_is_about_in_every_form(who: str) -> None:
    use("he")
    for base in about_somebody():
        for values in fillings(catalogue()[base].he):
            values["who"] = who
            if not any(field.isdigit() for field in values):
                assert who in bare(t(base, **values)), base


# The laws of speech: each yields a sentence for every fault in a message's Hebrew.


def prefixed(message: Message) -> Iterator[str]:
    """A letter before a word, a card, a suit, a name or a counted noun: that is a case, which the field must name."""
    for field in caseless(message.he):
        yield f"a letter before {{{field}}}, which should have a case"


HERE = Path(__file__).parent
HEBREW_WORD = "(?<![\u05d0-\u05ea])(?:{})(?![\u05d0-\u05ea])"


def lines(file: str) -> list[list[str]]:
    """The lines of a list of words, each parted at its tabs."""
    rows = (HERE / file).read_text("utf-8").splitlines()
    return [row.split("\t") for row in rows if row and not row.startswith("#")]


AGREEING = "|".join(row[0] for row in lines("agreeing.txt"))


def agreeing(message: Message) -> Iterator[str]:
    """A plural word right before or after a number that may be one, or a verb whose subject such a number is."""
    number = r"\{\w+:(?:num|count [\w{}-]+)\}"
    word = HEBREW_WORD.format(AGREEING)
    for found in re.finditer(f"{word} {number}|{number} {word}", message.he):
        yield f"{found[0]}: a word that would have to agree with the number"
    for found in re.finditer(r"\bthere (?:is|are|was|were)\b[^{.,:]*\{\w+:count", message.en, re.IGNORECASE):
        yield f"{found[0]}: a verb that would have to agree with the number"


def forbidden(message: Message, name: str = "") -> Iterator[str]:
    """A word for which the house uses another."""
    for language, pattern, why, *but in lines("forbidden.txt"):
        if but and name.split(".")[0] in but[0].split():
            continue
        word = HEBREW_WORD if language == "he" else r"\b(?:{})\b"
        if found := re.search(word.format(pattern), message.text("he" if language == "he" else "en"), re.IGNORECASE):
            yield f"{found[0]}: {why}"


SPEAKING = ("evening.consent.", "log.acted")
"""Messages with a name and a colon before what the player says, or does in a game that has no words for it."""


def calling(name: str, message: Message) -> Iterator[str]:
    """A name and a colon mean that this player speaks, so they may stand only before a call."""
    call = re.match("\\{who:name\\}: (?:\u201e|\\{cry:)", message.he)
    if message.he.startswith("{who:name}:") and not name.startswith(SPEAKING) and not call:
        yield "a name and a colon, and no call"


FIGURE = r"(?:\d|\{\w+:(?:num|signed|count [^}]*)\})"
LEDGERS = (".results", "arena.length", "evening.end.row", "lab.sweep", "basa.power.AC")
"""Messages that count line by line and begin with a number, and figures that answer a question."""


def figured(name: str, message: Message) -> Iterator[str]:
    """A sentence that begins with a figure: it should begin with a word."""
    if name.startswith("count.") or any(ledger in name for ledger in LEDGERS):
        return
    for language in ("en", "he"):
        text = message.text(language)
        begins = re.match(FIGURE, text) and re.search(r"[.?](?:$| )", text)
        if begins or re.search(rf"[.?] {FIGURE}", text):
            yield f"{language}: {text}"


def test_no_sentence_begins_with_a_figure() -> None:
    assert not {name: found for name, message in EDITED.items() if (found := list(figured(name, message)))}
    assert list(figured("x", Message("{n:count card} go to the stock.", "x")))
    assert not list(figured("x", Message("{n:count card}", "{n:num} of {of:num}")))


READER = {
    "en": r"\b(?:you|yours?)\b",
    "he": HEBREW_WORD.format(
        "\u05d0\u05e0\u05d9|\u05dc\u05d9|\u05e9\u05dc\u05d9|\u05d0\u05e6\u05dc\u05d9|\u05de\u05de\u05e0\u05d9"
    ),
}
"""The words by which a sentence speaks to its reader, or as them."""


def test_a_reason_for_a_move_is_true_of_whoever_made_it() -> None:
    reasons = [name for name in EDITED if "hint" in name.split(".")[:2] or "why" in name.split(".")[:2]]
    own = ("bar.", "table.", "karov-meod.why.")
    said = [name for name in reasons if not name.startswith(own)]
    assert len(said) > 200
    for language, words in READER.items():
        texts = {name: EDITED[name].he if language == "he" else EDITED[name].en for name in said}
        assert not [name for name, text in texts.items() if re.search(words, text, re.IGNORECASE)]


def test_no_letter_stands_before_an_inserted_word() -> None:
    assert not {name: found for name, message in EDITED.items() if (found := list(prefixed(message)))}


def test_nothing_has_to_agree_with_a_number_beside_it() -> None:
    assert not {name: found for name, message in EDITED.items() if (found := list(agreeing(message)))}


@pytest.mark.long
def test_no_word_is_used_that_the_house_replaces_by_another() -> None:
    assert not {name: found for name, message in EDITED.items() if (found := list(forbidden(message, name)))}


def test_a_colon_after_a_name_is_for_calls() -> None:
    assert not {name: found for name, message in EDITED.items() if (found := list(calling(name, message)))}


@pytest.mark.parametrize(
    ("law", "hebrew"),
    [
        (prefixed, "x \u05dc\u05be{c:card}"),
        (prefixed, "\u05d1{s:word suit}"),
        (prefixed, "\u05de{n:count card}"),
        (prefixed, "\u05d5\u05dc\u05be{who:name}"),
        (agreeing, "\u05d7\u05e1\u05e8\u05d9\u05dd {n:count card}"),
        (agreeing, "{n:num} \u05d7\u05d9\u05d5\u05d1\u05d9\u05d9\u05dd"),
        (forbidden, "\u05e1\u05d1\u05d1 {n:num}"),
        (forbidden, "x \u05d0\u05dc {who:name}"),
    ],
)
def test_a_law_of_speech_finds_what_it_is_for(law: Any, hebrew: str) -> None:
    assert list(law(Message("x", hebrew)))


def test_a_verb_agrees_with_no_number() -> None:
    assert list(agreeing(Message("There is still {n:count card} to lay.", "x")))
    assert not list(agreeing(Message("There is no real difference. {n:count card}", "x")))


def test_what_is_said_right_passes() -> None:
    right = Message("x", "{who:to} {c:card and}, \u05dc\u05be{n:num} \u05d5\u05be{:latin Esc}: {n:count black-card}")
    assert not [*prefixed(right), *agreeing(right), *forbidden(right), *calling("x", right)]
    assert list(calling("x", Message("x", "{who:name}: {c:card}")))
