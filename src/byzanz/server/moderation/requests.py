"""What an operator may ask and order; the same for the database and for a running server's socket."""

import re
from typing import TypeAlias

import msgspec


def _tag(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()


class _Request(msgspec.Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True):
    pass


class People(_Request, frozen=True):
    """List people, those seen last first; with a text those whose name has it, or whose number it is."""

    text: str = ""
    most: int = 50


class Rooms(_Request, frozen=True):
    """List rooms, the last changed first; with a text the room of that id, or those where such a name sits."""

    text: str = ""
    most: int = 50


class Reports(_Request, frozen=True):
    """List reports, the newest first; with a text those about such a name or number, or from that room."""

    text: str = ""
    most: int = 50
    closed: bool = False


class Log(_Request, frozen=True):
    """List what operators have done, the newest first."""

    most: int = 50


class Invitations(_Request, frozen=True):
    """List invitations, the newest first."""

    most: int = 50


class State(_Request, frozen=True):
    """Say what holds for the whole server."""


class Rename(_Request, frozen=True):
    """Give somebody another name, at their tables too."""

    person: int
    name: str


class Mute(_Request, frozen=True):
    """Let nobody read any more what somebody says; without days for ever."""

    person: int
    days: int | None = None


class Unmute(_Request, frozen=True):
    """End a mute."""

    person: int


class Suspend(_Request, frozen=True):
    """Let somebody do nothing here; without days for ever."""

    person: int
    days: int | None = None


class Unsuspend(_Request, frozen=True):
    """End a suspension."""

    person: int


class Delete(_Request, frozen=True):
    """Delete somebody, as they could themselves."""

    person: int


class Close(_Request, frozen=True):
    """Note that a report has been dealt with."""

    report: int


class Notice(_Request, frozen=True):
    """Show everybody a notice; without a text show none any more."""

    text: str | None = None


class ReadOnly(_Request, frozen=True):
    """Let nothing be changed any more, or again."""

    on: bool


class Invite(_Request, frozen=True):
    """Make an invitation."""

    days: int = 7
    uses: int = 1


class Revoke(_Request, frozen=True):
    """End an invitation."""

    invitation: int


Question: TypeAlias = People | Rooms | Reports | Log | Invitations | State
Act: TypeAlias = Rename | Mute | Unmute | Suspend | Unsuspend | Delete | Close | Notice | ReadOnly | Invite | Revoke
Request: TypeAlias = Question | Act


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request with who makes it: a user of this machine, for the log."""

    by: str
    request: Request


def name_of(request: Request) -> str:
    """Return what a request is called."""
    return _tag(type(request).__name__)
