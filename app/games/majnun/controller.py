"""Majnun at the table (canon 9; look majnun-he-dark).

The pot with its demand is in the middle, the stock beside it. One arrow leads from the giver to the seat that is
helped; red tags hang at seats that owe, and a tag at the seat whose turn is next. The hem stays with the owner of the
turn while others give, because people easily forget whose turn it was.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import atan2, degrees
from typing import Any, ClassVar

from app.engine import View, hidden
from app.engine.cards import natural_value
from app.games.majnun.rules import COLOUR, seats_after
from app.games.majnun.stops import MajnunTelling, is_red
from app.table.blocks import Block, Hand, Row
from app.table.company import BadgeRoom
from app.table.controller import MOST_CARDS, label_width
from app.table.endings import End
from app.table.geometry import Board
from app.table.laid import Laid
from app.table.layout import hands, pile
from app.table.measures import badge_room, tag_room, words_room
from app.table.prompts import DECIDES, Hem, Prompt, Ref, seat_ref
from app.table.signs import Arrow, Caption, Onward, Sign, Tag
from app.wording import t
from app.wording.tellers import named

SHARED = {"stock": 1.0, "pot": 1.25}
"""The wanted width of the shared piles, as a multiple of a hand card."""
TURN = 15
"""The heads beside the plates point in steps of this many degrees."""
HEADS = 28.0
"""The room of the heads beside a tag, px."""


class MajnunController(MajnunTelling):
    """Three to nine seats."""

    game = "majnun"
    measure = "majnun.label.course"
    variant = "edition"
    ends: ClassVar[Mapping[str, End]] = {"hands-passed": End("round", who=False, card=False)}
    counts = "card"
    across = 8.2
    tag_lines = 1

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """Stock and pot lie between the seats; the cards of others lie under their badges."""
        company, own = self.company(board), f"hand.{self.me}"
        piles = Row(tuple(pile(zone, size, self.label_room(zone, board)) for zone, size in SHARED.items()), gap=24.0)
        mine = Hand(own, len(zones[own]), gaps=len(self.by_colour(zones)[1]))
        return company.ring(piles, mine, lambda seat: hands(company, f"hand.{seat}"))

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """The hand lies by colour, because suits mean nothing here."""
        found = super().look(zones)
        order, gaps = self.by_colour(zones)
        return {**found, f"hand.{self.me}": {"order": order, "gaps": gaps}}

    def by_colour(self, zones: Mapping[str, Sequence[str]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """This seat's hand, red before black and each from high to low, and where a gap parts the colours."""
        cards = zones[f"hand.{self.me}"]
        if any(map(hidden, cards)):
            return tuple(range(len(cards))), ()
        keys = [(not is_red(text), -natural_value(text[0]), text) for text in cards]
        red = sum(map(is_red, cards))
        return tuple(sorted(range(len(cards)), key=keys.__getitem__)), (red - 1,) if 0 < red < len(cards) else ()

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand; for this seat how many are red and how many black, as the pot will ask for them."""
        cards = view.zones[f"hand.{seat}"]
        if seat != self.me or not cards or any(map(hidden, cards)):
            return super().badge_line(view, seat)
        red = sum(map(is_red, cards))
        return t("majnun.label.colors", red=red, black=len(cards) - red)

    def badge_size(self, seat: int, board: Board) -> BadgeRoom:
        """The room of a badge, with a tag below it and, beside the tag, the heads that point onward.

        This seat's has room for any number of its cards, so that nothing moves while it gives some.
        """
        room = super().badge_size(seat, board)
        if seat == self.me:
            line = t("majnun.label.colors", red=MOST_CARDS, black=MOST_CARDS)
            name, most = self.called(seat), self.most_badge(board)
            own = badge_room(name, line, seat in self.computers, self.small(board), most, board.least)
            room = room._replace(width=max(room.width, own[0]))
        tags = self.tags(self._seen, seat) if self._seen is not None else []
        return room._replace(tag_width=max(room.tag_width, *(tag_room(tag.text) + HEADS for tag in tags), 0.0))

    def label_room(self, zone: str, board: Board) -> tuple[float, float]:
        """The room of a pile's name; that of the pot has its demand below."""
        detail = t("majnun.label.laid", n=MOST_CARDS, need=MOST_CARDS, colour="black") if zone == "pot" else ""
        return words_room("name", t(f"majnun.label.{zone}", n=MOST_CARDS), detail, label_width(board))

    def hem(self, view: View, board: Board) -> Hem | None:
        """The hem stays with the owner of the turn."""
        owner = self.owner(view)
        return super().hem(replace(view, turn=owner), board) if owner is not None else None

    def owner(self, view: View) -> int | None:
        """Whose turn it is, which need not be the seat that decides; None when the game is over.

        While events are told, it is the seat whose turn is being told.
        """
        active: int = view.vars["active"]
        if view.over:
            return None
        if view.turn is None and (self._plays is not None or self._dealing):
            return self._plays
        return active if active >= 0 else view.turn

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """How many cards lie in stock and pot, what the pot demands, who gives to whom."""
        stock, pot = len(view.zones["stock"]), len(view.zones["pot"])
        wide = label_width(board) / board.width
        words = t("majnun.label.pot", n=pot)
        found: list[Sign] = [Caption("name", words, self.asks_for(view), zone="pot", width=wide)]
        words = t("majnun.label.stock", n=stock) if stock else t("majnun.label.no-stock")
        found.append(Caption("name" if stock else "count", words, zone="stock", width=wide))
        if view.phase == "give" and view.turn is not None:
            words = self.stated(self.fact(view, "to-give"))
            found.append(Arrow(self.end(view.turn), self.end(view.vars["to"]), words))
        elif self._gives is not None:
            giver, taker, count = self._gives
            words = t("majnun.label.gives", n=count)
            found.append(Arrow(self.end(giver), self.end(taker), words, done=True))
        return [*found, *self.onward(view, board)]

    def onward(self, view: View, board: Board) -> list[Sign]:
        """Below each plate the direction of the next seat in play, beside the tag if one hangs there.

        A tag that has grown while events are told may take all the room.
        """
        if view.over:
            return []
        laid, found = self.plan(view.zones, board), list[Sign]()
        seats = view.game.seats
        for seat in range(seats):
            box = laid.boxes.get(f"tags.{seat}")
            tags = self.tags(view, seat)
            if box is None or (tags and not self.both(tags, seat, laid)):
                continue
            after = self.next_in_play(seat)
            (x1, y1), (x2, y2) = (laid.boxes[f"badge.{one}"].middle for one in (seat, after))
            across = x1 - x2 if board.mirrored else x2 - x1
            angle = round(degrees(atan2(y2 - y1, across)) / TURN) * TURN
            # It is said once, at the reader's plate.
            text = t("majnun.label.onward", who=self.called(after)) if seat == self.me else ""
            x, y = box.middle
            if tags:
                x += self.side(seat, laid) * tag_room(tags[0].text) / 2
            found.append(Onward(angle, text, x=x / laid.width, y=y / laid.height))
        return found

    def hung(self, tags: Sequence[Tag], seat: int, laid: Laid) -> list[Tag]:
        """Move a tag to the side, so that the heads are visible beside it."""
        found = super().hung(tags, seat, laid)
        if not found or not self.both(tags, seat, laid):
            return found
        aside = self.side(seat, laid) * HEADS / 2 / laid.width
        return [replace(tag, x=tag.x - aside) for tag in found]

    @staticmethod
    def both(tags: Sequence[Tag], seat: int, laid: Laid) -> bool:
        """Whether a tag and the heads have room side by side below a plate."""
        room = max(laid.boxes[f"{name}.{seat}"].width for name in ("badge", "tags"))
        return tag_room(tags[0].text) + HEADS <= room

    @staticmethod
    def side(seat: int, laid: Laid) -> int:
        """The side of a tag on which the heads are: away from the middle, from where an arrow may reach the plate.

        1 is the end and -1 the start.
        """
        return 1 if laid.boxes[f"badge.{seat}"].middle[0] > laid.width / 2 else -1

    def asks_for(self, view: View) -> str:
        """What the pot asks of the turn, and how much of it has been laid; empty once the turn has nothing to lay.

        While events are told, it is about the turn being told, in which nothing has been laid before.
        """
        placed, need, colour = self._lays or (0, 0, "")
        if view.turn is not None:
            open_still = view.phase == "place" or (view.phase == "give" and view.vars["division"] == 1)
            demand = self.fact(view, "demand") if open_still else None
            placed = int(view.vars["placed"])
            need, colour = demand.args if demand is not None else (0, "")
        if not need:
            return ""
        if not placed:
            return t("majnun.fact.demand", need, colour)
        return t("majnun.label.laid", n=placed, need=need, colour=colour)

    def end(self, seat: int) -> Ref:
        """Where an arrow of a seat begins and ends: at its hand if it sits below, otherwise at its badge."""
        return Ref(f"hand.{seat}") if seat == self.me else seat_ref(seat)

    def gave(self, view: View) -> Collection[int]:
        """The seats that have already given in this division: those between receiver and giver, in play direction."""
        if view.turn is None:
            return []
        after = seats_after(view, view.vars["to"])
        owing = {seat for seat, debt in view.vars["debts"] if debt}
        return [seat for seat in after[: after.index(view.turn)] if seat not in owing]

    def tags(self, view: View, seat: int) -> list[Tag]:
        """Tags for a debt, for help to come, for a turn that goes on, and for the next seat (the direction of play).

        None once the game is over, because it may end amid a chain whose debts are never paid.
        """
        if view.over:
            return []
        debts = {} if self._dealing else dict(view.vars["debts"])
        found: list[Tag] = []
        if debts.get(seat):
            found.append(Tag(t("majnun.label.owes", n=debts[seat]), tone="pom"))
        if seat == self.owner(view) and view.turn != seat and view.turn is not None:
            found.append(Tag(t("majnun.label.owner"), tone="saffron"))
        if view.phase == "give" and not self._dealing and seat in self.gave(view):
            found.append(Tag(named("majnun.label.given", self.names, seat), tone="olive"))
        owner = self.owner(view)
        if owner is not None and seat == self.next_in_play(owner):
            # One line of room is kept for tags, so that nothing moves when a seat has given.
            found = [replace(found[0], text=f"{found[0].text} · {t('majnun.label.next')}")] if found else [
                Tag(t("majnun.label.next"))
            ]  # fmt: skip
        return found

    def quiet_fact(self, view: View) -> str:
        """The round, and when the hands are passed on."""
        return "" if view.over else self.capital(self.stated(self.round_told(view)))

    def round_of(self, view: View) -> int:
        """The round: within one, hands grow and shrink; from one to the next, it shows who gains and who runs out."""
        return int(view.vars["round"])

    # What may be done

    def together(self, view: View) -> int:
        """The cards that one demand asks of a hand are chosen and go together."""
        asked = self.fact(view, "to-place" if view.phase == "place" else "to-give")
        return int(asked.args[0]) if asked is not None else 1

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is asked of the hand now, and why."""
        asked = super().prompt(view, held)
        if view.turn is None:
            return asked
        mine = view.decides
        detail, explains = "", ""
        awaits = view.phase == "give" and not mine
        if view.phase == "give":
            to, quota = view.vars["to"], view.vars["quota"]
            key = "debt" if dict(view.vars["debts"]).get(to) else "need"
            if mine:
                sentence = t("majnun.voice.give.choose", n=self.number(view, "to-give"))
                detail = t(f"majnun.voice.give.{key}.mine", who=self.called(to), n=quota)
                explains = t("majnun.voice.give.any")
            else:
                sentence = t(f"majnun.voice.give.{key}", who=self.called(to), n=quota)
                detail = t("table.awaited", who=self.called(view.turn))
        elif not mine:
            return asked
        elif view.phase == "place":
            sentence = t("majnun.voice.lay", n=self.number(view, "to-place"), colour=COLOUR[view.vars["red"]])
            explains = t("majnun.voice.lay.detail")
        else:
            sentence, explains = t("majnun.voice.close"), t("majnun.voice.close.detail")
        if view.phase == "close" and held is not None:
            detail, explains = self.will_ask(view, self.text(view, held)) or explains, ""
        asked = asked._replace(detail=detail, explains=explains, awaits=awaits)
        if held is not None:
            # For a single card the consequences are said, because the question already names the card.
            return self.chosen_so_far(view, asked, sentence)
        who = view.vars["to"] if awaits else DECIDES
        return asked._replace(sentence=sentence, who=who)

    def will_ask(self, view: View, card: str) -> str:
        """What this closing card asks of whom, and how many cards they will hold then; empty if the game ends here.

        After the last turn of a round the hands are passed on first (canon 4.8).
        """
        number, most, left = self.facts_of(view, "round")[0].args
        passed = left == 1
        if passed and number == most:
            return ""
        who = int(view.vars["starter"]) if passed else self.next_in_play(self.me)
        held = len(view.zones[f"hand.{self.next_in_play(who) if passed else who}"])
        name = f"majnun.voice.will-ask{'.passed' if passed else ''}"
        return named(name, self.names, who, n=natural_value(card[0]), colour=COLOUR[is_red(card)], held=held)
