// A game in an address: its record, packed into the part after the #, which no server is sent.
import { isSite, root } from './site'

/** Messengers and mail programs keep addresses of this length whole; a game takes about a tenth of it. */
const LONGEST = 8000
/** More than any record has; a link that unpacks to more than that was not made here. */
const MOST_BYTES = 4_000_000

export const canPack = (): boolean => 'CompressionStream' in window

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (to) => {
      to.enqueue(bytes)
      to.close()
    },
  })
  const reader = source.pipeThrough(way).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) throw new RangeError('too large')
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The record as signs that an address may hold. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The record that was packed; null where a part is missing or it was never one. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}

/** The address of a moment of a packed game, or null where it is longer than an address may be. */
export function gameLink(game: string, moment: Record<string, string> = {}): string | null {
  const rest = new URLSearchParams({ game, ...moment }).toString()
  const address = isSite ? `${root}#/replay?${rest}` : `${root}replay#${rest}`
  return address.length > LONGEST ? null : address
}
