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

/** The places of a hand with figures on them that come nearest to `least` from above; null if they can't reach it. */
export function cheapest(hand: readonly Card[], least: number): number[] | null {
  const places = hand.map((_, place) => place).filter((place) => valueOf(hand[place] ?? '') > 0)
  let best: { sum: number; places: number[] } | null = null
  for (let mask = 1; mask < 1 << places.length; mask++) {
    const some = places.filter((_, bit) => (mask >> bit) & 1)
    const sum = some.reduce((total, place) => total + valueOf(hand[place] ?? ''), 0)
    if (sum < least) continue
    if (!best || sum < best.sum || (sum === best.sum && some.length < best.places.length)) best = { sum, places: some }
  }
  return best?.places ?? null
}
