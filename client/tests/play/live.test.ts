import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/play/live.svelte'
import type { Event, Room, RoomSeat } from '../../src/wire'
import { newest, FakeSocket } from '../fakeSocket'

const LOG: Event[] = [{ kind: 'round_began', seat: 0, number: 1 }, { kind: 'revealed', seat: 0, cards: ['C1'], number: 6 }, { kind: 'passed', seat: 1 }]
const holder = (seat: number, more: Partial<RoomSeat> = {}): RoomSeat => ({
  seat, name: ['Lena', 'Theo'][seat] ?? null, kind: seat < 2 ? 'person' : 'bot', bot: seat < 2 ? null : 'shrewd', here: true, you: seat === 0, local: seat === 0,
  host: seat === 0, stand_in: false, rematch: false, seed_given: true, ...more,
})
const room = (more: Partial<Room> = {}): Room => ({
  room: 'room', state: 'playing', players: 3, listed: false, played_on: null, seats: [0, 1, 2].map((seat) => holder(seat)), you: 0, host: true, spectators: 0, commitment: '',
  options: { memory_aid: false, open_scores: false, tie_break: 'all-cards', spectators: true, analysis: true, clock: null, pace: 'normal', hints: 'off' }, muted: [], rematch: null, ...more,
})

let table: LiveTable
let answerLog: (events: Event[]) => void
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answerLog = (events) => resolve({ ok: true, json: () => Promise.resolve({ events }) }))))
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
