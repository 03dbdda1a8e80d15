"""The sizes at which the tables are looked at."""

from typing import Any, Final, NamedTuple

from playwright.sync_api import ViewportSize

PHONE: Final = 11.0
LAPTOP: Final = 12.0
"""No text is smaller on the screen, in CSS pixels."""
FINGER: Final = 44
"""What a finger must hit is at least as wide and as high, in CSS pixels."""


class Size(NamedTuple):
    """A window: its pixels on the screen, how far the browser is zoomed, and whether fingers touch it."""

    width: int
    height: int
    zoom: float = 1.0
    touch: bool = False

    @property
    def name(self) -> str:
        zoomed = f"@{self.zoom:.0%}".rstrip("%") if self.zoom != 1 else ""
        return f"{self.width}x{self.height}{zoomed}"

    @property
    def floor(self) -> float:
        """In the pixels of the page: what zooms in makes them larger on the screen."""
        return (PHONE if self.touch else LAPTOP) / self.zoom

    @property
    def finger(self) -> int:
        return FINGER if self.touch else 0

    @property
    def viewport(self) -> ViewportSize:
        """A browser that is zoomed in has fewer pixels of its own."""
        return {"width": round(self.width / self.zoom), "height": round(self.height / self.zoom)}

    def context(self) -> dict[str, Any]:
        return {
            "viewport": self.viewport,
            "device_scale_factor": self.zoom,
            "reduced_motion": "reduce",
            "is_mobile": self.touch,
            "has_touch": self.touch,
        }


SIZES: Final = {
    size.name: size
    for size in (
        Size(360, 640, touch=True),
        Size(390, 844, touch=True),
        Size(768, 1024, touch=True),
        Size(1024, 768, touch=True),
        Size(1366, 768),
        Size(1366, 768, 1.25),
        Size(1366, 768, 1.5),
        Size(2560, 1440),
    )
}
PICTURED: Final = ("390x844", "768x1024", "1366x768", "2560x1440")
"""The sizes of pictures."""
