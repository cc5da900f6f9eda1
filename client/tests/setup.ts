// Every file of tests begins with modules of its own and the page as it was: they share one jsdom, which takes long to make.
import { afterAll, vi } from 'vitest'

// jsdom has no system whose colours and motion could be asked for.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList

vi.resetModules()
localStorage.clear()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  delete document.documentElement.dataset.site
  history.replaceState(null, '', '/')
})
