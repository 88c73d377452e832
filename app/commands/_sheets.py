"""Writing pages of paper as a PDF or as pictures, for the commands that do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from app.commands._command_line import Unanswerable
from app.commands._files import not_written
from app.commands._progress import ProgressBar
from app.commands._stopping import Stop, stoppable
from app.commands._terminal import refuse, say
from app.store.errors import FileRefused
from app.store.files import look_before_writing
from app.wording import t

if TYPE_CHECKING:
    from app.printing.pages import PrintPage

T = TypeVar("T", bound=str)
Paint = Callable[[], "Sequence[PrintPage]"]
"""Makes the pages; it is called, and imports Qt, only once the command line is known to be in order."""


def kind_of(chosen: Mapping[str, str]) -> str:
    """Return whether to write a PDF or pictures, from `--png` or the suffix of the file's name."""
    return "png" if "png" in chosen or Path(chosen.get("to", "")).suffix.lower() == ".png" else "pdf"


def target(chosen: Mapping[str, str], usual: str) -> Path | None:
    """Return the file to write, with its suffix; None if what was typed is not the name of a file."""
    suffix = f".{kind_of(chosen)}"
    path = Path(chosen.get("to", f"{usual}{suffix}"))
    if path.name in ("", ".."):
        return None
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)


def several(option: str, text: str, values: tuple[T, ...], most: int = 9) -> tuple[T, ...]:
    """Read some of these values, at most `most`, separated by commas, each once. Raises Unanswerable."""
    known: dict[str, T] = {value: value for value in values}
    words = tuple(dict.fromkeys(text.split(",")))
    if len(words) > most or not known.keys() >= {*words}:
        raise Unanswerable(t("command.print.wrong", option=f"--{option}", word=text, values=", ".join(values)))
    return tuple(known[word] for word in words)


def put_on_paper(paint: Paint, title: str, path: Path, chosen: Mapping[str, str]) -> int:
    """Paint and write the pages, and say so; return the exit code."""
    try:
        with stoppable() as stop:
            written = _printed(paint, title, path, chosen, stop)
    except FileRefused as refused:
        return refuse(not_written(refused, "print"), 1)
    for one, count in written:
        say(t("command.print.written", file=one, n=count))
    return 0


def _printed(paint: Paint, title: str, path: Path, chosen: Mapping[str, str], stop: Stop) -> list[tuple[str, int]]:
    """Paint and write the pages; return the names of the files with their numbers of pages.

    Raises FileRefused. Raises KeyboardInterrupt between two pages once `stop` is asked for, because Qt survives Ctrl-C
    neither inside a page nor during its import.
    """
    # Qt is imported only here, so that a command line that cannot be carried out is refused without it.
    from app.printing.files import Press
    from app.printing.without_window import painting

    application, replace = painting(), "replace" in chosen
    press = Press(paint(), path, "pdf" if kind_of(chosen) == "pdf" else "png", title, replace=replace)
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
