import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Locale, localizePath } from '#shared/locales.ts'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, storedDocument, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite()
let context: BrowserContext

describe.each(atSizes(360, 1440))('a command at %i px', (width) => {
  it('typed under the brief changes the page at once, is announced, and is taken back', async () => {
    const { page, slug } = await start(width)
    const before = await stored(slug)
    await command(page, 'Add a team and make it darker')
    await said(page, t('generate.command.outcome.darker'))
    await expect.poll(async () => (await stored(slug)).theme.scheme).toBe('dark')
    expect((await stored(slug)).order).toContain('team')
    expect(await page.getByLabel(t('generate.command.label')).inputValue()).toBe('')
    expect(await faultsOf(page)).toEqual([])

    await page
      .getByRole('button', { name: `${t('generate.command.undo')}: ` })
      .last()
      .click()
    await expect.poll(async () => (await stored(slug)).order).toEqual(before.order)
    expect((await stored(slug)).theme).toEqual(before.theme)
  })

  it('that is not understood stays in its line and says what would be', async () => {
    const { page, slug } = await start(width)
    const before = await stored(slug)
    await command(page, 'Wobble the wheels sideways')
    await said(page, t('generate.command.problem.not_understood'))
    const line = page.getByLabel(t('generate.command.label'))
    expect(await line.inputValue()).toBe('Wobble the wheels sideways')
    await examples(page, t).last().click()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored(slug)).rev).toBeGreaterThan(before.rev)
    const { order, facts } = await stored(slug)
    expect(facts).toEqual(before.facts)
    expect(order).toEqual(before.order)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(await faultsOf(page)).toEqual([])
  })
})

it('the changes suggested fit the page and a narrow screen', async () => {
  const fr = translator('fr')
  const told = 'Cabinet d’ostéopathie à Nantes. Séance 60 €. Lundi 9h-19h.'
  const { page, slug } = await start(320, { brief: told, locale: 'fr' })
  const last = examples(page, fr).last()
  await last.waitFor()
  const before = await stored(slug)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await last.focus()
  await expect
    .poll(() => last.evaluate((it) => it.getBoundingClientRect().right <= innerWidth))
    .toBe(true)
  await last.click()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored(slug)).rev).toBeGreaterThan(before.rev)
})

const examples = (page: Page, words: typeof t) =>
  page.getByRole('list', { name: words('generate.command.examples') }).getByRole('button')

async function start(
  width: number,
  written: { brief: string; locale: Locale } = { brief, locale: 'en' },
): Promise<{ page: Page; slug: string }> {
  // What is not understood is refused, which the browser notes.
  const mayComplain = /(status of|HTTP) 422/
  const visitor = await suite.visitor({ viewport: { width, height: 900 }, mayComplain })
  const { page } = visitor
  context = visitor.context
  const slug = await writePage(context, suite.url, written)
  await openWorkspace(page, `${suite.url}${localizePath(written.locale, `/generate/${slug}`)}`)
  const side = page
    .getByText(translator(written.locale)('generate.side.brief'), { exact: true })
    .first()
  if (width < 1000) await side.click()
  return { page, slug }
}

async function command(page: Page, words: string): Promise<void> {
  const line = page.getByLabel(t('generate.command.label'))
  await line.fill(words)
  await line.press('Enter')
}

async function said(page: Page, words: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).waitFor()
}

function stored(slug: string) {
  return storedDocument(context, suite.url, slug)
}
