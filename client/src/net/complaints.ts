// Reports to the operator, and blocks.
import type { Blocks, Dealings, ReportReason } from '../wire'
import { call } from './api'

const at = (room: string, rest: string) => `/rooms/${encodeURIComponent(room)}${rest}`

/** Whom of a room I block, and whom I have reported there. */
export const dealings = (room: string) => call<Dealings>(at(room, '/dealings'))
export const report = (room: string, seat: number, reason: ReportReason) =>
  call<Dealings>(at(room, '/report'), { seat, reason })
export const block = (room: string, seat: number) => call<Dealings>(at(room, '/block'), { seat })
export const blocks = () => call<Blocks>('/me/blocks')
export const unblock = (id: string) =>
  call<Blocks>(`/me/blocks/${encodeURIComponent(id)}`, undefined, { method: 'DELETE' })
