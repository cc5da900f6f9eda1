import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

/** What the linter says about a module with that one import. */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join('src', file) })
  return (result?.messages ?? []).filter((one) => one.ruleId === 'order/imports').map((one) => one.message.split(' (')[0] ?? '')
}

// To load the linter takes some seconds.
describe('the order of imports', { timeout: 60_000 }, () => {
  it('lets a module import from its own folder and from lower ones', async () => {
    expect(await lint('play/some.ts', "export { t } from '../words/words.svelte'\nexport { nameOf } from './names'\n")).toEqual([])
  })
  it('forbids imports from higher folders and from those on the same level', async () => {
    expect(await lint('words/some.ts', "export { Play } from '../play/play.svelte'\n")).toEqual(['words must not import from play'])
    expect(await lint('talk/some.ts', "export { told } from '../hint/hints'\n")).toEqual(['talk must not import from hint'])
    expect(await lint('table/seats/some.ts', "export * from '../keys'\n")).toEqual(['table/seats must not import from table'])
  })
  it('sees types, components and what is loaded later', async () => {
    expect(await lint('net/some.ts', "export type Page = typeof import('../RoomPage.svelte')\n")).toEqual(['net must not import from RoomPage'])
    expect(await lint('parts/Some.svelte', '<script lang="ts">\n  import type { Play } from \'../play/play.svelte\'\n  export type Mine = Play\n</script>\n')).toEqual(['parts must not import from play'])
    expect(await lint('parts/Some.svelte', "{#await import('../start/StartPage.svelte') then page}{page}{/await}\n")).toEqual(['parts must not import from start'])
  })
  it('wants a place for every folder', async () => {
    expect(await lint('utils/some.ts', 'export const one = 1\n')).toEqual(["eslint/import-order.js doesn't know the folder utils"])
  })
})
