"""Prisoners (canon: asirim.md): royal cards that win a round are locked in one's prison; the best prison wins.

`terms` (canon 1 and 4.1: values, who is present, who is qualified), `ending` (4.7, 4.8 and 5), `soundness` (which
positions can be), `refusals`, `facts` (9) and `rules`, the game itself.
"""

from __future__ import annotations

from app.games.asirim.rules import Asirim

__all__ = ["Asirim"]
