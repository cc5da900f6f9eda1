// Actions and figures of an analysis in words.
import { told } from '../hint/hints'
import type { JudgedAction, View } from '../wire'
import { currentLanguage, t } from '../words/words.svelte'

/** An action as something to do, with signs for its cards; "wait" is a sale not made. */
export const toDo = (action: string, view: View, seat: number): string =>
  told(action === 'wait' ? null : action, view, seat)

/** Two actions are the same whatever the order of their cards. */
export const sameAction = (one: string, other: string): boolean =>
  one.split(' ').sort().join(' ') === other.split(' ').sort().join(' ')

/** A name inside a sentence, whichever way its letters run. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

const number = (value: number, digits: number, sign: 'auto' | 'exceptZero' = 'auto'): string =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign,
  }).format(value)

/** A share of the win in percent. */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share)

/** A share of the win as wins in a hundred games. */
export const hundred = (share: number, digits = 1): string => number(100 * share, digits)

/** Shares as wins in a hundred games: whole where that tells them apart, else with one place. */
export function hundreds(...shares: number[]): string[] {
  const whole = shares.map((share) => number(100 * share, 0))
  return new Set(whole).size === new Set(shares).size
    ? whole
    : shares.map((share) => number(100 * share, 1))
}

/** Wins in a hundred games more or fewer, with the sign. */
export const signedHundred = (share: number): string =>
  number(100 * share, 1, 'exceptZero').replace('-', '−')

/** Below this chance to win, points and places tell candidates apart, as the hints do it. */
const FAINT = 0.05
export const isFaint = (candidates: readonly JudgedAction[]): boolean =>
  (candidates[0]?.win_share ?? 0) < FAINT

/** What candidates bring, in the unit that tells them apart: "19 in 100", or "12 points". */
export function outcomes(faint: boolean, ...found: (JudgedAction | null | undefined)[]): string[] {
  if (!faint) {
    const shares = hundreds(...found.map((one) => one?.win_share ?? 0))
    return shares.map((share) => t('analyse-in-100', { share }))
  }
  return found.map((one) => t('analyse-ends', { points: Math.round(one?.points ?? 0) }))
}
