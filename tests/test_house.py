"""The house rules no linter knows: who may import whom, where Hebrew stands, what is not in the repository."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.sources import parsed, tokens, walked

ROOT = Path(__file__).resolve().parents[1]
APP = ROOT / "app"

_RULES = {"engine", "registry"}
_TABLE = {"table", "wording", "art", *_RULES}
_ALL_GAMES = {"bots", "protocol", "lab", "store", *_TABLE}
LAYERS: dict[str, set[str]] = {
    "engine": set(),
    "registry": {"engine"},
    "wording": {"engine", "registry"},
    "bots": {"engine", "registry"},
    "art": {"wording", "engine", "registry"},
    "table": {"wording", "engine", "registry", "art"},
    "games/shared": {"engine"},
    "games/rules": {"engine"},
    "games/judgement": {"engine", "bots"},
    "games/telling": {"engine", "wording"},
    "games/tile": {"art"},
    "games/faces": {"art"},
    "games/controller": {"engine", "art", "wording", "table"},
    "protocol": {"bots", *_RULES},
    "lab": {"protocol", "bots", *_RULES},
    "store": {"engine"},
    "session": {"store", "wording", *_RULES},
    "export": {"session", "store", *_TABLE},
    "pictures": {"store", "engine"},
    "printing": {"pictures", "session", "store", "wording", "art", *_RULES},
    "shell": {"export", "printing", "pictures", "session", "lab", "store", "protocol", *_TABLE},
    "commands": {
        "export", "printing", "session", "shell", "lab", "bots", "protocol", "store", "wording", *_RULES,
    },
    "__main__": {"commands", "shell", "wording", "registry"},
    "__init__": set(),
}
"""Which parts of app/ each part may import, besides itself and `app` (the version number).

`registry` is app/games/__init__.py. Each file of a game's folder has its own place: the files for the table may import
those for the rules, never the other way round. A file that is not named here belongs to the rules.
"""

FOR_THE_TABLE = ("columns", "controller", "criteria", "guesses", "labels", "layout", "stops", "values")
"""The files of a game's folder that lay its table."""

OUTSIDE: dict[str, set[str]] = {
    "store": {"platformdirs"},
    "art": {"PySide6", "PIL"},
    "games/tile": {"PySide6"},
    "games/faces": {"PySide6"},
    "table": {"PySide6", "shiboken6"},
    "export": {"PySide6", "PIL"},
    "pictures": {"PIL"},
    "printing": {"PySide6"},
    "shell": {"PySide6", "shiboken6"},
}
"""Which libraries, beyond Python's own, a part may import; a part not named here may import none."""

QT_FREE = (
    "engine", "registry", "games/shared", "games/rules", "games/judgement", "games/telling", "bots", "protocol",
    "lab", "store", "wording", "session",
)
"""What must run where Qt is not installed."""

LONG: dict[str, str] = {
    "app/engine/notation.py": "reading and writing are two sides of one form and are compared line by line",
    "app/engine/notation.py:view_from_json": "one check a line, in the order in which a view is written",
    "app/engine/notation.py:_view_knowledge": "one check a line, in the order in which a view is written",
    "app/engine/views.py:view": "what a seat may know is said in one place",
    "app/games/basa/controller.py": "one table: ring, hands, notes and pickers are read together",
    "app/shell/table/page.py": "one page: whatever is done, told, said and asked at a table meets here",
    "app/shell/window/main_window.py": "one window: every page, sheet, game and file comes and goes here",
    "app/table/overlay.py": "whatever lies on the cloth besides cards is placed by the same few measures",
    "app/table/controller.py": "one class: what any table needs, each part of which a game may say better",
    "app/table/solver.py": "one search for places: what it tries, keeps and gives back belongs together",
    "app/table/surface.py": "one widget: every event of the mouse and the keys, and what each leads to",
    "app/table/surface.py:Surface.__init__": "joins the parts of the table",
}
"""Modules past 400 lines of code and functions past 40: `app/x/y.py` or `app/x/y.py:Class.name`, and the reason."""

CACHES = {"__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}
SKIPPED = {".git", ".venv", "build", "dist", *CACHES}
"""What is not part of the repository: folders, and the file `.git` of a second worktree."""

HEBREW = re.compile("[\u0590-\u05ff\ufb1d-\ufb4f]")


def modules() -> list[Path]:
    """Every Python file of app/."""
    return sorted(APP.rglob("*.py"))


def short(path: Path) -> str:
    """A path as a person writes it: from the root, with slashes."""
    return path.relative_to(ROOT).as_posix()


def dotted(path: Path) -> str:
    """The module name of a file: `app.engine.cards`, or `app.engine` for a package's own file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def layer(path: Path) -> str:
    """The part of app/ a file belongs to; for the two files of app/ itself, their own names."""
    parts = path.relative_to(APP).with_suffix("").parts
    if parts[0] != "games":
        return parts[0]
    if len(parts) == 2:
        return "registry"
    if parts[1] == "shared":
        return "games/shared"
    if parts[-1] in FOR_THE_TABLE:
        return "games/controller"
    return f"games/{parts[-1]}" if f"games/{parts[-1]}" in LAYERS else "games/rules"


def module_path(name: str) -> Path:
    """The file of the module of app/ that the longest possible beginning of a dotted name names."""
    parts = name.split(".")[1:]
    while parts:
        for path in (APP.joinpath(*parts).with_suffix(".py"), APP.joinpath(*parts, "__init__.py")):
            if path.is_file():
                return path
        parts.pop()
    return APP / "__init__.py"


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every import in a file, at any level: line and full name (`from a.b import c` gives `a.b.c`)."""
    package = dotted(path).split(".") if path.name == "__init__.py" else dotted(path).split(".")[:-1]
    for node in walked(path.read_text("utf-8")):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            for name in node.names:
                yield node.lineno, ".".join([*base, *([node.module] if node.module else []), name.name])


def forbidden_imports(path: Path) -> Iterator[str]:
    """The imports that a file must not have, one sentence each."""
    here = layer(path)
    for line, name in imports(path):
        top = name.partition(".")[0]
        where = f"{short(path)}:{line}"
        if top == "app":
            target = module_path(name)
            there = layer(target)
            within = here.startswith("games/") and there.startswith("games/")
            if within and target.parent.name not in (path.parent.name, "shared"):
                yield f"{where} imports {name}: a game must not know another game"
            elif within and there != here:
                if there not in ("games/rules", "games/shared") or here == "games/shared":
                    yield f"{where} imports {name}, which {here} must not know"
            elif there != here and there not in LAYERS[here] and target != APP / "__init__.py":
                yield f"{where} imports {name}, which {here} must not know"
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(here, set()):
            yield f"{where} imports {top}, which {here} must not need"


def test_every_package_has_its_place_in_the_table_of_layers() -> None:
    assert {layer(path) for path in modules()} <= set(LAYERS)


def test_imports_run_one_way() -> None:
    assert not [sentence for path in modules() for sentence in forbidden_imports(path)]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/x.py", "from app.games import GAMES"),
        ("engine/x.py", "import app.games.solo.rules"),
        ("engine/x.py", "from ..games import GAMES"),
        ("engine/x.py", "def late():\n    import PySide6.QtCore"),
        ("wording/x.py", "import platformdirs"),
    ],
)
def test_a_forbidden_import_is_noticed(
    file: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("engine", "wording", "bots", "table", "shell", "games/one", "games/other", "games/shared"):
        (tmp_path / "app" / package).mkdir(parents=True)
    for module in (
        "__init__", "games/__init__", "games/one/rules", "games/one/controller", "games/other/rules",
        "wording/__init__", "table/controller", "shell/x",
    ):
        (tmp_path / "app" / f"{module}.py").touch()
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    monkeypatch.setitem(globals(), "APP", tmp_path / "app")
    path = tmp_path / "app" / file
    path.write_text(text, "utf-8")
    assert len(list(forbidden_imports(path))) == 1


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a small program in a fresh Python of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300
    )


WITHOUT_QT = """
import importlib, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "PIL"):
            raise ModuleNotFoundError(f"{name} is hidden from this test")

sys.meta_path.insert(0, Nothing())
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_everything_up_to_the_laboratory_imports_without_qt() -> None:
    names = [dotted(path) for path in modules() if layer(path) in QT_FREE]
    done = python(WITHOUT_QT, *names)
    assert done.returncode == 0, done.stderr


def imported(path: Path) -> set[Path]:
    """The files of app/ that a file imports anywhere: at the top, in functions, or only for types."""
    return {module_path(name) for _, name in imports(path) if name.partition(".")[0] == "app"} - {path}


def circles(graph: Mapping[Path, set[Path]]) -> list[Path]:
    """The files from which a chain of imports leads back to themselves."""

    def beyond(start: Path) -> set[Path]:
        found: set[Path] = set()
        waiting = [start]
        while waiting:
            new = graph.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    return sorted(path for path in graph if path in beyond(path))


def test_no_two_files_need_each_other() -> None:
    found = circles({path: imported(path) for path in modules()})
    assert not found, "a type that two files name has a place of its own, or a protocol"


def test_a_circle_of_imports_is_noticed() -> None:
    one, two, three = Path("1"), Path("2"), Path("3")
    assert circles({one: {two}, two: {three}, three: set()}) == []
    assert circles({one: {two}, two: {three}, three: {two}}) == [two, three]


def test_an_import_for_types_alone_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "app").mkdir()
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    monkeypatch.setitem(globals(), "APP", tmp_path / "app")
    one, two, three = (tmp_path / "app" / f"{name}.py" for name in ("one", "two", "three"))
    one.write_text("if TYPE_CHECKING:\n    from app.two import X\n", "utf-8")
    two.write_text("def late():\n    import app.three\n", "utf-8")
    three.write_text("from app import one\n", "utf-8")
    assert circles({path: imported(path) for path in modules()}) == sorted([one, two, three])


def public_classes(path: Path) -> Iterator[str]:
    """The public classes of a module by name."""
    for node in parsed(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def test_no_two_classes_have_one_name() -> None:
    places: dict[str, list[str]] = {}
    for path in modules():
        for name in public_classes(path):
            places.setdefault(name, []).append(short(path))
    assert not {name: files for name, files in places.items() if len(files) > 1}


def test_every_module_can_be_imported() -> None:
    every = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)"
    done = python(every, *map(dotted, modules()))
    assert done.returncode == 0, done.stderr


def test_the_command_line_imports_no_qt_before_it_knows_that_a_window_is_wanted() -> None:
    done = python("import sys, app.__main__; sys.exit('PySide6' in sys.modules)")
    assert done.returncode == 0


def hebrew_in_code(text: str) -> list[int]:
    """The lines on which Hebrew letters stand outside comments and docstrings."""
    if not HEBREW.search(text):
        return []
    docstrings = set()
    for node in walked(text):
        body = getattr(node, "body", None)
        for item in body if isinstance(body, list) else []:
            # A string that is a statement of its own documents the line above it or the whole block.
            if isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant):
                docstrings.add(item.value.lineno)
    return [
        token.start[0]
        for token in tokens(text)
        if HEBREW.search(token.string) and token.type != tokenize.COMMENT and token.start[0] not in docstrings
    ]


def test_hebrew_stands_only_in_comments_and_docstrings() -> None:
    found = {short(path): hebrew_in_code(path.read_text("utf-8")) for path in [*modules(), ROOT / "dev.py"]}
    assert not {path: lines for path, lines in found.items() if lines}


def test_hebrew_in_code_is_noticed() -> None:
    assert hebrew_in_code('"""\u05d0"""\nx = 1  # \u05d0\n\ndef f():\n    """\u05d0"""\n') == []
    assert hebrew_in_code('x = "\u05d0"\ny = f"{x} \u05d0"\n') == [1, 2]


@cache
def texts() -> tuple[tuple[Path, str], ...]:
    """Every text file of the repository."""
    return tuple(_texts())


def _texts() -> Iterator[tuple[Path, str]]:
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if path.is_dir():
                if path.name not in SKIPPED and not path.name.endswith(".egg-info"):
                    folders.append(path)
            elif path.name not in SKIPPED and path.suffix not in (".pyc", ".png", ".wav", ".ico"):
                try:
                    yield path, path.read_text("utf-8")
                except UnicodeDecodeError:
                    continue


# In pieces, so that the test does not find this file.
# Each alternative begins with a letter or sign and looks back from there, so that a search passes over all others.
MACHINE = re.compile(r"/(?<![\w./~:-]/)(?:home|root|work|tmp|Users)" + r"/|[A-Z](?<!\w.):\\Users\b")
INDEX = re.compile(
    r"p(?<!\w.)y" + r"pi\.|python" + r"hosted|d(?<!\w.)eb\.deb" + r"ian\.|--(?:extra-)?index-" + r"url|://[^\s/]*/simple\b"
)


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    found = [f"{short(path)}: {hit[0]}" for path, text in texts() if (hit := MACHINE.search(text))]
    assert not found


def test_every_source_and_page_ends_with_its_last_line() -> None:
    ends = {short(path): text for path, text in texts() if path.suffix in (".py", ".md", ".toml", ".yml")}
    found = [name for name, text in ends.items() if text and (not text.endswith("\n") or text.endswith("\n\n"))]
    assert not found, "no line is missing at their end, nor are there empty ones"


def test_no_file_names_a_package_index() -> None:
    found = [f"{short(path)}: {hit[0]}" for path, text in texts() if (hit := INDEX.search(text))]
    assert not found
    assert "//" not in (ROOT / "constraints.txt").read_text("utf-8")


def test_a_machines_path_and_an_index_are_noticed() -> None:
    assert MACHINE.search("see /" + "home/dana/kupa") and MACHINE.search('"/' + 'tmp/x"')
    inside = "/wo" + "rk/"
    assert not MACHINE.search(f"tests{inside}x and ~{inside}")
    assert INDEX.search("https://py" + "pi.org/simple") and INDEX.search("http://deb.deb" + "ian.org/x")


def test_every_dependency_has_its_reason_in_the_line_above() -> None:
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    required = [i for i, line in enumerate(lines) if re.match(r'    "[A-Za-z0-9_-]+[<>=~]', line)]
    assert len(required) >= 9
    assert not [lines[i].strip() for i in required if not lines[i - 1].strip().startswith("# ")]


def test_every_dependency_is_pinned() -> None:
    whole = (ROOT / "pyproject.toml").read_text("utf-8")
    # dev.py installs no Dask: a person with a cluster needs the version of that cluster.
    lines = re.sub(r"^dask = \[\n(?:    .*\n)*\]\n", "", whole, flags=re.MULTILINE).splitlines()
    assert "dask = [" not in lines
    required = {m[1].lower() for line in lines if (m := re.match(r'    "([A-Za-z0-9_-]+)[<>=~]', line))}
    text = (ROOT / "constraints.txt").read_text("utf-8")
    assert required <= {m[1] for m in re.finditer(r"^([a-z0-9-]+)==[^;\s]+", text, re.MULTILINE)}


PLAIN: dict[str, set[str]] = {
    "setToolTip": {"app/shell/kit/tool_tips.py"},
    "setWhatsThis": set(),
    "setStatusTip": set(),
    "setTextFormat": {"app/shell/kit/inked.py", "app/shell/kit/widgets.py"},
    "setHtml": {"app/shell/library/rules_view.py", "app/printing/writing.py"},
    "insertHtml": set(),
    "appendHtml": set(),
    "setMarkdown": set(),
    "QLabel": {"app/shell/kit/inked.py", "app/shell/kit/widgets.py", "app/table/spoken_cloth.py"},
    "QErrorMessage": set(),
    "QGraphicsTextItem": set(),
    "QMenu": {"app/shell/kit/menu.py"},
    "QMessageBox": set(),
    "QStaticText": set(),
    "QTextEdit": set(),
    "QToolTip": set(),
    "QWhatsThis": set(),
}
"""What treats a text as rich text, always or when it looks like it, and the modules that know how to use it.

A menu is made by `app.shell.kit.menu`, which also begins it at its first line when a key opens it.
"""


def rich_text(where: str, text: str) -> list[str]:
    """Where a module gives Qt a text that may count as rich text, or a menu one whose ampersand would be a key."""
    found = []
    for node in walked(text):
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if where not in PLAIN.get(name, {where}):
            found.append(f"{where}:{getattr(node, 'lineno', 0)} {name}")
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "addAction"):
            continue
        first = node.args[0]
        words = isinstance(first, ast.Call) and isinstance(first.func, ast.Name) and first.func.id == "unshortcut"
        if not words and not (isinstance(first, ast.Name) and first.id == "action"):
            found.append(f"{where}:{node.lineno} addAction")
    return found


def test_every_text_is_shown_letter_by_letter() -> None:
    assert not [one for path in modules() for one in rich_text(short(path), path.read_text("utf-8"))]
    known = {file for files in PLAIN.values() for file in files}
    assert known <= {short(path) for path in modules()}


@pytest.mark.parametrize(
    "text",
    [
        "self.setToolTip(name)",
        "made = QLabel(name)",
        "class Own(QLabel):\n    pass",
        "QtWidgets.QMessageBox.warning(self, name, name)",
        "page.setHtml(name)",
        "menu.addAction(name)",
        "menu.addAction(t('x', who=name))",
    ],
)
def test_a_text_that_could_be_rich_is_noticed(text: str) -> None:
    assert rich_text("app/shell/x.py", text)
    known = "show_tip(self, name)\nself.addAction(action)\nmenu.addAction(unshortcut(name))"
    assert not rich_text("app/shell/x.py", known)


HEARD: dict[str, set[str]] = {
    "setAccessibleName": {"app/shell/kit/heard.py", "app/table/spoken_cloth.py"},
    "setAccessibleDescription": {"app/shell/kit/heard.py"},
    "QStackedWidget": set(),
}
"""What makes a screen reader say words written for the eye, or "layered pane" before every page.

The values are the modules that know how to use it.
"""


def misheard(where: str, text: str) -> list[str]:
    """Where a module speaks to a screen reader without going through `app.shell.kit.heard`."""
    names = ((node, node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) for node in walked(text))
    return [f"{where}:{node.lineno} {name}" for node, name in names if where not in HEARD.get(name, {where})]  # type: ignore[attr-defined]


def test_what_a_screen_reader_is_given_is_worded_for_a_voice() -> None:
    assert not [one for path in modules() for one in misheard(short(path), path.read_text("utf-8"))]
    assert misheard("app/shell/x.py", "self.setAccessibleName(words)") == ["app/shell/x.py:1 setAccessibleName"]
    assert misheard("app/shell/x.py", "made = QStackedWidget()") == ["app/shell/x.py:1 QStackedWidget"]


def code_lines(text: str) -> set[int]:
    """The lines of a module that hold code: not blank, not a comment, not part of a docstring."""
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    lines = {
        line
        for token in tokens(text)
        if token.type not in silent
        for line in range(token.start[0], token.end[0] + 1)
    }
    for node in walked(text):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def lengths(path: Path) -> Iterator[tuple[str, int, int]]:
    """Name, length and limit, in lines of code, of a module and its functions.

    If not even the total number of lines reaches a limit, nothing is yielded: finding out which lines are code takes
    ten times as long as all the rest.
    """
    text = path.read_text("utf-8")
    functions = [node for node in walked(text) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    if text.count("\n") <= 400 and all((node.end_lineno or 0) - node.lineno < 40 for node in functions):
        return
    code = code_lines(text)
    yield short(path), len(code), 400
    stack: list[tuple[str, ast.AST]] = [("", parsed(text))]
    while stack:
        prefix, parent = stack.pop()
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                own = code & set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
                yield f"{short(path)}:{prefix}{node.name}", len(own), 40
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                stack.append((f"{prefix}{node.name}.", node))


def test_only_code_counts_as_length() -> None:
    assert code_lines('"""Says\nmuch."""\n\n# why\nx = (\n    1,\n)\n') == {5, 6, 7}


def test_what_is_long_has_a_reason() -> None:
    found = {name: size for path in modules() for name, size, limit in lengths(path) if size > limit}
    unexplained = {name: size for name, size in found.items() if name not in LONG}
    assert not unexplained, "divide it, or give a reason in LONG"
    assert not set(LONG) - set(found), "no longer long: take it out of LONG"


def many_at_once(text: str) -> list[int]:
    """The lines on which one statement assigns three names or more, although each could have its own line."""
    found = []
    for node in walked(text):
        if isinstance(node, ast.Assign):
            together = isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple)
            if len(node.targets) > 2 or (together and len(node.targets[0].elts) > 2):  # type: ignore[attr-defined]
                found.append(node.lineno)
    return found


def test_no_line_assigns_three_things() -> None:
    found = {short(path): many_at_once(path.read_text("utf-8")) for path in modules()}
    assert not {path: lines for path, lines in found.items() if lines}


def test_three_assignments_in_a_line_are_noticed() -> None:
    assert many_at_once("a, b, c = 1, 2, 3\n") == [1] == many_at_once("a = b = c = 0\n")
    assert not many_at_once("a, b = 1, 2\na, b, c = found\na = b = 0\n")


EXAMPLE = "high_card"
"""The folder of the example in CONTRIBUTING.md: whoever goes through its steps puts it among the program's games."""
GAME_NAMES = {path.parent.name for path in (APP / "games").glob("*/rules.py")} - {EXAMPLE}
"""The folders of the program's games; with hyphens, their ids. The example is no game, and `new_game.py` names it."""


def games_named(text: str) -> list[str]:
    """The games that a module names: as a whole string, as the beginning of a message's id, or as an identifier."""
    ids = {name.replace("_", "-") for name in GAME_NAMES} | GAME_NAMES
    found = []
    somewhere = re.compile("|".join(map(re.escape, sorted(GAME_NAMES))))
    for node in walked(text):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            head = node.value.removeprefix("game.").partition(".")[0]
            if head in ids and " " not in node.value:
                found.append(node.value)
        parts = vars(node)
        names = [parts[part] for part in ("id", "attr", "arg", "name", "module") if isinstance(parts.get(part), str)]
        for name in names:
            if not somewhere.search(name.lower()):
                continue
            words = name.lower().strip("_").split(".")
            found += [name for part in words for game in GAME_NAMES if part == game or part.startswith(f"{game}_")]
    return found


def test_nothing_outside_its_folder_names_a_game() -> None:
    outside = [path for path in modules() if not layer(path).startswith("games/")]
    found = {short(path): games_named(path.read_text("utf-8")) for path in outside}
    assert not {path: names for path, names in found.items() if names}


def games_told_of(text: str) -> list[str]:
    """The games that a module's comments and docstrings name: by name (`High Card`) or in an id (`high-card-02`)."""
    forms = {form for name in GAME_NAMES for form in (name.replace("_", " ").title(), f"{name.replace('_', '-')}-")}
    named = re.compile("|".join(rf"\b{form}" + (r"[\da-z]" if form.endswith("-") else r"\b") for form in sorted(forms)))
    if not named.search(text):
        return []
    comments = [
        token.string
        for token in tokens(text)
        if token.type == tokenize.COMMENT
    ]
    docstrings = [
        node.value.value
        for node in walked(text)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return [found for words in (*comments, *docstrings) for found in named.findall(words)]


def test_nothing_outside_its_folder_takes_a_game_as_an_example() -> None:
    outside = [path for path in modules() if layer(path) == "games/shared" or not layer(path).startswith("games/")]
    found = {short(path): games_told_of(path.read_text("utf-8")) for path in outside}
    assert not {path: names for path, names in found.items() if names}


@pytest.mark.parametrize("shape", ['"""As in {name}."""', "x = 1  # as in {id}-02b", '"""The case `{id}-02b`."""'])
def test_a_game_that_is_an_example_is_noticed(shape: str) -> None:
    game = sorted(GAME_NAMES)[0]
    assert games_told_of(shape.format(name=game.replace("_", " ").title(), id=game.replace("_", "-")))
    assert not games_told_of('"""Says what shapes there are."""\nx = 1  # none')


@pytest.mark.parametrize("shape", ['x = "{id}"', 't("{id}.refusal.x")', "import app.games.{name}.rules", "{name} = 1"])
def test_a_game_that_is_named_is_noticed(shape: str) -> None:
    name = sorted(GAME_NAMES)[0]
    assert games_named(shape.format(id=name.replace("_", "-"), name=name))
    assert not games_named('"""Says how a game called one is played."""\nx = "a game"')
