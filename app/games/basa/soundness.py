"""Whether vars that are each valid fit together, because positions from outside may be invented.

Checked when a position is read. All checks raise ValueError or LookupError.
"""

from __future__ import annotations

from app.engine.position import Position
from app.games.basa.cards import POWER_OF
from app.games.basa.powers import POWERS
from app.games.basa.terms import HAND, START, USED, alive, others, running

KEEPS: dict[str, tuple[str, ...]] = {
    "2D": ("left",),
    "3D": ("hour",),
    "KH": ("left",),
    "AS": ("cands",),
    "5S": ("had", "kept"),
    "XB": ("queue",),
}
"""What a power keeps in `fx` while it asks, besides card, power and n (canon 4.1)."""


def check_turn(p: Position) -> None:
    """Check that the seat in turn may be in turn, and that every list names valid things."""
    read, seats = p.vars, range(p.game.seats)
    active, lost = read["active"], read["lost"]
    claim(active in seats and active not in lost and alive(p) > 1, "the active player is out of the game")
    deciding = read["queue"][0] if p.phase == "feed" else dict(read["fx"]).get("queue", (active,))[0]
    claim(p.turn == deciding, "another seat has to decide")
    for name in START:
        claim(all(type(x) is int for x in read[name]), f"{name} is no list of numbers")
    claim(all(turns >= 0 for turns in read["skip"]), "less than no turn is missed")
    claim(all(type(s) is int and s in seats and s not in lost for s in read["flips"]), "flips names no seat")
    for owner, suit in read["traps"]:
        claim(type(owner) is int and owner in seats and owner not in lost and suit in ("H", "S"), "no such trap")
    claim(all(word in ("safe", "bonus", "") for word in (*read["again"], read["charm"])), "no such property")
    claim(read["uses"] == 0 or read["first"] in POWER_OF, "a power has been used, and first names none")
    claim(read["k"] > 0 and read["extra"] >= 0 and read["turn_no"] > 0, "stages and turns are counted from 1")
    if p.phase == "feed":
        claim(read["after"] in ("draw", "reguess"), "nothing goes on after the feeding")
        check_queue(p, read["queue"])
    if p.phase == "second":
        claim(read["uses"] == 1 and read["first"] in POWER_OF and read["guessed"], "no second card is due")


def check_rest(p: Position) -> None:
    """Check that no power is running, and that no card of one lies there."""
    claim(not p.vars["fx"] and not p.zones[USED], "a power runs although none has been used")


def check_queue(p: Position, queue: tuple[int, ...]) -> None:
    """Check that every seat that must give a card has one."""
    for seat in queue:
        claim(type(seat) is int and seat in range(p.game.seats), "queue names no seat")
        claim(seat not in p.vars["lost"] and bool(p.zones[HAND[seat]]), f"seat {seat} has nothing to give")


def check_power(p: Position) -> None:
    """Check that everything the running power keeps (`fx`) is present and valid."""
    fx = running(p)
    check_turn(p)
    power = POWER_OF[fx["card"]]
    claim(p.texts(USED) == [fx["card"]] and fx["power"] == power, "another card is used than the running power's")
    claim(p.phase in POWERS[power].answers, f"{power} asks nothing in phase {p.phase}")
    claim(type(fx["n"]) is int and fx["n"] > 1, "n is the number of players when the card was used")
    kept = [fx[name] for name in KEEPS.get(power, ())]
    claim(len(fx) == 3 + len(kept), "fx keeps something that is not its power's")
    match power:
        case "2D" | "KH":
            claim(fx["left"] in (1, 2), "left is 1 or 2")
        case "3D":
            claim(fx["hour"] in range(1, 13), "hour is from 1 to 12")
        case "AS":
            claim(len(set(fx["cands"])) > 1 and set(fx["cands"]) <= set(others(p)), "cands are several of the others")
        case "5S":
            claim(type(fx["had"]) is bool and fx["kept"] in (0, 1), "had is true or false, kept 0 or 1")
        case "XB":
            check_queue(p, fx["queue"])


def claim(holds: bool, sentence: str) -> None:
    """Raise ValueError with what is wrong unless this holds."""
    if not holds:
        raise ValueError(sentence)
