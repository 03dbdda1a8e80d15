"""What a move would bring to the seat that thinks of it: the numbers that change, and the board as it would be."""

from collections.abc import Mapping

from skerry.kernel.board import Glance
from skerry.kernel.moves import Move
from skerry.kernel.preview import foreseen, preview
from skerry.server import wire
from skerry.server.drawings import changed_parts
from skerry.server.seen import Look
from skerry.server.table import Table


def outlook(table: Table, look: Look, move: Move, board: Mapping[str, str]) -> wire.Preview:
    """For the seat that is asked and this legal move of it; the board is the one it sees now."""
    game, lang, names = table.game, look.lang, table.names
    state = table.drafts.shown(look.viewer)
    numbers = [game.say(change, lang, names) for change in preview(state, move)]
    after = foreseen(state, move)
    if after is None or not board:
        return wire.Preview(move.word, numbers, {})
    glance = Glance(after.seen_by(look.viewer), [], lang, names, narrow=look.narrow, bare=True)
    return wire.Preview(move.word, numbers, changed_parts(dict(board), game.board_parts(glance)))
