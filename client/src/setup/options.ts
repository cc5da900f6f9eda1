// What a new table can be: how many play, how good its bots are, and the options that this browser likes.
import { settings } from '../browser/settings.svelte'
import type { Options } from '../wire'

/** How many can play; the server refuses other numbers. */
export const FEWEST = 3
export const MOST = 6

/** The numbers from one of them up to the largest table, to choose from. */
export const countsFrom = (from: number): { value: number; text: string }[] =>
  Array.from({ length: MOST - from + 1 }, (_, at) => ({ value: from + at, text: String(from + at) }))

/** The options of a new table: what this browser likes, unless the page that makes it says otherwise. */
export const newOptions = (more: Partial<Options> = {}): Options => ({
  memory_aid: settings.memoryAid,
  open_scores: settings.openScores,
  tie_break: 'all-cards',
  spectators: true,
  analysis: true,
  clock: null,
  pace: settings.pace,
  hints: settings.hints,
  take_over: 'ask',
  idle: 15,
  rated: false,
  ...more,
})
