### Bots: the list of `byzanz bots`, and what can be wrong with the name of one. Names of bots and options stay as they are.

cli-bots = list the bots and what they are called
bot-random = any legal action, at random
# $sets: names of parameter sets.
bot-greedy = a rule of thumb for every decision; greedy:SET or greedy:FILE with other parameters ({ $sets })
bot-search = tries out what may come in worlds that fit its view and judges who would win; search:64 tries per candidate, or search:200ms
bot-search-v1 = search as it was in earlier versions, to measure against
bot-gentle = for people: looks after its own hand and sells as soon as it can
bot-shrewd = for people: knows what cards are worth and when to wait for the market
bot-ruthless = for people: thinks ahead and forgets nothing
bot-own = your own class with decide(view); see docs/bots.md

# $spec: what was asked for; $known: the names there are.
refused-unknown_bot = There is no bot “{ $spec }”. The bots are { $known }; use FILE.py:MyBot or package.module:MyBot for your own.
refused-bot_spec = “{ $spec }” does not name a bot. Names are { $known }, search:64, search:200ms, greedy:FILE, FILE.py:MyBot, package.module:MyBot.
refused-bot_file_missing = There is no bot file “{ $file }”.
# $line: a number; $why: Python's own words.
refused-bot_file_broken = The bot “{ $spec }” can’t be loaded: { $why } ({ $file }, line { $line })
# $wanted: the class asked for; $count: how many there are; $bots: their names.
refused-bot_class_missing =
    “{ $spec }”: there is no bot class { $wanted }. { $count ->
        [0] No class in it has decide(view).
       *[other] It has { $bots }.
    }
refused-parameters_missing = There is no parameter set or file “{ $file }”. The sets are { $known }.
# $why: the place or the reason.
refused-parameters_broken = The parameters “{ $file }” can’t be used: { $why }
# A bot's process. $why: the last that is known about it.
refused-bot_failed = The bot “{ $spec }” can’t be started: { $why }
refused-bot_process = The bot “{ $spec }” needs a process of its own, which this system doesn’t offer. If you trust it: byzanz arena --in-process.
