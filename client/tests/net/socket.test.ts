import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { continued } from '../../src/play/live.svelte'
import { RoomSocket } from '../../src/net/socket'
import type { Problem } from '../../src/wire'
import { newest, FakeSocket } from '../fakeSocket'

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
  const seen = { online: [] as boolean[], silent: [] as (boolean | undefined)[], refused: [] as Problem[] }
  const socket = new RoomSocket('room', { frame: () => undefined, online: (on, silent) => void (seen.online.push(on), seen.silent.push(silent)), refused: (problem) => seen.refused.push(problem) })
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
  it('is found dead within four seconds of an action, and says that the player has waited', async () => {
    const { socket, seen } = connect()
    newest().open()
    void socket.ask({ do: 'act', version: 1, action: 'pass' })
    await vi.advanceTimersByTimeAsync(3900)
    expect(seen.online).toEqual([true, false])
    expect(seen.silent).toEqual([undefined, true])
    newest().open()
    expect(newest().sent[0]).toContain('"action":"pass"')
  })
  it('is found dead within four seconds of the browser being offline', async () => {
    const { seen } = connect()
    newest().open()
    window.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(3900)
    expect(seen.online).toEqual([true, false])
  })
  it('is not given up while the server still answers pings, however slow it is with an action', async () => {
    const { socket, seen } = connect()
    newest().open()
    void socket.ask({ do: 'act', version: 1, action: 'pass' })
    await vi.advanceTimersByTimeAsync(1500)
    const ping = newest().sent.map((text) => JSON.parse(text) as { id: string; do: string }).find((frame) => frame.do === 'ping')
    newest().say({ type: 'answer', id: ping?.id, version: 1 })
    await vi.advanceTimersByTimeAsync(9000)
    expect(seen.online).toEqual([true])
  })
  it('that never opens is tried again', async () => {
    connect()
    await vi.advanceTimersByTimeAsync(9000)
    expect(FakeSocket.all).toHaveLength(2)
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
