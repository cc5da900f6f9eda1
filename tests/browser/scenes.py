"""Moments of real games for the pictures of the table: played by the rules, shown to the page over a played connection."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from byzanz import Game, Rules, View, fairness, total_of
from byzanz.table.play.legal import legal_summary

ROOM = "a2345678912345"
NAMES = ["Lena", "Irene", "Basil", "Zoe", "Leo", "Anna"]

Wanted = Callable[[View], bool]
MOMENTS: dict[str, Wanted] = {
    "bid": lambda view: (
        view.turn == 0
        and view.phase == "bid"
        and bool(view.bids[0])
        and view.leader not in (None, 0)
        and view.round > 1
        and any(card != "M" for card in view.hand or ())
        and len(view.market) > 2
        and _can_raise(view)
    ),
    "wait": lambda view: view.phase == "bid" and view.turn not in (0, None) and view.leader == 0 and view.round > 1,
    "open": lambda view: (
        view.phase == "bid" and view.turn == 0 and view.leader is None and view.round == 1 and view.version > 4
    ),
    "give": lambda view: view.phase == "give" and view.turn == 0 and len(view.lot) > 2,
    "take": lambda view: (
        view.phase == "take" and view.turn == 0 and view.round > 1 and len({card[0] for card in view.market}) > 3
    ),
    "limit": lambda view: view.phase == "limit" and view.turn == 0 and view.excess > 1,
    "final": lambda view: (
        view.phase == "final" and not view.done[0] and any(a.verb == "sell" for a in view.legal_actions())
    ),
    "over": lambda view: view.phase == "over",
}


def _can_raise(view: View) -> bool:
    goods = total_of(view.hand or ())
    return view.need is not None and view.bid_totals[0] + goods >= view.need


@dataclass(frozen=True)
class Scene:
    """A moment as seat 0 sees it, with everything the page asks the server for."""

    players: int
    view: dict[str, Any]
    legal: dict[str, Any]
    events: list[dict[str, Any]]
    room: dict[str, Any]
    record: dict[str, Any] | None = None


@cache
def finished(players: int) -> Scene:
    """The end of a game that was dealt as at a table, with its record; seat 0 has kept what it needs to check the deal."""
    secret = "0123456789abcdef" * 4
    seeds = [f"{seat + 1}f" * 32 if seat % 2 == 0 else None for seat in range(players)]
    deck, first = fairness.derive(secret, seeds)
    game, rng = Game(players, deck=deck, first=first), random.Random(players)
    while game.result is None:
        play_on(game, rng)
    base = _scene(game.view(0), players, memory_aid=True)
    deal = {"method": fairness.METHOD, "commitment": fairness.commitment_to(secret), "secret": secret, "seeds": seeds}
    bots = [seat["bot"] for seat in base.room["seats"]]
    record = json.loads(game.record(NAMES[:players], bots=bots, deal=deal).dumps())
    return replace(base, room=base.room | {"commitment": deal["commitment"]}, record=record)


@cache
def scene(moment: str, players: int, *, memory_aid: bool = True) -> Scene:
    """The first such moment that a seeded game comes to."""
    if moment == "over":
        return finished(players)
    return scene_of(reach(MOMENTS[moment], players), memory_aid=memory_aid)


def watched(moment: str, players: int) -> Scene:
    """The same moment as a spectator sees it."""
    base = scene_of(game := reach(MOMENTS[moment], players))
    view = game.view(None).to_dict()
    seats = [seat | {"you": False, "local": False, "host": seat["seat"] == 0} for seat in base.room["seats"]]
    room = base.room | {"you": None, "host": False, "spectators": 3, "seats": seats}
    return Scene(players, view, {}, view.pop("events"), room)


def reach(wanted: Wanted, players: int) -> Game:
    """Play seeded games until seat 0 sees what is wanted."""
    for seed in range(400):
        rng = random.Random(seed)
        game = Game(players=players, seed=seed, rules=Rules(open_scores=False))
        while not wanted(game.view(0)):
            if game.phase == "over":
                break
            play_on(game, rng)
        else:
            return game
    raise LookupError(f"no game of {players} players comes to that")


def scene_of(game: Game, *, memory_aid: bool = True) -> Scene:
    """The game as seat 0 sees it now."""
    return _scene(game.view(0), game.players, memory_aid)


def play_on(game: Game, rng: random.Random) -> None:
    """One lively action: people here bid more and sell less than chance would."""
    seat = game.waiting_for[0]
    actions = game.legal_actions(seat)
    bids = sorted(
        (action for action in actions if action.verb == "bid"), key=lambda action: (action.total, len(action.cards))
    )
    sales = [action for action in actions if action.verb == "sell"]
    if bids and rng.random() < 0.72 and bids[0].total < 8:
        game.act(seat, bids[0])
    elif sales and rng.random() < 0.18 and game.phase != "final":
        game.act(seat, rng.choice(sales))
    else:
        rest = [action for action in actions if action.verb not in ("bid", "sell")]
        game.act(seat, rng.choice(rest))


def _scene(view: View, players: int, memory_aid: bool) -> Scene:
    fields = view.to_dict()
    events = fields.pop("events")
    seats = [
        {
            "seat": seat, "name": NAMES[seat] if seat % 2 == 0 else None, "face": None,
            "kind": "person" if seat % 2 == 0 else "bot",
            "bot": "shrewd" if seat % 2 else None, "here": True, "you": seat == 0, "local": seat == 0, "host": seat == 0,
            "stand_in": False, "rematch": False, "seed_given": True, "since": None, "idle": None, "free": False,
        }
        for seat in range(players)
    ]  # fmt: skip
    room = {
        "room": ROOM, "state": "over" if view.phase == "over" else "playing", "players": players,
        "options": {"memory_aid": memory_aid, "open_scores": False, "tie_break": "all-cards", "spectators": True, "clock": None,
                    "pace": "normal", "hints": "off", "analysis": True, "take_over": "ask", "idle": 15},
        "listed": False, "played_on": None,
        "seats": seats, "you": 0, "host": True, "spectators": 0, "commitment": "", "muted": [], "rematch": None,
        "series": {"games": 0, "lines": []}, "removed": False, "asked": None, "declined": False, "asks": [], "away": [],
    }  # fmt: skip
    return Scene(players, fields, legal_summary(view), events, room)


def lobby(players: int) -> Scene:
    """A room in which two have sat down."""
    base = scene("bid", players)
    seats = [dict(seat) for seat in base.room["seats"]]
    for seat in seats[2:]:
        seat |= {"name": None, "kind": "open", "bot": None}
    return Scene(players, {}, {}, [], base.room | {"state": "lobby", "seats": seats})


def send_steps(socket: WebSocketRoute, game: Game, action: str) -> None:
    """Do what seat 0 wants, then let the others play until seat 0 must act or a round begins; send each step."""
    rng = random.Random(1)
    mine: str | None = action
    events: list[dict[str, Any]] = []
    while mine is not None or not (
        game.result or 0 in game.waiting_for or any(event["kind"] == "round_began" for event in events)
    ):
        before = len(game.view(0).events)
        was = game.view(0).version
        if mine is not None:
            game.act(0, mine)
        else:
            play_on(game, rng)
        mine = None
        view = game.view(0)
        changed = view.to_dict()
        events = changed.pop("events")[before:]
        step = {
            "type": "step",
            "version": view.version,
            "was": was,
            "by": "person",
            "changed": changed,
            "events": events,
        }
        socket.send(json.dumps(step | {"legal": legal_summary(view)}))


def show(
    page: Page, address: str, shown: Scene, heard: list[dict[str, Any]] | None = None, game: Game | None = None
) -> None:
    """Open the table's page on the scene: everything but the files of the page is played; `heard` gets its frames.

    Where the scene's `game` is given, seat 0's actions are done in it and the page is sent the steps.
    """

    def answer(route: Route) -> None:
        body: Any = {"error": {"code": "room_unknown", "facts": {}}}
        if route.request.url.endswith("/api/me"):
            body = {"name": "Lena", "face": None, "games": []}
        elif route.request.url.endswith("/log"):
            body = {"events": shown.events, "notes": []}
        elif route.request.url.endswith("/record") and shown.record is not None:
            body = shown.record
        route.fulfill(
            status=200 if "error" not in body else 404, content_type="application/json", body=json.dumps(body)
        )

    def connect(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if heard is not None:
                heard.append(frame)
            version = game.view(0).version if game else shown.view.get("version", 0)
            socket.send(json.dumps({"type": "answer", "id": frame["id"], "version": version}))
            if game and frame["do"] == "act":
                send_steps(socket, game, frame["action"])

        socket.on_message(hear)
        socket.send(json.dumps({"type": "room", "room": shown.room}))
        if shown.view:
            auto = {"pass": True, "skip": False, "bid": None}
            table = {
                "version": shown.view["version"],
                "view": shown.view,
                "legal": shown.legal,
                "auto": auto,
                "clock": None,
            }
            socket.send(json.dumps({"type": "table"} | table))

    if shown.record is not None:
        deal = shown.record["deal"]
        kept = {"commitment": deal["commitment"], "seed": deal["seeds"][0], "taken": True, "at": 0}
        page.add_init_script(f"localStorage.setItem('byzanz.deal.{ROOM}', {json.dumps(json.dumps(kept))})")
    page.unroute_all()
    page.route("**/api/**", answer)
    page.route_web_socket("**/socket", connect)
    page.goto(f"{address}table/{ROOM}")


def acted(page: Page, heard: list[dict[str, Any]]) -> list[str]:
    """Return the actions that the page has sent, as soon as there is one."""
    for _ in range(400):
        if found := [frame["action"] for frame in heard if frame["do"] == "act"]:
            return found
        page.wait_for_timeout(50)
    raise AssertionError("no action was sent")
