"""The rules pages: the same in both languages, within the HTML that Qt knows, and true to the cases they show."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.games import GAMES
from app.wording import sentences, t, use
from app.wording.bidi import LRI, PDI, card_text, is_standard
from app.wording.catalogue import Language, Message
from app.wording.rules_pages import page_path, rules_page
from app.wording.tellers import teller
from app.wording.titles import game_name
from tests.wording.made import PAGED, cases
from tests.wording.pages import anchors_of, cases_of
from tests.wording.test_speech import forbidden

KNOWN = {
    "html": {"lang", "dir"},
    "body": {"dir"},
    "h2": set(),
    "h3": set(),
    "p": set(),
    "ul": set(),
    "ol": set(),
    "li": set(),
    "b": set(),
    "a": {"name", "href"},
    "img": {"src", "alt"},
    "card": set(),
    "latin": set(),
}
"""The tags that a page may use, with their attributes: those that QTextDocument draws, and two of our own."""


class Checker(HTMLParser):
    """Finds unknown and unclosed tags, and collects the page's text, cards and links."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.cards: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag not in KNOWN or names - KNOWN[tag]:
            self.faults.append(f"<{tag} {names}>")
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag != "img":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "card":
            self.cards.append(data)
        elif self.open and self.open[-1] != "latin":
            self.text += data


def page(game: str, code: Language) -> str:
    """A page as it is in its file."""
    path = page_path(game, code)
    assert path is not None
    return path.read_text("utf-8")


def checked(game: str, code: Language) -> Checker:
    """A page, checked."""
    checker = Checker()
    checker.feed(page(game, code))
    return checker


each_game = pytest.mark.parametrize("game", PAGED)
each_page = pytest.mark.parametrize(("game", "code"), [(game, code) for game in PAGED for code in ("he", "en")])


@each_page
def test_a_page_uses_only_what_is_drawn_and_closes_it(game: str, code: Language) -> None:
    checker = checked(game, code)
    assert not checker.faults and not checker.open
    assert f'dir="{"rtl" if code == "he" else "ltr"}"' in page(game, code)


@each_game
def test_both_languages_have_the_same_anchors_pictures_links_and_cards(game: str) -> None:
    he, en = checked(game, "he"), checked(game, "en")
    assert anchors_of(page(game, "he")) == anchors_of(page(game, "en"))
    assert he.links == en.links and he.cards == en.cards
    for tag in ("<h2>", "<h3>", "<li>", "<p>", "<b>"):
        assert page(game, "he").count(tag) == page(game, "en").count(tag), tag


@each_game
def test_a_card_goes_to_the_hand_in_words_that_nobody_reads_as_beside(game: str) -> None:
    letter = "[\u05d0-\u05ea]"
    beside = rf"(?<!{letter})\u05d5?\u05dc\u05d9\u05d3(?! (?:\u05d4{letter}|\u05d6\u05d4))(?!{letter})"
    assert not re.findall(f".{{20}}{beside}.{{10}}", page(game, "he"))


@each_page
def test_each_way_to_the_practice_table_says_what_is_tried_there(game: str, code: Language) -> None:
    words = re.findall(r'<a href="try:[^"]*">([^<]*)</a>', page(game, code))
    assert words and len(set(words)) == len(words)


@each_game
def test_a_page_calls_things_what_the_sentences_call_them(game: str) -> None:
    text = Message(checked(game, "en").text, checked(game, "he").text)
    assert not list(forbidden(text, game))


@each_page
def test_every_case_that_a_page_names_is_one_of_the_canon(game: str, code: Language) -> None:
    named = cases_of(page(game, code))
    assert len(named) >= 6
    for name in named:
        assert cases()[name]["start"]["game"] == game


@each_page
def test_a_picture_shows_zones_that_have_cards_and_can_be_tried(game: str, code: Language) -> None:
    links = checked(game, code).links
    for link in links:
        kind, _, rest = link.partition(":")
        name, _, query = rest.partition("?")
        assert kind in ("case", "try")
        if kind == "try":
            continue
        assert f"try:{name}" in links, f"{name} is shown and cannot be tried"
        zones = query.removeprefix("zones=").split(",")
        assert all(cases()[name]["start"]["zones"].get(zone) for zone in zones), link


@each_page
def test_cards_in_the_text_are_cards_of_the_case_shown_before(game: str, code: Language) -> None:
    for part in re.split('(?=<img src="case:)', page(game, code))[1:]:
        name = cases_of(part)[0]
        lying = [text for zone in cases()[name]["start"]["zones"].values() for text in zone]
        paragraph = part.partition("</p>")[2].partition("</p>")[0]
        for text in re.findall("<card>([^<]*)</card>", paragraph):
            assert text in lying, f"{text} is not on the table of {name}"


@each_page
def test_a_page_is_written_in_the_house_style(game: str, code: Language) -> None:
    checker = checked(game, code)
    rules = GAMES[game]
    seats = rules.seats()[0]
    assert {*checker.cards} <= {card.text for card in rules.deck(seats, rules.fill(seats, {}))}
    text = checker.text
    assert not re.search("[!\u2013\u2014]|\\b(error|invalid|please)\\b", text, re.IGNORECASE)
    if code == "he":
        assert not re.search("[A-Za-z]", text), "a Latin letter that is not isolated"
        assert not re.search("[\u05d0-\u05ea]-|-[\u05d0-\u05ea]|[\"']", text)
    else:
        assert not re.search("[\u0590-\u05ff\"']", text)


@each_page
def test_every_option_of_the_game_is_explained(game: str, code: Language) -> None:
    use(code)
    text = page(game, code)
    rules = GAMES[game]
    for option in rules.options(rules.seats()[0]):
        assert f"<b>{sentences.option_name(game, option)}.</b>" in text


@each_game
def test_every_refusal_with_an_anchor_finds_it_in_the_page(game: str) -> None:
    explained = teller(game).anchors
    codes = [code for one in explained.values() for code in one]
    assert codes and set(explained) <= set(anchors_of(page(game, "en")))
    assert [sentences.rule_anchor(game, code) for code in codes] == [at for at, one in explained.items() for _ in one]


@each_page
def test_the_page_for_reading_has_its_cards_and_words_isolated(game: str, code: Language) -> None:
    use(code)
    text = rules_page(game)
    assert "<card>" not in text and "<latin>" not in text
    isolated = sum(is_standard(card) for card in checked(game, code).cards) + page(game, code).count("<latin>")
    assert text.count(LRI) == text.count(PDI) == isolated > 0
    assert card_text(checked(game, code).cards[0]) in text


def test_cards_in_the_text_can_be_made_by_the_one_who_shows_the_page() -> None:
    assert '<img src="card:9C">' in rules_page("solo", lambda text: f'<img src="card:{text}">')


@pytest.mark.parametrize("code", ["he", "en"])
def test_a_game_without_a_page_says_so(code: Language) -> None:
    use(code)
    page = rules_page("no-such-game")
    assert f'dir="{"rtl" if code == "he" else "ltr"}"' in page
    assert t("readable.no-rules", game=game_name("no-such-game")) in page


@pytest.mark.parametrize("code", ["en", "he"])
def test_a_page_that_is_missing_in_a_language_is_shown_in_the_other(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / f"page.{'he' if code == 'en' else 'en'}.html"
    written.write_text("<p>Its rules</p>", "utf-8")
    monkeypatch.setattr("app.wording.rules_pages.file", lambda game, name: written if name == written.name else None)
    use(code)
    assert rules_page("solo") == "<p>Its rules</p>"
