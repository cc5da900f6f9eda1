// What a set brings, as the page announces it; the server's event says what it did bring.
import { valueOf } from '../cards/faces'
import type { Card } from '../wire'

const THREE_MERCHANTS = 5

/** The figure of the card that a sale keeps. */
export const keptBy = (set: readonly Card[]): number => Math.max(...set.map(valueOf)) || THREE_MERCHANTS

/** A set as it is shown: the card that is kept first. */
export const bestFirst = (set: readonly Card[]): Card[] => [...set].sort((a, b) => valueOf(b) - valueOf(a))
