// The screen follows whatever numbers a table sends, however odd: proof that it knows no rule of its own.
import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Play } from '../../../src/play/play.svelte'
import { keep } from '../../../src/browser/settings.svelte'
import ActionPanelDiscard from '../../../src/table/action/ActionPanelDiscard.svelte'
import ActionPanelGive from '../../../src/table/action/ActionPanelGive.svelte'
import ActionPanelTake from '../../../src/table/action/ActionPanelTake.svelte'
import Sales from '../../../src/table/mine/Sales.svelte'
import Self from '../../../src/table/seats/Self.svelte'
import { promptText } from '../../../src/table/mine/prompt'
import { seatStatus } from '../../../src/table/seats/status'
import { speak } from '../../../src/words/words.svelte'
import AtTable from '../../AtTable.svelte'
import { bidOf, PlayedTable } from '../../playedTable'

let table: PlayedTable
let play: Play
let shown: Record<string, unknown>[] = []
beforeAll(() => speak('en'))
beforeEach(() => keep({ isNew: false }))
beforeEach(() => {
  table = new PlayedTable()
  play = new Play(table)
})
afterEach(() => {
  for (const part of shown) void unmount(part)
  shown = []
})

function text(part: unknown, props: Record<string, unknown> = { view: table.view }): string {
  const target = document.createElement('div')
  shown.push(mount(AtTable, { target, props: { play, Part: part as Component<Record<string, unknown>>, props } }))
  flushSync()
  return target.textContent.replace(/\s+/g, ' ')
}

describe('a hand limit of nine', () => {
  const NINE = { hand_limit: 9, hand_sizes: [10, 4, 4] }
  const HAND = ['C1', 'C2', 'C3', 'C4', 'G1', 'G2', 'O1', 'O2', 'S1', 'W1']

  it('is shown at my own place', () => {
    table.show(HAND, {}, NINE)
    expect(text(Self, { view: table.view, seat: 0 })).toContain('10/9')
  })
  it('is what discards come down to', () => {
    table.show(HAND, { discard: HAND }, { ...NINE, phase: 'limit', excess: 1 })
    play.follow()
    play.press(0)
    expect(text(ActionPanelDiscard)).toContain('9/9')
  })
  it('is compared with a pick from the market', () => {
    table.show(HAND, { take: ['W'] }, { ...NINE, phase: 'take', market: ['W1', 'W2'] })
    play.follow()
    expect(text(ActionPanelTake)).toContain('12/9')
  })
})

describe('a sale', () => {
  it('brings what the table says: three merchants 17, a set of two cards 1', () => {
    table.show(['M', 'M', 'M', 'C4', 'W1'], { sell: [['M', 'M', 'M'], ['C4', 'W1']], sales: { 'M M M': { keep: 'M', points: 17 }, 'C4 W1': { keep: 'W1', points: 1 } } })
    play.follow()
    const chips = text(Sales)
    expect(chips).toContain('keep 17')
    expect(chips).toContain('keep 1')
  })
  it('of chosen cards is offered while a card of the lot must be given', () => {
    table.show(['C1', 'G1'], { give: ['W1'], sales: { 'C1 G1': { keep: 'G1', points: 8 } } }, { phase: 'give', lot: ['W1'] })
    play.follow()
    for (const place of [0, 1]) play.press(place)
    expect(text(ActionPanelGive)).toContain('keep 8')
  })
})

describe('the order of picks', () => {
  it('is the one that the table sends, not that of the offer cards', () => {
    table.show([], {}, { phase: 'take', turn: 2, pick_order: [1, 2, 0], offer_cards: [6, 4, 2] })
    expect([1, 2, 0].map((seat) => seatStatus(table, seat))).toEqual(['has picked', 'picks now', 'picks next'])
  })
})

describe('the prompt', () => {
  it('says in a first game what to press, with the table’s numbers', () => {
    keep({ isNew: true })
    table.show(['C1'], { bid: bidOf(3, ['C1']), pass: true }, { leader: 1 })
    expect(promptText(play).more).toBe('Press hand cards until you reach 3, or pass and keep them.')
    table.show(['C1'], { discard: ['C1'], sell: [['C1']], sales: { C1: { keep: 'C1', points: 1 } } }, { hand_limit: 9 })
    expect(promptText(play).more).toContain('You may hold 9')
  })
  it('says so when everyone else has passed', () => {
    table.show(['C1'], { bid: bidOf(1, ['C1']), pass: true }, { bidders: [0], passed: [false, true, true] })
    expect(promptText(play).more).toBe('Everyone else has passed: 1 is enough.')
  })
  it('names a sale in the hand limit only where one is possible', () => {
    table.show(['C1'], { discard: ['C1'] }, { phase: 'limit', excess: 2 })
    expect(promptText(play).more).toBe('Discard 2 cards.')
    table.show(['C1', 'C2', 'C3'], { discard: ['C1'], sell: [['C1', 'C2', 'C3']], sales: { 'C1 C2 C3': { keep: 'C3', points: 3 } } }, { phase: 'limit', excess: 2 })
    expect(promptText(play).more).toContain('sell')
  })
})
