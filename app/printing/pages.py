"""The pages of an order, each of which paints itself in millimetres."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QPainter

from app.printing.cards import TOKEN, paint_card_at, paint_marks, paint_token_at
from app.printing.order import PrintOrder, Token, deck, tokens
from app.printing.paper import CARD, CutMark, Grid, Offset, PaperSize, PiecePlace, behind, grid
from app.printing.rules import paint_rules
from app.printing.scores import paint_scores
from app.printing.trial import paint_back, paint_front
from app.wording.catalogue import Language, speaking


class PrintPage(NamedTuple):
    """One side of a sheet. `paint` expects a painter in millimetres, and the page's language as the current one."""

    paper: PaperSize
    language: Language
    paint: Callable[[QPainter], object]
    likeness: object = None
    """Pages with the same likeness, if it is not None, look the same."""


def paint_page(page: PrintPage, painter: QPainter) -> None:
    """Paint a page in its language; the painter's unit is a millimetre, and it is left as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with speaking(page.language):
        page.paint(painter)
    painter.restore()


def pages(order: PrintOrder) -> list[PrintPage]:
    """Return the pages of an order: cards with their backs, counters, rules and score sheets in each language.

    A test sheet comes by itself or before everything else. Raises KeyError and ValueError as `deck` does.
    """
    makers: dict[str, Callable[[PrintOrder], list[PrintPage]]] = {
        "test": _test_pages,
        "cards": _card_pages,
        "tokens": _token_pages,
        "rules": _rules_pages,
        "scores": _score_pages,
    }
    order = order._replace(style=order.style._replace(night=False), offset=order.offset.allowed())
    return [page for part, make in makers.items() if part in order.parts for page in make(order)]


def _test_pages(order: PrintOrder) -> list[PrintPage]:
    paper, code = order.sheet, order.languages[0]
    front = PrintPage(paper, code, lambda painter: paint_front(painter, paper))
    back = PrintPage(paper, code, lambda painter: paint_back(painter, paper))
    return [front, back]


def _card_pages(order: PrintOrder) -> list[PrintPage]:
    """Return each sheet of fronts, followed by the sheet of their backs."""
    laid = grid(order.sheet, CARD, order.bleed, order.offset if order.flip != "none" else Offset())
    cards = deck(order)
    made = []
    for start in range(0, len(cards), laid.most):
        shown = cards[start : start + laid.most]
        fronts = [(place, card.text) for place, card in zip(laid.places(), shown, strict=False)]
        paint = partial(_paint_cards, order, fronts, laid.marks())
        made.append(PrintPage(order.sheet, order.languages[0], paint, ("fronts", tuple(shown))))
        if order.flip != "none":
            places = [behind(place, order.sheet, order.flip, order.offset) for place, _ in fronts]
            backs = [(place, card.back) for place, card in zip(places, shown, strict=True)]
            likeness = ("backs", tuple(card.back for card in shown))
            made.append(PrintPage(order.sheet, order.languages[0], partial(_paint_cards, order, backs, ()), likeness))
    return made


def _paint_cards(
    order: PrintOrder, placed: Sequence[tuple[PiecePlace, str]], marks: Sequence[CutMark], painter: QPainter
) -> None:
    for place, symbol in placed:
        paint_card_at(painter, place, order.bleed, symbol, order.style, order.game)
    paint_marks(painter, marks)


def _token_pages(order: PrintOrder) -> list[PrintPage]:
    laid = grid(order.sheet, TOKEN, 0.0, Offset())
    every = [token for token in tokens(order.game) for _ in range(token.number)]
    made = []
    for start in range(0, len(every), laid.most):
        placed = list(zip(laid.places(), every[start : start + laid.most], strict=False))
        made.append(PrintPage(order.sheet, order.languages[0], partial(_paint_tokens, laid, placed)))
    return made


def _paint_tokens(laid: Grid, placed: Sequence[tuple[PiecePlace, Token]], painter: QPainter) -> None:
    for place, token in placed:
        paint_token_at(painter, place, token)
    paint_marks(painter, laid.marks())


def _rules_pages(order: PrintOrder) -> list[PrintPage]:
    def paint(painter: QPainter) -> None:
        paint_rules(painter, order.sheet, order.game, order.style)

    return [PrintPage(order.sheet, code, paint) for code in order.languages]


def _score_pages(order: PrintOrder) -> list[PrintPage]:
    def paint(painter: QPainter) -> None:
        paint_scores(painter, order.sheet, order.game, order.persons)

    return [PrintPage(order.sheet, code, paint) for code in order.languages]
