"""Telling of Soureh (canon.md): exchanges, as far as the reader saw them, and how declarations ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.engine import Action, Event, Fact, Result, View, hidden
from app.wording.bidi import listed
from app.wording.formatting import t
from app.wording.tellers.places import PlacesTeller, place
from app.wording.tellers.plain import Names, Part, named

COLUMN_FACTS = ("fits", "misfits")
BOUNDS = ("to-hundred", "to-threshold")


class SourehTeller(PlacesTeller):
    """Two to four seats; only the owner knows what is drawn, thrown or in a closed row."""

    game = "soureh"
    anchors = {
        "turn": ("place-first", "own-open-card"),
        "declare": ("placed-already",),
        "ace": ("ace-needs-ten",),
        "fit": ("does-not-fit",),
        "circle": ("declared-already", "declarer-only", "hit-already"),
        "score": ("counting", "nobody-counts-yet", "not-in-pair"),
        "options": ("seat-is-out", "seat-is-safe", "variation-needs-three"),
    }

    # The log

    def told(self, part: Part, names: Names) -> list[str]:
        """The set-up; or what followed when a seat ended its turn without a word, which only that seat is told."""
        return list(self._followed(part, names))

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """What was done with the drawn card, and what followed; single counted pairs are not worth a line."""
        return [*self._did(part, seat, names), *self._followed(part, names)]

    def _did(self, part: Part, seat: int, names: Names) -> list[str]:
        (verb, args), moves = self.act(part), part.moves
        if verb == "self":
            own = f"closed.{seat}"
            new, old = moves["drawn", own][0], moves[own, "discard"][0]
            if hidden(new) or hidden(old):
                return [named("soureh.log.self", names, seat, n=int(args[0]) + 1)]
            return [named("soureh.log.self-card", names, seat, x=new, y=old)]
        if verb == "other":
            theirs = f"open.{args[0]}"
            new, old = moves["drawn", theirs][0], moves[theirs, "discard"][0]
            row = named("soureh.log.in-row", names, int(args[0]))
            return [named("soureh.log.other", names, seat, x=new, y=old, row=row)]
        if verb == "throw":
            thrown = moves["drawn", "discard"][0]
            if hidden(thrown):
                return [named("soureh.log.throw", names, seat)]
            return [named("soureh.log.throw-card", names, seat, x=thrown)]
        return []

    def _followed(self, part: Part, names: Names) -> Iterator[str]:
        """What was said and counted, in order, and a new deal."""
        dealt = dealer = None
        for event in part.events:
            code, args = event.args.get("code", ""), event.args.get("args", [])
            if event.said:
                yield self._said(event.said, args, names)
            elif event.code == "counted":
                yield named(f"soureh.log.{code}", names, event.seat, n=event.args["by"])
            elif event.code == "drawn" and code == "dealer":
                dealer = event.args["result"]
            elif event.comes_to("closed") and event.source == "stock":
                dealt = event
            elif event.code == "now" and dealt and "deal" in event.args["vars"]:
                yield self._deal(event, names)
                return
        if dealt:
            yield t("log.dealt")
        if dealer is not None:
            yield named("soureh.log.dealer", names, dealer)

    def _said(self, code: str, args: Sequence[int], names: Names) -> str:
        if code == "left":
            return t("soureh.log.left", all=self.called(args, names))
        if code in ("soureh", "spoiled", "revealed"):
            return named(f"soureh.log.{code}", names, args[0])
        return t(f"soureh.said.{code}")

    def _deal(self, event: Event, names: Names) -> str:
        """A new deal, with the scores if they changed in the same step, as they do except in the variation."""
        read = event.args["vars"]
        scores = enumerate(read.get("scores", ()))
        told = listed([named("soureh.log.score", names, seat, n=score) for seat, score in scores])
        return t("soureh.log.deal", n=read["deal"], all=told) if told else t("log.dealt")

    # The end

    def result(self, result: Result, names: Names) -> str:
        """The seats with the fewest points, or the last one left."""
        how = "survived" if result.reason == "survivor" else "wins"
        return self.winners(how, result, names, min(result.scores[seat] for seat in result.seats))

    # Facts, actions and the table

    def fact(self, fact: Fact) -> str:
        """The usual words, except that columns are numbered from one."""
        if fact.code in COLUMN_FACTS:
            return t(f"soureh.fact.{fact.code}", int(fact.args[0]) + 1)
        return super().fact(fact)

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """An action as a phrase; with a view, which cards change places, and what a value is counted for."""
        verb, args = action
        drawn = view.card_at("drawn", 0) if view and view.zones["drawn"] else None
        if view is None or action not in view.legal or (verb in ("self", "other", "throw") and drawn is None):
            n = int(args[-1]) + (verb == "self") if args else 0
            return t(f"soureh.action.{verb}", n=n)
        if verb == "count":
            column = view.vars["column"]
            pair = [view.zones[f"{row}.{view.seat}"][column] for row in ("closed", "open")]
            return t("soureh.action.count-pair", n=int(args[0]), pair=pair)
        if verb == "self":
            return t("soureh.action.self-card", x=drawn, y=view.zones[f"closed.{view.seat}"][int(args[0])])
        if verb == "other":
            whose, old = place(view, int(args[0]), names), view.zones[f"open.{args[0]}"][int(args[1])]
            return t("soureh.action.other-card", x=drawn, y=old, whose=whose)
        return t("soureh.action.throw-card", x=drawn) if verb == "throw" else t(f"soureh.action.{verb}")

    def middle(self, view: View, names: Names) -> list[str]:
        """The stock, the second pile and the drawn card; the threshold and the number of the deal."""
        shared = [self.lies(view, name) for name in ("stock", "discard") if view.zones[name]]
        if view.zones["drawn"]:
            drawn = view.card_at("drawn", 0)
            shared.append(t("soureh.words.drawn", c=drawn) if drawn else self.lies(view, "drawn"))
        return [*shared, t("soureh.words.threshold", n=view.game.options["threshold"], m=view.vars["deal"])]

    def beside(self, view: View, seat: int) -> list[str]:
        """The columns of a row that lies open to the reader, otherwise the open cards; declaration and score."""
        closed = view.zones[f"closed.{seat}"]
        shown = view.zones[f"open.{seat}"]
        read = view.vars
        all_facts = view.game.rules.facts(view)
        facts = [fact for fact in all_facts if fact.at in (f"closed.{seat}", f"open.{seat}")]
        fit = {fact.args[0]: fact.code == "fits" for fact in facts if fact.code in COLUMN_FACTS}
        lines = []
        if len(fit) == len(closed):
            for c, (x, y) in enumerate(zip(closed, shown, strict=False)):
                lines.append(t("soureh.words.pair" if fit[c] else "soureh.words.pair-not", n=c + 1, x=x, y=y))
        else:
            lines += [self.lies(view, f"{name}.{seat}") for name in ("open", "closed")]
        if seat in read["declarer"]:
            left = [fact.args[0] for fact in facts if fact.code == "turns-left"]
            lines.append(t("soureh.words.declared-turns", n=left[0]) if left else t("soureh.words.declared"))
            lines += [t("soureh.words.hit")] if read["blocked"] else []
        lines += [t(f"soureh.words.{name}") for name in ("safe", "out") if seat in read[name]]
        nearest = next((fact for fact in all_facts if fact.code in BOUNDS and fact.args[0] == seat), None)
        if nearest is not None:
            lines.append(t(f"soureh.words.score.{nearest.code}", n=read["scores"][seat], m=nearest.args[1]))
        return lines
