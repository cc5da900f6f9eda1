// Typed actions are read as in the terminal: tests/tui/test_words.py reads the same cases.
import { describe, expect, it } from 'vitest'
import cases from '../../../tests/cases/typed.json'
import { inRecordLetters } from '../../src/words/letters'
import { speak, type Language } from '../../src/words/words.svelte'

describe('a typed action', () => {
  it.each(cases)('$language: $typed', async ({ language, typed, read }) => {
    await speak(language as Language)
    expect(inRecordLetters(typed)).toBe(read)
  })
})
