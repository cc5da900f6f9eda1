// What is asked of this seat now, and the one way to answer: used by the action panel, the keys and the typed line alike.
import { cheapest, kindOf, ofKind, sumOf, valueOf, without } from '../cards/faces'
import type { AutoBid, Card, Kind } from '../wire'
import { Choice } from './choice.svelte'
import type { Table } from './table.svelte'

export type Asked = 'bid' | 'give' | 'take' | 'discard' | 'final' | null

/** How long Pass can be taken back before it is sent. */
const UNDO = 600

export class Play {
  readonly table: Table
  readonly choice: Choice
  passing = $state(false)
  /** A button that has just come to mean something else takes no press for a moment. */
  resting = $state(false)
  /** "I'm done" was pressed though something could be sold. */
  sureDone = $state(false)
  /** The question how far to bid for me is open. */
  choosingAuto = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #undo: ReturnType<typeof setTimeout> | undefined
  #lastHand: Card[] = []
  #mine = false

  constructor(table: Table) {
    this.table = table
    this.choice = new Choice(table)
  }

  readonly asked: Asked = $derived.by(() => {
    const { legal, isStoodIn } = this.table
    if (isStoodIn) return null
    if (legal.discard) return 'discard'
    if (legal.give) return 'give'
    if (legal.take) return 'take'
    if (legal.done) return 'final'
    return legal.pass || legal.bid ? 'bid' : null
  })
  readonly need: number | null = $derived.by(() => this.table.legal.bid?.need ?? null)
  readonly canAct: boolean = $derived.by(() => this.table.live && this.table.online && !this.table.sending && !this.passing)
  /** What the cheapest bid comes to, and its places in the hand. */
  readonly cheapest: { total: number; places: number[] } | null = $derived.by(() => (this.need === null ? null : this.#cheapestFrom(this.need)))
  readonly enough: boolean = $derived.by(() => this.need !== null && this.choice.cards.length > 0 && this.choice.total >= this.need && this.choice.cards.every((card) => valueOf(card) > 0))
  readonly sales: Card[][] = $derived.by(() => this.table.legal.sell ?? [])
  readonly given: Card | null = $derived.by(() => this.choice.lot === null ? null : (this.table.view?.lot[this.choice.lot] ?? null))
  readonly column: Card[] = $derived.by(() => this.choice.column && this.table.view ? ofKind(this.table.view.market, this.choice.column) : [])
  /** Three chosen cards that look like a set: a hint only, the server judges. */
  readonly ownSet: Card[] | null = $derived.by(() => {
    const { cards } = this.choice
    const goods = new Set(cards.map(kindOf))
    goods.delete('M')
    return this.sales.length > 0 && cards.length === 3 && goods.size <= 1 ? cards : null
  })

  /** A card without a figure adds nothing to a bid: it lies a little lower while bids are asked for. */
  isIdle = (card: Card): boolean => this.asked === 'bid' && valueOf(card) === 0

  /** Most cards that may be chosen at once. */
  readonly most: number = $derived.by(() => this.asked === 'discard' ? Math.max(1, this.table.view?.excess ?? 1) : Infinity)

  /** The main button's action, or null if it has none now. */
  readonly primary: (() => void) | null = $derived.by(() => {
    if (!this.canAct) return null
    if (this.table.isStoodIn) return () => void this.table.comeBack()
    const { choice } = this
    switch (this.asked) {
      case 'bid':
        if (choice.cards.length > 0) return this.enough ? () => void this.#send(`bid ${choice.cards.join(' ')}`) : null
        if (this.cheapest) return () => choice.choose(this.cheapest?.places ?? [])
        return () => this.pass()
      case 'give':
        return this.given === null ? null : () => void this.#send(`give ${this.given ?? ''}`)
      case 'take':
        return choice.column && this.column.length ? () => void this.#send(`take ${choice.column ?? ''}`) : null
      case 'discard':
        return choice.cards.length ? () => void this.#discard() : null
      case 'final':
        return () => this.done()
      default:
        return null
    }
  })

  /** Whether I may still bid in this auction, now or later. */
  readonly inAuction: boolean = $derived.by(() => {
    const { view, me, live } = this.table
    return live && view !== null && me !== null && view.phase === 'bid' && !view.passed[me] && !view.offer_cards[me]
  })
  /** The least with which my cards would be the highest bid, and the most that they come to. */
  readonly least: number = $derived.by(() => this.#cheapestFrom(this.table.view?.need ?? Infinity)?.total ?? Infinity)
  readonly reach: number = $derived.by(() => sumOf(this.choice.laidOut) + sumOf(this.choice.hand))
  readonly canAuto: boolean = $derived.by(() => this.inAuction && this.reach >= this.least)

  /** Changes when the main button comes to mean something else. */
  readonly meaning: string = $derived.by(() => {
    if (this.asked === 'bid') return this.choice.cards.length ? 'bid' : this.cheapest ? 'cheapest' : 'pass'
    if (this.table.isStoodIn) return 'back'
    return this.asked === 'final' && this.sureDone ? 'sure' : (this.asked ?? '')
  })

  rest(time: number): void {
    this.resting = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => (this.resting = false), time)
  }

  pass(): void {
    if (this.passing) {
      clearTimeout(this.#undo)
      this.passing = false
    } else if (this.table.legal.pass && this.canAct) {
      this.passing = true
      this.#undo = setTimeout(() => {
        this.passing = false
        void this.#send('pass')
      }, UNDO)
    }
  }

  done(): void {
    if (!this.table.legal.done || !this.canAct) return
    if (this.sales.length > 0 && !this.sureDone) this.sureDone = true
    else void this.#send('pass')
  }

  /** First press shows the sale, the second sells. */
  sell(cards: readonly Card[]): void {
    const same = this.choice.sale && this.choice.sale.join() === cards.join()
    if (!same) this.choice.sale = cards
    else if (this.table.live && this.table.online) void this.sellNow(cards)
  }

  async sellNow(cards: readonly Card[]): Promise<void> {
    this.choice.sale = null
    this.#mine = true
    await this.table.act(`sell ${cards.join(' ')}`)
  }

  /** Asks how far to bid for me; while that is going on it stops it. */
  pressStandingOrder(): void {
    if (this.table.auto.bid) void this.table.setAuto({ bid: null })
    else if (this.canAuto) this.choosingAuto = true
  }

  bidForMe(bid: AutoBid): void {
    this.choosingAuto = false
    void this.table.setAuto({ bid, skip: false })
  }

  /** Passes the rest of this auction, or doesn't after all. */
  toggleSkip(): void {
    if (this.inAuction) void this.table.setAuto(this.table.auto.skip ? { skip: false } : { skip: true, bid: null })
  }

  chooseColumn(kind: Kind): void {
    if (this.table.legal.take?.includes(kind)) this.choice.column = kind
  }

  chooseLot(place: number): void {
    const card = this.table.view?.lot[place]
    if (card !== undefined && this.table.legal.give?.includes(card)) this.choice.lot = place
  }

  /** A card of the hand was pressed. */
  press(place: number): void {
    const card = this.choice.hand[place]
    if (card === undefined || !this.table.live) return
    this.table.refused = null
    this.choice.toggle(place, this.most)
  }

  /** A action typed as in the record. */
  type(text: string): Promise<boolean> {
    this.#mine = true
    return this.table.act(text.trim())
  }

  /** To be called after each new view. */
  follow(): void {
    this.choice.follow(this.#lastHand, this.#mine)
    this.#lastHand = this.choice.hand
    this.#mine = false
    const { take, give, done } = this.table.legal
    if (!take) this.choice.column = null
    else if (take.length === 1) this.choice.column = take[0] ?? null
    else if (this.choice.column && !take.includes(this.choice.column)) this.choice.column = null
    if (!give) this.choice.lot = null
    if (!done) this.sureDone = false
    if (!this.canAuto) this.choosingAuto = false
    if (this.passing && !this.table.legal.pass) {
      clearTimeout(this.#undo)
      this.passing = false
    }
    if (this.table.legal.discard && this.choice.cards.length > this.most) this.choice.places = this.choice.places.slice(-this.most)
  }

  /** The cards that come nearest to a total from above, with what lies there already. */
  #cheapestFrom(need: number): { total: number; places: number[] } | null {
    const laid = sumOf(this.choice.laidOut)
    const places = cheapest(this.choice.hand, need - laid)
    return places && { places, total: laid + sumOf(places.map((place) => this.choice.hand[place] ?? '')) }
  }

  async #send(action: string): Promise<void> {
    this.#mine = true
    if (await this.table.act(action)) this.choice.clear()
  }

  /** One by one, as the game wants it; stops if one is refused. */
  async #discard(): Promise<void> {
    const cards = [...this.choice.cards]
    this.choice.clear()
    for (const card of cards) {
      this.#mine = true
      if (!(await this.table.act(`discard ${card}`))) return
    }
  }

  /** What the hand would be without the chosen cards. */
  readonly kept: Card[] = $derived.by(() => without(this.choice.hand, this.choice.cards))
}
