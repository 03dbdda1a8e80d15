### What Skerry refuses, wherever it is asked

## Set-ups

no-edition = This Skerry has no { $slug }_v{ $number }: its rules or its observation were others. It has { $names }.
cannot-learn = There are { $seats } seats: seat { $seat } cannot learn against { $names } bots.
no-bot = There is no bot { $name }; there are: { $known }.
lab-needs-package = The lab needs the package { $name }: install it with pip install 'skerry[lab]'.
points-as-range = Points are expected as low-high, for example 30-60, not { $text }.
names-for-people = There are { $given } names for { $people } people.
no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
variant-as-value = A variant is given as name=value, for example riga_buildings=true, not { $text }.
no-game = There is no game { $slug }; there are: { $known }.
own-pack-has-all = A pack of your own has its version and its changes in it; don't name them as well.
changes-by-path = Changes are values by their paths, such as {"{"}"building.bank.cost": 9{"}"}, not { $changes }.
no-rules-file = { $title } has no rules to look up: it comes without a file rules.md.
start-has-seats = The start position has { $seats } seats, not { $wanted }.
start-has-variants = The start position has the variants { $variants }, not { $wanted }.
names-for-seats = There are { $names } names for { $seats } seats.
wrong-secret = A secret is 64 hexadecimal digits, the letters small.
salts-for-seats = There are { $salts } salts for { $seats } seats.
inherited-moves = Of { $moves } moves { $inherited } cannot be inherited.
no-backend = There is no backend { $backend }; there are: { $known }.
package-needed = For this, { $package } is needed: install it with pip install 'skerry[cluster]'.
tournament-needs-two = A tournament needs two bots.
ladder-needs-two = A ladder needs two bots.
one-bot-or-two = Name one bot or two, the weaker first, not { $players }.
nothing-changed = Nothing would be changed: the pack has these values.
what-varies = What varies is given as key=value,value, for example building.crane.cost=8,10,12, not { $text }.
no-host-name = { $name } is not the name of a host; give one such as skerry.example.org, without scheme, port or path.
too-long-to-draw = It takes the server too long to draw a table with it.
changes-too-much = It changes too much: a table would keep { $length } characters of it, and { $most } are the most.
game-did-not-end = A game did not end within { $longest } moves.
wrong-seats = { $game } is for { $low } to { $high } players, not { $seats }.
variant-per-seat = The variant { $variant } takes a list with one value for each of { $seats } seats.
wrong-choice = The variant { $variant } cannot be { $choice }; choose one of { $choices }.
no-variant =
    { $known ->
        [none] { $game } has no variant { $variant }; its variants: none.
       *[other] { $game } has no variant { $variant }; its variants: { $known }.
    }
plug-in-unusable = The game { $name } of the package { $package } cannot be used: { $problem }.
plug-in-named-as-ours = Skerry itself has a game of this name
plug-in-named-as-another = another package has a game of this name
plug-in-name = its name may have small letters, digits and underscores, and begins with a letter
plug-in-broken = { $reason }
plug-in-calls-itself = its game calls itself { $slug }
plug-in-fails = { $part } fails with { $reason }
