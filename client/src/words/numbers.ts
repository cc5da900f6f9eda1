// Numbers and moments in the form of the player's language.
import { currentLanguage } from './words.svelte'

/** The reader's own kind of a language: a clock of twelve hours is American, not British. */
const region = (): string => navigator.languages.find((tag) => tag.split('-')[0] === currentLanguage()) ?? currentLanguage()

export const number = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(value)

/** When something happened: the time today, else the day, with the year if it is another one. */
export function moment(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const isToday = then.toDateString() === now.toDateString()
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat(region(), isToday ? { hour: 'numeric', minute: '2-digit' } : day).format(then)
}
