"""The lab's own players: the rule of thumb knows no more than its seat; a player denied something plays on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from app.bots import judgement_of
from app.engine import Action, Position, Witnessed, advance, before_strangers, chance, deal_unknown, view
from app.games import GAMES
from app.lab import probes
from app.lab.arms import Arm, GameRow, Task, played_game, record_of
from app.lab.experiment import THUMB, Restriction, Side, lab_levels
from app.lab.plan import Table, deal_number
from app.lab.players import FEW, LabPlayers, always_closed, elsewhere, matches, relaid
from app.lab.probes import PROBES
from app.lab.simulation import opened
from tests.covering import amount, spread
from tests.lab.toys import TOYS, WHERE

DECISIONS = amount(30, 60)
"""How many decisions of a game are examined."""


def positions(game: str, seats: int, number: int) -> list[Position]:
    """Some positions of a game that thumbs play."""
    agreed = Table(game, seats).agreed(GAMES)
    p = opened(agreed, deal_number(5, number), Witnessed)
    players = LabPlayers(agreed, deal_number(5, number), (THUMB,) * seats)
    found: list[Position] = []
    legal = agreed.rules.legal(p)
    while legal and len(found) < DECISIONS:
        found.append(p.copy())
        legal = advance(p, players.decide(p, legal))
    return found


def thumbs(p: Position, world: Position) -> list[str]:
    """What the rule of thumb does in a position and in a world that its seat cannot tell from it."""
    said = []
    for one in (p, world):
        player = LabPlayers(one.game, 9, (THUMB,) * one.game.seats)
        player.chance = Random(4)
        said.append(str(player.thumb(one, one.game.rules.legal(one))))
    return said


@pytest.mark.covering
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_thumb_sees_nothing_that_its_seat_does_not(game: str, most: bool) -> None:
    judgement = judgement_of(game)
    if judgement.guesses is None:
        pytest.skip("it is asked with a view")
    seats = GAMES[game].seats()[-1 if most else 0]
    random = Random(f"{game} {seats}")
    for number in range(2):
        for p in positions(game, seats, number):
            world = deal_unknown(view(p, p.turn), random)
            here, there = thumbs(p, world)
            assert here == there, f"in phase {p.phase}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_hangs_on_nothing_hidden(game: str) -> None:
    for p in positions(game, GAMES[game].seats()[0], 0)[::7]:
        assert p.turn is not None
        world = deal_unknown(view(p, p.turn), Random(3))
        assert relaid(p, p.turn, Random(8)).zones.keys() == p.zones.keys()
        names = p.game.cards
        here, there = (relaid(one, p.turn, Random(8)) for one in (p, world))
        for zone in p.zones:
            assert [names[c] for c in here.zones[zone]] == [names[c] for c in there.zones[zone]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_is_what_the_seat_does_not_see(game: str) -> None:
    for p in positions(game, GAMES[game].seats()[-1], 1)[::9]:
        assert p.turn is not None
        anew = relaid(p, p.turn, Random(2))
        backs = p.game.backs
        before, after = (view(one, p.turn).zones for one in (p, before_strangers(anew)))
        assert before == after, "the seat sees the same table"
        assert sorted(c for cards in anew.zones.values() for c in cards) == sorted(
            c for cards in p.zones.values() for c in cards
        )
        for zone, cards in p.zones.items():
            assert sorted(backs[c] for c in anew.zones[zone]) == sorted(backs[c] for c in cards)


def plainly_relaid(p: Position, seat: int, random: Random) -> dict[str, list[int]]:
    """What `relaid` promises, card by card: replaying a kept experiment depends on these numbers."""
    zones = {name: [*cards] for name, cards in p.zones.items()}
    for back in dict.fromkeys(p.game.backs):
        places = [
            (name, i)
            for name, zone in p.game.zones.items()
            for i, c in enumerate(p.zones[name])
            if not p.sees(zone, i) & p.game.bit(seat) and p.game.backs[c] == back
        ]
        drawn = {c: random.random() for c in sorted(p.zones[name][i] for name, i in places)}
        for (name, i), c in zip(places, sorted(drawn, key=drawn.__getitem__), strict=True):
            zones[name][i] = c
    return zones


@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_always_deal_the_same_cards_anew(game: str) -> None:
    for p in positions(game, GAMES[game].seats()[0], 3)[::5]:
        assert p.turn is not None
        quickly, plainly = Random(6), Random(6)
        assert relaid(p, p.turn, quickly).zones == plainly_relaid(p, p.turn, plainly)
        assert quickly.random() == plainly.random(), "as many numbers are used up"


@pytest.mark.covering
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_elsewhere_is_what_is_dealt_anew_there(game: str, most: bool) -> None:
    for p in positions(game, GAMES[game].seats()[-1 if most else 0], 2)[::3]:
        assert p.turn is not None
        for zone in always_closed(p.game, p.turn):
            found, laid = Random(5), Random(5)
            away = elsewhere(p, p.turn, zone, found)
            anew = relaid(p, p.turn, laid)
            others = [c for name in always_closed(p.game, p.turn) if name != zone for c in anew.zones[name]]
            assert list(away) == others
            assert found.random() == laid.random(), "as many numbers are used up"


def test_few_and_many_cards_elsewhere_are_found_alike() -> None:
    first = (positions(name, GAMES[name].seats()[0], 0)[0] for name in GAMES)
    p = next(p for p in first if len(always_closed(p.game, p.seat)) > 1)
    assert p.turn is not None
    zone, other, *_ = always_closed(p.game, p.turn)
    heap = sorted(p.zones[zone] + p.zones[other])
    for size in (0, 1, FEW, FEW + 1):
        p.zones[zone][:], p.zones[other][:] = heap[size:], heap[:size]
        anew = relaid(p, p.turn, Random(7))
        rest = [c for name in always_closed(p.game, p.turn) if name != zone for c in anew.zones[name]]
        assert list(elsewhere(p, p.turn, zone, Random(7))) == rest, f"{size} elsewhere"


@pytest.mark.covering
@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_guess_about_a_heap_is_what_the_rule_of_thumb_says_in_a_world(game: str, most: bool) -> None:
    judgement = judgement_of(game)
    if not judgement.heap:
        pytest.skip("it guesses about no heap")
    asked = 0
    for number in range(3):
        for p in positions(game, GAMES[game].seats()[-1 if most else 0], number):
            if p.phase in (judgement.guesses or ()):
                assert p.turn is not None
                world = relaid(p, p.turn, Random(number))
                away = elsewhere(p, p.turn, judgement.heap, Random(number))
                assert judgement.supposing(p, away) == judgement.quick(world)
                asked += 1
                # If open zones hold cards that they rarely hold, it counts these too.
                p = p.copy()
                for zone in p.zones.keys() - always_closed(p.game, p.seat):
                    for _ in range(min(2, len(p.zones[judgement.heap]) - 1)):
                        p.move_top(judgement.heap, zone)
                away = elsewhere(p, p.seat, judgement.heap, Random(number))
                assert judgement.supposing(p, away) == judgement.quick(relaid(p, p.seat, Random(number)))
    assert asked > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_the_same_if_the_legal_actions_are_known(game: str) -> None:
    rules = GAMES[game]
    for p in positions(game, rules.seats()[0], 2)[::5]:
        for hour in (0, 15):
            known = view(p, p.turn, rules.legal(p))
            assert known.offered({"hour": hour}) == view(p, p.turn).offered({"hour": hour})
        stranger = view(p, None, rules.legal(p))
        assert stranger.legal == [], "an onlooker decides nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_thumbs_is_the_same_with_and_without_views(game: str) -> None:
    seats = GAMES[game].seats()[0]
    task = Task(game, 3, Arm("a", Side(seats)))
    agreed = task.table.agreed(GAMES)
    plain = played_game(agreed, task, 1)
    checked = played_game(agreed, replace(task, check=True), 1)
    assert plain == checked, "a game that is held to the laws is the same game"
    record = record_of(agreed, task, 1)
    assert isinstance(plain, GameRow) and record.position.result is not None
    assert record.position.result.winners == plain.winners
    assert len(record.done) == plain.actions


@pytest.mark.parametrize("game", GAMES)
def test_nobody_does_what_is_denied_unless_nothing_else_is_legal(game: str) -> None:
    rules = GAMES[game]
    seats = rules.seats()[0]
    verbs = list(dict.fromkeys(name for _, name in rules.info.verbs))
    for verb in verbs[: amount(1, 3)]:
        without = Restriction("verb", verb)
        task = Task(game, 7, Arm("a", Side(seats), without))
        agreed = task.table.agreed(GAMES)
        players = LabPlayers(agreed, deal_number(7, 0), (THUMB,) * seats, without)
        p = opened(agreed, deal_number(7, 0), Position if players.blind else Witnessed)
        legal, denied, done = agreed.rules.legal(p), 0, 0
        while legal and done < amount(DECISIONS, 100_000):
            left = [action for action in legal if not matches(without, action)]
            action = players.decide(p, legal)
            assert not left or action in left, "what is denied was done"
            denied += bool(left) and len(left) < len(legal)
            legal, done = advance(p, action), done + 1
        if not legal:
            row = played_game(agreed, task, 0)
            assert isinstance(row, GameRow) and row.denied == denied


def test_a_restriction_means_what_it_says() -> None:
    use = Action("use", ("AD", "7"))
    assert matches(Restriction("verb", "use"), use)
    assert matches(Restriction("card", "AD"), use) and not matches(Restriction("card", "AH"), use)
    assert matches(Restriction("card", "7H"), Action("use", ("AD", "7H"))), "wherever the card stands"
    assert matches(Restriction("argument", "A"), use) and matches(Restriction("argument", "7"), use)
    assert not matches(Restriction("argument", "K"), use)


@pytest.mark.parametrize("game", TOYS)
def test_a_game_without_a_judgement_is_played_by_everybody_it_has(game: str) -> None:
    rules = TOYS[game]
    seats = rules.seats()[0]
    for level in lab_levels(game):
        task = Task(game, 1, Arm("a", Side(seats, (), (level,)), probes=("fired", "choices", "moves")), games=WHERE)
        row = played_game(task.table.agreed(TOYS), task, 0)
        assert isinstance(row, GameRow) and row.actions <= seats


@pytest.mark.long(keep=2)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("probe", PROBES)
@pytest.mark.parametrize("game", GAMES)
def test_a_probe_finds_the_same_again_and_changes_nothing(game: str, probe: str) -> None:
    side = Side(GAMES[game].seats()[0])
    plain, probed = (Task(game, 2, Arm("a", side, probes=probes)) for probes in ((), (probe,)))
    agreed = plain.table.agreed(GAMES)
    first, second = played_game(agreed, probed, 4), played_game(agreed, probed, 4)
    assert isinstance(first, GameRow) and first == second
    assert first._replace(found={}) == played_game(agreed, plain, 4)


def test_cheap_chance_is_its_own() -> None:
    """A player's chance is not the game's: how often it draws does not change how the cards fall."""
    agreed = Table("lot", 2).agreed(TOYS)
    p = opened(agreed, 3, Position)
    before = p.rng
    players = LabPlayers(agreed, 3, ("random", "random"))
    players.decide(p, agreed.rules.legal(p))
    assert p.rng == before and before < 1 << chance.BITS


def test_a_rank_is_that_of_a_card_and_no_word_that_begins_with_it() -> None:
    rank = Restriction("argument", "k")
    assert matches(rank, Action("lay", ("kH",))) and not matches(rank, Action("lay", ("keep",)))


@pytest.mark.parametrize(("shares", "leads"), [([0.5, 0.5], -1), ([0.6, 0.4], -1), ([0.1, 0.9], 1)])
def test_nobody_leads_where_two_are_close(shares: list[float], leads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "averaged", lambda *_: shares)
    task = Task("lot", 3, Arm("a", Side(2, (), ("random",)), probes=("tension",)), games=WHERE)
    row = played_game(task.table.agreed(TOYS), task, 1)
    assert isinstance(row, GameRow) and set(row.found["tension"]["leads"]) == {leads}
