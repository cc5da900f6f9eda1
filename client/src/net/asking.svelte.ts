// A page's calls to the server: the last refusal is kept, to be shown where the page wants it.
import type { Problem } from '../wire'
import { Refusal } from './api'

export class Asking {
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)

  /** Make a call and return its answer, or null after a refusal. Other errors are bugs and go on. */
  async ask<T>(call: () => Promise<T>): Promise<T | null> {
    this.problem = null
    this.busy = true
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.problem
      return null
    } finally {
      this.busy = false
    }
  }
}
