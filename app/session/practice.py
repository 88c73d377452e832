"""Worked cases to try by hand: the games' cases as lessons, and the state of the one being practised. No Qt.

A case is a position, the actions done in it, and what must hold afterwards (docs/notation.md#cases). The rules pages
show cases and offer to try them at a practice table. Nothing here is kept: a practised case has a record of its own in
memory, and neither the store nor the results know of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import ascii_lowercase
from typing import Any, Literal, NamedTuple

from app.engine import Action, Game, Position, Reason, Record, Step, View, carry_on, position_from_json, view
from app.games import GAMES, is_own, note_error, remembered, worked_cases
from app.session.seats import Seated, Seating, settled, unnamed
from app.wording import t
from app.wording.catalogue import has
from app.wording.rules_pages import rules_page, sections_of
from app.wording.sentences import action_words, log_lines, result_reason, result_sentence

Task = Literal["act", "astray", "forbidden", "look", "done"]
"""What a case waits for.

- `act`: its next action,
- `astray`: taking back a move that is not the case's,
- `forbidden`: an attempt at what is not allowed at its end,
- `look`: if it has no action, a look at what is allowed,
- `done`: nothing.
"""

LISTED = 4
"""The maximum number of allowed moves that one sentence names; if there are more, it names none."""
NO_RULE = frozenset(("nothing-there", "other-place", "choose-first", "takes-nothing", "stock"))
"""The refusals of gestures that mean no action; they say nothing about the rules."""


class Lesson(NamedTuple):
    """A case: its id (`<game>-02b`), the position it begins in, its actions, and what must hold after them.

    If chance decides, `expected` lists several outcomes, of which one must hold; otherwise it lists one.
    """

    id: str
    start: Position
    do: tuple[str, ...]
    expected: tuple[Mapping[str, Any], ...]

    @property
    def game(self) -> Game:
        """The rules, seats and options of the case."""
        return self.start.game

    @property
    def number(self) -> str:
        """The number as people read it: `2b`."""
        return self.id.rsplit("-", 1)[1].lstrip("0")

    @property
    def seen(self) -> View:
        """The position as the seat that decides sees it."""
        return view(self.start, self.start.turn)


@remembered
@lru_cache(maxsize=16)
def lessons(game: str) -> dict[str, Lesson]:
    """Return the cases of a game by id; empty if it has none, or if those of a person's own game cannot be read."""
    try:
        return {one.id: one for one in map(_lesson, worked_cases.read(game))}
    except Exception as error:
        if not is_own(game):
            raise
        note_error(game, worked_cases.FILE, error)
        return {}


def _lesson(case: Mapping[str, Any]) -> Lesson:
    start = position_from_json(case["start"], GAMES)
    for text in case["do"]:
        Action.parse(text)
    return Lesson(case["case"].split()[0], start, tuple(case["do"]), tuple(worked_cases.expectations(case)))


def lesson(name: str) -> Lesson | None:
    """Return the case with this id; None if there is none."""
    for game in GAMES:
        if name.startswith(f"{game}-"):
            return lessons(game).get(name)
    return None


def _company(seats: int) -> tuple[Seated, ...]:
    """Return who sits at a practice table: people with computer players' names, or one person without a name."""
    return settled(unnamed(range(seats), computer=seats > 1))


class Practice(Seating):
    """A case that somebody is trying: how far they are, what comes next, and whether a move belongs to the case.

    The person makes every move of the case, for whichever seat, and always sees the table as the seat that decides sees
    it. Moves of other seats are part of what a case explains (somebody answers an attack, the last one to choose
    decides a fight). If the program made them, the person would only watch during half of the case, or all of it if
    everything depends on the second seat. Nobody has secrets at a practice table, so no curtain falls; the goal says
    whose seat it is. A person who would rather watch asks for the answer.

    `attempt` is a move to be tried and refused (`choose_attempt`). `refused` is the reason, once the move has been
    tried.
    """

    def __init__(self, lesson: Lesson) -> None:
        """Start at the beginning of the case."""
        self.lesson = lesson
        self.record = Record.from_position(lesson.start)
        self.attempt: str | None = None
        self.refused: Reason | None = None
        self._last: Step | None = None
        self._follows: list[int] = []
        self._seat = self.record.position.seat
        self.seated = _company(self.game.seats)

    # Who sits there

    @property
    def game(self) -> Game:
        """The rules, seats and options of the case."""
        return self.lesson.game

    def rename(self) -> None:
        """Name the seats again after a change of language."""
        self.seated = _company(self.game.seats)

    # Where it stands

    @property
    def seat(self) -> int:
        """The seat that the table is shown to: the one that decides or, after the end, the one that did so last."""
        turn = self.record.position.turn
        return self._seat if turn is None else turn

    @property
    def actor(self) -> int:
        """The seat that moved last, which `outcome` is about; at the beginning, the seat that decides."""
        return self._seat

    @property
    def view(self) -> View:
        """The position as that seat sees it."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View:
        """Return the position as a seat sees it, or as everybody does (None)."""
        return view(self.record.position, seat)

    @property
    def step(self) -> int:
        """How many actions of the case have been done."""
        return sum(self._follows)

    @property
    def due(self) -> tuple[str, ...]:
        """The actions of the case that have not been done."""
        return self.lesson.do[self.step :]

    @property
    def astray(self) -> bool:
        """Whether the last move was not the case's."""
        return bool(self._follows) and not self._follows[-1]

    @property
    def forbidden(self) -> tuple[str, ...]:
        """The actions that the case says are not legal at its end; often none."""
        return tuple(self.lesson.expected[0].get("illegal", ())) if len(self.lesson.expected) == 1 else ()

    @property
    def plain(self) -> tuple[str, ...]:
        """The actions of this phase without arguments, such as to pass, that are not legal now."""
        now = self.record.position
        legal = set(self.game.rules.legal(now))
        verbs = self.game.rules.info.verbs.items()
        made = [Action(name) for (phase, name), verb in verbs if phase == now.phase and not verb.args]
        return tuple(str(action) for action in made if action not in legal)

    @property
    def task(self) -> Task:
        """What the case waits for."""
        if self.refused is not None:
            return "done"
        if self.lesson.do:
            if self.astray:
                return "astray"
            return "act" if self.due else "forbidden" if self.forbidden and self.attempt != "" else "done"
        return "done" if self._follows else "look"

    @property
    def outside(self) -> dict[str, int]:
        """The hour that the rules are told: one that the case works with, so it can be played at any time of day."""
        now = self.view
        hours = [{"hour": hour} for hour in range(12, 0, -1)]
        wanted = (one for one in hours if not self.due or Action.parse(self.due[0]) in now.offered(one))
        return next(wanted, hours[0])

    # Playing

    def act(self, actions: Sequence[str]) -> Step:
        """Carry out a gesture. Raises IllegalAction; then nothing has changed.

        If a gesture begins with the actions due and goes on beyond the case, only the actions of the case are carried
        out.
        """
        due = self.due
        follows = bool(due) and not self.astray and tuple(actions[: len(due)]) == due[: len(actions)]
        step = self.record.act(*(actions[: len(due)] if follows else actions))
        self.attempt = None
        self._follows.append(min(len(actions), len(due)) if follows else 0)
        self._seat = step.before.seat
        self._last = step
        return step

    def refuse(self, reason: Reason) -> bool:
        """Note that a move was refused. Return whether the case was waiting for that; if so, it is done."""
        if self.task == "forbidden":
            wanted = reason.code in {self.why_not(action).code for action in self.forbidden}
        else:
            wanted = self.task == "look" and reason.code not in NO_RULE
        if wanted:
            self.refused = reason
        return wanted

    def choose_attempt(self, by_hand: Sequence[str]) -> None:
        """Choose the move to be tried and refused, from `by_hand`, tried with a card, and `plain`, tried with a button.

        A move that the case names comes first; a case that only shows what is allowed takes any. If there is none, the
        attempt is empty and nothing is left to try.
        """
        possible = (*by_hand, *self.plain)
        named = [action for action in self.forbidden if action in possible]
        self.attempt = next(iter(named or (() if self.lesson.do else possible)), "")

    def why_not(self, action: str) -> Reason:
        """Return why an action is not legal now."""
        return self.game.rules.refusal(self.record.position, Action.parse(action))

    @property
    def may_take_back(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._follows) or self.refused is not None

    def take_back(self) -> None:
        """Take back the last gesture or refusal. Raises LookupError if there is nothing to take back."""
        if self.refused is not None:
            self.refused = None
            return
        self.record.undo()
        self._follows.pop()
        self._last = None

    def return_to_case(self) -> None:
        """Take back every move that was not the case's."""
        while self.astray:
            self.take_back()

    # In words

    def goal(self) -> str:
        """Return a sentence that says what to do, or that it is done."""
        match self.task:
            case "act":
                return self._goal(self.due[0])
            case "astray":
                return t("practice.astray")
            case "forbidden":
                return t("practice.forbidden", action=self.words(self.attempt or self.forbidden[0]))
            case "look":
                return t("practice.look", action=self.words(self.attempt)) if self.attempt else t("practice.look.free")
        if self.refused is not None:
            return t("practice.done.refused")
        return t("practice.done" if self.lesson.do else "practice.done.look")

    def note(self) -> str:
        """Return the quiet line below the goal: which move this is, how the case goes on, what holds at its end."""
        count = len(self.lesson.do)
        if self.task == "done":
            return self._now()
        if self.task == "astray":
            return t("practice.goes-on", action=self._due_words()) if self.due else ""
        if self.task == "act" and count > 1:
            return t("practice.step", n=self.step + 1, of=count)
        return t("practice.free") if self.task == "act" else ""

    def outcome(self) -> tuple[str, str]:
        """Return what the last move did, as the seat that made it was told: a sentence, and what followed."""
        if self._last is None:
            return "", ""
        lines = log_lines(self.game.id, self._last.told(self._seat), self.names)
        if lines:
            return lines[0], " ".join(lines[1:])
        # For a secret move, even the seat that made it may be told nothing.
        made = self.record.done[-1].actions[-1]
        words = action_words(self.game.id, made, view(self._last.before, self._seat))
        return t("practice.did", name=self.names[self._seat], action=words), ""

    def _now(self) -> str:
        """Return what holds at the end of the case: how the game ended, or the moves allowed, if they are few."""
        now = self.record.position
        if now.result is not None:
            told = " ".join(self.outcome())
            ended = result_sentence(self.game.id, now.result, self.names)
            reason = result_reason(self.game.id, now.result, self.names)
            return " ".join(one for one in (ended, reason) if one not in told)
        legal = self.lesson.expected[0].get("legal", ()) if len(self.lesson.expected) == 1 else ()
        if not self.lesson.do or not 0 < len(legal) <= LISTED:
            return ""
        return t("practice.allowed", actions=" · ".join(self.words(action) for action in legal))

    def words(self, action: str) -> str:
        """Return an action in the words of the table."""
        return action_words(self.game.id, action, self.view)

    def _goal(self, action: str) -> str:
        """Return the next action as a goal, naming its seat if there are several."""
        if self.game.seats > 1:
            return t("practice.goal.seat", name=self.names[self.seat], action=self.words(action))
        return t("practice.goal", action=self.words(action))

    def _due_words(self) -> str:
        """Return the next action of the case, in words that fit the point at which the person left it."""
        strayed = next(n for n, follows in enumerate(self._follows) if not follows)
        before = self.record.position_at(strayed)
        return action_words(self.game.id, self.due[0], view(before, before.turn))


class Examples(NamedTuple):
    """The cases of one part of a game's rules, under its heading, which is empty for those that belong to no part."""

    title: str
    cases: tuple[Lesson, ...]


def examples(game: str) -> list[Examples]:
    """Return all cases of a game by the parts of its rules page, each once. Raises ValueError for an unreadable file.

    A case belongs to the part of the page that shows it or offers to try it. If none does, it goes with another case of
    the same number (02a with 02b).
    """
    sections = sections_of(rules_page(game))
    by_name: dict[str, int] = {}
    by_number: dict[str, int] = {}
    for at, section in enumerate(sections):
        for name in section.cases:
            by_name.setdefault(name, at)
            by_number.setdefault(_whole(name), at)
    titles = [*(section.title for section in sections), ""]
    found: list[list[Lesson]] = [[] for _ in titles]
    for one in lessons(game).values():
        found[by_name.get(one.id, by_number.get(_whole(one.id), -1))].append(one)
    return [Examples(title, tuple(cases)) for title, cases in zip(titles, found, strict=True) if cases]


def in_brief(case: Lesson) -> str:
    """Return a case in a few words, for a list: its number and title.

    Without a title: its first action, or that it is to be looked at.
    """
    title = f"{case.game.id}.case.{case.id.rsplit('-', 1)[1]}"
    if has(title):
        return t("practice.list.one", number=case.number, action=t(title))
    if not case.do:
        return t("practice.list.one", number=case.number, action=t("practice.list.look"))
    first = carry_on(case.start).position
    action = action_words(case.game.id, case.do[0], view(first, first.turn))
    if len(case.do) == 1:
        return t("practice.list.one", number=case.number, action=action)
    return t("practice.list.more", number=case.number, action=action, n=len(case.do) - 1)


def _whole(name: str) -> str:
    """Return the number of a case without its letter: `<game>-02` of `<game>-02b`."""
    return name.rstrip(ascii_lowercase)
