"""Prometheus counters of a process, for operators, in a registry of their own."""

from typing import Any, get_args

from byzanz.server.wire import By


class Silent:
    """A counter, gauge or histogram that counts nothing, where `prometheus_client` is not installed."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        pass

    def labels(self, *values: Any) -> "Silent":
        """Return the counter for some labels: this one."""
        return self

    def inc(self, amount: Any = 1) -> None:
        """Count nothing."""

    dec = set = observe = set_function = inc


try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
    from prometheus_client.process_collector import ProcessCollector
except ModuleNotFoundError:  # the extra `server`: whoever plays at home watches no figures
    CollectorRegistry = Counter = Gauge = Histogram = ProcessCollector = Silent  # type: ignore[assignment,misc]

    def generate_latest(registry: CollectorRegistry) -> bytes:  # type: ignore[misc]
        """Return no figures."""
        return b""


MOMENTS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 2)
"""The bounds of histograms of what nobody should notice, in seconds."""


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        actions = Counter("byzanz_actions_total", "Actions stored, by who took them", ["by"], registry=self.registry)
        self._actions = {by: actions.labels(by) for by in get_args(By)}  # looked up once: there are many actions
        self.refusals = Counter(
            "byzanz_refusals_total", "Refused frames and requests", ["code"], registry=self.registry
        )
        Gauge("byzanz_processes", "Processes that these figures are of", registry=self.registry).set(1)
        self.rooms_made = Counter("byzanz_rooms_made_total", "Rooms made", registry=self.registry)
        self.rooms = Gauge("byzanz_rooms", "Rooms in memory", registry=self.registry)
        self.sockets = Gauge("byzanz_sockets", "Open websockets", registry=self.registry)
        self.cut = Counter(
            "byzanz_sockets_cut_total", "Websockets closed by the server", ["code"], registry=self.registry
        )
        self.connections_cut = Counter(
            "byzanz_connections_cut_total", "Connections ended before they were read", ["why"], registry=self.registry
        )
        self.commits = Histogram(
            "byzanz_commit_seconds",
            "Time of a commit",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self.action_seconds = Histogram(
            "byzanz_action_seconds",
            "Time from a person's action arriving until it is on disk and its frames are sent",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self.pauses = Histogram(
            "byzanz_pause_seconds",
            "How late the process looks at its sockets, tried a few times per second",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self.committed = Counter("byzanz_committed_total", "Changes committed", registry=self.registry)
        self.answers = Counter(
            "byzanz_bot_answers_total",
            "Bots' answers: shown when they are due, or later because they might take longer",
            ["when"],
            registry=self.registry,
        )
        self.thinking = Histogram(
            "byzanz_bot_seconds",
            "Time a bot computed",
            buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=self.registry,
        )

    def add_action(self, by: By) -> None:
        """Count one action."""
        self._actions[by].inc()

    def observe_commit(self, changes: int, seconds: float) -> None:
        """Count one commit."""
        self.commits.observe(seconds)
        self.committed.inc(changes)

    def text(self) -> bytes:
        """Return all figures in Prometheus' form."""
        return generate_latest(self.registry)


EARLIEST = ("_created", "process_start_time_seconds")
"""Of moments the earliest counts; everything else is added up."""


def summed(texts: list[bytes]) -> bytes:
    """Return the figures of several processes as those of one."""
    from prometheus_client import Metric
    from prometheus_client.parser import text_string_to_metric_families

    class All:
        """Sums by family, name and labels, in the order in which they came."""

        def collect(self) -> list[Metric]:
            sums: dict[str, tuple[Metric, dict[tuple[str, tuple[tuple[str, str], ...]], float]]] = {}
            for text in texts:
                for family in text_string_to_metric_families(text.decode()):
                    empty = Metric(family.name, family.documentation, family.type)
                    _metric, samples = sums.setdefault(family.name, (empty, {}))
                    for sample in family.samples:
                        key = sample.name, tuple(sample.labels.items())
                        known = samples.get(key)
                        if known is not None and sample.name.endswith(EARLIEST):
                            samples[key] = min(known, sample.value)
                        else:
                            samples[key] = (known or 0.0) + sample.value
            for metric, samples in sums.values():
                for (name, labels), value in samples.items():
                    metric.add_sample(name, dict(labels), value)
            return [metric for metric, _samples in sums.values()]

    registry = CollectorRegistry()
    registry.register(All())
    return generate_latest(registry)
