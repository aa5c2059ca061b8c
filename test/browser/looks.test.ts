import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, storedDocument, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
const brief =
  'Salt & Rye is a bakery in Bristol. Sourdough £4.20, croissant £2.40. Open daily 8–16.'

interface Opened {
  page: Page
  context: BrowserContext
  preview: FrameLocator
  stored: () => ReturnType<typeof storedDocument>
}

async function opened(options: object): Promise<Opened> {
  const { page, context } = await suite.visitor(options)
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, context, preview, stored: () => storedDocument(context, suite.url, slug) }
}

const look = (page: Page) => page.getByRole('region', { name: t('editor.look.label') })

async function openLooks(page: Page): Promise<void> {
  await page.getByText(t('editor.panel.look'), { exact: true }).click()
  await look(page).locator('iframe').nth(7).waitFor()
}

const moodOf = (preview: FrameLocator) => preview.locator('.page').getAttribute('data-mood')

describe('a look', () => {
  it('is left for another panel, and the page is still there', async () => {
    const { page, preview } = await opened({ viewport: { width: 1440, height: 900 } })
    await openLooks(page)
    await page.getByText(t('editor.panel.parts'), { exact: true }).click()
    await look(page).waitFor({ state: 'detached' })
    await preview.locator('.page').waitFor()
    expect(await preview.locator('.page').isVisible()).toBe(true)
  })

  it('is tried on where it is pointed at, kept where it is pressed, and taken back', async () => {
    const { page, preview, stored } = await opened({ viewport: { width: 1440, height: 900 } })
    const before = (await stored()).theme
    await openLooks(page)
    const name = `${t('editor.look.mood.playful')} · ${t('editor.look.pair.lively')}`
    const choice = look(page).getByRole('button', { name })
    await choice.hover()
    await expect.poll(() => moodOf(preview)).toBe('playful')
    await page.mouse.move(900, 500)
    await expect.poll(() => moodOf(preview)).toBe(before.mood)
    expect((await stored()).theme).toEqual(before)

    await choice.click()
    await expect.poll(async () => (await stored()).theme.mood).toBe('playful')
    expect((await stored()).theme.art).toEqual(before.art)
    await page.getByRole('button', { name: t('editor.undo') }).click()
    await expect.poll(async () => (await stored()).theme).toEqual(before)
  })

  it('is shuffled without another subject, and chosen by the keyboard alone', async () => {
    const { page, stored } = await opened({ viewport: { width: 1440, height: 900 } })
    const before = await stored()
    await openLooks(page)
    await look(page)
      .getByRole('button', { name: t('editor.look.surprise') })
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored()).theme.hue).not.toBe(before.theme.hue)
    const after = await stored()
    expect(after.theme.art.motif).toBe(before.theme.art.motif)
    expect(after.blocks.hero?.props).toEqual(before.blocks.hero?.props)

    await look(page)
      .getByRole('radio', { name: t('editor.look.colour.forest') })
      .focus()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await stored()).theme.hue).toBe(156)
    expect(await faultsInBothColours(page)).toEqual([])
  })
})

describe('a section', () => {
  it('is added where one points on the page, and a second header is not offered', async () => {
    const { page, preview, stored } = await opened({ viewport: { width: 1440, height: 900 } })
    const part = t('generate.sections.hero')
    await preview.getByRole('button', { name: t('editor.parts.addAfter', { part }) }).click()
    const dialog = page.getByRole('dialog', { name: t('editor.parts.choose') })
    const offered = await dialog.getByRole('listitem').allInnerTexts()
    expect(offered).not.toContain(t('generate.sections.header'))
    expect(offered).not.toContain(t('generate.sections.footer'))
    await dialog.getByRole('button', { name: t('generate.sections.faq') }).click()
    // Its form speaks of questions, and asks for one.
    await page.getByRole('button', { name: t('blocks.things.question.add') }).click()
    await page.getByRole('button', { name: 'Question 1', exact: true }).waitFor()
    const behindHero = async () => {
      const { order, blocks } = await stored()
      return blocks[order[order.indexOf('hero') + 1] ?? '']?.type
    }
    await expect.poll(behindHero).toBe('faq')
  })
})

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

  it('the panel is a sheet over the page that is drawn up, down and away', async () => {
    const { page, preview } = await opened(phone)
    const sides = page.getByRole('navigation', { name: t('generate.sides') })
    await sides.getByRole('button', { name: t('generate.side.brief') }).tap()
    await openLooks(page)
    // What is changed is seen while it is changed.
    expect(await preview.locator('h1').first().isVisible()).toBe(true)
    const heightOf = async () =>
      (await look(page).locator('xpath=ancestor::*[@style]').last().boundingBox())?.height ?? 0
    const half = await heightOf()
    expect(half / 740).toBeLessThan(0.5)
    await page.getByRole('button', { name: t('generate.sheet.larger') }).tap()
    await expect.poll(heightOf).toBeGreaterThan(half * 1.7)
    expect(await faultsInBothColours(page)).toEqual([])
    await page.getByRole('button', { name: t('generate.sheet.smaller') }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => look(page).isVisible()).toBe(false)
  })

  it('undo is below, whatever is open', async () => {
    const { page, stored } = await opened(phone)
    const before = (await stored()).theme.mood
    const sides = page.getByRole('navigation', { name: t('generate.sides') })
    await sides.getByRole('button', { name: t('generate.side.brief') }).tap()
    await openLooks(page)
    const name = `${t('editor.look.mood.technical')} · ${t('editor.look.pair.geometric')}`
    await look(page).getByRole('button', { name }).tap()
    await expect.poll(async () => (await stored()).theme.mood).toBe('technical')
    await sides.getByRole('button', { name: t('editor.undo') }).tap()
    await expect.poll(async () => (await stored()).theme.mood).toBe(before)
  })
})

it.each([
  // As 1440 × 900 is at 200 %, and a phone.
  [1440, 900, 2],
  [720, 450, 2],
  [360, 740, 2],
  [700, 1024, 4],
])('designs stand in rows as wide as the panel at %i × %i', async (width, height, columns) => {
  const { page } = await opened({ viewport: { width, height } })
  await page
    .getByRole('navigation', { name: t('generate.sides') })
    .getByRole('button', { name: t('generate.side.brief'), exact: true })
    .click({ timeout: 1000 })
    .catch(() => {})
  await page.getByText(t('editor.panel.look'), { exact: true }).click()
  const list = look(page).getByRole('list').first()
  await list.locator('iframe').first().waitFor()
  const told = await list.evaluate((it) => {
    const edges = [...it.children].map((each) => each.getBoundingClientRect())
    const first = it.querySelector('iframe')?.getBoundingClientRect()
    return {
      columns: edges.filter(({ top }) => top === edges[0]?.top).length,
      // Borders of a pixel on either side.
      unfilled: Math.round((edges[0]?.width ?? 0) - (first?.width ?? 0)),
      unused: Math.round(it.getBoundingClientRect().right - Math.max(...edges.map((e) => e.right))),
    }
  })
  expect(told).toEqual({ columns, unfilled: 2, unused: 0 })
})
