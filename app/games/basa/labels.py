"""What each card in hand does, in a few words over it, so that people can compare before they choose.

The words lie over their cards if the cards lie far enough apart, otherwise in two or three lines over the whole hand,
each with the name of its card. If there is no room for all of them, none are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from math import ceil

from app.games.basa.layout import obstacles, ring_box
from app.table.cards import LIFT
from app.table.geometry import INSET, Board, Box, Spot
from app.table.laid import Laid
from app.table.measures import words_room
from app.table.signs import Caption
from app.wording import t

LINES = 3
"""The greatest number of lines in which labels lie over one another."""
LEAST, MOST = 60.0, 150.0
"""The least and the greatest width of a label, px."""
APART, CLEAR = 8.0, (LIFT + 6.0, 10.0)
"""The gap between labels, and the one between labels and cards, px: clear of a held card, which is raised, or if there
is no room for that, of one that is pointed at."""


def labels(
    laid: Laid, board: Board, hand: Spot, cards: Sequence[str], words: Sequence[str], unused: Sequence[str]
) -> list[Caption]:
    """The label of each card in a hand, by its index in the zone; empty if there is no room for all.

    `hand` says where and in which order they are shown. `words` are what the cards do; `unused` are names of blocks
    that are empty now.
    """
    if not cards:
        return []
    places = board.places(hand, len(cards))
    if max(place.y for place in places) - min(place.y for place in places) > 1.0:
        return []
    middles = [board.x(place.x) - INSET for place in places]
    order = sorted(range(len(cards)), key=middles.__getitem__)
    step = min((middles[b] - middles[a] for a, b in pairwise(order)), default=MOST + APART)
    edge = laid.boxes[hand.zone]
    texts = [named(card, what) for card, what in zip(cards, words, strict=True)]
    ways = [(words, 1, step, middles)] if step >= LEAST + APART else []
    for lines in range(2, LINES + 1):
        slots = ceil(len(cards) / lines)
        at = [0.0] * len(cards)
        for number, index in enumerate(order):
            at[index] = edge.x + (number // lines + 0.5) * edge.width / slots
        ways.append((texts, lines, edge.width / slots, at))
    for clear, ring in product(CLEAR, (True, False)):
        taken = [*obstacles(laid, (hand.zone, *unused)), *([ring_box(laid)] if ring else [])]
        for says, lines, room, at in ways:
            wide = min(MOST, room - APART)
            boxes = laid_out(edge.y - clear, at, order, says, lines, wide)
            if boxes and not any(box.overlap(one) > 0 for box in boxes for one in taken):
                return [sign(laid, board, box, text, wide) for box, text in zip(boxes, says, strict=True)]
    return []


def named(card: str, what: str) -> str:
    """A label that names its card."""
    return t("basa.brief.named", x=card, what=what)


def laid_out(
    top: float, middles: Sequence[float], order: Sequence[int], texts: Sequence[str], lines: int, wide: float
) -> list[Box]:
    """The boxes of the labels, of which the lowest end at `top`; empty if a word is too long for them.

    All are px inside the hem, from the start edge and the top.
    """
    rooms = [words_room("small", text, width=wide) for text in texts]
    if any(room[0] > wide + APART / 2 for room in rooms):
        return []
    heights = [max((rooms[index][1] for index in order[line::lines]), default=0.0) for line in range(lines)]
    boxes = [Box(0.0, 0.0, 0.0, 0.0)] * len(texts)
    for number, index in enumerate(order):
        line = number % lines
        width, height = rooms[index]
        foot = top - sum(heights[:line]) - line * APART / 2
        boxes[index] = Box(middles[index] - width / 2, foot - height, width, height)
    return boxes


def sign(laid: Laid, board: Board, box: Box, text: str, wide: float) -> Caption:
    """A label in its box."""
    x, y = box.middle
    return Caption("small", text, x=x / laid.width, y=y / laid.height, width=wide / board.width)
