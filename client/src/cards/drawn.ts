// Drawings that are made once and copied from then on: the browser copies a finished tree much faster than it builds one.
import type { Attachment } from 'svelte/attachments'
import type { Kind } from '../wire'
import { letterOf } from '../words/letters'

const finished = new Map<string, SVGElement>()
/** What an element shows already: a view that changes asks for all drawings again, and most are the same. */
const shown = new WeakMap<SVGElement, string>()

/** Draw what `name` stands for; it is made only once. */
export function drawn(name: string, draw: () => string): Attachment<SVGElement> {
  return (target) => {
    if (shown.get(target) === name) return
    shown.set(target, name)
    let made = finished.get(name)
    if (!made) {
      made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      made.innerHTML = draw()
      finished.set(name, made)
    }
    target.replaceChildren(...(made.cloneNode(true) as SVGElement).childNodes)
  }
}

/** The same for a drawing with a kind's letters, which depend on the player's language. */
export const lettered = (name: string, kind: Kind, draw: () => string): Attachment<SVGElement> => drawn(`${name} ${letterOf(kind)}`, draw)
