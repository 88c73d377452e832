"""The remarks of computer players: who, when, how often, and that they reveal only what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from app import wording
from app.engine import Event, Record, Step, agree, before_strangers, hidden
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.remarks import BIG, EVERY, WAYS, Occasion, Remarks, cards_lost
from app.session.seats import CHARACTERS, PLAIN, Seated, settled
from app.session.sitting import Sitting
from app.store import Store
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import catalogue
from tests.covering import spread
from tests.session.made import Choices

LANGUAGES = ("en", "he")
SEVERAL = [game for game in sorted(GAMES) if GAMES[game].seats()[-1] > 1]


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """Use English, and English again afterwards."""
    wording.use("en")
    yield
    wording.use("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.open(tmp_path / "kept")
    yield made
    made.close()


def sat(store: Store, game: str, character: str, persons: int = 1, seed: int = 4) -> Sitting:
    """A new game with the fewest seats: `persons` persons, then computer players of this character."""
    rules = GAMES[game]
    count = next(seats for seats in rules.seats() if seats > persons)
    seated = [Seated("", "fig", computer=seat >= persons, level="random", character=character) for seat in range(count)]
    new = NewGame(game, settled(seated), rules.fill(count, {}), seed)
    return Sitting.begin(store, Choices(), new)


def moved(sitting: Sitting, remarks: Remarks, rng: Random) -> None:
    """Make one random act of the seat in turn."""
    p = sitting.record.position
    remarks.heard(sitting.act([str(rng.choice(sitting.record.rules.legal(p)))]))


def said(sitting: Sitting, remarks: Remarks, seed: int = 1) -> list[tuple[int, str]]:
    """Everything said in a game played at random: after how many gestures, and the sentence."""
    rng, found = Random(seed), []
    while not sitting.over:
        if sitting.turn in sitting.persons:
            remark = remarks.due()
            found += [(len(sitting.record.done), bare(remark.sentence))] if remark else []
        moved(sitting, remarks, rng)
    remark = remarks.ended()
    return found + ([(len(sitting.record.done), bare(remark.sentence))] if remark else [])


def test_every_character_but_the_plain_one_has_its_words_for_every_occasion_in_both_languages() -> None:
    wanted = {
        f"remark.{character}.{occasion}.{way}"
        for character in CHARACTERS
        if character != PLAIN
        for occasion in get_args(Occasion)
        for way in range(1, WAYS + 1)
    }
    assert wanted == {name for name in catalogue() if name.startswith("remark.") and name != "remark.said"}
    for language in LANGUAGES:
        wording.use(language)
        assert len({t(name) for name in wanted}) == len(wanted)


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_in_every_game_few_things_are_said_and_by_those_who_have_a_character(store: Store, game: str) -> None:
    sitting = sat(store, game, "teasing")
    found = said(sitting, Remarks(sitting))
    own = {one.name for seat, one in enumerate(sitting.seated) if seat in sitting.computers}
    assert all(any(sentence.startswith(f"{name}: ") for name in own) for _, sentence in found)
    assert len(found) <= 2 + len(sitting.record.done) / EVERY + 1
    # The remark on sitting down comes first, and there is never more than one at a time.
    assert len({number for number, _ in found}) == len(found)
    result = sitting.record.position.result
    assert result is not None and (found[-1:] or [(0, "")])[0][0] <= len(sitting.record.done)
    if result.winners:
        assert found[-1][0] == len(sitting.record.done)


def test_the_plain_one_says_nothing(store: Store) -> None:
    for game in SEVERAL[::4]:
        sitting = sat(store, game, PLAIN)
        remarks = Remarks(sitting)
        assert not said(sitting, remarks) and remarks.waited() is None


def test_one_who_sits_down_says_so_once_and_not_after_a_person_has_played(store: Store) -> None:
    game = SEVERAL[0]
    sitting = sat(store, game, "bold")
    remarks = Remarks(sitting)
    first = remarks.due()
    assert first is not None and first.seat in sitting.computers and remarks.due() is None
    rng = Random(2)
    while not any(one.seat in sitting.persons for one in sitting.record.done):
        moved(sitting, remarks, rng)
    remarks.forget()
    # A table that is opened again is not a new one.
    assert Remarks(sitting).due() is None


def test_somebody_who_thinks_for_long_is_told_once(store: Store) -> None:
    sitting = sat(store, SEVERAL[0], "careful")
    remarks = Remarks(sitting)
    told = remarks.waited()
    assert told is not None and told.words in {t(f"remark.careful.waits.{way}") for way in (1, 2)}
    assert remarks.waited() is None


def lossy(store: Store) -> tuple[Sitting, Step]:
    """A game just after the act by which a computer player lost many cards."""
    for game in SEVERAL:
        for seed in range(3):
            sitting = sat(store, game, "teasing", seed=seed)
            rng = Random(seed)
            while not sitting.over:
                p = sitting.record.position
                step = sitting.act([str(rng.choice(sitting.record.rules.legal(p)))])
                lost = cards_lost(step.before.game, step.told(None))
                losers = [seat for seat in sitting.computers if lost.get(seat, 0) >= BIG]
                acted = any(one.seat in sitting.persons for one in sitting.record.done)
                if losers and acted and not sitting.over:
                    return sitting, step
    raise LookupError("nobody ever loses many cards")


@pytest.mark.long
def test_who_loses_many_cards_says_so_if_it_is_said_at_once_and_not_too_often(store: Store) -> None:
    sitting, step = lossy(store)
    remarks = Remarks(sitting)
    remarks.heard(step)
    told = remarks.due()
    assert told is not None and told.words in {t(f"remark.teasing.loses.{way}") for way in (1, 2)}
    rng, said_at = Random(5), len(sitting.record.done)
    while len(sitting.record.done) < said_at + EVERY:
        remarks.heard(step)
        assert remarks.due() is None, "so soon after the last one"
        assert not sitting.over
        moved(sitting, Remarks(sitting), rng)
    remarks.heard(step)
    assert remarks.due() is not None
    other = Remarks(sitting)
    other.heard(step)
    other.forget()
    assert other.due() is None
    other.heard(step)
    other.heard(sitting.record.opening)
    assert other.due() is None, "something else has happened since"


def test_cards_that_a_seat_gives_away_by_its_own_act_are_no_loss() -> None:
    game = next(agree(GAMES[one], GAMES[one].seats()[0]) for one in SEVERAL)
    mine, its = (next(zone.id for zone in game.zones.values() if zone.owner == seat) for seat in (0, 1))
    taken = Event("moved", 1, {"from": mine, "to": its}, ("??",) * BIG)
    for actor, lost in ((0, {}), (1, {0: BIG})):
        acted = Event("acted", 1, {"seat": actor, "action": "x"})
        assert cards_lost(game, [acted, taken]) == lost
        assert cards_lost(game, [acted, Event("moved", 1, {"from": mine, "to": mine}, ("??",) * BIG)]) == {}


@pytest.mark.parametrize("game", SEVERAL)
def test_a_loss_is_what_an_onlooker_saw(game: str) -> None:
    """Whether something is said does not depend on what the cards were."""
    rules = GAMES[game]
    record, rng = Record.begin(rules, rules.seats()[0], 9, {}), Random(9)
    for _ in range(60):
        p = record.position
        if p.turn is None:
            break
        step = record.act(str(rng.choice(before_strangers(p).game.rules.legal(p))))
        events = step.told(None)
        lost = cards_lost(p.game, events)
        blank = [event._replace(cards=tuple("??" for _ in event.cards)) for event in events]
        assert cards_lost(p.game, blank) == lost
        assert all(0 < count <= sum(len(event.cards) for event in events) for count in lost.values())
        assert all(isinstance(card, str) and (hidden(card) or card) for event in events for card in event.cards)


def ended(store: Store, computer_wins: bool) -> Remarks:
    """The remarks at a table where the game is over and a computer player has won, or none has."""
    for game in SEVERAL:
        for seed in range(6):
            sitting = sat(store, game, "bold", seed=seed)
            remarks = Remarks(sitting)
            assert remarks.ended() is None
            said(sitting, remarks, seed)
            result = sitting.record.position.result
            if result and result.winners and computer_wins == bool(set(result.winners) & set(sitting.computers)):
                return remarks
    raise LookupError("it never ends so")


@pytest.mark.parametrize(("computer_wins", "occasion"), [(True, "wins"), (False, "beaten")])
def test_at_the_end_one_speaks_who_has_won_or_was_beaten(store: Store, computer_wins: bool, occasion: str) -> None:
    told = ended(store, computer_wins).ended()
    assert told is not None and told.words in {t(f"remark.bold.{occasion}.{way}") for way in (1, 2)}


def test_a_remark_names_who_makes_it_in_both_languages(store: Store) -> None:
    sitting = sat(store, SEVERAL[0], "bold")
    remark = Remarks(sitting).due()
    assert remark is not None
    for language in LANGUAGES:
        wording.use(language)
        assert str(remark.who) in bare(remark.sentence) and bare(remark.words) in bare(remark.sentence)
