// What the player has chosen but not done: cards of the hand, a card of the lot, a column, a sale to be confirmed.
import { inOrder, kindOf, sumOf } from '../words/faces'
import type { Card, Kind } from '../wire'
import type { Table } from './table.svelte'

export class Choice {
  readonly #table: Table
  /** Places in the ordered hand. */
  places = $state.raw<readonly number[]>([])
  /** A place in the lot. */
  lot = $state<number | null>(null)
  column = $state<Kind | null>(null)
  /** A set that was pressed once. */
  sale = $state.raw<readonly Card[] | null>(null)
  /** Cards of a sale that is on its way: still in the hand, but no longer to be chosen. */
  away = $state.raw<readonly Card[]>([])
  /** The choice did not fit any more and was put back. */
  dropped = $state(false)

  readonly hand: Card[] = $derived.by(() => inOrder(this.#table.view?.hand ?? []))
  readonly cards: Card[] = $derived.by(() => this.places.map((place) => this.hand[place] ?? '').filter((card) => card !== ''))
  readonly laidOut: Card[] = $derived.by(() => {
    const { view, me } = this.#table
    return view && me !== null ? (view.bids[me] ?? []) : []
  })
  readonly total: number = $derived.by(() => sumOf(this.laidOut) + sumOf(this.cards))

  constructor(table: Table) {
    this.#table = table
  }

  isChosen = (place: number): boolean => this.places.includes(place)

  /** Chooses a card of the hand or puts it back; with `most`, the one chosen first makes room. */
  toggle(place: number, most = Infinity): void {
    this.sale = null
    this.dropped = false
    if (this.isChosen(place)) this.places = this.places.filter((one) => one !== place)
    else this.places = [...this.places, place].slice(-most)
  }

  /** Chooses all cards of a good, or puts them back. */
  toggleKind(kind: Kind, most = Infinity): void {
    const all = this.hand.flatMap((card, place) => (kindOf(card) === kind ? [place] : []))
    const rest = this.places.filter((place) => !all.includes(place))
    this.sale = null
    this.places = all.every((place) => this.isChosen(place)) ? rest : [...rest, ...all].slice(-most)
  }

  choose(places: readonly number[]): void {
    this.sale = null
    this.dropped = false
    this.places = places
  }

  clear(): void {
    this.places = []
    this.lot = null
    this.column = null
    this.sale = null
    this.dropped = false
  }

  /** The places of the hand that hold these cards, one for each; null where one of them is missing. */
  placesOf(cards: readonly Card[], taken: ReadonlySet<number> = this.awayMarks): number[] | null {
    const places: number[] = []
    for (const card of cards) {
      const place = this.hand.findIndex((one, at) => one === card && !places.includes(at) && !taken.has(at))
      if (place < 0) return null
      places.push(place)
    }
    return places
  }

  /** Places of the hand that a sale on its way will empty. */
  readonly awayMarks: ReadonlySet<number> = $derived.by(() => new Set(this.placesOf(this.away, new Set()) ?? []))

  /** Places of the hand that a previewed sale would use. */
  readonly saleMarks: ReadonlySet<number> = $derived.by(() => new Set([...this.awayMarks, ...(this.placesOf(this.sale ?? []) ?? [])]))

  /** After the hand changed: the same faces stay chosen as far as the hand still has them. */
  follow(before: readonly Card[], mine: boolean): void {
    const wanted = this.places.map((place) => before[place] ?? '')
    const places: number[] = []
    for (const card of wanted) {
      const place = this.hand.findIndex((one, at) => one === card && !places.includes(at))
      if (place >= 0) places.push(place)
    }
    if (places.length < wanted.length && !mine) this.dropped = true
    this.places = places
    if (this.sale && !this.placesOf(this.sale)) this.sale = null
  }
}
