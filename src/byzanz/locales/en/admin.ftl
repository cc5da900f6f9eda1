### byzanz admin: what an operator asks and orders. Commands and their arguments stay English.

cli-admin = look after a server: people, rooms, reports, notices
admin-long = Look after a server: people, rooms, reports, notices. With PostgreSQL on the database itself; with SQLite by a socket beside the database of the running server, which its owner alone can open. Every change is logged.
admin-people = list and search people
admin-rooms = list and search rooms
admin-reports = list and search reports by players
admin-invitations = list invitations
admin-log = list what operators have done
admin-rename = give somebody another name, at their tables too
admin-mute = let nobody read what somebody says
admin-unmute = end a mute
admin-suspend = let somebody do nothing on this server
admin-unsuspend = end a suspension
admin-delete = delete somebody with all that is stored about them, as they could themselves
admin-close = note that a report has been dealt with
admin-notice = show a notice to everybody, or none any more
admin-read-only = let nothing be changed any more: no new games, no actions; or again
admin-state = say which notice is shown and whether the server may be changed
admin-invite = make an invitation to an account, for a server that is for invited people
admin-revoke = end an invitation
admin-text = a part of a name, a number of a person, or a room
admin-most = how many lines at most
admin-all = those that were dealt with, too
admin-person = the number of the person, from the list of people
admin-name = the new name
admin-days = for how many days; without it for ever
admin-report = the number of the report
admin-notice-text = what everybody reads, for instance: Maintenance tonight at 22:00
admin-clear = show none any more
admin-on = on: nothing can be changed; off: it can again
admin-json = print JSON
admin-invite-days = for how many days it works
admin-uses = how many accounts can be made with it
admin-invitation = the number of the invitation

## Columns of the lists

admin-column-person = person
admin-column-name = name
admin-column-kind = kind
admin-column-seen = last here
admin-column-rooms = rooms
admin-column-reports = reports
admin-column-sanctions = sanctions
admin-column-room = room
admin-column-state = state
admin-column-updated = changed
admin-column-seats = seats (numbers of people)
admin-column-report = report
admin-column-at = at
admin-column-about = about
admin-column-reason = reason
admin-column-version = move
admin-column-by = by
admin-column-closed = closed
admin-column-invitation = invitation
admin-column-created = made
admin-column-expires = works until
admin-column-uses = used
admin-column-entry = entry
admin-column-act = act
admin-column-facts = details
admin-kind =
    { $kind ->
        [account] account
       *[guest] guest
    }
# $until: the end, or nothing.
admin-sanction =
    { $kind ->
        [muted] muted
       *[suspended] suspended
    }{ $forever ->
        [yes] {""}
       *[other] {" "}until { $until }
    }
admin-invitation-state =
    { $works ->
        [yes] works
       *[no] over
    }

## What was done

admin-rename-done = Person { $person } is called “{ $name }” now.
admin-mute-done =
    { $forever ->
        [yes] Person { $person } is muted for good.
       *[other] Person { $person } is muted until { $until }.
    }
admin-unmute-done = Person { $person } isn’t muted any more.
admin-suspend-done =
    { $forever ->
        [yes] Person { $person } is suspended for good.
       *[other] Person { $person } is suspended until { $until }.
    }
admin-unsuspend-done = Person { $person } isn’t suspended any more.
admin-delete-done = Person { $person } and all that was stored about them is deleted.
admin-close-done = Report { $report } is closed.
admin-notice-done = What everybody is shown has changed.
admin-read-only-done = Whether the server may be changed has changed.
admin-state-shown =
    Notice: { $notice }
    { $read_only ->
        [yes] Read-only: nothing can be changed.
       *[no] Not read-only.
    }
# $code: the secret part of the link.
admin-invite-done = Invitation { $invitation }, until { $until }: the address of your server and then /account#invitation={ $code }
admin-revoke-done = Invitation { $invitation } doesn’t work any more.

## What can be wrong

refused-number_unknown = Nobody is stored with that number or address.
refused-days_wrong = Days are a whole number from { $least } to { $most }.
refused-uses_wrong = An invitation works for { $least } to { $most } accounts.
refused-notice_wrong = A notice has 1 to { $most } characters that can be printed.
refused-report_unknown = There is no open report of that number.
refused-not_muted = That person isn’t muted.
refused-not_suspended = That person isn’t suspended.
refused-admin_no_server = No server is running on the database { $database } that could be asked.
refused-admin_not_owner = The socket beside the database { $database } belongs to another user. Run the command as the user whom the server runs as.
refused-admin_cut = The server ended the conversation. Look with byzanz admin log whether it was done.
refused-database_older = The database is at an older version ({ $found }; this one needs { $known }). Start the server of this version once: it brings the database up to date.
