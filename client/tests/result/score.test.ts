import { describe, expect, it } from 'vitest'
import { profitByRound, soldSets, standings } from '../../src/result/score'
import type { Event } from '../../src/wire'

const EVENTS: Event[] = [
  { kind: 'round_began', seat: 0, number: 1 },
  { kind: 'sold', seat: 1, cards: ['C1', 'C1', 'C4'], number: 4, kept: 'C4' },
  { kind: 'round_began', seat: 1, number: 2 },
  { kind: 'sold', seat: 0, cards: ['M', 'M', 'M'], number: 5, kept: 'M' },
]

describe('the scoreboard', () => {
  it('counts profit after each round', () => {
    expect(profitByRound(EVENTS, 3)).toEqual([[0, 0, 5], [0, 4, 4], [0, 0, 0]])
  })
  it('keeps the sold sets of each seat', () => {
    expect(soldSets(EVENTS, 2)[1]).toEqual([{ cards: ['C1', 'C1', 'C4'], kept: 'C4', points: 4 }])
  })
  it('breaks ties by the hand and lets equals share a place', () => {
    const places = standings({ points: [9, 12, 12, 9], hands: [2, 1, 3, 2], goods: [2, 1, 1, 2], winners: [2] }, 'all-cards')
    expect(places.map((row) => [row.seat, row.place])).toEqual([[2, 1], [1, 2], [0, 3], [3, 3]])
    expect(places[0]?.byTie).toBe(true)
    expect(places[2]?.byTie).toBe(false)
  })
  it('counts the goods alone where the table breaks ties by them', () => {
    const places = standings({ points: [14, 3, 14], hands: [6, 2, 6], goods: [4, 2, 5], winners: [2] }, 'goods-only')
    expect(places.map((row) => [row.seat, row.place, row.hand, row.byTie])).toEqual([[2, 1, 5, true], [0, 2, 4, false], [1, 3, 2, false]])
  })
})
