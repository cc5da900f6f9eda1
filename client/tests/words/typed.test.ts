// Typed actions are read as in the terminal: tests/tui/test_words.py reads the same cases.
import { describe, expect, it } from 'vitest'
import keys from '../../../tests/cases/keys.json'
import cases from '../../../tests/cases/typed.json'
import { KINDS } from '../../src/words/faces'
import { goodKey, isCommand } from '../../src/words/letterKeys'
import { inRecordLetters, kindOfLetter } from '../../src/words/letters'
import { speak, type Language } from '../../src/words/words.svelte'

describe('a typed action', () => {
  it.each(cases)('$language: $typed', async ({ language, typed, read }) => {
    await speak(language as Language)
    expect(inRecordLetters(typed)).toBe(read)
  })
})

describe('the letter of a key', () => {
  it.each(keys)('$language: $key', async ({ language, key, kind }) => {
    await speak(language as Language)
    expect(kindOfLetter(key)).toBe(kind)
  })

  it.each(['en', 'de', 'nl', 'it', 'fr'])('there is one for each good: %s', async (language) => {
    await speak(language as Language)
    for (const kind of KINDS) {
      const { letter, shift } = goodKey(kind)
      expect(kindOfLetter(letter)).toBe(kind)
      expect(isCommand(letter)).toBe(shift)
    }
  })
})
