"""What any game needs at the table, from its zones and legal actions; a game's own controller adds what is special.

A controller turns a view into plain data for the table (spots, signs, choices, prompt) and gestures into actions. It
knows no rules: what may be done is the view's `legal`, why not is the engine's refusal, and what an action would lead
to is found by playing it in a world dealt from the view. It sees one seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from app.art.states import MarkKind
from app.engine import Action, Event, Reason, View, deal_unknown, hidden, play, view
from app.engine.rules import Arg, Verb
from app.engine.zones import Kind
from app.table.geometry import Board, Shape, Spot
from app.table.prompts import Button, Choice, Prompt, Ref, Rest, Sign
from app.wording import t
from app.wording.in_words import zone_name
from app.wording.sentences import action_words, result_reason, result_sentence


class Controller:
    """One game at the table, for one seat that is shown it."""

    game: ClassVar[str] = ""
    factor: float = 1.0
    """How much larger than usual the hand cards may be, where a game has room."""
    across: float = 7.0
    """How many cards must fit side by side on the cloth."""

    def __init__(self, names: Mapping[int | str, str], plates: Mapping[int | str, str]) -> None:
        """`names` and `plates` of the seats and of simulated players."""
        self.names = names
        self.plates = plates
        self.calm = False
        self._ahead: tuple[View, dict[str, View]] | None = None

    # Where things lie

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Where each zone lies. Here: own zones below, the others' above, shared ones between, in the page's order."""
        raise NotImplementedError

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Words and figures on the cloth."""
        return []

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """All that the held card may do, the likeliest first."""
        text = self.text(view, held)
        found = []
        for action in view.legal:
            spec = self.verb(view, action)
            if spec is None or not spec.args or spec.args[0].kind != "card" or not action.args:
                continue
            if action.args[0] != text or held.zone != self.zone_of(view, spec.args[0]):
                continue
            target = self.target(view, action, spec)
            if target is not None:
                found.append(Choice(target, (str(action),), self.words(view, action)))
        return found

    def liftable(self, view: View) -> list[Ref]:
        """The cards that may do something, in the order of their zones."""
        return [ref for ref in self.cards(view) if self.choices(view, ref)]

    def cards(self, view: View) -> list[Ref]:
        """The cards that legal actions are about: those of the zones their verbs name."""
        zones = dict.fromkeys(
            self.zone_of(view, spec.args[0])
            for action in view.legal
            if (spec := self.verb(view, action)) is not None and spec.args and spec.args[0].kind == "card"
        )
        return [Ref(zone, index) for zone in zones for index in range(len(view.zones.get(zone, ())))]

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The states of cards: what may be done glows; beads alone where most of a hand may (look.md 8)."""
        if held is not None:
            marks: dict[Ref, MarkKind] = {held: "held"}
            marks.update({choice.target: "legal" for choice in self.choices(view, held) if choice.target.is_card})
            return marks
        lift = self.liftable(view)
        all_cards = self.cards(view)
        kind: MarkKind = "bead" if 3 * len(lift) >= 2 * len(all_cards) else "legal"
        return dict.fromkeys(lift, kind)

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """The action that a player seems to mean who lays this card there, legal or not; for the reason why not."""
        text = self.text(view, held)
        for (phase, name), spec in view.game.rules.info.verbs.items():
            if phase != view.phase or not spec.args or spec.args[0].kind != "card":
                continue
            if spec.to and self.filled(spec.to, view, text) == target.zone:
                return str(Action(name, (text,)))
        return None

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""
        action = self.attempt(view, held, target)
        if action is None:
            return Reason("nothing-there", (self.text(view, held),))
        world = deal_unknown(view, Random(0))
        return view.game.rules.refusal(world, Action.parse(action))

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What the voice says. Here: whose turn it is, and a button for every action that has no card."""
        buttons = [
            Button(self.words(view, action), (str(action),))
            for action in view.legal
            if (spec := self.verb(view, action)) is not None and not (spec.args and spec.args[0].kind == "card")
        ]
        return Prompt(t("table.your-turn"), "", tuple(buttons[:3]))

    def ended(self, view: View) -> Prompt:
        """What the voice says when the game is over: the result, and what can be done next."""
        assert view.result is not None
        again = Button(t("end.again"), command="new-game", main=True)
        buttons = (Button(t("end.shelf"), command="shelf"), Button(t("end.same-deal"), command="same-deal"), again)
        sentence = result_sentence(self.game, view.result, self.names)
        return Prompt(sentence, result_reason(self.game, view.result), buttons)

    def quiet_fact(self, view: View) -> str:
        """What the top bar says beside the game's name."""
        return ""

    def chip(self, view: View) -> str:
        """What stands in the pill beside the game's name: edition, round."""
        return ""

    def involved(self, view: View, action: str) -> list[Ref]:
        """The card and the place of an action, to point them out."""
        for ref in self.cards(view):
            for choice in self.choices(view, ref):
                if action in choice.actions[:1]:
                    return [ref, choice.target]
        return []

    def details(self, view: View, command: str) -> tuple[str, list[str]] | None:
        """A title and lines for a pressed sign, or None for a command that is the table's."""
        return None

    def rest(self, event: Event, view: View) -> Rest:
        """How long to rest after an event."""
        return Rest()

    # What helps

    def text(self, view: View, ref: Ref) -> str:
        """The symbol of a card on the table."""
        return view.zones[ref.zone][ref.index]

    def index_of(self, view: View, zone: str, text: str) -> Ref:
        """The card with this symbol in a zone."""
        return Ref(zone, list(view.zones[zone]).index(text))

    def verb(self, view: View, action: Action) -> Verb | None:
        """How an action is made at the table."""
        return view.game.rules.info.verbs.get((view.phase, action.verb))

    def zone_of(self, view: View, arg: Arg) -> str:
        """The zone of a card argument."""
        return self.filled(arg.zone, view, "")

    def filled(self, pattern: str, view: View, text: str) -> str:
        """A zone id from a pattern: the seat in turn, the suit of the card."""
        suit = text[1:2] if text and not hidden(text) else ""
        return pattern.format(turn=view.turn, seat=view.seat, suit=suit, k=1)

    def target(self, view: View, action: Action, spec: Verb) -> Ref | None:
        """Where the card of an action goes."""
        zone = self.filled(spec.to, view, action.args[0] if action.args else "")
        return Ref(zone) if zone in view.zones else None

    def ahead(self, now: View, action: str) -> View:
        """The view after an action, in a world dealt from this view: use only what does not hang on chance."""
        if self._ahead is None or self._ahead[0] is not now:
            self._ahead = (now, {})
        known = self._ahead[1]
        if action not in known:
            world = deal_unknown(now, Random(0))
            known[action] = view(play(world, action).position, now.seat)
        return known[action]

    def words(self, view: View, action: Action | str) -> str:
        """An action in words, for buttons, hints and screen readers."""
        return action_words(self.game, action, view)

    @staticmethod
    def capital(text: str) -> str:
        """A phrase as a button says it: its first letter large, where the language has large letters."""
        return text[:1].upper() + text[1:]

    def describe(self, view: View, ref: Ref) -> str:
        """A card or a zone in words, for a screen reader."""
        zone = zone_name(self.game, ref.zone)
        cards = view.zones.get(ref.zone, ())
        count = len(cards)
        if ref.is_card:
            text = self.text(view, ref)
            if hidden(text):
                return t("table.describe-hidden", zone=zone, n=count)
            return t("table.describe-card", card=text, zone=zone, at=ref.index + 1, of=count)
        if not count:
            return t("table.describe-empty", zone=zone)
        if hidden(cards[0]):
            return t("table.describe-hidden", zone=zone, n=count)
        if view.game.zones[ref.zone].kind is Kind.PILE:
            return t("table.describe-card", card=cards[0], zone=zone, at=1, of=count)
        return t("table.describe-zone", zone=zone, n=count)


def hand_spot(zone: str, *, y: float = 1.0, dy: float = -0.5, span: float = 0.6, step: float = 1.12) -> Spot:
    """The hand of the seat at the screen: below, in the middle."""
    return Spot(zone, Shape.ROW, 0.5, y, 0.0, dy, 1.0, span, step)
