"""Views on their way to a bot in another process: what the seat sees, and the public history as far as it is new.

A view holds a state in which everything hidden is blanked out, so nothing hidden can travel with it.
"""

import marshal

from byzanz.game.action import action_of
from byzanz.game.history import History
from byzanz.game.options import Rules
from byzanz.game.view import View
from byzanz.rules.state import state_of


class ViewWriter:
    """Write views for one reader, which remembers the history it has read."""

    def __init__(self) -> None:
        self._sent: History | None = None

    def write(self, view: View) -> bytes:
        """Return the view as bytes. If it does not continue the last one's history, the whole history goes along."""
        steps = []
        step: History | None = view.history
        while step is not None and step is not self._sent:
            action = None if step.action is None else (int(step.action.verb_number), step.action.packed)
            steps.append((step.seat, action, step.events))
            step = step.before
        rules = view.rules.to_dict() if step is None else None
        self._sent = view.history
        return marshal.dumps((view.seat, view.seen_state.row(), rules, steps))


class ViewReader:
    """Read what a ViewWriter wrote, in the same order."""

    def __init__(self) -> None:
        self._history: History | None = None
        self._rules = Rules()

    def read(self, written: bytes) -> View:
        """Return a view equal to the one that was written."""
        seat, seen, rules, steps = marshal.loads(written)
        if rules is not None:
            self._history, self._rules = None, Rules.from_dict(rules)
        for other, action, events in reversed(steps):
            self._history = History(other, None if action is None else action_of(*action), events, self._history)
        assert self._history is not None
        return View(state_of(seen), seat, self._rules, self._history)
