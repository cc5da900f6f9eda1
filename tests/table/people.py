"""People at simulated tables: they see only frames, over connections that lose, repeat, delay and reorder them."""

import itertools
import random
from typing import Any

from byzanz.table.play.audience import Viewer
from tests.table.virtual import Host, World

PATIENCE = 6.0
"""Seconds until a frame without an answer is sent again."""


class Link(Viewer):
    """One connection of a person to a host, or of a spectator."""

    def __init__(self, person: int, host: Host, client: "Client | None") -> None:
        super().__init__(person)
        self.host = host
        self.client = client
        self.is_open = True
        self.kept: dict[str, Any] = {}
        """What a client that got every frame in order has of the view."""


class Client:
    """A person's browser: keeps the view by frames, sends one frame at a time, and sends it again until it is answered."""

    def __init__(self, world: World, person: int, room: str) -> None:
        self.world = world
        self.person = person
        self.room = room
        self.rng = random.Random(world.rng.getrandbits(64))
        self.link: Link | None = None
        self.version = -1
        self.view: dict[str, Any] = {}
        self.legal: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.open_frame: dict[str, Any] | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.refused: dict[str, str] = {}
        self.bid_orders: list[dict[str, Any]] = []
        self.has_vanished = False
        self._ids = itertools.count()
        world.after(0.0, self.wake)

    # Connections

    def connect(self) -> None:
        up = [host for host in self.world.hosts if host.is_up]
        if self.link is not None or not up:
            return
        host = self.rng.choice(up)
        hosted = host.open(self.room)
        self.link = Link(self.person, host, self)
        self.world.counts["connections"] += 1
        hosted.table.enter(self.link, self.world.now())
        host.flush(hosted)
        host.reschedule(hosted)

    def disconnect(self) -> None:
        link, self.link = self.link, None
        if link is None or not link.is_open:
            return
        link.is_open = False
        hosted = link.host.tables.get(self.room)
        if hosted is not None and link in hosted.table.audience.viewers:
            hosted.table.leave(link, self.world.now())
            link.host.flush(hosted)
            link.host.reschedule(hosted)

    # Frames in

    def deliver(self, frame: dict[str, Any], link: Link) -> None:
        """A frame is on its way: it may be lost, late or overtaken."""
        if self.world.happens(0.01):
            return
        delay = 0.01 if not self.world.happens(0.05) else self.rng.uniform(0.0, 2.0)
        self.world.after(delay, lambda: self.get(frame, link))

    def get(self, frame: dict[str, Any], link: Link) -> None:
        if link is not self.link:
            return
        match frame:
            case {"type": "room", "room": room}:
                self.shown = room
            case {"type": "table", "version": version, "view": view, "legal": legal}:
                if version >= self.version:
                    self.version, self.view, self.legal = version, dict(view), legal
            case {"type": "step", "version": version, "was": was, "changed": changed, "legal": legal}:
                if was == self.version:
                    self.version, self.legal = version, legal
                    self.view.update(changed)
                elif version > self.version:
                    self.send({"id": f"sync {next(self._ids)}", "do": "sync"})
            case {"type": "answer"}:
                self.answered(frame)

    def answered(self, answer: dict[str, Any]) -> None:
        frame = self.open_frame
        if "version" in answer and answer["id"].startswith("act"):
            sent = frame["action"] if frame is not None and frame["id"] == answer["id"] else None
            before = self.acknowledged.setdefault(answer["id"], (answer["version"], sent or ""))
            assert before[0] == answer["version"], "one frame has two answers"
        if frame is None or answer["id"] != frame["id"]:
            return
        if answer.get("error", {}).get("code") != "storage":
            if "error" in answer:
                self.refused[frame["id"]] = answer["error"]["code"]
            self.open_frame = None

    # Frames out

    def send(self, frame: dict[str, Any]) -> None:
        link = self.link
        if link is None:
            return
        for _copy in range(2 if self.world.happens(0.05) else 1):
            if self.world.happens(0.03):
                continue
            delay = 0.01 if not self.world.happens(0.06) else self.rng.uniform(0.0, 4.0)
            self.world.after(delay, lambda: self.arrive(frame, link))

    def arrive(self, frame: dict[str, Any], link: Link) -> None:
        host = link.host
        hosted = host.tables.get(self.room)
        if not link.is_open or hosted is None or link not in hosted.table.audience.viewers:
            return
        self.world.counts["frames in"] += 1

        def done(outcome: Any) -> None:
            if isinstance(outcome, Exception):
                outcome = {"type": "answer", "id": frame["id"], "error": {"code": "storage", "facts": {}}}
            host._observe(host, hosted.table, outcome, [link])

        host.spawn(host.receive(hosted, link, frame), done)

    # What the person wants

    def vanish(self) -> None:
        """Go and never come back; whatever was sent last may still arrive."""
        self.world.counts["people who vanish"] += 1
        self.has_vanished = True
        self.open_frame = None
        self.disconnect()

    def wake(self) -> None:
        """Look at the table now and then, and do something."""
        if self.has_vanished:
            return
        if self.shown.get("state") == "over" and self.view.get("phase") == "over" and not self.open_frame:
            self.world.after(5.0, self.wake)
            return
        if self.world.happens(0.004):
            self.disconnect()
            self.world.after(self.rng.uniform(5, 90), self.wake)
            return
        if self.world.happens(0.02):
            self.disconnect()
        self.connect()
        if self.open_frame is not None:
            self.send(self.open_frame)
            self.world.after(PATIENCE, self.wake)
            return
        self.open_frame = self.wish()
        if self.open_frame is not None:
            self.send(self.open_frame)
        self.world.after(self.rng.uniform(0.2, 2.0) if self.open_frame is None else 0.3, self.wake)

    def wish(self) -> dict[str, Any] | None:
        """The next frame, if there is anything to say."""
        if self.link is None or not self.shown:
            return None
        state = self.shown["state"]
        number = next(self._ids)
        if self.shown["you"] is None:
            return None  # this host hasn't heard yet that the person has joined
        if state in ("lobby", "dealing") and not self.shown["seats"][self.shown["you"]]["seed_given"]:
            return {"id": f"seed {number}", "do": "seed", "seed": f"{self.rng.getrandbits(256):064x}"}
        if self.version < 0:
            return {"id": f"sync {number}", "do": "sync"} if state == "playing" else None
        if self.rng.random() < 0.08:
            return self.whim(number)
        action = self.choice()
        if action is None:
            return None
        return {"id": f"act {self.person} {number}", "do": "act", "version": self.version, "action": action}

    def whim(self, number: int) -> dict[str, Any]:
        """Something that isn't an action, or one that may well be wrong."""
        rng = self.rng
        whims: list[dict[str, Any]] = [
            {"do": "auto", "skip": True},
            {"do": "auto", "bid": {"up_to": rng.randint(1, 9), "then": rng.choice(["pass", "ask"])}},
            {"do": "auto", "pass": rng.random() < 0.5, "bid": None},
            {"do": "mute", "seat": rng.randrange(6), "on": rng.random() < 0.5},
            {"do": "say", "phrase": "hello"},
            {"do": "back"},
            {"do": "sync"},
            {"do": "ping"},
        ]
        wrong = [{"do": "act", "version": max(0, self.version - 1), "action": "pass"}]
        wrong += [{"do": "act", "version": self.version, "action": action} for action in ("bid M", "give C1", "x")]
        chosen = rng.choice(whims + wrong)
        if chosen.get("bid"):
            self.bid_orders.append(chosen["bid"])
        return {"id": f"{chosen['do']} {self.person} {number}"} | chosen

    def choice(self) -> str | None:
        """An action that the table offers."""
        legal, rng = self.legal, self.rng
        if "sell" in legal and rng.random() < (0.6 if "done" in legal else 0.05):
            return "sell " + (rng.choice(list(legal["sales"])) if rng.random() < 0.5 else " ".join(legal["sell"][0]))
        if "bid" in legal and rng.random() < 0.4:
            return "bid " + " ".join(rng.choice(legal["bid"]["cheapest"][:3])["cards"])
        for verb in ("discard", "give", "take"):
            if verb in legal:
                return f"{verb} {rng.choice(legal[verb])}"
        return "pass" if "pass" in legal or "done" in legal else None
