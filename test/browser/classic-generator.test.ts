import { expect, it } from 'vitest'
import { toHex } from '#shared/page/oklch.ts'
import { type Swatch, swatches } from '#shared/page/swatches.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

it('the classic generator shows the page beside its form as it will be made', async () => {
  const { page } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  await openAlive(page, `${suite.url}/generate/v1`)
  const preview = page.getByRole('region', { name: t('older.preview') })
  await preview.getByRole('heading', { name: t('older.page') }).waitFor()
  const type = (name: string, text: string) =>
    page.getByRole('textbox', { name: t(`older.form.${name}`) }).fill(text)
  await type('title', 'Harbour Bikes')
  await type('about', 'We mend bicycles. Our prices start at £12.')
  await page.getByRole('checkbox', { name: t('older.form.choices.offer') }).press('Space')
  await page.getByRole('checkbox', { name: t('older.form.choices.prices') }).press('Space')
  await type('own', 'Our van')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: t('editor.look.colour.forest') }).check()
  await preview.locator(`[style*="${rgbOf(swatches.forest)}"]`).waitFor({ state: 'attached' })
  const shown = await preview.getByRole('article').innerText()
  expect(shown).toContain('We mend bicycles.')
  expect(await preview.getByRole('heading').allTextContents()).toEqual([
    'Harbour Bikes',
    t('older.form.choices.about'),
    t('older.form.choices.prices'),
    t('older.form.choices.contact'),
    'Our van',
  ])
  expect(await faultsInBothColours(page)).toEqual([])
  await page.getByRole('button', { name: t('older.form.make') }).click()
  await page.waitForURL(/generate\/v1\/[^/?]+$/)
  await page.getByRole('heading', { name: 'Our van' }).waitFor()
  expect(await page.getByRole('article').innerText()).toBe(shown)
})

it('the classic generator shows that page on a phone too, in the place of its form', async () => {
  const mayComplain = /422/
  const { page } = await suite.visitor({ viewport: { width: 360, height: 740 }, mayComplain })
  await openAlive(page, `${suite.url}/generate/v1`)
  const title = page.getByRole('textbox', { name: t('older.form.title') })
  const preview = page.getByRole('region', { name: t('older.preview') })
  await title.fill('Harbour Bikes')
  expect(await preview.isVisible()).toBe(false)

  await page.getByRole('radio', { name: t('generate.side.brief') }).focus()
  await page.keyboard.press('ArrowRight')
  await preview.getByRole('heading', { name: 'Harbour Bikes' }).waitFor()
  expect(await title.isVisible()).toBe(false)
  expect(await faultsInBothColours(page)).toEqual([])

  // What is wrong with the form is told where the form is.
  await preview.getByRole('button', { name: t('older.form.make') }).click()
  await page.getByText(t('older.form.wrong.about')).waitFor()
  await page
    .getByRole('textbox', { name: t('older.form.about') })
    .fill('We mend bicycles. Our prices start at £12.')
  await page.getByRole('radio', { name: t('older.preview') }).click({ force: true })
  await preview.getByText('We mend bicycles.').first().waitFor()
  await preview.getByRole('button', { name: t('older.form.make') }).click()
  await page.waitForURL(/generate\/v1\/[^/?]+$/)
  await page.getByRole('heading', { name: 'Harbour Bikes' }).waitFor()
})

/** As a browser writes a colour back. */
function rgbOf({ hue, chroma }: Swatch): string {
  const bytes = toHex({ l: 0.5, c: chroma, h: hue }).match(/\w\w/g) ?? []
  return `rgb(${bytes.map((byte) => Number.parseInt(byte, 16)).join(', ')})`
}
