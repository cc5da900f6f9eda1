"""`byzanz admin`: what the operator of a server asks and orders."""

import argparse
import getpass
import json
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.locales import harmless, texts

if TYPE_CHECKING:
    from byzanz.server.moderation.requests import Request

LISTS = ("people", "rooms", "reports", "invitations", "log")
COLUMNS = {
    "people": ("person", "name", "kind", "seen", "rooms", "reports", "sanctions"),
    "rooms": ("room", "state", "updated", "seats"),
    "reports": ("report", "at", "about", "name", "reason", "room", "version", "by", "closed"),
    "invitations": ("invitation", "created", "expires", "uses", "state"),
    "log": ("entry", "at", "act", "about", "by", "facts"),
}


def add(commands: Subparsers) -> None:
    """Declare the command with what can be asked and ordered."""
    text = texts()
    long = text("admin-long")
    parser = commands.add_parser("admin", help=text("cli-admin"), description=long)
    acts = parser.add_subparsers(title=text("cli-commands"), metavar="", required=True)
    for name in LISTS:
        one = _declare(acts, name, is_list=True)
        if name in ("people", "rooms", "reports"):
            one.add_argument("text", metavar="TEXT", nargs="?", default="", help=text("admin-text"))
        one.add_argument("--most", metavar="N", type=int, default=50, help=text("admin-most"))
        if name == "reports":
            one.add_argument("--all", action="store_true", help=text("admin-all"))
    for name in ("rename", "mute", "unmute", "suspend", "unsuspend", "delete"):
        one = _declare(acts, name)
        one.add_argument("person", metavar="PERSON", type=int, help=text("admin-person"))
        if name == "rename":
            one.add_argument("name", metavar="NAME", help=text("admin-name"))
        if name in ("mute", "suspend"):
            one.add_argument("--days", metavar="N", type=int, help=text("admin-days"))
    _declare(acts, "close").add_argument("report", metavar="REPORT", type=int, help=text("admin-report"))
    notice = _declare(acts, "notice").add_mutually_exclusive_group(required=True)
    notice.add_argument("text", metavar="TEXT", nargs="?", help=text("admin-notice-text"))
    notice.add_argument("--clear", action="store_true", help=text("admin-clear"))
    _declare(acts, "read-only").add_argument("on", metavar="on|off", choices=("on", "off"), help=text("admin-on"))
    _declare(acts, "state", is_list=True)
    invite = _declare(acts, "invite", is_list=True)
    invite.add_argument("--days", metavar="N", type=int, default=7, help=text("admin-invite-days"))
    invite.add_argument("--uses", metavar="N", type=int, default=1, help=text("admin-uses"))
    revoke = _declare(acts, "revoke")
    revoke.add_argument("invitation", metavar="INVITATION", type=int, help=text("admin-invitation"))


def _declare(acts: Subparsers, name: str, *, is_list: bool = False) -> argparse.ArgumentParser:
    text = texts()
    said = text(f"admin-{name}")
    parser = acts.add_parser(name, help=said, description=said)
    parser.add_argument("--database", metavar="DATABASE", help=text("setting-database"))
    if is_list:
        parser.add_argument("--json", action="store_true", help=text("admin-json"))
    parser.set_defaults(run=run, act=name)
    return parser


def run(args: argparse.Namespace) -> int:
    """Send the request to the server or the database, and print the answer."""
    try:
        from byzanz.server.moderation.desk import ask_database
        from byzanz.server.moderation.door import ask_server
        from byzanz.server.moderation.requests import Letter
        from byzanz.server.settings import from_arguments
    except ImportError as missing:
        raise missing_extra("play", missing.name) from None
    settings = from_arguments(argparse.Namespace(database=args.database))
    letter = Letter(_user(), _request(args))
    answer = (ask_database if settings.is_postgres else ask_server)(settings, letter)
    if getattr(args, "json", False):
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    elif args.act in LISTS:
        _print_table(args.act, answer)
    else:
        _print_done(args.act, answer)
    return 0


def _user() -> str:
    """Return who asks, for the log."""
    try:
        return getpass.getuser()[:64]
    except (OSError, KeyError):
        return "?"


def _request(args: argparse.Namespace) -> "Request":
    from byzanz.server.moderation import requests

    match args.act:
        case "people":
            return requests.People(args.text, args.most)
        case "rooms":
            return requests.Rooms(args.text, args.most)
        case "reports":
            return requests.Reports(args.text, args.most, args.all)
        case "log":
            return requests.Log(args.most)
        case "invitations":
            return requests.Invitations(args.most)
        case "state":
            return requests.State()
        case "rename":
            return requests.Rename(args.person, args.name)
        case "mute":
            return requests.Mute(args.person, args.days)
        case "suspend":
            return requests.Suspend(args.person, args.days)
        case "close":
            return requests.Close(args.report)
        case "notice":
            return requests.Notice(None if args.clear else args.text)
        case "read-only":
            return requests.ReadOnly(args.on == "on")
        case "invite":
            return requests.Invite(args.days, args.uses)
        case "revoke":
            return requests.Revoke(args.invitation)
    of_a_person: dict[str, Callable[[int], Request]] = {
        "unmute": requests.Unmute,
        "unsuspend": requests.Unsuspend,
        "delete": requests.Delete,
    }
    return of_a_person[args.act](args.person)


def _print_done(act: str, answer: dict[str, Any]) -> None:
    text = texts()
    if act == "state":
        on = "yes" if answer["read_only"] else "no"
        print(text("admin-state-shown", notice=answer["notice"] or "–", read_only=on))
        return
    facts = {name: value for name, value in answer.items() if isinstance(value, str | int)}
    until = answer.get("until", answer.get("expires"))
    print(text(f"admin-{act}-done", **facts | _until(until)))


def _print_table(kind: str, rows: list[dict[str, Any]]) -> None:
    """Print rows as columns; what others have written can't order the terminal about."""
    text = texts()
    heads = [text(f"admin-column-{name}") for name in COLUMNS[kind]]
    cells = [[" ".join(str(harmless(_cell(kind, name, row))).split()) for name in COLUMNS[kind]] for row in rows]
    widths = [max(len(line[at]) for line in [heads, *cells]) for at in range(len(heads))]
    for line in [heads, *cells]:
        print("  ".join(one.ljust(width) for one, width in zip(line, widths, strict=True)).rstrip())


def _cell(kind: str, name: str, row: dict[str, Any]) -> str:
    """Return what stands in a column; what isn't known is a dash."""
    text = texts()
    match kind, name:
        case "people", "kind":
            return text("admin-kind", kind="account" if row["account"] else "guest")
        case "people", "sanctions":
            return ", ".join(_sanction(one) for one in row["sanctions"]) or "–"
        case "rooms", "seats":
            return ", ".join(map(_seat, row["seats"]))
        case "invitations", "uses":
            return f"{row['used']}/{row['uses']}"
        case "invitations", "state":
            return text("admin-invitation-state", works="yes" if row["works"] else "no")
        case "reports", "reason":
            return text(f"complaint-{row['reason']}")
        case "log", "facts":
            known = (*COLUMNS["log"][:-1],)
            return " ".join(f"{key}={value}" for key, value in row.items() if key not in known) or "–"
    value = row.get(name)
    if value is None:
        return "–"
    return _moment(value) if isinstance(value, float) else str(value)


def _sanction(one: dict[str, Any]) -> str:
    return texts()("admin-sanction", kind=one["kind"], **_until(one["until"]))


def _until(until: float | None) -> dict[str, str]:
    """Return the end of something as its sentence takes it."""
    return {"forever": "yes", "until": ""} if until is None else {"forever": "no", "until": _moment(until)}


def _seat(one: dict[str, Any]) -> str:
    """Return who sits on a seat, with their numbers."""
    if one["kind"] != "person":
        return one["bot"] or one["name"] or "–"
    numbers = "+".join(map(str, one["people"]))
    return f"{one['name'] or '–'} ({numbers})"


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
