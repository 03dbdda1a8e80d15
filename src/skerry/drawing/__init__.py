"""Boards as SVG: elements, lettering, layout, and the pieces all games share. Knows no game and no rules."""
