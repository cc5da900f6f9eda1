import { describe, expect, it } from 'vitest'
import { LearnTable } from '../../src/analysis/learn.svelte'
import type { JudgedAction, JudgedDecision, Replay, View } from '../../src/wire'
import { PlayedTable } from '../playedTable'

const shown = new PlayedTable()
shown.show(['C1', 'C2', 'V3'], {})
const view = shown.view as View
const legal = {
  bid: { need: 1, most: 6, faces: ['C1', 'C2', 'V3'], cheapest: [] },
  pass: true,
  orders: { skip: true },
}
const replay: Replay = {
  names: ['', '', ''],
  faces: [null, null, null],
  players: 3,
  steps: [
    { action: null, by: null, events: [], view, legal },
    { action: '0 pass', by: null, events: [], view },
  ],
}
const candidate = (action: string, share: number): JudgedAction => ({
  action,
  win_share: share,
  error: 0.01,
  loss: 0.4 - share,
  loss_error: 0.01,
  lost: 1 - share / 0.4,
  worth: share,
  margin: 0,
  points: 10 * share,
  place: 2,
  worlds: 64,
  gain: 0,
})
const task: JudgedDecision = {
  index: 0,
  seat: 0,
  round: 1,
  phase: 'bid',
  action: 'pass',
  laid: 0,
  loss: 0.2,
  error: 0.01,
  lost: 0.5,
  lost_error: 0.01,
  expected: [0.4, 0.2],
  class: 'blunder',
  accuracy: 10,
  reason: null,
  hindsight: null,
  candidates: [
    candidate('bid C1 C2', 0.4),
    candidate('bid V3', 0.39),
    candidate('bid C1', 0.3),
    candidate('pass', 0.2),
    candidate('bid C2', 0.1),
  ],
}
function learning() {
  const table = new LearnTable(replay, 0.08, (seat) => `seat ${seat}`)
  table.show(task)
  return table
}

describe('a mistake at the table', () => {
  it('can be tried with all that was legal, and without standing orders', () => {
    const table = learning()
    expect([table.me, table.legal.pass, table.legal.orders, table.isTrial]).toEqual([
      0,
      true,
      undefined,
      true,
    ])
  })
  it('tells what is as good as the best, better, worse, the same, not judged', async () => {
    const verdicts: [string, string][] = [
      ['bid C2 C1', 'right'],
      ['bid V3', 'right'],
      ['bid C1', 'better'],
      ['bid C2', 'worse'],
      ['pass', 'same'],
      ['bid C1 C2 V3', 'unjudged'],
    ]
    for (const [action, verdict] of verdicts) {
      const table = learning()
      expect(await table.act(action)).toBe(false)
      expect([action, table.verdict]).toEqual([action, verdict])
    }
  })
  it('takes nothing more once it is solved or shown', async () => {
    const table = learning()
    await table.act('bid C1 C2')
    expect([table.isSolved, table.legal]).toEqual([true, {}])
    await table.act('pass')
    expect(table.verdict).toBe('right')
    table.show(task)
    table.showSolution()
    await table.act('pass')
    expect([table.verdict, table.legal]).toEqual([null, {}])
  })
})
