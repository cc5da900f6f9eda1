"""Runs a server for tests in a process of its own: `python -m tests.server.serve --port … --database …`."""

import argparse
import sys

from byzanz.server import add_arguments, from_arguments, logs
from byzanz.server.run import bind, server_for
from tests.server.picker import Picker


def main() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    settings = from_arguments(parser.parse_args())
    sys.setswitchinterval(0.0005)
    logs.set_up(settings.log_level, settings.log_format)
    listener = bind(settings.host, settings.port, or_any=False)
    server_for(settings, Picker).run(sockets=[listener])


if __name__ == "__main__":
    main()
