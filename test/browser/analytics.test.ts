import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const id = 'G-TEST1234'
const suite = browserSuite({ ANALYTICS_ID: id })
let context: BrowserContext
let page: Page
let complaints: string[]
/** Addresses asked of other hosts. */
let foreign: string[]

beforeEach(async () => {
  foreign = []
  ;({ context, page, complaints } = await suite.visitor({ reducedMotion: 'reduce' }))
  // Stands in for the service: it leaves the kind of cookie the real one leaves.
  await context.route(
    (url) => !url.href.startsWith(suite.url),
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga_TEST=1; Path=/"',
      })
    },
  )
})

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
    await page.goto(suite.url)
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
  })

  it('can be answered with the keyboard alone, and steals no focus', async () => {
    await page.goto(`${suite.url}/terms`)
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
    const made = await context.request.post(`${suite.url}/api/v1/pages`, {
      data: { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] },
      headers: { origin: suite.url },
    })
    const { slug } = await made.json()
    await page.goto(suite.url)
    await answer('accept').click()
    await expect.poll(() => foreign).toEqual([tag])
    await page.goto(`${suite.url}/settings/${slug}`)
    await expect.poll(counted).toEqual([`${suite.url}/settings/:slug`])
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain(slug)
  })

  it('is put again from the footer; declining then removes the cookies and counts no more', async () => {
    await page.goto(suite.url)
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
    await page.goto(`${suite.url}/privacy#analytics`)
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
    await page.goto(suite.url)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: t('nav.terms'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
    expect(await bar().count()).toBe(0)
    // That it is missing may be said.
    complaints.length = 0
  })

  it('is never put to a reader, and agreeing elsewhere loads nothing on a page', async () => {
    await page.goto(suite.url)
    await answer('accept').click()
    await expect.poll(() => foreign).toEqual([tag])
    foreign.length = 0
    await page.goto(`${suite.url}/_showcase/en`)
    expect(await bar().count()).toBe(0)
    expect(foreign).toEqual([])
  })
})

async function cookieNames(): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
