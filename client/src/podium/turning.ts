// How the profit of a finished game is turned over: one card each, the lowest first, until everybody's lies open.
interface Sold {
  kept: string
  points: number
}

/** The time from one card to the next, and for all of them at most. */
const CARD_MS = 450
const ALL_MS = 7000

export interface Stand {
  seat: number
  /** Profit cards that lie open, then those that don't. */
  open: readonly string[]
  hidden: number
  total: number
  /** As much as nobody has more of, as far as cards are turned. */
  leads: boolean
}

/** The seats in the order in which they turn a card each. */
export function turns(sets: readonly (readonly Sold[])[]): number[] {
  const most = Math.max(0, ...sets.map((some) => some.length))
  return Array.from({ length: most }, (_, round) => sets.flatMap((some, seat) => (round < some.length ? [seat] : []))).flat()
}

/** Everybody's profit after so many turns. */
export function standsAfter(sets: readonly (readonly Sold[])[], turned: number): Stand[] {
  const done = turns(sets).slice(0, turned)
  const stands = sets.map((some, seat) => {
    const count = done.filter((one) => one === seat).length
    const open = [...some].sort((a, b) => a.points - b.points).slice(0, count)
    const total = open.reduce((sum, sold) => sum + sold.points, 0)
    return { seat, open: open.map((sold) => sold.kept), hidden: some.length - count, total }
  })
  const best = Math.max(1, ...stands.map((stand) => stand.total))
  return stands.map((stand) => ({ ...stand, leads: stand.total === best }))
}

/** How long a card waits for the next one. */
export const pause = (cards: number): number => Math.min(CARD_MS, ALL_MS / Math.max(1, cards))
