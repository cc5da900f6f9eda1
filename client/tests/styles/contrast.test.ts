// Contrast AA of every colour that words have, on every ground that they have, in both themes, from the tokens themselves.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = readFileSync('src/styles/tokens.css', 'utf8')
const goods = readFileSync('src/styles/goods.css', 'utf8')
const tokensIn = (block: string): Record<string, string> => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
const blockOf = (text: string, selector: string) => text.slice(text.indexOf(`${selector} {`)).split('}')[0] ?? ''

const light = tokensIn(blockOf(styles, ':root'))
const THEMES = { light, dark: { ...light, ...tokensIn(blockOf(styles, "[data-theme='dark']")) } }

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const PAPER = ['page', 'page-2', 'surface', 'raised', 'sunk']
/** Each colour of words, and what it is written on. */
const GROUNDS: Record<string, readonly string[]> = {
  ink: [...PAPER, 'gold-soft', 'bad-soft', 'good-soft'],
  'ink-2': [...PAPER, 'gold-soft', 'bad-soft'],
  'gold-ink': ['surface', 'raised', 'gold-soft'],
  good: ['surface', 'raised', 'good-soft'],
  bad: ['surface', 'raised', 'sunk', 'bad-soft'],
  logo: ['page', 'surface'],
  'on-gold': ['gold'],
  'button-ink': ['button', 'button-hover', 'button-2'],
  'ask-ink': ['ask-1', 'ask-2'],
  'ask-ink-2': ['ask-1', 'ask-2'],
  'cloth-ink': ['cloth-1', 'cloth-2'],
  'cloth-ink-2': ['cloth-1', 'cloth-2'],
  'cloth-gold': ['cloth-1', 'cloth-2'],
}
/** Not words: signs and edges, for which 3 to 1 is enough. */
const EDGES: Record<string, readonly string[]> = {
  'line-2': ['surface', 'raised'],
  'gold-line': ['surface', 'raised'],
}
/** Set beside their own rules, on grounds of their own. */
const ELSEWHERE = ['surface', 'seal', 'bad-soft', 'on', 'g', 'seat', 'badge-ink']

describe.each(Object.entries(THEMES))('%s', (_, tokens) => {
  const low = (pairs: Record<string, readonly string[]>, least: number) =>
    Object.entries(pairs).flatMap(([ink, grounds]) =>
      grounds.flatMap((ground) => {
        const found = contrast(tokens[ink] ?? '', tokens[ground] ?? '')
        return found >= least ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`]
      }),
    )
  it('words', () => expect(low(GROUNDS, 4.5)).toEqual([]))
  it('signs and edges', () => expect(low(EDGES, 3)).toEqual([]))
})

it('figures and letters of the goods on their colours, which are seven', () => {
  const kinds = [...'CGOSVWM'].map((kind) => tokensIn(blockOf(goods, `.g${kind}`)))
  expect(kinds.map((good) => contrast(good.on ?? '', good.g ?? '')).filter((found) => !(found >= 4.5))).toEqual([])
  expect(new Set(kinds.map((good) => good.g)).size).toBe(7)
})

it('every colour of words is measured', () => {
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/(?:^|[\s;{])color: var\(--([\w-]+)/g)].map(([, name = '']) => name))
  const known = [...Object.keys(GROUNDS), ...Object.keys(EDGES), ...ELSEWHERE]
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([])
})
