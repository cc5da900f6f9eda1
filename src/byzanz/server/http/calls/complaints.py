"""Reports and blocks over HTTP."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, my_change, my_table
from byzanz.server.identity import NOBODY
from byzanz.server.limits.addresses import address_of
from byzanz.server.services import Services
from byzanz.server.tables.hosted_table import HostedTable


@get("/rooms/{room:str}/dealings")
async def show(request: Asked, services: Ours, room: RoomId) -> wire.Dealings:
    """Return whom of a room I block, and whom I have reported there."""
    return await _shown(services, *await my_table(request, services, room))


@post("/rooms/{room:str}/report", status_code=200)
async def report(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.ReportMade]) -> wire.Dealings:
    """Tell the operator about somebody at my table."""
    hosted, person = await my_table(request, services, room)
    services.quotas.check_report(address_of(request.scope), person)
    table = hosted.table
    await services.complaints.report(table.room, person, data.seat, table.version, data.reason)
    return await _shown(services, hosted, person)


@post("/rooms/{room:str}/block", status_code=200)
async def block(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatChosen]) -> wire.Dealings:
    """Block somebody at my table, whatever they will be called."""
    hosted, person = await my_change(request, services, room)
    await services.complaints.block(hosted.table.room, person, data.seat)
    await services.standing.look_at_blocks(person)
    return await _shown(services, hosted, person)


@get("/me/blocks")
async def blocks(request: Asked, services: Ours) -> wire.Blocks:
    """Return whom I block."""
    person = await services.identity.person(request.scope)
    return wire.Blocks([] if person == NOBODY else await _blocks(services, person))


@delete("/me/blocks/{block_id:str}", status_code=200)
async def unblock(request: Asked, services: Ours, block_id: FromPath[str]) -> wire.Blocks:
    """Let somebody be heard again."""
    person = await services.identity.person(request.scope)
    if "\0" in block_id:
        raise Refused("block_unknown")
    await services.complaints.unblock(person, block_id)
    await services.standing.look_at_blocks(person)
    return wire.Blocks(await _blocks(services, person))


async def _blocks(services: Services, person: int) -> list[wire.Blocked]:
    return [wire.Blocked(*one) for one in await services.complaints.blocks(person)]


async def _shown(services: Services, hosted: HostedTable, person: int) -> wire.Dealings:
    return wire.Dealings(*await services.complaints.dealings(hosted.table.room, person))


handlers = (show, report, block, blocks, unblock)
