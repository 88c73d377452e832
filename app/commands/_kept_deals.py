"""The deals of a contest played so far, kept in a file so that the contest can be interrupted and continued.

The file has a line for the question and one for every deal, each a JSON object. An incomplete last line is dropped, and
its deal played again. Anything else that cannot be read is refused, and the file stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from app.commands._command_line import Unanswerable, refuse_device
from app.commands._contest import Contest
from app.games import GAMES
from app.lab.arena import Played
from app.store.errors import said
from app.wording import t

FORMAT = 1
"""The number of this format."""

Pair = tuple[str, str]


def unusable(path: Path, error: Exception) -> str:
    """Return a sentence on why a file cannot be used to keep deals."""
    return t("arena.refused.file", file=str(path), why=said(error))


class KeptDeals:
    """All deals of a contest that have been played, by match."""

    def __init__(self, asked: Contest) -> None:
        """Read the contest's file, if it names one. Raises Unanswerable."""
        self._asked = asked
        self._found: dict[Pair, dict[int, Played]] = {pair: {} for pair in asked.pairs}
        self._file: TextIO | None = None
        if asked.keep is not None:
            try:
                self._file = self._opened(asked.keep)
            except (OSError, UnicodeDecodeError) as error:
                raise Unanswerable(unusable(asked.keep, error)) from error

    def of(self, pair: Pair) -> list[Played]:
        """Return the played deals of a match, in order, and no more than were asked for."""
        return [one for number, one in sorted(self._found[pair].items()) if number < self._asked.deals]

    def missing(self, pair: Pair) -> list[int]:
        """Return the numbers of the deals that are still to be played."""
        return [number for number in range(self._asked.deals) if number not in self._found[pair]]

    def add(self, pair: Pair, played: Sequence[Played]) -> None:
        """Keep some more deals. Raises OSError if they cannot be written to the file; they count all the same."""
        self._found[pair].update((one.number, one) for one in played)
        if self._file is not None:
            self._file.writelines(json.dumps({"pair": pair, **one._asdict()}) + "\n" for one in played)
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            # What cannot be written now already failed in `add`, which has reported it.
            with suppress(OSError):
                self._file.close()

    def _question(self) -> dict[str, Any]:
        """Return what must be the same for deals to belong together."""
        table = self._asked.table
        game = table.agreed(GAMES)
        return {
            "kupa-arena": FORMAT,
            "game": game.id,
            "revision": game.rules.info.revision,
            "seats": game.seats,
            "options": dict(game.options),
            "seed": self._asked.seed,
        }

    def _opened(self, path: Path) -> TextIO:
        """Read the file, and open it for appending. Raises OSError, Unanswerable."""
        refuse_device(path)
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._read(path, lines)
        elif not json.dumps(self._question()).startswith(text):
            # Only a file that was interrupted in its first line may begin anew.
            raise Unanswerable(t("arena.refused.damaged", file=str(path)))
        file = path.open("r+" if path.exists() else "w", encoding="utf-8", newline="\n")
        file.seek(len(whole.encode("utf-8")))
        file.truncate()
        if not lines:
            file.write(json.dumps(self._question()) + "\n")
            file.flush()
        return file

    def _read(self, path: Path, lines: Sequence[str]) -> None:
        """Take over the deals of the requested matches. Raises Unanswerable."""
        try:
            if json.loads(lines[0]) != self._question():
                raise Unanswerable(t("arena.refused.other", file=str(path)))
            for line in lines[1:]:
                data = json.loads(line)
                pair = tuple(data.pop("pair"))
                one = Played(**{**data, "ms": tuple(data["ms"])})
                if pair in self._found:
                    self._found[pair][one.number] = one
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            if isinstance(error, Unanswerable):
                raise
            raise Unanswerable(t("arena.refused.damaged", file=str(path))) from error
