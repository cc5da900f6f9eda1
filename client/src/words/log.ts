// The log: events grouped under their auctions and markets, a recap of each finished round, and a sentence for each entry.
import { sumOf } from './faces'
import type { Card, Event } from '../wire'
import { cardsAsSigns, cardsInWords, nameAsSign } from './cards'
import type { Note, Reader } from './notes'
import { t } from './words.svelte'

interface RecapLine {
  offer: number
  seat: number
  price: Card[]
  took: Card[]
}
export interface Recap {
  round: number
  lines: RecapLine[]
  left: Card[]
  sales: { seat: number; points: number }[]
}
export type LogEntry =
  | { type: 'auction'; round: number; offer: number }
  | { type: 'market'; round: number }
  | { type: 'final' }
  | { type: 'event'; event: Event; price: number }
  | { type: 'recap'; recap: Recap }
  | { type: 'note'; note: Note }

/** All events as entries of the log, oldest first, with the notes at their moments. */
export function entries(events: readonly Event[], notes: readonly Note[] = []): LogEntry[] {
  const log: LogEntry[] = []
  let round = 1
  let inMarket = false
  let recap: Recap = { round, lines: [], left: [], sales: [] }

  let noted = 0
  const note = (until: number) => {
    for (; noted < notes.length; noted++) {
      const next = notes[noted]
      if (!next || next.after > until) break
      log.push({ type: 'note', note: next })
    }
  }
  const close = () => {
    if (recap.lines.length > 0) log.push({ type: 'recap', recap })
  }
  for (const [at, event] of events.entries()) {
    note(at)
    const seat = event.seat ?? -1
    const cards = event.cards ?? []
    switch (event.kind) {
      case 'round_began':
        close()
        round = event.number ?? round
        recap = { round, lines: [], left: [], sales: [] }
        inMarket = false
        continue
      case 'revealed':
        log.push({ type: 'auction', round, offer: event.number ?? 0 })
        break
      case 'won':
        recap.lines.push({ offer: event.number ?? 0, seat, price: cards, took: [] })
        break
      case 'took': {
        if (!inMarket) log.push({ type: 'market', round })
        inMarket = true
        const line = recap.lines.find((one) => one.seat === seat)
        if (line) line.took = cards
        break
      }
      case 'left':
        recap.left = cards
        break
      case 'sold':
        recap.sales.push({ seat, points: event.number ?? 0 })
        break
      case 'final_began':
        close()
        recap = { round, lines: [], left: [], sales: [] }
        log.push({ type: 'final' })
        break
      default:
        break
    }
    if (!isSilent(event)) log.push({ type: 'event', event, price: sumOf(cards) })
  }
  note(Infinity)
  return log
}

/** What is known without the beginning: which auction or round it belongs to is not, and no round can be summed up. */
export const unframed = (events: readonly Event[], notes: readonly Note[]): LogEntry[] =>
  entries(events, notes).filter((entry) => entry.type === 'event' || entry.type === 'note')

/** The new log with the old one's entries where they are the same: what is shown of them stays as it is. */
export function grown(before: readonly LogEntry[], now: readonly LogEntry[]): LogEntry[] {
  return now.map((entry, at) => {
    const old = before[at]
    return old && isSame(old, entry) ? old : entry
  })
}

function isSame(one: LogEntry, other: LogEntry): boolean {
  if (one.type === 'event') return other.type === 'event' && one.event === other.event
  if (one.type === 'note') return other.type === 'note' && one.note === other.note
  // The recap of a round is closed before it is an entry.
  if (one.type === 'recap') return other.type === 'recap' && JSON.stringify(one.recap) === JSON.stringify(other.recap)
  if (one.type === 'final') return other.type === 'final'
  return one.type === other.type && one.round === other.round && ('offer' in one ? one.offer : 0) === ('offer' in other ? other.offer : 0)
}

const MESSAGES: Record<Exclude<Event['kind'], 'bid' | 'won' | 'took'>, string> = {
  dealt: 'event-dealt',
  round_began: 'event-round-began',
  revealed: 'event-revealed',
  passed: 'event-passed',
  gave: 'event-gave',
  collected: 'event-collected',
  left: 'event-left',
  sold: 'event-sold',
  discarded: 'event-discarded',
  final_began: 'event-final-began',
  done: 'event-done',
  over: 'event-over',
}

/** Whether cards were added to others that lay there: they alone come to less than the bid. */
const isRaise = (event: Event): boolean => event.kind === 'bid' && event.number !== sumOf(event.cards ?? [])

/** Nothing was left, or taken from a lot: there is nothing to say. */
const isSilent = ({ kind, cards }: Event): boolean => (kind === 'left' || kind === 'collected') && !cards?.length

function message(event: Event): string {
  if (event.kind === 'bid') return isRaise(event) ? 'event-raised' : 'event-bid'
  if (event.kind === 'won') return event.cards?.length ? 'event-won' : 'event-won-free'
  if (event.kind === 'took') return event.cards?.length ? 'event-took' : 'event-took-nothing'
  return MESSAGES[event.kind]
}

function facts(event: Event, reader: Reader, name: string, cards: string) {
  return {
    you: event.seat !== undefined && event.seat === reader.me ? 'yes' : 'no',
    name,
    cards,
    total: event.kind === 'won' ? sumOf(event.cards ?? []) : (event.number ?? 0),
    number: event.number ?? 0,
    points: event.number ?? 0,
    round: event.number ?? 0,
  }
}

/** The sentence of an event with signs for cards and names, to be drawn. Empty: nothing is shown. */
export function sentence(event: Event, reader: Reader): string {
  const id = message(event)
  if (!id || (event.kind === 'dealt' && (event.seat !== reader.me || reader.isVeiled))) return ''
  const name = event.seat === undefined ? '' : nameAsSign(reader.name(event.seat))
  return t(id, facts(event, reader, name, cardsAsSigns(event.cards ?? [])))
}

/** The same in plain words, to be heard. */
export function spoken(event: Event, reader: Reader): string {
  const id = message(event)
  if (!id || event.kind === 'dealt' || isSilent(event)) return ''
  const name = event.seat === undefined ? '' : reader.name(event.seat)
  return t(id, facts(event, reader, name, cardsInWords(event.cards ?? [])))
}
