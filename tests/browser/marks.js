// What can't be seen where the system's colours replace ours: whose turn it is, what is chosen, how far the game is.
() => {
  const faults = []
  const style = (one, pseudo) => getComputedStyle(one, pseudo)
  const clear = (colour) => colour === 'transparent' || /^rgba.*, 0\)$/.test(colour)
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const all = (parts) => [...document.querySelectorAll(parts)].filter(seen)
  const isFramed = (one) => style(one).outlineStyle === 'solid' && parseFloat(style(one).outlineWidth) >= 3
  const ink = style(document.body).color
  const [prompt] = all('.prompt')
  if (prompt.matches('.you, .alert') && style(prompt).borderLeftColor === ink) faults.push('my turn is not marked')
  for (const seat of all('.seat.turn, .seat.alert')) if (!isFramed(seat)) faults.push('a turn is not marked')
  if (!prompt.matches('.you, .alert') && all('.seat.turn').length !== 1) faults.push('nobody has the turn')
  const fill = (one) => style(one).backgroundColor
  for (const pips of [all('.bar .pips i'), all('.self .pips i')]) {
    const full = pips.filter((one) => one.matches('.done, .now, .on'))
    const empty = pips.filter((one) => !one.matches('.done, .now, .on'))
    if (full.some((one) => clear(fill(one)) || empty.some((other) => fill(other) === fill(one)))) faults.push('pips look alike')
    if (empty.some((one) => style(one).borderTopStyle !== 'solid')) faults.push('an empty pip is unseen')
  }
  for (const card of all('.hand .slot.chosen')) if (clear(style(card, '::after').backgroundColor)) faults.push('a chosen card is not marked')
  for (const one of all('.pick.chosen, .column.chosen')) if (!isFramed(one) && !one.querySelector('.flag')?.checkVisibility()) faults.push('a choice is not marked')
  for (const one of all('.arch path:first-child')) if (style(one).fill === 'none') faults.push('an offer card has no ground')
  for (const one of all('.set .do, .button, .sale')) if (style(one).borderTopStyle !== 'solid') faults.push(`${one.textContent} has no edge`)
  return [...new Set(faults)]
}
