import { describe, expect, it } from 'vitest'
import { pause, standsAfter, turns } from '../../src/podium/turning'

const sold = (kept: string, points: number) => ({ kept, points })
const SETS = [[sold('C4', 4), sold('G1', 1)], [sold('M', 5)], []]

describe('turning the profit', () => {
  it('goes round the table until everything lies open', () => expect(turns(SETS)).toEqual([0, 1, 0]))
  it('shows the lowest of each first', () => {
    expect(standsAfter(SETS, 1).map((stand) => [stand.open, stand.hidden, stand.total, stand.leads])).toEqual([
      [['G1'], 1, 1, true],
      [[], 1, 0, false],
      [[], 0, 0, false],
    ])
  })
  it('ends with what everybody has', () => {
    expect(standsAfter(SETS, Infinity).map((stand) => stand.total)).toEqual([5, 5, 0])
    expect(standsAfter(SETS, Infinity).map((stand) => stand.leads)).toEqual([true, true, false])
  })
  it('never takes long, however much was sold', () => expect(pause(40) * 40).toBeLessThanOrEqual(7000))
})
