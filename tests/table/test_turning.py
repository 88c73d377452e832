"""Turning a card by wheel and pointer: how far is enough."""

from __future__ import annotations

import math

from app.table.turning import NEAR, Turning


def test_a_notch_of_the_wheel_is_a_turn_however_finely_it_comes() -> None:
    one = Turning()
    assert [one.wheeled(by) for by in (120, -120)] == [True, True]
    assert [one.wheeled(40) for _ in range(6)] == [False, False, True] * 2
    assert [one.wheeled(by) for by in (100, -100, 100)] == [False] * 3, "to and fro is none"


def test_a_pointer_has_to_go_an_eighth_round_the_middle_and_none_on_it_turns() -> None:
    one = Turning()
    led = [one.led(40 * math.cos(math.radians(at)), 40 * math.sin(math.radians(at))) for at in range(0, 100, 10)]
    assert [at for at, turned in zip(range(0, 100, 10), led, strict=True) if turned] == [50]
    one.grasp()
    assert not any(one.led(x, y) for x in (0.0, NEAR / 2) for y in (0.0, -NEAR / 2))
    assert not one.led(-30.0, 1.0) and not one.led(-30.0, -1.0), "across the back is no turn"
