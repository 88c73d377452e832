"""`kupa print GAME ...`: writes the sheets of a game as a PDF or as pictures, to be printed at home.

The program itself never prints: the person opens the file and prints it with another program. What the command line
leaves out is taken from the settings if they have it (paper, edge, offset, the look of the cards); for the rest there
are defaults. The exit code is 0 if the file was written, 1 if it could not be, 2 for a command line that cannot be
carried out, 130 after Ctrl-C.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.commands._command_line import Unanswerable, chosen_options, understood, whole
from app.commands._own_games import no_game
from app.commands._sheets import put_on_paper, several, target
from app.commands._terminal import refuse, usage
from app.games import GAMES
from app.printing.choices import FLIPS, MOST_OFFSET
from app.printing.kept import as_kept
from app.printing.order import PARTS, PrintOrder, offered, tokens
from app.printing.paper import PAPERS, Offset
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import LANGUAGES, language
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.printing.pages import PrintPage

KNOWN = ("to", "sheets", "paper", "bleed!", "flip", "offset", "seats", "in", "option", "png!", "replace!")


def main(arguments: Sequence[str]) -> int:
    """Write the sheets of a game; return the exit code."""
    line = understood(arguments, KNOWN)
    if line is None or len(line.words) != 1:
        return usage("print", arguments)
    (game,), chosen = line.words, line.named
    try:
        order = ordered(game, chosen, line.chosen)
    except Unanswerable as wrong:
        return refuse(wrong, 2)
    path = target(chosen, f"kupa-{game}")
    if path is None:
        return usage("print", arguments)
    return put_on_paper(lambda: _pages(order), game_name(game), path, chosen)


def _pages(order: PrintOrder) -> Sequence[PrintPage]:
    from app.printing.pages import pages

    return pages(order)


def ordered(game: str, chosen: Mapping[str, str], wanted: Sequence[str] = ()) -> PrintOrder:
    """Return the order that a command line gives; `wanted` are the game's options, each `name=value`.

    Raises Unanswerable.
    """
    if game not in GAMES:
        raise Unanswerable(no_game(game, t("command.print.no-game", word=game, games=", ".join(GAMES))))
    order = as_kept(PrintOrder(game, offered(game), languages=(language(),)))._replace(bled="bleed" in chosen)
    readers: dict[str, Callable[[str], dict[str, Any]]] = {
        "sheets": lambda text: {"parts": several("sheets", text, PARTS)},
        "paper": lambda text: {"paper": several("paper", text, tuple(PAPERS), 1)[0]},
        "flip": lambda text: {"flip": several("flip", text, FLIPS, 1)[0]},
        "in": lambda text: {"languages": several("in", text, tuple(LANGUAGES))},
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
