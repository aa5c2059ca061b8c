import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openBrief, openWorkspace, previewOf, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

/** The least a finger meets, in CSS pixels, as WCAG 2.2, 2.5.8 (Target Size) asks for. */
const leastSide = 24

const suite = browserSuite()
let page: Page
beforeAll(async () => {
  const viewport = { width: 768, height: 1024 }
  const visitor = await suite.visitor({ viewport, reducedMotion: 'reduce' })
  page = visitor.page
  const brief =
    'Die Hafenbäckerei ist eine kleine Bäckerei in Rostock. Roggenbrot 5,20 €. Telefon 0381 4960148.'
  const slug = await writePage(visitor.context, suite.url, { brief, locale: 'de' })
  await openWorkspace(page, `${suite.url}/de/generate/${slug}`)
})

const t = translator('de')

it('the page is named in full beside the longest buttons', async () => {
  const name = page.getByRole('banner').getByRole('heading', { level: 1 })
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
})

it('says beside the name whether all is saved', async () => {
  const saved = page.getByRole('banner').getByText(t('generate.state.saved'), { exact: true })
  expect((await saved.boundingBox())?.width).toBeGreaterThan(40)
})

it('a section’s tools leave the line above the headline to be read', async () => {
  const preview = previewOf(page)
  await preview.locator('[data-block=hero] h1').hover()
  const [tools, line] = await Promise.all(
    ['.tools', '.eyebrow'].map((part) =>
      preview.locator(`[data-block=hero] ${part}`).first().boundingBox(),
    ),
  )
  if (!tools || !line) throw new Error('one of them is not on screen')
  expect(tools.y + tools.height).toBeLessThanOrEqual(line.y)
})

it('brief and page stand side by side on a tablet held upright', async () => {
  expect(await page.getByRole('navigation', { name: t('generate.sides') }).count()).toBe(0)
  const brief = await page
    .getByRole('region', { name: new RegExp(`^${t('generate.brief.title')}`) })
    .boundingBox()
  const frame = await page.locator('iframe[src="/_preview"]').boundingBox()
  if (!brief || !frame) throw new Error('one of them is not on screen')
  expect(brief.x + brief.width).toBeLessThanOrEqual(frame.x)
})

it('what was understood has room beside the page, and is corrected where it stands', async () => {
  const brief = await openBrief(page, 'de')
  const phone = brief.locator('[data-chip=phone]')
  expect(
    (await phone.locator('span:not([aria-hidden])').last().boundingBox())?.width,
  ).toBeGreaterThan(100)
  await phone.getByRole('button').click()
  const form = page.getByRole('dialog')
  const [place, shown] = [await phone.boundingBox(), await form.boundingBox()]
  if (!place || !shown) throw new Error('one of them is not on screen')
  const gaps = [shown.y - (place.y + place.height), place.y - (shown.y + shown.height)]
  expect(Math.max(...gaps)).toBeLessThan(20)
  expect(shown.width).toBeLessThan(400)
  await page.keyboard.press('Escape')
})

it('a page shown smaller than it is keeps tools a finger can press, within view', async () => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const preview = previewOf(page)
  await preview.locator('[data-block=hero] h1').click()
  for (const button of await preview.locator('[data-block=hero] > .tools button').all())
    expect(await onScreen(button)).toBe(true)
  expect(await onScreen(preview.locator('[data-block=hero] > .add-here'))).toBe(true)
})

/** Whether it is large enough and inside the window; a tool that is folded away is neither. */
async function onScreen(tool: Locator): Promise<boolean> {
  const box = await tool.boundingBox()
  if (!box) return true
  const isLarge = Math.min(box.width, box.height) >= leastSide
  return isLarge && box.x >= 0 && box.x + box.width <= 1024
}
