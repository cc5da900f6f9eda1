// Hints in words: what an action is, as a line with small cards in it.
import { sumOf } from '../words/faces'
import type { Card, Kind, View } from '../wire'
import { cardsAsSigns, kindName } from '../words/cards'
import { t } from '../words/words.svelte'

/** An action in the record's form, told as something to do; null: wait. */
export function told(action: string | null, view: View, seat = view.seat ?? 0): string {
  if (action === null) return t('hint-wait')
  const [verb = '', ...cards] = action.split(' ')
  switch (verb) {
    case 'pass':
      return t(view.phase === 'final' ? 'hint-done' : 'hint-pass')
    case 'bid':
      return bidTold(view.bid_totals[seat] ?? 0, cards)
    case 'take':
      return t('hint-take', { kind: kindName(cards[0] as Kind) })
    default:
      return t(`hint-${verb}`, { cards: cardsAsSigns(cards) })
  }
}

function bidTold(laid: number, cards: Card[]): string {
  const facts = { from: laid, total: laid + sumOf(cards), cards: cardsAsSigns(cards) }
  return t(laid > 0 ? 'hint-raise' : 'hint-bid', facts)
}

/** Whether a reason compares all that are equally good with the rest, and not the first alone. */
export const ofAllEven = (key: string): boolean => /^hint-why-(points|lead|place|alike)$/.test(key)

/** The cards of an action, as far as it has any. */
export const cardsOf = (action: string): Card[] => action.split(' ').slice(1)

export const percent = (share: number): number => Math.round(100 * share)
