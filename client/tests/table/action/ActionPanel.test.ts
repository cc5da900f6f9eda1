// The screen follows whatever numbers a table sends, however odd: proof that it knows no rule of its own.
import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Play } from '../../../src/play/play.svelte'
import { keep } from '../../../src/browser/settings.svelte'
import ActionPanelBid from '../../../src/table/action/ActionPanelBid.svelte'
import ActionPanelDiscard from '../../../src/table/action/ActionPanelDiscard.svelte'
import ActionPanelGive from '../../../src/table/action/ActionPanelGive.svelte'
import ActionPanelTake from '../../../src/table/action/ActionPanelTake.svelte'
import Sales from '../../../src/table/mine/Sales.svelte'
import Self from '../../../src/table/seats/Self.svelte'
import type { Event } from '../../../src/wire'
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
    expect(text(Self, { view: table.view, seat: 0 })).toContain('10 of 9 cards')
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

describe('the main button', () => {
  const named = (part: unknown) => {
    const target = document.createElement('div')
    shown.push(mount(AtTable, { target, props: { play, Part: part as Component<Record<string, unknown>>, props: { view: table.view } } }))
    flushSync()
    return target.querySelector('[data-primary]')?.getAttribute('aria-label')
  }

  it('says what it bids and with which cards, chosen or not', () => {
    table.show(['C1', 'G1', 'S2'], { bid: { need: 2, most: 4, faces: ['C1', 'G1', 'S2'], cheapest: [{ total: 2, cards: ['S2'] }] }, pass: true })
    expect(named(ActionPanelBid)).toBe('Bid 2, the least: Spices 2')
    for (const place of [0, 2]) play.press(place)
    expect(named(ActionPanelBid)).toBe('Bid 3: Cloth 1 and Spices 2')
  })
  it('names what is added to a bid', () => {
    table.show(['S2'], { bid: { need: 5, most: 5, faces: ['S2'], cheapest: [{ total: 5, cards: ['S2'] }] }, pass: true }, { bids: [['O1', 'V2'], [], []] })
    play.press(0)
    expect(named(ActionPanelBid)).toBe('Bid 5: add Spices 2 to your 3')
  })
  it('names the card that is given, discarded, taken', () => {
    table.show(['G2', 'C1'], { give: ['V1'] }, { phase: 'give', lot: ['V1'] })
    play.chooseLot(0)
    expect(named(ActionPanelGive)).toBe('Give Wine 1: it goes to the market')
    table.show(['C1', 'G2'], { discard: ['C1', 'G2'] }, { phase: 'limit', excess: 2 })
    play.press(1)
    expect(named(ActionPanelDiscard)).toBe('Discard Grain 2')
    play.press(0)
    expect(named(ActionPanelDiscard)).toBe('Discard 2: Cloth 1 and Grain 2')
    table.show([], { take: ['C'] }, { phase: 'take', market: ['C1', 'C1'] })
    play.follow()
    expect(named(ActionPanelTake)).toBe('Take the cloth: 2 cards')
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
    expect(promptText(play).more).toBe('Press hand cards until you reach 3.')
    table.show(['C1'], { discard: ['C1'], sell: [['C1']], sales: { C1: { keep: 'C1', points: 1 } } }, { hand_limit: 9 })
    expect(promptText(play).more).toContain('You may hold 9')
  })
  it('says so when everyone else has passed', () => {
    table.show(['C1'], { bid: bidOf(1, ['C1']), pass: true }, { bidders: [0], passed: [false, true, true] })
    expect(promptText(play).bold).toBe('Everyone else has passed: 1 is enough.')
  })
  it('says who won the lot that I had bid for, until the next is bid for', () => {
    table.show(['C1'], {}, { phase: 'give', turn: 1 })
    const lost = [{ kind: 'revealed', cards: ['G1'] }, { kind: 'bid', seat: 0, cards: ['C1'] }, { kind: 'bid', seat: 1, cards: ['W4'] }, { kind: 'won', seat: 1, cards: ['W4', 'W2'] }] as Event[]
    table.events = lost
    expect(promptText(play).more).toBe('seat 1 wins the lot with 6; your bid is back in your hand.')
    table.events = [...lost, { kind: 'bid', seat: 2, cards: ['O1'] }]
    expect(promptText(play).more).toBe('')
    table.events = lost.filter((event) => event.seat !== 0)
    expect(promptText(play).more).toBe('')
  })
  it('names a sale in the hand limit only where one is possible', () => {
    table.show(['C1'], { discard: ['C1'] }, { phase: 'limit', excess: 2 })
    expect(promptText(play).bold).toBe('Too many cards: discard 2.')
    table.show(['C1', 'C2', 'C3'], { discard: ['C1'], sell: [['C1', 'C2', 'C3']], sales: { 'C1 C2 C3': { keep: 'C3', points: 3 } } }, { phase: 'limit', excess: 2 })
    expect(promptText(play).bold).toContain('sell')
  })
})
