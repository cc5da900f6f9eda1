import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messages, withFallbacks } from '../../build/locales'

const FOLDER = '../src/byzanz/locales'

describe('the texts of a language', () => {
  it('are completed from English', () => {
    const folder = mkdtempSync(join(tmpdir(), 'locales-'))
    mkdirSync(join(folder, 'en'))
    mkdirSync(join(folder, 'de'))
    writeFileSync(join(folder, 'en', 'rules.ftl'), '# for translators\nyes = Yes\nno = No\n')
    writeFileSync(join(folder, 'de', 'rules.ftl'), 'yes = Ja\n')
    expect([...messages(folder, 'de', 'rules').values()].map(({ id, value }) => [id, value])).toEqual([['yes', 'Ja'], ['no', 'No']])
  })
  it.each(['en', 'de', 'nl', 'it', 'fr'])('are read whole: %s', (code) => {
    const written = readFileSync(join(FOLDER, code, 'rules.ftl'), 'utf8').match(/^-?[a-z][\w-]* =/gm) ?? []
    expect(messages(FOLDER, code, 'rules').size).toBe(written.length)
  })
  it('have every sentence that the client names', () => {
    const pages = ['rules', 'lessons', 'hints', 'analysis', 'account', 'groups', 'ratings']
    const groups = ['words', ...pages]
    const known = new Set(groups.flatMap((group) => [...messages(FOLDER, 'en', group).keys()]))
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    const named = files.filter((file) => /\.(svelte|ts)$/.test(file)).flatMap((file) => {
      const text = readFileSync(join('src', file), 'utf8')
      return [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
    })
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((key) => !known.has(key))).toEqual([])
  })
  it('are in the page where no program runs, in every language', () => {
    const html = withFallbacks('<!--no-script--><!--broken-->', FOLDER)
    expect(html.match(/<p lang="..">[^<]+<\/p>/g)).toHaveLength(5)
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(10)
  })
})
