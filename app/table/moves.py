"""How events are shown: cards move from zone to zone, turn over, fly and are shuffled, each kind in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from app.engine import Event, hidden
from app.table.cards import CardItem
from app.table.cloth import Shown
from app.table.geometry import Place
from app.table.stage import Stage

MOVE_MS = 220.0
FAR_MS = 320.0
TURN_MS = 240.0
SHUFFLE_MS = 420.0
"""Durations at speed 1 (look 9), milliseconds. A long way is more than half the cloth. A shuffle that only follows from
something else, and so may come dozens of times in a game, takes half as long."""
AIR_MS = 640.0
"""How long a tossed card is in the air, ms."""
TOSSED_Z = 500.0
"""The z value of cards that have been tossed: they lie over all others at rest."""
DEAL_APART = 30.0
"""The time between two cards of a deal, ms."""


class Leaving(NamedTuple):
    """Cards that have left a zone for another and have not set out yet; `delay`: in how many ms they do."""

    source: str
    into: str
    cards: list[Shown]
    delay: float


class Moves:
    """The moves of the cards of one stage.

    `turning`: within this many ms cards that are shown turn over in place, although the table keeps them closed; 0:
    they are shown as usual. `only_shuffles`: the gesture shuffles and does nothing else.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.turning = 0.0
        self.only_shuffles = False
        self._leaving: list[Leaving] = []

    def begin(self, event: Event, delay: float) -> float:
        """Begin to show one event of a beat; return the milliseconds until it is shown.

        Cards that move leave their zones now, but set out only with `set_out`, so that the table is laid out once for
        all that move in the same beat.
        """
        if event.moves:
            longest = self.set_out() if any(one.into == event.source for one in self._leaving) else 0.0
            self._leave(event, delay)
            return longest
        return max(self.set_out(), self._show(event))

    def _show(self, event: Event) -> float:
        match event.code:
            case "shown" | "turned":
                return self._turn(event)
            case "shuffled":
                return self._shuffle(event.zone)
            case "hands-passed":
                return self._pass(event.args["zones"], event.args["by"])
            case "gathered":
                return self._gather(event.zone)
            case "said":
                return self._stage.shift(MOVE_MS)
            case "tossed":
                return self._toss(event)
            case _:
                return 0.0

    def _leave(self, event: Event, delay: float) -> None:
        """Take cards out of one zone and put them into another; they still lie where they lay."""
        stage = self._stage
        src, dst = event.source, event.goal
        a, b = stage.cards(src), stage.cards(dst)
        moved = stage.take(src, list(event.at) if event.at is not None else guess(a, event))
        into = event.into if event.into is not None else tuple(range(len(b), len(b) + len(moved)))
        for index, card, text in sorted(zip(into, moved, event.laid, strict=True), key=lambda entry: entry[0]):
            card.text = text
            b.insert(index, card)
        self._leaving.append(Leaving(src, dst, moved, delay))

    def set_out(self) -> float:
        """Move the cards that have left their zones; return the milliseconds until all have arrived.

        Those that stay close up, and zones whose places have changed follow.
        """
        if not self._leaving:
            return 0.0
        stage, leaving = self._stage, self._leaving
        self._leaving = []
        zones = {*stage.shifted(), *(zone for one in leaving for zone in (one.source, one.into))}
        flying: set[CardItem] = set()
        longest = max(self._fly(one, flying) for one in leaving)
        for zone in zones:
            stage.arrange(zone, MOVE_MS, flying)
        return longest

    def _fly(self, leaving: Leaving, flying: set[CardItem]) -> float:
        """Move cards to the zone they are in now, and add them to those `flying`; the ms until they have arrived."""
        stage, dst = self._stage, leaving.into
        goals = stage.places(dst)
        longest = 0.0
        for number, card in enumerate(leaving.cards):
            item = card.item
            if item is None:
                continue
            if not goals:
                stage.take_away(card)
                continue
            place = goals[stage.cards(dst).index(card)]
            far = abs(place.x - item.x()) + abs(place.y - item.y()) > stage.board.width / 2
            ms, late = FAR_MS if far else MOVE_MS, leaving.delay + number * DEAL_APART
            item.lie_down()
            face = stage.face(dst, card.text)
            stage.clock.move(item, place, ms, late, face if face != item.text else None)
            flying.add(item)
            longest = max(longest, late + ms)
            if not place.drawn:
                # It would lie over the badge that shows the number of cards there.
                stage.clock.after(late + ms, partial(self._out_of_sight, card, item))
        return longest

    def _out_of_sight(self, card: Shown, item: CardItem) -> None:
        """Remove a card that has reached an undrawn zone, unless it has been taken up again."""
        if card.item is item:
            self._stage.take_away(card)

    def _pass(self, zones: Sequence[str], by: int) -> float:
        """Zones exchange their cards: all move closed, and then those that may see what arrived are shown it."""
        stage = self._stage
        lists = [list(stage.cards(zone)) for zone in zones]
        for number, zone in enumerate(zones):
            stage.cards(zone)[:] = lists[(number - by) % len(zones)]
            for card in stage.cards(zone):
                card.text = stage.back(card.text)
        stage.respot()
        return max(self._go(zone) for zone in zones)

    def _gather(self, into: str) -> float:
        """Return every card of the deck to one zone, as before the first deal."""
        stage = self._stage
        assert stage.view is not None
        zones = list(stage.view.zones)
        everything = [card for zone in zones for card in stage.cards(zone)]
        for zone in zones:
            stage.cards(zone).clear()
        backs = stage.view.game.backs
        stage.add(into, everything, len(backs))
        for card, back in zip(stage.cards(into), backs, strict=True):
            card.text = back
        stage.respot()
        return self._go(into)

    def _go(self, zone: str) -> float:
        """Move a zone's cards to their places from wherever they are; return the milliseconds until they arrive."""
        stage = self._stage
        places: list[Place | None] = [*stage.places(zone)] or [None] * stage.count(zone)
        for card, place in zip(stage.cards(zone), places, strict=True):
            if card.item is None:
                continue
            if place is None or not place.drawn:
                stage.take_away(card)
                continue
            card.item.lie_down()
            face = stage.face(zone, card.text)
            stage.clock.move(card.item, place, FAR_MS, 0.0, face if face != card.item.text else None)
        return FAR_MS

    def _turn(self, event: Event) -> float:
        """Turn cards over in place; zones that lie elsewhere when their cards are open go there."""
        stage = self._stage
        zone = event.zone
        cards = stage.cards(zone)
        longest = 0.0
        if self.turning:
            for index, text in zip(event.into or (), event.cards, strict=False):
                item = cards[index].item
                if item is not None and not hidden(text):
                    stage.clock.move(item, item.target, self.turning, 0.0, text)
            return self.turning
        where = stage.controller.held_up(event, stage.between())
        if where:
            # In a hand that is not drawn, it does not matter which card it was.
            open_way = [text for text in event.cards if not hidden(text)]
            shown = dict(zip(event.into or range(len(cards)), open_way, strict=False))
            return stage.hold_up(zone, shown, where, MOVE_MS)
        for index, text in zip(event.into or (), event.laid, strict=False):
            card = cards[index]
            if card.text == text or hidden(text):
                continue
            card.text = text
            if card.item is not None:
                stage.clock.move(card.item, card.item.target, TURN_MS, 0.0, stage.face(zone, text))
                longest = TURN_MS
        return max(longest, stage.shift(MOVE_MS))

    def _toss(self, event: Event) -> float:
        """Toss a card: it leaves its pile, turns over in the air and comes down where the controller says."""
        stage = self._stage
        flight = stage.controller.flight(event, stage.between())
        item = stage.drawn(flight.card.zone, flight.card.index) if flight is not None else None
        if flight is None or item is None:
            return 0.0
        zone, index = flight.card.zone, flight.card.index
        back = stage.back(stage.cards(zone)[index].text)
        if index + 1 < len(stage.cards(zone)):
            # The pile stays visible while its first cards are in the air.
            stage.drawn(zone, index + 1)
        item.lie_down()
        place = Place(flight.x, flight.y, flight.width, z=TOSSED_Z + index)
        stage.clock.move(item, place, AIR_MS, turn=flight.face or back, tossed=True)
        return AIR_MS

    def _shuffle(self, zone: str) -> float:
        """Three riffles: the edges of the pile slide apart and together."""
        stage = self._stage
        places = stage.places(zone)
        drawn = [
            (card.item, place)
            for card, place in zip(stage.cards(zone), places, strict=False)
            if card.item is not None and place.drawn
        ]
        closing = 0.0
        for card in stage.cards(zone):
            face = stage.face(zone, card.text)
            if card.item is not None and card.item.text != face:
                # It was shown in place, and is closed again.
                stage.clock.move(card.item, card.item.target, TURN_MS, 0.0, face)
                closing = TURN_MS
        if len(drawn) < 2:
            return closing
        lasts = SHUFFLE_MS if self.only_shuffles else SHUFFLE_MS / 2
        part = lasts / 3
        for riffle, side in enumerate((1, -1, 0)):
            for number, (item, place) in enumerate(drawn):
                aside = (1 if number % 2 else -1) * side * place.width * 0.16
                goal = place._replace(x=place.x + aside)
                stage.clock.after(closing + riffle * part, partial(stage.clock.move, item, goal, part))
        return closing + lasts + 10.0


def guess(cards: Sequence[Shown], event: Event) -> list[int]:
    """Which backs of a closed hand to move if the seat may not know the places: the last ones possible."""
    left = list(range(len(cards)))
    chosen = []
    for text, back in zip(event.cards, event.backs, strict=True):
        index = next((i for i in reversed(left) if cards[i].text in (text, back)), left[-1])
        left.remove(index)
        chosen.append(index)
    return chosen
