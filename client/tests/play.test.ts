import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Play } from '../src/state/play.svelte'
import { PlayedTable } from './playedTable'

let table: PlayedTable
let play: Play
beforeEach(() => {
  table = new PlayedTable()
  play = new Play(table)
})
const show = (...what: Parameters<PlayedTable['show']>) => {
  table.show(...what)
  play.follow()
}

describe('a bid', () => {
  it('is chosen by the main button at its cheapest, then sent by it', async () => {
    show(['C1', 'G2', 'W4', 'M'], { bid: { need: 3 }, pass: true })
    play.primary?.()
    expect(play.choice.cards).toEqual(['C1', 'G2'])
    expect(play.choice.total).toBe(3)
    play.primary?.()
    await Promise.resolve()
    expect(table.done).toEqual(['bid C1 G2'])
  })
  it('that is too low has no main button', () => {
    show(['C1', 'G2'], { bid: { need: 3 }, pass: true })
    play.press(0)
    expect(play.primary).toBeNull()
  })
  it('counts what already lies on the table', () => {
    show(['G2'], { bid: { need: 3 }, pass: true }, { bids: [['C1'], [], []] })
    expect(play.cheapest?.total).toBe(3)
  })
  it('that the server makes for me begins where my cards can reach it', () => {
    show(['O1', 'O3', 'S4', 'M'], {}, { turn: 1, need: 2 })
    expect([play.least, play.reach, play.canAuto]).toEqual([3, 8, true])
    show(['O1', 'M'], {}, { turn: 1, need: 2 })
    expect(play.canAuto).toBe(false)
  })
})

describe('a pass', () => {
  it('can be taken back before it is sent', () => {
    vi.useFakeTimers()
    show(['C1'], { bid: { need: 1 }, pass: true })
    play.pass()
    play.pass()
    vi.advanceTimersByTime(2000)
    expect(table.done).toEqual([])
    play.pass()
    vi.advanceTimersByTime(600)
    expect(table.done).toEqual(['pass'])
    vi.useRealTimers()
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
  it('of discards never exceeds what is too much', () => {
    show(['C1', 'C2', 'G1', 'G2', 'O1', 'O2', 'S1', 'S2', 'W1'], { discard: ['C1'] }, { phase: 'limit', excess: 2 })
    for (const place of [0, 1, 2]) play.press(place)
    expect(play.choice.cards).toEqual(['C2', 'G1'])
  })
})

describe('a sale', () => {
  it('takes two presses', async () => {
    show(['C1', 'C2', 'C4'], { sell: [['C1', 'C2', 'C4']] })
    play.sell(['C1', 'C2', 'C4'])
    expect(table.done).toEqual([])
    expect([...play.choice.saleMarks]).toEqual([0, 1, 2])
    play.sell(['C1', 'C2', 'C4'])
    await Promise.resolve()
    expect(table.done).toEqual(['sell C1 C2 C4'])
  })
})

describe('a stand-in', () => {
  it('takes every question from me; the main button takes my seat back', () => {
    table.stoodIn = true
    show(['C1', 'G2'], { bid: { need: 1 }, pass: true })
    expect(play.asked).toBeNull()
    expect(play.meaning).toBe('back')
    play.primary?.()
    expect(table.returned).toBe(1)
    expect(table.done).toEqual([])
  })
})
