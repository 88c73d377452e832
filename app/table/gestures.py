"""What mouse and keys mean: a small state machine between gestures and choices. No Qt.

Drag, click-click, double-click and keys all end in one of two calls: `play` a choice, or `refuse` with a reason. The
surface says what is under the pointer; `Gestures` keeps what is held, and calls back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from app.engine import Reason
from app.table.prompts import Choice, Ref, seat_ref


class Chooser(Protocol):
    """What gestures ask a game's controller about the present view."""

    def choices(self, held: Ref) -> Sequence[Choice]:
        """What the held card may do, the likeliest first."""

    def liftable(self) -> Sequence[Ref]:
        """The cards that may do something."""

    def liftable_zones(self) -> Sequence[str]:
        """The zones whose cards can be picked up at all, even if only to be refused."""

    def ready(self) -> Ref | None:
        """The card that counts as in hand while none is held: a click on a place puts it there."""

    def owner(self, place: Ref) -> int | None:
        """The seat that a zone, a card in it or a badge belongs to; None if it is everybody's."""

    def together(self) -> int:
        """How many cards are chosen before they all go to one place together; 1: each goes by itself."""

    def refusal(self, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""

    def bound_for(self, place: Ref) -> Sequence[Ref]:
        """The cards that may go to this place."""

    def idle(self, place: Ref) -> Reason | None:
        """Why a click on a place does nothing while no card is in hand; None if nobody expects anything of it."""


class Gestures:
    """Which card is held. Without a `chooser` nothing may be done: events are being told, or it is another seat's turn.

    If several cards are demanded together, those `chosen` so far stay raised, in the order in which they were chosen,
    and the last of them is the held one. If cards may go along with a card that has already been put in its place,
    those are `chosen`, and the first card stays held.
    """

    def __init__(
        self,
        play: Callable[[Choice], None],
        refuse: Callable[[Ref, Reason], None],
        changed: Callable[[], None],
    ) -> None:
        """`play` takes a choice, `refuse` a card; `changed`: another card is now held."""
        self.chooser: Chooser | None = None
        self.held: Ref | None = None
        self.chosen: list[Ref] = []
        self._waiting: Ref | None = None
        self._joined: Choice | None = None
        self._play = play
        self._refuse = refuse
        self._changed = changed

    def renew(self, chooser: Chooser | None) -> None:
        """Take another view; nothing is held any more."""
        self.chooser = chooser
        self.held = None
        self._part()

    def can_lift(self, ref: Ref) -> bool:
        """Whether a card can be picked up: those that may do something, and those that are refused in words."""
        return self.chooser is not None and ref.is_card and ref.zone in self.chooser.liftable_zones()

    def hold(self, ref: Ref | None) -> None:
        """Hold this card (or none); if several go together, with those chosen before it."""
        if ref is None:
            self._part()
        elif self._together > 1 and ref not in self.chosen and self._may_go(ref):
            # A card more than is wanted replaces the first.
            self.chosen = [*self.chosen, ref][-self._together :]
        if ref != self.held:
            self.held = ref
            self._changed()

    def _part(self) -> None:
        """Let no card wait for others, or go along with them, any more."""
        self._waiting = self._joined = None
        self.chosen = []

    @property
    def in_hand(self) -> Ref | None:
        """The held card, else the one that is ready."""
        return self.held if self.held is not None or self.chooser is None else self.chooser.ready()

    def choices(self) -> Sequence[Choice]:
        """What the card in hand may do."""
        card = self.in_hand
        if self.chooser is None or card is None:
            return ()
        return self.chooser.choices(card)

    def targets(self) -> list[Ref]:
        """Where the card in hand may go."""
        return list(dict.fromkeys(choice.target for choice in self.choices()))

    @property
    def _together(self) -> int:
        return self.chooser.together() if self.chooser is not None else 1

    def _may_go(self, card: Ref) -> bool:
        """Whether a card may do anything."""
        return self.chooser is not None and bool(self.chooser.choices(card))

    @property
    def gathers(self) -> bool:
        """Whether more cards have to be chosen before those in hand go."""
        return len(self.chosen) < self._together > 1

    @property
    def waiting(self) -> bool:
        """Whether the held card has been laid and waits for a second one."""
        return self._waiting is not None

    def click(self, ref: Ref | None) -> None:
        """Handle a click: pick up, put where it may go, or say why not, also if no card is in hand.

        A second click on a card that has one place to go to puts it there. On any other card, or with a click on the
        cloth, it puts the card down. If several cards go together, a click on one of those chosen puts it down, unless
        it is the last one that was wanted. A card that may not go with them is refused immediately, as if it had been
        laid where they go, and they stay chosen.
        """
        if self.chooser is None:
            return
        if ref is None:
            self.hold(None)
        elif self._joins(ref):
            self._join(ref)
        elif ref in self.chosen and (self.gathers or ref != self.held):
            self._put_back(ref)
        elif ref == self.held:
            self._click_again()
        elif self.in_hand is not None and self._chosen(ref) is not None:
            self.drop(ref)
        elif self.can_lift(ref) and (self._together == 1 or self._may_go(ref)):
            self.hold(ref)
        elif self.can_lift(ref):
            goals = (choice.target for card in self.chooser.liftable() for choice in self.chooser.choices(card))
            self._refuse(ref, self.chooser.refusal(ref, next(goals, ref)))
        elif self.in_hand is not None:
            self.drop(ref)
        elif (reason := self.chooser.idle(ref)) is not None:
            self._refuse(ref, reason)

    def idles(self, ref: Ref | None) -> bool:
        """Whether a click there can do nothing, and at most says why: no card is in hand, and none is there to lift."""
        return self.in_hand is None and (ref is None or not self.can_lift(ref))

    def _joins(self, ref: Ref | None) -> bool:
        """Whether this is a card that may go along with the one that has been put in its place."""
        return self._joined is not None and any(ref == card for card, _ in self._joined.adds)

    def _join(self, ref: Ref) -> None:
        """Choose a card to go along, or put it back; once enough are chosen, all of them go."""
        choice, first = self._joined, self._waiting
        assert choice is not None and first is not None
        self.chosen = [one for one in self.chosen if one != ref] if ref in self.chosen else [*self.chosen, ref]
        self.held = first
        if len(self.chosen) < choice.needs:
            self._changed()
            return
        adds = dict(choice.adds)
        whole = choice._replace(actions=(*choice.actions, *(adds[one] for one in self.chosen)))
        self.held = None
        self._part()
        self._play(whole)

    def _put_back(self, ref: Ref) -> None:
        """Put one of the chosen cards down; the one chosen last is then held."""
        self.chosen = [one for one in self.chosen if one != ref]
        self.held = self.chosen[-1] if self.chosen else None
        self._changed()

    def _click_again(self) -> None:
        """Handle a second click on the held card: it goes to its only place, or is put down."""
        if not self.lay():
            self.hold(None)

    def lay(self) -> bool:
        """Send the held card to its only place, or let it do the one thing it can where it lies.

        False if there is not exactly one.
        """
        held, choices = self.held, self.choices()
        if held is None or self.waiting or self.gathers or len(self.targets()) != 1:
            return False
        if choices[0].target != held:
            return self.drop(choices[0].target)
        if len(choices) == 1 and choices[0].actions:
            self._go(choices[0])
            return True
        return False

    def double_click(self, ref: Ref) -> None:
        """Play the card's likeliest choice after a double click."""
        if not self.can_lift(ref) or self.chooser is None:
            return
        choices = self.chooser.choices(ref)
        self.hold(ref)
        if choices:
            self._go(choices[0])
        else:
            self._say_no(ref, self.chooser.refusal(ref, ref))

    def drop(self, target: Ref | None) -> bool:
        """Lay the card in hand on a target; False if it has to go back."""
        held = self.in_hand
        if self.chooser is None or held is None:
            return False
        if self._joins(held) and target is not None and target.zone != held.zone:
            self._join(held)
            return True
        if target is None or target == held or (target.zone == held.zone and self._chosen(target) is None):
            return False
        choice = self._chosen(target)
        if choice is not None:
            self._go(choice)
            return True
        self._say_no(held, self.chooser.refusal(held, target))
        return False

    def cancel(self) -> bool:
        """Put the card down (Escape); False if none was held."""
        if self.held is None:
            return False
        self.hold(None)
        return True

    def _say_no(self, held: Ref, reason: Reason) -> None:
        """Put the card down first, so that the reason is the last thing said.

        A chosen card takes those down that were to go with it; without it they stay chosen.
        """
        self.hold(self.chosen[-1] if self.chosen and held not in self.chosen and not self.waiting else None)
        self._refuse(held, reason)

    def _chosen(self, target: Ref) -> Choice | None:
        """The choice that goes to this place: exactly there, or into its zone, or to the seat of the place."""
        choices = self.choices()
        exact = next((choice for choice in choices if choice.target == target), None)
        if exact is None and target.is_card:
            exact = next((choice for choice in choices if choice.target == Ref(target.zone)), None)
        return exact or self._given(target)

    def _given(self, place: Ref) -> Choice | None:
        """The choice that gives the card in hand to the seat of this place, if no other choice fits.

        People give to somebody; it is the same to them whether they point at the badge, the cards or the piles. The
        person's own seat is given to only by its badge, because its cards are there to be picked up.
        """
        card, chooser = self.in_hand, self.chooser
        seat = chooser.owner(place) if chooser is not None else None
        if chooser is None or card is None or seat is None:
            return None
        own = seat == chooser.owner(card)
        if own and place != seat_ref(seat):
            return None
        theirs = [choice for choice in self.choices() if chooser.owner(choice.target) == seat]
        if own:
            # A choice that acts where the card lies gives it to nobody.
            theirs = [choice for choice in theirs if choice.target.zone != card.zone]
        return theirs[0] if len({choice.target for choice in theirs}) == 1 else None

    def _go(self, choice: Choice) -> None:
        held = self.in_hand
        assert held is not None
        if choice.needs:
            self._waiting = held
            self._joined = choice
            self.chosen = []
            self._changed()
            return
        if not choice.actions:
            pair = self._pair(held)
            if pair is not None:
                self.held = None
                self._play(pair)
                return
            # The choice only waits for a second card, so the first stays in hand.
            self._waiting = held
            self._changed()
            return
        choice = self._with_chosen(choice, held)
        self.held, self.chosen = None, []
        self._play(choice)

    def _with_chosen(self, choice: Choice, held: Ref) -> Choice:
        """The choice for all cards that go together, in the order in which they were chosen."""
        if self.chooser is None or len(self.chosen) < 2:
            return choice
        found = {held: choice.actions}
        for ref in self.chosen:
            for other in self.chooser.choices(ref):
                if other.target == choice.target:
                    found.setdefault(ref, other.actions)
        return choice._replace(actions=tuple(action for ref in self.chosen for action in found.get(ref, ())))

    def _pair(self, second: Ref) -> Choice | None:
        """The choice made by two cards, when a second one is laid after the first, which waits."""
        first = self._waiting
        if self.chooser is None or first is None or first == second:
            return None
        choices = self.chooser.choices(first)
        return next((choice for choice in choices if choice.target == second and choice.actions), None)
