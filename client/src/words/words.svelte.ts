// The player's language: Fluent messages, one chunk per language, switched at once.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { store, stored } from '../state/storage'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', it: 'Italiano', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  nl: () => import('virtual:words/nl'),
  it: () => import('virtual:words/it'),
  fr: () => import('virtual:words/fr'),
}
const RULES: typeof WORDS = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  nl: () => import('virtual:rules/nl'),
  it: () => import('virtual:rules/it'),
  fr: () => import('virtual:rules/fr'),
}
const LESSONS: typeof WORDS = {
  en: () => import('virtual:lessons/en'),
  de: () => import('virtual:lessons/de'),
  nl: () => import('virtual:lessons/nl'),
  it: () => import('virtual:lessons/it'),
  fr: () => import('virtual:lessons/fr'),
}
const ANALYSIS: typeof WORDS = {
  en: () => import('virtual:analysis/en'),
  de: () => import('virtual:analysis/de'),
  nl: () => import('virtual:analysis/nl'),
  it: () => import('virtual:analysis/it'),
  fr: () => import('virtual:analysis/fr'),
}
const HINTS: typeof WORDS = {
  en: () => import('virtual:hints/en'),
  de: () => import('virtual:hints/de'),
  nl: () => import('virtual:hints/nl'),
  it: () => import('virtual:hints/it'),
  fr: () => import('virtual:hints/fr'),
}

const KEPT = 'byzanz.language'
const isLanguage = (code: string): code is Language => code in LANGUAGES

/** The language kept from last time, else the first of the browser's that we speak, else English. */
export function firstLanguage(): Language {
  const kept = stored(KEPT)
  if (kept && isLanguage(kept)) return kept
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

let bundle = $state.raw<FluentBundle | null>(null)
let language = $state<Language>('en')
let wanted: Language | null = null
/** The texts of single pages that a language has been given. */
const added = new WeakMap<FluentBundle, Set<typeof WORDS>>()

export const currentLanguage = (): Language => language

/** Do it when the browser has nothing else to do: the first plural and the first number of a language take it some time. */
function later(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, 300)
}

/** Loads a language and shows everything in it. */
export async function speak(code: Language): Promise<void> {
  wanted = code
  const text = (await WORDS[code]()).default
  if (wanted !== code) return
  const next = new FluentBundle(code, { useIsolating: false })
  next.addResource(new FluentResource(text))
  bundle = next
  language = code
  document.documentElement.lang = code
  later(() => t('seat-label', { name: '', cards: 1, profit: 1 }))
}

/** The player's own choice of language, kept for next time. */
export function chooseLanguage(code: Language): Promise<void> {
  store(KEPT, code)
  return speak(code)
}

async function add(texts: typeof WORDS): Promise<void> {
  const into = bundle
  if (!into || added.get(into)?.has(texts)) return
  into.addResource(new FluentResource((await texts[language]()).default), { allowOverrides: true })
  added.set(into, new Set([...(added.get(into) ?? []), texts]))
}

/** Adds the texts of the rules page to the present language. */
export const speakRules = (): Promise<void> => add(RULES)

/** Adds the texts of the lessons to the present language. */
export const speakLessons = (): Promise<void> => add(LESSONS)

/** Adds the texts of an analysis to the present language. */
export const speakAnalysis = (): Promise<void> => add(ANALYSIS)

/** Adds the texts of hints to the present language. */
export const speakHints = (): Promise<void> => add(HINTS)

export const knows = (id: string): boolean => bundle?.hasMessage(id) ?? false

/** A message in the player's language. */
export function t(id: string, facts?: Facts): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return bundle.formatPattern(pattern, facts, [])
}

/** A message that begins a line: its first letter raised. */
export function line(id: string, facts?: Facts): string {
  return raised(t(id, facts))
}

export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
