"""The networks that learn, in PyTorch: number for number what `skerry.bots.network` works out with numpy."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from skerry import Game
from skerry.bots.network import NEVER, Plane, observation_of, place_of, scale_of
from skerry.learn.outcomes import Outcomes
from skerry.learn.plans import Plan

Found = tuple[Tensor, Tensor, Tensor]
"""The logits of moves, then what the game is worth to each as `Outcomes` orders it, then the logits of victory."""


class FlatNet(nn.Module):
    """As `network.Flat`, and what the game is worth, which only learning asks."""

    def __init__(self, game: Game, plan: Plan, outcomes: Outcomes) -> None:
        super().__init__()
        observation = observation_of(game)
        self.players = place_of(observation, "seats")
        self.most_seats = outcomes.most_seats
        self.register_buffer("scale", torch.from_numpy(scale_of(observation)), persistent=False)
        self.first = nn.Linear(observation.size, plan.hidden)
        self.middle = nn.ModuleList([nn.Linear(plan.hidden, plan.hidden) for _ in range(plan.layers)])
        self.norm = nn.ModuleList([nn.LayerNorm(plan.hidden) for _ in range(plan.layers)])
        self.policy = nn.Linear(plan.hidden, len(game.alphabet))
        self.wins = nn.Linear(plan.hidden, outcomes.shares)
        self.points = nn.Linear(plan.hidden, outcomes.points)
        self.worth = nn.Linear(plan.hidden, 1)
        for head in (self.policy, self.wins):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> Found:
        """From the bytes of observations."""
        return self.answer(seen, functional.relu(self.first(seen * self.scale)))

    def answer(self, seen: Tensor, hidden: Tensor) -> Found:
        for layer, norm in zip(self.middle, self.norm):
            hidden = hidden + functional.relu(layer(norm(hidden)))
        wins = self.wins(hidden)
        players = seen[:, self.players].long() if self.players >= 0 else torch.full_like(seen[:, 0], self.most_seats)
        seats = torch.arange(wins.shape[1], device=wins.device)
        wins = wins.masked_fill(seats >= players.clamp(min=2)[:, None], NEVER)
        values = torch.cat([torch.tanh(self.worth(hidden)), wins.softmax(-1), self.points(hidden)], -1)
        return self.policy(hidden), values, wins


class BoardNet(FlatNet):
    """As `network.Board`."""

    def __init__(self, game: Game, plan: Plan, outcomes: Outcomes) -> None:
        super().__init__(game, plan, outcomes)
        self.plane = TorchPlane(game)
        size, places = observation_of(game).size, plan.places
        self.whole = nn.Linear(size, places)
        self.place = nn.Linear(self.plane.of_coasters + 1, places, bias=False)
        self.round = nn.ModuleList([nn.Linear(9 * places, places) for _ in range(plan.rounds)])
        self.round_norm = nn.ModuleList([nn.LayerNorm(places) for _ in range(plan.rounds)])
        self.pooled = nn.Linear(2 * places, plan.hidden)
        self.marks = nn.Linear(places, self.plane.marks)
        nn.init.orthogonal_(self.marks.weight, 0.01)
        nn.init.zeros_(self.marks.bias)

    def forward(self, seen: Tensor) -> Found:
        x, plane = seen * self.scale, self.plane
        sites = plane.sites(x)
        n = len(x)
        places = functional.relu(self.place(plane.pieces(x, sites)) + at(self.whole(x), sites.sample))
        for layer, norm in zip(self.round, self.round_norm):
            around = at(beyond(norm(places), n), sites.around).reshape(len(places), -1)
            places = places + functional.relu(layer(around))
        spread = sites.sample[:, None].expand(-1, places.shape[1])
        nothing = places.new_zeros((n, places.shape[1]))
        pooled = [nothing.scatter_reduce(0, spread, places, how, include_self=False) for how in ("mean", "amax")]
        hidden = functional.relu(self.first(x) + self.pooled(torch.cat(pooled, -1)))
        logits, values, wins = self.answer(seen, hidden)
        return logits + plane.moved(beyond(self.marks(places), n), sites), values, wins


def at(rows: Tensor, numbers: Tensor) -> Tensor:
    """The rows with these numbers. Unlike brackets it learns in one pass where many numbers are the same."""
    return rows.index_select(0, numbers.reshape(-1)).reshape(*numbers.shape, *rows.shape[1:])


def beyond(places: Tensor, positions: int) -> Tensor:
    """With a place that holds nothing behind them for each position, so that not all learn from the same."""
    return functional.pad(places, (0, 0, 0, positions))


class TorchSites:
    """As `network.Sites`."""

    def __init__(self, sample: Tensor, around: Tensor, coasters: Tensor, cells: Tensor, chosen: Tensor) -> None:
        self.sample = sample
        self.around = around
        self.coasters = coasters
        self.cells = cells
        self.chosen = chosen


class TorchPlane(nn.Module):
    """As `network.Plane`."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.plane = plane = Plane(game)
        self.of_coasters = plane.of_coasters
        self.words = len(game.alphabet)
        self.marks = 5 + len(plane.moves["place"]) + 8
        for name, array in (("steps", plane.steps), ("cells", plane.cells), ("eye", np.eye(plane.count))):
            self.register_buffer(name, torch.from_numpy(array), persistent=False)

    def taken(self, x: Tensor, name: str) -> Tensor:
        field = self.plane.fields[name]
        return x[:, field.start : field.start + field.size]

    def places(self, x: Tensor, name: str) -> Tensor:
        return torch.round(self.taken(x, name) * self.plane.fields[name].most).long()

    def sites(self, x: Tensor) -> TorchSites:
        n, wide, reach = len(x), self.plane.wide, self.plane.reach
        laid = self.taken(x, "laid") > 0
        px, py = self.places(x, "x"), self.places(x, "y")
        some = laid.any(1)
        left, top = (
            torch.where(some, at.masked_fill(~laid, reach * 4).min(1).values, torch.full_like(at[:, 0], reach)) - 2
            for at in (px, py)
        )
        each = torch.arange(n, device=x.device)
        base = each * (wide * wide)
        spots = base[:, None] + (py - top[:, None]) * wide + px - left[:, None]
        active = torch.zeros(n * wide * wide + 1, dtype=torch.bool, device=x.device)
        outside = n * wide * wide
        active[torch.where(laid[:, :, None], spots[:, :, None] + self.steps, outside).reshape(-1)] = True
        active[base + 2 * wide + 2] = True
        flat = active[:-1].nonzero()[:, 0]
        count = len(flat)
        nothing = count + each
        number = nothing.repeat_interleave(wide * wide)
        number[flat] = torch.arange(count, device=x.device)
        cx, cy = self.cells[:, 0] - left[:, None], self.cells[:, 1] - top[:, None]
        inside = (cx > 0) & (cx < wide - 1) & (cy > 0) & (cy < wide - 1)
        cells = self.numbered(number, base[:, None] + cy * wide + cx, inside, nothing[:, None])
        coasters = self.numbered(number, spots, laid, nothing[:, None])
        chosen_x, chosen_y = self.places(x, "chosen_x")[:, 0] - left, self.places(x, "chosen_y")[:, 0] - top
        choosing = self.taken(x, "chosen")[:, 0] > 0
        chosen = self.numbered(number, base + chosen_y * wide + chosen_x, choosing, nothing)
        fresh = self.taken(x, "fresh")
        lying = coasters.gather(1, fresh.argmax(1, keepdim=True))[:, 0]
        chosen = torch.where((fresh > 0).any(1), lying, chosen)
        around = number[(flat[:, None] + self.steps).clamp(0, len(number) - 1)]
        return TorchSites(flat // (wide * wide), around, coasters, cells, chosen)

    @staticmethod
    def numbered(number: Tensor, spots: Tensor, there: Tensor, nothing: Tensor) -> Tensor:
        return torch.where(there, number[torch.where(there, spots, 0)], nothing)

    def pieces(self, x: Tensor, sites: TorchSites) -> Tensor:
        n, count = len(x), self.plane.count
        eye: Any = self.eye
        named = self.taken(x, "rotation").reshape(n, count, 1, 4) * eye.float()[None, :, :, None]
        parts = [self.taken(x, name).reshape(n, count, -1) for name in ("laid", "fresh", "kind", "gold", "lifted")]
        hagars = self.taken(x, "hagars").reshape(n, -1, count, 4).transpose(1, 2)
        known = torch.cat([named.reshape(n, count, -1), *parts, hagars.reshape(n, count, -1)], 2)
        found = x.new_zeros((len(sites.sample) + n, self.of_coasters + 1))
        found[sites.coasters.reshape(-1), :-1] = known.reshape(-1, self.of_coasters)
        found[sites.chosen, -1] = 1
        return found[:-n]

    def moved(self, marks: Tensor, sites: TorchSites) -> Tensor:
        """What the marks of places add to the logits of moves."""
        placing = self.marks - 13
        own, lying = at(marks, sites.chosen), at(marks, sites.coasters)
        parts = {
            "lay": at(marks[:, 0], sites.cells),
            "turn": own[:, 1:5],
            "place": own[:, 5 : 5 + placing],
            "move": lying[:, :, 5 + placing : 9 + placing].flatten(1),
            "to": lying[:, :, 9 + placing :].flatten(1),
        }
        added = marks.new_zeros((len(own), self.words))
        for name, part in parts.items():
            first = self.plane.moves[name][0]
            added[:, first : first + part.shape[1]] = part
        return added


def network_for(game: Game, plan: Plan, outcomes: Outcomes) -> FlatNet:
    return BoardNet(game, plan, outcomes) if plan.places else FlatNet(game, plan, outcomes)


def weights_of(net: FlatNet) -> dict[str, NDArray[np.float32]]:
    """What it has learned, by name."""
    return {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}


def take_weights(net: FlatNet, weights: dict[str, NDArray[Any]]) -> None:
    """Go on from these; what only learning needs may be missing."""
    known = {name: torch.from_numpy(value.astype(np.float32)) for name, value in weights.items()}
    net.load_state_dict({**net.state_dict(), **known})


def width_of(weights: dict[str, NDArray[Any]]) -> int:
    """How wide the layers are that these weights belong to."""
    return len(weights["first.bias"])
