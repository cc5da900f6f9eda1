### Reports to the operator and blocked people.

complaint-title = About { $name }
complaint-who = About whom?
complaint-why = What is wrong?
complaint-name = An offensive name
complaint-talk = Spoils the game by what they say
complaint-stalling = Makes everybody wait on purpose
complaint-collusion = Plays for somebody else
complaint-other = Something else
complaint-note = Whoever runs this server reads it and sees this table. Nobody else learns of it.
complaint-do = Report
complaint-done = You have told whoever runs this server. Thank you.
block-note = You won’t read anything that { $name } says, at any table. They don’t learn of it.
block-do = Block { $name }
block-done = You block { $name }. Under “My data” you can take it back.
blocked-none = You block nobody.
blocked-nameless = A guest
blocked-since = since { $date }
unblock = Unblock
unblock-label = Unblock { $name }
refused-reported_already = You have reported this player at this table already.
refused-person_needed = Nobody else sits there.
# $seconds: until the next report is heard.
refused-too_many_reports =
    Those are too many reports for now. { $seconds ->
        [one] Wait a second.
       *[other] Wait { $seconds } seconds.
    }
refused-too_many_blocks = You block { $most } people already.
refused-block_unknown = You don’t block them any more.
