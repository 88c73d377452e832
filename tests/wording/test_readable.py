"""The templates with which a game without words starts when its words are written."""

from __future__ import annotations

from typing import Any

import pytest

from app.wording import readable, use
from app.wording.bidi import bare
from app.wording.formatting import filled


@pytest.mark.parametrize(
    ("said", "args", "fields", "template"),
    [
        (readable.phrase("lay", ["7H"], ["card"]), ["7H"], {}, "lay {0:card}"),
        (readable.phrase("trump", ["S"], ["suit"]), ["S"], {}, "trump {0:suit}"),
        (readable.fact("points", [3, 3]), [3, 3], {}, "points: {0:num}, {1:num}"),
        (readable.phrase("bid", ["4"], ["number"]), ["4"], {}, "bid {0:plain}"),
        (readable.phrase("swap", ["7H", "2C"], ["card", "card"]), ["7H", "2C"], {}, "swap {0:card} {1:card}"),
        (readable.sentence("too-low", [1200]), [1200], {}, "Too low: {0:num}."),
        ("40", [], {"n": 40}, "{n:num}"),
        (readable.sentence("round-won", ["5D"]), ["5D"], {"who": "Noa"}, "Round won: {0:card}."),
        ("Noa takes 5", [5], {"who": "Noa"}, "Noa takes {0:num}"),
        (readable.phrase("odd {id}"), [], {}, "odd {{id}}"),
        (readable.fact("all", [["odd", "even"]]), [["odd", "even"]], {}, "all: odd, even"),
    ],
)
def test_a_template_has_a_field_where_an_argument_was_said(
    said: str, args: list[Any], fields: dict[str, Any], template: str
) -> None:
    use("en")
    found = readable.template(said, args, fields)
    assert found == template
    assert bare(filled(found, *args, **fields)) == bare(said), "what it says is what was said"
