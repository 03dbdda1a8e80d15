"""The pages. A page is the same for everyone, and its script asks for what its keys allow; of a game it holds only what
those show who make a picture of a link.
"""

import functools
import json
from typing import Annotated, Final, NamedTuple
from urllib.parse import quote, urlencode

import msgspec
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import QueryParameter
from litestar.response import Template
from litestar.status_codes import HTTP_200_OK

import skerry
from skerry.games import cover
from skerry.games.translations import shares
from skerry.kernel.driver import advance
from skerry.kernel.rng import Rng
from skerry.server.api import bot_infos, primer_info, rule_infos
from skerry.server.copies import A_DAY, ASK_FIRST, STATIC
from skerry.server.dependencies import Asked, Slug, TableId, TheHouse, language
from skerry.server.pictures import HEIGHT, WIDTH, told
from skerry.server.refusals import Refused
from skerry.server.shelf import shelf
from skerry.server.texts import FOR_SCRIPTS, ROOM, texts
from skerry.words.rooms import locale, own_name
from skerry.words.scripts import for_scripts

A_YEAR = 365 * 24 * 3600
PLAIN: Final = " /:;,=()'*!+.-_"
"""What may stand in the address of a picture as it is."""

ON_EVERY_PAGE = ("sans.woff2", "serif-bold.woff2")
"""The typefaces that every page needs at once."""


def page(request: Asked, name: str, status: int = HTTP_200_OK, **values: object) -> Template:
    """A page in the language of its reader."""
    lang = language(request)
    context = {
        "lang": lang,
        "locale": locale(lang),
        "languages": offered(),
        "t": texts(lang),
        "texts": script_texts(lang),
        "version": skerry.__version__,
        "static": STATIC.address,
        "edition": STATIC.name,
        "fonts": [name for name in ON_EVERY_PAGE if name in STATIC.fonts],
        "status": status,
    }
    cookies = [Cookie("lang", value=lang, max_age=A_YEAR, samesite="lax")] if "lang" in request.query_params else []
    headers = ASK_FIRST if status == HTTP_200_OK else {}
    return Template(f"{name}.html", context=context | values, status_code=status, cookies=cookies, headers=headers)


class Offered(NamedTuple):
    """A language to choose: its tag, how browsers call it, and its name with how far it is if something is missing."""

    tag: str
    locale: str
    name: str


@functools.cache
def offered() -> list[Offered]:
    """All languages there are."""
    return [Offered(tag, locale(tag), _how_far(own_name(tag), share)) for tag, share in shares().items()]


def _how_far(name: str, share: float) -> str:
    return name if share == 1 else f"{name} ({int(share * 100)} %)"


@functools.cache
def script_texts(lang: str) -> str:
    """What the scripts say, as JSON that can stand in a page."""
    return in_page(json.dumps(for_scripts(ROOM, FOR_SCRIPTS, lang), ensure_ascii=False))


def in_page(data: str) -> str:
    return data.replace("<", "\\u003c")


@get("/", include_in_schema=False, sync_to_thread=False)
def lobby(request: Asked) -> Template:
    lang = language(request)
    games = shelf(lang)
    covers = {game.slug: cover_of(game.slug) or game.picture for game in games}
    return page(request, "lobby", games=games, known=known(lang), covers=covers)


@functools.cache
def known(lang: str) -> str:
    """Games and bots for the script of the lobby, as JSON that can stand in a page: so it has nothing to wait for."""
    return in_page(msgspec.json.encode({"games": shelf(lang), "bots": bot_infos(lang)}).decode())


@functools.cache
def cover_of(slug: str) -> str:
    """The cover itself as an address, because a request for each would take longer than its few bytes; or nothing."""
    drawn = cover(slug)
    return f"data:image/svg+xml,{quote(drawn, safe=PLAIN)}" if drawn else ""


@get("/about", include_in_schema=False, sync_to_thread=False)
def about(request: Asked) -> Template:
    return page(request, "about", games=shelf(language(request)))


@get("/rules", include_in_schema=False, sync_to_thread=False)
def all_rules(request: Asked) -> Template:
    return page(request, "games", games=shelf(language(request)))


@get("/rules/{slug:str}", include_in_schema=False, sync_to_thread=False)
def rules(request: Asked, slug: Slug) -> Template:
    lang = language(request)
    primer, entries = primer_info(slug, lang), rule_infos(slug, lang)
    return page(request, "rules", title=skerry.game(slug).title, primer=primer, entries=entries)


@get("/t/{table:str}", include_in_schema=False)
async def table(request: Asked, house: TheHouse, table: TableId) -> Template:
    return await _of_table(request, house, table, "table")


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(
    request: Asked, house: TheHouse, table: TableId, at: Annotated[int | None, QueryParameter(ge=0)] = None
) -> Template:
    """What a link to a position names before the # is for those who show links with a picture."""
    async with house.at(table) as (_, found):
        if not found.over:
            raise Refused("not-over")
    return await _of_table(request, house, table, "replay", at)


async def _of_table(request: Asked, house: TheHouse, table: str, name: str, at: int | None = None) -> Template:
    async with house.at(table) as (_, found):
        game, summary = found.game, told(found, found.state, language(request))
    query = urlencode({"lang": language(request)} | ({} if at is None else {"at": at}))
    shown = f"{request.base_url}api/tables/{table}/picture?{query}"
    return page(
        request, name, table=table, game=game.slug, title=game.title, assets=game.board_assets(), summary=summary,
        shown=shown, shown_size=(WIDTH, HEIGHT),
    )  # fmt: skip


@get("/pictures/{slug:str}", include_in_schema=False, media_type="image/svg+xml", sync_to_thread=True)
def picture(slug: Slug) -> Response[str]:
    """The cover of the game; of one that has none, a position drawn for a spectator."""
    name = slug.removesuffix(".svg")
    if name not in skerry.games():
        raise Refused("no-game", game=name)
    return Response(cover(name) or drawn_position(name), headers=A_DAY)


@functools.cache
def drawn_position(slug: str) -> str:
    """The position half-way through a game in which the first move is always chosen."""
    game = skerry.game(slug)
    state, rng = game.start(game.seats.stop - 1), Rng(7)
    advance(state, rng)
    for _ in range(60):
        if state.to_move < 0:
            break
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])
        advance(state, rng)
    names = [f"{number}" for number in range(1, state.seats + 1)]
    return game.board(state.seen_by(None), [], "en", names)


PAGES = [lobby, about, all_rules, rules, table, replay, picture]
