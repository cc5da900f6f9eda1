// Python in a worker: loads the pack, starts `byzanz.offline.worker`, and passes calls and frames on. No rule of the game in here.
import * as database from './database'
import { content, NoPython, type Pack, scripts } from './pack'
import type { FromWorker, ToWorker } from './messages'

interface PythonWorker {
  call: (method: string, path: string, body: string | null) => Promise<string>
  connect: (number: number, room: string, seat: number | null) => Promise<void>
  receive: (number: number, text: string) => Promise<void>
  disconnect: (number: number) => void
  refresh: (room: string) => Promise<void>
}
interface Python {
  unpackArchive: (archive: ArrayBuffer, format: string, options: { extractDir: string }) => void
  runPython: (code: string) => unknown
}

const post = (message: FromWorker) => self.postMessage(message)
/** Other pages of this browser hear which room has something new. */
const pages = 'BroadcastChannel' in self ? new BroadcastChannel('byzanz-rooms') : null

async function loadPython(pack: Pack): Promise<Python> {
  const [wasm, library] = await Promise.all([content(pack, 'pyodide.asm.wasm'), content(pack, 'python_stdlib.zip')])
  const given: Record<string, [ArrayBuffer, string]> = {
    'pyodide.asm.wasm': [wasm, 'application/wasm'],
    'python_stdlib.zip': [library, 'application/zip'],
  }
  const fetching = self.fetch.bind(self)
  // Pyodide asks for its files by name: they come from the pieces, and nothing from anywhere else.
  self.fetch = (asked, init) => {
    const name = String(asked instanceof Request ? asked.url : asked).split('/').at(-1) ?? ''
    const found = given[name]
    return found ? Promise.resolve(new Response(found[0], { headers: { 'Content-Type': found[1] } })) : fetching(asked, init)
  }
  try {
    const from = scripts(pack)
    const { loadPyodide } = (await import(/* @vite-ignore */ `${from}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> }
    return await loadPyodide({ indexURL: from, lockFileContents: JSON.stringify(pack.lock) })
  } finally {
    self.fetch = fetching
  }
}

const asError = (error: unknown): never => {
  throw error instanceof Error && !(error instanceof DOMException) ? error : new Error(String(error))
}
/** The database as Python asks it. Whatever goes wrong is an `Error`: with a DOMException Python would wait for ever. */
const forPython = {
  load: (room: string, after: number) => database.load(room, after).catch(asError),
  append: (row: string) => database.append(row).catch(asError),
  save: (...args: Parameters<typeof database.save>) => database.save(...args).catch(asError),
  get: (key: string) => database.get(key).catch(asError),
  put: (key: string, value: string) => database.put(key, value).catch(asError),
}

async function start(pack: Pack, botDelay: number): Promise<PythonWorker> {
  const [python, ours] = await Promise.all([loadPython(pack), content(pack, 'byzanz.zip')])
  python.unpackArchive(ours, 'zip', { extractDir: '/lib/byzanz' })
  const make = python.runPython('import sys\nsys.path.insert(0, "/lib/byzanz")\nfrom byzanz.offline.worker import Worker\nWorker') as (
    db: typeof forPython,
    send: (connection: number, frame: string | null | undefined, code: number) => void,
    stored: (room: string) => void,
    lost: () => void,
    delay: number,
  ) => PythonWorker
  return make(
    forPython,
    (connection, frame, code) => post({ what: 'frame', connection, frame: frame ?? null, code }),
    (room) => pages?.postMessage(room),
    () => post({ what: 'unsaved' }),
    botDelay,
  )
}

let running: Promise<PythonWorker> | null = null

async function handle(message: ToWorker): Promise<void> {
  if (message.what === 'start') {
    running = start(message.pack, message.botDelay)
    await running
    post({ what: 'ready' })
    return
  }
  const python = await running
  if (!python) return
  switch (message.what) {
    case 'call':
      post({ what: 'answer', id: message.id, answer: await python.call(message.method, message.path, message.body) })
      break
    case 'connect':
      await python.connect(message.connection, message.room, message.seat)
      break
    case 'frame':
      await python.receive(message.connection, message.text)
      break
    default:
      python.disconnect(message.connection)
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  handle(event.data).catch((error: unknown) => {
    console.error(error)
    if (event.data.what === 'start') post({ what: 'failed', code: error instanceof NoPython ? error.code : 'broken' })
    else if (event.data.what === 'call') post({ what: 'answer', id: event.data.id, answer: '[500, "{}"]' })
  })
}
if (pages) pages.onmessage = (event: MessageEvent<string>) => void running?.then((python) => python.refresh(event.data))
