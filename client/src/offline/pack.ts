// Python for this browser: fetched once, in pieces, each checked and kept; what is there already is not fetched again.
import { root } from '../browser/site'

/** The page fills this cache when somebody wants to play offline, the service worker reads it. */
export const CACHE = 'byzanz-offline'

interface Piece {
  path: string
  size: number
  sha256: string
}
export interface Pack {
  version: string
  python: string
  size: number
  lock: unknown
  scripts: { path: string; size: number }[]
  files: { name: string; packed: boolean; pieces: Piece[] }[]
}

/** Why there is no Python: a code for a sentence (`offline-…`). */
export class NoPython extends Error {
  readonly code: 'network' | 'space' | 'broken' | 'old'

  constructor(code: NoPython['code']) {
    super(code)
    this.code = code
  }
}

const folder = `${root}offline/`
const LIST = `${folder}pack.json`

/** Only pages that came over https, or from this machine, may keep files. */
export const canKeep = (): boolean => 'caches' in self
export const canRun = (): boolean => typeof WebAssembly === 'object' && typeof Worker === 'function' && 'DecompressionStream' in self

async function openCache(): Promise<Cache | null> {
  try {
    return canKeep() ? await caches.open(CACHE) : null
  } catch {
    return null // forbidden: it is fetched for this time alone
  }
}

/** The list of what is kept whole; null: nothing is. */
export async function keptPack(): Promise<Pack | null> {
  const found = await (await openCache())?.match(LIST)
  return found ? ((await found.json()) as Pack) : null
}

async function fetched(url: string, fresh = false): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(url, fresh ? { cache: 'no-cache' } : {})
  } catch {
    throw new NoPython('network')
  }
  if (!answer.ok) throw new NoPython(answer.status === 404 ? 'broken' : 'network')
  return answer
}

/** What the server has now. */
export const offeredPack = async (): Promise<Pack> => (await (await fetched(LIST, true)).json()) as Pack

async function isWhole(content: ArrayBuffer, sha256: string): Promise<boolean> {
  // Without https there is no such function, and nothing is kept either.
  if (!crypto.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

async function keep(cache: Cache | null, url: string, answer: Response): Promise<void> {
  try {
    await cache?.put(url, answer)
  } catch (error) {
    throw new NoPython(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network')
  }
}

/** Everything a pack consists of; a script has no hash, its name has the version. */
const parts = (pack: Pack): { url: string; size: number; sha256: string | null }[] => [
  ...pack.scripts.map(({ path, size }) => ({ url: folder + path, size, sha256: null })),
  ...pack.files.flatMap(({ pieces }) => pieces.map(({ path, size, sha256 }) => ({ url: folder + path, size, sha256 }))),
]

/** Fetch what is missing of a pack and keep it; `progress` gets the share that is there. */
export async function keepPack(pack: Pack, progress: (share: number) => void): Promise<void> {
  const cache = await openCache()
  let there = 0
  for (const { url, size, sha256 } of parts(pack)) {
    if (cache && !(await cache.match(url))) await keepPart(cache, url, sha256)
    there += size
    progress(there / pack.size)
  }
  await keep(cache, LIST, new Response(JSON.stringify(pack), { headers: { 'Content-Type': 'application/json' } }))
  await forgetOthers(cache, pack)
}

async function keepPart(cache: Cache, url: string, sha256: string | null): Promise<void> {
  const answer = await fetched(url)
  if (sha256 === null) return keep(cache, url, answer)
  let content: ArrayBuffer
  try {
    content = await answer.arrayBuffer()
  } catch {
    throw new NoPython('network') // broken off in the middle: this piece comes again, those before it stay
  }
  if (!(await isWhole(content, sha256))) throw new NoPython('broken')
  await keep(cache, url, new Response(content, { headers: { 'Content-Type': 'application/octet-stream' } }))
}

async function forgetOthers(cache: Cache | null, pack: Pack): Promise<void> {
  const wanted = new Set([LIST, ...parts(pack).map(({ url }) => url)])
  for (const { url } of (await cache?.keys()) ?? []) if (!wanted.has(url)) await cache?.delete(url)
}

/** How much of a pack is here already, from 0 to 1. */
export async function keptShare(pack: Pack): Promise<number> {
  const cache = await openCache()
  let there = 0
  for (const { url, size } of parts(pack)) if (await cache?.match(url)) there += size
  return there / pack.size
}

/** A file of the pack, put together again. */
export async function content(pack: Pack, name: string): Promise<ArrayBuffer> {
  const file = pack.files.find((one) => one.name === name)
  if (!file) throw new NoPython('broken')
  const cache = await openCache()
  const pieces = await Promise.all(
    file.pieces.map(async ({ path }) => ((await cache?.match(folder + path)) ?? (await fetched(folder + path))).arrayBuffer()),
  )
  const whole = new Blob(pieces)
  return file.packed ? new Response(whole.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer() : whole.arrayBuffer()
}

export const scripts = (pack: Pack): string => `${folder}${pack.python}/`

export async function forgetPack(): Promise<void> {
  if (canKeep()) await caches.delete(CACHE)
}
