// The server's calls for what I am told, and for inviting people.
import type { Invited, Notices, NoticeWishes } from '../wire'
import { call } from './api'

export const mine = () => call<Notices>('/me/notices')
export const set = (wishes: NoticeWishes) => call<Notices>('/me/notices', wishes)
export const close = (id: number) => call<Notices>('/me/notices/close', { id })
export const invite = (room: string, ids: readonly string[]) =>
  call<Invited>(`/rooms/${encodeURIComponent(room)}/invite`, { ids })
