// Who else plays in a room of a list.
import { botName } from '../state/names'
import type { RoomSummary } from '../wire'
import { joined } from '../words/cards'

export function otherPlayers(game: RoomSummary): string {
  const seats = game.names.map((name) => ({ name }))
  const names = game.names.map((name, seat) => name ?? (game.state === 'lobby' ? '' : botName(seat, seats)))
  return joined(names.filter((name, seat) => seat !== game.you && name !== ''))
}
