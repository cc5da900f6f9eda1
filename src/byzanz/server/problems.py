"""Refusals of the server: a code and the facts, never a sentence."""

from byzanz.server import wire


class Declined(Exception):
    """A request that is not done; `code` and `facts` reach the one who asked."""

    def __init__(self, code: str, status: int = 400, /, **facts: wire.Fact) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts = facts

    def problem(self) -> wire.Problem:
        """The refusal as it travels."""
        return wire.Problem(self.code, self.facts)


class StorageDown(Exception):
    """The database did not take a change: nothing has happened that anyone may be told of.

    Only the first line of the reason is kept, for it is logged: PostgreSQL adds the row that failed, and a room's row
    holds the deck.
    """

    def __init__(self, why: object) -> None:
        super().__init__(str(getattr(why, "orig", None) or why).partition("\n")[0])
