import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { continued } from '../src/state/live.svelte'
import { RoomSocket } from '../src/state/socket'
import type { Problem } from '../src/wire'
import { newest, FakeSocket } from './fakeSocket'

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect() {
  const seen = { online: [] as boolean[], refused: [] as Problem[] }
  const socket = new RoomSocket('room', { frame: () => undefined, online: (on) => seen.online.push(on), refused: (problem) => seen.refused.push(problem) })
  return { socket, seen }
}

describe('the connection', () => {
  it('sends an unanswered frame again with the same id', async () => {
    const { socket } = connect()
    newest().open()
    const answer = socket.ask({ do: 'act', version: 1, action: 'pass' })
    const first = newest().sent[0]
    newest().close(1006)
    await vi.advanceTimersByTimeAsync(1000)
    newest().open()
    expect(newest().sent).toEqual([first])
    newest().say({ type: 'answer', id: (JSON.parse(first ?? '') as { id: string }).id, version: 2 })
    await expect(answer).resolves.toEqual({ version: 2 })
    newest().close(1006)
    await vi.advanceTimersByTimeAsync(1000)
    newest().open()
    expect(newest().sent).toEqual([])
  })
  it('tries again later and later', async () => {
    connect()
    for (const pause of [300, 1000, 2000, 5000, 10000, 10000]) {
      const count = FakeSocket.all.length
      newest().close(1006)
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(FakeSocket.all.length).toBe(count)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeSocket.all.length).toBe(count + 1)
    }
  })
  it('gives up where there is no such room', async () => {
    const { seen } = connect()
    newest().close(4404)
    await vi.advanceTimersByTimeAsync(60000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(seen.refused.map((problem) => problem.code)).toEqual(['room_unknown'])
  })
})

describe('the log and the steps that came meanwhile', () => {
  const pass = (seat: number) => ({ kind: 'passed', seat }) as const
  it('are joined without a gap and without doubles', () => {
    expect(continued([pass(0), pass(1)], [pass(1), pass(2)])).toEqual([pass(0), pass(1), pass(2)])
    expect(continued([pass(0)], [pass(1)])).toEqual([pass(0), pass(1)])
    expect(continued([pass(0), pass(1)], [])).toEqual([pass(0), pass(1)])
  })
})
