// The copy of a card that travels: the very picture that lies at its start, turning into the one at its end.
import { mount, unmount } from 'svelte'
import Back from '../cards/Back.svelte'
import CardPicture from '../cards/Card.svelte'
import Mini from '../cards/Mini.svelte'
import OfferCard from '../cards/OfferCard.svelte'
import type { Leg } from './plan'

export type Look = 'whole' | 'small' | 'back'

export interface Ghost {
  element: HTMLElement
  /** The two pictures, if they differ: the first fades while the second appears. */
  layers: [HTMLElement, HTMLElement] | null
  remove: () => void
}

export function ghostOf(leg: Leg, start: Look, end: Look): Ghost {
  const element = document.createElement('div')
  element.className = 'ghost'
  if (leg.points !== undefined) {
    element.classList.add('gain')
    element.textContent = `+${leg.points}`
    return { element, layers: null, remove: () => element.remove() }
  }
  const parts: Record<string, unknown>[] = []
  const layer = (look: Look) => {
    const part = document.createElement('div')
    element.append(part)
    parts.push(drawn(leg, look, part))
    return part
  }
  const first = layer(start)
  const layers: Ghost['layers'] = start === end || leg.offer !== undefined ? null : [first, layer(end)]
  const remove = () => {
    for (const part of parts) void unmount(part)
    element.remove()
  }
  return { element, layers, remove }
}

function drawn(leg: Leg, look: Look, target: HTMLElement): Record<string, unknown> {
  if (leg.offer !== undefined) return mount(OfferCard, { target, props: { number: leg.offer, look: 'held' } })
  if (leg.face === undefined || look === 'back') return mount(Back, { target })
  return mount(look === 'whole' ? CardPicture : Mini, { target, props: { face: leg.face, silent: true } })
}
