// What the players are called: bots and guests have no name on the wire.
import { t } from '../words/words.svelte'

const NAMES = ['Theodora', 'Irene', 'Basil', 'Zoe', 'Leo', 'Anna', 'Michael', 'Helena', 'Justin', 'Sophia', 'Alexios', 'Maria']

/** A name without accents and capitals: Zoë and Zoe are read as one. */
const bare = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** A bot's name: always the same for the same seat, and never like a person's at the table. */
export function botName(seat: number, seats: readonly { name: string | null }[]): string {
  const people = new Set(seats.map((one) => bare(one.name ?? '')))
  const free = NAMES.filter((name) => !people.has(bare(name)))
  return free[seat % free.length] ?? `${seat + 1}`
}

/** A person without a name is a guest, in the reader's language. */
export const guestName = (seat: number): string => t('guest', { number: seat + 1 })

const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/
/** A name that is written from right to left, kept apart from the figures and signs around it in a sentence. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name)

export function nameOf(seat: number, seats: readonly { name: string | null; kind: string }[]): string {
  const holder = seats[seat]
  if (holder?.name) return isolated(holder.name)
  return holder?.kind === 'person' ? guestName(seat) : botName(seat, seats)
}
