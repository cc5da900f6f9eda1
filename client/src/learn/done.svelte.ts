// Which lessons have been finished, kept in this browser; where it keeps nothing, they last as long as the page.
import { store, stored } from '../browser/storage.svelte'

/** How many lessons there are; the start page says so before it asks for them. */
export const LESSONS = 8
const KEY = 'byzanz.lessons'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

let done = $state.raw<readonly string[]>(read())

export const finishedLessons = (): number => done.length
export const isLearning = (): boolean => done.length < LESSONS
export const isDone = (lesson: string): boolean => done.includes(lesson)

export function finish(lesson: string): void {
  if (isDone(lesson)) return
  done = [...done, lesson]
  store(KEY, JSON.stringify(done))
}
