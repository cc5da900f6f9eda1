// Short cues made by the browser's own synthesis; silent until switched on.
import type { Call } from '../play/alerts.svelte'
import { settings } from '../browser/settings.svelte'
import type { Table } from '../play/table.svelte'
import type { Event } from '../wire'

let context: AudioContext | null = null

/** One note: a pitch in Hz (or a slide between two), when it begins and how long it lasts, in seconds. */
function note(pitch: number, to: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context) return
  const start = context.currentTime + at
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + length)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}

const card = (at = 0) => note(900, 300, at, 0.05, 0.05, 'triangle')
const coin = (pitch: number, at = 0) => {
  note(pitch, pitch, at, 0.16, 0.035, 'sine')
  note(pitch * 1.5, pitch * 1.5, at + 0.05, 0.22, 0.03, 'sine')
}
/** A few coins, more and higher for a better sale. */
const sale = (points: number) => Array.from({ length: Math.min(5, Math.max(1, points)) }, (_, at) => coin(520 + 60 * points + 40 * at, at * 0.07))
const bell = () => note(392, 388, 0, 0.5, 0.03, 'sine')
const riffle = (cards: number) => Array.from({ length: cards }, (_, at) => card(at * 0.07))
const yourTurn = () => {
  note(262, 262, 0, 0.16, 0.05, 'sine')
  note(392, 392, 0.14, 0.24, 0.05, 'sine')
}
const fold = () => note(220, 160, 0, 0.08, 0.04, 'triangle')
const outbid = () => note(440, 290, 0, 0.22, 0.045, 'sine')
const knock = () => note(120, 60, 0, 0.14, 0.09, 'sine')

let wasLeading = false

/** Ready to be heard, if sound is wanted; a browser that was suspended goes on. */
function isHeard(): boolean {
  if (!settings.sound) return false
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return true
}

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
    else if (event.kind === 'won') coin(660)
    else if (event.kind === 'passed') fold()
    else if (event.kind === 'sold') sale(event.number ?? 1)
    else if (event.kind === 'round_began') bell()
    else if (event.kind === 'took' && event.cards?.length) card()
  }
  if (lost) outbid()
}

/** Lets my turn be heard and felt, also by who looks elsewhere. */
export function ring(call: Call): void {
  if (!isHeard()) return
  if ('vibrate' in navigator) navigator.vibrate(20)
  if (call === 'discard') knock()
  else yourTurn()
}
