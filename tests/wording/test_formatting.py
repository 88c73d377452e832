"""Templates and their typed fields."""

from __future__ import annotations

import pytest

from app.wording import use
from app.wording.bidi import FSI, LRI, PDI, TEXT_STYLE, bare, card_text, cards_text, range_text, signed
from app.wording.cases import CASES
from app.wording.formatting import KINDS, LITERALS, capital, filled, formed, speak_card, t
from app.wording.names import FORMS, Name
from tests.wording.fields import fields_of


@pytest.mark.parametrize(
    ("template", "fields", "text"),
    [
        ("{c:card}", {"c": "7H"}, card_text("7H")),
        ("{cs:cards}", {"cs": ["7H", "8D"]}, cards_text(["7H", "8D"])),
        ("{cs:either}", {"cs": ["7H", "8D"]}, cards_text(["7H", "8D"], "either")),
        ("{ss:either suit}", {"ss": "HS"}, "hearts or spades"),
        ("{ss:words suit}", {"ss": "HCS"}, "hearts, clubs and spades"),
        ("{s:word suit}", {"s": "C"}, "clubs"),
        ("{r:rank} {other:rank}", {"r": "T", "other": "J"}, f"{LRI}10{PDI} {LRI}J{PDI}"),
        ("{n:num} {m:signed}", {"n": 3, "m": 8}, f"3 {signed(8)}"),
        ("{n:count card}", {"n": 2}, "2 cards"),
        ("{n:count suit-{s}}", {"n": 1, "s": "D"}, "1 diamond"),
        ("{who:name}", {"who": "Noa"}, f"{FSI}Noa{PDI}"),
        ("{all:names}", {"all": ["Noa", "Omar"]}, f"{FSI}Noa{PDI} and {FSI}Omar{PDI}"),
        ("{p:percent}", {"p": 0.5}, f"{LRI}50%{PDI}"),
        ("{r:range}", {"r": (2, 6)}, range_text(2, 6)),
        ("{k:key}", {"k": "Ctrl+Z"}, f"{LRI}Ctrl+Z{PDI}"),
        ("{x:plain}", {"x": 12}, f"{LRI}12{PDI}"),
        ("{x:text}!", {"x": "as it is"}, "as it is!"),
        ("{c:spoken}", {"c": "TD"}, "ten of diamonds"),
        ("{:latin Esc} {:own x} ({:bare *.kupa})", {}, f"{LRI}Esc{PDI} {FSI}x{PDI} (*.kupa)"),
    ],
)
def test_a_field_is_written_as_its_kind(template: str, fields: dict[str, object], text: str) -> None:
    assert filled(template, **fields) == text


@pytest.mark.parametrize(
    ("code", "division"),
    [
        ("en", "You are short of 1 card"),
        ("he", "\u05e2\u05db\u05e9\u05d9\u05d5 \u05d7\u05e1\u05e8 \u05dc\u05d9"),
    ],
)
def test_a_sentence_about_a_person_without_a_name_is_said_to_that_person(code: str, division: str) -> None:
    use(code)
    assert t("majnun.voice.division", who=t("seat.you"), n=1, quota=1).startswith(division)
    assert "Omar" in t("majnun.voice.division", who="Omar", n=1, quota=1)


@pytest.mark.parametrize(
    ("template", "hebrew", "english"),
    [
        ("{who:to}", "\u05dc\u05e0\u05d5\u05e2\u05d4", "to \u05e0\u05d5\u05e2\u05d4"),
        ("{other:to}", "\u05dc\u05beGil", "to Gil"),
        ("{me:to}", "\u05dc\u05d9", "to you"),
        ("{other:of}", "\u05e9\u05dc Gil", "Gil\u2019s"),
        ("{me:from}", "\u05de\u05de\u05e0\u05d9", "from you"),
        ("{other:object}", "\u05d0\u05ea Gil", "Gil"),
        ("{c:card in}", "\u05d1\u05be7\u2665", "in 7\u2665"),
        ("{joker:card in}", "\u05d1\u05d2\u05f3\u05d5\u05e7\u05e8 \u05d4\u05d0\u05d3\u05d5\u05dd", "in the red joker"),
        ("{closed:card object}", "\u05e7\u05dc\u05e3 \u05e1\u05d2\u05d5\u05e8", "a face-down card"),
        ("{n:count card from}", "\u05de\u05e9\u05e0\u05d9 \u05e7\u05dc\u05e4\u05d9\u05dd", "from 2 cards"),
        ("{s:word suit to}", "\u05dc\u05dc\u05d1", "to hearts"),
        ("{all:names to}", "\u05dc\u05beGil \u05d5\u05dc\u05d9", "to Gil and to you"),
        ("{cs:cards from}", "\u05de\u05be7\u2665 \u05d5\u05e7\u05dc\u05e3 \u05e1\u05d2\u05d5\u05e8",
         "from 7\u2665 and a face-down card"),
    ],
)  # fmt: skip
def test_a_piece_stands_in_its_case(template: str, hebrew: str, english: str) -> None:
    for code, text in (("he", hebrew), ("en", english)):
        use(code)
        me = t("seat.you")
        said = filled(template, who="\u05e0\u05d5\u05e2\u05d4", other="Gil", me=me, c="7H", joker="XR", closed="??",
                      n=2, s="H", all=["Gil", me], cs=["7H", "??"])  # fmt: skip
        assert bare(said).replace(TEXT_STYLE, "") == text


def test_a_sentence_about_somebody_has_the_form_of_their_name() -> None:
    use("he")
    said = {form: t("evening.curtain.only", who=Name("Tamar", form)) for form in FORMS}
    assert len(set(said.values())) == 3
    assert all("Tamar" in one for one in said.values())
    assert t("evening.curtain.only", who="Tamar") == said[""]
    # A sentence without forms is the same for everybody.
    assert len({t("evening.curtain.hold", who=Name("Tamar", form)) for form in FORMS}) == 1
    mine = {formed("majnun.voice.division", Name(t("seat.you"), form)) for form in FORMS}
    assert mine == {"majnun.voice.division.you"}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("code", ["he", "en"])
def test_a_name_in_a_case_cannot_change_the_direction_of_what_follows(case: str, code: str) -> None:
    use(code)
    assert f"{FSI}Noa{PDI}" in filled(f"{{who:{case}}}", who="Noa")


@pytest.mark.parametrize("mark", ["", LRI, FSI, "\u201c", "\u201e"])
def test_what_opens_a_phrase_stays_before_its_capital(mark: str) -> None:
    assert capital(f"{mark}wolf") == f"{mark}Wolf"


def test_fields_by_place_serve_the_codes_of_the_games() -> None:
    assert filled("{1:num} {0:num}", 1, 2) == "2 1"


@pytest.mark.parametrize("template", ["{n:nothing}", "{missing:num}", "{3:num}"])
def test_an_unknown_kind_and_a_missing_value_are_lookup_errors(template: str) -> None:
    with pytest.raises(LookupError):
        filled(template, 0, n=1)


def test_the_fields_of_a_template_are_told_with_those_inside_a_kind() -> None:
    assert fields_of("{n:count suit-{s}} {:latin Esc}") == [("n", "count suit-{s}"), ("s", ""), ("", "latin Esc")]
    assert "card" in KINDS and "latin" in LITERALS


def test_cards_are_said_without_letters_for_ranks() -> None:
    assert speak_card("QH") == "queen of hearts"
    assert speak_card("??") == "a face-down card"
    use("he")
    assert speak_card("TS") == "\u05e2\u05e9\u05e8 \u05e2\u05dc\u05d4"
    assert speak_card("QH") == "\u05de\u05dc\u05db\u05ea \u05dc\u05d1"


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("{all:names} are level.", "You and Omar are level."),
        ("War over the kuzari: {all:names}.", "War over the kuzari: you and Omar."),
        ("It is a draw. {all:names} are level.", "It is a draw. You and Omar are level."),
        ("They go {all:names to}.", "They go to you and to Omar."),
        ("Nobody else is left: it is {who:name}.", "Nobody else is left: it is you."),
        ("{who:name} began.", "You began."),
    ],
)
def test_the_reader_has_a_capital_only_where_a_sentence_begins(template: str, text: str) -> None:
    assert bare(filled(template, all=["You", "Omar"], who="You")) == text


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("{c:card} is out.", "The red joker is out."),
        ("Right: {c:card}. {c:card} wins!", "Right: the red joker. The red joker wins!"),
        ("{cs:cards} lie here.", "The red joker and 7\u2660 lie here."),
        ("{c:card} from Noa", "the red joker from Noa"),
    ],
)
def test_a_card_in_words_has_a_capital_only_where_a_sentence_begins(template: str, text: str) -> None:
    assert bare(filled(template, c="XR", cs=["XR", "7S"])).replace("\ufe0e", "") == text


@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        ("pace.lays-closed", {"n": 1}, "Noa laid a card face down."),
        ("pace.lays-closed", {"n": 3}, "Noa laid 3 cards face down."),
        ("pace.gives-closed", {"n": 1, "zone": "the stock"}, "Noa gives a card to the stock."),
        ("basa.log.must-draw", {"n": 1}, "Noa has to draw a card."),
        ("shlif-shluf.voice.chaos", {"n": 1}, "Chaos: Noa turns up a card."),
        ("shlif-shluf.fact.ends-turn", {"all": "D"}, "The next card ends the turn if its suit is diamonds"),
        ("majnun.voice.give.choose", {"n": 1}, "Choose a card to give."),
        ("metzudotayim.voice.gives-ace", {}, "An ace takes one card without a toss, unless an ace lies against it."),
        ("solo.voice.return.detail", {"n": 1},
         "When a card has been returned, the computer turns up a card and takes what fits."),
    ],
)
def test_a_single_card_is_said_as_a_person_would_say_it(name: str, fields: dict[str, object], said: str) -> None:
    use("en")
    assert bare(t(name, who="Noa", **fields)) == said


def test_a_single_card_face_down_is_not_counted_in_hebrew_either() -> None:
    use("he")
    one, three = (bare(t("pace.lays-closed", who="Gil", n=n)) for n in (1, 3))
    assert one.endswith(": \u05e7\u05dc\u05e3 \u05e1\u05d2\u05d5\u05e8.") and "\u05d0\u05d7\u05d3" not in one
    assert three.endswith(": 3 \u05e7\u05dc\u05e4\u05d9\u05dd \u05e1\u05d2\u05d5\u05e8\u05d9\u05dd.")
