"""Every call of the API with bodies, addresses and keys that fit, nearly fit or don't fit at all."""

import json
from typing import Any
from urllib.parse import quote

import msgspec

from tools.attack.bodies import Described
from tools.attack.ground import Ground, Seats, Tally, all_at_once, keep_at_it, new_table, set_up, visitor
from tools.attack.messages import GAMES, WORDS
from tools.attack.raw import ANSWER_WITHIN, Line, bearer
from tools.attack.spoiling import ODD, mutated, spoilt

CALLERS = 12
ON_ONE_LINE = 100
"""Before a caller comes from elsewhere, over a new connection."""


class Caller:
    """Somebody with tables of their own, and the ids of those of others."""

    def __init__(self, ground: Ground, tally: Tally, number: int) -> None:
        self.ground = ground
        self.tally = tally
        self.number = number
        self.dice = ground.dice(f"caller {number}")
        self.own: list[Seats] = []
        self.described: Described | None = None

    async def call_often(self) -> None:
        self.number += CALLERS
        async with await Line.open(self.ground.port, visitor(self.number)) as line:
            if self.described is None:
                self.described = Described(json.loads((await line.ask("GET", "/api/openapi.json")).body))
            if len(self.own) < 4 and (made := await set_up(line, new_table(self.dice.choice(GAMES)))):
                self.own.append(made)
            for _ in range(ON_ONE_LINE):
                if self.tally.goes_on(self.ground):
                    await self.call(line, self.described)

    async def call(self, line: Line, described: Described) -> None:
        method, path, call = self.dice.choice(described.calls())
        own = self.dice.choice(self.own) if self.own else None
        headers = bearer(self.key(own)) if self.dice.random() < 0.8 else {}
        body = described.body(call, self.dice)
        data = None if body is None else self.data(body, own)
        answer = await line.ask(method, self.address(path, call, own), data, headers)
        self.tally.answered(answer, f"{method} {path}")
        if method == "DELETE" and answer.status == 204:
            self.own = []
        if answer.headers.get("connection") == "close":
            raise EOFError

    def key(self, own: Seats | None) -> str:
        held = [*own.keys, own.owner, ",".join(own.keys)] if own else []
        return self.dice.choice([*held, *held, "x" * 32, "", ",,,", "ä".encode().decode("latin-1")])

    def data(self, body: Any, own: Seats | None) -> bytes:
        """As described, with what nobody can guess put in; in two of five cases something is wrong with it."""
        if isinstance(body, dict):
            body |= {name: value for name, value in self.real(own).items() if name in body}
        how = self.dice.random()
        if how < 0.6:
            return msgspec.json.encode(body)
        if how < 0.85:
            return json.dumps(mutated(body, self.dice)).encode("utf-8", "surrogatepass")
        return spoilt(msgspec.json.encode(body), self.dice)

    def real(self, own: Seats | None) -> dict[str, Any]:
        held = [{"table": own.table, "keys": own.keys}] if own else []
        game = self.dice.choice(GAMES)
        return {"game": game, "seats": new_table()["seats"], "variants": {}, "word": self.dice.choice(WORDS),
                "tables": held, "pack": None, "scenario": None, "at": self.dice.choice([None, 0, 3, -1])}  # fmt: skip

    def address(self, path: str, call: dict[str, Any], own: Seats | None) -> str:
        """With a table, a seat or a game that exists, mostly; and with some of the words it takes behind the `?`."""
        seat, slug = str(self.dice.randrange(3)), self.dice.choice(GAMES)
        for name, value in {"table": own.table if own else "x", "seat": seat, "slug": slug}.items():
            path = path.replace(f"{{{name}}}", value if self.dice.random() < 0.85 else self.odd())
        words = [part["name"] for part in call.get("parameters", []) if part["in"] == "query"]
        said = [f"{name}={self.word(name)}" for name in words if self.dice.random() < 0.4]
        return f"{path}?{'&'.join(said)}" if said else path

    def word(self, name: str) -> str:
        usual = {"lang": ["en", "de"], "narrow": ["true", "false"], "at": ["0", "5", "99999"], "seat": ["0", "1"]}
        if self.dice.random() < 0.3:
            return self.odd()
        return self.dice.choice(usual.get(name, WORDS[:5])).replace(" ", "+")

    def odd(self) -> str:
        return quote(str(self.dice.choice(ODD))[:200], safe="") or "x"


async def calls(ground: Ground, tally: Tally) -> None:
    await all_at_once(lambda number: keep_at_it(ground, tally, Caller(ground, tally, number).call_often), CALLERS)
    if tally.worst > ANSWER_WITHIN / 2:
        tally.fell(f"a call took {tally.worst:.1f} s")
