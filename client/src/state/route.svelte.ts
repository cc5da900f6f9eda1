// Where we are: the path and the part after #, without reloading the page.
let path = $state(location.pathname)
let hash = $state(location.hash)

const read = () => {
  path = location.pathname
  hash = location.hash
}
window.addEventListener('popstate', read)
window.addEventListener('hashchange', read)

export const currentPath = (): string => path
export const currentHash = (): URLSearchParams => new URLSearchParams(hash.slice(1))

export function go(to: string): void {
  history.pushState(null, '', to)
  read()
  window.scrollTo(0, 0)
}

/** Changes the part after # without a new entry in the history. */
export function setHash(parts: Record<string, string>): void {
  history.replaceState(null, '', `${location.pathname}#${new URLSearchParams(parts).toString()}`)
  read()
}

/** For links: goes there without a reload, unless the browser is asked for a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}
