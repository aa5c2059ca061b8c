import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const dist = join(import.meta.dirname, '../../dist')
const siteUrl = 'http://large.test'

let entry: ClientEntry
let page: Page
let html = ''
beforeAll(async () => {
  entry = await productionBuild(dist).entry()
  page = await (await sharedBrowser()).newPage({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 700 },
  })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    const isFont = extname(pathname) === '.woff2'
    return isFont ? route.fulfill({ path: join(dist, 'client', pathname) }) : route.abort()
  })
})
afterAll(() => page?.context().close())

const briefs: [PageLanguage, string][] = [
  [
    'de',
    'Orgelwerkstatt Hasenöhrl in Landshut stimmt Orgeln. Montag bis Donnerstag 7:30 bis 16:30 Uhr, Freitag 7 bis 12 Uhr. Stimmung 85 €, Restaurierung 900 €. Altdorfer Straße 112, 84030 Landshut. Telefon 0871 5550 147.',
  ],
  [
    'en',
    'Marrow & Thyme is a supper club in Frome. Dinner £58 a head, wine pairing £32 a head, sourdough £4. Thursday to Saturday 19:00-23:00. 9 Willow Vale, Frome BA11 1BG. Call 01373 496 210.',
  ],
  [
    'ja',
    '鎌倉の金継ぎ教室「つぎや」です。体験は5,500円、月2回は9,800円、材料費は一器につき1,200円です。水曜日から土曜日の10時から16時まで。鎌倉市小町2-8-14。電話0467-55-0182。',
  ],
]

it.each(briefs)('the largest type leaves every word whole at 320 px: %s', async (locale, brief) => {
  const composed = composedDocument(brief, { locale, seed: 3 })
  composed.theme.scale = 'huge'
  const about = { document: composed, asked: locale, slug: 'large', noindex: true, now: 0 } as const
  html = publishedHtml(entry, { ...about, address: siteAddress(siteUrl, 'large') }).html
  await page.goto(siteUrl)
  await page.evaluate(() => document.fonts.ready)
  for (const variant of ['table', 'card']) {
    await page
      .locator('.hours')
      .evaluate((hours, to) => hours.setAttribute('data-variant', to), variant)
    expect(await brokenWords()).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Days, times, dishes and names that stand on more lines than they have words. */
function brokenWords(): Promise<string[]> {
  return page.evaluate(() => {
    const places = '.hours th, .hours td span, .dish-name, .fact-card dt, .header .logo span'
    return [...document.querySelectorAll(places)].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const text = element.textContent ?? ''
      // Japanese breaks within a phrase, but no line of it is a letter or two.
      const most = /[\p{sc=Han}\p{sc=Hira}]/u.test(text)
        ? Math.ceil(text.length / 5)
        : text.split(/[\s–-]+/).length
      return lines > most ? [`${text}: ${lines} lines`] : []
    })
  })
}
