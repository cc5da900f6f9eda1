// Hints as a table may have them: off, when asked for, or with a warning before a mistake.
import type { Hints } from '../wire'
import { t } from '../words/words.svelte'

const MODES: readonly Hints[] = ['off', 'ask', 'warn']

/** What the maker of a table chooses from. */
export const hintChoices = (): { value: Hints; text: string }[] => MODES.map((mode) => ({ value: mode, text: t('hints-mode', { mode }) }))
