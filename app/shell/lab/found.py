"""The lab's findings about each game, as shipped, in sentences (`kupa lab --found` writes the file). No Qt."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from app.engine import Rules
from app.lab.experiment import Experiment, Unreadable, from_json
from app.lab.found import terms
from app.wording import resource
from app.wording.findings import claim, finding_sentence

TOPICS: tuple[tuple[str, int], ...] = (
    ("seats", 2),
    ("seats.nobody", 1),
    ("length.minutes", 1),
    ("ends.cap", 1),
    ("fires.dead", 3),
    ("fires.loses", 2),
    ("fires.elsewhere", 2),
    ("fires.never", 1),
    ("fires.open", 1),
    ("skill", 2),
)
"""What the page tells about a game: prefixes of finding codes, with the largest number of each; the first come
first."""


ALL_SEATS = ("seats.fair", "seats.unfair", "seats.fair-open")
ONE_SEAT = ("seats.more", "seats.less", "seats.same", "seats.open")
"""A sentence about all seats names the one farthest from an even share; a sentence about that seat repeats it."""


class FoundGame(NamedTuple):
    """The findings about one game: the experiment, the sentences, and the claim of its inventors (empty: none).

    `stale`: the game's rules have been changed since. `levels`: sentences on what the levels of the table are worth;
    empty if they have not played each other.
    """

    game: str
    experiment: Experiment
    sentences: tuple[str, ...]
    claim: str
    stale: bool = False
    levels: tuple[str, ...] = ()


def shipped() -> list[Any]:
    """The entries of the file; empty if it is missing or cannot be read."""
    try:
        entries = json.loads(resource("resources", "found.json").read_text(encoding="utf-8"))["games"]
    except (OSError, ValueError, KeyError, TypeError):
        return []
    return entries if isinstance(entries, list) else []


def found(games: Mapping[str, Rules], entries: list[Any] | None = None) -> list[FoundGame]:
    """The findings about these games, in their order and in the current language; unreadable entries are left out."""
    known = {}
    for entry in shipped() if entries is None else entries:
        try:
            one = _read(entry, games)
        except (Unreadable, LookupError, TypeError, ValueError, AttributeError):
            continue
        known[one.game] = one
    return [known[game] for game in games if game in known]


def _read(entry: Mapping[str, Any], games: Mapping[str, Rules]) -> FoundGame:
    """One entry. Raises Unreadable, LookupError, TypeError, ValueError, AttributeError."""
    data = dict(entry["experiment"])
    game = data["game"]
    now = games[game].info.revision
    stale = data.get("revision", now) != now
    # Figures of earlier rules are shown too, and marked as such.
    experiment = from_json({**data, "revision": now}, games)
    sentences = dict.fromkeys(_sentences(game, entry["findings"]))
    levels = dict.fromkeys(_of_levels(game, entry["levels"]["findings"])) if "levels" in entry else ()
    return FoundGame(game, experiment, tuple(sentences), claim(game), stale, tuple(levels))


def _sentences(game: str, findings: list[Mapping[str, Any]]) -> Iterator[str]:
    whole = any(one["code"] in ALL_SEATS for one in findings)
    findings = [one for one in findings if not (whole and one["code"] in ONE_SEAT)]
    for topic, most in TOPICS:
        about = [one for one in findings if one["code"] == topic or one["code"].startswith(f"{topic}.")]
        for one in about[:most]:
            yield finding_sentence(game, one["code"], terms(one.get("values", {})))


def _of_levels(game: str, findings: list[Mapping[str, Any]]) -> Iterator[str]:
    """Each level against the one below, the highest against the lowest, and when it is ahead."""
    ahead = [one for one in findings if one["code"] == "skill.ahead"]
    for one in [*(one for one in findings if one["code"] != "skill.ahead"), *ahead[-1:]]:
        yield finding_sentence(game, one["code"], terms(one.get("values", {})))
