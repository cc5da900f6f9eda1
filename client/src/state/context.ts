// The table that components below a screen belong to.
import { createContext } from 'svelte'
import type { Play } from './play.svelte'

export const [usePlay, providePlay] = createContext<Play>()
