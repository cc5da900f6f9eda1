import { describe, expect, it } from 'vitest'
import { plan } from '../../src/motion/plan'

describe('journeys', () => {
  it('of a bid go from the hand to the bid, mine from my own cards', () => {
    expect(plan([{ kind: 'bid', seat: 2, cards: ['C1'], number: 1 }], 0)[0]).toMatchObject({ from: 'seat-2', to: 'bid-2', face: 'C1' })
    expect(plan([{ kind: 'bid', seat: 0, cards: ['C1'], number: 1 }], 0)[0]).toMatchObject({ from: 'hand', to: 'bid-0' })
  })
  it('follow one another', () => {
    const legs = plan(
      [
        { kind: 'won', seat: 1, cards: ['C1', 'G2'], number: 5 },
        { kind: 'gave', seat: 1, cards: ['W1'] },
        { kind: 'collected', seat: 1, cards: ['O1'], number: 5 },
      ],
      0,
    )
    expect(legs.map((leg) => leg.to)).toEqual(['market-C', 'market-G', 'market-W', 'face-1', 'held-1', 'seat-1'])
    expect(legs.map((leg) => leg.at)).toEqual([...legs.map((leg) => leg.at)].sort((a, b) => a - b))
  })
  it('of a sale leave one card as profit and let two go', () => {
    const legs = plan([{ kind: 'sold', seat: 1, cards: ['C1', 'C1', 'C4'], number: 4, kept: 'C4' }], 0)
    expect(legs.filter((leg) => leg.to === 'profit-1').map((leg) => leg.face ?? leg.points)).toEqual(['C4', 4])
    expect(legs.filter((leg) => leg.fade)).toHaveLength(2)
    expect(legs.find((leg) => leg.face === 'C4')).toMatchObject({ via: 'seat-1', coin: 4 })
  })
  it('light up the arch of whoever has won a lot, which delays nothing', () => {
    const events = [{ kind: 'collected', seat: 1, cards: ['O1'], number: 5 }, { kind: 'passed', seat: 0, cards: ['C1'] }] as const
    const legs = plan(events as never, 0)
    expect(legs.filter((leg) => leg.lights).map((leg) => leg.to)).toEqual(['face-1'])
    expect(legs.find((leg) => leg.face === 'C1')?.at).toBeLessThan(900)
  })
  it('show a card that waits for others until it leaves', () => {
    const legs = plan([{ kind: 'gave', seat: 0, cards: ['W1'] }, { kind: 'collected', seat: 0, cards: ['O1', 'O2'], number: 3 }], 0)
    expect(legs.filter((leg) => leg.face && leg.at > 0).every((leg) => leg.waits)).toBe(true)
  })
  it('do not exist for what nobody moved', () => {
    expect(plan([{ kind: 'dealt', seat: 1, number: 4 }, { kind: 'done', seat: 2 }, { kind: 'over' }], 0)).toEqual([])
  })
})
