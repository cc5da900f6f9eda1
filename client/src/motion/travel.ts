// Cards travel: every event is shown from where to where, on one layer above the table, never in anybody's way.
//
// `look` notes where things lie before the view changes, `go` finds where they have come to and lets copies travel.
// The page itself is already in its new state: only the places that are still being reached stay unseen for a moment.
import type { Event } from '../wire'
import { plan, type Leg } from './plan'

/** At most this far behind the view, in ms; then it jumps. */
const LATEST = 1600

export class Travel {
  layer: HTMLElement | undefined
  #before = new Map<string, DOMRect>()
  #events: readonly Event[] = []
  #me: number | null = null
  #busyUntil = 0
  #running = new Set<Animation>()
  #taken = new Set<HTMLElement>()

  /** To be called before the view changes. */
  look(events: readonly Event[], me: number | null): void {
    this.#events = events
    this.#me = me
    this.#before.clear()
    if (events.length === 0) return
    for (const spot of document.querySelectorAll<HTMLElement>('[data-spot]')) {
      const name = spot.dataset.spot ?? ''
      const box = spot.getBoundingClientRect()
      if (box.width === 0) continue
      this.#before.set(name, box)
      // Cards that lie open one by one are found by their faces too.
      if (spot.dataset.face) this.#before.set(`${name.split('-')[0] ?? ''}:${spot.dataset.face}`, box)
    }
  }

  /** To be called when the page shows the new view. */
  go(speed: number): void {
    if (!this.layer || this.#events.length === 0) return
    const legs = plan(this.#events, this.#me)
    if (speed === 0) {
      for (const leg of legs) this.#glow(leg)
      return
    }
    const now = performance.now()
    if (this.#busyUntil - now > LATEST) this.stop()
    this.#taken.clear()
    const late = Math.max(0, this.#busyUntil - now)
    let end = now
    for (const leg of legs) {
      const at = late + leg.at / speed
      const time = leg.time / speed
      if (at + time > LATEST + 600) continue
      this.#travel(leg, at, time)
      end = Math.max(end, now + at + time)
    }
    this.#busyUntil = end
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running.clear()
    this.layer?.replaceChildren()
    this.#busyUntil = 0
  }

  #now(spot: string): HTMLElement | null {
    return [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)].find((one) => one.getBoundingClientRect().width > 0) ?? null
  }

  /** Where a journey ends: in the own hand that is the very card. */
  #end(leg: Leg): HTMLElement | null {
    const card = leg.to === 'hand' && leg.face !== undefined && !leg.fade ? `[data-spot^="hand-"][data-face="${leg.face}"]` : null
    const slot = card && [...document.querySelectorAll<HTMLElement>(card)].find((one) => !this.#taken.has(one))
    if (!slot) return this.#now(leg.to)
    this.#taken.add(slot)
    return slot
  }

  /** Where motion is not wanted the changed place is only marked. */
  #glow(leg: Leg): void {
    this.#now(leg.to)?.animate([{ boxShadow: '0 0 0 3px var(--gold)' }, { boxShadow: '0 0 0 3px transparent' }], 900)
  }

  #travel(leg: Leg, at: number, time: number): void {
    const from = this.#before.get(`${leg.from}:${leg.face ?? ''}`) ?? this.#before.get(leg.from) ?? this.#now(leg.from)?.getBoundingClientRect()
    const end = this.#end(leg)
    const to = end?.getBoundingClientRect() ?? this.#before.get(leg.to)
    if (!from || !to || !this.layer) return
    const frame = this.layer.getBoundingClientRect()
    const width = Math.max(26, Math.min(leg.width ?? 56, Math.max(from.width, to.width)))
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    ghost.style.width = `${width}px`
    ghost.append(picture(leg))
    this.layer.append(ghost)
    const place = (box: DOMRect, drop: number) => {
      const x = box.left - frame.left + box.width / 2 - width / 2
      const y = box.top - frame.top + box.height / 2 - width * 0.7 + drop
      return `translate(${x}px, ${y}px) scale(${Math.min(1.6, Math.max(0.4, Math.min(box.width, 190) / width / (leg.spread ?? 1)))})`
    }
    const animation = ghost.animate(
      [
        { transform: place(from, 0), opacity: 1 },
        { transform: place(to, leg.fade ? 60 : 0), opacity: leg.fade ? 0 : 1 },
      ],
      { duration: time, delay: at, easing: leg.easing, fill: 'both' },
    )
    // Before it sets out a ghost must not lie over its old place.
    if (at > 0) ghost.animate([{ opacity: leg.waits ? 1 : 0 }, { opacity: leg.waits ? 1 : 0 }], { duration: at, fill: 'none' })
    this.#keep(animation, () => ghost.remove())
    const target = leg.hides || end?.dataset.spot?.startsWith('hand-') ? end : null
    if (target) this.#keep(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + time * 0.92 }))
  }

  #keep(animation: Animation, after?: () => void): void {
    this.#running.add(animation)
    const end = () => {
      this.#running.delete(animation)
      after?.()
    }
    animation.onfinish = end
    animation.oncancel = end
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** A card's copy: its small picture if everybody may see it, else its back. */
function picture(leg: Leg): SVGElement {
  const make = (tag: string, attributes: Record<string, string>) => {
    const node = document.createElementNS(SVG, tag)
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
    return node
  }
  if (leg.offer !== undefined) {
    const svg = make('svg', { viewBox: '0 0 48 58' })
    svg.append(make('path', { d: 'M3 56V24a21 21 0 0 1 42 0V56Z', fill: '#e6bd68', stroke: '#8a6210', 'stroke-width': '3' }))
    svg.append(make('use', { href: `#figure-${leg.offer}`, x: '13', y: '15', width: '22', height: '31', fill: 'none', stroke: '#2b1033', 'stroke-width': '8' }))
    return svg
  }
  const svg = make('svg', { viewBox: '0 0 60 84' })
  if (leg.face === undefined) {
    svg.append(make('rect', { x: '.5', y: '.5', width: '59', height: '83', rx: '6', fill: 'var(--back-1)', stroke: 'var(--face)', 'stroke-width': '2' }))
    svg.append(make('path', { d: 'M30 17 47 42 30 67 13 42Z', fill: 'var(--back-gold)' }))
    return svg
  }
  const kind = leg.face.charAt(0)
  svg.setAttribute('class', `g${kind}`)
  const merchant = kind === 'M'
  svg.append(make('rect', { x: '.5', y: '.5', width: '59', height: '83', rx: '7', fill: merchant ? '#e0b65c' : 'var(--face)' }))
  svg.append(make('rect', { x: '3.5', y: '3.5', width: '53', height: '77', rx: '4.5', fill: 'var(--g)' }))
  svg.append(
    make('use', { href: `#figure-${merchant ? 'M' : leg.face.charAt(1)}`, x: '16', y: '8', width: '28', height: '39', fill: 'none', stroke: 'var(--on)', 'stroke-width': '9', 'stroke-linecap': 'round' }),
  )
  svg.append(make('use', { href: `#shape-${kind}`, x: '16', y: '51', width: '28', height: '28', class: 'ghost-shape' }))
  return svg
}
