// Gives each group of texts as modules: `virtual:texts/words` loads what the pages say in a language, `virtual:texts/rules` …
// The messages are parsed here, so that the browser need not; one that a language doesn't have yet comes from English.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

type Message = FluentResource['body'][number]

const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr']
const FILES: Record<string, string[]> = {
  words: ['ui.ftl', 'pages.ftl', 'people.ftl', 'together.ftl', 'company.ftl', 'deal.ftl', 'cards.ftl', 'events.ftl', 'refusals.ftl', 'offline.ftl'],
  rules: ['rules.ftl'],
  lessons: ['lessons.ftl'],
  account: ['account.ftl', 'complaints.ftl'],
  history: ['history.ftl'],
  ratings: ['ratings.ftl'],
  groups: ['groups.ftl', 'history.ftl'],
  hints: ['hints.ftl', 'unchecked.ftl'],
  analysis: ['analyse.ftl', 'hints.ftl'],
}

const filesOf = (folder: string, code: string, group: string): string[] =>
  (FILES[group] ?? []).map((file) => join(folder, code, file)).filter((path) => existsSync(path))

/** One language's messages of a group of files by their ids, completed from English. */
export function messages(folder: string, code: string, group: string): Map<string, Message> {
  const paths = ['en', code].flatMap((language) => filesOf(folder, language, group))
  const all = paths.flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body)
  return new Map(all.map((message) => [message.id, message]))
}

/** The text of a message without variables, safe inside HTML. */
function plain(message: Message | undefined): string {
  const text = typeof message?.value === 'string' ? message.value : ''
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** What must be in the page before any program runs: why nothing comes without JavaScript, in an old browser, or when it can't be loaded. */
export function withFallbacks(html: string, folder: string): string {
  const each = (line: (code: string, text: (key: string) => string) => string) =>
    LANGUAGES.map((code) => [code, messages(folder, code, 'words')] as const)
      .map(([code, words]) => line(code, (key) => plain(words.get(key))))
      .join('\n      ')
  const again = (label: string) => `<p><a class="button primary" href="">${label}</a></p>`
  const noScript = each((code, text) => `<p lang="${code}">${text('page-no-script')}</p>`)
  const broken = each((code, text) => `<section lang="${code}" hidden><h1>${text('page-broken')}</h1><p>${text('page-broken-more')}</p>${again(text('page-reload'))}</section>`)
  const old = each((code, text) => `<section lang="${code}" class="old" hidden><h1>${text('page-old')}</h1><p>${text('page-old-more')}</p></section>`)
  return html.replace('<!--no-script-->', `<div class="broken">${noScript}</div>`).replace('<!--broken-->', `${broken}\n      ${old}`)
}

export function locales(folder: string): Plugin {
  const address = /^\0?virtual:texts\/(\w+)(?:\/([a-z]{2}))?$/
  return {
    name: 'byzanz-locales',
    transformIndexHtml: (html) => withFallbacks(html, folder),
    resolveId: (id) => (address.test(id) ? '\0' + id.replace('\0', '') : null),
    load(id) {
      const [, group, code] = address.exec(id) ?? []
      if (!group) return null
      if (!code) return `export default { ${LANGUAGES.map((one) => `${one}: () => import('virtual:texts/${group}/${one}')`).join(', ')} }`
      for (const path of ['en', code].flatMap((language) => filesOf(folder, language, group))) this.addWatchFile(path)
      const patterns = [...messages(folder, code, group)].map(([key, message]) => [key, message.value])
      return `export default ${JSON.stringify(Object.fromEntries(patterns))}`
    },
  }
}
