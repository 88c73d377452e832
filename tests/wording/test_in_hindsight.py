"""What was possible with every card known, in sentences."""

from __future__ import annotations

from app.wording import t, use
from app.wording.answers import HindsightAnswer
from app.wording.in_hindsight import hindsight_sentences


def told(**parts: object) -> list[str]:
    """What is said of a game of TriShape with this answer and no costly move."""
    found: HindsightAnswer = {"score": 3, "best": 5, "costly": [], "whole": True, "par": None, **parts}  # type: ignore[typeddict-item]
    return hindsight_sentences("trishape", found, lambda number: None)  # type: ignore[arg-type,return-value]


def test_that_not_all_was_looked_at_is_said_only_where_something_was_found() -> None:
    use("en")
    assert told(best=None, whole=False) == [t("hindsight.unknown")]
    assert told(whole=False)[-1] == t("hindsight.cut") and t("hindsight.cut") not in told()
    assert told(best=3) == [t("hindsight.perfect", score=3)]
