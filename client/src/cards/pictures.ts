// Drawings as pictures of their own: a card of thirty parts is one element of the page, which styles and lays out only that.
// Each is made once for a language; the browser keeps what it has drawn.
import { letterOf } from '../words/letters'
import type { Kind } from '../wire'

const made = new Map<string, string>()

/** The address of a drawing; `name` stands for everything that it depends on. */
export function pictureOf(name: string, box: string, draw: () => string): string {
  let address = made.get(name)
  if (address === undefined) {
    const [, , width = '', height = ''] = box.split(' ')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${draw()}</svg>`
    address = `data:image/svg+xml,${svg.replace(/[%#<>]/g, (sign) => encodeURIComponent(sign))}`
    made.set(name, address)
  }
  return address
}

/** The same for a drawing with a kind's letters, which depend on the player's language. */
export const letteredPicture = (name: string, kind: Kind, box: string, draw: () => string): string => pictureOf(`${name} ${letterOf(kind)}`, box, draw)
