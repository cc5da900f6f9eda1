// What holds for all of src.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }))

it('links also lead somewhere on a site of plain files', () => {
  expect(sources.filter(({ text }) => /href="\/(?!api\/)/.test(text)).map(({ file }) => file)).toEqual([])
})
it('styles name pictures that are there', () => {
  const named = sources.flatMap(({ file, text }) => [...text.matchAll(/url\('(\.[^']+)'\)/g)].map(([, path = '']) => join(dirname(file), path)))
  expect(named).not.toEqual([])
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
