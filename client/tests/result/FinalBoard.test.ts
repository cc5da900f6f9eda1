import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import FinalBoard from '../../src/result/FinalBoard.svelte'
import { keep } from '../../src/browser/settings.svelte'
import type { View } from '../../src/wire'
import { type Language, speak } from '../../src/words/words.svelte'
import { PlayedTable } from '../playedTable'

const RESULT = { points: [3, 13, 8], hands: [1, 2, 3], goods: [1, 1, 3], winners: [1] }
let target: HTMLElement
let board: Record<string, unknown> | null = null

function end(reveal: boolean, you: number | null = 0) {
  const table = new PlayedTable()
  table.show([], {}, { phase: 'over', result: RESULT })
  target = document.createElement('div')
  board = mount(FinalBoard, { target, props: { table, view: table.view as View, you, reveal } })
  flushSync()
}
const rows = () => [...target.querySelectorAll('.score tbody tr')]
const seen = () => rows().map((row) => !row.classList.contains('waiting'))
const title = () => target.querySelector('h1')?.textContent
const sub = () => target.querySelector('.podium p')?.textContent

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  keep({ speed: 1 })
})
afterEach(() => {
  if (board) void unmount(board)
  vi.useRealTimers()
})

describe('the places', () => {
  it('come one by one, the last first, the winner at the end', async () => {
    end(true)
    expect([seen(), title()]).toEqual([[false, false, false], 'And the winner is…'])
    await vi.advanceTimersByTimeAsync(700)
    expect(seen()).toEqual([false, false, true])
    await vi.advanceTimersByTimeAsync(700)
    expect(seen()).toEqual([false, true, true])
    await vi.advanceTimersByTimeAsync(700)
    expect([seen(), title()]).toEqual([[true, true, true], 'seat 1 wins'])
  })
  it('all come at a press', () => {
    end(true)
    window.dispatchEvent(new Event('pointerdown'))
    flushSync()
    expect(seen()).toEqual([true, true, true])
  })
  it('come at once without motion, and when the game ended before', () => {
    keep({ speed: 0 })
    end(true)
    expect(seen()).toEqual([true, true, true])
    if (board) void unmount(board)
    keep({ speed: 1 })
    end(false)
    expect(seen()).toEqual([true, true, true])
  })
  it('are announced when the winner is known, not before', async () => {
    end(true)
    await vi.advanceTimersByTimeAsync(1500)
    expect(target.querySelector('[data-spoken]')?.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(2000)
    expect(target.querySelector('[data-spoken]')?.textContent).toBe('seat 1 wins. 13 points. You came third, 10 points behind.')
  })
})

describe('my own place', () => {
  it.each([
    ['en', '13 points. You came third, 10 points behind.'],
    ['de', '13 Punkte. Du bist auf Platz 3, mit 10 Punkten Rückstand.'],
    ['nl', '13 punten. Je bent derde, met 10 punten achterstand.'],
    ['it', '13 punti. Sei al terzo posto, a 10 punti dal vincitore.'],
    ['fr', '13 points. Tu es à la troisième place, à 10 points du gagnant.'],
  ])('is said in %s', async (code, text) => {
    await speak(code as Language)
    end(false)
    expect(sub()).toBe(text)
  })
  it('is not said to the winner or a spectator', async () => {
    await speak('en')
    end(false, 1)
    expect(sub()).toBe('13 points')
    if (board) void unmount(board)
    end(false, null)
    expect(sub()).toBe('13 points')
  })
})
