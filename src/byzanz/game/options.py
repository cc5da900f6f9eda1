"""The options of a table."""

from dataclasses import dataclass, fields
from typing import Any

from byzanz.game.refused import Refused

_TIE_BREAKS = ("all-cards", "goods-only")


@dataclass(frozen=True, slots=True)
class Rules:
    """How ties are broken (R8), and whether the points of all seats are shown during the game."""

    tie_break: str = "all-cards"
    open_scores: bool = False

    def __post_init__(self) -> None:
        if self.tie_break not in _TIE_BREAKS:
            raise Refused("rules", option="tie_break", got=repr(self.tie_break), allowed=" ".join(_TIE_BREAKS))
        if not isinstance(self.open_scores, bool):
            raise Refused("rules", option="open_scores", got=repr(self.open_scores), allowed="true false")

    def to_dict(self) -> dict[str, Any]:
        """Return all options by name."""
        return {"tie_break": self.tie_break, "open_scores": self.open_scores}

    def differing(self) -> dict[str, Any]:
        """Return the options that differ from the default, as the record writes them."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def from_dict(cls, options: object) -> "Rules":
        """Read the options of a record; refuse an unknown one, because it would change the game."""
        if not isinstance(options, dict):
            raise Refused("rules", got=repr(options)[:80])
        names = [field.name for field in fields(cls)]
        for name in options:
            if name not in names:
                raise Refused("rules", option=str(name)[:80], allowed=" ".join(names))
        return cls(**options)
