/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { locales } from './build/locales.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.BYZANZ_SERVER ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte(), locales(here('../src/byzanz/locales'))],
  build: {
    outDir: here('../src/byzanz/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An inlined file would be a data: address, which the page's Content-Security-Policy has no need to allow.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
