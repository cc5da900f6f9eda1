// At a table that warns before mistakes: which actions are said to have been sent without a verdict.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/play/live.svelte'
import type { Hint, Problem } from '../../src/wire'
import { FakeSocket, newest } from '../fakeSocket'

let table: LiveTable
beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  table = new LiveTable('room')
  newest().open()
  newest().say({ type: 'room', room: { room: 'room', state: 'playing', seats: [], muted: [], options: { hints: 'warn' } } })
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sent = () => newest().sent.filter((text) => text.includes('"do":"act"')).length
async function act(answer: Promise<Hint | Problem>) {
  table.askHint = () => answer
  void table.act('pass')
  await vi.advanceTimersByTimeAsync(899)
}

describe('an action that waits for its verdict', () => {
  it('is sent when the verdict is late, and that is said', async () => {
    await act(new Promise(() => undefined))
    expect([sent(), table.unchecked]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(2)
    expect([sent(), table.unchecked]).toEqual([1, 1])
  })
  it('is sent at once when the server refuses to judge, and that is said', async () => {
    await act(Promise.resolve({ code: 'too_fast', facts: {} }))
    expect([sent(), table.unchecked]).toEqual([1, 1])
  })
  it('is not said to be unchecked when it was judged, nor when the table has moved on', async () => {
    await act(Promise.resolve({ version: 0, by: 'wins', candidates: [], reason: null, asked: { action: 'pass', win_share: 0.3, error: 0.01, points: 9, place: 2, loss: 0, fewer: 0, lost: 0, mistake: false } }))
    await act(Promise.resolve({ code: 'stale', facts: { version: 4 } }))
    expect(sent()).toBe(2)
    expect(table.unchecked).toBe(0)
  })
})
