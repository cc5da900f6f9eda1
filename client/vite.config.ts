/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { bundled } from './build/bundled.ts'
import { locales } from './build/locales.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const packages = () => bundled(here('../build/bundled.json'))
const server = process.env.BYZANZ_SERVER ?? 'http://127.0.0.1:8321'

// `make play` leaves out what plays offline: on the machine that serves the game nobody needs it, and it takes long to build.
const isQuick = process.env.BYZANZ_QUICK === '1'

// The manifest is a file of ours, and a page registers the service worker only when somebody wants to play offline.
const PWA = 'vite-plugin-pwa' // by name: a quick build has no such package, and its bundler would complain
const pwa = async () => ((await import(PWA)) as typeof import('vite-plugin-pwa')).VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'sw.ts',
  manifest: false,
  injectRegister: false,
  injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2}'], globIgnores: ['offline/**'], buildPlugins: { vite: [packages()] } },
})

export default defineConfig({
  plugins: [svelte(), packages(), locales(here('../src/byzanz/locales')), ...(isQuick ? [] : [pwa()])],
  define: { 'import.meta.env.BYZANZ_QUICK': JSON.stringify(isQuick) },
  logLevel: isQuick ? 'warn' : 'info',
  build: {
    outDir: here('../src/byzanz/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An inlined file would be a data: address, which the page's Content-Security-Policy has no need to allow.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', plugins: () => [packages()] },
  // Files find each other wherever the folder lies; the page has addresses of its own depth and names them from the root.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The drawings read the colours of the goods from their style sheet.
  test: { css: { include: [/goods\.css/] }, environment: 'jsdom', isolate: false, include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
