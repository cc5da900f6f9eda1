import { describe, expect, it } from 'vitest'
import { portrait } from '../../src/cards/portraits'

/** The colour behind a portrait. */
const groundOf = (seat: number) => /fill="(#\w+)"/.exec(portrait('Lena', seat, false))?.[1]

describe('portraits', () => {
  it('follow the stored number, and the name only without one', () => {
    expect(portrait('Lena', 0, false, 5)).toBe(portrait('Lena', 0, false, 5))
    const drawn = new Set(Array.from({ length: 40 }, (_, face) => portrait('Lena', 0, false, face)))
    expect(drawn.size).toBeGreaterThan(25)
    expect(portrait('Lena', 0, true, 5)).toBe(portrait('Lena', 0, true))
  })

  it('stand before another ground than their neighbours, at every table', () => {
    for (const players of [3, 4, 5, 6])
      for (let seat = 0; seat < players; seat++) expect(groundOf(seat), `${players}: ${seat}`).not.toBe(groundOf((seat + 1) % players))
  })
})
