// Gives each language as modules of Fluent text: `virtual:words/de` (what the pages say), `virtual:rules/de`, ….
// Comments are for translators and left out; a message a language does not have yet comes from English.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES: Record<string, string[]> = {
  words: ['ui.ftl', 'pages.ftl', 'people.ftl', 'together.ftl', 'deal.ftl', 'cards.ftl', 'events.ftl', 'refusals.ftl', 'offline.ftl'],
  rules: ['rules.ftl'],
  lessons: ['lessons.ftl'],
  hints: ['hints.ftl', 'unchecked.ftl'],
  analysis: ['analyse.ftl'],
}

/** The messages of one Fluent file, by key, as they are written. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let key: string | null = null
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      key = null
      continue
    }
    const begins = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)
    if (begins?.[1]) key = begins[1]
    if (key !== null && line.trim() !== '') found.set(key, (found.has(key) ? found.get(key) + '\n' : '') + line)
  }
  return found
}

/** One language's text of a group of files, completed from English. */
export function language(folder: string, code: string, group: string): string {
  const read = (lang: string, file: string) => {
    const path = join(folder, lang, file)
    return existsSync(path) ? messages(readFileSync(path, 'utf8')) : new Map<string, string>()
  }
  const all = (FILES[group] ?? []).flatMap((file) => [...read('en', file), ...read(code, file)])
  return [...new Map(all).values()].join('\n')
}

const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr']

/** The value of a message that is one plain line, safe inside HTML. */
function plain(folder: string, code: string, key: string): string {
  const message = messages(language(folder, code, 'words')).get(key) ?? ''
  const text = message.slice(message.indexOf('=') + 1).trim()
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** What must be in the page before any program runs: why nothing comes without JavaScript, in an old browser, or when it can't be loaded. */
export function withFallbacks(html: string, folder: string): string {
  const each = (line: (code: string, text: (key: string) => string) => string) =>
    LANGUAGES.map((code) => line(code, (key) => plain(folder, code, key))).join('\n      ')
  const again = (label: string) => `<p><a class="button primary" href="">${label}</a></p>`
  const noScript = each((code, text) => `<p lang="${code}">${text('page-no-script')}</p>`)
  const broken = each((code, text) => `<section lang="${code}" hidden><h1>${text('page-broken')}</h1><p>${text('page-broken-more')}</p>${again(text('page-reload'))}</section>`)
  const old = each((code, text) => `<section lang="${code}" class="old" hidden><h1>${text('page-old')}</h1><p>${text('page-old-more')}</p></section>`)
  return html.replace('<!--no-script-->', `<div class="broken">${noScript}</div>`).replace('<!--broken-->', `${broken}\n      ${old}`)
}

export function locales(folder: string): Plugin {
  const prefix = /^\0?virtual:(words|rules|lessons|hints|analysis)\/([a-z]{2})$/
  return {
    name: 'byzanz-locales',
    transformIndexHtml: (html) => withFallbacks(html, folder),
    resolveId: (id) => (prefix.test(id) ? '\0' + id : null),
    load(id) {
      const [, group, code] = prefix.exec(id) ?? []
      if (!group || !code) return null
      for (const lang of existsSync(folder) ? readdirSync(folder) : [])
        for (const file of FILES[group] ?? []) if (existsSync(join(folder, lang, file))) this.addWatchFile(join(folder, lang, file))
      return `export default ${JSON.stringify(language(folder, code, group))}`
    },
  }
}
