import { expect, it } from 'vitest'
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
