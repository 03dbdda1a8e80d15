"""`python -m bench`: all candidates in one run, so that the same machine and the same minutes judge them."""

from __future__ import annotations

import sys

from bench.peers import PEERS
from bench.report import main

CANDIDATES = [*PEERS]

if __name__ == "__main__":
    sys.exit(main(CANDIDATES))
