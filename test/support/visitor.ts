import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A headless browser says so, and is taken for a crawler: this is what a person's sends. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Errors and warnings of the console, and what was thrown, on every page of the context. */
  complaints: string[]
  /** Paths of the documents that were loaded, one an entry. */
  documents: string[]
}

export interface VisitorSettings extends BrowserContextOptions {
  /** Asks for no more than is needed: no next screen is fetched and made ready ahead. */
  savesData?: boolean
}

/** A person with a browser of their own, whose console is heard. */
export async function openVisitor(
  browser: Browser,
  { savesData = false, ...options }: VisitorSettings = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    userAgent: personAgent,
    // Without a graphics card a quarter of what it takes to open a workspace is drawing its motion.
    reducedMotion: 'reduce',
    // What a worker fetches no test can answer in the server's place.
    serviceWorkers: 'block',
    ...options,
  })
  if (savesData) await context.addInitScript(saveData)
  const complaints: string[] = []
  context.on('weberror', (it) => complaints.push(String(it.error())))
  context.on('console', (message) => {
    const text = message.text()
    // What a test adds to every frame is refused by the framed pages, as it should be.
    if (text.startsWith('Blocked script execution in')) return
    if (text.includes('Service Worker registration blocked')) return
    // A busy machine takes longer than the seconds the browser gives it; `fonts.test.ts` asks instead.
    if (text.includes('preloaded using link preload but not used within')) return
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${text} (${message.location().url})`)
  })
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isPage) documents.push(new URL(request.url()).pathname)
  })
  return { context, page, complaints, documents }
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
