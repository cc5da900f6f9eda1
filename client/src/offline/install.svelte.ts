// Installing as an app, where the browser offers it to pages (Chromium); elsewhere its own menu does it.

interface InstallEvent extends Event {
  prompt: () => Promise<void>
}

let offer = $state.raw<InstallEvent | null>(null)
export const canInstall = (): boolean => offer !== null

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallEvent
})
window.addEventListener('appinstalled', () => (offer = null))

export async function install(): Promise<void> {
  await offer?.prompt()
  offer = null
}
