"""Groups over HTTP: mine, one of them, and what members and hosts may change."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, group_tables, person_with_name
from byzanz.server.identity import NOBODY
from byzanz.server.limits.addresses import address_of
from byzanz.server.services import Services
from byzanz.table.room.names import checked_name

Key = FromPath[str]


async def _mine(request: Asked, services: Services, key: str) -> wire.Group:
    person = await services.identity.person(request.scope)
    return await services.groups.shown(key, person, await group_tables(request, services, person, key))


async def _changer(request: Asked, services: Services) -> int:
    """Return who asks to change something; refuse a browser that nothing is stored about."""
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        raise Refused("group_unknown")
    services.quotas.check_change(address_of(request.scope), person)
    return person


@get("/groups")
async def my_groups(request: Asked, services: Ours) -> wire.Groups:
    """Return my groups."""
    return await services.groups.all_of(await services.identity.person(request.scope))


@post("/groups", status_code=201)
async def make_group(request: Asked, services: Ours, data: JSONBody[wire.NewGroup]) -> wire.Group:
    """Make a group; I am its host."""
    checked_name(data.group)
    services.quotas.check_new_room(request.scope)
    person, _name = await person_with_name(request, services, data.name)
    key = await services.groups.make(person, data.group)
    return await services.groups.shown(key, person, [])


@get("/groups/{key:str}")
async def show_group(request: Asked, services: Ours, key: Key) -> wire.Group:
    """Return a group of mine."""
    return await _mine(request, services, key)


@delete("/groups/{key:str}", status_code=200)
async def delete_group(request: Asked, services: Ours, key: Key) -> wire.Groups:
    """Delete a group, as its host."""
    person = await _changer(request, services)
    await services.groups.delete(key, person)
    return await services.groups.all_of(person)


@post("/groups/{key:str}/name", status_code=200)
async def rename_group(request: Asked, services: Ours, key: Key, data: JSONBody[wire.Rename]) -> wire.Group:
    """Call a group by another name, as its host."""
    await services.groups.rename(key, await _changer(request, services), data.name)
    return await _mine(request, services, key)


@post("/groups/{key:str}/link", status_code=200)
async def make_group_link(request: Asked, services: Ours, key: Key) -> wire.GroupLink:
    """Make a link to join, as the host; the one before ends."""
    return await services.groups.make_link(key, await _changer(request, services))


@post("/groups/{key:str}/link/end", status_code=200)
async def end_group_link(request: Asked, services: Ours, key: Key) -> wire.Group:
    """End the link to join, as the host."""
    await services.groups.end_link(key, await _changer(request, services))
    return await _mine(request, services, key)


@post("/groups/link", status_code=200)
async def look_at_group_link(request: Asked, services: Ours, data: JSONBody[wire.GroupCode]) -> wire.GroupInvitation:
    """Return which group a link leads to."""
    return await services.groups.look_at_link(data.code, await services.identity.person(request.scope))


@post("/groups/join", status_code=200)
async def join_group(request: Asked, services: Ours, data: JSONBody[wire.GroupJoin]) -> wire.Group:
    """Join a group by its link."""
    person = await services.identity.person(request.scope)
    services.quotas.check_change(address_of(request.scope), person)
    await services.groups.look_at_link(data.code, person)  # refused before anything is stored about them
    person, _name = await person_with_name(request, services, data.name)
    key = await services.groups.join(data.code, person)
    return await services.groups.shown(key, person, await group_tables(request, services, person, key))


@post("/groups/{key:str}/shows", status_code=200)
async def show_the_group(request: Asked, services: Ours, key: Key, data: JSONBody[wire.GroupShows]) -> wire.Group:
    """Choose what the others of a group see of me."""
    await services.groups.set_shows(key, await _changer(request, services), data.shows)
    return await _mine(request, services, key)


@post("/groups/{key:str}/leave", status_code=200)
async def leave_group(request: Asked, services: Ours, key: Key) -> wire.Groups:
    """Leave a group; where I was its host, whoever has been in it longest follows."""
    person = await _changer(request, services)
    await services.groups.leave(key, person)
    return await services.groups.all_of(person)


@post("/groups/{key:str}/remove", status_code=200)
async def remove_member(request: Asked, services: Ours, key: Key, data: JSONBody[wire.MemberId]) -> wire.Group:
    """Send a member away, as the host; the link to join ends."""
    await services.groups.remove(key, await _changer(request, services), data.id)
    return await _mine(request, services, key)


@post("/groups/{key:str}/host", status_code=200)
async def hand_group_over(request: Asked, services: Ours, key: Key, data: JSONBody[wire.MemberId]) -> wire.Group:
    """Make another member the host."""
    await services.groups.hand_over(key, await _changer(request, services), data.id)
    return await _mine(request, services, key)


@get("/groups/{key:str}/members/{member:str}")
async def show_member(request: Asked, services: Ours, key: Key, member: FromPath[str]) -> wire.Profile:
    """Return the figures of a member who shows the group all of them."""
    return await services.groups.member_profile(key, await services.identity.person(request.scope), member)


handlers = (
    my_groups,
    make_group,
    show_group,
    delete_group,
    rename_group,
    make_group_link,
    end_group_link,
    look_at_group_link,
    join_group,
    show_the_group,
    leave_group,
    remove_member,
    hand_group_over,
    show_member,
)
