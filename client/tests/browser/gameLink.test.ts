import { describe, expect, it } from 'vitest'
import { gameLink, packed, unpacked } from '../../src/browser/gameLink'

const RECORD = JSON.stringify({ format: 'byzanz/1', names: ['Ève', 'Łukasz', 'عمر'], actions: Array.from({ length: 150 }, (_, at) => `${at % 4} bid C${(at % 4) + 1}`) })

describe('a game in an address', () => {
  it('comes back as it was, in signs that an address keeps', async () => {
    const game = await packed(RECORD)
    expect(game).toMatch(/^[\w-]+$/)
    expect(game.length).toBeLessThan(RECORD.length / 2)
    expect(await unpacked(game)).toBe(RECORD)
  })

  it('is no game where a part of the link is missing, or where it never was one', async () => {
    const game = await packed(RECORD)
    expect(await unpacked(game.slice(0, -10))).toBeNull()
    expect(await unpacked('no game at all')).toBeNull()
    expect(await unpacked('')).toBeNull()
  })

  it('does not unpack to more than a record can be', async () => {
    expect(await unpacked(await packed(' '.repeat(5_000_000)))).toBeNull()
  })

  it('names the moment, and is refused where an address would be too long', () => {
    expect(gameLink('abc', { at: '12', seat: '1' })).toBe(`${location.origin}/replay#game=abc&at=12&seat=1`)
    expect(gameLink('a'.repeat(9000))).toBeNull()
  })
})
