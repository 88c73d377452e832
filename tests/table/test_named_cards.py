"""No sentence of the telling is ahead of the cloth or behind it.

A card is named as soon as it can be seen there and no sooner, and it lies open while it decides something.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from app.games import GAMES
from app.wording.bidi import bare, card_text
from tests.listed import LISTED
from tests.table.retold import telling

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_turns_up_is_named_no_sooner_than_it_is_seen(game: str) -> None:
    told, found = telling(game), list[str]()
    before = told.opening.faces
    for act in told.acts:
        seen = set(before)
        for at, (words, lying, *_) in enumerate(act.sentences):
            seen |= lying
            later = act.faces.union(*(after.faces for after in act.sentences[at + 1 :])) - seen
            found.extend(f"{words!r} names {card} before it is seen" for card in later if card_text(card) in words)
        before = act.faces
    assert not found, "\n".join(dict.fromkeys(found))


@cache
def ordinary() -> dict[str, str]:
    """The cards of the ordinary deck by their form in sentences."""
    return {bare(card_text(rank + suit)): rank + suit for suit in "CDHS" for rank in "23456789TJQKA"}


def named(words: str) -> frozenset[str]:
    """The cards of the ordinary deck that a sentence names."""
    found = re.findall("|".join(sorted(ordinary(), key=len, reverse=True)), bare(words))
    return frozenset(ordinary()[one] for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_named_that_the_reader_has_not_seen_by_then(game: str) -> None:
    told = telling(game)
    seen = frozenset[str]()
    for act in (told.opening, *told.acts):
        for one in act.sentences:
            seen |= one.meanwhile
            unseen = named(f"{one.rest.words} {one.rest.detail}") - seen
            assert not unseen, f"{bare(one.rest.words)} {bare(one.rest.detail)} names {unseen}"
        seen |= act.faces


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_by_which_somebody_takes_lie_open_while_that_is_said(game: str) -> None:
    told = telling(game)
    for one in (one for act in (told.opening, *told.acts) for one in act.sentences if one.rest.pill):
        gone = named(f"{one.rest.words} {one.rest.detail}") - one.faces
        assert not gone, f"{bare(one.rest.words)} {bare(one.rest.detail)} names {gone}"


@pytest.mark.parametrize("game", LISTED)
def test_a_card_is_first_named_while_it_can_be_seen(game: str) -> None:
    told = telling(game)
    spoken_of = frozenset[str]()
    for one in (one for act in (told.opening, *told.acts) for one in act.sentences):
        names = named(f"{one.rest.words} {one.rest.detail}")
        late = names - spoken_of - one.meanwhile
        assert not late, f"{bare(one.rest.words)} names {late}, which is out of sight"
        spoken_of |= names
