"""Telling any game, from only its events, zones and legal actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from app.engine import Action, Event, Fact, Result, View, hidden
from app.engine.zones import Kind, family
from app.games import GAMES, file
from app.wording import readable
from app.wording.catalogue import WORDS, has
from app.wording.formatting import capital, t
from app.wording.readable import worded
from app.wording.spoken import spoken

Names = Mapping[int | str, str]
"""The names of the seats and of simulated players; a person at a seat without a name is addressed instead."""


class Group(NamedTuple):
    """A part of the table in words: what it is about, its lines and, if they say what may be done, their actions."""

    title: str
    lines: tuple[str, ...]
    actions: tuple[str, ...] = ()


class Part(NamedTuple):
    """What one action led to: the `acted` event (None: the set-up), and the events until the next action."""

    acted: Event | None
    events: tuple[Event, ...]

    @property
    def moves(self) -> dict[tuple[str, str], list[str]]:
        """The cards that went from one zone to another, in the order in which they went."""
        found: dict[tuple[str, str], list[str]] = {}
        for event in self.events:
            if event.moves:
                found.setdefault((event.source, event.goal), []).extend(event.cards)
        return found

    @property
    def said(self) -> dict[str, list[Any]]:
        """The codes that were said, with their arguments."""
        return {event.said: event.about for event in self.events if event.said}

    @property
    def changed(self) -> Mapping[str, Any]:
        """The vars that the whole step changed, if it ends in this part."""
        return next((event.args["vars"] for event in self.events if event.code == "now"), {})

    @property
    def ended(self) -> Result | None:
        """How the game ended, if it did."""
        return next((event.result for event in self.events if event.code == "ended"), None)


def parts(events: Sequence[Event]) -> Iterator[Part]:
    """Split events at the actions."""
    acted: Event | None = None
    here: list[Event] = []
    for event in events:
        if event.code == "acted":
            if acted is not None or here:
                yield Part(acted, tuple(here))
            acted, here = event, []
        else:
            here.append(event)
    yield Part(acted, tuple(here))


def in_game(game_id: str, name: str) -> str:
    """Return the message for all games with this name if only that exists, else the game's own."""
    own = f"{game_id}.{name}"
    return name if has(name) and not has(own) else own


def named(name: str, names: Names, seat: int | str | None, **fields: Any) -> str:
    """Return a sentence about a seat: with its name, or without one in the form `<name>.you`."""
    who = names.get(seat, "") if seat is not None else ""
    return t(name, who=who, **fields) if who else t(f"{name}.you", **fields)


class Teller:
    """Tells a game that has no sentences of its own; the games' own tellers add what is special."""

    game = ""
    anchors: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Which refusals each anchor of the game's rules page explains, by their codes: only those of the game's rules."""

    @property
    def wordless(self) -> bool:
        """Whether the game brings no words. If so, everything it says is told; else only what it has words for."""
        return file(self.game, WORDS) is None

    @property
    def tells_places(self) -> bool:
        """Whether the log also says where open cards came to lie: that of a game that brings no telling does."""
        return file(self.game, "telling.py") is None

    # The log

    def log(self, events: Sequence[Event], names: Names) -> list[str]:
        """Return the events of a step, as the reader was told them, in sentences."""
        lines: list[str] = []
        for part in parts(events):
            lines += self.part(part, names)
            if part.ended is not None:
                lines += [self.result(part.ended, names), self.reason(part.ended, names)]
        return lines

    def part(self, part: Part, names: Names) -> list[str]:
        """Return what one action led to."""
        lines = []
        if part.acted is not None:
            lines.append(self.acted(part.acted, names))
        elif part.moves:
            lines.append(t("log.dealt"))
        told = (self.event(event, names) for event in part.events)
        return [*lines, *(line for line in told if line), *(self.came(part, names) if self.tells_places else ())]

    def acted(self, event: Event, names: Names) -> str:
        """Return who did what, as the reader learnt it, if there is no better sentence."""
        action, seat = self.action(event.action, None), event.seat
        return named("log.acted", names, seat, action=action if names.get(seat) else capital(action))

    def came(self, part: Part, names: Names) -> Iterator[str]:
        """Yield where open cards came to lie that the action does not name itself."""
        if part.acted is None:
            return
        told = part.acted.action.args
        came: dict[str, list[str]] = {}
        for number, ((_, zone), texts) in enumerate(part.moves.items()):
            if number or not set(texts) <= set(told):
                came.setdefault(zone, []).extend(text for text in texts if not hidden(text))
        for zone, cards in came.items():
            if not cards:
                continue
            whose = self.owner(zone)
            if whose is None:
                yield t("readable.came", zone=capital(self.zone(zone)), cards=cards)
            else:
                yield named("readable.came-of", names, whose, zone=self.zone(zone), cards=cards)

    def event(self, event: Event, names: Names) -> str | None:
        """Return one event as a line, or None if it needs none."""
        code = event.args.get("code", "")
        name = f"{self.game}.{event.code}.{code}"
        if not code or not (has(name) or self.wordless):
            return None
        args = event.args.get("args", [event.args.get("by", event.args.get("result"))])
        seat = event.args.get("seat")
        who = names.get(seat, "") if seat is not None else ""
        return worded(self.game, name, lambda: readable.sentence(code, args), *args, who=who)

    # The end

    def loser(self, result: Result) -> int | None:
        """Return the seat that alone did not win, if the game has words for that; then the result is about it."""
        losers = [seat for seat in range(len(result.scores)) if seat not in result.winners]
        return losers[0] if len(losers) == 1 and has(f"{self.game}.lost.{result.reason}") else None

    def about(self, result: Result) -> tuple[int | str, ...]:
        """Return whom the sentence of the result is about: those who won, or the one who has lost."""
        loser = self.loser(result)
        return result.winners if loser is None else (loser,)

    def result(self, result: Result, names: Names) -> str:
        """Return who won, with the score; or who has lost."""
        loser = self.loser(result)
        if loser is not None:
            return named(f"{self.game}.lost.{result.reason}", names, loser)
        unnamed = {one: t(f"seat.{one}" if isinstance(one, str) else "seat.you") for one in result.winners}
        winners = [names.get(one) or other for one, other in unnamed.items()]
        if not winners:
            return t("result.nobody")
        if len(winners) > 1:
            return t("result.shared", all=winners)
        seat = result.winners[0]
        score = result.scores[seat] if isinstance(seat, int) and seat < len(result.scores) else 0
        return t("result.wins", who=winners[0], n=score)

    def reason(self, result: Result, names: Names | None = None) -> str:
        """Return why the game ended; without `names`, in words that are about nobody."""
        name = in_game(self.game, f"reason.{result.reason}")
        return worded(self.game, name, lambda: readable.sentence(result.reason))

    # Facts, actions and the table

    def fact(self, fact: Fact) -> str:
        """Return a fact as a phrase; without arguments, or with one, it may have words of its own: `.none`, `.one`."""
        name = f"{self.game}.fact.{fact.code}"
        form = "none" if all(arg == "" for arg in fact.args) else "one" if len(fact.args) == 1 else ""
        if form and has(f"{name}.{form}"):
            name = f"{name}.{form}"
        count, plain = len(fact.args), lambda: readable.fact(fact.code, fact.args)
        return worded(self.game, name, plain, *fact.args, count=count, all=fact.args)

    def action(self, action: Action, view: View | None) -> str:
        """Return an action as a phrase; with a view it says what the action does."""
        name = f"{self.game}.action.{action.verb}"
        return worded(self.game, name, lambda: readable.action(self.game, action), *action.args)

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """Return an action as a phrase, with the names of seats if it is about any."""
        return self.action(action, view)

    def zone(self, zone: str) -> str:
        """Return the name of a zone: its own, or that of its family (`hand` for `hand.2`), else its id in words.

        A family's name may say which of it is meant, by its number or its suit (`n`, `suit`).
        """
        name, fields = family(zone), self.fields_of(zone)
        told = {kind: fields[field] for field, kind in (("{suit}", "suit"), ("{k}", "value")) if field in fields}
        said: dict[str, str | int] = {"suit": told["suit"]} if "suit" in told else {}
        if "value" in told:
            said["n"] = int(told["value"])
        part = zone
        while part:
            for one in (f"{self.game}.zone.{part}", f"zone.{part}"):
                if has(one):
                    return worded(self.game, one, lambda: readable.name(zone), **said)
            part = part.rpartition(".")[0]
        return worded(
            self.game,
            f"{self.game}.zone.{name}",
            lambda: readable.phrase(name if self.patterns else zone, [*told.values()], [*told]),
            **said,
        )

    @cached_property
    def patterns(self) -> Mapping[str, Sequence[str]]:
        """The fields that follow each zone's name in its declaration: `pile.{seat}.{k}` has `{seat}` and `{k}`."""
        if self.game not in GAMES:
            return {}
        rules = GAMES[self.game]
        seats = rules.info.seats[0]
        declared = [zone.id.split(".") for zone in rules.zones(seats, rules.fill(seats, {}))]
        return {name: fields for name, *fields in declared}

    def fields_of(self, zone: str) -> Mapping[str, str]:
        """Return what stands in a zone's id in place of each field: of `pile.2.1` 2 for `{seat}` and 1 for `{k}`."""
        name, *members = zone.split(".")
        return dict(zip(self.patterns.get(name, ()), members, strict=False))

    def owner(self, zone: str) -> int | None:
        """Return the seat that a zone belongs to, by the zone's id; None if it belongs to none."""
        fields = self.fields_of(zone)
        return int(fields["{seat}"]) if "{seat}" in fields else None

    def may(self, view: View, names: Names) -> Group:
        """Return the group of what may be done now, a line each, with the names of seats that may be chosen."""
        if not view.legal:
            # No seat is in turn while something is being told.
            why = "over" if view.over else "told" if view.turn is None else "wait"
            return Group(t("words.may"), (t(f"words.may.{why}"),))
        does: dict[str, str] = {}
        for action in view.legal:
            does.setdefault(capital(spoken(self.does(action, view, names))), str(action))
        return Group(t("words.may"), tuple(does), tuple(does.values()))

    def lies(self, view: View, zone: str) -> str:
        """Return what lies in a zone, in one line: open cards by name, closed ones by their number."""
        cards = [text for text in view.zones[zone] if not hidden(text)]
        closed = len(view.zones[zone]) - len(cards)
        name = capital(self.zone(zone))
        if not view.zones[zone]:
            return t("words.zone-empty", zone=name)
        if not cards:
            return t("words.zone-count", zone=name, n=closed)
        if closed:
            return t("words.zone-both", zone=name, cards=cards, n=closed)
        return t("words.zone", zone=name, cards=cards)

    def words(self, view: View, names: Names) -> list[Group]:
        """Return the table in words."""
        zones = view.game.zones
        own = [zone for zone, made in zones.items() if made.kind is Kind.HAND and made.owner == view.seat]
        rest = [zone for zone in zones if zone not in own and view.zones[zone]]
        groups = [self.may(view, names)]
        if own:
            groups.append(self.hand(view, [text for zone in own for text in view.zones[zone]]))
        groups.append(Group(t("words.middle"), tuple(spoken(self.lies(view, zone)) for zone in rest)))
        return [*self.outcome(view, names), *groups]

    def hand(self, view: View, cards: Sequence[str]) -> Group:
        """Return the group of the cards in the reader's hand."""
        lines = tuple(capital(t("words.card", card=text)) for text in cards)
        return Group(t("words.hand"), lines or (capital(t("words.none")),))

    def outcome(self, view: View, names: Names) -> list[Group]:
        """Return the group of the result, which comes first, if the game is over."""
        if view.result is None:
            return []
        said = (self.result(view.result, names), self.reason(view.result, names))
        return [Group(t("words.result"), tuple(spoken(line) for line in said))]
