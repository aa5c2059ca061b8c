import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
const mayComplain =
  /could not be fetched|Failed to fetch dynamically imported|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 409/

describe('a screen one comes back to', () => {
  it('stands again where its link was pressed while its payload was on its way', async () => {
    const { page } = await suite.visitor()
    await openAlive(page, suite.url)
    await page.waitForLoadState('networkidle')
    await page.route('**/terms/_payload.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.getByRole('link', { name: t('nav.terms') }).click()
    await heading(page, t('terms.title'))
    await page.goBack()
    await heading(page, t('home.title'))
    await page.goForward()
    await heading(page, t('terms.title'))
  })

  it('is scrolled as it was left, however long it takes to come', async () => {
    const { page } = await suite.visitor({ viewport: { width: 900, height: 300 } })
    await openAlive(page, suite.url)
    await page.waitForLoadState('networkidle')
    await scrollTo(page, 3000)
    await follow(page, '/terms')
    await heading(page, t('terms.title'))
    await page.route('**/_payload.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goBack()
    await heading(page, t('home.title'))
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000)
  })

  it('begins at its top and with the focus in it, in another frame too', async () => {
    const { page } = await suite.visitor({ viewport: { width: 900, height: 300 } })
    await openAlive(page, `${suite.url}/terms`)
    await page.waitForLoadState('networkidle')
    await scrollTo(page, 900)
    await follow(page, '/generate/v1')
    await heading(page, t('older.heading'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('has the focus where it has no frame, too', async () => {
    const { page } = await suite.visitor()
    await openAlive(page, `${suite.url}/terms`)
    await follow(page, '/generate')
    await page.locator('textarea[name=brief]').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('is the one of its address, where one went back before the script was there', async () => {
    const { page } = await suite.visitor()
    await openAlive(page, `${suite.url}/terms`)
    await page.waitForLoadState('networkidle')
    await follow(page, '/privacy')
    await heading(page, t('privacy.title'))
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/browser-[^/]*\.js/, async (route) => {
      await promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await heading(page, t('privacy.title'))
    await page.evaluate(() => history.back())
    await page.waitForURL('**/terms', { waitUntil: 'commit' })
    resolve()
    await heading(page, t('terms.title'))
    expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  })

  it('is tried again from a server that is of another build by now', async () => {
    const { page } = await suite.visitor({ mayComplain })
    await page.route('**/ai-website-builder/_payload.json*', (route) => route.abort())
    await openAlive(page, `${suite.url}/terms`)
    await page.waitForLoadState('networkidle')
    await follow(page, '/ai-website-builder')
    await heading(page, t('error.unreachable'))
    await page.route('**/ai-website-builder/_payload.json*', (route) =>
      route.fulfill({ status: 409, json: { status: 409, code: 'build_mismatch' } }),
    )
    await heading(page, t('marketing.title'))
  })
})

describe('a link that is pressed twice', () => {
  it('leaves what it led to where the network is gone', async () => {
    const { page, context } = await suite.visitor({ mayComplain })
    await openAlive(page, `${suite.url}/terms`)
    await page.waitForLoadState('networkidle')
    const fetched = page.waitForResponse('**/privacy/_payload.json*')
    await page.getByRole('link', { name: t('nav.privacy') }).hover()
    await fetched
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await follow(page, '/privacy')
    await heading(page, t('privacy.title'))
    const failed = page.waitForEvent('requestfailed')
    await follow(page, '/privacy')
    await failed
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
  })
})

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name: name.replace('\n', ' ') }).waitFor()
}

/** A press that scrolls to nothing before. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]:not([hreflang])`)?.click(),
    path,
  )
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}
