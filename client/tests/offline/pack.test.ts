import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPack, keptPack, keptShare, NoPython, type Pack } from '../../src/offline/pack'

describe('calls', () => {
  it('about rooms of this browser are answered here', async () => {
    const { isHere } = await import('../../src/offline/calls')
    expect(isHere('/rooms/0abc/log')).toBe(true)
    expect(isHere('/rooms/0abc?seat=1')).toBe(true)
    expect(isHere('/rooms/abc0/log')).toBe(false)
    expect(isHere('/me')).toBe(false)
    expect(isHere('/rooms')).toBe(false)
  })

  it('that fail are answered here only where the game was fetched, and never for friends', async () => {
    const { canAnswer, setKept } = await import('../../src/offline/calls')
    expect(await canAnswer('/me', {})).toBe(false)
    setKept(true)
    expect(await canAnswer('/rooms', { body: JSON.stringify({ players: 4, bots: null }) })).toBe(false)
    expect(await canAnswer('/rooms/abc/log', {})).toBe(false)
    setKept(false)
  })
})

describe('the pack', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  /** jsdom's buffers are foreign to Node's own `crypto.subtle`. */
  const subtle = { digest: (_name: string, content: ArrayBuffer) => Promise.resolve(Uint8Array.from(createHash('sha256').update(new Uint8Array(content)).digest()).buffer) }
  class FakeCache {
    kept = new Map<string, string>()
    match = (url: string) => Promise.resolve(this.kept.has(url) ? new Response(this.kept.get(url)) : undefined)
    put = async (url: string, answer: Response) => void this.kept.set(url, await answer.text())
    keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })))
    delete = (url: string) => Promise.resolve(this.kept.delete(url))
  }
  let cache = new FakeCache()
  const pack = (): Pack => ({
    version: '2', python: '1', size: 12, lock: {}, scripts: [{ path: '1/a.mjs', size: 4 }],
    files: [{ name: 'x', packed: false, pieces: [{ path: 'x-1.bin', size: 4, sha256: sha('one') }, { path: 'x-2.bin', size: 4, sha256: sha('two') }] }],
  })
  const serve = (files: Record<string, string>) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      const name = url.split('/offline/')[1] ?? ''
      asked.push(name)
      const text = files[name]
      return text === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(text))
    })
    vi.stubGlobal('crypto', { subtle })
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache), delete: () => Promise.resolve(true) })
    return asked
  }
  afterEach(() => vi.unstubAllGlobals())

  it('goes on where it broke off, and is kept only when it is whole', async () => {
    cache = new FakeCache()
    cache.kept.set('http://localhost:3000/offline/x-old.bin', 'old')
    serve({ '1/a.mjs': 'code', 'x-1.bin': 'one' })
    await expect(keepPack(pack(), () => undefined)).rejects.toMatchObject({ code: 'network' })
    expect(await keptPack()).toBeNull()
    expect(await keptShare(pack())).toBeCloseTo(8 / 12)
    const asked = serve({ 'x-2.bin': 'two' })
    const shares: number[] = []
    await keepPack(pack(), (share) => shares.push(share))
    expect(asked).toEqual(['x-2.bin'])
    expect(shares.at(-1)).toBe(1)
    expect((await keptPack())?.version).toBe('2')
    expect([...cache.kept.keys()].some((url) => url.includes('x-old'))).toBe(false)
  })

  it('refuses a damaged piece, and says when the device is full', async () => {
    cache = new FakeCache()
    serve({ '1/a.mjs': 'code', 'x-1.bin': 'damaged', 'x-2.bin': 'two' })
    await expect(keepPack(pack(), () => undefined)).rejects.toMatchObject({ code: 'broken' })
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    cache.kept.clear()
    await expect(keepPack(pack(), () => undefined)).rejects.toBeInstanceOf(NoPython)
    await expect(keepPack(pack(), () => undefined)).rejects.toMatchObject({ code: 'space' })
  })
})
