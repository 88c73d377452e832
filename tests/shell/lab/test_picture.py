"""Answers as pictures: which sentence stands above which chart, how figures are written, what a table says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.art.lab_charts import DotChart, RowChart, TableRow
from app.lab.findings import Chart, Finding, GameRef, LabAnswer, Point, Term, Trace, Unit
from app.shell.lab import picture
from app.shell.lab.picture import NARROWEST, amount, as_text, axis, laid, long_labels, pictured
from app.wording.bidi import bare


@pytest.fixture(autouse=True)
def plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let codes stand for their own words."""
    monkeypatch.setattr(picture, "finding_sentence", lambda game, code, values, side: f"{side}{code}.")
    monkeypatch.setattr(picture, "chart_title", lambda title: (title, "note"))
    monkeypatch.setattr(picture, "label_text", lambda game, kind, value: f"{kind} {value}")


def chart(title: str, side: str = "a", value: float = 0.5, kind: str = "dots", labels: int = 2) -> Chart:
    points = tuple(
        Point(Term("who", n), value, value - 0.1, value + 0.1, (GameRef(side, n),)) for n in range(labels)
    )
    return Chart(kind, title, "share", (Trace(Term("side", side), points),), 0.5)  # type: ignore[arg-type]


def both_sides() -> Chart:
    """A chart with a series for each side, as the questions make it."""
    one, other = chart("seats"), chart("seats", "b", 0.6)
    return replace(one, series=(*one.series, *other.series))


def test_the_weightiest_finding_leads_and_a_chart_has_the_sentence_that_is_about_it() -> None:
    findings = (
        Finding("fires", "ends.cap", weight=0.1), Finding("fires", "fires.used", weight=0.2),
        Finding("fires", "fires.dead", weight=0.9), Finding("fires", "fires.loses", weight=0.5),
    )  # fmt: skip
    shown = pictured("solo", LabAnswer("fires", 9, findings, (chart("fires-verb"), chart("wins-verb"), chart("ends"))))
    assert shown.lead == "fires.dead."
    assert [one.sentence for one in shown.pictures] == ["fires.dead.", "", "ends.cap."]
    assert [one.sentence for one in shown.others] == ["fires.loses.", "fires.used."]


def test_both_sides_in_one_chart_are_named_and_a_single_one_is_not() -> None:
    findings = tuple(Finding("seats", "seats.open", side=side, weight=1) for side in "ab")
    shown = pictured("solo", LabAnswer("seats", 9, findings, (both_sides(),)))
    one = shown.pictures[0]
    assert one.names == ("side a", "side b")
    assert isinstance(one.chart, DotChart) and len(one.chart.series) == 2
    assert one.sentence == "aseats.open. bseats.open."
    alone = pictured("solo", LabAnswer("seats", 9, findings[:1], (chart("seats"),)))
    assert alone.pictures[0].names == () and alone.lead == "seats.open."


def test_what_would_be_crowded_over_places_lies_in_rows() -> None:
    shown = pictured("solo", LabAnswer("seats", 9, (), (chart("seats", labels=9),)))
    assert isinstance(shown.pictures[0].chart, RowChart)


def test_a_range_that_leaves_out_zero_is_drawn_with_dots_and_bars_begin_there() -> None:
    for kind, dots in (("bars", False), ("dots", True)):
        shown = pictured("solo", LabAnswer("x", 9, (), (chart("x", kind=kind, labels=9),)))
        rows = shown.pictures[0].chart
        assert isinstance(rows, RowChart) and rows.dots is dots
        assert (rows.low == 0.0) is not dots
    below = chart("x", value=-0.3, kind="bars", labels=9)
    rows = pictured("solo", LabAnswer("x", 9, (), (below,))).pictures[0].chart
    assert isinstance(rows, RowChart) and rows.dots, "a bar cannot begin at zero and point nowhere"


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (0.359, "share", "35.9%"), (0.0004, "share", "0.04%"), (0.0, "share", "0%"), (1.0, "share", "100.0%"),
        (0.021, "difference", "+2.1"), (-0.021, "difference", "\u22122.1"), (12.0, "rounds", "12.0"),
        (-3.25, "score", "\u22123.2"), (12345.0, "games", "12,345"),
    ],
)  # fmt: skip
def test_figures_are_written_with_their_unit(value: float, unit: Unit, text: str) -> None:
    assert bare(amount(value, unit)) == text


def test_an_axis_holds_its_values_in_round_steps_and_no_share_lies_beyond_a_hundred() -> None:
    ticks = axis("share", 0.262, 0.41)
    assert ticks[0].value <= 0.262 and ticks[-1].value >= 0.41
    assert [bare(tick.label) for tick in ticks] == ["25%", "30%", "35%", "40%", "45%"]
    assert axis("share", 0.7, 1.05)[-1].value <= 1.0


def test_the_text_has_a_line_for_each_place_with_every_side() -> None:
    text = as_text(pictured("solo", LabAnswer("seats", 9, (), (both_sides(),))).pictures[0])
    rows = [line.split("\t") for line in text.splitlines() if "\t" in line]
    assert rows[0] == ["", "side a", "side b"]
    assert [row[0] for row in rows[1:]] == ["who 0", "who 1"]
    assert rows[1][1].startswith("50.0% (40.0% to 60.0%)") and rows[1][2].startswith("60.0%")


def test_rows_with_long_labels_take_the_whole_width_and_others_stand_in_pairs() -> None:
    assert laid([True, True, True]) == [(0, 0, 1), (0, 1, 1), (1, 0, 2)]
    assert laid([True, False, True, True]) == [(0, 0, 2), (1, 0, 2), (2, 0, 1), (2, 1, 1)]
    assert laid([False, False]) == [(0, 0, 2), (1, 0, 2)] and laid([]) == []
    assert not long_labels(None)
    assert long_labels(RowChart([TableRow("exchange a card with the deck", [])], 0.0, 1.0))
    assert not long_labels(RowChart([TableRow("call the end", [])], 0.0, 1.0))


def test_rows_of_shares_stand_on_a_scale_that_shows_how_small_they_are() -> None:
    """Without an axis, an interval from 98 to 100 % over the whole width would look like no knowledge at all."""
    for value, kind in ((1.0, "dots"), (0.0, "bars"), (0.5, "dots")):
        low, high = max(0, value - 0.01), min(1, value + 0.01)
        series = Trace(Term("side", "a"), tuple(Point(Term("verb", n), value, low, high) for n in (1, 2)))
        answer = LabAnswer("ends", 9, (), (Chart(kind, "ends", "share", (series,)),))  # type: ignore[arg-type]
        painted = pictured("lot", answer).pictures[0].chart
        assert isinstance(painted, RowChart)
        assert painted.high - painted.low >= NARROWEST
        assert painted.low <= low and painted.high >= high
