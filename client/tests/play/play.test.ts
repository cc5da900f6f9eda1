import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from '../../src/play/hold.svelte'
import { keptFirst, Play } from '../../src/play/play.svelte'
import { keep } from '../../src/browser/settings.svelte'
import { bidOf, PlayedTable } from '../playedTable'

let table: PlayedTable
let play: Play
beforeEach(() => {
  vi.useFakeTimers()
  keep({ takeBack: true })
  table = new PlayedTable()
  play = new Play(table)
})
afterEach(() => {
  vi.useRealTimers()
})
const show = (...what: Parameters<PlayedTable['show']>) => {
  table.show(...what)
  play.follow()
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a bid', () => {
  const BID = { need: 3, most: 7, faces: ['C1', 'G2', 'W4'], cheapest: [{ total: 3, cards: ['C1', 'G2'] }, { total: 4, cards: ['W4'] }] }

  it('is made by the main button at its cheapest where nothing is chosen', async () => {
    show(['C1', 'G2', 'W4', 'M'], { bid: BID, pass: true })
    expect(play.least).toEqual(['C1', 'G2'])
    play.primary?.()
    await later(0)
    expect(table.done).toEqual(['bid C1 G2'])
  })
  it('that is too low has no main button', () => {
    show(['C1', 'G2'], { bid: bidOf(3, ['C1', 'G2']), pass: true })
    play.press(0)
    expect(play.primary).toBeNull()
  })
  it('with a card that the table does not count has no main button', () => {
    show(['C1', 'G2', 'W4', 'M'], { bid: BID, pass: true })
    for (const place of [2, 3]) play.press(place)
    expect([play.choice.total, play.primary]).toEqual([4, null])
  })
  it('is whatever the table says it is: here merchants count, and the dearest card is the cheapest way', async () => {
    show(['C1', 'W4', 'M'], { bid: { need: 1, most: 9, faces: ['M', 'W4'], cheapest: [{ total: 9, cards: ['M', 'W4'] }] }, pass: true })
    expect([play.isIdle('M'), play.isIdle('C1')]).toEqual([false, true])
    expect(play.cheapest).toEqual({ total: 9, places: [2, 1] })
    play.press(0)
    expect(play.enough).toBe(false)
    play.choice.choose([1, 2])
    play.primary?.()
    await later(0)
    expect(table.done).toEqual(['bid W4 M'])
  })
  it('that the table makes for me goes as far as the table says', () => {
    show(['O1', 'M'], { orders: { skip: true, bid: { least: 3, most: 8, cards: ['O1'] } } }, { turn: 1, need: 2 })
    expect(play.order).toEqual({ least: 3, most: 8, cards: ['O1'] })
    expect(play.inAuction).toBe(true)
    show(['W4', 'W4'], { orders: { skip: true } }, { turn: 1, need: 2 })
    expect([play.order, play.inAuction]).toEqual([null, true])
    show(['W4', 'W4'], {}, { turn: 1, need: 2 })
    expect(play.inAuction).toBe(false)
  })
})

describe('a pass', () => {
  const asked = () => show(['C1'], { bid: bidOf(1, ['C1']), pass: true })

  it('is sent after two seconds, in which it can be taken back', async () => {
    asked()
    play.pass()
    await later(HOLD_MS - 100)
    expect(table.done).toEqual([])
    play.pass()
    await later(5000)
    expect(table.done).toEqual([])
    play.pass()
    await later(HOLD_MS)
    expect(table.done).toEqual(['pass'])
  })
  it('is not taken back by the second half of a double click', async () => {
    asked()
    play.pass()
    await later(150)
    play.pass(true)
    await later(HOLD_MS)
    expect(table.done).toEqual(['pass'])
  })
  it('goes at once where the player wants that', async () => {
    keep({ takeBack: false })
    asked()
    play.pass()
    await later(0)
    expect(table.done).toEqual(['pass'])
    expect(play.hold.held).toBeNull()
  })
  it('goes at once where nothing is done in earnest', async () => {
    class Trial extends PlayedTable {
      override readonly isTrial = true
    }
    table = new Trial()
    play = new Play(table)
    asked()
    play.pass()
    await later(0)
    expect(table.done).toEqual(['pass'])
  })
  it('counts when the page is left before its time is over', async () => {
    asked()
    play.pass()
    play.leave()
    await later(0)
    expect(table.done).toEqual(['pass'])
  })
  it('that is no longer possible is forgotten', async () => {
    asked()
    play.pass()
    show(['C1'], {}, { turn: 1 })
    await later(5000)
    expect(table.done).toEqual([])
  })
})

describe('the choice', () => {
  it('stays with the same cards when the hand changes', () => {
    show(['C1', 'G2', 'W4'], {})
    play.press(1)
    show(['C1', 'C2', 'G2', 'W4'], {})
    expect(play.choice.cards).toEqual(['G2'])
    expect(play.choice.dropped).toBe(false)
  })
  it('is put back with a note when a chosen card is gone', () => {
    show(['C1', 'G2'], {})
    play.press(1)
    show(['C1'], {})
    expect(play.choice.cards).toEqual([])
    expect(play.choice.dropped).toBe(true)
  })
  const MANY = ['C1', 'C2', 'G1', 'G2', 'O1', 'O2', 'S1', 'S2', 'W1']
  it('of discards never exceeds what the table says is too much', () => {
    show(MANY, { discard: ['C1'] }, { phase: 'limit', excess: 2 })
    for (const place of [0, 1, 2]) play.press(place)
    expect(play.choice.cards).toEqual(['C2', 'G1'])
    expect(play.canDiscard).toBe(true)
  })
  it('may be a whole set where one can be sold, which is then not discarded', () => {
    show(MANY, { discard: ['C1'], sell: [['C1', 'C2', 'G1']], sales: { 'C1 C2 G1': { keep: 'G1', points: 1 } } }, { phase: 'limit', excess: 1 })
    for (const place of [2, 0, 1]) play.press(place)
    expect(play.ownSet).toEqual({ cards: ['G1', 'C1', 'C2'], keep: 'G1', points: 1 })
    expect([play.canDiscard, play.primary]).toEqual([false, null])
  })
})

describe('a sale', () => {
  const SALES = { 'C1 C2 C4': { keep: 'C4', points: 4 }, 'C1 C2 M': { keep: 'C2', points: 2 }, 'G1 W3': { keep: 'G1', points: 11 } }
  const offered = (more = {}) => show(['C1', 'C2', 'C4', 'G1', 'W3', 'M'], { sell: [['C1', 'C2', 'C4']], sales: SALES, ...more })

  it('takes two presses and two seconds', async () => {
    offered()
    play.sell(['C1', 'C2', 'C4'])
    expect(table.done).toEqual([])
    expect([...play.choice.saleMarks]).toEqual([0, 1, 2])
    play.sell(['C1', 'C2', 'C4'])
    await later(HOLD_MS - 100)
    expect(table.done).toEqual([])
    await later(100)
    expect(table.done).toEqual(['sell C1 C2 C4'])
  })
  it('is not made by a double click', async () => {
    offered()
    play.sell(['C1', 'C2', 'C4'], true)
    await later(200)
    play.sell(['C1', 'C2', 'C4'], true)
    await later(5000)
    expect(table.done).toEqual([])
    play.sell(['C1', 'C2', 'C4'], true)
    await later(5000)
    expect(table.done).toEqual(['sell C1 C2 C4'])
  })
  it('can be taken back, but not by the second half of a double click', async () => {
    offered()
    play.sellNow(['C1', 'C2', 'C4'])
    await later(200)
    play.keepSale(true)
    expect(play.hold.held?.what).toBe('sale')
    await later(500)
    play.keepSale(true)
    await later(5000)
    expect(table.done).toEqual([])
    expect(play.choice.awayMarks.size).toBe(0)
  })
  it('of any set that the table names is offered in every phase', () => {
    for (const legal of [{ discard: ['C1'] }, { give: ['V1'] }, { take: ['C' as const] }, { done: true }, {}]) {
      offered(legal)
      play.choice.choose([5, 1, 0])
      expect(play.ownSet).toEqual({ cards: ['M', 'C2', 'C1'], keep: 'C2', points: 2 })
      play.choice.choose([3, 4])
      expect(play.ownSet?.points).toBe(11)
      play.choice.choose([0, 1, 3])
      expect(play.ownSet).toBeNull()
    }
  })
  it('shows the card that the table keeps first', () => {
    offered()
    expect(play.sales.map(keptFirst)).toEqual([['C4', 'C1', 'C2']])
  })
  it('that waits goes before the next action, and its cards can no longer be chosen', async () => {
    offered({ bid: { need: 1, most: 4, faces: ['C1', 'W3'], cheapest: [{ total: 1, cards: ['C1'] }, { total: 3, cards: ['W3'] }] }, pass: true })
    play.sellNow(['C1', 'C2', 'C4'])
    play.press(0)
    expect(play.choice.cards).toEqual([])
    play.primary?.()
    await later(0)
    expect(table.done).toEqual(['sell C1 C2 C4', 'bid W3'])
  })
})

describe('a stand-in', () => {
  it('takes every question from me; the main button takes my seat back', () => {
    table.stoodIn = true
    show(['C1', 'G2'], { bid: bidOf(1, ['C1']), pass: true })
    expect(play.asked).toBeNull()
    expect(play.meaning).toBe('back')
    play.primary?.()
    expect(table.returned).toBe(1)
    expect(table.done).toEqual([])
  })
})
