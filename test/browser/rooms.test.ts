import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsOf } from '#test/support/axe.ts'
import { openBrowser } from '#test/support/browser.ts'
import { tabTo } from '#test/support/keyboard.ts'
import { asOwner, type PublishedPage, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const password = 'open sesame'

const t = translator('en')
const folder = temporaryFolder()
let server: ServerProcess
let browser: Browser
let context: BrowserContext
let page: Page
let made: PublishedPage

beforeAll(async () => {
  server = await startServer(folder.path, {
    COMPOSER_PACE_MS: '0',
    RATE_GENERATIONS_PER_HOUR_IP: '0',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

describe.each(looks)('at $viewport.width px in $colorScheme colours', (look) => {
  beforeEach(async () => {
    made = await publishPage(server.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    context = await browser.newContext({
      ...look,
      userAgent,
      reducedMotion: 'reduce',
      acceptDownloads: true,
    })
    const [name = '', ...value] = made.cookie.split('=')
    await context.addCookies([{ name, value: value.join('='), url: server.url }])
    page = await context.newPage()
    page.setDefaultTimeout(20_000)
  })
  afterEach(() => context.close())

  const open = (path: string) => page.goto(server.url + path, { waitUntil: 'networkidle' })
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  const cards = () => page.getByRole('article')

  it('a page goes out as a file and comes back from it', async () => {
    await open(`/settings/${made.slug}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('settings.away.htmlGet') }).click()
    const file = await (await download).path()
    expect(readFileSync(file, 'utf8')).toContain('application/vnd.ninefold+json')
    await open('/history')
    const picker = page.locator('input[type=file]')
    await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText(t('history.import.wrong.type')).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    const html = { name: 'b.html', mimeType: 'text/html' }
    await picker.setInputFiles({ ...html, buffer: Buffer.from('<p>no page of ours') })
    await page.getByText(t('history.import.wrong.file')).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await picker.setInputFiles({ ...html, buffer: readFileSync(file) })
    await expect.poll(() => cards().count()).toBe(2)
  })

  it('a key for programs is shown once, works, and ends', async () => {
    await open('/history')
    await page.getByText(t('account.title')).click()
    await page.getByRole('textbox', { name: t('account.tokens.name') }).fill('Backup')
    await button('account.tokens.create').click()
    await page.getByText(t('account.tokens.once')).waitFor()
    const token = (await page.locator('pre').textContent())?.trim() ?? ''
    const asked = () =>
      fetch(`${server.url}/api/pages/${made.slug}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(20_000),
      })
    expect((await asked()).status).toBe(200)
    expect(await faultsOf(page)).toEqual([])
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(t('account.title')).click()
    await page.getByText('Backup', { exact: true }).waitFor()
    expect(await page.getByText(token).count()).toBe(0)
    await page
      .getByRole('button', { name: t('account.tokens.revokeOf', { name: 'Backup' }) })
      .click()
    await page.getByText('Backup', { exact: true }).waitFor({ state: 'detached' })
    expect((await asked()).status).toBe(404)
  })

  it('a reader’s message is new, is read, and goes', async () => {
    await addForm()
    const form = new URLSearchParams({ 'field-0': 'Ada Reader', consent: 'on' })
    const sent = await fetch(`${server.url}/f/${made.slug}/write`, { method: 'POST', body: form })
    expect(sent.ok).toBe(true)
    await open('/history')
    await page.getByText(t('history.unread', { count: 1 })).click()
    await page.getByText('Ada Reader').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await button('settings.inbox.markRead').click()
    await button('settings.inbox.markNew').waitFor()
    await button('settings.inbox.delete').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('settings.inbox.delete') })
      .click()
    await page.getByText('Ada Reader').waitFor({ state: 'detached' })
  })

  it('pages are renamed in place, and put away and taken back together', async () => {
    await asOwner(server.url, made, 'duplicate')
    await open('/history')
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: t('history.rename') }).click()
    await page.getByRole('textbox', { name: t('history.newTitle') }).fill('Quite another name')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Quite another name' }).waitFor()
    await button('history.many.start').click()
    await button('history.many.all').click()
    expect(await faultsOf(page)).toEqual([])
    await button('history.delete').click()
    await expect.poll(() => cards().count()).toBe(0)
    await page.getByLabel(t('history.filter')).selectOption('trashed')
    await expect.poll(() => cards().count()).toBe(2)
    expect(await page.getByText(/^Restorable until /).count()).toBe(2)
    await button('history.many.start').click()
    await button('history.many.all').click()
    await button('history.restore').click()
    await expect.poll(() => cards().count()).toBe(0)
    await page.getByLabel(t('history.filter')).selectOption('all')
    await expect.poll(() => cards().count()).toBe(2)
  })

  it('two versions stand side by side, what differs marked', async () => {
    await edit([{ op: 'meta', meta: { title: 'A new title' } }, ...(await newHeadline('Ride on'))])
    await open(`/history/${made.slug}`)
    await button('history.compare.action').last().click()
    await page.getByRole('status').getByText('Ride on').waitFor()
    const after = page.frameLocator('iframe[src*="against"]').nth(1)
    await after.locator('[data-changed]', { hasText: 'Ride on' }).waitFor({ state: 'attached' })
    expect(await faultsOf(page)).toEqual([])
  })

  it('a link with a password is made, tried, opened, read about and closed', async () => {
    await open(`/settings/${made.slug}`)
    await page.getByText(t('settings.newShare')).click()
    await page.getByLabel(t('share.form.password')).fill(password)
    await button('share.form.make').click()
    const url = await page
      .getByRole('textbox', { name: t('share.list.link'), exact: true })
      .inputValue()
    const guest = await browser.newContext({ userAgent })
    const visit = await guest.newPage()
    const answer = await visit.goto(url)
    expect(answer?.status()).toBe(401)
    expect(await visit.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    for (const typed of ['wrong', password]) {
      await visit.locator('input[type=password]').fill(typed)
      await visit.keyboard.press('Enter')
      await visit.waitForLoadState('networkidle')
    }
    await visit
      .frameLocator('iframe[src^="/_share/"]')
      .locator('[data-block=hero]')
      .waitFor({ state: 'attached' })
    await button('share.list.visits').click()
    await page.getByText(t('share.list.visit.opened')).waitFor()
    expect(await page.getByText(t('share.list.visit.wrong')).count()).toBe(1)
    await button('share.list.qr').click()
    await page
      .getByRole('img', { name: t('share.list.qrLabel') })
      .locator('path')
      .waitFor()
    expect(await faultsOf(page)).toEqual([])
    await button('share.list.revoke').click()
    await page.getByText(t('share.list.none')).waitFor()
    expect((await visit.goto(url))?.status()).toBe(410)
    await guest.close()
  })

  it('nothing scrolls sideways', async () => {
    for (const path of ['/history', `/history/${made.slug}`, `/settings/${made.slug}`]) {
      await open(path)
      const details = page.locator('main details')
      for (const each of await details.all()) await each.locator('summary').click()
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ])
      expect(inner, path).toBeLessThanOrEqual(outer ?? 0)
    }
  })
})

it('a link is made and closed with the keyboard alone', async () => {
  made = await publishPage(server.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
  context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } })
  const [name = '', ...value] = made.cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url: server.url }])
  page = await context.newPage()
  await page.goto(`${server.url}/settings/${made.slug}`, { waitUntil: 'networkidle' })
  await tabTo(page, page.getByText(t('settings.newShare')))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: t('share.form.make') }))
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: t('share.list.link'), exact: true }).waitFor()
  await tabTo(page, page.getByRole('button', { name: t('share.list.revoke') }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText(t('share.list.none')).waitFor()
  await context.close()
})

async function edit(ops: object[]): Promise<void> {
  const headers = { cookie: made.cookie, 'content-type': 'application/json' }
  const at = `${server.url}/api/pages/${made.slug}`
  const { rev } = (await (await fetch(at, { headers })).json()) as { rev: number }
  const answer = await fetch(at, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': `"${rev}"` },
    body: JSON.stringify({ ops }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function newHeadline(value: string): Promise<object[]> {
  const answer = await fetch(`${server.url}/api/pages/${made.slug}`, {
    headers: { cookie: made.cookie },
  })
  const { document } = (await answer.json()) as {
    document: { blocks: Record<string, { type: string }> }
  }
  const [id] = Object.entries(document.blocks).find(([, { type }]) => type === 'hero') ?? []
  return [{ op: 'set', id, path: 'title', value }]
}

async function addForm(): Promise<void> {
  const fields = [{ label: 'Name', kind: 'text', required: true }]
  const props = { title: 'Write to us', fields, consent: 'Agreed', success: 'Thanks' }
  await edit([{ op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }])
  await asOwner(server.url, made, 'publish')
}
