import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BroughtPicture } from '#server/composer/photos/brought-pictures.ts'
import { seedOf } from '#server/composer/seed.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { moods, type Theme } from '#shared/page/theme.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { picture } from '#test/support/pictures.ts'

const dist = join(import.meta.dirname, '../../dist')
const siteUrl = 'http://photos.test'
const sizes = { stands: [1200, 1600], lies: [1800, 1200], square: [1400, 1400], wide: [3000, 1000] }

interface Trade {
  language: PageLanguage
  brief: string
  shapes: (keyof typeof sizes)[]
}

const trades: Trade[] = [
  {
    language: 'en',
    brief:
      'The Creel is a nine room harbour hotel in Anstruther. The building was a herring warehouse, my husband and I (Isla Kerr) spent four years putting it back together. Doubles from £140 a night with breakfast, dogs £10. Check-in from 3pm. Call 01333 496 0123.',
    shapes: ['wide', 'lies', 'stands', 'square', 'lies', 'lies', 'stands', 'lies'],
  },
  {
    language: 'de',
    brief:
      'Tischlerei Ahrens in Lüneburg, wir bauen Küchen, Tische und Einbauschränke aus heimischem Holz. Seit 1978 arbeiten wir zu viert in der Salzstraße 8. Tisch ab 1.400 €. Tel 04131 000 1234',
    shapes: ['lies', 'stands', 'lies', 'stands', 'square'],
  },
  {
    language: 'ja',
    brief:
      '鎌倉の古民家でヨガ教室をしています。講師は田中美咲、インストラクター歴12年。1クラス6名まで。1回2,500円、体験1,500円。長谷駅から徒歩6分。umi@yoga.example',
    shapes: ['lies', 'stands', 'square'],
  },
  {
    language: 'en',
    brief:
      'I am Callum, guitar teacher in Leith. £32 an hour at mine. First lesson free. I played in ceilidh bands for 15 years. callum@sixstrings.example',
    shapes: ['stands'],
  },
]

let entry: ClientEntry
let page: Page
let html = ''
let arePhotosSent = true
beforeAll(async () => {
  entry = await productionBuild(dist).entry()
  const photo = await picture({ width: 640, height: 480 }).png().toBuffer()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    if (extname(pathname) === '.woff2')
      return route.fulfill({ path: join(dist, 'client', pathname) })
    return pathname.startsWith('/_image/') && arePhotosSent
      ? route.fulfill({ body: photo, contentType: 'image/png' })
      : route.abort()
  })
})
afterAll(() => page?.context().close())

async function show(trade: Trade, mood: Theme['mood'], scheme: Theme['scheme']): Promise<void> {
  const photos = trade.shapes.map((shape, at): BroughtPicture => {
    const [width = 0, height = 0] = sizes[shape]
    return {
      id: `photo-${at}`,
      alt: `Photo ${at}`,
      name: '',
      width,
      height,
      focal: { x: 0.4, y: 0.3 },
    }
  })
  const document = composedDocument(trade.brief, {
    locale: trade.language,
    seed: seedOf(trade.brief) + moods.indexOf(mood),
    pictures: { photos, logo: null, colour: null },
  })
  Object.assign(document.theme, { mood, scheme })
  const about = { document, asked: trade.language, slug: 'photos', noindex: true, now: 0 }
  html = publishedHtml(entry, { ...about, address: siteAddress(siteUrl, 'photos') }).html
  await page.goto(siteUrl)
  await page.evaluate(() => globalThis.document.fonts.ready)
}

describe.each(sampled(moods, 2))('pages with photos in their %s look', (mood) => {
  // Each look with one of the pages; all of all would take a minute and a half.
  const shown = trades.filter((_, at) => at === moods.indexOf(mood) % trades.length)

  it('fit every screen and read in both schemes', async () => {
    for (const trade of shown)
      for (const scheme of ['light', 'dark'] as const) {
        await show(trade, mood, scheme)
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${trade.language} at ${width} px`).toBeLessThanOrEqual(width)
        }
        expect(await faultsOf(page), `${trade.language} ${scheme}`).toEqual([])
      }
  })

  it('stay where they are when the photos arrive', async () => {
    for (const trade of shown)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        arePhotosSent = false
        await show(trade, mood, 'light')
        const before = await tops()
        arePhotosSent = true
        await show(trade, mood, 'light')
        await page.evaluate(showAllPhotos)
        expect(await tops(), `${trade.language} at ${width} px`).toEqual(before)
      }
  })

  it('show no photo twice and every photo once', async () => {
    for (const trade of shown) {
      await show(trade, mood, 'light')
      const sent = await page
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => /photo-\d+/.exec(image.getAttribute('src') ?? '')?.[0]),
        )
      expect(sent.toSorted()).toEqual(trade.shapes.map((_, at) => `photo-${at}`))
    }
  })
})

function tops(): Promise<number[]> {
  return page
    .locator('[data-ground], .frame')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))
}

async function showAllPhotos(): Promise<void> {
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode()
  }
}
