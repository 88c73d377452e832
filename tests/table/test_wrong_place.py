"""For a card that may be played, only the wrong place is refused, not the card (laws of the table, 6 and 9)."""

from __future__ import annotations

import re

import pytest

from app.engine import view
from app.games import GAMES
from app.table.prompts import SEAT, Ref
from app.wording import use
from app.wording.bidi import bare
from app.wording.sentences import reason_sentence
from tests.table import laid

pytestmark = pytest.mark.usefixtures("qapp")

MOMENTS = 10
"""At how many moments of a game the test tries to lay cards everywhere."""


@pytest.mark.parametrize("game", GAMES)
def test_of_a_card_that_may_be_played_only_the_place_is_refused(game: str) -> None:
    use("en")
    low, high = GAMES[game].info.seats
    seats = max(low, min(high, 3))
    for p in laid.moments(game, seats, MOMENTS):
        if p.turn is None:
            continue
        seen = view(p, p.turn)
        one = laid.seated(game, p, p.turn)
        places = [*(Ref(zone) for zone in seen.zones), *(Ref(f"{SEAT}{seat}") for seat in range(seats))]
        for held in one.liftable(seen):
            allowed = {choice.target.zone for choice in one.choices(seen, held)}
            for place in places:
                if place.zone in allowed or place.zone == held.zone:
                    continue
                said = bare(reason_sentence(game, one.refusal(seen, held, place)))
                assert not re.search("is not in (the|your) hand", said), (held, place, said)
                assert said[0] == said[0].upper(), said


def test_a_card_on_a_place_of_no_kind_is_said_to_have_others_only_if_it_has() -> None:
    """`4♥ cannot be laid there` left people where they were."""
    use("en")
    p = next(one for one in laid.course("soureh", 3) if one.phase == "place")
    one, seen = laid.seated("soureh", p, p.turn), view(p, p.turn)
    drawn = one.ready(seen)
    assert drawn is not None
    assert one.refusal(seen, drawn, Ref("stock")).code == "other-place"
    idle = Ref(f"closed.{p.turn}", 0)
    assert not one.choices(seen, idle) and one.refusal(seen, idle, Ref("stock")).code == "nothing-there"
