"""Solo at the table (canon 9; look solo-he).

The center card is in the middle with three lamps for its dry turns, the computer's four places above, the earned piles
at the end side. A run takes two cards in one gesture; Escape before the second gives up, and nothing is sent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Action, Event, Reason, View
from app.games.solo.rules import COMPUTER, DRY_AT_MOST, HAND, WON, partners_seen
from app.table.blocks import Block, Cards, Column, Hand, Row, Words
from app.table.controller import MOST_CARDS, Controller, label_width
from app.table.endings import End
from app.table.geometry import Board, Shape
from app.table.layout import SHRINKS, pile
from app.table.measures import badge_room, largest, words_room
from app.table.painted_signs import LAMP, LAMP_STEP
from app.table.prompts import Button, Choice, Prompt, Ref, Rest
from app.table.reading import long_enough
from app.table.signs import ABOUT, Badge, Caption, Lamps, Note, Sign
from app.wording import t
from app.wording.bidi import cards_text

CENTER, CENTER_CARD = Ref("center"), Ref("center", 0)
STOCK = Ref("stock")
NEVER = "never-center"
"""The command of the note that lists the cards that have never been center card."""
SUITS_SHOWN = "SHDC"
TAKES_MS = 900.0
NOTHING_MS = 260.0
REPLACED_MS = 400.0
"""How long the computer's choice stays lit, and how long the table rests if it has none or a new center card comes, ms.

The voice keeps the sentence for another second, while the cards go back.
"""

SHOWN = ("solo.label.show", "solo.label.show.open")
"""The words below the computer's places, while nothing lies there and while cards do."""
SHOW = 0.34
NOTE = 0.2
NOTE_EDGE = 40.0
"""The widths of the words below what is shown and of the note, shares of the cloth; the edges of the note, px."""


class SoloController(Controller):
    """The player's seat against the simulated computer."""

    game = "solo"
    ends: ClassVar[Mapping[str, End]] = {
        "computer-equal": End("turn"),
        "computer-run": End("turn"),
        "computer-nothing": End("turn", card=False, read=False),
    }
    counts = "card"
    factor = 1.1
    across = 9.2
    _dry: int | None = None
    _old = ""

    def watch(self, view: View) -> None:
        """Drop the dry turns that were told, because the view has them."""
        super().watch(view)
        self._dry, self._old = None, ""

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The computer's cards above, this seat's below; stock, lamps, center card and a note between them."""
        wide = label_width(board)
        lines = [t("solo.label.computer-looks"), t("solo.label.computer-waits")]
        most = 0.4 * board.width
        rooms = [badge_room(self.names["computer"], line, True, False, most, board.least) for line in lines]
        captions = [words_room("count", t(name), width=SHOW * board.width) for name in SHOWN]
        show = Cards(
            "show", Shape.ROW, 0.8, 40.0, SHRINKS["open"], holds=4, step=1.13, bears=0.7,
            label=largest(captions),
        )  # fmt: skip
        stock = pile("stock", 1.0, words_room("name", t("solo.label.stock"), t("table.cards", n=MOST_CARDS), wide))
        center = pile("center", 1.25, words_room("name", t("solo.label.center"), width=wide))
        dry = [words_room("count", t(f"solo.label.dry.{number}"), width=wide) for number in range(DRY_AT_MOST + 1)]
        lamps = Words("lamps", LAMP + 6, 2 * LAMP_STEP + LAMP + 6)
        said = Words("dry", *largest(dry))
        above = Row((Words("badge", *max(rooms)), show, self.won(COMPUTER, wide)), align=0.0, spread=True)
        middle = Row((stock, Row((said, lamps, center)), self.note(board)), align=0.0, spread=True)
        hand = Hand(HAND, len(zones[HAND]), 1.15)
        out = Words("out", wide, words_room("count", t("table.out", n=MOST_CARDS), width=wide)[1])
        below = Row((out, hand, self.won(WON, wide)), align=1.0, spread=True)
        return Column((above, middle, below), gap=8.0, spread=True)

    def won(self, zone: str, wide: float) -> Block:
        """The won cards, with their number beside them."""
        words = self._won_label() if zone == WON else t("solo.label.won.computer")
        number = Words(f"{zone}.number", *words_room("number", f"{MOST_CARDS}", words, wide))
        return Row((number, Cards(zone, Shape.PILE, 0.72, 40.0, SHRINKS["piles"], holds=12)))

    @staticmethod
    def note(board: Board) -> Words:
        """Room for the cards that have never been center card."""
        inner = NOTE * board.width - NOTE_EDGE
        texts = t("solo.label.never.line", n=MOST_CARDS, m=MOST_CARDS, suit="S"), t("solo.label.never.list")
        high = words_room("name", t("solo.label.never"), width=inner)[1] + 2
        high += sum(words_room("count", text, width=inner)[1] + 2 for text in texts)
        return Words("note", NOTE * board.width + 8, high + NOTE_EDGE)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Won piles are face down; four places are outlined for the cards shown to the computer."""
        closed: dict[str, dict[str, Any]] = {zone: {"closed": True} for zone in (COMPUTER, WON)}
        return {**closed, "show": {"places": 4}}

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Names and counts, both scores, the lamps, the computer's badge, cards that have never been center card."""
        laid, wide = self.plan(view.zones, board), label_width(board) / board.width
        dry = min(view.vars["dry_turns"] if self._dry is None else self._dry, DRY_AT_MOST)
        line = "solo.label.computer-looks" if view.zones["show"] else "solo.label.computer-waits"
        count = t("table.cards", n=len(view.zones["stock"]))
        signs: list[Sign] = [
            Caption("name", t("solo.label.stock"), count, zone="stock", width=wide),
            Caption("name", t("solo.label.center"), zone="center", width=wide),
            laid.placed("lamps", Lamps(dry, DRY_AT_MOST)),
            laid.placed("dry", Caption("count", t(f"solo.label.dry.{dry}"), width=wide)),
            Caption("count", t(SHOWN[bool(view.zones["show"])]), zone="show", width=SHOW),
            laid.placed("badge", Badge(self.names["computer"], t(line), plate="fish", computer=True)),
            laid.placed("note", self._never_box(view)),
        ]
        if not self.calm:
            for zone, words in ((COMPUTER, t("solo.label.won.computer")), (WON, self._won_label())):
                number = Caption("number", f"{len(view.zones[zone])}", words, width=wide)
                signs.append(laid.placed(f"{zone}.number", number))
        if view.zones["removed"]:
            out = Caption("count", t("table.out", n=len(view.zones["removed"])), width=wide)
            signs.append(laid.placed("out", out))
        return signs

    def _won_label(self) -> str:
        return t("solo.label.won", who=self.names[0]) if self.names[0] else t("solo.label.won.you")

    def never_center(self, view: View) -> list[str]:
        """The cards in play that have never been center card."""
        return [str(text) for fact in self.facts_of(view, "never-center") for text in fact.args]

    def _never_box(self, view: View) -> Note:
        """How many cards in play have never been center card, and in which suit most, if one has most."""
        fresh = self.never_center(view)
        counts = {suit: sum(text[1] == suit for text in fresh) for suit in SUITS_SHOWN}
        second, most = sorted(SUITS_SHOWN, key=lambda suit: counts[suit])[-2:]
        line = t("table.cards", n=len(fresh)) if fresh else t("solo.label.never.none")
        if counts[most] > counts[second] > 0:
            line = t("solo.label.never.line", n=len(fresh), m=counts[most], suit=most)
        return Note(
            t("solo.label.never"),
            (line,),
            t("solo.label.never.list") if fresh else "",
            width=NOTE,
            command=NEVER if fresh else f"{ABOUT}{NEVER}",
            says=t("solo.label.never.says"),
        )

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """Take with the center card (alone or with a partner), or return to the stock."""
        if view.phase == "second":
            return super().choices(view, held)
        text = self.text(view, held)
        legal = {str(action) for action in view.legal}
        found = []
        if f"take:{text}" in legal:
            center = view.zones["center"][0]
            partners = partners_seen(view, text)
            for partner in partners:
                # If there is only one partner, the engine takes it without asking.
                actions = (f"take:{text}", f"take:{partner}")[: len(partners)]
                words = t("solo.action.take-run", x=text, y=partner, center=center)
                found.append(Choice(self.index_of(view, HAND, partner), actions, words))
            if len(partners) > 1:
                found.append(Choice(CENTER, (), t("solo.action.take-first", x=text, ys=partners)))
            elif partners:
                found.insert(0, Choice(CENTER, (f"take:{text}",), found[0].words))
            else:
                words = t("solo.action.take-equal", x=text, center=center)
                found.append(Choice(CENTER, (f"take:{text}",), words))
        if f"return:{text}" in legal:
            found.append(Choice(STOCK, (f"return:{text}",), self.words(view, f"return:{text}")))
        return found

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """What matches the center card has a ring; every other card can be returned and has a bead.

        While a card is held that does not match, the cards that could be taken instead keep their rings.
        """
        legal = {str(action) for action in view.legal}
        if held is not None:
            matching = {ref for ref in self.liftable(view) if f"take:{self.text(view, ref)}" in legal}
            instead: dict[Ref, MarkKind] = {} if held in matching else dict.fromkeys(matching, "legal")
            return {**instead, **super().marks(view, held)}
        return {
            ref: "legal" if f"take:{self.text(view, ref)}" in legal else "bead"
            for ref in self.liftable(view)
        }

    def involved(self, view: View, action: str) -> list[Ref]:
        """For a set, all cards that leave the game: those in the hand, and one on the computer's pile."""
        set_ = Action.parse(action)
        if set_.verb != "set":
            return super().involved(view, action)
        cards = [self.index_of(view, HAND, text) for text in self._set_cards(view, set_)]
        return [*cards, Ref(COMPUTER, 0)]

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """On the center or on another card, taking is meant; on the stock, returning."""
        text = self.text(view, held)
        if target.zone in ("center", HAND):
            return f"take:{text}"
        return f"return:{text}" if target.zone == "stock" else None

    # What is said

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there: it lacks its partner, or the place is not the player's."""
        if target.zone == "show":
            return Reason("show")
        if target.zone in (WON, COMPUTER):
            return Reason("earned")
        return super().refusal(view, held, target)

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What may be done now."""
        if view.phase == "second":
            ys = [action.args[0] for action in view.legal]
            detail = t("solo.voice.second.detail", ys=ys)
            return Prompt(t("solo.voice.second", x=view.vars["picked"]), detail)
        if held is not None:
            return self._prompt_held(view, self.text(view, held), self.choices(view, held))
        takes = [action.args[0] for action in view.legal if action.verb == "take"]
        sets = [action for action in view.legal if action.verb == "set"]
        asked = self._prompt_takes(view, takes) if takes else self._prompt_returns(view, bool(sets))
        if not sets:
            return asked
        top = view.zones[COMPUTER][0]
        if takes:
            detail = t("solo.voice.set.also", c=top)
        elif len(sets) > 1:
            detail = t("solo.voice.set.several", c=top)
        else:
            detail = t("solo.voice.set.detail", cards=self._set_cards(view, sets[0]), c=top)
        return Prompt(asked.sentence, detail, self._set_buttons(view, sets))

    def _prompt_takes(self, view: View, takes: Sequence[str]) -> Prompt:
        """What matches the center card."""
        center = view.zones["center"][0]
        if len(takes) == 1:
            return Prompt(t("solo.voice.equal", x=takes[0], center=center), explains=t("solo.voice.equal.detail"))
        if len(takes) == 2 and partners_seen(view, takes[0]) == [takes[1]]:
            run = [takes[0], takes[1], center]
            sentence = t("solo.voice.run", x=takes[0], y=takes[1], center=center)
            return Prompt(sentence, explains=t("solo.voice.run.detail", run=run))
        return Prompt(t("solo.voice.some", center=center), explains=t("solo.voice.some.detail"))

    def _prompt_returns(self, view: View, has_set: bool) -> Prompt:
        """The prompt if nothing matches, or no card is in the center."""
        if not view.zones["center"]:
            sentence = "solo.voice.set.no-center" if has_set else "solo.voice.no-center"
            return Prompt(t(sentence), explains=t("solo.voice.no-center.detail"))
        center = view.zones["center"][0]
        sentence = t("solo.voice.set" if has_set else "solo.voice.return", center=center)
        if view.vars["idle"] == view.game.options["max_idle"] - 1:
            return Prompt(sentence, t("solo.voice.return.last-idle"))
        if view.vars["dry_turns"] == DRY_AT_MOST - 1:
            return Prompt(sentence, t("solo.voice.return.last-dry", center=center))
        return Prompt(sentence, explains=t("solo.voice.return.detail", n=self._shown(view)))

    @staticmethod
    def _shown(view: View) -> int:
        """How many cards the computer turns up after a return (canon 4, R3)."""
        return min(4, len(view.zones["stock"]) + 1)

    def _prompt_held(self, view: View, text: str, choices: Sequence[Choice]) -> Prompt:
        back = Button(t("solo.button.return-this", x=text), (f"return:{text}",))
        partners = partners_seen(view, text) if any(choice.target == CENTER for choice in choices) else None
        if partners is None:
            if not view.zones["center"]:
                explains = t("solo.voice.no-center.detail")
            else:
                explains = t("solo.voice.picked-return.detail", n=self._shown(view))
            sets = self._set_buttons(view, [action for action in view.legal if action.verb == "set"])
            buttons = (*sets, back._replace(main=True))
            return Prompt(t("solo.voice.picked-return", x=text), "", buttons, explains=explains)
        center = view.zones["center"][0]
        take = f"take:{text}"
        if not partners:
            main = Button(t("solo.button.take-equal"), (take,), main=True)
            sentence = t("solo.voice.picked-equal", x=text, center=center)
            return Prompt(sentence, "", (back, main), explains=t("solo.voice.picked-equal.detail"))
        sentence = t("solo.voice.picked", x=text)
        if len(partners) > 1:
            return Prompt(sentence, t("solo.voice.picked.many", ys=partners), (back,))
        run = [text, partners[0], center]
        main = Button(t("solo.button.complete"), (take,), main=True)
        return Prompt(sentence, t("solo.voice.picked.one", y=partners[0], run=run), (back, main))

    @staticmethod
    def _set_cards(view: View, action: Action) -> list[str]:
        """The cards that leave the hand with a set."""
        return [text for text in view.zones[HAND] if text not in action.args]

    def _set_buttons(self, view: View, sets: Sequence[Action]) -> tuple[Button, ...]:
        """Choice [2], shown only when it is legal; a menu if there are several sets."""
        if not sets:
            return ()
        if len(sets) == 1:
            return (Button(t("solo.button.set"), (str(sets[0]),)),)
        menu = []
        for action in sets:
            cards = self._set_cards(view, action)
            if len(cards) == 4:
                words = t("solo.set.suit", suit=cards[0][1])
            else:
                words = t("solo.set.run", run=cards)
            menu.append(Button(words, (str(action),)))
        return (Button(t("solo.button.sets"), menu=tuple(menu)),)

    def chip(self, view: View) -> str:
        """Where the game comes from."""
        return t("solo.label.chip")

    def quiet_fact(self, view: View) -> str:
        """How many turns there were without a gain, once half of those after which the game ends have gone by."""
        idle, most = view.vars["idle"], view.game.options["max_idle"]
        return t("solo.words.idle", n=idle, max_idle=most) if 2 * idle >= most else ""

    def details(self, view: View, command: str) -> tuple[str, list[str]] | None:
        """The list behind the note: cards that have never been center card, a line for each suit."""
        if command != NEVER:
            return super().details(view, command)
        fresh = self.never_center(view)
        lines = []
        for suit in SUITS_SHOWN:
            cards = [text for text in fresh if text[1] == suit]
            if cards:
                lines.append(cards_text(cards))
        return t("solo.label.never"), lines

    def before(self, event: Event, view: View) -> Rest:
        """Name what goes while it is still there: for an onlooker a set, and the center card that goes back."""
        if event.code == "acted":
            return self._set_goes(event.seat, event.action, view)
        if event.code != "moved" or (event.source, event.goal) != ("center", "stock"):
            return Rest()
        self._dry, self._old = DRY_AT_MOST, view.zones["center"][0]
        return long_enough(Rest(lit=(CENTER_CARD,), words=t("solo.voice.center-goes", center=self._old)))

    def _set_goes(self, seat: int, action: Action, view: View) -> Rest:
        """Name the cards of another seat's set and the computer's card before they go, while they are still there."""
        if action.verb != "set" or seat == self.seat:
            return Rest()
        cards = self._set_cards(view, action)
        words = t("solo.log.set", who=self.called(seat), cards=cards, c=view.zones[COMPUTER][0])
        lit = (*(self.index_of(view, HAND, text) for text in cards), Ref(COMPUTER, 0))
        return long_enough(Rest(lit=lit, words=words, who=seat))

    def heard(self, event: Event, view: View) -> Rest:
        """Light what the computer takes of the four cards (canon 9), or a lamp if it takes nothing."""
        center = view.zones["center"][0] if view.zones["center"] else ""
        cards = [str(text) for text in event.about]
        lit = tuple(self.index_of(view, "show", text) for text in cards)
        match event.said:
            case "computer-run":
                words = t("solo.voice.computer-run", x=cards[0], y=cards[1], center=center)
                return Rest(TAKES_MS, lit, t("solo.pill.takes", n=3), words, who="computer")
            case "computer-equal":
                words = t("solo.voice.computer-equal", x=cards[0], center=center)
                return Rest(TAKES_MS, lit, t("solo.pill.takes", n=2), words, who="computer")
            case "computer-nothing":
                self._dry = view.vars["dry_turns"] + bool(center)
                return Rest(NOTHING_MS, words=t("solo.voice.computer-nothing"), who="computer")
            case "center-replaced":
                self._dry = 0
                key = "solo.voice.center-same" if self._old == center else "solo.voice.center-replaced"
                words, stands = t(key, center=center), t("solo.log.new-center", center=center)
                return Rest(REPLACED_MS, (CENTER_CARD,), words=words, passes="asked", brief=stands)
        return Rest()
