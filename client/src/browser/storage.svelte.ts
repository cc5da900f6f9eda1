// What this browser keeps for next time. Where it blocks storage nothing is kept, and the game goes on without.

/** Whether a game of this browser is kept by nothing but the open page: its storage is full, or forbidden. */
export const unsaved = $state({ is: false })

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
}

/** The browser keeps nothing of this page, so that a seat would be lost with the next call to the server. */
export function isStorageBlocked(): boolean {
  if (!navigator.cookieEnabled) return true
  try {
    localStorage.getItem('byzanz')
    return false
  } catch {
    return true
  }
}
