import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { dayOf } from '#server/pages/page-views.ts'
import type { PageViews, Storage } from '#server/storage/storage.ts'
import type { Locale } from '#shared/locales.ts'
import { isCrawler } from './is-crawler.ts'
import { pageHostOf } from './page-host.ts'

/** Visits are written together, so that reading a page is never a write. */
const flushMs = 5000
/** Kinds of visits that wait at most; those beyond are not counted. */
const mostWaiting = 5000

export interface ViewCounter {
  /** Counts that a published page was handed to a reader: no cookie, no address, nothing kept of who. */
  count(req: IncomingMessage, slug: string, locale: Locale): void
  /** Writes what waits. */
  flush(): Promise<void>
}

type Counted = Omit<PageViews, 'page'> & { slug: string }

export interface ViewCounterDeps {
  views: Storage['views']
  /** Of this site: who comes from one of its own pages comes from nowhere else. */
  ownHost: string
  now: () => number
  log: Logger
}

export function createViewCounter({ views, ownHost, now, log }: ViewCounterDeps): ViewCounter {
  let waiting = new Map<string, Counted>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...waiting.values()]
    waiting = new Map()
    if (counted.length > 0)
      await views
        .add(counted)
        .catch((error: unknown) => log.warn({ err: error }, 'visits are lost'))
  }

  return {
    flush,
    count(req, slug, locale) {
      if (isCrawler(req) || isAhead(req)) return
      const referrer = hostOf(req.headers.referer, pageHostOf(req)?.host ?? ownHost)
      const day = dayOf(now())
      const key = JSON.stringify([slug, day, locale, referrer])
      const known = waiting.get(key)
      if (known) known.views++
      else if (waiting.size < mostWaiting)
        waiting.set(key, { slug, day, locale, referrer, views: 1 })
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },
  }
}

/** Fetched in case somebody goes there: nobody has seen it. */
function isAhead({ headers }: IncomingMessage): boolean {
  return /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
}

/** The host of the page that led here; never its path, which may tell of a person. */
function hostOf(referrer: string | undefined, ownHost: string): string {
  const host = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return host === ownHost || host.length > 100 ? '' : host.replace(/^www\./, '')
}
