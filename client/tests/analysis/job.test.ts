import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnalysisJob } from '../../src/analysis/job.svelte'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answered = (state: object) => Promise.resolve(new Response(JSON.stringify(state)))

describe('a job', () => {
  it('is begun once and asked for until it is done', async () => {
    vi.useFakeTimers()
    const calls: string[] = []
    const states = [{ state: 'waiting', place: 2, analysis: null }, { state: 'running', place: 0, analysis: null }, { state: 'done', place: 0, analysis: { win_shares: [[1]], decisions: [] } }]
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      calls.push(`${init.method ?? 'GET'} ${path}`)
      return answered(states[Math.min(calls.length, 3) - 1] ?? {})
    })
    const job = new AnalysisJob({ room: 'abc' })
    await vi.advanceTimersByTimeAsync(10)
    expect([job.state, job.place]).toEqual(['waiting', 2])
    await vi.advanceTimersByTimeAsync(5000)
    expect(job.state).toBe('done')
    expect(calls).toEqual(['POST /api/rooms/abc/analysis', 'GET /api/rooms/abc/analysis', 'GET /api/rooms/abc/analysis'])
  })
  it('ends with the reason where it is refused, and tries again where there is no network', async () => {
    vi.useFakeTimers()
    let count = 0
    vi.stubGlobal('fetch', () => {
      count += 1
      if (count === 1) return Promise.reject(new TypeError('no network'))
      return Promise.resolve(new Response(JSON.stringify({ error: { code: 'analysis_forbidden', facts: {} } }), { status: 403 }))
    })
    const job = new AnalysisJob({ record: '{}' })
    await vi.advanceTimersByTimeAsync(10)
    expect(job.problem?.code).toBe('offline')
    await vi.advanceTimersByTimeAsync(5000)
    expect(job.problem?.code).toBe('analysis_forbidden')
    expect(count).toBe(2)
  })
  it('asks no more when the page is left', async () => {
    vi.useFakeTimers()
    let count = 0
    vi.stubGlobal('fetch', () => ((count += 1), answered({ state: 'running', place: 0, analysis: null })))
    const job = new AnalysisJob({ room: 'abc' })
    await vi.advanceTimersByTimeAsync(10)
    job.end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(count).toBe(1)
  })
})
