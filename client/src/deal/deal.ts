// Checks a deal in the browser, by docs/fairness.md alone: what the record reveals, against what this browser saw and sent.
// That takes the sorted deck and the four cards of each hand: this file verifies a deal, it decides nothing in play.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Event } from '../wire'

const METHOD = 'byzanz-deal-1'

/** How a record says that its deck came about. */
export interface Deal {
  commitment: string
  secret: string
  seeds: readonly (string | null)[]
}
/** What this browser knows of a game by itself; null where it knows nothing. */
export interface Witness {
  seat: number | null
  commitment: string | null
  seed: string | null
  /** The server has said that it took the seed; else a stranger's seed, or none, at this seat proves nothing. */
  taken: boolean
  /** What was seen in the game, and how many cards were removed unseen before it and left in the pile after it. */
  events: readonly Event[]
  removed: number
  pile: number
}

type Outcome = 'right' | 'wrong' | 'unknown'
export type Comparison = 'promise' | 'secret' | 'seed' | 'everyone' | 'deck' | 'first' | 'cards'
/** One comparison; `code` names it where it came out wrong. */
export interface Compared {
  what: Comparison
  outcome: Outcome
  code: string
}
export interface Check {
  /** Null where the record does not say how it was dealt, or not in a way that can be read. */
  deal: Deal | null
  compared: readonly Compared[]
  /** What does not fit, as codes; none: the deal was as promised. */
  faults: readonly string[]
  /** The seat that starts, as it follows from the deal. */
  first: number | null
  /** People's seats without a seed: a server that knew so could have tried secrets, so there is no seal. */
  unsealed: readonly number[]
}

const HAND = 4

export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

function sortedDeck(): string[] {
  const good = (letter: string) => [...'1111112222233344'].map((value) => letter + value)
  return [...'CGMOSVW'].flatMap((letter) => (letter === 'M' ? Array.from({ length: 16 }, () => 'M') : good(letter)))
}

/** 32-bit numbers without end: HMAC-SHA-256 of message and counter under the secret, eight numbers a block. */
function* numbers(secret: string, message: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, hexToBytes(secret), utf8ToBytes(`${message}|${block}`))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at)
  }
}

/** A number from 0 to limit - 1, each equally likely. */
function below(limit: number, row: Generator<number, never>): number {
  const whole = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const number = row.next().value
    if (number < whole) return number % limit
  }
}

/** The deck and the seat that starts, from the secret and one seed a seat. */
export function derive(secret: string, seeds: readonly (string | null)[]): { deck: string[]; first: number } {
  const row = numbers(secret, [METHOD, seeds.length, ...seeds.map((seed) => seed ?? '-')].join('|'))
  const deck = sortedDeck()
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1, row)
    const card = deck[i] as string
    deck[i] = deck[j] as string
    deck[j] = card
  }
  return { deck, first: below(seeds.length, row) }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const same = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((card, at) => card === other[at])
const sameCards = (one: readonly string[], other: readonly string[]) => same([...one].sort(), [...other].sort())

/** How a record was dealt, or the code for why that can't be said. */
function read(record: Record<string, unknown>): Deal | string {
  const deal = record.deal
  if (deal === undefined || deal === null) return 'deal_missing'
  if (!isObject(deal) || deal.method !== METHOD) return 'deal_method_unknown'
  const { commitment, secret, seeds } = deal
  if (!isHex(secret) || !isHex(commitment) || !Array.isArray(seeds) || seeds.length !== record.players) return 'deal_malformed'
  if (!seeds.every((seed): seed is string | null => seed === null || isHex(seed))) return 'deal_malformed'
  return { commitment, secret, seeds }
}

/** Whether the cards that were seen are in the deck where they must be: the own hand, and the lots one after another. */
function cardsSeen(deck: readonly string[], players: number, { seat, events, removed, pile }: Witness): Outcome {
  const from = HAND * players + removed
  const lots = events.flatMap((event) => (event.kind === 'revealed' ? [event.cards ?? []] : []))
  // While the log is still on its way, lots are missing in it.
  if (from + lots.flat().length + pile !== deck.length) return 'unknown'
  let at = from
  for (const lot of lots) if (!sameCards(lot, deck.slice(at, (at += lot.length)))) return 'wrong'
  const hand = events.find((event) => event.kind === 'dealt' && event.seat === seat)?.cards
  return hand && seat !== null && !sameCards(hand, deck.slice(HAND * seat, HAND * (seat + 1))) ? 'wrong' : 'right'
}

/** Compares everything that can be compared. */
export function checkDeal(record: unknown, witness: Witness): Check {
  const fields = isObject(record) ? record : {}
  const deal = read(fields)
  if (typeof deal === 'string') return { deal: null, compared: [], faults: [deal], first: null, unsealed: [] }
  const { commitment, secret, seeds } = deal
  const { seat, seed, taken, events } = witness
  const derived = derive(secret, seeds)
  // A record that doesn't say who was a bot needs one seed at least.
  const bots: readonly unknown[] = Array.isArray(fields.bots) ? fields.bots : seeds.map(() => seeds.some(Boolean))
  const unsealed = seeds.flatMap((given, place) => (given === null && !bots[place] ? [place] : []))
  const deck = Array.isArray(fields.deck) ? fields.deck.map(String) : []
  const judged = (fits: boolean, isKnown = true): Outcome => (fits ? 'right' : isKnown ? 'wrong' : 'unknown')
  const compared: Compared[] = [
    { what: 'promise', outcome: judged(witness.commitment === commitment, witness.commitment !== null), code: 'deal_promise_wrong' },
    { what: 'secret', outcome: judged(commitmentTo(secret) === commitment), code: 'deal_commitment_wrong' },
    ...(seat === null ? [] : [{ what: 'seed' as const, outcome: judged(seed !== null && seeds[seat] === seed, taken), code: 'deal_seed_wrong' }]),
    { what: 'everyone', outcome: judged(unsealed.length === 0, false), code: 'deal_seed_missing' },
    { what: 'deck', outcome: judged(same(deck, derived.deck)), code: 'deal_deck_wrong' },
    { what: 'first', outcome: judged(fields.first === derived.first), code: 'deal_first_wrong' },
    ...(events.length === 0 ? [] : [{ what: 'cards' as const, outcome: cardsSeen(deck, seeds.length, witness), code: 'deal_cards_wrong' }]),
  ]
  return { deal, compared, faults: compared.filter((one) => one.outcome === 'wrong').map((one) => one.code), first: derived.first, unsealed }
}
