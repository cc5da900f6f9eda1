"""`python -m byzanz.server`: the same as `byzanz serve`."""

import argparse
import sys

from byzanz import Refused
from byzanz.locales import texts
from byzanz.server.run import run
from byzanz.server.settings import add_arguments, from_arguments

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m byzanz.server", allow_abbrev=False)
    add_arguments(parser)
    try:
        sys.exit(run(from_arguments(parser.parse_args())))
    except Refused as refused:
        print(f"byzanz: {texts().refusal(refused.code, refused.facts)}", file=sys.stderr)
        sys.exit(2)
