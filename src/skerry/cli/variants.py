"""Set-up choices as they are typed."""

from skerry import Game, SetUpError


def chosen_variants(game: Game, texts: list[str]) -> dict[str, object]:
    """`name=value` for each; the value as the game writes it, one for each seat with commas between them."""
    wanted: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetUpError(
                f"A variant is given as name=value, for example riga_buildings=true, not {text!r}.",
                f"Eine Variante wird als name=wert angegeben, zum Beispiel riga_buildings=true, nicht {text!r}.",
            )
        known = game.variants.get(name)
        choices = {str(choice).lower(): choice for choice in known.choices} if known else {}
        values = [choices.get(part.lower(), part) for part in value.split(",")]
        wanted[name] = values if known and known.per_seat else values[0]
    return wanted
