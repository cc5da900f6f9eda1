// The options of a new table: what this browser likes, unless the page that makes it says otherwise.
import type { Options } from '../wire'
import { settings } from './settings.svelte'

export const newOptions = (more: Partial<Options> = {}): Options => ({
  memory_aid: settings.memoryAid,
  open_scores: settings.openScores,
  tie_break: 'all-cards',
  spectators: true,
  analysis: true,
  clock: null,
  pace: settings.pace,
  hints: settings.hints,
  ...more,
})
