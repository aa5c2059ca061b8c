import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'
import { type WatchedPage, watchedPage } from '#test/support/watched-page.ts'

const folder = temporaryFolder()
let server: ServerProcess
let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  server = await startServer(folder.path)
  browser = await openBrowser()
})
afterEach(async () => {
  const { complaints } = watched
  await watched.close()
  expect(complaints).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

async function open(path: string, locale = 'en-GB') {
  watched = await watchedPage(browser, { locale })
  await watched.page.goto(server.url + path, { waitUntil: 'networkidle' })
  return watched.page
}

const remembered = async () => {
  const cookies = await watched.page.context().cookies()
  return cookies.find(({ name }) => name === 'i18n_redirected')
}

describe('the switcher', () => {
  it('keeps route, parameters, query and hash, and remembers the choice for a year', async () => {
    const page = await open('/terms?from=mail&n=1#content')
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
    await page.waitForURL(`${server.url}/ja/terms?from=mail&n=1#content`)
    const japanese = translator('ja')
    await expect.poll(() => page.title()).toBe(japanese('terms.meta.title'))
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    const cookie = await remembered()
    expect(cookie).toMatchObject({ value: 'ja', path: '/', sameSite: 'Lax', httpOnly: false })
    const days = (Number(cookie?.expires) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

  it('decides the next visit to the bare address, and no other', async () => {
    const page = await open('/de')
    await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click()
    await page.waitForURL(`${server.url}/kr`)
    await page.goto(server.url)
    expect(page.url()).toBe(`${server.url}/kr`)
    await page.goto(`${server.url}/terms`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})

describe('a first landing', () => {
  it('follows the language of the browser and is remembered', async () => {
    const page = await open('/', 'fr-FR')
    expect(page.url()).toBe(`${server.url}/fr`)
    await expect.poll(async () => (await remembered())?.value).toBe('fr')
  })

  it('on any screen is remembered, and a later one does not undo it', async () => {
    const page = await open('/it/generate')
    await expect.poll(async () => (await remembered())?.value).toBe('it')
    await page.goto(`${server.url}/es/terms`, { waitUntil: 'networkidle' })
    expect((await remembered())?.value).toBe('it')
  })
})
