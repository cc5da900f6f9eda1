// The size of an element, told when the browser has laid it out: asking for it earlier would lay the page out once more.
// One observer for all: so that the page changes once for all sizes that changed together, and is laid out once after it.
import type { Attachment } from 'svelte/attachments'

type Tell = (width: number, height: number) => void

const told = new WeakMap<Element, Set<Tell>>()
let watch: ResizeObserver | undefined

function hear(entries: readonly ResizeObserverEntry[]): void {
  // First all is read, then told: what is told may change the page.
  const sizes = entries.map(({ target }) => [target, target.clientWidth, target.clientHeight] as const)
  for (const [target, width, height] of sizes) for (const tell of told.get(target) ?? []) tell(width, height)
}

export function sized(tell: Tell): Attachment<HTMLElement> {
  return (element) => {
    watch ??= new ResizeObserver(hear)
    const all = told.get(element) ?? new Set()
    told.set(element, all.add(tell))
    watch.observe(element)
    return () => {
      all.delete(tell)
      if (all.size === 0) watch?.unobserve(element)
    }
  }
}
