"""`kupa print GAME ...`: writes the sheets of a game as a PDF or as pictures, to be printed at home.

The program itself never prints: the person opens the file and prints it with another program. What the command line
leaves out is taken from the settings if they have it (paper, edge, offset, the look of the cards); for the rest there
are defaults. The exit code is 0 if the file was written, 1 if it could not be, 2 for a command line that cannot be
carried out, 130 after Ctrl-C.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from app.commands._command_line import Unanswerable, chosen_options, understood, whole
from app.commands._files import not_written
from app.commands._own_games import no_game
from app.commands._progress import ProgressBar
from app.commands._stopping import Stop, stoppable
from app.commands._terminal import refuse, say, usage
from app.games import GAMES
from app.printing.choices import FLIPS, MOST_OFFSET
from app.printing.kept import as_kept
from app.printing.order import PARTS, PrintOrder, offered, tokens
from app.printing.paper import PAPERS, Offset
from app.store.errors import FileRefused
from app.store.files import look_before_writing
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import LANGUAGES, language
from app.wording.titles import game_name

T = TypeVar("T", bound=str)
KNOWN = ("to", "sheets", "paper", "bleed!", "flip", "offset", "seats", "in", "option", "png!", "replace!")


def main(arguments: Sequence[str]) -> int:
    """Write the sheets of a game; return the exit code."""
    line = understood(arguments, KNOWN)
    if line is None or len(line.words) != 1:
        return usage("print", arguments)
    (game,), chosen = line.words, line.named
    try:
        order = ordered(game, chosen, line.chosen)
        kind = kind_of(chosen)
    except Unanswerable as wrong:
        return refuse(wrong, 2)
    suffix = f".{kind}"
    path = Path(chosen.get("to", f"kupa-{game}{suffix}"))
    if path.name in ("", ".."):
        return usage("print", arguments)
    path = path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
    try:
        with stoppable() as stop:
            written = printed(order, path, kind, stop, replace="replace" in chosen)
    except FileRefused as refused:
        return refuse(not_written(refused, "print"), 1)
    for one, count in written:
        say(t("command.print.written", file=one, n=count))
    return 0


def printed(order: PrintOrder, path: Path, kind: str, stop: Stop, *, replace: bool) -> list[tuple[str, int]]:
    """Paint and write the sheets; return the names of the files with their numbers of pages.

    Raises FileRefused. Raises KeyboardInterrupt between two pages once `stop` is asked for, because Qt survives Ctrl-C
    neither inside a page nor during its import.
    """
    # Qt is imported only here, so that a command line that cannot be carried out is refused without it.
    from app.printing.files import Press
    from app.printing.pages import pages
    from app.printing.without_window import painting

    application = painting()
    press = Press(pages(order), path, "pdf" if kind == "pdf" else "png", game_name(order.game), replace=replace)
    for one in press.targets:
        look_before_writing(one, replace=replace)
    with ProgressBar(press.count, "command.print.progress") as progress:
        while press.step():
            progress.show(press.done)
            if stop.asked:
                press.stop()
                raise KeyboardInterrupt
    del application
    if len(press.written) == 1:
        return [(press.written[0].name, press.count)]
    return [(one.name, 1) for one in press.written]


def ordered(game: str, chosen: Mapping[str, str], wanted: Sequence[str] = ()) -> PrintOrder:
    """Return the order that a command line gives; `wanted` are the game's options, each `name=value`.

    Raises Unanswerable.
    """
    if game not in GAMES:
        raise Unanswerable(no_game(game, t("command.print.no-game", word=game, games=", ".join(GAMES))))
    order = as_kept(PrintOrder(game, offered(game), languages=(language(),)))._replace(bled="bleed" in chosen)
    readers: dict[str, Callable[[str], dict[str, Any]]] = {
        "sheets": lambda text: {"parts": _several("sheets", text, PARTS)},
        "paper": lambda text: {"paper": _several("paper", text, tuple(PAPERS), 1)[0]},
        "flip": lambda text: {"flip": _several("flip", text, FLIPS, 1)[0]},
        "in": lambda text: {"languages": _several("in", text, tuple(LANGUAGES))},
        "offset": lambda text: {"offset": _offset(text)},
        "seats": lambda text: {"seats": _seats(game, text)},
    }
    for name, reader in readers.items():
        if name in chosen:
            order = order._replace(**reader(chosen[name]))
    if wanted:
        options_chosen = chosen_options(GAMES[game], order.persons, wanted, GAMES)
        order = order._replace(options=tuple(options_chosen.items()))
    if "tokens" in order.parts and not tokens(game):
        raise Unanswerable(t("command.print.no-tokens", game=game_name(game)))
    return order


def kind_of(chosen: Mapping[str, str]) -> str:
    """Return whether to write a PDF or pictures, from `--png` or the suffix of the file's name."""
    return "png" if "png" in chosen or Path(chosen.get("to", "")).suffix.lower() == ".png" else "pdf"


def _several(option: str, text: str, values: tuple[T, ...], most: int = 9) -> tuple[T, ...]:
    """Read some of these values, at most `most`, separated by commas, each once. Raises Unanswerable."""
    known: dict[str, T] = {value: value for value in values}
    words = tuple(dict.fromkeys(text.split(",")))
    if len(words) > most or not known.keys() >= {*words}:
        raise Unanswerable(t("command.print.wrong", option=f"--{option}", word=text, values=", ".join(values)))
    return tuple(known[word] for word in words)


def _offset(text: str) -> Offset:
    """Read two numbers of mm, separated by a comma. Raises Unanswerable."""
    try:
        right, down = (float(one) for one in text.split(","))
        if max(abs(right), abs(down)) <= MOST_OFFSET:
            return Offset(right, down)
    except ValueError:
        pass
    values = f"{-MOST_OFFSET:g},{-MOST_OFFSET:g} … {MOST_OFFSET:g},{MOST_OFFSET:g}"
    raise Unanswerable(t("command.print.wrong", option="--offset", word=text, values=values))


def _seats(game: str, text: str) -> int:
    """Read a number of seats that the game has. Raises Unanswerable."""
    seats = GAMES[game].seats()
    found = whole(text)
    if found is not None and found in seats:
        return found
    named = game_name(game)
    raise Unanswerable(t("command.print.seats", game=named, word=bare(text), seats=(seats[0], seats[-1])))
