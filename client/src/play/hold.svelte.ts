// A pass or a sale that was pressed but not sent yet: for two seconds it can be taken back, and nobody has seen it.
import type { Card } from '../wire'

/** How long it can be taken back. */
export const HOLD_MS = 2000
/** For so long the button that takes it back ignores a pointer: the second half of a double click is no second thought. */
const FRESH_MS = 500

interface Held {
  what: 'pass' | 'sale'
  /** The set of a sale. */
  cards: readonly Card[]
}

export class Hold {
  held = $state.raw<Held | null>(null)
  isFresh = $state(false)
  #send: (() => Promise<void>) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #fresh: ReturnType<typeof setTimeout> | undefined

  start(held: Held, send: () => Promise<void>): void {
    this.#clear()
    this.held = held
    this.#send = send
    this.isFresh = true
    this.#fresh = setTimeout(() => (this.isFresh = false), FRESH_MS)
    this.#timer = setTimeout(() => void this.sendNow(), HOLD_MS)
  }

  takeBack(): void {
    this.#clear()
  }

  /** Send what is held without waiting any longer; resolves when the table has answered. */
  async sendNow(): Promise<void> {
    const send = this.#send
    this.#clear()
    await send?.()
  }

  #clear(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#fresh)
    this.held = null
    this.isFresh = false
    this.#send = null
  }
}
