"""The table as a widget: a graphics view that turns mouse and keys into gestures and shows what may be done.

It gets a controller and views, and emits actions (`acted`). It never acts on its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.art.card_style import CardStyle
from app.art.states import MarkKind
from app.art.tokens import Theme
from app.engine import Event, Reason, View, hidden
from app.table.aiming import clicked, dropped, reachable, traces
from app.table.choices import ChoicesOf
from app.table.clock import Clock, milliseconds
from app.table.commands import Command
from app.table.controller import Controller
from app.table.cursor import Cursor, Way, onward
from app.table.faults import contained
from app.table.geometry import RATIO, Board, Box
from app.table.gestures import Gestures
from app.table.long_press import LongPress
from app.table.moves import TURN_MS
from app.table.overlay import HEM_FREE
from app.table.prompts import Choice, Ref, Rest
from app.table.signs import ABOUT, Badge, Peek, PlacedSign
from app.table.spoken_cloth import SpokenCloth, places_on
from app.table.stage import Stage
from app.table.telling import StageTeller, Telling
from app.table.turning import Turning

SLIDE, TOUCH_SLIDE = 8, 18
"""How far a press may slide and still be a click, px: of a mouse (hands shake) and of a finger."""
RELAY_MS = 90
"""How long after the last resize event the table is laid out again, ms."""
LEAST, USUAL = QSizeF(876, 476), QSizeF(1256, 644)
"""The cloth of the smallest window (look 7), and the usual cloth. If large strips leave less height, the cloth is shown
smaller, except for its smallest words."""
WAYS: dict[int, Way] = {
    Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right", Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down",
}  # fmt: skip
"""The arrow keys."""
TURN_KEYS = ("r", "\u05e8")
"""The characters of the key R on an English and on a Hebrew keyboard."""
CLEAR = 4.0
"""The gap between a strip of words over the cloth and what lies there, px."""
REFUSED_MS = 4000
"""How long a refusal stays visible, ms (look 8)."""


def grown(width: float, height: float) -> float:
    """How much larger words and badges are on a large cloth: the square root of how much larger the cloth is."""
    return math.sqrt(max(1.0, min(width / USUAL.width(), height / USUAL.height())))


class Pressed(NamedTuple):
    """An open card that was seen where somebody pressed: zone, index and text, and its middle from the pointer, px."""

    card: tuple[str, int, str]
    grip: QPointF


@contained
class Surface(QGraphicsView):
    """The cloth with everything on it.

    Signals: `acted` with the actions of a gesture, `refused` with a Reason, `pressed` with the command of a sign;
    `held_changed` when another card is held; `focused` with what the keyboard's cursor is on, in words; `roamed` when
    the cursor becomes visible or hidden; `confirmed` when Enter is pressed where the cursor has nothing to do, or with
    Ctrl; `settled` when the table is at rest; `pointed` when `aside` changes.

    `aside` is what the voice should say of the card that is pointed at, empty for nothing. The owner sets `slide`, how
    many pixels a press may slide and still be a click; `memory`, what closed cards recall at rest; `shrinks`, whether a
    whole table is shown smaller in less room than one needs; and `left_handed`, which exchanges the sides of the table.
    """

    acted = Signal(tuple)
    refused = Signal(object)
    held_changed = Signal()
    pressed = Signal(str)
    focused = Signal(str)
    roamed = Signal(bool)
    confirmed = Signal()
    settled = Signal()
    pointed = Signal()

    def __init__(self, theme: Theme, style: CardStyle, now: Callable[[], float] = milliseconds) -> None:
        """An empty table; `now` is the clock's time, which tests can simulate."""
        super().__init__()
        self.clock = Clock(now, self)
        self.stage = Stage(self.clock, theme, style)
        self.teller = StageTeller(self.stage)
        self.gestures = Gestures(self._play, self._refuse, self._held)
        self.keyboard = Cursor(self.gestures, self.reachable, self.roamed.emit)
        self.text_factor = 1.0
        self.shrinks = False
        self.slide = SLIDE
        self.memory: Callable[[View], Sequence[Peek]] = lambda view: ()
        self.rtl = self.left_handed = False
        self._trace: list[Ref] = []
        self._hinted: Sequence[Ref] = ()
        self.aside = ""
        self._hover: Ref | None = None
        self._under: Ref | None = None
        self._press: tuple[QPointF, Ref | None] | None = None
        self._grip: QPointF | None = None
        """From the pointer to the middle of a card that was pressed on its way, as it was then; None: as it is now."""
        self._turning = Turning()
        self._turned = self._went_on = False
        self._dragging = False
        self._offset = QPointF()
        self._over: Ref | None = None
        self._refused_card: Ref | None = None
        self._lit: View | None = None
        """The view whose seat in turn the hem was lit for."""
        self._resize = QTimer(self, singleShot=True, interval=RELAY_MS)
        self._resize.timeout.connect(self._fit_later)
        self._forget = QTimer(self, singleShot=True, interval=REFUSED_MS)
        self._forget.timeout.connect(self.forget_refusal)
        # A widget made by Qt reaches Python only after a lookup through all classes of widgets.
        self.setViewport(QWidget())
        # A screen reader would find a second, nameless stop inside the cloth.
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(400, 300)
        self.objects = SpokenCloth(self.viewport())
        self._long = LongPress(self.viewport(), self._say_at)
        self.stage.settled.connect(self._settled)
        self.stage.passed.connect(self._passed)
        self.teller.told.connect(self._show_objects)

    # What is shown

    def seat(self, controller: Controller, rtl: bool) -> None:
        """Give the table to a game's controller."""
        self.stage.seated = controller
        self._lit = None
        self.rtl = rtl
        self.keyboard.rtl = rtl
        self.keyboard.put(None)
        self._fit_now()

    def show_view(self, view: View) -> None:
        """Lay a view immediately."""
        self._let_go()
        self.teller.finish()
        self.stage.lay(view)

    def perform(self, events: Sequence[Event], view: View) -> None:
        """Tell events, then lay the view; cards that another seat has moved carry a trace until the next telling."""
        self._perform([(events, view)])

    def retell(self, before: View, story: Iterable[Telling]) -> None:
        """Tell gestures that were made before, one after the other, from the view `before` them on.

        Nobody acts meanwhile. What other seats have moved in any of them carries a trace in the end.
        """
        self.teller.finish()
        self.stage.lay(before, quiet=True)
        self._perform(story)

    def _perform(self, story: Iterable[Telling], foreword: Rest | None = None) -> None:
        self._let_go()
        self.stage.overlay.mark({}, {}, None)
        self.stage.overlay.show_memory(())
        self.teller.tell_each(self._traced(story), foreword)

    def _traced(self, story: Iterable[Telling]) -> Iterator[Telling]:
        """The gestures to tell, noting the traces of each as it is fetched."""
        told: list[Event] = []
        for events, view in story:
            told += events
            self._trace = traces(told, view)
            yield events, view

    def deal(self, events: Sequence[Event], view: View, foreword: Rest | None = None) -> None:
        """Tell the start of a game: the whole deck in its first zone, then what the set-up did.

        A `foreword` is read before the first card.
        """
        deck: dict[str, Sequence[str]] = dict.fromkeys(view.zones, ())
        deck[view.game.first] = view.game.backs
        self.teller.finish()
        self.stage.lay(replace(view, zones=deck, turn=None, result=None), quiet=True)
        self._perform([(events, view)], foreword)

    def point_out(self, refs: Sequence[Ref]) -> None:
        """Point out cards and a place as a hint, until `forget_hint`; the cursor goes to the card."""
        self.gestures.hold(None)
        if self.roaming:
            reachable = self.reachable()
            self.keyboard.put(next((ref for ref in refs if ref in reachable), self.keyboard.at))
            self.keyboard.keep()
        self._hinted = refs
        self._mark()

    def forget_hint(self) -> None:
        """Put the light of a hint out, because the voice says something else."""
        if self._hinted:
            self._hinted = ()
            self._mark()

    def use_look(self, theme: Theme, style: CardStyle, text_factor: float) -> None:
        """Take another theme, card style or text size; larger text means a closer layout that is scaled up.

        A telling continues: whoever needs larger words to read the sentence that waits must find it there.
        """
        self.text_factor = text_factor
        self.stage.use_look(theme, style, telling=self.telling)
        self.resetCachedContent()
        if self.stage.seated is not None:
            self._fit_now()

    def clear(self) -> None:
        """Clear the cloth and forget everything about the game, because the screen changes hands."""
        self._let_go()
        self.keyboard.put(None)
        self._hover = None
        self._under = None
        self._refused_card = None
        self._trace = []
        self.objects.clear()
        self.teller.finish()
        self.teller.forget()
        self.stage.clear()

    def _let_go(self) -> None:
        """Let go of whatever is held, pressed or carried, so that releasing the mouse later drops nothing."""
        self.gestures.renew(None)
        self._hinted = ()
        if self._dragging:
            self.unsetCursor()
        self._press = self._over = None
        self._dragging = False

    def lock(self) -> None:
        """Prevent acts in this view; in the next one they are allowed again."""
        self.gestures.renew(None)
        self._mark()

    def finish(self) -> None:
        """Bring everything that moves or is told to its end."""
        self.teller.finish()

    def go_on(self) -> bool:
        """Skip to the next sentence that waits, or go on from it; return whether the table is now at rest."""
        return self.teller.go_on()

    def step(self) -> bool:
        """Skip to the next sentence, or go on from the one that waits; return whether the table is now at rest."""
        return self.teller.step()

    def forget_refusal(self) -> None:
        """Stop showing a refusal."""
        self._forget.stop()
        if self._refused_card is not None:
            self._refused_card = None
            self._mark()

    @property
    def controller(self) -> Controller:
        """The controller of the game on the cloth."""
        return self.stage.controller

    @property
    def telling(self) -> bool:
        """Whether something is being told, or more of it is still to come."""
        return self.teller.busy

    @property
    def roaming(self) -> bool:
        """Whether the keyboard's cursor is visible."""
        return self.keyboard.at is not None

    def _passed(self) -> None:
        """Light the hem in front of the seat in turn in a view from which telling goes on."""
        view = self.stage.view
        if view is not None and view.turn is not None:
            self._lit = view
            self.stage.light_hem(self.controller.hem(view, self.stage.board))

    def _settled(self) -> None:
        """Show what may be done and accept gestures, because the table is at rest."""
        view = self.stage.view
        if view is None:
            return
        if self._dragging:
            self._let_go()
        # After a change of size or look it is the same table, and what is held stays in hand.
        held = self.gestures.held if view == self._lit else None
        self.gestures.renew(ChoicesOf(self.controller, view) if view.legal else None)
        self._tell_chosen()
        self.keyboard.keep()
        self._lit = view
        self.stage.light_hem(self.controller.hem(view, self.stage.board))
        # Another card may lie under the pointer now; it is pointed at when the pointer moves.
        self._hover = self._under = None
        self._mark()
        self.stage.overlay.show_memory(self.memory(view))
        self._show_objects()
        self.settled.emit()
        self.hold_again(held)

    def _show_objects(self) -> None:
        """Show a screen reader what lies on the table, as far as it has been told."""
        if not self.objects.wanted or self.stage.view is None:
            return
        self.objects.show(places_on(self.stage, self.controller, self.mapFromScene), rtl=self.rtl)

    def _mark(self) -> None:
        """Show rings, beads, drop places, focus and refusal as they are now."""
        view = self.stage.view
        if view is None or self.telling:
            return
        controller = self.controller
        held = self.gestures.held
        cards: dict[Ref, MarkKind] = dict.fromkeys(self._trace, "last_move")
        cards.update(controller.states(view))
        targets: dict[Ref, MarkKind] = {}
        if self.gestures.chooser is not None:
            cards.update(controller.marks(view, None if self.gestures.gathers else held))
            cards.update(dict.fromkeys(self.gestures.chosen, "held"))
            if held is None and self._hover is not None and cards.get(self._hover) == "bead":
                cards[self._hover] = "legal"
            for ref in self.gestures.targets():
                targets[ref] = "drop_over" if ref == self._over else "legal" if ref.is_card else "drop"
        if self._hinted:
            cards = {ref: "takes" for ref in self._hinted if ref.is_card}
            targets = {ref: "drop" for ref in self._hinted if not ref.is_card}
        if self._refused_card is not None and self._refused_card.is_card:
            cards[self._refused_card] = "refused"
        up = {ref for ref in (*self.gestures.chosen, held) if ref is not None}
        overlay = self.stage.overlay
        self.stage.lift({ref: overlay.headroom(ref) for ref in up if ref != held or not self._dragging}, self._hover)
        if self._dragging and held is not None:
            cards.pop(held, None)
        self.stage.overlay.mark(cards, targets, self.keyboard.at if self.hasFocus() else None)
        about, aside = held or self._under or self.keyboard.at, ""
        if about is not None and about.is_card and about.index < self.stage.count(about.zone):
            note = controller.explain(view, about, self.stage.board)
            self.stage.overlay.show_note(note, targets if held is not None else ())
            aside = controller.pointed(view, about, self.stage.board) if held is None else ""
        elif about is not None:
            self.stage.overlay.show_saying(about)
        if aside != self.aside:
            self.aside = aside
            self.pointed.emit()

    def _held(self) -> None:
        self.controller.put = self.gestures.waiting
        self._tell_chosen()
        self.forget_refusal()
        self._mark()
        self.held_changed.emit()

    def _tell_chosen(self) -> None:
        self.controller.chosen = tuple(self.gestures.chosen)

    # Ends of gestures

    def _play(self, choice: Choice) -> None:
        self.forget_refusal()
        self.acted.emit(choice.actions)

    def _refuse(self, ref: Ref, reason: Reason) -> None:
        self._refused_card = ref
        self._hinted = ()
        self._forget.start()
        self._mark()
        self.refused.emit(reason)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is pressed; while events are told go on with them, and take hold only once all are told.

        A press on what its person may act with next goes on to the end of what is told, any other to the next sentence.
        """
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._recover()
        self._press = None
        self._long.begin(event.position())
        self._went_on = self.telling
        point = self.mapToScene(event.position().toPoint())
        seen = self._open_card_seen(point) if self.telling or self.clock.busy else None
        if not (self.go_on() if self._may_act_at(point, seen) else self.step()):
            return
        self.clock.finish()
        sign = self._meant(point)
        if sign is not None and seen is None:
            self.pressed.emit(sign.command)
            return
        if self.gestures.chooser is None:
            self.pressed.emit(Command.GO_ON)
        self._hide_cursor()
        # The card that was seen there is meant, wherever it lies now that all has been told.
        ref = self.stage.ref_at(point) if seen is None else self.stage.same(*seen.card)
        if seen is not None and ref is None:
            return
        self._grip = seen.grip if seen is not None else None
        self._press = (point, ref)
        self._turned = False
        self._turning.grasp()

    def _open_card_seen(self, point: QPointF) -> Pressed | None:
        """The open card that is seen at a point, perhaps on its way, and how it is held there."""
        ref = self.stage.seen_at(point)
        item = self.stage.item_at(ref) if ref is not None else None
        if ref is None or item is None:
            return None
        text = self.stage.cards(ref.zone)[ref.index].text
        return None if hidden(text) else Pressed((ref.zone, ref.index, text), item.pos() - point)

    def _may_act_at(self, point: QPointF, seen: Pressed | None) -> bool:
        """Whether the person who must decide once all is told may act with what is there: no card of another's."""
        ref = self.stage.ref_at(point) if seen is None else Ref(*seen.card[:2])
        if not self.teller.asks or (ref is None and self._meant(point) is None):
            return False
        owner = self.controller.agreed.zones[ref.zone].owner if ref is not None and ref.is_card else None
        return owner in (None, self.controller.seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card that is held, or raise the one under the pointer."""
        point = self.mapToScene(event.position().toPoint())
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(point)
            return
        self._recover()
        self._point_at(point)

    def _drag(self, point: QPointF) -> None:
        assert self._press is not None
        start, ref = self._press
        if ref is not None and ref == self.turnable:
            self._lead_round(point, ref)
            return
        if not self._dragging:
            far = (point - start).manhattanLength() > self.slide
            if not far or ref is None or not self.gestures.can_lift(ref):
                return
            item = self.stage.item_at(ref)
            if item is None:
                return
            self._dragging = True
            self._under = None
            self._offset = item.pos() - start if self._grip is None else self._grip
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.gestures.hold(ref)
            self._mark()
        assert ref is not None
        self.stage.carry(ref, point + self._offset)
        over = dropped(self.stage, self.gestures, ref)
        legal = over if over in self.gestures.targets() else None
        if legal != self._over:
            self._over = legal
            self._mark()
            self.stage.carry(ref, point + self._offset)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag or a click."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            super().mouseReleaseEvent(event)
            return
        point, ref = self._press
        self._press = None
        if ref is not None and ref == self.turnable:
            # A click turns it as well; if it was led round, it has turned already.
            self._turned = self._turned or self.turn()
            return
        if not self._dragging:
            meant = clicked(self.stage, self.gestures, point, ref)
            # A press that went on to a question must not hide it behind the reason why nothing is done there.
            if not (self._went_on and self.gestures.idles(meant)):
                self.gestures.click(meant)
            return
        assert ref is not None
        self._end_drag(ref, dropped(self.stage, self.gestures, ref))

    def _recover(self) -> None:
        """Send back a card that is still being dragged although no button is down: another window took the release."""
        if self._dragging and self._press is not None and self._press[1] is not None:
            self._end_drag(self._press[1])

    def _end_drag(self, ref: Ref, target: Ref | None = None) -> None:
        """Lay the card that was dragged on what it is meant for; it goes back if that is nothing, or refused."""
        self._dragging = False
        self._press = self._over = None
        self.unsetCursor()
        if self.gestures.drop(target):
            return
        # A refused card has already been put down; one dropped on nothing is put down silently.
        self.gestures.hold(None)
        self.stage.send_back(ref, self._refused_card == ref)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play a card's likeliest choice. After a press that went on with the telling it only counts as another press.

        People who go on from one sentence and soon from the next do not mean the card that happens to lie there. On a
        card that may be turned it is another press as well, because people turn it there and back.
        """
        if event.button() != Qt.MouseButton.LeftButton:
            return
        ref = self.stage.ref_at(self.mapToScene(event.position().toPoint()))
        if self._went_on or (ref is not None and ref == self.turnable):
            self.mousePressEvent(event)
        elif ref is not None and ref.is_card and not self.telling:
            self.gestures.double_click(ref)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the card that may be turned, one turn for each notch; nothing else on the cloth needs a wheel."""
        if self.turnable is not None and self._turning.wheeled(event.angleDelta().y()):
            self.turn()
        event.accept()

    @property
    def turnable(self) -> Ref | None:
        """The card that may be turned in place; None while nobody may act."""
        view = self.stage.view
        if view is None or self.gestures.chooser is None or self.telling:
            return None
        return self.controller.turnable(view)

    def turn(self) -> bool:
        """Turn the card that may be turned; return whether there is one."""
        view, ref = self.stage.view, self.turnable
        if view is None or ref is None:
            return False
        self.controller.turn(view)
        self.stage.shift(TURN_MS)
        self.stage.show_signs(view)
        self._held()
        self.focused.emit(self._describe(ref))
        return True

    def _lead_round(self, point: QPointF, ref: Ref) -> None:
        """Let a card that may be turned follow the pointer round its middle."""
        item = self.stage.item_at(ref)
        if item is not None and self._turning.led(point.x() - item.target.x, point.y() - item.target.y):
            self._turned = self.turn()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._point_at(None)
        super().leaveEvent(event)

    def _meant(self, point: QPointF) -> PlacedSign | None:
        """The sign that a press means; one that only has a sentence gives way to a card, held or lying there."""
        sign, here = self.stage.sign_at(point), self.stage.ref_at(point)
        if sign is None or not sign.command.startswith(ABOUT):
            return sign
        if isinstance(sign, Badge):
            return None
        return None if self.gestures.in_hand is not None or (here is not None and here.is_card) else sign

    def _say_at(self, position: QPointF) -> None:
        """Ask with a long press what lies there, as pointing at it does; releasing then does nothing."""
        if self._dragging or self.telling:
            return
        self._press = None
        self._point_at(self.mapToScene(position.toPoint()))

    def _point_at(self, point: QPointF | None) -> None:
        """Raise the card under the pointer a little; show a hand if something can be pressed."""
        ref = self.stage.ref_at(point) if point is not None else None
        hover = ref if ref is not None and self.gestures.can_lift(ref) else None
        sign = self.stage.sign_at(point) if point is not None else None
        if sign is not None and hover is None:
            ref = Ref(sign.command)
        presses = hover is not None or (sign is not None and not isinstance(sign, Badge))
        shape = Qt.CursorShape.PointingHandCursor if presses else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        if hover != self._hover or ref != self._under:
            self._hover, self._under = hover, ref
            if self.teller.waiting:
                # While people read, they may ask what a sign means.
                self.stage.overlay.show_saying(ref or Ref(""))
            elif not self.telling:
                self._mark()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move, Enter picks up and lays, Escape puts down; while events are told all of them go on.

        Enter and Space go on to the next sentence, and do nothing just after the last one of what others did. What
        moves the cursor goes on to the end of what is told before it moves. A key that is held down only moves the
        cursor, and does nothing else a second time: it would run through the telling.
        """
        key = event.key()
        if event.isAutoRepeat() and (self.telling or key not in WAYS):
            return
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.telling:
                self.step()
                return
            if self.meant_to_go_on():
                return
        if self.telling and key in (*WAYS, Qt.Key.Key_Home, Qt.Key.Key_End) and not self.go_on():
            return
        if key in WAYS:
            self._walk(self.keyboard.beyond(self.keyboard.at, WAYS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.confirmed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(event)
        elif event.text().lower() in TURN_KEYS and self.turn():
            return
        elif key == Qt.Key.Key_Home:
            self._walk(onward(list(self.keyboard.roads()), None))
        elif key == Qt.Key.Key_End:
            self._walk(onward(list(self.keyboard.roads()), None, -1))
        elif key != Qt.Key.Key_Escape or not (self.put_down() or self._hide_cursor()):
            super().keyPressEvent(event)

    def meant_to_go_on(self) -> bool:
        """Whether a key pressed now, though the person at the screen must decide, was meant to go on."""
        return self.gestures.chooser is not None and self.teller.meant_to_go_on()

    def hold_again(self, held: Ref | None) -> None:
        """Hold the card again that was held before the same table was laid out again, if it can be held now."""
        view = self.stage.view
        if held is None or view is None or self.gestures.chooser is None or self.telling:
            return
        if held in self.controller.liftable(view):
            self.gestures.hold(held)

    def put_down(self) -> bool:
        """Put the held card down, with the cursor on it again if that is visible; False if none is held."""
        held = self.gestures.held
        if not self.gestures.cancel():
            return False
        if self.keyboard.at is not None:
            self._walk(held)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring, and the objects for a screen reader that was started after the table was laid."""
        super().focusInEvent(event)
        self._mark()
        self._show_objects()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self._mark()

    def _enter(self, event: QKeyEvent) -> None:
        """Do what Enter or Space means at the cursor.

        Without a cursor, or if nothing can be picked up, Enter presses the main button and Space goes on.
        """
        if self.keyboard.at is None:
            self._enter_nowhere(event)
            return
        held = self.gestures.held
        if held is None and self._sign_at_cursor:
            self.pressed.emit(self.keyboard.at.zone)
            return
        if self.gestures.chooser is None or (event.key() != Qt.Key.Key_Space and not self.takes_enter):
            self._enter_nowhere(event)
            return
        if held is None and self.keyboard.at == self.turnable:
            self.turn()
            return
        at = self.keyboard.at
        lay = self.reachable().get(held) if held is not None else None
        self.gestures.click(at)
        lifted = self.gestures.held
        if lifted is None and held not in (None, at) and self.keyboard.at == at:
            # It goes back to the cards it came from, where the next one is taken up.
            self.keyboard.come_back(held, lay)
            if not self.telling:
                self.keyboard.keep()
                self._mark()
        if held is None and self._refused_card == at and self.gestures.chooser is not None:
            # From a place without a card the cursor goes to the first card that may go there.
            self._walk(next(iter(self.gestures.chooser.bound_for(at)), None))
        if lifted is None or lifted == held:
            return
        if self.keyboard.places_only:
            self._walk(next(iter(self.keyboard.roads())))
        else:
            self.focused.emit(self._describe(lifted))

    @property
    def _sign_at_cursor(self) -> bool:
        """Whether the cursor is on a sign that may be pressed."""
        at = self.keyboard.at
        return at is not None and any(sign.command == at.zone for sign, _ in self.stage.overlay.pressable())

    @property
    def takes_enter(self) -> bool:
        """Whether Enter belongs to the cursor now, because something can be done there or with cards.

        Where no card can be picked up, and nothing at the cursor be pressed or turned, Enter belongs to the voice.
        """
        at, gestures = self.keyboard.at, self.gestures
        if at is None or self.telling:
            return False
        if gestures.held is None and self._sign_at_cursor:
            return True
        if gestures.chooser is None:
            return False
        return gestures.in_hand is not None or bool(gestures.chooser.liftable()) or at == self.turnable

    def _enter_nowhere(self, event: QKeyEvent) -> None:
        """Handle Enter or Space where the cursor has nothing to do; the page knows how to go on."""
        if event.key() != Qt.Key.Key_Space:
            self.confirmed.emit()
        elif self.gestures.chooser is None:
            event.ignore()

    def _walk(self, ref: Ref | None) -> None:
        if ref is None:
            return
        self.keyboard.put(ref)
        self._mark()
        self.focused.emit(self._describe(ref))

    def _hide_cursor(self) -> bool:
        if self.keyboard.at is None:
            return False
        self.keyboard.put(None)
        self._mark()
        return True

    def reachable(self) -> dict[Ref, Box]:
        """Where the cursor can go, in reading order: cards that can be picked up, places, pressable signs."""
        view = self.stage.view
        return reachable(self.stage, self.gestures, view, self.controller.cards(view)) if view is not None else {}

    def _describe(self, ref: Ref) -> str:
        view = self.stage.view
        if view is None:
            return ""
        for sign, _ in self.stage.overlay.pressable():
            if sign.command == ref.zone:
                return sign.aloud
        return self.controller.describe(view, ref)

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the table again shortly after the last change of size."""
        super().resizeEvent(event)
        if self.stage.view is None:
            self._fit_now()
        else:
            self._resize.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of screen, which may have another pixel ratio; tell nothing while a sheet lies over it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            if self.isEnabled():
                self.clock.go_on()
            else:
                self.clock.stop()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resize.start()

    def _fit_later(self) -> None:
        """Lay out the table again, but first let go of a carried card, so that it does not move away from under a hand.

        The strip below may have become higher because of what is said of that very card.
        """
        if self._dragging:
            self._resize.start()
        else:
            self._fit_now()

    def _fit_now(self) -> None:
        size = self.viewport().size()
        if size.width() < 2 or size.height() < 2:
            return
        # Before a game is seated, its proportions are the usual ones.
        controller = self.stage.seated or Controller
        # Below the least height everything is laid out for the least height and shown smaller. For larger words and on
        # large cloths it is laid out for a smaller cloth, down to the least cloth, and shown larger.
        wish = self.text_factor * grown(size.width(), size.height())
        zoom = min(wish, size.height() / LEAST.height(), max(1.0, size.width() / LEAST.width()))
        if self.shrinks:
            zoom = min(size.width() / LEAST.width(), size.height() / LEAST.height())
        self.setTransform(QTransform.fromScale(zoom, zoom))
        board = Board(
            size.width() / zoom,
            size.height() / zoom,
            self.devicePixelRatioF() * zoom,
            self.rtl,
            controller.factor,
            controller.across,
            self.stage.faces.style.large_index,
            self.left_handed,
            self.text_factor / zoom,
            1.0 if self.shrinks else max(1.0, 1.0 / zoom),
        )
        self.resetCachedContent()
        self.stage.use_board(board, telling=self.telling)
        if self._lit is not None and self.stage.view is not None:
            # While events are told nothing else lights the hem again.
            self.stage.light_hem(self.controller.hem(self._lit, board))
        self._show_objects()

    def fit(self) -> None:
        """Lay out the table at its present size now, without waiting for resizing to end."""
        self._resize.stop()
        self._fit_now()

    def clear_place(self, size: QSize) -> QPoint:
        """The upper left corner for a strip of words of this size where it covers nothing visible, or very little.

        The search starts in the middle of the upper edge; px of the surface.
        """
        found = self.stage.overlay.free_room().strip(self._strip(size))
        return self.mapFromScene(QPointF(found.x + CLEAR, found.y + CLEAR))

    def has_room(self, size: QSize) -> bool:
        """Whether a strip of this size covers nothing visible where `clear_place` puts it."""
        return self.stage.overlay.free_room().free_strip(self._strip(size)) is not None

    def _strip(self, size: QSize) -> QSizeF:
        """A strip of `size` px of the surface, with a margin, in the units of the cloth."""
        zoom = self.transform().m11()
        return QSizeF(size.width() / zoom + 2 * CLEAR, size.height() / zoom + 2 * CLEAR)

    @property
    def edge(self) -> int:
        """The distance of the first visible thing from the edge of the surface, px."""
        return round(HEM_FREE * self.transform().m11())

    def card_point(self, ref: Ref) -> QPoint:
        """A point in the viewport where a press means this card or place: for tests and tools.

        For a card in an overlapping row, it is in its free upper left part.
        """
        item = self.stage.item_at(ref) if ref.is_card else None
        if item is not None:
            box = item.box
            # In a very long hand, the free part of a card is narrower than its index.
            after = [at.x - box.x for at in self.stage.over(ref, 0.28 * box.width)]
            aside = min([0.14 * box.width, *(x / 2 for x in after)])
            return self.mapFromScene(QPointF(box.x + aside, box.y + 0.1 * box.width * RATIO))
        area = self.stage.overlay.box(ref)
        if area is None:
            raise LookupError(f"{ref} is not on the table")
        return self.mapFromScene(QPointF(*area.middle))
