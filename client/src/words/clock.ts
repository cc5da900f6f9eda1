// Time in words: spans like "30 seconds", what a table's clock allows, and what is left on it.
import type { Clock } from '../wire'
import { currentLanguage, t } from './words.svelte'

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const
type Display = 'long' | 'short' | 'narrow'

const amount = (value: number, unit: string, unitDisplay: Display): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay }).format(value)

/** "3 minutes", "90 seconds", "1 day": in the largest unit that needs no fraction. */
export function span(seconds: number, display: Display = 'long'): string {
  const [unit, size] = UNITS.find((one) => seconds >= one[1] && seconds % one[1] === 0) ?? UNITS[3]
  return amount(seconds / size, unit, display)
}

const spans = (clock: Clock, display: Display) => ({ move: span(clock.move, display), reserve: span(clock.reserve, display) })

/** What a table's clock allows, in a sentence. */
export function clockSentence(clock: Clock | null): string {
  if (!clock) return t('clock-none-hint')
  return t(clock.reserve > clock.move ? 'clock-reserve-hint' : 'clock-each-hint', spans(clock, 'long'))
}

/** The same for a list of tables: "3 min + 30 sec a turn". */
export const clockBrief = (clock: Clock): string => t(clock.reserve > clock.move ? 'clock-reserve-brief' : 'clock-each-brief', spans(clock, 'short'))

/** An amount of time in its two largest units. */
function amounts(seconds: number, display: Display): string {
  const found = UNITS.findIndex(([, size]) => seconds >= size)
  const at = found < 0 ? 2 : Math.min(found, 2)
  const [large, small] = [UNITS[at] ?? UNITS[2], UNITS[at + 1] ?? UNITS[3]]
  const parts = [
    [Math.floor(seconds / large[1]), large[0]],
    [Math.floor((seconds % large[1]) / small[1]), small[0]],
  ] as const
  const told = display === 'narrow' ? parts : parts.filter(([count]) => count > 0)
  const texts = (told.length ? told : [parts[1]]).map(([count, unit]) => amount(count, unit, display))
  return new Intl.ListFormat(currentLanguage(), { type: 'unit', style: display }).format(texts)
}

/** What is left on a clock: "2d 5h", "3h 20m", "1:05". */
export const timeLeft = (seconds: number): string =>
  seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : amounts(seconds, 'narrow')

/** The same to be read out: "1 minute, 5 seconds". */
export const timeSpoken = (seconds: number): string => amounts(seconds, 'long')
