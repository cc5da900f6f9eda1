// A websocket whose other end is the test.

export class Played {
  static all: Played[] = []
  static OPEN = 1
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Played.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close(code = 1000) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

/** The connection that was opened last. */
export const newest = () => Played.all.at(-1) as Played
