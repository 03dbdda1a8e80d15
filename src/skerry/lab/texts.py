"""What a report says, in English and German: each entry holds both."""

from typing import Final

from skerry.kernel import language

TEXTS: Final[language.Pairs] = {
    "title-match": ("A match", "Ein Vergleich"),
    "title-tournament": ("A tournament", "Ein Turnier"),
    "title-ladder": ("The ladder", "Die Rangleiter"),
    "title-balance": ("Balance", "Ausgewogenheit"),
    "title-study": ("A study", "Eine Untersuchung"),
    "seats": ("{seats} seats", "{seats} Plätze"),
    "alone": ("1 seat", "1 Platz"),
    "games-of": ("{done} of {games} games", "{done} von {games} Spielen"),
    "tile-games": ("games", "Spiele"),
    "tile-lucks": ("lucks, each shared by all", "Zufallsfolgen, jede für alle gleich"),
    "tile-decisions": ("decisions", "Entscheidungen"),
    "tile-hours": ("of processor time", "Rechenzeit"),
    "win-rates": ("Who wins", "Wer gewinnt"),
    "win-rates-say": (
        "Share of games won with one seat. The dashed line is the fair share; bars are 95 % intervals.",
        "Anteil der Siege mit einem Platz. Gestrichelt: der gerechte Anteil; die Balken sind 95-%-Bereiche.",
    ),
    "ratings": ("Ladder", "Rangleiter"),
    "ratings-say": (
        "OpenSkill ratings from all games in which bots met others; 25 is where everyone begins.",
        "OpenSkill-Wertungen aus allen Spielen gegen andere; alle beginnen bei 25.",
    ),
    "skill-gap": ("Skill gap", "Stärkegefälle"),
    "skill-gap-say": (
        "One seat of the first against copies of the second: wins as a multiple of the fair share.",
        "Ein Platz des ersten gegen Kopien des zweiten: Siege als Vielfaches des gerechten Anteils.",
    ),
    "against": ("{one}\nagainst {other}", "{one}\ngegen {other}"),
    "seat-advantage": ("Seats", "Plätze"),
    "seat-advantage-say": (
        "What each seat wins when everyone sits everywhere equally often. The band is the fair share ± 3 points.",
        "Was jeder Platz gewinnt, wenn alle gleich oft überall sitzen. Das Band: der gerechte Anteil ± 3 Punkte.",
    ),
    "seat": ("seat {seat}", "Platz {seat}"),
    "points": ("Points", "Punkte"),
    "points-say": (
        "How the final points are spread. Middle half: {low} to {high}; all: {least} to {most}.",
        "Wie sich die Endpunkte verteilen. Mittlere Hälfte: {low} bis {high}; alle: {least} bis {most}.",
    ),
    "points-axis": ("final points", "Endpunkte"),
    "sources": ("Where points come from", "Woher die Punkte kommen"),
    "sources-say": (
        "Mean points by source, for winners and for the others.",
        "Mittlere Punkte nach Herkunft, für Sieger und für die anderen.",
    ),
    "winners": ("winners", "Sieger"),
    "others": ("others", "andere"),
    "length": ("Length", "Länge"),
    "length-say": (
        "{turns} turns of a game on average, with {decisions} real decisions.",
        "Im Mittel {turns} Spielzüge je Spiel, mit {decisions} echten Entscheidungen.",
    ),
    "length-axis": ("turns", "Spielzüge"),
    "leads": ("Does the leader win?", "Gewinnt, wer führt?"),
    "leads-say": (
        (
            "How often the one in the lead wins in the end. At half time: {half}; from then on the winner leads "
            "in {early} of the games."
        ),
        (
            "Wie oft am Ende gewinnt, wer gerade führt. Zur Halbzeit: {half}; von da an führt der Sieger in "
            "{early} der Spiele."
        ),
    ),
    "leads-axis": ("part of the game", "Teil des Spiels"),
    "lead-changes": ("Lead changes", "Führungswechsel"),
    "lead-changes-say": (
        "How often somebody else takes the lead in a game: {mean} times on average.",
        "Wie oft im Spiel jemand anders die Führung übernimmt: im Mittel {mean}-mal.",
    ),
    "lead-changes-axis": ("changes", "Wechsel"),
    "choices": ("What choices are worth", "Was Entscheidungen wert sind"),
    "choices-say": (
        (
            "Each dot is a choice. Across: of the seats that ever could, how many made it. Up: how many points of "
            "win rate those who made it are above those who did not, against the same bots on the same seats. "
            "Green and red dots are above or below by more than chance, with all choices of the report looked at "
            "together. It shows what goes with winning, not what causes it."
        ),
        (
            "Jeder Punkt ist eine Wahl. Nach rechts: wie viele der Plätze, die sie je hatten, sie trafen. Nach "
            "oben: um wie viele Punkte der Siegquote jene darüber liegen, die sie trafen, bei gleichen Bots auf "
            "gleichen Plätzen. Grüne und rote Punkte liegen um mehr als Zufall darüber oder darunter, alle "
            "Entscheidungen des Berichts zusammen betrachtet. Das zeigt, was mit Siegen einhergeht, nicht, was sie "
            "bewirkt."
        ),
    ),
    "word-axis": ("chosen by those who could", "gewählt von denen, die konnten"),
    "thing-axis": ("of all seats", "von allen Plätzen"),
    "lift-axis": ("win rate, points", "Siegquote, Punkte"),
    "use-columns": ("what|seats that could|did|win rate|95 %", "was|Plätze, die konnten|taten es|Siegquote|95 %"),
    "too-few": ("too few to tell", "zu wenige für eine Aussage"),
    "more": ("{count} more", "{count} weitere"),
    "as-table": ("as a table", "als Tabelle"),
    # --- findings -----------------------------------------------------------------------------------------------
    "findings": ("What to look at", "Worauf zu achten ist"),
    "findings-none": (
        (
            "Nothing stands out: seats win their fair share within 3 points, no choice is almost never or almost "
            "always made or surely worth 10 points, and the leader at half time does not win too often."
        ),
        (
            "Nichts fällt auf: Die Plätze gewinnen bis auf 3 Punkte ihren gerechten Anteil, keine Wahl wird fast "
            "nie oder fast immer getroffen oder ist sicher 10 Punkte wert, und wer zur Halbzeit führt, gewinnt "
            "nicht zu oft."
        ),
    ),
    "seat-off": (
        "Seat {seat} wins {value:.1%} ({low:.1%} to {high:.1%}); its fair share is {fair:.1%}.",
        "Platz {seat} gewinnt {value:.1%} ({low:.1%} bis {high:.1%}); gerecht wären {fair:.1%}.",
    ),
    "almost-never": (
        "Almost never chosen by those who could:",
        "Fast nie gewählt von denen, die konnten:",
    ),
    "almost-always": (
        "Almost always chosen by those who could, so hardly a choice:",
        "Fast immer gewählt von denen, die konnten, also kaum eine Wahl:",
    ),
    "worth-much": (
        "Goes with winning, in points of win rate (95 %):",
        "Geht mit Siegen einher, in Punkten der Siegquote (95 %):",
    ),
    "worth-little": (
        "Goes with losing, in points of win rate (95 %):",
        "Geht mit Niederlagen einher, in Punkten der Siegquote (95 %):",
    ),
    "scores-outside": (
        "{value:.1%} ({low:.1%} to {high:.1%}) of all final points lie outside of {from} to {to}.",
        "{value:.1%} ({low:.1%} bis {high:.1%}) aller Endpunkte liegen außerhalb von {from} bis {to}.",
    ),
    "runaway": (
        "Who leads at half time wins {value:.0%} of the games.",
        "Wer zur Halbzeit führt, gewinnt {value:.0%} der Spiele.",
    ),
    "unsure": ("(more games are needed to be sure)", "(für Gewissheit braucht es mehr Spiele)"),
    # --- effects ------------------------------------------------------------------------------------------------
    "effects": ("What the change does", "Was die Änderung bewirkt"),
    "effects-say": (
        (
            "Difference from the pack as it is, on the same luck. The more you look at, the more looks unusual by "
            "chance, so the intervals are wide enough for all {looks} of them to hold together with 95 %. d is the "
            "difference in standard deviations: 0.2 is small, 0.8 large."
        ),
        (
            "Unterschied zum unveränderten Pack bei gleichem Zufall. Je mehr man betrachtet, desto mehr fällt zufällig "
            "auf; deshalb sind die Bereiche so breit, dass alle {looks} zusammen mit 95 % zutreffen. d ist der "
            "Unterschied in Standardabweichungen: 0,2 ist klein, 0,8 groß."
        ),
    ),
    "effects-sure": (
        "{sure} of the {looks} bars stay clear of the dashed line: these are more than chance.",
        "{sure} der {looks} Balken berühren die gestrichelte Linie nicht: Das ist mehr als Zufall.",
    ),
    "effects-none": (
        "Every bar touches the dashed line: these games are too few to tell the change from chance.",
        "Jeder Balken berührt die gestrichelte Linie: Für eine Aussage sind das zu wenige Spiele.",
    ),
    "effect-columns": ("variation|bots|before|difference|95 %|d", "Änderung|Bots|vorher|Unterschied|95 %|d"),
    "older-pack": ("version {version} of the pack", "Version {version} des Packs"),
    "as-it-is": ("the pack as it is", "das Pack, wie es ist"),
    "measure-points": ("Final points of a seat", "Endpunkte eines Platzes"),
    "measure-margin": ("Margin of victory, points", "Vorsprung des Siegers, Punkte"),
    "measure-turns": ("Turns of a game", "Spielzüge eines Spiels"),
    "measure-decisions": ("Decisions of a game", "Entscheidungen eines Spiels"),
    "measure-lead_changes": ("Lead changes", "Führungswechsel"),
    "measure-first_seat": ("Win share of seat 0", "Siegquote von Platz 0"),
    "measure-decided_after": (
        "Part of the game after which it is decided",
        "Teil des Spiels, nach dem es entschieden ist",
    ),
    "measure-skill_gap": ("Skill gap, times the fair share", "Stärkegefälle, Vielfaches des gerechten Anteils"),
    "measure-source": ("Points: {source}", "Punkte: {source}"),
    "measure-event": ("What was changed, per seat: {event}", "Das Geänderte, je Platz: {event}"),
    "mixed": (
        "The games of this folder were played by different bots, rules, packs or builds. Don't compare them.",
        "Die Spiele dieses Ordners stammen von verschiedenen Bots, Regeln, Packs oder Builds. Vergleiche sie nicht.",
    ),
    "made-by": ("How this was made", "Wie dies entstand"),
    "made-say": (
        (
            "Every seating of every line-up is played on the same luck: what chance decides depends only on the "
            "luck, the turn and what can be drawn. Games of one luck are not independent, so they are one "
            "cluster: shares have Wilson’s interval with the design effect of the lucks, means have Student’s t "
            "over lucks. Everything follows from the plan and the number of a game; skerry lab record prints the "
            "record of any game."
        ),
        (
            "Jede Sitzordnung jeder Besetzung wird auf derselben Zufallsfolge gespielt: Was der Zufall "
            "entscheidet, hängt nur von der Folge, vom Spielzug und davon ab, was gezogen werden kann. Spiele "
            "einer Folge sind nicht unabhängig und gelten als ein Bündel: Anteile haben Wilsons Bereich mit dem "
            "Design-Effekt der Folgen, Mittelwerte Students t über Folgen. Alles folgt aus dem Plan und der "
            "Nummer eines Spiels; skerry lab record gibt die Aufzeichnung jedes Spiels aus."
        ),
    ),
}


class LabPhrases(language.Phrases):
    """The texts in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(TEXTS, lang)
