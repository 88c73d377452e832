"""The written file, read back: sizes, places, fonts, resolution, edges; and what happens if it cannot be written."""

from __future__ import annotations

import errno
import struct
from pathlib import Path

import pypdfium2.raw as raw
import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.games import GAMES
from app.printing import rules
from app.printing.choices import MOST_OFFSET, PaperName
from app.printing.files import Press, numbered
from app.printing.order import PrintOrder, deck, offered, tokens
from app.printing.pages import pages
from app.printing.paper import BLEED, CARD, PAPERS, UNREACHED, Offset, grid
from app.printing.writing import paint_columns
from app.shell.kit.style import palette
from app.store.errors import FileRefused
from app.wording import language, use
from app.wording.catalogue import LANGUAGES
from tests.covering import spread
from tests.printing.read_back import boxes, inked_edge, picture, sized, unembedded, written

OWN_DECKS = [game for game in GAMES if any(card.back != "??" for card in deck(PrintOrder(game)))]
PIXEL = 25.4 / 100 + 0.02
"""A pixel of the picture read back, in mm: a line that touches it darkens it."""
SOME = [*OWN_DECKS[:1], next(iter(GAMES))]


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts need an application."""


def cards_of(order: PrintOrder) -> tuple[float, float]:
    """Width and height of a painted card as it lies, with its bleed."""
    return CARD[0] + 2 * order.bleed, CARD[1] + 2 * order.bleed


@pytest.mark.covering
@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("bled", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", SOME)
def test_cards_measure_63_by_88_and_each_back_meets_its_front(
    game: str, paper: PaperName, bled: bool, flip: str, tmp_path: Path
) -> None:
    offset = Offset(1.2, -0.7)
    order = PrintOrder(game, paper=paper, bled=bled, flip=flip, offset=offset)  # type: ignore[arg-type]
    document = written(order, tmp_path)
    wide, high = cards_of(order)
    count = 0
    for number in range(0, len(document), 2):
        front, back = document[number], document[number + 1]
        width, height = (length * 25.4 / 72 for length in front.get_size())
        assert abs(width - PAPERS[paper].width) < 0.05 and abs(height - PAPERS[paper].height) < 0.05
        shown = sized(front, wide, high) or sized(front, high, wide)
        behind = sized(back, wide, high) or sized(back, high, wide)
        assert len(shown) == len(behind) > 0
        count += len(shown)
        # The printer shifts backs by the same amount in the other direction, so they must lie on their fronts.
        moved = [(box.middle[0] - offset.right, box.middle[1] - offset.down) for box in behind]
        for box in shown:
            x, y = box.middle
            through = (width - x, y) if flip == "long" else (x, height - y)
            assert any(abs(through[0] - a) < 0.1 and abs(through[1] - b) < 0.1 for a, b in moved)
    assert count == len(deck(order))


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("bled", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_no_dot_at_300_dpi_lies_where_no_printer_reaches(paper: PaperName, bled: bool, tmp_path: Path) -> None:
    order = PrintOrder(SOME[0], paper=paper, bled=bled, offset=Offset(5, -5))
    for page in written(order, tmp_path, 2):
        assert inked_edge(picture(page, 300), PAPERS[paper]) >= UNREACHED


def test_what_is_seen_of_a_back_lies_in_the_middle_of_its_card(tmp_path: Path) -> None:
    order = PrintOrder(SOME[-1])
    page = written(order, tmp_path, 2)[1]
    grounds = sized(page, CARD[0] * 224 / 250, CARD[0] * 324 / 250)
    cards = sized(page, *CARD)
    assert len(grounds) >= len(cards) == 9
    for card, ground in zip(sorted(cards), sorted(set(grounds)), strict=False):
        assert card.middle == pytest.approx(ground.middle, abs=0.1)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("bled", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_stand_in_line_with_the_cards_edges(paper: PaperName, bled: bool, tmp_path: Path) -> None:
    order = PrintOrder(SOME[0], paper=paper, bled=bled)
    front, back = written(order, tmp_path, 2)
    wide, high = cards_of(order)
    cards = sized(front, wide, high) or sized(front, high, wide)
    thin = [box for box in boxes(front) if min(box.size) < 0.25 and 1.4 < max(box.size) < 6]
    left, right = min(box.left for box in cards), max(box.right for box in cards)
    top, bottom = min(box.top for box in cards), max(box.bottom for box in cards)
    for box in cards:
        for x in (box.left + order.bleed, box.right - order.bleed):
            assert sum(abs(mark.middle[0] - x) < 0.1 and not top <= mark.middle[1] <= bottom for mark in thin) >= 2
        for y in (box.top + order.bleed, box.bottom - order.bleed):
            assert sum(abs(mark.middle[1] - y) < 0.1 and not left <= mark.middle[0] <= right for mark in thin) >= 2
    outside = [box for box in boxes(back) if box.bottom < top or box.top > bottom]
    assert not outside, "marks are on the fronts alone"


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_ink_where_no_printer_reaches_and_no_font_is_missing(game: str, paper: PaperName, tmp_path: Path) -> None:
    parts = tuple(part for part in offered(game) if part != "cards")
    document = written(PrintOrder(game, parts, paper=paper), tmp_path)
    assert len(document) >= 4
    for page in document:
        assert inked_edge(picture(page), PAPERS[paper]) >= UNREACHED - PIXEL
        assert unembedded(page) == []
        assert not boxes(page, raw.FPDF_PAGEOBJ_IMAGE)


@pytest.mark.covering
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_of_every_game_fit_on_one_page_in_letters_that_can_be_read(
    game: str, paper: PaperName, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    needed: list[bool] = []

    def counted(painter: QPainter, made: QTextDocument, places: list[QRectF]) -> None:
        needed.append(made.pageCount() <= len(places))
        paint_columns(painter, made, places)

    monkeypatch.setattr(rules, "paint_columns", counted)
    use(code)
    sheet = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    try:
        size = rules.paint_rules(painter, PAPERS[paper], game, CardStyle())
    finally:
        painter.end()
    assert needed == [True] and size >= rules.READABLE


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("bled", [False, True])
def test_cards_and_marks_keep_off_the_edge_too(bled: bool, tmp_path: Path) -> None:
    for paper in PAPERS:
        order = PrintOrder(SOME[-1], ("test", "cards"), paper=paper, bled=bled, offset=Offset(4, -4))
        for page in written(order, tmp_path, 4):
            assert inked_edge(picture(page), PAPERS[paper]) >= UNREACHED - PIXEL
            assert unembedded(page) == []


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", SOME)
def test_pictures_have_300_dots_an_inch_and_look_like_the_pdf(game: str, tmp_path: Path) -> None:
    order = PrintOrder(game)
    sheets = pages(order)[:2]
    press = Press(sheets, tmp_path / "sheet.png", "png", "Sheets")
    while press.step():
        pass
    assert [path.name for path in press.written] == ["sheet-01.png", "sheet-02.png"]
    document = written(order, tmp_path, 2)
    for number, path in enumerate(press.written):
        content = path.read_bytes()
        at = content.index(b"pHYs")
        assert struct.unpack(">IIB", content[at + 4 : at + 13])[0] * 0.0254 >= 300
        with Image.open(path) as seen:
            seen.load()
            assert seen.width >= PAPERS["a4"].width / 25.4 * 300 and seen.height >= PAPERS["a4"].height / 25.4 * 300
            small = seen.resize((210, 297), Image.Resampling.BOX)
        other = picture(document[number], 300).resize((210, 297), Image.Resampling.BOX)
        difference = ImageChops.difference(small, other).convert("L")
        assert ImageStat.Stat(difference).mean[0] < 4


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_test_sheet_reads_zero_in_the_middle_of_both_sides(flip: str, tmp_path: Path) -> None:
    front, back = written(PrintOrder(SOME[0], ("test",), flip=flip), tmp_path)  # type: ignore[arg-type]
    middle = (PAPERS["a4"].width / 2, PAPERS["a4"].height / 2)
    arms = [box for box in boxes(front) if max(box.size) > 27 and min(box.size) < 1 and max(box.size) < 30]
    assert arms and all(box.middle == pytest.approx(middle, abs=0.1) for box in arms)
    scale = {round(box.middle[0] - middle[0], 1) for box in boxes(back) if box.size[0] < 0.7 < box.size[1]}
    assert {-5.0, -0.5, 0.0, 0.5, 1.0, 5.0} <= scale
    ends = sorted(box.middle[0] for box in boxes(front) if box.size[0] < 1 and 5 < box.size[1] < 8)
    assert len(ends) == 2 and ends[1] - ends[0] == pytest.approx(100, abs=0.1)


def test_a_sheet_without_backs_has_none() -> None:
    assert len(pages(PrintOrder(SOME[0], flip="none"))) * 2 == len(pages(PrintOrder(SOME[0])))


def test_only_sheets_with_the_same_backs_are_alike() -> None:
    order = PrintOrder(OWN_DECKS[0])
    cards, most = deck(order), grid(order.sheet, CARD, 0.0, Offset()).most
    sheets = [tuple(card.back for card in cards[start : start + most]) for start in range(0, len(cards), most)]
    alike = [page.likeness for page in pages(order)][1::2]
    assert len(alike) == len(sheets) and len({*alike}) == len({*sheets}) == len({*zip(alike, sheets, strict=True)}) > 1


def test_an_offset_beyond_what_can_be_corrected_is_taken_as_the_most_that_can() -> None:
    far, most = (PrintOrder(SOME[0], offset=Offset(by, -by)) for by in (999.0, MOST_OFFSET))
    assert len(pages(far)) == len(pages(most))
    with pytest.raises(ValueError, match="no offset"):
        pages(most._replace(offset=Offset(float("nan"))))


def test_names_of_pictures_sort_as_the_pages_lie_however_many_there_are() -> None:
    for count in (2, 99, 100, 1200):
        names = [path.name for path in numbered(Path("sheets.png"), count)]
        assert names == sorted(names) and len({*names}) == count and names[0].startswith("sheets-0")


def test_rules_are_printed_dark_whatever_theme_the_window_has(qapp: QApplication, tmp_path: Path) -> None:
    printed, before = [], qapp.palette()
    for colours in (theme("light"), theme("dark")):
        qapp.setPalette(palette(colours))
        printed.append(picture(written(PrintOrder(SOME[0], ("rules",)), tmp_path)[0], 60))
    qapp.setPalette(before)
    assert ImageChops.difference(*printed).getbbox() is None


def test_painting_a_page_leaves_the_language_as_it_was(tmp_path: Path) -> None:
    before = language()
    written(PrintOrder(SOME[0], ("rules", "scores")), tmp_path)
    assert language() == before


def test_counters_are_as_many_as_the_game_says(tmp_path: Path) -> None:
    needing = [game for game in GAMES if tokens(game)]
    assert needing, "no game needs counters"
    for game in needing:
        document = written(PrintOrder(game, ("tokens",)), tmp_path)
        rims = [box for page in document for box in sized(page, 19.6, 19.6)]
        assert len(rims) == sum(token.number for token in tokens(game))


# Files


def pressed(path: Path, kind: str = "pdf", *, replace: bool = False) -> Press:
    """A press that has painted everything and not yet written it."""
    press = Press(pages(PrintOrder(SOME[0]))[:2], path, kind, "x", replace=replace)  # type: ignore[arg-type]
    while press.done < press.count:
        press.step()
    return press


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("kind", ["pdf", "png"])
@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "disk-full"), (errno.EBUSY, "in-use")])
def test_where_it_cannot_be_written_nothing_is_left_behind(
    kind: str, number: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press = pressed(tmp_path / f"a.{kind}", kind)
    synced: list[int] = []

    def full(handle: int) -> None:
        synced.append(handle)
        # Of the pictures the second fails: the first was complete and must be removed again.
        if kind == "pdf" or len([one for one in tmp_path.iterdir() if one.suffix == ".png"]) > 0:
            raise OSError(number, "x")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileRefused) as refused:
        press.step()
    assert refused.value.code == code and list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_replaced_only_on_request_and_kept_when_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"mine")
    with pytest.raises(FileRefused) as refused:
        pressed(path).step()
    assert refused.value.code == "exists" and path.read_bytes() == b"mine"

    def held(*_: object) -> None:
        error = PermissionError(errno.EACCES, "x")
        error.winerror = 5  # type: ignore[attr-defined]  # what Windows says of a file that another program has open
        raise error

    press = pressed(path, replace=True)
    with monkeypatch.context() as patched:
        patched.setattr("os.replace", held)
        with pytest.raises(FileRefused) as refused:
            press.step()
    assert refused.value.code == "in-use" and path.read_bytes() == b"mine" and len(list(tmp_path.iterdir())) == 1
    press = pressed(path, replace=True)
    press.step()
    assert path.read_bytes()[:5] == b"%PDF-"


def test_one_picture_in_the_way_stops_all_of_them(tmp_path: Path) -> None:
    second = numbered(tmp_path / "a.png", 2)[1]
    second.write_bytes(b"mine")
    with pytest.raises(FileRefused):
        pressed(tmp_path / "a.png", "png").step()
    assert second.read_bytes() == b"mine" and len(list(tmp_path.iterdir())) == 1


def test_a_press_that_is_stopped_writes_nothing(tmp_path: Path) -> None:
    for kind in ("pdf", "png"):
        press = Press(pages(PrintOrder(SOME[0])), tmp_path / f"a.{kind}", kind, "x")
        press.step()
        press.stop()
    assert list(tmp_path.iterdir()) == []


def test_own_pictures_have_300_dots_an_inch_in_the_pdf_and_reach_into_the_bleed(tmp_path: Path) -> None:
    Image.new("RGB", (750, 1050), "teal").save(tmp_path / "back.png")
    style = CardStyle(own_back=str(tmp_path / "back.png"))
    back = written(PrintOrder(SOME[-1], bled=True, style=style), tmp_path, 2)[1]
    images = boxes(back, raw.FPDF_PAGEOBJ_IMAGE)
    assert images and all(sorted(box.size) == pytest.approx((63, 88.2), abs=0.1) for box in images)
    for one in back.get_objects([raw.FPDF_PAGEOBJ_IMAGE]):
        across, down = one.get_px_size()
        assert across * 25.4 / 63 >= 300 and down * 25.4 / 88.2 >= 300
    seen, dots = picture(back), 100 / 25.4
    left, top = min(box.left for box in sized(back, 94, 69)), min(box.top for box in sized(back, 94, 69))
    assert seen.getpixel((round((left + 0.5) * dots), round((top + 30) * dots))) != (255, 255, 255)


def test_bleed_is_three_millimetres(tmp_path: Path) -> None:
    assert BLEED == 3
    page = written(PrintOrder(SOME[0], bled=True), tmp_path, 1)[0]
    assert sized(page, 94, 69) or sized(page, 69, 94)
