// Which of the server's calls are answered in this browser, and the small ones among the answers; the others start Python.
import type { Me, NewRoom, RoomSummary } from '../wire'
import { store, stored } from '../browser/storage.svelte'
import { isSite, isOwnRoom } from '../browser/site'

const KEPT = 'byzanz.offline'
/** Somebody has fetched the game for playing offline here. */
export const isKept = (): boolean => stored(KEPT) === 'yes'
export const setKept = (kept: boolean): void => store(KEPT, kept ? 'yes' : '')

let cutOff = isSite
/** The server can't be reached, or there is none: games are played here. */
export const isCutOff = (): boolean => cutOff
export function reached(): void {
  cutOff = false
}

/** A call that no server could answer. */
export function isHere(path: string): boolean {
  const [, room] = /^\/rooms\/([^/?]+)/.exec(path) ?? []
  return isSite || (room !== undefined && isOwnRoom(room))
}

/** A call that failed on its way to the server, and can be answered here instead. */
export async function canAnswer(path: string, request: RequestInit): Promise<boolean> {
  if (!isKept() || !/^\/(me|me\/face|rooms|replay|replay\/play-on|lessons|lessons\/[a-z]+|analysis)(\?|$)/.test(path)) return false
  // Friends can't come here.
  if (path === '/rooms' && typeof request.body === 'string' && (JSON.parse(request.body) as NewRoom).bots === null) return false
  cutOff = await import('./pack').then(({ keptPack }) => keptPack()).then((pack) => pack !== null)
  return cutOff
}

export async function answer(path: string, request: RequestInit): Promise<{ status: number; text: string }> {
  const method = request.method ?? 'GET'
  if (method === 'GET' && path === '/me') return { status: 200, text: JSON.stringify(await me()) }
  if (method === 'GET' && path === '/rooms') return { status: 200, text: '{"rooms":[]}' }
  const { python } = await import('./python.svelte')
  try {
    return await python.call(method, path, typeof request.body === 'string' ? request.body : null)
  } catch (error) {
    const { NoPython } = await import('./pack')
    if (!(error instanceof NoPython)) throw error
    return { status: 503, text: JSON.stringify({ error: { code: `python_${error.code}`, facts: {} } }) }
  }
}

async function me(): Promise<Me> {
  try {
    const { games, get } = await import('./database')
    const face = await get('face')
    return { name: await get('name'), face: face === null ? null : Number(face), games: await games() }
  } catch {
    return { name: null, face: null, games: [] } // a browser that keeps nothing has no games either; making one says so
  }
}

/** The server's list of my games, and those that I have begun here. */
export async function withOwnGames(games: RoomSummary[]): Promise<RoomSummary[]> {
  if (!isKept() || cutOff) return games
  const own = (await me()).games
  return [...games, ...own].sort((one, other) => other.updated - one.updated)
}
