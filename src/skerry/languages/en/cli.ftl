### The command line

## Help

help = Board games of the Baltic Sea and beyond: play them, look rules up, replay and measure.
help-lang = The language, for example de; by default that of the system. May stand after any command.
help-version = Say the version and whether the compiled or the interpreted build runs.
help-games = List the games.
help-rules = Look up the rules of a game, or one rule with its rulings and examples.
help-rules-game = The game, for example riga.
help-rules-rule = One rule, for example RIG-41.
help-rules-search = Only what contains this word.
help-play = Play a game, alone against bots or with several people at one screen.
help-play-game = The game, for example riga.
help-play-terminal = Play in the terminal.
help-play-port = Where the table in the browser answers.
help-play-file = Where the tables in the browser are kept.
help-play-seats = How many players; without it as few as can be, but at least two.
help-play-me = A seat that a person plays, counted from 0; may be given several times. Bots play the others.
help-play-hot_seat = People play all seats at this screen.
help-play-bot = Which bot plays the other seats.
help-play-name = The name of a person, in the order of the seats; may be given several times.
help-play-variant = A set-up choice; may be given several times.
help-play-pack = A component pack of your own.
help-play-scenario = Begin with this position.
help-play-seed = The same number gives the same chance.
help-play-load = Play on from a saved record.
help-play-resume = Play on where the last unfinished game was left.
help-replay = Step through a record turn by turn, with the log in words.
help-replay-file = The record.
help-replay-at = Only show the table after so many moves.
help-replay-seat = Only what this seat saw.
help-replay-whole = Everything at once, without stopping.
help-serve = Serve tables to browsers, your own and those of others.
help-serve-host = Who can come: 127.0.0.1 only this machine, 0.0.0.0 all who reach it.
help-serve-port = The port to listen on.
help-serve-file = Where tables are kept.
help-serve-thinkers = How many processes think for experts, hints and reviews; quick bots have one more.
help-serve-keep_days = Delete tables at which nothing was said while the server ran for so many days; without it all are kept.
help-serve-names = A name that people reach the server by, such as skerry.example.org; may be given several times.
help-serve-log_json = Write the log as JSON, one object on each line.
help-serve-open_metrics = Show /metrics to everyone who asks, not only to programs on this machine.
help-backup = Copy all tables into a file, also while the server runs.
help-backup-target = The copy.
help-backup-file = Where tables are kept.
help-verify = Check that the chance of a record follows from what its table committed itself to before the game.
help-verify-file = The record of a finished game.
help-bench = Measure how fast this build is.
help-bench-seconds = Processor seconds for each figure.
help-pack = Look at the values printed on the components, or check your own.
help-pack-show = Show the values of a game with their sources.
help-pack-show-game = The game, for example riga.
help-pack-show-toml = Print the file itself, to be copied and changed.
help-pack-check = Check a pack of your own, and say what differs from the published one.
help-pack-check-file = The pack, a TOML file.
help-lab = Many games between bots: compare them, find out how strong they are, how balanced a game is, what a change does.
help-lab-match = Let bots play against each other, all seats by turns on the same luck.
help-lab-match-game = The game, for example riga.
help-lab-match-bots = The bots by their seats; the last one also plays the seats that are left.
help-lab-match-seats = How many players.
help-lab-match-variant = A set-up choice; may be given several times.
help-lab-match-pack = Values of your own, a TOML file.
help-lab-match-games = At least so many games.
help-lab-match-seed = Another number gives other luck.
help-lab-match-to = The folder of the results; by default one in lab/ named after the plan. The same command goes on where it stopped.
help-lab-match-jobs = How many games at a time; by default one for each core.
help-lab-match-backend = Where to play: on this machine, or on a cluster of Ray or Dask.
help-lab-match-address = Of the cluster; without it one is started on this machine.
help-lab-match-anew = If the bots, rules, pack or build have changed since: play all games again.
help-lab-match-mix = In that case: go on all the same. The report says that the games are mixed.
help-lab-tournament = Let every bot play against every other.
help-lab-tournament-game = The game, for example riga.
help-lab-tournament-bot = A bot that takes part; give it several times. By default all.
help-lab-tournament-seats = How many players.
help-lab-tournament-variant = A set-up choice; may be given several times.
help-lab-tournament-pack = Values of your own, a TOML file.
help-lab-tournament-games = At least so many games altogether.
help-lab-tournament-seed = Another number gives other luck.
help-lab-tournament-to = The folder of the results; by default one in lab/ named after the plan. The same command goes on where it stopped.
help-lab-tournament-jobs = How many games at a time; by default one for each core.
help-lab-tournament-backend = Where to play: on this machine, or on a cluster of Ray or Dask.
help-lab-tournament-address = Of the cluster; without it one is started on this machine.
help-lab-tournament-anew = If the bots, rules, pack or build have changed since: play all games again.
help-lab-tournament-mix = In that case: go on all the same. The report says that the games are mixed.
help-lab-ladder = Let every level play against the one below it, with two seats and with as many as there can be.
help-lab-ladder-game = The games; by default all.
help-lab-ladder-bot = A bot of the ladder, from the weakest to the strongest; by default all.
help-lab-ladder-games = At least so many games of each pairing, a quarter with a bot that searches.
help-lab-ladder-seed = Another number gives other luck.
help-lab-ladder-page = Also write the ladder as Markdown into this file.
help-lab-ladder-to = A folder with one for the results of each game; by default they are in lab/, named after their plans. The same command goes on where it stopped.
help-lab-ladder-jobs = How many games at a time; by default one for each core.
help-lab-ladder-backend = Where to play: on this machine, or on a cluster of Ray or Dask.
help-lab-ladder-address = Of the cluster; without it one is started on this machine.
help-lab-ladder-anew = If the bots, rules, pack or build have changed since: play all games again.
help-lab-ladder-mix = In that case: go on all the same. The report says that the games are mixed.
help-lab-balance = Look at seats, points, length, leads and the worth of every choice, and say what stands out.
help-lab-balance-game = The game, for example riga.
help-lab-balance-bot = The weaker and the stronger bot, in two options; the stronger plays most games.
help-lab-balance-seats = How many players; may be given several times. By default every number.
help-lab-balance-scores = The final points one would expect, for example 30-60.
help-lab-balance-variant = A set-up choice; may be given several times.
help-lab-balance-pack = Values of your own, a TOML file.
help-lab-balance-games = So many games for each number of players.
help-lab-balance-seed = Another number gives other luck.
help-lab-balance-to = The folder of the results; by default one in lab/ named after the plan. The same command goes on where it stopped.
help-lab-balance-jobs = How many games at a time; by default one for each core.
help-lab-balance-backend = Where to play: on this machine, or on a cluster of Ray or Dask.
help-lab-balance-address = Of the cluster; without it one is started on this machine.
help-lab-balance-anew = If the bots, rules, pack or build have changed since: play all games again.
help-lab-balance-mix = In that case: go on all the same. The report says that the games are mixed.
help-lab-study = Change values of the pack and see what that does.
help-lab-study-game = The game, for example riga.
help-lab-study-vary = A key of the pack with the values to try: building.crane.cost=8,10,12. Several give all combinations.
help-lab-study-bot = The weaker and the stronger bot, in two options.
help-lab-study-seats = How many players.
help-lab-study-variant = A set-up choice; may be given several times.
help-lab-study-pack = Values of your own, a TOML file.
help-lab-study-games = So many games for each value and strength.
help-lab-study-seed = Another number gives other luck.
help-lab-study-to = The folder of the results; by default one in lab/ named after the plan. The same command goes on where it stopped.
help-lab-study-jobs = How many games at a time; by default one for each core.
help-lab-study-backend = Where to play: on this machine, or on a cluster of Ray or Dask.
help-lab-study-address = Of the cluster; without it one is started on this machine.
help-lab-study-anew = If the bots, rules, pack or build have changed since: play all games again.
help-lab-study-mix = In that case: go on all the same. The report says that the games are mixed.
help-lab-report = Write the report of a folder of results anew.
help-lab-report-folder = The folder of the results.
help-lab-record = Print the record of one game of the results, to be replayed.
help-lab-record-folder = The folder of the results.
help-lab-record-bout = The number of the game, as in the column bout.

## Games, rules, packs, speed

games-columns = Name|Title|Players|Variants
rule-about = What else there is about { $rule }:
rule-debatable = debatable
rule-search-empty = No rule contains { $text }.
pack-of = { $slug }, published pack, version { $version }
pack-marks = Without a mark: from the rulebook. ᵖ published elsewhere, ⁱ inferred, ʳ reconstructed.
pack-fine = { $path } is a good pack for { $slug }.
pack-unread = Warning: nothing reads these values, so changing them changes nothing: { $count }
pack-same = It does not differ from the published version { $version }.
pack-differs = Different from the published version { $version }: { $count }
pack-columns = Value|Published|Here
compiled = the compiled build
interpreted = the interpreted build
speed-of = Random play of { $build }, per processor second
speed-columns = Game|Seats|Decisions|Games|Copies
measuring = Measuring { $title } with { $seats } seats …
speed-more = In a checkout, `make bench` compares both builds with other engines.

## The game in the terminal

only-browser = --file is for tables in the browser; a game in the terminal goes on with --resume.
only-terminal = --seed is for the game in the terminal; add --terminal. At a table in the browser nobody chooses the chance.

## The table in the browser

serving = Skerry is at { $url } – stop it with Ctrl+C. Tables are kept in { $file }.
serving-others = Skerry is at { $url } – send this to whoever shall play along. Stop with Ctrl+C. Tables are kept in { $file }.
room-for = Up to { $clients } clients can be connected at a time.
opening = Your browser opens { $url }
backed-up = All tables are now also in { $target }.
which-game = Say which game to play: { $games }.
nothing-to-resume = There is no unfinished game to resume.
bots-are = Played by the bot “{ $bot }”: { $names }.
help-is = Type help to see what can be typed.
others-move = The others move …
pass-screen = Pass the screen to { $name }, press Enter.{ " " }
lost = The game is lost.
wins = { $names } wins.
win = { $names } win together.
kept = The game is kept. To go on: skerry play --resume, or in a checkout: make play ARGS=--resume
offer-save = To save the record, type a file name; else press Enter:{ " " }
saved = Saved as { $path }.
not-saved = { $path } could not be written: { $reason }.
saved-before = { $path } is already there and is left alone; take another name.
save-where = Save where? For example: save my-game.skerry
no-undo = Nothing to take back: someone else has chosen, or something new was seen.
undone = Taken back.
why-what = Why what? For example: why 1, or a word of a move.
allowed = That is allowed.
allowed-and = That is allowed: { $sentence } ({ $rule })
no-number = There is no move { $number }: choose 1 to { $most }.
no-word = “{ $word }” is no word of this game; help lists what can be typed.
no-word-near = “{ $word }” is no word of this game. Near: { $near }.
command-number = 3  or  take-row 2
command-number-does = play a move, by its number or its word
command-undo = undo
command-undo-does = take your last choice back, as far as it is fair
command-why = why 3  or  why WORD
command-why-does = what a move does, or which rule forbids it
command-rules = rules  or  rules WORD
command-rules-does = the rule of this question, or by an id or a word
command-table = table
command-table-does = show the whole table again
command-log = log
command-log-does = everything that happened so far
command-save = save FILE
command-save-does = write the record of the game, with all hidden cards
command-help = help
command-help-does = this list
command-quit = quit
command-quit-does = stop; the game is kept, to go on later

## Replay

no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
seat = Seat { $seat }
replay-next = { "[" }Enter: on, t: table, q: stop]{ " " }

## Fair chance

no-commitment = This record has no commitment: nobody promised its chance beforehand, so nothing can be checked.
no-secret = This record does not reveal its secret; a table does that after the game. Its commitment is { $commitment }.
draws-follow = All { $draws } draws follow from the commitment { $commitment }.
draws-wrong = Draws that do not follow from secret and salts: { $wrong } of { $draws }.
draw-wrong = Move { $ply } is “{ $drawn }”, expected was “{ $expected }”.
secret-wrong = The secret does not fit the commitment { $commitment }; its own would be { $own }.
inherited = Not checked, because they come from another game: the first { $count } moves.
salts-columns = Seat|Salt
compare-salts = If you played: is this the commitment you were shown before the game, and your salt the one you added?

## Lab

lab-plan = { $games } games; the results go to { $folder }. Stop at any time: the same command goes on.
lab-stopped = Stopped. The same command goes on.
lab-games = Games
lab-columns = Game|Bot|Games|Wins|95 %
lab-report = The report: { $path }

## Languages

help-languages = List the languages, or say how far one of them is.
help-languages-language = A language, for example de.
help-languages-begin = Begin a new language: write all its files into this folder, for you to translate.
languages-columns = Language|Name|Translated
percent = { $share } %
language-is = { $name }: { $share } % of the texts are translated.
language-lacks =
    { $count ->
        [one] { $room }: { $count } text is missing.
       *[other] { $room }: { $count } texts are missing.
    }
language-begun = The files are in { $folder }. docs/translate.md says how to go on.
