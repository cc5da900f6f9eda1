// The service worker: the client without a network, Python from where the page has put it, and messages from the server.
/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CACHE } from './pack'

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
/** A message of the server (src/byzanz/server/push/notices.py): whose turn it is at which table, and never a card. */
self.addEventListener('push', (event) => {
  const { title, body, room } = (event.data?.json() ?? {}) as { title?: string; body?: string; room?: string }
  const url = new URL(room ? `table/${room}` : '.', self.registration.scope).href
  const icon = new URL('icon-192.png', self.registration.scope).href
  event.waitUntil(self.registration.showNotification(title ?? 'Byzanz', { body: body ?? '', tag: room ?? 'byzanz', icon, data: { url } }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => one.url.startsWith(url))
      return open ? open.focus() : self.clients.openWindow(url)
    }),
  )
})
// The page that has asked for it is served from now on, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
