"""The resume cloth: the game that was left open, with what anybody may see of it (look 12).

Backs, then the open cards of the table, never a hand; the game, when it was left, the plates of those who play, and one
button. A small list beside it holds the other games that were left open.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH
from app.art.cloth import paint_small_cloth
from app.art.faces import paint_card
from app.art.labels import paint_text
from app.art.pens import smooth_painter
from app.art.plates import plate_pixmap
from app.session.kept_games import Unfinished, when
from app.shell.kit.boxes import in_row
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import IconButton, PushButton, elided, paint_shadow, said, unshortcut, visual
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.sentences import game_name

HEIGHT = 84
MARGIN = 36
_CARD = 44.0
_STEP = 22.0
_PLATE = 40


class Resume(QWidget):
    """The cloth; hidden while no game is open.

    `resumed` carries the number of the game to resume, `put_away` that of one to forget (after a question).
    """

    resumed = Signal(int)
    put_away = Signal(int)

    def __init__(self, settings: Settings) -> None:
        """No game is open."""
        super().__init__()
        self._settings = settings
        self._games: tuple[Unfinished, ...] = ()
        self.button = PushButton(said("shelf.resume.button"), "primary")
        self.others = IconButton("more", said("shelf.open-games"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        in_row(None, self.others, self.button, gap=8, margins=(MARGIN + 26, 0, MARGIN + 26, 0), on=self)
        self.button.clicked.connect(lambda: self._go(0))
        self.others.clicked.connect(self._list)
        self.restyle()
        self.hide()

    def show_games(self, games: Sequence[Unfinished]) -> None:
        """Show these games, the first one on the cloth; no cloth if there are none."""
        self._games = tuple(games)
        self.setVisible(bool(games))
        self.retranslate()

    @property
    def games(self) -> tuple[Unfinished, ...]:
        """The games left open, the one on the cloth first."""
        return self._games

    def retranslate(self) -> None:
        """Say it in the current language."""
        if self._games:
            game = self._games[0]
            self.setAccessibleName(self.title(game))
            self.button.setAccessibleDescription(f"{self.title(game)}. {self.note(game)}")
        self.update()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.setFixedHeight(max(HEIGHT, px(HEIGHT)))
        self.update()

    @staticmethod
    def title(game: Unfinished) -> str:
        """The game to resume."""
        return t("shelf.resume", game=game_name(game.game))

    def note(self, game: Unfinished) -> str:
        """Who plays, when it was left, and how far it got."""
        person = self._settings.person
        far = t("shelf.resume.moves", n=game.actions) if game.actions else t("shelf.resume.fresh")
        left = when(game.updated)
        who = t("shelf.resume.detail", who=person, when=left) if person else t("shelf.resume.detail.you", when=left)
        return t("win.joined", first=who, second=far)

    def menu(self) -> QMenu:
        """The list of the other games left open, and of what can be put away."""
        menu = QMenu(self)
        menu.setFont(font("body"))
        told = [t("win.joined", first=game_name(game.game), second=when(game.updated)) for game in self._games]
        for number, words in enumerate(told[1:], 1):
            action = menu.addAction(unshortcut(words))
            action.triggered.connect(lambda _=False, number=number: self._go(number))
        if len(told) > 1:
            menu.addSeparator()
        for game, words in zip(self._games, told, strict=True):
            action = menu.addAction(unshortcut(t("win.put-away", game=words)))
            action.triggered.connect(lambda _=False, id=game.id: self.put_away.emit(id))
        return menu

    def _list(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        corner = self.others.rect().bottomRight() if mirrored(self) else self.others.rect().bottomLeft()
        place = self.others.mapToGlobal(corner + QPoint(0, 4))
        if mirrored(self):
            place -= QPoint(menu.sizeHint().width(), 0)
        menu.popup(place)

    def _go(self, number: int) -> None:
        if number < len(self._games):
            self.resumed.emit(self._games[number].id)

    def _cards_width(self) -> float:
        cards = self._games[0].cards if self._games else ()
        return _CARD + _STEP * (len(cards) - 1) if cards else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, the cards, the words and the plates."""
        if not self._games:
            return
        now = look()
        game = self._games[0]
        rtl = mirrored(self)
        painter = smooth_painter(self)
        cloth = QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
        paint_small_cloth(painter, cloth, now.theme)
        self._paint_cards(painter, cloth, game, rtl)
        at = cloth.left() + 26 + self._cards_width() + (18 if game.cards else 4)
        inner = self.others if self.others.isVisibleTo(self) else self.button
        beside = inner.geometry()
        end = (cloth.left() + cloth.right() - beside.right() if rtl else beside.left()) - 18
        if end - at > 360:
            for plate in reversed(game.plates):
                end -= _PLATE
                place = visual(QRectF(end, cloth.center().y() - _PLATE / 2, _PLATE, _PLATE), cloth, rtl)
                painter.drawPixmap(place.topLeft(), plate_pixmap(plate, _PLATE, now.theme, self.devicePixelRatio()))
                end -= 4
            end -= 10
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value
        lines = ((self.title(game), font("voice"), now.theme.cloth_ink, px(28)),
                 (self.note(game), font("note"), now.theme.cloth_ink_2, px(22)))
        top = cloth.center().y() - (lines[0][3] + lines[1][3]) / 2
        for words, face, ink, high in lines:
            place = visual(QRectF(at, top, max(0.0, end - at), high), cloth, rtl)
            cut = elided(words, QFontMetricsF(face), place.width())
            paint_text(painter, place, cut, ink, face, rtl=rtl, flags=flags)
            top += high

    def _paint_cards(self, painter: QPainter, cloth: QRectF, game: Unfinished, rtl: bool) -> None:
        """Paint whole faces although they are small: they are here to be looked at, not read."""
        style = self._settings.card_style()._replace(large_index=False)
        start = visual(QRectF(cloth.left() + 26, cloth.center().y(), self._cards_width(), 0), cloth, rtl).left()
        scale = _CARD / CARD_WIDTH
        for number, text in enumerate(game.cards):
            corner = QPointF(start + _STEP * number, cloth.center().y() - CARD_HEIGHT * scale / 2)
            box = QRectF(corner, QSizeF(_CARD, CARD_HEIGHT * scale))
            paint_shadow(painter, box, 3, drop=1, blur=4, opacity=0.4)
            painter.save()
            painter.translate(corner)
            painter.scale(scale, scale)
            paint_card(painter, text, style, game.game)
            painter.restore()
