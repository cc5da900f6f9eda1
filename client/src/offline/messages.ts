// What a page and its worker say to each other.
import type { NoPython, Pack } from './pack'

export type ToWorker =
  | { what: 'start'; pack: Pack; botDelay: number }
  | { what: 'call'; id: number; method: string; path: string; body: string | null }
  | { what: 'connect'; connection: number; room: string; seat: number | null }
  | { what: 'frame'; connection: number; text: string }
  | { what: 'disconnect'; connection: number }

export type FromWorker =
  | { what: 'ready' }
  /** The browser can't keep a table: it goes on in memory, as long as the page is open. */
  | { what: 'unsaved' }
  | { what: 'failed'; code: NoPython['code'] }
  /** A status and a body, as JSON. */
  | { what: 'answer'; id: number; answer: string }
  /** Without a frame the connection has ended with that code. */
  | { what: 'frame'; connection: number; frame: string | null; code: number }
