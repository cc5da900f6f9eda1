### The page of an account: making one, signing in, passkeys, recovery code, devices, what can be refused.

account-title = Account
account-guest-note = You play as a guest: your games hang on this browser’s cookie. An account finds them on every device of yours. It needs no e-mail address and no password: your device confirms that it is you, by a passkey.
account-make = Make an account
account-have = I have an account
account-sign-in = Sign in with a passkey
account-recover = Sign in with the recovery code
account-code = Recovery code
account-impossible = Passkeys don’t exist at this address: they need https and the name { $party }. No account can be made here. An existing one is let in by a link from a device that is signed in, or by the recovery code.
account-code-title = Your recovery code
account-code-note = Write it down and keep it safe. It is shown this once, and lets you in when all your devices are gone.
account-code-done = I have written it down
account-name-note = Nobody else has this name, and it can be changed once in 30 days.
account-merge-title = Games of this browser
account-merge-note =
    Before you signed in, this browser played { $games ->
        [one] one game
       *[other] { $games } games
    } as a guest. Bring them into your account?
account-merge-kept =
    { $kept ->
        [one] At one table
       *[other] At { $kept } tables
    } you sit as guest and as yourself: that can’t become one, and the guest keeps the seat.
account-merge-do = Bring them in
account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-elsewhere = doesn’t work at this address
account-passkey-add = Add a passkey
account-since = since { $date }
account-remove = Remove
account-remove-label = Remove { $name }
account-recovery-new = New recovery code
account-recovery-made = Made on { $date }; a new one ends the old one.
account-sessions = Signed in on
account-session = Browser { $number }
account-session-this = this browser
account-session-name = Name of { $name }
account-seen = last here { $date }
account-end = End
account-end-label = Sign { $name } out
account-end-all = Sign out everywhere else
account-sign-out = Sign out
account-link = Sign in another device
account-link-note = Open this link on the other device within { $minutes } minutes. It works once, and only when you have agreed here.
account-link-qr = QR code that signs another device in
account-link-asked = “{ $device }” would like to be signed in as you. Is that yours?
account-link-yes = Yes, sign it in
account-link-no = No
account-link-over = This link is used up or too old.
account-link-take = This link signs this device in to somebody’s account.
account-link-device = Name of this device
account-link-ask = Sign this device in
account-link-wait = Now agree on the other device.
account-prove = First confirm that it is you
account-prove-passkey = Confirm with a passkey
account-prove-code = Confirm with the recovery code
account-delete = Delete my account
notices-title = Notices
notices-note = The start page shows invitations and full tables. Messages of your browser also reach you while it is closed.
notices-no-push = This server sends no messages to closed pages.
notices-kind =
    { $kind ->
        [turn] It is my turn
        [full] My table is full
       *[invite] I am invited
    }
notices-kind-note =
    { $kind ->
        [turn] At tables with days to think, while your page is closed.
        [full] You have opened a table, and all its seats are taken.
       *[invite] Somebody you have played with, or a group of yours, has opened a table.
    }
notices-quiet = Quiet hours
notices-quiet-note = No messages then; they come when the quiet hours end, if there is still reason to.
notices-time =
    { $which ->
        [quiet_from] From
       *[quiet_to] To
    }
refused-passkey_stopped = Nothing was signed: the device or you stopped it.
refused-accounts_off = This server has no accounts.
refused-account_needed = You aren’t signed in any more.
refused-account_exists = You have an account already.
refused-challenge_late = That took too long. Please try again.
refused-challenge_used = That has been done already. Please try again.
refused-passkey_wrong = That passkey’s answer can’t be checked.
refused-passkey_origin = Passkeys of this server work at { $party } alone.
refused-passkey_party = That passkey is bound to another address than { $party }.
refused-passkey_foreign = That passkey belongs to another account.
refused-passkey_unknown = This server doesn’t know that passkey: it was removed, or its account deleted.
refused-passkey_known = That passkey is known already.
refused-passkey_last = The last passkey stays: add another one first.
refused-too_many_passkeys = An account has at most { $most } passkeys.
refused-proof_needed = First confirm that it is you.
refused-recovery_wrong = That is no recovery code that still works.
refused-too_many_tries = Only { $most } tries an hour. Please wait.
refused-name_taken = Somebody’s account has this name, or one that looks the same.
refused-name_early =
    Your name can be changed again in { $days ->
        [one] one day
       *[other] { $days } days
    }.
refused-session_unknown = That browser isn’t signed in any more.
refused-link_unknown = This link is used up or too old.
refused-merge_none = There is nothing to bring in.
refused-invitation_unknown = That invitation doesn’t exist, was used up, or is too old.
welcome-note = If you have an invitation, open its link. If you have an account already, sign in.
welcome-sign-in = Sign in
account-invited = This invitation lets you make an account here.
account-not-invited = A new account needs an invitation: ask whoever runs this server for a link.
