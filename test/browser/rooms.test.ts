import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes, onDesk, onPhone } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite, type VisitorOptions } from '#test/support/browser-suite.ts'
import { openWorkspace } from '#test/support/edited-page.ts'
import { hasFocus, tabTo } from '#test/support/keyboard.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { asOwner, type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const password = 'open sesame'

const t = translator('en')
const suite = browserSuite()
let page: Page
let made: PublishedPage

describe.each(atSizes(onPhone, onDesk))('at $viewport.width px in $colorScheme colours', (look) => {
  beforeEach(() =>
    // A file that is no page of ours is refused by the server, which the browser notes.
    visitAsOwner({
      ...look,
      savesData: true,
      reducedMotion: 'reduce',
      mayComplain: /(status of|HTTP) 422/,
    }),
  )

  const open = (path: string) => openAlive(page, suite.url + path)
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
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'OK' }).click()
    const html = { name: 'b.html', mimeType: 'text/html' }
    await picker.setInputFiles({ ...html, buffer: Buffer.from('<p>no page of ours') })
    await page.getByText(t('history.import.wrong.file')).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await picker.setInputFiles({ ...html, buffer: readFileSync(file) })
    await expect.poll(() => cards().count()).toBe(2)
  })

  it('what is wrong with a page in a file is told in one’s own language', async () => {
    const de = translator('de')
    const answer = await page.request.get(`${suite.url}/api/pages/${made.slug}`)
    const { document } = await answer.json()
    const { hero } = document.blocks
    const picker = page.locator('input[type=file]')
    const bring = (blocks: object, v = 2) => {
      const text = JSON.stringify({ document: { ...document, blocks, v } })
      const file = { name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(text) }
      return picker.setInputFiles(file)
    }
    await open('/de/history')
    await bring({ hero: { ...hero, variant: 7 } })
    const place = 'document.blocks.hero.variant'
    const wrong = page.getByText(de('history.import.wrong.document', { place }), { exact: true })
    await wrong.waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await bring(Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`b${n}`, hero])))
    await page.getByText(de('editor.refused.parts', { max: 60 })).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await bring({ hero }, 3)
    await page.getByText(de('history.import.wrong.newer')).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    const media = { kind: 'upload', id: 'elsewhere', alt: '' }
    await bring({ ...document.blocks, hero: { ...hero, props: { ...hero.props, media } } })
    await page.getByText(de('history.import.missing', { count: 1 })).waitFor()
  })

  it('a key for programs is shown once, works, and ends', async () => {
    await open('/history')
    await page.getByText(t('account.title')).click()
    await page.getByRole('textbox', { name: t('account.tokens.name') }).fill('Backup')
    await button('account.tokens.create').click()
    await page.getByText(t('account.tokens.once')).waitFor()
    const token = (await page.locator('pre').textContent())?.trim() ?? ''
    const headers = { authorization: `Bearer ${token}` }
    const asked = () => fetch(`${suite.url}/api/pages/${made.slug}`, { headers })
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
    expect(await page.locator('main :focus').count()).toBe(1)
    expect((await asked()).status).toBe(404)
  })

  it('of many messages the newest are shown, the others when asked for', async () => {
    await addForm()
    for (let at = 1; at <= 7; at++) {
      const form = new URLSearchParams({ 'field-0': `Reader ${at}`, consent: 'on' })
      await fetch(`${suite.url}/f/${made.slug}/write`, { method: 'POST', body: form })
    }
    await open(`/settings/${made.slug}`)
    const messages = page.getByText(/^Reader \d$/)
    expect(await messages.count()).toBe(5)
    await page.getByText(t('settings.inbox.unread', { count: 7 })).waitFor()
    await button('settings.inbox.more').click()
    expect(await messages.count()).toBe(7)
    expect(await button('settings.inbox.more').count()).toBe(0)
  })

  it('a reader’s message is new, is read, and goes', async () => {
    await addForm()
    const address = 'ada@reader.example'
    const form = new URLSearchParams({ 'field-0': 'Ada Reader', 'field-1': address, consent: 'on' })
    const sent = await fetch(`${suite.url}/f/${made.slug}/write`, { method: 'POST', body: form })
    expect(sent.ok).toBe(true)
    await open('/history')
    await page.getByText(t('history.unread', { count: 1 })).click()
    await page.getByText('Ada Reader').waitFor()
    expect(await faultsOf(page)).toEqual([])
    const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await hrefOf(address)).toBe(`mailto:${address}`)
    expect(await hrefOf(t('settings.inbox.reply'))).toContain(`mailto:${address}?subject=`)
    await button('settings.inbox.markRead').click()
    await button('settings.inbox.markNew').waitFor()
    await button('settings.inbox.delete').click()
    await page.getByRole('alertdialog').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('settings.inbox.delete') })
      .click()
    await page.getByText('Ada Reader').waitFor({ state: 'detached' })
  })

  it('pages are renamed in place, and put away and taken back together', async () => {
    await asOwner(suite.url, made, 'duplicate')
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
    // Where no page is left there is nothing to search through, and the trash stays in reach.
    expect(await page.getByRole('search').count()).toBe(0)
    await page.reload()
    await page.getByText(t('history.emptied.title')).waitFor()
    await button('history.emptied.action').click()
    await expect.poll(() => cards().count()).toBe(2)
    expect(await page.getByText(/^Can be restored until /).count()).toBe(2)
    await button('history.many.start').click()
    await button('history.many.all').click()
    await button('history.restore').click()
    await expect.poll(() => cards().count()).toBe(0)
    await page.getByLabel(t('history.filter')).selectOption('all')
    await expect.poll(() => cards().count()).toBe(2)
  })

  it('what was said of a page that is back is no longer said', async () => {
    await open('/history')
    const choose = async (item: 'history.delete' | 'history.restore') => {
      await page.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: t(item) }).click()
    }
    await choose('history.delete')
    const toasts = page.locator('[data-toast]')
    await toasts.getByText(/^Moved “/).waitFor()
    await button('history.emptied.action').click()
    await expect.poll(() => cards().count()).toBe(1)
    await choose('history.restore')
    await toasts.getByText(/^Restored “/).waitFor()
    await expect.poll(() => toasts.count()).toBe(1)
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

  it('a version is known by the wish that made it', async () => {
    const wishes = ['Make it darker', 'Add a team', 'Add an FAQ']
    for (const command of wishes)
      await page.request.post(`${suite.url}/api/pages/${made.slug}/commands`, {
        data: { command, locale: 'en' },
        headers: { origin: suite.url, accept: 'text/event-stream' },
      })
    await open(`/history/${made.slug}`)
    for (const wish of wishes) {
      const row = page.getByRole('listitem').filter({ hasText: `“${wish}”` })
      await row.waitFor()
      expect(await row.textContent()).not.toContain(wishes.find((other) => other !== wish))
    }
    expect(await faultsOf(page)).toEqual([])
  })

  it('a comparison is where the eye is, and its end where it began', async () => {
    await edit(await newHeadline('Ride on'))
    await open(`/history/${made.slug}`)
    const compare = button('history.compare.action').last()
    await compare.press('Enter')
    const title = page.getByRole('heading', { name: t('history.compare.title') })
    await expect.poll(() => hasFocus(title)).toBe(true)
    expect((await title.boundingBox())?.y).toBeGreaterThan(0)
    const before = page.getByLabel(t('history.compare.before'))
    const first = before.getByRole('option').last()
    expect(await first.textContent()).toContain(t('history.page.published'))
    await page.getByRole('button', { name: t('common.close') }).press('Enter')
    await expect.poll(() => hasFocus(compare)).toBe(true)
  })

  it('both versions begin where they differ, and lead to what is pressed in the list', async () => {
    const props = { title: 'Opening party', body: [] }
    await edit([
      { op: 'insert', id: 'party', type: 'about', variant: 'text', props, after: 'hero' },
      { op: 'set', id: 'header', path: 'sticky', value: false },
    ])
    await open(`/history/${made.slug}`)
    await button('history.compare.action').last().click()
    const frame = page.locator('iframe[src*="against"]').nth(1)
    await expect.poll(() => frame.getAttribute('src')).toMatch(/#(?:party|header)$/)
    const after = page.frameLocator('iframe[src*="against"]').nth(1)
    await after.locator('#party[data-changed-part=added]').waitFor({ state: 'attached' })
    await after.locator('#header[data-changed-part=changed]').waitFor({ state: 'attached' })
    const parts = page.getByRole('status').getByRole('button')
    await parts.filter({ hasText: props.title }).click()
    await expect.poll(() => frame.getAttribute('src')).toMatch(/#party$/)
  })

  it('facts, looks and hidden parts that differ between versions are told too', async () => {
    await edit([
      { op: 'fact', key: 'phone', value: '+441179000111' },
      { op: 'theme', theme: { hue: 12.5 } },
      { op: 'set', id: 'hero', path: '@hidden', value: true },
    ])
    await open(`/history/${made.slug}`)
    const row = page.getByRole('listitem').filter({ hasText: t('history.page.current') })
    await row.getByText(t('history.compare.others.facts')).waitFor()
    await button('history.compare.action').last().click()
    const told = page.getByRole('status')
    for (const words of [
      '0117 900 0111',
      `${t('editor.look.hue')}: ${t('changes.note.colour')}`,
      t('changes.event.hidden'),
      t('changes.part.facts'),
    ])
      await told.getByText(words, { exact: true }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(await overhang()).toBeLessThanOrEqual(0)
  })

  it('a link with a password is made, tried, opened, read about and closed', async () => {
    await open(`/settings/${made.slug}`)
    await page.getByText(t('settings.newShare')).click()
    // Told before something is typed that is refused.
    await page.getByText(t('share.form.passwordHint')).waitFor()
    await page.getByLabel(t('share.form.password')).fill(password)
    await button('share.form.make').click()
    const url = await page
      .getByRole('textbox', { name: t('share.list.link'), exact: true })
      .inputValue()
    await page.getByText(t('share.list.unopened')).waitFor()
    const { page: visit } = await suite.visitor({ mayComplain: /status of 4(01|10)/ })
    const answer = await visit.goto(url)
    expect(answer?.status()).toBe(401)
    expect(await visit.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const unlock = visit.getByLabel(t('share.view.password'), { exact: true })
    await unlock.fill('wrong')
    await visit.getByRole('button', { name: t('share.view.show') }).click()
    expect(await unlock.getAttribute('type')).toBe('text')
    await unlock.press('Enter')
    await visit.getByText(t('share.view.wrong')).waitFor()
    await unlock.fill(password)
    await unlock.press('Enter')
    await visit
      .frameLocator('iframe[src^="/_share/"]')
      .locator('[data-block=hero]')
      .waitFor({ state: 'attached' })
    await visit.getByText(t('share.view.draft')).waitFor()
    await button('share.list.visits').click()
    await page.getByText(t('share.list.visit.opened'), { exact: true }).waitFor()
    await page.getByText(t('share.list.views', { count: 1 })).waitFor()
    expect(await page.getByText(t('share.list.visit.wrong')).count()).toBe(1)
    await button('share.list.qr').click()
    await page
      .getByRole('img', { name: t('share.list.qrLabel') })
      .locator('path')
      .waitFor()
    expect(await faultsOf(page)).toEqual([])
    await button('share.list.revoke').click()
    await agreeToRevoke()
    await page.getByText(t('share.list.none')).waitFor()
    expect((await visit.goto(url))?.status()).toBe(410)
  })

  it('nothing scrolls sideways', async () => {
    for (const path of ['/history', `/history/${made.slug}`, `/settings/${made.slug}`]) {
      await open(path)
      const details = page.locator('main details')
      for (const each of await details.all()) await each.locator('summary').click()
      expect(await overhang(), path).toBeLessThanOrEqual(0)
    }
  })
})

async function agreeToRevoke(): Promise<void> {
  const question = page.getByRole('alertdialog', { name: t('share.list.revokeTitle') })
  await question.getByRole('button', { name: t('share.list.revoke') }).press('Enter')
}

it('a link is made and closed with the keyboard alone', async () => {
  await visitAsOwner()
  await page.goto(`${suite.url}/settings/${made.slug}`, { waitUntil: 'networkidle' })
  await tabTo(page, page.getByText(t('settings.newShare')))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: t('share.form.make') }))
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: t('share.list.link'), exact: true }).waitFor()
  await tabTo(page, page.getByRole('button', { name: t('share.list.revoke') }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await agreeToRevoke()
  await page.getByText(t('share.list.none')).waitFor()
})

it('the focus stays in the list of links while one after the other is closed', async () => {
  await visitAsOwner()
  await openWorkspace(page, `${suite.url}/generate/${made.slug}`)
  await page.getByRole('button', { name: t('share.action') }).click()
  const links = page.getByRole('textbox', { name: t('share.list.link'), exact: true })
  const close = page.getByRole('button', { name: t('share.list.revoke') })
  const created = t('share.list.made', { date: '' })
  for (const [at, make] of ['share.form.make', 'settings.newShare'].entries()) {
    await page.getByRole('button', { name: t(make) }).click()
    await expect.poll(() => links.count()).toBe(at + 1)
    // One alone needs nothing to tell it by.
    await expect.poll(() => page.getByText(created).count()).toBe(at === 0 ? 0 : 2)
  }
  const focused = page.getByRole('dialog').locator(':focus')
  await close.first().press('Enter')
  await agreeToRevoke()
  await expect.poll(() => links.count()).toBe(1)
  expect(await focused.getAttribute('value')).toBe(await links.inputValue())
  await close.press('Enter')
  await agreeToRevoke()
  await page.getByText(t('share.list.none')).waitFor()
  expect(await focused.textContent()).toBe(t('share.list.none'))
})

it('a key that is made before the list of keys has come stays in the list', async () => {
  await visitAsOwner()
  const older = { id: 'older', name: 'Older', createdAt: 0, usedAt: null, expiresAt: null }
  const isMade = Promise.withResolvers<void>()
  await page.route('**/api/tokens', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    await isMade.promise
    await route.fulfill({ json: { items: [older], nextCursor: null } })
  })
  await page.goto(`${suite.url}/history`)
  await page.getByText(t('account.title')).click()
  await page.getByRole('textbox', { name: t('account.tokens.name') }).fill('Backup')
  await page.getByRole('button', { name: t('account.tokens.create') }).click()
  await page.getByText(t('account.tokens.once')).waitFor()
  isMade.resolve()
  await page.getByText('Older', { exact: true }).waitFor()
  expect(await page.getByText('Backup', { exact: true }).count()).toBe(1)
})

/** A published page, and its owner in front of a screen. */
async function visitAsOwner(options: VisitorOptions = {}): Promise<void> {
  made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
  const visitor = await suite.visitor(options)
  await signIn(visitor.context, suite.url, made)
  page = visitor.page
}

/** By how many pixels the screen is wider than its window. */
function overhang(): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

async function edit(ops: object[]): Promise<void> {
  const headers = { cookie: made.cookie, 'content-type': 'application/json' }
  const at = `${suite.url}/api/pages/${made.slug}`
  const { rev } = (await (await fetch(at, { headers })).json()) as { rev: number }
  const answer = await fetch(at, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': `"${rev}"` },
    body: JSON.stringify({ ops }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function newHeadline(value: string): Promise<object[]> {
  const answer = await fetch(`${suite.url}/api/pages/${made.slug}`, {
    headers: { cookie: made.cookie },
  })
  const { document } = (await answer.json()) as {
    document: { blocks: Record<string, { type: string }> }
  }
  const [id] = Object.entries(document.blocks).find(([, { type }]) => type === 'hero') ?? []
  return [{ op: 'set', id, path: 'title', value }]
}

async function addForm(): Promise<void> {
  const fields = [
    { label: 'Name', kind: 'text', required: true },
    { label: 'Email', kind: 'email', required: false },
  ]
  const props = { title: 'Write to us', fields, consent: 'Agreed', success: 'Thanks' }
  await edit([{ op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }])
  await asOwner(suite.url, made, 'publish')
}
