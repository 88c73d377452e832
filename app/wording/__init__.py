"""What a person reads and hears, in Hebrew and English: codes become sentences (look 14).

`t("message.id", name=value)` is a message in the current language. Cards, figures and names in it are isolated, so that
they read correctly in a line of either direction (`app.wording.bidi`). `app.wording.sentences` has the sentences about
games, `app.wording.in_words` the table in words. No Qt.
"""

from __future__ import annotations

from app.wording.catalogue import available, direction, from_system, has, language, use
from app.wording.formatting import t
from app.wording.resources import resource

__all__ = ["available", "direction", "from_system", "has", "language", "resource", "t", "use"]
