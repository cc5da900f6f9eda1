// What cards are drawn with: each picture in as few paths as it has colours. A table shows dozens of cards, and every
// element in them is styled, laid out and painted; so they are also drawn once and copied, not built part by part.
import type { Kind } from '../wire'
import { letterOf } from '../words/letters'
import { moved } from './moved'

interface Picture {
  /** The box that the picture fills: left, top, width, height. */
  box: readonly [number, number, number, number]
  parts: string
}

/** Colours come from the kind's class (.gC … .gM). */
const PICTURES: Record<Kind, Picture> = {
  C: { box: [6, 8, 86, 82], parts: '<path d="M20 28H76V84C71 79 67 79 62 84C57 89 53 89 48 84C43 79 39 79 34 84C29 89 25 89 20 84Z" fill="var(--g)"/><path d="M20 46H76V51H20ZM20 70H76V74H20Z" fill="var(--tint)"/><path d="M30 54L36 60.5L30 67L24 60.5ZM48 54L54 60.5L48 67L42 60.5ZM66 54L72 60.5L66 67L60 60.5Z" fill="var(--face)"/><path d="M23 13H73A12 12 0 0 1 85 25H85A12 12 0 0 1 73 37H23A12 12 0 0 1 11 25H11A12 12 0 0 1 23 13Z" fill="var(--deep)"/><path d="M22 20H66" fill="none" stroke="var(--tint)" stroke-width="3" stroke-opacity=".55" stroke-linecap="round"/><path d="M65 25A12 12 0 1 0 89 25A12 12 0 1 0 65 25Z" fill="var(--tint)"/><path d="M77 25C77 22 81 22 81 25C81 30 73 30 73 24.5C73 16.5 85 16.5 85 25" fill="none" stroke="var(--deep)" stroke-width="2.6" stroke-linecap="round"/>' },
  G: { box: [16, -2, 68, 102], parts: '<path d="M50 10V0M62 26L72 8M38 26L28 8M66 42L80 24M34 42L20 24" fill="none" stroke="var(--deep)" stroke-width="2.2" stroke-linecap="round"/><path d="M50 97C49 70 50 50 50 26" fill="none" stroke="var(--deep)" stroke-width="4.5" stroke-linecap="round"/><path d="M50 94C54 82 64 77 74 76C71 88 62 94 50 94ZM50 94C46 82 36 77 26 76C29 88 38 94 50 94Z" fill="var(--deep)"/><path d="M50 7C58 14 58 26 50 32C42 26 42 14 50 7ZM30.5 23.7C40.9 25.8 46.9 36.2 43 45.4C33.1 44.2 27.1 33.8 30.5 23.7ZM69.5 23.7C72.9 33.8 66.9 44.2 57 45.4C53.1 36.2 59.1 25.8 69.5 23.7ZM28.7 41.2C39.3 42.6 46 52.5 42.7 61.9C32.7 61.4 26 51.5 28.7 41.2ZM71.3 41.2C74 51.5 67.3 61.4 57.3 61.9C54 52.5 60.7 42.6 71.3 41.2ZM29 58.8C39.6 59.3 47 68.8 44.4 78.5C34.4 78.7 27 69.2 29 58.8ZM71 58.8C73 69.2 65.6 78.7 55.6 78.5C53 68.8 60.4 59.3 71 58.8Z" fill="var(--g)"/><path d="M50 13V28M33.5 28.9L41 41.9M66.5 28.9L59 41.9M32.1 46.2L40.5 58.6M67.9 46.2L59.5 58.6M32.7 63.5L41.9 75.3M67.3 63.5L58.1 75.3" fill="none" stroke="var(--tint)" stroke-width="2" stroke-linecap="round"/>' },
  O: { box: [4, -1, 96, 96], parts: '<path d="M14 16C34 18 58 26 86 44" fill="none" stroke="var(--deep)" stroke-width="4" stroke-linecap="round"/><path d="M34 20C44 2 66 0 78 6C70 20 52 27 34 20ZM58 28C70 16 86 16 96 24C86 34 72 36 58 28ZM26 19C12 26 6 40 8 54C20 50 30 36 26 19Z" fill="var(--g)"/><path d="M40 18C52 9 64 7 74 8M63 27C73 22 83 21 92 24M24 24C18 32 13 41 11 50" fill="none" stroke="var(--tint)" stroke-width="1.8"/><path d="M44 24C43 32 42 38 42 44M70 35C71 41 71 43 71 47" fill="none" stroke="var(--deep)" stroke-width="3"/><path d="M25.2 63.6A17 23 8 1 0 58.8 68.4A17 23 8 1 0 25.2 63.6Z" fill="var(--g)"/><path d="M56.1 70.7A16 22-6 1 0 87.9 67.3A16 22-6 1 0 56.1 70.7Z" fill="var(--deep)"/><path d="M34 58C35 52 38 49 42 48" fill="none" stroke="var(--tint)" stroke-width="4" stroke-linecap="round"/><path d="M65 61C66 56 68 53 72 52" fill="none" stroke="var(--tint)" stroke-width="3.5" stroke-opacity=".75" stroke-linecap="round"/>' },
  S: { box: [1, 1, 98, 98], parts: '<path d="M54.2 45.8C54.2 28.8 67 18.9 83.2 16.8C81.1 33 71.2 45.8 54.2 45.8ZM54.2 54.2C71.2 54.2 81.1 67 83.2 83.2C67 81.1 54.2 71.2 54.2 54.2ZM45.8 54.2C45.8 71.2 33 81.1 16.8 83.2C18.9 67 28.8 54.2 45.8 54.2ZM45.8 45.8C28.8 45.8 18.9 33 16.8 16.8C33 18.9 45.8 28.8 45.8 45.8Z" fill="var(--deep)"/><path d="M50 44C38 32 40 16 50 3C60 16 62 32 50 44ZM56 50C68 38 84 40 97 50C84 60 68 62 56 50ZM50 56C62 68 60 84 50 97C40 84 38 68 50 56ZM44 50C32 62 16 60 3 50C16 40 32 38 44 50Z" fill="var(--g)"/><path d="M50 37C45 29 46 20 50 13C54 20 55 29 50 37ZM59.2 40.8C61.3 31.6 68.4 26 76.2 23.8C74 31.6 68.4 38.7 59.2 40.8ZM63 50C71 45 80 46 87 50C80 54 71 55 63 50ZM59.2 59.2C68.4 61.3 74 68.4 76.2 76.2C68.4 74 61.3 68.4 59.2 59.2ZM50 63C55 71 54 80 50 87C46 80 45 71 50 63ZM40.8 59.2C38.7 68.4 31.6 74 23.8 76.2C26 68.4 31.6 61.3 40.8 59.2ZM37 50C29 55 20 54 13 50C20 46 29 45 37 50ZM40.8 40.8C31.6 38.7 26 31.6 23.8 23.8C31.6 26 38.7 31.6 40.8 40.8Z" fill="var(--tint)"/><path d="M47.2 27A2.8 5 0 1 0 52.8 27A2.8 5 0 1 0 47.2 27ZM64.3 31.8A2.8 5 45 1 0 68.2 35.7A2.8 5 45 1 0 64.3 31.8ZM73 47.2A2.8 5 90 1 0 73 52.8A2.8 5 90 1 0 73 47.2ZM68.2 64.3A2.8 5 135 1 0 64.3 68.2A2.8 5 135 1 0 68.2 64.3ZM52.8 73A2.8 5 180 1 0 47.2 73A2.8 5 180 1 0 52.8 73ZM35.7 68.2A2.8 5 225 1 0 31.8 64.3A2.8 5 225 1 0 35.7 68.2ZM27 52.8A2.8 5 270 1 0 27 47.2A2.8 5 270 1 0 27 52.8ZM31.8 35.7A2.8 5 315 1 0 35.7 31.8A2.8 5 315 1 0 31.8 35.7ZM42.5 50A7.5 7.5 0 1 0 57.5 50A7.5 7.5 0 1 0 42.5 50Z" fill="var(--deep)"/><path d="M47 50A3 3 0 1 0 53 50A3 3 0 1 0 47 50Z" fill="var(--tint)"/>' },
  V: { box: [14, 5, 72, 93], parts: '<path d="M41 17C20 14 18 34 29 42M59 17C80 14 82 34 71 42" fill="none" stroke="var(--deep)" stroke-width="5.5" stroke-linecap="round"/><path d="M41 13H59L57 31C71 35 79 45 77 58C74 74 59 80 55 92H45C41 80 26 74 23 58C21 45 29 35 43 31Z" fill="var(--g)"/><path d="M40.5 7H59.5A3.5 3.5 0 0 1 63 10.5V11.5A3.5 3.5 0 0 1 59.5 15H40.5A3.5 3.5 0 0 1 37 11.5V10.5A3.5 3.5 0 0 1 40.5 7ZM42.5 90H57.5A2.5 2.5 0 0 1 60 92.5V93.5A2.5 2.5 0 0 1 57.5 96H42.5A2.5 2.5 0 0 1 40 93.5V92.5A2.5 2.5 0 0 1 42.5 90Z" fill="var(--deep)"/><path d="M23.5 48H76.5L77 56L75.8 63H24.2L23 56Z" fill="var(--tint)"/><path d="M33 50L38 55.5L33 61L28 55.5ZM50 50L55 55.5L50 61L45 55.5ZM67 50L72 55.5L67 61L62 55.5Z" fill="var(--g)"/><path d="M33 42C35 39 38 37 41 36" fill="none" stroke="var(--tint)" stroke-width="3.5" stroke-opacity=".8" stroke-linecap="round"/>' },
  W: { box: [7, 10, 86, 80], parts: '<path d="M9 68A20 20 0 1 0 49 68A20 20 0 1 0 9 68ZM51 68A20 20 0 1 0 91 68A20 20 0 1 0 51 68ZM30 32A20 20 0 1 0 70 32A20 20 0 1 0 30 32Z" fill="var(--deep)"/><path d="M13 68A16 16 0 1 0 45 68A16 16 0 1 0 13 68ZM55 68A16 16 0 1 0 87 68A16 16 0 1 0 55 68ZM34 32A16 16 0 1 0 66 32A16 16 0 1 0 34 32Z" fill="var(--tint)"/><path d="M18 68A11 11 0 1 0 40 68A11 11 0 1 0 18 68ZM23.5 68A5.5 5.5 0 1 0 34.5 68A5.5 5.5 0 1 0 23.5 68ZM60 68A11 11 0 1 0 82 68A11 11 0 1 0 60 68ZM65.5 68A5.5 5.5 0 1 0 76.5 68A5.5 5.5 0 1 0 65.5 68ZM39 32A11 11 0 1 0 61 32A11 11 0 1 0 39 32ZM44.5 32A5.5 5.5 0 1 0 55.5 32A5.5 5.5 0 1 0 44.5 32Z" fill="none" stroke="var(--g)" stroke-width="2.6"/><path d="M29 68L40 59M71 68L82 59M50 32L61 23" fill="none" stroke="var(--g)" stroke-width="2.2"/>' },
  M: { box: [2, 0, 96, 96], parts: '<path d="M6 48A44 44 0 1 0 94 48A44 44 0 1 0 6 48Z" fill="none" stroke="#8a6a32" stroke-width="7" stroke-dasharray="7 2.87"/><path d="M44 19A6 6 0 1 0 56 19A6 6 0 1 0 44 19ZM47.5 22H52.5V76H47.5ZM33 84H67L60 75H40ZM12 58H38C38 68 32 73 25 73C18 73 12 68 12 58ZM62 58H88C88 68 82 73 75 73C68 73 62 68 62 58Z" fill="#f0cf7c"/><path d="M25 33C38 27 62 27 75 33" fill="none" stroke="#f0cf7c" stroke-width="5" stroke-linecap="round"/><path d="M25 33L13 58M25 33L37 58M75 33L63 58M75 33L87 58" fill="none" stroke="#f0cf7c" stroke-width="2.2"/>' },
}
const SHAPES: Record<Kind, string> = {
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
const STAR = '<path d="M7 7A5.3 5.3 0 0 1 17 7 5.3 5.3 0 0 1 17 17 5.3 5.3 0 0 1 7 17 5.3 5.3 0 0 1 7 7Z" fill="#f0cf7c"/><path d="M12 6.5l1.6 3.9 3.9 1.6-3.9 1.6L12 17.5l-1.6-3.9L6.5 12l3.9-1.6Z" fill="#2b1033"/>'

const short = (number: number): string => String(Math.round(number * 1000) / 1000)

/** A drawn figure, 1 to 6 or M, the same on every system. */
export function figure(which: number | 'M', x: number, y: number, width: number, stroke: string, weight = 9.5): string {
  const scale = width / 40
  if (which === 'M' && letterOf('M') !== 'M')
    return moved(`<text class="letter" x="20" y="45" font-size="40" textLength="46" lengthAdjust="spacingAndGlyphs" fill="${stroke}">${letterOf('M')}</text>`, x, y, scale)
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
    `<text class="letter" x="12" y="${short(y)}" font-size="${short(high)}"${wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''} fill="${ink}">${letters}</text>`
  if (letters.length === 1) return text(foot, size)
  return kind === 'V' ? text(11, 10, 12.5) : text(foot - 0.9, size * 0.8, size)
}

/** The star of a merchant. */
export const star = (x: number, y: number, size: number): string => moved(STAR, x, y, size / 24)

/** The picture of a kind, centred at a point and as large as the box allows. */
export function picture(kind: Kind, x: number, y: number, width: number, height: number): string {
  const { box: [left, top, wide, high], parts } = PICTURES[kind]
  const scale = Math.min(width / wide, height / high)
  return moved(parts, x - (left + wide / 2) * scale, y - (top + high / 2) * scale, scale)
}
