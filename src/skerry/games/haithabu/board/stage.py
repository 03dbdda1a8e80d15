"""Where the game stands: the game turn, the phase, the order of the players, and the loans that are left."""

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import amount, artwork, points


def stage(s: Scene) -> Picture:
    """A line above the table."""
    pad, width = 5, s.size.inside
    parts = [turns(s), phases(s), order(s), *([] if s.view.over else [loans(s)])]
    line = flow(parts, width - 2 * s.size.pad, 12 if s.size.narrow else 26, 5)
    height = line.height + 2 * pad
    return Picture(el("g", panel(width, height), at(s.size.pad, pad, line), id="stage"), width, height)


def turns(s: Scene) -> Picture:
    """The track of the game turns: two years of four seasons."""
    drawn: list[Picture] = []
    year = 0
    for entry in s.data["game_turn"]:
        if entry["year"] != year:
            year = entry["year"]
            label, before = s.word("year", year=year), 6 if drawn else 0
            wide = before + width_of(label, 13, bold=True) + 3
            drawn.append(Picture(words(label, before, 17, 13, class_="heading"), wide, 26))
        drawn.append(one_turn(s, entry["number"], entry["season"]))
    return beside(drawn, 2)


def one_turn(s: Scene, number: int, season: str) -> Picture:
    when = "now" if number == s.view.turn else "past" if number < s.view.turn else "tick"
    sign = symbol(artwork(season, "spring"), 18, 4, 4, f"on-{when}")
    tip = f"{s.names.season(number, s.lang)}\n{s.word('turn-of', turn=number, turns=s.view.turns)}\nHAI-18"
    return Picture(piece(el("rect", width=26, height=26, rx=5, class_=when), sign, tip=tip), 26, 26)


def phases(s: Scene) -> Picture:
    """The phase track, from the start of a game turn to the third month."""
    label = s.word("month")
    parts = [Picture(words(label, 0, 17, 13, class_="heading"), width_of(label, 13, bold=True) + 3, 26)]
    for number in range(s.view.phases + 1):
        when = "now" if number == s.view.phase else "past" if number < s.view.phase else "tick"
        said = words(str(number), 10, 18, 13, class_=f"number on-{when}", anchor="middle")
        parts.append(Picture(el("g", el("rect", width=20, height=26, rx=5, class_=when), said), 20, 26))
    line = beside(parts, 2)
    tip = s.word("phase-tip", phase=s.view.phase, phases=s.view.phases)
    return Picture(piece(line.element, tip=tip), line.width, line.height)


def order(s: Scene) -> Picture:
    """The players in turn order with their points; whose turn it is stands out."""
    parts = [one_player(s, seat) for seat in s.view.order_of_turns or range(s.view.seats)]
    return beside(parts, 8 if s.size.narrow else 14)


def one_player(s: Scene, seat: int) -> Picture:
    shown = points(s.view.players[seat].points, 15)
    parts = [player_mark(seat, s.players[seat], 22)]
    if not s.size.narrow:
        width = min(width_of(s.players[seat], 13), 84)
        parts.append(Picture(fitted(s.players[seat], 0, 15.5, width, 13), width, 22))
    line = beside([*parts, shown], 4)
    marks = [seat_frame(s, seat, line.width), at(0, 2, line)]
    if seat == s.view.start_player:
        marks.append(symbol("haithabu-start-player", 11, -6, -1, "tone"))
    lines = [s.players[seat], s.word("points-are", points=s.view.players[seat].points)]
    if seat == s.view.start_player:
        lines.append(s.word("is-start-player"))
    if acting(s, seat):
        lines.append(s.word("is-active"))
    return Picture(piece(*marks, tip="\n".join([*lines, "HAI-19, HAI-112"])), line.width, 26)


def acting(s: Scene, seat: int) -> bool:
    return s.view.stage == "turn" and s.view.active == seat and not s.view.over


def seat_frame(s: Scene, seat: int, width: float) -> Element | None:
    if not acting(s, seat):
        return None
    return el("rect", x=-5, width=width + 10, height=26, rx=6, class_="tick at-turn")


def loans(s: Scene) -> Picture:
    """How many loan markers nobody has."""
    left = s.view.loan_markers
    loan = s.data["loan"]
    shown = amount("loan", left, 17, "loan")
    tip = s.word(
        "loans-tip", left=left, payout=loan["payout"]["silver"], repay=loan["repay"], points=-loan["vp_per_unpaid_loan"]
    )
    return Picture(piece(at(0, 5, shown), tip=tip), shown.width, 26)
