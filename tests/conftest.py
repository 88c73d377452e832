"""What every test relies on: no screen, no data of the person who runs it, one profile for Hypothesis."""

from __future__ import annotations

import os

import dev

# First of all: without a screen Qt aborts the whole process.
os.environ.update({**dev.without_screen(), **os.environ})

import contextlib
import gc
import importlib.util
import itertools
import sys
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from app.games import GAMES, admit, file, is_own
from app.wording import readable, use
from app.wording.catalogue import WORDS
from tests.covering import covering, few_of, run_everything, taken_for

if sys.dont_write_bytecode:
    # The suite starts Python some hundred times, and each start would spend most of its time compiling. If no bytecode
    # is wanted beside the sources, it goes into the folder for everything that is built.
    sys.pycache_prefix = str(Path(__file__).parents[1] / "build" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False

HOMES = tempfile.TemporaryDirectory(prefix="kupa-tests-", ignore_cleanup_errors=True)
NUMBERS = itertools.count(1)

# Nothing may read or write the folders of the person at this machine, not even before or between tests: neither the
# program's own (KUPA_HOME) nor those in which Qt remembers its file dialogs.
BETWEEN = os.environ["KUPA_HOME"] = str(Path(HOMES.name, "0"))
os.environ["KUPA_OWN_GAMES"] = ""
os.environ["XDG_CONFIG_HOME"] = str(Path(HOMES.name, "config"))

# A busy machine is no reason to fail, hence no deadline. Continuous integration draws the same examples in every run,
# so a failure there comes from the change. A developer's runs draw new ones, and --slow draws the most.
hypothesis.settings.register_profile(
    "default", deadline=None, max_examples=25, derandomize=bool(os.environ.get("CI"))
)
hypothesis.settings.register_profile("slow", deadline=None, max_examples=1000)
hypothesis.settings.load_profile("default")


@pytest.fixture(autouse=True)
def own_home() -> Iterator[Path]:
    """Give each test its own KUPA_HOME, the folder in which the program keeps all its data; it does not exist yet.

    The test begins and ends in English, whatever language the system or the test before it used. If a game brings
    words, the fixture fails the test when one was missing: the program shows a readable form instead, so nobody would
    notice. All this is one fixture because each fixture costs ten thousand tests two tenths of a millisecond each.
    """
    home = Path(HOMES.name, str(next(NUMBERS)))
    os.environ["KUPA_HOME"] = str(home)
    use("en")
    readable.lacking.clear()
    yield home
    os.environ["KUPA_HOME"] = BETWEEN
    use("en")
    missing = words_lacking() if readable.lacking else []
    admit(None)
    assert not missing, f"there are no words for {missing}"


def words_lacking() -> list[str]:
    """Return the missing messages that belong to a game with words of its own."""
    asked = [name.split(".")[:2] for name in readable.lacking]
    games = {second if first == "game" else first for first, second in asked}
    worded = {game for game in games if game in GAMES and not is_own(game) and file(game, WORDS) is not None}
    return [name for name in readable.lacking if worded & set(name.split(".")[:2])]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the three options that include the marked tests."""
    parser.addoption("--long", action="store_true", help="run the tests marked long as well")
    parser.addoption("--slow", action="store_true", help="run the tests marked long or slow and every combination")
    parser.addoption("--bundle", action="store_true", help="run the tests of the built bundle as well")


def pytest_configure(config: pytest.Config) -> None:
    """Run everything if --slow is given, and choose the Hypothesis profile unless the command line names one.

    Whoever names files or folders wants all that is tested there, so the long tests are only left out of the whole.
    """
    if config.args_source is pytest.Config.ArgsSource.ARGS:
        # The workers are given the options of the main process.
        config.option.long = True
    if config.getoption("--slow"):
        run_everything()
    if config.getoption("--slow") and not config.getoption("--hypothesis-profile"):
        hypothesis.settings.load_profile("slow")
    if hasattr(config, "workerinput") and sys.platform != "win32" and not (config.rootpath / CONSTANTS).is_dir():
        config.pluginmanager.register(ReadFirst())


CONSTANTS = Path(".hypothesis", "constants")
"""Where Hypothesis keeps the constants it has found in the program's sources; it draws them now and then."""


GARBAGE = (5_000, 20, 20)
"""The thresholds of the garbage collector: new objects, then collections of the next younger generation."""


DEFERRED_DELETE = 52
"""`QEvent.Type.DeferredDelete`, without importing Qt for tests that have no use for it."""


class ReadFirst:
    """In a fresh checkout one worker reads the sources for Hypothesis, and the others find what it has kept.

    Hypothesis reads them once all tests have been collected. Otherwise every worker would parse the whole program,
    which takes ten seconds.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_collection_modifyitems(self) -> Generator[None, object, object]:
        """Let one worker at a time run the hooks that follow the collection."""
        with alone():
            return (yield)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold a lock so that one worker at a time does something, which the others then find done. Not on Windows."""
    import fcntl

    with open(__file__, "rb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let pytest-rerunfailures count in the process that runs the test.

    By default it asks the main process before each test how often that test has failed, in case the test killed its
    process. Over ten thousand tests that takes longer than most test files. Here a test that kills its process is not
    run again but reported as failed.
    """
    counted = getattr(session.config, "failures_db", None)
    if counted is not None and hasattr(session.config, "workerinput"):
        vars(counted).update(_get=lambda test, what: 0, _set=lambda test, what, count: None)
    for plugin in session.config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor" and not wants_all(session.config):
            plugin.sendevent = partial(tell_what_counts, plugin.sendevent)


def wants_all(config: pytest.Config) -> bool:
    """Whether the command line needs every report of a test: it asks for names, times, or a file of results."""
    return config.option.verbose > 0 or config.option.durations is not None or config.option.xmlpath is not None


def tell_what_counts(tell: Callable[..., None], event: str, **told: Any) -> None:
    """Send the main process only the reports of a test that it counts or shows, not those of its beginning or set-up.

    By default xdist sends six messages for each of over ten thousand tests. While the main process reads them, it takes
    a core from the workers.
    """
    if event == "logstart":
        return
    if event == "testreport":
        report = told["data"]
        if report["when"] != "call" and report["outcome"] == "passed" and not report["sections"]:
            return
    tell(event, **told)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let one worker at a time compile a test file that has not been compiled yet.

    Every worker collects all files in the same order. In a fresh checkout each would compile all of them, which takes
    half a minute; this way the others find what the first has written.
    """
    works = isinstance(collector, pytest.Module) and hasattr(collector.config, "workerinput")
    if sys.platform == "win32" or not works:
        return (yield)
    plain = Path(importlib.util.cache_from_source(str(collector.path)))
    compiled = plain.with_name(f"{plain.stem}-pytest-{pytest.__version__}.pyc")
    if compiled.exists():
        return (yield)
    with alone():
        if not compiled.exists():
            return (yield)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Keep the garbage collector from traversing all collected tests again and again, now and between the tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*GARBAGE)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Delete the windows of a test that is over, and collect garbage, both in this thread.

    Qt deletes later what a test has closed, in an event loop; without one, every surface of a table would stay until
    the worker ends.

    By default Python collects in whichever thread creates objects. If that is a thread of the lab and it deletes a
    window of an earlier test, the worker dies (`app/shell/start/collecting.py`).
    """
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and widgets.QApplication.instance() is not None:
        widgets.QApplication.sendPostedEvents(None, DEFERRED_DELETE)
    due = [age for age, (count, most) in enumerate(zip(gc.get_count(), GARBAGE, strict=True)) if count > most]
    if due:
        gc.collect(due[-1])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for.

    Without --bundle these are the tests marked bundle. Without --slow they are those marked slow, and the combinations
    of a test marked covering for which others stand; without --long as well, most of the tests marked long. Selection
    by name or keyword comes first.
    """
    closed = [mark for mark in ("slow", "bundle") if not config.getoption(f"--{mark}")]
    out = {item for item in items if any(item.get_closest_marker(mark) for mark in closed)}
    if "slow" in closed:
        out |= stood_for([item for item in items if item not in out])
        if not config.getoption("--long"):
            out |= too_long([item for item in items if item not in out])
    if out:
        config.hook.pytest_deselected(items=[item for item in items if item in out])
        items[:] = [item for item in items if item not in out]


def stood_for(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Return those tests marked covering whose combination of parameters others stand for (tests/covering.py)."""
    found: set[pytest.Item] = set()
    for mark, product in marked("covering", items):
        rows = [taken_for(item.callspec.params, mark.kwargs) for item in product]
        chosen = covering(rows)
        found |= {item for n, item in enumerate(product) if n not in chosen}
    return found


def too_long(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Return the tests marked long, without those of their cases that the mark keeps (tests/covering.py)."""
    found: set[pytest.Item] = set()
    for mark, cases in marked("long", items):
        kept = few_of(len(cases), mark.kwargs.get("keep", 0), cases[0].originalname)
        found |= {item for n, item in enumerate(cases) if n not in kept}
    return found


def marked(name: str, items: Iterable[pytest.Item]) -> Iterator[tuple[pytest.Mark, list[pytest.Function]]]:
    """Yield each test function with this mark: the mark, and the tests that are made of the function."""
    found: dict[tuple[pytest.Item | pytest.Collector | None, str], list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker(name):
            found.setdefault((item.parent, item.originalname), []).append(item)
    for made in found.values():
        mark = made[0].get_closest_marker(name)
        assert mark is not None
        yield mark, made
