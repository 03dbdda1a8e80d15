"""What any game is made of: state, steps, moves, chance, records, packs, scenarios."""
