import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()

async function open(path: string, locale = 'en-GB') {
  const { page } = await suite.visitor({ locale })
  await page.goto(suite.url + path, { waitUntil: 'networkidle' })
  return page
}

const remembered = async (page: Page) => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'i18n_redirected')
}

describe('the switcher', () => {
  it('keeps route, parameters, query and hash, and remembers the choice for a year', async () => {
    const page = await open('/terms?from=mail&n=1#content')
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
    await page.waitForURL(`${suite.url}/ja/terms?from=mail&n=1#content`)
    const japanese = translator('ja')
    await expect.poll(() => page.title()).toBe(japanese('terms.meta.title'))
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    const cookie = await remembered(page)
    expect(cookie).toMatchObject({ value: 'ja', path: '/', sameSite: 'Lax', httpOnly: false })
    const days = (Number(cookie?.expires) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

  it('decides the next visit to the bare address, and no other', async () => {
    const page = await open('/de')
    await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click()
    await page.waitForURL(`${suite.url}/kr`)
    await expect.poll(async () => (await remembered(page))?.value).toBe('kr')
    await page.goto(suite.url)
    expect(page.url()).toBe(`${suite.url}/kr`)
    await page.goto(`${suite.url}/terms`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})

describe('a first landing', () => {
  it('follows the language of the browser and is remembered', async () => {
    const page = await open('/', 'fr-FR')
    expect(page.url()).toBe(`${suite.url}/fr`)
    await expect.poll(async () => (await remembered(page))?.value).toBe('fr')
  })

  it('on any screen is remembered, and a later one does not undo it', async () => {
    const page = await open('/it/generate')
    await expect.poll(async () => (await remembered(page))?.value).toBe('it')
    await page.goto(`${suite.url}/es/terms`, { waitUntil: 'networkidle' })
    expect((await remembered(page))?.value).toBe('it')
  })
})
