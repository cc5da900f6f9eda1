// The story of one seat, as far as the numbers bear it out: a sentence, a line, turning points.
import type { GameAnalysis, JudgedDecision } from '../wire'
import { t } from '../words/words.svelte'
import { hundreds, isolated } from './actions'
import { isFault } from './job.svelte'

/** Where a seat came in. */
export interface Placed {
  seat: number
  place: number
  points: number
}

/** Whose story it is. */
export interface Hero {
  seat: number
  you: 'yes' | 'no'
  name: string
}

const MOST = 3
/** Luck below this hardly shows in a game: shares of the win. */
const SOME_LUCK = 0.05
/** Beyond this no number is told: over a game it may come to more than a whole win. */
const MUCH_LUCK = 0.5

export const faultsOf = (analysis: GameAnalysis, seat: number): JudgedDecision[] =>
  analysis.decisions.filter((one) => one.seat === seat && isFault(one))

/** The costliest decisions of a seat, in the order of the game. */
export const turningPoints = (analysis: GameAnalysis, seat: number): JudgedDecision[] =>
  faultsOf(analysis, seat)
    .sort((a, b) => b.loss - a.loss || b.lost - a.lost || a.index - b.index)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index)

/** The seats whose decisions are judged: all, or one alone on a device that judges by itself. */
export const judgedSeats = (analysis: GameAnalysis): number[] =>
  analysis.seat === null
    ? Array.from({ length: analysis.players }, (_, seat) => seat)
    : [analysis.seat]

const verbOf = (action: string): string => action.split(' ')[0] ?? ''
const sum = (action: string): number =>
  action
    .split(' ')
    .slice(1)
    .reduce((total, card) => total + Number(card.slice(1)), 0)

/** What kind of mistake a decision was. */
export function mistakeOf({ action, candidates, phase }: JudgedDecision): string {
  const best = candidates[0]?.action ?? ''
  const verb = verbOf(action)
  if (verb === 'pass') return phase === 'final' ? 'keep' : 'pass'
  if (verb === 'sell') return verbOf(best) === 'sell' ? 'sale' : 'sell'
  if (verb !== 'bid') return verb
  if (verbOf(best) !== 'bid' || sum(best) < sum(action)) return 'bid'
  return sum(best) > sum(action) ? 'low' : 'cards'
}

/** Whether the chances never came back to where they had been before a decision. */
export function isLasting(analysis: GameAnalysis, { index, seat }: JudgedDecision): boolean {
  const before = analysis.win_shares[index]?.[seat] ?? 0
  return analysis.win_shares.slice(index + 1).every((shares) => (shares[seat] ?? 0) < before)
}

/** The story in one sentence. */
export function headline(analysis: GameAnalysis, hero: Hero): string {
  const { seat, you } = hero
  const name = isolated(hero.name)
  const faults = faultsOf(analysis, seat)
  const won = analysis.result[seat] ?? 0
  if (won > 0)
    return t('analyse-story-won', {
      you,
      name,
      shared: won < 1 ? 'yes' : 'no',
      count: faults.length,
    })
  const worst = faults.reduce<JudgedDecision | null>(
    (most, one) => (most && (most.loss - one.loss || most.lost - one.lost) >= 0 ? most : one),
    null,
  )
  if (!worst) return t('analyse-story-clean', { you, name })
  const cost = t('analyse-story-cost', { you, name, what: mistakeOf(worst), round: worst.round })
  return t('analyse-story-lost', { cost, lasting: isLasting(analysis, worst) ? 'yes' : 'no' })
}

/** Place, points and who won. */
export function placeTold(
  places: readonly Placed[],
  hero: Hero,
  name: (seat: number) => string,
  winners: readonly number[],
  you: number | null,
): string {
  const mine = places.find((one) => one.seat === hero.seat)
  const best = Math.max(...places.map((one) => one.points))
  if (!mine) return ''
  if (winners.includes(hero.seat)) return t('analyse-story-points', { points: mine.points })
  if (mine.points === best) return t('analyse-story-tie', { points: mine.points })
  const isMine = winners.length === 1 && winners[0] === you
  const winner = winners.map((seat) => isolated(name(seat))).join(', ')
  return t('analyse-story-place', {
    place: mine.place,
    points: mine.points,
    winner,
    mine: isMine ? 'yes' : 'no',
    best,
  })
}

/** What the cards did for a seat. */
export function luckTold(analysis: GameAnalysis, seat: number): string {
  const luck = analysis.luck[seat] ?? 0
  const [share = ''] = hundreds(Math.abs(luck))
  const much = Math.abs(luck) >= MUCH_LUCK
  return t('analyse-story-luck', {
    luck:
      Math.abs(luck) < SOME_LUCK
        ? 'even'
        : luck > 0
          ? much
            ? 'great'
            : 'good'
          : much
            ? 'awful'
            : 'bad',
    share,
  })
}
