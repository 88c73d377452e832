"""What a person may choose about paper and their printer.

The settings refer to it, so every start loads it; the rest of printing is loaded only when somebody prints.
"""

from __future__ import annotations

from typing import Literal, get_args

PaperName = Literal["a4", "letter"]
Flip = Literal["long", "short", "none"]
FLIPS: tuple[Flip, ...] = get_args(Flip)
"""The edge over which the sheet is turned; `none` means fronts only."""
MOST_OFFSET = 5.0
"""The largest printer offset that is corrected, mm; a printer that is further off needs repair."""
