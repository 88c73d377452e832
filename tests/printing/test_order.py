"""The order of printing: every card of every pack, with one kind of back on each sheet and packs kept together."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from app.games import GAMES
from app.printing.order import PrintOrder, deck


@pytest.mark.parametrize("game", GAMES)
def test_cards_with_one_kind_of_back_lie_together_and_within_it_one_pack_after_the_other(game: str) -> None:
    rules = GAMES[game]
    for seats in {rules.seats()[0], rules.seats()[-1]}:
        cards = deck(PrintOrder(game, seats=seats))
        assert Counter(cards) == Counter(rules.deck(seats, rules.fill(seats, {})))
        backs = [back for back, _ in groupby(card.back for card in cards)]
        assert len(backs) == len(set(backs))
        for back in backs:
            seen: Counter[str] = Counter()
            packs = []
            for card in cards:
                if card.back == back:
                    seen[card.text] += 1
                    packs.append(seen[card.text])
            assert packs == sorted(packs), "a second card of a kind comes after the first of all others"
