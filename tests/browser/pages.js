// What is wrong with a page around the table: what hangs over its edge, is too small for a finger, or is cut.
() => {
  const faults = []
  const root = document.documentElement
  const isTouched = matchMedia('(pointer: coarse)').matches
  const name = (one) => (one.getAttribute('aria-label') ?? (one.textContent.trim() || one.className)).slice(0, 40)
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
  const pressed = 'button, a.button, select, .choice label, input:not([type=radio], [type=checkbox], [type=file], [type=range])'
  for (const one of document.querySelectorAll(pressed)) {
    const box = one.getBoundingClientRect()
    if (box.width === 0 || !one.checkVisibility() || one.closest('.unseen, dialog')) continue
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(one)} hangs over: ${Math.round(box.left)} to ${Math.round(box.right)}`)
    if (isTouched && (box.height < 43.5 || box.width < 43.5)) faults.push(`${name(one)} is ${Math.round(box.width)}x${Math.round(box.height)}`)
    const isCut = one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2
    if (one.matches('.button') && isCut) faults.push(`${name(one)} is cut`)
  }
  return [...new Set(faults)]
}
