"""The program's modules as syntax trees and tokens, read once per process for all tests that examine the source.

Reading app/ takes some seconds. No test changes a tree.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import tokenize
from functools import cache
from pathlib import Path
from types import ModuleType


@cache
def parsed(text: str) -> ast.Module:
    """A module as its syntax tree."""
    return ast.parse(text)


@cache
def tokens(text: str) -> tuple[tokenize.TokenInfo, ...]:
    """A module as tokens."""
    return tuple(tokenize.generate_tokens(io.StringIO(text).readline))


@cache
def walked(text: str) -> tuple[ast.AST, ...]:
    """Every node of a module."""
    return tuple(ast.walk(parsed(text)))


def loaded(path: Path) -> ModuleType:
    """Load a file as a separate module, whatever else is imported under its name."""
    spec = importlib.util.spec_from_file_location(f"copy_of_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
