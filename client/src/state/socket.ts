// One websocket to a room that mends itself: frames wait for their answer and are sent again, with the same id, after a break.
import type { ClientFrame, Problem, ServerFrame } from '../wire'

export type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Asked = Without<ClientFrame, 'id'>
export type Answer = { version: number } | { error: Problem }

const PAUSES = [300, 1000, 2000, 5000, 10000]
const FINAL_CLOSES: Record<number, string> = { 4404: 'room_unknown', 4403: 'no_spectators' }
/** A connection that says nothing for this long, though asked, is taken for dead. */
const SILENCE = 20000

interface Listener {
  frame: (frame: ServerFrame) => void
  online: (online: boolean) => void
  refused: (problem: Problem) => void
}

export class RoomSocket {
  #socket: WebSocket | null = null
  #waiting = new Map<string, { text: string; answer: (answer: Answer) => void }>()
  #tries = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #heard = 0
  readonly #url: string
  readonly #listener: Listener

  constructor(room: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#url = `${scheme}//${location.host}/api/rooms/${encodeURIComponent(room)}/socket`
    this.#listener = listener
    window.addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#open()
  }

  /** Sends a frame and promises its answer, however often the connection breaks in between. */
  ask(frame: Asked): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    return new Promise((resolve) => {
      const text = JSON.stringify({ id, ...frame })
      this.#waiting.set(id, { text, answer: resolve })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
    })
  }

  /** Begins anew, for instance because this browser has sat down: a connection keeps the seat it was opened with. */
  reopen(): void {
    const old = this.#socket
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    this.#open()
    old?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    window.removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  /** The network or the page is back: no need to wait for the next try. */
  #now = () => {
    if (this.#closed || document.hidden || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = Date.now()
      this.#listener.online(true)
      for (const { text } of this.#waiting.values()) socket.send(text)
      this.#watch = setInterval(() => this.#ping(socket), SILENCE / 2)
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#heard = Date.now()
      this.#take(JSON.parse(message.data) as ServerFrame)
    }
    socket.onclose = (closing) => {
      clearInterval(this.#watch)
      if (this.#socket !== socket) return
      this.#socket = null
      if (this.#closed) return
      const final = FINAL_CLOSES[closing.code]
      if (final) {
        this.#closed = true
        this.#listener.refused({ code: final, facts: {} })
        return
      }
      this.#listener.online(false)
      this.#retry = setTimeout(() => this.#open(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)])
    }
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) {
      socket.close()
      socket.onclose?.(new CloseEvent('close'))
    } else void this.ask({ do: 'ping' })
  }

  #take(frame: ServerFrame): void {
    if (frame.type !== 'answer') {
      this.#listener.frame(frame)
      return
    }
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id)
    if (!waiting || frame.id === null) return
    this.#waiting.delete(frame.id)
    waiting.answer(frame.error ? { error: frame.error } : { version: frame.version ?? 0 })
  }
}
