import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { previewOf } from '#test/support/edited-page.ts'
import { publishThroughSheet } from '#test/support/publish-through-sheet.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '4000' })
let page: Page
beforeEach(async () => {
  // Whatever a browser says of a server that is not there.
  ;({ page } = await suite.visitor({ mayComplain: /./ }))
})

describe('a page being written in a browser', () => {
  it('keeps its text while the server is dead, and is finished when it is back', async () => {
    await beginWriting()
    const before = await writtenText()
    expect(before).toContain('Bristol')

    await suite.kill()
    await page.getByText(t('generate.log.reconnecting')).waitFor()
    await page.getByText(t('generate.state.reconnecting'), { exact: true }).waitFor()
    expect(await finishedParts()).toBeGreaterThan(0)
    expect(await writtenText()).toContain(before)

    await suite.restart({ COMPOSER_PACE_MS: '50' })
    await finished()
    expect(await writtenText()).toContain(before)
    expect(await publishedText()).toContain('Bristol')
  })

  it('is followed to its end by a page that was loaded again in the middle', {
    tags: 'long',
  }, async () => {
    await beginWriting()
    const address = page.url()
    const parts = await finishedParts()
    await page.reload()
    await page.getByRole('progressbar', { name: t('generate.log.label') }).waitFor()
    await expect.poll(finishedParts).toBeGreaterThanOrEqual(parts)
    expect(await writtenText()).toContain('Bristol')

    await finished()
    expect(page.url()).toBe(address)
    expect(await publishedText()).toContain('Bristol')
  })
})

/** Submits the brief; on return some parts are written and others are not. */
async function beginWriting(): Promise<void> {
  await page.goto(suite.url, { waitUntil: 'networkidle' })
  await page.locator('textarea[name=brief]').fill(brief)
  await page.getByRole('button', { name: t('home.prompt.submit') }).click()
  await page.waitForURL(/\/generate\/[^/]+$/)
  await expect.poll(finishedParts).toBeGreaterThanOrEqual(1)
  await previewOf(page).locator('[data-block=hero] h1').waitFor({ state: 'attached' })
  expect(await page.getByText(t('generate.log.complete')).count()).toBe(0)
}

async function finished(): Promise<void> {
  await page.getByText(t('generate.log.complete')).first().waitFor({ timeout: 60_000 })
}

/** How far the writing log says it is: the first number of "3 of 9". */
async function finishedParts(): Promise<number> {
  const log = page.getByRole('region', { name: t('generate.log.label') })
  const text = (await log.count()) > 0 ? await log.textContent() : null
  return Number(/(\d+) of \d+/.exec(text ?? '')?.[1] ?? 0)
}

/** The words of the opening, which is written early and must not go away. */
async function writtenText(): Promise<string> {
  await previewOf(page).locator('[data-block=hero] h1').waitFor({ state: 'attached' })
  return (await previewOf(page).locator('[data-block=hero]').textContent()) ?? ''
}

async function publishedText(): Promise<string> {
  await publishThroughSheet(page, t)
  const slug = page.url().split('/').at(-1)
  const answer = await fetch(`${suite.url}/p/${slug}`)
  expect(answer.status).toBe(200)
  return answer.text()
}
