"""The left Direction tile as a pier: the places of those who wait and of those who are home, and the way home."""

from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import words
from skerry.drawing.pieces import piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import PAD
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.scenery import planks
from skerry.games.pirate_haven.board.ships import pennant, ship

BERTHS: Final = 4
LEAVE: Final = 84


def pier(s: Scene) -> Picture:
    """On a phone the places lie side by side."""
    size = s.size
    width: float
    height: float
    if size.narrow:
        width, height = size.map_width - 2 * PAD, size.pier
        step = (width - LEAVE) / BERTHS
        berths = [at(2 + step * index, 3, berth(s, index, step - 4, height - 6)) for index in range(BERTHS)]
        out = at(width - LEAVE, 3, leaving(s, LEAVE - 3, height - 6))
    else:
        width, height = size.pier, size.map_height - size.head_height - PAD
        step = (height - LEAVE - 4) / BERTHS
        berths = [at(4, 4 + step * index, berth(s, index, width - 8, step - 4)) for index in range(BERTHS)]
        out = at(4, height - LEAVE, leaving(s, width - 8, LEAVE - 4))
    ground = piece(planks(width, height), tip=s.word("left-tip"))
    return Picture(el("g", ground, *berths, out, id="left-direction"), width, height)


def berth(s: Scene, index: int, width: float, height: float) -> Element:
    """A place at the pier, with its Fame in the last round."""
    ground = el("rect", width=width, height=height, rx=6, class_="berth")
    fame = s.names.direction_fame[index] if s.view.last_round else 0
    waiting = [p.seat for p in s.view.players if p.state == "waiting" and p.place == index + 1]
    home = [p.seat for p in s.view.players if p.state == "home" and p.place == index + 1]
    high = height - 2
    shift = width - high * 40 / 52 - 2
    ships = [at(shift, 1, ship(s, seat, high)) for seat in waiting + home]
    label = words(f"{index + 1}.", 5, 16, 14, class_="number on-wood")
    star = None
    if fame:
        star = el(
            "g",
            symbol("haven-fame", 13, 4, height - 18, "on-wood"),
            words(str(fame), 19, height - 6, 14, class_="number on-wood"),
        )
    flag = symbol("haven-direction", 15, 4, height - (36 if fame else 19), "on-wood") if home else None
    tip = s.word("place-fame-tip" if fame else "place-tip", place=index + 1, fame=fame)
    return piece(ground, label, *ships, star, flag, id_=f"place-{index + 1}", tip=tip, data_stays="")


def leaving(s: Scene, width: float, height: float) -> Element:
    """Leave the Map: the place that would be taken, and who would move next."""
    view = s.view
    home = len([player for player in view.players if player.state == "home"])
    lines = [s.word("leave-title")]
    flag = None
    if view.phase == "travel":
        lines.append(s.word("leave-place", place=home + 1))
        if view.last_round and home < len(s.names.direction_fame):
            lines.append(s.word("leave-fame", fame=s.names.direction_fame[home]))
        elif s.you is not None and s.you.income:
            lines.append(s.word("leave-lost", income=s.you.income))
        if view.after_leaving >= 0:
            lines.append(s.word("follows", player=s.players[view.after_leaving]))
            flag = at(width - 29, 2, pennant(s, view.after_leaving))
    board = el("rect", width=width, height=height, rx=6, class_="edge signboard")
    anchor = symbol("haven-navy", 26, width / 2 - 13, height / 2 - 22, "on-wood")
    said = words(s.word("leave-map"), width / 2, height - 9, 14, class_="bold on-wood", anchor="middle")
    tip = "\n".join([*lines, "PIR-29, PIR-31"])
    return piece(board, anchor, said, flag, id_="leave", tip=tip, choice=s.choice("leave"))
