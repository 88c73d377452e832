"""The contract of every game (docs/engine.md#the-contract): functions that raise `ContractBroken` with the broken law.

A `Trial` (`app.lab.trials`) is a game with seats and options. `walk` plays it by a list of numbers, so that a failing
game can be shrunk; `check_position`, `check_step` and `check_refusals` check one position or step against the laws. If
a canon makes something about hidden cards public, the laws must not compare it; a game declares this in its `Alike`
(`app.engine.alike`). The suite and `kupa check-game` use the same functions. Laws that a simulation can afford as well
are in `app.lab.laws`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, combinations, groupby, islice, product
from random import Random
from typing import Any

from app.engine import (
    OVER,
    Action,
    Event,
    IllegalAction,
    Position,
    Record,
    Step,
    View,
    advance,
    as_seen,
    chance,
    deal_unknown,
    follow,
    play,
    position_from_json,
    position_to_json,
    view,
    witnessed,
)
from app.engine.alike import Alike, exchanged
from app.engine.declaring import BY_CHANCE, wrong_legal
from app.games import GAMES
from app.games import part as game_part
from app.lab.broken import broken, hold
from app.lab.candidates import candidates
from app.lab.lasting import check_length
from app.lab.laws import (
    check_cards,
    check_following,
    check_legal,
    check_notation,
    check_order,
    check_same,
    check_vars,
    check_world,
    read_back,
)
from app.lab.told import IN_ORDER, course, is_handed_a_hand, knows, parting, reader
from app.lab.trials import Trial

ALL_ALIKE = Alike()
"""The `Alike` of most games: no hidden card has a consequence that everybody sees."""


def alike_of(game: str) -> Alike:
    """The `Alike` of a game (`alike.py` in its folder): what must be alike for a comparison to prove something."""
    own = game_part(game, "alike", Alike) if game in GAMES else None
    return own() if own is not None else ALL_ALIKE


@contextmanager
def during(p: Position, action: Action, number: int) -> Iterator[None]:
    """Add to any failure inside after which action of the game it happened: number, seat, phase."""
    try:
        yield
    except Exception as error:
        error.add_note(f"move {number}, {action} by seat {p.turn} in phase {p.phase}")
        raise


def viewers(p: Position) -> tuple[int | None, ...]:
    """Every seat, and None for an onlooker."""
    return (*range(p.game.seats), None)


def bytes_of(value: Any) -> str:
    """A value as JSON in one canonical form; fails if it is not plain."""
    return json.dumps(read_back(value), sort_keys=True)


def told(step: Step, seat: int | None) -> str:
    """Everything a seat is told of a step, as text."""
    return bytes_of([event.to_json() for event in step.told(seat)])


def walk(table: Trial, seed: int, numbers: Iterable[int] = ()) -> Iterator[tuple[Position, Action, Step]]:
    """Play a game. The numbers choose among the legal actions, then a generator with the same seed does."""
    p = table.begin(seed).position
    whims = Random(seed)
    choices = chain(numbers, iter(lambda: whims.randrange(1 << 16), None))
    number = 0
    legal = some_legal(p)
    while p.phase != OVER:
        action = legal[next(choices) % len(legal)]
        number += 1
        with during(p, action, number):
            step = play(p, action)
        yield p, action, step
        with during(p, action, number):
            legal = some_legal(step.position)
        p = step.position


def some_legal(p: Position) -> list[Action]:
    """The legal actions; checks that there are some, unless the game is over."""
    legal = p.game.rules.legal(p)
    wrong = "" if p.phase == OVER else wrong_legal(p, legal)
    hold(not wrong, wrong)
    return legal


def played_out(table: Trial, seed: int) -> tuple[Position, list[str]]:
    """Play a game at random to its end, as a search plays it; returns the last position, bare, and the actions.

    The choices come from the pinned generator, so that they are the same in every version of Python.
    """
    p = table.begin(seed).position.bare()
    rules = table.rules
    state = chance.seeded(seed)
    actions = list[str]()
    legal = rules.legal(p)
    while p.phase != OVER:
        state, choice = chance.draw(state, len(legal))
        actions.append(str(legal[choice]))
        legal = advance(p, legal[choice])
    return p, actions


# A whole game


def hold_game(table: Trial, seed: int, most: int | None = None, alike: Alike = ALL_ALIKE) -> int:
    """Play a whole random game and check its steps against every law, one seat's secrets at a time.

    If a game has more than `most` steps, only about `most` of them, evenly spread, are checked against every law,
    besides the first two of every verb in a phase and the last. The others are checked only for what is quick to see.
    Returns how many pairs of secrets were compared.
    """
    opening = table.begin(seed)
    rng = Random(f"{table.name} {seed}")
    check_opening(opening, table.begin(seed))
    bound = table.rules.bound(table.seats, opening.position.options)
    steps: Iterable[tuple[Position, Action, Step]] = walk(table, seed)
    stride = 1
    if most is not None:
        # Play the game only once, and at most up to the bound: the loop below notices a game without an end.
        steps = list(islice(steps, bound + 1))
        stride = -(-len(steps) // most)
    seen: dict[str, None] = {}
    met: Counter[tuple[str, str]] = Counter()
    last = opening.position
    held = 0
    proofs = 0
    for count, (p, action, step) in enumerate(steps):
        hold(count < bound, f"a game is longer than its bound, {bound} actions")
        met[p.phase, action.verb] += 1
        with during(p, action, count + 1):
            if count % stride == 0 or met[p.phase, action.verb] <= 2 or step.position.phase == OVER:
                proofs += hold_step(p, action, step, rng, [rng.choice(viewers(p))], alike)
                if held % 7 == 0:
                    check_refusals(p, seen)
                    for legal in p.game.rules.legal(p):
                        play(p, legal)
                held += 1
            else:
                check_cards(step.position)
                check_decision(step.position)
        seen[str(action)] = None
        last = step.position
        if last.phase == OVER:
            check_length(p, action, step)
    check_refusals(last, seen)
    hold(last.phase == OVER, "the game does not end")
    # A game may have hardly a choice in it, or hide no card from anybody.
    hold(proofs or held < 5 or not secrets(table, seed, alike), "no secret was ever compared")
    return proofs


def check_opening(opening: Step, again: Step) -> None:
    """Check how a game begins; `again` is the same deal once more."""
    same = position_to_json(again.position) == position_to_json(opening.position)
    hold(same, f"the same deal begins in another way; {BY_CHANCE}")
    check_position(opening.position)
    for seat in viewers(opening.position):
        check_following(opening, seat)
        dealt = view(opening.position, seat)
        deck = {zone: dealt.game.backs if zone == dealt.game.first else () for zone in dealt.zones}
        check_telling(replace(dealt, zones=deck, result=None), opening.told(seat))


def secrets(table: Trial, seed: int, alike: Alike) -> bool:
    """Whether this game ever has two cards that somebody does not know and that could be exchanged."""
    rng = Random(seed)
    for p, action, _ in walk(table, seed):
        if any(unknown_pair(p, action, seat, rng, alike) is not None for seat in viewers(p)):
            return True
    return False


def hold_record(table: Trial, seed: int, most: int) -> None:
    """Play at most `most` actions of a game; its record must be the same byte by byte after replaying."""
    record = Record.begin(table.rules, table.seats, seed, dict(table.options))
    lived = [record.opening]
    for _, action, _ in islice(walk(table, seed), most):
        lived.append(record.act(action))
    games = {table.rules.info.id: table.rules}
    text = bytes_of(record.to_json())
    again = Record.from_json(record.to_json(), games)
    hold(bytes_of(again.to_json()) == text, "a record is read as another one")
    stride = 1 + len(lived) // 40
    for n, (live, replayed) in enumerate(zip(lived, [again.opening, *again.steps()], strict=True)):
        if n % stride and n < len(lived) - 1:
            continue
        same = position_to_json(replayed.position) == position_to_json(live.position)
        hold(same, f"replayed, the game is another one after {n} gestures")
        for seat in viewers(live.position):
            hold(told(replayed, seat) == told(live, seat), f"replayed, {reader(seat)} is told something else")


def hold_step(
    p: Position, action: Action, step: Step, rng: Random, seats: Sequence[int | None], alike: Alike = ALL_ALIKE
) -> int:
    """Check one step and the position it leads to against every law.

    Returns how many pairs of secrets were compared.
    """
    check_step(p, action, step)
    check_position(step.position)
    seeds = [rng.randrange(1 << 32) for _ in range(2)]
    for seat, seed in product(viewers(p), seeds):
        check_world(step.position, seat, Random(seed))
    proofs = 0
    for seat in seats:
        proofs += sum(check_secrets(p, action, seat, rng, alike) for _ in range(2))
        check_order_of_hands(p, action, seat)
        check_choices(p, seat, alike)
    check_chance(p, action, step)
    return proofs


# A position


def check_position(p: Position) -> None:
    """Check a position at rest against the laws that involve no chance."""
    game = p.game
    check_cards(p)
    check_vars(p)
    check_knowledge(p)
    check_decision(p)
    check_notation(witnessed(p), game.rules.legal(p), viewers(p))
    for fact in game.rules.facts(view(p, p.turn)):
        belongs = fact.at in ("", *game.zones) or fact.at in game.ids
        hold(belongs, f"the fact {fact.code} belongs to {fact.at!r}, which is neither a zone nor a card")
    other = p.copy()
    other.rng = p.rng ^ 0x5A5A5A5A5A5B
    for seat in viewers(p):
        hold(view(other, seat) == view(p, seat), "a view depends on the chance to come")
    hold(game.rules.legal(other) == game.rules.legal(p), "what is legal depends on the chance to come")


def check_knowledge(p: Position) -> None:
    """Check that what is seen is known in its place, and that what is known in its place is known in its group."""
    holder, place = witnessed(p).knowledge.holder, witnessed(p).knowledge.place
    for zone in p.game.zones.values():
        for i, c in enumerate(p.zones[zone.id]):
            seen = p.sees(zone, i) & p.game.everyone
            hold(seen & ~place[c] == 0, f"a card shown in {zone.id} is not known")
            hold(place[c] & ~holder[c] == 0, f"a card of {zone.id} has a place but no group")
            hold(holder[c] & ~p.game.everyone == 0, "an onlooker remembers")


def check_decision(p: Position) -> None:
    """Check that there is something to decide, told apart by its text, or that the game is over."""
    before = (p.vars.copy(), {zone: cards.copy() for zone, cards in p.zones.items()}, p.rng)
    legal = p.game.rules.legal(p)
    hold(before == (p.vars, p.zones, p.rng), f"asking what is legal in phase {p.phase} changes the position")
    if p.phase == OVER:
        ended = p.turn is None and p.result is not None and legal == []
        hold(ended, "the phase is over, and the game is not: p.end ends it")
        return
    check_legal(p, legal, {})
    check_order(p, legal)


# A step


def check_step(p: Position, action: Action, step: Step) -> None:
    """Check a step against the laws that involve no chance."""
    check_vars(step.position)
    before = position_to_json(p)
    after = position_to_json(step.position)
    hold(after != before, "the action changes nothing: it could be done for ever")
    again = play(p, action).events == step.events
    hold(again, f"the same action in the same position does something else; {BY_CHANCE}")
    hold(position_to_json(p) == before, "a step changed the position it began with")
    bare = p.bare()
    advance(bare, action)
    check_same(step.position, bare)
    reread = play(position_from_json(before, {p.game.id: p.game.rules}), str(action))
    hold(position_to_json(reread.position) == after, "a position that was read goes another way")
    for seat in viewers(p):
        hold(told(reread, seat) == told(step, seat), f"{reader(seat)} is told something else after reading")
        check_following(step, seat)
        check_telling(view(p, seat), step.told(seat))


def check_telling(before: View, events: Iterable[Event]) -> None:
    """Check that the facts can be stated at each moment of a telling: the cards have gone on, and the vars have not."""
    seen = replace(before, turn=None)
    for _, moment in groupby(events, key=lambda event: event.moment):
        happened = [event for event in moment if event.code != "now"]
        seen = follow(seen, happened)
        try:
            seen.game.rules.facts(seen)
        except Exception as error:
            last = f" after {happened[-1].code}" if happened else ""
            error.add_note(f"facts asked{last}, while phase and vars are still those of before")
            raise


def check_secrets(p: Position, action: Action, seat: int | None, rng: Random, alike: Alike) -> bool:
    """Check that nothing told to a seat depends on two cards it does not know: exchange them, do the same, compare.

    Returns False if this proves nothing: there are no such cards, the step itself makes one of them known, or by the
    canon the card has a consequence that everybody sees (`alike`).
    """
    pair = unknown_pair(p, action, seat, rng, alike)
    if pair is None:
        return False
    x, y = pair
    other = exchanged(p, x, y)
    hold(view(other, seat) == view(p, seat), f"the view of {reader(seat)} depends on what it does not know")
    facts = p.game.rules.facts
    hold(facts(view(other, seat)) == facts(view(p, seat)), f"a fact for {reader(seat)} depends on more than its view")
    texts = {p.game.cards[x]: p.game.cards[y], p.game.cards[y]: p.game.cards[x]}
    named = texts.keys() & set(action.args)
    if named and (p.game.twins or seat == p.turn):
        return False
    same = Action(action.verb, tuple(texts.get(arg, arg) for arg in action.args))
    if same not in p.game.rules.legal(other):
        return False
    true, false = play(p, action), play(other, same)
    if not alike.course(true, false, x, y):
        return False
    if any(knows(step, seat, c) for step in (true, false) for c in pair):
        return False
    if named and course(true, seat) != course(false, seat):
        return False  # by the rules the card itself has a consequence that everybody sees
    cards = f"with {p.game.cards[x]} and {p.game.cards[y]} exchanged"
    parts = parting(true, false, seat)
    hold(not parts, f"what {reader(seat)} is told depends on what it does not know: {cards} {parts}")
    alike_seen = view(true.position, seat) == view(false.position, seat)
    hold(alike_seen, f"what {reader(seat)} sees depends on what it does not know: {cards} it sees something else")
    return True


def unknown_pair(
    p: Position, action: Action, seat: int | None, rng: Random, alike: Alike
) -> tuple[int, int] | None:
    """Two different cards with the same back of which this seat knows nothing and which the rules treat alike.

    Sometimes prefers the cards that the action names, or those that lie with few others (in hands, not in the stock),
    because these are the most likely to give something away.
    """
    bit = p.game.bit(seat)
    cards = p.game.cards
    backs = p.game.backs
    seen = as_seen(p, seat)
    hidden = [
        c
        for zone in p.game.zones.values()
        for i, c in enumerate(seen.zones[zone.id])
        if not (seen.sees(zone, i) | seen.knowledge.holder[c]) & bit
    ]
    rng.shuffle(hidden)
    whim = rng.random()
    if whim < 0.4:
        hidden.sort(key=lambda c: cards[c] not in action.args)
    elif whim < 0.8:
        company = {c: len(lying) for lying in p.zones.values() for c in lying}
        hidden.sort(key=lambda c: company[c])
    for x, y in combinations(hidden, 2):
        if cards[x] != cards[y] and backs[x] == backs[y] and alike.cards(p, x, y):
            return x, y
    return None


def check_order_of_hands(p: Position, action: Action, seat: int | None) -> None:
    """Check that nothing told to a seat depends on the order of a hand that is closed to it."""
    other = p.copy()
    for zone in p.game.zones.values():
        if zone.kind.value == "hand" and not p.sees(zone, 0) & p.game.bit(seat):
            other.zones[zone.id].reverse()
    hold(view(other, seat) == view(p, seat), f"{reader(seat)} sees the order of a closed hand")
    true, false = play(p, action), play(other, action)
    # Not compared if chance may have picked a card by its place in a hand, or if a seat that receives a hand sees its
    # order.
    if true.position.rng == p.rng and not is_handed_a_hand(true, seat):
        parts = parting(true, false, seat, advise=False)
        hold(not parts, f"{reader(seat)} is told of the order of a closed hand; {IN_ORDER} {parts}")


def check_chance(p: Position, action: Action, step: Step) -> None:
    """Check that no seat sees through a shuffle: told the same after another one, it is certain of the same cards."""
    other = p.copy()
    other.rng = p.rng ^ 0x123456789ABC
    elsewhere = play(other, action)
    for seat in viewers(p):
        (*one, here), (*two, there) = step.told(seat), elsewhere.told(seat)
        for part in ("knows", "sets") if one == two else ():
            hold(here.args[part] == there.args[part], f"{reader(seat)} knows what chance alone has decided")


def check_choices(p: Position, seat: int | None, alike: Alike = ALL_ALIKE) -> None:
    """Check that a seat cannot tell apart two secret actions of which it is told the same.

    Except if by the rules a card is turned up, or a different course follows.
    """
    if seat == p.turn:
        return
    rules = p.game.rules
    game = p.game
    looks: dict[tuple[Action | None, tuple[str, ...]], list[Action]] = {}
    for action in rules.legal(p):
        backs = tuple(game.back_of[arg] for arg in action.args if arg in game.ids)
        if backs:  # otherwise it is a number or a seat, which everybody may be told when the last has chosen
            looks.setdefault((rules.public(p, action, seat), backs), []).append(action)
    for several in looks.values():
        if len(several) < 2:
            continue
        # Start with those whose cards the seat knows: they have the most to tell.
        first, *others = sorted(several, key=lambda action: not knows_named(p, seat, action))
        actions = [first, *[other for other in others if alike.actions(p, first, other)][:2]]
        steps = [play(p, action) for action in actions]
        named = {arg for action in actions for arg in action.args}
        if any(named & {*event.laid} for step in steps for event in step.told(seat)):
            continue
        for step in steps[1:]:
            if course(step, seat) != course(steps[0], seat):
                continue
            hold(told(step, seat) == told(steps[0], seat), f"{reader(seat)} can tell which secret action was done")
            same = view(step.position, seat) == view(steps[0].position, seat)
            hold(same, f"{reader(seat)} can see which secret action was done")


def knows_named(p: Position, seat: int | None, action: Action) -> bool:
    """Whether a seat knows anything about a card that an action names."""
    ids = [c for arg in action.args for c in p.game.ids.get(arg, ())]
    return any(witnessed(p).knowledge.holder[c] & p.game.bit(seat) for c in ids)


# What is refused


def check_refusals(p: Position, seen: Iterable[str] = ()) -> None:
    """Check that illegal actions are refused for a specific reason and change nothing, and that legal ones are not."""
    before = position_to_json(p)
    legal = [str(action) for action in p.game.rules.legal(p)]
    world = deal_unknown(view(p, p.turn), Random(before["rng"]))
    for text in dict.fromkeys(candidates(p, seen)):
        if text in legal:
            continue
        caught = refused(p, text)
        reason = caught.reason
        hold(reason.code != "not-allowed", f"{text} in phase {p.phase} is refused without saying why")
        action = Action.parse(text)
        spec = p.game.rules.info.verbs.get((p.phase, action.verb))
        strange = spec is not None and len(action.args) == len(spec.args) and reason.code == "wrong-arguments"
        hold(not strange, f"{text} has the arguments of its verb, and the method that refuses it takes others")
        read_back([reason.code, list(reason.args)])
        alike = p.game.rules.refusal(world, action)
        hold(alike == reason, f"why {text} is refused depends on what the seat does not know")
        hold(list(caught.allowed) == legal, f"the refusal of {text} names other legal actions")
    unknown = refused(p, "no-such-verb:1").reason.code
    hold(unknown == ("game-over" if p.phase == OVER else "unknown-verb"), f"an unknown verb is refused as {unknown}")
    hold(position_to_json(p) == before, "a refusal changes the position")


def refused(p: Position, text: str) -> IllegalAction:
    """The refusal of an action that is not legal."""
    try:
        play(p, text)
    except IllegalAction as refusal:
        return refusal
    broken(f"{text} is carried out in phase {p.phase}, though it is not legal")
