// What a screen reader hears: the whole situation on demand, and each event as it happens.
import type { Table } from '../play/table.svelte'
import type { Event } from '../wire'
import { cardsInWords, joined } from '../words/cards'
import { spoken } from '../words/log'
import { t } from '../words/words.svelte'

/** The situation in a few sentences. */
export function describeTable(table: Table): string {
  const { view, me } = table
  if (!view) return ''
  const said = [t('say-round', { round: view.round, rounds: view.rounds })]
  if (view.lot.length) said.push(t('say-lot', { count: view.lot.length, cards: cardsInWords(view.lot) }))
  if (view.phase === 'bid') {
    if (view.leader === null) said.push(t('say-no-bid'))
    else said.push(t('say-highest', { you: view.leader === me ? 'yes' : 'no', name: table.name(view.leader), total: view.bid_totals[view.leader] ?? 0 }))
    if (me !== null && view.bid_totals[me]) said.push(t('say-on-table', { total: view.bid_totals[me] ?? 0 }))
    if (table.legal.bid) said.push(t('say-need', { need: table.legal.bid.need }))
  }
  said.push(view.market.length ? t('say-market', { cards: cardsInWords(view.market) }) : t('say-market-empty'))
  if (view.hand) said.push(view.hand.length ? t('say-hand', { cards: cardsInWords(view.hand) }) : t('say-hand-empty'))
  if (me !== null) said.push(t('say-points', { points: view.points[me] ?? 0 }))
  return said.map((one) => `${one}.`).join(' ')
}

/** The sentences of some events; passes in a row are joined into one. */
export function announce(events: readonly Event[], table: Table): string {
  const said: string[] = []
  for (let at = 0; at < events.length; at++) {
    const passes: number[] = []
    while (events[at]?.kind === 'passed' && events[at]?.seat !== table.me) passes.push(events[at++]?.seat ?? 0)
    if (passes.length > 1) said.push(t('event-passed-several', { names: joined(passes.map((seat) => table.name(seat))) }))
    else if (passes.length === 1) said.push(spoken({ kind: 'passed', seat: passes[0] ?? 0 }, false, table))
    const event = events[at]
    if (event) said.push(spoken(event, false, table))
  }
  return said.filter((one) => one !== '').map((one) => `${one}.`).join(' ')
}
