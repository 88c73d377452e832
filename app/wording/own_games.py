"""Sentences about a person's own games: what is wrong with one, why none can be written, which are missing."""

from __future__ import annotations

from collections.abc import Sequence

from app.games import RESERVED, GameTrouble
from app.wording.bidi import listed
from app.wording.formatting import t
from app.wording.titles import game_name


def trouble_sentence(trouble: GameTrouble) -> str:
    """Return what is wrong with an own game, in a sentence."""
    return t(f"own.trouble.{trouble.code}", folder=trouble.folder, detail=trouble.detail)


def not_written_sentence(code: str, about: str, detail: str) -> str:
    """Return why a new game could not be written (`app.lab.new_game.NotWritten`), in a sentence."""
    if code == "bad-id" and about in RESERVED:
        code = "reserved"
    return t(f"own.write.{code}", name=about, detail=detail)


def gone_sentence(games: Sequence[str], saved: int) -> str:
    """Say that saved games cannot be opened because their games are gone: which, and how many saved ones."""
    return t("own.gone" if len(games) == 1 else "own.gone.many", all=listed(list(map(game_name, games))), n=saved)
