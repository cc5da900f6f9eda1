// Runs a Python file with the very pack that browsers get, in Node: node pyodide.mjs PACK FILE [ARGUMENT…]; prints what the file's `main` returns.
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

const [folder, file, ...rest] = process.argv.slice(2)
const pack = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8'))
process.on('uncaughtException', (error) => {
  console.error(String(error.stack ?? error).slice(0, 2000)) // Node would print the line, all 1.2 MB of it
  process.exit(1)
})
globalThis.fetch = (url) => {
  throw new Error(`asked for ${url}: nothing may be fetched`)
}

const place = await mkdtemp(join(tmpdir(), 'byzanz-pack-'))
try {
  for (const { path } of pack.scripts) await copyFile(join(folder, path), join(place, path.split('/').at(-1)))
  for (const { name, packed, pieces } of pack.files) {
    const whole = Buffer.concat(await Promise.all(pieces.map(({ path }) => readFile(join(folder, path)))))
    await writeFile(join(place, name), packed ? gunzipSync(whole) : whole)
  }
  const { loadPyodide } = await import(pathToFileURL(join(place, 'pyodide.mjs')).href)
  const python = await loadPyodide({ indexURL: place + '/', lockFileContents: JSON.stringify(pack.lock) })
  const ours = await readFile(join(place, 'byzanz.zip'))
  python.unpackArchive(new Uint8Array(ours).buffer, 'zip', { extractDir: '/lib/byzanz' })
  python.runPython('import sys; sys.path.insert(0, "/lib/byzanz")')
  python.FS.writeFile('/lib/byzanz/given.py', await readFile(file))
  const main = python.runPython('import given; given.main')
  process.stdout.write(String(await main(...rest)))
} catch (error) {
  console.error(String(error.stack ?? error).slice(0, 3000))
  process.exitCode = 1
} finally {
  await rm(place, { recursive: true })
}
