"""The course of a turn of Basa: the draw step begins (canon 4.2, 4.8), the card step closes (canon 4.4), the turn ends.

The end of a turn is canon 4.5; then comes the end of the game (canon 5). Everything done here leads to a question or to
that end.
"""

from __future__ import annotations

from typing import Any

from app.engine.position import Position
from app.games.basa.cards import ACE, RANK, SUIT, UNIQUE
from app.games.basa.terms import (
    HAND,
    REMOVED,
    STOCK,
    TEMP,
    USED,
    alive,
    by_seat,
    gain,
    in_play,
    lose,
    next_seat,
    only_aces,
    play_order,
    without,
)

NEW_TURN: dict[str, Any] = {
    "k": 1,
    **dict.fromkeys(("uses", "extra"), 0),
    "first": "",
    **dict.fromkeys(("swapped", "guessed", "muted", "penalty"), False),
}
"""The vars at the beginning of a turn (canon 4.5)."""

# 4.2: stages


def new_stage(p: Position) -> None:
    """Begin another stage of the same turn (canon 4.2)."""
    read = p.vars
    read["k"] += 1
    read["uses"] = 0
    read["first"] = ""
    read["swapped"] = False
    enter_draw(p, "draw")


def enter_draw(p: Position, phase: str) -> None:
    """Go to `draw` or `reguess`; if the stock holds only aces of diamonds, it is fed first (canon 4.8)."""
    # Nearly always the stock has more cards than there are aces of diamonds, which is quick to check.
    if len(p.zones[STOCK]) > p.game.options["decks"] or not only_aces(p):
        p.ask(phase, p.vars["active"])
        return
    givers = in_play(p, HAND)
    if givers:
        p.say("stock-empty")
        p.vars["after"] = phase
        p.ask_each("feed", givers)
    elif in_play(p, TEMP):
        end_turn(p)
    else:
        finish(p, "stuck")


def to_act(p: Position) -> None:
    """End the draw step and begin the card step."""
    if p.vars["penalty"]:
        p.vars["penalty"] = False
    p.ask("act", p.vars["active"])


def lose_turn(p: Position) -> None:
    """End the turn of an active player who has met an ace of diamonds in the draw step: they lose (canon 4.7)."""
    lose(p, p.vars["active"])
    end_turn(p)


# 4.4: the card step


def usable(p: Position) -> list[int]:
    """The cards of the active player's hand that may be used (canon 4.4)."""
    game, seat = p.game, p.vars["active"]
    points = by_seat(p, "points")[seat]
    if points < 0 and game.options["hp"] == "lock":
        return []
    barred = game.ids[ACE] if points >= 200 else (*game.ids[ACE], *game.ids["3H"])
    return [c for c in p.zones[HAND[seat]] if c not in barred]


def usable_second(p: Position) -> list[int]:
    """The cards that may be used after the first: none without a guess, none together with a UNIQUE one."""
    read, names = p.vars, p.game.cards
    first = read["first"]
    if read["uses"] != 1 or not read["guessed"] or first in UNIQUE:
        return []
    return [
        c
        for c in usable(p)
        if names[c] not in UNIQUE and RANK[names[c]] != RANK[first] and SUIT[names[c]] != SUIT[first]
    ]


def close_use(p: Position, lost: bool) -> None:
    """Carry out what follows a power (canon 4.4, using a card, 4 and 5). `lost`: it met an ace of diamonds."""
    seat = p.vars["active"]
    read = p.vars
    if p.zones[USED]:
        p.move_top(USED, TEMP[seat])
    gain(p, seat, -1, "use")
    if read["charm"] == "bonus":
        gain(p, seat, 2, "bonus")
    if read["fx"]:
        read["fx"] = ()
    if lost:
        lose(p, seat)
    check_points(p)
    if over_for_active(p):
        end_turn(p)
    elif usable_second(p):
        p.ask("second", seat)
    else:
        close_step(p)


def over_for_active(p: Position) -> bool:
    """Whether the turn cannot go on: the active player has lost, or only one player is left."""
    return p.vars["active"] in p.vars["lost"] or alive(p) == 1


def close_step(p: Position) -> None:
    """Close the card step after a card was used: a stage if one is owed, otherwise the turn ends (canon 4.4)."""
    if p.vars["extra"] > 0:
        p.vars["extra"] -= 1
        new_stage(p)
    else:
        end_turn(p)


def check_points(p: Position) -> None:
    """With `hp: "lose"`, let every seat below 0 lose, starting with the active one, until one is left (canon 6)."""
    if p.game.options["hp"] == "lose":
        for seat in play_order(p):
            if p.vars["points"][seat] < 0 and alive(p) > 1:
                lose(p, seat)


# 4.5: the end of a turn


def end_turn(p: Position) -> None:
    """Count and empty the temporary places; then end the game, or pass the turn (canon 4.5)."""
    bring_home(p)
    check_points(p)
    if alive(p) == 1:
        finish(p, "survivor")
    elif p.vars["turn_no"] >= p.game.options["max_turns"]:
        finish(p, "cap")
    else:
        p.vars["turn_no"] += 1
        pass_turn(p)


def bring_home(p: Position) -> None:
    """Count 2·n·x for the x cards of each temporary place and return them to the stock (canon 4.5, 1)."""
    seats, zones = p.game.seats, p.zones
    active = p.vars["active"]
    n = alive(p)
    to = REMOVED if p.game.options["remove"] else STOCK
    for seat in (*range(active, seats), *range(active)):
        laid = len(zones[TEMP[seat]])
        if laid:
            gain(p, seat, 2 * n * laid, "temp")
            p.move_all(TEMP[seat], to)
    p.shuffle(STOCK)


def pass_turn(p: Position) -> None:
    """Begin a further turn if one is owed, otherwise the next seat's; skip seats that miss a turn (canon 4.5, 3)."""
    read = p.vars
    seat = read["active"]
    again = read["again"]
    charm = ""
    if again and seat not in read["lost"]:
        charm, *again = again
    else:
        seat, again = next_seat(p, seat), ()
    while not comes_to(p, seat):
        seat = next_seat(p, seat)
        again = ()
        charm = ""
    read.update(NEW_TURN)
    read["active"] = seat
    read["again"] = tuple(again)
    read["charm"] = charm
    enter_draw(p, "draw")


def comes_to(p: Position, seat: int) -> bool:
    """Let the turn come to a seat, which ends its reversals; False if it misses the turn (canon 4.5, 3)."""
    if p.vars["flips"]:
        p.vars["flips"] = without(p.vars["flips"], seat)
    if p.vars["skip"][seat] <= 0:
        return True
    p.count("skip", seat, -1, "missed")
    return False


# 5: the end


def finish(p: Position, reason: str) -> None:
    """End the game; the option `win` says what counts first (canon 5)."""
    points, lost = p.vars["points"], p.vars["lost"]
    by_points = p.game.options["win"] == "points"

    def standing(seat: int) -> tuple[int, ...]:
        left, cards = int(seat not in lost), len(p.zones[HAND[seat]])
        return (points[seat], left, cards) if by_points else (left, cards, points[seat])

    best = max(map(standing, range(p.game.seats)))
    p.end([seat for seat in range(p.game.seats) if standing(seat) == best], points, reason)
