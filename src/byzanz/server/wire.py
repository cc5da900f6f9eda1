"""Everything that travels between server and client, as types (docs/protocol.md says what each means).

`client/src/wire.ts` is generated from this file by `python -m byzanz.server.typescript`. It is long because it is a
list: one place to look up what travels.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from byzanz.table.lists import BotPace as BotPace
from byzanz.table.lists import By as By
from byzanz.table.lists import Hints as Hints
from byzanz.table.lists import Level as Level
from byzanz.table.lists import Phrase as Phrase
from byzanz.table.lists import TakeOver as TakeOver
from byzanz.table.lists import TieBreak as TieBreak
from byzanz.table.lists import Unrated as Unrated

Card = str
Kind = Literal["C", "G", "O", "S", "V", "W", "M"]
RoomState = Literal["lobby", "dealing", "playing", "over"]
Phase = Literal["bid", "give", "limit", "take", "final", "over"]
EventKind = Literal[
    "dealt",
    "round_began",
    "revealed",
    "bid",
    "passed",
    "won",
    "gave",
    "collected",
    "took",
    "left",
    "sold",
    "discarded",
    "final_began",
    "done",
    "over",
]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Fact = str | int | float | bool | None | list[str | int]


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """What all types of the wire have in common: they never change and take no unknown field."""


class Problem(Value, frozen=True):
    """A refusal: a code for programs, the facts for the sentence that the client writes."""

    code: str
    facts: dict[str, Fact]


class ErrorAnswer(Value, frozen=True):
    """The body of every HTTP answer that is not a success."""

    error: Problem


# The table


class Rules(Value, frozen=True):
    """The options of the rules that a game is played with."""

    tie_break: TieBreak
    open_scores: bool


class Result(Value, frozen=True):
    """How a game ended: per seat points, cards left in hand and how many of them are goods; and the seats that won."""

    points: list[int]
    hands: list[int]
    winners: list[int]
    goods: list[int]


class Event(Value, frozen=True):
    """One thing that happened, as one seat may know it."""

    kind: EventKind
    seat: int | UnsetType = UNSET
    cards: list[Card] | UnsetType = UNSET
    number: int | UnsetType = UNSET
    kept: Card | UnsetType = UNSET


class View(Value, frozen=True):
    """What one seat, or a spectator, may know (docs/view.md has each field)."""

    seat: int | None
    players: int
    rules: Rules
    first: int
    version: int
    round: int
    rounds: int
    phase: Phase
    turn: int | None
    waiting_for: list[int]
    offers: list[int]
    offer: int | None
    offer_cards: list[int | None]
    pick_order: list[int]
    starter: int | None
    lot: list[Card]
    hand: list[Card] | None
    hand_sizes: list[int]
    hand_limit: int
    bids: list[list[Card]]
    bid_totals: list[int]
    leader: int | None
    need: int | None
    passed: list[bool]
    bidders: list[int]
    market: list[Card]
    pile: int
    removed: int
    gone: list[Card]
    profit_counts: list[int]
    profit: list[Card] | None
    points: list[int | None]
    known: list[list[Card]]
    unknown: list[int]
    excess: int
    done: list[bool]
    result: Result | None
    hands: list[list[Card]] | UnsetType = UNSET


class Payment(Value, frozen=True):
    """The cheapest cards to add to a bid for it to come to `total`, the cards already laid out included."""

    total: int
    cards: list[Card]


class LegalBid(Value, frozen=True):
    """A bid is possible: what it must come to, what it can come to, which faces count, the cheapest way to each sum."""

    need: int
    most: int
    faces: list[Card]
    cheapest: list[Payment]


class LegalSale(Value, frozen=True):
    """What a sale brings: the card that becomes profit, and what it counts."""

    keep: Card
    points: int


class OrderBid(Value, frozen=True):
    """How far a standing order to bid can go, and the cards it would lay if it had to bid now."""

    least: int
    most: int
    cards: list[Card]


class LegalOrders(Value, frozen=True):
    """The standing orders that can be given for this auction; without `bid` no sum that is needed can be reached."""

    skip: bool
    bid: OrderBid | UnsetType = UNSET


class Legal(Value, frozen=True):
    """What a seat may do now; only what is possible stands in it."""

    bid: LegalBid | UnsetType = UNSET
    pass_: bool | UnsetType = field(default=UNSET, name="pass")
    give: list[Card] | UnsetType = UNSET
    take: list[Kind] | UnsetType = UNSET
    sell: list[list[Card]] | UnsetType = UNSET
    sales: dict[str, LegalSale] | UnsetType = UNSET
    orders: LegalOrders | UnsetType = UNSET
    discard: list[Card] | UnsetType = UNSET
    done: bool | UnsetType = UNSET


class AutoBid(Value, frozen=True):
    """A secret standing order for this auction: bid the cheapest cards up to a sum, then pass or ask."""

    up_to: Annotated[int, Meta(ge=1, le=99)]
    then: Literal["pass", "ask"]


class Auto(Value, frozen=True):
    """What the server does for my seat by itself; nobody else learns of it."""

    pass_: bool = field(default=True, name="pass")
    skip: bool = False
    bid: AutoBid | None = None


class ClockNow(Value, frozen=True):
    """Milliseconds left for each seat at the moment of sending, and the seats whose clocks run."""

    left: list[int]
    running: list[int]


# Rooms


class Clock(Value, frozen=True):
    """Time to think, in seconds: each turn adds `move` to a seat's reserve, never above `reserve`."""

    kind: Literal["live", "turns"]
    move: Annotated[int, Meta(ge=1, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=1, le=2_592_000)]


class Options(Value, frozen=True):
    """What the host chooses for the table; everybody sees it."""

    memory_aid: bool = False
    open_scores: bool = False
    tie_break: TieBreak = "all-cards"
    spectators: bool = True
    clock: Clock | None = None
    hints: Hints = "off"
    pace: BotPace = "normal"
    analysis: bool = True
    take_over: TakeOver = "ask"
    idle: Annotated[int, Meta(ge=0, le=1440)] = 15
    rated: bool = False


class RoomSeat(Value, frozen=True):
    """One seat of a room and who sits on it.

    `since`: the version at which a person took it over from a bot; `idle`: the version since which the others may have a
    stand-in play for it; `free`: a bot's that may be taken over.
    """

    seat: int
    name: str | None
    face: int | None
    kind: Literal["person", "bot", "open"]
    bot: Level | None
    here: bool
    you: bool
    local: bool
    host: bool
    stand_in: bool
    rematch: bool
    seed_given: bool
    since: int | None
    idle: int | None
    free: bool


class SeriesLine(Value, frozen=True):
    """What somebody has reached in a series of rematches; `places[0]` says how often they came first. No seat: not here now."""

    seat: int | None
    name: str | None
    games: int
    wins: int
    points: int
    places: list[int]


class Series(Value, frozen=True):
    """How many games of a series of rematches have ended, and the score of each person, the best first."""

    games: int
    lines: list[SeriesLine]


class SeatAsk(Value, frozen=True):
    """Somebody asks the host for a bot's seat."""

    id: str
    name: str | None
    seat: int


class SentAway(Value, frozen=True):
    """Somebody whom the host has sent away."""

    id: str
    name: str | None


class Room(Value, frozen=True):
    """A room as one browser sees it: who sits where, the options, what has become of it.

    `removed`: the host has sent me away; `asked`, `declined`: the bot's seat I have asked for, and whether in vain; `asks`
    and `away` are for the host: who asks for a seat, and who was sent away; `unrated`: what keeps a game that is to count
    for ratings from it.
    """

    room: str
    state: RoomState
    players: int
    options: Options
    listed: bool
    played_on: int | None
    seats: list[RoomSeat]
    you: int | None
    host: bool
    spectators: int
    commitment: str
    muted: list[int]
    rematch: str | None
    series: Series
    removed: bool
    asked: int | None
    declined: bool
    asks: list[SeatAsk]
    away: list[SentAway]
    unrated: list[Unrated]


class RoomSummary(Value, frozen=True):
    """A room in a list; `names`, `faces`, `kinds` and `bots` (their strengths) by seat."""

    room: str
    state: RoomState
    players: int
    names: list[str | None]
    faces: list[int | None]
    kinds: list[Literal["person", "bot", "open"]]
    bots: list[Level | None]
    open: int
    you: int | None
    alone: bool
    your_turn: bool
    spectators: bool
    clock: Clock | None
    updated: float
    points: list[int] | None
    winners: list[int] | None
    group: str | UnsetType = UNSET
    """The name of my group that the table is for; left out in other lists."""


class Rooms(Value, frozen=True):
    """Tables of my groups, then listed rooms that wait for players or may be watched; and what I am told."""

    rooms: list[RoomSummary]
    notices: "list[Notice]" = field(default_factory=list)


class Me(Value, frozen=True):
    """The browser that asks: its name, the number of its portrait (none: it follows the name), its rooms, newest first."""

    name: str | None
    face: int | None
    games: list[RoomSummary]
    account: bool | UnsetType = UNSET
    """Whether I have an account; left out where the server offers none."""


Json = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
"""What a browser's own calls for passkeys take and give; the standard says what is in it."""
Label = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
ShortId = Annotated[str, Meta(max_length=64, pattern=r"^[\w-]*\Z")]


class Passkey(Value, frozen=True):
    """A passkey of my account; `here`: it works on this host's name."""

    id: str
    label: str | None
    created: float
    used: float | None
    backed_up: bool
    here: bool


class SessionShown(Value, frozen=True):
    """A browser that I am signed in on."""

    id: str
    label: str | None
    created: float
    seen: float
    you: bool


class MergeOffer(Value, frozen=True):
    """The games of the guest that this browser was.

    How many, and at how many of those tables I sit as well.
    """

    games: int
    kept: int


class Account(Value, frozen=True):
    """My account. `party` is the host's name that passkeys work on.

    `proved`: seconds for which one counts as fresh.
    """

    party: str
    signed_in: bool
    name: str | None
    passkeys: list[Passkey]
    sessions: list[SessionShown]
    recovery: float | None
    proved: int
    merge: MergeOffer | None
    code: str | None
    """A recovery code that has just been made: it is shown this once."""


class PasskeyOptions(Value, frozen=True):
    """What `navigator.credentials` is asked for."""

    options: Json


class AccountLink(Value, frozen=True):
    """A link that signs another device in, and how many seconds it works."""

    code: str
    seconds: int


class LinkState(Value, frozen=True):
    """What becomes of a link: the device that has opened it, and whether it is over."""

    asked: str | None
    over: bool


class LinkAsked(Value, frozen=True):
    """The account that a link leads to."""

    name: str | None
    seconds: int


class LinkTaken(Value, frozen=True):
    """Whether this device is signed in now; if not, the other one hasn't answered yet."""

    done: bool


# Bodies of requests


class Rename(Value, frozen=True):
    """The name I want to be called by."""

    name: str


class SeatFace(Value, frozen=True):
    """The seat that wants another portrait; without one my first."""

    seat: int | None = None


class NewRoom(Value, frozen=True):
    """A room to be made; with `bots` all other seats are bots and the game begins at once.

    `local` names others who sit down with the same browser (null: a guest), on the seats after mine.
    """

    players: Annotated[int, Meta(ge=3, le=6)]
    bots: Level | None = None
    name: str | None = None
    options: Options = Options()
    listed: bool = False
    local: Annotated[list[str | None], Meta(max_length=5)] = field(default_factory=list)
    group: ShortId | None = None
    """The key of a group of mine: its members find the table, and its score counts the game."""


class RoomMade(Value, frozen=True):
    """The room that was made."""

    room: str


class Join(Value, frozen=True):
    """Take a seat in the lobby: that one, or the first open one; `local`: one more, for somebody else at this browser."""

    name: str | None = None
    seat: SeatNumber | None = None
    local: bool = False


class SeatCount(Value, frozen=True):
    """The host changes the number of seats."""

    players: Annotated[int, Meta(ge=3, le=6)]


class SeatMove(Value, frozen=True):
    """Swap a seat with this one."""

    to: SeatNumber


class SeatName(Value, frozen=True):
    """The name that I want to be called by at this table; `seat` where my browser holds several."""

    name: str
    seat: SeatNumber | None = None


class RematchStart(Value, frozen=True):
    """Begin the next game without those who are gone: bots in their seats, or (null) without the seats."""

    bots: Level | None


class TakeOverSeat(Value, frozen=True):
    """Take over a bot's seat in a running game, or ask the host for it."""

    seat: SeatNumber
    name: str | None = None


PersonId = Annotated[str, Meta(max_length=16)]


class AskAnswer(Value, frozen=True):
    """The host's answer to somebody who asks for a bot's seat."""

    id: PersonId
    yes: bool


class LetIn(Value, frozen=True):
    """Somebody who was sent away may sit down again."""

    id: PersonId


class PlayOn(Value, frozen=True):
    """A record, how many of its actions count, and the seat that I play on from there; bots have the others."""

    record: str
    version: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bots: Level = "shrewd"
    name: str | None = None
    hints: Hints = "off"


class SeatChange(Value, frozen=True):
    """The host puts a bot on a seat, or opens it (which sends away whoever sits there)."""

    bot: Level | None = None
    open: bool = False


class OptionsChange(Value, frozen=True):
    """The host changes the options, and whether the room is listed."""

    options: Options
    listed: bool | None = None


class Start(Value, frozen=True):
    """The host starts; open seats get this bot."""

    bots: Level = "shrewd"


class Handover(Value, frozen=True):
    """A code that brings my seat to another device, once, within `seconds`."""

    code: str
    seconds: int


class AccountBegin(Value, frozen=True):
    """What my account is to be called; `invitation`: the code of one, if the server asks for it."""

    name: str
    invitation: ShortId | None = None


class AccountMake(Value, frozen=True):
    """The passkey that my browser has made for my account."""

    name: str
    credential: Json
    label: Label | None = None
    invitation: ShortId | None = None


class PasskeyShown(Value, frozen=True):
    """A passkey that my browser has made or used."""

    credential: Json
    label: Label | None = None


class RecoveryShown(Value, frozen=True):
    """My recovery code."""

    code: Annotated[str, Meta(max_length=100)]
    label: Label | None = None


class PasskeyChosen(Value, frozen=True):
    """One of my passkeys."""

    id: ShortId


class SessionName(Value, frozen=True):
    """What one of my sessions is to be called."""

    id: ShortId
    label: Label


class SessionEnd(Value, frozen=True):
    """The session to end; none: all but this one."""

    id: ShortId | None


class LinkCode(Value, frozen=True):
    """A link of mine."""

    code: Annotated[str, Meta(max_length=64)]


class LinkAsk(Value, frozen=True):
    """The link that I have opened, and what my device is called."""

    code: Annotated[str, Meta(max_length=64)]
    label: Label


class LinkAnswer(Value, frozen=True):
    """Whether the device that asks by a link of mine may be signed in."""

    code: Annotated[str, Meta(max_length=64)]
    yes: bool


class TakeSeat(Value, frozen=True):
    """The code on the other device."""

    code: Annotated[str, Meta(max_length=64)]  # it is hashed before it reaches the database


class Device(Value, frozen=True):
    """A browser that holds my seat; `revocable` if it was let in after mine."""

    device: str
    you: bool
    here: bool
    revocable: bool


class Devices(Value, frozen=True):
    """The browsers that hold my seat, the first one first, and how many it may have."""

    devices: list[Device]
    most: int


class RevokeDevices(Value, frozen=True):
    """The browser that shall lose my seat; null: all that were let in after mine."""

    device: Annotated[str, Meta(max_length=64)] | None = None


class Site(Value, frozen=True):
    """What the operator says on this server; `imprint` and `privacy` are addresses.

    `notice` is for everybody, now; `read_only`: nothing can be changed. `stranger`: the server is
    for invited people, and I am none yet.
    """

    name: str | None
    welcome: str | None
    imprint: str | None
    privacy: str | None
    notice: str | None
    read_only: bool
    stranger: bool


ReportReason = Literal["name", "talk", "stalling", "collusion", "other"]


class ReportMade(Value, frozen=True):
    """Tell the operator about somebody at my table; there is no text."""

    seat: SeatNumber
    reason: ReportReason


class SeatChosen(Value, frozen=True):
    """Somebody at my table."""

    seat: SeatNumber


class Dealings(Value, frozen=True):
    """Whom of a room I block, and whom I have reported there, by their seats."""

    blocked: list[int]
    reported: list[int]


class Blocked(Value, frozen=True):
    """Somebody whom I block, as they were called then."""

    id: str
    name: str | None
    since: float


class Blocks(Value, frozen=True):
    """Whom I block, the last first."""

    blocks: list[Blocked]


class LanState(Value, frozen=True):
    """Whether others in this machine's networks can join, how they reach it, and whether I may switch that."""

    can_switch: bool
    on: bool
    origins: list[str]


class LanSwitch(Value, frozen=True):
    """Let others in this machine's networks join, or no longer."""

    on: bool


class PushKey(Value, frozen=True):
    """The key with which a browser asks its push service for an address."""

    key: str


class PushAddress(Value, frozen=True):
    """Where my browser takes messages while its page is closed, and in which language."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^[!-~]+\Z")]
    p256dh: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]+\Z")]
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]+\Z")]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = "en"


class PushForget(Value, frozen=True):
    """The address that shall get no messages any more."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^[!-~]+\Z")]


class LogNote(Value, frozen=True):
    """What happened around the game after so many events: a stand-in came or went, or a person took a bot's seat over."""

    after: int
    what: Literal["stand-in", "back", "taken"]
    seat: int


class Log(Value, frozen=True):
    """All that my seat, or a spectator, has witnessed, and what happened around it."""

    events: list[Event]
    notes: list[LogNote]


class ReplayStep(Value, frozen=True):
    """One action of a replay (null: the deal), what it led to, and the table after it.

    `legal`: what the seat whose eyes these are could do there, where it acted next.
    """

    action: str | None
    by: By | None
    events: list[Event]
    view: View
    legal: Legal | UnsetType = UNSET


class Replay(Value, frozen=True):
    """A whole game to step through, from one seat's eyes or with all hands open."""

    names: list[str]
    faces: list[int | None]
    players: int
    steps: list[ReplayStep]


class JudgedAction(Value, frozen=True):
    """A candidate and what it brings: a share of the win, and what it loses to the best; `wait` is a sale not made.

    `worth` is the share of the win with a little of the standing by points and places, `lost` the
    part of the best's worth that it gives away; `points` and `place` are those at the end, `margin`
    the points over the best of the others.
    """

    action: str
    win_share: float
    error: float
    loss: float
    loss_error: float
    lost: float
    worth: float
    margin: float
    points: float
    place: float
    worlds: int
    gain: int | UnsetType = UNSET


class HintReason(Value, frozen=True):
    """What speaks for the first candidate: the key of a sentence and its facts."""

    key: str
    facts: dict[str, int]


DecisionClass = Literal["forced", "good", "inaccuracy", "mistake", "blunder"]


class HindsightVerdict(Value, frozen=True, rename={"class_": "class"}):
    """A decision judged with all hands open, and in a word what that says of it."""

    candidates: list[JudgedAction]
    loss: float
    error: float
    lost: float
    lost_error: float
    class_: DecisionClass
    word: Literal["right", "wrong", "unlucky", "lucky"] | None


class JudgedDecision(Value, frozen=True, rename={"class_": "class"}):
    """One action of a game and how it was judged (docs/analysis.md)."""

    index: int
    seat: int
    round: int
    phase: str
    action: str
    laid: int
    candidates: list[JudgedAction]
    loss: float
    error: float
    lost: float
    lost_error: float
    class_: DecisionClass
    accuracy: float
    expected: list[float]
    reason: HintReason | None
    hindsight: HindsightVerdict | None = None


class ChanceEvent(Value, frozen=True):
    """The deal or a lot, and what it brought to each seat."""

    step: int
    kind: Literal["deal", "lot"]
    round: int
    offer: int
    cards: list[str]
    luck: list[float]


class FaultCounts(Value, frozen=True):
    """How many decisions a seat had, and how many of each class."""

    decisions: int
    inaccuracy: int
    mistake: int
    blunder: int


class Balance(Value, frozen=True):
    """What a seat's result is made of: over = seat + luck + unseen + own + others + rest."""

    over: float
    seat: float
    luck: float
    unseen: float
    own: float
    others: float
    rest: float


class Thresholds(Value, frozen=True):
    """From which part of what was left a decision is what, and below which a try is solved."""

    inaccuracy: float
    mistake: float
    blunder: float
    solved: float


class GameAnalysis(Value, frozen=True):
    """The analysis of a game as far as it is made (docs/analysis.md)."""

    format: str
    judge: str
    players: int
    seed: int
    worlds: int
    seat: int | None
    is_done: bool
    result: list[float]
    thresholds: Thresholds
    decisions: list[JudgedDecision]
    costliest: list[int]
    win_shares: list[list[float]]
    chances: list[ChanceEvent]
    luck: list[float]
    accuracy: list[float | None]
    counts: list[FaultCounts]
    balance: list[Balance]


class AnalysisState(Value, frozen=True):
    """How far an analysis is: its place in the queue while it waits, what is known of it while it runs."""

    state: Literal["none", "waiting", "running", "done"]
    place: int
    analysis: GameAnalysis | None


# Frames from the client

# `$` would let a newline pass behind the end; `\Z` does not.
FrameId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+\Z")]
Version = Annotated[int, Meta(ge=0, le=100_000)]


class Act(Value, frozen=True, tag_field="do", tag="act"):
    """An action of my seat in the record's form without the seat."""

    id: FrameId
    version: Version
    action: Annotated[str, Meta(max_length=200, pattern=r"^[ -~]*\Z")]


class SetAuto(Value, frozen=True, tag_field="do", tag="auto"):
    """Change what the server does for my seat by itself; what is left out stays as it is."""

    id: FrameId
    pass_: bool | UnsetType = field(default=UNSET, name="pass")
    skip: bool | UnsetType = UNSET
    bid: AutoBid | None | UnsetType = UNSET


class Sync(Value, frozen=True, tag_field="do", tag="sync"):
    """Send me the present whole. `version` is accepted because older clients send it, and ignored."""

    id: FrameId
    version: Version = 0


class Seed(Value, frozen=True, tag_field="do", tag="seed"):
    """My browser's own randomness for the deal: 64 hexadecimal digits."""

    id: FrameId
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Back(Value, frozen=True, tag_field="do", tag="back"):
    """I am back: the stand-in may leave my seat."""

    id: FrameId


class Say(Value, frozen=True, tag_field="do", tag="say"):
    """A quick phrase that everybody reads in their own language."""

    id: FrameId
    phrase: Phrase


class Nudge(Value, frozen=True, tag_field="do", tag="nudge"):
    """Remind somebody that the others wait for them."""

    id: FrameId
    seat: SeatNumber


class StandIn(Value, frozen=True, tag_field="do", tag="stand_in"):
    """Have a stand-in play for a seat that has been idle since that version."""

    id: FrameId
    seat: SeatNumber
    version: Version


class Mute(Value, frozen=True, tag_field="do", tag="mute"):
    """Don't send me the phrases of that seat (or do again)."""

    id: FrameId
    seat: Annotated[int, Meta(ge=0, le=5)]
    on: bool


class Brief(Value, frozen=True, tag_field="do", tag="brief"):
    """Send me brief steps from now on."""

    id: FrameId


class Ping(Value, frozen=True, tag_field="do", tag="ping"):
    """Are you there?"""

    id: FrameId


class SetPace(Value, frozen=True, tag_field="do", tag="pace"):
    """How fast the bots act; `wait` where nobody else is kept waiting."""

    id: FrameId
    pace: BotPace


class SetHints(Value, frozen=True, tag_field="do", tag="hints"):
    """Whether the table gives hints; for the host where all others are bots."""

    id: FrameId
    hints: Hints


class Hurry(Value, frozen=True, tag_field="do", tag="hurry"):
    """Skip to my next decision: from that version on the bots act at once until then."""

    id: FrameId
    version: Version


class GoOn(Value, frozen=True, tag_field="do", tag="go_on"):
    """Let the bot that waits for me at that version act."""

    id: FrameId
    version: Version


ClientFrame = (
    Act | SetAuto | Sync | Brief | Seed | Back | Say | Nudge | StandIn | Mute | Ping | SetPace | SetHints | Hurry | GoOn
)


# Frames from the server


class RoomFrame(Value, frozen=True, tag_field="type", tag="room"):
    """The room, at the start and whenever it changes."""

    room: Room


class TableFrame(Value, frozen=True, tag_field="type", tag="table"):
    """The whole present of the game."""

    version: int
    view: View
    legal: Legal
    auto: Auto
    clock: ClockNow | None


class StepFrame(Value, frozen=True, tag_field="type", tag="step"):
    """What one action changed since the version the client has (`was`)."""

    version: int
    was: int
    by: By
    changed: Annotated[dict[str, object], Meta(extra={"typescript": "Partial<View>"})]
    legal: Legal
    events: list[Event]
    clock: ClockNow | UnsetType = UNSET


_CHANGES = Meta(extra={"typescript": "Record<string, unknown>"})
_ENTRIES = Meta(extra={"typescript": "Record<string, Record<string, unknown>>"})


class BriefFrame(Value, frozen=True, tag_field="type", tag="brief"):
    """A step for a client that asked for brief ones: what it can tell from the version it has is left out."""

    version: int
    events: list[Event]
    was: int | UnsetType = UNSET
    by: By | UnsetType = UNSET
    changed: Annotated[dict[str, object], Meta(extra={"typescript": "Partial<View>"})] | UnsetType = UNSET
    seats: Annotated[dict[str, object], _ENTRIES] | UnsetType = UNSET
    cards: dict[str, list[str]] | UnsetType = UNSET
    known: dict[str, list[str]] | UnsetType = UNSET
    hand: list[str] | UnsetType = UNSET
    own: Annotated[dict[str, object], Meta(extra={"typescript": "Partial<View>"})] | UnsetType = UNSET
    legal: Annotated[dict[str, object], _CHANGES] | UnsetType = UNSET
    clock: ClockNow | UnsetType = UNSET


class AutoFrame(Value, frozen=True, tag_field="type", tag="auto"):
    """My standing orders, whenever they change (a skip ends with its auction)."""

    auto: Auto


class SaidFrame(Value, frozen=True, tag_field="type", tag="said"):
    """Somebody said a quick phrase."""

    seat: int
    phrase: Phrase


class NudgedFrame(Value, frozen=True, tag_field="type", tag="nudged"):
    """Somebody reminds somebody that the others wait for them."""

    seat: int
    to: int


class AnswerFrame(Value, frozen=True, tag_field="type", tag="answer"):
    """The one answer to a frame: the version it led to (on disk), or why not."""

    id: str | None
    version: int | UnsetType = UNSET
    error: Problem | UnsetType = UNSET


ServerFrame = RoomFrame | TableFrame | StepFrame | BriefFrame | AutoFrame | SaidFrame | NudgedFrame | AnswerFrame


# Hints


class HintAsked(Value, frozen=True):
    """What shall I do at this version; and, with an action, is that one a mistake?"""

    version: Version
    action: Annotated[str, Meta(max_length=200, pattern=r"^[ -~]*\Z")] | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class HintCandidate(Value, frozen=True):
    """One thing to do (null: wait, and don't sell yet), the share of games it wins, and the standard error of that.

    `points` and `place` are those at the end; `even`: it is the best, or as good as the best as far
    as can be told.
    """

    action: str | None
    win_share: float
    error: float
    points: float
    place: float
    even: bool


class HintVerdict(Value, frozen=True):
    """The action that was asked about: what it loses against the best, and whether that is a mistake.

    `loss` is a share of the win, `fewer` are points, `lost` is the part of what was left to lose.
    """

    action: str | None
    win_share: float
    error: float
    points: float
    place: float
    loss: float
    fewer: float
    lost: float
    mistake: bool


class Hint(Value, frozen=True):
    """The best things to do at a version, the best first; empty where there is nothing to decide.

    `by` says what tells them apart: wins, or points where there is hardly a chance to win.
    """

    version: int
    by: Literal["wins", "points"]
    candidates: list[HintCandidate]
    reason: HintReason | None
    asked: HintVerdict | None


# Lessons


class Lessons(Value, frozen=True):
    """The lessons, in the order in which they are learned."""

    lessons: list[str]


class LessonAnswers(Value, frozen=True):
    """What a learner has answered so far: actions, and `next` where there was only something to read."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)]


class LessonWrong(Value, frozen=True):
    """Why the last answer was not right: the key of a text, or the code of a refusal by the rules with its facts."""

    text: str | None
    code: str | None
    facts: dict[str, Fact]


class LessonProgress(Value, frozen=True):
    """Where a learner is after some answers; `frames` are those of a table, from the lesson's beginning."""

    lesson: str
    at: int
    steps: int
    taken: int
    text: str
    facts: dict[str, int]
    show: list[str]
    asks: bool
    done: bool
    wrong: LessonWrong | None
    log: list[Event]
    frames: list[RoomFrame | TableFrame | StepFrame | AutoFrame]


# Results


class Tally(Value, frozen=True):
    """Games and how they ended. A shared win counts in part.

    `places[0]` says how often somebody came first.
    """

    games: int
    wins: float
    points: int
    places: list[int]


class CompanyTally(Value, frozen=True):
    """The games with so many players, with other people or with bots alone."""

    players: int
    people: bool
    tally: Tally


class WinParts(Value, frozen=True):
    """What wins are made of, over the games whose luck is known.

    `wins` = `fair` + `luck` + `skill`; `fair` are the wins that an equal share of each game would be.
    """

    games: int
    wins: float
    fair: float
    luck: float
    skill: float


class MistakeTally(Value, frozen=True):
    """Mistakes in the games that were analysed.

    `per_hundred` decisions with a choice; inaccuracies don't count in it.
    """

    games: int
    decisions: int
    inaccuracy: int
    mistake: int
    blunder: int
    per_hundred: float | None


class Versus(Value, frozen=True):
    """Games at one table; in how many I had the better place or the worse."""

    games: int
    ahead: int
    behind: int
    last: float


class PersonVersus(Value, frozen=True):
    """Somebody I have played with.

    The id is good for invitations, and another one for everybody who asks.
    """

    id: str
    name: str | None
    face: int | None
    versus: Versus


class BotVersus(Value, frozen=True):
    """A bot I have played with: its strength, or its name."""

    bot: str
    versus: Versus


class RatingShown(Value, frozen=True):
    """How strong somebody is in points, with its standard error, after so many games."""

    rating: float
    error: float
    games: int
    provisional: bool


class SeatRating(Value, frozen=True):
    """What a game made of the rating of a seat.

    `fixed`: a bot's, which never changes; `luck` is a share of the win.
    """

    before: float
    after: float
    error: float
    provisional: bool
    fixed: bool
    left: bool
    luck: float | None


class GameRatings(Value, frozen=True):
    """Whether a game counted for ratings; `final`: everybody's luck is known.

    A seat without a rating is nobody's any more.
    """

    counts: bool
    final: bool
    why: list[Unrated]
    seats: list[SeatRating | None]


class RatingMoment(Value, frozen=True):
    """A rating after one of the games."""

    at: float
    rating: float
    error: float
    room: str | None


class RatingCourse(Value, frozen=True):
    """Somebody's rating over time, the oldest moment first; None before the first rated game."""

    now: RatingShown | None
    place: int | None
    course: list[RatingMoment]


class Ranked(Value, frozen=True):
    """A line of the leaderboard; `bot`: an anchor, whose rating is fixed."""

    place: int | None
    name: str
    face: int | None
    bot: Level | None
    you: bool
    rating: float
    error: float
    games: int


class Leaderboard(Value, frozen=True):
    """Those whose ratings are sure enough, the strongest first.

    Apart from them are those who have played too little.
    """

    ranked: list[Ranked]
    provisional: list[Ranked]
    games: int
    epoch: str


class PlayedSeat(Value, frozen=True):
    """A seat of a finished game.

    Without a name it was a guest, or somebody who has left the server.
    """

    name: str | None
    face: int | None
    kind: Literal["person", "bot", "open"]
    bot: str | None
    you: bool
    points: int
    place: int


class PlayedGame(Value, frozen=True):
    """A finished game; `room` leads to its replay and analysis while it is there.

    `luck` is mine, in wins, `mistakes` too; null where they aren't known. `apart`: why the game
    doesn't count in my figures.
    """

    id: int
    room: str | None
    at: float
    players: int
    seats: list[PlayedSeat]
    luck: float | None
    mistakes: MistakeTally | None
    apart: Literal["shared", "joined", "played_on"] | None


class Profile(Value, frozen=True):
    """Somebody's figures and last games. Others are named to the owner alone."""

    name: str | None
    face: int | None
    total: Tally
    companies: list[CompanyTally]
    parts: WinParts
    mistakes: MistakeTally
    people: list[PersonVersus]
    bots: list[BotVersus]
    games: list[PlayedGame]


class History(Value, frozen=True):
    """My results. `measuring`: games whose luck is still being measured.

    `address`: where everybody may see my figures, `/people/…`; null: nowhere. `account`: I have
    one, so I may show them.
    """

    profile: Profile
    more: bool
    measuring: int
    address: str | None
    account: bool


class HistoryPage(Value, frozen=True):
    """Earlier games of mine."""

    games: list[PlayedGame]
    more: bool


class ProfileShown(Value, frozen=True):
    """Show my figures to everybody who has their address, or to nobody."""

    public: bool


# Groups

Shows = Literal["nothing", "score", "all"]


class GroupSummary(Value, frozen=True):
    """A group of mine; `tables`: open ones and those in play, `host`: I decide there."""

    key: str
    name: str
    members: int
    tables: int
    host: bool


class Groups(Value, frozen=True):
    """My groups, and how many I may be in."""

    groups: list[GroupSummary]
    most: int


class GroupMember(Value, frozen=True):
    """Somebody in a group, by an id that is good there alone; `shows`: what the others see of them."""

    id: str
    name: str | None
    face: int | None
    you: bool
    host: bool
    shows: Shows
    joined: float


class GroupLine(Value, frozen=True):
    """What a member made of all games at the group's tables; `evenings`: how many they won, shared ones in part."""

    id: str
    tally: Tally
    parts: WinParts
    evenings: float


class EveningLine(Value, frozen=True):
    """What a member made of an evening."""

    id: str
    tally: Tally


class GroupEvening(Value, frozen=True):
    """Games with no long pause between them. Won by most wins, then most points."""

    began: float
    games: int
    won: list[str]
    lines: list[EveningLine]


class GroupDuel(Value, frozen=True):
    """Two members at one table: how often the first was ahead of the second, or behind."""

    one: str
    other: str
    versus: Versus


class Group(Value, frozen=True):
    """A group of mine with the score of its tables, over members who show theirs.

    `link`: until when its link to join is good; null for all but the host, and where there is none.
    """

    key: str
    name: str
    host: bool
    link: float | None
    members: list[GroupMember]
    tables: list[RoomSummary]
    played: int
    score: list[GroupLine]
    evenings: list[GroupEvening]
    duels: list[GroupDuel]
    games: list[PlayedGame]


class NewGroup(Value, frozen=True):
    """A group to be made; `name`: what I am called, if that isn't known yet."""

    group: str
    name: str | None = None


class GroupLink(Value, frozen=True):
    """The link to join is `/groups#join={code}`; it is shown this once."""

    code: str
    until: float


class GroupCode(Value, frozen=True):
    """The code of a link to join."""

    code: ShortId


class GroupJoin(Value, frozen=True):
    """Join a group by its link; `name`: what I am called, if that isn't known yet."""

    code: ShortId
    name: str | None = None


class GroupInvitation(Value, frozen=True):
    """The group that a link leads to; with `key` I am in it already."""

    name: str
    members: int
    key: str | None


class GroupShows(Value, frozen=True):
    """What the others of a group see of me: nothing, my score there, or all my results."""

    shows: Shows


class MemberId(Value, frozen=True):
    """A member of a group."""

    id: ShortId


# Notices

Minute = Annotated[int, Meta(ge=0, le=1439)]


class NoticeWishes(Value, frozen=True):
    """What I want to be told; quiet hours are minutes after midnight where I live.

    `zone` is the name of my time zone, `utc_offset` its minutes now, for a server that doesn't know it.
    """

    turn: bool = True
    full: bool = True
    invite: bool = True
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*\Z")] | None = None
    utc_offset: Annotated[int, Meta(ge=-1080, le=1080)] = 0


class Notice(Value, frozen=True):
    """What I am told: somebody (`name`) invites me to a table, or my own is full."""

    id: int
    kind: Literal["full", "invite"]
    at: float
    room: str
    name: str | None
    face: int | None


class Notices(Value, frozen=True):
    """What I am told and what I want to be told; `push`: this server also sends to closed pages."""

    wishes: NoticeWishes
    notices: list[Notice]
    push: bool


class NoticeId(Value, frozen=True):
    """A notice to be shown no more."""

    id: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Invite(Value, frozen=True):
    """Invite people I have played with to this table, by their ids in my results."""

    ids: Annotated[list[ShortId], Meta(min_length=1, max_length=5)]


class Invited(Value, frozen=True):
    """How many are told now; who was told before, or doesn't want to be, isn't told again."""

    told: int
