// The player's language: Fluent messages, one chunk per language, switched at once.
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import ACCOUNT from 'virtual:texts/account'
import ANALYSIS from 'virtual:texts/analysis'
import GROUPS from 'virtual:texts/groups'
import HINTS from 'virtual:texts/hints'
import HISTORY from 'virtual:texts/history'
import LESSONS from 'virtual:texts/lessons'
import RATINGS from 'virtual:texts/ratings'
import RULES from 'virtual:texts/rules'
import WORDS from 'virtual:texts/words'
import { store, stored } from '../browser/storage.svelte'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', it: 'Italiano', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

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

async function resource(texts: typeof WORDS, code: Language): Promise<FluentResource> {
  return { body: Object.entries((await texts[code]()).default).map(([id, value]) => ({ id, value, attributes: {} })) as FluentResource['body'] }
}

/** Loads a language and shows everything in it. */
export async function speak(code: Language): Promise<void> {
  wanted = code
  const texts = await resource(WORDS, code)
  if (wanted !== code) return
  const next = new FluentBundle(code, { useIsolating: false })
  next.addResource(texts)
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
  into.addResource(await resource(texts, language), { allowOverrides: true })
  added.set(into, new Set([...(added.get(into) ?? []), texts]))
}

/** Adds the texts of the rules page to the present language. */
export const speakRules = (): Promise<void> => add(RULES)

/** Adds the texts of the lessons to the present language. */
export const speakLessons = (): Promise<void> => add(LESSONS)

/** Adds the texts of accounts, reports and blocks to the present language. */
export const speakAccount = (): Promise<void> => add(ACCOUNT)

/** Adds the texts of results to the present language. */
export const speakHistory = (): Promise<void> => add(HISTORY)

/** Adds the texts of ratings to the present language. */
export const speakRatings = (): Promise<void> => add(RATINGS)

/** Adds the texts of groups, and of results, to the present language. */
export const speakGroups = (): Promise<void> => add(GROUPS)

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
