// What the operator says on this server, asked for now and again: a notice comes while a page is open.
import { isSite } from '../browser/site'
import type { Site } from '../wire'
import { site as ask } from './api'

const EVERY = 60_000

let said = $state.raw<Site | null>(null)
let hasAsked = $state(false)
let isWatching = false

/** What the operator says; null as long as nobody knows. */
export const site = (): Site | null => said

/** Ask again now: something was refused, or another page is shown. */
export async function askSite(): Promise<void> {
  if (isSite || (document.hidden && hasAsked)) return
  // A page without these words is better than one that waits for them.
  said = await ask().catch(() => said)
  hasAsked = true
}

/** On a server for invited people: nobody is shown a page before it is known whether they are. */
const isInviteOnly = document.documentElement.hasAttribute('data-invite-only')
export const isWaiting = (): boolean => isInviteOnly && !hasAsked
export const hasNotice = (): boolean => said !== null && (said.notice !== null || said.read_only)
export const isStranger = (): boolean => said?.stranger ?? false

export function watchSite(): void {
  if (isWatching || isSite) return
  isWatching = true
  void askSite()
  setInterval(() => void askSite(), EVERY)
  document.addEventListener('visibilitychange', () => void askSite())
}
