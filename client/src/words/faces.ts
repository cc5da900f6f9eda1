// Cards as the wire writes them ("C4", "M"): how they are ordered, added up and named on the page.
import type { Card, Kind } from '../wire'

export const KINDS: readonly Kind[] = ['C', 'G', 'O', 'S', 'V', 'W', 'M']

export const kindOf = (card: Card): Kind => card.charAt(0) as Kind

/** The figure printed on a card; a merchant has none. */
export const valueOf = (card: Card): number => Number(card.slice(1))

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** The order of a hand: by kind, rising values, merchants last. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || valueOf(a) - valueOf(b))
}

/** What tells the cards of a list in order apart, whichever come before them: the same card stays the same element. */
export const keyOf = (cards: readonly Card[], at: number): string => `${cards[at]} ${at - cards.indexOf(cards[at] ?? '')}`

export const ofKind = (cards: readonly Card[], kind: Kind): Card[] => cards.filter((card) => kindOf(card) === kind)

/** The cards without one copy of each of the others. */
export function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const rest = [...cards]
  for (const card of others) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
