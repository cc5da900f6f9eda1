// The goods in the niche of a card: count the things to know the value. Things of one colour are one path.
import type { Kind } from '../wire'
import { GOLD, PALETTE } from './palette'
import { circle, filled, type Place, repeated, stroked, tesserae } from './paths'

type Good = Exclude<Kind, 'M'>
type Value = 1 | 2 | 3 | 4
type Places = Record<Value, readonly Place[]>

/** One alone, two side by side, three as a pyramid, four on two shelves. */
const SHELVES: Places = {
  1: [[67.5, 112, 1.5]],
  2: [[55.4, 112, 1], [79.6, 112, 1]],
  3: [[67.5, 70, 1], [55.4, 114, 1], [79.6, 114, 1]],
  4: [[55.6, 70, 0.96], [79.4, 70, 0.96], [55.6, 114, 0.96], [79.4, 114, 0.96]],
}
const OLIVES: Places = {
  1: [[68, 82, 1.45]],
  2: [[54.5, 84, 1.12], [80, 88, 1.12]],
  3: [[54, 76, 1.08], [81, 78, 1.08], [67.5, 105, 1.08]],
  4: [[54, 71, 1.08], [81, 73, 1.08], [55, 104, 1.08], [80.5, 106, 1.08]],
}
const EARS: Places = {
  1: [[67.5, 120, 1.08, 0]],
  2: [[67.5, 120, 1, -9], [67.5, 120, 1, 9]],
  3: [[67.5, 120, 0.98, -14], [67.5, 120, 0.98, 0], [67.5, 120, 0.98, 14]],
  4: [[67.5, 120, 1, -14.5], [67.5, 120, 1, -4.9], [67.5, 120, 1, 4.9], [67.5, 120, 1, 14.5]],
}
/** Here the third number is a radius. */
const LOGS: Places = {
  1: [[67.5, 88, 19]],
  2: [[54.7, 100, 12.8], [80.3, 100, 12.8]],
  3: [[67.5, 77, 12.8], [54.3, 100, 12.8], [80.7, 100, 12.8]],
  4: [[54.3, 74, 12.8], [80.7, 74, 12.8], [54.3, 100.5, 12.8], [80.7, 100.5, 12.8]],
}
const BOLTS: Record<Value, readonly (readonly [x: number, y: number])[]> = {
  1: [[67, 62]],
  2: [[67, 74], [69, 96]],
  3: [[67, 61], [69, 83], [66.5, 105]],
  4: [[67, 43], [69, 64], [66.5, 85], [68.5, 106]],
}
const BRASS = '#e6bd5c'
const PLANK = '#b98a55'
/** Neighbours differ in tone, so that they can be counted. */
const byTurns = <T>(all: readonly T[]): [T[], T[]] => [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)]

const GOODS: Record<Good, (value: Value) => string> = {
  C(value) {
    const { g, deep, tint } = PALETTE.C
    const [width, half] = [17.5, 9]
    const bolt = ([x, y]: readonly [number, number]) => `M${x - width} ${y - half}L${x + width - 4} ${y - half}L${x + width - 4} ${y + half}L${x - width} ${y + half}C${x - width - 7} ${y + half} ${x - width - 7} ${y - half} ${x - width} ${y - half}Z`
    const band = ([x, y]: readonly [number, number]) => `M${x - width + 5} ${y - half}L${x - width + 10} ${y - half}L${x - width + 10} ${y + half}L${x - width + 5} ${y + half}Z`
    const end = ([x, y]: readonly [number, number]) => circle(x + width - 3, y, half)
    const spiral = ([x, y]: readonly [number, number]) => `M${x + width - 3} ${y}C${x + width - 3} ${y - 3} ${x + width + 1} ${y - 3} ${x + width + 1} ${y}C${x + width + 1} ${y + 5} ${x + width - 8} ${y + 5} ${x + width - 8} ${y - 1}`
    const bolts = BOLTS[value]
    const [even, odd] = byTurns(bolts)
    const drape = filled('M49 70L78 70L78 108C74 103 71 103 67.5 108C64 113 60 113 57 108C54 104 52 104 49 108Z', g) + filled('M49 82L78 82L78 86L49 86ZM57 89L61 93.5L57 98L53 93.5ZM70 89L74 93.5L70 98L66 93.5Z', tint)
    return (
      (value === 1 ? drape : '') +
      filled(even.map(bolt).join(''), value === 1 ? deep : g) +
      filled(odd.map(bolt).join(''), deep) +
      filled(bolts.map(band).join(''), value > 2 ? BRASS : tint) +
      filled(bolts.map(end).join(''), tint) +
      stroked(bolts.map(spiral).join(''), deep, 2)
    )
  },
  G(value) {
    const { g, deep } = PALETTE.G
    const wide = value === 4 ? 0.74 : 0.9
    const pair = (y: number) =>
      `M${-8.5 * wide} ${y - 9}C${-2 * wide} ${y - 8} -0.5 ${y - 2} -0.8 ${y + 3}C${-7 * wide} ${y + 2} ${-9 * wide} ${y - 4} ${-8.5 * wide} ${y - 9}Z` +
      `M${8.5 * wide} ${y - 9}C${2 * wide} ${y - 8} 0.5 ${y - 2} 0.8 ${y + 3}C${7 * wide} ${y + 2} ${9 * wide} ${y - 4} ${8.5 * wide} ${y - 9}Z`
    const seeds = `M0 -86C4 -82 4 -75 0 -71C-4 -75 -4 -82 0 -86Z${[-64, -55, -46, -37].map(pair).join('')}`
    const leaves = filled('M67.5 116C70 106 77 102 84 101C82 110 76 116 67.5 116ZM67.5 116C65 106 58 102 51 101C53 110 59 116 67.5 116Z', deep)
    const tie = filled('M60 96L75 96L76.5 103L58.5 103Z', value > 2 ? '#8e2a1c' : deep)
    return (
      stroked(repeated('M0 -4L0 -72', EARS[value]), deep, 2.6) +
      stroked(repeated('M0 -80L0 -92', EARS[value]), deep, 1.5) +
      filled(repeated(seeds, EARS[value]), g, ` stroke="${deep}" stroke-width="1.1" stroke-linejoin="round"`) +
      (value === 1 ? leaves : tie)
    )
  },
  O(value) {
    const { g, deep, tint } = PALETTE.O
    const olives = OLIVES[value]
    const body = 'M0 -11C7 -11 10 -4 9 2C8 9 4 12 0 12C-4 12 -8 9 -9 2C-10 -4 -7 -11 0 -11Z'
    const [even, odd] = byTurns(olives)
    const stem = ([x, y, scale]: Place) => `M${x} ${y - 10 * scale}C${x} ${y - 20} ${(x + 67) / 2} 56 ${62 + (x - 67) * 0.5} ${45 + (x - 67) * 0.1}`
    const leaves: Place[] = [[62, 44, 0.85, -38], [70, 46, 0.85, 14], [62, 44, 0.72, 168], [77, 49, 0.66, -38]]
    const grown = leaves.slice(0, value === 1 ? 3 : 4)
    return (
      stroked(`M48 40C58 41 70 44 87 53${olives.map(stem).join('')}`, deep, 2.4) +
      filled(repeated('M0 0C5 -8 16 -10 23 -6C18 2 8 5 0 0Z', grown), g) +
      stroked(repeated('M3 -0.5C9 -4 14 -5 20 -5.5', grown), tint, 1.1) +
      filled(repeated(body, even), g) +
      filled(repeated(body, odd), deep) +
      stroked(repeated('M-4.5 0C-4.5 -4 -2.5 -6 0 -7', olives), tint, 2.4)
    )
  },
  S(value) {
    const { g, deep, tint } = PALETTE.S
    const bowls = SHELVES[value]
    const [even, odd] = byTurns(bowls)
    const heap = 'M-11 -13C-10 -21 -5 -27 0 -30C5 -27 10 -21 11 -13Z'
    const grains = 'M-3 -21L-1.4 -21L-1.4 -19.4L-3 -19.4ZM2 -24L3.6 -24L3.6 -22.4L2 -22.4ZM4 -18.5L5.6 -18.5L5.6 -16.9L4 -16.9ZM-6.5 -17L-4.9 -17L-4.9 -15.4L-6.5 -15.4ZM-0.5 -17.5L1.1 -17.5L1.1 -15.9L-0.5 -15.9Z'
    return (
      filled(repeated(heap, even), g) +
      filled(repeated(heap, odd), '#e08a1e') +
      filled(repeated(grains, bowls), '#fbd9a6') +
      filled(repeated('M-12.3 -13.5L12.3 -13.5C12 -7 7 -4 3 -3.5L5.5 0L-5.5 0L-3 -3.5C-7 -4 -12 -7 -12.3 -13.5Z', bowls), deep) +
      stroked(repeated('M-12 -13L12 -13', bowls), tint, 2.2) +
      filled(repeated('M0 -11.5L1 -9.2L3.4 -8.3L1 -7.4L0 -5L-1 -7.4L-3.4 -8.3L-1 -9.2Z', bowls), tint)
    )
  },
  V(value) {
    const { g, deep, tint } = PALETTE.V
    const jars = SHELVES[value]
    return (
      stroked(repeated('M-4 -34C-13 -37 -14 -27 -9 -23M4 -34C13 -37 14 -27 9 -23', jars), deep, 2.6) +
      filled(repeated('M-4 -37L4 -37L3.4 -29C10 -27 12 -21 11 -15C10 -8 4 -6 3 0L-3 0C-4 -6 -10 -8 -11 -15C-12 -21 -10 -27 -3.4 -29Z', jars), g) +
      filled(repeated('M-5.5 -39.5L5.5 -39.5L5.5 -36L-5.5 -36ZM-5 -2L5 -2L5 1L-5 1Z', jars), deep) +
      filled(repeated('M-11.3 -20.5L11.3 -20.5L11.2 -14L-11 -14Z', jars), value > 2 ? BRASS : tint) +
      filled(repeated('M0 -20.5L3.3 -17.2L0 -14L-3.3 -17.2ZM-7 -20.5L-3.7 -17.2L-7 -14L-10 -17.2ZM7 -20.5L10 -17.2L7 -14L3.7 -17.2Z', jars), g)
    )
  },
  W(value) {
    const { g, deep, tint } = PALETTE.W
    const logs = LOGS[value]
    const rings = (share: number) => logs.map(([x, y, radius]) => circle(x, y, Math.round(radius * share * 10) / 10)).join('')
    return (
      filled(rings(1), deep) +
      filled(rings(0.8), tint) +
      stroked(rings(0.56) + rings(0.28), g, 2) +
      stroked(logs.map(([x, y, radius]) => `M${x} ${y}L${x + radius * 0.62} ${y - radius * 0.5}`).join(''), g, 1.8) +
      (value > 1 ? filled('M41 113L94 113L94 117.5L41 117.5Z', PLANK) : filled('M79 72C81 62 88 60 92 60C92 68 87 75 79 72Z', '#4f8a4a')) +
      (value > 2 ? stroked('M67.5 62L67.5 113', PLANK, 3.4) : '')
    )
  },
}

export const NICHE = 'M40 132V37A27.5 28 0 0 1 95 37V132Z'
const INNER = 'M43 129V38A24.5 25 0 0 1 92 38V129Z'

/** The arch grows with the value: plaster, a tinted line, a gold line, gold tesserae on gold. */
function frame(value: Value, tint: string): string {
  if (value === 1) return ''
  if (value === 2) return stroked(INNER, tint, 1.6)
  if (value === 3) return stroked(INNER, GOLD.line, 2.2)
  return stroked(INNER, GOLD.deep, 6) + tesserae(INNER, GOLD.leaf, 5, '4.6 1')
}

function floor(kind: Good, value: Value, tint: string): string {
  if (kind === 'O' || kind === 'W' || kind === 'G' || (kind === 'C' && value === 1)) return ''
  if (kind === 'C') return filled('M43 116H92V119.5H43Z', tint)
  if (value > 2) return filled('M43 71H92V74.5H43ZM43 114H92V117.5H43Z', value === 4 ? '#b98423' : tint)
  return filled('M43 112H92V115.5H43Z', tint)
}

/** The niche of a card with as many things in it as the card is worth. */
export function niche(kind: Good, value: number): string {
  const of = Math.min(4, Math.max(1, value)) as Value
  const { tint, wash } = PALETTE[kind]
  return filled(NICHE, of === 4 ? '#fbe9b2' : wash) + frame(of, tint) + floor(kind, of, tint) + GOODS[kind](of)
}
