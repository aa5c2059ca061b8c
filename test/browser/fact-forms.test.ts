import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { atSizes } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openBrief,
  openWorkspace,
  previewFrame,
  previewOf,
  sectionNameOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Bella Blooms is a florist in Leeds. Bouquets £30, wreaths £45, potted orchids £22, workshops £60. Open Monday to Friday 9:00-17:00. Call 0113 496 0123.'
const t = translator('en')
const suite = browserSuite()
const save = (form: Locator) => form.getByRole('button', { name: t('generate.facts.save') })

describe.each(atSizes(360, 1440))('the form of a fact, at %i px', (width) => {
  let page: Page
  let stored: () => Promise<PageDocument>
  beforeAll(async () => {
    ;({ page, stored } = await workspace(width))
  })
  afterEach(async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await turnTo(page, 'brief')
    await page.getByRole('radio', { name: t('editor.panel.brief') }).click()
  })

  it('marks the price that is none, with its message right below and in sight', async () => {
    const form = await openFact(page, 'prices')
    const amount = form.getByRole('textbox', {
      name: `${t('generate.facts.price.amount')}: Bouquets`,
    })
    await amount.fill('a lot')
    await form.getByPlaceholder(t('generate.facts.price.add')).focus()
    await save(form).click()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => hasFocus(amount)).toBe(true)
    const message = form.getByRole('alert')
    expect(await message.textContent()).toBe(t('generate.facts.wrong.prices'))
    expect(await gapBetween(amount, message)).toBeLessThan(16)
    expect(await isShown(message)).toBe(true)
    expect(await form.locator('[aria-invalid]').count()).toBe(1)
  })

  it('marks the day that cannot be read, with its message across the form', async () => {
    const form = await openFact(page, 'hours')
    const sunday = form.getByRole('textbox').last()
    await sunday.fill('whenever')
    await save(form).click()
    expect(await sunday.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => hasFocus(sunday)).toBe(true)
    const message = form.getByRole('alert')
    expect(await gapBetween(sunday, message)).toBeLessThan(16)
    expect(await isShown(message)).toBe(true)
    expect((await message.boundingBox())?.width).toBeGreaterThan(200)
  })

  it('opens from the section that tells it, and is struck in the brief once it is changed', async () => {
    await page.getByText(t('editor.panel.parts'), { exact: true }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${await sectionNameOf(page, 'hours')}`) })
      .first()
      .click()
    const name = `${t('generate.brief.edit')}: ${t('generate.facts.hours')}`
    await page.getByRole('button', { name, exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').first().fill('10-16')
    await save(form).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).facts.hours).toContain('Mo 10:00-16:00')
    const card = await openBrief(page)
    const struck = card.locator('s')
    await expect.poll(() => struck.allTextContents()).toEqual(['Open Monday to Friday 9:00-17:00'])
    expect(await card.locator('ins').textContent()).toContain('10:00–16:00')
  })
})

it.each(atSizes(360, 1440))(
  'shows on the page what is typed in the form of a section, at %i px',
  async (width) => {
    const { page } = await workspace(width)
    await page.getByText(t('editor.panel.parts'), { exact: true }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${await sectionNameOf(page, 'contact')}`) })
      .first()
      .click()
    const field = page.locator('[aria-labelledby=editor-part]').getByRole('textbox').first()
    await field.waitFor()
    await previewFrame(page).evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await field.fill('Say hello')
    const heading = previewOf(page).locator('[data-block=contact] h2')
    await expect.poll(() => heading.textContent()).toBe('Say hello')
    await expect.poll(() => heading.evaluate(isInView)).toBe(true)
  },
)

it('on a phone a form has the height it needs, and no word of keys', async () => {
  const { page } = await workspace(360)
  const prices = await openFact(page, 'prices')
  expect((await prices.boundingBox())?.height).toBeGreaterThan(560)
  expect(await prices.textContent()).not.toMatch(/\bTab\b/)
  await page.keyboard.press('Escape')
  await turnTo(page, 'brief')
  const hours = await openFact(page, 'hours')
  const days = hours.getByRole('textbox')
  for (const day of await days.all()) expect(await isShown(day)).toBe(true)
})

it.each([360, 1440])(
  'gives the focus back each time it is left, at %i px',
  { tags: 'long' },
  async (width) => {
    const { page } = await workspace(width)
    for (const chip of ['hours', 'phone', 'prices']) {
      const form = await openFact(page, chip)
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(page.locator(`[data-chip=${chip}] > *`))).toBe(true)
    }
  },
)

it.each([
  [1440, 900],
  [1440, 700],
  [360, 740],
])('all of a divided day is read, and all days, at %i × %i', async (width, height) => {
  const { page, stored } = await workspace(width, height)
  const form = await openFact(page, 'hours')
  const days = form.getByRole('textbox')
  for (const day of await days.all()) {
    await day.fill('08:00–12:00, 13:00–17:00')
    expect(await isShown(day)).toBe(true)
    expect(await day.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  await save(form).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored()).facts.hours).toContain('13:00-17:00')
})

describe('hours that stand on the page in words', () => {
  it('are in the form as far as they were read, and stay told beside the table', async () => {
    const told = 'We work Monday to Friday 8am to 5pm, Saturdays until noon from October on.'
    const { page, stored } = await workspace(1440, 900, `Hale Sweeps in Leeds. ${told}`)
    const form = await openFact(page, 'hours')
    const days = form.getByRole('textbox')
    expect(await days.first().inputValue()).toMatch(/^8:00 am–5:00 pm$/i)
    expect(await days.nth(5).inputValue()).toMatch(/^8:00 am–12:00 pm$/i)
    expect(await form.textContent()).toContain(told)
    expect(await days.last().getAttribute('placeholder')).toBe(t('generate.facts.notSaid'))
    await save(form).click()
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stored()).facts.hours)
      .toBe('Mo-Fr 08:00-17:00; Sa 08:00-12:00')
    await expect.poll(() => previewOf(page).locator('.hours').textContent()).toContain(told)
  })

  it('are no week of closed days where none was read, and nothing is saved of it', async () => {
    const told = 'Open when the flag is out, mostly weekends in summer.'
    const { page } = await workspace(360, 740, `Sand Hut is a café in Leeds. ${told} Tea £2.`)
    const form = await openFact(page, 'hours')
    expect(await form.textContent()).toContain(t('generate.facts.noWeek', { told }))
    const days = form.getByRole('textbox')
    expect(await form.getByPlaceholder(t('generate.facts.closed')).count()).toBe(0)
    expect(await save(form).getAttribute('aria-disabled')).toBe('true')
    await days.first().fill('9-12')
    expect(await save(form).getAttribute('aria-disabled')).toBeNull()
    expect(await form.getByPlaceholder(t('generate.facts.closed')).count()).toBe(7)
  })
})

async function workspace(width: number, height = width < 700 ? 740 : 900, told = brief) {
  const isPhone = width < 700
  const viewport = { width, height }
  const touch = isPhone && { hasTouch: true, isMobile: true }
  const { page, context } = await suite.visitor({ viewport, ...touch })
  const slug = await writePage(context, suite.url, { brief: told, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await turnTo(page, 'brief')
  return { page, stored: () => storedDocument(context, suite.url, slug) }
}

async function turnTo(page: Page, side: 'brief' | 'preview'): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  const button = sides.getByRole('button', { name: t(`generate.side.${side}`), exact: true })
  if (await sides.isVisible()) await button.click()
}

async function openFact(page: Page, chip: string): Promise<Locator> {
  await openBrief(page)
  await page.locator(`[data-chip=${chip}] > *`).click()
  const form = page.getByRole('dialog')
  await form.waitFor()
  return form
}

async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()]
  return (other?.y ?? 999) - (one ? one.y + one.height : 0)
}

/** Whole, with nothing over it. */
function isShown(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return [y + 2, y + height - 2].every((at) =>
      it.contains(document.elementFromPoint(x + width / 2, at)),
    )
  })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
