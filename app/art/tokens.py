"""The colours, type scale, spaces and radii of the program (look 2 to 4).

No Qt here: colours are strings `#RRGGBB`, sizes are pixels at scale 1. Windows, the table and the painters of this
package all take them from here, so that a theme can be changed in one place.
"""

# No `from __future__ import annotations` here: annotations kept as text would be compiled at every start, field by
# field, and a theme has nearly fifty fields.
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

ThemeName = Literal["light", "dark"]
Pattern = Literal["plain", "hatched", "dotted", "lattice"]
Sign = Literal["disc", "diamond", "square", "triangle"]


class Series(NamedTuple):
    """One series of a chart (look 13): a colour, a fill pattern and a sign, so that it can be told apart in grey."""

    colour: str
    pattern: Pattern
    sign: Sign


class Theme(NamedTuple):
    """All colours of one theme (look 2), as `#RRGGBB`; hashable, so that it can be part of a cache key.

    The first block is the table of look 2 with its names (hyphens become underscores). The second block holds what else
    the states and the hem need. `ring` is the width of a state ring in px.
    """

    name: ThemeName
    high_contrast: bool

    wall: str
    paper: str
    paper_2: str
    line: str
    line_2: str
    ink: str
    ink_2: str
    cloth: str
    cloth_edge: str
    cloth_ink: str
    cloth_ink_2: str
    place: str
    stripe: str
    stitch: str
    prim: str
    on_prim: str
    legal: str
    saffron: str
    saffron_ink: str
    pom: str
    pom_bg: str
    olive: str
    olive_bg: str
    sea_bg: str
    saffron_bg: str
    fig: str
    clay: str

    # Text and signs on a filled legal, pom or olive ground.
    on_fill: str
    # The outline that goes with saffron, and the signs drawn on saffron: dark brown in both themes.
    saffron_line: str
    # Outline and running stitch of the lit hem.
    hem_ink: str
    # The hairline on both sides of a ring, and its opacity.
    halo: str
    halo_alpha: float
    # The double ring of the card that takes.
    takes: str
    # The rim of beads, discs and badges on a ring or a card.
    rim: str
    # The ground of a pill in words that belongs to no other state, its border, and the text on it.
    pill: str
    pill_line: str
    on_pill: str
    # Grounds of the shelf tiles.
    tint_flax: str
    tint_sea: str
    tint_olive: str
    tint_clay: str
    tint_saffron: str
    tint_fig: str
    tint_rose: str

    # Ring width, and whether there are shadows.
    ring: float
    shadows: bool

    def of_series(self, number: int) -> Series:
        """The series with this number, from 0; after the last the first again."""
        return self.series[number % len(self.series)]

    @property
    def series(self) -> tuple[Series, ...]:
        """The series of charts in their order: cobalt, clay, olive, fig (look 13)."""
        return (
            Series(self.prim, "plain", "disc"),
            Series(self.clay, "hatched", "diamond"),
            Series(self.olive, "dotted", "square"),
            Series(self.fig, "lattice", "triangle"),
        )


_LIGHT = Theme(
    name="light",
    high_contrast=False,
    wall="#F6EFE1",
    paper="#FFFBF2",
    paper_2="#F1E7D4",
    line="#DCCDB0",
    line_2="#84724F",
    ink="#2A2119",
    ink_2="#5E5040",
    cloth="#E6D8BC",
    cloth_edge="#D8C5A0",
    cloth_ink="#2A2119",
    cloth_ink_2="#54462F",
    place="#8A7750",
    stripe="#2B5C86",
    stitch="#B4572F",
    prim="#1F5582",
    on_prim="#FFFFFF",
    legal="#17628A",
    saffron="#E9A826",
    saffron_ink="#7A4E00",
    pom="#9B202D",
    pom_bg="#F9E1DC",
    olive="#4F611F",
    olive_bg="#E8EBCF",
    sea_bg="#D5E6EE",
    saffron_bg="#FBE9BE",
    fig="#673C6C",
    clay="#A94F2A",
    on_fill="#FFFFFF",
    saffron_line="#5A3A00",
    hem_ink="#2A2119",
    halo="#FFFFFF",
    halo_alpha=0.75,
    takes="#9A6400",
    rim="#FFFFFF",
    pill="#2A2119",
    pill_line="#2A2119",
    on_pill="#FFFBF2",
    tint_flax="#E6D8BC",
    tint_sea="#C3DAE2",
    tint_olive="#D9DDB4",
    tint_clay="#EFCDB4",
    tint_saffron="#F5DC9F",
    tint_fig="#DFCBE0",
    tint_rose="#F2CDCB",
    ring=3.0,
    shadows=True,
)

_DARK = Theme(
    name="dark",
    high_contrast=False,
    wall="#181513",
    paper="#26211D",
    paper_2="#332C26",
    line="#4B4137",
    line_2="#9C8A70",
    ink="#F5EBDB",
    ink_2="#C6B69E",
    cloth="#24404D",
    cloth_edge="#172B35",
    cloth_ink="#F5EBDB",
    cloth_ink_2="#C9D3D2",
    place="#6E929F",
    stripe="#D9A441",
    stitch="#C77A4E",
    prim="#8CCBE8",
    on_prim="#0F2430",
    legal="#86D0EF",
    saffron="#F4BC4E",
    saffron_ink="#F4BC4E",
    pom="#F59A92",
    pom_bg="#4A2523",
    olive="#BCCB78",
    olive_bg="#343A20",
    sea_bg="#1D3C4B",
    saffron_bg="#4A3A17",
    fig="#D3A6D8",
    clay="#EBA07C",
    on_fill="#0F2430",
    saffron_line="#5A3A00",
    hem_ink="#0F1D23",
    halo="#000000",
    halo_alpha=0.58,
    takes="#F4BC4E",
    rim="#0E1A20",
    pill="#26211D",
    pill_line="#9C8A70",
    on_pill="#F5EBDB",
    tint_flax="#24404D",
    tint_sea="#1E3A49",
    tint_olive="#39401F",
    tint_clay="#54301F",
    tint_saffron="#4F3C14",
    tint_fig="#3C2742",
    tint_rose="#512527",
    ring=3.0,
    shadows=True,
)


def _strengthened(base: Theme) -> Theme:
    return base._replace(
        high_contrast=True,
        cloth=base.wall,
        cloth_edge=base.wall,
        line=base.line_2,
        ring=5.0,
        shadows=False,
        tint_flax=base.paper,
        tint_sea=base.paper,
        tint_olive=base.paper,
        tint_clay=base.paper,
        tint_saffron=base.paper,
        tint_fig=base.paper,
        tint_rose=base.paper,
    )


_THEMES: Mapping[tuple[str, bool], Theme] = MappingProxyType(
    {
        (plain.name, strong): _strengthened(plain) if strong else plain
        for plain in (_LIGHT, _DARK)
        for strong in (False, True)
    }
)


def theme(name: ThemeName, high_contrast: bool = False) -> Theme:
    """Return the colours of the theme `name` (look 2); the same object every time.

    With `high_contrast` the cloth has the colour of the wall, `line` becomes `line_2`, rings are 5 px wide, and there
    are no shadows and no tints of the shelf tiles. Raises ValueError for an unknown name.
    """
    if (name, high_contrast) not in _THEMES:
        raise ValueError(f"no theme is called {name!r}")
    return _THEMES[name, high_contrast]


_OWN_FAMILIES = {
    "win32": (("Segoe UI",), ("FrankRuehl",)),
    "darwin": (("Arial Hebrew",), ("New Peninim MT",)),
}
"""The families for text and for titles that only one system has; the others do not ask for them.

Qt searches for a missing family again in every size and weight, which took a third of the time of the shelf's fonts.
"""
_TEXT_OWN, _TITLE_OWN = _OWN_FAMILIES.get(sys.platform, ((), ("Frank Ruehl CLM",)))

# Families in the order in which they are tried (look 3). DejaVu Sans ends both lists: it has every Hebrew letter and
# exists where nothing else does.
TEXT_FAMILIES: tuple[str, ...] = (*_TEXT_OWN, "Noto Sans Hebrew", "Noto Sans", "DejaVu Sans")
TITLE_FAMILIES: tuple[str, ...] = (*_TITLE_OWN, "Noto Serif Hebrew", "Noto Serif", "DejaVu Sans")

TypeName = Literal[
    "display",
    "title",
    "h1",
    "h2",
    "game_name",
    "voice",
    "tile_name",
    "body",
    "control",
    "note",
    "small",
    "least",
    "axis",
    "key_cap",
]


class TypeStyle(NamedTuple):
    """One step of the type scale: size and line height in px, bold or not, title face or text face."""

    size: float
    line: float
    bold: bool = False
    title: bool = False


TYPE: Mapping[TypeName, TypeStyle] = MappingProxyType(
    {
        "display": TypeStyle(54, 60, bold=True, title=True),
        "title": TypeStyle(38, 44, bold=True, title=True),
        "h1": TypeStyle(32, 38, bold=True, title=True),
        "h2": TypeStyle(23, 28, bold=True, title=True),
        "game_name": TypeStyle(23, 28, bold=True, title=True),
        "voice": TypeStyle(20, 25, bold=True, title=True),
        "tile_name": TypeStyle(18.5, 23, bold=True, title=True),
        "body": TypeStyle(15.5, 24),
        "control": TypeStyle(15.5, 24, bold=True),
        "note": TypeStyle(14.5, 20),
        "small": TypeStyle(13.5, 18),
        "least": TypeStyle(13, 17),
        "axis": TypeStyle(12.5, 16),
        "key_cap": TypeStyle(11.5, 15),
    }
)

# The setting "text size": the whole scale changes together.
TEXT_SIZES: tuple[float, ...] = (0.9, 1.0, 1.15, 1.3)


def type_style(name: TypeName, factor: float = 1.0) -> TypeStyle:
    """Return the step `name` of the type scale at the text size `factor` (one of `TEXT_SIZES`)."""
    style = TYPE[name]
    return style._replace(size=style.size * factor, line=style.line * factor)


WINDOW_MARGIN = 12
PANEL_PADDING = (22, 34)
TARGET = 40
TARGET_TOUCH = 48

# Radii. A pill's is half its height, a card's 5.8 % of its width, a ring's the card's plus its distance.
RADIUS_TAG = 7
RADIUS_CONTROL = 12
RADIUS_PANEL = 18
RADIUS_CLOTH = 26
