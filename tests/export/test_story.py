"""What a page says of each step: what lies there and who did it, but only what has changed since the one before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.export.story import Lies, Story, changed
from app.export.works import PLAIN
from app.session.reel import Reel, Still
from app.session.replay import Eyes, Past
from app.table.aiming import traces
from app.wording import t
from tests.session.finished import company, finished

CARDS = st.lists(st.integers(0, 2), max_size=6).map(tuple)


@given(before=CARDS, now=CARDS)
def test_the_cards_of_a_zone_follow_from_those_before_and_what_has_changed(
    before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    zone, shape, many, place, gone, come = changed(3, Lies("row", 9, before), Lies("fan", 7, now))
    assert (zone, shape, many) == (3, "fan", 7)
    assert (*before[:place], *come, *before[place + gone :]) == now
    assert before != now or not come


Lying = dict[str, tuple[str, int, list[str]]]
"""By zone its shape, the number of its cards, and the symbols of those that are shown."""


def reel(game: str, eyes: Eyes) -> Reel:
    """The beginning of a game of one person and the computer."""
    record = finished(game)
    return Reel(Past(record, company(record.game.seats)), eyes, 0, min(40, len(record.done)))


def told(shown: Reel) -> Iterator[tuple[Still, dict[str, Any], dict[str, Any], Lying, Story]]:
    """Each still with its step, all words in force then, and what lies on the page, as the page puts it together."""
    story = Story(shown, PLAIN)
    zones, lies, lines = [*shown.game.zones], Lying(), dict[str, Any]()
    for still, step in zip(shown, story.data["steps"], strict=True):
        for zone, shape, many, place, gone, come in step.get("z", ()):
            _, _, cards = lies.get(zones[zone], ("", 0, []))
            cards = [*cards[:place], *(story.symbols[card] for card in come), *cards[place + gone :]]
            lies[zones[zone]] = shape, many, cards
        assert not any(lines.get(key) == step[key] for key in "tlcnp" if key in step), "only what has changed is said"
        lines.update(step)
        yield still, step, lines, lies, story


@pytest.mark.parametrize(("game", "eyes"), [("solo", 0), ("asirim", 1), ("meydele", 0), ("karov-meod", "open")])
def test_what_lies_on_a_page_is_what_its_eyes_saw(game: str, eyes: Eyes, qapp: QApplication) -> None:
    opened = moved = peeked = 0
    for still, step, lines, lies, story in told(reel(game, eyes)):
        zones, backs = [*story.data["zones"]], still.view.game.back_of
        assert len(zones) == len(still.view.zones)
        for zone, texts in still.view.zones.items():
            shape, many, cards = lies.get(zone, ("away", 0, []))
            assert many == len(texts), zone
            seen = [] if shape == "away" else list(texts[:1]) if shape == "pile" else sorted(texts)
            gathered = sorted(backs.get(text, text) for text in seen)
            assert sorted(cards) in (seen, gathered), zone
            opened += sorted(cards) == seen != gathered
        names = [*still.view.zones]
        for ref in traces(still.events, replace(still.view, seat=None)):
            shape, _, cards = lies[ref.zone]
            if shape == "away" or (shape == "pile" and ref.index):
                continue
            text = still.view.zones[ref.zone][ref.index]
            places = [place for zone, place in step["m"] if names[zone] == ref.zone]
            assert {cards[place] for place in places} & {text, backs.get(text)}, ref
            moved += 1
        for zone, place, card in lines["p"]:
            assert lies[names[zone]][2][place].startswith("?") and not story.symbols[card].startswith("?")
            peeked += 1
    assert opened and moved and (peeked or game != "asirim")


def test_a_hand_lies_on_a_page_as_it_is_held(qapp: QApplication) -> None:
    held = 0
    for *_, lies, _ in told(reel("trishape", 0)):
        suits = [suit for suit, _ in groupby(card[1] for card in lies.get("hand.0", ("", 0, []))[2])]
        assert len(suits) == len({*suits}), "cards of one suit lie together"
        held += len(suits) > 1
    assert held


def test_each_step_has_its_words_its_actor_and_whose_turn_it_is(qapp: QApplication) -> None:
    shown = reel("meydele", 0)
    actors = set()
    for still, step, lines, _, story in told(shown):
        words = [story.data["words"][word] for word in story.data["texts"][step["w"]]]
        assert " ".join(words) == still.words
        assert step["a"] == (-1 if still.actor is None else still.actor)
        assert lines["t"] == (-1 if still.view.turn is None else still.view.turn)
        actors.add(step["a"])
    assert actors == {-1, *range(shown.game.seats)}
    assert story.data["eyes"] == t("evening.replay.seat", who=shown.seated[0].called)
    assert Story(reel("meydele", "open"), PLAIN).data["eyes"] == t("evening.replay.open")
