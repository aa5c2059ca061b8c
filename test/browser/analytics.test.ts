import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'

const folder = temporaryFolder()
const t = translator('en')
const id = 'G-TEST1234'
let server: ServerProcess
let browser: Browser
let context: BrowserContext
let page: Page
/** Addresses asked of other hosts. */
let foreign: string[]
let complaints: string[]

beforeAll(async () => {
  server = await startServer(folder.path, { ANALYTICS_ID: id })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})
beforeEach(async () => {
  foreign = []
  complaints = []
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  // Stands in for the service: it leaves the kind of cookie the real one leaves.
  await context.route(
    (url) => !url.href.startsWith(server.url),
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga_TEST=1; Path=/"',
      })
    },
  )
  page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
})
afterEach(() => context.close())

const bar = () => page.getByRole('region', { name: t('analytics.label') })
const answer = (name: 'accept' | 'decline') =>
  bar().getByRole('button', { name: t(`analytics.${name}`), exact: true })
const tag = `https://www.googletagmanager.com/gtag/js?id=${id}`

/** The addresses that were reported, in order. */
async function counted(): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => [...(command as IArguments)])
      .filter(([name, event]) => name === 'event' && event === 'page_view')
      .map(([, , { page_location }]) => String(page_location)),
  )
}

describe('the question whether visits may be counted', () => {
  it('is asked before anything is loaded, and declining loads nothing for good', async () => {
    await page.goto(server.url)
    await bar().waitFor()
    const [decline, accept] = [
      await answer('decline').boundingBox(),
      await answer('accept').boundingBox(),
    ]
    expect(accept).toMatchObject({ width: decline?.width, height: decline?.height })
    await answer('decline').click()
    await bar().waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: t('analytics.change'), exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await bar().count()).toBe(0)
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })

  it('can be answered with the keyboard alone, and steals no focus', async () => {
    await page.goto(`${server.url}/terms`)
    await bar().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    // Its link, then its first answer.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await bar().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('ninefold-visit-counting'))).toBe(
      'denied',
    )
  })

  it('loads the service once agreed to, and tells it kinds of screens, not addresses', async () => {
    const made = await context.request.post(`${server.url}/api/v1/pages`, {
      data: { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] },
      headers: { origin: server.url },
    })
    const { slug } = await made.json()
    await page.goto(server.url)
    await answer('accept').click()
    await expect.poll(() => foreign).toEqual([tag])
    await page.goto(`${server.url}/settings/${slug}`)
    await expect.poll(counted).toEqual([`${server.url}/settings/:slug`])
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain(slug)
    expect(complaints).toEqual([])
  })

  it('is put again from the footer; declining then removes the cookies and counts no more', async () => {
    await page.goto(server.url)
    await answer('accept').click()
    await expect.poll(async () => (await cookieNames()).includes('_ga_TEST')).toBe(true)
    const change = page.getByRole('button', { name: t('analytics.change'), exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    await answer('decline').click()
    await expect.poll(async () => (await cookieNames()).includes('_ga_TEST')).toBe(false)
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true)
    const before = (await counted()).length
    await page.getByRole('link', { name: t('nav.terms'), exact: true }).click()
    await page.waitForURL('**/terms')
    expect((await counted()).length).toBe(before)
  })

  it('can be answered on the privacy page, which says what is so', async () => {
    await page.goto(`${server.url}/privacy#analytics`)
    await page.getByText(t('analytics.state.open')).waitFor()
    await page
      .locator('#analytics')
      .getByRole('button', { name: t('analytics.accept') })
      .click()
    await page.getByText(t('analytics.state.granted')).waitFor()
    await expect.poll(() => foreign).toEqual([tag])
  })

  it('is not put where its script is missing, and the screen stands without it', async () => {
    await context.route(/\/assets\/visit-counter-[^/]*\.js/, (route) =>
      route.fulfill({ status: 404, body: 'No such asset\n' }),
    )
    await page.goto(server.url)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: t('nav.terms'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
    expect(await bar().count()).toBe(0)
  })

  it('is never put to a reader, and agreeing elsewhere loads nothing on a page', async () => {
    await page.goto(server.url)
    await answer('accept').click()
    await expect.poll(() => foreign).toEqual([tag])
    foreign.length = 0
    await page.goto(`${server.url}/_showcase/en`)
    await page.waitForLoadState('networkidle')
    expect(await bar().count()).toBe(0)
    expect(foreign).toEqual([])
  })
})

async function cookieNames(): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
