// What is seen of a journey: copies of cards that lie still, and copies on their way.
import { screen } from '../browser/screen.svelte'
import { ghostOf, type Look } from './ghost'
import type { Leg } from './plan'

/** The width of a card in a place that shows no single cards, in root font sizes. */
const SMALL = 1.75

export interface Spot {
  box: DOMRect
  look: Look
  /** It is the card itself, not a place around it. */
  exact: boolean
}

/** One journey with all that had to be measured for it. */
export interface Journey {
  leg: Leg
  at: number
  time: number
  from: Spot
  /** Where it passes. */
  via: Spot | null
  end: Spot
  /** What stays unseen until it is reached. */
  reached: HTMLElement | null
}

/** A copy that lies where a card lay. */
export function stillCopy(leg: Leg, { box, look }: Spot, origin: DOMRect): HTMLElement {
  const { element } = ghostOf(leg, look, look)
  element.style.width = `${box.width}px`
  element.style.transform = `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`
  return element
}

/** Let a copy travel; what is returned removes it before its time. */
export function travel(journey: Journey, layer: HTMLElement, origin: DOMRect, delay: number, arrived: () => void): () => void {
  const { leg, time, from, end } = journey
  const { element, turned } = ghostOf(leg, from.look, leg.fade ? from.look : end.look)
  layer.append(element)
  const frames = leg.lights ? lit(element, end, origin) : way(journey, element, origin)
  const timing = { duration: time, delay, easing: leg.via === undefined ? leg.easing : 'linear', fill: 'both' as const }
  const animation = element.animate(frames, timing)
  turned?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1, offset: 0.8 }, { opacity: 1 }], timing)
  // A coin is not as large as the card that it was.
  if (leg.coin !== undefined) element.firstElementChild?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.55 }, { opacity: 0, offset: 0.75 }, { opacity: 0 }], timing)
  if (delay > 0 && !(leg.waits && from.exact)) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay })
  animation.onfinish = animation.oncancel = arrived
  return () => {
    animation.onfinish = animation.oncancel = null
    animation.cancel()
    element.remove()
  }
}

/** The way of a copy, as its places one after another. */
function way({ leg, from, via, end }: Journey, element: HTMLElement, origin: DOMRect): Keyframe[] {
  const small = SMALL * screen.rem
  const wide = (spot: Spot) => (spot.exact ? spot.box.width : leg.fade ? from.box.width : Math.min(small, Math.max(12, spot.box.width)))
  const width = Math.max(wide(from), wide(end))
  if (leg.points === undefined) element.style.width = `${width}px`
  const high = leg.points === undefined ? width * 1.4 : 0
  const place = ({ box, exact }: Spot, scale: number, drop = 0) => {
    const x = box.left - origin.left + (box.width - width * scale) / 2
    const y = box.top - origin.top + (exact ? 0 : (box.height - high * scale) / 2) + drop
    return `translate(${x}px, ${y}px) scale(${scale})`
  }
  const start = wide(from) / width
  const last = leg.fade ? place(via ?? from, start, 60) : place(end, wide(end) / width)
  const frames: Keyframe[] = [{ transform: place(from, start) }, { transform: last }]
  if (leg.fade || leg.points !== undefined) frames.forEach((frame, at) => (frame.opacity = 1 - at))
  if (leg.points !== undefined) frames.splice(1, 0, { transform: last, opacity: 1, offset: 0.8 })
  if (via) {
    const met: Keyframe = { transform: place(via, start), easing: leg.easing, ...(leg.fade && { opacity: 1 }) }
    frames.splice(1, 0, { ...met, offset: 0.4 }, { ...met, offset: 0.5 })
    frames.forEach((frame) => (frame.easing = leg.easing))
  }
  return frames
}

/** A place lights up and goes dim again. */
function lit(element: HTMLElement, { box }: Spot, origin: DOMRect): Keyframe[] {
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
  const transform = `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`
  return [0, 1, 1, 0].map((opacity) => ({ transform, opacity }))
}
