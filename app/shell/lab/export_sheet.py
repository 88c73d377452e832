"""Exporting an answer: as a table, as JSON with everything needed to repeat it, or as a page in either language."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Literal, get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app import wording
from app.engine import Rules
from app.lab.experiment import Experiment
from app.lab.export import to_csv, to_json
from app.lab.findings import LabAnswer
from app.shell.kit.boxes import in_column
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import Segmented, SettingRow
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Label, said
from app.shell.lab.experiment_form import SURE
from app.shell.lab.picture import pictured
from app.shell.lab.printing import PrintedPage, as_pdf, as_png
from app.shell.lab.words import about
from app.wording import t
from app.wording.catalogue import LANGUAGES, Language, speaking
from app.wording.titles import game_name

Form = Literal["pdf", "png", "csv", "json"]
FORMS: tuple[Form, ...] = get_args(Form)


def paper(experiment: Experiment, answer: LabAnswer, games: Mapping[str, Rules]) -> PrintedPage:
    """The page of one answer, in the current language."""
    page = pictured(experiment.game, answer)
    title = t("lab.window.paper.title", game=game_name(experiment.game),
              question=t(f"lab.question.{answer.question}.whole"))  # fmt: skip
    foot = t("lab.window.paper.foot", n=answer.games, seed=experiment.seed, share=SURE)
    lacks = " ".join((page.unknown, *page.lacks)).strip()
    pictures = (*page.pictures, *page.others)
    return PrintedPage(title, about(experiment, games), page.lead, pictures, f"{lacks} {foot}".strip())


def content(form: Form, language: Language, experiment: Experiment, answers: tuple[LabAnswer, ...], question: str,
            games: Mapping[str, Rules]) -> bytes:  # fmt: skip
    """The bytes of an export. Pages show the answer to `question`; tables and JSON have all answers."""
    if form == "csv":
        # The byte order mark tells spreadsheets that the file is Unicode.
        return to_csv(answers).encode("utf-8-sig")
    if form == "json":
        return (json.dumps(to_json(experiment, answers), ensure_ascii=False, indent=1) + "\n").encode()
    answer = next(one for one in answers if one.question == question)
    with speaking(language):
        sheet = paper(experiment, answer, games)
        make: Callable[[PrintedPage, bool], bytes] = as_pdf if form == "pdf" else as_png
        return make(sheet, wording.direction() == "rtl")


class ExportSheet(Sheet):
    """Asks for a form and, for a page, its language; `agreed` carries the Form and the Language."""

    agreed = Signal(object, object)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, said("lab.window.export"), width=640)
        forms = [(one, said(f"lab.window.export.{one}")) for one in FORMS]
        self.form = Segmented(said("lab.window.export.form"), forms, "pdf")
        self.language = Segmented(
            said("lab.window.export.language"),
            [(code, said(f"lab.window.export.language.{code}")) for code in LANGUAGES],
            wording.language(),
        )
        self.help = Label(lambda: t(f"lab.window.export.{self.form.value}.help"), "note", "ink_2", wrap=True)
        self.spoken = SettingRow(said("lab.window.export.language"), self.language)
        form = SettingRow(said("lab.window.export.form"), self.form)
        in_column(form, self.help, self.spoken, gap=8, margins=(34, 4, 34, 18), on=self.page.page)
        self.cancel = self.add_exit("new.cancel")
        self.done = self.add_button(PushButton(said("lab.window.export.do"), "primary", key="Enter"), main=True)
        self.done.clicked.connect(self._agree)
        self.form.chosen.connect(lambda _: self._follow())

    def _follow(self) -> None:
        self.hold_top()
        self.help.retranslate()
        self.spoken.setVisible(self.form.value in ("pdf", "png"))
        self.settle()

    def _agree(self) -> None:
        form, language = self.form.value, self.language.value
        self.close()
        self.agreed.emit(form, language)
