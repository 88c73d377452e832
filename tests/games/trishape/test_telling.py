"""TriShape in words: how a result compares with the average."""

from __future__ import annotations

import pytest

from app.engine import Result
from app.games.trishape.rules import AVERAGE
from app.wording.sentences import result_sentence


@pytest.mark.parametrize(
    ("score", "said"),
    [(AVERAGE + 1, "above the average of"), (AVERAGE, "the average"), (AVERAGE - 1, "below the average of")],
)
def test_a_result_is_said_to_be_above_the_average_below_it_or_the_average(score: int, said: str) -> None:
    words = result_sentence("trishape", Result((0,), (score,), "dead-end"), {})
    assert said in words and ("above" in words, "below" in words) == (score > AVERAGE, score < AVERAGE)
