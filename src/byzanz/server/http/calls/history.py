"""Results over HTTP: my own, and those of people who show them to everybody."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from byzanz.server import wire
from byzanz.server.history.history import Histories
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.server.services import Services

Before = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


async def _mine(request: Asked, services: Services) -> wire.History:
    person = await services.identity.person(request.scope)
    histories: Histories = services.histories
    return await histories.mine(person, is_account=await services.accounts.is_account(person))


@get("/me/history")
async def my_history(request: Asked, services: Ours) -> wire.History:
    """Return my results with all figures; nothing is stored for a browser that only looks."""
    return await _mine(request, services)


@get("/me/history/earlier")
async def my_earlier_games(request: Asked, services: Ours, before: Before) -> wire.HistoryPage:
    """Return my games before one of them."""
    return await services.histories.earlier(await services.identity.person(request.scope), before)


@post("/me/profile", status_code=200)
async def show_profile(request: Asked, services: Ours, data: JSONBody[wire.ProfileShown]) -> wire.History:
    """Show my figures to everybody who has their address, or to nobody. An account alone can."""
    person, _session = await services.accounts.mine(request.scope)
    await services.histories.show(person, to_all=data.public)
    return await _mine(request, services)


@get("/people/{address:str}")
async def show_person(services: Ours, address: FromPath[str]) -> wire.Profile:
    """Return the figures of somebody who shows them to everybody."""
    return await services.histories.public(address)


handlers = (my_history, my_earlier_games, show_profile, show_person)
