"""The branch of a power that the table says is in force, compared with what using the card does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from app.engine import Position, Step, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.basa.branches import branch
from app.games.basa.cards import POWER_OF
from app.wording import t, use
from app.wording.catalogue import has

BASA = GAMES["basa"]
NOTHING = {
    ("2D", ".none"),
    ("4D", ".none"),
    ("6H", ".full"),
    ("8C", ".none"),
    ("3S", ".empty"),
    ("8H", ".many-nothing"),
}
ASKS = {("2D", ".some"): "trade", ("4D", ".some"): "target", ("KD", ".some"): "target", ("8H", ".few"): "pick",
        ("8H", ".many"): "pick", ("QH", ".some"): "pick", ("3S", ".full"): "give"}  # fmt: skip


def uses() -> Iterator[tuple[Position, str, str, Step]]:
    """Cards used in random games: the position before, the card, the branch that was said, and the result."""
    for seats, seed in ((2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)):
        p, rng = new_game(BASA, seats, seed, {"decks": 1}).position, Random(seed)
        for _ in range(220):
            if p.turn is None:
                break
            for action in p.game.rules.legal(p):
                if p.phase in ("act", "second") and action.verb == "use" and not rng.randrange(3):
                    text = action.args[0]
                    yield p, text, branch(view(p, p.turn), p.turn, text), play(p, action)
            p = play(p, rng.choice(p.game.rules.legal(p))).position


def test_the_branch_that_is_said_is_the_one_that_is_played() -> None:
    seen = set()
    for p, text, said, step in uses():
        seat, power, after = p.turn, POWER_OF[text], step.position
        assert seat is not None
        if after.result is not None or seat in after.vars["lost"]:
            continue
        seen.add((power, said))
        counted = [(e.args["code"], int(e.args["seat"]), int(e.args["by"])) for e in step.events
                   if e.code == "counted" and e.args["var"] == "points"]  # fmt: skip
        own = [by for code, one, by in counted if one == seat and code not in ("use", "temp", "trap")]
        drawn = sum(len(e.cards) for e in step.events
                    if e.code == "moved" and (e.args["from"], e.args["to"]) == ("stock", f"hand.{seat}"))  # fmt: skip
        if (power, said) in NOTHING:
            assert not own and not drawn and after.vars["fx"] in (None, (), {}), (text, said, counted)
        forced = any(e.code == "acted" and e.args.get("forced") for e in step.events)
        if (power, said) in ASKS and len(p.zones["stock"]) > 6 and not forced:
            assert after.phase == ASKS[power, said] or power == "4D", (text, said, after.phase)
        if power == "6H" and said == ".empty" and len(p.zones["stock"]) > 8:
            assert drawn >= 3 or any(e.code == "said" and e.args["code"] == "ace" for e in step.events)
    assert len(seen) > 14, seen


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("code", ["he", "en"])
def test_every_branch_has_a_sentence_of_its_own_that_names_no_other_case(code: str) -> None:
    use(code)
    whole = {".", ""}
    for _, text, said, _ in uses():
        if said not in whole:
            assert has(f"basa.power.{POWER_OF[text]}{said}"), (text, said)
    if code == "en":
        for name in ("6D.full", "6D.empty", "KH.full", "KH.empty", "8C.empty", "8C.twice", "TH.plain", "5H.low"):
            assert not {"Otherwise", "With an"} & set(t(f"basa.power.{name}", 1, 2, 3, 4).split()), name


@pytest.mark.parametrize("trap", [False, True])
def test_a_trap_is_paid_before_the_power_and_counts_for_its_branch(trap: bool) -> None:
    data = {
        "game": "basa", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "act", "options": {},
        "vars": {"active": 0, "points": [2, 20, 20], "traps": [[1, "H"]] if trap else []},
        "zones": {"stock": ["7C", "AD"], "hand.0": ["5H", "2H"], "hand.1": ["5D"], "hand.2": ["6C"]},
    }  # fmt: skip
    p = position_from_json(data, GAMES)
    said, step = branch(view(p, 0), 0, "5H"), play(p, "use:5H")
    gained = any(e.code == "counted" and e.args["var"] == "points" and e.args["by"] == 10 for e in step.events)
    assert (said, gained) == ((".low", True) if trap else (".high", False))


@pytest.mark.parametrize(("points", "said"), [(202, ".some"), (199, ".few")])
def test_whether_the_three_of_hearts_may_be_used_is_judged_before_its_traps_are_paid(points: int, said: str) -> None:
    data = {
        "game": "basa", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "act", "options": {},
        "vars": {"active": 0, "points": [points, 20, 20], "traps": [[1, "H"]]},
        "zones": {"stock": ["7C", "AD"], "hand.0": ["3H", "2H"], "hand.1": ["5D"], "hand.2": ["6C"]},
    }  # fmt: skip
    p = position_from_json(data, GAMES)
    assert branch(view(p, 0), 0, "3H") == said
    assert ("use:3H" in map(str, p.game.rules.legal(p))) == (said == ".some")
