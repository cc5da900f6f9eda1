"""From guest to account, signing in and out, and merging the guest that a browser was."""

from litestar import get, post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.accounts.accounts import NewAccount
from byzanz.server.http.calls.account.showing import account_of
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.table.room.names import checked_name


@get("/account", strangers=True)
async def show(request: Asked, services: Ours) -> wire.Account:
    """Return my account; nothing is stored for a browser that only looks."""
    return await account_of(request, services)


@post("/account/begin", status_code=200, strangers=True)
async def begin(request: Asked, services: Ours, data: JSONBody[wire.AccountBegin]) -> wire.PasskeyOptions:
    """Return what my browser makes the first passkey of an account from."""
    name = checked_name(data.name)
    return wire.PasskeyOptions(await services.accounts.begin(request.scope, name, data.invitation))


@post("/account/register", strangers=True)
async def register(request: Asked, services: Ours, data: JSONBody[wire.AccountMake]) -> wire.Account:
    """Make an account of me, with all my games."""
    wish = NewAccount(checked_name(data.name), data.label, data.invitation)
    made = await services.accounts.register(request.scope, wish, data.credential)
    return await account_of(request, services, made)


@post("/account/challenge", status_code=200, reads=True, strangers=True)
async def challenge(request: Asked, services: Ours) -> wire.PasskeyOptions:
    """Return what my browser looks for a passkey with; nothing is stored, nobody is made."""
    return wire.PasskeyOptions(services.accounts.request(request.scope))


@post("/account/sign-in", status_code=200, strangers=True)
async def sign_in(request: Asked, services: Ours, data: JSONBody[wire.PasskeyShown]) -> wire.Account:
    """Sign my browser in by a passkey."""
    await services.accounts.enter(request.scope, data.credential, data.label)
    return await account_of(request, services)


@post("/account/recover", status_code=200, strangers=True)
async def recover(request: Asked, services: Ours, data: JSONBody[wire.RecoveryShown]) -> wire.Account:
    """Sign my browser in by my recovery code, and get the next one."""
    services.quotas.check_recovery(request.scope)
    following = await services.accounts.recover(request.scope, data.code, data.label)
    return await account_of(request, services, following)


@post("/account/sign-out", status_code=200)
async def sign_out(request: Asked, services: Ours) -> wire.Account:
    """End the session of my browser."""
    await services.accounts.leave(request.scope)
    return await account_of(request, services)


@post("/account/merge", status_code=200)
async def merge(request: Asked, services: Ours) -> wire.Account:
    """Bring the games that my browser has had as a guest into my account."""
    merged = await services.accounts.merge(request.scope)
    await services.rooms_changed(merged.rooms)
    return await account_of(request, services)


handlers = (show, begin, register, challenge, sign_in, recover, sign_out, merge)
