import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const brief = 'Harbour Bikes is a bicycle workshop in Bristol.'
const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '0' })

describe('a message in the workspace', () => {
  it.each([1440, 360])('covers nothing that can be pressed in its bars at %i px', async (width) => {
    const { page, context } = await suite.visitor({
      viewport: { width, height: 900 },
      mayComplain: /ERR_FAILED|Failed to fetch/,
    })
    const slug = await writePage(context, suite.url, { brief, locale: 'en', locales: ['en', 'ja'] })
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await page.route(`**/api/pages/${slug}/**`, (route) => route.abort())
    await page.getByRole('button', { name: t('share.publish.action') }).click()
    await page.locator('[data-toast=error]').waitFor()

    const bars = [page.locator('header').first(), page.locator('fieldset')]
    for (const bar of bars)
      for (const control of await bar.locator('a, button, label').all())
        if (await control.isVisible())
          expect(await isInReach(control), await nameOf(control)).toBe(true)
  })
})

describe('a page in the history', () => {
  it('is its letters on its own colour until it can be seen', async () => {
    const { page, context } = await suite.visitor({ mayComplain: /ERR_|Failed to load/ })
    await writePage(context, suite.url, { brief })
    await page.route('**/_thumb/**', (route) => route.abort())
    await openAlive(page, `${suite.url}/history`)
    await page.getByRole('article').locator('iframe').waitFor({ state: 'attached' })
    const [{ colour }] = (await (await context.request.get(`${suite.url}/api/pages`)).json()).items
    const letters = page.getByRole('article').getByText('HB', { exact: true })
    expect(await letters.evaluate(paintBehind)).toBe(colour)
    expect(await opacity(page)).toBe('0')

    await page.unroute('**/_thumb/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => opacity(page)).toBe('1')
  })
})

describe('a page in the history whose picture does not come', () => {
  it('is its letters, and the page as soon as the server has it again', async () => {
    const { page, context } = await suite.visitor({ mayComplain: /Failed to load/ })
    await writePage(context, suite.url, { brief })
    await page.route('**/_thumb/**', (route) =>
      route.fulfill({ status: 503, body: 'Try again later.' }),
    )
    const refused = page.waitForEvent('requestfinished', (it) => it.url().includes('/_thumb/'))
    await openAlive(page, `${suite.url}/history`)
    await refused
    const letters = page.getByRole('article').getByText('HB', { exact: true })
    await letters.waitFor()
    expect(await opacity(page)).toBe('0')

    await page.unroute('**/_thumb/**')
    await expect.poll(() => opacity(page), { timeout: 10_000 }).toBe('1')
  })

  it('is its letters however much was loaded before', async () => {
    const { page, context } = await suite.visitor({ mayComplain: /ERR_|Failed to load/ })
    await writePage(context, suite.url, { brief })
    await page.route('**/_thumb/**', (route) => route.abort())
    await openAlive(page, `${suite.url}/terms`)
    await page.evaluate(() =>
      Promise.all(Array.from({ length: 260 }, (_, at) => fetch(`/healthz?${at}`))),
    )
    const refused = page.waitForEvent('requestfailed', (it) => it.url().includes('/_thumb/'))
    await page.locator('a[href="/history"]').first().click()
    await refused
    await page.waitForTimeout(300)
    expect(await opacity(page)).toBe('0')
  })
})

/** Whether a press on the middle of it is for it. */
function isInReach(control: Locator): Promise<boolean> {
  return control.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    return met !== null && it.contains(met)
  })
}

async function nameOf(control: Locator): Promise<string> {
  return (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? ''
}

function paintBehind(letters: Element): string {
  return (letters.parentElement as HTMLElement).style.backgroundColor
}

function opacity(page: Page): Promise<string> {
  const frame = page.getByRole('article').locator('iframe')
  return frame.evaluate((it) => getComputedStyle(it).opacity)
}
