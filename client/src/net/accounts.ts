// The server's calls for accounts; only pages that need them load this.
import type { Account, AccountLink, LinkAsked, LinkState, LinkTaken, PasskeyOptions } from '../wire'
import { call, post } from './api'

export type Credential = Record<string, unknown>
const ask = (path: string) => call<PasskeyOptions>(`/account${path}`, undefined, post)

export const account = () => call<Account>('/account')
export const begin = (name: string, invitation: string | null) =>
  call<PasskeyOptions>('/account/begin', { name, invitation })
export const register = (
  name: string,
  credential: Credential,
  label: string,
  invitation: string | null,
) => call<Account>('/account/register', { name, credential, label, invitation })
export const challenge = () => ask('/challenge')
export const signIn = (credential: Credential, label: string) =>
  call<Account>('/account/sign-in', { credential, label })
export const recover = (code: string, label: string) =>
  call<Account>('/account/recover', { code, label })
export const signOut = () => call<Account>('/account/sign-out', undefined, post)
export const merge = () => call<Account>('/account/merge', undefined, post)

export const beginProof = () => ask('/proof')
export const prove = (credential: Credential) => call<Account>('/account/prove', { credential })
export const proveByCode = (code: string) => call<Account>('/account/prove-by-code', { code })
export const beginPasskey = () => ask('/passkeys/begin')
export const addPasskey = (credential: Credential, label: string) =>
  call<Account>('/account/passkeys', { credential, label })
export const removePasskey = (id: string) => call<Account>('/account/passkeys/remove', { id })
export const newRecovery = () => call<Account>('/account/recovery', undefined, post)

export const nameSession = (id: string, label: string) =>
  call<Account>('/account/sessions/name', { id, label })
export const endSession = (id: string | null) => call<Account>('/account/sessions/end', { id })
export const makeLink = () => call<AccountLink>('/account/link', undefined, post)
export const linkState = (code: string) => call<LinkState>('/account/link/state', { code })
export const answerLink = (code: string, yes: boolean) =>
  call<LinkState>('/account/link/answer', { code, yes })
export const askLink = (code: string, label: string) =>
  call<LinkAsked>('/account/link/ask', { code, label })
export const takeLink = () => call<LinkTaken>('/account/link/take', undefined, post)
