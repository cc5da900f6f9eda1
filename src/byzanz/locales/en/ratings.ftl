### Ratings: how strong somebody is, and how sure that is. Names of options and bots stay as they are.

cli-rate = print the leaderboard that recorded games make
cli-rate-long = Rate everybody who plays in some recorded games: one scale for 3 to 6 players, people and bots, with luck taken out. The same games in the same order give the same numbers to everybody.
cli-rate-json = print one JSON object and nothing else
cli-rate-no-luck = leave luck in: quicker, but it takes twice as many games to say as much
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
       *[fault] broken off by a bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] There is no game to rate.
       *[other] There is no game to rate: none of the { $count } games is over and counts.
    }
refused-not_rated = This game doesn’t count for ratings.
refused-rating_result = This is no result that can be rated.
