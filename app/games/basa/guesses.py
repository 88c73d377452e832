"""How guesses in Basa are told: those of a rival in a row are added up, and more of them are told ever faster.

The first are said one by one. Once they are too fast for that, one sentence stands that is true of all of them, and the
second line counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Event
from app.games.basa.cards import ACE
from app.table.controller import Controller
from app.table.prompts import Rest
from app.table.reading import FAMILIAR, long_enough
from app.wording import t

RESULT_MS = 700.0
"""How long the result of a guess is shown, ms."""
BARELY_MS = 60.0
"""How long a further guess of a row is announced, ms."""
SLOWLY = 2
SWIFTER, SWIFTEST = 8.0, 60.0
"""After `SLOWLY` guesses in a row each further one is told faster by this much, up to the second number of times as
fast; four cards drawn in between do not end the row."""
GUESSES = "guesses"
"""The name under which guesses of rivals are counted that have been told."""
ENDED = "ended"
"""The name under which rows are counted that a guess of the ace, or four cards to be drawn for one, has ended."""
KNOWN, USUAL = 8, 3.0
"""Once more guesses of rivals than this have been told, even the first of a row is told this many times as fast,
because nothing about it is new."""
MORE = 4.0
"""By how much more for each further guess that has been told."""


class GuessTelling(Controller):
    """The part of one table's telling that is about guesses; `BasaTelling` adds the rest."""

    _guesser, _guesses = -1, 0
    """The rival whose row of guesses is told, and how many guesses it has had so far."""
    _row: Sequence[tuple[str, bool]] = ()
    """Those of them that are still to be added up: the card that came, and whether the guess was right."""
    _guess = Rest()
    """What was said of the last one."""
    _so_far = ""
    """What the second line says of a row of several: how many guesses, and which were right."""
    _shown = ""
    """The card of the stock that was turned up last."""

    @property
    def _guesses_on(self) -> bool:
        """Whether the seat whose row of guesses is told guesses once more, or begins a stage, and then goes on."""
        return self._only_guesses and self.acts[0].seat == self._guesser

    @property
    def _only_guesses(self) -> bool:
        """Whether a rival guesses, or begins a stage, and nothing else follows."""
        acts = [act for act in self.acts if act.seat != self.seat]
        guesses = all(act.action.verb in ("guess", "stage") for act in acts)
        return bool(acts) and guesses and {one.said for one in self.coming} <= {"", "guessed-right", "guessed-wrong"}

    def _in_one(self, guesses: int) -> bool:
        """Whether guess number `guesses` of a row, and those after it, are told too fast for a sentence each.

        Where nobody sits at the screen nothing is told faster.
        """
        return self.seat is not None and (guesses > SLOWLY or self._usual > 1.0)

    @property
    def _usual(self) -> float:
        """How many times as fast the first guesses of a row are told: faster after enough guesses have been seen."""
        known = self.met[self.seat, GUESSES] - KNOWN
        return min(SWIFTEST, USUAL + MORE * known) if known > 0 else 1.0

    def _guessed(self, events: Sequence[Event]) -> str:
        """The card of the stock that answers a right guess of this seat in these events; empty if there is none."""
        came = ""
        for event in events:
            if event.code == "shown" and event.zone == "stock" and event.cards:
                came = event.cards[0]
            elif event.said == "guessed-right":
                seat, guess = event.about
                return came if seat == self.seat and guess != ACE else ""
        return ""

    def _in_a_row(self, answered: Rest, event: Event) -> Rest:
        """A guess that has been answered: those of a rival pass, to be added up in one stop when the row is over.

        A guess of the ace, and one after which four cards are drawn, ends a row; the stop then ends with the row. A
        guess of this seat waits for nobody: the next question says which card came.
        """
        seat, guess = event.about
        right, ends = event.said == "guessed-right", guess == ACE or self._punished(event)
        if seat == self.seat:
            return long_enough(answered) if ends else answered._replace(passes="again")
        self._guesses += 1
        self.met[self.seat, GUESSES] += 1
        if ends:
            row = self._summed()
            self._row, self._so_far = (), ""
            self.met[self.seat, ENDED] += 1
            known = self.met[self.seat, ENDED] > FAMILIAR
            detail = " ".join(filter(None, (answered.detail, row.words, "" if known else row.detail)))
            # The second line has counted the row all along, so only the result is new, once this has become familiar.
            read = long_enough(answered) if known else long_enough(answered._replace(detail=detail))
            return read._replace(detail=detail)
        if seat != self._guesser:
            self._row = ()
        self._guesser, self._guess = seat, answered._replace(lit=())
        self._row = (*self._row, (self._shown, right))
        if self._guesses_on:
            self.swift = min(SWIFTEST, self._usual + SWIFTER * max(0, self._guesses - SLOWLY))
        self._so_far = ""
        if len(self._row) > 1:
            row = self._summed()
            self._so_far = row.words
            # Where the cards of wrong guesses lie is said once, and again at the stop.
            known = len(self._row) > 2 and not any(hit for _, hit in self._row)
            answered = answered._replace(detail=row.words if known else f"{row.words} {row.detail}".strip())
        if self._guesses_on and self._in_one(self._guesses):
            self._so_far = answered.detail if len(self._row) > 1 else answered.words
            words = t("basa.voice.guessing", who=self.called(seat))
            answered = answered._replace(words=words, detail=self._so_far)
        return answered._replace(passes="begun")

    def _once_more(self, words: str, seat: int, ms: float) -> Rest:
        """The rest before one more guess of a row, or a stage between them.

        The second line still says how often somebody has guessed, so that it does not go and come with every guess.
        Once the row is told faster, a guess is announced for barely any time, because its result repeats it.
        """
        waits = ms if self._guesses < SLOWLY else BARELY_MS
        if self._in_one(self._guesses + 1):
            words = t("basa.voice.guessing", who=self.called(seat))
        return Rest(waits, words=words, who=seat, detail=self._so_far, passes="begun")

    def _summed(self) -> Rest:
        """The guesses of a row in one sentence: how many, and which cards were right; empty without a row.

        The wrong ones are not told again, because they lie open in the temporary place.
        """
        if len(self._row) < 2:
            return self._guess if self._row else Rest()
        right = [card for card, hit in self._row if hit]
        wrong, who = len(self._row) - len(right), self.called(self._guesser)
        name = "basa.voice.row" if not wrong else "basa.voice.row-mixed" if right else "basa.voice.row-wrong"
        words = t(name, who=who, n=len(self._row), cards=right)
        detail = t(f"basa.voice.row.{'wrong' if right else 'all-wrong'}", n=wrong) if wrong else ""
        return Rest(RESULT_MS, words=words, who=self._guesser, detail=detail, brief=words)

    def _punished(self, event: Event) -> bool:
        """Whether four cards must be drawn for a guess."""
        return any(one.said == "penalty" for one in self.after(event))

    def _answer(self, event: Event) -> str:
        """Which card answered a guess, and that four cards must be drawn for it.

        If the ace of diamonds met a guess of a diamond, also why that was not right.
        """
        seat, guess = event.about
        named = "basa.voice.it-is.by-name" if (guess, self._shown) == (ACE[1], ACE) else "basa.voice.it-is"
        parts = [t(named, x=self._shown)]
        if self._punished(event):
            parts.append(t("basa.log.penalty", who=self.called(seat)))
        return " ".join(parts)
