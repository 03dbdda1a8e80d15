"""What requests bring along: who asks, in which language, for which table."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import SerializationException
from litestar.params import PathParameter, QueryParameter

from skerry.server.house import House
from skerry.words.languages import accepted, best, languages

Asked = Request[Any, Any, Any]
Connected = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""
TheHouse = NamedDependency[House]
Lang = NamedDependency[str]
TableId = Annotated[str, PathParameter(description="The table.", max_length=64)]
Slug = Annotated[str, PathParameter(description="The game, such as riga.", max_length=64)]
SeatNumber = Annotated[int, PathParameter(description="A seat, counted from 0.", ge=0)]
WANTED_LANG = QueryParameter(
    annotation=str | None,
    name="lang",
    required=False,
    description="The language of every sentence, such as de; without it the header Accept-Language decides.",
)
Narrow = Annotated[bool, QueryParameter(description="Draw the board for a phone.")]


class Posted(Request[Any, Any, Any]):
    """A request whose body cannot be read is refused as such, whatever it is that stops the reader."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as error:
            raise SerializationException("The JSON is nested too deeply.") from error
        except UnicodeDecodeError as error:
            raise SerializationException("The JSON is not in UTF-8.") from error


def language(request: Connected) -> str:
    """The language asked for in the address, chosen before, or preferred by the browser."""
    for chosen in (request.query_params.get("lang"), request.cookies.get("lang")):
        if chosen in languages():
            return str(chosen)
    return best(accepted(request.headers.get("accept-language", "")))


def bearer(request: Asked) -> list[str]:
    """The keys of the header `Authorization: Bearer key,key…`."""
    scheme, _, held = request.headers.get("authorization", "").partition(" ")
    return [key.strip() for key in held.split(",") if key.strip()] if scheme.lower() == "bearer" else []


def host_of(request: Connected) -> str | None:
    """Where a request comes from; a web server in front on this machine is asked for whom it asks."""
    return None if request.client is None else request.client.host
