import { expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  sectionNameOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '0' })
const brief = 'Hair salon Juno in Leeds. Market day on 12 December from 10am.'

it.each(atSizes(360, 1440))(
  'a day without a year is edited, gets one and loses it at %i px',
  async (width) => {
    const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const start = async () => {
      const { blocks } = await storedDocument(context, suite.url, slug)
      return JSON.stringify(blocks.events?.props).match(/"start":"([^"]*)"/)?.[1]
    }
    expect(await start()).toBe('--12-12T10:00')
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    const sides = page.getByRole('navigation', { name: t('generate.sides') })
    const side = sides.getByRole('button', { name: t('generate.side.brief') })
    if (await side.isVisible()) await side.click()
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${await sectionNameOf(page, 'events')}`) })
      .click()
    await page.getByText('Market day', { exact: true }).last().click()

    const day = page.getByLabel(t('blocks.fields.start'), { exact: true })
    expect(await day.inputValue()).toMatch(/^\d{4}-12-12$/)
    const yearless = page.getByRole('checkbox', { name: t('editor.form.yearless') })
    expect(await yearless.isChecked()).toBe(true)
    expect(await faultsInBothColours(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)

    await page.getByLabel(t('editor.form.time'), { exact: true }).first().fill('11:30')
    await expect.poll(start).toBe('--12-12T11:30')
    await day.fill('2026-12-13')
    await expect.poll(start).toBe('--12-13T11:30')
    await yearless.uncheck()
    await expect.poll(start).toMatch(/^\d{4}-12-13T11:30$/)
    await preview
      .getByText(/20\d\d/)
      .first()
      .waitFor({ state: 'attached' })
    await yearless.check()
    await expect.poll(start).toBe('--12-13T11:30')
  },
)
