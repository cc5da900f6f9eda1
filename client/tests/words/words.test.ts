import { beforeAll, describe, expect, it } from 'vitest'
import { cardName, cardsAsSigns, cardsInWords, joined, nameAsSign, pieces } from '../../src/words/cards'
import { entries, grown, sentence, spoken } from '../../src/words/log'
import { refusal } from '../../src/words/refusals'
import { speak, t } from '../../src/words/words.svelte'
import type { Event } from '../../src/wire'

const reader = { name: (seat: number) => ['Lena', 'Irene', 'Basil'][seat] ?? '', me: 0 }

beforeAll(() => speak('en'))

describe('cards in words', () => {
  it('have names', () => {
    expect(cardName('C4')).toBe('Cloth 4')
    expect(cardName('M')).toBe('Merchant')
    expect(cardsInWords(['M', 'V2', 'C1'])).toBe('cloth 1, wine 2 and merchant')
    expect(joined(['Irene'])).toBe('Irene')
  })
  it('stand in a sentence as signs that are cut out again', () => {
    expect(pieces(`${nameAsSign('Irene')} bids ${cardsAsSigns(['C1'])} = 1`)).toEqual([{ name: 'Irene' }, { text: ' bids ' }, { card: 'C1' }, { text: ' = 1' }])
  })
})

describe('refusals', () => {
  it('become sentences with their facts', () => {
    expect(refusal({ code: 'bid_too_low', facts: { total: 3, need: 4 } })).toBe('That makes 3; you need 4.')
  })
  it('without a sentence of their own still say something', () => {
    expect(refusal({ code: 'brand_new', facts: {} })).toContain('brand_new')
  })
})

const ROUND: Event[] = [
  { kind: 'round_began', seat: 0, number: 1 },
  { kind: 'revealed', seat: 0, cards: ['C1', 'G2'], number: 2 },
  { kind: 'bid', seat: 0, cards: ['W1'], number: 1 },
  { kind: 'bid', seat: 1, cards: ['W2'], number: 2 },
  { kind: 'bid', seat: 0, cards: ['W2'], number: 3 },
  { kind: 'passed', seat: 1, cards: ['W2'] },
  { kind: 'won', seat: 0, cards: ['W1', 'W2'], number: 2 },
  { kind: 'gave', seat: 0, cards: ['C1'] },
  { kind: 'collected', seat: 0, cards: ['G2'], number: 2 },
  { kind: 'took', seat: 0, cards: ['W1', 'W2'], number: 2 },
  { kind: 'left', cards: ['C1'] },
  { kind: 'sold', seat: 1, cards: ['S1', 'S2', 'S4'], number: 4, kept: 'S4' },
  { kind: 'round_began', seat: 0, number: 2 },
]

describe('the log', () => {
  it('groups events and sums up a round', () => {
    const log = entries(ROUND)
    expect(log.map((entry) => entry.type)).toEqual([
      'auction', 'event', 'event', 'event', 'event', 'event', 'event', 'event', 'event', 'market', 'event', 'event', 'event', 'recap',
    ])
    const recap = log.at(-1)
    expect(recap).toEqual({
      type: 'recap',
      recap: { round: 1, lines: [{ offer: 2, seat: 0, price: ['W1', 'W2'], took: ['W1', 'W2'] }], left: ['C1'], sales: [{ seat: 1, points: 4 }] },
    })
  })
  it('keeps what it had when it grows', () => {
    const before = entries(ROUND)
    const more: Event = { kind: 'revealed', cards: ['C1', 'C2'], number: 2 }
    const after = grown(before, entries([...ROUND, more]))
    expect(after).toEqual(entries([...ROUND, more]))
    before.forEach((entry, at) => expect(after[at]).toBe(entry))
    const other = ROUND.map((event) => ({ ...event }))
    expect(grown(before, entries(other))[1]).not.toBe(before[1])
  })
  it('distinguishes a raise from a first bid', () => {
    const bids = ROUND.filter((event) => event.kind === 'bid').map((event) => spoken(event, reader))
    expect(bids.map((one) => /adds? /.test(one))).toEqual([false, false, true])
  })
  it('says who did it', () => {
    const bid: Event = { kind: 'bid', seat: 1, cards: ['G1', 'G2'], number: 3 }
    expect(spoken(bid, reader)).toBe('Irene bids grain 1 and grain 2 = 3')
    expect(spoken({ kind: 'passed', seat: 0 }, reader)).toBe('You pass')
    const won: Event = { kind: 'won', seat: 1, cards: ['C1', 'C3'], number: 5 }
    expect(spoken(won, reader)).toBe('Irene wins the lot of 5 for 4')
  })
  it('never names the cards dealt to another seat', () => {
    expect(sentence({ kind: 'dealt', seat: 1, number: 4 }, reader)).toBe('')
  })
})

describe('languages', () => {
  it('are switched at once', async () => {
    await speak('de')
    expect(t('kind', { kind: 'C' })).toBe('Tuch')
    await speak('en')
    expect(t('kind', { kind: 'C' })).toBe('cloth')
  })
})
