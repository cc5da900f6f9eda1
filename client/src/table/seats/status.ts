// A seat's state in words and as a look: the small line under its name, and how its frame is drawn.
import type { Table } from '../../play/table.svelte'
import type { View } from '../../wire'
import { t } from '../../words/words.svelte'

type SeatLook = 'turn' | 'lead' | 'passed' | 'out' | 'alert' | 'done' | ''

export function seatLook(view: View, seat: number): SeatLook {
  if (view.phase === 'limit' && view.turn === seat) return 'alert'
  if (view.turn === seat) return 'turn'
  if (view.phase === 'final') return view.done[seat] ? 'done' : ''
  if (view.phase === 'bid' && view.leader === seat) return 'lead'
  if (view.phase === 'bid' && view.passed[seat]) return 'passed'
  if (view.phase === 'bid') return view.bidders.includes(seat) ? '' : 'out'
  return view.offer_cards[seat] && view.phase !== 'take' ? 'out' : ''
}

/** The small line under a seat's name. */
export function seatStatus(table: Table, seat: number): string {
  const view = table.view
  if (!view) return ''
  const holder = table.holder(seat)
  if (holder?.stand_in) return t('seat-stand-in', { name: table.name(seat) })
  if (holder?.kind === 'person' && !holder.here && view.phase !== 'over') return t('seat-offline')
  const held = view.offer_cards[seat]
  switch (view.phase) {
    case 'bid':
      if (view.turn === seat) return t('seat-decides')
      if (held) return t('seat-out')
      if (view.leader === seat) return t('seat-highest')
      return view.passed[seat] ? t('seat-passed') : view.bids[seat]?.length ? t('seat-in') : t('seat-no-bid')
    case 'give':
      return view.turn === seat ? t('seat-gives') : held ? t('seat-out') : ''
    case 'limit':
      return view.turn === seat ? t('seat-must-discard', { count: view.hand_sizes[seat] ?? 0, most: view.hand_limit }) : ''
    case 'take':
      return takeStatus(view, seat)
    case 'final':
      return view.done[seat] ? t('seat-done') : t('seat-selling')
    default:
      return ''
  }
}

function takeStatus(view: View, seat: number): string {
  if (view.turn === seat) return t('seat-picks')
  const mine = view.pick_order.indexOf(seat)
  const now = view.turn === null ? -1 : view.pick_order.indexOf(view.turn)
  if (mine < now) return t('seat-picked')
  return mine === now + 1 ? t('seat-picks-next') : ''
}
