import { describe, expect, it } from 'vitest'
import { inOrder, sumOf, without } from '../../src/words/faces'

describe('cards', () => {
  it('are ordered in the hand by kind, rising, merchants last', () => {
    expect(inOrder(['M', 'W1', 'C4', 'C1', 'G2'])).toEqual(['C1', 'C4', 'G2', 'W1', 'M'])
  })
  it('add up to their figures', () => {
    expect(sumOf(['C4', 'M', 'W1'])).toBe(5)
  })
  it('are taken away one copy at a time', () => {
    expect(without(['C1', 'C1', 'M'], ['C1'])).toEqual(['C1', 'M'])
  })
})
