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

