"""One card on the cloth: a pixmap item that needs no Python to paint; its position is the middle of the card.

Faces come from a shared cache, at the exact size in device pixels; they include the shadow.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.art.card_style import CardStyle
from app.art.faces import FACES
from app.art.shadows import shadow_on
from app.art.tokens import Theme
from app.table.geometry import RATIO, Box, Place
from app.wording import language

FLYING = 10_000.0
"""Added to the z value of a moving card, so that it passes over everything at rest."""
HELD = 20_000.0
"""The z value of a card that the person is dragging."""
PEEK = 0.34
"""The width of the small face on a closed card that its seat knows, as a fraction of the card's (look 8)."""
LIFT = 14.0
"""Pixels by which a held card is raised where there are no words over it (look 8)."""
RING = 8.0
"""How far the ring of a held card reaches beyond it, px."""
HOVER_LIFT = 4.0
"""Pixels by which the card under the pointer is raised."""


class Faces:
    """The card faces of one table, in one style, device pixel ratio and theme."""

    def __init__(self, style: CardStyle, dpr: float, theme: Theme) -> None:
        """Paint nothing until it is asked for; faces that another table has painted are reused."""
        self.style = style
        self.dpr = dpr
        self.theme = theme
        self._game = ""
        self._language = ""

    def play(self, game: str) -> bool:
        """Paint the cards of this game from now on. Return whether the cards, or words on them, may look different."""
        before = (self._game, self._language)
        self._game = game
        self._language = language()
        return before != (self._game, self._language)

    def dress(self, item: CardItem) -> None:
        """Give a card the pixmap for its text, width and state."""
        pixmap = self.face(item.text, item.width, item.raised, item.large)
        item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(QPointF(-size.width() / 2, -size.height() / 2))

    def face(self, text: str, width: float, raised: bool = False, large: bool = False) -> QPixmap:
        """The picture of a card on the cloth, painted unless it is cached; `large`: with the large index."""
        style = self.style._replace(large_index=True) if large else self.style
        return FACES.get(text, width, self.dpr, style, shadow_on(self.theme, raised), self._game)

    def small(self, text: str, width: float) -> QPixmap:
        """The small face on a closed card of this width."""
        return FACES.get(text, width * PEEK, self.dpr, self.style, None, self._game)

    def restyle(self, style: CardStyle, dpr: float, theme: Theme) -> None:
        """Use other faces from now on."""
        self.style = style
        self.dpr = dpr
        self.theme = theme


class CardItem(QGraphicsPixmapItem):
    """A card: `text` is shown (a symbol or a back), the pixmap is made for `width`, `target` is where it belongs."""

    def __init__(self, text: str, place: Place, faces: Faces) -> None:
        """Put the card in a place, showing `text`."""
        super().__init__()
        self.text = text
        self.width = place.width
        self.large = place.large
        self.target = place
        self.raised = False
        self.lifted = 0.0
        self._faces = faces
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        faces.dress(self)
        self.land(place)

    @property
    def face_up(self) -> bool:
        """Whether the card shows its face."""
        return not self.text.startswith("?")

    def become(self, text: str) -> None:
        """Show the other side or another card."""
        if text != self.text:
            self.text = text
            self._faces.dress(self)

    def dress(self) -> None:
        """Fetch the pixmap again, after a change of style or size."""
        self._faces.dress(self)

    def foresee(self, text: str, place: Place) -> None:
        """Prepare the face that the card will show in a place, at the size it will have there."""
        self._faces.face(text, place.width, large=place.large)

    def fly(self) -> None:
        """Lie above everything at rest while moving."""
        self.setZValue(FLYING + self.target.z)

    def sharpen(self, place: Place) -> None:
        """Take the pixmap of a larger place while still shown at the old size: for a card that grows while it moves."""
        shown = self.width * self.scale()
        self._measure(place)
        self.setScale(shown / place.width)

    def _measure(self, place: Place) -> None:
        """Take the pixmap for another place; signs on the card keep their position on it and grow with it."""
        width = place.width
        for sign in self.childItems():
            sign.setPos(sign.pos() * (width / self.width))
            sign.setScale(sign.scale() * width / self.width)
        self.width, self.large = width, place.large
        self._faces.dress(self)

    def raise_to(self, lift: float, raised: bool) -> None:
        """Rise `lift` px from the cloth, `raised` if it is held and not only pointed at, or lie flat again with 0."""
        if lift == self.lifted and raised == self.raised:
            return
        self.lifted = lift
        if raised != self.raised:
            self.raised = raised
            self._faces.dress(self)
        self.setPos(self.target.x, self.target.y - lift)

    def lie_down(self) -> None:
        """Lie flat on the cloth again: not raised, not carried, not half turned."""
        self.lifted = 0.0
        if self.raised:
            self.raised = False
            self._faces.dress(self)
        self.setTransform(QTransform())

    def carry(self, middle: QPointF, z: float) -> None:
        """Follow the pointer at `middle`, above everything."""
        self.lifted = 0.0
        if not self.raised:
            self.raised = True
            self._faces.dress(self)
        self.setRotation(0.0)
        self.setPos(middle)
        self.setZValue(z)

    def land(self, place: Place) -> None:
        """Lie exactly in a place."""
        self.target = place
        if (self.width, self.large) != (place.width, place.large):
            self._measure(place)
        self.setScale(1.0)
        self.setRotation(place.angle)
        self.setPos(place.x, place.y - self.lifted)
        self.setZValue(place.z)

    @property
    def box(self) -> Box:
        """The rectangle of the card as it lies now, without its shadow."""
        width = self.width * self.scale()
        height = width * RATIO
        return Box(self.x() - width / 2, self.y() - height / 2, width, height)
