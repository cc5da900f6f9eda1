// Keys for everything: each does what a press on the page does.
import { keep, settings } from '../browser/settings.svelte'
import type { Play } from '../play/play.svelte'
import type { Kind } from '../wire'
import { kindOfLetter } from '../words/letters'
import { isCommand } from '../words/letterKeys'
import type { Panel } from './panels/Panels.svelte'

interface Screen {
  open: (panel: Panel) => void
  say: () => void
  /** Everything chosen was put away; a pass or a sale was taken back. */
  cleared: () => void
  tookBack: () => void
  /** Opens the quick phrases. */
  talk: () => void
}

/** Moves the focus among buttons of one row: hand, lot or market; from elsewhere into the one that matters now. */
function move(step: 1 | -1): void {
  const focused = document.activeElement?.getAttribute('data-arrows')
  const row = focused ?? ['lot', 'market', 'hand'].find((name) => document.querySelector(`button[data-arrows="${name}"]:enabled`))
  if (!row) return
  const buttons = [...document.querySelectorAll<HTMLElement>(`button[data-arrows="${row}"]:enabled`)]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length
  buttons[next]?.focus()
}

function sale(play: Play): void {
  if (play.choice.sale) play.sell(play.choice.sale)
  else if (play.ownSet) play.sellNow(play.ownSet.cards)
  else if (play.sales[0]) play.sell(play.sales[0].cards)
}

/** All cards of a good, or its column of the market. */
function good(play: Play, kind: Kind | null): boolean {
  if (kind === null) return false
  if (play.asked === 'take') play.chooseColumn(kind)
  else play.choice.toggleKind(kind, play.most)
  return true
}

/** A letter is a command first, then a good in the player's language, then one in the record's letters; with Shift the good comes first. */
function letter(play: Play, key: string, shift: boolean, screen: Screen): boolean {
  const isPick = play.asked === 'take'
  if ((shift || (isPick && !isCommand(key, true))) && good(play, kindOfLetter(key))) return true
  switch (key.toUpperCase()) {
    case 'P':
      play.pass()
      return true
    case 'M':
      if (play.cheapest) play.choice.choose(play.cheapest.places)
      return true
    case 'S':
      // S is spices too; a sale that can be made comes first.
      if (play.sales.length || play.choice.sale || play.ownSet) sale(play)
      else play.choice.toggleKind('S', play.most)
      return true
    case 'A':
      play.pressStandingOrder()
      return true
    case 'X':
      play.toggleSkip()
      return true
    case 'N':
      if (play.table.canHurry) void play.table.hurry()
      return true
    case 'H':
      play.toggleHint()
      return true
    case 'Q':
      screen.talk()
      return true
    case 'L':
      screen.open('log')
      return true
    case 'K':
      keep({ known: !settings.known })
      return true
    case 'T':
      screen.say()
      return true
    default:
      return good(play, kindOfLetter(key))
  }
}

function escape(play: Play, screen: Screen): void {
  play.table.refused = null
  if (play.hold.held) {
    play.takeBack()
    screen.tookBack()
    return
  }
  const { cards, sale, lot, column } = play.choice
  if (cards.length || sale || lot !== null || column) screen.cleared()
  play.choice.clear()
}

function other(play: Play, key: string, onButton: boolean, screen: Screen): boolean {
  switch (key) {
    case 'Enter':
      // Enter on a focused button presses that button; on a chosen card it does the action.
      if (onButton && !document.activeElement?.hasAttribute('data-arrows')) return false
      play.primary?.()
      return true
    case 'Escape':
      escape(play, screen)
      return true
    case 'ArrowLeft':
      move(-1)
      return true
    case 'ArrowRight':
      move(1)
      return true
    case '?':
      screen.open('keys')
      return true
    case '/':
      screen.open('typed')
      return true
    default:
      return false
  }
}

export function tableKeys(play: Play, screen: Screen): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog, [popover]')) return
    const { key } = event
    let taken: boolean
    if (/^\d$/.test(key)) {
      play.press(key === '0' ? 9 : Number(key) - 1)
      taken = true
    } else if (/^\p{L}$/u.test(key)) taken = (play.table.live || 'LKT'.includes(key.toUpperCase())) && letter(play, key, play.table.live && event.shiftKey, screen)
    else taken = other(play, key, target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement, screen)
    if (taken) event.preventDefault()
  }
}
