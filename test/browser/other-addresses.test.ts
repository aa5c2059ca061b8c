import { createServer, request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { freePort } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'

/** The site at one address; its API and its texts at another, as behind a proxy of its own. */
const t = translator('en')
const port = await freePort()
const other = `http://127.0.0.1:${port}`
const suite = browserSuite({
  API_BASE_URL: `${other}/api`,
  I18N_BASE_URL: `${other}/`,
  COMPOSER_PACE_MS: '0',
  LOG_LEVEL: 'silent',
})
/** The console tells the operator that search engines will not like it. */
const mayComplain = /^SEO: /

let passed: string[] = []
const proxy = createServer((req, res) => {
  passed.push(`${req.method} ${req.url}`)
  const { method, headers } = req
  const onward = request(suite.url + req.url, { method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
  })
  onward.on('error', () => res.destroy())
  req.pipe(onward)
}).listen(port, '127.0.0.1')
afterAll(() => {
  proxy.closeAllConnections()
  proxy.close()
})

describe('an API and texts at another address', () => {
  it('are used: a page is written, and its owner known by the cookie', async () => {
    const { page } = await suite.visitor({ mayComplain })
    passed = []
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    expect(passed.some((it) => /^GET \/_i18n\/\w+\/en\/messages\.json$/.test(it))).toBe(true)
    await page.locator('textarea[name=brief]').fill('Harbour Bikes repairs bicycles in Bristol.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(t('generate.log.complete')).first().waitFor()
    expect(passed).toContain('POST /api/generations')
    await page.goto(`${suite.url}/history`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /^Actions for/ }).waitFor()
  })

  it('of another host are told of in the console, for search engines’ sake', async () => {
    const { page, complaints } = await suite.visitor({ mayComplain })
    await page.goto(`${suite.url}/terms`)
    await expect.poll(() => complaints.join()).toMatch(/^SEO: I18N_BASE_URL is on /)
  })

  it('fall back to the site’s own texts where the other host has none', async () => {
    const { page } = await suite.visitor({
      mayComplain: /^SEO: |status of 404|texts are not at I18N_BASE_URL/,
    })
    await page.route(`${other}/_i18n/**`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${suite.url}/terms`, { waitUntil: 'networkidle' })
    await page.getByLabel(t('colourMode.label')).first().click()
    await page.getByRole('button', { name: t('colourMode.dark'), exact: true }).click()
    expect(await page.locator('html').getAttribute('class')).toBe('dark')
  })

  it('is closed to other sites', async () => {
    const answer = await fetch(`${other}/api/pages`, { headers: { origin: 'http://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
