// Work in pieces: what takes long is done in tasks of its own, so that the browser can listen and paint in between.

interface Scheduler {
  postTask: (work: () => void, options: { priority: 'user-blocking' }) => Promise<unknown>
}

/** Do it in the next task, before the browser paints if it can be helped. */
export function soon(work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  if (scheduler?.postTask) void scheduler.postTask(work, { priority: 'user-blocking' })
  else setTimeout(work)
}
