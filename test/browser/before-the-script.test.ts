import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '0' })
let page: Page
let letScriptCome: () => void

beforeEach(async () => {
  ;({ page } = await suite.visitor())
  const until = new Promise<void>((resolve) => {
    letScriptCome = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await until
    await route.continue()
  })
})

const open = (path: string) => page.goto(suite.url + path, { waitUntil: 'commit' })

const field = (name: string) => page.getByRole('textbox', { name: t(`older.form.${name}`) })

describe('what is done before the script is there', () => {
  it('is sent as it was typed, and loads no screen anew', async () => {
    await open('/generate/v1')
    await field('about').fill('We mend bicycles.')
    await field('title').fill('Harbour Bikes')
    await field('title').press('Enter')
    letScriptCome()
    await page.waitForURL(/generate\/v1\/[^/?]+$/)
    await page.getByText('Harbour Bikes').first().waitFor()
  })

  it('is known where it was only typed', async () => {
    await open('/generate/v1')
    await field('about').fill('We mend bicycles.')
    await field('title').fill('Harbour Bikes')
    letScriptCome()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: t('older.form.make') }).click()
    await page.waitForURL(/generate\/v1\/[^/?]+$/)
  })

  it('adds once what was pressed in vain and again', async () => {
    await open('/generate/v1')
    await field('own').fill('Our van')
    const add = page.getByRole('button', { name: t('older.form.add') })
    await add.click()
    await add.click()
    letScriptCome()
    await page.getByRole('checkbox', { name: 'Our van' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Our van' }).count()).toBe(1)
  })

  it('opens a menu', async () => {
    const made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await signIn(page.context(), suite.url, made)
    await open('/history')
    await page.getByRole('article').getByRole('button').last().click()
    letScriptCome()
    await page.getByRole('menu').waitFor()
  })
})
