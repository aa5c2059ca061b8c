import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, brakes £25, gears £30, full service £65, wheel building £90. Run by Ada since 2014. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite()

it.each([
  // As 1440 × 900 is where everything is shown twice as large.
  [720, 450, 300, 220],
  [360, 740, 250, 200],
])('page and panel can both be worked with at %i × %i', async (width, height, ofPage, ofPanel) => {
  const { page } = await workspace(width, height)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const row = page.getByRole('button', { name: new RegExp(`^${t('generate.sections.hero')}`) })
  await row.waitFor()
  const frame = await page.locator('iframe[src="/_preview"]').boundingBox()
  expect(frame?.height).toBeGreaterThanOrEqual(ofPage)
  expect(await row.evaluate(heightOfScroller)).toBeGreaterThanOrEqual(ofPanel)
})

it('at 400 % each thing of the panel can be read and pressed', async () => {
  const { page } = await workspace(320, 256)
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  const frame = page.locator('iframe[src="/_preview"]')
  await sides.getByRole('button', { name: t('generate.side.preview'), exact: true }).click()
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(130)
  await sides.getByRole('button', { name: t('generate.side.brief'), exact: true }).click()
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const add = page.getByRole('button', { name: t('editor.parts.add'), exact: true })
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  for (const each of [add, box]) {
    await each.scrollIntoViewIfNeeded()
    expect(await each.evaluate(isOnTop)).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(256)
})

it('at 400 % of 1440 the box to ask is in sight, the gate scrolls whole', async () => {
  const { page } = await workspace(360, 225)
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.brief'), exact: true }).click()
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  expect(await box.evaluate(isInView)).toBe(true)
  await page.getByRole('button', { name: t('share.publish.action') }).click()
  const gate = page.getByRole('dialog', { name: t('share.gate.title') })
  await gate.waitFor()
  expect(await gate.getByText(t('share.publish.card')).evaluate(isInView)).toBe(true)
  const publish = gate.getByRole('button', { name: t('share.gate.publish') })
  await publish.scrollIntoViewIfNeeded()
  expect(await publish.evaluate(isOnTop)).toBe(true)
})

it('what was changed is seen above the sheet, and the answer is read whole', async () => {
  const { page } = await workspace(360, 740)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill('Wheel building costs £95 now')
  await box.press('Enter')
  const price = previewOf(page).locator('main').getByText('£95').last()
  await expect.poll(() => price.evaluate(isInView)).toBe(true)
  const answer = page.locator('#content').getByRole('button', { name: /£95/ })
  expect(await answer.evaluate(isWhole)).toBe(true)
})

async function workspace(width: number, height: number): Promise<{ page: Page }> {
  const { page, context } = await suite.visitor({ viewport: { width, height } })
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page }
}

/** How much of the panel is on screen. */
function heightOfScroller(row: Element): number {
  const scroller = row.closest('.overflow-y-auto')
  return scroller?.clientHeight ?? 0
}

function isInView(it: Element): boolean {
  const { top, bottom } = it.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

function isWhole(it: Element): boolean {
  return it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight
}

/** With nothing over its top, its middle or its foot. */
function isOnTop(it: Element): boolean {
  const { x, y, width, height } = it.getBoundingClientRect()
  return [y + 2, y + height / 2, y + height - 2].every((at) =>
    it.contains(document.elementFromPoint(x + width / 2, at)),
  )
}

it('the box for wishes stays where it is from panel to panel', async () => {
  const { page } = await workspace(1440, 900)
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  const ends = page.getByRole('list', { name: t('generate.command.examples') })
  const topOfDock = () => box.evaluate((it) => it.closest('.border-t')?.getBoundingClientRect().top)
  await box.waitFor()
  const before = [await topOfDock(), await ends.boundingBox()]
  for (const panel of ['parts', 'look', 'brief'] as const) {
    await page.getByRole('radio', { name: t(`editor.panel.${panel}`) }).click()
    expect([await topOfDock(), await ends.boundingBox()], panel).toEqual(before)
  }
})

it('a lone item of a list offers no place to go', async () => {
  const { page } = await workspace(1440, 900)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  await page.getByRole('button', { name: new RegExp(`^${t('generate.sections.hero')}`) }).click()
  const list = page.getByRole('group', { name: t('blocks.things.button.many') })
  const up = list.getByRole('button', { name: new RegExp(`^${t('editor.tools.up')}`) })
  const remove = list.getByRole('button', { name: new RegExp(`^${t('editor.tools.remove')}`) })
  await remove.first().waitFor()
  while ((await remove.count()) > 1) await remove.last().click()
  expect(await up.count()).toBe(0)
  await list.getByRole('button', { name: t('blocks.things.button.add') }).click()
  await expect.poll(() => up.count()).toBe(2)
})
