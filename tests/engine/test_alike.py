"""Two cards exchanged, to compare what a seat is told in both worlds."""

from __future__ import annotations

from app.engine import position_to_json, view
from app.engine.alike import exchanged
from tests.engine.made_up import yard


def test_of_two_cards_exchanged_the_places_stay_known_to_whom_they_were_known() -> None:
    p = yard({"fort.0": ["2C", "3C"], "stock": ["4C"]}, knows={"fort.0": [[0], [2]]}, sets={"stock": [[1]]})
    before = position_to_json(p)
    x, y, z = (p.game.only[text] for text in ("2C", "3C", "4C"))
    other = exchanged(exchanged(p, x, y), y, z)
    assert (other.texts("fort.0"), other.texts("stock")) == (["4C", "2C"], ["3C"])
    assert [dict(view(other, seat).knows) for seat in range(3)] == [{"fort.0": {0: "4C"}}, {}, {"fort.0": {1: "2C"}}]
    assert [dict(view(other, seat).sets) for seat in range(3)] == [{}, {"stock": ["3C"]}, {}]
    assert position_to_json(p) == before
