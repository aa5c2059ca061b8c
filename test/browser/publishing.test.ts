import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, pressInPreview } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'
import type { Visitor } from '#test/support/visitor.ts'

const t = translator('en')
const suite = browserSuite()
let visitor: Visitor
let page: Page
beforeEach(async () => {
  visitor = await suite.visitor({ viewport: { width: 360, height: 780 } })
  page = visitor.page
})

/** A written page without a description, its call link leading nowhere. */
async function writtenPage(): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`${suite.url}/api${path}`, { data, headers: { origin: suite.url } })
  const brief = 'Harbour Bikes is a bicycle shop in Bristol. Open Tuesday to Saturday 9am to 6pm.'
  const stream = await (await post('/generations', { brief, locale: 'en' })).text()
  const slug = /"slug":"([^"]+)"/.exec(stream)?.[1] ?? ''
  await edit(slug, [{ op: 'meta', meta: { description: '' } }])
  return slug
}

async function edit(slug: string, ops: object[]): Promise<void> {
  const address = `${suite.url}/api/pages/${slug}`
  const { rev } = await (await page.request.get(address)).json()
  const answer = await page.request.patch(address, {
    data: { ops },
    headers: { 'if-match': `"${rev}"`, origin: suite.url },
  })
  expect(answer.status()).toBe(200)
}

async function rename(slug: string, to: string): Promise<void> {
  const answer = await page.request.put(`${suite.url}/api/pages/${slug}/settings`, {
    data: { slug: to },
    headers: { origin: suite.url },
  })
  expect(answer.status()).toBe(200)
}

const button = (name: string) => page.getByRole('button', { name: t(name), exact: true })

const sheet = () => page.getByRole('dialog', { name: t('share.gate.title') })
const link = () => page.getByRole('textbox', { name: t('share.publish.address') })

describe('publishing', () => {
  it('shows the link as a chat does, offers the name alone, and unfolds into the page', async () => {
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    const picture = sheet().getByRole('img', { name: t('share.publish.picture') })
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200)
    expect(await link().inputValue()).toBe('harbour-bikes')
    expect(await faultsInBothColours(page)).toEqual([])
    await button('share.gate.publish').click()
    const online = page.getByRole('dialog', { name: t('share.publish.isOnline') })
    const address = `${suite.url}/p/harbour-bikes`
    expect(await online.getByRole('textbox').inputValue()).toBe(address)
    const cut = (it: HTMLElement) =>
      it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight
    expect(await online.getByRole('textbox').evaluate(cut)).toBe(false)
    await online.getByRole('img', { name: t('share.list.qrLabel') }).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    expect((await page.request.get(address)).status()).toBe(200)
    expect(page.url()).toBe(`${suite.url}/settings/harbour-bikes`)
    await online.getByRole('link', { name: t('share.publish.domain') }).click()
    await page.waitForURL('**/settings/harbour-bikes#domain')
  })

  it('names a language that is not translated, leads to its texts and publishes all the same', async () => {
    const slug = await writtenPage()
    await edit(slug, [
      { op: 'meta', meta: { locales: ['en', 'de'] } },
      { op: 'set', id: 'hero', path: 'title', value: 'Bicycles by the water' },
      { op: 'translate', locale: 'de', id: 'hero', path: 'title', text: null, state: 'needs' },
    ])
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await button('share.publish.action').click()
    const row = sheet()
      .getByRole('listitem')
      .filter({ hasText: /^German: \d+ texts? to review/ })
    await row.getByRole('button', { name: t('settings.checkTexts') }).click()
    await sheet().waitFor({ state: 'detached' })
    await page.getByRole('region', { name: t('generate.preview.review') }).waitFor()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    const there = row.getByRole('link', { name: t('settings.checkTexts') })
    expect(await there.getAttribute('href')).toBe(`/generate/${slug}#de`)
    await button('share.gate.publish').click()
    await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
  })

  it('says while one types whether an address is free, and takes the one that is', async () => {
    const taken = await writtenPage()
    await rename(taken, 'wheels-on-water')
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    await link().fill('Wheels on water')
    await sheet().getByText(t('share.publish.slug.taken')).waitFor()
    expect(await button('share.gate.publish').getAttribute('aria-disabled')).toBe('true')
    await link().fill('ab')
    await sheet().getByText(t('share.publish.slug.wrong')).waitFor()
    await link().fill('wheels-on-land')
    await sheet().getByText(t('share.publish.slug.free')).waitFor()
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    expect((await page.request.get(`${suite.url}/p/wheels-on-land`)).status()).toBe(200)
  })

  it('leaves the way back where a page is edited when its address changes', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const slug = await writtenPage()
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    const title = preview.locator('[data-block=hero] h1[data-text]')
    const written = await title.textContent()
    await pressInPreview(page, '[data-block=hero] h1[data-text]')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Wheels for everybody')
    await page.keyboard.press('Escape')
    await button('share.publish.action').click()
    // Its own at every try: an address that is taken once stays so.
    const address = `wheels-for-${crypto.randomUUID().slice(0, 8)}`
    await link().fill(address)
    await sheet().getByText(t('share.publish.slug.free')).waitFor()
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    await page.waitForURL(`**/generate/${address}`)
    expect(await page.getByText(t('share.publish.isOnline')).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await button('editor.undo').click()
    await expect.poll(() => title.textContent()).toBe(written)
    await page.getByText(t('generate.state.saved')).first().waitFor({ state: 'attached' })
  })

  it('is told where the server has been upgraded meanwhile, and no second time', async () => {
    const slug = await writtenPage()
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    const refusal = { status: 409, json: { status: 409, code: 'build_mismatch' } }
    await page.route('**/_payload.json*', (route) => route.fulfill(refusal))
    await button('share.publish.action').click()
    const address = `upgraded-${crypto.randomUUID().slice(0, 8)}`
    await link().fill(address)
    await sheet().getByText(t('share.publish.slug.free')).waitFor()
    const loaded = page.waitForEvent('load')
    await button('share.gate.publish').click()
    await loaded
    const online = page.getByRole('dialog', { name: t('share.publish.isOnline') })
    await online.waitFor()
    expect(await online.getByRole('textbox').inputValue()).toBe(`${suite.url}/p/${address}`)
    await online.getByRole('img', { name: t('share.list.qrLabel') }).waitFor()
    await openWorkspace(page, page.url())
    await page.getByText(t('generate.state.saved')).first().waitFor({ state: 'attached' })
    expect(await online.count()).toBe(0)
    visitor.complaints.length = 0
  })

  it('keeps still for those who want no movement', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    await button('share.gate.publish').click()
    const picture = page.getByRole('img', { name: t('share.publish.picture') })
    await page.getByText(t('share.publish.isOnline')).waitFor()
    expect(await picture.evaluate((it) => it.getAnimations().length)).toBe(0)
  })

  it('says which text does not go with the rest, and leads there', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const slug = await writtenPage()
    const excerpt = 'We are open Monday to Friday from 8am to 4pm.'
    await edit(slug, [{ op: 'set', id: 'contact', path: 'lead', value: excerpt }])
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await button('share.publish.action').click()
    const row = sheet().getByRole('listitem').filter({ hasText: excerpt })
    // What misleads visitors stands apart from what could be nicer.
    const wrong = sheet().locator('section', { hasText: t('share.gate.faults') })
    await wrong.getByText(excerpt).waitFor()
    expect(await wrong.textContent()).not.toContain(t('share.gate.found.missing_description'))
    expect(await faultsInBothColours(page)).toEqual([])
    expect(await row.textContent()).toContain('Tuesday – Saturday')
    await row.getByRole('button', { name: t('share.gate.go') }).click()
    const field = page.getByRole('textbox').filter({ hasText: excerpt })
    await expect.poll(() => field.first().isVisible()).toBe(true)
  })

  it.each(atSizes(360, 1440))(
    'leads from one finding to the next and back at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 780 })
      const slug = await writtenPage()
      const wrong = 'We are open Monday to Friday from 8am to 4pm.'
      await edit(slug, [{ op: 'set', id: 'contact', path: 'lead', value: wrong }])
      await openWorkspace(page, `${suite.url}/generate/${slug}`)
      await button('share.publish.action').click()
      const toShow = sheet().getByRole('button', { name: t('share.gate.go') })
      await toShow.first().click()
      const bar = page.getByRole('region', { name: t('share.gate.title') })
      await bar.getByText(wrong).waitFor()
      expect(await faultsInBothColours(page)).toEqual([])
      const next = bar.getByRole('button', { name: t('share.gate.next', { count: 1 }) })
      await next.click()
      await next.waitFor({ state: 'detached' })
      expect(await bar.getByText(wrong).count()).toBe(0)
      await bar.getByRole('button', { name: t('share.gate.back') }).click()
      await sheet().getByText(wrong).waitFor()
    },
  )

  it('mends what it can, and goes on', async () => {
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    const finding = sheet().getByText(t('share.gate.found.missing_description'))
    await finding.waitFor()
    await sheet()
      .getByRole('button', { name: t('share.gate.fix') })
      .first()
      .click()
    await finding.waitFor({ state: 'detached' })
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    const html = await (await page.request.get(page.url().replace('settings', 'p'))).text()
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  })

  it('says why not where the operator has taken the page offline', async () => {
    const mayComplain = /403|API Error/
    ;({ page } = await suite.visitor({ viewport: { width: 360, height: 780 }, mayComplain }))
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await page.route('**/api/pages/*/publish', (route) =>
      route.fulfill({ status: 403, json: { code: 'taken_down', detail: 'no' } }),
    )
    await button('share.publish.action').click()
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.takenDown')).waitFor()
    await sheet().waitFor({ state: 'detached' })
  })

  it('shows what readers will see anew, and leaves it to the owner', async () => {
    const slug = await writtenPage()
    await page.request.post(`${suite.url}/api/pages/${slug}/publish`, {
      headers: { origin: suite.url },
    })
    await edit(slug, [
      { op: 'set', id: 'hero', path: 'title', value: 'Wheels for everybody' },
      { op: 'theme', theme: { hue: 12.5 } },
      { op: 'fact', key: 'phone', value: '+441174960123' },
      { op: 'fact', key: 'hours', value: 'Tu-Fr 09:00-18:00; Sa 10:00-16:00' },
      { op: 'set', id: 'footer', path: '@variant', value: 'columns' },
    ])
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.changes').click()
    const gate = page.getByRole('dialog', { name: t('share.gate.changesTitle') })
    await gate.locator('ins', { hasText: 'Wheels for everybody' }).waitFor()
    await gate.getByText(`${t('editor.look.hue')}: ${t('changes.note.colour')}`).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await button('share.gate.later').click()
    const published = () => page.request.get(`${suite.url}/p/${slug}`).then((each) => each.text())
    expect(await published()).not.toContain('Wheels for everybody')
    await button('share.publish.changes').click()
    await gate.getByRole('button', { name: t('share.publish.changes') }).click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    expect(await published()).toContain('Wheels for everybody')
  })
})
