import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'
import { openVisitor, type Visitor } from '#test/support/visitor.ts'

const t = translator('en')
const v1Screen = /\/assets\/generate-v1-[^/]*\.js/
const termsScreen = /\/assets\/terms-[^/]*\.js/

const folder = temporaryFolder()
let server: ServerProcess
let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  server = await startServer(folder.path)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})
beforeEach(async () => {
  visitor = await openVisitor(browser)
  page = visitor.page
})
afterEach(async () => {
  await visitor.context.close()
})

describe('a script that is missing', () => {
  it('loads the target anew once; then the error screen stands there', async () => {
    await lose(v1Screen)
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('site.footer.older') }).click()
    await page.getByRole('heading', { name: t('error.internal') }).waitFor()
    expect(visitor.documents).toEqual(['/', '/generate/v1'])
    await page.waitForLoadState('networkidle')
    expect(visitor.documents).toEqual(['/', '/generate/v1'])
  })

  it('is no loss where the new document has it', async () => {
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.reload({ waitUntil: 'commit' })
    await lose(v1Screen)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: t('site.footer.older') }).click({ noWaitAfter: true })
    await page.waitForRequest((request) => request.isNavigationRequest())
    await page.unroute(v1Screen)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
  })

  it('leaves a public page as the server sent it', async () => {
    await lose(termsScreen)
    await page.goto(`${server.url}/terms`, { waitUntil: 'networkidle' })
    await expect.poll(() => visitor.documents).toEqual(['/terms', '/terms'])
    await page.waitForLoadState('networkidle')
    expect(visitor.documents).toEqual(['/terms', '/terms'])
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await page.waitForURL('**/privacy')
  })

  it('is said, not reloaded for, where reloads cannot be counted', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await lose(v1Screen)
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('site.footer.older') }).click()
    await page.getByText(t('reload.text')).waitFor()
    await page.getByRole('button', { name: t('reload.action') }).waitFor()
    expect(visitor.documents).toEqual(['/'])
  })

  it('never turns a page into an error for a crawler', async () => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    })
    page = await context.newPage()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url())
    })
    await lose(v1Screen)
    await page.goto(`${server.url}/generate/v1`, { waitUntil: 'networkidle' })
    expect(documents.length).toBe(1)
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.close()
  })
})

/** As after an upgrade that took the older files away. */
async function lose(files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'No such asset\n' }))
}
