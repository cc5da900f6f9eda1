"""Kills a server again and again while people play, and checks that everything it acknowledged is still there."""

import asyncio
import contextlib
import random
import subprocess
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from byzanz import Refused
from byzanz.server.settings import Settings
from byzanz.server.store.backup import back_up
from tests.server.harness import Process
from tests.server.postgres import Cluster, program
from tests.server.torturing_friends import Company
from tests.server.torturing_guests import Guest, Kept, check, everybody_goes_on


@dataclass
class Backup:
    """A copy that was made among the kills, and what had been acknowledged when it was begun."""

    file: Path
    kept: list[Kept]


class Torture:
    """Rooms full of play, and kills at moments that nobody chose, of a server or of the database that is named."""

    def __init__(
        self,
        servers: Sequence[Process],
        *,
        rooms: int,
        chance: random.Random,
        companies: int = 1,
        victim: Cluster | None = None,
    ) -> None:
        self.servers = servers
        self.chance = chance
        self.victims: list[Process | Cluster] = [*servers, *([] if victim is None else [victim])]
        self.guests = [Guest(chance.choice(servers).browser(), chance.choice((3, 4))) for _ in range(rooms)]
        self.companies = [
            Company([chance.choice(servers).browser() for _ in range(3)], chance) for _ in range(companies)
        ]
        self.backup: Backup | None = None
        self.calls: Counter[str] = Counter()

    @property
    def settings(self) -> Settings:
        return self.servers[0].settings

    def games(self) -> list[Kept]:
        """All games that were played, by seat."""
        alone = [game for guest in self.guests for game in guest.games]
        return alone + [game for company in self.companies for game in company.games]

    async def run(self, *, kills: int, seconds: float, folder: Path) -> None:
        """Play and kill; return when everything has been checked."""
        over = asyncio.Event()
        playing = [asyncio.create_task(guest.play(over)) for guest in self.guests]
        playing += [asyncio.create_task(company.play(over)) for company in self.companies]
        playing.append(asyncio.create_task(self._back_up(folder, over)))
        self.chance.shuffle(self.victims)
        for number in range(kills):
            await asyncio.sleep(self.chance.uniform(0.2, seconds))
            victim = self.victims[number % len(self.victims)]
            victim.kill()
            await asyncio.to_thread(victim.start)
            for task in playing:  # whoever has found something has ended
                if task.done():
                    task.result()
        await asyncio.sleep(seconds)
        over.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for server in self.servers:
            server.kill()
        check(self.settings, self.games())
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        await everybody_goes_on(self.guests)
        for company in self.companies:
            self.calls.update(company.calls)
            for friend in company.friends:
                self.calls.update(friend.calls)

    async def _back_up(self, folder: Path, over: asyncio.Event) -> None:
        """Make one copy after the other, among the kills; a database that is being killed refuses."""
        while not over.is_set():
            kept = [replace(game, acknowledged=dict(game.acknowledged)) for game in self.games()]
            file = folder / "copy"
            with contextlib.suppress(Refused):
                await asyncio.to_thread(back_up, self.settings, file)
                self.backup = Backup(file, kept)
                self.calls["backups"] += 1
                if not self.settings.is_postgres:
                    await asyncio.to_thread(check, replace(self.settings, database=str(file)), kept)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), 3)

    def check_dump(self, cluster: Cluster) -> None:
        """Restore the last dump, which holds all that was acknowledged before it."""
        assert self.backup is not None, "there was never a backup"
        restored, restore = cluster.new_database("restored"), program("pg_restore")
        assert restore is not None
        subprocess.run([restore, "--no-owner", f"--dbname={restored}", str(self.backup.file)], check=True)
        check(replace(self.settings, database=restored), self.backup.kept)
