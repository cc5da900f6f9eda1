// Notes which packages are in what is built, so that scripts/licenses.py can put their licenses beside it.
import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/
const found = new Set<string>()

/** One of these belongs into each build: that of the page, of its workers and of the service worker. */
export const bundled = (file: string): Plugin => ({
  name: 'byzanz-bundled',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames
      for (const source of sources) {
        const name = PACKAGE.exec(source.replaceAll('\\', '/'))?.[1]
        if (name !== undefined) found.add(name)
      }
    }
    writeFileSync(file, JSON.stringify([...found].sort()) + '\n')
  },
})
