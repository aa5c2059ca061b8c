import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'
import type { Visitor } from '#test/support/visitor.ts'

const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12.'
const t = translator('en')

const suite = browserSuite({ COMPOSER_PACE_MS: '20' })
let visitor: Visitor
let page: Page

beforeEach(async () => {
  visitor = await suite.visitor()
  page = visitor.page
  await page.clock.install()
  await page.goto(suite.url, { waitUntil: 'networkidle' })
})

describe('a page that is open while the server is upgraded', () => {
  it('keeps what was typed, and is left for the newer build on the next navigation', async () => {
    await answerBuild(() => ({ id: 'newer', timestamp: Date.now() + 60_000 }))
    const area = page.locator('textarea[name=brief]')
    await area.fill(brief)
    await returnLater()
    expect(await area.inputValue()).toBe(brief)
    expect(visitor.documents).toEqual(['/'])

    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.history') })
      .first()
      .click()
    await page.waitForURL('**/history')
    await expect.poll(() => visitor.documents).toEqual(['/', '/history'])
    await page.waitForLoadState('networkidle')
    await page.goBack()
    await expect.poll(() => area.inputValue()).toBe(brief)
  })

  it('takes a submitted brief along', async () => {
    await answerBuild(() => ({ id: 'newer', timestamp: Date.now() + 60_000 }))
    await page.locator('textarea[name=brief]').fill(brief)
    await returnLater()
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    await page.waitForURL(/\/generate\/[^/]+$/)
    await page.getByText(t('generate.log.complete')).first().waitFor()
    const preview = page.frameLocator('iframe[src="/_preview"]')
    await preview.getByText('Harbour Bikes').first().waitFor({ state: 'attached' })
  })

  it('is loaded anew at once where nobody is busy, and only once for one build', async () => {
    await answerBuild(() => ({ id: 'newer', timestamp: Date.now() + 60_000 }))
    await returnLater()
    await expect.poll(() => visitor.documents).toEqual(['/', '/'])
    for (let time = 0; time < 3; time++) await returnLater()
    expect(visitor.documents).toEqual(['/', '/'])
  })

  it('does not reload for ever when every answer names another build', {
    tags: 'long',
  }, async () => {
    let count = 0
    await answerBuild(() => ({ id: `build-${count++}`, timestamp: Date.now() + 3_600_000 }))
    for (let time = 0; time < 8; time++) {
      await returnLater('00:01:01')
      await page.waitForLoadState('networkidle')
    }
    expect(count).toBeGreaterThan(1)
    expect(visitor.documents.length).toBeLessThanOrEqual(6)
  })

  it('stays where the other build is the older one', async () => {
    await answerBuild(() => ({ id: 'older', timestamp: 1 }))
    await returnLater()
    await page.getByRole('link', { name: t('nav.terms') }).click()
    await page.waitForURL('**/terms')
    expect(visitor.documents).toEqual(['/'])
  })

  it('goes to the target whole when the server behind it has changed, brief and all', async () => {
    let isOther = true
    const refusal = { status: 409, json: { status: 409, code: 'build_mismatch' } }
    await page.route('**/_payload.json*', (route) =>
      isOther ? route.fulfill(refusal) : route.continue(),
    )
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('textarea[name=brief]').fill(brief)
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    isOther = false
    await page.waitForURL(/\/generate\/[^/]+$/)
    await page.getByText(t('generate.log.complete')).first().waitFor()
    visitor.complaints.length = 0
  })
})

async function answerBuild(stamp: () => { id: string; timestamp: number }): Promise<void> {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: stamp() }))
}

/** The person comes back to the tab after a while; on return the page has done what it wants. */
async function returnLater(after = '00:02:00'): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json*', { timeout: 2000 }).catch(() => null)
  await page.clock.fastForward(after)
  // The page may be on its way out already.
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => {})
  await asked
  await page.waitForLoadState('networkidle')
}
