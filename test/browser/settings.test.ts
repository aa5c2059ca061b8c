import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { writePage } from '#test/support/edited-page.ts'
import { tabTo } from '#test/support/keyboard.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { picture } from '#test/support/pictures.ts'
import { type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
const wide = () => picture({ width: 1300, height: 700 }).png().toBuffer()
let made: PublishedPage
let page: Page

describe.each(atSizes(360, 1440))('the settings of a page at %i px', (width) => {
  beforeEach(async () => {
    made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    const visitor = await suite.visitor({ viewport: { width, height: 800 } })
    page = visitor.page
    await signIn(visitor.context, suite.url, made)
  })

  it('name the page without its tail, and lead to each part by keyboard', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.textContent()).toBe(`${t('settings.title')}Harbour Bikes`)
    expect(await faultsInBothColours(page)).toEqual([])
    const nav = page.getByRole('navigation', { name: t('settings.sections') })
    // In one order here and there, and what the page is called before what it may have received.
    const parts = (await nav.getByRole('link').allTextContents()).slice(0, 3)
    expect(parts[0]).toBe(t('settings.about'))
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((each) => parts.includes(each))).toEqual(parts)
    const domain = nav.getByRole('link', { name: t('settings.domain.title') })
    await tabTo(page, domain)
    await page.keyboard.press('Enter')
    const part = page.getByRole('heading', { name: t('settings.domain.title') })
    await expect.poll(() => part.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(200)
    expect(page.url()).toMatch(/#domain$/)
  })

  it('tell until when a domain is reserved as the country of the reader writes it', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    const host = page.getByRole('textbox', { name: t('settings.domain.host') })
    await host.fill(`www.bikes-${width}.example`)
    await page.getByRole('button', { name: t('settings.domain.connect') }).click()
    const [before = ''] = t('settings.domain.until', { date: '|' }).split('|')
    const told = page.getByText(before)
    // Drawn by the server, which does not know the country, as well as by the browser.
    for (const _ of ['drawn here', 'drawn there']) {
      await expect.poll(() => told.textContent()).toMatch(/ \d{1,2} \p{L}+ \d{4}/u)
      await openAlive(page, `${suite.url}/settings/${made.slug}`)
    }
  })

  it('show the page as search engines and chats do, while it is typed', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    await page.getByRole('textbox', { name: t('settings.pageTitle') }).fill('Wheels by the water')
    const result = page.getByRole('figure', { name: t('settings.preview.search') })
    await result.getByText('Wheels by the water').waitFor()
    const card = page.getByRole('figure', { name: t('share.publish.card') })
    await card.getByText('Wheels by the water').waitFor()
    const picture = card.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200)
  })

  it('share the brief with the operator only once they are asked to, and take it back', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    const share = page.getByRole('checkbox', { name: t('settings.improve.share') })
    await page.getByText(t('settings.improve.shareHint')).waitFor()
    expect(await share.isChecked()).toBe(false)
    await tabTo(page, share)
    await page.keyboard.press('Space')
    await page.getByText(t('settings.saved')).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await page.reload()
    expect(await share.isChecked()).toBe(true)
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    await share.uncheck()
    await page.getByText(t('settings.saved')).waitFor()
    await page.reload()
    expect(await share.isChecked()).toBe(false)
  })

  it('say of a language that readers do not see it before the page is published again', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    await page.getByRole('checkbox', { name: 'Deutsch' }).check()
    const note = page.getByText(t('settings.notOnline', { languages: 'German' }))
    await note.waitFor()
    await page.getByText(t('settings.saved')).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await page.reload()
    await note.waitFor()
    await page.getByText(t('settings.isChanged')).waitFor()
    // There is room for all of its words, on a phone, too.
    await page.setViewportSize({ width: 360, height: 740 })
    const publish = page.getByRole('button', { name: t('share.publish.changes') })
    expect(await publish.innerText()).toBe(t('share.publish.changes'))
    await publish.click()
    const sheet = page.getByRole('dialog', { name: t('share.gate.changesTitle') })
    await sheet.getByRole('button', { name: t('share.publish.changes') }).click()
    await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    const german = await page.request.get(`${suite.url}/de/p/${made.slug}`)
    expect(await german.text()).toContain('lang="de"')
  })

  it('lead from a new language to its texts, shown in it', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    await page.getByRole('checkbox', { name: '日本語' }).check()
    const row = page.getByRole('listitem').filter({ hasText: /^Japanese: \d+ texts to review/ })
    await row.waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await row.getByRole('link', { name: t('settings.checkTexts') }).click()
    await page.waitForURL(`**/generate/${made.slug}#ja`)
    const preview = page.frameLocator('iframe[src="/_preview"]')
    await preview.locator('html[lang=ja]').waitFor({ state: 'attached' })
    await page.getByRole('region', { name: t('generate.preview.review') }).waitFor()
  })

  it('tell the record that leads a domain here, and look for it when asked', async () => {
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    const host = `www.harbour-${Date.now().toString(36)}.example`
    await page.getByRole('textbox', { name: t('settings.domain.host') }).fill(host)
    await page.keyboard.press('Enter')
    await page.getByText(t('settings.domain.waiting', { host })).waitFor()
    await page.getByText('www', { exact: true }).waitFor()
    await page.getByText('127.0.0.1', { exact: true }).waitFor()
    await page.getByRole('button', { name: t('settings.domain.check') }).click()
    await page.getByText(t('settings.domain.found.no_record', { host })).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
  })
})

describe('a link somebody guesses at', () => {
  it('says so where its owner lists it', async () => {
    made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    const visitor = await suite.visitor()
    page = visitor.page
    await signIn(visitor.context, suite.url, made)
    const shared = await page.request.post(`${suite.url}/api/pages/${made.slug}/shares`, {
      data: { password: 'harbour light' },
      headers: { origin: suite.url },
    })
    const { token } = await shared.json()
    for (const password of ['one', 'two', 'three'])
      await fetch(`${suite.url}/share/${token}/unlock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: suite.url },
        body: JSON.stringify({ password }),
      })
    await openAlive(page, `${suite.url}/settings/${made.slug}#shares`)
    await page.getByText(t('share.list.guesses', { count: 3 })).waitFor()
    await page.getByRole('button', { name: t('share.list.visits') }).click()
    await expect
      .poll(() => page.getByText(t('share.list.visit.wrong'), { exact: true }).count())
      .toBe(3)
    expect(await faultsInBothColours(page)).toEqual([])
  })
})

describe('pictures of one’s own', () => {
  it('stand for the page in tabs and where its link unfolds, until they are taken away', async () => {
    made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    const visitor = await suite.visitor({ viewport: { width: 360, height: 780 } })
    page = visitor.page
    await signIn(visitor.context, suite.url, made)
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    for (const which of ['icon', 'card']) {
      const chosen = { name: 'own.png', mimeType: 'image/png', buffer: await wide() }
      const part = page.getByRole('group', { name: t(`settings.own.${which}`) })
      await part.locator('input[type=file]').setInputFiles(chosen)
      await part.getByRole('button', { name: t('settings.own.reset') }).waitFor()
    }
    await page.getByText(t('settings.saved')).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    const head = async () => (await fetch(`${suite.url}/p/${made.slug}`)).text()
    const publish = () =>
      page.request.post(`${suite.url}/api/pages/${made.slug}/publish`, {
        headers: { origin: suite.url },
      })
    await publish()
    const html = await head()
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const icon = /rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const address of [card, suite.url + icon]) {
      expect(address).toContain('/_image/')
      expect((await fetch(address)).status).toBe(200)
    }
    await page
      .getByRole('button', { name: t('settings.own.reset') })
      .first()
      .click()
    await page
      .getByRole('button', { name: t('settings.own.reset') })
      .first()
      .click()
    await page.getByText(t('settings.saved')).waitFor()
    await publish()
    expect(await head()).toContain(`/p/${made.slug}/card.png`)
  })
})

it.each([360, 1440])('says at %i px that all is saved wherever one is', async (width) => {
  const { page, context } = await suite.visitor({ viewport: { width, height: 800 } })
  const slug = await writePage(context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  await page.goto(`${suite.url}/settings/${slug}`)
  await page.getByRole('heading', { name: t('settings.danger') }).scrollIntoViewIfNeeded()
  const box = await page.getByText(t('settings.saved')).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(800)
})
