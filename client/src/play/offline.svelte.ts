// A table in this browser: the same frames as a server's, from Python in a worker.
import { LiveTable } from './live.svelte'
import type { Answer, Question, Listener, TableSocket } from '../net/socket'
import type { ServerFrame } from '../wire'
import { python } from '../offline/python.svelte'

/** A connection to a table of this browser. It never breaks: while it opens, frames wait. */
class OwnSocket implements TableSocket {
  #waiting = new Map<string, (answer: Answer) => void>()
  #last = 0
  #connection: ReturnType<typeof python.connect> | null = null
  readonly #room: string
  readonly #seat: number | null
  readonly #listener: Listener

  constructor(room: string, listener: Listener, seat: number | null) {
    this.#room = room
    this.#seat = seat
    this.#listener = listener
    this.reopen()
  }

  ask(frame: Question): Promise<Answer> {
    const id = `${Date.now()}-${++this.#last}`
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      void this.#connection?.then(({ send }) => send(JSON.stringify({ id, ...frame })), () => null)
    })
  }

  reopen(): void {
    this.close()
    const connection = python.connect(this.#room, this.#seat, (frame, code) => this.#receive(frame, code))
    this.#connection = connection
    connection.then(
      () => this.#listener.online(true),
      () => null, // the page shows why there is no Python, and offers to try again
    )
  }

  close(): void {
    void this.#connection?.then(({ close }) => close(), () => null)
    this.#connection = null
  }

  #receive(text: string | null, code: number): void {
    if (text === null) {
      this.#listener.refused({ code: code === 4403 ? 'no_spectators' : 'room_unknown', facts: {} })
      return
    }
    const frame = JSON.parse(text) as ServerFrame
    if (frame.type !== 'answer') {
      this.#listener.frame(frame)
      return
    }
    this.#waiting.get(frame.id ?? '')?.(frame.error ? { error: frame.error } : { version: frame.version ?? 0 })
    this.#waiting.delete(frame.id ?? '')
  }
}

export class OfflineTable extends LiveTable {
  override readonly isHere = true
  #thoughtAbout = -1

  /** Where the table warns, it thinks while I do: then the warning comes at once. */
  protected override thinkAlong(): void {
    const { view, me } = this
    if (this.hints !== 'warn' || !view || me === null || !view.waiting_for.includes(me) || view.version === this.#thoughtAbout) return
    this.#thoughtAbout = view.version
    void this.askHint(null)
  }

  constructor(id: string, seat: number | null = null) {
    super(id, seat, (room, listener) => new OwnSocket(room, listener, seat))
  }
}
