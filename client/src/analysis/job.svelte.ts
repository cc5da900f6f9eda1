// An analysis that the server makes: begun once, asked for until it is done, filling the page on its way.
import * as api from '../net/api'
import type { AnalysisState, GameAnalysis, JudgedDecision, Problem } from '../wire'

const PAUSE = 600
/** Until the first verdict is there, ask more often: somebody waits for it. */
const SHORT_PAUSE = 200
export const FAULTS = ['inaccuracy', 'mistake', 'blunder'] as const

export const isFault = (decision: JudgedDecision): boolean => (FAULTS as readonly string[]).includes(decision.class)

export class AnalysisJob {
  state = $state<AnalysisState['state']>('none')
  place = $state(0)
  analysis = $state.raw<GameAnalysis | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** How many actions are judged, between 0 and 1. */
  readonly progress: number = $derived.by(() => {
    const steps = (this.analysis?.win_shares.length ?? 1) - 1
    return steps > 0 ? ((this.analysis?.decisions.at(-1)?.index ?? -1) + 1) / steps : 0
  })
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false
  readonly #begin: () => Promise<AnalysisState>
  readonly #ask: () => Promise<AnalysisState>

  /** Of a room by its id, or of a record as text. */
  constructor(of: { room: string } | { record: string }) {
    this.#begin = 'room' in of ? () => api.beginAnalysis(of.room) : () => api.analyseRecord(of.record)
    this.#ask = 'room' in of ? () => api.analysis(of.room) : this.#begin
    void this.#run(this.#begin)
  }

  async #run(ask: () => Promise<AnalysisState>): Promise<void> {
    try {
      const answer = await ask()
      if (this.#ended) return
      this.problem = null
      this.state = answer.state
      this.place = answer.place
      this.analysis = answer.analysis ?? this.analysis
    } catch (error) {
      if (this.#ended) return
      if (!(error instanceof api.Refusal)) throw error
      this.problem = error.problem
      if (error.problem.code !== 'offline') return
    }
    if (this.state === 'done') return
    // One that was given up is begun again; one that waits for others is asked for at leisure.
    const isNear = this.state === 'running' && !this.analysis?.decisions.length
    this.#timer = setTimeout(() => void this.#run(this.state === 'none' ? this.#begin : this.#ask), isNear ? SHORT_PAUSE : PAUSE)
  }

  /** Asks no longer; the server goes on. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }
}
