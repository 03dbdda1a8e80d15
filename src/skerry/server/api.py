"""The API over HTTP: everything the browser can do, for other people's clients and bots too."""

import functools
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

import skerry
from skerry import bots
from skerry.drawing.pieces import symbol
from skerry.drawing.svg import Element, el
from skerry.games.ledger import Ledger, has_rules
from skerry.games.primer import primer
from skerry.kernel.game import Game
from skerry.server import forgetting, hints, invitations, keys, leavers, review_summary, reviews, table_setup, wire
from skerry.server.copies import ASK_FIRST
from skerry.server.dependencies import (
    WANTED_LANG,
    Asked,
    Lang,
    Narrow,
    SeatNumber,
    Slug,
    TableId,
    TheHouse,
    bearer,
    host_of,
)
from skerry.server.house import House
from skerry.server.markup import entry_html, primer_html
from skerry.server.openapi import KEY, KEY_OR_NOT, behind_the_gate, refused
from skerry.server.pictures import drawn
from skerry.server.qr import qr_code
from skerry.server.refusals import Refused
from skerry.server.replays import replay_position
from skerry.server.seen import Look
from skerry.server.shelf import shelf
from skerry.server.standing import table_info
from skerry.server.table import OtherRules, Viewer
from skerry.server.texts import texts

PICTURE: Final = 32
"""The size of a symbol on its field."""

# --- who asks ---------------------------------------------------------------------------------------------------------


async def own_seat(house: House, table: str, held: list[str]) -> int:
    """The seat that asks: of several, the one whose turn it is."""
    async with house.at(table) as (room, found):
        own = found.opened_by(held)
        if not own:
            raise invitations.refusal(found.seats, held)
        house.called(room, own)
        return found.state.to_move if found.state.to_move in own else own[0]


async def viewer_of(house: House, table: str, held: list[str]) -> Viewer:
    """A guest who has not sat down yet looks on."""
    if not held or await invited_to(house, table, held) is not None:
        return None
    return await own_seat(house, table, held)


async def invited_to(house: House, table: str, held: list[str]) -> int | None:
    """The seat that someone without one may take with their invitation."""
    async with house.at(table) as (_, found):
        return None if found.opened_by(held) else invitations.open_to(found.seats, held)


async def check_owner(house: House, table: str, held: list[str]) -> None:
    owner = await house.owner(table)
    if not any(keys.fits(key, owner) for key in held):
        raise Refused("not-owner")


# --- games ------------------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False, response_headers=ASK_FIRST)
def games(lang: Lang) -> list[wire.GameInfo]:
    """The games there are."""
    return shelf(lang)


@get("/games/{slug:str}/primer", sync_to_thread=False, responses=refused(404), response_headers=ASK_FIRST)
def first_page(slug: Slug, lang: Lang) -> wire.PrimerInfo:
    """The page that teaches a game in five minutes, as markup."""
    return primer_info(slug, lang)


def primer_info(slug: str, lang: str) -> wire.PrimerInfo:
    if slug not in skerry.games():
        raise Refused("no-game", game=slug)
    return primer_of(skerry.game(slug), lang)


@functools.cache
def primer_of(game: Game, lang: str) -> wire.PrimerInfo:
    found = primer(game.slug, lang)
    return (
        wire.PrimerInfo(found.lang, primer_html(found.markdown, game.board_assets()))
        if found
        else wire.PrimerInfo(lang, "")
    )


@get("/games/{slug:str}/goal", sync_to_thread=False, responses=refused(404), response_headers=ASK_FIRST)
def goal(slug: Slug, lang: Lang) -> wire.GoalInfo:
    """What a game is about, in a sentence and pictures."""
    if slug not in skerry.games():
        raise Refused("no-game", game=slug)
    found = skerry.game(slug).goal(lang)
    if found is None:
        return wire.GoalInfo("", [], "")
    ways = [wire.WayInfo(str(pictured(picture)), text) for picture, text in found.ways]
    return wire.GoalInfo(found.sentence, ways, found.winner)


@get("/games/{slug:str}/legend", sync_to_thread=False, responses=refused(404), response_headers=ASK_FIRST)
def legend(slug: Slug, lang: Lang) -> list[wire.SignsInfo]:
    """What the icons on the boards of a game mean."""
    if slug not in skerry.games():
        raise Refused("no-game", game=slug)
    return [
        wire.SignsInfo(group.title, [wire.SignInfo(sign.picture, sign.name, sign.meaning) for sign in group.signs])
        for group in skerry.game(slug).legend(lang).groups
    ]


def pictured(symbol_id: str) -> Element:
    """A symbol for a page that has the assets of its game's boards."""
    return el("svg", symbol(symbol_id, PICTURE), viewBox=f"0 0 {PICTURE} {PICTURE}", class_="skerry")


@get("/games/{slug:str}/rules", sync_to_thread=False, responses=refused(404), response_headers=ASK_FIRST)
def rules(slug: Slug, lang: Lang) -> list[wire.RuleInfo]:
    """All rules of a game with their numbers."""
    return rule_infos(slug, lang)


def rule_infos(slug: str, lang: str) -> list[wire.RuleInfo]:
    if slug not in skerry.games():
        raise Refused("no-game", game=slug)
    return rules_of(skerry.game(slug), lang) if has_rules(slug) else []


@functools.cache
def rules_of(game: Game, lang: str) -> list[wire.RuleInfo]:
    """Read and put into markup once: it takes longer than all else about a page of rules."""
    ledger = Ledger(game.slug)
    return [
        wire.RuleInfo(
            ledger.id(entry.number),
            entry.chapter,
            entry_html(entry),
            ledger.is_debatable(entry),
            " ".join(choice_of(game, variant, lang) for variant in ledger.choices(entry)),
        )
        for entry in ledger.entries.values()
    ]


def choice_of(game: Game, variant: str, lang: str) -> str:
    """The sentence that says where the lobby offers a variant, and what there is to choose."""
    about, words = game.about(lang), texts(lang)
    readings = "; ".join(reading.removesuffix(".") for reading in about.choices[variant])
    where = words("lobby.house") if game.variants[variant].house else about.variants[variant]
    return words("rules.choice", variant=where, readings=readings)


@get("/bots", sync_to_thread=False, response_headers=ASK_FIRST)
def bot_list(lang: Lang) -> list[wire.BotInfo]:
    """The bots there are, the weakest first."""
    return bot_infos(lang)


def bot_infos(lang: str) -> list[wire.BotInfo]:
    words = texts(lang)
    games = [skerry.game(slug) for slug in skerry.games()]
    return [
        wire.BotInfo(
            name,
            words(f"bot.{name}"),
            words(f"bot.{name}.line"),
            bots.is_offered(name, games),
            name == bots.USUAL,
            bots.UNLEARNED if name in bots.LEARNED else "",
        )
        for name in bots.names()
    ]


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/tables", status_code=HTTP_201_CREATED, responses=refused(400, 404, 422, 503))
async def make_table(request: Asked, house: TheHouse, data: JSONBody[wire.NewTable]) -> wire.MadeTable:
    """Set a table up. The keys in the answer are told to nobody else."""
    await house.company.set_up(host_of(request))
    made = await table_setup.make_table(house, data)
    if data.listed:
        await house.company.enter(made.table, host_of(request))
    return made


@get("/tables", responses=refused(503))
async def listed_tables(house: TheHouse, lang: Lang) -> list[wire.TableInfo]:
    """Tables that anyone may join or watch, some of each visitor's: where somebody is first, then the newest."""
    return [table_info(stands, [], online, lang) for stands, online in await house.company.listed()]


@post("/mine", status_code=HTTP_200_OK, responses=refused(400, 503))
async def my_tables(house: TheHouse, data: JSONBody[wire.MyTables], lang: Lang) -> list[wire.TableInfo]:
    """How the tables stand for which someone holds keys; those that are gone are left out."""
    return await table_infos(house, {mine.table: mine.keys for mine in data.tables}, lang)


async def table_infos(house: House, held: Mapping[str, Sequence[str]], lang: str) -> list[wire.TableInfo]:
    """How these tables stand for the holder of these keys; those that are gone are left out."""
    return [
        table_info(stands, stands.opened_by(held[table]), online, lang)
        for table, (stands, online) in (await house.company.standings(held)).items()
    ]


@get("/tables/{table:str}", responses=refused(400, 403, 404, 410, 503), security=KEY_OR_NOT)
async def look(request: Asked, house: TheHouse, table: TableId, lang: Lang, narrow: Narrow = False) -> wire.Position:
    """The position as a seat sees it, or, without a key, as a spectator does; `invited` is the seat you may take."""
    held = bearer(request)
    shown = await house.look(table, Look(await viewer_of(house, table, held), lang, narrow))
    shown.invited = await invited_to(house, table, held)
    return shown


@post(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 409, 410, 422, 503),
    security=KEY,
)
async def take_seat(
    request: Asked, house: TheHouse, table: TableId, seat: SeatNumber, data: JSONBody[wire.SitDown]
) -> wire.Seated:
    """Take the seat whose key or invitation you hold; the answer has the key it has from now on.

    An invitation is used up by it. The game begins when all seats are taken.
    """
    return wire.Seated(table, seat, await house.take_seat(table, seat, bearer(request), data))


@post(
    "/tables/{table:str}/seats/{seat:int}/code",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 410, 503),
    security=KEY,
)
async def code(
    request: Asked, house: TheHouse, table: TableId, seat: SeatNumber, data: JSONBody[wire.Origin]
) -> wire.Code:
    """The secret link of an invitation as a QR code, for the host who holds the invitation to this seat."""
    held = bearer(request)
    async with house.at(table) as (_, found):
        row = found.seat(seat)
    if invitations.open_to([row], held) is None:
        raise invitations.refusal([row], held)
    invitation = next(key for key in held if keys.fits(key, row.invitation))
    return qr_code(f"{data.origin}/t/{table}#{invitation}")


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=HTTP_204_NO_CONTENT,
    responses=refused(400, 403, 404, 409, 410, 422, 503),
    security=KEY,
)
async def hand_over(
    request: Asked, house: TheHouse, table: TableId, seat: SeatNumber, data: JSONBody[wire.HandOver]
) -> None:
    """Let a bot play for you; or for someone who has been gone for five minutes, if you play here or own the table."""
    await leavers.hand_over(house, table, seat, bearer(request), data.bot or bots.USUAL)


@post(
    "/tables/{table:str}/seats/{seat:int}/back",
    status_code=HTTP_204_NO_CONTENT,
    responses=refused(400, 403, 404, 410, 503),
    security=KEY,
)
async def take_back(request: Asked, house: TheHouse, table: TableId, seat: SeatNumber) -> None:
    """Take your seat back from the bot that played for you."""
    await leavers.take_back(house, table, seat, bearer(request))


@post(
    "/tables/{table:str}/seats/{seat:int}/forget",
    status_code=HTTP_204_NO_CONTENT,
    responses=refused(400, 403, 404, 503),
    security=KEY,
)
async def forget(request: Asked, house: TheHouse, table: TableId, seat: SeatNumber) -> None:
    """Delete your name and what you said at this table; the game is kept, and you may play on."""
    await forgetting.forget(house, table, seat, bearer(request))


@post("/tables/{table:str}/join", status_code=HTTP_201_CREATED, responses=refused(400, 404, 409, 410, 503))
async def join(request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.TakeSeat]) -> wire.Seated:
    """Take a free seat of an open table; the answer has its key. With a key of your own, twice is as good as once."""
    own = [key for key in bearer(request) if len(key) >= keys.SHORTEST]
    key = own[0] if own else keys.new_key()
    seat = await house.join(table, keys.digest(key), data)
    return wire.Seated(table, seat, key)


@post(
    "/tables/{table:str}/play",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 409, 410, 422, 503),
    security=KEY,
)
async def play(
    request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Play], lang: Lang, narrow: Narrow = False
) -> wire.Position:
    """Play a move. Sent twice with the same key it is played once."""
    seat = await own_seat(house, table, bearer(request))
    await house.play(table, seat, data)
    return await house.look(table, Look(seat, lang, narrow))


@post(
    "/tables/{table:str}/pick",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 409, 410, 422, 503),
    security=KEY,
)
async def pick(
    request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Pick], lang: Lang, narrow: Narrow = False
) -> wire.Position:
    """Pick a part of a choice of many parts. It is a draft that nobody else notices, until its words are played."""
    seat = await own_seat(house, table, bearer(request))
    await house.pick(table, seat, data)
    return await house.look(table, Look(seat, lang, narrow))


@post(
    "/tables/{table:str}/put-back",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 409, 410, 422, 503),
    security=KEY,
)
async def put_back(
    request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.PutBack], lang: Lang, narrow: Narrow = False
) -> wire.Position:
    """Put a part back that you have picked, or all of them."""
    seat = await own_seat(house, table, bearer(request))
    await house.put_back(table, seat, data)
    return await house.look(table, Look(seat, lang, narrow))


@post(
    "/tables/{table:str}/undo",
    status_code=HTTP_200_OK,
    responses=refused(400, 403, 404, 409, 410, 503),
    security=KEY,
)
async def undo(
    request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Undo], lang: Lang, narrow: Narrow = False
) -> wire.Position:
    """Take back the last choice or the whole turn, as far as that is fair."""
    seat = await own_seat(house, table, bearer(request))
    await house.undo(table, seat, data)
    return await house.look(table, Look(seat, lang, narrow))


@get("/tables/{table:str}/why", responses=refused(400, 403, 404, 409, 410, 422, 503), security=KEY)
async def why(
    request: Asked,
    house: TheHouse,
    table: TableId,
    word: Annotated[str, QueryParameter(description="A word of the game.", max_length=100)],
    lang: Lang,
) -> wire.Why:
    """What a move would do, or why it is refused."""
    seat = await own_seat(house, table, bearer(request))
    return await house.why(table, seat, word, lang)


@get("/tables/{table:str}/hint", responses=refused(400, 403, 404, 409, 410, 503), security=KEY)
async def hint(request: Asked, house: TheHouse, table: TableId, lang: Lang) -> wire.Hint:
    """What a bot would do at your decision, if the table has hints: the best moves and the chance to win after each."""
    seat = await own_seat(house, table, bearer(request))
    return await hints.hint(house, table, seat, lang)


@post(
    "/tables/{table:str}/chat",
    status_code=HTTP_204_NO_CONTENT,
    responses=refused(400, 403, 404, 409, 410, 503),
    security=KEY,
)
async def chat(request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Chat]) -> None:
    """Say something to everyone at the table."""
    await house.say(table, await own_seat(house, table, bearer(request)), data)


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=refused(400, 403, 404, 410, 503),
    security=KEY_OR_NOT,
)
async def record(request: Asked, house: TheHouse, table: TableId) -> Response[str]:
    """The game as text: whole after the end, before it what the seat or a spectator has heard."""
    try:
        viewer = await viewer_of(house, table, bearer(request))
        async with house.at(table) as (_, found):
            slug, text = found.game.slug, found.record().text() if found.over else found.heard_by(viewer)
    except OtherRules as old:
        kept = old.record()
        slug, text = kept.game.slug, kept.text()
    name = f"{slug}-{table}.skerry"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/replay", responses=refused(400, 404, 409, 410, 503))
async def replay(
    house: TheHouse,
    table: TableId,
    lang: Lang,
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
    seat: Annotated[int | None, QueryParameter(ge=0)] = None,
    played: Annotated[str, QueryParameter(description="A word to mark.", max_length=100)] = "",
    better: Annotated[str, QueryParameter(description="Another one.", max_length=100)] = "",
    narrow: Narrow = False,
) -> wire.ReplayPosition:
    """A position of a finished game, as a seat or a spectator saw it, with the moves in it that are to be marked."""
    look = Look(seat, lang, narrow)
    return await house.drawn(table, lambda _, found: replay_position(found, at, look, played, better))


@get(
    "/tables/{table:str}/picture",
    media_type="image/png",
    responses=refused(400, 404, 409, 410, 503),
)
async def picture(
    house: TheHouse, table: TableId, lang: Lang, at: Annotated[int | None, QueryParameter(ge=0)] = None
) -> Response[bytes]:
    """A picture of the table as a spectator sees it: now or, of a finished game, after this many words."""
    svg = await house.drawn(table, lambda _, found: drawn(found, at, lang))
    return Response(await house.pictures.png(svg), headers=ASK_FIRST)


@get("/tables/{table:str}/review", responses=refused(400, 404, 409, 410, 503))
async def review(house: TheHouse, table: TableId, lang: Lang, narrow: Narrow = False) -> wire.Review:
    """How everyone stood in a finished game and what else could have been done, as far as it is worked out."""
    return await review_summary.review(house, table, Look(None, lang, narrow))


@post("/tables/{table:str}/review", status_code=HTTP_200_OK, responses=refused(400, 404, 409, 410, 503))
async def start_review(house: TheHouse, table: TableId, lang: Lang, narrow: Narrow = False) -> wire.Review:
    """Have it worked out in the background. It is kept, so twice is as good as once."""
    await reviews.start(house, table)
    return await review_summary.review(house, table, Look(None, lang, narrow))


@post("/tables/{table:str}/branch", status_code=HTTP_201_CREATED, responses=refused(400, 404, 409, 410, 422, 503))
async def branch(request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Branch]) -> wire.MadeTable:
    """Play on from a position of a finished game, against bots."""
    await house.company.set_up(host_of(request))
    return await table_setup.branch(house, table, data)


@post(
    "/tables/{table:str}/rematch",
    status_code=HTTP_201_CREATED,
    responses=refused(400, 403, 404, 409, 410, 503),
    security=KEY,
)
async def rematch(request: Asked, house: TheHouse, table: TableId) -> wire.Seated:
    """Another game with the same people. The keys of the seats stay the same."""
    seat = await own_seat(house, table, bearer(request))
    return wire.Seated(await table_setup.rematch(house, table, host_of(request)), seat)


@post(
    "/tables/{table:str}/settings",
    status_code=HTTP_204_NO_CONTENT,
    responses=refused(400, 403, 404, 410, 503),
    security=KEY,
)
async def settings(request: Asked, house: TheHouse, table: TableId, data: JSONBody[wire.Settings]) -> None:
    """Show the table in the lobby or not, switch chat on or off; for its owner."""
    await check_owner(house, table, bearer(request))
    wanted = {"listed": data.listed, "chat": data.chat}
    await house.change(table, **{name: value for name, value in wanted.items() if value is not None})
    if data.listed:
        await house.company.enter(table, host_of(request))


@delete("/tables/{table:str}", responses=refused(400, 403, 404, 503), security=KEY)
async def delete_table(request: Asked, house: TheHouse, table: TableId) -> None:
    """Delete the table with everything that was said at it; for its owner."""
    await check_owner(house, table, bearer(request))
    await house.delete(table)


ROUTES = [
    games, first_page, goal, legend, rules, bot_list, make_table, listed_tables, my_tables, look, take_seat,
    code, hand_over, take_back, forget, join, play, pick, put_back, undo, why, hint, chat,
    record, replay, picture, review, start_review, branch, rematch, settings, delete_table,
]  # fmt: skip


def api_router(*sockets: Any) -> Router:
    """Every call takes a language, if only for what it might refuse."""
    calls = [behind_the_gate(route) for route in ROUTES]
    return Router("/api", route_handlers=[*calls, *sockets], parameters={"wanted_lang": WANTED_LANG})
