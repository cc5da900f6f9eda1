// A finished game to be stepped through: the same table, fed from a replay instead of a connection.
import { LEVELS, type Event, type Replay, type RoomSeat, type View } from '../wire'
import { botName, guestName, isolated } from './names'
import { Table } from './table.svelte'

export class ReplayedTable extends Table {
  at = $state(0)
  playing = $state(false)
  /** Steps per step of the normal pace. */
  speed = $state(1)
  #replay = $state.raw<Replay | null>(null)
  readonly online = true
  readonly live = false
  readonly memoryAid = true

  readonly isAtEnd: boolean = $derived(this.at > 0 && this.at === (this.#replay?.steps.length ?? 0) - 1 && this.view?.result != null)
  readonly count: number = $derived(this.#replay?.steps.length ?? 0)
  readonly names: string[] = $derived.by(() => {
    const names = this.#replay?.names ?? []
    const people = names.map((name) => ({ name }))
    // A record calls a bot by its level; at the table it had a name.
    return names.map((name, seat) => ((LEVELS as readonly string[]).includes(name) ? botName(seat, people) : name === '' ? guestName(seat) : name))
  })
  /** What the shown step did. */
  readonly done: readonly Event[] = $derived(this.#replay?.steps[this.at]?.events ?? [])
  /** At which steps a round begins. */
  readonly rounds: number[] = $derived(
    (this.#replay?.steps ?? []).flatMap((step, at) => (step.events.some((event) => event.kind === 'round_began') ? [at] : [])),
  )

  /** Load a game, or the same game seen by another seat. */
  load(replay: Replay, at: number): void {
    this.#replay = replay
    this.show(at)
  }

  /** Show the table after that many actions; a single step forward is animated. A number outside the game is the nearest inside. */
  show(at: number): void {
    const steps = this.#replay?.steps ?? []
    const to = Math.max(0, Math.min(Math.trunc(at) || 0, steps.length - 1))
    const step = steps[to]
    if (!step) return
    const apply = () => {
      this.at = to
      this.view = step.view
      this.events = steps.slice(0, to + 1).flatMap((one) => one.events)
    }
    if (to === this.at + 1 && this.view) this.changed(apply, step.events)
    else this.changed(apply, [])
    if (to >= steps.length - 1) this.playing = false
  }

  /** The table after that many actions. */
  viewAt(at: number): View | null {
    return this.#replay?.steps[at]?.view ?? null
  }

  /** What the action after that many did. */
  doneAt(at: number): readonly Event[] {
    return this.#replay?.steps[at + 1]?.events ?? []
  }

  override name(seat: number): string {
    return isolated(this.names[seat] ?? `${seat + 1}`)
  }

  override faceOf(seat: number): number | null {
    return this.#replay?.faces[seat] ?? null
  }

  override holder(): RoomSeat | null {
    return null
  }

  override act(): Promise<boolean> {
    return Promise.resolve(false)
  }

  override setOrders(): Promise<void> {
    return Promise.resolve()
  }
}
