"""The ordinary pack as pixels: a separate picture for every card, exact sizes, styles that change what they should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPixmap,
    QTextItem,
    QTransform,
)
from pytestqt.qtbot import QtBot

from app.art.card_style import BACKS, CARD_HEIGHT, CARD_WIDTH, CardStyle
from app.art.faces import FaceCache, card_pixmap, paint_card
from app.art.shadows import SHADOW_MARGIN, Shadow, shadow_on
from app.art.suits import suit_colour, suit_path
from app.art.tokens import theme
from tests.art.pictures import pixels, turned

SUITED = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
PACK = [*SUITED, "XR", "XB"]
STYLES = [CardStyle(), CardStyle(night=True), CardStyle(four_colour=True), CardStyle(large_index=True)]


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pixmaps need an application."""


def face(symbol: str, style: CardStyle = STYLES[0], width: float = 100, dpr: float = 1) -> QImage:
    """A card without shadow."""
    return card_pixmap(symbol, width, dpr, style, shadow=None).toImage()


def solid(image: QImage, colour: QColor) -> int:
    """How many pixels have exactly this colour, that is, have no edge running through them."""
    wanted = colour.rgba().to_bytes(4, "little")
    data = pixels(image)
    return sum(data[k : k + 4] == wanted for k in range(0, len(data), 4))


def distance(a: QImage, b: QImage) -> float:
    """Mean difference of two images of one size, 0 to 255."""
    first, second = pixels(a), pixels(b)
    assert len(first) == len(second)
    return sum(abs(x - y) for x, y in zip(first, second, strict=True)) / len(first)


def contrast(a: QColor, b: QColor) -> float:
    """The W3C contrast of two colours, 1 to 21."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(a), light(b)))
    return (bright + 0.05) / (dark + 0.05)


# Every card its own picture


@pytest.mark.parametrize("width", [40, 100])
@pytest.mark.parametrize("style", STYLES, ids=["standard", "night", "four-colour", "large"])
def test_no_two_cards_look_the_same(style: CardStyle, width: float) -> None:
    symbols = [*PACK, "??"]
    assert len(symbols) == 54 + 1
    assert len({pixels(face(symbol, style, width)) for symbol in symbols}) == len(symbols)


@pytest.mark.parametrize(("style", "visible"), [(STYLES[0], 0.3), (STYLES[1], 0.3), (STYLES[3], 0.55)])
def test_a_card_is_known_by_the_part_that_a_fan_leaves_free(style: CardStyle, visible: float) -> None:
    strips = {pixels(face(symbol, style).copy(0, 0, round(100 * visible), 140)) for symbol in PACK}
    assert len(strips) == len(PACK)


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_card_shows_as_many_pips_as_it_says(rank: str) -> None:
    """Counts the separate patches of ink between the two indices by flooding."""
    image = face(rank + "S", width=200)
    ink = suit_colour("S", CardStyle()).rgb()
    left = {(x, y) for x in range(40, 160) for y in range(280) if image.pixel(x, y) == ink}
    pieces = 0
    while left:
        size, front = 0, [left.pop()]
        while front:
            x, y = front.pop()
            size += 1
            for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if spot in left:
                    left.remove(spot)
                    front.append(spot)
        pieces += size > 200  # the foot of a spade may hang on by a half-tone only
    assert pieces == (10 if rank == "T" else int(rank))


@pytest.mark.parametrize("rank", "24TJQK")
@pytest.mark.parametrize("suit", "CDHS")
def test_symmetric_faces_read_the_same_from_both_ends(rank: str, suit: str) -> None:
    image = face(rank + suit)
    first, second = pixels(image), pixels(turned(image))
    strong = sum(abs(x - y) > 40 for x, y in zip(first, second, strict=True))  # the paper's gradient has 18
    assert strong < len(first) / 100


@pytest.mark.parametrize(
    "symbol",
    [
        "",
        "1H",
        "10H",
        "td",
        "HT",
        "T",
        "TX",
        "XX",
        "XRR",
        "?",
        "?x",
        "???",
        "b",
        "bZ",
        "wC",
        "wTC",
        "wCC",
        "JOKER",
    ],
)
def test_an_unknown_symbol_is_refused_by_name(symbol: str) -> None:
    for call in (
        lambda: card_pixmap(symbol, 100, 1, CardStyle()),
        lambda: FaceCache().get(symbol, 100, 1, CardStyle()),
        lambda: paint_card(QPainter(), symbol, CardStyle()),
    ):
        with pytest.raises(ValueError, match="no card") as refusal:
            call()
        assert repr(symbol) in str(refusal.value)


def test_an_unknown_back_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no back 'plaid'"):
        card_pixmap("??", 100, 1, CardStyle(back="plaid"))


@pytest.mark.parametrize(("width", "dpr"), [(0, 1), (-5, 1), (100, 0)])
def test_a_size_of_nothing_is_refused(width: float, dpr: float) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        card_pixmap("AS", width, dpr, CardStyle())


# Sizes and shadows


@pytest.mark.covering
@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2, 3])
@pytest.mark.parametrize("width", [40, 64, 100, 116.5, 190])
@pytest.mark.parametrize("symbol", ["TD", "KS", "??"])
def test_faces_have_exactly_the_device_pixels_asked_for(symbol: str, width: float, dpr: float) -> None:
    across, down = round(width * dpr), round(round(width * dpr) * 1.4)
    bare = card_pixmap(symbol, width, dpr, CardStyle(), shadow=None)
    assert (bare.width(), bare.height(), bare.devicePixelRatio()) == (across, down, dpr)
    margin = round(SHADOW_MARGIN * across)
    with_shadow = card_pixmap(symbol, width, dpr, CardStyle())
    assert (with_shadow.width(), with_shadow.height()) == (across + 2 * margin, down + 2 * margin)
    image, middle = bare.toImage(), down // 2
    for x, y in ((0, middle), (across - 1, middle), (across // 2, 0), (across // 2, down - 1)):
        assert image.pixelColor(x, y).alpha() == 255, "the card's edge lies on the edge of the pixels"
    for x, y in ((0, 0), (across - 1, down - 1)):
        assert image.pixelColor(x, y).alpha() < 64, "corners are round"


@pytest.mark.parametrize("dpr", [1, 1.5, 3])
@pytest.mark.parametrize("raised", [False, True])
def test_a_shadow_lies_below_the_card_and_fades_within_the_margin(raised: bool, dpr: float) -> None:
    image = card_pixmap("2H", 120, dpr, CardStyle(), shadow=Shadow(raised=raised)).toImage()
    width, height, margin = image.width(), image.height(), round(SHADOW_MARGIN * round(120 * dpr))
    above = image.pixelColor(width // 2, margin - 2).alpha()
    below = image.pixelColor(width // 2, height - margin + 1).alpha()
    assert below > above + 20
    border = [image.pixelColor(x, y).alpha() for x in range(width) for y in (0, height - 1)]
    border += [image.pixelColor(x, y).alpha() for x in (0, width - 1) for y in range(height)]
    assert max(border) <= 5


def test_a_held_card_throws_a_darker_shadow() -> None:
    resting = card_pixmap("2H", 120, 1, CardStyle()).toImage()
    held = card_pixmap("2H", 120, 1, CardStyle(), shadow=Shadow(raised=True)).toImage()
    spot = QPoint(resting.width() // 2, resting.height() - 10)
    assert held.pixelColor(spot).alpha() > resting.pixelColor(spot).alpha() + 10
    inside = QRect(20, 20, 100, 150)
    assert pixels(held.copy(inside)) == pixels(resting.copy(inside))


def test_a_card_on_a_cloth_throws_the_shadow_of_the_theme() -> None:
    assert shadow_on(theme("light"), raised=True) == Shadow(raised=True, black=False)
    assert shadow_on(theme("dark")) == Shadow(raised=False, black=True)
    assert shadow_on(theme("light", high_contrast=True)) is None


def test_a_shadow_is_warm_on_a_light_cloth_and_black_on_a_dark_one() -> None:
    warm = card_pixmap("2H", 120, 1, CardStyle()).toImage()
    black = card_pixmap("2H", 120, 1, CardStyle(), shadow=Shadow(black=True)).toImage()
    spot = QPoint(warm.width() // 2, warm.height() - 10)
    assert warm.pixelColor(spot).red() > warm.pixelColor(spot).blue() + 20
    assert black.pixelColor(spot).red() == 0
    assert black.pixelColor(spot).alpha() == warm.pixelColor(spot).alpha()


@pytest.mark.parametrize("symbol", ["AS", "QD", "XB", "??"])
def test_a_card_keeps_to_card_space_and_leaves_the_painter_as_it_was(symbol: str) -> None:
    image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(25, 25)
    painter.setPen(QColor("#123456"))
    painter.setOpacity(0.5)
    for style in STYLES:
        paint_card(painter, symbol, style)
    assert painter.transform() == QTransform.fromTranslate(25, 25)
    assert painter.pen().color() == QColor("#123456")
    assert painter.brush().style() == Qt.BrushStyle.NoBrush
    assert painter.opacity() == 0.5
    assert not painter.hasClipping()
    assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), Qt.GlobalColor.black)
    painter.end()
    assert not any(pixels(image)), "nothing was painted outside the card"


# Styles


@pytest.mark.parametrize("rank", "A7K")
def test_four_colours_change_diamonds_and_clubs_only(rank: str) -> None:
    four = CardStyle(four_colour=True)
    for suit, ink in (("D", "#1d5fa8"), ("C", "#1f6b4f")):
        assert suit_colour(suit, four) == QColor(ink)
        assert solid(face(rank + suit, four), QColor(ink)) > 60
        assert solid(face(rank + suit), QColor(ink)) == 0
    for suit in "HS":
        assert pixels(face(rank + suit, four)) == pixels(face(rank + suit))


@pytest.mark.parametrize("night", [False, True])
def test_of_four_colours_each_is_another(night: bool) -> None:
    assert len({suit_colour(suit, CardStyle(night=night, four_colour=True)).name() for suit in "CDHS"}) == 4


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("suit", "CDHS")
def test_every_ink_is_read_easily_on_its_paper(suit: str, four_colour: bool, night: bool) -> None:
    style = CardStyle(night=night, four_colour=four_colour)
    image = face("2" + suit, style, 200)
    for paper in (image.pixelColor(30, 140), image.pixelColor(60, 270)):
        assert contrast(suit_colour(suit, style), paper) > 5.5


@pytest.mark.parametrize("symbol", [*SUITED[::5], "XR", "XB"])
def test_night_faces_are_dark(symbol: str) -> None:
    def lightness(image: QImage) -> float:
        return image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightnessF()

    assert lightness(face(symbol, CardStyle(night=True))) < 0.5 < lightness(face(symbol))


@pytest.mark.parametrize("symbol", ["8C", "TD", "QH", "XR"])
def test_the_large_index_comes_by_itself_below_sixty_pixels(symbol: str) -> None:
    large = CardStyle(large_index=True)
    assert pixels(face(symbol, width=59)) == pixels(face(symbol, large, 59))
    assert pixels(face(symbol, width=59, dpr=3)) == pixels(face(symbol, large, 59, 3))
    assert pixels(face(symbol, width=60)) != pixels(face(symbol, large, 60))


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_the_large_index_is_large_and_upright_only(rank: str) -> None:
    """The rank fills the upper left; the place of the turned index has at most the lower right end of the figure."""

    def tall(image: QImage) -> int:
        ink = suit_colour("S", CardStyle()).rgb()
        rows = [y for y in range(image.height()) if any(image.pixel(x, y) == ink for x in range(image.width()))]
        return rows[-1] - rows[0]

    large, standard = face(rank + "S", CardStyle(large_index=True), 250), face(rank + "S", width=250)
    assert tall(large.copy(0, 0, 115, 130)) > 95
    assert tall(standard.copy(0, 0, 52, 62)) < 50
    assert solid(large.copy(150, 0, 100, 80), suit_colour("S", CardStyle())) == 0
    assert distance(large, turned(large)) > 10


@pytest.mark.parametrize("style", [CardStyle(four_colour=True), CardStyle(large_index=True)])
def test_a_back_knows_nothing_of_inks_and_indices(style: CardStyle) -> None:
    assert pixels(face("??", style)) == pixels(face("??"))


def test_each_deck_may_have_its_own_back() -> None:
    assert len({pixels(face("??", CardStyle(back=back))) for back in BACKS}) == len(BACKS) == 4
    assert len({pixels(face("AS", CardStyle(back=back))) for back in BACKS}) == 1


# No fonts, nothing done too early


class Recorder(QPaintEngine):
    """A paint engine that counts what is drawn and whether text is among it."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.paths = 0
        self.texts = 0

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawPath(self, path: QPainterPath) -> None:
        self.paths += 1

    def drawPixmap(self, target: QRectF | QRect, pixmap: QPixmap | QImage, source: QRectF | QRect) -> None:
        raise AssertionError("a face is painted, not copied from a picture")

    def drawTextItem(self, at: object, item: QTextItem) -> None:
        self.texts += 1


class Sheet(QPaintDevice):
    """A device with a Recorder as its engine."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = Recorder()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return 1 if metric == QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatio else 500


def test_no_card_uses_a_font() -> None:
    sheet = Sheet()
    painter = QPainter(sheet)
    for style in STYLES:
        for symbol in [*PACK, "??"]:
            paint_card(painter, symbol, style)
    counted = sheet.engine.texts
    painter.drawText(10, 10, "K")
    painter.end()
    assert sheet.engine.paths > 1000
    assert counted == 0
    assert sheet.engine.texts > 0, "the recorder would have seen it"


def test_importing_the_faces_needs_no_application_and_builds_no_path() -> None:
    code = "import app.art.faces, app.art.paths as p; print(p.path.cache_info().currsize)"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "0"


# The cache


def test_a_face_is_painted_once() -> None:
    cache = FaceCache()
    first = cache.get("KH", 100, 2, CardStyle())
    assert cache.get("KH", 100, 2, CardStyle()) is first
    assert pixels(first.toImage()) == pixels(card_pixmap("KH", 100, 2, CardStyle()).toImage())
    assert len(cache) == 1
    for other in (
        cache.get("KH", 100, 1, CardStyle()),
        cache.get("KH", 101, 2, CardStyle()),
        cache.get("KH", 100, 2, CardStyle(night=True)),
        cache.get("KH", 100, 2, CardStyle(), shadow=Shadow(raised=True)),
        cache.get("KH", 100, 2, CardStyle(), shadow=None),
        cache.get("KH", 100, 2, CardStyle(), shadow=Shadow(black=True)),
    ):
        assert other is not first
    assert len(cache) == 7


def test_styles_that_make_no_difference_share_a_face() -> None:
    cache = FaceCache()
    assert cache.get("??", 100, 1, CardStyle()) is cache.get("??", 100, 1, CardStyle(True, True))
    assert cache.get("AS", 100, 1, CardStyle()) is cache.get("AS", 100, 1, CardStyle(back="woven"))
    assert cache.get("AS", 50, 1, CardStyle()) is cache.get("AS", 50, 1, CardStyle(large_index=True))


def test_the_cache_is_bounded_and_forgets_the_longest_unused() -> None:
    one = card_pixmap("AS", 50, 1, CardStyle())
    size = one.width() * one.height() * 4
    cache = FaceCache(limit=3 * size)
    kept = cache.get("AS", 50, 1, CardStyle())
    for symbol in ("2S", "3S"):
        cache.get(symbol, 50, 1, CardStyle())
    assert cache.get("AS", 50, 1, CardStyle()) is kept
    cache.get("4S", 50, 1, CardStyle())
    assert len(cache) == 3
    assert cache.get("AS", 50, 1, CardStyle()) is kept
    tight = FaceCache(limit=1)
    assert tight.get("AS", 50, 1, CardStyle()) is tight.get("AS", 50, 1, CardStyle())
    tight.get("2S", 50, 1, CardStyle())
    assert len(tight) == 1


def test_a_cleared_cache_is_empty_and_works_on() -> None:
    cache = FaceCache()
    cache.get("AS", 50, 1, CardStyle())
    cache.cache_clear()
    assert len(cache) == 0
    assert not cache.get("AS", 50, 1, CardStyle()).isNull()


# Suits for others to draw with


@pytest.mark.parametrize("suit", "CDHS")
def test_a_suit_is_a_hundred_high_about_its_middle(suit: str) -> None:
    box = suit_path(suit).boundingRect()
    assert 98 <= box.height() <= 106
    assert abs(box.center().x()) < 0.01
    assert abs(box.center().y()) < 1
    assert 75 <= box.width() <= 100


def test_an_unknown_suit_is_refused() -> None:
    for call in (lambda: suit_path("X"), lambda: suit_colour("h", CardStyle())):
        with pytest.raises(ValueError, match="no suit"):
            call()
