// Who else plays in a room of a list.
import { nameOf } from '../state/names'
import type { RoomSummary } from '../wire'
import { joined } from '../words/cards'

export function otherPlayers(game: RoomSummary): string {
  const seats = game.names.map((name, seat) => ({ name, kind: game.kinds[seat] ?? 'open' }))
  return joined(seats.flatMap(({ kind }, seat) => (seat === game.you || kind === 'open' ? [] : [nameOf(seat, seats)])))
}
