"""My keys: proving that it is me, passkeys, the recovery code."""

from litestar import post
from litestar.params import JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.accounts.passkeys import short_id
from byzanz.server.accounts.rows import remove_passkey
from byzanz.server.http.calls.account.showing import account_of
from byzanz.server.http.calls.asking import Asked, Ours


@post("/account/proof", status_code=200)
async def begin_proof(request: Asked, services: Ours) -> wire.PasskeyOptions:
    """Return what my browser shows a passkey for."""
    return wire.PasskeyOptions(await services.accounts.begin_proof(request.scope))


@post("/account/prove", status_code=200)
async def prove(request: Asked, services: Ours, data: JSONBody[wire.PasskeyShown]) -> wire.Account:
    """Show that it is me, by a passkey; for five minutes I may change my keys."""
    await services.accounts.prove(request.scope, data.credential)
    return await account_of(request, services)


@post("/account/prove-by-code", status_code=200)
async def prove_by_code(request: Asked, services: Ours, data: JSONBody[wire.RecoveryShown]) -> wire.Account:
    """Show that it is me, by my recovery code, and get the next one."""
    services.quotas.check_recovery(request.scope)
    return await account_of(request, services, await services.accounts.prove_by_code(request.scope, data.code))


@post("/account/passkeys/begin", status_code=200)
async def begin_passkey(request: Asked, services: Ours) -> wire.PasskeyOptions:
    """Return what my browser makes a further passkey from."""
    return wire.PasskeyOptions(await services.accounts.begin_passkey(request.scope))


@post("/account/passkeys")
async def add_passkey(request: Asked, services: Ours, data: JSONBody[wire.PasskeyShown]) -> wire.Account:
    """Add a passkey."""
    await services.accounts.add_passkey(request.scope, data.credential, data.label)
    return await account_of(request, services)


@post("/account/passkeys/remove", status_code=200)
async def take_passkey_away(request: Asked, services: Ours, data: JSONBody[wire.PasskeyChosen]) -> wire.Account:
    """Remove a passkey; the last one stays."""
    person, session = await services.accounts.mine(request.scope)
    known = (await services.accounts.shown(person, session)).passkeys
    passkey = next((one.id for one in known if short_id(one.id) == data.id), None)
    if passkey is None:
        raise Refused("passkey_unknown")
    await services.accounts.change_proved(request.scope, lambda c, mine: remove_passkey(c, mine, passkey))
    return await account_of(request, services)


@post("/account/recovery", status_code=200)
async def new_recovery(request: Asked, services: Ours) -> wire.Account:
    """Make a new recovery code; the one before doesn't work any more."""
    return await account_of(request, services, await services.accounts.new_recovery(request.scope))


handlers = (begin_proof, prove, prove_by_code, begin_passkey, add_passkey, take_passkey_away, new_recovery)
