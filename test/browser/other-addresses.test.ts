import { createServer, request, type Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'
import { type WatchedPage, watchedPage } from '#test/support/watched-page.ts'

/** The site at one address; its API and its texts at another, as behind a proxy of its own. */
const t = translator('en')
const folder = temporaryFolder()
let server: ServerProcess
let proxy: Server
let other: string
let passed: string[] = []
let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  proxy = createServer((req, res) => {
    passed.push(`${req.method} ${req.url}`)
    const { method, headers } = req
    const onward = request(server.url + req.url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  other = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  server = await startServer(folder.path, {
    API_BASE_URL: `${other}/api`,
    I18N_BASE_URL: `${other}/`,
    COMPOSER_PACE_MS: '0',
    LOG_LEVEL: 'silent',
  })
  browser = await openBrowser()
})
afterEach(() => watched.close())
afterAll(async () => {
  await browser?.close()
  proxy.closeAllConnections()
  proxy.close()
  await server?.stop()
  folder.remove()
})

describe('an API and texts at another address', () => {
  it('are used: a page is written, and its owner known by the cookie', async () => {
    watched = await watchedPage(browser)
    const { page, complaints } = watched
    passed = []
    await page.goto(server.url, { waitUntil: 'networkidle' })
    expect(passed.some((it) => /^GET \/_i18n\/\w+\/en\/messages\.json$/.test(it))).toBe(true)
    await page.locator('textarea[name=brief]').fill('Harbour Bikes repairs bicycles in Bristol.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(t('generate.log.complete')).first().waitFor()
    expect(passed).toContain('POST /api/generations')
    await page.goto(`${server.url}/history`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /^Actions for/ }).waitFor()
    expect(complaints.every((it) => it.startsWith('SEO: '))).toBe(true)
  })

  it('of another host are told of in the console, for search engines’ sake', async () => {
    watched = await watchedPage(browser)
    await watched.page.goto(`${server.url}/terms`, { waitUntil: 'networkidle' })
    await expect.poll(() => watched.complaints.join()).toMatch(/^SEO: I18N_BASE_URL is on /)
  })

  it('fall back to the site’s own texts where the other host has none', async () => {
    watched = await watchedPage(browser)
    const { page } = watched
    await page.route(`${other}/_i18n/**`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${server.url}/terms`, { waitUntil: 'networkidle' })
    await page.getByLabel(t('colourMode.label')).first().click()
    await page.getByRole('button', { name: t('colourMode.dark'), exact: true }).click()
    expect(await page.locator('html').getAttribute('class')).toBe('dark')
  })

  it('is closed to other sites', async () => {
    const answer = await fetch(`${other}/api/pages`, { headers: { origin: 'http://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
