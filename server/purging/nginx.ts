import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { PurgeRefused } from './ask.ts'
import { inPieces, type PurgeOrder } from './purge-order.ts'
import type { Site } from './send-order.ts'

const patienceMs = 10_000
const atOnce = 4
/** As people ask: what crawlers are told of a page that is gone is kept by nobody. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Ninefold/1.0'
/** As deploy/nginx.conf has them in its keys. */
const encodings = ['identity', 'gzip', 'br']

/**
 * nginx knows no tags. At an address of its own it fetches whatever it is asked for anew, and keeps
 * that in place of its copy: each page that has changed is asked for in every language. What stands
 * for everything or for lists is left to its seconds.
 */
export async function refreshNginx(address: string, order: PurgeOrder, site: Site): Promise<void> {
  if (order.all) return
  const pages = [...order.hard, ...order.soft].flatMap((tag) => pathsOf(tag))
  for (const paths of inPieces(pages, atOnce))
    for (const encoding of encodings)
      await Promise.all(paths.map((path) => refresh(address + path, site.host, encoding)))
}

function pathsOf(tag: string): string[] {
  const [, slug] = /^page:(.+)$/.exec(tag) ?? []
  return slug ? localeCodes.map((locale) => localizePath(locale, `/p/${slug}`)) : []
}

/** The host has to be the readers', which `fetch` does not let one say. */
function refresh(url: string, host: string, encoding: string): Promise<void> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  const headers = {
    host,
    accept: 'text/html',
    'accept-encoding': encoding,
    'user-agent': userAgent,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, timeout: patienceMs, agent: false }, (answer) => {
      answer.on('error', reject).resume()
      // A page that is gone is a 404, which takes its copy's place.
      const { statusCode = 0 } = answer
      if (statusCode >= 500) reject(new PurgeRefused(statusCode))
      else answer.on('end', resolve)
    })
    asked.on('timeout', () => asked.destroy(new Error('does not answer')))
    asked.on('error', reject).end()
  })
}
