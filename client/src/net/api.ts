// The server's HTTP calls. A refusal is thrown as `Refusal` with its code and facts.
import * as here from '../offline/calls'
import type { AnalysisState, Devices, ErrorAnswer, Handover, Hint, LanState, LessonProgress, Lessons, Level, Log, Me, NewRoom, Options, PlayOn, Problem, PushAddress, PushKey, Replay, Room, RoomMade, Rooms, Site } from '../wire'

export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** What an answer without a code means: a proxy may answer for a server that is restarting. */
function codeOf(status: number): string {
  if (status === 404) return 'not_found'
  if (status === 413) return 'too_large'
  return status >= 502 && status <= 504 ? 'offline' : 'internal'
}

async function call<T>(path: string, body?: unknown, init: RequestInit = {}): Promise<T> {
  const request: RequestInit =
    body === undefined ? init : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  if (here.isHere(path)) return calledHere<T>(path, request)
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, request)
  } catch {
    if (await here.canAnswer(path, request)) return calledHere<T>(path, request)
    throw new Refusal({ code: 'offline', facts: {} })
  }
  here.reached()
  if (answer.ok) return (await answer.json()) as T
  const refused = (await answer.json().catch(() => null)) as ErrorAnswer | null
  throw new Refusal(refused?.error ?? { code: codeOf(answer.status), facts: {} })
}

const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
/** The same call, answered in this browser. */
async function calledHere<T>(path: string, request: RequestInit): Promise<T> {
  const { status, text } = await here.answer(path, request)
  if (status === 200) return JSON.parse(text) as T
  throw new Refusal((JSON.parse(text) as Partial<ErrorAnswer>).error ?? { code: 'internal', facts: {} })
}

const post: RequestInit = { method: 'POST' }
const at = (room: string, rest = '') => `/rooms/${encodeURIComponent(room)}${rest}`
const remove: RequestInit = { method: 'DELETE' }

export async function me(): Promise<Me> {
  const found = await call<Me>('/me')
  return here.isHere('/me') ? found : { ...found, games: await here.withOwnGames(found.games) }
}
export const forgetMe = () => call<Me>('/me', undefined, remove)
/** Another portrait of me; the games in the answer are the server's alone. */
export const drawMyFace = () => call<Me>('/me/face', undefined, post)
export const throwAway = (id: string) => call<Me>(`/me/games/${encodeURIComponent(id)}`, undefined, remove)
export const makeRoom = (room: NewRoom) => call<RoomMade>('/rooms', room)
/** A game against bots in this browser, also while there is a server. */
export const makeRoomHere = (room: NewRoom) => calledHere<RoomMade>('/rooms', { method: 'POST', body: JSON.stringify(room) })
export const rooms = () => call<Rooms>('/rooms')
export const room = (id: string) => call<Room>(at(id))
/** Without a name: the one I gave before, or a guest's. */
const named = (name: string) => (name.trim() === '' ? {} : { name })
export const join = (id: string, name: string, seat?: number) => call<Room>(at(id, '/join'), { ...named(name), ...(seat === undefined ? {} : { seat }) })
/** Somebody else sits down with this browser. */
export const joinHere = (id: string, name: string, seat: number) => call<Room>(at(id, '/join'), { ...named(name), seat, local: true })
export const renameSeat = (id: string, name: string, seat: number) => call<Room>(at(id, '/name'), { name, seat })
/** Another portrait for a seat of mine. */
export const drawFace = (id: string, seat: number) => call<Room>(at(id, '/face'), { seat })
export const setPlayers = (id: string, players: number) => call<Room>(at(id, '/players'), { players })
export const moveSeat = (id: string, seat: number, to: number) => call<Room>(at(id, `/seats/${seat}/move`), { to })
export const leave = (id: string) => call<Room>(at(id, '/leave'), undefined, post)
export const placeBot = (id: string, seat: number, bot: Level) => call<Room>(at(id, `/seats/${seat}`), { bot })
export const openSeat = (id: string, seat: number) => call<Room>(at(id, `/seats/${seat}`), { open: true })
export const letIn = (id: string, who: string) => call<Room>(at(id, '/let-in'), { id: who })
export const takeOver = (id: string, seat: number, name: string) => call<Room>(at(id, '/take-over'), { ...named(name), seat })
export const answerAsk = (id: string, who: string, yes: boolean) => call<Room>(at(id, '/take-over/answer'), { id: who, yes })
export const setOptions = (id: string, options: Options, listed: boolean) => call<Room>(at(id, '/options'), { options, listed })
export const start = (id: string, bots: Level) => call<Room>(at(id, '/start'), { bots })
export const rematch = (id: string) => call<Room>(at(id, '/rematch'), undefined, post)
export const cancelRematch = (id: string) => call<Room>(at(id, '/rematch/cancel'), undefined, post)
export const startRematch = (id: string, bots: Level | null) => call<Room>(at(id, '/rematch/start'), { bots })
export const handover = (id: string, seat: number | null = null) => call<Handover>(at(id, `/handover${eyes(seat)}`), undefined, post)
export const takeSeat = (id: string, code: string) => call<Room>(at(id, '/take'), { code })
export const hint = (id: string, version: number, action: string | null, seat: number | null) => call<Hint>(at(id, '/hint'), { version, action, seat })
export const devices = (id: string) => call<Devices>(at(id, '/devices'))
export const revokeDevice = (id: string, device: string) => call<Devices>(at(id, '/devices/revoke'), { device })
export const log = (id: string, seat: number | null = null) => call<Log>(at(id, `/log${eyes(seat)}`))
export const record = (id: string) => call<Record<string, unknown>>(at(id, '/record'))

/** What the operator says on this server. */
export const site = () => call<Site>('/site')
export const lan = () => call<LanState>('/lan')
export const switchLan = (on: boolean) => call<LanState>('/lan', { on })

export const pushKey = () => call<PushKey>('/push')
export const addPush = (address: PushAddress) => call<PushKey>('/push', address)
export const forgetPush = (endpoint: string) => call<PushKey>('/push/forget', { endpoint })

export const playOn = (from: PlayOn) => call<RoomMade>('/replay/play-on', from)
export const replay = (id: string, seat: number | null) => call<Replay>(at(id, `/replay${eyes(seat)}`))
export const replayRecord = (text: string, seat: number | null) =>
  call<Replay>(`/replay${eyes(seat)}`, undefined, { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } })

export const lessons = () => call<Lessons>('/lessons')
export const lesson = (key: string, answers: readonly string[]) => call<LessonProgress>(`/lessons/${encodeURIComponent(key)}`, { answers })
export const analysis = (id: string) => call<AnalysisState>(at(id, '/analysis'))
export const beginAnalysis = (id: string) => call<AnalysisState>(at(id, '/analysis'), undefined, post)
export const analyseRecord = (text: string) => call<AnalysisState>('/analysis', undefined, { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } })
