"""Keys that are about the others at the table and about the next game; each does nothing where it has no sense."""

from collections.abc import Awaitable, Callable

from byzanz import Refused
from byzanz.locales import Texts
from byzanz.tui.company import free_seats, idle_seat, to_nudge
from byzanz.tui.links import Link
from byzanz.tui.lobby import lobby_keys
from byzanz.tui.menus import rematch_keys


class PeopleKeys:
    """The commands of one screen, by their keys."""

    def __init__(self, link: Link, texts: Callable[[], Texts], refuse: Callable[[Refused], None]) -> None:
        """`refuse` shows what the table said no to."""
        self._link = link
        self._texts_now = texts
        self._refuse = refuse
        self.commands: dict[str, Callable[[], Awaitable[None]]] = {
            "n": self._renew,
            "r": self._rematch,
            "b": self._start,
            "i": self._come_back,
            "f": self._resume,
            "u": self._nudge,
            "v": self._let_stand_in,
            "j": self._join,
        }

    async def _renew(self) -> None:
        if self._link.client.is_over and self._link.can_renew:
            await self._link.renew()

    async def _rematch(self) -> None:
        """Want another game at a server's table, or take that back."""
        client = self._link.client
        if client.room is None or client.me is None or not client.is_over or self._link.can_renew:
            return
        wants = client.room["seats"][client.me]["rematch"]
        await self._try(self._link.cancel_renewal if wants else self._link.renew)

    async def _start(self) -> None:
        """Begin with bots: a table that waits for players, or a rematch without those who are gone."""
        client = self._link.client
        if client.room is None:
            return
        if client.view is None and "b" in dict(lobby_keys(client.room, self._texts_now())):
            await self._try(self._link.start)
        elif client.is_over and "b" in dict(rematch_keys(client.room, self._texts_now())):
            await self._try(self._link.renew_with_bots)

    async def _come_back(self) -> None:
        """Take the seat back from the bot that plays on it."""
        if self._link.client.has_stand_in:
            await self._try(lambda: self._link.ask("back"))

    async def _resume(self) -> None:
        """Go on with the kept game, as long as nobody has begun to play this one."""
        if self._link.can_resume:
            await self._link.resume()

    async def _nudge(self) -> None:
        """Remind the person that everybody waits for."""
        if (seat := to_nudge(self._link.client)) is not None and not self._link.can_renew:
            await self._try(lambda: self._link.ask("nudge", seat=seat))

    async def _let_stand_in(self) -> None:
        """Let a bot play for somebody who has been idle for long."""
        if (idle := idle_seat(self._link.client)) is not None:
            await self._try(lambda: self._link.ask("stand_in", seat=idle["seat"], version=idle["idle"]))

    async def _join(self) -> None:
        """Take over a bot's seat, as somebody who watches."""
        if seats := free_seats(self._link.client):
            await self._try(lambda: self._link.take_over(seats[0]))

    async def _try(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except Refused as refused:
            self._refuse(refused)
