import { describe, expect, it } from 'vitest'
import { qrModules } from '../src/parts/qr'
import known from './qr.fixture.json'

describe('QR codes', () => {
  for (const [text, rows] of Object.entries(known))
    it(`of ${text.length} characters are those of another encoder`, () => {
      expect(qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(rows)
    })

  it('refuse a text that is too long', () => {
    expect(() => qrModules('x'.repeat(400))).toThrow(RangeError)
  })
})
