### The command line. Names of commands, options and keys (in capitals or after --) stay as they are in every language.

cli-byzanz = Byzanz, the auction card game for 3 to 6 players: play it in the browser, let bots play it, study it.
cli-commands = commands
cli-no-file = There is no file “{ $file }”.
# $why: the reason in the operating system’s words.
cli-file-trouble = “{ $file }” can’t be used: { $why }
# $place: in which part of a file; $number: its number, from 1; $reason: a sentence.
cli-refused-at =
    { $place ->
        [line] line
       *[in_game] game
     } { $number }: { $reason }

## byzanz replay
cli-replay = print a recorded game in readable form
cli-replay-file = a file of game records, one per line
cli-replay-game = which game of the file, from 1 (default: the first)
cli-replay-at = only the first N actions
cli-replay-seat = as seen by seat S (from 0) instead of with all hands open
# $names: all players' names, seat 0 first.
replay-heading = Byzanz with { $players } players: { $names }
replay-dealt = { $name } is dealt { $cards }
# The table after the last action printed. $actions: how many there were; $phase: bid, give, limit, take, final, over; $pile: cards left to draw.
replay-table =
    After { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: round { $round } of { $rounds }, { $phase ->
        [bid] auction
        [give] the winner gives a card
        [limit] hand limit
        [take] market
        [final] last sale
       *[over] the game is over
    }, { $pile } in the pile
replay-lot = On the cloth: { $cards }
replay-market = In the market: { $cards }
# $mark: ">" at the player whose turn it is; $hand: cards, ? is an unknown one; $has_bid: yes or no; $bid: cards; $profit: number of profit cards; $points: a number or ?.
replay-seat =
    { $mark } { $name }: { $hand }{ $has_bid ->
        [yes] { " " }| bid { $bid }
       *[no] { "" }
    } | { $profit ->
        [one] { $profit } profit card
       *[other] { $profit } profit cards
    }, { $points } points
replay-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }

## byzanz verify
cli-verify = check that recorded games follow the rules
cli-verify-long = Replay every game in the files. Exit code 0 if all follow the rules; 1 if one does not: its file, line, action and the reason are printed.
cli-verify-file = a file of game records, one per line
cli-verify-deal = also check that each deck was dealt as the server promised (docs/fairness.md)
verify-progress = Checking
# The first game that is wrong. $reason: a whole sentence.
verify-wrong = { $file }, line { $line }: { $reason }
verify-none = There is no game in “{ $file }”.
# $deal: yes if the deals were checked too.
verify-right =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }: { $deal ->
        [yes] all follow the rules and were dealt as promised.
       *[no] all follow the rules.
    }

## byzanz bench
cli-bench = measure the speed of the rules, next to other programs
cli-bench-json = print one JSON object and nothing else
cli-bench-seconds = seconds per measurement (default: 1)
cli-bench-alone = skip the other programs and the interpreted rules
bench-title = One core, one run, { $compiled ->
        [yes] rules compiled
       *[no] rules interpreted
    }. Shared machines are noisy: trust the ratios.
bench-figure = figure
bench-ours = Byzanz
bench-ratio = ratio
bench-decisions = random play inside the rules, decisions/s
bench-games = random four-player games/s
bench-api = random play from Python, decisions/s
bench-view = views of a seat/s
bench-copy = copy of a state, ns
bench-resample = resampled games/s
bench-greedy = games finished by greedy/s
bench-interpreted = interpreted
# $why: the missing package.
bench-missing = { $what } is not installed and is left out (make bench installs it)

## byzanz play and serve
cli-play = play in the browser against bots or friends
cli-serve = serve tables for many players
cli-play-bot = seat this bot at your games against bots, also one from a file (path/to/file.py:MyBot); may be repeated
cli-play-no-browser = don’t open a browser
cli-play-lan = let friends in the home network join: listen on this machine’s addresses in its networks, too (plain http)
cli-play-lan-open = Friends in your network can open: { $addresses }. Anybody there who has a table’s link can join; the connection isn’t encrypted (plain http).
cli-play-lan-none = This machine is in no network: nobody else can join. The game runs for you alone.
# $address: where the server answers.
cli-play-address = Byzanz is running at { $address } (Ctrl+C stops it; your games are kept)
# After the address. $names: the bots of --bot; $count: how many.
cli-play-bots =
    Start a game against bots: { $names } { $count ->
        [one] plays
       *[other] play
    } in it.
cli-serve-address = Byzanz is serving at { $address }

## What can be wrong with a game, a record or a file of records

refused-first = The first seat must be { $least } to { $most }, not { $got }.
refused-seed = A seed is a whole number, and a game has either a seed or a deck.
refused-rules = This option is unknown or can’t have this value.
refused-play_bots = { $got } bots don’t fit at a table: it has { $most } other seats.
refused-workers_need_postgres = Several server processes ({ $workers }) need PostgreSQL: --database postgresql://…
refused-database_in_use = The database { $database } is already in use by another server. { $address }
refused-no_such_game =
    { $count ->
        [0] There is no game in this file.
        [one] There is no game { $game } in this file: it has one.
       *[other] There is no game { $game } in this file: it has { $count }.
    }
refused-no_such_moment = There is no moment { $at }: the game has { $most } actions.

# $count: the number of the action, from 1; $text: the action; $reason: a whole sentence.
record-action = action { $count }, “{ $text }”: { $reason }
# $key: the key of the record where the mistake is.
record-key = “{ $key }”: { $reason }
record-not_json = This isn’t JSON (near character { $where }).
record-not_an_object = This isn’t a JSON object.
record-unknown_format = The format is { $got }, not “{ $known }”.
record-players = There must be { $least } to { $most } players, not { $got }.
record-seat_unknown = This must be a seat from { $least } to { $most }, not { $got }.
# $of: str for words, int for numbers.
record-not_a_list =
    { $of ->
        [int] This must be a list of numbers.
       *[str] This must be a list of words.
    }
record-size = There must be { $size }, but there are { $got }.
record-one_name_a_seat = There must be one name for each of the { $players } seats.
record-result_incomplete = A finished game needs all of { $keys }.
record-result_missing = The game is finished, but its result is missing.
record-not_finished = There is a result, but the game is not finished.
record-wrong_result = The result is wrong.

cli-export-games = write the finished games of a server as records
cli-export-games-long = Write the finished games of a server’s database as records, one per line, oldest first. The server may be running.
cli-export-games-file = the file to write
export-games-done = { $games ->
    [one] One game is in { $file }.
   *[other] { $games } games are in { $file }.
}
cli-backup = copy a server’s database while the server runs
cli-backup-long = Copies the whole database of a server, as it is at one moment, into a file that its owner alone can read. The server may be running. SQLite: the file is a database that can be put in place of the old one. PostgreSQL: the file is for pg_restore; pg_dump must be installed.
cli-backup-file = the file to write; one of that name is replaced once the copy is complete
backup-done = { $kind ->
    [dump] The database is in { $file }; restore it with pg_restore.
   *[file] The database is in { $file }.
}
