import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { previewOf } from '#test/support/edited-page.ts'
import { hasFocus, tabTo } from '#test/support/keyboard.ts'
import { publishThroughSheet } from '#test/support/publish-through-sheet.ts'
import {
  openReview,
  reviewRow,
  rewrittenPage,
  showBrief,
  versionOf,
  wordsOf,
} from '#test/support/rewritten-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

describe.each(atSizes(360, 1440))('after a changed brief at %i px', (width) => {
  it('one block is taken back and another kept, which a reload keeps and undo reverses', async () => {
    const { page, before, stored } = await rewrittenPage(suite, width)
    const after = await stored()
    const titles = [before, after].map(titleOf)
    expect(titles[0]).not.toBe(titles[1])

    // What is to be gone through stands before the brief it was written from.
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0
    const title = await top(t('generate.review.title'))
    expect(title).toBeLessThan(await top(t('generate.brief.title')))

    const opening = reviewRow(page, 'hero')
    expect(await opening.locator('del').allTextContents()).toContain(titles[0])
    expect(await opening.locator('ins').allTextContents()).toContain(titles[1])
    await choose(opening, 'old')
    await expect.poll(async () => titleOf(await stored())).toBe(titles[0])
    const words = previewOf(page).locator('[data-block=hero] h1')
    await expect.poll(() => words.textContent()).toBe(titles[0])
    expect((await stored()).src['hero.title']).toBe(before.src['hero.title'])
    await choose(reviewRow(page, 'contact'), 'new')
    expect((await stored()).blocks.contact).toEqual(after.blocks.contact)
    expect(await faultsOf(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await showBrief(page, width)
    await openReview(page)
    await expect.poll(() => stands(reviewRow(page, 'hero'), 'old')).toBe(true)
    expect(await stands(reviewRow(page, 'contact'), 'new')).toBe(true)
    expect(await faultsOf(page)).toEqual([])

    await choose(reviewRow(page, 'hero'), 'new')
    await expect.poll(async () => titleOf(await stored())).toBe(titles[1])
    await undo(page)
    await expect.poll(async () => titleOf(await stored())).toBe(titles[0])
    await showBrief(page, width)
    await expect.poll(() => stands(reviewRow(page, 'hero'), 'old')).toBe(true)
  })

  it('all is taken back and all kept, each as one step', async () => {
    const { page, before, stored } = await rewrittenPage(suite, width)
    const after = await stored()
    await page.getByRole('button', { name: t('generate.review.takeAllBack') }).click()
    await expect.poll(async () => wordsOf(await stored())).toEqual(wordsOf(before))
    await undo(page)
    await expect.poll(async () => wordsOf(await stored())).toEqual(wordsOf(after))
    await showBrief(page, width)
    const keep = page.getByRole('button', { name: t('generate.review.keepAll') })
    await keep.click()
    await keep.waitFor({ state: 'hidden' })
    expect(await hasFocus(page.locator('summary', { hasText: t('generate.review.title') }))).toBe(
      true,
    )
  })
})

describe('the list of what changed', () => {
  it('is worked by the keyboard alone, and shows the block that has the focus', async () => {
    const { page, before, stored } = await rewrittenPage(suite, 1440)
    const contact = reviewRow(page, 'contact')
    // The list opens above the brief and moves it: where the focus goes is known once it stands.
    await contact.waitFor()
    await tabTo(page, contact.getByRole('button'))
    const shown = previewOf(page).locator('[data-block=contact]')
    await expect.poll(() => isInView(shown)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(versionOf(contact, 'new'))).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await stored()).blocks.contact).toEqual(before.blocks.contact)
  })

  it('shows a block on a phone, where the page is out of sight', async () => {
    const { page } = await rewrittenPage(suite, 360)
    await reviewRow(page, 'contact').getByRole('button').click()
    const shown = previewOf(page).locator('[data-block=contact]')
    await shown.waitFor()
    await expect.poll(() => isInView(shown)).toBe(true)
  })

  it('is gone once the page is online', async () => {
    const { page } = await rewrittenPage(suite, 1440)
    await publishThroughSheet(page, t)
    await page.keyboard.press('Escape')
    await page.getByText(t('generate.review.title')).waitFor({ state: 'detached' })
  })
})

async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t('editor.undo'), exact: true })
  if (!(await button.isVisible()))
    await page.getByText(t('generate.side.preview'), { exact: true }).click()
  await button.click()
}

async function choose(part: Locator, version: 'old' | 'new'): Promise<void> {
  await versionOf(part, version).check()
}

function stands(part: Locator, version: 'old' | 'new'): Promise<boolean> {
  return versionOf(part, version).isChecked()
}

function isInView(block: Locator): Promise<boolean> {
  return block.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}

function titleOf({ blocks }: PageDocument): unknown {
  return blocks.hero?.props.title
}
