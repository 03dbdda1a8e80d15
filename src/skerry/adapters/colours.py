"""A board as an array of colours."""

from io import BytesIO
from typing import Final

from skerry.adapters import MissingPackages
from skerry.drawing.pixels import png

try:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image
except ImportError as error:
    raise MissingPackages("rl") from error

WIDTH: Final = 960


def colours(svg: str) -> NDArray[np.uint8]:
    """Height, width, and red, green and blue."""
    with Image.open(BytesIO(png(svg, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"))
