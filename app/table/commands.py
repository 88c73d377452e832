"""Everything a person can ask for besides acting in the game: the commands of the bar, voice, menu and keys.

No Qt. `COMMANDS` is the only list of them: the bar, the menu, the keys and the list of keys in the settings are made
from it. The table's page carries commands out, or the window if no table does.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple


class Command(StrEnum):
    """Something a person can ask for."""

    NEW = "new"
    """Set up a new game."""
    AGAIN = "again"
    """Another deal of the same game, straight away."""
    SAME_DEAL = "same-deal"
    ROTATED = "rotated"
    """The same deal with everybody one seat further on."""
    OPEN = "open"
    SAVE = "save"
    PRINT = "print"
    """Print sheets of the game."""
    RESULT = "result"
    """Show the panel with the result again."""
    REPLAY = "replay"
    SEND = "send"
    """Make a page or a film of a finished game to send to others."""
    PICTURE = "picture"
    """A picture of the table as it is now."""
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    DEMO = "demo"
    """Let the computer play on for a person who plays alone, or stop it."""
    RULES = "rules"
    LOG = "log"
    WORDS = "words"
    """The table in words."""
    COMFORT = "comfort"
    """The settings that make a table comfortable, beside it."""
    OWN_BACK = "own-back"
    """A person's own picture for the backs of the cards."""
    REPEAT = "repeat"
    """Say again what may be done, and explain it."""
    ONCE_MORE = "once-more"
    """Show again what has happened since the seat's last turn."""
    SEATS = "seats"
    """Who sits where."""
    GO_ON = "go-on"
    """Continue the telling, or stop waiting for the player who is thinking."""
    PACE = "pace"
    """Switch to the next pace for telling the acts of others."""
    TO_END = "to-end"
    """Play on to the end immediately, once no person has a decision left."""
    PASS = "pass"
    """Pass the screen to the next person."""
    MENU = "menu"
    KEYS = "keys"
    """Every key there is, on a sheet."""
    SETTINGS = "settings"
    SHELF = "shelf"
    FULL_SCREEN = "full-screen"
    QUIT = "quit"


Carrier = Literal["table", "window"]


class Offer(NamedTuple):
    """How a command is offered.

    `label` is the code of its words, empty if it has none. All its `keys` do the same, and the first is the one shown.
    `by` says who carries it out; if both can, the window does so while no game is on the table. It may need a game on
    the table (`needs_game`), one with several seats (`needs_company`), or one with a single seat (`needs_alone`). Only
    with `while_covered` is it available while the curtain is down. Conditions that change with the game (whether there
    is anything to take back) are known only to the table. `on_cloth`: its keys work only on the cloth; when a button
    has the keyboard focus, they press the button.
    """

    by: tuple[Carrier, ...]
    label: str = ""
    keys: tuple[str, ...] = ()
    icon: str = ""
    needs_game: bool = False
    needs_company: bool = False
    needs_alone: bool = False
    while_covered: bool = False
    on_cloth: bool = False


COMMANDS: dict[Command, Offer] = {
    Command.NEW: Offer(("window",), "shortcut.new", ("Ctrl+N",)),
    Command.AGAIN: Offer(("window",), "end.again", needs_game=True),
    Command.SAME_DEAL: Offer(("window",), "shortcut.same-deal", needs_game=True),
    Command.ROTATED: Offer(("window",), "evening.end.rotated", needs_game=True, needs_company=True),
    Command.OPEN: Offer(("window",), "shortcut.open", ("Ctrl+O",)),
    Command.SAVE: Offer(("window",), "shortcut.save", ("Ctrl+S",), needs_game=True),
    Command.PRINT: Offer(("window",), "shortcut.print", ("Ctrl+P",)),
    Command.REPLAY: Offer(("window",), "end.watch", needs_game=True),
    Command.SEND: Offer(("window",), "export.title", ("Ctrl+E",), needs_game=True),
    Command.RESULT: Offer(("table",), "end.result", needs_game=True),
    Command.PICTURE: Offer(("table",), "picture.title", ("F9",)),
    Command.UNDO: Offer(("table",), "bar.undo", ("Ctrl+Z",), "undo"),
    Command.REDO: Offer(("table",), "bar.redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    Command.HINT: Offer(("table",), "bar.hint", ("F2",), "hint"),
    Command.DEMO: Offer(("table",), "demo.title", needs_alone=True),
    Command.RULES: Offer(("table", "window"), "bar.rules", ("F1",), "rules"),
    Command.LOG: Offer(("table",), "bar.log", ("F3",), "log"),
    Command.WORDS: Offer(("table",), "bar.words", ("F4",), "words"),
    Command.COMFORT: Offer(("table",), "comfort.title", ("F12",)),
    Command.OWN_BACK: Offer(("window",)),
    Command.REPEAT: Offer(("table",), "keys.repeat", ("F5",)),
    Command.ONCE_MORE: Offer(("table",), "bar.once-more", ("F6",), needs_company=True),
    Command.SEATS: Offer(("table",), "bar.seats", needs_company=True),
    Command.GO_ON: Offer(("table",), "pace.go-on", ("Space",), on_cloth=True),
    Command.PACE: Offer(("table",), "pace.change", ("F7",)),
    Command.TO_END: Offer(("table",), "pace.to-end", needs_company=True),
    Command.PASS: Offer(("table",), "hand-over.pass", needs_company=True),
    Command.MENU: Offer(("table",), "bar.menu", ("F10",), "chevron_down"),
    Command.KEYS: Offer(("window",), "keys.title", ("?",)),
    Command.SETTINGS: Offer(("table", "window"), "bar.settings", ("Ctrl+,",), "settings"),
    Command.SHELF: Offer(("table", "window"), "bar.shelf", ("Ctrl+W",), "shelf", while_covered=True),
    Command.FULL_SCREEN: Offer(("window",), "shortcut.full-screen", ("F11",), while_covered=True),
    Command.QUIT: Offer(("window",), "shortcut.quit", ("Ctrl+Q",), while_covered=True),
}
"""Every command, in the order in which the list of keys names them."""

GESTURE_KEYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("keys.move", ("Left", "Right", "Up", "Down")),
    ("keys.ends", ("Home", "End")),
    ("keys.act", ("Enter", "Space")),
    ("keys.places", ("Left", "Right", "Up", "Down")),
    ("keys.main", ("Enter",)),
    ("keys.main-always", ("Ctrl+Enter",)),
    ("keys.turn", ("R",)),
    ("keys.cancel", ("Esc",)),
    ("keys.skip", ("Space",)),
    ("keys.zones", ("Tab",)),
    ("keys.line", ("Enter",)),
    ("keys.uncover", ("F8",)),
)
"""The keys that play cards and belong to no command: the code of what they do, the keys."""

FILM_KEYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("keys.film.play", ("Space",)),
    ("keys.film.step", ("Left", "Right")),
    ("keys.film.ends", ("Home", "End")),
    ("evening.replay.play-on", ("Ctrl+Enter",)),
    ("evening.swap.title", ("Ctrl+Shift+Enter",)),
)
"""The keys for watching a game."""

BAR = (
    Command.UNDO, Command.REDO, Command.HINT, Command.RULES, Command.LOG, Command.WORDS, Command.SETTINGS,
)  # fmt: skip
"""The commands at the end of the bar."""
PANELS = (Command.RULES, Command.LOG, Command.WORDS, Command.COMFORT)
"""The commands that open a panel beside the table; a button of the bar stays pressed while its panel is open."""
MENU = (
    Command.NEW, Command.SAME_DEAL, Command.OPEN, Command.SAVE, Command.SEND, Command.PICTURE, Command.PRINT,
    Command.DEMO, Command.ONCE_MORE, Command.PACE, Command.COMFORT, Command.SEATS, Command.KEYS,
    Command.FULL_SCREEN,
)  # fmt: skip
"""The entries of the menu at the game's name."""


def again_label(*, goes_on: bool) -> str:
    """Return the code of the words of `AGAIN` after a game: whether that `goes_on` with a rubber."""
    return "end.next" if goes_on else COMMANDS[Command.AGAIN].label


def asked(word: str) -> Command | None:
    """The command with this name; None for any other word (the command of a game's own sign)."""
    try:
        return Command(word)
    except ValueError:
        return None


def carried_out(by: Carrier) -> list[Command]:
    """The commands that this carrier (the page or the window) carries out."""
    return [command for command, offer in COMMANDS.items() if by in offer.by]
