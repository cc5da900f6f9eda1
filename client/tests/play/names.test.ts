import { describe, expect, it } from 'vitest'
import { botName, nameOf } from '../../src/play/names'

describe('names of bots', () => {
  const seats = (...names: (string | null)[]) => names.map((name) => ({ name }))

  it('are never like a person’s, with or without accents and capitals', () => {
    for (const name of ['Zoe', 'Zoë', 'ZOÉ', 'Zoe\u0308'])
      for (const seat of [1, 2, 3, 4, 5]) expect(botName(seat, seats(name, null, null, null, null, null))).not.toMatch(/^zo/i)
  })

  it('are different on every seat', () => {
    const table = seats('Irène', 'Léo', 'Ännä', null, null, null)
    expect(new Set([3, 4, 5].map((seat) => botName(seat, table))).size).toBe(3)
  })
})

describe('names of people', () => {
  const named = (name: string) => nameOf(0, [{ name, kind: 'person' }])

  it('stay as they are, whatever they end in', () => {
    for (const name of ['James', 'D’Angelo', 'Zoë', '李']) expect(named(name)).toBe(name)
  })
  it('that run from right to left do not pull the figures after them along', () => {
    for (const name of ['ענת', 'ليلى']) expect(named(name)).toBe(`\u2068${name}\u2069`)
  })
})
