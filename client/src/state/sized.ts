// The size of an element, told when the browser has laid it out: asking for it earlier would lay the page out once more.
import type { Attachment } from 'svelte/attachments'

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }
}
