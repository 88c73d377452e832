"""Answers of the lab as a page shows them: sentences, charts, plain text and words for screen readers.

There is no Qt here except what the charts' data need. The lab speaks in codes, shares and references to games
(`app.lab.findings`). A `Picture` is one panel of the page, in the current language, whose figures carry a key for the
games behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from app.art.charts import Tick, tick_values
from app.art.lab_charts import Chart, Curves, DotChart, Histogram, RowChart, TableRow, Value
from app.lab import findings
from app.lab.findings import Finding, GameRef, LabAnswer, Point, Term, Unit
from app.wording import t
from app.wording.bidi import MINUS, bare, ltr, num
from app.wording.findings import chart_title, finding_sentence, label_text, more_sentence

PLACES_AT_MOST = 6
"""Up to this many places stand side by side with dots over them; more of them lie in rows."""

LETTERS_AT_MOST = 60
"""How many letters fit below a chart, counting every label as long as the longest."""

NARROWEST = 0.2
"""The least span of a scale of shares: without an axis, two close points would look like the whole range."""

PARTS = ("share", "difference")
"""Units that are parts of a whole."""

OVER_PLACES = frozenset({"who", "side", "level"})
"""Kinds of labels that are short enough to stand below dots."""


class Picture(NamedTuple):
    """One panel: a title, one sentence in plain words, the chart, and the lines below it.

    `names` are the series, in the order of the chart; a single one needs no legend. `note` says what the chart shows,
    `unknown` what it cannot tell yet. `behind` has the games behind each key of a figure; `sentence_key` is the key of
    the games behind the sentence.
    """

    title: str
    sentence: str
    chart: Chart | None = None
    note: str = ""
    names: tuple[str, ...] = ()
    unknown: str = ""
    behind: Mapping[str, tuple[GameRef, ...]] = {}
    sentence_key: str = ""


class AnswerShown(NamedTuple):
    """Everything one answer shows: the leading sentence, the pictures, the other findings, what is lacking."""

    lead: str
    unknown: str
    pictures: tuple[Picture, ...]
    others: tuple[Picture, ...]
    lacks: tuple[str, ...]


# Figures


def amount(value: float, unit: Unit, *, short: bool = False) -> str:
    """A figure with its unit: 35.9%, +2.1, 12.0, 0.02; with `short` a whole one has no decimal."""
    size = decimals(abs(100 * value if unit in ("share", "difference") else value), short)
    if unit == "share":
        return ltr(f"{size}%")
    if unit == "difference":
        sign = "+" if value > 0 else MINUS if value < 0 else ""
        return ltr(f"{sign}{size}")
    return ltr(MINUS + size) if value < 0 else size


def decimals(value: float, short: bool = False) -> str:
    """A number that is not negative: one decimal below a thousand, two below a tenth, none for zero."""
    if not value or value >= 1000 or (short and value >= 0.1 and round(value, 1) == round(value)):
        return num(round(value))
    return f"{value:.1f}" if value >= 0.1 else f"{value:.2f}"


def mark(value: float, unit: Unit) -> str:
    """A figure on an axis: as `amount`, without a decimal of 0."""
    return amount(value, unit, short=True)


def figure_words(value: float, low: float | None, high: float | None, unit: Unit) -> str:
    """A figure with its interval and its unit, in words."""
    if low is None or high is None or low == high:
        return t(f"lab.window.unit.{unit}", value=amount(value, unit))
    within = t("lab.window.figure", value=amount(value, unit), low=amount(low, unit), high=amount(high, unit))
    return t(f"lab.window.unit.{unit}", value=within)


def axis(unit: Unit, low: float, high: float) -> tuple[Tick, ...]:
    """The ticks of an axis that covers these values; for shares, all are from 0 to 100 %."""
    scale = 100.0 if unit in ("share", "difference") else 1.0
    values = tick_values(low * scale, high * scale, 5)
    if unit == "share":
        values = tuple(value for value in values if -1e-9 <= value <= 100 + 1e-9) or (0.0, 100.0)
    return tuple(Tick(value / scale, mark(value / scale, unit)) for value in values)


# Charts


def pictured(game: str, answer: LabAnswer) -> AnswerShown:
    """An answer as a page shows it, in the current language."""
    left = sorted(answer.findings, key=lambda one: -one.weight)
    lead = left[0] if left else None
    two = any(one.side == "b" for one in answer.findings)
    charts = [chart for chart in answer.charts if any(series.points for series in chart.series)]
    pictures = []
    for number, chart in enumerate(charts):
        about = spoken_for(chart.title, left, first=not number)
        left = [one for one in left if one not in about]
        pictures.append(_picture(game, number, chart, about, two))
    others = [_sentence(game, len(charts) + i, one, two) for i, one in enumerate(left)]
    return AnswerShown(
        finding_text(game, lead, two) if lead else "",
        more_sentence(lead.more) if lead and lead.more else "",
        tuple(pictures),
        tuple(others),
        tuple(dict.fromkeys(finding_text(game, one, two) for one in answer.lacks)),
    )


def spoken_for(title: str, findings: Sequence[Finding], *, first: bool) -> list[Finding]:
    """The finding to put above a chart: the weightiest with the chart's name, or, above the first chart, any finding.

    If it is about one side, the same finding about the other side is added. Saying nothing is better than a sentence on
    another subject: the chart's note says what it shows.
    """
    named = [one for one in findings if one.code.partition(".")[0] == title.partition("-")[0]]
    chosen = next(iter(named or (findings if first else ())), None)
    if chosen is None:
        return []
    return [chosen, *(one for one in findings if chosen.side and one.code == chosen.code and one.side != chosen.side)]


def finding_text(game: str, finding: Finding, two: bool) -> str:
    """A finding as one sentence, which names its side if there are two sides."""
    return finding_sentence(game, finding.code, finding.values, finding.side if two else "")


def label_words(game: str, label: Term) -> str:
    """The meaning of a mark, as a short phrase."""
    return label_text(game, label.kind, label.value)


def _sentence(game: str, number: int, finding: Finding, two: bool) -> Picture:
    """The picture of a finding that has no chart of its own."""
    key = f"finding.{number}" if finding.behind else ""
    unknown = more_sentence(finding.more) if finding.more else ""
    return Picture("", finding_text(game, finding, two), unknown=unknown, behind={key: finding.behind} if key else {},
                   sentence_key=key)  # fmt: skip


def _picture(game: str, number: int, chart: findings.Chart, about: Sequence[Finding], two: bool) -> Picture:
    behind: dict[str, tuple[GameRef, ...]] = {}
    labels = _labels(chart)
    figures = [_figures(game, number, i, chart, labels, behind) for i in range(len(chart.series))]
    names = tuple(label_words(game, series.label) for series in chart.series)
    shown = tuple(dict.fromkeys(ref for one in about for ref in one.behind))
    sentence_key = f"finding.{number}" if shown else ""
    if shown:
        behind[sentence_key] = shown
    more = max((one.more or 0 for one in about), default=0)
    title, note = chart_title(chart.title)
    return Picture(
        title,
        " ".join(finding_text(game, one, two) for one in about),
        _painted(game, chart, labels, figures, names),
        note,
        names if len(names) > 1 else (),
        more_sentence(more) if more else "",
        behind,
        sentence_key,
    )


def _labels(chart: findings.Chart) -> list[Term]:
    """The labels of all points, without repetition, in the order in which they appear."""
    return list(dict.fromkeys(point.label for series in chart.series for point in series.points))


def _figures(
    game: str, number: int, nth: int, chart: findings.Chart, labels: Sequence[Term],
    behind: dict[str, tuple[GameRef, ...]],
) -> list[Value | None]:  # fmt: skip
    """The figures of one series over the labels of the chart."""
    points: dict[Term, Point] = {point.label: point for point in chart.series[nth].points}
    name = label_words(game, chart.series[nth].label) if len(chart.series) > 1 else ""
    found: list[Value | None] = []
    for at, label in enumerate(labels):
        point = points.get(label)
        if point is None:
            found.append(None)
            continue
        key = f"{number}.{nth}.{at}" if point.behind else ""
        if key:
            behind[key] = point.behind
        low = point.value if point.low is None else point.low
        high = point.value if point.high is None else point.high
        # A label that is a sentence has a full stop, but here a figure follows.
        place = label_words(game, label).removesuffix(".")
        if chart.kind == "curves":
            place = t("lab.window.point.curve", share=whole_share(place))
        words = figure_words(point.value, point.low, point.high, chart.unit)
        said = t("lab.window.point", place=f"{place}, {name}" if name else place, figure=words)
        found.append(Value(point.value, low, high, amount(point.value, chart.unit), key, said, words))
    return found


def _painted(
    game: str, chart: findings.Chart, labels: Sequence[Term], series: Sequence[Sequence[Value | None]],
    names: tuple[str, ...],
) -> Chart:  # fmt: skip
    """The chart as it is painted; if it would be crowded over places, it is in rows."""
    places = [label_words(game, label) for label in labels]
    known = [figure for figures in series for figure in figures if figure is not None]
    low, high = min(one.low for one in known), max(one.high for one in known)
    if chart.kind == "curves":
        whole = [[figure for figure in figures if figure is not None] for figures in series]
        places = [whole_share(place) for place in places]
        return Curves(names, places, whole, axis(chart.unit, min(low, 0.0), max(high, chart.even or high)))
    if chart.kind == "histogram":
        return Histogram(places, series, axis(chart.unit, 0.0, high or 1.0))
    short_enough = max(map(len, places)) * len(places) <= LETTERS_AT_MOST and len(places) <= PLACES_AT_MOST
    if chart.kind == "dots" and short_enough and labels[0].kind in OVER_PLACES:
        if chart.even is not None:
            low, high = min(low, chart.even), max(high, chart.even)
        room = (high - low) * 0.08 or 0.01
        # The axis has the unit; beside the dots there is only room for the figures.
        short = [[one and one._replace(text=bare(one.text).removesuffix("%")) for one in figures] for figures in series]
        return DotChart(places, short, axis(chart.unit, low - room, high + room), chart.even)
    rows = [TableRow(place, [figures[i] for figures in series]) for i, place in enumerate(places)]
    even = 0.0 if chart.unit == "difference" else chart.even
    if chart.kind == "bars" and low >= 0:
        return RowChart(rows, 0.0, max(high, NARROWEST) if chart.unit in PARTS else high or 1.0, even=even)
    if even is not None:
        low, high = min(low, even), max(high, even)
    if chart.unit in PARTS:
        low, high = widened(low, high, 0.0 if chart.unit == "share" else -1.0)
    room = (high - low) * 0.06 or 0.01
    return RowChart(rows, low - room, high + room, dots=True, even=even)


def whole_share(place: str) -> str:
    """A share of the game, without a decimal of 0."""
    return place.replace(".0%", "%")


def widened(low: float, high: float, least: float) -> tuple[float, float]:
    """A range of shares at least `NARROWEST` wide, with the same middle, between `least` and 1."""
    more = max(0.0, NARROWEST - (high - low)) / 2
    down, up = max(least, low - more), min(1.0, high + more)
    # What does not fit on one side goes to the other.
    return max(least, min(down, up - NARROWEST)), min(1.0, max(up, down + NARROWEST))


LONG_LABEL = 26
"""Rows whose labels have more letters than this need the whole width."""


def long_labels(chart: Chart | None) -> bool:
    """Whether a chart has rows whose labels would be cut off in half the width."""
    return isinstance(chart, RowChart) and any(len(bare(row.label)) > LONG_LABEL for row in chart.rows)


def laid(halves: Sequence[bool]) -> list[tuple[int, int, int]]:
    """Row, column and columns taken of each panel, two to a row if both may have half the width.

    A panel with no neighbour takes the whole row.
    """
    places: list[tuple[int, int, int]] = []
    for i, half in enumerate(halves):
        row, column, span = places[-1] if places else (-1, 0, 2)
        if span == 1 and column == 0:
            places.append((row, 1, 1))
        else:
            beside = half and i + 1 < len(halves) and halves[i + 1]
            places.append((row + 1, 0, 1 if beside else 2))
    return places


# As text


def table_of(chart: Chart) -> list[list[str]]:
    """A chart as a table, one line per place: its name, and the figure of each series, empty if there is none."""
    if isinstance(chart, RowChart):
        wide = max((len(row.figures) for row in chart.rows), default=1)
        return [[row.label, *(cell(figure) for figure in padded(row.figures, wide))] for row in chart.rows]
    columns = [padded(figures, len(chart.places)) for figures in chart.series]
    return [[place, *(cell(column[i]) for column in columns)] for i, place in enumerate(chart.places)]


def padded(figures: Sequence[Value | None], size: int) -> list[Value | None]:
    """The figures, with None for those missing at the end."""
    return [*figures, *[None] * (size - len(figures))]


def cell(figure: Value | None) -> str:
    """A figure as it stands in a table, with its interval if it has one."""
    if figure is None:
        return ""
    return figure.cell or figure.text


def words_of(picture: Picture, key: str) -> str:
    """The figure of a picture with this key in words, or its sentence; empty if neither has it."""
    if key and key == picture.sentence_key:
        return picture.sentence
    return next((one.words for one in figures_in(picture.chart) if one.key == key), "")


def figures_in(chart: Chart | None) -> Iterator[Value]:
    """All figures of a chart, row by row or series by series."""
    if chart is not None:
        several = [row.figures for row in chart.rows] if isinstance(chart, RowChart) else chart.series
        yield from (one for figures in several for one in figures if one is not None)


def figure_again(game: str, answer: LabAnswer | None, key: str) -> str:
    """The figure with this key in an answer, in the current language; empty if there is none."""
    if answer is None:
        return ""
    shown = pictured(game, answer)
    return next(filter(None, (words_of(one, key) for one in (*shown.pictures, *shown.others))), "")


def as_text(picture: Picture) -> str:
    """The whole panel as plain text for copying: title, sentence, a table with tabs, and what is not known."""
    lines = [line for line in (picture.title, picture.sentence, picture.note) if line]
    if picture.chart is not None:
        lines.append("")
        if picture.names:
            head = t("lab.window.point.curve.head") if isinstance(picture.chart, Curves) else ""
            lines.append("\t".join([head, *picture.names]))
        lines += ["\t".join(row) for row in table_of(picture.chart)]
    if picture.unknown:
        lines += ["", picture.unknown]
    return bare("\n".join(lines)) + "\n"


def in_words(picture: Picture) -> str:
    """The panel as a screen reader says it: the sentence, every figure with its place, what is not known."""
    parts = [picture.sentence or picture.note, *(one.words for one in figures_in(picture.chart)), picture.unknown]
    return bare(" ".join(part if part.endswith(".") else f"{part}." for part in parts if part))
