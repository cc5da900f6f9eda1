// The table's code: the start page is there without it, and has it before anybody can reach a
// table from there.
import type { Component } from 'svelte'

type RoomPage = Component<{ id: string }>

let fetchPage: (() => Promise<{ default: RoomPage }>) | null = null
/** Where it comes from: the pages that wait for it lie below it. */
export const roomPageFrom = (from: typeof fetchPage): void => void (fetchPage = from)

let page = $state.raw<RoomPage | null>(null)
let failed = $state(false)
let asked: Promise<void> | null | undefined = null

export const roomPage = (): RoomPage | null => page
export const roomPageFailed = (): boolean => failed

/** Fetch it, once; what has failed is tried again with the next call. */
export function loadRoomPage(): void {
  failed = false
  asked ??= fetchPage?.()
    .then((found) => void (page = found.default))
    .catch(() => {
      asked = null
      failed = true
    })
}

interface Network {
  connection?: { saveData?: boolean }
}
/**
 * Fetch it when the browser has nothing else to do, unless it is to save data: then a press will
 * have to do.
 */
export function loadRoomPageWhenIdle(): () => void {
  if ((navigator as Network).connection?.saveData) return () => undefined
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(loadRoomPage, 600)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(loadRoomPage, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
