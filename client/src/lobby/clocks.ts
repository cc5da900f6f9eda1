// The clocks a host can choose from.
import type { Clock } from '../wire'

export type ClockKind = 'none' | Clock['kind']

const live = (move: number, reserve: number): Clock => ({ kind: 'live', move, reserve })
/** A number of days per turn: nothing is saved up. */
const days = (count: number): Clock => ({ kind: 'turns', move: count * 86400, reserve: count * 86400 })

export const PACES = {
  live: [
    { name: 'quick', clock: live(15, 60) },
    { name: 'normal', clock: live(30, 180) },
    { name: 'relaxed', clock: live(60, 600) },
  ],
  turns: [{ clock: days(1) }, { clock: days(3) }, { clock: days(7) }],
} as const

export const isSameClock = (one: Clock | null, other: Clock | null): boolean =>
  one === other || (one !== null && other !== null && one.kind === other.kind && one.move === other.move && one.reserve === other.reserve)

/** What is chosen first of a kind. */
export function usual(kind: ClockKind): Clock | null {
  if (kind === 'none') return null
  return kind === 'live' ? PACES.live[1].clock : PACES.turns[0].clock
}
