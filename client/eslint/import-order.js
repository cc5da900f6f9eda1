// The order of the client's folders: a module imports from its own folder and from lower ones, `import()` and types included.
import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** From low to high; those on one line don't know each other. A file at the top of src counts as a folder of its own. */
export const ORDER = [
  ['wire', 'styles'],
  ['browser'],
  ['words', 'offline'],
  ['cards', 'net'],
  ['parts'],
  ['notices', 'deal', 'setup'],
  ['play'],
  ['complaints'],
  ['motion', 'podium', 'talk', 'hint', 'rules', 'account', 'passing'],
  ['ratings'],
  ['account/page', 'history'],
  ['lobby', 'groups'],
  ['table/stage', 'table/seats'],
  ['table/action'],
  ['table/mine'],
  ['table/panels'],
  ['table'],
  ['analysis', 'result'],
  ['replay', 'learn'],
  ['start'],
  ['RoomPage'],
  ['RoomAwaited'],
  ['App'],
  ['main'],
]
const LEVELS = new Map(ORDER.flatMap((folders, level) => folders.map((folder) => [folder, level])))

/** The folder of a module below src: 'table/seats', or 'wire' for a file at the top; null outside of it. */
function folderOf(file) {
  const path = relative(SRC, file)
  if (path.startsWith('..')) return null
  const folder = dirname(path).split(sep).join('/')
  return folder === '.' ? path.split('.')[0] : folder
}

const imports = {
  create(context) {
    const from = folderOf(context.filename)
    if (from === null) return {}
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const to = folderOf(resolve(dirname(context.filename), source.value))
      if (to === from || to === null) return
      if (LEVELS.get(to) === undefined) context.report({ node: source, message: `eslint/import-order.js doesn't know the folder ${to}` })
      else if (LEVELS.get(to) >= LEVELS.get(from)) context.report({ node: source, message: `${from} must not import from ${to} (the order is in eslint/import-order.js)` })
    }
    return {
      Program(node) {
        if (LEVELS.get(from) === undefined) context.report({ node, message: `eslint/import-order.js doesn't know the folder ${from}` })
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

for (const [folder] of LEVELS) {
  const names = ['', '.ts', '.svelte'].map((end) => resolve(SRC, folder + end))
  if (!names.some((name) => existsSync(name))) throw new Error(`eslint/import-order.js names ${folder}, which isn't there`)
}

export default { rules: { imports } }
