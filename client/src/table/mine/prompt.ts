// The situation in words: each seat's line and the sentence of the prompt.
import { sumOf } from '../cards/faces'
import type { Play } from '../state/play.svelte'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import type { View } from '../wire'
import { t } from '../words/words.svelte'

/** The market is being shared out, also while a hand above the limit is brought down in between. */
export const isSharing = (view: View): boolean => view.phase === 'take' || (view.phase === 'limit' && view.offer === null)

export type SeatLook = 'turn' | 'lead' | 'passed' | 'out' | 'alert' | 'done' | ''

export function seatLook(view: View, seat: number): SeatLook {
  if (view.phase === 'limit' && view.turn === seat) return 'alert'
  if (view.turn === seat) return 'turn'
  if (view.phase === 'final') return view.done[seat] ? 'done' : ''
  if (view.phase === 'bid' && view.leader === seat) return 'lead'
  if (view.phase === 'bid' && view.passed[seat]) return 'passed'
  if (view.phase === 'bid') return view.bidders.includes(seat) ? '' : 'out'
  return view.offer_cards[seat] && view.phase !== 'take' ? 'out' : ''
}

/** The small line under a seat's name. */
export function seatStatus(table: Table, seat: number): string {
  const view = table.view
  if (!view) return ''
  const holder = table.holder(seat)
  if (holder?.stand_in) return t('seat-stand-in', { name: table.name(seat) })
  if (holder?.kind === 'person' && !holder.here && view.phase !== 'over') return t('seat-offline')
  const held = view.offer_cards[seat]
  switch (view.phase) {
    case 'bid':
      if (view.turn === seat) return t('seat-decides')
      if (held) return t('seat-out')
      if (view.leader === seat) return t('seat-highest')
      return view.passed[seat] ? t('seat-passed') : view.bids[seat]?.length ? t('seat-in') : t('seat-no-bid')
    case 'give':
      return view.turn === seat ? t('seat-gives') : held ? t('seat-out') : ''
    case 'limit':
      return view.turn === seat ? t('seat-must-discard', { count: view.hand_sizes[seat] ?? 0 }) : ''
    case 'take':
      return takeStatus(view, seat)
    case 'final':
      return view.done[seat] ? t('seat-done') : t('seat-selling')
    default:
      return ''
  }
}

function takeStatus(view: View, seat: number): string {
  if (view.turn === seat) return t('seat-picks')
  const mine = view.pick_order.indexOf(seat)
  const now = view.turn === null ? -1 : view.pick_order.indexOf(view.turn)
  if (mine < now) return t('seat-picked')
  return mine === now + 1 ? t('seat-picks-next') : ''
}

export interface PromptText {
  look: 'you' | 'wait' | 'alert'
  bold: string
  more: string
}

/** The one sentence that says what is asked now. */
export function promptText(play: Play): PromptText {
  const { table } = play
  const { view, me } = table
  if (!view) return { look: 'wait', bold: t('loading'), more: '' }
  if (table.isStoodIn) return { look: 'you', bold: t('stand-in-you'), more: t('stand-in-you-more') }
  const text = asking(play, view, me)
  const lesson = settings.isNew && table.live ? coach(play, view) : ''
  return lesson ? { ...text, more: lesson } : text
}

/** For a first game: what to press and why, in place of the short sentence. */
function coach(play: Play, view: View): string {
  const need = play.need ?? 0
  switch (play.asked) {
    case 'bid':
      if (play.cheapest === null || (view.leader === null && view.bidders.length === 1)) return ''
      return t(view.leader === null ? 'coach-bid-open' : 'coach-bid-more', { need })
    case 'discard':
      return play.sales.length === 0 ? '' : t('coach-limit', { most: view.hand_limit })
    case null:
      return ''
    default:
      return t(`coach-${play.asked}`)
  }
}

function asking(play: Play, view: View, me: number | null): PromptText {
  const { table } = play
  const paid = sumOf(table.paid)
  switch (play.asked) {
    case 'bid': {
      const need = play.need ?? view.need ?? 0
      if (play.cheapest === null) return { look: 'you', bold: t('prompt-cannot', { need }), more: t('prompt-cannot-more') }
      const isAlone = view.leader === null && view.bidders.length === 1
      const more = t(isAlone ? 'prompt-bid-alone' : view.leader === null ? 'prompt-bid-open' : 'prompt-bid-more', { need })
      return { look: 'you', bold: t('prompt-bid'), more }
    }
    case 'give':
      return { look: 'you', bold: paid ? t('prompt-give-paid', { total: paid }) : t('prompt-give'), more: t('prompt-give-more') }
    case 'take':
      return { look: 'you', bold: t('prompt-take'), more: t('prompt-take-more') }
    case 'discard':
      return { look: 'alert', bold: t('prompt-limit'), more: t(play.sales.length ? 'prompt-limit-more' : 'prompt-limit-discard', { count: view.excess }) }
    case 'final':
      return { look: 'you', bold: t('prompt-final'), more: t('prompt-final-more') }
    default:
      return waiting(table, view, me)
  }
}

function waiting(table: Table, view: View, me: number | null): PromptText {
  if (view.phase === 'over') return { look: 'wait', bold: t('prompt-over'), more: '' }
  if (view.phase === 'final') return { look: 'wait', bold: t(me === null ? 'prompt-others-sell' : 'prompt-done'), more: t('prompt-done-more') }
  const name = view.turn === null ? '' : table.name(view.turn)
  const bold = {
    bid: t('prompt-other', { name }),
    give: t('prompt-other-gives', { name }),
    limit: t('prompt-other-limit', { name }),
    take: t('prompt-other-picks', { name }),
  }[view.phase]
  return { look: 'wait', bold, more: ownStanding(view, me) }
}

function ownStanding(view: View, me: number | null): string {
  // The panel says that I am watching.
  if (me === null || view.phase !== 'bid') return ''
  const held = view.offer_cards[me]
  if (held) return t('prompt-you-have-lot', { number: held })
  if (view.leader === me) return t('prompt-you-lead', { total: view.bid_totals[me] ?? 0 })
  return view.passed[me] ? t('prompt-you-passed') : ''
}

