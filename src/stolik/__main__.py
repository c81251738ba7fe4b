"""`python -m stolik` is the command `stolik`."""

import sys

from stolik.cli import main

sys.exit(main())
