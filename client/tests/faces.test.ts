import { describe, expect, it } from 'vitest'
import { cheapest, inOrder, sumOf, without } from '../src/cards/faces'

describe('cards', () => {
  it('lie in the hand by kind, rising, merchants last', () => {
    expect(inOrder(['M', 'W1', 'C4', 'C1', 'G2'])).toEqual(['C1', 'C4', 'G2', 'W1', 'M'])
  })
  it('add up to their figures', () => {
    expect(sumOf(['C4', 'M', 'W1'])).toBe(5)
  })
  it('are taken away one copy at a time', () => {
    expect(without(['C1', 'C1', 'M'], ['C1'])).toEqual(['C1', 'M'])
  })
})

describe('the cheapest bid', () => {
  it('comes as near as possible from above', () => {
    expect(cheapest(['C1', 'C4', 'G2', 'M'], 3)).toEqual([0, 2])
  })
  it('takes fewer cards where the sum is the same', () => {
    expect(cheapest(['C1', 'C1', 'G2'], 2)).toEqual([2])
  })
  it('is null where the figures do not reach', () => {
    expect(cheapest(['C1', 'M', 'M'], 2)).toBeNull()
  })
})
