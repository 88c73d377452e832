"""The table of a game without a controller: it shows everything that its rules declare.

It is laid out, told and played like any other (`app.table.controller`). Each fact of the rules has its place: beside
the game's name, at the badge of the seat whose zone it belongs to, or below a shared zone. The voice names what may be
done. A game's own controller may derive from this one instead of the base.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.engine import Event, Rules, View, hidden
from app.engine.rules import GameInfo
from app.engine.zones import Face, Kind, family
from app.table.broken_lines import DOT
from app.table.controller import Controller
from app.table.datum import varied
from app.table.geometry import Board
from app.table.layout import FRONT, front
from app.table.narration import parts
from app.table.prompts import Rest
from app.table.reading import long_enough, reading
from app.table.signs import Caption, Sign, Tag
from app.wording import t
from app.wording.bidi import listed
from app.wording.sentences import log_lines, verb_words

TURN_MS, SHOWN_MS = 400.0, 900.0
"""How long cards that are shown take to turn over, and lie open besides what it takes to read about them, ms."""


class PlainController(Controller):
    """Any game, played by its rules alone."""

    takes = True

    def __init__(self, *args: Any, **named: Any) -> None:
        """As any controller."""
        super().__init__(*args, **named)
        self._below: dict[str, str] = {}

    def watch(self, view: View) -> None:
        """Keep room for as many facts at each place as it has had: the cards need not shrink and grow with them."""
        super().watch(view)
        self.tag_lines = max(self.tag_lines, *(len(self.tags(view, seat)) for seat in range(view.game.seats)))
        for zone in view.game.zones.values():
            if zone.owner is None:
                self._below[zone.id] = max(self._below.get(zone.id, ""), self.below(view, zone.id), key=len)

    def most_below(self, zone: str) -> str:
        """The count of a pile, and the longest facts that have stood below a zone."""
        return DOT.join(filter(None, (super().most_below(zone), self._below.get(zone, ""))))

    def below(self, view: View, zone: str) -> str:
        """The facts of a shared zone."""
        return DOT.join(self.facts_at(view, lambda at: at == zone))

    @property
    def lines(self) -> float:
        """A picker may lie over a row from which nothing is played, rather than over what all look at."""
        seen = self._seen
        if seen is None:
            return super().lines
        played = {family(arg.zone) for spec in seen.game.rules.info.verbs.values() for arg in spec.args if arg.zone}
        own = [zone for zone in self.of(self.me) if zone.kind is Kind.HAND or family(zone.id) in played]
        return super().lines if any(seen.zones[zone.id] for zone in own) else 0.0

    def kept_clear(self) -> list[str]:
        """Also the cards that lie before this seat: a claim is about them."""
        laid = [zone.id for zone in self.of(self.me) if zone.kind is Kind.PILE and front(zone.id, self.fronts)]
        return [*super().kept_clear(), *(zone for zone in laid if self._seen is not None and self._seen.zones[zone])]

    def before(self, event: Event, view: View) -> Rest:
        """Cards that are shown turn over where they lie; the act of another seat that shows them is said first."""
        if not self.shows(event):
            return super().before(event, view)
        acted, *followed = self.act_of(event)
        if acted.code != "acted" or acted.seat == self.seat or followed[0] is not event:
            return Rest(turn=TURN_MS)
        words = next(iter(log_lines(self.game, [acted], self.names)), "")
        return long_enough(Rest(words=words, who=acted.seat, turn=TURN_MS))

    def rest(self, event: Event, view: View) -> Rest:
        """What follows from cards that are shown is said while they lie open."""
        if not self.shows(event):
            return super().rest(event, view)
        act = self.act_of(event)
        if event is not [one for one in act if self.shows(one)][-1]:
            return Rest()
        words, *more = log_lines(self.game, act, self.names)[1:] or [""]
        return Rest(SHOWN_MS + reading(words, *more), words=words, detail=" ".join(more))

    def act_of(self, event: Event) -> Sequence[Event]:
        """The act in which an event was told, and what followed from it but the end of the game."""
        act = next((part for part in parts(self.coming) if any(one is event for one in part)), [event])
        return [one for one in act if one.code != "ended"]

    def shows(self, event: Event) -> bool:
        """Whether an event shows this reader cards in a row or a pile."""
        zone = self.agreed.zones.get(event.zone)
        open_cards = any(not hidden(text) for text in event.cards)
        return event.code == "shown" and zone is not None and zone.kind is not Kind.HAND and open_cards

    def facts_at(self, view: View, belongs: Callable[[str], bool]) -> list[str]:
        """The facts shown at this place, as phrases."""
        facts = [] if self.calm else self.facts(view)
        return [self.capital(self.stated(fact)) for fact in facts if belongs(fact.at)]

    def quiet_fact(self, view: View) -> str:
        """The facts that belong to no zone."""
        return DOT.join(self.facts_at(view, lambda at: at not in view.game.zones))

    def tags(self, view: View, seat: int) -> list[Tag]:
        """The facts of this seat's zones."""
        own = {zone.id for zone in self.of(seat)}
        return [Tag(words) for words in self.facts_at(view, lambda at: at in own)]

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The usual labels, with the facts of the shared zones."""
        return [self.with_facts(view, sign) for sign in super().labels(view, board)]

    def with_facts(self, view: View, sign: Sign) -> Sign:
        """The words below a shared zone, with its facts."""
        if not isinstance(sign, Caption) or view.game.zones[sign.zone].owner is not None:
            return sign
        said = self.below(view, sign.zone)
        return varied(sign, detail=DOT.join(filter(None, (sign.detail, said)))) if said else sign

    def usual_question(self, view: View) -> str:
        """The question what to do now, made from the verbs, as in "bid or pass?"."""
        verbs = dict.fromkeys(action.verb for action in self.legal(view))
        words = list(dict.fromkeys(verb_words(self.game, verb, view.phase) for verb in verbs))
        if not words:
            return super().usual_question(view)
        message = "table.your-choice" if len(words) > 1 else "table.your-act"
        return self.capital(t(message, list=listed(words, "either")))


def laid_unseen(rules: Rules) -> tuple[str, ...]:
    """The verbs by which all seats lay a card of their hands unseen by the others, and then see what has come.

    If the phase allows other verbs, as when a seat lays several cards and then says what they are, a seat lays alone
    and not together with all others. Such verbs are left out.
    """
    info, seats = rules.info, rules.info.seats[0]
    phases = [phase for phase, _ in info.verbs]
    closed = {zone.id for zone in rules.zones(seats, rules.fill(seats, {})) if zone.face is Face.OWNER}
    return tuple(
        name
        for (phase, name), verb in info.verbs.items()
        if phases.count(phase) == 1
        and verb.args
        and verb.args[0].zone.startswith("hand")
        and verb.to.replace("{turn}", "{seat}") in closed
    )


def fronts(info: GameInfo) -> tuple[str, ...]:
    """Names of the zones that lie before their owners: the usual ones, and those that a seat fills from its hand."""
    played = [
        verb.to.partition(".")[0]
        for verb in info.verbs.values()
        if verb.to.endswith(".{turn}") and verb.args and verb.args[0].zone.startswith("hand")
    ]
    return tuple(dict.fromkeys((*FRONT, *played)))
