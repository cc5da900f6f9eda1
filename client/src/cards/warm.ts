// Pictures made before they are needed, one by one while the browser is idle: reading a drawing
// takes a while, and a lot of new cards would need all of its drawings in one frame.
import type { Card } from '../wire'
import { KINDS } from '../words/faces'
import { cardPicture, miniPicture } from './faces'

const VALUES = [1, 2, 3, 4]
const FACES: Card[] = KINDS.flatMap((kind) => (kind === 'M' ? ['M'] : VALUES.map((value) => `${kind}${value}`)))

/** They are kept: the browser forgets a picture that nothing shows. */
const kept: HTMLImageElement[] = []

/** Make all cards' pictures in idle moments, once. */
export function warmPictures(): void {
  if (kept.length > 0 || !('requestIdleCallback' in globalThis)) return
  const sources = FACES.flatMap((face) => [() => cardPicture(face), () => miniPicture(face)])
  const next = () => {
    const source = sources.shift()
    if (!source) return
    const picture = new Image()
    picture.src = source()
    kept.push(picture)
    requestIdleCallback(next)
  }
  requestIdleCallback(next)
}
