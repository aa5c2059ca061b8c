import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
let folder: ReturnType<typeof temporaryFolder>
let server: ServerProcess
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  folder = temporaryFolder()
  server = await startServer(folder.path)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder?.remove()
})
beforeEach(async () => {
  problems.length = 0
  page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
})
afterEach(async () => {
  await page.context().close()
  expect(problems).toEqual([])
})

/** A written page without a description, its call link leading nowhere. */
async function writtenPage(): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`${server.url}/api${path}`, { data })
  const brief = 'Harbour Bikes is a bicycle shop in Bristol. Open Tuesday to Saturday 9am to 6pm.'
  const stream = await (await post('/generations', { brief, locale: 'en' })).text()
  const slug = /"slug":"([^"]+)"/.exec(stream)?.[1] ?? ''
  await edit(slug, [{ op: 'meta', meta: { description: '' } }])
  return slug
}

async function edit(slug: string, ops: object[]): Promise<void> {
  const address = `${server.url}/api/pages/${slug}`
  const { rev } = await (await page.request.get(address)).json()
  const answer = await page.request.patch(address, {
    data: { ops },
    headers: { 'if-match': `"${rev}"`, origin: server.url },
  })
  expect(answer.status()).toBe(200)
}

const button = (name: string) => page.getByRole('button', { name: t(name), exact: true })

describe('publishing', () => {
  it('shows what is worth a look first, mends what it can, and goes on', async () => {
    const slug = await writtenPage()
    await page.goto(`${server.url}/settings/${slug}`)
    await button('share.publish.action').click()
    const gate = page.getByRole('dialog', { name: t('share.gate.title') })
    const finding = gate.getByText(t('share.gate.found.missing_description'))
    await finding.waitFor()
    await gate
      .getByRole('button', { name: t('share.gate.fix') })
      .first()
      .click()
    await finding.waitFor({ state: 'detached' })
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    const html = await (await page.request.get(`${server.url}/p/${slug}`)).text()
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  })

  it('shows what readers will see anew, and leaves it to the owner', async () => {
    const slug = await writtenPage()
    await page.request.post(`${server.url}/api/pages/${slug}/publish`, {
      headers: { origin: server.url },
    })
    await edit(slug, [{ op: 'set', id: 'hero', path: 'title', value: 'Wheels for everybody' }])
    await page.goto(`${server.url}/settings/${slug}`)
    await button('share.publish.changes').click()
    const gate = page.getByRole('dialog', { name: t('share.gate.title') })
    await gate.locator('ins', { hasText: 'Wheels for everybody' }).waitFor()
    await button('share.gate.later').click()
    const published = () => page.request.get(`${server.url}/p/${slug}`).then((each) => each.text())
    expect(await published()).not.toContain('Wheels for everybody')
    await button('share.publish.changes').click()
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    expect(await published()).toContain('Wheels for everybody')
  })
})
