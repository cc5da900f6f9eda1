"""The tables of the database. Actions are the truth and are only ever added; migrations/ brings older files up to this."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    false,
    text,
)

metadata = MetaData()

# A query finds the index of a condition only where it says the same in the same words.
IS_OPEN_TO_ALL = text("listed = true AND state IN ('lobby', 'playing')")
IS_DEALING = text("state = 'dealing'")
IS_LOBBY = text("state = 'lobby'")


def _index_where(name: str, column: str, condition: TextClause) -> Index:
    """Return an index of the few rows that are looked for among many."""
    return Index(name, column, sqlite_where=condition, postgresql_where=condition)


# With a handle somebody is an account: authenticators know them by it. `renamed` is when an
# account last changed its name.
people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(64)),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("face", Integer),
    Column("handle", String(43)),
    Column("renamed", Float),
    Index("people_by_seen", "seen"),
    Index("people_by_handle", "handle", unique=True),
    sqlite_autoincrement=True,  # nobody gets the number of somebody who is gone
)

# Browsers that a person is signed in on; a guest has one. Stored is the hash of the cookie's token.
# `proved` is when a passkey or recovery code was last shown there, `guest` who the browser was
# before it signed in.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("label", String(64)),
    Column("proved", Float),
    Column("guest", Integer),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("due", Float),
    Column("header", Text, nullable=False),
    _index_where("rooms_listed", "updated", IS_OPEN_TO_ALL),
    _index_where("rooms_dealing", "state", IS_DEALING),
    _index_where("rooms_by_due", "due", text("due IS NOT NULL")),
    _index_where("rooms_in_lobby", "updated", IS_LOBBY),
)

NO_SEAT = -1
"""The seat of somebody who is named in a room (its score, its requests, whom the host sent away) and holds none."""
holders = Table(
    "holders",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("holders_by_person", "person"),
)

actions = Table(
    "actions",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("by", String(8), nullable=False),
    Column("frame", String(64)),
    Column("at", Float, nullable=False),
    Column("spent", Integer, nullable=False),
    sqlite_with_rowid=False,
)

handovers = Table(
    "handovers",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("room", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("giver", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    Index("handovers_by_room", "room"),
)

# Where browsers take messages while their pages are closed.
pushes = Table(
    "pushes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, nullable=False),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index("pushes_by_person", "person"),
)

# The server's own keys, made by the first process that needs one.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# Alive until then; one that is not has lost its leases to whoever comes first.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

# When no process was alive: nobody's clock ran.
downtimes = Table(
    "downtimes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("process", String(32), nullable=False),
    Index("leases_by_process", "process"),
)

# Of a room, or of a record that somebody brought along; without a body it is under way.
analyses = Table(
    "analyses",
    metadata,
    Column("room", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary),
    Index("analyses_by_at", "at"),
)

# Passkeys of accounts, with the relying party (the host's name) that they are bound to.
credentials = Table(
    "credentials",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", Integer, nullable=False),
    Column("party", String(253), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("transports", String(100), nullable=False),
    Column("backed_up", Boolean, nullable=False),
    Column("label", String(64)),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("credentials_by_person", "person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("recovery_by_hash", "hash", unique=True),
)

# What is left of accounts' names where look-alikes don't count: nobody else is called like that.
account_names = Table(
    "account_names",
    metadata,
    Column("looks", String(200), primary_key=True),
    Column("person", Integer, nullable=False),
    Index("account_names_by_person", "person"),
)

# Challenges are signed, so only those that have served are stored: none serves twice.
used_challenges = Table(
    "used_challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("expires", Float, nullable=False),
)

# Codes by which another device is signed in: `asker` is the hash of what that device alone knows.
links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    Column("asker", String(64)),
    Column("label", String(64)),
    Column("confirmed", Boolean, nullable=False),
    Index("links_by_person", "person"),
)

# What an operator has ordered about somebody: `muted` or `suspended`, for ever where `until` is
# missing.
sanctions = Table(
    "sanctions",
    metadata,
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float),
)

# Whom somebody doesn't want to meet, and what they were called; `id` names it to its owner.
blocks = Table(
    "blocks",
    metadata,
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("blocked", Integer, primary_key=True, autoincrement=False),
    Column("id", String(16), nullable=False),
    Column("name", String(64)),
    Column("since", Float, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

# What players have told the operator about others. `by` is missing where they have gone.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by", Integer),
    Column("about", Integer, nullable=False),
    Column("name", String(64)),
    Column("room", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Index("reports_by_about", "about"),
    Index("reports_once", "by", "about", "room", unique=True),
)

# What operators have done; rows are only ever added.
admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("act", String(24), nullable=False),
    Column("about", String(64)),
    Column("facts", Text, nullable=False),
)

# Links by which strangers become accounts where a server is for invited people; stored are hashes.
invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("revoked", Float),
    Index("invitations_by_code", "code", unique=True),
)

# What holds for the whole server: the operator's notice, and whether it may only be read.
site_state = Table(
    "site_state",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# Finished games: only ever added, never changed, and kept when the room is removed. Ratings are
# computed from these rows in the order of their ids (docs/design/0022). `unrated`: why a game at a
# table that asked for it wasn't rated.
results = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room", String(16), nullable=False, unique=True),
    Column("at", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("tie_break", String(16), nullable=False),
    Column("clock", String(8)),
    Column("hints", String(8), nullable=False),
    Column("played_on", Boolean, nullable=False),
    Column("release", String(32), nullable=False),
    Column("unrated", String(24)),
    sqlite_autoincrement=True,
)

# One row a seat. `player` is a pseudonym; `share` are millionths of the win; `joined`: they took
# the seat over from a bot; `stood_in`: a stand-in or a clock that ran out has acted for them;
# `stand_in`: why a stand-in held the seat at the end, `left` for whoever had quit.
result_seats = Table(
    "result_seats",
    metadata,
    Column("result", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("player", Integer),
    Column("bot", String(64)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Integer, nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    Column("stand_in", String(8)),
    Index("result_seats_by_player", "player"),
)

# The luck of each seat in millionths of the win, and how many decisions of each class it took,
# as JSON by seat; each with the judge that it stands on. Only ever added.
result_lucks = Table(
    "result_lucks",
    metadata,
    Column("result", Integer, primary_key=True, autoincrement=False),
    Column("judge", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("luck", Text, nullable=False),
)
result_counts = Table(
    "result_counts",
    metadata,
    Column("result", Integer, primary_key=True, autoincrement=False),
    Column("judge", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("counts", Text, nullable=False),
)

# Who is meant by a pseudonym in results: forgotten with the person, while the results stay. A
# person who was merged has several; those of the guest that they were are `merged`.
pseudonyms = Table(
    "pseudonyms",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, nullable=False),
    Column("merged", Boolean, nullable=False, server_default=false()),
    Index("pseudonyms_by_person", "person"),
    sqlite_autoincrement=True,
)

# Ratings follow from the results alone: these tables can be emptied and are filled again. All rated
# results up to `upto` are in them. `player` is a pseudonym, or the name of an anchor.
rating_states = Table(
    "rating_states",
    metadata,
    Column("epoch", String(32), primary_key=True),
    Column("upto", Integer, nullable=False),
    Column("games", Integer, nullable=False),
)
ratings = Table(
    "ratings",
    metadata,
    Column("epoch", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("strength", Double, nullable=False),
    Column("variance", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double),
)

# What each result made of the ratings of those who played.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("epoch", String(32), primary_key=True),
    Column("result", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), primary_key=True),
    Column("before", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("error", Double, nullable=False),
    Index("rating_steps_by_player", "player", "result"),
)

# Where somebody's results are shown to everybody; without a row they are shown to nobody.
profiles = Table(
    "profiles",
    metadata,
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("address", String(24), nullable=False, unique=True),
)

player_groups = Table(
    "player_groups",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(24), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("owner", Integer, nullable=False),
    Column("created", Float, nullable=False),
    sqlite_autoincrement=True,
)

# `shows` is what the others of a group see of a member: nothing, the score, or all results.
group_members = Table(
    "group_members",
    metadata,
    Column("group_id", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("joined", Float, nullable=False),
    Column("shows", String(8), nullable=False),
    Index("group_members_by_person", "person"),
)

# Links to join: stored is the hash of the code.
group_links = Table(
    "group_links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("group_id", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("group_links_by_group", "group_id"),
)

# Tables that were made for a group. A row outlives its room: the result belongs to the group.
group_rooms = Table(
    "group_rooms",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("group_id", Integer, nullable=False),
    Index("group_rooms_by_group", "group_id"),
)

# What people are told, at most once for each kind and key. `sent` is claimed before anything is
# sent; `closed`: not shown on the page any more.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("sent", Float),
    Column("closed", Float),
    Column("room", String(16), nullable=False),
    Column("sender", Integer),
    Index("outbox_once", "person", "kind", "key", unique=True),
    Index("outbox_by_room", "room"),
    _index_where("outbox_by_due", "due", text("sent IS NULL")),
)

# What somebody wants to be told and when not; without a row all of it, at any time. Quiet hours
# are minutes after midnight, where they live.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("on_turn", Boolean, nullable=False),
    Column("on_full", Boolean, nullable=False),
    Column("on_invite", Boolean, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(64)),
    Column("utc_offset", Integer, nullable=False),
)

OWNED = (
    holders,
    pushes,
    credentials,
    recovery,
    account_names,
    links,
    pseudonyms,
    profiles,
    group_members,
    outbox,
    notice_wishes,
    sanctions,
    blocks,
)
"""Tables whose rows belong to a person and go with them."""
