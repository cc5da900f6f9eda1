// The server's HTTP calls. A refusal is thrown as `Refusal` with its code and facts.
import type { ErrorAnswer, Event, Handover, Hint, LessonProgress, Lessons, Level, Me, NewRoom, Options, Problem, Replay, Room, RoomMade, Rooms } from '../wire'

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
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, request)
  } catch {
    throw new Refusal({ code: 'offline', facts: {} })
  }
  if (answer.ok) return (await answer.json()) as T
  const refused = (await answer.json().catch(() => null)) as ErrorAnswer | null
  throw new Refusal(refused?.error ?? { code: codeOf(answer.status), facts: {} })
}

const at = (room: string, rest = '') => `/rooms/${encodeURIComponent(room)}${rest}`
const post: RequestInit = { method: 'POST' }

export const me = () => call<Me>('/me')
export const rename = (name: string) => call<Me>('/me', { name })
export const makeRoom = (room: NewRoom) => call<RoomMade>('/rooms', room)
export const rooms = () => call<Rooms>('/rooms')
export const room = (id: string) => call<Room>(at(id))
export const join = (id: string, name: string, seat?: number) => call<Room>(at(id, '/join'), { name, ...(seat === undefined ? {} : { seat }) })
export const leave = (id: string) => call<Room>(at(id, '/leave'), undefined, post)
export const placeBot = (id: string, seat: number, bot: Level) => call<Room>(at(id, `/seats/${seat}`), { bot })
export const openSeat = (id: string, seat: number) => call<Room>(at(id, `/seats/${seat}`), { open: true })
export const setOptions = (id: string, options: Options, listed: boolean) => call<Room>(at(id, '/options'), { options, listed })
export const start = (id: string, bots: Level) => call<Room>(at(id, '/start'), { bots })
export const rematch = (id: string) => call<Room>(at(id, '/rematch'), undefined, post)
export const handover = (id: string) => call<Handover>(at(id, '/handover'), undefined, post)
export const takeSeat = (id: string, code: string) => call<Room>(at(id, '/take'), { code })
export const hint = (id: string, version: number, action: string | null) => call<Hint>(at(id, '/hint'), { version, action })
export const log = (id: string) => call<{ events: Event[] }>(at(id, '/log'))
export const record = (id: string) => call<Record<string, unknown>>(at(id, '/record'))

const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
export const replay = (id: string, seat: number | null) => call<Replay>(at(id, `/replay${eyes(seat)}`))
export const replayRecord = (text: string, seat: number | null) =>
  call<Replay>(`/replay${eyes(seat)}`, undefined, { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } })

export const lessons = () => call<Lessons>('/lessons')
export const lesson = (key: string, answers: readonly string[]) => call<LessonProgress>(`/lessons/${encodeURIComponent(key)}`, { answers })
