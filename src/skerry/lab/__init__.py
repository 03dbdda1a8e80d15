"""Many games: matches, tournaments, ladders, balance reports and studies, on the same luck and all seats by turns."""
