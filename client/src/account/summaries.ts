// Who else plays in a room of a list, and how well its bots do.
import { nameOf } from '../play/names'
import type { RoomSummary } from '../wire'
import { joined } from '../words/cards'
import { t } from '../words/words.svelte'

export function otherPlayers(game: RoomSummary): string {
  const seats = game.names.map((name, seat) => ({ name, kind: game.kinds[seat] ?? 'open' }))
  return joined(seats.flatMap(({ kind }, seat) => (seat === game.you || kind === 'open' ? [] : [nameOf(seat, seats)])))
}

/** The strengths of the bots in a room, each once; empty where nobody is a bot. */
export function botLevels(game: RoomSummary): string {
  const levels = new Set(game.bots.filter((level) => level !== null))
  return joined([...levels].map((level) => t('level', { level })))
}
