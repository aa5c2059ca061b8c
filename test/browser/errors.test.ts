import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite, type VisitorOptions } from '#test/support/browser-suite.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

/** The address in a browser to whose requests `prepare` has attended; some are made ahead. */
async function open(
  path: string,
  mayComplain: RegExp,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const { page } = await suite.visitor({ mayComplain })
  await prepare(page)
  await page.goto(suite.url + path, { waitUntil: 'networkidle' })
  return page
}

describe('a screen that cannot be shown', () => {
  it('leaves its frame alive, can be tried again, and then stands', async () => {
    let failing = true
    const page = await open('/generate/v1', /status of 500/, (page) =>
      page.route('**/history/_payload.json*', async (route) => {
        if (!failing) return route.continue()
        const headers = { 'x-request-id': 'a-line-in-the-log' }
        await route.fulfill({ status: 500, headers, json: { code: 'internal', detail: 'no' } })
      }),
    )
    await page.getByRole('link', { name: t('history.title') }).click()
    await page.getByRole('heading', { name: t('error.internal') }).waitFor()
    expect(await page.title()).toBe(`${t('error.internal')} · ${t('site.name')}`)
    expect(await page.getByText('a-line-in-the-log').isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: t('history.nav') }).isVisible()).toBe(true)
    failing = false
    await page.getByRole('button', { name: t('error.retry') }).click()
    await page.getByRole('heading', { name: t('history.title') }).waitFor()
    expect(await page.title()).toBe(t('history.meta.title'))
  })

  it('for want of a server says so, and stands as soon as that answers', async () => {
    let isAway = true
    const page = await open('/generate/v1', /ERR_FAILED|Failed to load/, (page) =>
      page.route('**/history/_payload.json*', (route) =>
        isAway ? route.abort() : route.continue(),
      ),
    )
    await page.getByRole('link', { name: t('history.title') }).click()
    await page.getByRole('heading', { name: t('error.unreachable') }).waitFor()
    expect(await page.getByText('500').count()).toBe(0)
    isAway = false
    await page.getByRole('heading', { name: t('history.title') }).waitFor()
  })

  it('because what it shows breaks it, leaves the way to other screens', async () => {
    const page = await open('/generate/v1', /null/, (page) =>
      page.route('**/history/_payload.json*', (route) =>
        route.fulfill({ json: { data: { items: null, nextCursor: null, joined: [] } } }),
      ),
    )
    await page.getByRole('link', { name: t('history.title') }).click()
    await page.getByRole('heading', { name: t('error.internal') }).waitFor()
    await page.getByRole('link', { name: t('common.backToHome') }).click()
    await page.getByRole('heading', { name: t('home.title').replace('\n', ' ') }).waitFor()
    expect(await page.title()).toBe(t('home.meta.title'))
  })

  it('is said in the language of its address', async () => {
    const page = await open('/de/nichts/hier', /status of 404/)
    const german = translator('de')
    await page.getByRole('heading', { name: german('error.notFound') }).waitFor()
    expect(await page.getByRole('link', { name: german('common.backToHome') }).count()).toBe(1)
    expect(await page.getByRole('button', { name: german('error.retry') }).count()).toBe(0)
  })
})

describe('a screen that breaks while it comes alive', () => {
  const googlebot =
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

  /** Takes from the browser what the list of pages needs while it is drawn. */
  const breakHistory = () => {
    const select = Intl.PluralRules.prototype.select
    Intl.PluralRules.prototype.select = function broken(count: number) {
      if (location.pathname === '/history') throw new Error('this browser breaks')
      return select.call(this, count)
    }
  }

  async function openBroken(options: VisitorOptions = {}) {
    const visitor = await suite.visitor({ mayComplain: /this browser breaks/, ...options })
    await signIn(visitor.context, suite.url, await publishPage(suite.url, 'Bikes in Bristol.'))
    await visitor.page.addInitScript(breakHistory)
    await visitor.page.goto(`${suite.url}/history`)
    return visitor
  }

  it('shows a person the error screen', async () => {
    const { page } = await openBroken()
    await page.getByRole('heading', { name: t('error.internal') }).waitFor()
  })

  it('stays for a crawler as the server sent it, and the error is logged', async () => {
    const { page, complaints } = await openBroken({
      userAgent: googlebot,
      // React draws the whole document once more; scripts it makes run under no policy.
      mayComplain: /this browser breaks|status of 404|TrustedScript/,
    })
    await expect.poll(() => complaints.join('\n')).toContain('No error page is shown')
    await page.getByRole('heading', { name: t('history.title') }).waitFor()
    expect(await page.getByText(t('error.internal')).count()).toBe(0)
  })
})
