// Work in pieces: what takes long is done in tasks of its own, so that the browser can listen and paint in between.

interface Scheduler {
  postTask: (work: () => void, options: { priority: 'user-blocking' }) => Promise<unknown>
}

const scheduler = (): Partial<Scheduler> | undefined => (globalThis as { scheduler?: Partial<Scheduler> }).scheduler

/** Do it in the next task, before the browser paints if it can be helped; at once in a browser that has no say in that. */
export function soon(work: () => void): void {
  const { postTask } = scheduler() ?? {}
  if (postTask) void postTask.call(scheduler(), work, { priority: 'user-blocking' })
  else work()
}

/** Let the parts of a page come one after another: each is laid out before the next is built. The answer stops it. */
export function inTurn(parts: number, show: (count: number) => void): () => void {
  let count = 0
  let isOver = false
  const next = () => {
    if (isOver || count === parts) return
    show(++count)
    soon(() => {
      if (count < parts) document.documentElement.getBoundingClientRect()
      soon(next)
    })
  }
  soon(next)
  return () => (isOver = true)
}
