"""`byzanz learn`: all lessons by typed lines, in every language."""

import io
import re
from collections.abc import Iterator

import pytest

from byzanz.cli import main
from byzanz.lessons import KEYS, NEXT, lesson
from byzanz.lessons.player import LessonTable
from byzanz.locales import LANGUAGES, texts
from byzanz.tui.learning import PlainLessons


def right_answers(key: str) -> Iterator[str]:
    """Lines that lead through a lesson: for each step the first legal action that it takes as right."""
    table = LessonTable(lesson(key))
    while table.at < len(table.lesson.steps):
        tried = [NEXT, *map(str, table.view.legal_actions())]
        answer = next(answer for answer in tried if table.answer(answer) is None)
        yield "\n" if answer == NEXT else answer + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_can_be_learned_line_by_line(language: str) -> None:
    out = io.StringIO()
    lines = ["?\n", "look\n", "legal\n", "fly\n", *(line for key in KEYS for line in right_answers(key))]
    typed = iter(lines)
    assert PlainLessons(texts(language), out, typed).run(KEYS) == 0
    assert next(typed, None) is None
    printed = out.getvalue()
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", printed)
    assert not re.search(r"lesson-|terminal-|\{", printed)
    for key in KEYS:
        assert texts(language)(f"lesson-{key}-title") in printed


def test_what_is_wrong_is_said_and_nothing_happens() -> None:
    out = io.StringIO()
    assert PlainLessons(texts("en"), out, iter(["pass\n", "\n", "pass\n", "bid C9\n"])).run(("bid",)) == 1
    printed = out.getvalue().splitlines()
    assert texts("en")("lesson-wrong-next") in printed
    assert texts("en")("lesson-bid-not-pass") in printed
    assert texts("en")("refused-unknown_card") in printed
    assert printed[-1] == "The lessons stop here."


def test_an_unknown_lesson_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--plain", "flying"]) == 2
    assert capsys.readouterr().out == ""


def test_back_again_and_skip() -> None:
    out = io.StringIO()
    lines = iter(["", "bid G2", "back", "bid C1 G2", "again", "skip", "quit"])
    assert PlainLessons(texts("en"), out, lines).run(("bid", "win")) == 0
    said = out.getvalue()
    text = texts("en")
    # Read, tried twice (once after the way back), read again from the beginning; then the next lesson.
    assert said.count(text("lesson-bid-lot")) == 2
    assert said.count(text("lesson-bid-open")) == 2
    assert "You bid cloth 1 and grain 2 = 3." in said
    assert text("lesson-win-paid") in said
    assert said.endswith(text("terminal-lessons-stopped") + "\n")
    for command in ("back", "again", "skip"):
        assert command in text("terminal-lesson-commands")
