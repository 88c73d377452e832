"""The lint for wasteful moves: it finds what is there and nothing else, and each find can be opened again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.search import Search
from app.engine import View, hidden, view
from app.engine.zones import Kind
from app.games import GAMES
from app.store.files import read_kupa
from tests.bench import waste
from tests.bench.waste import Watched, cheaper, contradicts, dealt, exchanged, measured, same_result, wasted, went_on
from tests.bots.made import decisions

SEVERAL = [game for game in sorted(GAMES) if GAMES[game].seats()[-1] > 1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_world_that_is_dealt_contradicts_what_the_seat_knows_and_another_seats_may(game: str) -> None:
    for number, p in enumerate(decisions(game, 12, every=13)):
        seen = view(p, p.turn)
        assert not contradicts(seen, p), "the true cards"
        assert not any(contradicts(seen, world) for world in dealt(seen, number))
        open_places = [
            (zone, i)
            for zone, texts in seen.zones.items()
            for i, text in enumerate(texts)
            if not hidden(text) and p.game.zones[zone].kind is not Kind.HAND
        ]
        closed = [(zone, i) for zone, texts in seen.zones.items() for i, text in enumerate(texts) if hidden(text)]
        if open_places and closed:
            world = Dealer(seen).world(Random(number))
            (one, i), (other, j) = open_places[0], closed[-1]
            world.zones[one][i], world.zones[other][j] = world.zones[other][j], world.zones[one][i]
            assert contradicts(seen, world), "a card that lies open has changed places with a closed one"


def found() -> Iterator[tuple[View, str, str]]:
    """Decisions of all games in which one of two actions is said to waste a card: the view, and both actions."""
    for game in SEVERAL:
        for p in decisions(game, 3, every=3):
            seen = view(p, p.turn)
            for action in seen.legal:
                better = wasted(seen, action, 1)
                if better is not None:
                    yield seen, str(action), str(better[0])


@pytest.mark.long
def test_what_is_called_a_waste_is_one_in_every_world_and_saves_a_card() -> None:
    for number, (seen, action, other) in enumerate(found()):
        own = judgement_of(seen.game.id)
        both = [one for text in (action, other) for one in seen.legal if str(one) == text]
        (spent, lower) = next((a, b) for a, b in zip(both[0].args, both[1].args, strict=True) if a != b)
        assert (both[1], spent, lower) in list(cheaper(seen, own, both[0], seen.legal))
        for world in dealt(seen, 1):
            here, there = (went_on(world, one, seen.decider, own) for one in both)
            mine = [here.game.cards[c] for zone in here.game.zones.values() if zone.owner == seen.seat
                    for c in here.zones[zone.id]]  # fmt: skip
            assert spent not in mine and here.vars == there.vars
        # And the other way round nothing is wasted.
        assert both[0] not in [one for one, _, _ in cheaper(seen, own, both[1], seen.legal)]
        if number == 5:
            return
    pytest.fail("no waste anywhere")


def test_what_comes_to_something_else_is_no_waste() -> None:
    differing = 0
    for game in SEVERAL:
        for p in decisions(game, 4, every=11):
            seen = view(p, p.turn)
            own = judgement_of(game)
            for action in seen.legal[:6]:
                for other, spent, lower in cheaper(seen, own, action, seen.legal):
                    world = next(iter(dealt(seen, 2)))
                    here, there = (went_on(world, one, seen.decider, own) for one in (action, other))
                    if here.vars != there.vars or here.phase != there.phase:
                        differing += 1
                        assert not same_result(seen, world, (action, other), (spent, lower))
    assert differing


def test_two_cards_change_places_and_the_others_stay() -> None:
    p = next(iter(decisions(SEVERAL[0], 5))).bare()
    filled = [zone for zone in p.zones if p.zones[zone]]
    one, other = p.zones[filled[0]][0], p.zones[filled[-1]][-1]
    once = exchanged(p, one, other)
    assert sorted(c for cards in once.values() for c in cards) == sorted(c for cards in p.zones.values() for c in cards)
    assert other in once[filled[0]] and one in once[filled[-1]]
    assert exchanged(p, one, one) == exchanged(p, other, other)


def test_each_find_is_kept_as_a_game_that_opens_at_its_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SEVERAL[0]
    monkeypatch.setattr(waste, "wasted", lambda seen, action, seed: (seen.legal[0], "test"))
    figures = measured(game, 1, "quick", tmp_path, 60.0)
    kept = sorted(tmp_path.glob("*.kupa"))
    assert figures["wasted"] == figures["decisions"] == len(kept) > 0
    for path in kept[:: max(1, len(kept) // 4)]:
        opened = read_kupa(path, GAMES)
        find = opened.table["found"]
        p = opened.record.position
        assert len(opened.record.done) == find["number"] and p.game.seats == find["seats"]
        assert find["action"] in [str(one) for one in view(p, p.turn).legal]


def test_the_worlds_of_players_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, name in ((Dealer, "__init__"), (Dealer, "world"), (Search, "likely_worlds")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    monkeypatch.setattr(Watched, "worlds", 0)
    monkeypatch.setattr(Watched, "wrong", 0)
    waste.watch()
    seen = view(next(iter(decisions(SEVERAL[0], 6))), 0)
    Dealer(seen).world(Random(1))
    assert (Watched.worlds, Watched.wrong) == (1, 0)
    monkeypatch.setattr(waste, "contradicts", lambda seen, world: True)
    Dealer(seen).world(Random(1))
    assert (Watched.worlds, Watched.wrong) == (2, 1)
