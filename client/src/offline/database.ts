// The games of this browser, in its own database: rooms with their revision, and the actions that were taken in each.
// A promise here is kept when the transaction is complete: what Python stores is on the disk before a page hears of it.
import type { RoomSummary } from '../wire'

const NAME = 'byzanz'
let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asking = indexedDB.open(NAME, 1)
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore('rooms', { keyPath: 'room' })
      asking.result.createObjectStore('actions', { keyPath: ['room', 'version'] })
      asking.result.createObjectStore('values')
    }
    asking.onsuccess = () => {
      // Another page may bring a newer version: let it.
      asking.result.onversionchange = () => {
        asking.result.close()
        opened = null
      }
      resolve(asking.result)
    }
    asking.onerror = () => reject(asking.error ?? new Error('no database'))
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

const outcome = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not read'))
  })

/** Write in one transaction; false where `write` says that another page was first. */
async function write(stores: string[], work: (transaction: IDBTransaction) => Promise<boolean>): Promise<boolean> {
  const transaction = (await open()).transaction(stores, 'readwrite', { durability: 'strict' })
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
  })
  complete.catch(() => null) // where the work itself fails, that is the answer
  const done = await work(transaction)
  await complete
  return done
}

interface KeptRoom {
  room: string
  revision: number
  text: string
}

export async function load(room: string, after: number): Promise<string | null> {
  const reading = (await open()).transaction(['rooms', 'actions'])
  const kept = await outcome(reading.objectStore('rooms').get(room) as IDBRequest<KeptRoom | undefined>)
  if (!kept) return null
  const range = IDBKeyRange.bound([room, after], [room, Infinity], true)
  const rows = await outcome(reading.objectStore('actions').getAll(range))
  return JSON.stringify({ text: kept.text, revision: kept.revision, rows })
}

export function append(text: string): Promise<boolean> {
  const row = JSON.parse(text) as { room: string; version: number }
  return write(['actions'], async (transaction) => {
    const actions = transaction.objectStore('actions')
    const [last, same] = await Promise.all([
      row.version === 1 ? 1 : outcome(actions.count([row.room, row.version - 1])),
      outcome(actions.count([row.room, row.version])),
    ])
    if (same || !last) return false
    actions.add(row)
    return true
  })
}

export function save(room: string, text: string, revision: number, made: string | null, madeText: string | null): Promise<boolean> {
  return write(['rooms'], async (transaction) => {
    const rooms = transaction.objectStore('rooms')
    const kept = await outcome(rooms.get(room) as IDBRequest<KeptRoom | undefined>)
    if ((kept?.revision ?? 0) !== revision) return false
    rooms.put({ room, text, revision: revision + 1 } satisfies KeptRoom)
    if (made && madeText) rooms.put({ room: made, text: madeText, revision: 1 } satisfies KeptRoom)
    return true
  })
}

export async function get(key: string): Promise<string | null> {
  return ((await outcome((await open()).transaction('values').objectStore('values').get(key))) as string | undefined) ?? null
}

export async function put(key: string, value: string): Promise<void> {
  await write(['values'], (transaction) => {
    transaction.objectStore('values').put(value, key)
    return Promise.resolve(true)
  })
}

/** The fields of a stored room (src/byzanz/table/room/stored.py) that a list shows. */
interface Described extends Pick<RoomSummary, 'room' | 'players' | 'updated' | 'points' | 'winners'> {
  state: RoomSummary['state'] | 'closed'
  options: Pick<RoomSummary, 'spectators' | 'clock'>
  places: { name: string | null; face?: number; kind: RoomSummary['kinds'][number]; bot: RoomSummary['bots'][number]; people: number[] }[]
}

/** My games here, newest first, without waiting for Python. Alone with bots it is always my turn sooner or later. */
export async function games(): Promise<RoomSummary[]> {
  const kept = (await outcome((await open()).transaction('rooms').objectStore('rooms').getAll())) as KeptRoom[]
  return kept
    .map(({ text }) => JSON.parse(text) as Described)
    .flatMap(({ state, options, places, room, players, updated, points, winners }) =>
      state === 'closed'
        ? []
        : [{ room, state, players, updated, points, winners, names: places.map(({ name }) => name), faces: places.map(({ face }) => face ?? null), kinds: places.map(({ kind }) => kind), bots: places.map(({ bot }) => bot), open: 0, you: places.findIndex(({ people }) => people.length > 0), alone: true, your_turn: state === 'playing', spectators: options.spectators, clock: options.clock }],
    )
    .sort((one, other) => other.updated - one.updated)
}
