"""Runs a script with the compiled modules and with the interpreted ones, each in a process of its own."""

import os
import subprocess
import sys


def printed(script: str, pure: str = "0") -> str:
    """Return what a script prints; `pure` is BYZANZ_PURE."""
    environment = os.environ | {"BYZANZ_PURE": pure, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def printed_by_both(script: str) -> str:
    """Return what a script prints, which is the same both ways."""
    compiled = printed(script)
    assert compiled == printed(script, pure="1")
    return compiled
