"""The values that a pair of Soureh may count (canon 4, phase `count`): chips over the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from app.engine import Action, View
from app.games.soureh.rules import CLOSED, OFFERED, OPEN, RANKS
from app.games.soureh.stops import SourehTelling
from app.table import pickers
from app.table.blocks import Block, Either, Words
from app.table.geometry import Board
from app.table.measures import words_room
from app.table.prompts import Button, Pick, Picker, Prompt, Ref
from app.wording import t
from app.wording.bidi import cards_text

PLACES, MOST_PLACES = 2, 3
"""How many values a pair offers, as a rule, and at most, with an ace in it."""
MOST_SUM, MOST_POINTS = 88, 888
"""The widest possible sum and score, so that chips do not move."""
WIDEST = 250.0
"""The greatest width of the words on a chip, px."""
CHIP_EDGES, CHIP_HIGH = 66.0, 60.0
BRIEF_CHIP, BRIEF_HIGH = 60.0, 40.0
STRIP_EDGES = 34.0
"""The width of a chip besides its words, and its height; the width and height of a chip with only a number; and the
width of the strip besides its chips, px."""


def offered(view: View, seat: int) -> list[Sequence[int]]:
    """What each pair of a seat may count, the lowest first; in phase `count` of those that are left."""
    column = view.vars["column"]
    rows = ([RANKS.index(text[0]) for text in view.zones[row[seat]][column:]] for row in (CLOSED, OPEN))
    return [OFFERED[x][y] for x, y in zip(*rows, strict=True)]


def sums(view: View) -> dict[int, tuple[str, ...]]:
    """By each sum that the seat in turn can come to, the actions that lead there; the lowest sum first.

    A pair with a single value is counted without asking.
    """
    pairs, found = offered(view, view.decider), dict[int, tuple[str, ...]]()
    for values in product(*pairs):
        asked = (value for value, pair in zip(values, pairs, strict=True) if len(pair) > 1)
        found.setdefault(view.vars["sum"] + sum(values), tuple(f"count:{value}" for value in asked))
    return dict(sorted(found.items()))


class SourehValues(SourehTelling):
    """The counting of one table; `SourehController` adds the rest."""

    # Room for the offered values

    @property
    def counts_now(self) -> bool:
        """Whether pairs are being counted in the present view."""
        return self._seen is not None and self._seen.phase == "count"

    def chips(self, board: Board) -> Block:
        """Room for the strip of offered values: in two rows if some pair has an ace, and so three values.

        If there is no room for that, chips show only their number, side by side.
        """
        wide = PLACES * (words_room("count", self.widest(), width=WIDEST)[0] + CHIP_EDGES)
        brief = MOST_PLACES * BRIEF_CHIP, BRIEF_HIGH
        rooms = (wide, CHIP_HIGH * (2 if self.aces else 1)), brief
        ways = (Words("chips", *(board.over * (side + STRIP_EDGES) for side in room)) for room in rooms)
        return Either("chips", tuple(ways), firm=True)

    @property
    def aces(self) -> bool:
        """Whether an ace lies in any row, open or shown: the same for every pair of a deal, so that rows stay put."""
        zones = self._seen.zones if self._seen is not None else {}
        rows = [texts for zone, texts in zones.items() if zone.startswith(("open.", "closed."))]
        return any(text[0] == "A" for texts in rows for text in texts)

    @property
    def brief(self) -> bool:
        """Whether chips show only their number on the table as laid out."""
        return self._laid is not None and self._laid.ways.get("chips", 0) > 0

    # What is at stake

    def at_stake(self, view: View) -> list[int]:
        """What each pair of this seat counts if the declaration of another holds; nothing while none stands.

        In the additional variation cards count only if nobody else is left to lose.
        """
        read = view.vars
        left = [seat for seat in range(view.game.seats) if seat not in (*read["safe"], *read["out"])]
        declared = read["declarer"] and view.phase not in ("count", "over")
        if not declared or self.seat not in left or self.seat in read["declarer"]:
            return []
        if view.game.options.get("variation") and {*left} != {self.seat, *read["declarer"]}:
            return []
        return [values[0] for values in offered(view, self.me)]

    # The offered values

    def worth(self, view: View, zone: str) -> list[int]:
        """The values that this row's card of the pair may count."""
        return [fact.args[1] for fact in self.facts_of(view, "worth", at=zone)]

    def counting(self, view: View, held: Ref | None) -> Prompt:
        """The values of the present pair, the sum so far, and the sum that makes a round hundred."""
        column, seat = view.vars["column"], view.decider
        x, y = (view.zones[f"{row}.{seat}"][column] for row in ("closed", "open"))
        score, so_far = self.points(view, seat) or 0, view.vars["sum"]
        detail = t("soureh.voice.count.detail", n=so_far, score=score)
        if exact := self.number(view, "exact"):
            detail = f"{detail} {t('soureh.voice.count.exact', n=exact)}"
        sentence = t("soureh.voice.count", n=column + 1, x=x, y=y)
        choices = self.choices(view, held) if held is not None else []
        if held is None or not choices:
            # A card of another column counts nothing now.
            picks = pickers.picks(self, view, list(view.legal))
            explains = "" if exact else t("soureh.voice.count.low")
            return Prompt(sentence, detail, self.at_once(view, exact), self.picker(picks), explains=explains)
        (choice,) = choices
        sentence = t("soureh.voice.count.card", x=self.text(view, held))
        if choice.picks:
            return Prompt(sentence, detail, (), self.picker(choice.picks))
        return Prompt(sentence, detail, (Button(self.capital(choice.words), choice.actions, main=True),))

    @staticmethod
    def at_once(view: View, exact: int) -> tuple[Button, ...]:
        """All pairs by one press: the lowest of each, and after it what comes `exact`ly to a round hundred."""
        found = sums(view)
        lowest = min(found)
        named = {lowest: "lowest"} | ({exact: "hundred"} if exact else {})
        if len(found[lowest]) < 2:
            return ()
        *others, main = (Button(t(f"soureh.button.{name}", n=n), found[n]) for n, name in named.items())
        return (*others, main._replace(main=True))

    def picker(self, picks: tuple[Pick, ...]) -> Picker:
        """The offered values: in rows of two, or side by side as bare numbers."""
        return Picker("", picks, MOST_PLACES if self.brief else PLACES)

    def pick(self, view: View, action: Action) -> Pick:
        """A value, the card that has it, and what the sum would be; the score that is booked, if nothing else is asked.

        Pairs after it that have one value each are not in the sum: nobody sees where it comes from.
        """
        value = action.args[0]
        column = view.vars["column"]
        seat = view.decider
        rows = [f"{row}.{seat}" for row in ("closed", "open")]
        of = [view.zones[row][column] for row in rows if int(value) in self.worth(view, row)]
        after = self.ahead(view, str(action))
        before, booked = self.points(view, seat) or 0, self.points(after, seat) or 0
        if booked != before:
            detail = t("soureh.pick.score", n=booked)
        else:
            detail = t("soureh.pick.sum", n=view.vars["sum"] + int(value))
        return Pick(
            cards_text(of, "either"), (str(action),), detail, number=value, widest=self.widest(), brief=self.brief
        )

    @staticmethod
    def widest() -> str:
        """The widest text of a chip, from the first pair to the last."""
        return max(t("soureh.pick.sum", n=MOST_SUM), t("soureh.pick.score", n=MOST_POINTS), key=len)
