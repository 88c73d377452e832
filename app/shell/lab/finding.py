"""What the page of the lab shows of one question, in plain data and without Qt: sentences, a chart, what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.art.lab_charts import Chart, Curves, Figure, RowChart
from app.wording import t
from app.wording.bidi import bare


class Finding(NamedTuple):
    """One panel: a title, one sentence in plain words, the chart, and the lines below it.

    `names` are the series, in the order of the chart; a single one needs no legend. `note` says what the chart shows,
    `unknown` what it cannot tell yet, `lacking` what the game lacks for more. `opens` are figures without a chart that
    lead to games: pairs of words and key.
    """

    title: str
    sentence: str
    chart: Chart | None = None
    note: str = ""
    names: tuple[str, ...] = ()
    unknown: str = ""
    lacking: str = ""
    opens: tuple[tuple[str, str], ...] = ()


def table_of(chart: Chart) -> list[list[str]]:
    """A chart as a table: a line of headings, then one line a place; what is not there is empty."""
    if isinstance(chart, RowChart):
        wide = max((len(row.figures) for row in chart.rows), default=1)
        return [[row.label, *(cell(figure) for figure in padded(row.figures, wide))] for row in chart.rows]
    columns = [padded(figures, len(chart.places)) for figures in chart.series]
    return [[place, *(cell(column[i]) for column in columns)] for i, place in enumerate(chart.places)]


def padded(figures: Sequence[Figure | None], size: int) -> list[Figure | None]:
    """The figures, and None for those that are missing at the end."""
    return [*figures, *[None] * (size - len(figures))]


def cell(figure: Figure | None) -> str:
    """A figure as it stands in a table: with its interval, where it has one."""
    return "" if figure is None else figure.words or figure.text


def as_text(finding: Finding) -> str:
    """The whole panel as plain text, to be copied: title, sentence, a table with tabs, and what is not known."""
    lines = [finding.title, finding.sentence]
    if finding.note:
        lines.append(finding.note)
    if finding.chart is not None:
        names = finding.names
        if not names and isinstance(finding.chart, Curves):
            names = tuple(finding.chart.names)
        lines.append("")
        if names:
            lines.append("\t".join(["", *names]))
        lines += ["\t".join(row) for row in table_of(finding.chart)]
    lines += [line for line in ("", finding.unknown, finding.lacking)]
    return bare("\n".join(lines)).strip() + "\n"


def in_words(finding: Finding) -> str:
    """The panel as a screen reader says it: the sentence, every figure with its place, what is not known."""
    parts = [finding.sentence]
    if finding.chart is not None:
        for place, *cells in table_of(finding.chart):
            said = [
                t("labwin.cell", name=name, figure=text) if name else text
                for name, text in zip([*finding.names, *[""] * len(cells)], cells, strict=False)
                if text
            ]
            parts.append(t("labwin.place", place=place, figures=", ".join(said)))
    parts += [line for line in (finding.unknown, finding.lacking) if line]
    return bare(" ".join(parts))
