import { afterEach, expect, test, vi } from 'vitest'
import { me } from '../../src/net/api'

afterEach(() => vi.unstubAllGlobals())

async function codeAt(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer)
  return me().then(
    () => 'none',
    (refusal: Error) => refusal.message,
  )
}

const page = (status: number) => () => Promise.resolve(new Response('<html>a page of the proxy</html>', { status }))

test('a proxy that speaks for an absent server is understood', async () => {
  expect(await codeAt(page(502))).toBe('offline')
  expect(await codeAt(page(504))).toBe('offline')
  expect(await codeAt(page(413))).toBe('too_large')
  expect(await codeAt(page(404))).toBe('not_found')
  expect(await codeAt(page(500))).toBe('internal')
  expect(await codeAt(() => Promise.reject(new TypeError('no network')))).toBe('offline')
})

test('the server’s own code comes first', async () => {
  const body = JSON.stringify({ error: { code: 'storage', facts: {} } })
  expect(await codeAt(() => Promise.resolve(new Response(body, { status: 503 })))).toBe('storage')
})
