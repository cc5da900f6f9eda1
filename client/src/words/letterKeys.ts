// Which key chooses a good: its letter on the cards, unless that letter is a command of the table; Shift makes it the good.
import type { Kind } from '../wire'
import { kindOfLetter, letterOf } from './letters'

const COMMANDS = 'PMSAXNHQLKT'
/** While a column of the market is chosen there is nothing to sell first, and no bid: these are goods then. */
const GOODS_OF_A_PICK = 'SM'

export const isCommand = (key: string, isPick = false): boolean => {
  const upper = key.toUpperCase()
  return COMMANDS.includes(upper) && !(isPick && GOODS_OF_A_PICK.includes(upper))
}

/** The key that chooses a good, and whether it wants Shift. */
export function goodKey(kind: Kind): { letter: string; shift: boolean } {
  const letters = [letterOf(kind).charAt(0), kind].filter((one) => kindOfLetter(one) === kind)
  const letter = letters.find((one) => !isCommand(one)) ?? letters[0] ?? kind
  return { letter: letter.toUpperCase(), shift: isCommand(letter) }
}
