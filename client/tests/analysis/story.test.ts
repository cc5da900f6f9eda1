import { beforeAll, describe, expect, it } from 'vitest'
import {
  headline,
  isLasting,
  luckTold,
  mistakeOf,
  placeTold,
  turningPoints,
} from '../../src/analysis/story'
import { speak, speakAnalysis } from '../../src/words/words.svelte'
import type { GameAnalysis, JudgedAction, JudgedDecision } from '../../src/wire'

beforeAll(async () => {
  await speak('en')
  await speakAnalysis()
})

const candidate = (action: string): JudgedAction => ({
  action,
  win_share: 0.3,
  error: 0.01,
  loss: 0,
  loss_error: 0.01,
  lost: 0,
  worth: 0.3,
  margin: 0,
  points: 12,
  place: 2,
  worlds: 64,
})
const decision = (
  index: number,
  seat: number,
  action: string,
  best: string,
  loss: number,
  more: Partial<JudgedDecision> = {},
): JudgedDecision => ({
  index,
  seat,
  round: index,
  phase: 'bid',
  action,
  laid: 0,
  candidates: [candidate(best), candidate(action)],
  loss,
  error: 0.01,
  lost: 3 * loss,
  lost_error: 0.01,
  expected: [0.3, 0.3],
  class: loss > 0 ? 'mistake' : 'good',
  accuracy: 90,
  reason: null,
  hindsight: null,
  ...more,
})
const analysisOf = (
  decisions: JudgedDecision[],
  more: Partial<GameAnalysis> = {},
): GameAnalysis => ({
  format: 'byzanz-analysis/1',
  judge: '0123456789ab',
  players: 3,
  seed: 0,
  worlds: 64,
  seat: null,
  is_done: true,
  result: [0, 1, 0],
  thresholds: { inaccuracy: 0.1, mistake: 0.2, blunder: 0.3, solved: 0.08 },
  decisions,
  costliest: [],
  win_shares: [
    [0.4, 0.3, 0.3],
    [0.4, 0.3, 0.3],
    [0.3, 0.4, 0.3],
    [0, 1, 0],
  ],
  chances: [],
  luck: [0, 0, 0],
  accuracy: [],
  counts: [],
  balance: [],
  ...more,
})
const me = { seat: 0, you: 'yes', name: 'Lena' } as const
const her = { seat: 0, you: 'no', name: 'Lena' } as const
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('turning points', () => {
  it('are the seat’s own three costliest decisions, in the order of the game', () => {
    const decisions = [
      decision(1, 0, 'pass', 'bid C1', 0.1),
      decision(2, 1, 'pass', 'bid C1', 0.9),
      decision(3, 0, 'pass', 'bid C1', 0.05),
      decision(4, 0, 'pass', 'bid C1', 0.3),
      decision(5, 0, 'pass', 'bid C1', 0.2),
      decision(6, 0, 'pass', 'bid C1', 0),
    ]
    expect(turningPoints(analysisOf(decisions), 0).map((one) => one.index)).toEqual([1, 4, 5])
    expect(turningPoints(analysisOf(decisions), 2)).toEqual([])
  })
})

describe('the kind of a mistake', () => {
  it('follows from what was played and what was better', () => {
    const kinds = [
      ['bid C4', 'pass'],
      ['bid C4', 'bid C3'],
      ['bid C3', 'bid C4'],
      ['bid C3', 'bid V3'],
      ['pass', 'bid C1'],
      ['take C', 'take V'],
      ['sell C1 C2 C3', 'wait'],
      ['sell C1 C2 C3', 'sell V1 V2 V3'],
    ]
    expect(
      kinds.map(([played = '', best = '']) => mistakeOf(decision(1, 0, played, best, 0.1))),
    ).toEqual(['bid', 'bid', 'low', 'cards', 'pass', 'take', 'sell', 'sale'])
    expect(mistakeOf(decision(1, 0, 'pass', 'sell M M M', 0.1, { phase: 'final' }))).toBe('keep')
  })
  it('lasts if the chances never come back', () => {
    const one = decision(1, 0, 'bid C4', 'pass', 0.1)
    expect(isLasting(analysisOf([one]), one)).toBe(true)
    expect(isLasting(analysisOf([one], { win_shares: [[0.4], [0.4], [0.5], [0]] }), one)).toBe(
      false,
    )
  })
})

describe('the sentence', () => {
  const mistake = decision(1, 0, 'bid C4', 'pass', 0.1)
  it('names what cost most, and whether it lasted', () => {
    expect(headline(analysisOf([mistake]), me)).toBe(
      'You bid too much for a lot in round 1 and never quite caught up.',
    )
    expect(
      plain(headline(analysisOf([mistake], { win_shares: [[0.4], [0.4], [0.5], [0]] }), her)),
    ).toBe('Lena bid too much for a lot in round 1.')
  })
  it('blames nobody where nothing cost much, and doesn’t praise', () => {
    expect(headline(analysisOf([]), me)).toBe('No single decision cost you the game.')
  })
  it('says of a win what it was won in spite of', () => {
    expect(headline(analysisOf([mistake], { result: [1, 0, 0] }), me)).toBe(
      'You won in spite of one costly decision.',
    )
    expect(headline(analysisOf([], { result: [1, 0, 0] }), me)).toBe(
      'You won without one costly decision.',
    )
    expect(plain(headline(analysisOf([mistake, mistake], { result: [0.5, 0.5, 0] }), her))).toBe(
      'Lena shares the victory in spite of 2 costly decisions.',
    )
  })
})

describe('the second line', () => {
  const places = [
    { seat: 1, place: 1, points: 16 },
    { seat: 0, place: 2, points: 12 },
    { seat: 2, place: 3, points: 1 },
  ]
  const name = (seat: number) => ['Lena', 'Irene', 'Basil'][seat] ?? ''
  it('says place, points and who won', () => {
    expect(plain(placeTold(places, me, name, [1], 0))).toBe(
      'Second with 12 points; the win went to Irene with 16.',
    )
    expect(placeTold(places, { seat: 2, you: 'no', name: 'Basil' }, name, [1], 1)).toBe(
      'Third with 1 point; the win went to you with 16.',
    )
    expect(placeTold(places, { seat: 1, you: 'no', name: 'Irene' }, name, [1], 0)).toBe(
      '16 points.',
    )
    expect(placeTold([{ seat: 0, place: 2, points: 16 }, ...places], me, name, [1], 0)).toBe(
      '16 points, as many as the winner; the cards in hand decided.',
    )
  })
  it('keeps a name apart that is written the other way', () => {
    expect(placeTold(places, me, () => 'עברית', [1], 0)).toContain('\u2068עברית\u2069')
  })
  it('says what the cards did, where they did something', () => {
    expect(luckTold(analysisOf([], { luck: [0.12, -0.07, -0.02] }), 0)).toBe(
      'The cards helped: they were worth about 12 wins in 100.',
    )
    expect(luckTold(analysisOf([], { luck: [0.12, -0.07, -0.02] }), 1)).toBe(
      'The cards were unkind: they cost about 7 wins in 100.',
    )
    expect(luckTold(analysisOf([], { luck: [0.12, -0.07, -0.02] }), 2)).toBe(
      'The cards neither helped nor hurt much.',
    )
    expect(luckTold(analysisOf([], { luck: [1.1, -0.9, -0.2] }), 0)).toBe(
      'The cards helped a great deal.',
    )
  })
})
