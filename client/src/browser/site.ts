// Where this client lives: at the root of a server, or as plain files in any folder of any web host (`byzanz site`).

/** A worker has no document; its own script lies one folder below the root. */
const isWorker = typeof document === 'undefined'

/** Plain files without a server: no friends, no rooms, everything is played in this browser. */
export const isSite: boolean = !isWorker && document.documentElement.hasAttribute('data-site')

/** The part that plays offline comes along; `make play` builds none. */
export const hasPack: boolean = !import.meta.env.BYZANZ_QUICK

/** The folder of the client's own files, with a slash at the end. */
export const root: string = isWorker ? new URL('..', location.href).href : isSite ? new URL('.', location.href.replace(/[?#].*/, '')).href : `${location.origin}/`

/** Only this computer can open such an address. */
export const isLoopback: boolean = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)

/** A room of this browser: no server gives such an id to one of its rooms (src/byzanz/offline/calls.py). */
export const isOwnRoom = (room: string): boolean => room.startsWith('0')
