### Ratings: how strong somebody is, and how sure that is. Names of options and bots stay as they are.

cli-rate = print the leaderboard that recorded games make
cli-rate-long = Rate everybody who plays in some recorded games: one scale for 3 to 6 players, people and bots, with luck taken out. The same games in the same order give the same numbers to everybody.
cli-rate-json = print one JSON object and nothing else
cli-rate-no-luck = leave luck in: quicker, but it takes twice as many games to say as much
cli-rate-database = rate the results that a server has stored, instead of files
rate-player = player
rate-rating = rating
rate-games = games
rate-note =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. ± is one standard error; a ? marks a rating that says little yet. Ratings without ± are fixed: the bot shrewd is 1500.
rate-left-out =
    { $count ->
        [one] { $count } game doesn’t count
       *[other] { $count } games don’t count
    }: { $why ->
        [not_over] not over.
        [played_on] played on from another game.
        [taken] a person took over a bot’s seat.
       *[fault] broken off by a bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] There is no game to rate.
       *[other] There is no game to rate: none of the { $count } games is over and counts.
    }
refused-not_rated = This game doesn’t count for ratings.
refused-rating_result = This is no result that can be rated.
refused-rate_what = Name files of records, or --database, and not both.

## In the browser: what a game made of ratings, the leaderboard, a rating over time
ratings-title = Ratings
ratings-provisional = For now: how lucky everybody was is still being computed.
ratings-final = Final. Luck is taken out: whoever wins with lucky cards gains less.
ratings-luck-head = luck
ratings-change-head = change
ratings-left = left
ratings-fixed = fixed
ratings-why-luck = Where the luck was
ratings-pending = The ratings of this game are being computed.
ratings-now = { $rating } ± { $error }
ratings-mine = Your rating
ratings-none = Your rating begins with the first game that counts. Any table can count: its host switches it on in the lobby.
ratings-provisional-mine =
    { $games ->
        [one] After { $games } game it says little yet.
       *[other] After { $games } games it says little yet.
    }
ratings-place = Place { $place } of the leaderboard
ratings-course = Your rating after each game; the band is where it lies with 95% certainty
ratings-day = day
leaderboard-title = Leaderboard
leaderboard-sub =
    { $games ->
        [0] No game has counted yet.
        [one] { $games } game has counted. Luck is taken out; ± is one standard error.
       *[other] { $games } games have counted. Luck is taken out; ± is one standard error.
    }
leaderboard-bot = bot
leaderboard-provisional = Too few games for a place
leaderboard-you = you
leaderboard-note = Bots’ ratings are fixed, so everybody has the same measure. That nobody had help from a program can’t be proved.
