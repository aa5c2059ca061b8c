import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Locale } from '#shared/locales.ts'
import { localizePath } from '#shared/locales.ts'
import { browserSuite, type VisitorOptions } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const withWorkers: VisitorOptions = {
  serviceWorkers: 'allow',
  mayComplain: /ERR_INTERNET|ERR_FAILED|ERR_CONNECTION|Failed to (?:fetch|load)|could not be|503/,
}

it.each<[Locale, string]>([
  ['en', 'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.'],
  ['ja', 'ルナ花店は長崎の花屋です。花束 2500円から。電話 095-555-0147。'],
])(
  'a page reloaded without network says so, and opens once it is back: %s',
  async (locale, brief) => {
    const t = translator(locale)
    const { page, context } = await suite.visitor(withWorkers)
    const slug = await writePage(context, suite.url, { brief, locale })
    await openWorkspace(page, `${suite.url}${localizePath(locale, `/generate/${slug}`)}`)
    await untilWatched(page)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: t('error.offline') }).waitFor()
    expect(await page.locator('body').innerText()).toContain(t('error.changesKept'))

    // Another screen by its address is met the same way.
    await page.goto(`${suite.url}${localizePath(locale, '/history')}`)
    await page.getByRole('heading', { name: t('error.offline') }).waitFor()

    await context.setOffline(false)
    await page.getByRole('heading', { name: t('history.title') }).waitFor()
  },
)

it('a server that is away is waited for', async () => {
  const t = translator('en')
  const { page } = await suite.visitor(withWorkers)
  await openAlive(page, `${suite.url}/history`)
  await untilWatched(page)
  await suite.kill()
  await page.reload()
  await page.getByRole('heading', { name: t('error.unreachable') }).waitFor()
  await suite.restart()
  await page.getByRole('heading', { name: t('history.title') }).waitFor()
})

it('what visitors read, and what leads to the screens, has no worker', async () => {
  const { page, context } = await suite.visitor(withWorkers)
  const brief = 'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.'
  const slug = await writePage(context, suite.url, { brief })
  await context.request.post(`${suite.url}/api/pages/${slug}/publish`, {
    data: {},
    headers: { origin: suite.url },
  })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await untilWatched(page)
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes.toSorted()).toEqual(['/generate', '/history', '/settings'])
  for (const path of ['/', `/p/${slug}`]) {
    await page.goto(`${suite.url}${path}`)
    // A published page runs in an origin of its own, where asking is refused.
    const isWatched = await page
      .evaluate(() => navigator.serviceWorker.controller !== null)
      .catch(() => false)
    expect(isWatched).toBe(false)
  }
})

/** Until each of the screens has its worker. */
async function untilWatched(page: Page): Promise<void> {
  const active = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations()
      return all.filter(({ active }) => active?.state === 'activated').length
    })
  await expect.poll(active).toBe(3)
}
