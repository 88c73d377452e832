"""What a person may choose about paper and their printer.

The settings name it, so that every start loads it; the rest of printing waits until somebody prints.
"""

from __future__ import annotations

from typing import Literal

PaperName = Literal["a4", "letter"]
Flip = Literal["long", "short", "none"]
FLIPS: tuple[Flip, ...] = ("long", "short", "none")
"""The edge the sheet is turned over; `none`: fronts only."""
MOST_OFFSET = 5.0
"""The largest offset of a printer that is corrected, mm; a printer that is further off needs repair."""
