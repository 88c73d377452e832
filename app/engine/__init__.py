"""What a card game is: cards, zones, positions, actions, events, views, knowledge, chance, records.

Standard library only: no Qt, no files, no clock, no language. Rules modules (`app.games`) say what happens in one game;
everything here holds for all games. The public interface:

- `Rules`, `GameInfo` and the declarations a rules module needs (`app.engine.rules`, `app.engine.zones`),
- `agree`, `new_game`, `play`, `advance`, `play_out`: the life of a game,
- `Position`, on which a search plays; `Witnessed`, used everywhere else, which adds what the seats know,
- `view`, `View`, `deal_unknown`, `follow`: what a seat may know,
- `position_to_json`, `position_from_json`, `Record`: notation, and the form in which games are kept,
- `NotationError`, `InvalidPosition`, `IllegalAction`, `Reason`, `RulesFailed`: what can be wrong.
"""

from __future__ import annotations

from app.engine.actions import Action
from app.engine.cards import Card, hidden, standard_deck
from app.engine.errors import IllegalAction, InvalidPosition, NotationError, Reason, RulesFailed
from app.engine.events import Event
from app.engine.game import Game, agree
from app.engine.notation import position_from_json, position_to_json, view_from_json
from app.engine.play import Step, advance, carry_on, check, new_game, play, play_out
from app.engine.position import Position
from app.engine.records import Gesture, Record
from app.engine.rules import OVER, Fact, GameInfo, Option, Result, Rules, Var, Verb
from app.engine.views import View, as_seen, deal_unknown, follow, view
from app.engine.witnessed import Witnessed, attended, before_strangers, witnessed
from app.engine.zones import Face, Kind, Zone

__all__ = [
    "OVER",
    "Action",
    "Card",
    "Event",
    "Face",
    "Fact",
    "Game",
    "GameInfo",
    "Gesture",
    "IllegalAction",
    "InvalidPosition",
    "Kind",
    "NotationError",
    "Option",
    "Position",
    "Reason",
    "Record",
    "Result",
    "Rules",
    "RulesFailed",
    "Step",
    "Var",
    "Verb",
    "View",
    "Witnessed",
    "Zone",
    "advance",
    "agree",
    "as_seen",
    "attended",
    "before_strangers",
    "carry_on",
    "check",
    "deal_unknown",
    "follow",
    "hidden",
    "new_game",
    "play",
    "play_out",
    "position_from_json",
    "position_to_json",
    "standard_deck",
    "view",
    "view_from_json",
    "witnessed",
]
