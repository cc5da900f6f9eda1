// The server's calls for groups; only pages that need them load this.
import type { Group, GroupInvitation, GroupLink, Groups, Profile, Shows } from '../wire'
import { call, post } from './api'

const at = (key: string, rest = '') => `/groups/${encodeURIComponent(key)}${rest}`
const named = (name: string) => (name.trim() === '' ? {} : { name: name.trim() })

export const mine = () => call<Groups>('/groups')
export const make = (group: string, name: string) => call<Group>('/groups', { group, ...named(name) })
export const one = (key: string) => call<Group>(at(key))
export const remove = (key: string) => call<Groups>(at(key), undefined, { method: 'DELETE' })
export const rename = (key: string, name: string) => call<Group>(at(key, '/name'), { name })
export const makeLink = (key: string) => call<GroupLink>(at(key, '/link'), undefined, post)
export const endLink = (key: string) => call<Group>(at(key, '/link/end'), undefined, post)
export const lookAt = (code: string) => call<GroupInvitation>('/groups/link', { code })
export const join = (code: string, name: string) =>
  call<Group>('/groups/join', { code, ...named(name) })
export const show = (key: string, shows: Shows) => call<Group>(at(key, '/shows'), { shows })
export const leave = (key: string) => call<Groups>(at(key, '/leave'), undefined, post)
export const sendAway = (key: string, id: string) => call<Group>(at(key, '/remove'), { id })
export const handOver = (key: string, id: string) => call<Group>(at(key, '/host'), { id })
export const member = (key: string, id: string) =>
  call<Profile>(at(key, `/members/${encodeURIComponent(id)}`))
