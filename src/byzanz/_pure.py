"""Choose the interpreted rules: with `BYZANZ_PURE=1` every module loads from its `.py`, compiled twin or not."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the `.py` of a module of ours where an extension module lies beside it and would be taken first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Answer where the source of the module is, or None to let Python look by itself."""
        if path is None or not name.startswith("byzanz."):
            return None
        for folder in path:
            source = Path(folder, name.rpartition(".")[2] + ".py")
            if source.is_file():
                return spec_from_file_location(name, source)
        return None


def wanted() -> bool:
    """Tell whether the interpreted modules are asked for."""
    return os.environ.get("BYZANZ_PURE", "") not in ("", "0")


def compiled(name: str = "byzanz.rules.state") -> bool:
    """Tell whether a module, unless said otherwise the rules' state, runs compiled."""
    return (import_module(name).__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


if wanted() and SourceFinder not in sys.meta_path:
    sys.meta_path.insert(0, SourceFinder)
