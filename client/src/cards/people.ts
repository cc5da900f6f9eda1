// Who sits where, for pictures of them anywhere on a page: given by the page, so that not every part must hand it on.
import { getContext, setContext } from 'svelte'

interface Somebody {
  name: string
  bot: boolean
  /** The stored number of their portrait; without one it follows the name. */
  face?: number | null
}
type People = (seat: number) => Somebody

const KEY = Symbol('people')

export const providePeople = (people: People): People => setContext(KEY, people)

/** Without a table around it a seat is known by its number. */
export const usePeople = (): People => getContext<People | undefined>(KEY) ?? ((seat) => ({ name: String(seat), bot: false }))
