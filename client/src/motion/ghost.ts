// The copy of a card that travels: the very picture that lies at its start, turning into the one at its end.
import { flushSync, mount } from 'svelte'
import Back from '../cards/Back.svelte'
import Coin from '../cards/Coin.svelte'
import CardPicture from '../cards/Card.svelte'
import Mini from '../cards/Mini.svelte'
import OfferCard from '../cards/OfferCard.svelte'
import type { Leg } from './plan'

export type Look = 'whole' | 'small' | 'back' | 'coin'

interface Ghost {
  element: HTMLElement
  /** The picture at its end, if it differs from the one at its start: it appears over that one on the way. */
  turned: HTMLElement | null
}

/** Pictures that have travelled before: kept outside the page and copied, which is faster than building them again. */
const pictures = new Map<string, HTMLElement>()

export function ghostOf(leg: Leg, start: Look, end: Look): Ghost {
  const element = document.createElement('div')
  element.className = 'ghost'
  if (leg.lights) {
    element.classList.add('light')
    return { element, turned: null }
  }
  if (leg.points !== undefined) {
    element.classList.add('gain')
    element.textContent = `+${leg.points}`
    return { element, turned: null }
  }
  element.append(pictureOf(leg, start))
  if (start === end || leg.offer !== undefined) return { element, turned: null }
  const turned = pictureOf(leg, end)
  element.append(turned)
  return { element, turned }
}

function pictureOf(leg: Leg, look: Look): HTMLElement {
  const name = leg.offer === undefined ? `${look === 'back' ? '' : look === 'coin' ? leg.coin : (leg.face ?? '')} ${look}` : `offer ${leg.offer}`
  let picture = pictures.get(name)
  if (!picture) {
    picture = document.createElement('div')
    draw(leg, look, picture)
    // Now, not when Svelte next comes to it: the copy must have all of it.
    flushSync()
    pictures.set(name, picture)
  }
  return picture.cloneNode(true) as HTMLElement
}

function draw(leg: Leg, look: Look, target: HTMLElement): void {
  if (leg.offer !== undefined) mount(OfferCard, { target, props: { number: leg.offer, look: 'held' } })
  else if (look === 'coin') mount(Coin, { target, props: { worth: leg.coin } })
  else if (leg.face === undefined || look === 'back') mount(Back, { target })
  else mount(look === 'whole' ? CardPicture : Mini, { target, props: { face: leg.face, silent: true } })
}
