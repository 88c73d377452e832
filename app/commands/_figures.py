"""The report of a simulation in words, a line for each figure; also why a simulation could not go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.lab.experiment import option_text, options_text
from app.lab.plan import Table
from app.lab.workers import Failure
from app.wording import t
from app.wording.titles import game_name

FEW = 8
"""How many reasons are named; the others are left out."""


def share(part: float) -> str:
    """Return a share of 1 as a percentage with one decimal."""
    return f"{100 * part:.1f}%"


def who_name(who: int | str) -> str:
    """Return the name of a seat, or of a simulated player."""
    return t("command.seat", n=who) if isinstance(who, int) else t(f"seat.{who}")


def table_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield the results of the games at one table; `data` is `Report.of_table`."""
    yield t("lab.head", game=game_name(data["game"]), seats=data["seats"], n=data["games"], seed=data["seed"])
    if data["options"]:
        yield t("lab.options", list=options_text(data["options"]))
    yield from stopped_lines(data)
    if data["actions"] is not None:
        yield from win_lines(data)
        yield from score_lines(data)
        yield from length_lines(data)
        yield from end_lines(data)
    yield from law_lines(data["laws"], data["games"])


def win_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield how often each player won."""
    if data["nobody"]["share"] == 1:
        yield t("lab.nobody.ever")
        return
    for one in data["wins"]:
        name = who_name(one["who"])
        if isinstance(one["who"], int):
            name = t("lab.player", who=name, level=data["players"][one["who"]])
        shares = {key: share(one[key]) for key in ("share", "low", "high")}
        yield t("lab.win", who=name, **shares)
    if data["seats"] > 1:
        yield t("lab.even", share=share(data["even"]))
    yield t("lab.nobody", n=data["nobody"]["games"], share=share(data["nobody"]["share"]))
    if len(data["wins"]) > 1:
        yield t("lab.shared", n=data["shared"]["games"], share=share(data["shared"]["share"]))


def score_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield how many points the players had."""
    for one in data["scores"]:
        yield t("lab.scores", who=who_name(one["who"]), **spread_text(one))


def length_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield how long the games were."""
    yield t("lab.actions", **spread_text(data["actions"]))
    if data["rounds"] is not None:
        yield t("lab.rounds", unit=data["rounds"]["var"], **spread_text(data["rounds"]))
    for name in ("shortest", "longest"):
        one = data[name]
        yield t(f"lab.{name}", n=one["actions"], number=one["number"], deal=one["deal"])


def end_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield how the games ended."""
    games = sum(data["reasons"].values())
    found = [f"{reason} {share(count / games)}" for reason, count in data["reasons"].items()]
    yield t("lab.reasons", list=", ".join(found[:FEW]) + (", …" if len(found) > FEW else ""))
    cap = data["cap"]
    yield t("lab.cap", n=cap["games"], share=share(cap["share"])) if cap["games"] else t("lab.cap.none")


def spread_text(found: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a message about how numbers are distributed."""
    return {"mean": round(found["mean"], 1), **{name: found[name] for name in ("least", "lower", "upper", "most")}}


def sweep_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield the results of the games at all tables; `data` is `Report.of_sweep`."""
    yield t("lab.sweep", n=data["games"], tables=len(data["tables"]), seed=data["seed"])
    yield from stopped_lines(data)
    for one in data["by_game"]:
        if not one["games"]:
            yield t("lab.game.none", game=game_name(one["game"]))
            continue
        ended = one["games"] - sum(one["broken"].values())
        yield t(
            "lab.game",
            game=game_name(one["game"]),
            n=one["games"],
            tables=one["tables_played"],
            mean=round(one["actions"].get("mean", 0.0), 1),
            most=one["actions"].get("most", 0),
            cap=share(one["cap"] / max(ended, 1)),
            nobody=share(one["nobody"] / max(ended, 1)),
        )
    yield from law_lines(data["laws"], data["games"])


def stopped_lines(data: dict[str, Any]) -> Iterator[str]:
    """Yield that the simulation stopped early, if it did."""
    if data["stopped"] is not None:
        yield t("lab.stopped", n=data["games"], all=data["asked"])


def law_lines(laws: dict[str, Any] | None, games: int) -> Iterator[str]:
    """Yield which laws were broken in so many games, if they were checked, each with how to find a case again."""
    if laws is None:
        return
    if games and not laws["broken"]:
        yield t("lab.laws.kept")
    for law, count in laws["broken"].items():
        yield t("lab.laws.broken", law=law, n=count)
        one = next(one for one in laws["examples"] if one["law"] == law)
        table = one["table"]
        yield t(
            "lab.laws.example",
            table=f"{table['game']} --seats {table['seats']}"
            + "".join(f" --option {name}={option_text(value)}" for name, value in table["options"].items()),
            number=one["number"],
            deal=one["deal"],
            n=len(one["actions"]),
            detail=one["detail"],
        )


def failure_sentence(table: Table, failure: Failure) -> str:
    """Return a sentence on why no more games could be played."""
    return t(
        f"lab.failed.{failure.code}",
        game=game_name(table.game),
        number=failure.number,
        deal=failure.deal,
        detail=failure.detail,
    )
