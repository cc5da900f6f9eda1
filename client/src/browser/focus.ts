// Keeps the keyboard's place: when the focused button goes away or can no longer be pressed, the focus moves to what is asked
// now, or to the heading of the page, and never falls to nowhere.

const FALLBACKS = ['#action', 'main h1']

/** Watch the page; returns what ends it. */
export function keepFocus(): () => void {
  let last: Element | null = null
  let frame = 0
  const note = (event: FocusEvent) => (last = event.target as Element)

  function mend() {
    frame = 0
    if (!last || (document.activeElement && document.activeElement !== document.body)) return
    if (last.isConnected && !last.matches(':disabled')) return
    const next = FALLBACKS.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null)
    if (!next) return
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(() => {
    if (frame === 0) frame = requestAnimationFrame(mend)
  })
  document.addEventListener('focusin', note)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
    cancelAnimationFrame(frame)
  }
}
