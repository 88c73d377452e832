"""`kupa results [GAME]`: writes a page to hang up, with the results of an evening or of all games of one kind.

Without a game it is the last evening on which a game was finished, or the one that `--evening` names by its date. The
exit code is 0 if the file was written, 1 if it could not be or nothing has been finished, 2 for a command line that
cannot be carried out, 130 after Ctrl-C.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.commands._command_line import Unanswerable, understood
from app.commands._own_games import no_game
from app.commands._sheets import put_on_paper, several, target
from app.commands._terminal import refuse, usage
from app.commands.export import Nobody
from app.games import GAMES
from app.printing.paper import PAPERS
from app.session.evenings import Finished, evening_title, evenings, finished
from app.session.seats import cleaned
from app.store import Store, StoreError
from app.store.database import NAME
from app.store.folder import data_folder
from app.store.kept_settings import kept_settings
from app.wording import t
from app.wording.names import FORMS_SAID
from app.wording.plates import PLATES
from app.wording.sentences import store_trouble
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.printing.pages import PrintPage

KNOWN = ("to", "evening", "paper", "png!", "replace!")


class Owner(Nobody):
    """The person at this machine, as far as results tell of them."""

    def __init__(self) -> None:
        super().__init__()
        kept = kept_settings("person", "plate", "form")
        self.person = cleaned(kept.get("person"))
        self.plate = next((one for one in PLATES if one == kept.get("plate")), self.plate)
        self.form = next((one for one in FORMS_SAID if one == kept.get("form")), self.form)


def main(arguments: Sequence[str]) -> int:
    """Write the page; return the exit code."""
    line = understood(arguments, KNOWN)
    if line is None or (line.words and "evening" in line.named):
        return usage("results", arguments)
    chosen, game = line.named, "".join(line.words)
    try:
        if game and game not in GAMES:
            raise Unanswerable(no_game(game, t("command.print.no-game", word=game, games=", ".join(GAMES))))
        (paper,) = several("paper", chosen.get("paper", _usual_paper()), tuple(PAPERS), 1)
        games = all_finished()
        title, shown = _of_game(game, games) if game else _of_evening(chosen.get("evening", ""), games)
    except Unanswerable as wrong:
        return refuse(wrong, 2)
    except StoreError as error:
        return refuse(store_trouble(error.code, error.named, "results").sentence, 1)
    if not shown:
        return refuse(t("command.results.none"), 1)
    path = target(chosen, f"kupa-results-{game}" if game else "kupa-results")
    if path is None:
        return usage("results", arguments)

    def paint() -> list[PrintPage]:
        from app.printing.results import results_page

        return [results_page(PAPERS[paper], title, shown, one_game=bool(game))]

    return put_on_paper(paint, title, path, chosen)


def all_finished() -> list[Finished]:
    """Return every game that was finished on this machine, the latest first. Raises StoreError."""
    folder = data_folder()
    if not (folder / NAME).is_file():
        # Opening a store that is not there would make one.
        return []
    with Store.open(folder) as store:
        return finished([one for name in GAMES for one in store.history(name)], Owner())


def _of_game(game: str, games: Sequence[Finished]) -> tuple[str, list[Finished]]:
    """Return the title and the games of a page about one kind of game."""
    return game_name(game), [one for one in games if one.game == game]


def _of_evening(asked: str, games: Sequence[Finished]) -> tuple[str, list[Finished]]:
    """Return the title and the games of one evening, by default the last. Raises Unanswerable for another one."""
    found = {day.isoformat(): (evening_title(day), played) for day, played in evenings(games).items()}
    if not found:
        return "", []
    if asked and asked not in found:
        raise Unanswerable(t("command.print.wrong", option="--evening", word=asked, values=", ".join(found)))
    return found[asked or next(iter(found))]


def _usual_paper() -> str:
    """Return the paper of the settings."""
    kept = kept_settings("print_paper").get("print_paper")
    return kept if isinstance(kept, str) and kept in PAPERS else next(iter(PAPERS))
