### The table in the terminal: line by line (byzanz play --plain) and as a screen (byzanz tui). Options stay as they are.

# Somebody who gave no name. $number: their seat from 1.
terminal-guest = guest { $number }
# The first line. $names: the other players.
terminal-begin = You play Byzanz with { $names }. Type ? for help.
terminal-stopped = The game stops here.
terminal-help-letters = Cards are a letter and a value, for instance C1: { $letters }.
terminal-help-commands = look describes the table, legal lists what you may do, hint advises, log repeats what happened, rules explains the game, quit ends it here.
# What a bid comes to. $cards: cards in words.
terminal-sum = { $cards } = { $total }
# $action: as it can be typed; $share: per cent.
terminal-hint = Hint: { $action } ({ $share }% chance to win).
# Several things to do. $action: a list of them.
terminal-hint-even = Hint: { $action } are about equally good ({ $share }% chance to win).
# Where there is hardly a chance to win. $points: what one has at the end.
terminal-hint-points =
    Hint: { $action } (about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end).
terminal-hint-even-points =
    Hint: { $action } are about equally good (about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end).
terminal-no-hint = There is no hint for this.
terminal-lesson-next = Press Enter to go on.
terminal-lessons-stopped = The lessons stop here.
cli-learn = learn the game in eight short lessons
cli-learn-lesson = the lesson to begin with: cards, bid, win, pass, market, sell, limit, final
cli-learn-plain = line by line, which is the only way here; in the browser: byzanz play
terminal-key-sell = Sell
terminal-key-back = Back
terminal-key-hint = Hint
terminal-key-type = Type
terminal-key-theme = Light/dark
terminal-key-language = Language
terminal-key-new = New game
terminal-key-quit = Quit
terminal-lobby = Table { $room }: waiting for players.
terminal-lost = The connection is lost. Trying again…
terminal-small = This window is too small: 80×24 is needed.
terminal-col-hand = hand
terminal-col-bid = bid
terminal-col-offer = offer
terminal-col-profit = profit
terminal-passed = passed
terminal-lot = Lot
terminal-market = Market
terminal-hand = Hand
terminal-sales = Sets
cli-play-plain = play here, line by line: for screen readers, pipes and scripts
cli-table-group = a game in the terminal
cli-table-players = how many play, 3 to 6 (default: { $count })
cli-table-level = strength of the bots on the other seats
cli-table-seed = the number that decides the cards and the bots (default: a new one each time)
cli-table-language = language of the table: { $known }
cli-table-record = add the game’s record to this file; - prints it at the end
cli-table-name = your name
cli-tui = play on a screen in the terminal, against bots or at a server’s table
cli-tui-server = the server’s address, such as https://byzanz.example
cli-tui-room = the table’s id or link there (default: a new table with bots)
cli-tui-delay = seconds between the bots’ actions (default: { $count })
refused-language = There is no language “{ $got }”; there are { $known }.
refused-unreachable = The server { $address } can’t be reached: { $why }

# Another player. $hand: cards in hand; $profit: profit cards; $offer: number of their offer card; $points: where they are open.
terminal-seat =
    { $name }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $profit ->
        [one] { $profit } profit card
       *[other] { $profit } profit cards
    }{ $has_offer ->
        [yes] , holds offer card { $offer }
       *[no] { "" }
    }{ $knows_points ->
        [yes] , points: { $points }
       *[no] { "" }
    }
# A line of the final score. $hand: cards left in hand.
terminal-score =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand
cli-results = show my results and groups at a server
cli-results-server = the server; you are whoever `byzanz tui --server` plays as there
cli-results-json = write them as JSON
# Somebody I have played with. $ahead: games in which I had the better place.
results-versus =
    { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $ahead } to { $behind }
