// Messages from the server while the page is closed: asks the browser for an address and gives it to the server.
import * as api from '../net/api'
import { currentLanguage } from '../words/words.svelte'
import { keepClient } from '../offline/versions.svelte'

/** 'none': the server sends no messages; 'missing', 'denied': the browser can't, or doesn't let us. */
type State = 'looking' | 'none' | 'missing' | 'denied' | 'off' | 'on' | 'failed'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export class Push {
  state = $state<State>('looking')
  #key = ''

  constructor() {
    void this.#look()
  }

  async #look(): Promise<void> {
    try {
      this.#key = (await api.pushKey()).key
    } catch {
      this.state = 'none'
      return
    }
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) this.state = 'missing'
    else if (Notification.permission === 'denied') this.state = 'denied'
    else {
      const registration = await navigator.serviceWorker.getRegistration()
      const kept = await registration?.pushManager.getSubscription()
      this.state = kept ? 'on' : 'off'
    }
  }

  /** Switch messages on, if the player and the browser allow it, or off. */
  async set(on: boolean): Promise<void> {
    try {
      this.state = on ? await this.#subscribe() : await this.#end()
    } catch {
      this.state = 'failed'
    }
  }

  async #subscribe(): Promise<State> {
    if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off'
    if (!(await keepClient())) return 'missing'
    const { pushManager } = await navigator.serviceWorker.ready
    const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.#key) })
    const { endpoint, keys } = given.toJSON()
    await api.addPush({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language: currentLanguage() })
    return 'on'
  }

  async #end(): Promise<State> {
    const registration = await navigator.serviceWorker.getRegistration()
    const kept = await registration?.pushManager.getSubscription()
    if (kept) {
      await api.forgetPush(kept.endpoint)
      await kept.unsubscribe()
    }
    return 'off'
  }
}
