"""Playing a lesson: a table of `byzanz.table` with the learner on one seat and scripted seats around it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from byzanz import Action, Event, Refused, View
from byzanz.lessons.lesson import LEARNER, Lesson, Step
from byzanz.table.host import Host, Hosted, NoLock, at_once
from byzanz.table.play.audience import Sending, Viewer
from byzanz.table.play.legal import cheapest_bid
from byzanz.table.play.submit import Reload
from byzanz.table.play.table import Act, ActionChange, Table
from byzanz.table.room.holders import bot_holder, person_holder
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import ActionRow, Now, Row, Stored, StoredRoom

NEXT = "next"
"""The answer to a step that is only read."""
NOW = Now(0.0, 0.0)
"""A lesson has no clock."""
PERSON = 1
"""The learner, as the table knows people."""
SEATS = frozenset({"leader", "turn", "rival"})
"""The facts of a text that are seats: who leads, whose turn it is, who ties with the learner."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why an answer was not right: the key of the lesson's text, or the code of a refusal by the rules with its facts."""

    text: str | None
    code: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a learner is after some answers: the step, the table, and what was wrong with the last answer."""

    lesson: Lesson
    at: int
    taken: int
    """How many of the answers were right; the table is as they left it."""
    wrong: Wrong | None
    view: View
    log: tuple[Event, ...]
    """What had happened before the lesson began."""
    frames: tuple[dict[str, Any], ...]
    """What a connection to the table was sent: the room, the table and one step per action since."""

    @property
    def is_done(self) -> bool:
        """Whether every step is done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step; the last one when the lesson is done."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def facts(self) -> dict[str, int]:
        """The numbers that a step's text may name, and seats for their names (`SEATS`)."""
        return facts_of(self.view)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON: `wire.LessonProgress`."""
        step, wrong = self.step, self.wrong
        return {
            "lesson": self.lesson.key,
            "at": self.at,
            "steps": len(self.lesson.steps),
            "taken": self.taken,
            "text": step.text,
            "facts": self.facts,
            "show": list(step.show),
            "asks": bool(step.right) and not self.is_done,
            "done": self.is_done,
            "wrong": None if wrong is None else {"text": wrong.text, "code": wrong.code, "facts": wrong.facts},
            "log": [event.to_dict() for event in self.log],
            "frames": list(self.frames),
        }


def facts_of(view: View) -> dict[str, int]:
    """Return what a text may name at this moment of a lesson."""
    points = view.points[LEARNER] or 0
    rivals = (seat for seat in range(view.players) if seat != LEARNER and view.points[seat] == points)
    return {
        "need": view.need or 0,
        "highest": max(view.bid_totals),
        "points": points,
        "cards": len(view.hand or ()),
        "excess": view.excess,
        "leader": LEARNER if view.leader is None else view.leader,
        "turn": LEARNER if view.turn is None else view.turn,
        "rival": next(rivals, LEARNER),
    }


def named(facts: Mapping[str, int], names: Sequence[str]) -> dict[str, int | str]:
    """Put names in place of seats."""
    return {key: names[fact] if key in SEATS else fact for key, fact in facts.items()}


class LessonTable(Host[Hosted]):
    """A lesson's table in memory, and how far the learner has come. The rows it leads to are kept nowhere."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self.lesson = lesson
        self.at = 0
        self.frames: list[dict[str, Any]] = []
        self.table = Table(Stored(_room(lesson), 0, list(_rows(lesson))), Pace(), NOW)
        self._hosted = Hosted(self.table, NoLock())
        self.table.enter(Viewer(PERSON), NOW)
        self.flush(self._hosted)
        self.log = tuple(self.view.events)

    @property
    def view(self) -> View:
        """The learner's view."""
        assert self.table.game is not None
        return self.table.game.view(LEARNER)

    def answer(self, text: str) -> Wrong | None:
        """Play an answer if it is right; otherwise nothing changes, and it is said why."""
        if self.at >= len(self.lesson.steps):
            return Wrong("lesson-wrong-over")
        step = self.lesson.steps[self.at]
        if not step.right:
            if text != NEXT:
                return Wrong("lesson-wrong-next")
            self._advance(step)
            return None
        if text == NEXT:
            return Wrong("lesson-wrong-act")
        wrong = self._check(step, text)
        if wrong is None:
            self._act(LEARNER, text)
            if step.until is None or step.until.holds(self.view):
                self._advance(step)
        return wrong

    def _advance(self, step: Step) -> None:
        self.at += 1
        for line in step.then:
            seat, _, action = line.partition(" ")
            self._act(int(seat), self._scripted(int(seat), action))

    def _check(self, step: Step, text: str) -> Wrong | None:
        """Say what is wrong with an action, by the rules or by the lesson; None: it is right."""
        try:
            change = self.table.validate(self._wish(LEARNER, text), NOW)
        except Refused as refused:
            return Wrong(None, refused.code, refused.facts)
        assert isinstance(change, ActionChange)
        action, after = Action.parse(text), change.game.view(LEARNER)
        if any(condition.fits(action, after) for condition in step.right):
            return None
        return Wrong(next((one.text for one in step.wrong if one.when.fits(action, after)), "lesson-wrong-other"))

    def _scripted(self, seat: int, action: str) -> str:
        """Return a scripted action as it is played; two words leave the cards to what the learner has done."""
        assert self.table.game is not None
        view = self.table.game.view(seat)
        match action:
            case "raise":
                return str(cheapest_bid(view, 99) or "pass")
            case "take":
                kinds = [card[0] for card in view.market]
                return f"take {max(sorted(set(kinds)), key=kinds.count)}"
            case _:
                return action

    def _wish(self, seat: int, action: str) -> Act:
        return Act(seat, action, self.table.version, "person" if seat == LEARNER else "bot")

    def _act(self, seat: int, action: str) -> None:
        """Play an action the way everybody's actions go."""
        at_once(self.submit(self._hosted, self._wish(seat, action)))

    # What the host of a table needs

    def now(self) -> Now:
        """Return the one moment of a lesson."""
        return NOW

    async def load(self, asked: Reload) -> None:
        """Find nothing: nobody else changes a lesson's table."""

    async def store(self, row: Row) -> bool:
        """Let every row count as stored."""
        return True

    def send(self, sending: Sending) -> None:
        """Keep a frame for the answer."""
        self.frames.append(sending.frame)


def _room(lesson: Lesson) -> StoredRoom:
    learner = person_holder(PERSON, None)
    seats = (learner, *[bot_holder("gentle")] * (lesson.players - 1))
    return StoredRoom(
        lesson.key, lesson.players, PERSON, Options(), False, seats, "0" * 64, 0.0, 0.0, "playing", lesson.deck, lesson.first
    )  # fmt: skip


def _rows(lesson: Lesson) -> Iterable[ActionRow]:
    for version, line in enumerate(lesson.before, 1):
        seat, _, action = line.partition(" ")
        yield ActionRow(lesson.key, version, int(seat), action, "bot", None, 0.0, 0)


def play_lesson(lesson: Lesson, answers: Iterable[str]) -> Progress:
    """Play answers until the first that is not right."""
    table = LessonTable(lesson)
    taken, wrong = 0, None
    for text in answers:
        wrong = table.answer(text)
        if wrong is not None:
            break
        taken += 1
    return Progress(lesson, table.at, taken, wrong, table.view, table.log, tuple(table.frames))
