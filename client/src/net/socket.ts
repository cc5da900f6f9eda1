// One websocket to a room that reconnects by itself: frames wait for their answer and are sent again, with the same id, after a break.
import type { ClientFrame, Problem, ServerFrame } from '../wire'

export type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Question = Without<ClientFrame, 'id'>
export type Answer = { version: number } | { error: Problem }

const PAUSES = [300, 1000, 2000, 5000, 10000]
const FINAL_CLOSES: Record<number, string> = {
  4404: 'room_unknown',
  4403: 'no_spectators',
  4410: 'removed',
  4423: 'suspended',
}
/** A connection that says nothing for this long, though it is pinged, counts as dead. */
const SILENCE = 20000
/** After an action, or when the browser says that the network is gone, silence counts much earlier. */
const PATIENCE = 3000
/** By then a ping has asked whether the server is only slow with its answer. */
const DOUBT = 1000
/** A connection that doesn't open in this time is tried again. */
const OPENING = 8000

/** A connection to a table, on a server or in this browser. */
export interface TableSocket {
  ask: (frame: Question) => Promise<Answer>
  reopen: () => void
  close: () => void
}

export interface Listener {
  frame: (frame: ServerFrame) => void
  /** `silent`: the connection was found dead after a wait, so the player has waited already. */
  online: (online: boolean, silent?: boolean) => void
  refused: (problem: Problem) => void
}

export class RoomSocket implements TableSocket {
  #socket: WebSocket | null = null
  #waiting = new Map<string, { text: string; answer: (answer: Answer) => void }>()
  #tries = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #doubts = new Set<ReturnType<typeof setTimeout>>()
  #heard = 0
  /** How many frames have come. */
  #frames = 0
  readonly #url: string
  readonly #listener: Listener

  /** `seat`: which of this browser's seats the connection is for, where it holds several. */
  constructor(room: string, listener: Listener, seat: number | null = null) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#url = `${scheme}//${location.host}/api/rooms/${encodeURIComponent(room)}/socket${seat === null ? '' : `?seat=${seat}`}`
    this.#listener = listener
    window.addEventListener('online', this.#now)
    window.addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#now)
    this.#open()
  }

  /** Send a frame and promise its answer, however often the connection breaks in between. */
  ask(frame: Question): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    return new Promise((resolve) => {
      const text = JSON.stringify({ id, ...frame })
      this.#waiting.set(id, { text, answer: resolve })
      if (this.#socket?.readyState !== WebSocket.OPEN) return
      this.#socket.send(text)
      if (frame.do !== 'ping') this.#doubt()
    })
  }

  /** Open a new connection, for instance because this browser has sat down: a connection keeps the seat it was opened with. */
  reopen(): void {
    const old = this.#socket
    this.#stopTimers()
    this.#open()
    old?.close()
  }

  close(): void {
    this.#closed = true
    this.#stopTimers()
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  /** Ask for a sign of life; without one the connection is given up soon and opened again. */
  #doubt = () => {
    const socket = this.#socket
    if (this.#closed || socket?.readyState !== WebSocket.OPEN) return
    const before = this.#frames
    const isSilent = () => socket === this.#socket && this.#frames === before
    this.#later(DOUBT, () => {
      if (isSilent()) void this.ask({ do: 'ping' })
    })
    this.#later(PATIENCE, () => {
      if (isSilent()) this.#giveUp(socket, true)
    })
  }

  #later(time: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#doubts.delete(timer)
      then()
    }, time)
    this.#doubts.add(timer)
  }

  #stopTimers(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    for (const timer of this.#doubts) clearTimeout(timer)
    this.#doubts.clear()
  }

  /** The network or the page is back: no need to wait for the next try. */
  #now = (event: Event) => {
    const state = this.#socket?.readyState
    if (this.#closed || document.hidden || state === WebSocket.OPEN) return
    // A try that was made without a network may hang for long.
    if (state === WebSocket.CONNECTING && event.type !== 'online') return
    this.reopen()
  }

  #open(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#later(OPENING, () => {
      if (socket === this.#socket && socket.readyState === WebSocket.CONNECTING) this.#giveUp(socket, false)
    })
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = Date.now()
      this.#listener.online(true)
      for (const { text } of this.#waiting.values()) socket.send(text)
      this.#watch = setInterval(() => this.#ping(socket), SILENCE / 2)
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#heard = Date.now()
      this.#frames++
      this.#receive(JSON.parse(message.data) as ServerFrame)
    }
    socket.onclose = (closing) => this.#lose(socket, closing.code, false)
  }

  /** Treat a connection as closed though nobody has closed it: the closing handshake may take a minute. */
  #giveUp(socket: WebSocket, silent: boolean): void {
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    this.#lose(socket, 0, silent)
  }

  #lose(socket: WebSocket, code: number, silent: boolean): void {
    if (this.#socket !== socket) return
    this.#stopTimers()
    this.#socket = null
    if (this.#closed) return
    const final = FINAL_CLOSES[code]
    if (final) {
      this.#closed = true
      // For how long somebody is suspended is said on the other pages.
      this.#listener.refused({ code: final, facts: final === 'suspended' ? { days: 0 } : {} })
      return
    }
    this.#listener.online(false, silent)
    this.#retry = setTimeout(() => this.#open(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)])
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) this.#giveUp(socket, true)
    else void this.ask({ do: 'ping' })
  }

  #receive(frame: ServerFrame): void {
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
