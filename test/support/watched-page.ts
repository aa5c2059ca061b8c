import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A headless browser says so in its name and would be taken for a crawler, which sees no errors. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

export interface WatchedPage {
  page: Page
  /** What the console said that it should not have: errors, and warnings of a hydration. */
  complaints: string[]
  close(): Promise<void>
}

/** A person's page in a context of its own, whose console is heard. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    userAgent: personAgent,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' || /hydrat/i.test(text)) complaints.push(text)
  })
  return { page, complaints, close: () => context.close() }
}
