"""The games' codes as sentences in the current language; reasons, refusals and events are codes.

A code's message is looked up among the game's own (`<game>.refusal.no-match`), then among those for all games
(`refusal.game-over`). Its arguments are the fields `{0:...}`, `{1:...}`. A code without a message is shown in readable
form (`app.wording.readable`); a test makes sure that no game with words lacks one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.engine import Action, Event, Fact, Option, Reason, Result, View
from app.wording import readable
from app.wording.answers import AdvisedWhy
from app.wording.bidi import foreign, num
from app.wording.catalogue import has
from app.wording.formatting import t
from app.wording.readable import worded
from app.wording.tellers import Names, in_game, named, teller


def reason_sentence(game_id: str, reason: Reason) -> str:
    """Return why something may not be done."""
    name = in_game(game_id, f"refusal.{reason.code}")
    return worded(game_id, name, lambda: readable.sentence(reason.code, reason.args), *reason.args)


def rule_anchor(game_id: str, code: str) -> str:
    """Return the anchor in the game's rules page that explains a refusal; empty if it is not a rule of the game."""
    return next((anchor for anchor, codes in teller(game_id).anchors.items() if code in codes), "")


def event_sentence(game_id: str, event: Event, names: Names) -> str | None:
    """Return one event as a line of the log, or None if it needs none. `log_lines` joins what belongs together."""
    if event.code == "ended":
        return teller(game_id).result(event.result, names)
    return teller(game_id).event(event, names)


def log_lines(game_id: str, told: Sequence[Event], names: Names) -> list[str]:
    """Return the events of one step, as a seat was told them: one to three sentences for each action."""
    return teller(game_id).log(told, names)


def result_sentence(game_id: str, result: Result, names: Names) -> str:
    """Return how a game ended, with the figures."""
    return teller(game_id).result(result, names)


def result_about(game_id: str, result: Result) -> tuple[int | str, ...]:
    """Return whom that sentence is about: those who won, or the one who has lost."""
    return teller(game_id).about(result)


def result_reason(game_id: str, result: Result, names: Names | None = None) -> str:
    """Return why a game ended; without `names`, in words that are about nobody."""
    return teller(game_id).reason(result, names)


def action_words(
    game_id: str, action: Action | str, view: View | None = None, names: Names | None = None
) -> str:
    """Return an action as a phrase without a full stop; with the view of the seat that may do it, also what it does.

    Seats in it are called by their `names`, or by where they sit as the reader sees it.
    """
    made = action if isinstance(action, Action) else Action.parse(action)
    return teller(game_id).does(made, view, names or {})


def unlogged_sentence(game_id: str, acted: Event, closed: int, names: Names, name: str = "log.acted") -> str:
    """Return a line for an act that the log omits: how many cards were laid face down, or the message `name`.

    A game may have its own word for face down, in a message of its own.
    """
    seat = acted.seat
    if closed:
        own = f"{game_id}.lays-closed"
        return named(own if has(own) else "pace.lays-closed", names, seat, n=closed)
    return named(name, names, seat, action=action_words(game_id, str(acted.args["action"])))


def verb_words(
    game_id: str, verb: str, phase: str = "", otherwise: Callable[[str], str] = readable.phrase
) -> str:
    """Return what is done with a verb, as an infinitive phrase: the game's own words, in this phase if it has some.

    A verb without words is written as `otherwise` writes an id.
    """
    own = f"{game_id}.verb.{verb}.{phase}"
    return worded(game_id, own if has(own) else f"{game_id}.verb.{verb}", lambda: otherwise(verb))


def fact_sentence(game_id: str, fact: Fact) -> str:
    """Return a fact as a phrase; `{count:...}` is the number of its arguments."""
    return teller(game_id).fact(fact)


def advice_sentence(game_id: str, why: AdvisedWhy) -> str:
    """Return why a move is advised, from the `why` of the protocol's answer (a code with arguments); empty if none.

    A share that would be shown as 0 % or 100 % says nothing to a person, nor does a number of 0, so a message may have
    other sentences for those: `.never`, `.always` and `.none`.
    """
    code = why.get("code", "")
    args = why.get("args", ())
    name = in_game(game_id, f"hint.{code}")
    shares = {round(arg * 100) for arg in args if isinstance(arg, float)}
    none = any(arg == 0 and type(arg) is int for arg in args)
    for ending, fits in (("never", 0 in shares), ("always", 100 in shares), ("none", none)):
        if fits and has(f"{name}.{ending}"):
            return t(f"{name}.{ending}", *args)
    return worded(game_id, name, lambda: readable.sentence(code, args), *args) if code else ""


def _option_id(option: Option | str) -> str:
    return option if isinstance(option, str) else option.name


def option_name(game_id: str, option: Option | str) -> str:
    """Return the label of an option."""
    name = _option_id(option)
    return worded(game_id, f"{game_id}.option.{name}", lambda: readable.name(name))


def option_value(game_id: str, option: Option | str, value: Any) -> str:
    """Return one value of an option, in words."""
    name = f"{game_id}.option.{_option_id(option)}"
    number = type(value) in (int, float)
    if has(f"{name}.{value}") or not (number or isinstance(value, bool)):
        return worded(game_id, f"{name}.{value}", lambda: readable.name(str(value)))
    if isinstance(value, bool):
        return t("value.on" if value else "value.off")
    return worded(game_id, f"{name}.n", lambda: num(value), n=value)


def option_help(game_id: str, option: Option | str, value: Any = None) -> str:
    """Return what an option is about in one line; with a value, what that value changes. Either may be empty."""
    name = f"{game_id}.option.{_option_id(option)}"
    if value is None:
        return worded(game_id, f"{name}.help", str)
    return worded(game_id, f"{name}.{value}.help", str) if has(f"{name}.{value}.help") else ""


STORE_DEEDS = (
    "start", "examine", "unkept", "act", "begin", "resume", "open", "shelf", "results", "forget", "setting",
)  # fmt: skip
"""What a person may have been doing when a `StoreError` occurred.

- `examine`: nothing; kept data was being checked in the background,
- `unkept`: playing without saving,
- `act`: anything at the table,
- `open`: opening a file that is to be kept,
- `shelf`, `results`: looking at these.
"""

FILE_DEEDS = ("open", "save", "export", "report", "send", "picture", "print", "pictures")
"""What a person may have been doing when a `FileRefused` occurred.

- `save`: saving a copy of the game at the table,
- `export`: saving the results as a table,
- `report`: saving the report of a fault of the program,
- `send`: saving a game as a page or a film,
- `picture`: saving a picture of the table,
- `print`: writing sheets to print,
- `pictures`: choosing their own pictures for the cards.
"""


class Trouble(NamedTuple):
    """What a person is told when something could not be kept or opened.

    `title`: what did not work. `sentence`: why. `kept`: what became of the existing data (empty if the sentence says
    so). `advice`: what can be done. `details`: codes, paths and the system's own words, shown on request.
    """

    title: str
    sentence: str
    kept: str
    advice: str
    details: str


def store_trouble(code: str, named: Mapping[str, str | int], deed: str) -> Trouble:
    """Put a code of `StoreError` with its named arguments into words, for one of STORE_DEEDS."""
    kept = f"store.kept.{deed}.{code}"
    told = t(kept if has(kept) else f"store.kept.{deed}")
    return _trouble(f"store.{code}", named, deed)._replace(title=t(f"store.title.{deed}"), kept=told)


def file_trouble(code: str, named: Mapping[str, str | int], deed: str = "open", *, kept: bool = True) -> Trouble:
    """Put a code of `FileRefused` into words, for one of FILE_DEEDS; `kept` says whether the game is safe."""
    written = "open" if deed == "open" else "save"
    told = "" if deed == "open" else t(f"file.kept.{deed}" if kept else "file.kept.save.not")
    return _trouble(f"file.{code}", named, written)._replace(title=t(f"file.title.{deed}"), kept=told)


def picture_trouble(code: str, named: Mapping[str, str | int]) -> str:
    """Say why a person's own picture cannot be used, from a code of `PictureRefused` with its named arguments."""
    return t(f"picture.{code}", **named)


def _trouble(name: str, named: Mapping[str, str | int], deed: str) -> Trouble:
    """Put a code into words; a message may have forms for a deed, `<id>.do.<deed>`, and no argument, `<id>.none`."""
    missing = any(value == "" for value in named.values())

    def form(one: str) -> str:
        return t(f"{one}.none" if missing and has(f"{one}.none") else one, **named)

    advice = f"{name}.do.{deed}" if has(f"{name}.do.{deed}") else f"{name}.do"
    details = ", ".join(f"{key}: {foreign(str(value))}" for key, value in named.items() if value != "")
    return Trouble("", form(name), "", form(advice), f"{name} ({details})")
