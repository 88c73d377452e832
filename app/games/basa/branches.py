"""Which branch of a power applies: if a card can do one of several things, the condition is often known (canon 4.6).

Only what a seat may know decides; if that is not enough, the whole sentence is shown.
"""

from __future__ import annotations

from app.engine.views import View
from app.games.basa.cards import POWER_OF, SUIT
from app.games.basa.terms import HAND, REMOVED, by_seat

RICH, FULL = 100, 5
"""The limits that must be exceeded: points for KD and 4D, cards in hand for 4D."""
KEPT = 200
"""The points that 3H asks for."""
TRAP = 3
"""The cost of a trap, in points."""
FEW, PAIR = 2, 2
"""The most other cards in hand for 8H; the fewest for a gift, while 2D needs more than that."""


def branch(view: View, seat: int, text: str) -> str:
    """The suffix of the name of a power's sentence that says what the card would do now; "" for the whole sentence.

    `seat` uses the card, or would; a card that is in use has left the hand.
    """
    hand = view.zones[HAND[seat]]
    left = len(hand) - (text in hand)
    had = by_seat(view, "points")[seat]
    # Traps are paid before the power is used.
    points = had - (TRAP * sprung(view, seat, text) if text in hand else 0)
    asked = bool(view.zones["used"]) and bool(view.vars["fx"])
    others = hands_of_others(view, seat)
    gift = left >= PAIR and 0 in others
    match POWER_OF[text]:
        case "2D" if not asked and not any(others):
            return ".alone"
        case "2D":
            return ".some" if asked or left > PAIR else ".none"
        case "4D":
            return ".some" if asked or (points > RICH and left > FULL) else ".none"
        case "KD":
            return ".some" if asked or points > RICH else ".none"
        case "3H":
            # Whether it may be used is judged before its traps are paid.
            return ".some" if had >= KEPT else ".few"
        case "6D" | "6H" | "KH" | "AS" if left == 0:
            return ".empty"
        case "6D" | "6H" | "KH" | "AS":
            return ".full"
        case "8C":
            return ".empty" if left == 0 else ".twice" if asked or 2 * left in others else ".none"
        case "AH" | "TH":
            return ".gift" if gift else ".plain"
        case "5H":
            return (".low" if points <= 0 else ".high") + ("-empty" if left == 0 else "")
        case "8H":
            return (".few" if left <= FEW else ".many") + ("" if view.zones[REMOVED] else "-nothing")
        case "QH":
            return ".some" if view.zones[REMOVED] else ".nothing"
        case "3S":
            return ".full" if left else ".empty"
    return ""


def sprung(view: View, seat: int, text: str) -> int:
    """How many traps of others this seat springs by using a card."""
    return sum(owner != seat and suit == SUIT[text] for owner, suit in view.vars["traps"])


def hands_of_others(view: View, seat: int) -> list[int]:
    """How many cards the others in play hold."""
    seats = range(view.game.seats)
    return [len(view.zones[HAND[one]]) for one in seats if one != seat and one not in view.vars["lost"]]
