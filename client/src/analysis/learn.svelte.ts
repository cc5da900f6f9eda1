// A moment of a finished game at the real table: what is done is compared and never happens.
import { Table } from '../play/table.svelte'
import type { JudgedAction, JudgedDecision, Replay, RoomSeat } from '../wire'
import { sameAction } from './actions'

/** What came of trying: as good as the best, better, no better, the same, or not looked into. */
export type Verdict = 'right' | 'better' | 'worse' | 'same' | 'unjudged'

export class LearnTable extends Table {
  readonly online = true
  readonly live = true
  readonly memoryAid = true
  override readonly isTrial = true
  task = $state.raw<JudgedDecision | null>(null)
  tried = $state.raw<JudgedAction | null>(null)
  verdict = $state.raw<Verdict | null>(null)
  isShown = $state(false)

  readonly best: JudgedAction | null = $derived(this.task?.candidates[0] ?? null)
  readonly played: JudgedAction | null = $derived(
    this.task?.candidates.find((one) => one.action === this.task?.action) ?? null,
  )
  readonly isSolved: boolean = $derived(this.verdict === 'right')
  /** Waiting is an answer here, and has no button at a table. */
  readonly canWait: boolean = $derived(
    this.task?.candidates.some((one) => one.action === 'wait') ?? false,
  )

  /** From the eyes of the seat that learns; `solved`: what is lost that makes no difference. */
  constructor(
    readonly replay: Replay,
    readonly solved: number,
    readonly nameOf: (seat: number) => string,
  ) {
    super()
  }

  /** The table as it was before a decision. */
  show(task: JudgedDecision): void {
    const step = this.replay.steps[task.index]
    if (!step) return
    this.changed(() => {
      const { orders: _orders, ...legal } = step.legal ?? {}
      this.task = task
      this.view = step.view
      this.legal = legal
      this.events = this.replay.steps.slice(0, task.index + 1).flatMap((one) => one.events)
      this.#begin()
    }, [])
  }

  showSolution(): void {
    this.isShown = true
    this.legal = {}
  }

  override act(action: string): Promise<boolean> {
    if (this.isSolved || this.isShown) return Promise.resolve(false)
    this.tried = this.task?.candidates.find((one) => sameAction(one.action, action)) ?? null
    this.verdict = this.#judge()
    if (this.isSolved) this.legal = {}
    return Promise.resolve(false)
  }

  override name(seat: number): string {
    return this.nameOf(seat)
  }

  override faceOf(seat: number): number | null {
    return this.replay.faces[seat] ?? null
  }

  override holder(): RoomSeat | null {
    return null
  }

  override setOrders(): Promise<void> {
    return Promise.resolve()
  }

  #begin(): void {
    this.tried = null
    this.verdict = null
    this.isShown = false
  }

  #judge(): Verdict {
    const { tried, best, played } = this
    if (!tried || !best || !played) return 'unjudged'
    if (tried === played) return 'same'
    if (tried === best || tried.lost < this.solved) return 'right'
    return tried.worth > played.worth ? 'better' : 'worse'
  }
}
