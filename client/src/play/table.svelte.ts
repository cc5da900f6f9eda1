// A table as the page shows it, live or replayed: the view, what may be done, who sits where, what happened.
import type { Auto, Card, ClockNow, Hint, Hints, Legal, Event, Problem, RoomSeat, View } from '../wire'
import { entries, grown, type LogEntry, sentence, unframed } from '../words/log'
import type { Note } from '../words/notes'
import type { Talk } from './talk.svelte'

/** Receives a change of the table: it must call `apply` at once and may animate the events. */
type Changed = (apply: () => void, events: readonly Event[]) => void

/** An action that would be a mistake, and waits for the player to think again. */
export interface Warning {
  action: string
  hint: Hint
  decide: (anyway: boolean) => void
}

/** The market is being shared out, also while a hand above the limit is brought down in between. */
export const isSharing = (view: View): boolean => view.phase === 'take' || (view.phase === 'limit' && view.offer === null)

/** A view without what only its own seat may see. */
function veiled(view: View): View {
  const isOpen = view.points.some((points, seat) => seat !== view.seat && points !== null)
  const points = isOpen ? view.points : view.points.map((own, seat) => (seat === view.seat ? null : own))
  return { ...view, hand: null, profit: null, points }
}

export abstract class Table {
  #told = $state.raw<View | null>(null)
  #legal = $state.raw<Legal>({})
  /** What the page may show: without my hand while others could look at it. */
  readonly #shown: View | null = $derived.by(() => (this.#told && this.isVeiled ? veiled(this.#told) : this.#told))
  /** My standing orders. */
  orders = $state.raw<Auto>({ pass: true, skip: false, bid: null })
  #clock = $state.raw<ClockNow | null>(null)
  /** When it was told. */
  #clockAt = 0
  events = $state.raw<readonly Event[]>([])
  /** What happened around the game since this page was opened. */
  notes = $state.raw<readonly Note[]>([])
  /** Where people can talk; a replay is silent. */
  readonly talk: Talk | null = null
  /** Why the last action was refused, until the next one. */
  refused = $state.raw<Problem | null>(null)
  sending = $state(false)
  changed: Changed = (apply) => apply()

  get view(): View | null {
    return this.#shown
  }
  set view(view: View | null) {
    this.#told = view
  }

  /** The view as it was told, also while a part of it is not shown. */
  get told(): View | null {
    return this.#told
  }

  /** My cards are not shown now: somebody else may be looking at this device. */
  get isVeiled(): boolean {
    return false
  }

  get legal(): Legal {
    return this.isVeiled ? {} : this.#legal
  }
  set legal(legal: Legal) {
    this.#legal = legal
  }

  get clock(): ClockNow | null {
    return this.#clock
  }
  set clock(now: ClockNow | null) {
    this.#clock = now
    this.#clockAt = performance.now()
  }

  /** What is left on a seat's clock now, in ms; null where there is none. */
  timeLeft(seat: number): number | null {
    const told = this.#clock
    if (!told) return null
    const run = told.running.includes(seat) ? performance.now() - this.#clockAt : 0
    return Math.max(0, (told.left[seat] ?? 0) - run)
  }

  #log: LogEntry[] = []
  /** All events since the deal are here: until then nothing may be concluded from one that is missing. */
  get hasLog(): boolean {
    return true
  }

  /** They are on their way, and those that are here are all until some moment. */
  get isCatchingUp(): boolean {
    return false
  }

  /** The events after which none is missing. */
  get recent(): readonly Event[] {
    return this.events
  }
  /** Each step adds a few entries; the hundreds before them are not written again. */
  readonly log: LogEntry[] = $derived.by(() => (this.#log = grown(this.#log, this.hasLog || this.isCatchingUp ? entries(this.events, this.notes) : unframed(this.events, this.notes))))
  readonly me: number | null = $derived(this.#told?.seat ?? null)

  /** What happened last, in a sentence to be drawn. */
  readonly latest: string = $derived.by(() => {
    const last = this.hasLog ? this.log.findLast((entry) => entry.type === 'event')?.event : this.recent.at(-1)
    return last ? sentence(last, this) : ''
  })

  /** What was paid for the lot that was won last; null: this page has not heard of it. */
  readonly paid: Card[] | null = $derived.by(() => {
    const won = this.recent.findLast((event) => event.kind === 'won')
    return won ? (won.cards ?? []) : null
  })

  abstract readonly online: boolean
  /** Whether anything can be done here at all (a replay is only watched). */
  abstract readonly live: boolean
  abstract readonly memoryAid: boolean
  /** What is pressed here is answered and never done: there is nothing to take back. */
  readonly isTrial: boolean = false
  abstract name(seat: number): string
  abstract holder(seat: number): RoomSeat | null

  /** Who it is, for a portrait. */
  readonly somebody = (seat: number) => ({ name: this.name(seat), bot: this.holder(seat)?.kind === 'bot', face: this.faceOf(seat) })
  /** The stored number of somebody's portrait. */
  faceOf(seat: number): number | null {
    return this.holder(seat)?.face ?? null
  }

  /** Send an action in the record's form; resolves to whether it was accepted. */
  abstract act(action: string): Promise<boolean>
  abstract setOrders(change: Partial<Auto>): Promise<void>

  /** Whether this table gives hints, and whether it warns. */
  get hints(): Hints {
    return 'off'
  }
  warning = $state.raw<Warning | null>(null)
  /** How many actions were sent without the verdict that they waited for; 0: nothing to say about it (any more). */
  unchecked = $state(0)

  /** What this seat had best do now. */
  askHint(_action: string | null): Promise<Hint | Problem> {
    return Promise.resolve({ code: 'no_hints', facts: {} })
  }

  /** Where the operator can be told about whom: the room, and the others' seats; nowhere without a
   *  server. */
  get complaints(): { room: string; seats: number[] } | null {
    return null
  }

  isMuted(_seat: number): boolean {
    return false
  }

  /** A bot plays for me until I say that I am back. */
  readonly isStoodIn: boolean = $derived(this.view?.phase !== 'over' && this.me !== null && (this.holder(this.me)?.stand_in ?? false))

  /** A bot waits until I press. */
  get waitsForPress(): boolean {
    return false
  }

  /** Whether whoever is alone with bots may skip to their own next decision, and whether that is going on. */
  get canHurry(): boolean {
    return false
  }
  hurrying = $state(false)

  hurry(): Promise<void> {
    return Promise.resolve()
  }

  goOn(): Promise<void> {
    return Promise.resolve()
  }

  comeBack(): Promise<void> {
    return Promise.resolve()
  }

  /** The other seats, clockwise from the one on my left. */
  readonly others: number[] = $derived.by(() => {
    const players = this.view?.players ?? 0
    const from = this.me ?? players - 1
    const count = this.me === null ? players : players - 1
    return Array.from({ length: count }, (_, step) => (from + 1 + step) % players)
  })
}

/** The events that have come since it was asked last; none where a page has just been opened or somebody has jumped through a replay. */
export class Fresh {
  #seen = -1
  /** More events than one step brings. */
  static readonly #MOST = 12

  of({ events, live }: Table): readonly Event[] {
    const seen = this.#seen
    this.#seen = events.length || seen
    const isJump = seen < 0 || events.length < seen || (!live && events.length > seen + Fresh.#MOST)
    return isJump ? [] : events.slice(seen)
  }
}
