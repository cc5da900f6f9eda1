// What the events of a game sound like; silent until switched on.
import type { Call } from '../play/alerts.svelte'
import type { Table } from '../play/table.svelte'
import type { Event } from '../wire'
import { areMerchants } from './plan'
import { bell, brush, coin, isHeard, tone } from './synth'

/** A scale without half tones: whatever sounds together is in tune. */
const SCALE = [392, 440, 523, 587, 659, 784, 880, 1047] as const
const pitch = (step: number): number => SCALE[Math.min(SCALE.length - 1, Math.max(0, step))] ?? SCALE[0]

const card = (at = 0) => {
  brush(2600, at, 0.07, 0.22)
  tone(170, 90, at, 0.06, 0.1, 'triangle')
}
const riffle = (cards: number) => Array.from({ length: cards }, (_, at) => brush(3200 + 200 * at, at * 0.07, 0.06, 0.16))
/** More coins, and higher ones, for a better sale. */
const sale = (points: number) => Array.from({ length: Math.min(5, Math.max(1, points)) }, (_, at) => coin(1300 + 140 * points + 110 * at, 0.3 + at * 0.08))
const fold = () => brush(700, 0, 0.14, 0.16)
const outbid = () => tone(440, 294, 0, 0.3, 0.12, 'triangle', 0.02)
const knock = () => [0, 0.16].forEach((at) => tone(130, 62, at, 0.14, 0.28))
const yourTurn = () => [bell(262, 0, 0.6, 0.11), bell(pitch(0), 0.15, 0.9, 0.1)]
const wonLot = () => [0, 2, 4].forEach((step, at) => bell(pitch(step), at * 0.08, 0.5, 0.07))
/** Three nod, then a five drops, and the arch closes over it. */
const merchants = () => {
  ;[0, 2, 4].forEach((step, at) => bell(pitch(step), at * 0.16, 0.7, 0.09))
  coin(2100, 0.62, 0.13)
  ;[2, 4, 7].forEach((step) => bell(pitch(step), 0.9, 1.4, 0.06))
}
const fanfare = () => {
  ;[0, 2, 4, 7].forEach((step, at) => bell(pitch(step), at * 0.13, 0.9, 0.1))
  ;[0, 2, 4, 7].forEach((step) => bell(pitch(step), 0.62, 2, 0.07))
}

let wasLeading = false

/** Lets the events be heard. */
export function listen(events: readonly Event[], table: Table): void {
  const { view, me } = table
  const leading = me !== null && view?.leader === me
  const lost = wasLeading && !leading && view?.phase === 'bid'
  wasLeading = leading
  if (!isHeard()) return
  for (const event of events) {
    if (event.kind === 'revealed') riffle(event.cards?.length ?? 1)
    else if (event.kind === 'bid' || event.kind === 'gave' || event.kind === 'discarded') card()
    else if (event.kind === 'won' && event.seat === me) wonLot()
    else if (event.kind === 'won') coin(1200, 0)
    else if (event.kind === 'passed') fold()
    else if (areMerchants(event)) merchants()
    else if (event.kind === 'sold') sale(event.number ?? 1)
    else if (event.kind === 'round_began' || event.kind === 'final_began') bell(196, 0, 1.6, 0.12)
    else if (event.kind === 'took' && event.cards?.length) card()
  }
  if (lost) outbid()
}

/** Lets the end be heard: a coin for each card that is turned, then the winner. */
export function listenToEnd(isRevealed: boolean, turned: number): void {
  if (!isHeard()) return
  if (isRevealed) fanfare()
  else if (turned > 0) coin(1100 + 40 * turned, 0, 0.08)
}

/** A few notes, so that one hears how loud it is. */
export function trySound(): void {
  if (isHeard()) yourTurn()
}

/** Lets my turn be heard and felt, also by who looks elsewhere. */
export function ring(call: Call): void {
  if (!isHeard()) return
  if ('vibrate' in navigator) navigator.vibrate(20)
  if (call === 'discard') knock()
  else yourTurn()
}
