### Groups of people who play together: their tables, the score of their evenings, and how one joins.

groups-title = Groups
groups-mine = My groups
groups-see = Open
groups-members =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
groups-played =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
groups-host = host
groups-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
groups-new = A new group
groups-new-note = For a round that meets again and again: its tables, its results, the score of its evenings. Only its people see it.
groups-name = Name of the group
groups-your-name = Your name
groups-make = Make the group
# $name: of the group.
groups-join-title = You are invited to “{ $name }”
groups-join-note =
    { $count ->
        [one] One person is in it.
       *[other] { $count } people are in it.
    } They will see your name and your results at the group’s tables; you can change that.
groups-join = Join
groups-table-new = New table
groups-tables-title = Tables
groups-score = Score
groups-score-note = All games at the group’s tables. Luck and skill are wins more or fewer than an equal share. Whoever shows nothing stands in no line.
groups-evenings-head = Evenings
groups-nameless = Somebody
groups-duels = Head to head
# $ahead: games in which $one had the better place than $other.
groups-duel =
    { $one } and { $other }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $ahead } to { $behind }
groups-evenings = Evenings
# Before names.
groups-evening-won = Won by
# $wins: a number; $points: all points of the evening.
groups-evening-line = { $name } { $wins } ({ $points })
groups-people = People
groups-you = { $name } (you)
groups-results = Results
groups-make-host = Make host
groups-make-host-ask = Make { $name } the host?
groups-make-host-note = The host makes the link to join, removes people, and may delete the group. You stay in it.
groups-remove = Remove
groups-remove-ask = Remove { $name }?
groups-remove-note = They don’t see the group any more, and their results leave its score. The link to join ends.
groups-shows = The others see
groups-shows-what =
    { $what ->
        [nothing] Nothing
        [score] My score here
       *[all] All my results
    }
groups-shows-note =
    { $what ->
        [nothing] Your name stands among the people, but in no line of the score and in no game.
        [score] Your results at this group’s tables count in its score.
       *[all] Besides the score the others can open your figures and last games, without the names of your opponents.
    }
groups-link = Link to join
groups-link-qr = QR code of the link to join
groups-link-none = There is no link: nobody can join.
groups-link-until = Whoever has the link can join until { $date }.
groups-link-make = Make a link
groups-link-new = New link, which ends this one
groups-link-end = End the link
groups-leave = Leave the group
groups-leave-ask = Leave “{ $name }”?
groups-leave-note = Your results leave the score. To come back you need a new link.
groups-leave-note-host = Your results leave the score, and whoever has been in the group longest becomes its host.
groups-delete = Delete the group
groups-delete-ask = Delete “{ $name }”?
groups-delete-note = The group and its score are gone for everybody. The games stay in everybody’s own results.
refused-group_unknown = There is no such group, or you aren’t in it.
refused-group_link_unknown = This link has expired or was ended. Ask for a new one.
refused-member_unknown = That person isn’t in the group any more.
refused-not_group_host = Only the group’s host can do that.
refused-not_shown = They show their results to nobody here.
refused-group_full = A group has room for { $most } people.
refused-too_many_groups = You can be in { $most } groups.
