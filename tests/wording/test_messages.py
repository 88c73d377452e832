"""Every message in both languages: complete, with the same fields, safe in a right-to-left line, in the house's tone.

The rules are those of look 3 and 14 and of docs/people.md#words-and-numbers. The tests also show that every lint finds
what it is for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

import pytest

from app.wording.catalogue import Message, catalogue, read
from app.wording.formatting import KINDS, LITERALS, parsed
from app.wording.resources import resource
from tests.wording.fields import fields_of

HEBREW = "\u05d0-\u05ea"
MAQAF, GERESH, GERSHAYIM, SIN = "\u05be", "\u05f3", "\u05f4", "\u05e9\u05c2"
FIELD = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
HEBREW_WORDS = ("word", "words", "either", "text", "count", "month")
"""Kinds that are written in the language of the sentence, so a prefix letter may come before them."""
COMMANDS = {
    "\u05dc\u05d7\u05e5",
    "\u05d4\u05e7\u05e9",
    "\u05d2\u05e8\u05d5\u05e8",
    "\u05d4\u05e0\u05d7",
    "\u05e7\u05d7",
    "\u05d4\u05d7\u05d6\u05e8",
    "\u05e0\u05e1\u05d4",
    "\u05d0\u05e0\u05d0",
    "\u05d1\u05d1\u05e7\u05e9\u05d4",
    "\u05e9\u05d2\u05d9\u05d0\u05d4",
    "\u05d0\u05ea\u05d4",
    "\u05e2\u05dc\u05d9\u05da",
    "\u05ea\u05d5\u05db\u05dc",
}
"""Orders in the masculine, "please" and "error": choose, press, drag, lay, take, return, try, you must, ..."""

CHOOSE = "\u05d1\u05d7\u05e8"
"""An order at the beginning of a sentence; after a subject it says what he did."""

MESSAGES = sorted(catalogue().items())


def words_only(template: str) -> str:
    """A template without its fields."""
    return FIELD.sub("", template)


def prose(template: str) -> str:
    """A template with each field replaced by one neutral character."""
    return FIELD.sub("\ufffc", template)


# The lints: each yields a sentence for every fault in one language's template.


def tone(template: str, name: str) -> Iterator[str]:
    """No exclamation marks, no forbidden words, no double or outer spaces, no dashes in place of words."""
    if re.search(r"\b(error|invalid|please)\b", words_only(template), re.IGNORECASE):
        yield "a word the house does not use"
    # In Hebrew "chose", told of a man, is spelled like the order "choose".
    told = name.endswith(".m")
    if not told and any(word in COMMANDS for word in re.findall(f"[{HEBREW}]+", words_only(template))):
        yield "an order, where an infinitive or a noun belongs"
    if re.search(f"(?:^|[.:?,] ){CHOOSE}(?![{HEBREW}])", prose(template)):
        yield "an order, where he who chose belongs before it"
    if "!" in words_only(template):
        yield "an exclamation mark"
    if re.search("[\u2013\u2014]", template):
        yield "a dash"
    if "..." in template:
        yield "three dots"
    if name != "list.comma" and (template != template.strip() or re.search(r"[^\n] {2}", template)):
        yield "spaces too many"


def isolated(template: str, name: str) -> Iterator[str]:
    """Nothing that a right-to-left line would reverse stands without isolates."""
    if re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", template):
        yield "a sign of direction: fields bring their own"
    if re.search(r"\d-\d|\d\s?[:/]\s?\d|\d%|[+\u2212-]\d", words_only(template)):
        yield "a range, a ratio, a share or a signed figure that is no field"
    if re.search(r"%|[+\u2212-](?=\ufffc)", prose(template)):
        yield "a sign at a field that should be of the kind signed or percent"
    if re.search("\ufffc\\s*[:/-]\\s*\ufffc", prose(template)) and re.search(r"num\}\s*[:/-]\s*\{", template):
        yield "two figures with a sign between them"
    for field, kind in fields_of(template):
        bare = not kind and f"{{{field}}}" not in inner(template)
        if bare and name.split(".")[0] not in ("count", "list", "card", "case", "sign"):
            yield f"the field {field} has no kind"


def inner(template: str) -> str:
    """The texts inside the kinds of a template's fields."""
    return " ".join(kind for _, kind in fields_of(template))


def hebrew(template: str, name: str) -> Iterator[str]:
    """Hebrew spelling and punctuation: no Latin letters, no points, maqaf, gershayim, low and high quotation marks."""
    text = words_only(template)
    if re.search("[A-Za-z]", text):
        yield "Latin letters that are not isolated"
    if re.search("[\u0591-\u05bd\u05bf-\u05c7]", text.replace(SIN, "")):
        yield "points, which only the sin of one game has"
    if re.search(f"[{HEBREW}]-|-[{HEBREW}]", text):
        yield "a hyphen in place of a maqaf"
    if not name.startswith("game.") and re.search("[\"']", text):
        yield "an ASCII quotation mark"
    if re.search("[\u201c\u2018\u00ab\u00bb]", text) or text.count("\u201e") != text.count("\u201d"):
        yield "quotation marks of another language"
    if re.search(f"{GERESH}[{HEBREW}]{{3,}}{GERESH}|{GERSHAYIM}$", text):
        yield "geresh or gershayim as quotation marks"
    for found in re.finditer(f"[{HEBREW}](\\{{[^{{}}]*(?:\\{{[^{{}}]*\\}})?[^{{}}]*\\}})", template):
        kind = found[1].strip("{}").partition(":")[2].split(" ")[0]
        if kind and kind not in HEBREW_WORDS:
            yield f"a letter at {found[1]} without a maqaf"
    if re.search(f"\ufffc[{HEBREW}]", prose(template)):
        yield "a field at the beginning of a word"
    if re.search(f"{MAQAF}(?:\\s|$)|\\s{MAQAF}", text.replace("\ufffc", "x")) and MAQAF + "{" not in template:
        yield "a maqaf that joins nothing"


def english(template: str, name: str) -> Iterator[str]:
    """English spelling and punctuation: no Hebrew, no curved quotation marks, no American spelling."""
    text = words_only(template)
    if re.search("[\u0590-\u05ff]", text):
        yield "Hebrew letters that are not isolated"
    if re.search("[\"'`]", text):
        yield "a straight quotation mark"
    if re.search(r"\b\w*(colour|centre|favour|licence|grey)\w*\b", text, re.IGNORECASE):
        yield "British spelling"


def asked(template: str) -> Counter[tuple[str, str]]:
    """A template's fields with their kinds, without their case, which differs between the languages."""
    return Counter((field, " ".join(parsed(spec)[:2]).strip()) for field, spec in fields_of(template) if field)


def alike(message: Message) -> Iterator[str]:
    """What both languages must have in common."""
    en, he = map(asked, message)
    if en != he:
        yield f"fields: {dict(en - he)} only in English, {dict(he - en)} only in Hebrew"
    for sign in ".?:":
        if message.en.endswith(sign) != message.he.endswith(sign):
            yield f"only one ends in {sign!r}"
    if message.en.count("\n") != message.he.count("\n"):
        yield "different numbers of lines"


LINTS: Mapping[str, tuple[Callable[[str, str], Iterator[str]], ...]] = {
    "en": (tone, isolated, english),
    "he": (tone, isolated, hebrew),
}


def test_there_are_messages_for_every_part_of_the_program() -> None:
    parts = {path.name.split(".")[0] for path in resource("i18n").glob("*.he.ts")}
    assert {"common", "games", "shell", "store", "table"} <= parts
    assert len(MESSAGES) > 700


def test_every_message_is_complete_in_both_languages() -> None:
    assert not [name for name, message in MESSAGES if not message.en.strip() or not message.he.strip()]


def test_every_id_is_written_in_the_same_way() -> None:
    form = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\Z")
    assert not [name for name, _ in MESSAGES if not form.match(name)]


def test_every_field_is_of_a_known_kind_and_names_forms_that_exist() -> None:
    wrong = []
    for name, message in MESSAGES:
        for field, spec in chain(fields_of(message.en), fields_of(message.he)):
            kind, arg, _ = parsed(spec)
            if spec and kind not in KINDS and kind not in LITERALS:
                wrong.append(f"{name}: {kind}")
            if kind == "count" and "{" not in arg and f"count.{arg}.n" not in catalogue():
                wrong.append(f"{name}: no forms of {arg}")
            if kind in ("word", "words") and not any(other.startswith(f"{arg}.") for other in catalogue()):
                wrong.append(f"{name}: no words {arg}")
            if field == "" and kind not in LITERALS:
                wrong.append(f"{name}: a field without a name")
    assert not wrong


def test_only_the_filter_of_a_file_dialog_has_a_bare_word() -> None:
    bare = [name for name, message in MESSAGES if any(kind.startswith("bare ") for _, kind in fields_of(message.he))]
    assert bare == ["file.filter"]


def test_both_languages_have_the_same_fields_and_the_same_end() -> None:
    assert not {name: found for name, message in MESSAGES if (found := list(alike(message)))}


@pytest.mark.parametrize("code", ["en", "he"])
def test_no_message_breaks_a_rule_of_its_language(code: str) -> None:
    found = {
        name: faults
        for name, message in MESSAGES
        if (faults := [fault for lint in LINTS[code] for fault in lint(getattr(message, code), name)])
    }
    assert not found


NAMED = (
    "company.", "evening.curtain.", "evening.consent.", "evening.end.row", "hand-over.", "remark.said",
    "soureh.voice.place.",
)  # fmt: skip
"""Messages that need no form for a person without a name.

They are said only when several persons are present, all with names, or only about another seat or a computer player, or
the name stands alone.
"""


def test_every_sentence_about_somebody_has_a_form_for_who_gave_no_name() -> None:
    about = [name for name, message in MESSAGES if ("who", "name") in asked(message.en)]
    assert len(about) > 200
    for name in about:
        if (base := name.removesuffix(".f").removesuffix(".m")) != name and base in catalogue():
            continue
        if f"{name}.you" in catalogue():
            for template in catalogue()[f"{name}.you"]:
                assert "who" not in dict(fields_of(template)), name
        else:
            assert name.startswith(NAMED) or name.endswith(".mine"), f"{name} needs a form {name}.you"


def test_every_counted_noun_has_all_its_forms() -> None:
    nouns = {name.split(".")[1] for name, _ in MESSAGES if name.startswith("count.")}
    assert {"card", "point", "turn", "game", "seat", "deal", "round", "pile", "minute", "pair"} <= nouns
    for noun in nouns:
        forms = {name.rpartition(".")[2] for name, _ in MESSAGES if name.startswith(f"count.{noun}.")}
        assert forms - {"0"} == {"1", "2", "n"}, noun
        for form in forms:
            message = catalogue()[f"count.{noun}.{form}"]
            assert [fields_of(text) for text in message] == [[("n", "")] if form == "n" else []] * 2, noun


WORDED = ("time", "any-card", "closed-card", "covered-card", "laid-closed", "laid-covered")
"""What English counts in words, as a person would: “twice”, or “a card” if the number does not matter."""


@pytest.mark.parametrize("code", ["en", "he"])
def test_no_decision_is_called_what_goes_on_after_a_stop_is_called(code: str) -> None:
    """Who has pressed that button at every stop would make the decision without having seen it."""
    said = {name: getattr(message, code) for name, message in MESSAGES}
    alike = [name for name in said if ".button." in name and said[name] == said["pace.go-on"]]
    assert not alike


def test_english_counts_in_figures() -> None:
    for name, _ in MESSAGES:
        if name.startswith("count.") and name[-1] in "12" and name.split(".")[1] not in WORDED:
            english = catalogue()[name][0]
            assert name[-1] in english, f"{name}: {english!r}, beside figures everywhere else"


def test_the_files_are_catalogues_that_qt_linguist_opens() -> None:
    for path in resource("i18n").glob("*.ts"):
        text = path.read_text("utf-8")
        assert text.startswith('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1"'), path.name
        assert 'sourcelanguage="en"' in text and 'type="unfinished"' not in text, path.name
        assert read(path), path.name


# Each lint finds what it is for.


@pytest.mark.parametrize(
    ("lint", "template"),
    [
        (tone, "An error here."),
        (tone, "Take it!"),
        (tone, "Wait..."),
        (tone, "Cards \u2013 many"),
        (tone, " x"),
        (tone, "\u05e7\u05d7 x"),
        (tone, "\u05d1\u05d7\u05e8 x"),
        (isolated, "\u2066x\u2069"),
        (isolated, "2-4 x"),
        (isolated, "5%"),
        (isolated, "+{n:num}"),
        (isolated, "{a:num}:{b:num}"),
        (isolated, "{n} x"),
        (hebrew, "\u05d0 Esc"),
        (hebrew, "\u05d0-\u05d1"),
        (hebrew, "\u05dc{c:card}"),
        (hebrew, "{c:card}\u05d0"),
        (hebrew, "\u05d0\u05b8"),
        (hebrew, '"\u05d0"'),
        (hebrew, "\u201c\u05d0\u201d"),
        (english, "it's"),
        (english, "\u05d0"),
        (english, "the centre"),
    ],
)
def test_a_lint_finds_what_it_is_for(lint: Callable[[str, str], Iterator[str]], template: str) -> None:
    assert list(lint(template, "a.b"))


@pytest.mark.parametrize(
    "template",
    [
        "{who:name} \u05d1\u05d7\u05e8.",
        "\u05dc\u05be{c:card}.",
        "\u05d1{zone:text}",
        "\u05d0 {:latin Esc} \u05d1",
        "{n:count suit-{s}}, \u05d0",
    ],
)
def test_what_is_right_passes(template: str) -> None:
    assert not [fault for lint in LINTS["he"] for fault in lint(template, "a.b")]


def test_messages_that_differ_in_their_fields_are_noticed() -> None:
    assert list(alike(Message("{n:num}", "{n:count card}")))
    assert list(alike(Message("x.", "x")))
    assert not list(alike(Message("{a:card} {b:num}.", "{b:num} {a:card}.")))
