// A browser that is passed around: who holds it now, and to whom it goes next. What it shows belongs to one seat at a time.
import type { LiveTable } from '../play/live.svelte'
import { travelSpeed } from '../browser/settings.svelte'

/** Time for whoever has just acted to see what came of it; less where no card travels. */
const LOOK_MS = 1200
const STILL_MS = 400

export class Passing {
  readonly #table: () => LiveTable | null
  /** Who has said that they hold the device. */
  #holder = $state<number | null>(null)
  /** The holder has had time to look. */
  #isDue = $state(false)

  constructor(table: () => LiveTable | null) {
    this.#table = table
  }

  readonly isShared: boolean = $derived.by(() => (this.#table()?.room?.seats.filter((seat) => seat.local).length ?? 0) > 1)

  /** Somebody else at this browser who must act now. */
  readonly #called: number | null = $derived.by(() => {
    const table = this.#table()
    const room = table?.room
    if (!this.isShared || !room || !table.view || table.view.phase === 'over') return null
    const called = table.view.waiting_for.filter((seat) => room.seats[seat]?.local && !room.seats[seat].stand_in)
    return this.#holder !== null && called.includes(this.#holder) ? null : (called[0] ?? null)
  })

  /** The seat that the device must be handed to before anything is shown; null: whoever holds it goes on. */
  readonly next: number | null = $derived.by(() => {
    const table = this.#table()
    if (!this.isShared || !table?.view || table.view.phase === 'over') return null
    if (this.#holder === null) return this.#called ?? table.me
    return this.#isDue ? this.#called : null
  })

  /** Runs in an effect: a moment after somebody else is called, the device is asked for. */
  watch(): (() => void) | undefined {
    if (this.#called === null) {
      this.#isDue = false
      return undefined
    }
    const timer = setTimeout(() => (this.#isDue = true), travelSpeed() ? LOOK_MS : STILL_MS)
    return () => clearTimeout(timer)
  }

  /** Takes the device from somebody whose seat is elsewhere now: the next to hold it must say who they are. */
  release(): void {
    this.#holder = null
    this.#isDue = false
  }

  hold(seat: number): void {
    this.#holder = seat
    this.#isDue = false
  }
}
