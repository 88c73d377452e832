"""The powers of the hearts, life (canon 4.6), in the page's order."""

from __future__ import annotations

from app.engine.position import Position
from app.games.basa.terms import (
    DONE,
    END_OF,
    HAND,
    LOST,
    MET_ACE,
    REMOVED,
    TEMP,
    Fx,
    PowerOutcome,
    ask,
    done_unless,
    draw,
    gain,
    home,
    my_hand,
    my_points,
    others,
    series,
)


def use_ah(p: Position, you: int, n: int) -> PowerOutcome:
    """Get n; you will play again, with one property of your choice."""
    gain(p, you, n)
    return ask(p, n, "prop")


def prop_ah(p: Position, you: int, fx: Fx, which: str) -> PowerOutcome:
    """`safe` and `bonus` apply in the new turn, `points` and `card` come now; then the gift."""
    p.vars["again"] = (*p.vars["again"], which if which in ("safe", "bonus") else "")
    if which == "points":
        gain(p, you, fx["n"])
    elif which == "card" and draw(p, you, TEMP[you]) == MET_ACE:
        return LOST
    return ask_gift(p, fx["n"])


def ask_gift(p: Position, n: int) -> PowerOutcome:
    """With 2 cards or more, and players with an empty hand, one of them must be given a card."""
    return ask(p, n, "gift") if len(my_hand(p)) > 1 and empty_handed(p) else DONE


def empty_handed(p: Position) -> list[int]:
    """The others whose hand is empty."""
    return [seat for seat in others(p) if not p.zones[HAND[seat]]]


def give_gift(p: Position, you: int, fx: Fx, text: str, seat: int) -> PowerOutcome:
    """Give the present, and get 5 for it."""
    p.lay(HAND[you], HAND[seat], text, "end")
    gain(p, you, 5, "gift")
    return DONE


def use_2h(p: Position, you: int, n: int) -> PowerOutcome:
    """Get 2n."""
    gain(p, you, 2 * n)
    return DONE


def use_3h(p: Position, you: int, n: int) -> PowerOutcome:
    """Get 20, and all cards of `removed` to your hand."""
    gain(p, you, 20)
    to = home(p, you)
    p.move_all(REMOVED, to, at=END_OF[to])
    return DONE


def use_4h(p: Position, you: int, n: int) -> PowerOutcome:
    """Get 5, a safe draw to the hand, and another stage."""
    gain(p, you, 5)
    draw(p, you, home(p, you), safe=True)
    p.vars["extra"] += 1
    return DONE


def use_5h(p: Position, you: int, n: int) -> PowerOutcome:
    """With no points get 10; draw a card to the hand, two to an empty one."""
    if my_points(p) <= 0:
        gain(p, you, 10)
    return done_unless(series(p, you, HAND[you], 1 if my_hand(p) else 2))


def use_6h(p: Position, you: int, n: int) -> PowerOutcome:
    """Hand empty: draw 3 cards to it."""
    return DONE if my_hand(p) else done_unless(series(p, you, HAND[you], 3))


def use_8h(p: Position, you: int, n: int) -> PowerOutcome:
    """With at most 3 cards, including this one, get 5n; then a card from `removed`."""
    if len(my_hand(p)) <= 2:
        gain(p, you, 5 * n)
    return ask_removed(p, n)


def ask_removed(p: Position, n: int) -> PowerOutcome:
    """If cards have left the game, take one of them into the hand."""
    return ask(p, n, "pick") if p.zones[REMOVED] else DONE


def take_removed(p: Position, you: int, fx: Fx, text: str) -> PowerOutcome:
    """Take the card that was picked."""
    to = home(p, you)
    p.lay(REMOVED, to, text, END_OF[to])
    return DONE


def use_th(p: Position, you: int, n: int) -> PowerOutcome:
    """Get 10n; then the gift."""
    gain(p, you, 10 * n)
    return ask_gift(p, n)


def use_qh(p: Position, you: int, n: int) -> PowerOutcome:
    """Get 10(n + 1); then a card from `removed`."""
    gain(p, you, 10 * (n + 1))
    return ask_removed(p, n)


def use_kh(p: Position, you: int, n: int) -> PowerOutcome:
    """Choose two players; you get 10n with an empty hand, otherwise 5n."""
    gain(p, you, 5 * n if my_hand(p) else 10 * n)
    return ask(p, n, "target", left=2)


def target_kh(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """The first gets 2n, the second n."""
    gain(p, seat, fx["left"] * fx["n"])
    return ask(p, fx["n"], "target", left=1) if fx["left"] > 1 else DONE
