"""`python -m bench`: all candidates in one run, so that the same machine and the same minutes judge them."""

from __future__ import annotations

import sys

from bench.goals import GOALS
from bench.learning import LEARNING_PEERS
from bench.ours import OUR_ROWS, OUR_SEARCHES
from bench.peers import PEERS
from bench.report import main
from bench.search import SEARCH_PEERS

if __name__ == "__main__":
    sys.exit(main([*OUR_ROWS, *PEERS, *LEARNING_PEERS, *OUR_SEARCHES, *SEARCH_PEERS], GOALS))
