import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Rewrite } from '#shared/page/compare/rewritten-parts.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { previewFrame } from '#test/support/edited-page.ts'
import {
  openReview,
  reviewRow,
  rewrittenPage,
  showBrief,
  versionOf,
} from '#test/support/rewritten-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

it('what a rewrite changed is folded after a reload, and can be opened', async () => {
  const { page } = await rewrittenPage(suite, 1440)
  const keep = page.getByRole('button', { name: t('generate.review.keepAll') })
  await keep.click()
  await keep.waitFor({ state: 'hidden' })
  await page.reload()
  const title = page.getByText(t('generate.review.title'))
  await title.waitFor()
  expect(await keep.isVisible()).toBe(false)
  await title.click()
  await versionOf(reviewRow(page, 'hero'), 'old').waitFor()
})

it('the next writing is asked about again', async () => {
  const { page, stored } = await rewrittenPage(suite, 1440)
  const keep = page.getByRole('button', { name: t('generate.review.keepAll') })
  await keep.click()
  await keep.waitFor({ state: 'hidden' })
  const before = await stored()
  // However far down its thread somebody is, what is new comes into sight.
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.getByText(t('generate.brief.title')).first().hover()
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: t('generate.another') }).click()
  await expect.poll(async () => (await stored()).rev).toBe(before.rev + 1)
  await keep.waitFor()
  const title = page.getByText(t('generate.review.title'))
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(0)
})

it('a block is shown each time it is pointed at', async () => {
  const { page } = await rewrittenPage(suite, 1440)
  const contact = reviewRow(page, 'contact')
  await contact.hover()
  await expect.poll(() => isInView(previewFrame(page), 'contact')).toBe(true)
  await toTop(previewFrame(page))
  await page.mouse.move(1200, 10)
  await contact.hover()
  await expect.poll(() => isInView(previewFrame(page), 'contact')).toBe(true)
})

it('a block is shown on a phone each time it is asked for', async () => {
  const { page } = await rewrittenPage(suite, 360)
  for (const _time of ['first', 'second']) {
    await reviewRow(page, 'contact').getByRole('button').click()
    await expect.poll(() => isInView(previewFrame(page), 'contact')).toBe(true)
    await toTop(previewFrame(page))
    await showBrief(page, 360)
  }
})

it('hostile words stay words, and a choice the page does not take is told', async () => {
  const { page, stored } = await rewrittenPage(suite, 360)
  const hostile = `<img src=x onerror="top.hit=1">\u202Eevil ${'x'.repeat(9000)}`
  await page.route('**/api/pages/*/rewrite', async (route) => {
    const answer = await route.fetch()
    const { rewrite } = (await answer.json()) as { rewrite: Rewrite }
    const { hero } = rewrite.before.blocks
    if (hero) hero.props.title = hostile
    await route.fulfill({ response: answer, json: { rewrite } })
  })
  await page.reload()
  await showBrief(page, 360)
  await openReview(page)
  const opening = reviewRow(page, 'hero')
  await expect.poll(() => opening.locator('del').allTextContents()).toContain(hostile)
  expect(await opening.locator('img').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const found = await stored()
  await versionOf(opening, 'old').click()
  await page.getByText(refusal).waitFor()
  expect(await versionOf(opening, 'new').isChecked()).toBe(true)
  await page.getByRole('button', { name: t('generate.review.takeAllBack') }).click()
  expect(await stored()).toEqual(found)
})

const refusal = t('editor.notice.refused', { detail: '' }).trim()

async function toTop(frame: Frame): Promise<void> {
  // A page that still settles keeps the block in sight until a person scrolls.
  const scrolled = async () => {
    await frame.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    return isInView(frame, 'contact')
  }
  await expect.poll(scrolled).toBe(false)
}

function isInView(frame: Frame, id: string): Promise<boolean> {
  return frame.evaluate((block) => {
    const box = document.getElementById(block)?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight
  }, id)
}
