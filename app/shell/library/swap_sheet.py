"""The sheet on which cards of a watched game change places before it is played on.

Every card of the position lies on it face up, zone by zone. Two cards that are chosen one after the other change
places, unless the rules do not allow the position that comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH
from app.art.faces import card_pixmap
from app.art.pens import smooth_painter
from app.engine import InvalidPosition, Witnessed
from app.engine.zones import Kind, Zone
from app.session.swaps import Slot, swapped
from app.shell.kit.boxes import by_width, in_column, measure_again
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import ARROWS, GridButton, allow
from app.shell.kit.heard import announce, describe_aloud, name_aloud
from app.shell.kit.picture_radio import paint_frame
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Label, Words, said, visual
from app.wording import t
from app.wording.formatting import capital, speak_card
from app.wording.in_words import zone_name

_CARD, _FRAME = 46, 4
"""The width of a card, px at text size 1, and of the frame of a chosen one, px."""
_BESIDE, _BELOW = 28, 10
"""The space between two zones, px."""
_RING = 6
"""The space between a caption and its cards, where the ring of the keyboard lies, px."""


class CardButton(GridButton):
    """A card that can be chosen; `entered` is emitted when the focus comes."""

    entered = Signal()

    def __init__(self, game: str, slot: Slot, symbol: str, zone: Words) -> None:
        """The card `symbol` in `slot`, in a zone with this caption."""
        super().__init__()
        self.slot, self._game = slot, game
        self._zone = zone
        self.chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_card(symbol)

    def show_card(self, symbol: str) -> None:
        """Show this card from now on."""
        self.symbol = symbol
        self.retranslate()
        self.update()

    def choose(self, chosen: bool) -> None:
        """Show whether the card waits for another one to change places with."""
        self.chosen = chosen
        self.show_card(self.symbol)

    def retranslate(self) -> None:
        """Say the card and its zone in the current language."""
        name_aloud(self, speak_card(self.symbol))
        describe_aloud(self, t("evening.swap.chosen") if self.chosen else self._zone())
        show_tip(self, self._zone())

    def restyle(self) -> None:
        """Follow a change of size or colours."""
        measure_again(self)

    def sizeHint(self) -> QSize:
        """A card with its frame."""
        wide = px(_CARD)
        return QSize(wide + 2 * _FRAME, round(wide * CARD_HEIGHT / CARD_WIDTH) + 2 * _FRAME)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus is here."""
        super().focusInEvent(event)
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, with a frame if it is chosen."""
        painter = smooth_painter(self)
        paint_frame(self, painter, chosen=self.chosen)
        face = card_pixmap(self.symbol, px(_CARD), self.devicePixelRatio(), look().cards, None, self._game)
        painter.drawPixmap(_FRAME, _FRAME, face)


class Block(NamedTuple):
    """The cards of one zone and the caption above them."""

    caption: Label
    cards: list[CardButton]


class Blocks(QWidget):
    """Zones side by side, in as few rows as there is width for; a zone wider than that has several rows of its own.

    Tab stops at one card; the arrow keys lead to the others.
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        super().__init__()
        self.blocks = blocks
        self.cards = [card for block in blocks for card in block.cards]
        for block in blocks:
            for part in (block.caption, *block.cards):
                part.setParent(self)
        for card in self.cards:
            card.entered.connect(partial(self._stop_at, card))
        self._stop_at(self.cards[0])
        self.setSizePolicy(by_width(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred))

    def _places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Every caption and card with its place in this width, from the start side."""
        size, head = self.minimumSizeHint(), self.blocks[0].caption.sizeHint().height() + _RING
        columns = max(1, width // size.width())
        x, y = 0, 0
        down = 0
        for caption, cards in self.blocks:
            across = max(min(columns, len(cards)) * size.width(), caption.sizeHint().width())
            if x and x + across > width:
                x, y = 0, y + down + _BELOW
            yield caption, QRect(x, y, across, head - _RING)
            for number, card in enumerate(cards):
                row, column = divmod(number, columns)
                yield card, QRect(QPoint(x + column * size.width(), y + head + row * size.height()), size)
            down = head + -(-len(cards) // columns) * size.height()
            x += across + _BESIDE

    def hasHeightForWidth(self) -> bool:
        """True: in less width there are more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows, px."""
        return max(place.bottom() for _, place in self._places(width)) + 1

    def sizeHint(self) -> QSize:
        """As high as in the present width."""
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """One card."""
        return self.blocks[0].cards[0].sizeHint()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.updateGeometry()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out for the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        around, rtl = QRectF(self.rect()), mirrored(self)
        for part, place in self._places(self.width()):
            part.setGeometry(visual(QRectF(place), around, rtl).toRect())

    def _stop_at(self, card: CardButton) -> None:
        for one in self.cards:
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if one is card else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the card that an arrow key points to; leave every other key to the sheet."""
        here = next((card for card in self.cards if card.hasFocus()), None)
        if here is None or event.key() not in ARROWS:
            super().keyPressEvent(event)
        else:
            self._beside(here, event.key()).setFocus(Qt.FocusReason.TabFocusReason)

    def _beside(self, card: CardButton, key: int) -> CardButton:
        """The next one of all cards, or the nearest of the row above or below."""
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            on = 1 if (key == Qt.Key.Key_Right) != mirrored(self) else -1
            return self.cards[(self.cards.index(card) + on) % len(self.cards)]
        way, here = 1 if key == Qt.Key.Key_Down else -1, card.pos()
        beyond = [one for one in self.cards if (one.y() - here.y()) * way > 0]
        return min(beyond, key=lambda one: (abs(one.y() - here.y()), abs(one.x() - here.x())), default=card)


class SwapSheet(Sheet):
    """All cards of a position, to exchange. `wanted` carries the position in which a new game is to begin."""

    wanted = Signal(object)

    def __init__(self, host: QWidget, position: Witnessed, names: Mapping[int | str, str]) -> None:
        """Show this position; `names` are those of the seats."""
        super().__init__(host, said("evening.swap.title"), width=960, note=said("evening.swap.note"))
        self._begun = self.position = position
        self._names = names
        self._first: CardButton | None = None
        zones = sorted(position.game.zones.values(), key=lambda one: (one.owner is None, one.owner or 0))
        self.blocks = Blocks([self._block(zone) for zone in zones if position.zones[zone.id]])
        self.cards = self.blocks.cards
        in_column(self.blocks, None, gap=0, margins=(34, 4, 34, 16), on=self.page.page)
        self.reset = self.add_link(PushButton(said("evening.swap.reset"), "link"))
        self.reset.clicked.connect(self._reset)
        self.cancel = self.add_exit("new.cancel")
        self.begin = self.add_button(PushButton(said("evening.replay.play-on"), "primary", key="Enter"), main=True)
        self.begin.clicked.connect(self._begin)
        self._show()

    def _caption(self, zone: Zone) -> str:
        """What lies there, and whose it is."""
        game, who = self.position.game, zone.owner
        name = zone_name(game.id, zone.id)
        if zone.kind is Kind.PILE and len(self.position.zones[zone.id]) > 1:
            name = t("evening.swap.pile", zone=name)
        if who is not None and game.seats > 1:
            name = t("evening.swap.owned", who=self._names[who] or t("seat.you"), zone=name)
        return capital(name)

    def _block(self, zone: Zone) -> Block:
        """The cards of a zone."""
        game, caption = self.position.game.id, partial(self._caption, zone)
        texts = self.position.texts(zone.id)
        cards = [CardButton(game, Slot(zone.id, at), text, caption) for at, text in enumerate(texts)]
        for card in cards:
            card.clicked.connect(partial(self._choose, card))
            card.entered.connect(partial(self.page.ensureWidgetVisible, card, 12, 24))
        return Block(Label(caption, "note", "ink_2"), cards)

    # Cards change places

    def _choose(self, card: CardButton, _checked: bool = False) -> None:
        """Take the first of two cards, put it back, or exchange both."""
        first, self._first = self._first, None
        if first is None:
            self._first = card
            card.choose(True)
            self._tell(lambda: t("evening.swap.first", card=card.symbol))
            return
        first.choose(False)
        if first is card:
            self._tell(said("evening.swap.note"))
            return
        told = {"one": first.symbol, "two": card.symbol}
        try:
            self.position = swapped(self.position, first.slot, card.slot)
        except InvalidPosition:
            self._tell(lambda: t("evening.swap.refused", **told))
            return
        self._show()
        self._tell(lambda: t("evening.swap.done", **told))

    def _reset(self) -> None:
        if self._first is not None:
            self._first.choose(False)
            self._first = None
        self.position = self._begun
        self._show()
        self._tell(said("evening.swap.note"))

    def _show(self) -> None:
        """Show the cards as they lie now."""
        for card in self.cards:
            card.show_card(self.position.texts(card.slot.zone)[card.slot.at])
        allow(self.reset, self.position is not self._begun, self.cards[0])

    def _tell(self, words: Words) -> None:
        """Write what has been done beside the title, and speak it."""
        assert self.note is not None
        self.note.say(words)
        self.settle()
        announce(self, words())

    def _begin(self) -> None:
        self.close()
        self.wanted.emit(self.position)
