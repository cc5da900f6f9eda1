### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

history-title = My results
history-nameless = Somebody
history-none = What you finish from now on stands here: how it ended, against whom, how lucky you were.
history-none-theirs = No finished game yet.
history-guest = These results hang on this browser.
history-guest-more = With an account you find them on every device.
history-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
# $wins: a number; shared wins count in part. $share: in percent.
history-won = { $wins } won ({ $share })
history-parts = Luck and skill
# $wins, $fair: numbers of games won.
history-parts-fair =
    { $games ->
        [one] In one game
       *[other] In { $games } games
    }: { $wins } won. If everybody at the table won equally often, it would be { $fair }. The difference:
history-luck = Luck
history-skill = Skill
# $wins: a number with its sign.
history-in-wins = { $wins } wins
history-parts-note = Luck is what the cards brought, as a computer judges it. Skill is all the rest; over few games it says little.
history-parts-none = Luck is measured soon after a game has ended.
history-measuring =
    { $count ->
        [one] The luck of one game is still being measured.
       *[other] The luck of { $count } games is still being measured.
    }
history-mistakes = Mistakes
history-mistakes-none = They are counted in the games that are analysed.
# Behind a large number.
history-mistakes-rate = mistakes in 100 decisions
history-mistakes-note =
    { $games ->
        [one] One analysed game
       *[other] { $games } analysed games
    } with { $decisions } decisions: { $mistakes ->
        [one] one mistake
       *[other] { $mistakes } mistakes
    } and { $blunders ->
        [one] one blunder
       *[other] { $blunders } blunders
    }. Inaccuracies ({ $inaccuracies }) don’t count.
history-companies = By number of players
history-company-head = Table
history-company = { $players } players
history-with-people = with other people
history-with-bots = with bots alone
history-games-head = Games
history-wins-head = Won
history-share-head = in percent
history-points-head = Points a game
history-people = Against people
history-bots = Against bots
# Games in which I had the better place, or the worse.
history-ahead-head = Ahead
history-behind-head = Behind
history-act-head = Invite
history-last = Last games
history-earlier = Earlier games
# $luck: wins in a hundred such games, with its sign.
history-luck-tag = Luck { $luck }%
history-mistakes-tag =
    { $count ->
        [0] no mistakes
        [one] one mistake
       *[other] { $count } mistakes
    }
# Why a game doesn’t count in my figures.
history-apart =
    { $why ->
        [shared] several on one device: doesn’t count
        [joined] took a seat over: doesn’t count
       *[played_on] played on from a replay: doesn’t count
    }
history-public = Show my results to everybody who has the link
history-public-note = Your figures and last games, without the names of the others. Switched off, the link leads nowhere.
history-public-copy = Copy link
history-public-see = See the page
history-invite = Invite
history-invited = Invited
history-invited-not = Knows already, or doesn’t want to be told.
history-friends-none = Nobody yet: finish a game with somebody first.
refused-player_unknown = That is nobody whom you have played with.
refused-person_unknown = Nobody shows their results at this address.
