// A table on the server: follows its frames and sends this seat's actions.
import type { Note } from '../words/notes'
import type { Auto, BotPace, Event, Hint, Hints, Log, Problem, Room, RoomSeat, ServerFrame } from '../wire'
import * as api from '../net/api'
import { wholeStep } from './brief'
import { nameOf } from './names'
import { seedAnswered, seedToGive } from '../deal/seeds'
import { type Listener, RoomSocket, type TableSocket, type Without } from '../net/socket'
import { Table } from './table.svelte'
import { Talk } from './talk.svelte'

/** How long an action waits to hear whether it would be a mistake; then it is sent without. */
const WARN_PATIENCE = 900
/** In this browser alone nobody else waits, and thinking takes longer. */
const OWN_WARN_PATIENCE = 3000

/** Pauses before a log that could not be had is asked for again. */
const LOG_PAUSES = [1000, 2000, 5000, 10000, 20000]

/** A log and the steps that came in while it was fetched, some of which it may already have. */
export function continued(log: readonly Event[], steps: readonly Event[]): Event[] {
  const text = (events: readonly Event[]) => JSON.stringify(events)
  let known = Math.min(log.length, steps.length)
  while (known > 0 && text(log.slice(-known)) !== text(steps.slice(0, known))) known--
  return [...log, ...steps.slice(known)]
}

/** The notes of this page, with those that the server has stored in place of what the page has seen of the same kinds. */
function withStored(seen: readonly Note[], log: Log): Note[] {
  const own = seen.filter((note) => note.what === 'said' || note.what === 'unsealed')
  const later = seen.filter((note) => note.what !== 'said' && note.what !== 'unsealed' && note.after > log.events.length)
  return [...own, ...log.notes, ...later].sort((one, other) => one.after - other.after)
}

export class LiveTable extends Table {
  readonly id: string
  /** Which of this browser's seats this is, where it is passed around. */
  readonly seat: number | null
  room = $state.raw<Room | null>(null)
  online = $state(false)
  /** Set when the connection has been away for some time: then the page says so. */
  lost = $state(false)
  /** The room can't be had at all. */
  gone = $state.raw<Problem | null>(null)
  /** How many events happened while the connection was away. */
  missed = $state(0)
  readonly live = true
  /** It is played in this browser alone (play/offline.svelte.ts). */
  readonly isHere: boolean = false
  override readonly talk = new Talk((frame) => this.#socket.ask(frame))
  #socket: TableSocket
  #lostTimer: ReturnType<typeof setTimeout> | undefined
  #seedAsked = false
  #hadLog = $state(false)
  #isWhole = $state(false)
  /** The log could not be had yet, and is asked for again. */
  logFails = $state(false)
  #logTimer: ReturnType<typeof setTimeout> | undefined
  #logTries = 0
  #asked = 0
  #isClosed = false
  /** Somebody was reminded that the others wait for them; the newest counts. */
  nudge = $state.raw<{ seat: number; to: number } | null>(null)
  /** Somebody else is host now. */
  newHost = $state.raw<number | null>(null)
  #wasAway = false
  /** What happened since the last whole view. */
  #since = $state.raw<Event[]>([])

  constructor(id: string, seat: number | null = null, open = (room: string, listener: Listener): TableSocket => new RoomSocket(room, listener, seat)) {
    super()
    this.id = id
    this.seat = seat
    this.#socket = open(id, { frame: (frame) => this.#receive(frame), online: (on, silent) => this.#setOnline(on, silent), refused: (problem) => (this.gone = problem) })
    this.#lostTimer = setTimeout(() => (this.lost = true), 2000)
  }

  /** Whoever holds the shared device wants to see their cards while others act. */
  isPeeking = $state(false)
  readonly #isAsked: boolean = $derived.by(() => this.told !== null && this.me !== null && this.told.waiting_for.includes(this.me))
  /** Where a device is passed around, a hand is shown to whoever is asked: as soon as they have acted it is gone. */
  readonly #isVeiled: boolean = $derived.by(() => {
    const isShared = (this.room?.seats.filter((seat) => seat.local).length ?? 0) > 1
    return isShared && !this.#isAsked && !this.isPeeking && this.told !== null && this.told.phase !== 'over'
  })

  override get isVeiled(): boolean {
    return this.#isVeiled
  }

  get memoryAid(): boolean {
    return this.room?.options.memory_aid ?? false
  }

  override name(seat: number): string {
    return nameOf(seat, this.room?.seats ?? [])
  }

  override holder(seat: number): RoomSeat | null {
    return this.room?.seats[seat] ?? null
  }

  override get hints(): Hints {
    return this.room?.options.hints ?? 'off'
  }

  override async askHint(action: string | null): Promise<Hint | Problem> {
    try {
      return await api.hint(this.id, this.view?.version ?? 0, action, this.me)
    } catch (error) {
      return error instanceof api.Refusal ? error.problem : { code: 'internal', facts: {} }
    }
  }

  /** The table has come to another moment: a table in this browser may begin to think about it. */
  protected thinkAlong(): void {}

  /** Where the table warns: ask once more before a mistake. A hint that is late, refused or out of date holds nobody up; the page says so. */
  async #isMeant(action: string): Promise<boolean> {
    if (this.hints !== 'warn') return true
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), this.isHere ? OWN_WARN_PATIENCE : WARN_PATIENCE))
    const hint = await Promise.race([this.askHint(action), late])
    if (hint === null || !('candidates' in hint)) {
      // At a table that has moved on the action itself is refused, and that is said already.
      if (hint?.code !== 'stale') this.unchecked++
      return true
    }
    if (!hint.asked?.mistake || hint.version !== this.view?.version) return true
    return new Promise((resolve) => {
      this.warning = {
        action,
        hint,
        decide: (anyway) => {
          this.warning = null
          resolve(anyway)
        },
      }
    })
  }

  override async act(action: string): Promise<boolean> {
    this.refused = null
    this.sending = true
    const isMeant = await this.#isMeant(action)
    this.sending = false
    if (!isMeant) return false
    this.sending = true
    const answer = await this.#socket.ask({ do: 'act', version: this.view?.version ?? 0, action })
    this.sending = false
    if (!('error' in answer)) return true
    if (answer.error.code === 'stale') void this.#socket.ask({ do: 'sync' })
    else this.refused = answer.error
    return false
  }

  override async setOrders(change: Partial<Auto>): Promise<void> {
    this.orders = { ...this.orders, ...change }
    const answer = await this.#socket.ask({ do: 'auto', ...change })
    if (!('error' in answer)) return
    this.refused = answer.error
    void this.#socket.ask({ do: 'sync' })
  }

  override get complaints(): { room: string; seats: number[] } | null {
    const { room } = this
    if (this.isHere || room === null || room.you === null) return null
    const others = room.seats.filter((seat) => seat.kind === 'person' && !seat.local)
    const seats = others.map((seat) => seat.seat)
    return seats.length > 0 ? { room: room.room, seats } : null
  }

  override isMuted(seat: number): boolean {
    return this.room?.muted.includes(seat) ?? false
  }

  /** There is somebody to talk to, and I have a seat to talk from. */
  get canTalk(): boolean {
    const { room } = this
    return room !== null && room.you !== null && (room.spectators > 0 || room.seats.some((seat) => seat.kind === 'person' && !seat.you))
  }

  /** Remind somebody that the others wait for them; what the server says against it. */
  async giveNudge(seat: number): Promise<Problem | null> {
    const answer = await this.#socket.ask({ do: 'nudge', seat })
    return 'error' in answer ? answer.error : null
  }

  /** Have a stand-in play for somebody who has been idle for long. */
  async standIn(seat: number): Promise<Problem | null> {
    const answer = await this.#socket.ask({ do: 'stand_in', seat, version: this.view?.version ?? 0 })
    return 'error' in answer ? answer.error : null
  }

  override get hasLog(): boolean {
    return this.#isWhole
  }

  override get isCatchingUp(): boolean {
    return this.#hadLog && !this.logFails
  }

  override get recent(): readonly Event[] {
    return this.#isWhole ? this.events : this.#since
  }

  override async comeBack(): Promise<void> {
    const answer = await this.#socket.ask({ do: 'back' })
    if ('error' in answer) this.refused = answer.error
  }

  readonly #people: RoomSeat[] = $derived.by(() => this.room?.seats.filter((seat) => seat.kind === 'person') ?? [])
  /** Everybody who isn't a bot plays at this browser. */
  readonly isAlone: boolean = $derived.by(() => this.room !== null && this.#people.every((seat) => seat.local))

  /** The conditions are the server's (src/byzanz/table/play/pacing.py), read off what it sends. */
  override get waitsForPress(): boolean {
    return this.room?.options.pace === 'wait' && this.canHurry && !this.hurrying
  }

  override get canHurry(): boolean {
    const { room, told } = this
    if (room?.state !== 'playing' || !this.isAlone || this.me === null || !told?.waiting_for.length) return false
    return this.#people.every((seat) => !seat.stand_in && !told.waiting_for.includes(seat.seat))
  }

  override async hurry(): Promise<void> {
    this.hurrying = true
    const answer = await this.#socket.ask({ do: 'hurry', version: this.view?.version ?? 0 })
    if ('error' in answer) this.hurrying = false
  }

  override async goOn(): Promise<void> {
    await this.#socket.ask({ do: 'go_on', version: this.view?.version ?? 0 })
  }

  async setPace(pace: BotPace): Promise<void> {
    const answer = await this.#socket.ask({ do: 'pace', pace })
    if ('error' in answer) this.refused = answer.error
  }

  async setHints(hints: Hints): Promise<void> {
    const answer = await this.#socket.ask({ do: 'hints', hints })
    if ('error' in answer) this.refused = answer.error
  }

  /** Use an HTTP answer. Newer frames may have overtaken it: while they arrive, it counts only if it brings another seat. */
  answered(room: Room): void {
    // An answer is about the browser's first seat; where this is another one, the frames say it all.
    if (this.seat !== null && this.online) return
    if (!this.online || room.you !== this.room?.you) this.#enter(room)
  }

  /** Show what the server says about the room; a new seat needs a new connection. */
  #enter(room: Room): void {
    const before = this.room
    this.room = room
    this.#noteStandIns(before, room)
    this.#noteHost(before, room)
    this.#noteUnsealed(before, room)
    if (before && before.you !== room.you) this.#socket.reopen()
  }

  close(): void {
    clearTimeout(this.#lostTimer)
    clearTimeout(this.#logTimer)
    this.#isClosed = true
    this.talk.close()
    this.#socket.close()
  }

  #setOnline(on: boolean, silent = false): void {
    this.online = on
    clearTimeout(this.#lostTimer)
    if (on) this.lost = false
    else {
      this.#wasAway = true
      // After a silence the player has waited long enough already.
      if (silent) this.lost = true
      else this.#lostTimer = setTimeout(() => (this.lost = true), 2000)
    }
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'room':
        this.#enter(frame.room)
        void this.#giveSeed(frame.room)
        break
      case 'table':
        this.#isWhole &&= frame.version === this.view?.version
        this.view = frame.view
        this.legal = frame.legal
        this.orders = frame.auto
        this.clock = frame.clock
        this.#since = []
        this.#logTries = 0
        void this.#socket.ask({ do: 'brief' })
        void this.#fetchLog()
        this.thinkAlong()
        break
      case 'brief':
        if (this.view && (frame.was ?? frame.version - 1) === this.view.version) this.#receive(wholeStep(frame, this.view, this.legal))
        else void this.#socket.ask({ do: 'sync' })
        break
      case 'step':
        if (frame.was !== this.view?.version) {
          void this.#socket.ask({ do: 'sync' })
          break
        }
        this.#noteAuthor(frame.by, frame.events)
        this.changed(() => {
          if (this.told) this.view = { ...this.told, ...frame.changed, version: frame.version }
          this.isPeeking &&= !this.#isAsked
          this.legal = frame.legal
          this.events = [...this.events, ...frame.events]
          this.#since = [...this.#since, ...frame.events]
          if (frame.clock) this.clock = frame.clock
        }, frame.events)
        this.hurrying &&= this.canHurry
        this.warning?.decide(false)
        this.thinkAlong()
        break
      case 'auto':
        this.orders = frame.auto
        break
      case 'said':
        this.talk.hear(frame.seat, frame.phrase)
        this.#note({ what: 'said', seat: frame.seat, phrase: frame.phrase })
        break
      case 'nudged':
        this.nudge = { seat: frame.seat, to: frame.to }
        break
      default:
        break
    }
  }

  /** Every person's browser adds randomness of its own to the deal, once it has seen the commitment. */
  async #giveSeed(room: Room): Promise<void> {
    const seed = this.#seedAsked ? null : seedToGive(room)
    if (seed === null) return
    this.#seedAsked = true
    const answer = await this.#socket.ask({ do: 'seed', seed })
    this.#seedAsked = false
    seedAnswered(room.room, !('error' in answer))
  }

  #note(note: Without<Note, 'after'>): void {
    this.notes = [...this.notes, { ...note, after: this.events.length }]
  }

  #noteStandIns(before: Room | null, room: Room): void {
    if (before?.state !== 'playing' || room.state !== 'playing') return
    for (const { seat, stand_in, since } of room.seats) {
      const was = before.seats[seat]
      if (stand_in !== was?.stand_in) this.#noteStandIn(seat, stand_in)
      if (since !== null && was?.since === null) this.#note({ what: 'taken', seat })
    }
  }

  /** A stand-in is named before the first thing it does, whichever frame tells of it first. */
  #noteStandIn(seat: number, on: boolean): void {
    const last = this.notes.findLast((note) => note.seat === seat && (note.what === 'stand-in' || note.what === 'back'))
    if ((last?.what === 'stand-in') !== on) this.#note({ what: on ? 'stand-in' : 'back', seat })
  }

  #noteAuthor(by: string, events: readonly Event[]): void {
    const seat = events.find((event) => event.seat !== undefined)?.seat
    if (seat !== undefined && (by === 'timeout' || by === 'stand-in')) this.#noteStandIn(seat, true)
  }

  /** In a lobby, and where a late friend waits for an answer, everybody wants to know who the host is now. */
  #noteHost(before: Room | null, room: Room): void {
    const now = room.seats.find((seat) => seat.host)?.seat ?? null
    const was = before?.seats.find((seat) => seat.host)?.seat ?? null
    if (before && now !== null && was !== null && now !== was && before.seats[was]?.name === room.seats[was]?.name && !room.seats[was]?.here) this.newHost = now
  }

  /** Said at the beginning of the log, whenever the page is opened: the deal went on without somebody's number. */
  #noteUnsealed(before: Room | null, room: Room): void {
    if (room.state !== 'playing' || before?.state === 'playing' || room.played_on !== null) return
    const missing = room.seats.filter((one) => one.kind === 'person' && !one.seed_given)
    this.notes = [...missing.map(({ seat }): Note => ({ what: 'unsealed', seat, after: 0 })), ...this.notes]
  }

  async #fetchLog(): Promise<void> {
    const before = this.events.length
    const noted = this.notes.length
    const asked = ++this.#asked
    clearTimeout(this.#logTimer)
    let log: Log
    try {
      log = await api.log(this.id, this.seat)
    } catch {
      // Until it is there, what isn't known isn't said; a newer whole view asks for itself.
      if (asked !== this.#asked || this.#isClosed) return
      this.logFails = true
      const pause = LOG_PAUSES[Math.min(this.#logTries++, LOG_PAUSES.length - 1)]
      this.#logTimer = setTimeout(() => void this.#fetchLog(), pause)
      return
    }
    if (asked !== this.#asked) return
    this.logFails = false
    const events = continued(log.events, this.#since)
    this.missed = this.#hadLog && this.#wasAway ? Math.max(0, events.length - before) : 0
    this.#wasAway = false
    this.#hadLog = true
    this.#isWhole = true
    // What was noted while the log was on its way belongs where the table has meanwhile come to.
    const grown = events.length - this.events.length
    const mine = this.notes.map((note, at) => (at < noted ? note : { ...note, after: note.after + grown }))
    this.notes = withStored(mine, log)
    this.events = events
  }
}
