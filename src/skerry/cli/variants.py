"""Set-up choices as they are typed."""

from skerry import Game, SetUpError


def chosen_variants(game: Game, texts: list[str]) -> dict[str, object]:
    """`name=value` for each; the value as the game writes it, one for each seat with commas between them."""
    wanted: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetUpError("variant-as-value", text=repr(text))
        known = game.variants.get(name)
        choices = {str(choice).lower(): choice for choice in known.choices} if known else {}
        values = [choices.get(part.lower(), part) for part in value.split(",")]
        wanted[name] = values if known and known.per_seat else values[0]
    return wanted
