"""Pictures of every screen: both languages, both themes, three sizes.

`python3 dev.py shots [--readme] [--into FOLDER] [SCREEN ...]` (build/shots, all screens). The same positions every time
(fixed deals and moves), so two runs can be compared side by side. `--readme` writes the pictures that README.md shows,
into packaging/screenshots.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from app.engine import Position, Record
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import read_table, settled
from app.shell.kit.style import Appearance
from app.shell.library.replay_page import ReplayPage
from app.shell.library.swap_sheet import SwapSheet
from app.shell.settings.settings import Settings
from app.shell.start.program import Application
from app.shell.table.consent import ConsentSheet
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.table.commands import Command
from app.table.prompts import Ref

ROOT = Path(__file__).resolve().parents[1]
SIZES = ((900, 600), (1280, 800), (1920, 1080))
NAMES = {"he": "נועה", "en": "Noa"}

MOMENTS: Mapping[str, Callable[[Position], object]] = {"meydele": lambda p: p.vars["war"]}
"""By game id: what makes a position worth a picture, in games whose table shows only hands most of the time."""
DEALS = {("meydele", 9): 26}
"""By game and seats: a deal in which such a moment comes for the person early enough, if the usual deal has none."""

Screen = Callable[["Studio"], None]


class Studio:
    """The program with a store in a temporary folder, and the means to bring it to any screen."""

    def __init__(self, app: QApplication, folder: Path, language: str, theme: str) -> None:
        """Nothing is shown yet."""
        self.store = Store.open(folder)
        self.settings = Settings(self.store.settings())
        self.settings.choose("language", language)
        self.settings.choose("theme", theme)
        self.settings.speed = 0.0
        self.settings.person = NAMES[language]
        Appearance(app, self.settings)
        self.window = MainWindow(self.store, self.settings)
        self.window.show()

    def game(self, name: str, moves: int, seed: int) -> TablePage:
        """A game after some sensible moves."""
        self.window.begin(NewGame(name, read_table({}, 1, self.settings), GAMES[name].fill(1, {}), seed))
        page = self.page()
        for _ in range(moves):
            legal = [str(action) for action in page.sitting.view.legal]
            if not legal:
                break
            gains = [text for text in legal if text.startswith(("take", "point"))]
            page.sitting.act([(gains or legal)[0]])
        page.surface.show_view(page.sitting.view)
        return page

    def company(self, name: str, share: float, seed: int = 5, persons: int = 1, seats: int = 0) -> TablePage:
        """A game of several seats, played at random up to a share of its length; the person is in turn."""
        rules = GAMES[name]
        low, high = rules.info.seats
        wanted = min(high, max(low, seats or 4))
        seated = [one._replace(computer=seat >= persons) for seat, one in
                  enumerate(read_table({}, wanted, self.settings))]  # fmt: skip
        new = NewGame(name, settled([*seated]), rules.fill(wanted, {}), seed)
        whole = self.at_random(new)
        acts = whole[: round(share * len(whole))]
        if share < 1 and persons == 1:
            acts = self.in_play(new, whole, len(acts))
        self.window.begin(new)
        page = self.page()
        page.company.turns.go_on = lambda answered=False: None  # type: ignore[method-assign]
        page.company.turns.stop()
        for actions in acts:
            page.sitting.act(actions)
        if not page.company.covered:
            page.surface.show_view(page.sitting.view)
        return page

    def in_play(self, new: NewGame, whole: list[list[str]], count: int) -> list[list[str]]:
        """About `count` acts of the game, after which it is the turn of the person, who has the first seat.

        They end at the person's next turn after `count` acts or, if there is none, at the last one before; in a game
        that has moments of its own (`MOMENTS`), at the nearest of these.
        """
        moment = self.moment(new, whole, count) if count else None
        if moment is not None:
            return whole[:moment]
        record, rng, last = self.begun(new), Random(new.seed), 0
        for number, actions in enumerate(whole[:count]):
            last = number if record.position.turn == 0 else last
            record.act(*actions)
        while record.position.turn not in (0, None):
            record.act(rng.choice(record.game.rules.legal(record.position)))
        over = record.position.turn is None
        return whole[:last] if over else [list(gesture.actions) for gesture in record.done]

    def moment(self, new: NewGame, whole: list[list[str]], count: int) -> int | None:
        """After how many acts a moment worth a picture comes, as near to `count` as possible; None if there is none."""
        record, found = self.begun(new), list[tuple[bool, int]]()
        wanted = MOMENTS.get(new.game)
        for number, actions in enumerate(whole):
            if wanted is not None and wanted(record.position):
                found.append((record.position.turn != 0, number))
            record.act(*actions)
        return min(found, key=lambda one: (one[0], abs(one[1] - count)))[1] if found else None

    def begun(self, new: NewGame) -> Record:
        """A game at its beginning."""
        return Record.begin(GAMES[new.game], new.seats, new.seed, new.options)

    def at_random(self, new: NewGame) -> list[list[str]]:
        """The actions of a whole game played at random."""
        record, rng = self.begun(new), Random(new.seed)
        while record.position.result is None:
            record.act(rng.choice(record.game.rules.legal(record.position)))
        return [list(gesture.actions) for gesture in record.done]

    def page(self) -> TablePage:
        """The table's page."""
        page = self.window.stack.currentWidget()
        assert isinstance(page, TablePage)
        return page

    def take_up(self, page: TablePage, wanted: str) -> None:
        """Pick up a card that has the wanted choice."""
        view = page.sitting.view
        for ref in page.controller.liftable(view):
            if any(action.startswith(wanted) for c in page.controller.choices(view, ref) for action in c.actions):
                page.surface.gestures.click(ref)
                return

    def close(self) -> None:
        """Let go of the store."""
        page = self.window.stack.currentWidget()
        if isinstance(page, TablePage):
            page.leave()
        self.window.close()
        # Only a running event loop carries out `deleteLater`, and here none runs: every window left is restyled with
        # each change of the look, and the fiftieth took ten times as long as the first.
        delete(self.window)
        self.store.close()


def shelf(studio: Studio) -> None:
    """The shelf with a game left open."""
    studio.game("solo", 9, 7)
    studio.window.show_shelf()


def solo(studio: Studio) -> None:
    """Solo, the first card of a run chosen."""
    page = studio.game("solo", 12, 17)
    studio.take_up(page, "take")


def solo_refused(studio: Studio) -> None:
    """Solo, a card refused."""
    page = studio.game("solo", 8, 9)
    view = page.sitting.view
    takes = {action.args[0] for action in view.legal if action.verb == "take"}
    index = next(i for i, text in enumerate(view.zones["hand.0"]) if text not in takes)
    page.surface.gestures.click(Ref("hand.0", index))
    page.surface.gestures.click(Ref("center"))


def solo_rules(studio: Studio) -> None:
    """Solo with its rules beside the table."""
    studio.game("solo", 6, 5).beside.show(Command.RULES)


def solo_log(studio: Studio) -> None:
    """Solo with its log beside the table."""
    studio.game("solo", 10, 5).beside.show(Command.LOG)


def solo_end(studio: Studio) -> None:
    """Solo, over."""
    studio.game("solo", 400, 3)


def trishape(studio: Studio) -> None:
    """TriShape with a point to take."""
    page = studio.game("trishape", 0, 4)
    for _ in range(9):
        legal = [str(action) for action in page.sitting.view.legal]
        page.sitting.act([next(text for text in legal if text.startswith("lay"))])
    page.surface.show_view(page.sitting.view)


def trishape_words(studio: Studio) -> None:
    """TriShape with the table in words."""
    studio.game("trishape", 8, 4).beside.show(Command.WORDS)


def trishape_end(studio: Studio) -> None:
    """TriShape, over."""
    studio.game("trishape", 400, 3)


def settings(studio: Studio) -> None:
    """The settings over the shelf."""
    studio.window.show_shelf()
    studio.window.show_settings()


def new_game(studio: Studio) -> None:
    """A new game of Solo."""
    studio.window.show_shelf()
    studio.window.new_game("solo")


def results(studio: Studio) -> None:
    """Results of TriShape after some games."""
    for seed in range(1, 9):
        studio.game("trishape", 400, seed)
    studio.window.show_results("trishape")


def lab(studio: Studio) -> None:
    """The lab, with some games of Meydele counted."""
    studio.window.lab.show()
    desk = studio.window.lab.page.desk
    desk.set_wanted(60)
    studio.window.lab.page.take_game("meydele")
    while desk.progress is not None and desk.progress.state == "running":
        QApplication.processEvents()
    QApplication.processEvents()


def found(studio: Studio) -> None:
    """What the lab found."""
    studio.window.lab.show_found()


def about(studio: Studio) -> None:
    """What the program is."""
    studio.window.show_shelf()
    studio.window.show_about()


def company_of(name: str, share: float, seats: int = 0) -> Screen:
    """A screen of a game in company: how far it has gone, and with how many seats."""

    def screen(studio: Studio) -> None:
        studio.company(name, share, DEALS.get((name, seats), 5), seats=seats)

    stage = "opening" if share == 0 else "end" if share == 1 else "middle"
    screen.__name__ = f"{name.replace('-', '_')}_{stage}" + (f"_{seats}" if seats else "")
    return screen


def curtain(studio: Studio) -> None:
    """The curtain, as two people share the screen."""
    studio.company("majnun", 0.0, persons=2)


def new_company(studio: Studio) -> None:
    """A new game of Majnun: who sits at the table."""
    studio.window.show_shelf()
    studio.window.new_game("majnun")


def replay(studio: Studio) -> None:
    """A finished game being watched."""
    page = studio.company("soureh", 1.0)
    page.company.leave()
    studio.window.finished.watch_table()


def swap(studio: Studio) -> None:
    """Cards of a watched game that are to change places, with one of them chosen."""
    replay(studio)
    page = studio.window.page
    assert isinstance(page, ReplayPage)
    page.go_to(page.replay.count // 2)
    page.swap.click()
    studio.window.findChildren(SwapSheet)[0].cards[1].click()


def consent(studio: Studio) -> None:
    """The question to all whether a move may be taken back."""
    page = studio.company("soureh", 0.3)
    page.show_sheet(ConsentSheet(page.window(), [one for one in page.sitting.seated if not one.computer]))


SEVERAL = [name for name, rules in GAMES.items() if rules.info.seats[1] > 1]
COMPANY = [company_of(name, share) for name in SEVERAL for share in (0.0, 0.55, 1.0)]
LARGEST = [company_of(name, 0.3, GAMES[name].info.seats[1]) for name in SEVERAL if GAMES[name].info.seats[1] > 4]

_ALL: tuple[Screen, ...] = (
    shelf, solo, solo_refused, solo_rules, solo_log, solo_end, trishape, trishape_words, trishape_end, settings,
    new_game, results, lab, found, about, curtain, new_company, replay, swap, consent, *COMPANY, *LARGEST,
)  # fmt: skip
SCREENS = {screen.__name__: screen for screen in _ALL}
README = (
    ("solo", "he", "light"),
    ("shelf", "en", "dark"),
    ("soureh_middle", "he", "light"),
    ("shapes_middle", "en", "light"),
    ("majnun_middle", "he", "dark"),
    ("curtain", "he", "light"),
)


def pictures(
    app: QApplication, screen: Screen, language: str, theme: str, sizes: tuple[tuple[int, int], ...]
) -> Iterator[tuple[tuple[int, int], object]]:
    """A screen in several sizes."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        studio = Studio(app, Path(folder), language, theme)
        for size in sizes:
            studio.window.resize(*size)
            app.processEvents()
            screen(studio)
            settle(app, studio.window)
            yield size, studio.window.grab()
        studio.close()
    # The program collects garbage when it waits for events, and here it never does: hundreds of windows took gigabytes.
    gc.collect()


def settle(app: QApplication, window: MainWindow) -> None:
    """Let layouts and the table come to rest."""
    for _ in range(3):
        app.processEvents()
    page = window.stack.currentWidget()
    while page is window.shelf and window.shelf.pictures.waiting:
        app.processEvents()
    if isinstance(page, ReplayPage):
        page.surface.fit()
    if isinstance(page, TablePage):
        held, refusing = page.surface.gestures.held, page.voice.refusing
        if not refusing:
            page.surface.fit()
        if held is not None:
            page.surface.gestures.click(held)
    app.processEvents()


def for_readme(app: QApplication) -> None:
    """Make the pictures that README.md shows."""
    folder = ROOT / "packaging" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    for name, language, theme in README:
        for _, picture in pictures(app, SCREENS[name], language, theme, (SIZES[1],)):
            suffix = "-dark" if theme == "dark" else ""
            picture.save(str(folder / f"{name.replace('_', '-')}-{language}{suffix}.png"))  # type: ignore[attr-defined]


def asked(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line; end the process with a sentence if it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="dev.py shots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--readme", action="store_true", help="the pictures of README.md, and no others")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "shots", metavar="FOLDER", help="where they go")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCREENS))
    found = parser.parse_args(words)
    strange = [word for word in found.screens if word not in SCREENS]
    if strange:
        parser.error(f"there is no screen {strange[0]}; the screens: {', '.join(SCREENS)}")
    return found


def main(words: Sequence[str]) -> None:
    """Make the pictures that the command line asks for."""
    wanted = asked(words)
    there = QApplication.instance()
    app = there if isinstance(there, QApplication) else Application(["kupa"])
    if wanted.readme:
        for_readme(app)
        return
    wanted.into.mkdir(parents=True, exist_ok=True)
    for screen in wanted.screens or SCREENS:
        for language in ("he", "en"):
            for theme in ("light", "dark"):
                for size, picture in pictures(app, SCREENS[screen], language, theme, SIZES):
                    name = f"{screen.replace('_', '-')}-{language}-{theme}-{size[0]}.png"
                    picture.save(str(wanted.into / name))  # type: ignore[attr-defined]
                    print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
