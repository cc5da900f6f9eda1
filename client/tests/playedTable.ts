// A table for tests that shows what it is given and remembers what was done.
import { Table } from '../src/play/table.svelte'
import type { Legal, LegalBid, RoomSeat, View } from '../src/wire'

/** A bid that can only be made with all these cards, as a table sends it. */
export const bidOf = (need: number, cards: string[]): LegalBid => ({ need, most: need, faces: cards, cheapest: [{ total: need, cards }] })

export class PlayedTable extends Table {
  readonly online = true
  readonly live = true
  readonly memoryAid = false
  done: string[] = []
  name = (seat: number) => `seat ${seat}`
  stoodIn = false
  returned = 0
  holder = (seat: number): RoomSeat | null => ({
    seat, name: `seat ${seat}`, kind: 'person', bot: null, face: null, here: true, you: seat === 0, local: seat === 0, host: false, stand_in: seat === 0 && this.stoodIn, rematch: false, seed_given: true,
    since: null, idle: null, free: false,
  })
  override comeBack = () => {
    this.returned++
    return Promise.resolve()
  }
  act(action: string): Promise<boolean> {
    this.done.push(action)
    return Promise.resolve(true)
  }
  setOrders = () => Promise.resolve()

  show(hand: string[], legal: Legal, more: Partial<View> = {}): void {
    const seats = <T>(value: T): T[] => [value, value, value]
    this.view = {
      seat: 0, players: 3, rules: { tie_break: 'all-cards', open_scores: false }, first: 0, version: 1, round: 1, rounds: 8, phase: 'bid', turn: 0,
      offers: [6, 4, 2], offer: 6, offer_cards: seats(null), starter: 0, lot: [], hand, hand_sizes: seats(4), bids: seats([]), bid_totals: seats(0),
      leader: null, need: 1, passed: seats(false), bidders: [0, 1, 2], waiting_for: [0], pick_order: [], hand_limit: 7, market: [], pile: 90, removed: 4, gone: [], profit_counts: seats(0), profit: [], points: seats(0),
      known: seats([]), unknown: seats(4), excess: 0, done: seats(false), result: null, ...more,
    }
    this.legal = legal
  }
}
