"""The windows: shelf, new game, table, curtain, rules page, statistics, laboratory and settings."""

from __future__ import annotations

# Qt for Python reads the source of every module imported after it, to look for its own name. Modules that know nothing
# of Qt are imported before it, which makes the start shorter (tests/bench/startup.py).
import app.games
import app.store
import app.wording.in_words
import app.wording.spoken  # noqa: F401
