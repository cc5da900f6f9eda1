// A lesson's table: what the learner does is an answer, and the table that all answers lead to comes back.
// It knows no rule and keeps no table anywhere: whoever plays lessons (a server, a worker) gets all answers each time.
import * as api from '../net/api'
import { botName } from '../play/names'
import { travelSpeed } from '../browser/settings.svelte'
import { Table } from '../play/table.svelte'
import type { Legal, LessonProgress, LessonWrong, Problem, Room, RoomSeat } from '../wire'

type Frame = LessonProgress['frames'][number]
/** Plays a lesson with the answers so far. */
export type PlayLesson = (lesson: string, answers: readonly string[]) => Promise<LessonProgress>

/** The answer to a step that is only read. */
const NEXT = 'next'
/** Facts of a text that are seats (src/byzanz/lessons/player.py). */
const SEATS = ['leader', 'turn', 'rival']
/** How long each of the others takes, so that one can follow. */
const PAUSE = 900

export class LessonTable extends Table {
  readonly lesson: string
  readonly online = true
  readonly live = true
  readonly memoryAid = false
  progress = $state.raw<LessonProgress | null>(null)
  /** What was wrong with the last answer, until the next one. */
  wrong = $state.raw<LessonWrong | null>(null)
  /** The lesson can't be had. */
  problem = $state.raw<Problem | null>(null)
  /** The others are playing. */
  waiting = $state(false)
  answers = $state.raw<readonly string[]>([])
  #room = $state.raw<Room | null>(null)
  #play: PlayLesson
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(lesson: string, play: PlayLesson = api.lesson) {
    super()
    this.lesson = lesson
    this.#play = play
    void this.#load([])
  }

  override name(seat: number): string {
    return botName(seat, this.#room?.seats ?? [])
  }

  override holder(seat: number): RoomSeat | null {
    return this.#room?.seats[seat] ?? null
  }

  /** What a text may name: where the fact is a seat, the name of who sits there. */
  readonly facts: Record<string, number | string> = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.progress?.facts ?? {}).map(([key, fact]) => [
        key,
        SEATS.includes(key) ? this.name(fact) : fact,
      ]),
    ),
  )

  override setOrders(): Promise<void> {
    return Promise.resolve()
  }

  override act(action: string): Promise<boolean> {
    return this.#answer(action)
  }

  next(): void {
    if (this.progress && !this.progress.asks && !this.waiting) void this.#answer(NEXT)
  }

  /** One answer back: the table is as it was before it. */
  back(): void {
    void this.#load(this.answers.slice(0, -1))
  }

  again(): void {
    void this.#load([])
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  async #ask(answers: readonly string[]): Promise<LessonProgress | null> {
    this.sending = true
    try {
      return await this.#play(this.lesson, answers)
    } catch (error) {
      this.problem = error instanceof api.Refusal ? error.problem : { code: 'internal', facts: {} }
      return null
    } finally {
      this.sending = false
    }
  }

  async #load(answers: readonly string[]): Promise<void> {
    clearTimeout(this.#timer)
    this.waiting = false
    this.wrong = null
    const progress = await this.#ask(answers)
    if (!progress) return
    this.problem = null
    this.answers = answers.slice(0, progress.taken)
    this.changed(() => {
      this.events = progress.log
      for (const frame of progress.frames) this.#apply(frame)
      this.#arrive(progress)
    }, [])
  }

  async #answer(text: string): Promise<boolean> {
    if (this.waiting || this.sending) return false
    this.wrong = null
    const progress = await this.#ask([...this.answers, text])
    if (!progress) return false
    this.problem = null
    if (progress.wrong) {
      this.wrong = progress.wrong
      return false
    }
    this.answers = [...this.answers, text]
    const version = this.view?.version ?? 0
    const news = progress.frames.filter((frame) => frame.type === 'step' && frame.version > version)
    this.#follow(news, progress, news.length > 0 && text !== NEXT)
    return true
  }

  /** Show what has happened one action at a time; the learner's own at once, the others' after a pause each. */
  #follow(news: readonly Frame[], progress: LessonProgress, now: boolean): void {
    const [frame, ...rest] = news
    if (!frame) {
      this.waiting = false
      this.#arrive(progress)
      return
    }
    this.waiting = true
    const speed = travelSpeed()
    const show = () => {
      if (frame.type === 'step') this.changed(() => this.#apply(frame), frame.events)
      this.#follow(rest, progress, false)
    }
    if (now || speed === 0) show()
    else this.#timer = setTimeout(show, PAUSE / speed)
  }

  #apply(frame: Frame): void {
    switch (frame.type) {
      case 'room':
        this.#room = frame.room
        break
      case 'table':
        this.view = frame.view
        this.#offer({})
        break
      case 'step':
        if (this.view) this.view = { ...this.view, ...frame.changed, version: frame.version }
        this.events = [...this.events, ...frame.events]
        this.#offer({})
        break
      case 'auto':
        break
    }
  }

  #arrive(progress: LessonProgress): void {
    this.progress = progress
    const newest = progress.frames.findLast((frame) => frame.type === 'step' || frame.type === 'table')
    this.#offer(progress.asks && newest && 'legal' in newest ? newest.legal : {})
  }

  /** What may be done now: nothing while there is something to read, and never a standing order. */
  #offer({ orders: _orders, ...legal }: Legal): void {
    this.legal = legal
  }
}
