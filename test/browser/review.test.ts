import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
import { hasFocus, tabTo } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const first =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65.'
const second = `${first} Wheel building £90. <i>Frames</i> £40. Open Tuesday to Friday 9am to 6pm.`
const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '0' })
let context: BrowserContext

describe.each([360, 1440])('after a changed brief at %i px', (width) => {
  it('one block is taken back and another kept, which a reload keeps and undo reverses', async () => {
    const { page, slug, before } = await rewritten(width)
    const after = await stored(slug)
    const titles = [before, after].map(titleOf)
    expect(titles[0]).not.toBe(titles[1])

    const opening = row(page, 'hero')
    expect(await opening.locator('del').allTextContents()).toContain(titles[0])
    expect(await opening.locator('ins').allTextContents()).toContain(titles[1])
    await choose(opening, 'old')
    await expect.poll(async () => titleOf(await stored(slug))).toBe(titles[0])
    const words = previewOf(page).locator('[data-block=hero] h1')
    await expect.poll(() => words.textContent()).toBe(titles[0])
    expect((await stored(slug)).src['hero.title']).toBe(before.src['hero.title'])
    await choose(row(page, 'header'), 'new')
    expect((await stored(slug)).blocks.header).toEqual(after.blocks.header)
    expect(await faultsOf(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await showSide(page, width)
    await expect.poll(() => stands(row(page, 'hero'), 'old')).toBe(true)
    expect(await stands(row(page, 'header'), 'new')).toBe(true)
    expect(await faultsOf(page)).toEqual([])

    await choose(row(page, 'hero'), 'new')
    await expect.poll(async () => titleOf(await stored(slug))).toBe(titles[1])
    await undo(page)
    await expect.poll(async () => titleOf(await stored(slug))).toBe(titles[0])
    await showSide(page, width)
    await expect.poll(() => stands(row(page, 'hero'), 'old')).toBe(true)
  })

  it('all is taken back and all kept, each as one step', async () => {
    const { page, slug, before } = await rewritten(width)
    const after = await stored(slug)
    await page.getByRole('button', { name: t('generate.review.takeAllBack') }).click()
    await expect.poll(async () => wordsOf(await stored(slug))).toEqual(wordsOf(before))
    await undo(page)
    await expect.poll(async () => wordsOf(await stored(slug))).toEqual(wordsOf(after))
    await showSide(page, width)
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
    const { page, slug, before } = await rewritten(1440)
    const footer = row(page, 'footer')
    await tabTo(page, footer.getByRole('button'))
    const shown = previewOf(page).locator('[data-block=footer]')
    await expect.poll(() => isInView(shown)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(radio(footer, 'new'))).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await stored(slug)).blocks.footer).toEqual(before.blocks.footer)
  })

  it('shows a block on a phone, where the page is out of sight', async () => {
    const { page } = await rewritten(360)
    await row(page, 'footer').getByRole('button').click()
    const shown = previewOf(page).locator('[data-block=footer]')
    await shown.waitFor()
    await expect.poll(() => isInView(shown)).toBe(true)
  })

  it('is gone once the page is online', async () => {
    const { page } = await rewritten(1440)
    await page.getByRole('button', { name: t('share.publish.action') }).click()
    await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(t('generate.review.title')).waitFor({ state: 'detached' })
  })
})

/** A page whose brief was changed in the workspace, with the list of what that changed. */
async function rewritten(width: number) {
  const visitor = await suite.visitor({ viewport: { width, height: 900 } })
  const { page } = visitor
  context = visitor.context
  const slug = await writePage(context, suite.url, { brief: first, locale: 'en' })
  const before = await stored(slug)
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await showSide(page, width)
  await page.locator('textarea[name=brief]').fill(second)
  await page.getByRole('button', { name: t('generate.writeAgain') }).click()
  await expect.poll(async () => (await stored(slug)).rev).toBe(before.rev + 1)
  await showSide(page, width)
  await page.getByText(t('generate.review.title')).waitFor()
  return { page, slug, before }
}

async function showSide(page: Page, width: number): Promise<void> {
  if (width > 1000) return
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.brief') }).click()
}

async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t('editor.undo') })
  if (!(await button.isVisible()))
    await page.getByText(t('generate.side.preview'), { exact: true }).click()
  await button.click()
}

function row(page: Page, type: string): Locator {
  const name = `${t(`generate.sections.${type}`)} ${t('generate.review.rewritten')}`
  return page.getByRole('listitem', { name, exact: true })
}

function radio(part: Locator, version: 'old' | 'new'): Locator {
  return part.getByRole('radio', { name: t(`generate.review.${version}`) })
}

async function choose(part: Locator, version: 'old' | 'new'): Promise<void> {
  await radio(part, version).check()
}

function stands(part: Locator, version: 'old' | 'new'): Promise<boolean> {
  return radio(part, version).isChecked()
}

function isInView(block: Locator): Promise<boolean> {
  return block.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}

function stored(slug: string) {
  return storedDocument(context, suite.url, slug)
}

type Stored = Awaited<ReturnType<typeof stored>>

function titleOf({ blocks }: Stored): unknown {
  return blocks.hero?.props.title
}

/** All but the numbers of prices. */
function wordsOf({ blocks, order, theme }: Stored) {
  return {
    order,
    theme,
    words: JSON.stringify(order.map((id) => blocks[id])).replaceAll(/"p\d+"/g, '"price"'),
  }
}
