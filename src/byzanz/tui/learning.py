"""`byzanz learn`: the lessons line by line, in the words and with the typed actions of a plain game."""

import sys
from collections.abc import Iterator
from typing import TextIO

from byzanz.game.event import Event
from byzanz.lessons import KEYS, NEXT, Wrong, lesson
from byzanz.lessons.player import LessonTable, facts_of, named
from byzanz.locales import Texts
from byzanz.table.play.legal import legal_summary
from byzanz.tui.plain import STOPPED
from byzanz.tui.words import BOT_NAMES, Words, examples, explanation, in_english, in_record_letters, legal_lines

_LONGEST = 400


class Left(Exception):
    """The learner has left, or the input has ended (`code` says which)."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Moved(Exception):
    """The learner goes to another place of the lesson: as many answers from its beginning; None: it is left out."""

    def __init__(self, answers: list[str] | None) -> None:
        super().__init__(answers)
        self.answers = answers


class PlainLessons:
    """Lessons as a conversation in lines."""

    def __init__(self, texts: Texts, out: TextIO, lines: Iterator[str]) -> None:
        self._texts = texts
        self._out = out
        self._lines = lines

    def run(self, keys: tuple[str, ...]) -> int:
        """Play lessons one after another until they are done or the learner leaves."""
        try:
            for key in keys:
                self._play(key)
        except Left as left:
            self._say(self._texts("terminal-lessons-stopped"))
            return left.code
        return 0

    def _play(self, key: str) -> None:
        """Play one lesson; after a way back it goes on from there."""
        text = self._texts
        number = text("learn-lesson", number=KEYS.index(key) + 1, count=len(KEYS))
        self._say(text("terminal-lesson", lesson=number, title=text(f"lesson-{key}-title")))
        answers: list[str] | None = []
        while answers is not None:
            try:
                self._play_from(key, answers)
                return
            except Moved as moved:
                answers = moved.answers

    def _play_from(self, key: str, answers: list[str]) -> None:
        text = self._texts
        table = LessonTable(lesson(key))
        for answer in answers:
            table.answer(answer)
        names = [BOT_NAMES[other % len(BOT_NAMES)] for other in range(table.view.players)]
        words = Words(text, names, table.view.seat)
        told = 0
        while table.at < len(table.lesson.steps):
            events = table.view.events
            self._tell(words, events[told:])
            told = len(events)
            step = table.lesson.steps[table.at]
            typed = f"{step.text}-typed"  # where the lesson's own text speaks of pressing
            key = typed if text.knows(typed) else step.text
            self._say(text(key, **named(facts_of(table.view), words.names)))
            self._say(self._asked(table) if step.right else text("terminal-lesson-next"))
            at, version = table.at, table.table.version
            while (table.at, table.table.version) == (at, version):
                self._answer(table, words, answers)
        self._tell(words, table.view.events[told:])

    def _asked(self, table: LessonTable) -> str:
        """Say what can be typed: the lesson's own text speaks of buttons."""
        return self._texts("terminal-lesson-act", examples=examples(table.view, self._texts))

    def _answer(self, table: LessonTable, words: Words, answers: list[str]) -> None:
        """Read a line: a question, a way through the lesson, or an answer to the step, which is noted if it is right."""
        line = next(self._lines, None)
        if line is None:
            raise Left(STOPPED)
        typed = " ".join(line[:_LONGEST].split())
        view = table.view.to_dict(events=False)
        match in_english(typed, self._texts):
            case "quit":
                raise Left(0)
            case "back":
                raise Moved(answers[:-1])
            case "again":
                raise Moved([])
            case "skip":
                raise Moved(None)
            case "?" | "help":
                self._say(*explanation(self._texts), self._texts("terminal-lesson-commands"))
            case "look":
                self._say(*words.situation(view, legal_summary(table.view)))
            case "legal":
                self._say(*legal_lines(table.view, words))
            case _:
                answer = in_record_letters(typed, self._texts) if typed else NEXT
                answer = "pass" if answer == "done" and view["phase"] == "final" else answer
                if self._is_right(table, words, answer):
                    answers.append(answer)

    def _is_right(self, table: LessonTable, words: Words, answer: str) -> bool:
        """Give an answer; where it is not right, say why."""
        wrong: Wrong | None = table.answer(answer)
        if wrong is None:
            return True
        if wrong.text is not None:
            self._say(self._texts(wrong.text, **named(facts_of(table.view), words.names)))
        else:
            self._say(self._texts.refusal(wrong.code or "", wrong.facts))
            self._say(self._texts("terminal-right", examples=examples(table.view, self._texts)))
        return False

    def _tell(self, words: Words, events: tuple[Event, ...]) -> None:
        self._say(*filter(None, (words.event(event.to_dict()) for event in events)))

    def _say(self, *sentences: str) -> None:
        for sentence in sentences:
            print(sentence, file=self._out, flush=True)


def learn(texts: Texts, keys: tuple[str, ...]) -> int:
    """Play lessons on standard input and output."""
    return PlainLessons(texts, sys.stdout, iter(sys.stdin.readline, "")).run(keys)
