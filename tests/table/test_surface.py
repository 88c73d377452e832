"""The surface: in windows of any height, what is in hand, and what is lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.cloth import hem_place
from app.art.states import MarkKind
from app.art.tokens import theme
from app.engine import hidden, new_game, view
from app.games import GAMES
from app.table.aiming import traces
from app.table.cards import LIFT
from app.table.controllers import controller_for
from app.table.prompts import Hem, Ref, Rest
from app.table.signs import Note, Peek
from app.table.surface import LEAST, Surface
from tests.listed import LISTED
from tests.table import laid
from tests.table.invented import Table, next_due

DOUBLE = QEvent.Type.MouseButtonDblClick


@pytest.mark.parametrize(
    ("size", "zoom"), [((1256, 620), 1.3), ((876, 476), 1.0), ((900, 900), 900 / 876), ((800, 644), 1.0)]
)
def test_larger_words_are_laid_on_as_much_of_the_cloth_as_the_smallest_window_has(
    qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(*size)
    surface.show()
    surface.use_look(theme("light"), CardStyle(), 1.3)
    surface.fit()
    board = surface.stage.board
    assert abs(board.width - size[0] / zoom) < 1 and abs(board.height - size[1] / zoom) < 1
    assert abs(surface.transform().m11() - zoom) < 0.001


@pytest.mark.parametrize("height", [330, 400, 476, 700])
def test_a_low_cloth_is_laid_as_a_higher_one_and_shown_smaller(qtbot: QtBot, height: int) -> None:
    game = new_game(GAMES["solo"], 1, 5).position
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.clock.speed = 0.0
    surface.resize(876, height)
    surface.show()
    surface.seat(
        controller_for("solo")(game.game, 0, {0: "Noa", "computer": "Computer"}, {0: "fig", "computer": "fish"}), False
    )
    surface.show_view(view(game, 0))
    board = surface.stage.board
    assert board.height == max(LEAST.height(), height)
    assert abs(board.width / board.height - 876 / height) < 0.01
    corners = [surface.mapFromScene(x, y) for x in (0.0, board.width) for y in (0.0, board.height)]
    assert all(-2 <= at.x() <= 878 and -2 <= at.y() <= height + 2 for at in corners), "all of it is in sight"
    card = surface.card_point(Ref("hand.0", 0))
    assert surface.viewport().rect().contains(card)
    assert surface.stage.ref_at(surface.mapToScene(card)) == Ref("hand.0", 0)


def send(surface: Surface, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, down: Qt.MouseButton) -> None:
    """Send the cloth an event of the mouse; `down` is what is pressed from then on."""
    where = QPointF(at)
    args = kind, where, surface.viewport().mapToGlobal(where), button, down, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(surface.viewport(), QMouseEvent(*args))


@pytest.mark.parametrize("pressed", [True, False])
def test_a_card_whose_release_another_window_took_goes_back(qtbot: QtBot, pressed: bool) -> None:
    table = Table("karov-meod", 2, 4)
    table.opening()
    surface, heard = table.surface, list[tuple[str, ...]]()
    surface.acted.connect(heard.append)
    held = next(iter(surface.controller.liftable(view(table.record.position, 0))))
    start, left, none = surface.card_point(held), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    send(surface, QEvent.Type.MouseButtonPress, start, left, left)
    for by in (10, 20, 40):
        send(surface, QEvent.Type.MouseMove, start - QPoint(0, by), none, left)
    assert surface.gestures.in_hand == held
    if pressed:
        QTest.mouseClick(surface.viewport(), left, pos=QPoint(2, 2))
    else:
        send(surface, QEvent.Type.MouseMove, QPoint(2, 2), none, none)
    surface.clock.finish()
    item = surface.stage.item_at(held)
    assert item is not None and (item.x(), item.y()) == (item.target.x, item.target.y)
    assert surface.gestures.held is None and not heard
    assert surface.cursor().shape() == Qt.CursorShape.ArrowCursor
    table.end()


def test_a_press_whose_release_another_window_took_is_forgotten_by_the_next_one(qtbot: QtBot) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface, heard = laid.surface_of(qtbot, one, seen), list[str]()
    surface.pressed.connect(heard.append)
    (note,) = (box for sign, box in surface.stage.overlay.pressable() if isinstance(sign, Note))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    card, at = surface.card_point(one.liftable(seen)[0]), surface.mapFromScene(QPointF(*note.middle))
    for point in (card, at):
        send(surface, QEvent.Type.MouseButtonPress, point, left, left)
    send(surface, QEvent.Type.MouseButtonRelease, at, left, none)
    assert heard == ["never-center"] and surface.gestures.held is None


def test_a_press_that_slides_a_little_is_a_click_and_one_that_slides_far_carries_the_card(qtbot: QtBot) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    card = one.liftable(seen)[0]
    place = one.choices(seen, card)[0].target
    item, box, start = surface.stage.item_at(card), surface.stage.overlay.box(place), surface.card_point(card)
    assert item is not None and box is not None
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for far in (surface.slide - 1, surface.slide + 1):
        send(surface, QEvent.Type.MouseButtonPress, start, left, left)
        send(surface, QEvent.Type.MouseMove, start - QPoint(0, round(far)), none, left)
        assert surface.gestures.held == (card if far > surface.slide else None)
        if far < surface.slide:
            send(surface, QEvent.Type.MouseButtonRelease, start, left, none)
            assert surface.gestures.held == card
            surface.put_down()
            surface.clock.finish()
    over = surface.mapFromScene(QPointF(*box.middle))
    send(surface, QEvent.Type.MouseMove, over, none, left)
    carried = item.pos() - surface.mapToScene(over)
    at_rest = QPointF(item.target.x, item.target.y) - surface.mapToScene(start)
    assert (carried - at_rest).manhattanLength() < LIFT + 2, "it follows the pointer where it was taken"
    cards, targets = marks(surface)
    assert targets[place] == "drop_over" and card not in cards, "its ring moves with it"
    send(surface, QEvent.Type.MouseButtonRelease, over, left, none)
    surface.gestures.hold(card)
    assert marks(surface)[1][place] == "drop", "nothing is over the place any more"


@pytest.mark.parametrize("refused", [True, False])
def test_a_card_that_is_dropped_where_it_cannot_lie_nods_and_one_dropped_on_nothing_does_not(
    qtbot: QtBot, refused: bool
) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    card, wrong = one.liftable(seen)[0], surface.stage.overlay.box(Ref("won.0"))
    assert wrong is not None
    start, end = surface.card_point(card), surface.mapFromScene(QPointF(*wrong.middle)) if refused else QPoint(3, 3)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    send(surface, QEvent.Type.MouseButtonPress, start, left, left)
    send(surface, QEvent.Type.MouseMove, end, none, left)
    with patch.object(surface.stage, "send_back") as sent:
        send(surface, QEvent.Type.MouseButtonRelease, end, left, none)
    sent.assert_called_once_with(card, refused)


def test_a_long_press_asks_and_its_release_takes_nothing_up(qtbot: QtBot) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    at, left, none = surface.card_point(one.liftable(seen)[0]), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for asks in (True, False):
        send(surface, QEvent.Type.MouseButtonPress, at, left, left)
        if asks:
            surface._say_at(QPointF(at))
        send(surface, QEvent.Type.MouseButtonRelease, at, left, none)
        assert (surface.gestures.held is None) is asks


def test_what_the_pointer_is_on_is_said_until_a_card_is_held_and_forgotten_when_the_table_is_laid_again(
    qtbot: QtBot,
) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    one.pointed = lambda view, ref, board: str(ref)  # type: ignore[method-assign]
    surface = laid.surface_of(qtbot, one, seen)
    first, second, *_ = one.liftable(seen)
    laid.hover(surface, surface.card_point(first))
    assert surface.aside == str(first)
    with patch.object(surface.stage.overlay, "show_note") as noted:
        surface.gestures.hold(second)
    assert surface.aside == "" and Ref("won.0") not in noted.call_args.args[1] and noted.call_args.args[1]
    surface.put_down()
    surface.show_view(seen)
    assert surface.aside == "" and marks(surface)[0][first] == "bead"
    surface.keyboard.put(first)
    assert surface.roaming
    send(surface, QEvent.Type.MouseButtonPress, QPoint(3, 3), Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton)
    assert not surface.roaming, "the mouse takes over from the keys"


def pilled(size: tuple[int, int]) -> Table:
    """A table of this size on which a sentence waits that has words beside the cards it is about."""
    table = Table("karov-meod", 2, 4, patient=True, size=size)
    teller, clock = table.surface.teller, table.surface.clock
    table.opening()
    while True:
        position = table.record.position
        assert position.turn is not None
        step = table.record.act(str(position.game.rules.legal(position)[0]))
        table.surface.perform(step.told(0), view(step.position, 0))
        while clock.busy or teller.waiting:
            if teller.waiting and table.surface.stage.overlay.pill is not None:
                return table
            if teller.waiting:
                teller.go_on()
            table.time = max(table.time, next_due(clock))
            clock.tick()


@pytest.mark.usefixtures("qapp")
def test_words_about_lit_cards_lie_beside_them_when_the_window_has_changed() -> None:
    """They lay where the cards had been: a sentence that makes the voice a line higher moves the cards it lights."""
    table, small = pilled((1256, 644)), pilled((876, 476))
    table.surface.resize(876, 476)
    table.surface.fit()
    assert table.surface.teller.waiting
    pill, there = table.surface.stage.overlay.pill, small.surface.stage.overlay.pill
    assert pill is not None and pill == pytest.approx(there, abs=3.0)
    table.end()
    small.end()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("rtl", [False, True])
def test_a_window_that_changes_while_events_are_told_keeps_the_lit_hem_in_front_of_its_seat(rtl: bool) -> None:
    table = Table("solo", 1, 5, patient=True, rtl=rtl)
    table.opening()
    surface, position = table.surface, table.record.position
    assert position.turn == 0
    seen = view(position, 0)
    step = table.record.act(next(str(action) for action in seen.legal if action.verb == "return"))
    surface.perform(step.told(0), view(step.position, 0))
    while not surface.teller.waiting:
        table.time = max(table.time, next_due(surface.clock))
        surface.clock.tick()
    surface.resize(876, 476)
    surface.fit()
    lit, laid = surface.stage._hem, table.controller.hem(seen, surface.stage.board)
    assert surface.teller.waiting, "nothing has been gone on from"
    assert lit is not None and laid is not None and lit.centre == pytest.approx(laid.centre)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("rtl", [False, True])
def test_the_lit_hem_slides_to_the_next_seat_and_is_at_once_where_another_window_has_it(rtl: bool) -> None:
    table = Table("majnun", 4, 1, rtl=rtl)
    table.opening()
    surface = table.surface
    stage = surface.stage
    stage.clock.finish()
    whole = QRectF(0, 0, stage.board.width, stage.board.height)
    bottom, left = Hem("bottom", whole.width() / 2, 300.0), Hem("left", whole.height() / 2, 240.0)
    stage.light_hem(bottom)
    stage.clock.finish()
    begin, goal = (hem_place(whole, hem.edge, hem.centre) for hem in (bottom, left))
    stage.light_hem(left)
    assert stage._lit == (begin, 300.0), "it has not set out"
    table.time += 160
    surface.clock.tick()
    assert stage._lit is not None
    place, length = stage._lit
    assert begin < place < goal and 240 < length < 300, "in the direction of play, in either language"
    table.time += 160
    surface.clock.tick()
    assert stage._lit == (goal, 240.0)
    stage.light_hem(left._replace(centre=left.centre + 40))
    assert stage._lit == (goal - 40, 240.0), "a seat whose cards make room is the same seat"
    stage.light_hem(bottom)
    surface.resize(900, 600)
    surface.fit()
    table.time += 16
    surface.clock.tick()
    lit, small = stage._hem, QRectF(0, 0, stage.board.width, stage.board.height)
    assert small != whole and lit is not None
    assert stage._lit == (hem_place(small, lit.edge, lit.centre), lit.length)


@pytest.mark.usefixtures("qapp")
def test_a_bare_cloth_shows_nothing_of_who_sat_at_it() -> None:
    table = Table("majnun", 3, 1)
    table.opening()
    surface, seen = table.surface, view(table.record.position, 0)
    surface.show_view(seen)
    marks = surface.stage.overlay._marks
    before, refused = len(marks), laid.refused(surface)
    card = next(ref for ref in table.controller.cards(seen) if not table.controller.choices(seen, ref))
    QTest.mouseClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=surface.card_point(card))
    lit = [surface.stage._hem]
    assert refused and len(marks) > before
    surface.clear()
    lit.append(surface.stage._hem)
    assert not marks and [hem is not None for hem in lit] == [True, False]
    surface.show_view(seen)
    assert len(marks) == before, "nothing is refused to whoever sits there now"


def marks(surface: Surface) -> tuple[dict[Ref, MarkKind], dict[Ref, MarkKind]]:
    """The states in which a table at rest shows its cards and places."""
    with patch.object(surface.stage.overlay, "mark") as mark:
        surface._mark()
    cards, targets, _ = mark.call_args.args
    return cards, targets


def test_a_card_under_the_pointer_has_its_ring_and_a_hint_shows_nothing_but_itself(qtbot: QtBot) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    first, second, *_ = one.liftable(seen)
    assert marks(surface)[0][first] == "bead"
    laid.hover(surface, surface.card_point(first))
    assert [marks(surface)[0][ref] for ref in (first, second)] == ["legal", "bead"]
    surface.gestures.hold(second)
    cards, targets = marks(surface)
    assert cards[second] == "held" and cards.get(first) != "legal" and targets
    place = one.choices(seen, second)[0].target
    surface.point_out([first, place])
    assert marks(surface) == ({first: "takes"}, {place: "drop"}) and surface.gestures.held is None
    surface.forget_hint()
    assert marks(surface)[0][second] == "bead"
    surface.point_out([first, place])
    surface.gestures.hold(second)
    assert not surface.gestures.drop(Ref("won.0"))
    cards, _ = marks(surface)
    assert (cards[first], cards[second]) == ("legal", "refused"), "the refusal takes the hint's place"


def test_while_more_cards_are_to_be_chosen_all_that_can_be_are_lit(qtbot: QtBot) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    one.together = lambda view: 2  # type: ignore[method-assign]
    first, second, *_ = one.liftable(seen)
    for ref, held, chosen in ((first, None, [first]), (second, second, [first, second])):
        surface.gestures.click(ref)
        assert marks(surface)[0] == {**one.states(seen), **one.marks(seen, held), **dict.fromkeys(chosen, "held")}


@pytest.mark.usefixtures("qapp")
def test_what_others_moved_is_marked_until_more_is_told_or_another_sits_down() -> None:
    table = Table("soureh", 2, 4)
    surface = table.surface

    def marked() -> set[Ref]:
        """The cards marked as moved last, on a table at rest."""
        return {ref for ref, kind in marks(surface)[0].items() if kind == "last_move"}

    table.opening()
    assert not marked()
    list(table.play(3, lambda before: False))
    table.retold(0)
    told, last = [step.told(0) for step in table.record.steps()], view(table.record.position, 0)
    first, *_, third = (set(traces(events, last)) for events in told)
    assert set() < first - third <= marked() <= first | third
    surface.clear()
    surface.seat(table.controller, False)
    surface.show_view(last)
    assert not marked()
    table.end()


def waiting_at_calm(game: str = "majnun") -> Table:
    """A table that tells its deal at *calm* and stands at the first sentence."""
    table = Table(game, 4, 4, patient=True)
    opening = table.record.opening
    table.surface.deal(opening.told(0), view(opening.position, 0))
    wait_on(table)
    return table


def wait_on(table: Table) -> None:
    """Let the clock run until a sentence waits, or all has been told."""
    clock = table.surface.clock
    while clock.busy and not table.surface.teller.waiting:
        table.time = max(table.time, next_due(clock))
        clock.tick()


def click(table: Table, point: QPoint, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> None:
    """A click. Qt reports the second of two quick ones as a double click, which is the other `kind` of press."""
    port, left, none = table.surface.viewport(), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    at, whole = QPointF(point), QPointF(port.mapToGlobal(point))
    for event, held in ((kind, left), (QEvent.Type.MouseButtonRelease, none)):
        QApplication.sendEvent(port, QMouseEvent(event, at, whole, left, held, Qt.KeyboardModifier.NoModifier))


def test_of_two_quick_clicks_neither_is_lost_while_something_is_told(qtbot: QtBot) -> None:
    def soon(clicks: int) -> float:
        """How long it takes after this many clicks until the next sentence waits."""
        table, empty = waiting_at_calm(), QPoint(8, 8)
        began = table.time
        click(table, empty)
        if clicks > 1:
            click(table, empty, DOUBLE)
        wait_on(table)
        return table.time - began

    assert soon(2) < soon(1), "the second goes on from what is on its way"


def test_a_double_click_that_began_while_something_was_told_plays_no_card(qtbot: QtBot) -> None:
    table = waiting_at_calm()
    surface = table.surface
    done: list[Sequence[str]] = []
    surface.acted.connect(done.append)
    for _ in range(200):
        if not surface.teller.busy:
            break
        liftable = table.controller.liftable(table.surface.stage.view) if table.surface.stage.view is not None else []
        point = surface.card_point(liftable[0]) if liftable else QPoint(8, 8)
        click(table, point)
        click(table, point, DOUBLE)
        wait_on(table)
    assert not surface.teller.busy and not done


def test_a_click_that_goes_on_to_a_question_is_not_refused_where_it_happens_to_land(qtbot: QtBot) -> None:
    """In Very Close a click between the row and the hand hid the first question behind a refusal."""
    table = waiting_at_calm("karov-meod")
    surface, no = table.surface, laid.refused(table.surface)
    place = surface.card_point(Ref("laid.0"))
    for again in (False, True):
        while surface.teller.busy:
            click(table, place)
            wait_on(table)
        assert surface.gestures.chooser is not None
        if again:
            click(table, place)
        assert bool(no) is again, "a click of its own is answered"


def test_what_is_held_stays_in_hand_when_the_table_is_laid_again_but_not_when_another_takes_it(qtbot: QtBot) -> None:
    game = LISTED[0]
    p = laid.course(game, GAMES[game].info.seats[0])[0]
    one, seen = laid.seated(game, p, p.turn), view(p, p.turn)
    surface = laid.surface_of(qtbot, one, seen)
    held = one.liftable(seen)[0]
    surface.gestures.hold(held)
    surface.fit()
    assert surface.gestures.held == held
    surface.seat(one, False)
    assert surface.gestures.held is None


def test_a_card_that_is_taken_out_of_the_hand_leaves_neither_the_pointer_nor_the_controller_behind(
    qtbot: QtBot
) -> None:
    p = laid.course("solo", 1)[0]
    one, seen = laid.seated("solo", p, 0), view(p, 0)
    surface = laid.surface_of(qtbot, one, seen)
    done, port, left = laid.acted(surface), surface.viewport(), Qt.MouseButton.LeftButton
    one.together = lambda view: 2  # type: ignore[method-assign]
    start = surface.card_point(Ref("hand.0", 0))
    QTest.mousePress(port, left, pos=start)
    QTest.mouseMove(port, start - QPoint(0, 60))
    assert (surface.cursor().shape(), one.chosen) == (Qt.CursorShape.ClosedHandCursor, (Ref("hand.0", 0),))
    surface.show_view(view(p, 0))
    assert (surface.cursor().shape(), one.chosen) == (Qt.CursorShape.ArrowCursor, ())
    at, none = QPointF(surface.card_point(Ref("center"))), Qt.MouseButton.NoButton
    release = QMouseEvent(QEvent.Type.MouseButtonRelease, at, at, left, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(port, release)
    assert not done and surface.gestures.held is None


def test_while_something_is_told_nothing_is_in_hand_and_closed_cards_recall_nothing(qtbot: QtBot) -> None:
    table = Table("karov-meod", 2, 4)
    table.opening()
    surface, seen = table.surface, view(table.record.position, 0)
    closed = next(
        Ref(zone, index) for zone, cards in seen.zones.items() for index, card in enumerate(cards)
        if hidden(card) and surface.stage.item_at(Ref(zone, index)) is not None
    )  # fmt: skip
    surface.memory = lambda view: [Peek(closed, "7H")]
    surface.show_view(seen)
    held = table.controller.liftable(seen)[0]
    surface.gestures.hold(held)
    recalled = surface.stage.overlay._memory
    assert (surface.gestures.held, len(recalled)) == (held, 1)
    step = table.record.act(str(seen.legal[0]))
    surface.perform(step.told(0), view(step.position, 0))
    assert surface.telling and not recalled
    assert (surface.gestures.held, surface.gestures.chooser) == (None, None)
    table.end()


def test_what_has_been_put_out_is_not_lit_again_when_the_window_changes(qtbot: QtBot) -> None:
    game = LISTED[0]
    p = laid.course(game, GAMES[game].info.seats[0])[0]
    one, seen = laid.seated(game, p, p.turn), view(p, p.turn)
    overlay = laid.surface_of(qtbot, one, seen).stage.overlay
    overlay.light(Rest(lit=(one.liftable(seen)[0],), pill="Look"))
    overlay.light_again()
    assert overlay.pill is not None
    overlay.douse()
    overlay.light_again()
    assert not overlay._lit


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Left])
def test_a_key_that_is_held_down_does_not_run_through_what_is_told(qtbot: QtBot, key: Qt.Key) -> None:
    table = waiting_at_calm()
    for repeated in (True, False):
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
        QApplication.sendEvent(table.surface, pressed)
        assert table.surface.teller.waiting is repeated


def still_told(first: int) -> tuple[Table, list[str], list[str]]:
    """A table of Soureh at *even* that has begun to retell from a gesture on; its sentences, and those heard so far."""
    table = Table("soureh", 2, 4)
    list(table.play(14, lambda before: False))
    whole = [one.rest.words for one in table.retold(first).said]
    heard: list[str] = []
    table.surface.teller.said.connect(lambda rest: heard.append(rest.words))
    table.sit_down()
    table.retell(first)
    while not heard:
        table.time = max(table.time, next_due(table.surface.clock))
        table.surface.clock.tick()
    return table, whole, heard


def press_space(table: Table) -> None:
    QTest.keyClick(table.surface, Qt.Key.Key_Space)


def press_cloth(table: Table) -> None:
    bare = table.surface.mapFromScene(QPointF(12, table.surface.stage.board.height / 2))
    QTest.mousePress(table.surface.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, bare)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("press", [press_space, press_cloth])
def test_a_press_while_events_are_told_leaves_out_no_sentence(press: Callable[[Table], None]) -> None:
    table, whole, heard = still_told(2)
    for number in range(1, len(whole)):
        assert table.surface.telling and heard == whole[:number]
        press(table)
    press(table)
    assert heard == whole and len(whole) > 5 and not table.surface.telling
    table.end()


@pytest.mark.usefixtures("qapp")
def test_an_arrow_or_a_press_on_what_one_acts_with_next_goes_on_to_the_end_of_what_is_told() -> None:
    for number in range(2):
        table, _whole, _heard = still_told(2)
        surface, stage = table.surface, table.surface.stage
        mine, other = (
            next(zone.id for zone in table.record.game.zones.values() if zone.owner == seat and stage.count(zone.id))
            for seat in range(2)
        )
        press = partial(QTest.mousePress, surface.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        assert surface.teller.asks
        press(surface.card_point(Ref(other, 0)))
        assert surface.teller.busy, "a card of another's"
        if number:
            QTest.keyClick(surface, Qt.Key.Key_Right)
        else:
            press(surface.card_point(Ref(mine, 0)))
        assert not surface.telling
        table.end()


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("drag", [False, True], ids=["click", "drag"])
def test_a_card_that_is_pressed_while_events_are_told_is_the_one_taken_wherever_it_lies_then(drag: bool) -> None:
    """A drawn card spreads a hand anew: the press took a neighbour, or none, and a drag laid it."""
    taken = elsewhere = 0
    table = Table("krav-maga", 2, 7)
    list(table.play(24, lambda before: False))
    surface, port, none = table.surface, table.surface.viewport(), Qt.KeyboardModifier.NoModifier
    stage = surface.stage
    mine = [made for made in range(1, 24) if table.record.position_at(made).turn == 0]
    for made, share in product(mine, (-0.4, 0.4)):
        table.sit_down()
        table.retell(made - 1, made)
        at = stage.count("hand.0") // 2
        text, item = stage.cards("hand.0")[at].text, stage.item_at(Ref("hand.0", at))
        assert item is not None and surface.teller.busy
        point = surface.mapFromScene(item.pos() + QPointF(share * item.width * item.scale(), 0.0))
        if stage.seen_at(surface.mapToScene(point)) != Ref("hand.0", at):
            continue
        QTest.mousePress(port, Qt.MouseButton.LeftButton, none, point)
        elsewhere += stage.ref_at(surface.mapToScene(point)) != stage.same("hand.0", at, text)
        if drag:
            point += QPoint(60, -60)
            QTest.mouseMove(port, point)
        else:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, point)
        held = surface.gestures.held
        assert held is not None and stage.cards("hand.0")[held.index].text == text
        carried = stage.item_at(held)
        assert carried is not None
        if drag:
            away = surface.mapToScene(point).x() - carried.pos().x()
            assert abs(away - share * item.width * item.scale()) < 3, "it hangs at the pointer as it was pressed"
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, QPoint(3, 3))
        surface.gestures.hold(None)
        taken += 1
    assert taken > 5 and elsewhere > 0, (taken, elsewhere)
    table.end()


@pytest.mark.usefixtures("qapp")
def test_a_card_is_pressed_where_it_is_seen_on_its_way_and_not_where_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("krav-maga", 2, 7)
    list(table.play(24, lambda before: False))
    surface, stage = table.surface, table.surface.stage
    pressed: list[str] = []
    surface.pressed.connect(pressed.append)
    taken = 0
    for made in (made for made in range(1, 24) if table.record.position_at(made).turn == 0):
        table.sit_down()
        table.retell(made - 1, made)
        hand: list[int] = []
        while surface.telling and not hand:
            table.time += 40.0
            surface.clock.tick()
            for at in range(stage.count("hand.0")):
                item = stage.item_at(Ref("hand.0", at))
                if item is not None and surface.clock.moving(item) and abs(item.x() - item.target.x) > item.width / 2:
                    hand.append(at)
        seen = [at for at in hand if stage.seen_at(stage_pos(table, at)) == Ref("hand.0", at)]
        if not seen or hidden(stage.cards("hand.0")[seen[0]].text):
            continue
        text, point = stage.cards("hand.0")[seen[0]].text, surface.mapFromScene(stage_pos(table, seen[0]))
        if taken:
            # Words that come to stand there are not what was pressed.
            monkeypatch.setattr(surface, "_meant", lambda point: PLACED)
        QTest.mousePress(surface.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert surface._press is not None
        ref = surface._press[1]
        assert ref is not None and stage.cards(ref.zone)[ref.index].text == text and not pressed
        surface._press = None
        taken += 1
    assert taken > 1
    table.end()


PLACED = Note("words", command="about.anything")


def stage_pos(table: Table, at: int) -> QPointF:
    """Where a card of the hand is at this moment."""
    item = table.surface.stage.item_at(Ref("hand.0", at))
    assert item is not None
    return item.pos()


@pytest.mark.usefixtures("qapp")
def test_while_another_decides_next_a_press_on_ones_own_card_goes_on_to_the_next_sentence_only() -> None:
    table = Table("soureh", 2, 4)
    list(table.play(14, lambda before: False))
    surface = table.surface
    first = next(n for n in range(1, 14) if table.record.position_at(n).turn == 1)
    table.sit_down()
    table.retell(first - 1)
    zones = table.record.game.zones.values()
    mine = next(zone.id for zone in zones if zone.owner == 0 and surface.stage.count(zone.id))
    point = surface.card_point(Ref(mine, 0))
    QTest.mousePress(surface.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert surface.telling
    table.end()


@pytest.mark.usefixtures("qapp")
def test_at_calm_a_press_while_cards_move_goes_on_to_the_next_sentence_that_waits() -> None:
    def passed(step: bool) -> list[bool]:
        table = Table("majnun", 4, 4, patient=True)
        list(table.play(6, lambda before: False))
        table.sit_down()
        table.retell(0)
        teller, found = table.surface.teller, list[bool]()
        while teller.busy:
            assert len(found) < 200
            (teller.step if step else teller.go_on)()
            found.append(teller.waiting)
        table.end()
        return found

    assert passed(True) == passed(False)


@pytest.mark.usefixtures("qapp")
def test_a_card_that_is_carried_stays_in_hand_while_the_strip_below_takes_room_from_the_cloth(qtbot: QtBot) -> None:
    table = Table("solo", 1, 5)
    table.opening()
    surface = table.surface
    done: list[Sequence[str]] = []
    surface.acted.connect(done.append)
    choice = table.controller.choices(view(table.record.position, 0), Ref("hand.0", 0))[0]
    start, end = surface.card_point(Ref("hand.0", 0)), surface.card_point(choice.target)
    port, none = surface.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, Qt.MouseButton.LeftButton, none, start)
    QTest.mouseMove(port, (start + end) / 2)
    assert surface.gestures.held == Ref("hand.0", 0)
    before = surface.stage.board
    with qtbot.waitSignal(surface._resize.timeout):
        surface.resize(surface.width(), surface.height() - 6)
    assert surface.gestures.held == Ref("hand.0", 0), "it has not been put down"
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, end)
    assert done == [choice.actions]
    qtbot.waitUntil(lambda: surface.stage.board != before)
