// The sentence of the prompt: what is asked of me now, or whom the table waits for.
import { settings } from '../../browser/settings.svelte'
import type { Play } from '../../play/play.svelte'
import type { Table } from '../../play/table.svelte'
import type { View } from '../../wire'
import { sumOf } from '../../words/faces'
import { t } from '../../words/words.svelte'

interface PromptText {
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
  const count = view.excess
  switch (play.asked) {
    case 'bid':
      return { look: 'you', bold: askedToBid(play, view), more: '' }
    case 'give':
      // What was paid may not be known here yet.
      return { look: 'you', bold: table.paid ? t('ask-give', { total: sumOf(table.paid) }) : t('prompt-give-more'), more: '' }
    case 'take':
      return { look: 'you', bold: t('ask-take'), more: '' }
    case 'discard':
      return { look: 'alert', bold: t('ask-limit', { sale: play.sales.length ? 'yes' : 'no', count }), more: '' }
    case 'final':
      return { look: 'you', bold: t('ask-final'), more: '' }
    default:
      return waiting(table, view, me)
  }
}

function askedToBid(play: Play, view: View): string {
  const need = play.need ?? view.need ?? 0
  if (play.cheapest === null) return t('ask-cannot', { need })
  if (view.leader !== null) return t('ask-beat', { name: play.table.name(view.leader), total: view.bid_totals[view.leader] ?? 0 })
  return t(view.bidders.length === 1 ? 'ask-alone' : 'ask-open', { need })
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
  return { look: 'wait', bold, more: lostLot(table, me) || ownStanding(view, me) }
}

/** Until the next lot is bid for: who has won the one that I had bid for, and what became of my bid. */
function lostLot(table: Table, me: number | null): string {
  if (me === null) return ''
  const won = table.recent.findLastIndex((event) => event.kind === 'won')
  const { seat, cards = [] } = table.recent[won] ?? {}
  if (seat === undefined || seat === me || !cards.length) return ''
  if (table.recent.slice(won).some((event) => event.kind === 'bid' || event.kind === 'passed' || event.kind === 'round_began')) return ''
  const from = table.recent.slice(0, won).findLastIndex((event) => event.kind === 'revealed')
  const hasBid = table.recent.slice(from + 1, won).some((event) => event.kind === 'bid' && event.seat === me)
  return hasBid ? t('prompt-lost', { name: table.name(seat), total: sumOf(cards) }) : ''
}

function ownStanding(view: View, me: number | null): string {
  // The panel says that I am watching.
  if (me === null || view.phase !== 'bid') return ''
  const held = view.offer_cards[me]
  if (held) return t('prompt-you-have-lot', { number: held })
  if (view.leader === me) return t('prompt-you-lead', { total: view.bid_totals[me] ?? 0 })
  return view.passed[me] ? t('prompt-you-passed') : ''
}

