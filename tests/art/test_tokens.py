"""Tests of the colour tokens and the type scale (look 2 to 4)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ForwardRef, get_args

import pytest

from app.art.tokens import TEXT_SIZES, TYPE, Theme, ThemeName, TypeName, theme, type_style
from tests.art.pictures import contrast

TEXT, SIGN = 4.5, 3.0

# Every pair of the table in look 2: the token, the surface, what it must reach, and the figures that
# the table gives for light and dark.
PAIRS = [
    ("cloth_ink", "cloth", TEXT, 11.2, 9.3),
    ("cloth_ink", "cloth_edge", TEXT, 9.3, 12.4),
    ("line_2", "paper", SIGN, 4.5, 4.8),
    ("line_2", "cloth", SIGN, 3.3, 3.3),
    ("ink", "paper", TEXT, 15.3, 13.5),
    ("ink", "wall", TEXT, 13.8, 15.4),
    ("ink_2", "paper", TEXT, 7.5, 8.0),
    ("ink_2", "paper_2", TEXT, 6.3, 6.9),
    ("cloth_ink_2", "cloth", TEXT, 6.5, 7.2),
    ("cloth_ink_2", "cloth_edge", TEXT, 5.4, 9.6),
    ("place", "cloth", SIGN, 3.1, 3.3),
    ("stripe", "cloth", SIGN, 5.0, 4.9),
    ("on_prim", "prim", TEXT, 7.8, 9.0),
    ("prim", "paper", TEXT, 7.6, 9.0),
    ("legal", "cloth", SIGN, 4.7, 6.4),
    ("legal", "cloth_edge", SIGN, 3.9, 8.6),
    ("saffron_ink", "paper", TEXT, 7.0, 9.2),
    ("pom", "cloth", SIGN, 5.7, 5.2),
    ("pom", "cloth_edge", SIGN, 4.7, 6.9),
    ("pom", "paper", TEXT, 7.7, 7.5),
    ("pom", "pom_bg", TEXT, 6.4, 6.3),
    ("olive", "paper", TEXT, 6.6, 9.1),
    ("olive", "olive_bg", TEXT, 5.6, 6.7),
    ("ink", "sea_bg", TEXT, 12.3, 9.9),
    ("ink", "saffron_bg", TEXT, 13.2, 9.3),
    ("fig", "paper", SIGN, 8.3, 7.8),
    ("clay", "paper", SIGN, 5.3, 7.5),
]

# Pairs for which the table has no figure: text on filled pills, the signs of the states, the double ring.
FURTHER = [
    ("on_fill", "legal", TEXT),
    ("on_fill", "pom", TEXT),
    ("on_fill", "olive", TEXT),
    ("on_pill", "pill", TEXT),
    ("hem_ink", "saffron", TEXT),
    ("saffron_line", "saffron", SIGN),
    ("takes", "cloth", SIGN),
    ("takes", "cloth_edge", 2.9),
    ("legal", "rim", SIGN),
    ("cloth_ink", "cloth", SIGN),
    ("pill_line", "cloth", SIGN),
]

NAMES: tuple[ThemeName, ...] = ("light", "dark")


def pair(of: Theme, token: str, surface: str) -> float:
    return contrast(getattr(of, token), getattr(of, surface))


@pytest.mark.parametrize(("token", "surface", "needed", "light", "dark"), PAIRS)
def test_a_pair_of_the_table_has_the_contrast_promised(
    token: str, surface: str, needed: float, light: float, dark: float
) -> None:
    for name, figure in zip(NAMES, (light, dark), strict=True):
        found = pair(theme(name), token, surface)
        assert found >= needed
        assert found == pytest.approx(figure, abs=0.06)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("token", "surface", "needed"), FURTHER)
def test_a_further_pair_can_be_read(name: ThemeName, token: str, surface: str, needed: float) -> None:
    assert pair(theme(name), token, surface) >= needed


def test_saffron_on_the_cloth_is_told_by_its_outline_by_day_and_by_itself_in_the_evening() -> None:
    light, dark = theme("light"), theme("dark")
    assert pair(light, "saffron_line", "cloth") == pytest.approx(7.3, abs=0.06)
    assert pair(dark, "saffron", "cloth") == pytest.approx(6.3, abs=0.06)


@pytest.mark.parametrize("name", NAMES)
def test_high_contrast_loses_no_pair(name: ThemeName) -> None:
    strong = theme(name, high_contrast=True)
    for token, surface, needed, _, _ in PAIRS:
        assert pair(strong, token, surface) >= needed, (token, surface)
    for token, surface, needed in FURTHER:
        assert pair(strong, token, surface) >= needed, (token, surface)


@pytest.mark.parametrize("name", NAMES)
def test_high_contrast_changes_what_the_page_says_and_nothing_else(name: ThemeName) -> None:
    plain, strong = theme(name), theme(name, high_contrast=True)
    assert strong.cloth == strong.cloth_edge == plain.wall
    assert strong.line == plain.line_2
    assert strong.ring == 5
    assert not strong.shadows
    tints = [field for field in Theme._fields if field.startswith("tint_")]
    assert {getattr(strong, tint) for tint in tints} == {plain.paper}
    changed = {"high_contrast", "cloth", "cloth_edge", "line", "ring", "shadows", *tints}
    assert all(getattr(strong, f) == getattr(plain, f) for f in Theme._fields if f not in changed)


@pytest.mark.parametrize("name", NAMES)
def test_every_colour_is_written_the_same_way(name: ThemeName) -> None:
    for field, value in theme(name)._asdict().items():
        if isinstance(value, str) and field != "name":
            assert re.fullmatch(r"#[0-9A-F]{6}", value), field


@pytest.mark.parametrize("name", NAMES)
def test_series_differ_in_colour_pattern_and_sign(name: ThemeName) -> None:
    series = theme(name).series
    for part in zip(*series, strict=True):
        assert len(set(part)) == len(series)
    assert all(contrast(one.colour, theme(name).paper) >= SIGN for one in series)


def test_contrast_follows_the_formula() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.005)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        theme("sepia")  # type: ignore[arg-type]


def test_no_text_is_smaller_than_the_page_allows() -> None:
    assert set(TYPE) == set(get_args(TypeName))
    small = {name for name, style in TYPE.items() if style.size < TYPE["least"].size}
    assert small == {"axis", "key_cap"}
    assert all(style.line > style.size for style in TYPE.values())


def test_the_scale_moves_together() -> None:
    for factor in TEXT_SIZES:
        for name, style in TYPE.items():
            grown = type_style(name, factor)
            assert grown.size / style.size == pytest.approx(factor)
            assert grown.line / style.line == pytest.approx(factor)
            assert (grown.bold, grown.title) == (style.bold, style.title)


def test_the_colours_of_the_page_are_those_of_the_themes() -> None:
    page = (Path(__file__).parents[2] / "docs/look.md").read_text("utf-8")
    rows = re.findall(r"^\| `(.+)` \| (#.+?) \| (#.+?) \|", page, re.MULTILINE)
    listed = [
        (name.replace("-", "_"), light, dark)
        for names, lights, darks in rows
        for name, light, dark in zip(names.split("`, `"), lights.split(", "), darks.split(", "), strict=True)
    ]
    assert len(listed) > 20
    for name, light, dark in listed:
        assert (getattr(theme("light"), name), getattr(theme("dark"), name)) == (light, dark), name


def test_no_colour_is_compiled_at_the_start() -> None:
    assert len(Theme.__annotations__) > 40
    assert not any(isinstance(kind, ForwardRef) for kind in Theme.__annotations__.values())
