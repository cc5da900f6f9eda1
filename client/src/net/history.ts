// The server's calls for results; only pages that show them load this.
import type { History, HistoryPage, Profile } from '../wire'
import { call } from './api'

export const mine = () => call<History>('/me/history')
export const earlier = (before: number) => call<HistoryPage>(`/me/history/earlier?before=${before}`)
export const show = (isPublic: boolean) => call<History>('/me/profile', { public: isPublic })
export const person = (address: string) => call<Profile>(`/people/${encodeURIComponent(address)}`)
