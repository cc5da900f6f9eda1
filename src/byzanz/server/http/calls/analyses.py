"""The HTTP calls for analyses: of a finished room, shared by everybody with the link, and of a record brought along."""

from litestar import MediaType, Response, get, post

from byzanz import Refused
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, network
from byzanz.server.services import Services
from byzanz.server.tables.analyses import record_key
from byzanz.table.calls import record_to_analyse
from byzanz.table.play.replays import read_record


async def _room_record(services: Services, room: str) -> str:
    return record_to_analyse((await services.rooms.open(room)).table)


async def _answer(services: Services, key: str) -> Response[bytes]:
    # Every browser takes gzip, and an analysis that was packed once isn't packed again for each reader.
    headers = {"Content-Encoding": "gzip", "Vary": "accept-encoding"}
    return Response(await services.analyses.answer(key), media_type=MediaType.JSON, headers=headers)


def _check_finished(text: str) -> None:
    """Refuse a record that is broken, or whose game isn't over."""
    if read_record(text).replay().result is None:
        raise Refused("not_over", state="playing")


@get("/rooms/{room:str}/analysis")
async def show_analysis(services: Ours, room: RoomId) -> Response[bytes]:
    """Return how far the analysis of a finished game is, and what is known of it: an `AnalysisState`."""
    await _room_record(services, room)
    return await _answer(services, room)


@post("/rooms/{room:str}/analysis", status_code=200)
async def begin_analysis(request: Asked, services: Ours, room: RoomId) -> Response[bytes]:
    """Have a finished game analysed, once for all who ask: an `AnalysisState`."""
    text = await _room_record(services, room)
    if not await services.analyses.is_known(room):
        services.quotas.check_new_analysis(request.scope)
        await services.analyses.begin(room, text, network(request))
    return await _answer(services, room)


@post("/analysis", status_code=200)
async def analyse_record(request: Asked, services: Ours) -> Response[bytes]:
    """Have a record that was dropped into the page analysed; asked again, say how far it is: an `AnalysisState`."""
    text = (await request.body()).decode("utf-8", errors="replace")
    key = record_key(text)
    if not await services.analyses.is_known(key):
        services.quotas.check_new_analysis(request.scope)  # before it is read: a broken one takes as long
        await services.in_thread(network(request), lambda: _check_finished(text))
        await services.analyses.begin(key, text, network(request))
    return await _answer(services, key)


handlers = (show_analysis, begin_analysis, analyse_record)
