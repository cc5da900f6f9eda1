// What this browser was shown and gave before each deal, kept to check the deal when the game is over (docs/fairness.md).
import type { Room } from '../wire'
import type { Witness } from './deal'

export interface Kept {
  /** The commitment as it was first shown, before a seed was sent. */
  commitment: string
  /** Drawn once for a room: a server that could ask for another would choose among decks. */
  seed: string | null
  /** What the server said of the seed; null: nothing yet. */
  taken: boolean | null
  at: number
}

const PREFIX = 'byzanz.deal.'
/** Rooms that are remembered; a game by turns may last for weeks while others are played. */
const MOST = 200
const keyOf = (room: string) => PREFIX + room
const randomHex = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What is kept of a room; null where this browser has nothing, or may keep nothing. */
export function keptOf(room: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(room)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** The same as a part of what is compared when the game is over. */
export function keptBy({ room, you }: Room): Pick<Witness, 'seat' | 'commitment' | 'seed' | 'taken'> {
  const kept = keptOf(room)
  return { seat: you, commitment: kept?.commitment ?? null, seed: kept?.seed ?? null, taken: kept?.taken ?? false }
}

function keep(room: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(room), JSON.stringify(kept))
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    if (keys.length <= MOST) return
    const age = (key: string) => keptOf(key.slice(PREFIX.length))?.at ?? 0
    for (const key of keys.sort((one, other) => age(one) - age(other)).slice(0, keys.length - MOST)) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still plays; the scoreboard then says what it could not compare.
  }
}

/**
 * The seed that must be sent now, if any. The commitment is kept before a seed is drawn, and the seed before it is sent;
 * a seed of which the server never said that it took it, say because the page was closed, is sent again.
 */
export function seedToGive(room: Room): string | null {
  if (room.state !== 'lobby' && room.state !== 'dealing') return null
  const kept = keptOf(room.room) ?? { commitment: room.commitment, seed: null, taken: null, at: Date.now() }
  const mine = room.you === null ? null : room.seats[room.you]
  const isUnsure = kept.seed !== null && kept.taken === null
  const mustGive = mine && (!mine.seed_given || isUnsure)
  const next: Kept = mustGive ? { ...kept, seed: kept.seed ?? randomHex(), taken: null } : kept
  keep(room.room, next)
  return mustGive ? next.seed : null
}

/** The server's word on the seed: it is part of the deal, or it came too late, or after one from another device. */
export function seedAnswered(room: string, taken: boolean): void {
  const kept = keptOf(room)
  if (kept) keep(room, { ...kept, taken })
}
