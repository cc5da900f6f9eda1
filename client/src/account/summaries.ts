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

/** How a game ended for me: "won with 24", "second, 18 points"; that it is over where I watched. */
export function resultOf(game: RoomSummary): string {
  if (game.you === null || !game.points) return t('game-over')
  const points = game.points[game.you] ?? 0
  if (game.winners?.includes(game.you)) return t('game-won', { points })
  // Seats with as many points share the better place here: their hands are not in the list.
  const isWinner = (seat: number) => game.winners?.includes(seat) ?? false
  const isBefore = (other: number, seat: number) =>
    other > points || (other === points && isWinner(seat))
  return t('game-place', { place: game.points.filter(isBefore).length + 1, points })
}
