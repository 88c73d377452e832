"""A finished game through the eyes of its seats, and with all cards open."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from app import wording
from app.engine import Record, follow, hidden, view
from app.games import GAMES
from app.session.replay import Eyes, Past, Replay, all_open, opened
from app.wording.bidi import bare, card_text
from app.wording.tellers import named
from tests.session.finished import company, finished

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in sorted(set(rules.info.seats))]


def replayed(game: str, seats: int, persons: int = 1) -> Replay:
    return Replay(finished(game, seats), company(seats, persons))


def places(replay: Replay) -> list[int]:
    """Some places of a replay: all at the beginning and at the end, and some in between."""
    count = replay.count
    first, last = range(min(12, count + 1)), range(max(0, count - 6), count + 1)
    return sorted({*first, *range(0, count, max(1, count // 12)), *last})


def test_only_a_game_that_is_over_is_seen_again() -> None:
    record = Record.begin(GAMES["meydele"], 3, 1, {})
    with pytest.raises(ValueError, match="over"):
        Replay(record, company(3))


@pytest.mark.covering
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_sees_what_it_saw_and_can_do_nothing(game: str, seats: int) -> None:
    replay = replayed(game, seats)
    for place in places(replay):
        for seat in {0, seats - 1}:
            seen = replay.view(place, seat)
            assert seen.to_json() == view(replay.record.position_at(place), seat).to_json()
            assert seen.legal == [] == replace(seen, turn=seat).legal


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_every_card_lies_face_up_where_it_lay(game: str, seats: int) -> None:
    replay = replayed(game, seats)
    for place in places(replay):
        seen, p = replay.view(place, "open"), replay.record.position_at(place)
        assert {zone: list(texts) for zone, texts in seen.zones.items()} == {zone: p.texts(zone) for zone in p.zones}
        assert not any(hidden(text) for texts in seen.zones.values() for text in texts)
        assert seen.legal == []
        assert (seen.turn, seen.phase, seen.result) == (p.turn, p.phase, p.result)


@pytest.mark.covering
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_told_leads_from_a_place_to_the_next(game: str, seats: int) -> None:
    replay = replayed(game, seats)
    for place in places(replay)[1:]:
        told = replay.events(place, 0)
        assert told == replay.record.steps()[place - 1].told(0) if replay.count < 60 else told
        after = follow(replay.view(place - 1, 0), told)
        assert after.to_json() == replay.view(place, 0).to_json()
        # With all cards open it is the same story, except for the order after a shuffle, which nobody was told.
        events = replay.events(place, "open")
        assert not any(hidden(text) for event in events for text in event.laid)
        if not any(event.code in ("shuffled", "gathered", "hands-passed", "turned") for event in events):
            then = follow(replay.view(place - 1, "open"), events)
            goal = replay.view(place, "open")
            assert {z: sorted(c) for z, c in then.zones.items()} == {z: sorted(c) for z, c in goal.zones.items()}


def untold(replay: Replay, place: int, eyes: Eyes) -> bool:
    """Whether these eyes are told nothing of a gesture, not even that there was one."""
    return all(event.code == "now" for event in replay.events(place, eyes))


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_gesture_has_a_sentence_for_all_eyes(game: str, seats: int, language: str) -> None:
    wording.use(language)
    replay = replayed(game, seats)
    for place in places(replay):
        for eyes in ("open", 0, seats - 1):
            words = replay.words(place, eyes)
            assert words and (words != wording.t("evening.replay.quiet") or untold(replay, place, eyes))
    wording.use("en")


def test_what_was_laid_in_secret_is_told_to_whoever_laid_it_and_nothing_of_it_to_others() -> None:
    replay, chosen = replayed("meydele", 3), 0
    for place in places(replay)[1:]:
        (action, *_), seat = replay.record.done[place - 1].actions, replay.actor(place)
        if not action.startswith("commit:") or any(event.cards for event in replay.events(place, 0)[2:]):
            continue
        card, words = card_text(action.removeprefix("commit:")), replay.words(place, 0)
        assert (card in words) is (seat == 0) and card in replay.words(place, "open")
        assert replay.names[seat or 0] in words and ("a card face down" in words) is (seat != 0)
        chosen += 1
    assert chosen > 3


def test_what_was_laid_in_secret_is_told_in_the_word_that_the_game_has_for_face_down() -> None:
    """In Hebrew the film of Meydele had another word for it than its table and its rules."""
    wording.use("he")
    replay = replayed("meydele", 3)
    said = [replay.words(place, 0) for place in places(replay)[1:]]
    own, other = (
        [named(f"{kind}.lays-closed", replay.names, seat, n=1) for seat in (1, 2)] for kind in ("meydele", "pace")
    )
    assert {*own} & {*said} and not {*other} & {*said}
    wording.use("en")


def test_what_a_seat_does_not_know_is_not_in_its_sentence() -> None:
    replay = replayed("asirim", 2, 2)
    differ = [place for place in range(replay.count + 1) if replay.words(place, 0) != replay.words(place, "open")]
    assert differ
    for place in differ:
        told = {card for event in replay.events(place, 0) for card in event.cards}
        assert any(hidden(card) for card in told) or replay.events(place, 0) != replay.events(place, "open")


def test_a_card_that_others_laid_face_down_is_said_to_be_laid() -> None:
    replay = replayed("asirim", 2, 1)
    commits = [n + 1 for n, one in enumerate(replay.record.done) if one.seat == 1 and "commit:" in one.actions[0]]
    first = replay.words(commits[0], 0)
    assert bare(first) == f"{replay.names[1]} laid a card face down."
    assert all(replay.names[1] in replay.words(place, 0) for place in commits)


def test_only_cards_out_of_the_hand_of_whoever_acted_are_said_to_be_laid_face_down() -> None:
    wording.use("en")
    replay, said = replayed("meydele", 3), 0
    for place in range(1, replay.count + 1):
        for eyes in range(3):
            words, hand = bare(replay.words(place, eyes)), f"hand.{replay.actor(place)}"
            told = replay.events(place, eyes)
            closed = sum(len(event.cards) for event in told if event.hides and event.args.get("from") == hand)
            if words == f"{replay.names[replay.actor(place) or 0]} laid a card face down.":
                assert closed == 1
                said += 1
            else:
                assert not re.search(r" laid (a card|\d+ cards) face down\.$", words) or closed > 1, words
    assert said > 3


def test_one_looks_through_the_only_persons_eyes_first() -> None:
    assert replayed("meydele", 3, 1).first_eyes == 0
    assert replayed("meydele", 3, 2).first_eyes == "open"
    assert replayed("meydele", 3, 0).first_eyes == "open"


def test_whose_gesture_it_was() -> None:
    replay = replayed("shapes", 2)
    assert replay.actor(0) is None
    assert [replay.actor(n + 1) for n in range(replay.count)] == [one.seat for one in replay.record.done]


def test_somebody_decides_at_every_place_until_the_game_is_over() -> None:
    record = finished("krav-maga")
    replay = Replay(record, company(2))
    deciders = [replay.decider(place) for place in range(replay.count + 1)]
    assert deciders == [*(gesture.seat for gesture in record.done), None]


def test_a_game_that_began_in_a_position_does_not_say_that_it_was_dealt() -> None:
    record = Record.from_position(finished("krav-maga").position_at(4))
    assert Past(record, company(2)).words(0, 0) == wording.t("evening.replay.start")


def test_places_that_are_not_there_are_refused() -> None:
    replay = replayed("solo", 1)
    for place in (-1, replay.count + 1):
        with pytest.raises(LookupError):
            replay.view(place, "open")
        with pytest.raises(LookupError):
            replay.events(place, 0)


def test_opening_events_leaves_what_was_told_alone() -> None:
    step = finished("asirim").opening
    before = step.events
    assert opened(before) is not before and step.events == before
    assert all_open(step.position).seat is None


def test_what_was_taken_back_is_not_seen_again() -> None:
    record = Record.begin(GAMES["solo"], 1, 3)
    for _ in range(3):
        record.act(GAMES["solo"].legal(record.position)[0])
    record.undo()
    assert Past(record, company(1)).count == 2
