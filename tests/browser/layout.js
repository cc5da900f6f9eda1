// What is wrong with the table as the browser has laid it out. The log and names that end in dots may be cut.
() => {
  const faults = []
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const touch = matchMedia('(pointer: coarse)').matches
  const boxOf = (one) => one.getBoundingClientRect()
  const all = (parts) => [...document.querySelectorAll(parts)].filter((one) => boxOf(one).width > 0 && !one.closest('dialog, [hidden]'))
  const name = (one) => (one.getAttribute('aria-label') ?? (one.textContent.trim() || one.className)).slice(0, 40)
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push(`page ${root.scrollWidth}x${root.scrollHeight}`)
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1

  // What is asked and the button that answers are seen without scrolling, whatever was scrolled before.
  for (const part of all('.prompt, .lesson .says, .scrubber, .action .buttons > *')) {
    const box = boxOf(part)
    if (!inside(box)) faults.push(`${name(part)} is off the screen: ${JSON.stringify(box)}`)
  }
  // The question is whole: where it may scroll, it need not.
  // With less room than any window is promised to have it may.
  const isPromised = (innerWidth * 16) / rem >= 240
  for (const part of isPromised ? all('.prompt, .prompt .say, .lesson .says') : []) {
    const high = part.scrollHeight - part.clientHeight
    const wide = part.scrollWidth - part.clientWidth
    if (high > 4 || wide > 2) faults.push(`the question is cut: ${wide} too wide and ${high} too high`)
  }
  // A button is as large as its words.
  for (const part of all('.screen button, .screen a.button')) {
    if (part.closest('.side, .hand, .column')) continue
    const box = boxOf(part)
    const range = document.createRange()
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.data.trim() || text.parentElement.closest('.unseen, .flag') || boxOf(text.parentElement).width <= 1.5) continue
      range.selectNodeContents(text)
      for (const line of range.getClientRects())
        if (line.width > 1.5 && (line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 2 || line.bottom > box.bottom + 2)) {
          faults.push(`the words of ${name(part)} run over its edge`)
          break
        }
    }
  }
  // The ring of a lesson is around what the step asks to press.
  const asked = document.querySelector('.lesson .says.asks')
  if (asked) {
    const rings = all('.lesson *').filter((one) => getComputedStyle(one).outlineStyle === 'solid' && getComputedStyle(one).outlineWidth === '3px' && one !== document.activeElement)
    const pressed = 'button:enabled:not([data-back], [data-again], [data-skip]), input'
    if (rings.length && !rings.some((one) => one.querySelector(pressed))) faults.push(`the ring is around ${rings.map((one) => one.className).join()}, where nothing can be pressed`)
  }
  // Every control and every card of the lot: in reach, seen, uncovered, large enough.
  for (const part of all('.screen button, .screen a, .lot .cards > *, .market .column')) {
    if (part.matches('.skip') || part.closest('.side')) continue
    const isHand = part.matches('.hand .slot')
    // Cards of a hand overlap to the right and below: their upper left part is what is pressed.
    const look = () => {
      const box = boxOf(part)
      const next = isHand && part.nextElementSibling ? boxOf(part.nextElementSibling) : null
      const free = next && next.top === box.top ? Math.min(box.width, next.left - box.left) : box.width
      const hit = document.elementFromPoint(box.left + free / 2, box.top + Math.min(box.height, isHand ? 2.75 * rem : box.height) / 2)
      return { box, free, hit, covered: !inside(box) || !hit || (hit !== part && !part.contains(hit) && !hit.contains(part)) }
    }
    let { box, free, hit, covered } = look()
    if (covered) {
      // On a desk and on a tablet the stage is seen as a whole, unless the text is large or a hand of two rows comes first.
      const isFull = document.querySelector('[data-asked=discard]') !== null
      if (rem < 20 && !isFull && root.matches(':is([data-screen~=desk], [data-screen~=tablet])') && part.closest('.stage')) faults.push(`${name(part)} must be scrolled to`)
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      ;({ box, free, hit, covered } = look())
    }
    if (!inside(box)) {
      if (!isPromised && part.closest('.stage')) continue
      faults.push(`${name(part)} can't be reached: ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)
      continue
    }
    if (covered) faults.push(`${name(part)} is covered by ${hit ? hit.getAttribute('class') || hit.tagName : 'nothing'}`)
    if (touch && part.matches('button, a') && (free < 43.5 || box.height < 43.5)) faults.push(`${name(part)} is ${Math.round(free)}x${Math.round(box.height)}`)
    if (part.matches('.lot .cards > *') && box.width < 43.5) faults.push(`a card of the lot is ${box.width} wide`)
  }
  // Nothing is cut inside its frame, and nothing is laid on something else.
  for (const part of all('.seat .in, .cloth, .track ol, .standing, .action, .extra button, .market, .column .head, .button, .finale, .self, .sale')) {
    const high = part.scrollHeight - part.clientHeight
    const wide = part.scrollWidth - part.clientWidth
    // The offer cards have an empty place beside them.
    const most = part.matches('.track ol') ? 4 : 2
    if (high > 2 || wide > most) faults.push(`${part.className} ${name(part)} is ${wide} too wide and ${high} too high`)
  }
  if (document.querySelector('.seat .sign') && all('.seat :is(.sign, .bot)').length === 0) faults.push('no bot is marked as one')
  // On a desk there is room: names and how a seat stands are whole, the main button says it on one line.
  if (matchMedia('(min-width: 1100px)').matches && document.documentElement.matches('[data-screen~=desk]')) {
    for (const part of all('.seat .name b, .seat .name > span, .self .name b')) {
      const wide = part.scrollWidth - part.clientWidth
      const high = part.scrollHeight - part.clientHeight
      if (wide > 0 || high > 3) faults.push(`${part.textContent} is cut: ${wide} too wide, ${high} too high`)
    }
    const label = document.querySelector('.buttons:not(.one) [data-primary] .what')
    if (label && boxOf(label).height > 1.6 * parseFloat(getComputedStyle(label).fontSize)) faults.push(`${label.textContent} is on two lines`)
  }
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const apart = (parts) => {
    for (const one of parts)
      for (const other of parts.slice(parts.indexOf(one) + 1))
        // What is mine stays at the foot, whatever scrolls under it.
        if (!one.closest('.me') === !other.closest('.me') && shared(boxOf(one), boxOf(other)) > 4) faults.push(`${one.className} lies on ${other.className}`)
  }
  apart(all('.seats, .cloth, .market, .self'))
  apart(all('.prompt, .action, .bar, .self'))
  apart(all('.bar .rounds, .bar .fact, .bar .net, .bar nav button'))
  const SHOWN = '.stub img, .count, .profit, .bid .fan > span:last-child img, .bid .sum, .held .arch'
  for (const seat of all('.seat')) apart([...seat.querySelectorAll(SHOWN)].filter((one) => boxOf(one).width > 1 && one.checkVisibility({ visibilityProperty: true })))
  for (const seat of all('.seat .in')) apart([...seat.children].filter((one) => boxOf(one).width > 0))
  return [...new Set(faults)]
}
