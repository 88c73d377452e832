"""What the lab looks for in a game that was played: each probe replays its actions and returns plain data.

`fired`: which verbs and powers were used and which could have been, by seat, and which happened automatically.
`choices`: how many decisions were real. `tension`: the winner's expected share during the game, by what seats could
know and by the truth. A probe does not change the game: it replays it from its deal, and tries things out on copies.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, TypedDict

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.hindsight import as_they_lie
from app.bots.judgement import Judgement
from app.bots.search import Deal
from app.engine import OVER, Action, Game, Position, Witnessed, advance, view
from app.engine.asked import GameRules
from app.engine.declared import Road
from app.lab.simulation import Outcome, opened

DECISIONS = 4
"""How many decisions of a game the probe of choices examines."""

WORLDS = 24
"""In how many dealt worlds it tries every action: half to find the best and the worst, half to compare these."""

TRIED = 6
"""The most different actions it tries."""

ROUNDS_ON = 400
"""The most decisions played on before the judgement says what a position is worth."""

MARKS = 10
"""At how many points of a game the probe of tension looks."""

TRIALS = 6
"""How often it plays on from each of these points, with the cards as they lie.

Games differ from one another far more than six trials of one game differ from twelve, and intervals are taken over
games. So twice as many games say more than twice as many trials.
"""

GUESSED = 3
"""In how many dealt worlds it plays on for each winner; too few for one game, but enough for the average."""

CLOSE = 0.35
"""A seat leads if every other seat has at least this much less of the win.

With six trials at an even table, four wins to two happen by chance; five to one hardly do.
"""

CLEAR = 2.0
"""A choice is real if best and worst differ by more standard errors than this."""


class ProbedChoices(TypedDict):
    """How many decisions there were, forced acts, decisions examined, those where all actions are alike, real ones."""

    decisions: int
    forced: int
    looked: int
    alike: int
    real: int


class ProbedTension(TypedDict):
    """The winners' shares by what they knew and by the truth, in thousandths, and the seat that led, at each mark."""

    told: list[int]
    true: list[int]
    leads: list[int]


class Probed(TypedDict, total=False):
    """What the probes of one game found, by name; `missed`: how often a seat would have done what it was denied."""

    fired: dict[str, list[int]]
    choices: ProbedChoices
    tension: ProbedTension
    moves: list[str]
    missed: int


def positions(game: Game, deal: int, actions: Sequence[Action]) -> Iterator[tuple[Position, Action]]:
    """Every decision of a game, with the action chosen; the position advances when the next one is asked for."""
    p = opened(game, deal, Witnessed)
    for action in actions:
        yield p, action
        advance(p, action)


# What fires


def verbs_of_powers(game: Game) -> frozenset[tuple[str, str]]:
    """The verbs, each with its phase, that use powers: their actions name a card, and then a value or a word.

    The card is the power. Other verbs with a card only say where it goes.
    """
    return frozenset(
        key
        for key, verb in game.rules.info.verbs.items()
        if len(verb.args) > 1 and verb.args[0].kind == "card" and verb.args[1].kind in ("value", "word")
    )


def named(phase: str, action: Action, powers: Collection[tuple[str, str]]) -> list[str]:
    """The names under which an action counts: its phase, its verb, and the power it uses.

    A power is named by the rank or the name of its card.
    """
    found = [f"phase {phase}", f"verb {phase} {action.verb}"]
    if (phase, action.verb) in powers and action.args:
        card = action.args[0]
        found.append(f"power {action.verb} {card[0] if len(card) == 2 else card}")
    return found


def phase_and_verbs(rules: GameRules) -> list[str]:
    """The phases and verbs that a game declares, under the names by which `fired` counts them."""
    verbs = [f"verb {phase} {verb}" for phase, verb in rules.info.verbs]
    return [*(f"phase {phase}" for phase in rules.info.phases), *verbs]


Act = tuple[str, str, tuple[str, ...]]
"""An act: its phase, its verb, its arguments."""


class Noted(Position):
    """A bare position that notes in `acts` what is done to it, including what the rules do automatically."""

    __slots__ = ("acts", "noting")

    def __init__(self, game: Game, rng: int) -> None:
        """Set up a game not yet begun, in which nothing has been done."""
        super().__init__(game, rng)
        self.acts: list[Act] = []
        phases, deeds, forced = game.rules.road
        self.noting: Road = (phases, {verb: _noting(verb, deed) for verb, deed in deeds.items()}, forced)

    @property
    def road(self) -> Road:
        """As in `Position`, but each act is noted before it is done."""
        return self.noting


def _noting(verb: str, deed: Callable[..., None]) -> Callable[..., None]:
    """Wrap a deed so that it first notes that it is done."""

    def do(p: Noted, *args: str) -> None:
        p.acts.append((p.phase, verb, args))
        deed(p, *args)

    return do


def fired(game: Game, deal: int, number: int, actions: Sequence[Action], end: Outcome) -> dict[str, list[int]]:
    """How everything that could be done was used.

    For each name: the mask of seats that did it, the mask of those that could, how often it was done, and how often the
    rules did it automatically. What could be done is what `Rules.legal` offers at a decision. An act that is carried
    out because nothing else is legal is nobody's choice, so it is counted apart and belongs to no seat.
    """
    powers = verbs_of_powers(game)
    found: dict[str, list[int]] = {}
    legal = game.rules.legal
    cached: dict[tuple[str, Action], list[str]] = {}

    def names(phase: str, action: Action) -> list[str]:
        key = phase, action
        if key not in cached:
            cached[key] = named(phase, action, powers)
        return cached[key]

    def came(acts: Sequence[Act]) -> None:
        for phase, verb, args in acts:
            for name in names(phase, Action(verb, args)):
                found.setdefault(name, [0, 0, 0, 0])[3] += 1

    p = opened(game, deal, Noted)
    came(p.acts)
    for action in actions:
        phase, bit = p.phase, 1 << p.seat
        could = {name for one in legal(p) for name in names(phase, one)}
        for name in could:
            found.setdefault(name, [0, 0, 0, 0])[1] |= bit
        for name in names(phase, action):
            entry = found.setdefault(name, [0, 0, 0, 0])
            entry[0] |= bit
            entry[1] |= bit
            entry[2] += 1
        p.acts.clear()
        advance(p, action)
        # The first of them is the action itself.
        came(p.acts[1:])
    return dict(sorted(found.items()))


# Choices


def choices(game: Game, deal: int, number: int, actions: Sequence[Action], end: Outcome) -> ProbedChoices:
    """How many decisions there were, how many acts were forced, and how many of the examined decisions were real.

    `forced` counts the acts that the rules carried out automatically, because nothing else was legal, and `alike` the
    examined decisions in which all actions have the same effect. A decision is `real` if its best and worst action
    differ.
    """
    judgement = judgement_of(game.id)
    forced = _forced_by_rules(game, deal, actions)
    random = Random(f"choices {deal} {number}")
    at = set(random.sample(range(len(actions)), min(DECISIONS, len(actions))))
    real: list[int] = []
    alike = 0
    for n, (p, _) in enumerate(positions(game, deal, actions)):
        if n not in at:
            continue
        seen = view(p, p.turn)
        kinds = {judgement.alike(seen, one): one for one in reversed(seen.legal)}
        if len(kinds) < 2:
            alike += 1
            real.append(0)
            continue
        several = sorted(kinds.values())
        if len(several) > TRIED:
            several = random.sample(several, TRIED)
        real.append(int(differs(Dealer(seen), several, judgement, p.seat, random)))
    return {"decisions": len(actions), "forced": forced, "looked": len(real), "alike": alike, "real": sum(real)}


def _forced_by_rules(game: Game, deal: int, actions: Sequence[Action]) -> int:
    """How many acts of a game the rules carried out automatically, because nothing else was legal."""
    p = opened(game, deal, Noted)
    for action in actions:
        advance(p, action)
    return len(p.acts) - len(actions)


def differs(
    dealer: Dealer, actions: Sequence[Action], judgement: Judgement, seat: int, random: Random
) -> bool:
    """Whether the best of these actions is better than the worst by more than two standard errors.

    One half of the worlds finds which is best and which is worst, the other half compares them: in the worlds in which
    it was chosen, the best of several equal actions always seems better than the worst.
    """
    brought: list[list[float]] = []
    for _ in range(WORLDS):
        world = dealer.world(random)
        brought.append([played_on(world, action, judgement)[seat] for action in actions])
    half = WORLDS // 2
    sums = [sum(row[i] for row in brought[:half]) for i in range(len(actions))]
    best, worst = sums.index(max(sums)), sums.index(min(sums))
    leads = [row[best] - row[worst] for row in brought[half:]]
    mean = sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))
    return mean > CLEAR * error and mean > 0


def played_on(world: Position, action: Action | None, judgement: Judgement) -> Sequence[float]:
    """The worth of a dealt world to each seat, after an action if one is given, when played on by rule of thumb."""
    p = world.bare()
    legal = advance(p, action) if action is not None else p.game.rules.legal(p)
    for _ in range(ROUNDS_ON):
        if not legal:
            break
        legal = advance(p, judgement.quick(p))
    return judgement.worth(p) if p.phase != OVER else judgement.ended(p)


# Tension


def tension(game: Game, deal: int, number: int, actions: Sequence[Action], end: Outcome) -> ProbedTension:
    """How the game stood at each of `MARKS` moments: who led, and the shares of the eventual winners.

    `told`: the winners' share by what each of them could know; `true`: by where the cards lie. Both are in thousandths,
    and empty if nobody won. `leads`: the seat that led by the truth, -1 if several did.
    """
    judgement = judgement_of(game.id)
    seats = [who for who in end.result.winners if isinstance(who, int)]
    random = Random(f"tension {deal} {number}")
    at = [len(actions) * mark // MARKS for mark in range(MARKS)]
    told: list[int] = []
    true: list[int] = []
    leads: list[int] = []
    for n, (p, _) in enumerate(positions(game, deal, actions)):
        for _ in range(at.count(n)):
            shares = averaged(as_they_lie(p), judgement, game.seats, random, TRIALS)
            best = [seat for seat in range(game.seats) if shares[seat] > max(shares) - CLOSE]
            leads.append(best[0] if len(best) == 1 else -1)
            if seats:
                true.append(round(1000 * sum(shares[seat] for seat in seats)))
                known = 0.0
                for seat in seats:
                    dealt = Dealer(view(p, seat)).world
                    known += averaged(dealt, judgement, game.seats, random, GUESSED)[seat]
                told.append(round(1000 * known))
    return {"told": told, "true": true, "leads": leads}


def averaged(deal: Deal, judgement: Judgement, seats: int, random: Random, worlds: int) -> list[float]:
    """The worth of a position to each seat: the average over this many dealt worlds that are played on."""
    sums = [0.0] * seats
    for _ in range(worlds):
        for seat, value in enumerate(played_on(deal(random), None, judgement)):
            sums[seat] += value
    return [total / worlds for total in sums]


def moves(game: Game, deal: int, number: int, actions: Sequence[Action], end: Outcome) -> list[str]:
    """All actions, as text."""
    return [str(action) for action in actions]


PROBES: Mapping[str, Callable[[Game, int, int, Sequence[Action], Outcome], Any]] = {
    "fired": fired,
    "choices": choices,
    "tension": tension,
    "moves": moves,
}
"""The probes by name."""
