// Numbers and moments in the form of the player's language.
import { currentLanguage } from './words.svelte'

/** The reader's own kind of a language: a clock of twelve hours is American, not British. */
const region = (): string => navigator.languages.find((tag) => tag.split('-')[0] === currentLanguage()) ?? currentLanguage()

export const number = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(value)

/** A day, with the year if it is another one. */
export function day(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const isThisYear = then.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(region(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(then)
}

/** A number with so many places at most. */
export const rounded = (value: number, digits: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits }).format(value)

/** A number with exactly so many places, for columns. */
export const fixed = (value: number, digits: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)

/** How much more or less, with its sign. */
export const signed = (value: number, digits: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '−')

/** A part of the whole, in percent. */
export const inPercent = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share)

/** When something happened: the time today, else the day, with the year if it is another one. */
export function moment(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const isToday = then.toDateString() === now.toDateString()
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat(region(), isToday ? { hour: 'numeric', minute: '2-digit' } : day).format(then)
}
