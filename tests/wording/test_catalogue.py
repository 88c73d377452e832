"""Reading catalogues, finding them, choosing a language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games import admit, look_again, troubles
from app.games.compiled import stamps
from app.lab.new_game import write_game
from app.wording import available, catalogue, direction, from_system, language, resource, resources, t, use
from app.wording.catalogue import CatalogueDamaged, Message, speaking

ROOT = Path(__file__).resolve().parents[2]
FILE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en"><context><name></name>{messages}</context></TS>
"""
ONE = '<message id="a.b"><source>stock &amp; hand</source><translation>\u05e7\u05d5\u05e4\u05d4</translation></message>'


def written(folder: Path, name: str, messages: str) -> Path:
    """A catalogue file with these messages."""
    path = folder / name
    path.write_text(FILE.format(messages=messages), "utf-8")
    return path


def test_a_message_is_found_by_its_id_in_both_languages(tmp_path: Path) -> None:
    assert catalogue.read(written(tmp_path, "x.he.ts", ONE)) == {
        "a.b": Message("stock & hand", "\u05e7\u05d5\u05e4\u05d4")
    }


def test_an_id_that_occurs_twice_in_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueDamaged, match=r"x\.he\.ts: a\.b occurs twice"):
        catalogue.read(written(tmp_path, "x.he.ts", ONE + ONE))


def test_an_id_that_occurs_in_two_files_is_refused(tmp_path: Path) -> None:
    paths = [written(tmp_path, "x.he.ts", ONE), written(tmp_path, "y.he.ts", ONE)]
    with pytest.raises(CatalogueDamaged, match=r"y\.he\.ts: a\.b occurs in another"):
        catalogue.load(paths)


@pytest.mark.parametrize("messages", ["<message><source>x</source></message>", "<message>"])
def test_a_file_that_is_no_catalogue_by_ids_is_refused_with_its_name(tmp_path: Path, messages: str) -> None:
    with pytest.raises(CatalogueDamaged, match=r"^x\.he\.ts: "):
        catalogue.read(written(tmp_path, "x.he.ts", messages))


@pytest.fixture
def keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python keep bytecode, and with it the compiled catalogues."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalogues in other folders, `i18n` and `solo`, as if there were no other games; each `look_again` is a start."""
    (tmp_path / "solo").mkdir()
    (tmp_path / "i18n").mkdir()
    (tmp_path / "app" / "games").mkdir(parents=True)
    monkeypatch.setattr(catalogue, "GAMES", ("solo",))
    monkeypatch.setattr(catalogue, "file", lambda game, name: tmp_path / game / name)
    monkeypatch.setattr(catalogue, "sources", lambda game: stamps(tmp_path / game))
    monkeypatch.setattr(catalogue, "resource", tmp_path.joinpath)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Forget everything that a new start does not know yet."""
    look_again()
    catalogue._general.cache_clear()


@pytest.mark.usefixtures("keeping")
def test_titles_are_kept_together_and_follow_the_words_of_the_game(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = ONE.replace("a.b", "game.solo").replace("stock &amp; hand", "Stock")
    written(elsewhere / "solo", catalogue.WORDS, ONE + title)
    assert t("game.solo") == "Stock"
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "_words", None)
        forget()
        assert t("game.solo") == "Stock", "as it was kept, without a look at the words"
    written(elsewhere / "solo", catalogue.WORDS, title.replace("Stock", "All the piles"))
    forget()
    assert t("game.solo") == "All the piles"


@pytest.mark.usefixtures("keeping")
def test_what_is_said_whatever_is_played_is_kept_together_and_follows_the_files(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(elsewhere / "i18n", "x.he.ts", ONE)
    assert t("a.b") == "stock & hand"
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "templates", None)
        forget()
        assert t("a.b") == "stock & hand", "as it was kept, without a look into the file"
    written(elsewhere / "i18n", "y.he.ts", ONE.replace("a.b", "a.c"))
    forget()
    assert t("a.c") == t("a.b")
    written(elsewhere / "i18n", "x.he.ts", ONE.replace("stock", "other stock"))
    forget()
    assert t("a.b") == "other stock & hand"
    monkeypatch.setattr(catalogue, "__version__", "0.0.0")
    monkeypatch.setattr(catalogue, "templates", lambda path: {path.name: ("new", "")})
    forget()
    assert t("x.he.ts") == "new", "another version reads them anew, whatever their times say"

@pytest.mark.usefixtures("keeping")
def test_a_catalogue_is_parsed_once_and_again_only_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "x.he.ts", ONE)
    first = catalogue.read(path)
    parsed = catalogue._parsed
    monkeypatch.setattr(catalogue, "_parsed", None)
    assert catalogue.read(path) == first
    monkeypatch.setattr(catalogue, "_parsed", parsed)
    # As many letters as before: neither the length nor the time of a file tells whether it has changed.
    written(tmp_path, "x.he.ts", ONE.replace("stock", "piles"))
    assert catalogue.read(path)["a.b"].en == "piles & hand"


@pytest.mark.usefixtures("keeping")
@pytest.mark.parametrize("left", [b"", b"nonsense", b"\xe9\x01", b"N", b"i\x00\x00\x00\x00"])
def test_what_was_kept_of_a_catalogue_may_be_damaged(tmp_path: Path, left: bytes) -> None:
    path = written(tmp_path, "x.he.ts", ONE)
    first = catalogue.read(path)
    (kept,) = (tmp_path / "__pycache__").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(left)
    assert catalogue.read(path) == first
    assert kept.read_bytes() == whole


@pytest.mark.usefixtures("keeping")
def test_a_catalogue_is_read_from_a_folder_that_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").write_text("a file where a folder should be", "utf-8")
    assert catalogue.read(written(tmp_path, "x.he.ts", ONE))["a.b"].en == "stock & hand"


def test_an_unknown_id_and_a_missing_field_are_key_errors() -> None:
    with pytest.raises(KeyError):
        t("no.such.message")
    with pytest.raises(KeyError):
        t("table.cards")


def test_the_language_changes_at_once_and_with_it_the_direction() -> None:
    assert (language(), direction(), t("suit.H")) == ("en", "ltr", "hearts")
    use("he")
    assert (language(), direction(), t("suit.H")) == ("he", "rtl", "\u05dc\u05d1")


def test_a_language_that_is_not_there_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="he, en"):
        use("fr")
    assert language() == "en"
    assert available() == ("he", "en")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("he_IL", "he"),
        ("he-IL", "he"),
        ("iw_IL.UTF-8", "he"),
        ("he", "he"),
        ("Hebrew_Israel.1255", "he"),
        ("en_US.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("fr_FR", "en"),
        ("her_X", "en"),
        ("en_IL:he_IL", "en"),
    ],
)
def test_hebrew_is_chosen_where_the_locale_says_hebrew(name: str, code: str) -> None:
    assert from_system(name) == code


def test_the_environment_decides_in_the_order_of_the_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "he_IL.UTF-8")
    assert from_system() == "he"
    monkeypatch.setenv("LC_ALL", "C")
    assert from_system() == "en"


def test_until_a_language_is_chosen_the_systems_is_spoken() -> None:
    code = "from app.wording import language; print(language())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        # Windows starts no process without SYSTEMROOT.
        env={"LC_ALL": "he_IL.UTF-8", "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""), "PATH": ""},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.strip() == "he", done.stderr


def test_in_the_bundle_everything_lies_in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert resource("i18n", "common.he.ts").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    resources.root.cache_clear()
    try:
        assert resource("resources", "rules") == tmp_path / "resources" / "rules"
    finally:
        monkeypatch.undo()
        resources.root.cache_clear()
    assert resource("resources", "sounds").is_dir()


def test_nothing_is_read_before_the_first_message_and_of_the_games_only_the_words_of_the_one_asked_for() -> None:
    code = (
        "import app.wording, app.wording.sentences\n"
        "from app.wording import catalogue\n"
        "seen, compiled = [], catalogue.compiled\n"
        "catalogue.compiled = lambda path, mark, make: seen.append(path.parent.name) or compiled(path, mark, make)\n"
        "assert not seen\n"
        "app.wording.t('app.name')\n"
        "assert set(seen) == {'i18n'}, seen\n"
        "game = next(iter(app.games.GAMES))\n"
        "catalogue.has(f'{game}.voice')\n"
        "assert set(seen) == {'i18n', game.replace('-', '_')}, seen\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def test_two_own_games_that_word_one_card_are_told_apart_in_a_sentence(own_home: Path) -> None:
    for name in ("one-game", "other-game"):
        messages = ONE.replace("a.b", "card.sun") + ONE.replace("a.b", f"game.{name}")
        written(write_game(name, own_home / "games"), catalogue.WORDS, messages)
    admit(own_home / "games")
    assert t("card.sun") == t("game.one-game") == "stock & hand"
    assert [(one.folder, one.detail) for one in troubles()] == [
        ("other_game", "words.he.ts: card.sun occurs in another catalogue too")
    ]


def test_a_language_is_spoken_for_a_while_even_if_that_fails() -> None:
    use("en")
    with pytest.raises(LookupError), speaking("he"):
        assert language() == "he"
        raise LookupError
    assert language() == "en"
