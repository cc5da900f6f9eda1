"""The HTTP calls for messages to closed pages: the server's key, a browser's address, and its end."""

from litestar import get, post
from litestar.params import JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.server.identity import NOBODY
from byzanz.server.push.addresses import Address, check_address


@get("/push", sync_to_thread=False)
def push_key(services: Ours) -> wire.PushKey:
    """Return the key that a browser subscribes with; refused where this server sends no messages."""
    return wire.PushKey(services.notices.public_key)


@post("/push", status_code=200)
async def add_push(request: Asked, services: Ours, data: JSONBody[wire.PushAddress]) -> wire.PushKey:
    """Store where my browser takes messages."""
    key = services.notices.public_key
    address = Address(data.endpoint, data.p256dh, data.auth, data.language)
    check_address(address, allow_private=services.notices.allow_private)
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        raise Refused("not_seated")
    await services.notices.addresses.add(person, address)
    return wire.PushKey(key)


@post("/push/forget", status_code=200)
async def forget_push(request: Asked, services: Ours, data: JSONBody[wire.PushForget]) -> wire.PushKey:
    """Forget where my browser takes messages."""
    key = services.notices.public_key
    person = await services.identity.person(request.scope)
    await services.notices.addresses.remove(data.endpoint, person)
    return wire.PushKey(key)


handlers = (push_key, add_push, forget_push)
