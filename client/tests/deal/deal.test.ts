import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Witness, checkDeal, commitmentTo, derive } from '../../src/deal/deal'
import { keptBy, keptOf, seedAnswered, seedToGive } from '../../src/deal/seeds'
import type { Event, Room, RoomSeat } from '../../src/wire'

interface Example {
  players: number
  secret: string
  commitment: string
  seeds: (string | null)[]
  cards: string[]
  first: number
}
// The example that docs/fairness.md gives to whoever writes a checker; tests/test_fairness.py reads it too.
const DOCUMENT = readFileSync('../docs/fairness.md', 'utf8')
const EXAMPLE = JSON.parse(DOCUMENT.split('```json\n')[1]?.split('```')[0] ?? '') as Example
const SEED = EXAMPLE.seeds[0] ?? ''
const OTHER = 'c3'.repeat(32)
const { deck, first } = derive(EXAMPLE.secret, EXAMPLE.seeds)
const DEAL = { method: 'byzanz-deal-1', commitment: EXAMPLE.commitment, secret: EXAMPLE.secret, seeds: EXAMPLE.seeds }
const RECORD = { players: 4, deck, first, deal: DEAL, bots: [null, 'shrewd', null, 'shrewd'] }
// Seat 0 saw its hand and two lots; 9 cards were removed and the rest stayed in the pile.
const EVENTS: Event[] = [
  { kind: 'dealt', seat: 0, cards: deck.slice(0, 4).sort() },
  { kind: 'dealt', seat: 1 },
  { kind: 'revealed', seat: 2, cards: deck.slice(25, 30).sort() },
  { kind: 'revealed', seat: 1, cards: deck.slice(30, 34) },
]
const WITNESS: Witness = { seat: 0, commitment: EXAMPLE.commitment, seed: SEED, taken: true, events: EVENTS, removed: 9, pile: 78 }
const outcomes = (record: unknown, witness: Witness) =>
  Object.fromEntries(checkDeal(record, witness).compared.map(({ what, outcome }) => [what, outcome]))

describe('the algorithm', () => {
  it('comes to what the document says', () => {
    expect(commitmentTo(EXAMPLE.secret)).toBe(EXAMPLE.commitment)
    expect(deck.slice(0, 10)).toEqual(EXAMPLE.cards)
    expect(first).toBe(EXAMPLE.first)
  })
  it('deals all 112 cards, others for another seed', () => {
    const other = derive(EXAMPLE.secret, [OTHER, null, null, null]).deck
    expect([...other].sort()).toEqual([...deck].sort())
    expect(new Set(deck).size).toBe(25)
    expect(deck.length).toBe(112)
    expect(other).not.toEqual(deck)
  })
})

describe('the check', () => {
  it('finds an honest deal right in every way', () => {
    expect(outcomes(RECORD, WITNESS)).toEqual({ promise: 'right', secret: 'right', seed: 'right', everyone: 'right', deck: 'right', first: 'right', cards: 'right' })
    expect(checkDeal(RECORD, WITNESS).faults).toEqual([])
  })
  it('withholds the seal where a person gave no seed', () => {
    const open = checkDeal({ ...RECORD, bots: [null, 'shrewd', null, null] }, WITNESS)
    expect([open.faults, open.unsealed]).toEqual([[], [3]])
    expect(open.compared.find(({ what }) => what === 'everyone')?.outcome).toBe('unknown')
    expect(checkDeal({ ...RECORD, bots: undefined }, WITNESS).unsealed).toEqual([])
    const none = { ...RECORD, bots: undefined, deal: { ...DEAL, seeds: [null, null, null, null] } }
    expect(checkDeal(none, WITNESS).unsealed).toEqual([0, 1, 2, 3])
  })
  const swapped = [...deck.slice(1), deck[0]]
  const lies: [string, unknown, Partial<Witness>][] = [
    ['deal_missing', { ...RECORD, deal: undefined }, {}],
    ['deal_missing', null, {}],
    ['deal_method_unknown', { ...RECORD, deal: { ...DEAL, method: 'trust-me' } }, {}],
    ['deal_malformed', { ...RECORD, deal: { ...DEAL, seeds: [null, null] } }, {}],
    ['deal_malformed', { ...RECORD, deal: { ...DEAL, secret: EXAMPLE.secret.toUpperCase() + 'A' } }, {}],
    ['deal_malformed', { ...RECORD, deal: { ...DEAL, seeds: [SEED, 7, null, null] } }, {}],
    ['deal_commitment_wrong', { ...RECORD, deal: { ...DEAL, commitment: OTHER } }, { commitment: OTHER }],
    ['deal_deck_wrong', { ...RECORD, deck: [...deck.slice(0, 34), ...deck.slice(34).sort()] }, {}],
    ['deal_deck_wrong', { ...RECORD, deck: 'C1 C2' }, { events: [] }],
    ['deal_first_wrong', { ...RECORD, first: 3 }, {}],
    ['deal_promise_wrong', RECORD, { commitment: OTHER }],
    ['deal_seed_wrong', RECORD, { seed: OTHER }],
    ['deal_seed_wrong', RECORD, { seat: 1 }],
    ['deal_cards_wrong', RECORD, { events: [{ kind: 'dealt', seat: 0, cards: ['W4', 'W4', 'V4', 'V4'] }, ...EVENTS.slice(1)] }],
    ['deal_cards_wrong', RECORD, { events: [...EVENTS.slice(0, 3), { kind: 'revealed', cards: ['M', 'M', 'M', 'M'] }] }],
  ]
  it.each(lies)('says %s', (code, record, seen) => {
    expect(checkDeal(record, { ...WITNESS, ...seen }).faults).toEqual([code])
  })
  it('names everything that does not fit, and other secrets do not help', () => {
    expect(checkDeal({ ...RECORD, deck: swapped }, WITNESS).faults).toEqual(['deal_deck_wrong', 'deal_cards_wrong'])
    const found = checkDeal({ ...RECORD, deal: { ...DEAL, secret: OTHER } }, WITNESS).faults
    expect(found).toEqual(expect.arrayContaining(['deal_commitment_wrong', 'deal_deck_wrong']))
  })
  it('does not call wrong what it can not know', () => {
    const stranger = { ...WITNESS, commitment: null, seed: null, taken: false }
    expect(outcomes(RECORD, stranger)).toMatchObject({ promise: 'unknown', seed: 'unknown' })
    expect(outcomes(RECORD, { ...WITNESS, seed: OTHER, taken: false })).toMatchObject({ seed: 'unknown' })
    expect(outcomes(RECORD, { ...WITNESS, events: EVENTS.slice(0, 3) })).toMatchObject({ cards: 'unknown' })
    const spectator = { ...stranger, seat: null, events: [] }
    expect(outcomes(RECORD, spectator)).toEqual({ promise: 'unknown', secret: 'right', everyone: 'right', deck: 'right', first: 'right' })
    for (const seen of [stranger, spectator]) expect(checkDeal(RECORD, seen).faults).toEqual([])
  })
})

describe('what the browser keeps', () => {
  const seat: RoomSeat = { seat: 0, name: 'Lena', kind: 'person', bot: null, face: null, here: true, you: true, local: true, host: true, stand_in: false, rematch: false, seed_given: false, since: null, idle: null, free: false }
  const options = { memory_aid: false, open_scores: false, tie_break: 'all-cards', spectators: true, analysis: true, clock: null, pace: 'normal', hints: 'off', take_over: 'ask', idle: 15, rated: false } as const
  const lobby: Room = {
    room: 'r1', state: 'lobby', players: 3, options, listed: false, played_on: null, seats: [seat], you: 0, host: true, spectators: 0, commitment: 'aa', muted: [], rematch: null, series: { games: 0, lines: [] }, removed: false, asked: null, declined: false, asks: [], away: [], unrated: [],
  }
  const given: Room = { ...lobby, seats: [{ ...seat, seed_given: true }] }
  beforeEach(() => localStorage.clear())

  it('keeps the first commitment and one seed for a room', () => {
    const seed = seedToGive(lobby)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    seedAnswered('r1', false)
    // A server that asks again, with another commitment, learns nothing new and is remembered for the first.
    expect(seedToGive({ ...lobby, commitment: 'bb' })).toBe(seed)
    seedAnswered('r1', true)
    expect(keptOf('r1')).toMatchObject({ commitment: 'aa', seed, taken: true })
    expect(keptBy(given)).toEqual({ seat: 0, commitment: 'aa', seed, taken: true })
    expect(seedToGive({ ...lobby, room: 'r2' })).not.toBe(seed)
  })
  it('sends a seed again until the server has said that it took it', () => {
    const seed = seedToGive(lobby)
    expect(seedToGive(given)).toBe(seed)
    seedAnswered('r1', true)
    expect(seedToGive(given)).toBeNull()
    expect(seedToGive({ ...lobby, seats: [{ ...seat, seat: 0 }] })).toBe(seed)
  })
  it('sends nothing for a seat that another device has given a seed for, nor for a spectator, nor after the deal', () => {
    expect(seedToGive(given)).toBeNull()
    expect(seedToGive({ ...lobby, you: null })).toBeNull()
    expect(keptOf('r1')).toMatchObject({ commitment: 'aa', seed: null })
    expect(seedToGive({ ...lobby, room: 'r2', state: 'playing' })).toBeNull()
    expect(keptOf('r2')).toBeNull()
  })
  it('forgets the oldest rooms', () => {
    for (let n = 0; n < 230; n++) localStorage.setItem(`byzanz.deal.old${n}`, JSON.stringify({ at: n }))
    seedToGive(lobby)
    expect(localStorage.length).toBe(200)
    expect(keptOf('r1')).not.toBeNull()
    expect(localStorage.getItem('byzanz.deal.old30')).toBeNull()
    expect(localStorage.getItem('byzanz.deal.old31')).not.toBeNull()
  })
  it('takes nonsense in the storage for nothing', () => {
    localStorage.setItem('byzanz.deal.r1', '{')
    expect(keptOf('r1')).toBeNull()
  })
})
