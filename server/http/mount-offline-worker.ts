import type { Express } from 'express'
import type { ClientBuild } from '#server/render/client-entry.ts'
import type { MessageCatalogue } from '#server/render/messages.ts'
import { localeCodes } from '#shared/locales.ts'
import { offlineWorkerPath } from '#shared/offline-worker.ts'
import { type OfflinePage, offlinePage, offlinePagePolicy } from './offline-page.ts'

/**
 * The service worker of each language's screens. It keeps no page and no data: it holds one page to
 * show where a screen cannot be fetched. Browsers ask for it anew with each screen and take another
 * one's place as soon as a letter differs.
 */
export function mountOfflineWorker(
  app: Express,
  { build, messages }: { build: ClientBuild; messages: MessageCatalogue },
): void {
  for (const locale of localeCodes)
    app.get(offlineWorkerPath(locale), async (_req, res) => {
      const { colourModeScript } = await build.entry()
      const { fonts } = build.screenAssets([])
      // What the worker fetches is held to its own policy.
      res.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      res.set('Cache-Control', 'no-cache').type('text/javascript')
      res.send(workerScript(messages, { locale, colourModeScript, fonts }))
    })
}

function workerScript(messages: MessageCatalogue, about: Omit<OfflinePage, 'isOnline'>): string {
  const pages = [false, true].map((isOnline) => offlinePage(messages, { ...about, isOnline }))
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': offlinePagePolicy(about),
    'Cache-Control': 'no-store',
  }
  return `const [offline, unreachable] = ${JSON.stringify(pages)}
const answer = () =>
  new Response(navigator.onLine ? unreachable : offline, { status: 503, headers: ${JSON.stringify(headers)} })
addEventListener('install', () => {
  skipWaiting()
  // Into the browser's cache, for the page above.
  for (const face of ${JSON.stringify(Object.values(about.fonts).flat())}) fetch(face).catch(() => {})
})
// The request goes out while the worker starts.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
async function fetched({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request)
}
addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(fetched(event).catch(answer))
})
`
}
