"""The switch for friends in the home network over HTTP: for whoever sits at the machine that runs `byzanz play`."""

from litestar import get, post
from litestar.params import JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.server.lan import Lan, is_from_here
from byzanz.server.services import Services


@get("/lan")
async def show(request: Asked, services: Ours) -> wire.LanState:
    """Return whether others in the network can join, and by which addresses."""
    if services.lan is None or not is_from_here(request.scope):
        return wire.LanState(can_switch=False, on=False, origins=[])
    return _state(services.lan)


@post("/lan", status_code=200)
async def switch(request: Asked, services: Ours, data: JSONBody[wire.LanSwitch]) -> wire.LanState:
    """Let others in the network join, or no longer."""
    lan = _switch_of(request, services)
    if data.on:
        await lan.switch_on()
    else:
        lan.switch_off()
    return _state(lan)


def _switch_of(request: Asked, services: Services) -> Lan:
    if services.lan is None:
        raise Refused("lan_unavailable")
    if not is_from_here(request.scope):
        raise Refused("lan_forbidden")
    return services.lan


def _state(lan: Lan) -> wire.LanState:
    return wire.LanState(can_switch=not lan.is_fixed, on=lan.is_on, origins=lan.origins())


handlers = (show, switch)
