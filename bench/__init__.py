"""How fast games are played: our own and, in the same run, those of well-known libraries."""
