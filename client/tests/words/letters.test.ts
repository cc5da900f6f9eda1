import { describe, expect, it } from 'vitest'
import { KINDS } from '../../src/words/faces'
import { inRecordLetters, letterOf } from '../../src/words/letters'
import { LANGUAGES, type Language, speak } from '../../src/words/words.svelte'

const LANGS = Object.keys(LANGUAGES) as Language[]
const folded = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase()

describe.each(LANGS)('the letters on the cards in %s', (code) => {
  it('are one or two, differ from each other, and none is the record’s letter of another kind', async () => {
    await speak(code)
    const letters = KINDS.map((kind) => folded(letterOf(kind)))
    expect(letters.every((one) => /^[a-z]{1,2}$/.test(one))).toBe(true)
    expect(new Set(letters).size).toBe(KINDS.length)
    // A single letter that also begins another's two would be read as that one.
    for (const one of letters) expect(letters.filter((other) => other.startsWith(one))).toEqual([one])
    for (const [at, kind] of KINDS.entries()) if (letters[at]?.length === 1 && KINDS.some((other) => folded(other) === letters[at])) expect(letters[at]).toBe(folded(kind))
  })
  it('can be typed, and so can the record’s', async () => {
    await speak(code)
    for (const kind of KINDS) {
      const value = kind === 'M' ? '' : '3'
      const wanted = `discard ${kind}${value}`
      expect(inRecordLetters(`discard ${letterOf(kind)}${value}`)).toBe(wanted)
      expect(inRecordLetters(`Discard  ${letterOf(kind).toLowerCase()}${value} `)).toBe(wanted)
      expect(inRecordLetters(`discard ${kind}${value}`)).toBe(wanted)
    }
  })
})

describe('a typed action', () => {
  it('leaves to the server what it doesn’t know', async () => {
    await speak('de')
    expect(inRecordLetters('bid X9 gw2 W1')).toBe('bid X9 S2 W1')
    expect(inRecordLetters('pass')).toBe('pass')
    expect(inRecordLetters('take we')).toBe('take V')
    expect(inRecordLetters('sell hd HD M')).toBe('sell M M M')
    await speak('fr')
    expect(inRecordLetters('bid ce1 CÉ2 Ce\u03013 e4')).toBe('bid G1 G2 G3 S4')
  })
})
