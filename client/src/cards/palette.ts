// The colours of the kinds for drawings that are pictures of their own, which no style sheet reaches: read from it.
import type { Kind } from '../wire'
import sheet from '../styles/goods.css?raw'

interface Palette {
  /** The colour of the kind, and what stands on it. */
  g: string
  on: string
  'on-shape': string
  deep: string
  tint: string
  wash: string
}

export const PALETTE = Object.fromEntries(
  [...sheet.matchAll(/\.g(\w) \{([^}]*)\}/g)].map(([, kind, rules = '']) => [kind, Object.fromEntries([...rules.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))]),
) as Record<Kind, Palette>

/** Gold in its tones, from shadow to light. */
export const GOLD = { deep: '#8f610a', line: '#d29a2a', leaf: '#e8bd54', light: '#f6dd92' } as const
export const FACE = '#fffdf6'
