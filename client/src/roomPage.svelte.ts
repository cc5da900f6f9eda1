// The table's code: the start page is there without it, and has it before anybody can reach a table from there.
type RoomPage = typeof import('./RoomPage.svelte').default

let page = $state.raw<RoomPage | null>(null)
let failed = $state(false)
let asked: Promise<void> | null = null

export const roomPage = (): RoomPage | null => page
export const roomPageFailed = (): boolean => failed

/** Fetch it, once; what has failed is tried again with the next call. */
export function loadRoomPage(): void {
  failed = false
  asked ??= import('./RoomPage.svelte')
    .then((found) => void (page = found.default))
    .catch(() => {
      asked = null
      failed = true
    })
}

interface Network {
  connection?: { saveData?: boolean }
}
/** Fetch it when the browser has nothing else to do, unless it is to save data: then a press will have to do. */
export function loadRoomPageWhenIdle(): () => void {
  if ((navigator as Network).connection?.saveData) return () => undefined
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(loadRoomPage, 600)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(loadRoomPage, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
