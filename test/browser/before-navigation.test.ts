import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
const navigation = /\/assets\/navigation-[^/]*\.js/

/** What is fetched right after the page, and fails, is told of in the console. */
const mayComplain = /could not be fetched|Failed to fetch dynamically imported|ERR_FAILED/

describe('what is pressed before navigation is there', () => {
  it('waits for it, and stays on the same document', async () => {
    const { page, documents } = await suite.visitor()
    const come = await holdBack(page)
    await openAlive(page, `${suite.url}/terms`)
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    come()
    await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    expect(documents).toEqual(['/terms'])
  })

  it('follows the last of several', async () => {
    const { page } = await suite.visitor()
    const come = await holdBack(page)
    await openAlive(page, suite.url)
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await page.getByRole('link', { name: t('nav.terms') }).click()
    come()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
  })

  it('carries a brief to the generator', async () => {
    const { page, documents } = await suite.visitor()
    const come = await holdBack(page)
    await openAlive(page, suite.url)
    await page.getByLabel(t('home.prompt.label')).fill('Harbour Bikes mends bicycles in Bristol.')
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    come()
    await page.waitForURL(/\/generate\/[^/?]+$/)
    expect(documents).toEqual(['/'])
  })

  it('asks for one page, however often it is pressed', async () => {
    const { page } = await suite.visitor()
    const come = await holdBack(page)
    await openAlive(page, suite.url)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
    })
    await page.getByLabel(t('home.prompt.label')).fill('Harbour Bikes mends bicycles in Bristol.')
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    await page.getByRole('button', { name: t('home.prompt.submit') }).dispatchEvent('click')
    await page.getByLabel(t('home.prompt.label')).press('Control+Enter')
    come()
    await page.waitForURL(/\/generate\/[^/?]+$/)
    expect(asked).toEqual(['/api/generations'])
  })

  it('scrolls to a place of the same screen, whether it comes or not', async () => {
    const { page, documents } = await suite.visitor({ mayComplain })
    await page.route(navigation, (route) => route.abort())
    await openAlive(page, suite.url)
    await page.getByLabel(t('home.prompt.label')).fill('Harbour Bikes')
    await page
      .getByRole('link', { name: t('nav.how') })
      .first()
      .click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(page.url()).toBe(`${suite.url}/#how`)
    expect(await page.getByLabel(t('home.prompt.label')).inputValue()).toBe('Harbour Bikes')
    expect(documents).toEqual(['/'])
  })

  it('asks for it again where the browser came back, or never left', async () => {
    const { page } = await suite.visitor({ mayComplain })
    await page.route(navigation, (route) => route.abort())
    await page.route('**/privacy', (route) => route.fulfill({ status: 204 }))
    await openAlive(page, suite.url)
    const left = page.waitForResponse('**/privacy')
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await left
    await page.unroute(navigation)
    await page.getByRole('link', { name: t('nav.terms') }).click()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
  })

  it('takes nothing that is typed below a page that was just written', async () => {
    const { page, documents } = await suite.visitor({ mayComplain })
    const fail = await holdBack(page, (route) => route.abort())
    await openAlive(page, `${suite.url}/generate`)
    await page.locator('textarea[name=brief]').fill('Harbour Bikes mends bicycles in Bristol.')
    await page.getByRole('button', { name: t('generate.write') }).click()
    const box = page.getByLabel(t('generate.command.label'))
    await box.fill('Add a list of prices')
    fail()
    await page.getByText(t('reload.text')).waitFor()
    expect(await box.inputValue()).toBe('Add a list of prices')
    expect(documents).toEqual(['/generate'])
  })

  it('is opened by the browser where it cannot come', async () => {
    const { page, documents } = await suite.visitor({ mayComplain })
    await page.route(navigation, (route) => route.abort())
    await openAlive(page, suite.url)
    await page.getByLabel(t('home.prompt.label')).fill('Harbour Bikes')
    await page.getByRole('link', { name: t('nav.privacy') }).hover()
    await page.waitForLoadState('networkidle')
    expect(await page.getByLabel(t('home.prompt.label')).inputValue()).toBe('Harbour Bikes')
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    expect(documents).toEqual(['/', '/privacy'])
  })

  it('brings a brief along even then', async () => {
    const { page } = await suite.visitor({ mayComplain })
    await page.route(navigation, (route) => route.abort())
    await openAlive(page, suite.url)
    await page.getByLabel(t('home.prompt.label')).fill('Harbour Bikes mends bicycles in Bristol.')
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    await page.waitForURL(/\/generate(\/|$)/)
    await expect.poll(() => page.getByText('Harbour Bikes').count()).toBeGreaterThan(0)
  })

  it('goes back to a screen that was on this document before', async () => {
    const { page } = await suite.visitor()
    await openAlive(page, `${suite.url}/terms`)
    await page.getByRole('link', { name: t('nav.privacy') }).click()
    await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    const come = await holdBack(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    await page.goBack()
    come()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
  })
})

/** Keeps navigation waiting; answers with what lets it come, or fail. */
async function holdBack(
  page: Page,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(navigation, async (route) => {
    await promise
    await end(route)
  })
  return resolve
}
