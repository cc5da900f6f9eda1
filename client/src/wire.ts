// Generated from src/byzanz/server/wire.py by `python -m byzanz.server.typescript`: do not edit.

export type Card = string;

export type BotPace = "slow" | "normal" | "fast" | "wait";
export const BOT_PACES: readonly BotPace[] = ["slow", "normal", "fast", "wait"];

export type By = "person" | "bot" | "stand-in" | "timeout";

export type Hints = "off" | "ask" | "warn";
export const HINTS: readonly Hints[] = ["off", "ask", "warn"];

export type Level = "gentle" | "shrewd" | "ruthless";
export const LEVELS: readonly Level[] = ["gentle", "shrewd", "ruthless"];

export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "your_turn" | "one_moment" | "too_dear" | "lucky" | "good_game" | "rematch" | "bye";
export const PHRASES: readonly Phrase[] = ["hello", "good_luck", "well_played", "thanks", "sorry", "your_turn", "one_moment", "too_dear", "lucky", "good_game", "rematch", "bye"];

export type TakeOver = "off" | "ask" | "free";
export const TAKE_OVERS: readonly TakeOver[] = ["off", "ask", "free"];

export type TieBreak = "all-cards" | "goods-only";

export type Unrated = "clock" | "hints" | "guests" | "shared" | "bots" | "joined" | "played_on";

export type Kind = "C" | "G" | "O" | "S" | "V" | "W" | "M";

export type RoomState = "lobby" | "dealing" | "playing" | "over";

export type Phase = "bid" | "give" | "limit" | "take" | "final" | "over";

export type EventKind = "dealt" | "round_began" | "revealed" | "bid" | "passed" | "won" | "gave" | "collected" | "took" | "left" | "sold" | "discarded" | "final_began" | "done" | "over";

export type SeatNumber = number;

export type Fact = string | number | boolean | null | (string | number)[];

export type Json = Record<string, unknown>;

export type Label = string;

export type ShortId = string;

export type PersonId = string;

export type ReportReason = "name" | "talk" | "stalling" | "collusion" | "other";

export type DecisionClass = "forced" | "good" | "inaccuracy" | "mistake" | "blunder";

export type FrameId = string;

export type Version = number;

export type ClientFrame = Act | SetAuto | Sync | Brief | Seed | Back | Say | Nudge | StandIn | Mute | Ping | SetPace | SetHints | Hurry | GoOn;

export type ServerFrame = RoomFrame | TableFrame | StepFrame | BriefFrame | AutoFrame | SaidFrame | NudgedFrame | AnswerFrame;

export type Shows = "nothing" | "score" | "all";

export type Minute = number;

/** A refusal: a code for programs, the facts for the sentence that the client writes. */
export interface Problem {
  code: string;
  facts: Record<string, string | number | boolean | null | (string | number)[]>;
}

/** The body of every HTTP answer that is not a success. */
export interface ErrorAnswer {
  error: Problem;
}

/** The options of the rules that a game is played with. */
export interface Rules {
  tie_break: TieBreak;
  open_scores: boolean;
}

/** How a game ended: per seat points, cards left in hand and how many of them are goods; and the seats that won. */
export interface Result {
  points: number[];
  hands: number[];
  winners: number[];
  goods: number[];
}

/** One thing that happened, as one seat may know it. */
export interface Event {
  kind: EventKind;
  seat?: number;
  cards?: string[];
  number?: number;
  kept?: string;
}

/** What one seat, or a spectator, may know (docs/view.md has each field). */
export interface View {
  seat: number | null;
  players: number;
  rules: Rules;
  first: number;
  version: number;
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  waiting_for: number[];
  offers: number[];
  offer: number | null;
  offer_cards: (number | null)[];
  pick_order: number[];
  starter: number | null;
  lot: string[];
  hand: string[] | null;
  hand_sizes: number[];
  hand_limit: number;
  bids: string[][];
  bid_totals: number[];
  leader: number | null;
  need: number | null;
  passed: boolean[];
  bidders: number[];
  market: string[];
  pile: number;
  removed: number;
  gone: string[];
  profit_counts: number[];
  profit: string[] | null;
  points: (number | null)[];
  known: string[][];
  unknown: number[];
  excess: number;
  done: boolean[];
  result: Result | null;
  hands?: string[][];
}

/** The cheapest cards to add to a bid for it to come to `total`, the cards already laid out included. */
export interface Payment {
  total: number;
  cards: string[];
}

/** A bid is possible: what it must come to, what it can come to, which faces count, the cheapest way to each sum. */
export interface LegalBid {
  need: number;
  most: number;
  faces: string[];
  cheapest: Payment[];
}

/** What a sale brings: the card that becomes profit, and what it counts. */
export interface LegalSale {
  keep: string;
  points: number;
}

/** How far a standing order to bid can go, and the cards it would lay if it had to bid now. */
export interface OrderBid {
  least: number;
  most: number;
  cards: string[];
}

/** The standing orders that can be given for this auction; without `bid` no sum that is needed can be reached. */
export interface LegalOrders {
  skip: boolean;
  bid?: OrderBid;
}

/** What a seat may do now; only what is possible stands in it. */
export interface Legal {
  bid?: LegalBid;
  pass?: boolean;
  give?: string[];
  take?: Kind[];
  sell?: string[][];
  sales?: Record<string, LegalSale>;
  orders?: LegalOrders;
  discard?: string[];
  done?: boolean;
}

/** A secret standing order for this auction: bid the cheapest cards up to a sum, then pass or ask. */
export interface AutoBid {
  up_to: number;
  then: "ask" | "pass";
}

/** What the server does for my seat by itself; nobody else learns of it. */
export interface Auto {
  pass: boolean;
  skip: boolean;
  bid: AutoBid | null;
}

/** Milliseconds left for each seat at the moment of sending, and the seats whose clocks run. */
export interface ClockNow {
  left: number[];
  running: number[];
}

/** Time to think, in seconds: each turn adds `move` to a seat's reserve, never above `reserve`. */
export interface Clock {
  kind: "live" | "turns";
  move: number;
  reserve: number;
}

/** What the host chooses for the table; everybody sees it. */
export interface Options {
  memory_aid: boolean;
  open_scores: boolean;
  tie_break: TieBreak;
  spectators: boolean;
  clock: Clock | null;
  hints: Hints;
  pace: BotPace;
  analysis: boolean;
  take_over: TakeOver;
  idle: number;
  rated: boolean;
}

/** One seat of a room and who sits on it. */
export interface RoomSeat {
  seat: number;
  name: string | null;
  face: number | null;
  kind: "bot" | "open" | "person";
  bot: Level | null;
  here: boolean;
  you: boolean;
  local: boolean;
  host: boolean;
  stand_in: boolean;
  rematch: boolean;
  seed_given: boolean;
  since: number | null;
  idle: number | null;
  free: boolean;
}

/** What somebody has reached in a series of rematches; `places[0]` says how often they came first. No seat: not here now. */
export interface SeriesLine {
  seat: number | null;
  name: string | null;
  games: number;
  wins: number;
  points: number;
  places: number[];
}

/** How many games of a series of rematches have ended, and the score of each person, the best first. */
export interface Series {
  games: number;
  lines: SeriesLine[];
}

/** Somebody asks the host for a bot's seat. */
export interface SeatAsk {
  id: string;
  name: string | null;
  seat: number;
}

/** Somebody whom the host has sent away. */
export interface SentAway {
  id: string;
  name: string | null;
}

/** A room as one browser sees it: who sits where, the options, what has become of it. */
export interface Room {
  room: string;
  state: RoomState;
  players: number;
  options: Options;
  listed: boolean;
  played_on: number | null;
  seats: RoomSeat[];
  you: number | null;
  host: boolean;
  spectators: number;
  commitment: string;
  muted: number[];
  rematch: string | null;
  series: Series;
  removed: boolean;
  asked: number | null;
  declined: boolean;
  asks: SeatAsk[];
  away: SentAway[];
  unrated: Unrated[];
}

/** A room in a list; `names`, `faces`, `kinds` and `bots` (their strengths) by seat. */
export interface RoomSummary {
  room: string;
  state: RoomState;
  players: number;
  names: (string | null)[];
  faces: (number | null)[];
  kinds: ("bot" | "open" | "person")[];
  bots: (Level | null)[];
  open: number;
  you: number | null;
  alone: boolean;
  your_turn: boolean;
  spectators: boolean;
  clock: Clock | null;
  updated: number;
  points: number[] | null;
  winners: number[] | null;
  group?: string;
}

/** Tables of my groups, then listed rooms that wait for players or may be watched; and what I am told. */
export interface Rooms {
  rooms: RoomSummary[];
  notices: Notice[];
}

/** The browser that asks: its name, the number of its portrait (none: it follows the name), its rooms, newest first. */
export interface Me {
  name: string | null;
  face: number | null;
  games: RoomSummary[];
  account?: boolean;
}

/** A passkey of my account; `here`: it works on this host's name. */
export interface Passkey {
  id: string;
  label: string | null;
  created: number;
  used: number | null;
  backed_up: boolean;
  here: boolean;
}

/** A browser that I am signed in on. */
export interface SessionShown {
  id: string;
  label: string | null;
  created: number;
  seen: number;
  you: boolean;
}

/** The games of the guest that this browser was. */
export interface MergeOffer {
  games: number;
  kept: number;
}

/** My account. `party` is the host's name that passkeys work on. */
export interface Account {
  party: string;
  signed_in: boolean;
  name: string | null;
  passkeys: Passkey[];
  sessions: SessionShown[];
  recovery: number | null;
  proved: number;
  merge: MergeOffer | null;
  code: string | null;
}

/** What `navigator.credentials` is asked for. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A link that signs another device in, and how many seconds it works. */
export interface AccountLink {
  code: string;
  seconds: number;
}

/** What becomes of a link: the device that has opened it, and whether it is over. */
export interface LinkState {
  asked: string | null;
  over: boolean;
}

/** The account that a link leads to. */
export interface LinkAsked {
  name: string | null;
  seconds: number;
}

/** Whether this device is signed in now; if not, the other one hasn't answered yet. */
export interface LinkTaken {
  done: boolean;
}

/** The name I want to be called by. */
export interface Rename {
  name: string;
}

/** The seat that wants another portrait; without one my first. */
export interface SeatFace {
  seat: number | null;
}

/** A room to be made; with `bots` all other seats are bots and the game begins at once. */
export interface NewRoom {
  players: number;
  bots?: Level | null;
  name?: string | null;
  options?: Options;
  listed?: boolean;
  local?: (string | null)[];
  group?: string | null;
}

/** The room that was made. */
export interface RoomMade {
  room: string;
}

/** Take a seat in the lobby: that one, or the first open one; `local`: one more, for somebody else at this browser. */
export interface Join {
  name?: string | null;
  seat?: number | null;
  local?: boolean;
}

/** The host changes the number of seats. */
export interface SeatCount {
  players: number;
}

/** Swap a seat with this one. */
export interface SeatMove {
  to: number;
}

/** The name that I want to be called by at this table; `seat` where my browser holds several. */
export interface SeatName {
  name: string;
  seat: number | null;
}

/** Begin the next game without those who are gone: bots in their seats, or (null) without the seats. */
export interface RematchStart {
  bots: Level | null;
}

/** Take over a bot's seat in a running game, or ask the host for it. */
export interface TakeOverSeat {
  seat: number;
  name?: string | null;
}

/** The host's answer to somebody who asks for a bot's seat. */
export interface AskAnswer {
  id: string;
  yes: boolean;
}

/** Somebody who was sent away may sit down again. */
export interface LetIn {
  id: string;
}

/** A record, how many of its actions count, and the seat that I play on from there; bots have the others. */
export interface PlayOn {
  record: string;
  version: number;
  seat: number;
  bots: Level;
  name: string | null;
  hints: Hints;
}

/** The host puts a bot on a seat, or opens it (which sends away whoever sits there). */
export interface SeatChange {
  bot?: Level | null;
  open?: boolean;
}

/** The host changes the options, and whether the room is listed. */
export interface OptionsChange {
  options: Options;
  listed?: boolean | null;
}

/** The host starts; open seats get this bot. */
export interface Start {
  bots?: Level;
}

/** A code that brings my seat to another device, once, within `seconds`. */
export interface Handover {
  code: string;
  seconds: number;
}

/** What my account is to be called; `invitation`: the code of one, if the server asks for it. */
export interface AccountBegin {
  name: string;
  invitation: string | null;
}

/** The passkey that my browser has made for my account. */
export interface AccountMake {
  name: string;
  credential: Record<string, unknown>;
  label?: string | null;
  invitation?: string | null;
}

/** A passkey that my browser has made or used. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
  label?: string | null;
}

/** My recovery code. */
export interface RecoveryShown {
  code: string;
  label?: string | null;
}

/** One of my passkeys. */
export interface PasskeyChosen {
  id: string;
}

/** What one of my sessions is to be called. */
export interface SessionName {
  id: string;
  label: string;
}

/** The session to end; none: all but this one. */
export interface SessionEnd {
  id: string | null;
}

/** A link of mine. */
export interface LinkCode {
  code: string;
}

/** The link that I have opened, and what my device is called. */
export interface LinkAsk {
  code: string;
  label: string;
}

/** Whether the device that asks by a link of mine may be signed in. */
export interface LinkAnswer {
  code: string;
  yes: boolean;
}

/** The code on the other device. */
export interface TakeSeat {
  code: string;
}

/** A browser that holds my seat; `revocable` if it was let in after mine. */
export interface Device {
  device: string;
  you: boolean;
  here: boolean;
  revocable: boolean;
}

/** The browsers that hold my seat, the first one first, and how many it may have. */
export interface Devices {
  devices: Device[];
  most: number;
}

/** The browser that shall lose my seat; null: all that were let in after mine. */
export interface RevokeDevices {
  device: string | null;
}

/** What the operator says on this server; `imprint` and `privacy` are addresses. */
export interface Site {
  name: string | null;
  welcome: string | null;
  imprint: string | null;
  privacy: string | null;
  notice: string | null;
  read_only: boolean;
  stranger: boolean;
}

/** Tell the operator about somebody at my table; there is no text. */
export interface ReportMade {
  seat: number;
  reason: ReportReason;
}

/** Somebody at my table. */
export interface SeatChosen {
  seat: number;
}

/** Whom of a room I block, and whom I have reported there, by their seats. */
export interface Dealings {
  blocked: number[];
  reported: number[];
}

/** Somebody whom I block, as they were called then. */
export interface Blocked {
  id: string;
  name: string | null;
  since: number;
}

/** Whom I block, the last first. */
export interface Blocks {
  blocks: Blocked[];
}

/** Whether others in this machine's networks can join, how they reach it, and whether I may switch that. */
export interface LanState {
  can_switch: boolean;
  on: boolean;
  origins: string[];
}

/** Let others in this machine's networks join, or no longer. */
export interface LanSwitch {
  on: boolean;
}

/** The key with which a browser asks its push service for an address. */
export interface PushKey {
  key: string;
}

/** Where my browser takes messages while its page is closed, and in which language. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** The address that shall get no messages any more. */
export interface PushForget {
  endpoint: string;
}

/** What happened around the game after so many events: a stand-in came or went, or a person took a bot's seat over. */
export interface LogNote {
  after: number;
  what: "back" | "stand-in" | "taken";
  seat: number;
}

/** All that my seat, or a spectator, has witnessed, and what happened around it. */
export interface Log {
  events: Event[];
  notes: LogNote[];
}

/** One action of a replay (null: the deal), what it led to, and the table after it. */
export interface ReplayStep {
  action: string | null;
  by: By | null;
  events: Event[];
  view: View;
  legal?: Legal;
}

/** A whole game to step through, from one seat's eyes or with all hands open. */
export interface Replay {
  names: string[];
  faces: (number | null)[];
  players: number;
  steps: ReplayStep[];
}

/** A candidate and what it brings: a share of the win, and what it loses to the best; `wait` is a sale not made. */
export interface JudgedAction {
  action: string;
  win_share: number;
  error: number;
  loss: number;
  loss_error: number;
  lost: number;
  worth: number;
  margin: number;
  points: number;
  place: number;
  worlds: number;
  gain?: number;
}

/** What speaks for the first candidate: the key of a sentence and its facts. */
export interface HintReason {
  key: string;
  facts: Record<string, number>;
}

/** A decision judged with all hands open, and in a word what that says of it. */
export interface HindsightVerdict {
  candidates: JudgedAction[];
  loss: number;
  error: number;
  lost: number;
  lost_error: number;
  class: DecisionClass;
  word: "lucky" | "right" | "unlucky" | "wrong" | null;
}

/** One action of a game and how it was judged (docs/analysis.md). */
export interface JudgedDecision {
  index: number;
  seat: number;
  round: number;
  phase: string;
  action: string;
  laid: number;
  candidates: JudgedAction[];
  loss: number;
  error: number;
  lost: number;
  lost_error: number;
  class: DecisionClass;
  accuracy: number;
  expected: number[];
  reason: HintReason | null;
  hindsight: HindsightVerdict | null;
}

/** The deal or a lot, and what it brought to each seat. */
export interface ChanceEvent {
  step: number;
  kind: "deal" | "lot";
  round: number;
  offer: number;
  cards: string[];
  luck: number[];
}

/** How many decisions a seat had, and how many of each class. */
export interface FaultCounts {
  decisions: number;
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

/** What a seat's result is made of: over = seat + luck + unseen + own + others + rest. */
export interface Balance {
  over: number;
  seat: number;
  luck: number;
  unseen: number;
  own: number;
  others: number;
  rest: number;
}

/** From which part of what was left a decision is what, and below which a try is solved. */
export interface Thresholds {
  inaccuracy: number;
  mistake: number;
  blunder: number;
  solved: number;
}

/** The analysis of a game as far as it is made (docs/analysis.md). */
export interface GameAnalysis {
  format: string;
  judge: string;
  players: number;
  seed: number;
  worlds: number;
  seat: number | null;
  is_done: boolean;
  result: number[];
  thresholds: Thresholds;
  decisions: JudgedDecision[];
  costliest: number[];
  win_shares: number[][];
  chances: ChanceEvent[];
  luck: number[];
  accuracy: (number | null)[];
  counts: FaultCounts[];
  balance: Balance[];
}

/** How far an analysis is: its place in the queue while it waits, what is known of it while it runs. */
export interface AnalysisState {
  state: "done" | "none" | "running" | "waiting";
  place: number;
  analysis: GameAnalysis | null;
}

/** An action of my seat in the record's form without the seat. */
export interface Act {
  do: "act";
  id: string;
  version: number;
  action: string;
}

/** Change what the server does for my seat by itself; what is left out stays as it is. */
export interface SetAuto {
  do: "auto";
  id: string;
  pass?: boolean;
  skip?: boolean;
  bid?: AutoBid | null;
}

/** Send me the present whole. `version` is accepted because older clients send it, and ignored. */
export interface Sync {
  do: "sync";
  id: string;
  version?: number;
}

/** My browser's own randomness for the deal: 64 hexadecimal digits. */
export interface Seed {
  do: "seed";
  id: string;
  seed: string;
}

/** I am back: the stand-in may leave my seat. */
export interface Back {
  do: "back";
  id: string;
}

/** A quick phrase that everybody reads in their own language. */
export interface Say {
  do: "say";
  id: string;
  phrase: Phrase;
}

/** Remind somebody that the others wait for them. */
export interface Nudge {
  do: "nudge";
  id: string;
  seat: number;
}

/** Have a stand-in play for a seat that has been idle since that version. */
export interface StandIn {
  do: "stand_in";
  id: string;
  seat: number;
  version: number;
}

/** Don't send me the phrases of that seat (or do again). */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** Send me brief steps from now on. */
export interface Brief {
  do: "brief";
  id: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  id: string;
}

/** How fast the bots act; `wait` where nobody else is kept waiting. */
export interface SetPace {
  do: "pace";
  id: string;
  pace: BotPace;
}

/** Whether the table gives hints; for the host where all others are bots. */
export interface SetHints {
  do: "hints";
  id: string;
  hints: Hints;
}

/** Skip to my next decision: from that version on the bots act at once until then. */
export interface Hurry {
  do: "hurry";
  id: string;
  version: number;
}

/** Let the bot that waits for me at that version act. */
export interface GoOn {
  do: "go_on";
  id: string;
  version: number;
}

/** The room, at the start and whenever it changes. */
export interface RoomFrame {
  type: "room";
  room: Room;
}

/** The whole present of the game. */
export interface TableFrame {
  type: "table";
  version: number;
  view: View;
  legal: Legal;
  auto: Auto;
  clock: ClockNow | null;
}

/** What one action changed since the version the client has (`was`). */
export interface StepFrame {
  type: "step";
  version: number;
  was: number;
  by: By;
  changed: Partial<View>;
  legal: Legal;
  events: Event[];
  clock?: ClockNow;
}

/** A step for a client that asked for brief ones: what it can tell from the version it has is left out. */
export interface BriefFrame {
  type: "brief";
  version: number;
  events: Event[];
  was?: number;
  by?: By;
  changed?: Partial<View>;
  seats?: Record<string, Record<string, unknown>>;
  cards?: Record<string, string[]>;
  known?: Record<string, string[]>;
  hand?: string[];
  own?: Partial<View>;
  legal?: Record<string, unknown>;
  clock?: ClockNow;
}

/** My standing orders, whenever they change (a skip ends with its auction). */
export interface AutoFrame {
  type: "auto";
  auto: Auto;
}

/** Somebody said a quick phrase. */
export interface SaidFrame {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** Somebody reminds somebody that the others wait for them. */
export interface NudgedFrame {
  type: "nudged";
  seat: number;
  to: number;
}

/** The one answer to a frame: the version it led to (on disk), or why not. */
export interface AnswerFrame {
  type: "answer";
  id: string | null;
  version?: number;
  error?: Problem;
}

/** What shall I do at this version; and, with an action, is that one a mistake? */
export interface HintAsked {
  version: number;
  action?: string | null;
  seat?: number | null;
}

/** One thing to do (null: wait, and don't sell yet), the share of games it wins, and the standard error of that. */
export interface HintCandidate {
  action: string | null;
  win_share: number;
  error: number;
  points: number;
  place: number;
  even: boolean;
}

/** The action that was asked about: what it loses against the best, and whether that is a mistake. */
export interface HintVerdict {
  action: string | null;
  win_share: number;
  error: number;
  points: number;
  place: number;
  loss: number;
  fewer: number;
  lost: number;
  mistake: boolean;
}

/** The best things to do at a version, the best first; empty where there is nothing to decide. */
export interface Hint {
  version: number;
  by: "points" | "wins";
  candidates: HintCandidate[];
  reason: HintReason | null;
  asked: HintVerdict | null;
}

/** The lessons, in the order in which they are learned. */
export interface Lessons {
  lessons: string[];
}

/** What a learner has answered so far: actions, and `next` where there was only something to read. */
export interface LessonAnswers {
  answers: string[];
}

/** Why the last answer was not right: the key of a text, or the code of a refusal by the rules with its facts. */
export interface LessonWrong {
  text: string | null;
  code: string | null;
  facts: Record<string, string | number | boolean | null | (string | number)[]>;
}

/** Where a learner is after some answers; `frames` are those of a table, from the lesson's beginning. */
export interface LessonProgress {
  lesson: string;
  at: number;
  steps: number;
  taken: number;
  text: string;
  facts: Record<string, number>;
  show: string[];
  asks: boolean;
  done: boolean;
  wrong: LessonWrong | null;
  log: Event[];
  frames: (RoomFrame | TableFrame | StepFrame | AutoFrame)[];
}

/** Games and how they ended. A shared win counts in part. */
export interface Tally {
  games: number;
  wins: number;
  points: number;
  places: number[];
}

/** The games with so many players, with other people or with bots alone. */
export interface CompanyTally {
  players: number;
  people: boolean;
  tally: Tally;
}

/** What wins are made of, over the games whose luck is known. */
export interface WinParts {
  games: number;
  wins: number;
  fair: number;
  luck: number;
  skill: number;
}

/** Mistakes in the games that were analysed. */
export interface MistakeTally {
  games: number;
  decisions: number;
  inaccuracy: number;
  mistake: number;
  blunder: number;
  per_hundred: number | null;
}

/** Games at one table; in how many I had the better place or the worse. */
export interface Versus {
  games: number;
  ahead: number;
  behind: number;
  last: number;
}

/** Somebody I have played with. */
export interface PersonVersus {
  id: string;
  name: string | null;
  face: number | null;
  versus: Versus;
}

/** A bot I have played with: its strength, or its name. */
export interface BotVersus {
  bot: string;
  versus: Versus;
}

/** How strong somebody is in points, with its standard error, after so many games. */
export interface RatingShown {
  rating: number;
  error: number;
  games: number;
  provisional: boolean;
}

/** What a game made of the rating of a seat. */
export interface SeatRating {
  before: number;
  after: number;
  error: number;
  provisional: boolean;
  fixed: boolean;
  left: boolean;
  luck: number | null;
}

/** Whether a game counted for ratings; `final`: everybody's luck is known. */
export interface GameRatings {
  counts: boolean;
  final: boolean;
  why: Unrated[];
  seats: (SeatRating | null)[];
}

/** A rating after one of the games. */
export interface RatingMoment {
  at: number;
  rating: number;
  error: number;
  room: string | null;
}

/** Somebody's rating over time, the oldest moment first; None before the first rated game. */
export interface RatingCourse {
  now: RatingShown | null;
  place: number | null;
  course: RatingMoment[];
}

/** A line of the leaderboard; `bot`: an anchor, whose rating is fixed. */
export interface Ranked {
  place: number | null;
  name: string;
  face: number | null;
  bot: Level | null;
  you: boolean;
  rating: number;
  error: number;
  games: number;
}

/** Those whose ratings are sure enough, the strongest first. */
export interface Leaderboard {
  ranked: Ranked[];
  provisional: Ranked[];
  games: number;
  epoch: string;
}

/** A seat of a finished game. */
export interface PlayedSeat {
  name: string | null;
  face: number | null;
  kind: "bot" | "open" | "person";
  bot: string | null;
  you: boolean;
  points: number;
  place: number;
}

/** A finished game; `room` leads to its replay and analysis while it is there. */
export interface PlayedGame {
  id: number;
  room: string | null;
  at: number;
  players: number;
  seats: PlayedSeat[];
  luck: number | null;
  mistakes: MistakeTally | null;
  apart: "joined" | "played_on" | "shared" | null;
}

/** Somebody's figures and last games. Others are named to the owner alone. */
export interface Profile {
  name: string | null;
  face: number | null;
  total: Tally;
  companies: CompanyTally[];
  parts: WinParts;
  mistakes: MistakeTally;
  people: PersonVersus[];
  bots: BotVersus[];
  games: PlayedGame[];
}

/** My results. `measuring`: games whose luck is still being measured. */
export interface History {
  profile: Profile;
  more: boolean;
  measuring: number;
  address: string | null;
  account: boolean;
}

/** Earlier games of mine. */
export interface HistoryPage {
  games: PlayedGame[];
  more: boolean;
}

/** Show my figures to everybody who has their address, or to nobody. */
export interface ProfileShown {
  public: boolean;
}

/** A group of mine; `tables`: open ones and those in play, `host`: I decide there. */
export interface GroupSummary {
  key: string;
  name: string;
  members: number;
  tables: number;
  host: boolean;
}

/** My groups, and how many I may be in. */
export interface Groups {
  groups: GroupSummary[];
  most: number;
}

/** Somebody in a group, by an id that is good there alone; `shows`: what the others see of them. */
export interface GroupMember {
  id: string;
  name: string | null;
  face: number | null;
  you: boolean;
  host: boolean;
  shows: Shows;
  joined: number;
}

/** What a member made of all games at the group's tables; `evenings`: how many they won, shared ones in part. */
export interface GroupLine {
  id: string;
  tally: Tally;
  parts: WinParts;
  evenings: number;
}

/** What a member made of an evening. */
export interface EveningLine {
  id: string;
  tally: Tally;
}

/** Games with no long pause between them. Won by most wins, then most points. */
export interface GroupEvening {
  began: number;
  games: number;
  won: string[];
  lines: EveningLine[];
}

/** Two members at one table: how often the first was ahead of the second, or behind. */
export interface GroupDuel {
  one: string;
  other: string;
  versus: Versus;
}

/** A group of mine with the score of its tables, over members who show theirs. */
export interface Group {
  key: string;
  name: string;
  host: boolean;
  link: number | null;
  members: GroupMember[];
  tables: RoomSummary[];
  played: number;
  score: GroupLine[];
  evenings: GroupEvening[];
  duels: GroupDuel[];
  games: PlayedGame[];
}

/** A group to be made; `name`: what I am called, if that isn't known yet. */
export interface NewGroup {
  group: string;
  name: string | null;
}

/** The link to join is `/groups#join={code}`; it is shown this once. */
export interface GroupLink {
  code: string;
  until: number;
}

/** The code of a link to join. */
export interface GroupCode {
  code: string;
}

/** Join a group by its link; `name`: what I am called, if that isn't known yet. */
export interface GroupJoin {
  code: string;
  name: string | null;
}

/** The group that a link leads to; with `key` I am in it already. */
export interface GroupInvitation {
  name: string;
  members: number;
  key: string | null;
}

/** What the others of a group see of me: nothing, my score there, or all my results. */
export interface GroupShows {
  shows: Shows;
}

/** A member of a group. */
export interface MemberId {
  id: string;
}

/** What I want to be told; quiet hours are minutes after midnight where I live. */
export interface NoticeWishes {
  turn: boolean;
  full: boolean;
  invite: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string | null;
  utc_offset: number;
}

/** What I am told: somebody (`name`) invites me to a table, or my own is full. */
export interface Notice {
  id: number;
  kind: "full" | "invite";
  at: number;
  room: string;
  name: string | null;
  face: number | null;
}

/** What I am told and what I want to be told; `push`: this server also sends to closed pages. */
export interface Notices {
  wishes: NoticeWishes;
  notices: Notice[];
  push: boolean;
}

/** A notice to be shown no more. */
export interface NoticeId {
  id: number;
}

/** Invite people I have played with to this table, by their ids in my results. */
export interface Invite {
  ids: string[];
}

/** How many are told now; who was told before, or doesn't want to be, isn't told again. */
export interface Invited {
  told: number;
}
