// What happens beside the game: phrases, and stand-ins that come and go. It stands in the log at its moment.
import type { Phrase } from '../wire'
import { nameAsSign } from './cards'
import { t } from './words.svelte'

/** `after`: how many events of the game had happened. */
export type Note = { after: number; seat: number } & ({ what: 'said'; phrase: Phrase } | { what: 'stand-in' | 'back' })

export const phrase = (which: Phrase): string => t(`phrase-${which}`)

interface Teller {
  name: (seat: number) => string
  me: number | null
}

function told(note: Note, teller: Teller, name: string): string {
  const you = note.seat === teller.me ? 'yes' : 'no'
  if (note.what === 'said') return t('talk-said', { you, name, text: phrase(note.phrase) })
  return t(`note-${note.what}`, { you, name })
}

/** The sentence of a note with a sign for the name, to be drawn. */
export const noteSentence = (note: Note, teller: Teller): string => told(note, teller, nameAsSign(teller.name(note.seat)))

/** The same in plain words, to be heard. */
export const noteSpoken = (note: Note, teller: Teller): string => told(note, teller, teller.name(note.seat))
