"""The powers of the spades, death, and of the jokers (canon 4.6), in the page's order."""

from __future__ import annotations

from app.engine.position import Position
from app.games.basa.cards import SUIT, VALUE
from app.games.basa.terms import (
    DONE,
    END_OF,
    HAND,
    LOST,
    MET_ACE,
    REMOVED,
    SHOW,
    STOCK,
    TEMP,
    Fx,
    PowerOutcome,
    alive,
    ask,
    draw,
    gain,
    in_play,
    lose,
    my_hand,
    next_seat,
    others,
    play_order,
    random_card,
    return_to_stock,
    series,
)


def use_as(p: Position, you: int, n: int) -> PowerOutcome:
    """Next draws a card, which goes back; then an empty hand takes from whoever has fewest, but at least 2."""
    nxt = next_seat(p, you)
    if draw(p, nxt, SHOW) == MET_ACE:
        lose(p, nxt)
    elif p.zones[SHOW]:
        return_to_stock(p, SHOW)
    if my_hand(p):
        return DONE
    sizes = {seat: len(p.zones[HAND[seat]]) for seat in others(p)}
    fewest = min((size for size in sizes.values() if size > 1), default=0)
    cands = sorted(seat for seat, size in sizes.items() if fewest and size == fewest)
    if len(cands) > 1:
        return ask(p, n, "target", cands=tuple(cands))
    return target_as(p, you, {}, cands[0] if cands else next_seat(p, you))


def target_as(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """A random card of theirs, if they have one."""
    if seat != you and p.zones[HAND[seat]]:
        random_card(p, HAND[seat], HAND[you])
    return DONE


def use_3s(p: Position, you: int, n: int) -> PowerOutcome:
    """Give up a card."""
    return ask(p, n, "give") if my_hand(p) else DONE


def give_3s(p: Position, you: int, fx: Fx, text: str) -> PowerOutcome:
    """It goes into the stock; next draws its value mod 6 in a row, to their `temp`."""
    p.lay(HAND[you], STOCK, text)
    p.shuffle(STOCK)
    nxt, count = next_seat(p, you), VALUE[text] % 6
    p.say("must-draw", nxt, count)
    if series(p, nxt, TEMP[nxt], count) == MET_ACE:
        lose(p, nxt)
    return DONE


def use_5s(p: Position, you: int, n: int) -> PowerOutcome:
    """Lose 2n, but draw 5 cards to `show` and keep up to 2 death cards among them."""
    had = bool(my_hand(p))
    gain(p, you, -2 * n)
    if series(p, you, SHOW, 5) == MET_ACE:
        # They count as `temp` for the loss.
        p.move_all(SHOW, TEMP[you])
        return LOST
    return ask_keep(p, n, had, 0)


def deaths(p: Position) -> list[int]:
    """The death cards that have been turned up."""
    names = p.game.cards
    return [c for c in p.zones[SHOW] if SUIT[names[c]] == "S"]


def ask_keep(p: Position, n: int, had: bool, kept: int) -> PowerOutcome:
    """Ask for another death card, while there is one and fewer than 2 are kept; the rest leaves the game."""
    if kept < 2 and deaths(p):
        return ask(p, n, "keep", had=had, kept=kept)
    p.move_all(SHOW, REMOVED)
    return DONE


def keep_5s(p: Position, you: int, fx: Fx, text: str = "") -> PowerOutcome:
    """Keep a death card, in the hand if that was not empty before the first draw; or none (`done`)."""
    if not text:
        return ask_keep(p, fx["n"], fx["had"], 2)
    to = HAND[you] if fx["had"] else TEMP[you]
    p.lay(SHOW, to, text, END_OF[to])
    return ask_keep(p, fx["n"], fx["had"], fx["kept"] + 1)


def target_8s(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """They lose 5n."""
    gain(p, seat, -5 * fx["n"])
    return DONE


def use_ks(p: Position, you: int, n: int) -> PowerOutcome:
    """Next loses 5n."""
    gain(p, next_seat(p, you), -5 * n)
    return DONE


# Jokers


def use_xr(p: Position, you: int, n: int) -> PowerOutcome:
    """Everybody draws a card to `show`; whoever meets an ace of diamonds loses, the other cards go back."""
    left = alive(p)
    met = False
    for seat in play_order(p):
        if left == 1:
            break
        if draw(p, seat, SHOW) == MET_ACE:
            left -= 1
            met = met or seat == you
            if seat != you:
                lose(p, seat)
    return_to_stock(p, SHOW)
    return LOST if met else DONE


def use_xb(p: Position, you: int, n: int) -> PowerOutcome:
    """Everybody puts a card into the stock, unseen; those with an empty hand lose 1, if they have a point."""
    queue = tuple(in_play(p, HAND))
    for seat in play_order(p):
        if seat not in queue and p.vars["points"][seat] > 0:
            gain(p, seat, -1)
    return ask(p, n, "give", queue[0], queue=queue) if queue else DONE


def give_xb(p: Position, you: int, fx: Fx, text: str) -> PowerOutcome:
    """Put the card into the stock, then ask the next in the queue."""
    seat, *rest = fx["queue"]
    p.lay(HAND[seat], STOCK, text)
    p.shuffle(STOCK)
    return ask(p, fx["n"], "give", rest[0], queue=tuple(rest)) if rest else DONE
