import { mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import QrCode from '../../src/parts/QrCode.svelte'

const drawn = (text: string): string => {
  const target = document.createElement('div')
  const code = mount(QrCode, { target, props: { text, label: 'a code' } })
  const path = target.querySelector('path')?.getAttribute('d') ?? ''
  void unmount(code)
  return path
}

describe('a QR code', () => {
  it('has its three finders inside a quiet zone of four modules', () => {
    const path = drawn('http://localhost:8321/table/a2345678912345')
    // A version 3 code has 29 modules a side; every finder has a dark outer corner.
    for (const [x, y] of [[4, 4], [32, 4], [4, 32]]) expect(path).toContain(`M${x} ${y}h1v1h-1Z`)
    expect(path).not.toContain('M3 ')
  })
  it('grows with its text, which the old encoder refused above 152 bytes', () => {
    expect(drawn('x'.repeat(400)).length).toBeGreaterThan(drawn('x').length)
  })
})
