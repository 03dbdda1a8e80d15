from skerry.games.riga.state import Riga
from skerry.kernel.rng import Rng
def resample(g: Riga, seat: int, rng: Rng) -> Riga:
    return g.copy()
