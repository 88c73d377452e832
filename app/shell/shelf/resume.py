"""The resume cloth: the game that was left open, with what anybody may see of it (look 12).

It shows backs, then the open cards of the table, but never a hand; the game, when the person left it, the plates of the
players, and one button. A small list beside it holds the other games left open.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH, CardStyle
from app.art.cloth import paint_small_cloth
from app.art.labels import FROM_START, paint_text
from app.art.pixmaps import drawn
from app.art.plates import plate_pixmap
from app.art.text_lines import elided, first_fitting
from app.art.tokens import TypeName
from app.games import sources
from app.session.kept_games import Unfinished, when
from app.shell.kit.boxes import in_row
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import paint_shadow, said, visual
from app.shell.shelf.pictures import Album
from app.wording import t
from app.wording.titles import game_name

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent

    from app.shell.kit.menu import Menu

HEIGHT = 84
MARGIN = 36
_CARD = 44.0
_STEP = 22.0
_EDGE = 6.0
"""Room for the shadow around the picture of the cards, px."""
_PLATE = 40
_NOTE_SIZES: tuple[TypeName, ...] = ("note", "small", "least")
"""The smaller types to try, in order, if the note on the game does not fit in the usual one."""
LISTED_TWICE = 4
"""If more games than this are open, the ones to put away get a list of their own."""
_LEAST_WORDS = 160
"""The room for words that the plates always leave, px."""


class Resume(QWidget):
    """The cloth; hidden while no game is open.

    `resumed` carries the number of the game to resume, `put_away` that of a game to delete (after a question).
    """

    resumed = Signal(int)
    put_away = Signal(int)

    def __init__(self, album: Album) -> None:
        """Show no game yet. The picture of the cards on the cloth is kept in the `album`."""
        super().__init__()
        self._album = album
        self._games: tuple[Unfinished, ...] = ()
        self._cards_of: Callable[[int], Sequence[str]] = lambda number: ()
        self._cards: tuple[object, QPixmap] | None = None
        self._face: tuple[object, QPixmap] | None = None
        self.button = PushButton(said("shelf.resume.button"), "primary")
        # With several games open, this button says so; with one, the icon beside it only serves to put that one away.
        self.more = PushButton(self._more_words, "link", aloud=said("shelf.open-games"))
        self.others = IconButton("more", said("shelf.open-games"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        in_row(None, self.more, self.others, self.button, gap=8, margins=(MARGIN + 26, 0, MARGIN + 26, 0), on=self)
        self.button.clicked.connect(lambda: self._go(0))
        for opens in (self.more, self.others):
            opens.clicked.connect(self._list)
        self.restyle()
        self.hide()

    def show_games(self, games: Sequence[Unfinished], cards_of: Callable[[int], Sequence[str]]) -> None:
        """Show these games, the first one on the cloth; hide the cloth if there are none.

        `cards_of` returns the open cards of the game with a number; it is called only if no picture of them is kept.
        """
        self._games = tuple(games)
        self._cards_of = cards_of
        self.setVisible(bool(games))
        self.more.setVisible(len(games) > 1)
        self.others.setVisible(len(games) < 2)
        self.retranslate()

    def _more_words(self) -> str:
        return t("shelf.resume.more", n=len(self._games) - 1)

    @property
    def games(self) -> tuple[Unfinished, ...]:
        """The games left open, starting with the one on the cloth."""
        return self._games

    def retranslate(self) -> None:
        """Say everything in the current language."""
        if self._games:
            game = self._games[0]
            name_aloud(self, self.title(game))
            describe_aloud(self.button, f"{self.title(game)}. {self.note(game)}")
            self.more.retranslate()
        self.update()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.setFixedHeight(max(HEIGHT, px(HEIGHT)))
        self.update()

    @staticmethod
    def title(game: Unfinished) -> str:
        """The sentence that names the game to resume."""
        return t("shelf.resume", game=game_name(game.game))

    def note(self, game: Unfinished) -> str:
        """Who plays if it is one person, when they left, and how far the game got."""
        person = game.person
        far = t("shelf.resume.moves", n=game.actions) if game.actions else t("shelf.resume.fresh")
        left = when(game.updated)
        who = t("shelf.resume.detail", who=person, when=left) if person else t("shelf.resume.detail.you", when=left)
        return t("win.joined", first=who, second=far)

    def menu(self) -> Menu:
        """The list of the other games left open, and of the games that can be put away."""
        from app.shell.kit.menu import Menu  # loaded late: a start does not need menus

        menu = Menu(self)
        menu.setFont(font("body"))
        told = [t("win.joined", first=game_name(game.game), second=when(game.updated)) for game in self._games]
        for number, words in enumerate(told[1:], 1):
            menu.add_line(words, partial(self._go, number))
        if len(told) > 1:
            menu.addSeparator()
        apart = len(told) > LISTED_TWICE
        away = menu.add_menu(t("win.put-away.menu")) if apart else menu
        for game, words in zip(self._games, told, strict=True):
            away.add_line(words if apart else t("win.put-away", game=words), partial(self.put_away.emit, game.id))
        return menu

    def _list(self) -> None:
        self.menu().open_beside(self._opens())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the list on the right mouse button or the menu key as well, as the tiles do."""
        self.menu().open_at(event.globalPos())

    def _opens(self) -> QWidget:
        """The button that opens the list."""
        return self.more if self.more.isVisibleTo(self) else self.others

    def _go(self, number: int) -> None:
        if number < len(self._games):
            self.resumed.emit(self._games[number].id)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the game that was left last, from a kept picture, because every change of its buttons repaints it."""
        if not self._games:
            return
        game = self._games[0]
        # Fetch the cards before making a painter. Fetching may raise, and the kept exception keeps every local of its
        # frames alive. A painter must not be among them: Qt aborts if one outlives its paint event.
        cards = self._picture(game)
        title, note = self.title(game), self.note(game)
        dpr, size = self.devicePixelRatio(), self.size()
        beside = self._opens().geometry()
        of = (size, dpr, look(), mirrored(self), beside, title, note, game.plates, cards.cacheKey())
        if self._face is None or self._face[0] != of:
            face = drawn(
                math.ceil(size.width() * dpr),
                math.ceil(size.height() * dpr),
                dpr,
                lambda painter: self._paint(painter, game, cards, title, note),
            )
            self._face = (of, face)
        QPainter(self).drawPixmap(0, 0, self._face[1])

    def _paint(self, painter: QPainter, game: Unfinished, picture: QPixmap, title: str, note: str) -> None:
        """Paint the cloth, the cards, the words and the plates."""
        now = look()
        rtl = mirrored(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
        paint_small_cloth(painter, cloth, now.theme)
        at = cloth.left() + 26 + lay_cards(painter, cloth, picture, rtl)
        beside = self._opens().geometry()
        end = (cloth.left() + cloth.right() - beside.right() if rtl else beside.left()) - 18
        room = end - at
        face = first_fitting(
            [font(step) for step in _NOTE_SIZES], lambda face: QFontMetricsF(face).horizontalAdvance(note) <= room
        )
        lines = ((title, font("voice"), now.theme.cloth_ink, px(28)), (note, face, now.theme.cloth_ink_2, px(22)))
        words_wide = max(QFontMetricsF(one).horizontalAdvance(words) for words, one, _, _ in lines)
        plates_wide = len(game.plates) * (_PLATE + 4) + 10
        # Paint the plates only if the words still fit beside them in full.
        if end - plates_wide - at > max(words_wide, _LEAST_WORDS):
            for plate in reversed(game.plates):
                end -= _PLATE
                place = visual(QRectF(end, cloth.center().y() - _PLATE / 2, _PLATE, _PLATE), cloth, rtl)
                painter.drawPixmap(place.topLeft(), plate_pixmap(plate, _PLATE, now.theme, self.devicePixelRatio()))
                end -= 4
            end -= 10
        top = cloth.center().y() - (lines[0][3] + lines[1][3]) / 2
        for words, one, ink, high in lines:
            place = visual(QRectF(at, top, max(0.0, end - at), high), cloth, rtl)
            cut = elided(words, one, place.width())
            paint_text(painter, place, cut, ink, one, rtl=rtl, flags=FROM_START)
            top += high

    def _picture(self, game: Unfinished) -> QPixmap:
        """The cards that anybody may see; a null pixmap if there are none.

        Finding them means playing the game from its beginning, so a start reads the picture from the album if it is
        there.
        """
        dpr, theme = self.devicePixelRatio(), look().theme
        style = look().cards._replace(large_index=False)
        of = (game.id, game.updated, game.actions, style, theme.name, theme.shadows, dpr)
        if self._cards is None or self._cards[0] != of:
            whole = (of, sources(game.game))
            picture = self._album.read("resume", whole, dpr)
            if picture is None:
                picture = cards_picture(self._cards_of(game.id), game.game, style, dpr)
                if not picture.isNull():
                    # Not during painting, because a disk may be slow.
                    QTimer.singleShot(0, self, lambda: self._album.write("resume", whole, picture))
            self._cards = (of, picture)
        return self._cards[1]


_HIGH = _CARD * CARD_HEIGHT / CARD_WIDTH


def lay_cards(painter: QPainter, cloth: QRectF, picture: QPixmap, rtl: bool) -> float:
    """Paint the picture of the cards at the start side of the cloth; returns the width they take, px."""
    wide = picture.deviceIndependentSize().width() - 2 * _EDGE
    if wide <= 0:
        return 4.0
    start = visual(QRectF(cloth.left() + 26, 0, wide, 0), cloth, rtl).left()
    painter.drawPixmap(QPointF(start - _EDGE, cloth.center().y() - _HIGH / 2 - _EDGE), picture)
    return wide + 18.0


def cards_picture(cards: Sequence[str], game: str, style: CardStyle, dpr: float) -> QPixmap:
    """Cards of a game side by side, each half covering the one before; a null pixmap if there are none.

    They have whole faces although they are small, because they are for looking at, not for reading.
    """
    from app.art.faces import paint_card

    if not cards:
        return QPixmap()

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, text in enumerate(cards):
            corner = QPointF(_EDGE + _STEP * number, _EDGE)
            paint_shadow(painter, QRectF(corner, QSizeF(_CARD, _HIGH)), 3, drop=1, blur=4, opacity=0.4)
            painter.save()
            painter.translate(corner)
            painter.scale(_CARD / CARD_WIDTH, _CARD / CARD_WIDTH)
            paint_card(painter, text, style, game)
            painter.restore()

    wide = _CARD + _STEP * (len(cards) - 1) + 2 * _EDGE
    return drawn(math.ceil(wide * dpr), math.ceil((_HIGH + 2 * _EDGE) * dpr), dpr, paint)
