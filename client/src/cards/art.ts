// What cards are drawn with: figures and silhouettes, the same on every system.
import type { Kind } from '../wire'
import { letterOf } from '../words/letters'
import { moved } from './moved'

/** The silhouettes of the kinds, in a box of 24 by 24. */
export const SHAPES: Record<Kind, string> = {
  C: 'M4 1.5h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.5Z',
  G: 'M12-.8 24.8 12 12 24.8-.8 12Z',
  O: 'M12 .4a11.6 11.6 0 1 0 0 23.2A11.6 11.6 0 1 0 12 .4Z',
  S: 'M12.00 -0.40L15.60 3.32L20.77 3.23L20.68 8.40L24.40 12.00L20.68 15.60L20.77 20.77L15.60 20.68L12.00 24.40L8.40 20.68L3.23 20.77L3.32 15.60L-0.40 12.00L3.32 8.40L3.23 3.23L8.40 3.32Z',
  V: 'M1.8 1.5H22.2a1.5 1.5 0 0 1 1.3 2.3L13.3 22.9a1.5 1.5 0 0 1-2.6 0L.5 3.8A1.5 1.5 0 0 1 1.8 1.5Z',
  W: 'M6.3 1.3H17.7L24 12 17.7 22.7H6.3L0 12Z',
  M: 'M7 7A5.3 5.3 0 0 1 17 7 5.3 5.3 0 0 1 17 17 5.3 5.3 0 0 1 7 17 5.3 5.3 0 0 1 7 7Z',
}
const FIGURES: Record<string, string> = {
  1: 'M9 15 22 5V51',
  2: 'M7 17C7 9 13 5 20 5c8 0 13 5 13 12 0 11-16 19-26 34h27',
  3: 'M8 5h24L19 23c9-1 15 5 15 13 0 9-7 15-15 15-6 0-10-3-12-7',
  4: 'M27 51V5L6 37h29',
  5: 'M31 5H12l-2 20c3-3 6-4 10-4 9 0 14 6 14 14 0 10-6 16-15 16-6 0-10-3-12-7',
  6: 'M28 5C15 11 7 23 7 36c0 9 5 15 14 15 8 0 13-6 13-13.5C34 30 29 24 21 24 14 24 9 28 7 35',
  M: 'M5 51V6l15 25L35 6v45',
}
/** Where the letter's foot is in a silhouette, and how large it is. */
const LETTERS: Partial<Record<Kind, readonly [number, number]>> = { V: [14.5, 12.5], M: [17, 12.5] }
/** The letters of a kind on its silhouette: with all they need, because no style sheet reaches into a picture. */
const LETTER = `font-family="'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',Arial,sans-serif" font-weight="800" text-anchor="middle"`

const short = (number: number): string => String(Math.round(number * 1000) / 1000)

/** A drawn figure, 1 to 6 or M, the same on every system. */
export function figure(which: number | 'M', x: number, y: number, width: number, stroke: string, weight = 9.5): string {
  const scale = width / 40
  if (which === 'M' && letterOf('M') !== 'M')
    return moved(`<text ${LETTER} x="20" y="45" font-size="40" textLength="46" lengthAdjust="spacingAndGlyphs" fill="${stroke}">${letterOf('M')}</text>`, x, y, scale)
  return moved(`<path d="${FIGURES[which] ?? ''}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`, x, y, scale)
}

/** The silhouette of a kind with its letter. */
export function shape(kind: Kind, x: number, y: number, size: number, colour: string, ink: string): string {
  const scale = size / 26
  return moved(`<path d="${SHAPES[kind]}" fill="${colour}"/>${letter(kind, ink)}`, x + scale, y + scale, scale)
}

/** One or two letters inside a silhouette; two are set smaller, in the wide upper part of a triangle. */
function letter(kind: Kind, ink: string): string {
  const letters = letterOf(kind)
  const [foot, size] = LETTERS[kind] ?? [17.35, 15]
  const text = (y: number, high: number, wide?: number) =>
    `<text ${LETTER} x="12" y="${short(y)}" font-size="${short(high)}"${wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''} fill="${ink}">${letters}</text>`
  if (letters.length === 1) return text(foot, size)
  return kind === 'V' ? text(11, 10, 12.5) : text(foot - 0.9, size * 0.8, size)
}
