import { describe, expect, it } from 'vitest'
import { keyOf } from '../../src/words/faces'
import { drawn } from '../../src/cards/drawn'
import { moved, movedPath } from '../../src/cards/moved'

describe('a drawing at its place', () => {
  it('moves absolute points, scales relative ones, and leaves the flags of an arc alone', () => {
    expect(movedPath('M1 2h4v-.5l1-1Z', 10, 20, 2)).toBe('M 12 24h 8v -1l 2 -2Z')
    expect(movedPath('M0 0A3 4 45 1 0 5 6a1 1 0 0 1 2 2H7V8', 10, 20, 2)).toBe('M 10 20A 6 8 45 1 0 20 32a 2 2 0 0 1 4 4H 24V 36')
    expect(movedPath('M12-.8 24.8 12C1 2 3 4 5 6c1-1 2-2 3-3', 1, 2, 1)).toBe('M 13 1.2 25.8 14C 2 4 4 6 6 8c 1 -1 2 -2 3 -3')
  })

  it('scales lines and letters with it', () => {
    const elements = '<path d="M1 1" stroke-width="2" stroke-dasharray="7 3" opacity=".5"/><text x="12" y="17" font-size="15" textLength="10">C</text>'
    expect(moved(elements, 5, 6, 0.5)).toBe('<path d="M 5.5 6.5" stroke-width="1" stroke-dasharray="3.5 1.5" opacity=".5"/><text x="11" y="14.5" font-size="7.5" textLength="5">C</text>')
  })

  it('is not built again for the same name', () => {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawn('one', () => '<rect/>')(target)
    const first = target.firstChild
    drawn('one', () => '<rect/>')(target)
    expect(target.firstChild).toBe(first)
    drawn('two', () => '<path/>')(target)
    expect(target.firstElementChild?.tagName).toBe('path')
  })
})

it('tells equal cards of a list apart, whatever comes before them', () => {
  const cards = ['C1', 'C1', 'G2']
  expect(cards.map((_, at) => keyOf(cards, at))).toEqual(['C1 0', 'C1 1', 'G2 0'])
  expect(keyOf(['G2'], 0)).toBe('G2 0')
})
