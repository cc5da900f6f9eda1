import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Play } from '../src/state/play.svelte'
import { Table } from '../src/state/table.svelte'
import type { Deeds, RoomSeat, View } from '../src/wire'

class PlayedTable extends Table {
  readonly online = true
  readonly live = true
  readonly memoryAid = false
  done: string[] = []
  name = (seat: number) => `seat ${seat}`
  stoodIn = false
  returned = 0
  sitter = (seat: number): RoomSeat | null => ({
    seat, name: `seat ${seat}`, kind: 'person', bot: null, here: true, you: seat === 0, host: false, stand_in: seat === 0 && this.stoodIn, rematch: false, seed_given: true,
  })
  override comeBack = () => {
    this.returned++
    return Promise.resolve()
  }
  act(action: string): Promise<boolean> {
    this.done.push(action)
    return Promise.resolve(true)
  }
  setAuto = () => Promise.resolve()

  show(hand: string[], deeds: Deeds, more: Partial<View> = {}): void {
    const seats = <T>(value: T): T[] => [value, value, value]
    this.view = {
      seat: 0, players: 3, rules: { tie_break: 'all-cards', open_scores: false }, first: 0, version: 1, round: 1, rounds: 8, phase: 'bid', turn: 0,
      offers: [6, 4, 2], offer: 6, offer_cards: seats(null), starter: 0, lot: [], hand, hand_sizes: seats(4), bids: seats([]), bid_totals: seats(0),
      leader: null, need: 1, passed: seats(false), market: [], pile: 90, removed: 4, gone: [], profit_counts: seats(0), profit: [], points: seats(0),
      known: seats([]), unknown: seats(4), excess: 0, done: seats(false), result: null, ...more,
    }
    this.deeds = deeds
  }
}

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
