// Where we are: the path and the part after #, without reloading the page.
// Plain files on a web host have one page only: there the path, too, stands after the #, as in `#/replay/0abc?at=5`.
import { isSite } from './site'

const split = (): [string, string] => {
  if (!isSite) return [location.pathname, location.hash.slice(1)]
  const [path = '', parts = ''] = location.hash.slice(1).split('?')
  return [path.startsWith('/') ? path : '/', parts]
}

let path = $state(split()[0])
let hash = $state(split()[1])

const read = () => {
  ;[path, hash] = split()
}
/** The address of a page of ours, for links; what stands after a # in it belongs to the page. */
export const link = (to: string): string => (isSite ? `#${to.replace('#', '?')}` : to)

window.addEventListener('popstate', read)
window.addEventListener('hashchange', read)

export const currentPath = (): string => path
export const currentHash = (): URLSearchParams => new URLSearchParams(hash)

export function go(to: string): void {
  history.pushState(null, '', link(to))
  read()
  window.scrollTo(0, 0)
}

/** Changes the part after # without a new entry in the history. */
export function setHash(parts: Record<string, string>): void {
  const rest = new URLSearchParams(parts).toString()
  history.replaceState(null, '', isSite ? `#${path}?${rest}` : `${location.pathname}#${rest}`)
  read()
}

/** For links: goes there without a reload, unless the browser is asked for a new tab. */
export function follow(event: MouseEvent): void {
  const pressed = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go((pressed.getAttribute('href') ?? '/').replace(/^#/, ''))
}
