// A lesson's table: answers in, the table they lead to out; wrong answers change nothing.
import { describe, expect, it, vi } from 'vitest'
import { LessonTable, type PlayLesson } from '../../src/learn/lesson.svelte'
import type { LessonProgress, View } from '../../src/wire'

const view = { version: 0, seat: 0, hand: ['C1'], players: 4 } as unknown as View

function progress(answers: readonly string[], more: Partial<LessonProgress> = {}): LessonProgress {
  const steps = answers.filter((answer) => answer !== 'next')
  return {
    lesson: 'bid', at: answers.length, steps: 3, taken: answers.length, text: `step-${answers.length}`, facts: {}, show: [], asks: answers.length === 1,
    done: false, wrong: null, log: [],
    frames: [
      { type: 'table', version: 0, view, legal: { pass: true }, auto: { pass: false, skip: false, bid: null }, clock: null },
      ...steps.map((_, at) => ({
        type: 'step' as const, version: at + 1, was: at, by: 'person' as const, changed: { hand: [] }, legal: { pass: true, orders: { skip: true } },
        events: [{ kind: 'passed' as const, seat: 0 }],
      })),
    ],
    ...more,
  }
}

async function opened(play: PlayLesson): Promise<LessonTable> {
  const table = new LessonTable('bid', play)
  await vi.waitFor(() => expect(table.progress).not.toBeNull())
  return table
}

describe('a lesson', () => {
  it('offers nothing while there is something to read, and the legal actions when an action is asked for', async () => {
    const table = await opened(async (_lesson, answers) => progress(answers))
    expect(table.legal).toEqual({})
    table.next()
    await vi.waitFor(() => expect(table.answers).toEqual(['next']))
    expect(table.legal).toEqual({ pass: true })
  })

  it('shows why an answer is wrong and keeps the table', async () => {
    const wrong = { text: 'why', code: null, facts: {} }
    const table = await opened(async (_lesson, answers) => (answers.length > 1 ? progress(['next'], { wrong }) : progress(answers)))
    table.next()
    await vi.waitFor(() => expect(table.answers).toEqual(['next']))
    expect(await table.act('pass')).toBe(false)
    expect(table.wrong).toEqual(wrong)
    expect(table.view?.version).toBe(0)
    expect(table.answers).toEqual(['next'])
  })

  it('goes back by leaving the last answer out, and starts again', async () => {
    const asked: string[][] = []
    const table = await opened(async (_lesson, answers) => {
      asked.push([...answers])
      return progress(answers)
    })
    table.next()
    await vi.waitFor(() => expect(table.answers).toEqual(['next']))
    expect(await table.act('pass')).toBe(true)
    expect(table.view?.version).toBe(1)
    expect(table.legal.orders).toBeUndefined()
    table.back()
    await vi.waitFor(() => expect(table.answers).toEqual(['next']))
    expect(table.view?.version).toBe(0)
    table.again()
    await vi.waitFor(() => expect(table.answers).toEqual([]))
    expect(asked.at(-1)).toEqual([])
  })

  it('says that a lesson cannot be had', async () => {
    const table = new LessonTable('bid', () => Promise.reject(new Error('no network')))
    await vi.waitFor(() => expect(table.problem?.code).toBe('internal'))
  })
})
