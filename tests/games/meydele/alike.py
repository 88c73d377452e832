"""What this game makes public of hidden cards, which the contract must not compare (`app.lab.contract`)."""

from __future__ import annotations

from app.lab.contract import Alike
from tests.games.forced import same_forced_of_twins

ALIKE = Alike(course=same_forced_of_twins)
