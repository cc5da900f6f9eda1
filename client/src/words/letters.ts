// The letters on the cards in the player's language, and what was typed with them as the record writes it.
import { KINDS } from './faces'
import type { Kind } from '../wire'
import { t } from './words.svelte'

export const letterOf = (kind: Kind): string => t('card-letter', { kind })

/** Letters as they are compared: without case and accents, because not every keyboard has them. */
const folded = (letters: string): string => letters.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase()

const VERBS = ['bid', 'pass', 'give', 'take', 'sell', 'discard', 'done']

/** The record's verb for a typed one, which may be in the player's language; the record's own come first. */
function verbOf(typed: string): string {
  const read = folded(typed)
  if (VERBS.includes(read)) return read
  return VERBS.find((verb) => t('typed-verb', { verb }).split(' ').map(folded).includes(read)) ?? read
}

/** The good that a letter stands for: in the player's language, else in the record. */
export function kindOfLetter(key: string): Kind | null {
  const read = folded(key)
  const own = KINDS.filter((kind) => folded(letterOf(kind)).startsWith(read))
  // Where the signs of two begin alike, the one that the record calls so, else the first.
  return own.find((kind) => folded(kind) === read) ?? own[0] ?? KINDS.find((kind) => folded(kind) === read) ?? null
}

/** A typed action as the record writes it; what isn't a verb or a card stays as it is, and the server judges. */
export function inRecordLetters(text: string): string {
  const kinds = new Map<string, Kind>(KINDS.map((kind) => [folded(kind), kind]))
  for (const kind of KINDS) kinds.set(folded(letterOf(kind)), kind)
  const [verb = '', ...cards] = text.trim().split(/\s+/)
  const read = cards.map((card) => {
    const [, letters = '', value = ''] = /^(\p{L}{1,2})(\d?)$/u.exec(card.normalize()) ?? []
    const kind = kinds.get(folded(letters))
    return kind ? kind + value : card
  })
  return [verbOf(verb), ...read].join(' ')
}
