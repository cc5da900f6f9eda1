// Quick phrases at a table: who says what at this moment, what this browser may say, whom it does not want to hear.
import type { Phrase, Problem } from '../wire'
import type { Answer, Question } from '../net/socket'

/** How long a phrase, or why it was not said, can be read. */
const SHOWN = 5000

interface Voice {
  id: number
  seat: number
  phrase: Phrase
}

export class Talk {
  /** What is being said now: at most one phrase a seat, the newest last. */
  voices = $state.raw<readonly Voice[]>([])
  /** Why my last phrase was not said, for a moment. */
  refused = $state.raw<Problem | null>(null)
  #ask: (frame: Question) => Promise<Answer>
  #count = 0
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(ask: (frame: Question) => Promise<Answer>) {
    this.#ask = ask
  }

  of(seat: number): Phrase | null {
    return this.voices.find((voice) => voice.seat === seat)?.phrase ?? null
  }

  /** A phrase has come from the server. */
  hear(seat: number, phrase: Phrase): void {
    const voice = { id: this.#count++, seat, phrase }
    this.voices = [...this.voices.filter((one) => one.seat !== seat), voice]
    this.#later(() => (this.voices = this.voices.filter((one) => one !== voice)))
  }

  /** Says a phrase; it is heard when it comes back from the server like everybody's. */
  async say(phrase: Phrase): Promise<void> {
    this.refused = null
    const answer = await this.#ask({ do: 'say', phrase })
    if (!('error' in answer)) return
    const { error } = answer
    this.refused = error
    this.#later(() => {
      if (this.refused === error) this.refused = null
    })
  }

  /** Whoever is muted falls silent at once. */
  async mute(seat: number, on: boolean): Promise<void> {
    if (on) this.voices = this.voices.filter((voice) => voice.seat !== seat)
    await this.#ask({ do: 'mute', seat, on })
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #later(change: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      change()
    }, SHOWN)
    this.#timers.add(timer)
  }
}
