import { isCrawler } from './is-crawler.ts'

/** Whether a crawler reads this page in a browser of its own. False on the server. */
export function isCrawlerBrowser(): boolean {
  return typeof navigator === 'object' && isCrawler(navigator.userAgent)
}

/**
 * What React is told to do with an error nothing caught. A crawler must not take an error page for
 * the page: the error is logged and the page put back as the server sent it.
 */
export function uncaughtErrorOf(document: Document) {
  if (!isCrawlerBrowser()) return {}
  const served = document.documentElement.cloneNode(true)
  return {
    onUncaughtError(error: unknown) {
      console.error('No error page is shown to a crawler', error)
      // React is still taking its own nodes away.
      setTimeout(() => document.documentElement.replaceWith(served))
    },
  }
}
