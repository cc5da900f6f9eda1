// The sentence for a refusal's code.
import type { Problem } from '../wire'
import { type Facts, knows, t } from './words.svelte'

/** Facts that a sentence can hold: numbers and words. */
function sayable(facts: Problem['facts']): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' || typeof value === 'string' ? value : String(value)]),
  )
}

export function refusal(problem: Problem): string {
  const id = `refused-${problem.code}`
  return knows(id) ? t(id, sayable(problem.facts)) : t('refused-other', { code: problem.code })
}
