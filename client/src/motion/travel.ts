// Cards travel: every event is shown from where to where, on one layer above the table, never in anybody's way.
//
// `look` notes where things lie before the view changes; with the next frame, copies set out to where they have come to.
// The page itself is already in its new state: only the places that are still being reached stay unseen for a moment.
// Styling and laying out the new page, making the copies and painting are tasks of their own where the browser lets them
// be: together they keep a slow device busy for too long. If a frame comes earlier, it gets still copies where cards lay,
// and what they will reach stays unseen: that needs no measuring, and nothing flashes.
import type { Event } from '../wire'
import { type Journey, type Spot, stillCopy, travel } from './copies'
import type { Look } from './ghost'
import { plan, type Leg } from './plan'
import { soon } from '../browser/soon'

/** At most this far behind the view, in ms; then it jumps. */
const LATEST = 1600
/** A copy that is not seen before it sets out is made this long before, in ms: not all in one frame. */
const AHEAD = 40

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
  /** Which change waits to be set in motion; 0: none. */
  #turn = 0
  #turns = 0
  #speed = 0
  #legs: Leg[] = []
  #journeys: Journey[] | null = null
  #origin: DOMRect | null = null
  /** What is seen, and what isn't, until all ways are known. */
  #stills: { copies: HTMLElement[]; places: HTMLElement[] } | null = null

  /** Note where everything lies; to be called before the view changes. */
  look(events: readonly Event[], me: number | null): void {
    this.#flush()
    this.#events = events
    this.#me = me
    this.#before.clear()
    if (events.length === 0) return
    this.#origin = this.layer?.getBoundingClientRect() ?? null
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

  /** Let copies travel; to be called when the view has changed. `settle` brings on what follows it in a task of its own. */
  go(speed: number, settle: () => void = () => {}): void {
    this.#speed = speed
    this.#legs = plan(this.#events, this.#me)
    const turn = (this.#turn = ++this.#turns)
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
      if (turn !== this.#turn) return
      steps.shift()?.()
      soon(next)
    }
    const keepStill = () => {
      if (turn !== this.#turn) return
      this.#still()
      requestAnimationFrame(keepStill)
    }
    requestAnimationFrame(keepStill)
    soon(next)
  }

  /** Set out now, if something waits to. */
  #flush(): void {
    if (this.#turn === 0) return
    this.#turn = 0
    if (!this.#journeys) this.#measure()
    const { layer } = this
    if (layer && this.#origin) for (const journey of this.#journeys ?? []) this.#begin(journey, layer, this.#origin)
    this.#journeys = null
    this.#unstill()
  }

  #unstill(): void {
    for (const copy of this.#stills?.copies ?? []) copy.remove()
    for (const place of this.#stills?.places ?? []) this.#hide(place, -1)
    this.#stills = null
  }

  /** A frame has come before the ways are known. */
  #still(): void {
    const { layer } = this
    const origin = this.#origin
    if (!layer || !origin || this.#speed === 0) return
    this.#unstill()
    const stills = (this.#stills = { copies: [] as HTMLElement[], places: [] as HTMLElement[] })
    const used = new Map<string, number>()
    for (const leg of this.#legs) {
      const key = `${leg.from}:${leg.face ?? ''}`
      const nth = used.get(key) ?? 0
      used.set(key, nth + 1)
      const spot = this.#before.get(key)?.[nth]
      if (spot) stills.copies.push(stillCopy(leg, spot, origin))
      if (leg.fade || leg.lights || leg.points !== undefined) continue
      const goals = leg.offer === undefined ? cardsAt(leg) : [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(leg.to)}"]`)]
      const free = goals.filter((goal) => !stills.places.includes(goal))
      // The last of equal ones, in each place that shows them.
      const last = new Map(free.map((goal) => [goal.parentElement, goal]))
      for (const goal of last.values()) {
        stills.places.push(goal)
        this.#hide(goal, 1)
      }
    }
    layer.append(...stills.copies)
  }

  /** Find all ways before anything is set in motion: so the browser lays the page out once, not for each card. */
  #measure(): void {
    this.#journeys = []
    if (!this.layer || this.#events.length === 0) return
    const legs = this.#legs
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
    const card = cardsAt(leg).findLast((one) => !this.#taken.has(one) && isSeen(one))
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

/** Cards that a journey may end at. */
function cardsAt(leg: Leg): HTMLElement[] {
  if (leg.face === undefined || leg.fade) return []
  return [...document.querySelectorAll<HTMLElement>(`[data-face="${leg.face}"]`)].filter((one) => {
    const place = one.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? ''
    return place === leg.to || placeOf(place) === leg.to
  })
}

const spotOf = (place: HTMLElement | null): Spot | null => place && { box: place.getBoundingClientRect(), look: 'small', exact: false }

/** Where motion is not wanted the changed place is only marked. */
function glow(place: HTMLElement | null): void {
  place?.animate([{ boxShadow: '0 0 0 3px var(--gold)' }, { boxShadow: '0 0 0 3px transparent' }], 900)
}

function find(spot: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)].find(isSeen) ?? null
}
