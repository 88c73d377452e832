"""A fault in the program itself: one sentence, a report, and the program goes on."""

from __future__ import annotations

import errno
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app import __version__
from app.engine import (
    IllegalAction,
    NotationError,
    Reason,
    Record,
    deal_unknown,
    position_to_json,
    view,
)
from app.games import GAMES, GameTrouble
from app.session.seats import Seated
from app.session.sitting import Sitting
from app.shell.kit.questions import MessageSheet
from app.shell.kit.widgets import Label
from app.shell.settings.settings import Settings
from app.shell.start.crash import CrashHook, CrashMessage
from app.shell.start.fault_report import report
from app.shell.start.program import Program, Wanted
from app.shell.window.main_window import MainWindow
from app.store import FileRefused
from app.wording import t
from tests.covering import spread
from tests.shell.conftest import Memory, read

SEED = 730215907
SALT = 481516234


@pytest.fixture(autouse=True)
def own_hook(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """The calls of Python's own hook, which is restored afterwards."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    yield told


def fault() -> ValueError:
    try:
        raise ValueError("the sky fell")
    except ValueError as error:
        return error


def test_a_fault_is_printed_as_always_and_told_once(own_hook: list[BaseException]) -> None:
    shown: list[str] = []
    CrashHook(lambda text, own: shown.append(text), lambda: None)
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert own_hook == [error]
    (told,) = shown
    assert "ValueError" in told and "in fault" in told


def test_a_fault_while_another_is_shown_is_only_printed(own_hook: list[BaseException]) -> None:
    shown: list[str] = []
    first, second = fault(), fault()

    def show(text: str, own: GameTrouble | None) -> None:
        shown.append(text)
        sys.excepthook(type(second), second, second.__traceback__)

    CrashHook(show, lambda: None)
    sys.excepthook(type(first), first, first.__traceback__)
    assert len(shown) == 1 and own_hook == [first, second]


def test_a_fault_while_telling_of_one_ends_there(own_hook: list[BaseException]) -> None:
    def broken(text: str, own: GameTrouble | None) -> None:
        raise RuntimeError("and the sheet too")

    CrashHook(broken, lambda: None)
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert [type(one) for one in own_hook] == [ValueError, RuntimeError]


def test_leaving_by_the_keyboard_is_no_fault() -> None:
    shown: list[str] = []
    CrashHook(lambda text, own: shown.append(text), lambda: None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not shown


def sat(record: Record) -> Sitting:
    """A sitting for a record that is kept nowhere; the report does not need the store."""
    seats = [Seated("<b>Noa</b>", "fig", computer=seat > 1).to_json() for seat in range(record.game.seats)]
    table = {"seats": seats, "salt": SALT}
    return Sitting(None, record, 1, table, Settings(Memory(language="en")))  # type: ignore[arg-type]


def played(game: str, acts: int, seed: int = SEED, seats: int | None = None) -> Record:
    """A game played at random for at most `acts` gestures."""
    rules, rng = GAMES[game], Random(acts)
    record = Record.begin(rules, rules.seats()[-1] if seats is None else seats, seed)
    while record.position.result is None and len(record.done) < acts:
        record.act(rng.choice(rules.legal(record.position)))
    return record


def said_by(error: BaseException) -> str:
    """The report of a fault with no game on the table."""
    return report(error, None)


def words(text: str) -> set[str]:
    """The words of a text, split at everything that can separate them."""
    return set(re.findall(r"[\w?]+", text))


def public(record: Record) -> list[str]:
    """What an onlooker was told in a whole game, without the moments."""
    steps = [record.opening, *record.steps()]
    told = [event._replace(moment=0) for step in steps for event in step.told(None) if event.code != "now"]
    return [*map(str, told), json.dumps(view(record.position, None).to_json())]


def siblings(record: Record) -> Iterator[Record]:
    """Games that an onlooker may not be able to tell from this one: with one more act, or in another world."""
    seen = json.dumps(view(record.position, None).to_json())
    legal = GAMES[record.game.id].legal(record.position)
    for action in legal[:12]:
        other = Record.from_position(record.position)
        other.act(action)
        yield other
    for number in range(3):
        world = deal_unknown(view(record.position, None), Random(number))
        if json.dumps(view(world, None).to_json()) == seen:
            yield Record.from_position(world)
    yield Record.from_position(record.position)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_reports_of_games_that_differ_in_what_is_hidden_are_the_same(game: str) -> None:
    error, alike = fault(), 0
    for acts in (0, 9, 41):
        groups: dict[tuple[str, ...], dict[str, str]] = defaultdict(dict)
        for one in siblings(played(game, acts)):
            if one.position.result is None:
                groups[tuple(public(one))][json.dumps(position_to_json(one.position))] = report(error, sat(one))
        for reports in groups.values():
            assert len(set(reports.values())) == 1
            alike += len(reports) - 1
    assert alike, "no two of these games differ in what is hidden: the test sees nothing"


@pytest.mark.parametrize("game", GAMES)
def test_the_report_of_an_unfinished_game_names_no_card_no_act_and_not_the_deal(game: str) -> None:
    for seats, acts in ((None, 0), (None, 17), (GAMES[game].seats()[0], 30)):
        record = played(game, acts, seats=seats)
        if record.position.result is not None:
            continue
        text = report(fault(), sat(record))
        told = text.replace(t("app.name"), "").replace(f"game of {game}", "game of")
        symbols = set(record.game.cards)
        assert not symbols & words(told.partition("game of")[2]), "a card by name"
        acted = {one for gesture in record.done for one in gesture.actions if ":" in one}
        assert not [one for one in acted if one in text]
        for secret in (SEED, SALT, record.position.rng):
            assert str(secret) not in text
        assert "Noa" not in text, "who plays is nobody's business"
        # And yet the report says what was going on.
        assert game in text and f"Kupa {__version__}" in text and "in fault" in text
        seen = view(record.position, None)
        assert f"phase {seen.phase}" in text


def test_the_verbs_are_told_as_everybody_learned_them() -> None:
    record = played("meydele", 6)
    text = report(fault(), sat(record))
    for gesture in record.done:
        assert f"{gesture.seat} {gesture.actions[0].partition(':')[0]}" in text
    assert f"{len(record.done)} acts" in text


def test_what_the_others_may_not_learn_yet_is_not_in_the_report() -> None:
    """In Soureh nobody may know before a declaration that a row fits, not even that there was an act."""
    rules, rng, found = GAMES["soureh"], Random(1), set[int | None]()
    for seed in range(200):
        record = Record.begin(rules, 2, seed)
        while record.position.result is None and record.position.phase != "declare" and len(record.done) < 60:
            record.act(rng.choice(rules.legal(record.position)))
        if record.position.phase == "declare":
            found.add(record.position.turn)
            after = report(fault(), sat(record))
            record.undo()
            assert report(fault(), sat(record)) == after
        if found == {0, 1}:
            return
    pytest.fail("no row fitted")


SECRETS = ("KD", "7H", "commit", "QS", "hand.1")


def tangled() -> BaseException:
    """Nested faults, each naming something that nobody may read."""
    try:
        try:
            try:
                {}["7H"]  # type: ignore[index]
            except KeyError as first:
                raise IllegalAction("commit:KD", Reason("not-in-hand", ("KD",)), ["commit:QS"]) from first
        except IllegalAction:
            raise ExceptionGroup("commit:KD", [NotationError("'7H' is not in hand.1"), OSError(errno.ENOSPC, "KD")])  # noqa: B904 - the context is wanted
    except ExceptionGroup as error:
        error.add_note("the hand was KD QS")
        found = error
    return found


@pytest.mark.parametrize("with_game", [True, False])
def test_the_words_of_an_exception_are_left_out(with_game: bool) -> None:
    text = report(tangled(), sat(played("karov-meod", 4)) if with_game else None)
    trace = text.partition("Kupa ")[0]
    assert not [secret for secret in SECRETS if secret in trace]
    # What the report may tell: kinds, places, the system's own error number.
    for told in ("KeyError", "IllegalAction", "ExceptionGroup", "NotationError", "OSError", "ENOSPC", "in tangled"):
        assert told in trace
    assert "tests/shell/start/test_crash.py:" in trace


def test_a_refusal_is_told_by_its_code_alone() -> None:
    text = said_by(FileRefused("illegal-action", ("noa.kupa", 3, "take:7H")))
    assert "illegal-action" in text and "7H" not in text and "noa" not in text


def test_no_folder_of_somebodys_is_in_the_report() -> None:
    assert str(Path(__file__).parents[3]) not in report(fault(), sat(played("solo", 3)))


def test_a_fault_that_comes_again_when_the_game_is_told_is_part_of_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sat(played("solo", 3))

    def broken(self: Sitting, seat: int | None) -> object:
        raise KeyError("7H")

    monkeypatch.setattr(Sitting, "view_of", broken)
    text = report(fault(), sitting)
    assert "in broken" in text and "KeyError" in text and "7H" not in text and "solo" in text


def test_a_very_deep_fault_is_told_in_short() -> None:
    def deep(n: int) -> None:
        deep(n + 1)

    try:
        deep(0)
    except RecursionError as error:
        text = said_by(error)
    lines = text.splitlines()
    assert "RecursionError" in text and len(lines) < 120
    (cut,) = [number for number, line in enumerate(lines) if line.endswith(" more")]
    places = [line.endswith("in deep") for line in lines]
    assert sum(places[:cut]) < sum(places[cut:]), "its end says more than its beginning"


def test_the_report_of_a_game_that_is_over_has_the_whole_record() -> None:
    record = played("krav-maga", 10_000)
    assert record.position.result is not None
    text = report(fault(), sat(record))
    assert str(SEED) in text and "the sky fell" in text
    for gesture in record.done:
        assert json.dumps(list(gesture.actions)) in text


def test_the_sentence_beside_the_report_says_what_is_in_it(window: MainWindow) -> None:
    sheet = CrashMessage(window, "what happened")
    shown = " ".join(label.text() for label in sheet.findChildren(Label))
    assert "names no card" in shown and "position" not in shown


def test_the_report_can_be_saved(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "report.txt"
    sheet = CrashMessage(window, "what happened", lambda host, title, name, words: str(target))
    sheet.open()
    QApplication.processEvents()
    sheet.save.click()
    assert target.read_text("utf-8") == "what happened"


def test_a_report_that_cannot_be_saved_is_shown(window: MainWindow, tmp_path: Path) -> None:
    gone = tmp_path / "nowhere" / "report.txt"
    sheet = CrashMessage(window, "what happened", lambda host, title, name, words: str(gone))
    sheet.open()
    sheet.save.click()
    assert sheet.details.isVisible()
    (message,) = [one for one in sheet.findChildren(MessageSheet) if one.isVisible()]
    assert read(message) == (
        "The report was not saved The folder for report.txt is not there. All of it is in the details."
        " It can be saved to another folder."
    )


def test_the_program_shows_the_sheet_over_its_window(qapp: QApplication, own_home: Path) -> None:
    made = Program(qapp, Wanted(language="en"))
    made.watch()
    made.start()
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert made.window is not None
    assert [sheet for sheet in made.window.findChildren(CrashMessage) if sheet.isVisible()]
    made.close()
