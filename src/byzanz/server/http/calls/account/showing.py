"""Shared by the calls of accounts: an account as its owner sees it."""

from byzanz.server import wire
from byzanz.server.accounts.passkeys import short_id
from byzanz.server.accounts.rows import Credential
from byzanz.server.http.calls.asking import Asked
from byzanz.server.identity import NOBODY
from byzanz.server.services import Services
from byzanz.server.store.sessions import session_id
from byzanz.table.room.merging import sit_both


async def account_of(request: Asked, services: Services, code: str | None = None) -> wire.Account:
    """Return the account of whoever asks; `code` is a recovery code that has just been made."""
    accounts = services.accounts
    person, session = await accounts.who(request.scope)
    if session is None or not await accounts.is_account(person):
        name = None if person == NOBODY else await services.storage.people.name(person)
        return wire.Account(accounts.party.id, False, name, [], [], None, 0, None, code)
    shown = await accounts.shown(person, session)
    sessions = await services.storage.sessions.of(person)
    return wire.Account(
        party=accounts.party.id,
        signed_in=True,
        name=await services.storage.people.name(person),
        passkeys=[_passkey(one, accounts.party.id) for one in shown.passkeys],
        sessions=[
            wire.SessionShown(session_id(one.session), one.label, one.created, one.seen, one.session == session)
            for one in sessions
        ],
        recovery=shown.recovery,
        proved=shown.proved,
        merge=await _offer(services, shown.guest, person),
        code=code,
    )


def _passkey(one: Credential, party: str) -> wire.Passkey:
    return wire.Passkey(short_id(one.id), one.label, one.created, one.used, one.backed_up, one.party == party)


async def _offer(services: Services, guest: int | None, person: int) -> wire.MergeOffer | None:
    """Return what merging would bring; None where there is nothing to merge."""
    rooms = [] if guest is None else await services.storage.people.rooms(guest, most=None)
    if guest is None or not rooms:
        return None
    return wire.MergeOffer(len(rooms), sum(sit_both(room, guest, person) for room in rooms))
