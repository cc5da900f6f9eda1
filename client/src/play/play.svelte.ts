// What is asked of this seat now, and the one way to answer: the action panel, the keys and the typed line all use it.
// It knows no rule of the game: what may be bid, sold or ordered comes from the table (`legal` and the view).
import { createContext } from 'svelte'
import { ofKind, without } from '../words/faces'
import type { AutoBid, Card, Kind, OrderBid } from '../wire'
import { Choice } from './choice.svelte'
import { Hold } from './hold.svelte'
import { settings } from '../browser/settings.svelte'
import type { Table } from './table.svelte'

export type Asked = 'bid' | 'give' | 'take' | 'discard' | 'final' | null

/** A set that can be sold, and what it brings. */
interface Sale {
  cards: readonly Card[]
  keep: Card
  points: number
}

/** How long a sale that was just shown takes no second press of a pointer: a double click must not sell. */
const SALE_REST = 450

/** A set as it is shown: the card that is kept first. */
export const keptFirst = ({ cards, keep }: Sale): Card[] => [keep, ...without(cards, [keep])]

const keyOf = (cards: readonly Card[]): string => [...cards].sort().join(' ')

export class Play {
  readonly table: Table
  readonly choice: Choice
  /** A pass or a sale that can still be taken back. */
  readonly hold = new Hold()
  /** A button that has just come to mean something else takes no press for a moment. */
  resting = $state(false)
  /** The same for a sale that was pressed once. */
  saleResting = $state(false)
  /** "I'm done" was pressed though something could be sold. */
  sureDone = $state(false)
  /** The line to type actions on is open, and shows refusals itself. */
  typing = $state(false)
  /** The question how far to bid for me is open. */
  choosingOrder = $state(false)
  /** A hint is shown. */
  hinting = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #saleRest: ReturnType<typeof setTimeout> | undefined
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
  readonly passing: boolean = $derived.by(() => this.hold.held?.what === 'pass')
  readonly canAct: boolean = $derived.by(() => this.table.live && this.table.online && !this.table.sending && !this.passing)
  /** The cheapest bid that the table names, and its places in the hand; cards of a sale that is on its way are gone already. */
  readonly cheapest: { total: number; places: number[] } | null = $derived.by(() => {
    for (const { total, cards } of this.table.legal.bid?.cheapest ?? []) {
      const places = this.choice.placesOf(cards)
      if (places) return { total, places }
    }
    return null
  })
  /** Its cards. */
  readonly least: Card[] = $derived.by(() => (this.cheapest?.places ?? []).map((place) => this.choice.hand[place] ?? ''))
  readonly enough: boolean = $derived.by(() => {
    const { bid } = this.table.legal
    const { cards, total } = this.choice
    return bid !== undefined && cards.length > 0 && total >= bid.need && cards.every((card) => bid.faces.includes(card))
  })
  /** The sets the table offers first: the best of each good. */
  readonly sales: Sale[] = $derived.by(() => (this.table.legal.sell ?? []).flatMap((cards) => this.saleOf(cards) ?? []))
  readonly given: Card | null = $derived.by(() => (this.choice.lot === null ? null : (this.table.view?.lot[this.choice.lot] ?? null)))
  readonly column: Card[] = $derived.by(() => (this.choice.column && this.table.view ? ofKind(this.table.view.market, this.choice.column) : []))
  /** The chosen cards, if they are a set that can be sold. */
  readonly ownSet: Sale | null = $derived.by(() => this.saleOf(this.choice.cards))

  /** A card that does not count in a bid is shown a little lower while bids are asked for. */
  isIdle = (card: Card): boolean => this.asked === 'bid' && this.table.legal.bid !== undefined && !this.table.legal.bid.faces.includes(card)

  /** Most cards that may be chosen at once: what must go, or a whole set where one can be sold. */
  readonly most: number = $derived.by(() => {
    if (this.asked !== 'discard') return Infinity
    const sets = Object.keys(this.table.legal.sales ?? {}).map((key) => key.split(' ').length)
    return Math.max(1, this.table.view?.excess ?? 1, ...sets)
  })
  readonly canDiscard: boolean = $derived.by(() => this.choice.cards.length > 0 && this.choice.cards.length <= (this.table.view?.excess ?? 0))

  /** The main button's action, or null if it has none now. */
  readonly primary: (() => void) | null = $derived.by(() => {
    if (!this.canAct) return null
    if (this.table.isStoodIn) return () => void this.table.comeBack()
    if (this.table.waitsForPress) return () => this.#goOn()
    const { choice } = this
    switch (this.asked) {
      case 'bid':
        if (choice.cards.length > 0) return this.enough ? () => void this.#send(`bid ${choice.cards.join(' ')}`) : null
        if (this.cheapest) return () => void this.#send(`bid ${this.least.join(' ')}`)
        return () => this.pass()
      case 'give':
        return this.given === null ? null : () => void this.#send(`give ${this.given ?? ''}`)
      case 'take':
        return choice.column && this.column.length ? () => void this.#send(`take ${choice.column ?? ''}`) : null
      case 'discard':
        return this.canDiscard ? () => void this.#discard() : null
      case 'final':
        return () => this.done()
      default:
        return null
    }
  })

  /** Whether the table takes standing orders for this auction from me. */
  readonly inAuction: boolean = $derived.by(() => this.table.live && this.table.legal.orders !== undefined)
  /** How far an order to bid for me can go. */
  readonly order: OrderBid | null = $derived.by(() => (this.table.live ? (this.table.legal.orders?.bid ?? null) : null))

  /** Changes when the main button comes to mean something else. */
  readonly meaning: string = $derived.by(() => {
    if (this.asked === 'bid') return this.choice.cards.length ? 'bid' : this.cheapest ? 'cheapest' : 'pass'
    if (this.table.isStoodIn) return 'back'
    return this.asked === 'final' && this.sureDone ? 'sure' : (this.asked ?? '')
  })

  /** What the table says that these cards bring, in whatever order they were chosen. */
  saleOf(cards: readonly Card[]): Sale | null {
    const brings = this.table.legal.sales?.[keyOf(cards)]
    return brings && this.choice.placesOf(cards) ? { cards, ...brings } : null
  }

  /** Let the next bot act. The second press of a double click is not for the bot after it. */
  #goOn(): void {
    this.rest(250)
    void this.table.goOn()
  }

  rest(time: number): void {
    this.resting = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => (this.resting = false), time)
  }

  /** Passes; pressed again it takes the pass back, unless the same double click does it (`slip`). */
  pass(slip = false): void {
    if (this.passing) {
      if (!slip || !this.hold.isFresh) this.hold.takeBack()
    } else if (this.table.legal.pass && this.canAct) this.#holdOrSend('pass', [], 'pass')
  }

  done(): void {
    if (!this.table.legal.done || !this.canAct) return
    if (this.sales.length > 0 && !this.sureDone) this.sureDone = true
    else void this.#send('pass')
  }

  /** First press shows the sale, the second sells; `slip` says that a pointer pressed, which may be a double click. */
  sell(cards: readonly Card[], slip = false): void {
    if (this.choice.sale && keyOf(this.choice.sale) === keyOf(cards)) {
      if (!(slip && this.saleResting)) this.sellNow(cards)
      return
    }
    this.choice.sale = cards
    this.saleResting = true
    clearTimeout(this.#saleRest)
    this.#saleRest = setTimeout(() => (this.saleResting = false), SALE_REST)
  }

  sellNow(cards: readonly Card[]): void {
    if (!this.table.live || !this.table.online) return
    this.choice.sale = null
    this.choice.choose(this.choice.places.filter((place) => !cards.includes(this.choice.hand[place] ?? '')))
    // Another sale that still waits goes first: two can't be taken back by one button.
    this.hold.sendNow()
    this.#holdOrSend('sale', cards, `sell ${cards.join(' ')}`)
  }

  /** Takes back a sale that is still held. */
  keepSale(slip = false): void {
    if (this.hold.held?.what === 'sale' && !(slip && this.hold.isFresh)) this.takeBack()
  }

  takeBack(): void {
    this.hold.takeBack()
    this.choice.away = []
  }

  /** Ask how far to bid for me; while that is going on, stop it. */
  pressStandingOrder(): void {
    if (this.table.orders.bid) void this.table.setOrders({ bid: null })
    else if (this.order) this.choosingOrder = true
  }

  bidForMe(bid: AutoBid): void {
    this.choosingOrder = false
    void this.table.setOrders({ bid, skip: false })
  }

  /** Pass the rest of this auction, or don't after all. */
  toggleSkip(): void {
    if (this.inAuction) void this.table.setOrders(this.table.orders.skip ? { skip: false } : { skip: true, bid: null })
  }

  /** Shows a hint, or puts it away. */
  toggleHint(): void {
    this.hinting = this.table.hints !== 'off' && this.table.me !== null && !this.hinting
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
    if (card === undefined || !this.table.live || this.choice.awayMarks.has(place)) return
    this.table.refused = null
    this.choice.toggle(place, this.most)
  }

  /** Send an action that was typed as in the record. */
  async type(text: string): Promise<boolean> {
    await this.hold.sendNow()
    this.#mine = true
    // What the last sale calls done is a pass in the record.
    const isDone = text.trim() === 'done' && this.table.legal.done
    return this.table.act(isDone ? 'pass' : text.trim())
  }

  /** To be called after each new view. */
  follow(): void {
    this.choice.follow(this.#lastHand, this.#mine)
    this.#lastHand = this.choice.hand
    this.#mine = false
    const { take, give, done, pass, sales } = this.table.legal
    if (!take) this.choice.column = null
    else if (take.length === 1) this.choice.column = take[0] ?? null
    else if (this.choice.column && !take.includes(this.choice.column)) this.choice.column = null
    if (!give) this.choice.lot = null
    if (!done) this.sureDone = false
    if (!this.order) this.choosingOrder = false
    const { held } = this.hold
    if (held && (held.what === 'pass' ? !pass : !sales?.[keyOf(held.cards)])) this.takeBack()
    if (this.choice.cards.length > this.most) this.choice.places = this.choice.places.slice(-this.most)
  }

  /** The page is left: what was pressed counts, so it is sent at once. */
  leave(): void {
    void this.hold.sendNow()
  }

  /** Hold a pass or a sale for the time in which it can be taken back, or send it at once where the player wants that. */
  #holdOrSend(what: 'pass' | 'sale', cards: readonly Card[], action: string): void {
    const send = async () => {
      this.#mine = true
      const taken = await this.table.act(action)
      this.choice.away = []
      if (taken && what === 'pass') this.choice.clear()
    }
    this.choice.away = cards
    if (settings.takeBack && !this.table.isTrial) this.hold.start({ what, cards }, send)
    else void send()
  }

  async #send(action: string): Promise<void> {
    await this.hold.sendNow()
    this.#mine = true
    if (await this.table.act(action)) this.choice.clear()
  }

  /** Send discards one by one, as the game wants it; stop if one is refused. */
  async #discard(): Promise<void> {
    const cards = [...this.choice.cards]
    this.choice.clear()
    await this.hold.sendNow()
    for (const card of cards) {
      this.#mine = true
      if (!(await this.table.act(`discard ${card}`))) return
    }
  }

  /** What the hand would be without the chosen cards. */
  readonly kept: Card[] = $derived.by(() => without(this.choice.hand, this.choice.cards))
}

/** The table that the components below a screen belong to. */
export const [usePlay, providePlay] = createContext<Play>()
