// The few layouts of the table and of the pages around it, by name: the one place that knows the sizes at which they change.
//
// Sizes are counted in the reader's text size (16 to a root font size), so a window with doubled text is laid out like
// one of half its size, which is also what 200 % zoom makes of it. Styles ask for a name: [data-screen~='tall'].

type ScreenName = 'desk' | 'log' | 'tall' | 'tablet' | 'side' | 'short' | 'tiny'
type PageName = 'column' | 'narrow' | 'slim' | 'least' | 'flat' | 'low'

/**
 * desk: seats above, cloth beside market, hand between my place and the actions; `log` beside it where there is room.
 * tall: one above the other, prompt and actions at the foot; `tablet` if wide.
 * side: low and wide, prompt and actions in a column at the right.
 * short: seats and market fold, and on a phone the hand scrolls with the table. tiny: the panel keeps its buttons only.
 */
export function screenNames(width: number, height: number): ScreenName[] {
  if (width > height && width >= 900 && height >= 700) {
    return ['desk', ...(width >= 1100 ? ['log' as const] : []), ...(height < 860 ? ['short' as const] : [])]
  }
  // Where next to nothing is left below a prompt, it must stand beside the table, however narrow that is.
  const isWide = width > height && (width >= 440 || (width >= 400 && height < 240))
  // A square window is too low for a tablet's parts one above the other.
  if (isWide || (width >= 700 && height < 880)) {
    return ['side', ...(height < 520 ? ['short' as const] : []), ...(height < 300 ? ['tiny' as const] : [])]
  }
  const tablet = width >= 700
  return [
    'tall',
    ...(tablet ? ['tablet' as const] : []),
    ...(height < (tablet ? 1180 : 800) ? ['short' as const] : []),
    ...(height < 420 || width < 300 ? ['tiny' as const] : []),
  ]
}

/**
 * The layouts of pages: one column; `narrow` as on a phone; `slim` where a bar holds few words; `least` where it holds none.
 * flat: wide, but everything should stand on one screen. low: a phone on its side.
 */
export function pageNames(width: number, height: number): PageName[] {
  const below: Partial<Record<PageName, number>> = { column: 1000, narrow: 700, slim: 480, least: 360 }
  const names = (Object.keys(below) as PageName[]).filter((name) => width < (below[name] ?? 0))
  if (width > height && height < 500) return [...names, 'low']
  return width >= 1000 && height < 800 ? [...names, 'flat'] : names
}

/** The root's font size in pixels, whether it is a phone held upright, whether its seats fold,
 * and whether pages are as narrow as on a phone. */
export const screen = $state({ rem: 16, isPhone: false, isFolded: false, isNarrow: false })

function measure(): void {
  const root = document.documentElement
  screen.rem = parseFloat(getComputedStyle(root).fontSize) || 16
  const scale = 16 / screen.rem
  const [width, height] = [innerWidth * scale, innerHeight * scale]
  const names = screenNames(width, height)
  screen.isPhone = names.includes('tall') && !names.includes('tablet')
  screen.isFolded = names.includes('side') || (screen.isPhone && names.includes('short'))
  const pages = pageNames(width, height)
  screen.isNarrow = pages.includes('narrow')
  root.dataset.screen = [...names, ...pages].join(' ')
}

/** Keeps the name of the layout on the root element, also when only the text size changes. */
export function watchScreen(): void {
  measure()
  addEventListener('resize', measure)
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden'
  document.body.append(probe)
  new ResizeObserver(measure).observe(probe)
}
