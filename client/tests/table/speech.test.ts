// What a screen reader hears: choices with their sums, sales with their second press, raises as
// raises, the whole situation.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keep } from '../../src/browser/settings.svelte'
import { Play } from '../../src/play/play.svelte'
import { tableKeys } from '../../src/table/keys'
import { choiceSpoken, chosenNow } from '../../src/table/choosing'
import { announce, describeTable } from '../../src/table/speech'
import type { Event } from '../../src/wire'
import { speak } from '../../src/words/words.svelte'
import { bidOf, PlayedTable } from '../playedTable'

let table: PlayedTable
let play: Play
let said: string[]
let press: (key: string) => string
beforeAll(() => speak('en'))
beforeEach(() => {
  keep({ takeBack: true, isNew: false })
  table = new PlayedTable()
  table.name = (seat) => ['me', 'Irene', 'Basil'][seat] ?? ''
  play = new Play(table)
  said = []
  const nothing = () => undefined
  const keys = tableKeys(play, {
    open: nothing,
    say: nothing,
    talk: nothing,
    cleared: () => said.push('cleared'),
    tookBack: () => said.push('taken back'),
  })
  press = (key) => {
    const before = chosenNow(play)
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'target', { value: document.body })
    keys(event)
    return choiceSpoken(play, before)
  }
})

describe('choosing cards for a bid', () => {
  beforeEach(() => {
    table.show(
      ['G2', 'O1', 'V3', 'M'],
      { pass: true, bid: { ...bidOf(5, ['G2', 'V3']), faces: ['G2', 'O1', 'V3'] } },
      { need: 5 },
    )
    play.follow()
  })
  it('says the card, the sum and what is missing', () => {
    expect(press('1')).toBe('Grain 2, chosen. 2 in all, 3 short.')
    expect(press('3')).toBe('Wine 3, chosen. 5 in all, enough.')
    expect(press('1')).toBe('Grain 2, put back. 3 in all, 2 short.')
    expect(press('3')).toBe('Wine 3, put back. Nothing chosen.')
  })
  it('says the cheapest cards that the keys choose', () => {
    expect(press('m')).toBe('Grain 2 and wine 3, chosen. 5 in all, enough.')
    expect(press('Escape')).toBe('')
    expect(said).toEqual(['cleared'])
  })
  it('says that a merchant is no bid', () => {
    press('1')
    press('3')
    expect(press('4')).toBe('Merchant, chosen. 5 in all, can’t be bid.')
  })
  it('adds what lies there already', () => {
    if (table.view) table.view = { ...table.view, bids: [['C2'], [], []], bid_totals: [2, 0, 0] }
    expect(press('1')).toBe('Grain 2, chosen. 4 in all, 1 short.')
  })
})

describe('a sale by keys', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    table.show(['C1', 'C2', 'C4'], {
      pass: true,
      sell: [['C4', 'C1', 'C2']],
      sales: { 'C1 C2 C4': { keep: 'C4', points: 4 } },
    })
    play.follow()
  })
  it('says the set, then that it can be taken back, and takes it back', () => {
    expect(press('s')).toBe('Sell cloth 1, cloth 2 and cloth 4, keep 4. Once more to sell.')
    expect(press('s')).toBe('Selling. Escape takes it back for 2 seconds.')
    expect(press('Escape')).toBe('')
    expect(said).toEqual(['taken back'])
    vi.runAllTimers()
    expect(table.done).toEqual([])
  })
  it('says that a set was chosen card by card', () => {
    press('1')
    press('2')
    expect(press('3')).toContain('These cards can be sold for 4.')
  })
  it('says that a pass can be taken back', () => {
    expect(press('p')).toBe('Passing. Escape takes it back for 2 seconds.')
  })
})

describe('other choices', () => {
  it('names a card of the lot and what is kept', () => {
    table.show(['C1'], { give: ['G3', 'O2'] }, { phase: 'give', lot: ['G3', 'O2', 'M'] })
    const before = chosenNow(play)
    play.chooseLot(0)
    expect(choiceSpoken(play, before)).toBe('Grain 3, chosen. You keep olives 2 and merchant.')
  })
  it('names a column and the hand afterwards', () => {
    table.show(['C1'], { take: ['V', 'W'] }, { phase: 'take', market: ['V1', 'V2', 'W1'] })
    expect(press('v')).toBe(
      'Wine, 2 cards: wine 1 and wine 2, chosen. 3 of 7 cards in your hand then.',
    )
  })
  it('counts discards', () => {
    table.show(['C1', 'C2', 'G1'], { discard: ['C1', 'C2', 'G1'] }, { phase: 'limit', excess: 2 })
    expect(press('1')).toBe('Cloth 1, chosen. 1 of 2 to discard.')
  })
})

describe('the situation at a table with a clock', () => {
  it('says what is left to me and to the others, and whose clock runs', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    table.show(['C1'], {}, { turn: 1 })
    table.clock = { left: [125000, 60000, 3600000], running: [1] }
    vi.advanceTimersByTime(15000)
    expect(describeTable(table)).toContain(
      'You have 2 minutes, 5 seconds left. Irene has 45 seconds left, the clock is running. Basil has 1 hour left.',
    )
    vi.advanceTimersByTime(90000)
    expect(describeTable(table)).toContain('Irene has 0 seconds left, the clock is running.')
    vi.useRealTimers()
  })
  it('says nothing of clocks where there are none', () => {
    table.show(['C1'], {}, { turn: 1 })
    expect(describeTable(table)).not.toContain('left,')
  })
})

describe('events', () => {
  beforeEach(() => table.show([], {}))
  it('speaks a raise as a raise', () => {
    const events: Event[] = [
      { kind: 'bid', seat: 1, cards: ['C2'], number: 2 },
      { kind: 'bid', seat: 0, cards: ['C3'], number: 3 },
      { kind: 'bid', seat: 1, cards: ['G2'], number: 4 },
    ]
    expect(announce(events, table)).toBe(
      'Irene bids cloth 2 = 2. You bid cloth 3 = 3. Irene adds grain 2 = 4.',
    )
  })
  it('does not speak of what did not happen', () => {
    expect(
      announce(
        [
          { kind: 'left', cards: [] },
          { kind: 'collected', seat: 1, cards: [] },
        ],
        table,
      ),
    ).toBe('')
  })
})

it('describes all that is to be seen', () => {
  table.show(
    ['C1', 'M'],
    { pass: true, bid: bidOf(5, ['C1']) },
    {
      lot: ['G3', 'O2'],
      leader: 1,
      offers: [6, 4, 2],
      offer: 4,
      offer_cards: [null, null, 6],
      bids: [['V2'], ['C4'], []],
      bid_totals: [2, 4, 0],
      passed: [false, false, true],
      hand_sizes: [2, 3, 7],
      profit_counts: [1, 0, 2],
      market: ['W1'],
      points: [4, null, null],
    },
  )
  expect(describeTable(table)).toBe(
    'Round 1 of 8. 90 cards in the draw pile. Auction 2 of 3. Lot of 2: grain 3 and olives 2. Highest bid: Irene, 4. You need 5. ' +
      'Irene, 3 cards in hand, 0 profit cards, bids 4: cloth 4. Basil, 7 cards in hand, 2 profit cards, holds offer card 6, has passed. ' +
      'Market: wood 1. Your hand: cloth 1 and merchant. You have 2 on the table: wine 2. Your profit: 4.',
  )
})
