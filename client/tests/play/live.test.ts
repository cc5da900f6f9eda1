import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/play/live.svelte'
import type { Event, LogNote, Room, RoomSeat } from '../../src/wire'
import { newest, FakeSocket } from '../fakeSocket'

const LOG: Event[] = [{ kind: 'round_began', seat: 0, number: 1 }, { kind: 'revealed', seat: 0, cards: ['C1'], number: 6 }, { kind: 'passed', seat: 1 }]
const holder = (seat: number, more: Partial<RoomSeat> = {}): RoomSeat => ({
  seat, name: ['Lena', 'Theo'][seat] ?? null, kind: seat < 2 ? 'person' : 'bot', bot: seat < 2 ? null : 'shrewd', face: null, here: true, you: seat === 0, local: seat === 0,
  host: seat === 0, stand_in: false, rematch: false, seed_given: true, since: null, idle: null, free: false, ...more,
})
const room = (more: Partial<Room> = {}): Room => ({
  room: 'room', state: 'playing', players: 3, listed: false, played_on: null, seats: [0, 1, 2].map((seat) => holder(seat)), you: 0, host: true, spectators: 0, commitment: '',
  options: { memory_aid: false, open_scores: false, tie_break: 'all-cards', spectators: true, analysis: true, clock: null, pace: 'normal', hints: 'off', take_over: 'ask', idle: 15, rated: false }, muted: [], rematch: null, series: { games: 0, lines: [] }, removed: false, asked: null, declined: false, asks: [], away: [], unrated: [], ...more,
})

let table: LiveTable
let answerLog: (events: Event[], notes?: LogNote[]) => void
let refuseLog: () => void
let logsAsked = 0
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  logsAsked = 0
  vi.stubGlobal('fetch', () => new Promise((resolve, reject) => {
    logsAsked++
    answerLog = (events, notes = []) => resolve({ ok: true, json: () => Promise.resolve({ events, notes }) })
    refuseLog = () => reject(new TypeError('cut off'))
  }))
  table = new LiveTable('room')
  newest().open()
  newest().say({ type: 'room', room: room() })
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

describe('a live table', () => {
  it('notes phrases where the log is, also those that come before it', async () => {
    newest().say({ type: 'table', version: 3, view: { seat: 0, players: 3 }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
    newest().say({ type: 'said', seat: 1, phrase: 'hello' })
    expect(table.notes.map((note) => note.after)).toEqual([0])
    answerLog(LOG)
    await vi.waitFor(() => expect(table.events).toHaveLength(3))
    expect(table.notes.map((note) => note.after)).toEqual([3])
    expect(table.talk.of(1)).toBe('hello')
  })
  it('asks for the log until it is there, and concludes nothing from what is missing', async () => {
    vi.useFakeTimers()
    try {
      newest().say({ type: 'table', version: 3, view: { seat: 0, players: 3, version: 3 }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
      expect([table.hasLog, table.paid]).toEqual([false, null])
      refuseLog()
      await vi.advanceTimersByTimeAsync(10)
      expect([table.logFails, table.hasLog, table.latest]).toEqual([true, false, ''])
      // An auction of its own that this page did hear of is known.
      newest().say({ type: 'step', version: 4, was: 3, by: 'person', changed: {}, legal: {}, events: [{ kind: 'won', seat: 0, cards: ['C4', 'G2'], number: 6 }] })
      expect(table.paid).toEqual(['C4', 'G2'])
      await vi.advanceTimersByTimeAsync(1000)
      expect(logsAsked).toBe(2)
      answerLog([...LOG, { kind: 'won', seat: 0, cards: ['C4', 'G2'], number: 6 }])
      await vi.advanceTimersByTimeAsync(10)
      expect([table.logFails, table.hasLog, table.events.length]).toEqual([false, true, 4])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(logsAsked).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })
  it('does not take the price of an older lot for the last one after a break', async () => {
    const whole = (version: number) => ({ type: 'table', version, view: { seat: 0, players: 3, version }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
    newest().say(whole(3))
    answerLog([...LOG, { kind: 'won', seat: 1, cards: ['C4'], number: 6 }])
    await vi.waitFor(() => expect(table.paid).toEqual(['C4']))
    newest().say(whole(9))
    expect([table.hasLog, table.paid, table.latest]).toEqual([false, null, ''])
    newest().say(whole(9))
    answerLog([...LOG, { kind: 'won', seat: 1, cards: ['C4'], number: 6 }, { kind: 'won', seat: 0, number: 5 }])
    await vi.waitFor(() => expect(table.paid).toEqual([]))
  })
  it('names a stand-in before the first thing it did, however the frames come', async () => {
    newest().say({ type: 'table', version: 3, view: { seat: 0, players: 3, version: 3 }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
    answerLog(LOG)
    await vi.waitFor(() => expect(table.events).toHaveLength(3))
    newest().say({ type: 'step', version: 4, was: 3, by: 'timeout', changed: {}, legal: {}, events: [{ kind: 'bid', seat: 1, cards: ['C2'], number: 2 }] })
    newest().say({ type: 'room', room: room({ seats: [holder(0), holder(1, { stand_in: true }), holder(2)] }) })
    expect(table.notes.map(({ what, seat, after }) => [what, seat, after])).toEqual([['stand-in', 1, 3]])
    expect(table.log.slice(-2).map((entry) => entry.type)).toEqual(['note', 'event'])
  })
  it('has the stand-ins and late friends of a game after a reload, too', async () => {
    newest().say({ type: 'table', version: 3, view: { seat: 0, players: 3, version: 3 }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
    answerLog(LOG, [{ after: 1, what: 'stand-in', seat: 1 }, { after: 2, what: 'taken', seat: 2 }])
    await vi.waitFor(() => expect(table.events).toHaveLength(3))
    expect(table.notes.map(({ what, after }) => [what, after])).toEqual([['stand-in', 1], ['taken', 2]])
  })
  it('hears a nudge, and who is host now', () => {
    newest().say({ type: 'nudged', seat: 1, to: 0 })
    expect(table.nudge).toEqual({ seat: 1, to: 0 })
    newest().say({ type: 'room', room: room({ seats: [holder(0), holder(1, { host: true }), holder(2)].map((seat) => (seat.seat === 0 ? { ...seat, host: false, here: false } : seat)), host: false }) })
    expect(table.newHost).toBe(1)
  })
  it('notes who is stood in for and who is back', () => {
    newest().say({ type: 'room', room: room({ seats: [holder(0), holder(1, { stand_in: true }), holder(2)] }) })
    newest().say({ type: 'room', room: room() })
    expect(table.notes.map((note) => [note.what, note.seat])).toEqual([['stand-in', 1], ['back', 1]])
  })
  it('is not thrown back by an answer that frames have overtaken', () => {
    table.answered(room({ state: 'dealing' }))
    expect(table.room?.state).toBe('playing')
    newest().say({ type: 'room', room: room({ seats: [holder(0), holder(1, { stand_in: true }), holder(2)] }) })
    expect(table.notes).toHaveLength(1)
  })
  it('takes an answer that brings another seat, with a new connection, and any while no frames come', () => {
    table.answered(room({ you: 1 }))
    expect([table.room?.you, FakeSocket.all.length]).toEqual([1, 2])
    newest().open()
    newest().close(1006)
    table.answered(room({ you: 1, listed: true }))
    expect(table.room?.listed).toBe(true)
  })
  it('lets talk who has a seat and somebody to talk to', () => {
    expect(table.canTalk).toBe(true)
    const alone = [holder(0), holder(1, { kind: 'bot', name: null }), holder(2)]
    newest().say({ type: 'room', room: room({ seats: alone }) })
    expect(table.canTalk).toBe(false)
    newest().say({ type: 'room', room: room({ seats: alone, spectators: 1 }) })
    expect(table.canTalk).toBe(true)
    newest().say({ type: 'room', room: room({ you: null }) })
    expect(table.canTalk).toBe(false)
  })
  it('knows whom this seat has muted', () => {
    newest().say({ type: 'room', room: room({ muted: [1] }) })
    expect([0, 1, 2].map((seat) => table.isMuted(seat))).toEqual([false, true, false])
  })
  it('says that I am back', () => {
    void table.comeBack()
    expect(newest().sent.map((text) => (JSON.parse(text) as { do: string }).do)).toContain('back')
  })
  it('shows a shared device no hand while others act, unless its holder asks for it', () => {
    const view = { seat: 0, players: 3, version: 3, phase: 'bid', waiting_for: [0], hand: ['C1', 'G2'], profit: ['W4'], points: [4, null, null], hand_sizes: [2, 2, 2] }
    const legal = { bid: { need: 1, most: 3, faces: ['C1', 'G2'], cheapest: [] }, pass: true }
    const shown = () => [table.view?.hand ?? null, table.view?.profit ?? null, table.view?.points[0] ?? null, Object.keys(table.legal)]
    const said = (local: boolean) => {
      newest().say({ type: 'room', room: room({ seats: [holder(0), holder(1, { local }), holder(2)] }) })
      newest().say({ type: 'table', version: 3, view, legal, auto: { pass: true, skip: false, bid: null }, clock: null })
    }
    const step = (was: number, waiting_for: number[], changed: object, legal: object) =>
      newest().say({ type: 'step', version: was + 1, was, by: 'person', changed: { waiting_for, ...changed }, legal, events: [] })
    said(true)
    expect(shown()).toEqual([['C1', 'G2'], ['W4'], 4, ['bid', 'pass']])
    step(3, [2], { hand: ['G2'] }, { sell: [['G2']] })
    expect([table.isVeiled, table.me, ...shown()]).toEqual([true, 0, null, null, null, []])
    table.isPeeking = true
    expect(shown()).toEqual([['G2'], ['W4'], 4, ['sell']])
    // What was looked at once is veiled again after the next own action.
    step(4, [0], {}, legal)
    step(5, [1], {}, {})
    expect(shown()).toEqual([null, null, null, []])
    step(6, [], { phase: 'over' }, {})
    expect(table.isVeiled).toBe(false)
    said(false)
    newest().say({ type: 'step', version: 4, was: 3, by: 'person', changed: { waiting_for: [2] }, legal: {}, events: [] })
    expect(shown()).toEqual([['C1', 'G2'], ['W4'], 4, []])
  })
  it('waits for a press like the server: one browser, nobody away or asked', () => {
    const bot = { kind: 'bot', name: null } as const
    const waits = (waiting_for: number[], ...seats: Partial<RoomSeat>[]) => {
      const options = { ...room().options, pace: 'wait' as const }
      newest().say({ type: 'table', version: 3, view: { seat: 0, players: 3, waiting_for }, legal: {}, auto: { pass: true, skip: false, bid: null }, clock: null })
      newest().say({ type: 'room', room: room({ options, seats: [0, 1, 2].map((seat) => holder(seat, seats[seat])) }) })
      return table.waitsForPress
    }
    expect(waits([2], {}, bot)).toBe(true)
    expect(waits([0, 2], {}, bot)).toBe(false)
    expect(waits([2], {}, {})).toBe(false)
    expect(waits([2], {}, { local: true })).toBe(true)
    expect(waits([2], {}, { local: true, stand_in: true })).toBe(false)
  })
})
