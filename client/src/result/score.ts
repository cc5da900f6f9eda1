// The scoreboard's figures, read off the events: sold sets of each seat, profit after each round, places.
import type { Card, Event, Result, TieBreak } from '../wire'

export interface Sold {
  cards: Card[]
  kept: Card
  points: number
}

export function soldSets(events: readonly Event[], players: number): Sold[][] {
  const sets: Sold[][] = Array.from({ length: players }, () => [])
  for (const event of events)
    if (event.kind === 'sold') sets[event.seat ?? 0]?.push({ cards: event.cards ?? [], kept: event.kept ?? '', points: event.number ?? 0 })
  return sets
}

/** A seat: its points before the first round and after each one; the last entry is the end. */
export function profitByRound(events: readonly Event[], players: number): number[][] {
  const lines: number[][] = Array.from({ length: players }, () => [0])
  const now = Array<number>(players).fill(0)
  const close = () => lines.forEach((line, seat) => line.push(now[seat] ?? 0))
  for (const event of events) {
    if (event.kind === 'round_began' && (event.number ?? 1) > 1) close()
    if (event.kind === 'sold') now[event.seat ?? 0] = (now[event.seat ?? 0] ?? 0) + (event.number ?? 0)
  }
  close()
  return lines
}

export interface Standing {
  seat: number
  place: number
  points: number
  /** The cards in hand that break a tie at this table: all of them, or the goods alone. */
  hand: number
  /** Cards in hand decided against a seat with as many points. */
  byTie: boolean
}

/** Seats from the best to the last; equal ones share a place. Who won, the table says. */
export function standings(result: Result, tieBreak: TieBreak): Standing[] {
  const counted = tieBreak === 'goods-only' ? result.goods : result.hands
  const seats = result.points.map((points, seat) => ({ seat, points, hand: counted[seat] ?? 0, won: result.winners.includes(seat) }))
  seats.sort((a, b) => b.points - a.points || Number(b.won) - Number(a.won) || b.hand - a.hand || a.seat - b.seat)
  let place = 0
  return seats.map((one, at) => {
    const before = seats[at - 1]
    const equal = before && before.points === one.points && before.hand === one.hand && before.won === one.won
    if (!equal) place = at + 1
    const byTie = seats.slice(at + 1).some((after) => after.points === one.points && after.hand < one.hand)
    return { seat: one.seat, points: one.points, hand: one.hand, place, byTie }
  })
}
