// What a screen reader is told of a table: events, notes and calls, in one polite region, each once, however fast they come.
import { untrack } from 'svelte'
import type { Asked, Play } from '../play/play.svelte'
import type { Event } from '../wire'
import { noteSpoken } from '../words/notes'
import { announce, describeTable } from './speech'
import { promptText } from './mine/prompt'

/** A region must be in the page for a moment before what it holds is read. */
const FIRST_MS = 400

export class Announcer {
  heard = $state.raw<{ id: number; text: string }[]>([])
  readonly #play: Play
  #spoken = 0
  #noted: number
  #before: string | null = null

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
    this.say(describeTable(this.#play.table))
  }

  /** The first lot and my hand; for onMount. */
  begin = (): (() => void) => {
    const timer = setTimeout(() => {
      const { table, asked } = this.#play
      const { bold, more } = promptText(this.#play)
      if (table.live && table.view?.phase !== 'over') this.say(`${describeTable(table)} ${asked ? `${bold} ${more}` : ''}`)
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

  /** The main button means something else now; returns what is newly asked. */
  turn(asked: Asked, meaning: string): Asked {
    const before = this.#before
    this.#before = meaning
    if (before !== meaning) this.#play.rest(before === '' ? 500 : before === null ? 0 : 400)
    const isNew = asked !== null && (before === null || !before.startsWith(asked))
    const isCalled = meaning === 'back' ? before !== 'back' : isNew && before !== null
    const { bold, more } = promptText(this.#play)
    // After what happened, in the same polite region: a second one would cut the events off.
    if (isCalled) this.say(`${bold} ${more}`)
    return isNew ? asked : null
  }
}
