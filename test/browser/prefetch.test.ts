import type { Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BuildMeta, BuildStamp } from '#shared/build-meta.ts'
import type { RouteName } from '#shared/routes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'
import type { Visitor } from '#test/support/visitor.ts'

const t = translator('en')
const suite = browserSuite()
let visitor: Visitor
let page: Page

beforeEach(async () => {
  visitor = await suite.visitor({
    mayComplain: /ERR_CONNECTION_REFUSED|could not be fetched ahead/,
  })
  page = visitor.page
})

/** From here on the page has what it has. */
async function loseServer(): Promise<void> {
  await visitor.context.route('**', (route) => route.abort('connectionrefused'))
}

describe('the next screens', () => {
  it('need no request once a link to them was pointed at', async () => {
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: t('nav.privacy') })
    await link.hover()
    await fetchedAhead('privacy')
    await loseServer()
    await link.click()
    await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    expect(visitor.documents).toEqual(['/'])
  })

  it.each(['hover', 'focus'] as const)('are fetched on %s alone', async (way) => {
    // No link ever comes into view.
    await page.addInitScript(() => {
      const Blind = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      }
      Object.assign(window, { IntersectionObserver: Blind })
    })
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('nav.privacy') })[way]()
    await fetchedAhead('privacy')
  })

  it('are there for a link that came into view', async () => {
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: t('nav.terms') })
    await link.scrollIntoViewIfNeeded()
    await fetchedAhead('terms')
    await loseServer()
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
    expect(visitor.documents).toEqual(['/'])
  })

  it('are fetched five files at a time at most', async () => {
    await page.goto(`${suite.url}/terms`, { waitUntil: 'networkidle' })
    const isAhead = await addressesAhead('terms')
    await page.route(isAhead, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      await route.continue()
    })
    const open = new Set<Request>()
    let most = 0
    let fetched = 0
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() || !isAhead(new URL(request.url()))) return
      open.add(request)
      fetched++
      most = Math.max(most, open.size)
    })
    page.on('requestfinished', (request) => void open.delete(request))
    page.on('requestfailed', (request) => void open.delete(request))
    await page.reload()
    await expect.poll(() => fetched).toBeGreaterThan(15)
    await page.waitForLoadState('networkidle')
    expect(most).toBe(5)
  })

  it('are not fetched for somebody who saves data', async () => {
    const { page } = await suite.visitor({ savesData: true })
    const payloads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) payloads.push(request.url())
    })
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('nav.privacy') }).hover()
    // What is fetched ahead waits for the browser to be idle, and this after it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(payloads).toEqual([])
  })
})

/** Settles when the payload and every script of a route have come. */
async function fetchedAhead(route: RouteName): Promise<void> {
  const { routes } = await buildMeta()
  const wanted = [`/${route}/_payload.json`, ...(routes[route] ?? [])]
  const missing = () =>
    page.evaluate((paths) => {
      const entries = performance.getEntriesByType('resource')
      const come = entries.map(({ name }) => new URL(name).pathname)
      return paths.filter((path) => !come.includes(path))
    }, wanted)
  await expect.poll(missing).toEqual([])
}

async function buildMeta(): Promise<BuildMeta> {
  const { id } = (await (await fetch(`${suite.url}/builds/latest.json`)).json()) as BuildStamp
  return (await fetch(`${suite.url}/builds/meta/${id}.json`)).json() as Promise<BuildMeta>
}

/** Payloads, and scripts that the screen shown does not need itself. */
async function addressesAhead(shown: RouteName): Promise<(url: URL) => boolean> {
  const meta = await buildMeta()
  const own = new Set(meta.routes[shown])
  const files = [...Object.values(meta.routes).flat(), ...meta.parts].filter(
    (file) => !own.has(file),
  )
  return ({ pathname }) => pathname.endsWith('_payload.json') || files.includes(pathname)
}
