"""Solo at the table (canon 9; look solo-he).

The center card in the middle with three lamps for its dry turns, the computer's four places above, the earned piles at
the end side. A run takes two cards in one gesture; Escape before the second gives up, and nothing is sent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.art.states import MarkKind
from app.engine import Action, Event, Reason, View
from app.games.solo.rules import COMPUTER, HAND, WON
from app.table.controller import Controller, hand_spot
from app.table.geometry import Board, Shape, Spot
from app.table.prompts import Button, Choice, Prompt, Ref, Rest
from app.table.signs import Badge, Caption, Lamps, Note, Sign
from app.wording import t
from app.wording.bidi import cards_text

CENTER = Ref("center")
STOCK = Ref("stock")
NEVER = "never-center"
"""The command of the note that lists the cards that have never been center card."""
SUITS_SHOWN = "SHDC"
READ_MS = 700.0
"""How long the four turned-up cards lie before the computer chooses."""
TAKES_MS = 1700.0
"""How long its choice stays lit (a click goes on)."""


class SoloController(Controller):
    """The player's seat against the simulated computer."""

    game = "solo"
    factor = 1.1
    across = 9.2

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """As the picture has it; from the start: stock, center, piles. A low cloth has a smaller center card."""
        middle = 1.2 if board.height > 560 else 1.02
        return [
            Spot("stock", Shape.PILE, 0.2, 0.46),
            Spot("center", Shape.PILE, 0.5, 0.455, scale=middle),
            Spot("show", Shape.ROW, 0.5, 0.0, dy=0.4, scale=0.72, span=0.4, step=1.13, places=4),
            Spot(COMPUTER, Shape.PILE, 0.9, 0.0, dy=0.44, scale=0.72, closed=True),
            Spot(WON, Shape.PILE, 0.9, 1.0, dy=-0.47, scale=0.72, closed=True),
            Spot("removed", Shape.AWAY, 0.03, 0.9),
            hand_spot(HAND, span=0.5, step=1.15),
        ]

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Names and counts, both scores, the lamps, the computer's badge, what has never been center card."""
        dry = min(view.vars["dry_turns"], 3)
        line = "solo.label.computer-looks" if view.zones["show"] else "solo.label.computer-waits"
        signs: list[Sign] = [
            Caption("name", t("solo.label.stock"), t("table.cards", n=len(view.zones["stock"])), zone="stock"),
            Caption("name", t("solo.label.center"), zone="center"),
            Lamps(dry, 3, zone="center", side="start", dx=-0.08),
            Caption("count", t(f"solo.label.dry.{dry}"), x=0.333, y=0.46, width=0.09),
            Caption("count", t("solo.label.show"), zone="show", width=0.56),
            self._badge(t(line)),
            self._never_box(view),
        ]
        if not self.calm:
            its, mine = len(view.zones[COMPUTER]), len(view.zones[WON])
            signs.append(Caption(
                "number",
                f"{its}",
                t("solo.label.won.computer"),
                x=0.795,
                y=0.0,
                dy=0.42,
                width=0.105,
            ))
            signs.append(Caption("number", f"{mine}", self._won_label(), x=0.795, y=1.0, dy=-0.46, width=0.105))
        if view.zones["removed"]:
            signs.append(Caption("count", t("table.out", n=len(view.zones["removed"])), x=0.1, y=0.96))
        return signs

    def _badge(self, line: str) -> Sign:
        """The computer's badge, in the corner of the start side."""
        name = self.names["computer"]
        return Badge(name, line, x=0.0, y=0.0, dx=0.04, dy=0.42, align="start", plate="fish", computer=True)

    def _won_label(self) -> str:
        return t("solo.label.won", who=self.names[0]) if self.names[0] else t("solo.label.won.you")

    def _never_box(self, view: View) -> Sign:
        """How many cards in play have never been center card, and of which suit most."""
        fresh = never_center(view)
        counts = {suit: sum(text[1] == suit for text in fresh) for suit in SUITS_SHOWN}
        most = max(SUITS_SHOWN, key=lambda suit: counts[suit])
        line = t("solo.label.never.line", n=len(fresh), m=counts[most], suit=most) if fresh else ""
        return Note(
            t("solo.label.never"),
            (line or t("solo.label.never.none"),),
            link=t("solo.label.never.list") if fresh else "",
            x=0.85,
            y=0.47,
            width=0.2,
            command=NEVER if fresh else "",
        )

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """Take with the center card (alone or with a partner), or return to the stock."""
        text = self.text(view, held)
        if view.phase == "second":
            words = t("solo.action.take-second", x=text)
            return [Choice(CENTER, (str(action),), words) for action in view.legal if action.args == (text,)]
        legal = {str(action) for action in view.legal}
        found = []
        if f"take:{text}" in legal:
            center = view.zones["center"][0]
            partners = self.partners(view, text)
            for partner in partners:
                # If there is only one partner, the engine takes it by itself.
                actions = (f"take:{text}", f"take:{partner}")[: min(2, len(partners))]
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

    def partners(self, view: View, text: str) -> list[str]:
        """The cards that complete a run with this one; none if it is equal to the center card."""
        after = self.ahead(view, f"take:{text}")
        if after.phase == "second":
            return [action.args[0] for action in after.legal]
        # A forced partner went along: it lies on the first card in the player's pile.
        gained = len(after.zones[WON]) - len(view.zones[WON])
        return [after.zones[WON][0]] if gained == 3 else []

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """What matches the center card has a ring; every other card can be returned and has a bead."""
        if held is not None:
            return super().marks(view, held)
        legal = {str(action) for action in view.legal}
        return {
            ref: "legal" if f"take:{self.text(view, ref)}" in legal else "bead"
            for ref in self.liftable(view)
        }

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """A card laid on the center or on another card is meant to be taken, on the stock to be returned."""
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
        sentence, detail = self._prompt_takes(view, takes) if takes else self._prompt_returns(view, bool(sets))
        if sets:
            top = view.zones[COMPUTER][0]
            if takes or len(sets) > 1:
                detail = t("solo.voice.set.also", c=top)
            else:
                detail = t("solo.voice.set.detail", cards=self._set_cards(view, sets[0]), c=top)
        return Prompt(sentence, detail, self._set_buttons(view, sets))

    def _prompt_takes(self, view: View, takes: Sequence[str]) -> tuple[str, str]:
        """What matches the center card."""
        center = view.zones["center"][0]
        partners = {text: self.partners(view, text) for text in takes}
        if len(takes) == 1:
            return t("solo.voice.equal", x=takes[0], center=center), t("solo.voice.equal.detail")
        if len(takes) == 2 and partners[takes[0]] == [takes[1]]:
            run = [takes[0], takes[1], center]
            sentence = t("solo.voice.run", x=takes[0], y=takes[1], center=center)
            return sentence, t("solo.voice.run.detail", run=run)
        return t("solo.voice.some", center=center), t("solo.voice.some.detail")

    def _prompt_returns(self, view: View, has_set: bool) -> tuple[str, str]:
        """Nothing matches, or nothing lies in the center."""
        if not view.zones["center"]:
            sentence = "solo.voice.set.no-center" if has_set else "solo.voice.no-center"
            return t(sentence), t("solo.voice.no-center.detail")
        center = view.zones["center"][0]
        sentence = t("solo.voice.set" if has_set else "solo.voice.return", center=center)
        if view.vars["dry_turns"] == 2:
            return sentence, t("solo.voice.return.last-dry", center=center)
        return sentence, t("solo.voice.return.detail", n=self._shown(view))

    @staticmethod
    def _shown(view: View) -> int:
        """How many cards the computer turns up after a return (canon 4, R3)."""
        return min(4, len(view.zones["stock"]) + 1)

    def _prompt_held(self, view: View, text: str, choices: Sequence[Choice]) -> Prompt:
        back = Button(t("solo.button.return-this", x=text), (f"return:{text}",))
        partners = self.partners(view, text) if any(choice.target == CENTER for choice in choices) else None
        if partners is None:
            if not view.zones["center"]:
                detail = t("solo.voice.no-center.detail")
            else:
                detail = t("solo.voice.picked-return.detail", n=self._shown(view))
            return Prompt(t("solo.voice.picked-return", x=text), detail, (back._replace(main=True),))
        center = view.zones["center"][0]
        take = f"take:{text}"
        if not partners:
            main = Button(t("solo.button.take-equal"), (take,), main=True)
            sentence = t("solo.voice.picked-equal", x=text, center=center)
            return Prompt(sentence, t("solo.voice.picked-equal.detail"), (back, main))
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

    def details(self, view: View, command: str) -> tuple[str, list[str]] | None:
        """The list behind the note: cards that have never been center card, a line for each suit."""
        if command != NEVER:
            return None
        fresh = never_center(view)
        lines = []
        for suit in SUITS_SHOWN:
            cards = [text for text in fresh if text[1] == suit]
            if cards:
                lines.append(cards_text(cards))
        return t("solo.label.never"), lines

    def rest(self, event: Event, view: View) -> Rest:
        """The four cards stay to be read; then what the computer takes is lit (canon 9)."""
        if event.code == "moved" and event.args["to"] == "show":
            return Rest(READ_MS)
        if event.code != "said":
            return Rest()
        center = view.zones["center"][0] if view.zones["center"] else ""
        cards = [str(text) for text in event.args["args"]]
        lit = tuple(self.index_of(view, "show", text) for text in cards)
        match event.args["code"]:
            case "computer-run":
                words = t("solo.voice.computer-run", x=cards[0], y=cards[1], center=center)
                return Rest(TAKES_MS, lit, t("solo.pill.takes", n=3), words)
            case "computer-equal":
                words = t("solo.voice.computer-equal", x=cards[0], center=center)
                return Rest(TAKES_MS, lit, t("solo.pill.takes", n=2), words)
            case "computer-nothing":
                return Rest(READ_MS, words=t("solo.voice.computer-nothing"))
            case "center-replaced":
                return Rest(READ_MS, words=t("solo.said.center-replaced"))
        return Rest()


def never_center(view: View) -> list[str]:
    """The cards in play that have never been center card."""
    facts = view.game.rules.facts(view)
    return [str(text) for fact in facts if fact.code == "never-center" for text in fact.args]
