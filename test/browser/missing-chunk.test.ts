import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, pressInPreview, previewOf, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'
import type { Visitor } from '#test/support/visitor.ts'

const t = translator('en')
const v1Screen = /\/assets\/generate-v1-[^/]*\.js/
const tools = /\/assets\/start-editing-[^/]*\.js/
const termsScreen = /\/assets\/terms-[^/]*\.js/

/** What is lost is complained of, by the browser and by us. */
const mayComplain =
  /status of 404|ERR_FAILED|cannot be edited yet|Failed to fetch dynamically imported module|Reloads cannot be counted/

const suite = browserSuite()
let visitor: Visitor
let page: Page

beforeEach(async () => {
  visitor = await suite.visitor({ mayComplain })
  page = visitor.page
})

describe('a script that is missing', () => {
  it('loads the target anew once; then the error screen stands there', async () => {
    await lose(v1Screen)
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('site.footer.older') }).click()
    await page.getByRole('heading', { name: t('error.internal') }).waitFor()
    expect(visitor.documents).toEqual(['/', '/generate/v1'])
    await page.waitForLoadState('networkidle')
    expect(visitor.documents).toEqual(['/', '/generate/v1'])
  })

  it('is no loss where the new document has it', async () => {
    await lose(v1Screen)
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    await page.route('**/generate/v1', async (route) => {
      await page.unroute(v1Screen)
      await route.continue()
    })
    await page.getByRole('link', { name: t('site.footer.older') }).click()
    await page.waitForURL('**/generate/v1')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(visitor.documents).toEqual(['/', '/generate/v1'])
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
  })

  it('leaves a public page as the server sent it', async () => {
    await lose(termsScreen)
    await page.goto(`${suite.url}/terms`, { waitUntil: 'networkidle' })
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
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('site.footer.older') }).click()
    await page.getByText(t('reload.text')).waitFor()
    await page.getByRole('button', { name: t('reload.action') }).waitFor()
    expect(visitor.documents).toEqual(['/'])
  })

  it('never turns a page into an error for a crawler', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)'
    const crawler = await suite.visitor({ userAgent, mayComplain })
    page = crawler.page
    await lose(v1Screen)
    await page.goto(`${suite.url}/generate/v1`, { waitUntil: 'networkidle' })
    expect(crawler.documents).toEqual(['/generate/v1'])
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the script that makes a page editable', () => {
  const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Call 0117 496 0123.'
  const open = async () => {
    const slug = await writePage(visitor.context, suite.url, { brief })
    return `${suite.url}/generate/${slug}`
  }

  it('is fetched again by itself when it was missed once', async () => {
    let asked = 0
    await page.route(tools, (route) => (asked++ === 0 ? route.abort() : route.continue()))
    await openWorkspace(page, await open())
    await pressInPreview(page, '[data-block=hero] h1')
    await previewOf(page).locator('[data-block=hero] h1[contenteditable]').waitFor()
    expect(asked).toBeGreaterThan(1)
  })

  it('is told to be missing where it stays so', async () => {
    await lose(tools)
    await page.goto(await open())
    await page.getByText(t('reload.text')).waitFor()
  })
})

/** As after an upgrade that took the older files away. */
async function lose(files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'No such asset\n' }))
}
