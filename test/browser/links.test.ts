import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

it('opens a screen in place, and the way back leads to where one was', async () => {
  const { page, documents } = await suite.visitor()
  await openAlive(page, `${suite.url}/terms`)
  await page.getByRole('link', { name: t('nav.privacy') }).click()
  await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('terms.title') }).waitFor()
  expect(documents).toEqual(['/terms'])
})

it('makes no second entry of the history for the screen that is there already', async () => {
  const { page } = await suite.visitor()
  await openAlive(page, `${suite.url}/terms`)
  const link = page.getByRole('link', { name: t('nav.terms') })
  const entries = await page.evaluate(() => history.length)
  for (let press = 0; press < 3; press++) await link.click()
  await page.getByRole('link', { name: t('nav.privacy') }).click()
  await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
})

it('complains of nothing when a press takes the place of one that still waits', async () => {
  const { page } = await suite.visitor()
  await openAlive(page, `${suite.url}/terms`)
  let waiting = 0
  await page.route('**/terms/_payload.json*', () => {
    waiting += 1
  })
  const link = page.getByRole('link', { name: t('nav.terms') })
  await link.click()
  await expect.poll(() => waiting).toBe(1)
  await link.click()
  await page.getByRole('link', { name: t('nav.privacy') }).click()
  await page.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
})

it('leaves a press with a key held to the browser, which opens another tab', async () => {
  const { page, context } = await suite.visitor()
  await openAlive(page, `${suite.url}/terms`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: t('nav.privacy') }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/privacy')
  expect(new URL(page.url()).pathname).toBe('/terms')
})
