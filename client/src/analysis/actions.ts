// Actions and figures of an analysis in words.
import { sumOf } from '../words/faces'
import type { Kind } from '../wire'
import { cardsAsSigns, cardsInWords, kindName } from '../words/cards'
import { currentLanguage, t } from '../words/words.svelte'

function phrased(action: string, isFinal: boolean, write: (cards: string[]) => string): string {
  const [verb = '', ...cards] = action.split(' ')
  if (verb === 'take') return t('analyse-action', { verb, cards: kindName((cards[0] ?? 'C') as Kind), total: 0 })
  const total = verb === 'bid' ? sumOf(cards) : 0
  return t('analyse-action', { verb: verb === 'pass' && isFinal ? 'done' : verb, cards: write(cards), total })
}

/** An action with signs for its cards, to be drawn. */
export const actionSigns = (action: string, isFinal = false): string => phrased(action, isFinal, cardsAsSigns)

/** An action in plain words. */
export const actionWords = (action: string, isFinal = false): string => phrased(action, isFinal, cardsInWords)

/** A share of the win in percent, with one place behind the point where it is small. */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share)

/** A share of the win in points of a hundred. */
export const points = (share: number, digits = 1): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * share)

/** The same with its sign. */
export const signedPoints = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(100 * share).replace('-', '−')
