import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '#test/support/axe.ts'
import { openBrowser } from '#test/support/browser.ts'
import { openQuietly } from '#test/support/open-quietly.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { parseEvents } from '#test/support/stream.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.'
/** A headless browser says so in its name and would be taken for a crawler, which sees no errors. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const password = 'open sesame'

const t = translator('en')
const folder = temporaryFolder()
let server: ServerProcess
let browser: Browser
let made: Awaited<ReturnType<typeof makeThings>>

beforeAll(async () => {
  server = await startServer(folder.path, { COMPOSER_PACE_MS: '0' })
  browser = await openBrowser()
  made = await makeThings()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const

describe.each(looks)('in $colorScheme colours at $viewport.width px', (look) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await browser.newContext({ ...look, userAgent, reducedMotion: 'reduce' })
    page = await context.newPage()
  })
  afterAll(() => context.close())

  /** Opens the address and asks axe; on another screen than meant nothing is proved. */
  async function barriersAt(address: string, expected = 200): Promise<string[]> {
    const answer = await openQuietly(page, address)
    expect(answer?.status()).toBe(expected)
    return faultsOf(page)
  }

  it.each([
    ['/', 200],
    ['/ai-website-builder', 200],
    ['/terms', 200],
    ['/privacy', 200],
    ['/generate', 200],
    ['/generate/v1', 200],
    ['/history', 200],
    ['/nothing/here', 404],
  ])('a stranger finds no barrier at %s', async (path, status) => {
    expect(await barriersAt(server.url + path, status)).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
  })

  it.each(['open', 'locked'] as const)('a guest finds no barrier at an %s share', async (kind) => {
    expect(await barriersAt(made[kind], kind === 'locked' ? 401 : 200)).toEqual([])
    expect(await page.locator('input[type=password]').count()).toBe(kind === 'locked' ? 1 : 0)
  })

  it.each(['published', 'showcase'] as const)(
    'a reader finds no barrier on a %s page',
    async (kind) => {
      // The page allows no script, ours neither: what is looked at is the page without its policy.
      await page.route(made[kind], async (route) => {
        const answer = await route.fetch()
        const { 'content-security-policy': _, ...headers } = answer.headers()
        await route.fulfill({ response: answer, headers })
      })
      await page.goto(made[kind], { waitUntil: 'networkidle' })
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it('a creator finds no barrier on the screens of a page', async () => {
    await context.addCookies([{ ...made.cookie, url: server.url }])
    for (const screen of ['/generate', '/history', '/settings']) {
      expect(await barriersAt(`${server.url}${screen}/${made.slug}`), screen).toEqual([])
    }
    expect(await barriersAt(`${server.url}/history`)).toEqual([])
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it.each(['share.action', 'share.publish.done', 'generate.facts.hours', 'generate.facts.prices'])(
    'a creator finds no barrier in the window of %s',
    async (key) => {
      await context.addCookies([{ ...made.cookie, url: server.url }])
      await openQuietly(page, `${server.url}/generate/${made.slug}`)
      const sides = page.getByRole('navigation', { name: t('generate.sides') })
      if (await sides.isVisible())
        await sides.getByRole('button', { name: t('generate.side.brief') }).click()
      await page.getByRole('button', { name: t(key) }).click()
      await page.getByRole('dialog').waitFor()
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it('a creator finds no barrier inside the preview', async () => {
    await openQuietly(page, `${server.url}/generate/${made.slug}`)
    await page.frameLocator('iframe').locator('[data-block=footer]').waitFor({ state: 'attached' })
    const preview = page.frames().find((frame) => frame.url().endsWith('/_preview'))
    if (!preview) throw new Error('there is no preview')
    expect(await faultsOf(preview)).toEqual([])
  })
})

/** A published page with an open and a locked link to it, and the cookie of who made them. */
async function makeThings() {
  const context = await browser.newContext({ extraHTTPHeaders: { origin: server.url } })
  const { request } = context
  const api = `${server.url}/api`
  const stream = await request.post(`${api}/generations`, { data: { brief } })
  const start = parseEvents(await stream.text())[0]?.op
  if (start?.op !== 'start') throw new Error('the stream did not begin with start')
  const { slug } = start
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${api}/pages/${slug}/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await send('publish', {})
  const { url: open } = await send('shares', {})
  const { url: locked } = await send('shares', { password })
  const cookie = (await context.cookies()).find(({ name }) => name === 'nf_id')
  if (!cookie) throw new Error('there is no identity')
  await context.close()
  return {
    slug,
    open,
    locked,
    published: `${server.url}/p/${slug}`,
    showcase: `${server.url}/_showcase/en`,
    cookie: { name: cookie.name, value: cookie.value },
  }
}
