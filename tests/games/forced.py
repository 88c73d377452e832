"""What several canons make public about a hidden card, for `alike.py` in the games' folders."""

from __future__ import annotations

from typing import Any

from app.engine import Step


def forced(step: Step) -> list[Any]:
    """Who did what without a choice in this step, as an onlooker is told."""
    acted = [event.args for event in step.told(None) if event.code == "acted"]
    return [(args["seat"], args.get("action")) for args in acted if "forced" in args]


def same_forced(true: Step, false: Step, x: int, y: int) -> bool:
    """A hand of a single card (of one symbol) is laid without asking, which tells what it is."""
    return forced(true) == forced(false)


def same_forced_of_twins(true: Step, false: Step, x: int, y: int) -> bool:
    """A hand of nothing but twins is laid without asking. With one deck, no hidden card forces an action."""
    return not true.position.game.twins or same_forced(true, false, x, y)
