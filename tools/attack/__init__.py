"""Attacks on a server that runs on this machine while honest people play at it: `make attack`."""
