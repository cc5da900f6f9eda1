// Notifies players in a background tab when it is their turn and when the game is over (opt-in).
import { t } from '../words/words.svelte'
import type { Asked, Play } from './play.svelte'
import { keep, settings } from '../browser/settings.svelte'

/** What calls a player back to the table; nothing: the empty text. */
export type Call = NonNullable<Asked> | 'over' | ''

/** What the browser allows: its own three answers, or why it can't even be asked. */
export type Allowed = NotificationPermission | 'missing' | 'insecure'

/** A standing order will answer in a moment, so nobody needs to come. */
function isOrdered({ asked, order, table: { orders, legal } }: Play): boolean {
  if (asked !== 'bid') return false
  if (orders.skip) return true
  if (orders.bid && (orders.bid.then === 'pass' || (order !== null && order.least <= orders.bid.up_to))) return true
  return orders.pass && legal.bid === undefined
}

/** What this seat is called to now. */
export function callOf(play: Play): Call {
  const { table, asked } = play
  if (!table.live || table.me === null) return ''
  if (table.view?.phase === 'over') return 'over'
  return asked === null || isOrdered(play) ? '' : asked
}

/** The text of a notification: only what everybody at the table may see, because anybody may look at the screen. */
export function callText(call: Exclude<Call, ''>, { table: { view } }: Play): { title: string; body: string } {
  if (call === 'over') return { title: t('title-over'), body: t('alert-over') }
  const body = {
    bid: () => t(view?.leader === null ? 'prompt-bid-open' : 'prompt-bid-more', { need: view?.need ?? 0 }),
    give: () => t('prompt-give-more'),
    take: () => t('prompt-take-more'),
    discard: () => t('prompt-limit-more', { count: view?.excess ?? 0 }),
    final: () => t('prompt-final-more'),
  }[call]()
  return { title: t('title-your-turn'), body }
}

/** Phones leave notifications to service workers and throw here; where nothing is allowed yet, a trial shows nothing. */
function canMake(): boolean {
  try {
    new Notification('').close()
    return true
  } catch {
    return false
  }
}

export class Alerts {
  allowed = $state<Allowed>('default')
  /** The browser was asked for its permission, and nobody has said yes or no. */
  isUnanswered = $state(false)
  readonly on: boolean = $derived(settings.alerts && this.allowed === 'granted')
  #throws = false
  #play: Play | null = null
  #before: Call = ''
  #shown: Notification | null = null

  constructor() {
    this.look()
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#close()
    })
    window.addEventListener('pagehide', () => this.#close())
  }

  /** Find out what the browser allows; players change that in its own settings. */
  look = (): void => {
    if (!window.isSecureContext) this.allowed = 'insecure'
    else if (!('Notification' in window) || this.#throws) this.allowed = 'missing'
    else this.allowed = Notification.permission
    if (this.allowed !== 'default') this.isUnanswered = false
  }

  /** Switch on, if the browser and the player allow it, or off. */
  async set(on: boolean): Promise<void> {
    keep({ alerts: false })
    this.look()
    if (!on) return
    if (this.allowed === 'default') {
      this.#throws = !canMake()
      if (!this.#throws) {
        this.isUnanswered = true
        await Notification.requestPermission()
      }
      this.look()
    }
    keep({ alerts: this.allowed === 'granted' })
  }

  /** Follow what a seat is called to; notify a player who can't see the page. Returns whether the call is new. */
  follow(play: Play, call: Call): boolean {
    const isOpened = play !== this.#play
    const before = isOpened ? '' : this.#before
    this.#play = play
    this.#before = call
    if (call === before) return false
    this.#close()
    // A player who opens a table sees it, unless it was opened or dealt in the background.
    if (call === '' || (isOpened && (call === 'over' || !document.hidden))) return false
    if (document.hidden && this.on) this.#show(callText(call, play))
    return true
  }

  /** Somebody waits for a player who can't see the page. */
  nudge(text: string): void {
    if (document.hidden && this.on) this.#show({ title: t('title-your-turn'), body: text })
  }

  #show({ title, body }: { title: string; body: string }): void {
    try {
      // Two tabs with one table notify once; the game's own sound is enough where it is on.
      const shown = new Notification(title, { body, tag: location.pathname, silent: settings.sound })
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
      this.#shown = shown
    } catch {
      this.#throws = true
      this.look()
    }
  }

  #close(): void {
    this.#shown?.close()
    this.#shown = null
  }
}

export const alerts = new Alerts()
