// Python on this page: starts it once, when somebody wants to play here, and knows how far that has come.
import { stored, unsaved } from '../browser/storage.svelte'
import type { FromWorker, ToWorker } from './messages'
import { canRun, keepPack, keptPack, NoPython, offeredPack, type Pack } from './pack'

/** 'none': not asked for yet; 'fetching', 'starting': on its way; 'failed': `code` says why. */
type Stage = 'none' | 'fetching' | 'starting' | 'ready' | 'failed'

class PythonHere {
  stage = $state<Stage>('none')
  /** The share of the download that is done. */
  share = $state(0)
  code = $state<NoPython['code'] | null>(null)
  #worker: Promise<Worker> | null = null
  #last = 0
  #answers = new Map<number, (answer: string) => void>()
  #connections = new Map<number, (frame: string | null, code: number) => void>()

  /** Fetch what is missing and start; a second call waits for the first, one after a failure tries again. */
  start(): Promise<Worker> {
    this.#worker ??= this.#begin().catch((error: unknown) => {
      this.#worker = null
      this.stage = 'failed'
      this.code = error instanceof NoPython ? error.code : 'broken'
      throw error
    })
    return this.#worker
  }

  /** Fetch what is missing, and keep it. Offline the kept pack will do, whatever the server has. */
  async fetch(): Promise<Pack> {
    if (!canRun()) throw new NoPython('old')
    const kept = await keptPack()
    let pack: Pack
    try {
      pack = await offeredPack()
    } catch (error) {
      if (kept) return kept
      throw error
    }
    if (pack.version === kept?.version) return kept
    this.stage = 'fetching'
    this.share = 0
    await keepPack(pack, (share) => (this.share = share))
    return pack
  }

  async #begin(): Promise<Worker> {
    this.code = null
    const pack = await this.fetch()
    this.stage = 'starting'
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new NoPython('broken'))
      worker.onmessage = (event: MessageEvent<FromWorker>) => {
        const message = event.data
        if (message.what === 'ready') resolve()
        else if (message.what === 'unsaved') unsaved.is = true
        else if (message.what === 'failed') reject(new NoPython(message.code))
        else this.#receive(message)
      }
      // Tests want no thinking pauses.
      const botDelay = Number(stored('byzanz.bot-delay') ?? 2)
      worker.postMessage({ what: 'start', pack, botDelay } satisfies ToWorker)
    })
    this.stage = 'ready'
    return worker
  }

  #receive(message: Extract<FromWorker, { what: 'answer' | 'frame' }>): void {
    if (message.what === 'answer') {
      this.#answers.get(message.id)?.(message.answer)
      this.#answers.delete(message.id)
    } else this.#connections.get(message.connection)?.(message.frame, message.code)
  }

  /** Make one of the server's calls here. */
  async call(method: string, path: string, body: string | null): Promise<{ status: number; text: string }> {
    const worker = await this.start()
    const id = ++this.#last
    const answer = await new Promise<string>((resolve) => {
      this.#answers.set(id, resolve)
      worker.postMessage({ what: 'call', id, method, path, body } satisfies ToWorker)
    })
    const [status, text] = JSON.parse(answer) as [number, string]
    return { status, text }
  }

  /** Open a connection to a table here. */
  async connect(room: string, seat: number | null, receive: (frame: string | null, code: number) => void): Promise<{ send: (text: string) => void; close: () => void }> {
    const worker = await this.start()
    const connection = ++this.#last
    this.#connections.set(connection, receive)
    worker.postMessage({ what: 'connect', connection, room, seat } satisfies ToWorker)
    return {
      send: (text) => worker.postMessage({ what: 'frame', connection, text } satisfies ToWorker),
      close: () => {
        this.#connections.delete(connection)
        worker.postMessage({ what: 'disconnect', connection } satisfies ToWorker)
      },
    }
  }
}

export const python = new PythonHere()
