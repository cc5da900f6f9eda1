// A websocket whose other end is the test.

export class FakeSocket {
  static all: FakeSocket[] = []
  static CONNECTING = 0
  static OPEN = 1
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
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
export const newest = () => FakeSocket.all.at(-1) as FakeSocket
