"""Decks that belong to a game, painted by it or read from the symbols: what a person must be able to tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

import app.games
from app.art.card_style import CARD_HEIGHT, CARD_WIDTH, CardStyle
from app.art.faces import FaceCache, card_pixmap, paint_card
from app.engine.cards import standard_deck
from app.games import GAMES, look_again
from app.wording import catalogue, use
from tests.art.pictures import pixels
from tests.games.toys import known

ORDINARY = {card.text for card in standard_deck(jokers=True)}
STYLES = [CardStyle(), CardStyle(night=True), CardStyle(large_index=True)]
HEBREW_SUN = "\u05e9\u05de\u05e9"


def of_its_own(game: str) -> tuple[list[str], list[str]]:
    """The faces and backs of a game that an ordinary pack does not have."""
    rules = GAMES[game]
    cards = [card for seats in rules.seats() for card in rules.deck(seats, rules.fill(seats, {}))]
    faces = [text for text in dict.fromkeys(card.text for card in cards) if text not in ORDINARY]
    return faces, [back for back in dict.fromkeys(card.back for card in cards) if back != "??"]


with known():
    DECKS = {game: of_its_own(game) for game in GAMES if any(of_its_own(game))}
DECK = pytest.mark.parametrize("game", DECKS)


@pytest.fixture(autouse=True)
def games(qtbot: QtBot) -> Iterator[None]:
    """Pixmaps need an application; here the toys are registered as games."""
    with known():
        yield


def face(game: str, symbol: str, style: CardStyle = STYLES[0], width: float = 100, dpr: float = 1) -> QImage:
    """A card without shadow."""
    return card_pixmap(symbol, width, dpr, style, shadow=None, game=game).toImage()


def test_a_deck_without_a_painter_is_among_these() -> None:
    assert "own-deck" in DECKS and app.games.file("own-deck", "faces.py") is None


@DECK
@pytest.mark.parametrize("width", [26, 100])
@pytest.mark.parametrize("style", STYLES, ids=["standard", "night", "large"])
def test_no_two_cards_look_the_same(game: str, style: CardStyle, width: float) -> None:
    faces, backs = DECKS[game]
    seen = {pixels(face(game, symbol, style, width)) for symbol in (*faces, *backs, "??")}
    assert len(seen) == len(faces) + len(backs) + 1


@DECK
@pytest.mark.parametrize(("style", "visible"), [(STYLES[0], 0.3), (STYLES[1], 0.3), (STYLES[2], 0.55)])
def test_a_card_is_known_by_the_part_that_a_fan_leaves_free(game: str, style: CardStyle, visible: float) -> None:
    faces, _ = DECKS[game]
    strips = {pixels(face(game, symbol, style).copy(0, 0, round(100 * visible), 140)) for symbol in faces}
    assert len(strips) == len(faces)


@pytest.mark.long(keep=2)
@DECK
def test_a_card_keeps_to_card_space_and_leaves_the_painter_as_it_was(game: str) -> None:
    image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(25, 25)
    faces, backs = DECKS[game]
    for symbol in (*faces, *backs):
        for style in STYLES:
            paint_card(painter, symbol, style, game)
    assert painter.transform() == QTransform.fromTranslate(25, 25)
    assert painter.brush().style() == Qt.BrushStyle.NoBrush
    assert not painter.hasClipping() and not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), Qt.GlobalColor.black)
    painter.end()
    assert not any(pixels(image)), "nothing was painted outside the card"


@DECK
def test_a_turned_back_is_the_same_back_and_no_back_a_person_chooses_changes_it(game: str) -> None:
    for symbol in DECKS[game][1]:
        for width, dpr in ((40, 1.0), (101, 1.0), (117, 1.5)):
            image = face(game, symbol, CardStyle(night=width == 40), width, dpr)
            assert image == image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
        assert pixels(face(game, symbol, CardStyle(back="woven"))) == pixels(face(game, symbol))


@DECK
def test_the_large_index_comes_by_itself_below_sixty_pixels(game: str) -> None:
    for symbol in DECKS[game][0]:
        assert pixels(face(game, symbol, width=59)) == pixels(face(game, symbol, STYLES[2], 59))
        assert pixels(face(game, symbol, width=60)) != pixels(face(game, symbol, STYLES[2], 60))


def test_cards_of_one_colour_share_it_and_a_colour_that_is_named_is_that_colour() -> None:
    def ground(symbol: str, style: CardStyle) -> tuple[int, int, int]:
        tone = face("own-deck", symbol, style, 250).pixelColor(64, 336)
        return tone.red(), tone.green(), tone.blue()

    for style in STYLES:
        for colour, strongest in (("red", 0), ("green", 1), ("blue", 2)):
            (tone,) = {ground(f"{colour}-{word}", style) for word in ("1", "10", "stop")}
            assert max(range(3), key=tone.__getitem__) == strongest
        assert len({ground(symbol, style) for symbol in ("red-1", "green-1", "blue-1", "yellow-1", "sun", "moon")}) == 6


@pytest.mark.parametrize("width", [26, 40, 60, 100])
@pytest.mark.parametrize("night", [False, True])
def test_words_stand_out_from_their_ground(night: bool, width: float) -> None:
    """The word in its corner has the contrast that text needs (4.5) at every size."""
    for symbol in DECKS["own-deck"][0]:
        image = face("own-deck", symbol, CardStyle(night=night), width, 2)
        corner = QRect(0, 0, round(image.width() * 0.26), round(image.height() * 0.4))
        tones = {image.pixelColor(x, y).rgb() for x in range(12, corner.width()) for y in range(12, corner.height())}
        light = sorted(luminance(tone) for tone in tones)
        assert (light[-1] + 0.05) / (light[0] + 0.05) >= 4.5, symbol


def luminance(rgb: int) -> float:
    """The W3C luminance of a tone, 0 to 1."""
    parts = [(rgb >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_game_may_say_in_both_languages_what_stands_on_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    cache, symbols = FaceCache(), ("sun", "red-1")
    before = {symbol: pixels(face("own-deck", symbol)) for symbol in symbols}
    more = {**catalogue.catalogue(), "card.sun": catalogue.Message("sun", HEBREW_SUN)}
    monkeypatch.setattr(catalogue, "catalogue", lambda: more)
    look_again()
    use("en")
    english = {symbol: cache.get(symbol, 100, 1, CardStyle(), game="own-deck") for symbol in symbols}
    use("he")
    hebrew = {symbol: cache.get(symbol, 100, 1, CardStyle(), game="own-deck") for symbol in symbols}
    assert pixels(face("own-deck", "red-1")) == before["red-1"]
    assert pixels(english["sun"].toImage()) != pixels(hebrew["sun"].toImage())
    assert pixels(english["red-1"].toImage()) == pixels(hebrew["red-1"].toImage())


def test_a_card_that_the_usual_deck_does_not_have_is_painted_all_the_same() -> None:
    faces = {pixels(face("own-deck", symbol)) for symbol in ("violet-7", "north-west", "x" * 40, "=", "-3", "red")}
    assert len(faces) == 6


@pytest.mark.parametrize("symbol", ["red-1", "?sky", ""])
def test_a_card_of_no_game_is_refused_by_name(symbol: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card_pixmap(symbol, 100, 1, CardStyle())
    with pytest.raises(ValueError, match="no card"):
        card_pixmap(symbol, 100, 1, CardStyle(), game="no-such-game")


FACES = """
from app.art.deck_faces import DeckFaces

class OwnFaces(DeckFaces):
    symbols = {symbols}

    def paint_face(self, painter, symbol, style):
        painter.drawRect(60, 60, 90, 90)
        if symbol == "red-10":
            raise RuntimeError("no ten")

    def paint_back(self, painter, symbol, style):
        pass
"""


@pytest.mark.parametrize(("symbols", "painted"), [('{"red-1", "red-10", "7H"}', {"red-1", "7H"}), ("3", set())])
def test_faces_of_a_persons_own_game_that_fail_are_done_without(
    tmp_path: Path, symbols: str, painted: set[str]
) -> None:
    plain = {symbol: pixels(face("own-deck", symbol)) for symbol in ("red-1", "red-10", "7H", "sun")}
    folder = tmp_path / "odd_deck"
    folder.mkdir()
    rules = app.games.file("own-deck", "rules.py")
    assert rules is not None
    text = rules.read_text("utf-8").replace('id="own-deck"', 'id="odd-deck"')
    (folder / "rules.py").write_text(text, "utf-8")
    (folder / "faces.py").write_text(FACES.replace("{symbols}", symbols), "utf-8")
    app.games.admit(tmp_path)
    try:
        differ = {symbol for symbol in plain if pixels(face("odd-deck", symbol)) != plain[symbol]}
        assert differ == painted
        (trouble,) = app.games.troubles()
        assert trouble.folder == "odd_deck" and trouble.detail.startswith("faces.py")
        assert ("faces.py, line 10: RuntimeError: no ten" in trouble.detail) == bool(painted), trouble.detail
    finally:
        app.games.admit(None)
