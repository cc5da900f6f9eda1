"""Lessons over HTTP: a learner's answers come in, the table they lead to goes out. Nothing is stored, and nobody is known."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from byzanz import lessons
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, network


@get("/lessons", sync_to_thread=False)
def list_lessons() -> wire.Lessons:
    """List the lessons in the order in which they are learned."""
    return wire.Lessons(list(lessons.KEYS))


@post("/lessons/{lesson:str}", status_code=200, reads=True)
async def play_lesson(
    request: Asked, services: Ours, lesson: FromPath[str], data: JSONBody[wire.LessonAnswers]
) -> dict[str, Any]:
    """Play a lesson with the answers given so far: a `LessonProgress`."""
    return await services.in_thread(network(request), lambda: lessons.play(lesson, data.answers).to_dict())


handlers = (list_lessons, play_lesson)
