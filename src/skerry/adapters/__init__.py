"""Our games through the interfaces of other people's programs. docs/research.md describes them."""


class MissingPackages(ImportError):
    """What an adapter stands on is not installed, since players do not need it."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"This adapter needs packages that are not installed: pip install 'skerry[{extra}]'")
