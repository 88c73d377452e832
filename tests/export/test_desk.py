"""The desk: what it answers, and that it writes nothing when it is stopped."""

from __future__ import annotations

import io
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.export.commission import Commission, Excerpt
from app.export.desk import ExportDesk, serve
from app.export.easel import Looks
from app.export.wish import Kind, Wish
from app.export.works import PLAIN
from app.session.replay import StillSecret
from app.store import FileRefused
from app.wording.catalogue import Language
from tests.commands.made import record
from tests.session.finished import company, finished


def commission() -> Commission:
    return Commission(finished("asirim", 2), company(2, 1), PLAIN)


def excerpt(kind: Kind, last: int = 4) -> Excerpt:
    return Excerpt(0, 0, last, True, Wish(kind, "small", 2.0), "en")


def asked(deed: str, number: int, part: Excerpt, path: Path | None = None, *, replace: bool = True) -> dict[str, Any]:
    more = {} if path is None else {"path": str(path), "replace": replace}
    return {deed: number, "part": json.loads(json.dumps(part.to_json())), **more}


def test_a_commission_is_read_back_as_it_was_written() -> None:
    one = commission()._replace(looks=Looks(theme("dark", True), CardStyle(night=True, back="olive"), calm=True))
    other = Commission.from_json(json.loads(json.dumps(one.to_json())))
    assert other.record.to_json() == one.record.to_json()
    assert (other.seated, other.looks) == (one.seated, one.looks)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("kind", ["html", "webp", "gif"])
def test_a_preview_has_a_picture_and_a_size_and_the_file_has_about_that_size(
    kind: Kind, qapp: QApplication, tmp_path: Path
) -> None:
    answers: list[Any] = []
    desk = ExportDesk(commission(), answers.append)
    desk.take(asked("preview", 1, excerpt(kind)))
    desk.take(asked("make", 2, excerpt(kind), tmp_path / f"it.{kind}"))
    preview, *done, made = answers
    assert preview["preview"] == 1 and preview["png"].startswith("iVBOR")
    size = (tmp_path / f"it.{kind}").stat().st_size
    assert preview["bytes"] == size if kind == "html" else 0.5 < preview["bytes"] / size < 2.0
    assert [one["pictures"] for one in done] == [1, 2, 3, 4, 5] and made == {"made": 2}


def test_each_file_is_made_in_the_language_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    desk = ExportDesk(commission(), lambda said: None)
    tongues: tuple[Language, ...] = ("he", "en", "he")
    for number, language in enumerate(tongues):
        file = tmp_path / f"{number}.html"
        desk.take(asked("make", number, excerpt("html")._replace(language=language), file))
        assert f'lang="{language}"' in file.read_text("utf-8")


def test_what_is_stopped_on_the_way_has_written_nothing(qapp: QApplication, tmp_path: Path) -> None:
    answers: list[Any] = []

    def answer(said: Any) -> None:
        answers.append(said)
        if said.get("pictures") == 2:
            desk.wanted = 8

    desk = ExportDesk(commission(), answer)
    desk.take(asked("make", 7, excerpt("webp"), tmp_path / "it.webp"))
    assert answers[-1] == {"stopped": 7} and len(answers) == 3
    assert os.listdir(tmp_path) == []
    desk.take(asked("preview", 6, excerpt("webp")))
    assert answers[-1] == {"stopped": 6}


def test_what_is_stopped_when_it_is_finished_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Any] = []
    desk = ExportDesk(commission(), answers.append)

    def made(*_: object) -> bytes:
        desk.wanted = 8
        return b"whole"

    monkeypatch.setattr("app.export.desk.made", made)
    desk.take(asked("make", 7, excerpt("gif"), tmp_path / "it.gif"))
    assert answers == [{"stopped": 7}] and os.listdir(tmp_path) == []


def test_a_file_that_may_not_be_replaced_is_refused_with_its_code(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "it.html").write_text("mine", "utf-8")
    answers: list[Any] = []
    desk = ExportDesk(commission(), answers.append)
    desk.take(asked("make", 1, excerpt("html"), tmp_path / "it.html", replace=False))
    refusal = FileRefused(answers[-1]["code"], tuple(answers[-1]["args"]))
    assert refusal.code == "exists" and refusal.named == {"file": "it.html"}
    assert (tmp_path / "it.html").read_text("utf-8") == "mine"


def test_too_long_a_page_is_said(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.export.page.LARGEST", 20_000)
    answers: list[Any] = []
    ExportDesk(commission(), answers.append).take(asked("preview", 3, excerpt("html")))
    assert answers == [{"too-long": 3}]


def test_the_desk_opens_no_cards_of_a_game_that_is_not_over(qapp: QApplication) -> None:
    begun = record("meydele", 3)
    with pytest.raises(StillSecret):
        Excerpt("open", 0, 1, True, Wish("html"), "en").reel(Commission(begun, company(3), PLAIN))


def test_a_later_question_ends_the_one_before_and_the_last_line_ends_the_desk(
    qapp: QApplication, tmp_path: Path
) -> None:
    lines = [commission().to_json(), asked("make", 1, excerpt("gif"), tmp_path / "it.gif"), {"stop": 1}]
    written = b"".join(json.dumps(one).encode() + b"\n" for one in lines)
    out = io.BytesIO()
    assert serve(io.BytesIO(written), out) == 0
    assert json.loads(out.getvalue().splitlines()[-1]) == {"stopped": 1}
    assert os.listdir(tmp_path) == []
    assert serve(io.BytesIO(b""), out) == 0


def test_what_is_being_made_is_stopped_by_its_number_though_more_lines_may_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = Event()

    class Lines(io.BytesIO):
        def __iter__(self) -> Iterator[bytes]:
            yield from self.readlines()
            answered.wait(60)

    class Out(io.BytesIO):
        def flush(self) -> None:
            if any(word in self.getvalue() for word in (b"stopped", b"made")):
                answered.set()

    def made(reel: object, wish: object, looks: object, done: Callable[[int], None]) -> bytes:
        for number in range(300):
            done(number)
            time.sleep(0.001)
        return b"whole"

    monkeypatch.setattr("app.export.desk.made", made)
    lines = [commission().to_json(), asked("make", 5, excerpt("gif"), tmp_path / "it.gif"), {"stop": 5}]
    out = Out()
    assert serve(Lines(b"".join(json.dumps(one).encode() + b"\n" for one in lines)), out) == 0
    assert json.loads(out.getvalue().splitlines()[-1]) == {"stopped": 5}
