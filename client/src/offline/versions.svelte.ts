// The service worker: it keeps the client for days without a network. A newer client on the server is found, said and taken.
import { isKept } from './calls'
import { isSite, root } from '../browser/site'

let waiting = $state.raw<ServiceWorker | null>(null)
/** A newer client is here and waits to be taken. */
export const isNewer = (): boolean => waiting !== null

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a worker in charge there is no older client to be replaced.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  const ask = () => void registration.update().catch(() => null) // offline: later
  setInterval(ask, 3600_000)
  window.addEventListener('online', ask)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) ask()
  })
  ask()
}

/** Keep the client in this browser; null where it doesn't let us. */
export async function keepClient(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    const registration = await navigator.serviceWorker.register(`${root}sw.js`, { scope: root })
    watch(registration)
    return registration
  } catch {
    return null
  }
}

/** Called once at the start: only browsers that were asked to keep the game have a service worker. */
export function watchVersions(): void {
  if (!('serviceWorker' in navigator)) return
  if (isKept() || isSite) {
    if (document.readyState === 'complete') void keepClient()
    else window.addEventListener('load', () => void keepClient(), { once: true })
  } else void navigator.serviceWorker.getRegistration().then((registration) => registration && watch(registration), () => null)
}

export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}
