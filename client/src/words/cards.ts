// Cards in words: their names, spoken lists, and the signs that become small pictures inside a sentence.
import { inOrder, kindOf, valueOf } from './faces'
import type { Card, Kind } from '../wire'
import { raised, t } from './words.svelte'

export const kindName = (kind: Kind): string => raised(t('kind', { kind }))

const plainName = (card: Card): string => (kindOf(card) === 'M' ? t('card-merchant') : t('card-good', { good: t('kind', { kind: kindOf(card) }), value: valueOf(card) }))

/** "Cloth 4", "Merchant". */
export const cardName = (card: Card): string => raised(plainName(card))

/** "cloth 1, wine 2 and merchant". */
export const cardsInWords = (cards: readonly Card[]): string => joined(inOrder(cards).map(plainName))

/** "Cloth 1, Wine 2 and Merchant", as the name of a button that does something with them. */
export const names = (cards: readonly Card[]): string => joined(inOrder(cards).map(cardName))

/** The same for a short line: equal ones are named once, and many only counted. */
export function namesInBrief(cards: readonly Card[]): string {
  const counts = new Map<Card, number>()
  for (const card of inOrder(cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  if (counts.size > 3) return t('cards-hidden', { count: cards.length })
  return joined([...counts].map(([card, count]) => (count > 1 ? `${count} × ${cardName(card)}` : cardName(card))))
}

/** Names joined as one says them: "Irene, Basil and Zoe". */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${t('list-and')} ${names.at(-1) ?? ''}`
}

// Signs of Unicode's private area mark what Sentence.svelte draws: cards and names.
const CARD = '\uE000'
const NAME = '\uE001'
const END = '\uE002'

/** Cards as signs, to be put into a sentence that is drawn. */
export const cardsAsSigns = (cards: readonly Card[]): string => inOrder(cards).map((card) => CARD + card + END).join(' ')

/** A name as a sign, drawn bold. */
export const nameAsSign = (name: string): string => NAME + name + END

export type Piece = { text: string } | { card: Card } | { name: string }

/** A sentence cut into text, cards and names. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/([\uE000\uE001][^\uE002]*\uE002)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith(CARD)) return { card: part.slice(1, -1) }
      if (part.startsWith(NAME)) return { name: part.slice(1, -1) }
      return { text: part }
    })
}
