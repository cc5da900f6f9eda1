// Choosing what a hint says: the cards lift and the button names the action; doing it stays with the player.
import { inOrder } from '../words/faces'
import type { Play } from '../play/play.svelte'
import type { Kind } from '../wire'
import { cardsOf } from './hints'

export function choose(play: Play, action: string | null): void {
  if (action === null) return
  const cards = cardsOf(action)
  switch (action.split(' ')[0]) {
    case 'bid':
    case 'discard':
      play.choice.choose(play.choice.placesOf(cards) ?? [])
      break
    case 'give':
      play.chooseLot(play.table.view?.lot.indexOf(cards[0] ?? '') ?? -1)
      break
    case 'take':
      play.chooseColumn(cards[0] as Kind)
      break
    case 'sell':
      play.sell(inOrder(cards))
      break
    default:
      break
  }
}
