"""The transcripts: what goes in and, to the last character, what comes out."""

from __future__ import annotations

import json
import re

import pytest

from app.protocol.messages import CODES
from tests.protocol.processes import answers_of
from tests.protocol.transcripts import Exchange, exchanges, server

EXCHANGES = list(exchanges())


@pytest.mark.parametrize("exchange", EXCHANGES, ids=[one.place for one in EXCHANGES])
def test_a_request_has_the_answer_of_the_transcript(exchange: Exchange) -> None:
    assert server().answer(exchange.request) == exchange.answer


def test_the_answers_of_a_process_are_the_same_lines() -> None:
    # The list of all games is left out: the process may know more games than the transcripts do.
    lists = [{"solo", "trishape"} <= set(re.findall("[a-z]+", one.answer)) for one in EXCHANGES]
    asked = [
        one for one, told in zip(EXCHANGES, lists, strict=True) if not told and '"cmd":"games"' not in one.request
    ]
    assert len(asked) > 50
    assert answers_of("".join(one.request + "\n" for one in asked).encode()) == [one.answer for one in asked]


def test_the_order_of_the_requests_changes_no_answer() -> None:
    one = server()
    assert [one.answer(each.request) for each in reversed(EXCHANGES)] == [each.answer for each in reversed(EXCHANGES)]


def test_every_code_of_an_error_but_that_for_the_unforeseen_has_an_example() -> None:
    shown = {json.loads(one.answer)["error"]["code"] for one in EXCHANGES if '"ok":false' in one.answer}
    assert shown == set(CODES) - {"internal"}
