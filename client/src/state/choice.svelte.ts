// What the player has picked out but not done: cards of the hand, a card of the lot, a column, a sale to be confirmed.
import { inOrder, kindOf, sumOf } from '../cards/faces'
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

  /** Places of the hand that a previewed sale would use. */
  readonly saleMarks: ReadonlySet<number> = $derived.by(() => {
    const marks = new Set<number>()
    for (const card of this.sale ?? []) {
      const place = this.hand.findIndex((one, at) => one === card && !marks.has(at))
      if (place >= 0) marks.add(place)
    }
    return marks
  })

  /** After the hand changed: the same faces stay chosen where they still lie. */
  follow(before: readonly Card[], mine: boolean): void {
    const wanted = this.places.map((place) => before[place] ?? '')
    const places: number[] = []
    for (const card of wanted) {
      const place = this.hand.findIndex((one, at) => one === card && !places.includes(at))
      if (place >= 0) places.push(place)
    }
    if (places.length < wanted.length && !mine) this.dropped = true
    this.places = places
    if (this.sale && this.saleMarks.size < this.sale.length) this.sale = null
  }
}
