"""All the cards of a page in one picture, which holds nothing that looks like an address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from app.art.card_style import CardStyle
from app.export import mosaic
from app.export.mosaic import QUALITIES, TooManyCards, card_mosaic


def test_a_picture_that_looks_like_an_address_or_is_too_large_gives_way_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[int] = []
    texts = iter(("data:" + "x" * 90, "data:xhttpx", "data:small"))

    def written(picture: object, quality: int) -> str:
        tried.append(quality)
        return next(texts)

    monkeypatch.setattr(mosaic, "painted", lambda *_: QImage(2, 2, QImage.Format.Format_RGB32))
    monkeypatch.setattr(mosaic, "data_address", written)
    assert card_mosaic(["2C"] * 20, "solo", CardStyle(), 50) == ("data:small", 13, 2)
    assert tried == [*QUALITIES]
    endless: Iterator[str] = iter(lambda: "data:http", "")
    monkeypatch.setattr(mosaic, "data_address", lambda *_: next(endless))
    with pytest.raises(TooManyCards):
        card_mosaic(["2C"], "solo", CardStyle(), 50)
