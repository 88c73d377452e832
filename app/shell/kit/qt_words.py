"""What Qt itself says in its dialogs and menus: the file dialog it paints where the system has none, the menus of
fields. Qt's own Hebrew has gaps, and gives orders to men.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from app.wording import t
from app.wording.catalogue import direction, has

CONTEXTS = frozenset(
    (
        "QAbstractSpinBox", "QDialogButtonBox", "QFileDialog", "QFileSystemModel", "QLineEdit", "QPlatformTheme",
        "QUnicodeControlCharacterMenu", "QWidgetTextControl",
    )
)  # fmt: skip
"""The parts of Qt that are given words of ours; what such a part says is told apart by its English text."""

RIGHT_TO_LEFT = "\u200f"
"""The mark that makes a line run from right to left."""


class QtWords(QTranslator):
    """Our words for Qt's, in the language in use; what has none is left to the translators installed before."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str | None:
        """Return our words, with Qt's own `%1` where a file is named, and its space at the end; None if none."""
        name = f"qt.{slug(source)}"
        if context not in CONTEXTS or not has(name):
            return None  # an empty text would count as an answer
        words = t(name, file="%1") + " " * source.endswith(" ")
        # Qt takes the direction of a line from its first letter, which may be that of a file's name.
        return re.sub("^(?=.*%1)", RIGHT_TO_LEFT, words, flags=re.MULTILINE) if direction() == "rtl" else words

    def isEmpty(self) -> bool:
        """Never: Qt does not ask an empty translator."""
        return False


def slug(source: str) -> str:
    """The first four words of Qt's English, as ids are written: `Files of &type:` becomes `files-of-type`."""
    words = re.findall("[a-z]+", re.sub(r"<[^>]*>|%\d|&", "", source).lower())
    return "-".join(words[:4])
