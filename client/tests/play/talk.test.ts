import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { Talk } from '../../src/play/talk.svelte'
import { PHRASES } from '../../src/wire'
import type { Answer, Question } from '../../src/net/socket'
import { entries } from '../../src/words/log'
import { type Note, noteSentence, noteSpoken, phrase } from '../../src/words/notes'
import { knows, LANGUAGES, type Language, speak } from '../../src/words/words.svelte'

let asked: Question[]
let answer: Answer
let talk: Talk
beforeAll(() => speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = { version: 1 }
  talk = new Talk((frame) => {
    asked.push(frame)
    return Promise.resolve(answer)
  })
})
afterEach(() => vi.useRealTimers())

describe('a phrase', () => {
  it('is asked for, and shows only when it comes back', async () => {
    await talk.say('hello')
    expect(asked).toEqual([{ do: 'say', phrase: 'hello' }])
    expect(talk.of(0)).toBeNull()
    talk.hear(0, 'hello')
    expect(talk.of(0)).toBe('hello')
  })
  it('is gone after some seconds', () => {
    talk.hear(1, 'thanks')
    vi.advanceTimersByTime(4900)
    expect(talk.of(1)).toBe('thanks')
    vi.advanceTimersByTime(200)
    expect(talk.of(1)).toBeNull()
  })
  it('gives way to the next of the same seat, which stays its whole time', () => {
    talk.hear(1, 'thanks')
    vi.advanceTimersByTime(3000)
    talk.hear(1, 'bye')
    talk.hear(2, 'lucky')
    expect(talk.voices.map((voice) => [voice.seat, voice.phrase])).toEqual([[1, 'bye'], [2, 'lucky']])
    vi.advanceTimersByTime(3000)
    expect(talk.of(1)).toBe('bye')
  })
  it('that is refused says why for a moment', async () => {
    answer = { error: { code: 'too_fast', facts: { most: 6 } } }
    await talk.say('hello')
    expect(talk.refused?.code).toBe('too_fast')
    vi.advanceTimersByTime(5100)
    expect(talk.refused).toBeNull()
  })
  it('has words in every language', async () => {
    for (const code of Object.keys(LANGUAGES) as Language[]) {
      await speak(code)
      for (const which of PHRASES) expect(knows(`phrase-${which}`), `${code} ${which}`).toBe(true)
    }
    await speak('de')
    expect(phrase('well_played')).toBe('Gut gespielt!')
    await speak('en')
  })
})

describe('mute', () => {
  it('is asked of the server and takes what was just said away', async () => {
    talk.hear(1, 'thanks')
    talk.hear(2, 'bye')
    await talk.mute(1, true)
    expect(asked).toEqual([{ do: 'mute', seat: 1, on: true }])
    expect(talk.of(1)).toBeNull()
    expect(talk.of(2)).toBe('bye')
  })
})

describe('notes', () => {
  const reader = { name: (seat: number) => ['Lena', 'Irene'][seat] ?? '', me: 0 }
  const said: Note = { what: 'said', after: 1, seat: 1, phrase: 'good_luck' }
  it('stand in the log at their moment', () => {
    const log = entries([{ kind: 'bid', seat: 0, cards: ['C1'], number: 1 }, { kind: 'passed', seat: 1 }], [{ what: 'back', after: 0, seat: 1 }, said, { what: 'stand-in', after: 2, seat: 0 }])
    expect(log.map((entry) => (entry.type === 'note' ? entry.note.what : entry.type === 'event' ? entry.event.kind : entry.type))).toEqual(['back', 'bid', 'said', 'passed', 'stand-in'])
  })
  it('become sentences, about the reader and about others', () => {
    expect(noteSpoken(said, reader)).toBe('Irene: “Good luck!”')
    expect(noteSpoken({ ...said, seat: 0 }, reader)).toBe('You: “Good luck!”')
    expect(noteSpoken({ what: 'stand-in', after: 0, seat: 1 }, reader)).toBe('A bot now plays for Irene')
    expect(noteSentence(said, reader)).toContain('\uE001Irene\uE002')
  })
})
