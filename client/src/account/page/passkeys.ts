// Passkeys in this browser: its own calls, with JSON in and out.
import * as accounts from '../../net/accounts'
import { Refusal } from '../../net/api'
import type { Account } from '../../wire'

const RENEWED = 240_000
/** What a device is called at first: its owner may call it something else. */
export function deviceName(): string {
  const agent = navigator.userAgent
  const found = (names: readonly string[]) => names.find((name) => agent.includes(name))
  const browser = found(['Firefox', 'Edg', 'Chrome', 'Safari'])?.replace('Edg', 'Edge') ?? 'Browser'
  const machine =
    found(['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'])?.replace(
      'Macintosh',
      'Mac',
    ) ?? ''
  return [browser, machine].filter(Boolean).join(' · ')
}

/** Whether passkeys can exist here: https or localhost, under the name they are bound to. */
export function canUse(party: string): boolean {
  const host = location.hostname
  return (
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    (host === party || host.endsWith(`.${party}`))
  )
}

/** The browser's refusal as one of ours: whoever stops it needs no more than a word. */
async function asked(call: () => Promise<Credential | null>): Promise<accounts.Credential> {
  const given = await call().catch((error: unknown) => {
    const code =
      error instanceof DOMException && error.name === 'InvalidStateError'
        ? 'passkey_known'
        : 'passkey_stopped'
    throw new Refusal({ code, facts: {} })
  })
  if (!(given instanceof PublicKeyCredential))
    throw new Refusal({ code: 'passkey_stopped', facts: {} })
  return { ...given.toJSON() }
}

const creation = (options: unknown) =>
  PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
const request = (options: unknown) =>
  PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)

export const makePasskey = (options: unknown) =>
  asked(() => navigator.credentials.create({ publicKey: creation(options) }))
export const usePasskey = (options: unknown) =>
  asked(() => navigator.credentials.get({ publicKey: request(options) }))

/** Sign in; a passkey that the server has lost is not offered again, if the browser listens. */
export async function signInWith(credential: accounts.Credential, party: string): Promise<Account> {
  try {
    return await accounts.signIn(credential, deviceName())
  } catch (error) {
    if (
      error instanceof Refusal &&
      error.problem.code === 'passkey_unknown' &&
      'signalUnknownCredential' in PublicKeyCredential
    ) {
      await (
        PublicKeyCredential as unknown as {
          signalUnknownCredential: (unknown: object) => Promise<void>
        }
      ).signalUnknownCredential({ rpId: party, credentialId: credential.id })
    }
    throw error
  }
}

/** Let the browser offer passkeys in a field that has the focus; the challenge is renewed. */
export async function offerIn(field: HTMLElement, done: () => void): Promise<void> {
  if (
    !('PublicKeyCredential' in window) ||
    !(await PublicKeyCredential.isConditionalMediationAvailable?.())
  )
    return
  while (field.isConnected) {
    const stop = new AbortController()
    const renew = setTimeout(() => stop.abort(), RENEWED)
    const { options } = await accounts.challenge()
    const party = (options as { rpId?: string }).rpId ?? ''
    if (!canUse(party)) return
    const given = await navigator.credentials
      .get({ publicKey: request(options), mediation: 'conditional', signal: stop.signal })
      .catch(() => null)
    clearTimeout(renew)
    if (given instanceof PublicKeyCredential) {
      await signInWith({ ...given.toJSON() }, party)
      return done()
    }
    if (!stop.signal.aborted) return
  }
}
