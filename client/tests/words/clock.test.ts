import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSameClock, PACES, usual } from '../../src/lobby/clocks'
import { clockBrief, clockSentence, span, timeLeft } from '../../src/words/clock'
import { speak } from '../../src/words/words.svelte'

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

describe('spans of time', () => {
  it('take the largest unit without a fraction', () => {
    expect([15, 60, 90, 180, 3600, 86400, 3 * 86400].map((seconds) => span(seconds))).toEqual([
      '15 seconds', '1 minute', '90 seconds', '3 minutes', '1 hour', '1 day', '3 days',
    ])
  })
  it('speak the chosen language', async () => {
    await speak('de')
    expect(span(86400)).toBe('1 Tag')
    await speak('fr')
    expect(span(3 * 86400)).toMatch(/^3.jours$/)
  })
})

describe('what is left', () => {
  it('is minutes and seconds, then hours, then days', async () => {
    expect([5, 65, 3599].map(timeLeft)).toEqual(['0:05', '1:05', '59:59'])
    expect(timeLeft(3 * 3600 + 20 * 60 + 7)).toBe('3h 20m')
    expect(timeLeft(2 * 86400 + 5 * 3600)).toBe('2d 5h')
    await speak('fr')
    expect(timeLeft(2 * 86400 + 5 * 3600)).toMatch(/^2\s?j 5\s?h$/)
  })
})

describe("a table's clock", () => {
  it('is described in a sentence and in a list', () => {
    expect(clockSentence(null)).toBe('Everyone takes as long as they like.')
    expect(clockSentence({ kind: 'live', move: 30, reserve: 180 })).toBe('3 minutes to begin with; each turn adds 30 seconds.')
    expect(clockSentence({ kind: 'turns', move: 86400, reserve: 86400 })).toBe('Up to 1 day per turn.')
    expect(clockBrief({ kind: 'live', move: 30, reserve: 180 })).toBe('3 min + 30 sec per turn')
  })
  it('is chosen from what the server takes', () => {
    for (const { clock } of PACES.live) {
      expect(clock.move).toBeGreaterThanOrEqual(5)
      expect(clock.reserve).toBeGreaterThanOrEqual(clock.move)
      expect(clock.reserve).toBeLessThanOrEqual(3600)
    }
    expect(PACES.turns.map(({ clock }) => clock.move / 86400)).toEqual([1, 3, 7])
    expect(usual('none')).toBeNull()
    expect(isSameClock(usual('live'), { kind: 'live', move: 30, reserve: 180 })).toBe(true)
    expect(isSameClock(usual('turns'), usual('live'))).toBe(false)
  })
})
