"""Finds all that can be reached from an object, as Python's garbage collector sees it."""

from __future__ import annotations

import gc
from enum import Enum
from types import BuiltinFunctionType, FunctionType, ModuleType

import byzanz

_CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, Enum)
_VALUES = (str, bytes, int, float, tuple, frozenset, type(None), byzanz.Action, byzanz.Rules)


def reach(root: object) -> list[object]:
    """Return the object and all that can be reached from it, without code and the members of enumerations."""
    found = {id(root): root}
    waiting = [root]
    while waiting:
        for part in gc.get_referents(waiting.pop()):
            if id(part) not in found and not isinstance(part, _CODE):
                found[id(part)] = part
                waiting.append(part)
    return list(found.values())


def changeable(part: object) -> bool:
    """Whether an object can change, so that two owners of it would not be independent."""
    return not isinstance(part, _VALUES)
