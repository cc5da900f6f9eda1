// The service worker: the client without a network, Python from where the page has put it, and messages from the server.
/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CACHE } from './offline/cache'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] }

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
// Every address of the client is the same page; the server's own pages are not ours.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/(api|schema|metrics|healthz|docs)(\/|$)/] }))
registerRoute(
  ({ url }) => url.pathname.includes('/offline/') && url.origin === self.location.origin && !url.pathname.endsWith('/pack.json'),
  async ({ request }) => (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request),
)

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
// The page that has asked for it is served from now on, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
