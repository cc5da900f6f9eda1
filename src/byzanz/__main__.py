"""`python -m byzanz`: the command line."""

import sys

from byzanz.cli import main

sys.exit(main())
