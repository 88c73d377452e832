"""A record: how a game began and every action since, with a cursor for undo and redo.

A game is kept only in this form. The position follows from it, and replaying gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.engine.actions import Action
from app.engine.asked import GameRules
from app.engine.declaring import wrong_legal
from app.engine.errors import InvalidPosition, NotationError
from app.engine.foresight import foreseen
from app.engine.game import Game
from app.engine.notation import position_from_json, position_to_json, rules_of
from app.engine.play import Step, carry_on, new_game, play
from app.engine.position import Position
from app.engine.witnessed import Witnessed


class Gesture(NamedTuple):
    """One or more actions that a seat made together, and that are taken back as a whole.

    `learned` are the seats that came to know a card by it, or where one lies. `surprised`: the seat that made it was
    told something it could not have foreseen, by chance or by a card that came to light. The engine notes this during
    play; `Record.reveals` also finds what only a comparison of worlds shows.
    """

    actions: tuple[str, ...]
    seat: int
    learned: frozenset[int]
    surprised: bool = False


class Record:
    """A game from its start. The gestures `done` lead to `position`; those `undone` wait for redo, the next last."""

    def __init__(self, rules: GameRules, first: Step, origin: Mapping[str, Any]) -> None:
        """Store the opening; call `begin`, `from_position` or `from_json` instead."""
        self.rules = rules
        self.origin = dict(origin)
        self.opening = first
        self.done: list[Gesture] = []
        self.undone: list[Gesture] = []
        self._positions: list[Witnessed] = [first.position]
        self._foreseen: dict[int, bool] = {}

    @classmethod
    def begin(
        cls,
        rules: GameRules,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        persons: Sequence[Mapping[str, Any]] = (),
    ) -> Record:
        """Begin a new game. Raises NotationError for a bad agreement."""
        first = new_game(rules, seats, seed, options, persons)
        return cls(rules, first, {"seed": seed})

    @classmethod
    def from_position(cls, position: Position) -> Record:
        """Begin a game in a given position: a case, a lesson, a position that somebody sent."""
        return cls(position.game.rules, carry_on(position), {"position": position_to_json(position)})

    @property
    def game(self) -> Game:
        """The rules, seats and options."""
        return self.opening.position.game

    @property
    def position(self) -> Witnessed:
        """The position after all gestures done."""
        return self._positions[-1]

    def act(self, *actions: Action | str, dead_ends: bool = False) -> Step:
        """Carry out a gesture of one or more actions: all of them, or none and IllegalAction.

        Drops the undone gestures, unless this one is the same as the next of them. Raises RuntimeError if the rules
        lead to a position in which a seat decides and can do nothing, unless `dead_ends` are allowed.
        """
        if not actions:
            raise NotationError("a gesture has one action or more")
        before = self.position
        step = play(before, *actions)
        p = step.position
        if not dead_ends and p.result is None and (wrong := wrong_legal(p, p.game.rules.legal(p))):
            raise RuntimeError(wrong)
        seat = before.seat
        gesture = Gesture(tuple(str(one) for one in actions), seat, step.learned, seat in step.surprised)
        if self.undone and self.undone[-1].actions == gesture.actions:
            self.undone.pop()
        else:
            self.undone.clear()
        self.done.append(gesture)
        self._positions.append(p)
        return step

    def undo(self) -> Gesture:
        """Take back the last gesture. Raises LookupError if there is none."""
        if not self.done:
            raise LookupError("nothing to take back")
        gesture = self.done.pop()
        self.undone.append(gesture)
        self._positions.pop()
        self._foreseen.pop(len(self.done), None)
        return gesture

    def redo(self) -> Step:
        """Do again what was taken back last. Raises LookupError if there is nothing."""
        if not self.undone:
            raise LookupError("nothing to do again")
        return self.act(*self.undone[-1].actions)

    def reveals(self, n: int) -> bool:
        """Whether gesture number `n` of those done, from 0, is a reveal for its own seat (`app.engine.foresight`).

        Computed when first asked, which may take some tenths of a second, and remembered.
        """
        gesture = self.done[n]
        if gesture.surprised:
            return True
        if n not in self._foreseen:
            self._foreseen[n] = foreseen(self._positions[n], gesture.actions)
        return not self._foreseen[n]

    def position_at(self, count: int) -> Witnessed:
        """The position after the first `count` gestures."""
        return self._positions[count]

    def steps(self) -> list[Step]:
        """Replay the whole game from the opening: a step for each gesture done."""
        return [play(self._positions[i], *gesture.actions) for i, gesture in enumerate(self.done)]

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON; `last` is the position it leads to, for a reader without these rules."""
        game = self.game
        return {
            "game": game.id,
            "revision": self.rules.info.revision,
            "seats": game.seats,
            "options": dict(game.options),
            "persons": [dict(person) for person in game.persons],
            **self.origin,
            "actions": [list(gesture.actions) for gesture in self.done],
            "undone": [list(gesture.actions) for gesture in self.undone],
            "last": position_to_json(self.position),
        }

    @classmethod
    def from_json(cls, data: Any, games: Mapping[str, GameRules]) -> Record:
        """Read and replay a record.

        With the same revision of the rules, every action is played and the last position compared. With another
        revision, the record begins in the last position that was kept (`origin` then has a `position`). Raises
        NotationError, InvalidPosition or IllegalAction.
        """
        if not isinstance(data, Mapping):
            raise NotationError("a record is an object")
        rules = rules_of(data, games)
        revision = data.get("revision")
        if type(revision) is not int or revision < 1:
            raise NotationError("a record has the revision of its rules, a whole number from 1")
        if revision != rules.info.revision:
            return cls.from_position(_position(data, "last", games))
        record = cls._started(rules, data, games)
        for actions in _gestures(data, "actions"):
            record.act(*actions, dead_ends=True)
        # The gesture to be redone next comes last.
        for actions in reversed(_gestures(data, "undone")):
            record.act(*actions, dead_ends=True)
        for _ in _gestures(data, "undone"):
            record.undo()
        if "last" in data and position_to_json(record.position) != data["last"]:
            raise InvalidPosition("the actions do not lead to the position that was kept")
        return record

    @classmethod
    def _started(cls, rules: GameRules, data: Mapping[str, Any], games: Mapping[str, GameRules]) -> Record:
        if "position" in data:
            return cls.from_position(_position(data, "position", games))
        if "seed" not in data:
            raise NotationError("a record has a seed or a position to begin with")
        return cls.begin(rules, data.get("seats", 0), data["seed"], data.get("options"), data.get("persons", []))


def _position(data: Mapping[str, Any], key: str, games: Mapping[str, GameRules]) -> Witnessed:
    """Read a position inside a record; it must be one of that record's game."""
    position = position_from_json(data.get(key), games)
    if position.game.id != data["game"]:
        raise InvalidPosition(f"a record of {data['game']} holds a position of {position.game.id}")
    return position


def _gestures(data: Mapping[str, Any], key: str) -> list[list[str]]:
    gestures = data.get(key, [])
    fine = isinstance(gestures, list) and all(
        isinstance(one, list) and one and all(isinstance(text, str) for text in one) for one in gestures
    )
    if not fine:
        raise NotationError(f"{key} is a list of gestures, each a list of actions")
    return gestures  # type: ignore[no-any-return]
