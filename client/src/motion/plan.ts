// The journeys of cards that an event calls for: from which place to which, when, how long.
import { inOrder } from '../words/faces'
import type { Card, Event } from '../wire'

export interface Leg {
  /** A place of the page; where cards lie open in it, it is the card itself. */
  from: string
  to: string
  /** Milliseconds after the first. */
  at: number
  time: number
  easing: string
  /** The card to be seen; without it a back travels. */
  face?: Card
  /** An offer card travels. */
  offer?: number
  /** Points travel, as a figure. */
  points?: number
  /** A place on the way, at which cards meet. */
  via?: string
  /** It becomes a coin of that worth on the way. */
  coin?: number
  /** Nothing travels: the place lights up. */
  lights?: boolean
  /** Fades downwards out of the game. */
  fade?: boolean
  /** Lies in its old place until it sets out. */
  waits?: boolean
  /** Turns over on the way, from its back to its face. */
  turns?: boolean
}

const OUT = 'cubic-bezier(0.22, 1, 0.36, 1)'
const BACK = 'cubic-bezier(0.3, 1.3, 0.6, 1)'
const INOUT = 'cubic-bezier(0.65, 0, 0.35, 1)'

const handOf = (seat: number, me: number | null) => (seat === me ? 'hand' : `seat-${seat}`)

/** The rarest sale: nobody but merchants. */
export const areMerchants = (event: Event): boolean => event.kind === 'sold' && (event.cards ?? []).every((face) => face === 'M')

/** All journeys of some events, one event after another. */
export function plan(events: readonly Event[], me: number | null): Leg[] {
  const legs: Leg[] = []
  let at = 0
  for (const event of events) {
    const some = journeys(event, me)
    for (const leg of some) legs.push({ ...leg, at: at + leg.at })
    at += Math.max(0, ...some.map((leg) => (leg.lights ? 0 : leg.at + leg.time))) * (event.kind === 'passed' ? 0.5 : 0.8)
  }
  return legs
}

function journeys(event: Event, me: number | null): Leg[] {
  const seat = event.seat ?? 0
  const cards = inOrder(event.cards ?? [])
  const hand = handOf(seat, me)
  const each = (leg: (card: Card, place: number) => Leg): Leg[] => cards.map(leg)
  switch (event.kind) {
    case 'revealed':
      return (event.cards ?? []).map((face, place) => ({ from: 'pile', to: `lot-${place}`, at: place * 70, time: 260, easing: OUT, face, turns: true }))
    case 'bid':
      return each((face, place) => ({ from: hand, to: `bid-${seat}`, at: place * 40, time: 240, easing: BACK, face, waits: true }))
    case 'passed':
      return each((face) => ({ from: `bid-${seat}`, to: hand, at: 0, time: 220, easing: OUT, face, waits: true }))
    case 'won':
      return each((face, place) => ({ from: `bid-${seat}`, to: `market-${face.charAt(0)}`, at: place * 50, time: 320, easing: INOUT, face, waits: true }))
    case 'gave':
      return each((face) => ({ from: 'lot', to: `market-${face.charAt(0)}`, at: 0, time: 300, easing: INOUT, face, waits: true }))
    case 'collected':
      return [
        { from: `face-${seat}`, to: `face-${seat}`, at: 0, time: 900, easing: OUT, lights: true },
        { from: `offer-${event.number ?? 0}`, to: `held-${seat}`, at: 0, time: 300, easing: INOUT, offer: event.number },
        ...each((face, place) => ({ from: 'lot', to: hand, at: 220 + place * 40, time: 320, easing: INOUT, face, waits: true })),
      ]
    case 'took':
      return each((face) => ({ from: `market-${face.charAt(0)}`, to: hand, at: 0, time: 320, easing: INOUT, face, waits: true }))
    case 'sold':
      return [
        ...each((face, place) => {
          const kept = face === event.kept && place === cards.indexOf(face)
          const way = { from: hand, via: hand, at: place * 40, time: 620, easing: INOUT, face, waits: true }
          return kept ? { ...way, to: `profit-${seat}`, coin: event.number ?? 0 } : { ...way, to: hand, fade: true }
        }),
        { from: hand, to: `profit-${seat}`, at: 420, time: 620, easing: OUT, points: event.number ?? 0 },
      ]
    case 'discarded':
      return each((face) => ({ from: hand, to: hand, at: 0, time: 320, easing: OUT, face, fade: true, waits: true }))
    case 'left':
      return each((face, place) => ({ from: `market-${face.charAt(0)}`, to: `market-${face.charAt(0)}`, at: place * 20, time: 240, easing: OUT, face, fade: true, waits: true }))
    default:
      return []
  }
}
