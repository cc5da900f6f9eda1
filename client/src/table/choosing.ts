// What a screen reader hears of a choice: the cards, what they come to, a sale that would take
// them, and what can be taken back.
import { HOLD_MS } from '../play/hold.svelte'
import type { Play } from '../play/play.svelte'
import type { Card } from '../wire'
import { cardName, cardsInWords, kindName } from '../words/cards'
import { without } from '../words/faces'
import { raised, t } from '../words/words.svelte'
import { sentences } from './speech'

/** A choice as it was, to tell what has changed. */
export interface Chosen {
  cards: readonly Card[]
  given: Card | null
  column: string | null
  sale: readonly Card[] | null
  held: 'pass' | 'sale' | null
  sure: boolean
  dropped: boolean
}

export const chosenNow = (play: Play): Chosen => ({
  cards: play.choice.cards,
  given: play.given,
  column: play.choice.column,
  sale: play.choice.sale,
  held: play.hold.held?.what ?? null,
  sure: play.sureDone,
  dropped: play.choice.dropped,
})

const seconds = HOLD_MS / 1000

/**
 * What is said of the change from one choice to the next; nothing where a change of the table put
 * something away.
 */
export function choiceSpoken(play: Play, before: Chosen): string {
  const now = chosenNow(play)
  if (now.held && now.held !== before.held)
    return sentences([t(`say-undo-${now.held}`, { seconds })])
  if (now.sale && now.sale !== before.sale) {
    const points = play.saleOf(now.sale)?.points ?? 0
    return sentences([t('sale-offer', { cards: cardsInWords(now.sale), points }), t('say-again')])
  }
  if (now.dropped && !before.dropped) return sentences([t('prompt-dropped')])
  if (now.sure && !before.sure) return sentences([t('say-done-sure')])
  if (now.given && now.given !== before.given)
    return sentences([t('say-chosen', { card: cardName(now.given) }), ...kept(play, now.given)])
  if (now.column && now.column !== before.column) return sentences(columnSpoken(play))
  return sentences(cardsSpoken(play, before.cards, now.cards))
}

const kept = (play: Play, given: Card): string[] => {
  const rest = without(play.table.view?.lot ?? [], [given])
  return rest.length ? [t('say-keep', { cards: cardsInWords(rest) })] : []
}

function columnSpoken(play: Play): string[] {
  const { column, choice, table } = play
  if (!choice.column || !table.view) return []
  const what = t('market-column', {
    kind: kindName(choice.column),
    count: column.length,
    cards: cardsInWords(column),
  })
  return [
    t('say-chosen', { card: what }),
    t('say-hand-after', { count: choice.hand.length + column.length, most: table.view.hand_limit }),
  ]
}

function cardsSpoken(play: Play, before: readonly Card[], now: readonly Card[]): string[] {
  const added = without(now, before)
  const gone = without(before, now)
  const named = (cards: Card[]) =>
    cards.length === 1 ? cardName(cards[0] ?? '') : raised(cardsInWords(cards))
  const said: string[] = []
  if (added.length) said.push(t('say-chosen', { card: named(added) }))
  else if (gone.length === 1) said.push(t('say-put-back', { card: named(gone) }))
  if (!said.length) return []
  return [...said, ...standing(play)]
}

/** What the chosen cards come to, and what is missing. */
function standing(play: Play): string[] {
  const { asked, choice, need, table } = play
  if (asked === 'discard')
    return [
      t('say-discard-count', { count: choice.cards.length, of: table.view?.excess ?? 0 }),
      ...own(play),
    ]
  if (!choice.cards.length && !choice.laidOut.length) return [t('say-nothing-chosen')]
  if (table.view?.phase !== 'bid') return own(play)
  const sum = t('say-sum', { total: choice.total })
  if (asked !== 'bid' || need === null || !choice.cards.length) return [sum, ...own(play)]
  const short = need - choice.total
  const verdict = play.enough
    ? t('action-enough')
    : short > 0
      ? t('action-short', { count: short })
      : t('hand-no-bid')
  return [`${sum}, ${verdict}`, ...own(play)]
}

const own = (play: Play): string[] =>
  play.ownSet ? [t('say-own-set', { points: play.ownSet.points })] : []
