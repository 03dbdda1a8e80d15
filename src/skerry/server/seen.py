"""What a seat or a spectator is shown of a table, in their language. Nothing else of a game ever leaves the server."""

from collections.abc import Sequence

import msgspec

from skerry.kernel.board import Glance, joined
from skerry.kernel.choices import Draft, Offer, picks_for
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.sheet import Section
from skerry.kernel.views import Outcome, View
from skerry.server import wire
from skerry.server.consequence import consequence
from skerry.server.standing import result, seat_infos, standing
from skerry.server.table import Table, Viewer
from skerry.server.telling import Teller, Telling, heard
from skerry.server.texts import texts


class Look:
    """How someone looks at a table: from which seat, in which language, on a narrow screen or a wide one, and whether
    they read it as text."""

    def __init__(self, viewer: Viewer, lang: str, narrow: bool, text: bool = True) -> None:
        self.viewer = viewer
        self.lang = lang
        self.narrow = narrow
        self.text = text

    def key(self) -> tuple[Viewer, str, bool, bool]:
        return (self.viewer, self.lang, self.narrow, self.text)


class Seen(msgspec.Struct):
    """What is seen of a table: the board in parts, and everything else."""

    position: wire.Position
    board: dict[str, str]

    def whole(self) -> wire.Position:
        """With the board in one."""
        return msgspec.structs.replace(self.position, board=joined(self.board))


def position(table: Table, look: Look, online: set[int]) -> Seen:
    """All of it, with the whole log and chat."""
    state, game, names, lang = table.state, table.game, table.names, look.lang
    handed_over = table.handed_over(look.viewer)
    asked = table.status == "running" and state.to_move == look.viewer and not handed_over
    draft = table.drafts.of(look.viewer) if asked else None
    stands = state if draft is None else draft.state
    view = stands.seen_by(look.viewer)
    moves = state.moves() if asked else []
    prompt = stands.prompt(None if handed_over else look.viewer)
    lines = telling(table, look).follow(table.events)
    seen = wire.Position(
        table=table.row.id,
        at=table.noticed[look.viewer],
        status=table.status,
        seat=look.viewer,
        game=game.slug,
        title=game.title,
        commitment=table.commitment,
        secret=table.row.secret if table.over else None,
        salts=[seat.salt for seat in table.seats] if table.over else None,
        names=names,
        seats=with_points(seat_infos(standing(table), look.viewer, online), game, view),
        heading=game.say(state.prompt(None), lang, names),
        board="",
        text=text_view(game.sheet(view, lang, names)) if look.text else [],
        prompt=wire.Told(game.say(prompt, lang, names), prompt.rule),
        question=prompt.key if asked else "",
        asked=asked,
        moves=offered(table, moves, game.unplaced(moves), lang, by_themselves(draft, moves)),
        draft=None if draft is None else draft_info(table, draft, lang),
        undo=undo_info(table, look.viewer),
        log=wire.Log(0, lines),
        since=since(table, look, len(lines)),
        guide=game.guide(prompt, lang) if asked else "",
        chat=wire.ChatLog(table.row.chat, 0, chat(table)),
        over=over_info(table, lang),
        listed=table.row.listed,
        hints=table.row.hints,
        hides=game.hides(state),
        plan=plan(table, look, view),
        voyage=voyage_info(table, look, draft, asked=asked),
    )
    return Seen(seen, board(table, look, view, moves, draft))


def plan(table: Table, look: Look, view: View) -> list[str]:
    """What the seat that looks still lacks. It is found in what the seat sees, so it tells nothing else."""
    if look.viewer is None or table.status != "running" or table.handed_over(look.viewer):
        return []
    game = table.game
    return [game.say(message, look.lang, table.names) for message in game.plan(view, look.viewer)]


def with_points(seats: Sequence[wire.SeatInfo], game: Game, view: View) -> list[wire.SeatInfo]:
    return [msgspec.structs.replace(seat, points=points(game, view, seat.seat)) for seat in seats]


def points(game: Game, view: View, seat: int) -> int | None:
    """The score of a seat, if its game counts one."""
    return next((number.value for number in game.tally(view, seat) if number.key == "points"), None)


def board(table: Table, look: Look, view: View, moves: Sequence[Move], draft: Draft | None) -> dict[str, str]:
    """What can be done on it. As long as something is picked, nothing else can be chosen."""
    game, lang, names = table.game, look.lang, table.names
    if draft is None:
        return game.board_parts(Glance(view, moves, lang, names, narrow=look.narrow, bare=True))
    offers = draft.offers()
    picks = {offer.move.word: (offer.picked, offer.most) for offer in offers}
    alone = [] if draft.begun else draft.choice.by_themselves()
    shown = [*alone, *(offer.move for offer in offers)]
    return game.board_parts(Glance(view, shown, lang, names, narrow=look.narrow, bare=True, picks=picks))


def by_themselves(draft: Draft | None, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that are no part of a choice of many parts."""
    return moves if draft is None else draft.choice.by_themselves()


def draft_info(table: Table, draft: Draft, lang: str) -> wire.DraftInfo:
    """What can be picked, and what it comes to."""
    game, names = table.game, table.names
    offers = draft.offers()
    unplaced = game.unplaced([offer.move for offer in offers])
    picks = [
        wire.PickInfo(
            offer.move.word,
            game.label(offer.move, lang, names),
            does(table, draft, offer, lang),
            offer.picked,
            offer.most,
            offer.move not in unplaced,
        )
        for offer in offers
    ]
    message = draft.told()
    comes_to = wire.Told("", "") if message is None else wire.Told(game.say(message, lang, names), message.rule)
    words = [move.word for move in draft.words]
    ends, binds = consequence(table.state, *draft.words) if words else (False, "")
    return wire.DraftInfo(picks, comes_to, draft.begun, words, ends, binds)


def does(table: Table, draft: Draft, offer: Offer, lang: str) -> str:
    """What one of it would cost or do as it stands; with other parts picked, the sum says it."""
    state = draft.state
    if offer.picked or draft.parts or offer.move not in state.moves():
        return ""
    effect = state.pending.effect(state, offer.move)
    return "" if effect is None else table.game.say(effect, lang, table.names)


def offered(
    table: Table, moves: Sequence[Move], unplaced: Sequence[Move], lang: str, alone: Sequence[Move]
) -> list[wire.MoveInfo]:
    shown = []
    for move in moves:
        effect = table.state.explain(move)
        does = "" if effect is None else table.game.say(effect, lang, table.names)
        label = table.game.full_label(table.state, move, lang, table.names)
        rule = "" if effect is None else effect.rule
        placed = move not in unplaced
        ends, binds = consequence(table.state, move)
        doubtful = effect is not None and effect.doubtful
        part = move not in alone
        shown.append(
            wire.MoveInfo(move.word, label, does, rule, placed, ends, binds, move.family.quiet, doubtful, part)
        )
    return shown


def voyage_info(table: Table, look: Look, draft: Draft | None, *, asked: bool) -> wire.VoyageInfo | None:
    """What a first voyage says about the choice that is open, or that its course was left or is over."""
    bearing = table.bearing()
    if table.voyage is None or bearing is None or look.viewer is None or table.over:
        return None
    made, steps = table.voyage.steps_made(bearing.said), len(table.voyage.step)
    if not bearing.on_course:
        return wire.VoyageInfo(texts(look.lang)("voyage-off"), "", whole=False, step=made, steps=steps)
    if made == steps:
        return wire.VoyageInfo(texts(look.lang)("voyage-done"), "", whole=False, step=made, steps=steps)
    if not asked:
        return wire.VoyageInfo("", "", whole=False, step=made, steps=steps)
    step = table.voyage.step[made]
    left = step.words[max(bearing.said - table.voyage.begins()[made], 0) :]
    missing = left[0] if draft is None else unpicked(table, draft, left)
    text = table.game.voyage(step.say, look.lang)
    return wire.VoyageInfo(text, missing or left[0], whole=not missing, step=made, steps=steps)


def unpicked(table: Table, draft: Draft, words: Sequence[str]) -> str:
    """The first part of what a voyage suggests that is not picked yet, then what follows from it; "" if all is."""
    wanted = picks_for(table.state, [table.game.move(word) for word in words])
    offers = draft.offers()
    picked = {offer.move: offer.picked for offer in offers}
    missing = [move.word for move, count in wanted.items() if picked.get(move, 0) < count]
    if not missing and not draft.words:
        missing = [offer.move.word for offer in offers if offer.most > offer.picked]
    return missing[0] if missing else ""


def undo_info(table: Table, viewer: Viewer) -> wire.UndoInfo:
    if viewer is None or table.status != "running" or table.handed_over(viewer):
        return wire.UndoInfo(step=False, whole=False)
    choices = table.undoable(viewer)
    more = len(choices) > 0 and table.last_choice(choices) is not choices[-1]
    return wire.UndoInfo(len(choices) > 0, more, table.undo_stop(viewer))


def telling(table: Table, look: Look) -> Telling:
    """What this viewer was told so far, in this language and with these names."""
    game, lang, names = table.game, look.lang, table.names
    read, key = (lang, *names), (look.viewer, lang, *names)
    if read not in table.tellers:
        table.tellers[read] = Teller(lambda events: game.tell(events, lang, names))
    if key not in table.tellings:
        table.tellings[key] = Telling(table.tellers[read], look.viewer)
    return table.tellings[key]


def since(table: Table, look: Look, lines: int) -> int:
    """The first line after this viewer's own last choice and what it forced; in the middle of a turn, none."""
    places = range(len(table.words) - 1, -1, -1)
    own = next((n for n in places if table.words[n].choice and table.words[n].seat == look.viewer), None)
    if own is None:
        return lines if look.viewer is None else 0
    if table.words[own].turn == table.state.turn():
        return lines
    after = own + 1
    while after < len(table.words) and table.words[after].seat == look.viewer:
        after += 1
    told = table.words[after].journal if after < len(table.words) else len(table.events)
    story = telling(table, look)
    return story.lines_of(story.heard_of() - len(heard(table.events[told:], look.viewer)))


def chat(table: Table) -> list[wire.ChatLine]:
    """Lines that were deleted are left out."""
    said = [remark for remark in table.chat if remark.text]
    return [wire.ChatLine(remark.seat, table.names[remark.seat], remark.text, remark.time) for remark in said]


def text_view(sections: Sequence[Section]) -> list[wire.TextSection]:
    return [
        wire.TextSection(
            section.title, section.heads, [[cell.text for cell in row] for row in section.rows], section.own
        )
        for section in sections
    ]


def over_info(table: Table, lang: str) -> wire.OverInfo | None:
    if not table.over:
        return None
    ended = table.state.result()
    return wire.OverInfo(
        list(ended.winners),
        result(standing(table), lang),
        table.row.rematch or None,
        list(ended.ranks),
        sources(table.game, ended, lang),
    )


def sources(game: Game, outcome: Outcome, lang: str) -> list[wire.SourceInfo]:
    """What the points of all seats came from, and their total."""
    points = outcome.by_source()
    total = wire.SourceInfo(texts(lang)("seen.total"), points.pop("total"), total=True)
    return [*(wire.SourceInfo(game.source(source, lang), of, total=False) for source, of in points.items()), total]
