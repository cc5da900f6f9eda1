// What this browser likes, kept for next time.
import type { BotPace, Clock, Hints, Level } from '../wire'
import { store, stored } from './storage.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 0 | 0.5 | 1 | 2

interface Kept {
  theme: Theme
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** Notify me when it is my turn while I am on another page. */
  alerts: boolean
  speed: Speed
  known: boolean
  players: number
  bots: Level
  memoryAid: boolean
  openScores: boolean
  autoPass: boolean
  /** Passes and sales wait two seconds, in which they can be taken back. */
  takeBack: boolean
  /** No game has been finished here yet: the prompt says what to press and why. */
  isNew: boolean
  /** How fast bots act at my tables. */
  pace: BotPace
  /** The clock of tables with people. */
  clock: Clock | null
  /** Hints in games against bots. */
  hints: Hints
  /** Whether to play with sound has been answered. */
  soundAsked: boolean
}

const KEY = 'byzanz.settings'
const FIRST: Kept = {
  theme: 'auto',
  sound: false,
  volume: 0.7,
  alerts: false,
  speed: 1,
  known: true,
  players: 4,
  bots: 'shrewd',
  memoryAid: false,
  openScores: false,
  autoPass: true,
  takeBack: true,
  isNew: true,
  pace: 'normal',
  clock: null,
  hints: 'off',
  soundAsked: false,
}
/** What the first game has besides, until something else is chosen. */
const FIRST_GAME: Partial<Kept> = { bots: 'gentle', hints: 'ask' }

function read(): Partial<Kept> {
  try {
    return JSON.parse(stored(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

/** What has been chosen here: it alone is kept, the rest may change with experience. */
let chosen = read()
const all = (): Kept => ({ ...FIRST, ...(chosen.isNew === false ? {} : FIRST_GAME), ...chosen })

export const settings: Kept = $state(all())

export function keep(change: Partial<Kept>): void {
  chosen = { ...chosen, ...change }
  Object.assign(settings, all())
  store(KEY, JSON.stringify(chosen))
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')
let systemIsDark = $state(darkSystem.matches)
darkSystem.addEventListener('change', (change) => (systemIsDark = change.matches))

const stillSystem = window.matchMedia('(prefers-reduced-motion: reduce)')

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && systemIsDark)

/** How fast cards travel; 0 where the player or the system wants stillness. */
export const travelSpeed = (): Speed => (stillSystem.matches ? 0 : settings.speed)
