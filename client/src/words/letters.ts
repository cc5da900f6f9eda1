// The letters on the cards in the player's language, and what was typed with them in the record's letters.
import { KINDS } from './faces'
import type { Kind } from '../wire'
import { t } from './words.svelte'

export const letterOf = (kind: Kind): string => t('card-letter', { kind })

/** Letters as they are compared: without case and accents, because not every keyboard has them. */
const folded = (letters: string): string => letters.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase()

/** A typed action with its cards as the record writes them; what isn't a card stays as it is, and the server judges. */
export function inRecordLetters(text: string): string {
  const kinds = new Map<string, Kind>(KINDS.map((kind) => [folded(kind), kind]))
  for (const kind of KINDS) kinds.set(folded(letterOf(kind)), kind)
  const [verb = '', ...cards] = text.trim().split(/\s+/)
  const read = cards.map((card) => {
    const [, letters = '', value = ''] = /^(\p{L}{1,2})(\d?)$/u.exec(card.normalize()) ?? []
    const kind = kinds.get(folded(letters))
    return kind ? kind + value : card
  })
  return [verb.toLowerCase(), ...read].join(' ')
}
