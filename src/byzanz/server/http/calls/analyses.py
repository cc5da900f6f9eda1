"""The HTTP calls for analyses: of a finished room, shared by everybody with the link, and of a record brought along."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from byzanz import Refused
from byzanz.server.analyses import record_key
from byzanz.server.services import Services
from byzanz.table.record import record_text
from byzanz.table.replays import read_record

Asked = Request[Any, Any, Any]
Ours = NamedDependency[Services]


async def _room_record(services: Services, room: str) -> str:
    """Return the record of a room that may be analysed: its game is over and its table allows it."""
    table = (await services.rooms.open(room)).table
    text = record_text(table)
    if not table.room.options.analysis:
        raise Refused("analysis_forbidden")
    return text


async def _answer(services: Services, key: str) -> Response[bytes]:
    # Every browser takes gzip, and an analysis that was packed once isn't packed again for each reader.
    headers = {"Content-Encoding": "gzip", "Vary": "accept-encoding"}
    return Response(await services.analyses.answer(key), media_type=MediaType.JSON, headers=headers)


def _check_finished(text: str) -> None:
    """Refuse a record that is broken, or whose game isn't over."""
    if read_record(text).replay().result is None:
        raise Refused("not_over", state="playing")


@get("/rooms/{room:str}/analysis")
async def show_analysis(services: Ours, room: FromPath[str]) -> Response[bytes]:
    """Return how far the analysis of a finished game is, and what is known of it: an `AnalysisState`."""
    await _room_record(services, room)
    return await _answer(services, room)


@post("/rooms/{room:str}/analysis", status_code=200)
async def begin_analysis(request: Asked, services: Ours, room: FromPath[str]) -> Response[bytes]:
    """Have a finished game analysed, once for all who ask: an `AnalysisState`."""
    text = await _room_record(services, room)
    if not await services.analyses.is_known(room):
        services.check_new_analysis(request.scope)
        await services.analyses.begin(room, text)
    return await _answer(services, room)


@post("/analysis", status_code=200)
async def analyse_record(request: Asked, services: Ours) -> Response[bytes]:
    """Have a record that was dropped into the page analysed; asked again, say how far it is: an `AnalysisState`."""
    text = (await request.body()).decode("utf-8", errors="replace")
    key = record_key(text)
    if not await services.analyses.is_known(key):
        services.check_new_analysis(request.scope)  # before it is read: a broken one takes as long
        await services.in_thread(lambda: _check_finished(text))
        await services.analyses.begin(key, text)
    return await _answer(services, key)
