import { describe, expect, it, vi } from 'vitest'
import { moment, number } from '../../src/words/numbers'
import { type Language, speak } from '../../src/words/words.svelte'

const NOW = new Date(2026, 10, 16, 18, 30)
const at = (...parts: [number, number, number, number, number]) => moment(new Date(...parts).getTime() / 1000, NOW)

describe('moments', () => {
  it.each([
    ['en', '9:05 AM', 'Nov 3', 'Nov 3, 2025'],
    ['de', '9:05', '3. Nov.', '3. Nov. 2025'],
    ['nl', '9:05', '3 nov', '3 nov 2025'],
    ['it', '9:05', '3 nov', '3 nov 2025'],
    ['fr', '9:05', '3 nov.', '3 nov. 2025'],
  ])('have the form of %s: %s, %s, %s', async (code, today, thisYear, before) => {
    await speak(code as Language)
    const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ').replace(/^0/, '')
    expect(plain(at(2026, 10, 16, 9, 5))).toBe(today)
    expect(plain(at(2026, 10, 3, 9, 5))).toBe(thisYear)
    expect(plain(at(2025, 10, 3, 9, 5))).toBe(before)
  })
})

describe('the time of day', () => {
  it.each([['en-GB', '17:05'], ['en-US', '5:05 PM'], ['de', '5:05 PM']])('is that of the reader: %s', async (tag, text) => {
    await speak('en')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag])
    expect(at(2026, 10, 16, 17, 5).replace(/[\u202f\u00a0]/g, ' ')).toBe(text)
    vi.restoreAllMocks()
  })
})

describe('decimals', () => {
  it.each([['en', '0.5'], ['de', '0,5'], ['nl', '0,5'], ['it', '0,5'], ['fr', '0,5']])('have the form of %s: %s', async (code, text) => {
    await speak(code as Language)
    expect(number(0.5)).toBe(text)
  })
})
