# Messages to people whose page is closed.

push-title = It is your turn
push-nudge = The others are waiting for you
push-full = Your table is full
# $known: whether the name of who invites is known.
push-invite =
    { $known ->
        [yes] { $name } invites you to a table
       *[no] You are invited to a table
    }
push-body =
 { $count ->
    [0] Your table is waiting for you.
   *[other] At the table with { $names }.
 }

setting-push = tell people of tables played over days when it is their turn, also while their page is closed (needs the extra `push`)
setting-push_contact = whom push services may write to about this server: `mailto:…` or `https://…`
setting-push_private = let push services be in your own network, without https: for tests only

refused-push_off = This server sends no messages to closed pages.
refused-push_address = That is not an address at which a browser takes messages.
