"""`python -m byzanz.cli`."""

import sys

from byzanz.cli import main

sys.exit(main())
