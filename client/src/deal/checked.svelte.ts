// The check of one game's deal, made when the record has come; what it takes is loaded only then.
import type { Check, Witness } from './deal'

export class CheckedDeal {
  /** 'unread': the record could not be had. */
  check = $state.raw<Check | 'checking' | 'unread'>('checking')
  readonly isWrong: boolean = $derived(typeof this.check !== 'string' && this.check.faults.length > 0)
  readonly #record: () => Promise<unknown>
  #fields = $state.raw<unknown>(null)

  constructor(record: () => Promise<unknown>) {
    this.#record = record
    void this.fetch()
  }

  fetch = async (): Promise<void> => {
    this.check = 'checking'
    try {
      this.#fields = await this.#record()
    } catch {
      this.check = 'unread'
    }
  }

  /** A bot has no number to give. */
  isBot(seat: number): boolean {
    const bots = (this.#fields as { bots?: unknown } | null)?.bots
    return Array.isArray(bots) && bots[seat] !== null
  }

  /** Compare the record with what this browser knows; called again when the log comes later. */
  async compare(witness: Witness): Promise<void> {
    const record = this.#fields
    if (record === null) return
    const { checkDeal } = await import('./deal')
    this.check = checkDeal(record, witness)
  }
}
