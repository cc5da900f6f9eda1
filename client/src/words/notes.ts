// What happens around the game: phrases, and stand-ins that come and go. The log shows each at its moment.
import type { Phrase } from '../wire'
import { nameAsSign } from './cards'
import { t } from './words.svelte'

/** `after`: how many events of the game had happened. */
export type Note = { after: number; seat: number } & ({ what: 'said'; phrase: Phrase } | { what: 'stand-in' | 'back' | 'taken' | 'unsealed' })

export const phrase = (which: Phrase): string => t(`phrase-${which}`)

/** For whom a sentence is made: a table, as one of its seats. */
export interface Reader {
  name: (seat: number) => string
  me: number | null
  /** My cards are not to be shown now. */
  isVeiled?: boolean
}

function phrased(note: Note, reader: Reader, name: string): string {
  const you = note.seat === reader.me ? 'yes' : 'no'
  if (note.what === 'said') return t('talk-said', { you, name, text: phrase(note.phrase) })
  return t(`note-${note.what}`, { you, name })
}

/** The sentence of a note with a sign for the name, to be drawn. */
export const noteSentence = (note: Note, reader: Reader): string => phrased(note, reader, nameAsSign(reader.name(note.seat)))

/** The same in plain words, to be heard. */
export const noteSpoken = (note: Note, reader: Reader): string => phrased(note, reader, reader.name(note.seat))
