// What a screen reader is told of a table: events, notes and calls, in one polite region, each
// once, however fast they come.
import { untrack } from 'svelte'
import type { Asked, Play } from '../play/play.svelte'
import type { Event } from '../wire'
import { noteSpoken } from '../words/notes'
import { t } from '../words/words.svelte'
import { choiceSpoken, type Chosen, chosenNow } from './choosing'
import { promptText } from './mine/prompt'
import { announce, describeTable } from './speech'

/** A region must be in the page for a moment before what it holds is read. */
const FIRST_MS = 400

export class Announcer {
  heard = $state.raw<{ id: number; text: string }[]>([])
  readonly #play: Play
  #spoken = 0
  #noted: number
  #before: string | null = null
  #question: string | null = null
  #chosen: Chosen | null = null

  constructor(play: Play) {
    this.#play = play
    this.#noted = play.table.notes.length
  }

  say(text: string): void {
    if (text) this.heard = [...this.heard.slice(-11), { id: this.#spoken++, text }]
  }

  tell(events: readonly Event[]): void {
    this.say(announce(events, this.#play.table))
  }

  describe(): void {
    this.say(this.#situation())
  }

  /** The table, and what is asked. */
  #situation(): string {
    const { table, asked } = this.#play
    return asked === null ? describeTable(table) : `${describeTable(table)} ${this.#prompt()}`
  }

  #prompt(): string {
    const { bold, more } = promptText(this.#play)
    return `${bold} ${more}`.trim()
  }

  /** What was just chosen, or can be taken back; runs in an effect. */
  choose(): void {
    const now = chosenNow(this.#play)
    const before = this.#chosen
    this.#chosen = now
    if (before) untrack(() => this.say(choiceSpoken(this.#play, before)))
  }

  /** Everything was put away on purpose. */
  cleared(): void {
    this.say(`${t('say-nothing-chosen')}.`)
  }

  tookBack(): void {
    this.say(`${t('say-taken-back')}.`)
  }

  /** The first lot and my hand; for onMount. */
  begin = (): (() => void) => {
    const timer = setTimeout(() => {
      const { table } = this.#play
      if (table.live && table.view?.phase !== 'over') this.describe()
    }, FIRST_MS)
    return () => clearTimeout(timer)
  }

  /** What happened around the game; runs in an effect. */
  follow(): void {
    const { table } = this.#play
    const { notes } = table
    untrack(() => {
      for (const note of notes.slice(this.#noted)) this.say(`${noteSpoken(note, table)}.`)
      this.#noted = notes.length
    })
  }

  /**
   * What is asked of me: another one when the same is asked again, at another lot or with another
   * sum.
   */
  get question(): string {
    const { asked, table } = this.#play
    const { view } = table
    return asked === null || !view
      ? ''
      : [asked, view.round, view.offer, this.#play.need, view.excess].join(' ')
  }

  /**
   * The main button means something else now, or something else is asked; returns what is newly
   * asked.
   */
  turn(asked: Asked, meaning: string, question: string): Asked {
    const before = this.#before
    this.#before = meaning
    if (before !== meaning) this.#play.rest(before === '' ? 500 : before === null ? 0 : 400)
    const isFirst = this.#question === null
    const isNew = asked !== null && this.#question !== question
    this.#question = question
    const isCalled = meaning === 'back' ? before !== 'back' : isNew && !isFirst
    // After what happened, in the same polite region: a second one would cut the events off.
    if (isCalled) this.say(this.#prompt())
    return isNew ? asked : null
  }
}
