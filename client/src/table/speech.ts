// What a screen reader hears: the whole situation on demand, and each event as it happens.
import type { Table } from '../play/table.svelte'
import type { Event, View } from '../wire'
import { cardsInWords, joined } from '../words/cards'
import { timeSpoken } from '../words/clock'
import { spoken } from '../words/log'
import { t } from '../words/words.svelte'

/** Sentences one after another; what has an end of its own keeps it. */
export const sentences = (said: readonly string[]): string =>
  said
    .filter((one) => one !== '')
    .map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ')

/** The situation in a few sentences: all that is to be seen. */
export function describeTable(table: Table): string {
  const { view, me } = table
  if (!view) return ''
  const said = [
    t('say-round', { round: view.round, rounds: view.rounds }),
    t('pile-label', { count: view.pile }),
    ...stage(table, view),
  ]
  said.push(...clocks(table, view), ...others(table, view))
  said.push(
    view.market.length
      ? t('say-market', { cards: cardsInWords(view.market) })
      : t('say-market-empty'),
  )
  if (view.hand)
    said.push(
      view.hand.length ? t('say-hand', { cards: cardsInWords(view.hand) }) : t('say-hand-empty'),
    )
  if (me !== null) said.push(...mine(view, me))
  return sentences(said)
}

/** Lot, offer card and bids. */
function stage(table: Table, view: View): string[] {
  const { me } = table
  const said: string[] = []
  if (view.offer !== null)
    said.push(
      t('track-auction', { index: view.offers.indexOf(view.offer) + 1, count: view.offers.length }),
    )
  if (view.lot.length)
    said.push(t('say-lot', { count: view.lot.length, cards: cardsInWords(view.lot) }))
  if (view.phase === 'bid') {
    if (view.leader === null) said.push(t('say-no-bid'))
    else
      said.push(
        t('say-highest', {
          you: view.leader === me ? 'yes' : 'no',
          name: table.name(view.leader),
          total: view.bid_totals[view.leader] ?? 0,
        }),
      )
    if (table.legal.bid) said.push(t('say-need', { need: table.legal.bid.need }))
  }
  if (view.turn !== null && view.turn !== me)
    said.push(t('say-turn', { name: table.name(view.turn) }))
  return said
}

/** What is left to me and to the others who think by the clock, and whose clock runs. */
function clocks(table: Table, view: View): string[] {
  const { clock, me } = table
  if (!clock || view.phase === 'over') return []
  const people = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => table.holder(seat)?.kind === 'person')
  return people.sort((one, other) => Number(other === me) - Number(one === me)).map((seat) => {
    const time = timeSpoken(Math.ceil((table.timeLeft(seat) ?? 0) / 1000))
    const left = t('say-clock', { you: seat === me ? 'yes' : 'no', name: table.name(seat), time })
    return clock.running.includes(seat) ? `${left}, ${t('say-clock-runs')}` : left
  })
}

/**
 * Everybody else in the order of their turns: cards, bid, offer card, and whether they are still
 * in.
 */
function others(table: Table, view: View): string[] {
  const first = table.me === null ? 0 : table.me + 1
  const seats = Array.from({ length: view.players }, (_, at) => (first + at) % view.players).filter(
    (seat) => seat !== table.me,
  )
  return seats.map((seat) => {
    const parts = [
      t('seat-label', {
        name: table.name(seat),
        cards: view.hand_sizes[seat] ?? 0,
        profit: view.profit_counts[seat] ?? 0,
      }),
    ]
    const points = view.points[seat]
    if (points != null) parts.push(t('seat-label-points', { points }))
    const offer = view.offer_cards[seat]
    if (offer) parts.push(t('seat-label-offer', { number: offer }))
    const total = view.bid_totals[seat] ?? 0
    const laid = cardsInWords(view.bids[seat] ?? [])
    if (total) parts.push(`${t('seat-label-bid', { total })}: ${laid}`)
    if (view.phase === 'bid' && view.passed[seat]) parts.push(t('say-passed'))
    const [at, now] = [seat, view.turn].map((one) => view.pick_order.indexOf(one ?? -1)) as [
      number,
      number,
    ]
    if (view.phase === 'take' && at >= now && now >= 0)
      parts.push(t(at === now ? 'say-picks-now' : 'say-picks-next'))
    if (view.phase === 'final' && view.done[seat]) parts.push(t('seat-done'))
    return parts.join(', ')
  })
}

function mine(view: View, me: number): string[] {
  const said: string[] = []
  const total = view.bid_totals[me] ?? 0
  if (total) said.push(t('say-on-table', { total, cards: cardsInWords(view.bids[me] ?? []) }))
  const offer = view.offer_cards[me]
  if (offer) said.push(t('say-out', { number: offer }))
  else if (view.phase === 'bid' && view.passed[me]) said.push(t('prompt-you-passed'))
  const points = view.points[me]
  if (points != null) said.push(t('say-points', { points }))
  return said
}

/** The sentences of some events; passes in a row are joined into one. */
export function announce(events: readonly Event[], table: Table): string {
  const said: string[] = []
  for (let at = 0; at < events.length; at++) {
    const passes: number[] = []
    while (events[at]?.kind === 'passed' && events[at]?.seat !== table.me)
      passes.push(events[at++]?.seat ?? 0)
    if (passes.length > 1)
      said.push(
        t('event-passed-several', { names: joined(passes.map((seat) => table.name(seat))) }),
      )
    else if (passes.length === 1) said.push(spoken({ kind: 'passed', seat: passes[0] ?? 0 }, table))
    const event = events[at]
    if (event) said.push(spoken(event, table))
  }
  return sentences(said)
}
