"""The engine process: for each request line that comes in, an answer line goes out. No state is kept between lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from errno import ENOSPC
from math import isfinite
from typing import TYPE_CHECKING, Any, BinaryIO

from app.engine import (
    OVER,
    Action,
    IllegalAction,
    InvalidPosition,
    NotationError,
    Option,
    Position,
    Reason,
    Rules,
    Step,
    View,
    as_seen,
    carry_on,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
    view_from_json,
)
from app.engine.play import joined
from app.protocol import messages
from app.protocol.messages import Actions, Apply, Go, ListGames, New, Refused, ViewOf

if TYPE_CHECKING:
    from app.bots.judgement import Advice

Names = Callable[[str], Mapping[str, str]]
"""Gives a game's names by its id: `{"he": ..., "en": ...}`. The engine has no sentences of its own."""

Answer = dict[str, Any]


class Server:
    """Answers requests about these games."""

    def __init__(self, games: Mapping[str, Rules], names: Names) -> None:
        """Serve these games; `names` is called only for the list of games."""
        self.games = games
        self.names = names

    # Lines

    def answer(self, line: bytes | str) -> str:
        """Answer one line, without the line end. Never raises, whatever the line is."""
        head: Answer = {}
        try:
            data = messages.decoded(line)
            if "id" in data:
                head["id"] = data["id"]
            body = {"ok": True, **self.carried_out(messages.request(data))}
            return messages.written({**head, **body})
        except Exception as error:
            return messages.written({**head, "ok": False, "error": messages.error_of(error)})

    def serve(self, stdin: BinaryIO, stdout: BinaryIO) -> None:
        """Answer line by line until the input ends. Raises BrokenPipeError once nobody reads the answers any more."""
        while line := stdin.readline(messages.LONGEST_LINE + 1):
            answer = self.answer(line)
            try:
                stdout.write(answer.encode("ascii") + b"\n")
                stdout.flush()
            except OSError as error:
                if error.errno == ENOSPC:
                    raise
                # Some systems report a broken pipe with another error number.
                raise BrokenPipeError from error
            # Skip the rest of an overlong line, which has already been answered.
            while not line.endswith(b"\n") and (line := stdin.readline(1 << 16)):
                pass

    # Commands

    def carried_out(self, request: messages.Request) -> Answer:
        """The answer to a request, without `id` and `ok`. Raises Refused and the engine's errors."""
        match request:
            case ListGames():
                return {"games": [self.described(rules, request.seats) for rules in self.playable(request.seats)]}
            case New():
                return self.begun(request)
            case Actions():
                return self.legal(request)
            case Apply():
                return self.applied(request)
            case ViewOf():
                step = self.carried_on(request.position)
                return {"position": view(step.position, known_seat(step.position, request.seat)).to_json()}
            case Go():
                return self.decided(request)

    def playable(self, seats: int | None) -> list[Rules]:
        """The games that can be played with this many seats; all games for None."""
        return [rules for rules in self.games.values() if seats is None or seats in rules.seats()]

    def described(self, rules: Rules, seats: int | None) -> Answer:
        """A game's entry in the list of games, with its options for this many seats, or for the fewest."""
        low, high = rules.info.seats
        return {
            "id": rules.info.id,
            "names": dict(self.names(rules.info.id)),
            "seats": [low, high],
            "options": [described_option(option) for option in rules.options(seats or low)],
        }

    def begun(self, request: New) -> Answer:
        """Begin a new game."""
        rules = self.games.get(request.game)
        if rules is None:
            known = ", ".join(self.games)
            raise NotationError(f"there is no game {messages.quoted(request.game)} (the games: {known})")
        low, high = rules.info.seats
        seats = request.seats if request.seats is not None or low < high else low
        if seats is None:
            raise Refused("bad-request", f"new needs the field 'seats': {rules.info.id} has {low} to {high}")
        known_persons(rules, seats, request.persons)
        step = new_game(rules, seats, request.seed, request.options, request.persons)
        return told(step, known_seat(step.position, request.seat))

    def legal(self, request: Actions) -> Answer:
        """The legal actions. A position that rests in an automatic step is first run on, and returned too."""
        if "viewer" in request.position:
            seen = self.seen(request.position, None)
            return decision(seen, seen.legal)
        step = self.carried_on(request.position)
        answer = decision(step.position, step.position.game.rules.legal(step.position))
        return {**answer, **told(step, None)} if ran_on(step) else answer

    def applied(self, request: Apply) -> Answer:
        """Carry out actions and return the position they lead to."""
        first = self.carried_on(request.position)
        step = play(first.position, *request.actions)
        if ran_on(first):
            step = joined(first, step)
        seat = known_seat(step.position, request.seat)
        p = step.position if seat is None else as_seen(step.position, seat)
        return {**told(step, seat), **decision(p)}

    def decided(self, request: Go) -> Answer:
        """The move of a player of this level within its limit. The player gets a view, and nothing else of the game."""
        # Imported only in a process that is asked for a player.
        from app.bots.characters import CHARACTERS
        from app.bots.limit import Limit
        from app.bots.players import decide, players

        if request.hindsight:
            return self.looked_back(request)
        if request.against is not None and not request.explain:
            raise Refused("bad-request", "against is given with explain, which says what a move is held against")
        limit = Limit(request.ms, request.iterations)
        seen = self.seen(request.position, request.seat)
        game = seen.game.id
        if request.level not in players(game):
            message = f"{game} has no player of level {messages.quoted(request.level)}"
            raise Refused("no-player", message, tuple(players(game)))
        if request.character not in CHARACTERS:
            message = f"there is no character {messages.quoted(request.character)}"
            raise Refused("bad-request", message, tuple(CHARACTERS))
        if seen.phase == OVER:
            raise Refused("no-decision", "the game is over")
        if not seen.legal:
            turn = "" if seen.turn in (None, seen.seat) else f"; it is the turn of seat {seen.turn}"
            raise Refused("no-decision", f"seat {seen.seat} has nothing to decide here{turn}")
        advice = decide(seen, request.level, request.seed, request.outside, limit, request.character)
        reasons: Answer = {}
        if request.explain:
            advice, reasons = explanation(request, seen, advice)
        why = {"code": advice.code, "args": list(advice.args)} if advice.code else {}
        answer: Answer = {"action": str(advice.action), "why": why}
        if request.account:
            answer |= {"iterations": limit.spent, "cut": limit.cut}
        return answer | reasons

    def looked_back(self, request: Go) -> Answer:
        """What would have been best with every card open, instead of the move that was made."""
        from app.bots.hindsight import in_hindsight

        p = self.carried_on(request.position).position
        if p.turn is None:
            raise Refused("no-decision", "the game is over")
        if request.against is None:
            raise Refused("bad-request", "hindsight needs the field 'against', the move that was made")
        made = offered_action(p.game.rules.legal(p), request.against)
        return {"action": str(in_hindsight(p, request.seed, made)), "why": {}}

    # Positions and views

    def carried_on(self, data: Mapping[str, Any]) -> Step:
        """Read a position and run it on to the next decision if it rests in an automatic step."""
        if "viewer" in data:
            raise InvalidPosition("this is a view, which has no chance state; the position itself is needed")
        return carry_on(position_from_json(data, self.games))

    def seen(self, data: Mapping[str, Any], seat: int | None) -> View:
        """The view for a player. Raises Refused if there is none; the engine refuses a view that tells too much."""
        if "viewer" not in data and "rng" in data:
            if seat is None:
                raise Refused("no-view", "go needs a view, or a position and the seat that is to play")
            p = self.carried_on(data).position
            return view(p, known_seat(p, seat))
        if "rng" in data or "sealed" in data:
            raise Refused("no-view", "a view has neither a chance state nor secret vars")
        seen = view_from_json(data, self.games, seat)
        if seen.seat is None:
            raise Refused("no-view", "a view to play by is that of a seat: viewer is missing")
        if seat is not None and seat != seen.seat:
            raise Refused("no-view", f"this is the view of seat {seen.seat}, not of seat {seat}")
        return seen


def explanation(request: Go, seen: View, advice: Advice) -> tuple[Advice, Answer]:
    """Why this advice: the candidates, and the facts that decided against the next best or `against`.

    Of a hint, the advice may become that next best move.
    """
    from app.bots.why import TRIES, better, explained, said_by

    offered = seen.offered(request.outside)
    against = None if request.against is None else offered_action(offered, request.against)
    tries = TRIES if request.iterations is None else request.iterations
    why = explained(seen, request.seed, advice.action, offered, against=against, ms=request.ms, tries=tries)
    if request.level == "hint" and against is None:
        advice, why = better(seen.game.id, advice, why)
    seat = seen.decider
    return advice, {
        "candidates": [
            {
                "action": str(one.action),
                "visits": one.worlds,
                "value": rounded(one.values[seat]) if one.worlds else None,
                "error": rounded(one.spread),
            }
            for one in why.candidates
        ],
        "decided": {
            "verdict": why.verdict,
            "by": said_by(seen.game.id, advice),
            "against": None if why.against is None else str(why.against),
            "lead": rounded(why.lead),
            "error": rounded(why.error),
            "facts": [
                {
                    "fact": one.fact,
                    "here": rounded(one.here),
                    "there": rounded(one.there),
                    "errors": round(one.errors, 1),
                    "cards": list(one.cards),
                }
                for one in why.decided
            ],
        },
    }


def offered_action(offered: Sequence[Action], text: str) -> Action:
    """The action with this text. Raises IllegalAction if it is not among those offered."""
    found = next((one for one in offered if str(one) == text), None)
    if found is None:
        raise IllegalAction(text, Reason("not-allowed", (text,)), [str(one) for one in offered])
    return found


def rounded(value: float) -> float | None:
    """A figure of an explanation to four decimals; None for infinity or NaN, which JSON cannot write."""
    return round(value, 4) if isfinite(value) else None


def told(step: Step, seat: int | None) -> Answer:
    """A step as it appears in an answer: in full, or as a seat may know it."""
    if seat is None:
        return {
            "position": position_to_json(step.position),
            "events": [event.to_json() for event in step.events],
        }
    return {
        "position": view(step.position, seat).to_json(),
        "events": [event.to_json() for event in step.told(seat)],
    }


def decision(p: Position | View, legal: Sequence[Action] | None = None) -> Answer:
    """Who decides in a position or a view, among which actions if these are given, or how the game ended."""
    actions = {} if legal is None else {"actions": [str(action) for action in legal]}
    return {"turn": p.turn, "phase": p.phase, **actions, "result": None if p.result is None else p.result.to_json()}


def ran_on(step: Step) -> bool:
    """Whether the position that was read rested in an automatic step."""
    return step.before.phase in step.before.game.rules.steps


def known_seat(p: Position, seat: int | None) -> int | None:
    """Return this seat if the game has it. Raises Refused."""
    if seat is not None and seat >= p.game.seats:
        raise Refused("bad-request", f"seat is from 0 to {p.game.seats - 1} here, not {messages.quoted(seat)}")
    return seat


def known_persons(rules: Rules, seats: int, persons: list[dict[str, Any]]) -> None:
    """Refuse more persons than seats, and facts that this game does not ask of a person."""
    if len(persons) > seats:
        raise Refused("bad-request", f"persons are at most one a seat, {seats} here, not {len(persons)}")
    for person in persons:
        for name, value in person.items():
            if name not in rules.info.person:
                asked = ", ".join(rules.info.person) or "nothing"
                message = f"{rules.info.id} asks {asked} of a person, not {messages.quoted(name)}"
                raise Refused("bad-request", message)
            if type(value) not in (str, int):
                raise Refused("bad-request", f"a person's {name} is a text or a number, not {messages.quoted(value)}")


def described_option(option: Option) -> Answer:
    """An option's entry in the list of games; a `number` with two values ranges from the first to the second."""
    values = [False, True] if option.kind == "bool" else list(option.values)
    return {"name": option.name, "kind": option.kind, "values": values, "default": option.default}
