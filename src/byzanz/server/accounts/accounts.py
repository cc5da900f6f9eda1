"""The accounts of a server: whether it offers any, and what browsers do with theirs."""

import logging
import secrets
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from byzanz import Refused
from byzanz.server.accounts import recovery, rows
from byzanz.server.accounts.challenges import Challenge, Challenges
from byzanz.server.accounts.merging import Merged, merge
from byzanz.server.accounts.names import check_free, rename_account
from byzanz.server.accounts.passkeys import (
    check_passkey,
    creation_options,
    handle_of,
    id_of,
    new_passkey,
    request_options,
)
from byzanz.server.accounts.relying_party import relying_party
from byzanz.server.accounts.rows import Credential, Entering
from byzanz.server.cookies import NEW_TOKEN
from byzanz.server.identity import NOBODY, Identity, Who
from byzanz.server.settings import Settings
from byzanz.server.store import invitations
from byzanz.server.store.keys import server_key
from byzanz.server.store.sanctions import check_not_suspended
from byzanz.server.store.sessions import announce_ended, hash_token
from byzanz.server.store.storage import Storage

log = logging.getLogger("byzanz.accounts")
T = TypeVar("T")
Answer = Mapping[str, Any]
ATTEMPTS = 5


class NewAccount(NamedTuple):
    """An account that somebody wants: its name, what the device is called, by which invitation."""

    name: str
    label: str | None = None
    invitation: str | None = None


class Mine(NamedTuple):
    """An account as its owner is shown it."""

    passkeys: list[Credential]
    recovery: float | None
    proved: int
    guest: int | None


class Accounts:
    """Signs people up and in. Everything that changes something is one transaction."""

    def __init__(self, settings: Settings, storage: Storage, identity: Identity) -> None:
        self.party = relying_party(settings)
        self.is_offered = settings.accounts and find_spec("webauthn") is not None
        self.storage = storage
        self._is_invite_only = settings.invite_only
        self._identity = identity
        self._challenges = Challenges("")

    async def open(self) -> None:
        """Get the key that challenges are signed with.

        Warn of passkeys that don't work here any more.
        """
        if not self.is_offered:
            return
        self._challenges = Challenges(await server_key(self.storage, "challenges", secrets.token_urlsafe(32)))
        lost = await self.storage.read(lambda c: rows.foreign_parties(c, self.party.id))
        if lost:
            log.warning("%d passkeys don't work at %s: they are bound to another host's name", lost, self.party.id)

    # Who asks

    async def who(self, scope: Any) -> Who:
        """Return who asks; refused where no accounts are offered."""
        if not self.is_offered:
            raise Refused("accounts_off")
        return await self._identity.who(scope)

    async def mine(self, scope: Any) -> tuple[int, str]:
        """Return the account that asks with its session; refuse guests."""
        person, session = await self.who(scope)
        if session is None or not await self.is_account(person):
            raise Refused("account_needed")
        return person, session

    async def is_account(self, person: int) -> bool:
        """Return whether a person has an account."""
        if not self.is_offered or person == NOBODY:
            return False
        return await self.storage.read(lambda c: rows.handle_of(c, person)) is not None

    async def shown(self, person: int, session: str) -> Mine:
        """Return an account's keys."""

        def ask(connection: Connection) -> Mine:
            return Mine(
                rows.find_credentials(connection, person=person),
                rows.recovery_made(connection, person),
                rows.proved_for(connection, session),
                rows.guest_of(connection, session),
            )

        return await self.storage.read(ask)

    async def check_proved(self, session: str) -> None:
        """Refuse where no passkey or recovery code has been shown lately."""
        await self.storage.read(lambda c: rows.check_proved(c, session))

    # From guest to account

    async def begin(self, scope: Any, name: str, invitation: str | None = None) -> Any:
        """Return what a browser makes its first passkey from; nothing is stored."""
        person, _session = await self.who(scope)
        if self._is_stranger(person):
            await self.storage.read(lambda c: invitations.check(c, invitation, time.time()))
        if await self.is_account(person):
            raise Refused("account_exists")
        await self.storage.read(lambda c: check_free(c, person, name))
        challenge = self._challenges.make(scope, "register", str(person))
        return creation_options(self.party, self._challenges.handle(challenge), name, challenge, [])

    def _is_stranger(self, person: int) -> bool:
        """Return whether somebody needs an invitation: whoever has been here stays in."""
        return self._is_invite_only and person == NOBODY

    async def register(self, scope: Any, wish: NewAccount, answer: Answer) -> str:
        """Make an account of the guest who asks; return its recovery code."""
        person, session = await self.who(scope)
        if person == NOBODY:
            self._identity.check_new(scope)
        challenge = self._challenges.of(scope, "register", str(person))
        new = new_passkey(self.party, challenge, answer)
        code, handle = recovery.new_code(), self._challenges.handle(challenge)
        token, entering = self._entering(session, person, wish.label)

        def change(connection: Connection) -> list[str]:
            challenge.use(connection)
            if self._is_stranger(person):
                invitations.use(connection, wish.invitation, time.time())
            made = rows.make_account(connection, person, handle, wish.name)
            rows.add_passkey(connection, made, self.party.id, new, wish.label)
            rows.new_recovery(connection, made, code)
            # The guest's session ends: it is the account's now.
            before = entering._replace(before_person=made)
            return self._enter(connection, made, before, is_proved=True)

        await self._let_in(scope, token, change)
        self.storage.people.forget_name(person)
        return code

    # Signing in and out

    def request(self, scope: Any) -> Any:
        """Return what a browser looks for passkeys with; nothing is stored, nobody made."""
        if not self.is_offered:
            raise Refused("accounts_off")
        return request_options(self.party, self._challenges.make(scope, "enter", ""))

    async def enter(self, scope: Any, answer: Answer, label: str | None) -> None:
        """Sign a browser in by a passkey."""
        before = await self.who(scope)
        challenge = self._challenges.of(scope, "enter", "")
        credential, backed_up = await self._checked(challenge, answer)
        token, entering = self._entering(before.session, before.person, label)

        def change(connection: Connection) -> list[str]:
            challenge.use(connection)
            rows.note_use(connection, credential, backed_up=backed_up)
            return self._enter(connection, credential.person, entering, is_proved=True)

        await self._let_in(scope, token, change)

    async def recover(self, scope: Any, code: str, label: str | None) -> str:
        """Sign a browser in by a recovery code; return the next one."""
        before = await self.who(scope)
        following = recovery.new_code()
        token, entering = self._entering(before.session, before.person, label)

        def change(connection: Connection) -> list[str]:
            person = recovery.use_code(connection, code, following, time.time())
            return self._enter(connection, person, entering, is_proved=True)

        await self._let_in(scope, token, change)
        return following

    async def enter_by(self, scope: Any, find: Callable[[Connection], tuple[int, str | None] | None]) -> bool:
        """Sign a browser in by what is found in the same transaction.

        Return false where nothing is yet.
        """
        before = await self.who(scope)
        token, entering = self._entering(before.session, before.person, None)

        def change(connection: Connection) -> list[str] | None:
            found = find(connection)
            if found is None:
                return None
            named = entering._replace(label=found[1])
            return self._enter(connection, found[0], named, is_proved=False)

        return await self._let_in(scope, token, change)

    async def leave(self, scope: Any) -> None:
        """Sign a browser out."""
        person, session = await self.mine(scope)
        await self.end(person, [session])
        scope[NEW_TOKEN] = ""

    async def end(self, person: int, sessions: list[str]) -> None:
        """End sessions of an account, everywhere and at once."""
        await self.storage.sessions.end(person, sessions)
        self._identity.end(sessions)

    # Keys

    async def begin_proof(self, scope: Any) -> Any:
        """Return what a browser shows its passkey for."""
        _person, session = await self.mine(scope)
        return request_options(self.party, self._challenges.make(scope, "prove", session))

    async def prove(self, scope: Any, answer: Answer) -> None:
        """Note that the account's owner has just shown a passkey."""
        person, session = await self.mine(scope)
        challenge = self._challenges.of(scope, "prove", session)
        credential, backed_up = await self._checked(challenge, answer)
        if credential.person != person:
            raise Refused("passkey_foreign")

        def change(connection: Connection) -> None:
            challenge.use(connection)
            rows.note_use(connection, credential, backed_up=backed_up)
            rows.prove(connection, session)

        await self.storage.write(change)

    async def prove_by_code(self, scope: Any, code: str) -> str:
        """Note that the account's owner has just shown the recovery code; return the next one."""
        person, session = await self.mine(scope)
        following = recovery.new_code()

        def change(connection: Connection) -> None:
            recovery.use_code(connection, code, following, time.time(), person)
            rows.prove(connection, session)

        await self.storage.write(change)
        return following

    async def begin_passkey(self, scope: Any) -> Any:
        """Return what a browser makes a further passkey from."""
        person, session = await self.mine(scope)

        def ask(connection: Connection) -> tuple[str | None, list[str]]:
            rows.check_proved(connection, session)
            known = rows.find_credentials(connection, person=person)
            return rows.handle_of(connection, person), [one.id for one in known]

        handle, known = await self.storage.read(ask)
        name = await self.storage.people.name(person)
        challenge = self._challenges.make(scope, "add", session)
        return creation_options(self.party, handle or "", name or "", challenge, known)

    async def add_passkey(self, scope: Any, answer: Answer, label: str | None) -> None:
        """Store a further passkey."""
        person, session = await self.mine(scope)
        challenge = self._challenges.of(scope, "add", session)
        new = new_passkey(self.party, challenge, answer)

        def change(connection: Connection) -> None:
            rows.check_proved(connection, session)
            challenge.use(connection)
            rows.add_passkey(connection, person, self.party.id, new, label)

        await self.storage.write(change)

    async def change_proved(self, scope: Any, change: Callable[[Connection, int], T]) -> T:
        """Make a change that a fresh passkey or recovery code is needed for."""
        person, session = await self.mine(scope)

        def proved(connection: Connection) -> T:
            rows.check_proved(connection, session)
            return change(connection, person)

        return await self.storage.write(proved)

    async def new_recovery(self, scope: Any) -> str:
        """Make a new recovery code; the one before doesn't work any more."""
        code = recovery.new_code()
        await self.change_proved(scope, lambda c, person: rows.new_recovery(c, person, code))
        return code

    # The account itself

    async def rename(self, person: int, name: str) -> None:
        """Change an account's name."""
        await self.storage.write(lambda c: rename_account(c, person, name, time.time()))
        self.storage.people.forget_name(person)

    async def merge(self, scope: Any) -> Merged:
        """Make the games of the guest that this browser was those of the account."""
        person, session = await self.mine(scope)
        guest = await self.storage.read(lambda c: rows.guest_of(c, session))
        if guest is None:
            raise Refused("merge_none")
        for _attempt in range(ATTEMPTS):
            merged = await self.storage.write(lambda c: merge(self.storage, c, guest, person))
            if merged is not None:
                break
        else:
            raise Refused("storage")
        if not merged.kept:
            self._identity.forget(guest)
        return merged

    # Shared

    async def _checked(self, challenge: Challenge, answer: Answer) -> tuple[Credential, bool]:
        """Return the passkey that has signed a challenge, and whether it is backed up."""
        passkey = id_of(answer)
        found = await self.storage.read(lambda c: rows.find_credentials(c, passkey=passkey))
        handle = handle_of(answer)
        if not found or handle not in (None, found[0].handle):
            raise Refused("passkey_unknown")
        return found[0], check_passkey(self.party, challenge, found[0], answer)

    def _entering(self, before: str | None, person: int, label: str | None) -> tuple[str, Entering]:
        token = secrets.token_urlsafe(32)
        return token, Entering(hash_token(token), label, before, person)

    def _enter(self, connection: Connection, person: int, entering: Entering, *, is_proved: bool) -> list[str]:
        check_not_suspended(connection, person)
        ended = rows.enter(connection, person, entering, is_proved=is_proved)
        announce_ended(self.storage, connection, ended)
        return ended

    async def _let_in(self, scope: Any, token: str, change: Callable[[Connection], list[str] | None]) -> bool:
        """Store a new session, end the one before, and give the browser its token."""
        ended = await self.storage.write(change)
        if ended is None:
            return False
        self._identity.end(ended)
        scope[NEW_TOKEN] = token
        return True
