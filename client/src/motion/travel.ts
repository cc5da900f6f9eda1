// Cards travel: every event is shown from where to where, on one layer above the table, never in anybody's way.
//
// `look` notes where things lie before the view changes; with the next frame, copies set out to where they have come to.
// The page itself is already in its new state: only the places that are still being reached stay unseen for a moment.
// Styling and laying out the new page, making the copies and painting are tasks of their own where the browser lets them
// be: together they keep a slow device busy for too long. If a frame comes earlier, all is done in it: nothing flashes.
import { screen } from '../browser/screen.svelte'
import type { Event } from '../wire'
import { ghostOf, type Look } from './ghost'
import { plan, type Leg } from './plan'
import { soon } from '../browser/soon'

/** At most this far behind the view, in ms; then it jumps. */
const LATEST = 1600
/** The width of a card in a place that shows no single cards, in root font sizes. */
const SMALL = 1.75
/** A copy that is not seen before it sets out is made this long before, in ms: not all in one frame. */
const AHEAD = 40

interface Spot {
  box: DOMRect
  look: Look
  /** It is the card itself, not a place around it. */
  exact: boolean
}

/** One journey with all that had to be measured for it. */
interface Journey {
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

const isSeen = (one: Element) => one.getBoundingClientRect().width > 0
/** `hand-3` and `lot-2` are cards of the hand and the lot; other places keep their number. */
const placeOf = (spot: string) => spot.replace(/^(hand|lot)-.*/, '$1')
const lookOf = (card: Element): Look => (card.querySelector('.mini') ? 'small' : 'whole')
/** A card's picture: in a row of overlapping cards its slot is narrower. */
const boxOf = (card: Element): DOMRect => (card.querySelector('img') ?? card).getBoundingClientRect()

export class Travel {
  layer: HTMLElement | undefined
  #before = new Map<string, Spot[]>()
  #events: readonly Event[] = []
  #me: number | null = null
  #busyUntil = 0
  /** What ends the journeys that are under way or about to begin. */
  #running = new Set<() => void>()
  /** How many journeys go to a place that stays unseen until they reach it. */
  #unseen = new Map<HTMLElement, number>()
  #taken = new Set<Element>()
  #frame = 0
  #speed = 0
  #journeys: Journey[] | null = null
  #origin: DOMRect | null = null

  /** Note where everything lies; to be called before the view changes. */
  look(events: readonly Event[], me: number | null): void {
    this.#flush()
    this.#events = events
    this.#me = me
    this.#before.clear()
    if (events.length === 0) return
    const note = (key: string, spot: Spot) => this.#before.set(key, [...(this.#before.get(key) ?? []), spot])
    for (const place of document.querySelectorAll<HTMLElement>('[data-spot]')) {
      const box = place.getBoundingClientRect()
      if (box.width > 0) note(place.dataset.spot ?? '', { box, look: 'small', exact: false })
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-face]')) {
      const place = card.closest<HTMLElement>('[data-spot]')?.dataset.spot
      if (place && isSeen(card)) note(`${placeOf(place)}:${card.dataset.face ?? ''}`, { box: boxOf(card), look: lookOf(card), exact: true })
    }
  }

  /** Let copies travel; to be called when the view has changed. */
  go(speed: number, settle: () => void = () => {}): void {
    this.#speed = speed
    const now = () => {
      settle()
      this.#flush()
    }
    const frame = (this.#frame = requestAnimationFrame(now))
    const { layer } = this
    const steps = [
      settle,
      // Asked for, they are worked out: first the styles of what is new, then where everything lies.
      () => layer && void getComputedStyle(layer).opacity,
      () => layer?.getBoundingClientRect(),
      () => this.#measure(),
      () => this.#flush(),
    ]
    const next = () => {
      if (frame !== this.#frame) return
      steps.shift()?.()
      soon(next)
    }
    soon(next)
  }

  /** Set out now, if something waits to. */
  #flush(): void {
    if (this.#frame === 0) return
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (!this.#journeys) this.#measure()
    const { layer } = this
    if (layer && this.#origin) for (const journey of this.#journeys ?? []) this.#begin(journey, layer, this.#origin)
    this.#journeys = null
  }

  /** Find all ways before anything is set in motion: so the browser lays the page out once, not for each card. */
  #measure(): void {
    this.#journeys = []
    if (!this.layer || this.#events.length === 0) return
    const legs = plan(this.#events, this.#me)
    const speed = this.#speed
    if (speed === 0) {
      for (const place of new Set(legs.map((leg) => find(leg.to)))) glow(place)
      return
    }
    const now = performance.now()
    if (this.#busyUntil - now > LATEST) this.stop()
    this.#taken.clear()
    const late = Math.max(0, this.#busyUntil - now)
    let last = now
    this.#origin = this.layer.getBoundingClientRect()
    const journeys: Journey[] = []
    for (const leg of legs) {
      const at = late + leg.at / speed
      const time = leg.time / speed
      if (at + time > LATEST + 900) continue
      last = Math.max(last, now + at + time)
      const from = this.#start(leg)
      const end = this.#end(leg)
      const via = leg.via === undefined ? null : spotOf(find(leg.via))
      if (from && end) journeys.push({ leg, at, time, from, via, end: end.spot, reached: end.element })
    }
    this.#journeys = journeys
    this.#busyUntil = last
  }

  stop(): void {
    // At once, not when the browser says that it has stopped them: until then their copies would lie in a corner.
    for (const end of [...this.#running]) end()
    this.#busyUntil = 0
  }

  /** Where a journey began: the card itself, each of several equal ones once. */
  #start(leg: Leg): Spot | null {
    const cards = this.#before.get(`${leg.from}:${leg.face ?? ''}`)
    const card = cards?.shift()
    if (card) return card
    const place = this.#before.get(leg.from)?.[0]
    if (place) return { ...place, look: leg.turns ? 'back' : place.look }
    return spotOf(find(leg.from))
  }

  /** Where it ends: the very card if it lies open there, else the place. */
  #end(leg: Leg): { spot: Spot; element: HTMLElement | null } | null {
    const all = leg.face === undefined || leg.fade ? [] : [...document.querySelectorAll<HTMLElement>(`[data-face="${leg.face}"]`)]
    const card = all.findLast((one) => {
      const place = one.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? ''
      return (place === leg.to || placeOf(place) === leg.to) && !this.#taken.has(one) && isSeen(one)
    })
    if (card) {
      this.#taken.add(card)
      return { spot: { box: boxOf(card), look: lookOf(card), exact: true }, element: card }
    }
    const place = find(leg.to)
    if (!place) return null
    if (leg.coin !== undefined) {
      const coin = place.querySelector('.coin') ?? place
      return { spot: { box: coin.getBoundingClientRect(), look: 'coin', exact: false }, element: null }
    }
    const exact = leg.offer !== undefined
    return { spot: { box: exact ? boxOf(place) : place.getBoundingClientRect(), look: 'small', exact }, element: exact ? place : null }
  }

  /** Hide the place to be reached, and let the copy set out when its time has come. */
  #begin(journey: Journey, layer: HTMLElement, origin: DOMRect): void {
    const { leg, at, from } = journey
    const reached = leg.points === undefined && !leg.lights ? journey.reached : null
    if (reached) this.#hide(reached, 1)
    let cease: () => void = () => {}
    const end = () => {
      if (!this.#running.delete(end)) return
      cease()
      if (reached) this.#hide(reached, -1)
    }
    this.#running.add(end)
    const depart = (delay: number) => {
      cease = travel(journey, layer, origin, delay, end)
    }
    // What comes out of a pile or another hand is not seen before it sets out.
    if (at <= AHEAD || (leg.waits && from.exact)) depart(at)
    else {
      const timer = setTimeout(() => depart(AHEAD), at - AHEAD)
      cease = () => clearTimeout(timer)
    }
  }

  #hide(place: HTMLElement, change: 1 | -1): void {
    const count = (this.#unseen.get(place) ?? 0) + change
    if (count > 0) this.#unseen.set(place, count)
    else this.#unseen.delete(place)
    // By its style, not by an animation: that would give each place a layer of its own.
    place.style.opacity = count > 0 ? '0' : ''
  }
}

/** Let a copy travel; what is returned removes it before its time. */
function travel(journey: Journey, layer: HTMLElement, origin: DOMRect, delay: number, arrived: () => void): () => void {
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

const spotOf = (place: HTMLElement | null): Spot | null => place && { box: place.getBoundingClientRect(), look: 'small', exact: false }

/** Where motion is not wanted the changed place is only marked. */
function glow(place: HTMLElement | null): void {
  place?.animate([{ boxShadow: '0 0 0 3px var(--gold)' }, { boxShadow: '0 0 0 3px transparent' }], 900)
}

function find(spot: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)].find(isSeen) ?? null
}
