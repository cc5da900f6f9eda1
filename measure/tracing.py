"""Read a trace of Chromium: which tasks kept the page busy, at which moment, and with what.

A page under trace says by marks (`performance.mark('byzanz:…')`) which moment has come. Processor time is counted, not
the time that passed: what else the machine does disturbs it little.
"""

from __future__ import annotations

import bisect
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline", "v8", "v8.compile"]
PROFILER = "disabled-by-default-v8.cpu_profiler"

KINDS = {
    "UpdateLayoutTree": "style", "RecalculateStyles": "style", "Layout": "layout", "PrePaint": "prepaint",
    "UpdateLayerTree": "prepaint", "Paint": "paint", "Layerize": "layerize", "Commit": "commit", "CompositeLayers": "commit",
    "MinorGC": "gc", "MajorGC": "gc", "V8.GCIncrementalMarking": "gc", "BlinkGC.AtomicPhase": "gc",
    "v8.compile": "compile", "v8.compileModule": "compile", "V8.CompileCode": "compile", "V8.CompileLazy": "compile",
    "ParseHTML": "parse", "ParseAuthorStyleSheet": "parse", "HitTest": "hit test",
    "IntersectionObserverController::computeIntersections": "observers",
    "FunctionCall": "script", "EvaluateScript": "script", "RunMicrotasks": "script", "v8.callFunction": "script",
    "FireAnimationFrame": "script", "TimerFire": "script", "EventDispatch": "script", "v8.run": "script",
    "v8.evaluateModule": "script", "V8.InvokeMicrotasks": "script", "V8.RunMicrotasks": "script", "V8.Execute": "script",
}  # fmt: skip
SCRIPT = (
    "FunctionCall",
    "EvaluateScript",
    "RunMicrotasks",
    "v8.evaluateModule",
    "V8.InvokeMicrotasks",
    "V8.RunMicrotasks",
)


@dataclass
class Task:
    """A task of the page's main thread: processor time in ms, its moment, what the time went into."""

    start: float
    end: float
    ms: float
    moment: str = ""
    parts: Counter[str] = field(default_factory=Counter)
    forced: int = 0
    functions: Counter[str] = field(default_factory=Counter)

    def told(self) -> str:
        """Phrase what the task did, the largest part first."""
        parts = ", ".join(f"{name} {ms:.0f}" for name, ms in self.parts.most_common(5) if ms >= 1)
        return parts + (f", {self.forced} forced layouts" if self.forced else "")


def read(events: list[dict[str, Any]], slow: float) -> list[Task]:
    """Return all tasks of the threads that made marks, as long as they would take on a processor `slow` times slower."""
    marks: defaultdict[tuple[int, int], list[tuple[float, str]]] = defaultdict(list)
    for one in events:
        if one["name"].startswith("byzanz:") and one.get("ph") in ("I", "R", "i", "n"):
            marks[one["pid"], one["tid"]].append((one["ts"], one["name"].partition(":")[2]))
    tasks: list[Task] = []
    for thread, own in marks.items():
        spans = sorted(
            (one for one in events if (one["pid"], one["tid"]) == thread and one.get("ph") == "X" and "tdur" in one),
            key=lambda one: (one["ts"], -one["dur"]),
        )
        tasks += _tasks(spans, sorted(own), slow)
    return sorted(tasks, key=lambda task: task.start)


def _tasks(spans: Iterable[dict[str, Any]], marks: list[tuple[float, str]], slow: float) -> list[Task]:
    """Nest the spans of a thread: each task gets what its spans did by themselves."""
    tasks: list[Task] = []
    stack: list[dict[str, Any]] = []
    times = [at for at, _ in marks]
    for span in spans:
        while stack and stack[-1]["ts"] + stack[-1]["dur"] <= span["ts"]:
            stack.pop()
        ms = slow * span["tdur"] / 1000
        if not stack:
            if not span["name"].endswith("RunTask"):
                continue
            end = span["ts"] + span["dur"]
            place = bisect.bisect_right(times, end) - 1
            tasks.append(Task(span["ts"], end, ms, marks[place][1] if place >= 0 else "start"))
        parts = tasks[-1].parts
        kind = KINDS.get(span["name"])
        span["kind"] = kind or (stack[-1]["kind"] if stack else "other")
        if stack:
            parts[stack[-1]["kind"]] -= ms
        parts[span["kind"]] += ms
        if span["name"] == "Layout" and any(one["name"] in SCRIPT for one in stack):
            tasks[-1].forced += 1
        stack.append(span)
    return tasks


def sample(events: list[dict[str, Any]], tasks: list[Task]) -> None:
    """Give each task the functions that the profiler found in it: what each did by itself, in samples' milliseconds."""
    starts = [task.start for task in tasks]
    nodes: dict[tuple[Any, int], str] = {}
    clock: dict[Any, float] = {
        one.get("id"): one["args"]["data"]["startTime"] for one in events if one["name"] == "Profile"
    }
    for chunk in sorted((one for one in events if one["name"] == "ProfileChunk"), key=lambda one: one["ts"]):
        data, which = chunk["args"]["data"], chunk.get("id")
        for node in data.get("cpuProfile", {}).get("nodes", ()):
            frame = node["callFrame"]
            place = f"{frame.get('url', '').rpartition('/')[2]}:{frame.get('lineNumber', -1) + 1}"
            nodes[which, node["id"]] = f"{frame['functionName'] or '(anonymous)'} {place}"
        for one, delta in zip(data.get("cpuProfile", {}).get("samples", ()), data.get("timeDeltas", ()), strict=False):
            clock[which] = clock.get(which, 0) + delta
            at = bisect.bisect_right(starts, clock[which]) - 1
            if at >= 0 and clock[which] <= tasks[at].end:
                tasks[at].functions[nodes.get((which, one), "?")] += delta / 1000
