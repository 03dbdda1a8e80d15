### The command line

## Help

help = Play seafaring board games, look up their rules, replay games and measure bots.
help-lang = Use this language, for example de, by default your system’s; works after any command.
help-version = Print the version and whether the build is compiled or interpreted.
help-games = List the games.
help-rules = Show the rules of a game, or one rule with its rulings and examples.
help-rules-game = The game, for example riga.
help-rules-rule = Show this rule, for example RIG-41.
help-rules-search = Show only rules that contain this word.
help-play = Play a game in your browser or terminal, against bots or with friends at one screen.
help-play-game = The game, for example riga.
help-play-terminal = Play in the terminal instead of the browser.
help-play-port = Serve the table in the browser on this port.
help-play-file = Keep browser tables in this file, by default in your data folder.
help-play-seats = Set the number of players, by default the fewest the game allows, but at least 2.
help-play-me = Play this seat yourself, by default seat 0, the first; may be repeated. Bots play the others.
help-play-hot_seat = Give all seats to people at this screen.
help-play-bot = Choose the bot for the other seats.
help-play-name = Name a player, in seat order; may be repeated.
help-play-variant = Set a variant, for example riga_buildings=true; may be repeated.
help-play-pack = Play with your own component values, from a TOML file.
help-play-scenario = Start from the position in this TOML file.
help-play-seed = Fix the chance in a terminal game: the same number gives the same chance.
help-play-load = Continue from a saved record, in the terminal.
help-play-resume = Continue your last unfinished game, in the terminal.
help-replay = Step through a record turn by turn and read what happened.
help-replay-file = The record.
help-replay-at = Show only the table after this many moves.
help-replay-seat = Show only what this seat saw.
help-replay-whole = Print everything without pausing.
help-serve = Serve tables to browsers, your own and other people’s.
help-serve-host = Listen on this address: 127.0.0.1 for this machine only, 0.0.0.0 for everyone who can reach it.
help-serve-port = Listen on this port.
help-serve-file = Keep tables in this file, by default in your data folder.
help-serve-store = Keep tables in this PostgreSQL database instead of a file, such as postgresql://skerry@localhost/skerry.
help-serve-thinkers = Run this many processes for experts, hints and reviews, by default one fewer than there are cores. Quick bots get one more.
help-serve-keep_days = Delete tables after this many days without activity, by default never. Only days on which the server runs count.
help-serve-names = Answer to this host name, such as skerry.example.org; may be repeated.
help-serve-workers = Share the tables out among this many processes, each with a core of its own; needs --store.
help-serve-drain = When told to stop, go on for this many seconds while /readyz says no.
help-serve-proxies = Believe this web server on another machine when it says for whom it asks; may be repeated.
help-serve-log_json = Log in JSON, one object per line.
help-serve-open_metrics = Show /metrics to everyone, not only to programs on this machine.
help-think = Think for the servers over a PostgreSQL database: experts, hints and reviews.
help-think-store = The database, as for serve.
help-think-thinkers = Think with this many processes, by default one per core.
help-think-log_json = Log in JSON, one object per line.
help-backup = Copy all tables to a file, even while the server runs.
help-backup-target = The new file to copy to.
help-backup-file = Copy the tables in this file, by default those in your data folder.
help-forget = Delete someone’s name and everything they wrote in the chat at a table; the game is kept. Without --store, stop the server first.
help-forget-table = The table: its id, or a link to it.
help-forget-name = The name as it appears at the table.
help-forget-file = The tables are in this file, by default in your data folder.
help-forget-store = The tables are in this PostgreSQL database; SKERRY_STORE works too. Servers can go on meanwhile.
help-move-store = Copy all tables from a file to a PostgreSQL database, or back. Stop the servers first.
help-move-store-source = The file or database to copy from.
help-move-store-target = The file or database to copy to.
help-verify = Check that all chance in a record follows from what the table committed to before the game.
help-verify-file = The record of a finished game.
help-bench = Measure how fast this build is.
help-bench-seconds = Spend this many seconds of processor time on each figure.
help-learn = Train a network to play a game. Ctrl-C keeps what it has learned. Needs PyTorch: pip install 'skerry[learn]'.
help-learn-game = The game, for example haithabu.
help-learn-minutes = Let it play against itself for this long, all runs together.
help-learn-to = The folder for the checkpoint and its curves.
help-learn-resume = Continue from the checkpoint, or from the weights that ship with Skerry if there is none.
help-learn-processes = Play in this many processes, by default one per core.
help-learn-games = Play this many games side by side in each process.
help-learn-bot = The bot to imitate first.
help-learn-teach = Let that bot play games to imitate for this many seconds.
help-learn-lessons = A file with more of its games, from python -m skerry.learn.lessons.
help-learn-device = Where to learn, by default on the GPU if there is one.
help-learn-backend = Play on this machine or on a Ray cluster.
help-learn-address = The address of that cluster.
help-learn-seed = Deal from this seed; another number gives other cards and dice.
help-pack = Show the values printed on the components, or check your own.
help-pack-show = Show the values of a game and where they come from.
help-pack-show-game = The game, for example riga.
help-pack-show-toml = Print the TOML file itself, for you to copy and change.
help-pack-check = Check your own pack and list how it differs from the published one.
help-pack-check-file = The pack, a TOML file.
help-lab = Play many games between bots to compare them, test a game’s balance or try out changes.
help-lab-match = Play bots against each other, each in every seat, on the same deals.
help-lab-match-game = The game, for example riga.
help-lab-match-bots = The bots in seat order; the last one also takes the remaining seats.
help-lab-match-seats = Set the number of players, by default one per bot named.
help-lab-match-variant = Set a variant, for example riga_buildings=true; may be repeated.
help-lab-match-pack = Play with your own component values, from a TOML file.
help-lab-match-games = Play at least this many games.
help-lab-match-seed = Deal from this seed; another number gives other deals.
help-lab-match-to = Write the results to this folder, by default one in lab/ named after the plan. Run the same command again to continue.
help-lab-match-jobs = Play this many games at a time, by default one per core.
help-lab-match-backend = Play on this machine (local) or on a Ray or Dask cluster.
help-lab-match-address = Connect to the cluster at this address, by default one started on this machine.
help-lab-match-anew = Play all games again if the bots, rules, pack or build have changed.
help-lab-match-mix = Continue even if the bots, rules, pack or build have changed; the report says that the games are mixed.
help-lab-tournament = Play every bot against every other.
help-lab-tournament-game = The game, for example riga.
help-lab-tournament-bot = Enter this bot, by default all; may be repeated.
help-lab-tournament-seats = Set the number of players.
help-lab-tournament-variant = Set a variant, for example riga_buildings=true; may be repeated.
help-lab-tournament-pack = Play with your own component values, from a TOML file.
help-lab-tournament-games = Play at least this many games altogether.
help-lab-tournament-seed = Deal from this seed; another number gives other deals.
help-lab-tournament-to = Write the results to this folder, by default one in lab/ named after the plan. Run the same command again to continue.
help-lab-tournament-jobs = Play this many games at a time, by default one per core.
help-lab-tournament-backend = Play on this machine (local) or on a Ray or Dask cluster.
help-lab-tournament-address = Connect to the cluster at this address, by default one started on this machine.
help-lab-tournament-anew = Play all games again if the bots, rules, pack or build have changed.
help-lab-tournament-mix = Continue even if the bots, rules, pack or build have changed; the report says that the games are mixed.
help-lab-ladder = Play each bot against the one below it, with two players and with as many as the game allows.
help-lab-ladder-game = The games, by default all.
help-lab-ladder-bot = Put this bot on the ladder, the weakest first, by default all; may be repeated.
help-lab-ladder-games = Play at least this many games per pairing; a quarter of that with a bot that searches.
help-lab-ladder-seed = Deal from this seed; another number gives other deals.
help-lab-ladder-page = Also write the ladder to this file, as Markdown.
help-lab-ladder-to = Write the results to this folder, one folder per game in it, by default in lab/. Run the same command again to continue.
help-lab-ladder-jobs = Play this many games at a time, by default one per core.
help-lab-ladder-backend = Play on this machine (local) or on a Ray or Dask cluster.
help-lab-ladder-address = Connect to the cluster at this address, by default one started on this machine.
help-lab-ladder-anew = Play all games again if the bots, rules, pack or build have changed.
help-lab-ladder-mix = Continue even if the bots, rules, pack or build have changed; the report says that the games are mixed.
help-lab-balance = Look at seats, points, length, leads and what choices are worth, and report what stands out.
help-lab-balance-game = The game, for example riga.
help-lab-balance-bot = Name two bots, the weaker first, by default casual and greedy; the stronger plays most games.
help-lab-balance-seats = Try this number of players, by default every number; may be repeated.
help-lab-balance-scores = State the final points you expect, for example 30-60.
help-lab-balance-variant = Set a variant, for example riga_buildings=true; may be repeated.
help-lab-balance-pack = Play with your own component values, from a TOML file.
help-lab-balance-games = Play this many games for each number of players.
help-lab-balance-seed = Deal from this seed; another number gives other deals.
help-lab-balance-to = Write the results to this folder, by default one in lab/ named after the plan. Run the same command again to continue.
help-lab-balance-jobs = Play this many games at a time, by default one per core.
help-lab-balance-backend = Play on this machine (local) or on a Ray or Dask cluster.
help-lab-balance-address = Connect to the cluster at this address, by default one started on this machine.
help-lab-balance-anew = Play all games again if the bots, rules, pack or build have changed.
help-lab-balance-mix = Continue even if the bots, rules, pack or build have changed; the report says that the games are mixed.
help-lab-study = Change values of a pack and see what that does.
help-lab-study-game = The game, for example riga.
help-lab-study-vary = Try these values for a key of the pack: building.crane.cost=8,10,12. Repeat it to try all combinations.
help-lab-study-bot = Name two bots, the weaker first, by default casual and greedy.
help-lab-study-seats = Set the number of players.
help-lab-study-variant = Set a variant, for example riga_buildings=true; may be repeated.
help-lab-study-pack = Play with your own component values, from a TOML file.
help-lab-study-games = Play this many games for each value and strength.
help-lab-study-seed = Deal from this seed; another number gives other deals.
help-lab-study-to = Write the results to this folder, by default one in lab/ named after the plan. Run the same command again to continue.
help-lab-study-jobs = Play this many games at a time, by default one per core.
help-lab-study-backend = Play on this machine (local) or on a Ray or Dask cluster.
help-lab-study-address = Connect to the cluster at this address, by default one started on this machine.
help-lab-study-anew = Play all games again if the bots, rules, pack or build have changed.
help-lab-study-mix = Continue even if the bots, rules, pack or build have changed; the report says that the games are mixed.
help-lab-report = Write the report on a results folder again.
help-lab-report-folder = The folder with the results.
help-lab-record = Print the record of one game from the results, ready to replay.
help-lab-record-folder = The folder with the results.
help-lab-record-bout = The number of the game, as in the column bout.

## Around the help of every command

frame-usage = Usage:
frame-usage-options = { "[" }OPTIONS]
frame-usage-command = COMMAND { "[" }ARGUMENTS]...
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-default = { "[" }default: { $value }]
frame-variable = { "[" }variable: { $name }]
frame-required = { "[" }required]
frame-help = Show this help and exit.

# What the help calls what you type: play [OPTIONS] [GAME]

place-address = ADDRESS
place-bot = BOT
place-file = FILE
place-folder = FOLDER
place-from = FROM
place-game = GAME
place-high = HIGH
place-key = KEY
place-lang = LANG
place-low = LOW
place-name = NAME
place-record = RECORD
place-rule = RULE
place-seat = SEAT
place-seconds = SECONDS
place-table = TABLE
place-to = TO
place-url = URL
place-value = VALUE
place-word = WORD

## Games, rules, packs, speed

games-columns = Name|Title|Players|Variants
rule-about = See also, on { $rule }:
rule-debatable = debatable
rule-search-empty = No rule contains { $text }. Try another word.
pack-of = { $slug }, published pack, version { $version }
pack-marks = Values without a mark are from the rulebook. ᵖ published elsewhere, ⁱ inferred, ʳ reconstructed
pack-fine = { $path } is a valid pack for { $slug }.
pack-unread = Warning: nothing reads these values, so changing them has no effect ({ $count }):
pack-same = It’s the same as the published version { $version }.
pack-differs = Changes from the published version { $version }: { $count }
pack-columns = Value|Published|Here
compiled = the compiled build
interpreted = the interpreted build
speed-of = Random play with { $build }, per second of processor time
speed-columns = Game|Seats|Decisions|Games|Copies
measuring =
    { $seats ->
        [one] Measuring { $title } with { $seats } seat …
       *[other] Measuring { $title } with { $seats } seats …
    }
speed-more = In a checkout, `make bench` compares both builds with other engines.

## The game in the terminal

only-browser = --file is for tables in the browser. To continue a game in the terminal, use --resume.
only-terminal = --seed needs --terminal. At a table in the browser, nobody can fix the chance.

## The table in the browser

serving = Skerry is at { $url } – press Ctrl+C to stop. Tables are kept in { $file }.
serving-others = Skerry is at { $url } – send this address to the people you play with, and press Ctrl+C to stop. Tables are kept in { $file }.
room-for = It has room for { $clients } connections at a time.
opening = Opening { $url } in your browser
thinking = Thinking with { $count } processes for { $url } – press Ctrl+C to stop.
moving = tables
moved-store = { $count ->
    [one] One table has been copied to { $target }.
   *[other] { $count } tables have been copied to { $target }.
}
backed-up = All tables have been copied to { $target }.
forgotten = “{ $name }” is no longer named at this table, and what they wrote is gone. Backups still have it.
which-game = Which game? Name one of: { $games }.
nothing-to-resume = You have no unfinished game. Start one with: skerry play GAME --terminal
bots-are = The bot “{ $bot }” plays { $names }.
plays-instead = “{ $bot }” has not learned this game with this pack, so “{ $plays }” plays instead.
help-is = Type help to see all commands.
others-move = The others are playing …
pass-screen = Pass the screen to { $name }, then press Enter.{ " " }
lost = The game is lost.
wins = { $names } wins.
win = { $names } win together.
kept = Your game is saved. To continue: skerry play --resume, or in a checkout: make play ARGS=--resume
offer-save = To save the record, type a file name. Otherwise press Enter:{ " " }
saved = Saved as { $path }.
not-saved = Can’t write { $path }: { $reason }. Try another name.
saved-before = { $path } already exists. Choose another name.
save-where = Where should it go? For example: save my-game.skerry
no-undo = You can’t take this back: there’s nothing to undo, someone else has moved, or something new was revealed.
undone = Taken back.
why-what = Which move? Type its number or its word, for example: why 1
allowed = You can play this move.
allowed-and = You can play this move: { $sentence } ({ $rule })
no-number = There is no move { $number }. Choose 1 to { $most }.
no-word = “{ $word }” isn’t a move or a command. Type help to see what you can type.
no-word-near = “{ $word }” isn’t a move or a command. Did you mean { $near }?
command-number = 3  or  take-row 2
command-number-does = play a move, by its number or its word
command-undo = undo
command-undo-does = take back your last choice, if nothing new was revealed
command-why = why 3  or  why WORD
command-why-does = see what a move does, or which rule forbids it
command-rules = rules  or  rules WORD
command-rules-does = read the rule behind the current question, or look one up by number or word
command-table = table
command-table-does = show the whole table again
command-log = log
command-log-does = show everything that has happened so far
command-save = save FILE
command-save-does = save the record of the game, including all hidden cards
command-help = help
command-help-does = show this list
command-quit = quit
command-quit-does = stop; your game is saved, and you can continue it later

## Replay

no-seat = There is no seat { $seat }. Seats are numbered 0 to { $last }.
seat = Seat { $seat }
replay-next = { "[" }Enter: next turn, t: table, q: quit]{ " " }

## Fair chance

no-commitment = This record has no commitment: the table promised nothing before the game, so there is nothing to check.
voyage-is-scripted = This is the record of a first voyage. Its chance is scripted, so there is nothing to check.
no-secret = This record doesn’t contain the secret, so it can’t be checked yet. The table reveals it after the game; download the record again then. The commitment is { $commitment }.
draws-follow =
    { $draws ->
        [one] Fair: the { $draws } draw follows from the commitment { $commitment }.
       *[other] Fair: all { $draws } draws follow from the commitment { $commitment }.
    }
draws-wrong =
    { $wrong ->
        [one] Not fair: { $wrong } of { $draws } draws doesn’t follow from the secret and the salts.
       *[other] Not fair: { $wrong } of { $draws } draws don’t follow from the secret and the salts.
    }
draw-wrong = Move { $ply } is “{ $drawn }”, but should be “{ $expected }”.
secret-wrong = Not fair: the secret doesn’t match the commitment { $commitment }; its own would be { $own }.
inherited =
    { $count ->
        [one] The first move comes from another game and wasn’t checked.
       *[other] The first { $count } moves come from another game and weren’t checked.
    }
salts-columns = Seat|Salt
compare-salts = Did you play? Then compare: this should be the commitment you saw before the game, and next to your name the salt you added.

## Lab

lab-plan =
    { $games ->
        [one] { $games } game to play; results go to { $folder }. You can stop at any time and continue with the same command.
       *[other] { $games } games to play; results go to { $folder }. You can stop at any time and continue with the same command.
    }
lab-stopped = Stopped. Run the same command again to continue.
lab-games = Games
lab-columns = Game|Bot|Games|Wins|95 %
lab-report = The report is in { $path }

## Languages

help-languages = List the languages, or show what one of them lacks.
help-languages-language = Show how complete this language is, for example de.
help-languages-begin = Start a new language: write all its files to this folder, for you to translate.
languages-columns = Language|Name|Translated
percent = { $share } %
language-is = { $name }: { $share } % of the texts are translated.
language-lacks =
    { $count ->
        [one] { $room }: { $count } text is missing.
       *[other] { $room }: { $count } texts are missing.
    }
language-wrong = These texts can’t be used, so they are shown in English:
language-begun = The files are in { $folder }. docs/translate.md tells you what to do next.

# --- commands that were written wrongly ---

misuse-help = { $command } --help shows how to use it.
misuse-missing = { $name } is missing.
misuse-whole-number = { $name } must be a whole number.
misuse-number = { $name } must be a number.
misuse-at-least = { $name } must be at least { $bound }.
misuse-at-most = { $name } must be at most { $bound }.
misuse-no-value = { $option } needs a value after it.
misuse-option =
    { $any ->
        [yes] There is no option { $option }. Did you mean { $near }?
       *[no] There is no option { $option }.
    }
misuse-command =
    { $any ->
        [yes] There is no command { $word }. Did you mean { $near }?
       *[no] There is no command { $word }.
    }
misuse-too-many = { $word } is one word too many here.
