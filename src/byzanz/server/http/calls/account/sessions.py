"""The browsers that I am signed in on: named and ended, and further ones signed in by a link."""

import secrets

from litestar import post
from litestar.params import JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.accounts import links
from byzanz.server.cookies import set_short, short_cookie
from byzanz.server.http.calls.account.showing import account_of
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.server.services import Services
from byzanz.server.store.sessions import session_id

ASKER = "byzanz_link"
"""The cookie of a device that has opened a link."""


@post("/account/sessions/name", status_code=200)
async def name_session(request: Asked, services: Ours, data: JSONBody[wire.SessionName]) -> wire.Account:
    """Name one of my sessions."""
    person, _session = await services.accounts.mine(request.scope)
    session = await _session_of(services, person, data.id)
    await services.storage.sessions.name(session, data.label)
    return await account_of(request, services)


@post("/account/sessions/end", status_code=200)
async def end_session(request: Asked, services: Ours, data: JSONBody[wire.SessionEnd]) -> wire.Account:
    """End one of my sessions, or all but this one."""
    person, mine = await services.accounts.mine(request.scope)
    if data.id is None:
        ended = [one.session for one in await services.storage.sessions.of(person) if one.session != mine]
    else:
        ended = [await _session_of(services, person, data.id)]
    await services.accounts.end(person, ended)
    return await account_of(request, services)


async def _session_of(services: Services, person: int, asked: str) -> str:
    for one in await services.storage.sessions.of(person):
        if session_id(one.session) == asked:
            return one.session
    raise Refused("session_unknown")


@post("/account/link", status_code=200)
async def make_link(request: Asked, services: Ours) -> wire.AccountLink:
    """Make a link that signs another device of mine in."""
    person, _session = await services.accounts.mine(request.scope)
    code = links.new_code()
    await services.storage.write(lambda c: links.make_link(c, person, code))
    return wire.AccountLink(code, links.SECONDS)


@post("/account/link/state", status_code=200)
async def link_state(request: Asked, services: Ours, data: JSONBody[wire.LinkCode]) -> wire.LinkState:
    """Return which device has opened a link of mine."""
    person, _session = await services.accounts.mine(request.scope)
    asked = await services.storage.read(lambda c: links.asked_by(c, person, data.code))
    return wire.LinkState(None if asked is None else asked.label, asked is None)


@post("/account/link/answer", status_code=200)
async def answer_link(request: Asked, services: Ours, data: JSONBody[wire.LinkAnswer]) -> wire.LinkState:
    """Agree to the device that has opened a link of mine, or end the link."""
    person, _session = await services.accounts.mine(request.scope)
    await services.storage.write(lambda c: links.answer_link(c, person, data.code, yes=data.yes))
    return wire.LinkState(None, not data.yes)


@post("/account/link/ask", status_code=200, strangers=True)
async def ask_link(request: Asked, services: Ours, data: JSONBody[wire.LinkAsk]) -> wire.LinkAsked:
    """Ask, on another device, to be signed in by a link."""
    await services.accounts.who(request.scope)
    asker = secrets.token_urlsafe(24)
    person = await services.storage.write(lambda c: links.ask_link(c, data.code, asker, data.label))
    set_short(request.scope, ASKER, asker, links.SECONDS)
    return wire.LinkAsked(await services.storage.people.name(person), links.SECONDS)


@post("/account/link/take", status_code=200, strangers=True)
async def take_link(request: Asked, services: Ours) -> wire.LinkTaken:
    """Be signed in, if the other device has agreed."""
    asker = short_cookie(request.scope, ASKER) or ""
    return wire.LinkTaken(await services.accounts.enter_by(request.scope, lambda c: links.take_link(c, asker)))


handlers = (name_session, end_session, make_link, link_state, answer_link, ask_link, take_link)
