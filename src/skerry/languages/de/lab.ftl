### The lab: its reports

title-match = Ein Vergleich
title-tournament = Ein Turnier
title-ladder = Die Rangleiter
title-balance = Ausgewogenheit
title-study = Eine Untersuchung
seats = { $seats } Plätze
alone = 1 Platz
games-of = { $done } von { $games } Spielen
tile-games = Spiele
tile-lucks = Zufallsfolgen, jede für alle gleich
tile-decisions = Entscheidungen
tile-hours = Rechenzeit
win-rates = Wer gewinnt
win-rates-say = Anteil der Siege mit einem Platz. Gestrichelt: der gerechte Anteil; die Balken sind 95-%-Bereiche.
ratings = Rangleiter
ratings-say = OpenSkill-Wertungen aus allen Spielen gegen andere; alle beginnen bei 25.
skill-gap = Stärkegefälle
skill-gap-say = Ein Platz des ersten gegen Kopien des zweiten: Siege als Vielfaches des gerechten Anteils.
against =
    { $one }
    gegen { $other }
seat-advantage = Plätze
seat-advantage-say = Was jeder Platz gewinnt, wenn alle gleich oft überall sitzen. Das Band: der gerechte Anteil ± 3 Punkte.
seat = Platz { $seat }
points = Punkte
points-say = Wie sich die Endpunkte verteilen. Mittlere Hälfte: { $low } bis { $high }; alle: { $least } bis { $most }.
points-axis = Endpunkte
sources = Woher die Punkte kommen
sources-say = Mittlere Punkte nach Herkunft, für Sieger und für die anderen.
winners = Sieger
others = andere
length = Länge
length-say = Im Mittel { $turns } Spielzüge je Spiel, mit { $decisions } echten Entscheidungen.
length-axis = Spielzüge
leads = Gewinnt, wer führt?
leads-say = Wie oft am Ende gewinnt, wer gerade führt. Zur Halbzeit: { $half }; von da an führt der Sieger in { $early } der Spiele.
leads-axis = Teil des Spiels
lead-changes = Führungswechsel
lead-changes-say = Wie oft im Spiel jemand anders die Führung übernimmt: im Mittel { $mean }-mal.
lead-changes-axis = Wechsel
choices = Was Entscheidungen wert sind
choices-say = Jeder Punkt ist eine Wahl. Nach rechts: wie viele der Plätze, die sie je hatten, sie trafen. Nach oben: um wie viele Punkte der Siegquote jene darüber liegen, die sie trafen, bei gleichen Bots auf gleichen Plätzen. Grüne und rote Punkte liegen um mehr als Zufall darüber oder darunter, alle Entscheidungen des Berichts zusammen betrachtet. Das zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt.
word-axis = gewählt von denen, die konnten
thing-axis = von allen Plätzen
lift-axis = Siegquote, Punkte
use-columns = was|Plätze, die konnten|taten es|Siegquote|95 %
too-few = zu wenige für eine Aussage
more = { $count } weitere
as-table = als Tabelle

## Findings

findings = Worauf zu achten ist
findings-none = Nichts fällt auf: Die Plätze gewinnen bis auf 3 Punkte ihren gerechten Anteil, keine Wahl wird fast nie oder fast immer getroffen oder ist sicher 10 Punkte wert, und wer zur Halbzeit führt, gewinnt nicht zu oft.
seat-off = Platz { $seat } gewinnt { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }); gerecht wären { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
almost-never = Fast nie gewählt von denen, die konnten:
almost-always = Fast immer gewählt von denen, die konnten, also kaum eine Wahl:
worth-much = Geht mit Siegen einher, in Punkten der Siegquote (95 %):
worth-little = Geht mit Niederlagen einher, in Punkten der Siegquote (95 %):
scores-outside = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) aller Endpunkte liegen außerhalb von { $from } bis { $to }.
runaway = Wer zur Halbzeit führt, gewinnt { NUMBER($value, style: "percent") } der Spiele.
unsure = (für Gewissheit braucht es mehr Spiele)

## Effects

effects = Was die Änderung bewirkt
effects-say = Unterschied zum unveränderten Pack bei gleichem Zufall. Je mehr man betrachtet, desto mehr fällt zufällig auf; deshalb sind die Bereiche so breit, dass alle { $looks } zusammen mit 95 % zutreffen. d ist der Unterschied in Standardabweichungen: 0,2 ist klein, 0,8 groß.
effects-sure = { $sure } der { $looks } Balken berühren die gestrichelte Linie nicht: Das ist mehr als Zufall.
effects-none = Jeder Balken berührt die gestrichelte Linie: Für eine Aussage sind das zu wenige Spiele.
effect-columns = Änderung|Bots|vorher|Unterschied|95 %|d
older-pack = Version { $version } des Packs
as-it-is = das Pack, wie es ist
measure-points = Endpunkte eines Platzes
measure-margin = Vorsprung des Siegers, Punkte
measure-turns = Spielzüge eines Spiels
measure-decisions = Entscheidungen eines Spiels
measure-lead_changes = Führungswechsel
measure-first_seat = Siegquote von Platz 0
measure-decided_after = Teil des Spiels, nach dem es entschieden ist
measure-skill_gap = Stärkegefälle, Vielfaches des gerechten Anteils
measure-source = Punkte: { $source }
measure-event = Das Geänderte, je Platz: { $event }
mixed = Die Spiele dieses Ordners stammen von verschiedenen Bots, Regeln, Packs oder Builds. Vergleiche sie nicht.
made-by = Wie dies entstand
made-say = Jede Sitzordnung jeder Besetzung wird auf derselben Zufallsfolge gespielt: Was der Zufall entscheidet, hängt nur von der Folge, vom Spielzug und davon ab, was gezogen werden kann. Spiele einer Folge sind nicht unabhängig und gelten als ein Bündel: Anteile haben Wilsons Bereich mit dem Design-Effekt der Folgen, Mittelwerte Students t über Folgen. Alles folgt aus dem Plan und der Nummer eines Spiels; skerry lab record gibt die Aufzeichnung jedes Spiels aus.
