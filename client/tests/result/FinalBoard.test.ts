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

const sold = (seat: number, kept: string, number: number) => ({ kind: 'sold' as const, seat, cards: [kept, kept, kept], kept, number })
const SALES = [sold(1, 'C4', 4), sold(2, 'G3', 3), sold(1, 'O2', 2), sold(0, 'W3', 3)]

function end(reveal: boolean, you: number | null = 0) {
  const table = new PlayedTable()
  table.events = SALES
  table.show([], {}, { phase: 'over', result: RESULT })
  target = document.createElement('div')
  board = mount(FinalBoard, { target, props: { table, view: table.view as View, you, reveal } })
  flushSync()
}
const places = () => target.querySelector('.score')?.classList.contains('waiting') === false
const title = () => target.querySelector('h1')?.textContent
const sub = () => target.querySelector('.podium > p')?.textContent

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  keep({ speed: 1 })
})
afterEach(() => {
  if (board) void unmount(board)
  vi.useRealTimers()
})

const totals = () => [...target.querySelectorAll('.total b')].map((total) => Number(total.textContent))

describe('everybody', () => {
  it('turns a card each, the lowest first, before the places are told', async () => {
    end(true)
    expect([totals(), title(), places()]).toEqual([[0, 0, 0], 'And the winner is…', false])
    await vi.advanceTimersByTimeAsync(450)
    expect([totals(), title(), sub()]).toEqual([[3, 0, 0], 'You lead', '3 more cards to turn'])
    await vi.advanceTimersByTimeAsync(450)
    expect(totals()).toEqual([3, 2, 0])
    await vi.advanceTimersByTimeAsync(450)
    expect([totals(), title(), sub()]).toEqual([[3, 2, 3], 'Level at the top: You and seat 2', 'One more card to turn'])
    await vi.advanceTimersByTimeAsync(450)
    expect([totals(), title(), places()]).toEqual([[3, 6, 3], 'seat 1 wins', true])
  })
  it('has turned all at a press', () => {
    end(true)
    ;(target.querySelector('[data-show-all]') as HTMLButtonElement).click()
    flushSync()
    expect([totals(), places()]).toEqual([[3, 6, 3], true])
  })
  it('has turned all without motion, and when the game ended before', () => {
    keep({ speed: 0 })
    end(true)
    expect(places()).toBe(true)
    if (board) void unmount(board)
    keep({ speed: 1 })
    end(false)
    expect(places()).toBe(true)
  })
  it('is announced when the winner is known, not before', async () => {
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

describe('the chart of profits', () => {
  it('is a table for ears, a row each and a column a round', async () => {
    await speak('en')
    end(false)
    await vi.advanceTimersByTimeAsync(500)
    flushSync()
    const table = target.querySelector('[data-profit-table]')
    const told = (row: Element) => [...row.children].map((cell) => cell.textContent).join(' ')
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map(told)
    const caption = table?.querySelector('caption')?.textContent
    expect(caption).toBe('Each player’s profit after each round')
    expect(rows).toEqual(['You 3', 'seat 1 6', 'seat 2 3'])
  })
})
