"""Long acts of others are told faster, until the person has acted; at *calm* only what passes without a stop."""

from __future__ import annotations

import pytest

from app.games import GAMES
from app.table.controllers import controller_for
from app.table.prompts import Rest
from app.table.reading import KNOWN_SECRETS, SECRETLY, in_secret, reading
from app.table.telling import FASTEST, HASTE, LONG_MS, MINUTE_MS, SHARE
from app.wording import use
from app.wording.bidi import bare
from tests.covering import amount
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 60
READ = [game for game in GAMES if game != "majnun"]
"""The games in which no sentence grows while it stands, by one more card in a row."""


def told(patient: bool) -> list[tuple[float, float, bool]]:
    """For each gesture of a long game: how long the others had been acting, how fast it was told, whose it was."""
    use("en")
    # The controller of this game tells nothing faster itself.
    table = Table("shlif-shluf", 4, 1, patient=patient)
    teller, found, since = table.surface.teller, [], 0.0
    table.opening()
    for one in table.play(LONG):
        assert one.step is not None
        own = one.step.before.turn == table.seat
        since = one.ms if own else since + one.ms
        found.append((since, teller.haste, own))
    return found


@pytest.mark.long
def test_a_long_wait_becomes_shorter_until_the_person_acts() -> None:
    found = told(patient=False)
    assert {haste for _, haste, _ in found} == {1.0, HASTE}
    for since, haste, own in found:
        assert haste == 1.0 or since * HASTE > LONG_MS / 2, "not before it has taken long"
        assert not own or haste == 1.0 or since * HASTE > LONG_MS / 2, "the person's own act begins anew"
    hurried = [number for number, (_, haste, _) in enumerate(found) if haste > 1]
    after = [found[number][1] for number in range(hurried[0], len(found)) if found[number][2]]
    assert 1.0 in after, "after the person's act it is as fast as usual again"


MANY = {
    **{("basa", seats): range(1, 61) for seats in (3, 4, 6, 8)},
    ("majnun", 9): range(1, 37),
}
"""The deals of the tables at which others act longest before the first decision of a person, who sits at seat 0."""
WAITS_MS = 60_000.0


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(
    ("game", "seats", "deal"),
    [(*table, deal) for table, deals in MANY.items() for deal in deals],
)
def test_a_person_decides_within_a_minute_however_long_others_act(game: str, seats: int, deal: int) -> None:
    """With three in Basa it took up to 115 s, with six up to 133 s, and with nine in Majnun 70 s.

    Deal 25 with three begins with 165 guesses; in deal 19 with six the person's first turn is skipped.
    """
    ms = first_decision(game, seats, deal)
    assert ms is None or ms <= WAITS_MS, ms


def test_there_is_a_first_decision_and_something_is_told_before_it() -> None:
    assert first_decision("shlif-shluf", 4, 1)


def first_decision(game: str, seats: int, deal: int) -> float | None:
    """How long a person at seat 0 waits for their first decision, ms; None if there is none."""
    table = Table(game, seats, deal)
    ms = table.first_decision()
    table.end()
    return ms


def test_whoever_gets_the_screen_has_not_waited() -> None:
    teller = Table("shlif-shluf", 4, 1).surface.teller
    teller._since = teller._waited = 2 * LONG_MS
    assert teller.haste == HASTE
    teller.forget()
    assert teller.haste == 1.0 and not teller._waited


def test_what_has_been_waited_is_what_others_took_since_ones_own_act() -> None:
    table = Table("shlif-shluf", 4, 1)
    teller, since = table.surface.teller, table.opening().ms
    own = others = 0
    for one in table.play(25):
        assert one.step is not None
        if one.step.before.turn == table.seat:
            own, since = own + 1, one.ms
        else:
            others, since = others + 1, since + one.ms
        # The pauses of computer players and what settles at the end do not count.
        assert 0.6 * since <= teller._waited <= since + 1.0, (len(table.record.done), teller._waited, since)
    assert own and others


@pytest.mark.parametrize(("game", "within"), [("basa", True), ("majnun", True), ("shlif-shluf", False)])
def test_a_sentence_stands_for_a_share_of_what_is_left_of_a_minute_where_others_could_act_for_minutes(
    game: str, within: bool
) -> None:
    table = Table(game, 4, 1)
    teller, clock, usual = table.surface.teller, table.surface.clock, Rest(2000.0, words="Omar guessed a spade")
    table.opening()
    clock.haste, left, stood = 20.0, (MINUTE_MS, MINUTE_MS / 4, MINUTE_MS / 40, -1.0), list[float]()
    for ms in left:
        teller._waited = MINUTE_MS - ms
        stood.append(teller._readable(usual) / clock.haste)
    slowest, fastest = usual.ms / FASTEST, usual.ms / clock.haste
    assert stood[0] == slowest
    assert stood[1:] == ([slowest, left[2] / SHARE, fastest] if within else [slowest] * 3)
    teller._waited, teller._touches = MINUTE_MS, True
    assert teller._readable(usual) == usual.ms * clock.haste, "what is done to one's own cards is read at leisure"


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.info.seats[1] > 1])
def test_the_last_act_of_a_game_is_told_in_full_however_long_the_others_have_been_acting(game: str) -> None:
    """The result used to come within two seconds of an act that takes four to read, over a table nobody had read."""
    use("en")
    seats = max(2, GAMES[game].info.seats[0])
    for deal in range(10):
        first = Table(game, seats, deal)
        assert not list(first.play(tells=lambda before: False))
        gestures = len(first.record.done)
        if first.record.done[-1].seat != first.seat:
            break
    table = Table(game, seats, deal)
    teller, found = table.surface.teller, []
    table.opening()
    teller._since = 2 * LONG_MS
    found = list(table.play(tells=lambda before: len(table.record.done) == gestures))
    assert len(found) == 1 and table.record.position.turn is None
    told = found[0]
    assert told.step is not None
    codes = [event.code for event in told.step.told(table.seat)]
    came = len(codes) - 1 - codes[::-1].index("acted")
    # Acts that went by themselves in the same gesture are told together.
    late = [said.rest for said in told.said if said.after > came] or [told.said[-1].rest]
    assert told.ms >= sum(rest.ms for rest in late), (told.ms, [said.rest for said in told.said])
    for rest in late:
        if not rest.passes:
            assert rest.ms >= 0.9 * reading(bare(rest.words), bare(rest.detail)), rest


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", READ)
def test_a_sentence_in_the_middle_of_a_game_stands_until_it_is_read_as_fast_as_all_is_told_then(game: str) -> None:
    """Who takes everything in Meydele, and why, used to be gone after two thirds of the time it takes to read it."""
    use("en")
    table = Table(game, min(4, GAMES[game].info.seats[1]), 1)
    clock, told = table.surface.clock, list[tuple[float, Rest, float]]()
    # The teller may already have another haste, that of what comes next.
    table.surface.teller.said.connect(lambda rest: told.append((table.time, rest, clock.haste)))
    table.opening()
    seen = 0
    for _ in table.play(amount(40, 400)):
        ends = [*(at for at, _, _ in told), table.time][1:]
        for (at, rest, haste), end in zip(told, ends, strict=False):
            needed = reading(bare(rest.words), bare(rest.detail))
            # Acts that have only begun, and acts that all do in secret, are said again with their result.
            assert rest.passes in ("begun", "in-secret") or (end - at) * haste >= 0.8 * needed, (rest, end - at, haste)
            seen += 1
        told.clear()
    assert seen


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", [game for game in GAMES if controller_for(game).in_secret])
def test_what_others_do_in_secret_is_told_faster_once_it_is_familiar_and_still_said(game: str) -> None:
    """In Meydele with five, eight seconds of each of forty rounds said four times that somebody laid a card."""
    use("en")
    low, high = GAMES[game].info.seats
    table, count = Table(game, min(max(low, 5), high), 3, patient=True), 0
    known = KNOWN_SECRETS * (table.record.game.seats - 1)
    table.opening()
    for told in table.play(amount(90, 200)):
        assert told.step is not None
        events = told.step.told(table.seat)
        if in_secret(events, table.seat, table.controller.in_secret):
            assert [said for said in told.said if said.rest.who == table.record.done[-1].seat], "nothing goes untold"
            count += 1
            assert table.controller.swift == (SECRETLY if count > known else 1.0)
        elif any(event.args.get("seat") == table.seat or event.code == "said" for event in events):
            assert table.controller.swift == 1.0, "what is uncovered is to be read"
    # With two seats nobody looks on while the other one lays a card.
    assert table.record.game.seats == 2 or count > known
    table.end()


@pytest.mark.long
def test_at_calm_nothing_is_told_faster_because_it_takes_long() -> None:
    assert {haste for _, haste, _ in told(patient=True)} == {1.0}


def test_at_calm_what_was_swift_before_a_stop_begins_at_leisure_after_it() -> None:
    table = Table("basa", 4, 3, patient=True)
    teller = table.surface.teller
    table.opening()
    for flows in (False, True):
        table.controller.swift, teller._flows = 4.0, flows
        assert teller.haste == (4.0 if flows else 1.0)


@pytest.mark.long
def test_at_calm_a_row_that_passes_without_a_stop_becomes_quicker_and_its_stop_does_not() -> None:
    use("en")
    table = Table("basa", 4, 3, patient=True)
    table.opening()
    row, stops = list[float](), list[float]()
    for one in table.play(40):
        done = table.record.done[-1]
        if done.seat == table.seat or not str(done.actions[0]).startswith("guess"):
            continue
        assert [said for said in one.said if said.rest.who == done.seat], "each is said"
        (stops if one.waits else row).append(one.ms)
        assert not one.waits or table.surface.teller.haste == 1.0, "after a stop all is as fast as usual again"
    assert len(row) > 20 and row[0] > 2000.0 and sorted(row)[len(row) // 2] < 500.0
    assert stops and min(stops) > 1500.0
