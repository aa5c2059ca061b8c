import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { galleryVariant } from '#server/composer/photos/place-photos.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { picture } from '#test/support/pictures.ts'

const siteUrl = 'http://look.test'
const widths = [360, 700, 800, 1100, 1440]

let entry: ClientEntry
let page: Page
let html = ''
beforeAll(async () => {
  entry = await productionBuild(join(import.meta.dirname, '../../dist')).entry()
  const photo = await picture({ width: 640, height: 480 }).png().toBuffer()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    return pathname.startsWith('/_image/')
      ? route.fulfill({ body: photo, contentType: 'image/png' })
      : route.abort()
  })
})
afterAll(() => page?.context().close())

interface Photo {
  ratio?: 'portrait' | 'square' | 'landscape' | 'wide'
  caption?: string
}

async function show(photos: readonly Photo[]): Promise<void> {
  const document = emptyDocument('page', 'en')
  document.order.push('gallery')
  const items = photos.map(({ ratio = 'landscape', caption = '' }, at) => ({
    media: { kind: 'upload' as const, id: `photo-${at}`, alt: `Photo ${at}`, ratio },
    caption,
  }))
  const props = { ...emptyProps('gallery'), title: 'Photos', items }
  document.blocks.gallery = { type: 'gallery', variant: galleryVariant(items.length), props }
  await draw(document)
}

async function draw(document: PageDocument): Promise<void> {
  const about = { document, asked: 'en', slug: 'look', noindex: true, now: 0 } as const
  html = publishedHtml(entry, { ...about, address: siteAddress(siteUrl, 'look') }).html
  await page.goto(siteUrl)
}

/** For each row of frames how wide it is; the height of every frame in it. */
function rowsOf() {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('.gallery .frame')]
    const list = document.querySelector('.gallery .items')!.getBoundingClientRect()
    const boxes = frames.map((frame) => frame.getBoundingClientRect())
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const last = boxes.filter((box) => Math.abs(box.bottom - bottom) < 2)
    return {
      filled: area / (list.width * list.height),
      lastRow: Math.max(...last.map(({ right }) => right)) - Math.min(...last.map((b) => b.left)),
      width: list.width,
    }
  })
}

it.each([700, 768, 900, 1440])(
  'a photo stands beside its story at %i px, no taller than a screen',
  async (width) => {
    const document = emptyDocument('page', 'en')
    document.order.push('about')
    const media = { kind: 'upload', id: 'photo-0', alt: 'Ana', ratio: 'portrait' } as const
    const body = [{ type: 'paragraph', spans: [{ text: 'I bake bread by the harbour.' }] }]
    const props = { ...emptyProps('about'), title: 'About', body, media }
    document.blocks.about = { type: 'about', variant: 'split', props }
    await draw(document)
    await page.setViewportSize({ width, height: 900 })
    const photo = (await page.locator('.about .frame').boundingBox())!
    const text = (await page.locator('.about .prose').boundingBox())!
    expect(photo.height).toBeLessThan(620)
    if (width > 704) expect(photo.x + photo.width).toBeLessThanOrEqual(text.x)
  },
)

const alike = (count: number, photo: Photo = {}) => Array.from({ length: count }, () => photo)

it.each([2, 3, 4, 5, 6, 7, 8])(
  'a gallery of %i leaves no cell empty at any width',
  async (count) => {
    await show(alike(count))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await rowsOf()
      expect(rows.lastRow, `the last row at ${width} px`).toBeGreaterThan(rows.width - 2)
      expect(rows.filled, `what is filled at ${width} px`).toBeGreaterThan(0.86)
    }
  },
)

it.each([2, 4, 6, 7, 8])('in a row of a gallery of %i all stand equally high', async (count) => {
  await show([{ ratio: 'portrait' }, ...alike(count - 1)])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const uneven = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.gallery .frame')].map((frame) =>
        frame.getBoundingClientRect(),
      )
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
      return [...rows.values()].filter((row) => {
        const heights = row.map(({ height }) => height)
        return Math.max(...heights) - Math.min(...heights) > 2
      }).length
    })
    expect(uneven, `rows at ${width} px`).toBe(0)
  }
})

it.each([
  ['portrait', 0.8],
  ['square', 1],
] as const)('a single photo that is %s keeps its shape and its head', async (ratio, wanted) => {
  await show([{ ratio }])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const box = (await page.locator('.gallery .frame').boundingBox())!
    expect(box.width / box.height).toBeCloseTo(wanted, 1)
    expect(box.width).toBeLessThan(560)
    // Beside its heading it ends where the page's text does: nothing is empty beyond it.
    const list = (await page.locator('.gallery .items').boundingBox())!
    if (width >= 960) expect(box.x + box.width).toBeCloseTo(list.x + list.width, 0)
  }
})

it.each(['calm', 'playful'] as const)(
  'beside a photo a %s page adds no second hue of its own',
  async (mood) => {
    const document = emptyDocument('page', 'en')
    document.theme = { ...document.theme, mood, hue: 70, chroma: 0.12 }
    document.order.push('hero')
    const media = { kind: 'upload', id: 'photo-0', alt: 'A loaf', ratio: 'landscape' } as const
    const props = { ...emptyProps('hero'), title: 'Bread', media }
    document.blocks.hero = { type: 'hero', variant: 'split', props }
    await draw(document)
    const { accent, shown } = await page.evaluate(() => {
      const styleOf = (selector: string) =>
        getComputedStyle(window.document.querySelector(selector)!)
      const probe = window.document.createElement('i')
      probe.style.color = 'var(--accent)'
      window.document.querySelector('main')!.append(probe)
      return {
        accent: getComputedStyle(probe).color,
        shown: [styleOf('.stamp circle').fill, styleOf('.hero .frame').boxShadow],
      }
    })
    for (const colour of shown) expect(colour).not.toContain(accent)
  },
)

it.each([3, 5, 7])(
  'captions of a gallery of %i stand under their photo and on no other',
  async (count) => {
    await show(alike(count, { caption: 'The old harbour at low water, before the ferry came in' }))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const covered = await page.evaluate(() => {
        const captions = [...document.querySelectorAll('.gallery figcaption')]
        const frames = [...document.querySelectorAll('.gallery .frame')]
        const box = (it: Element) => it.getBoundingClientRect()
        return captions.filter((caption) =>
          frames.some(
            (frame) =>
              box(frame).left < box(caption).right - 1 &&
              box(caption).left < box(frame).right - 1 &&
              box(frame).top < box(caption).bottom - 1 &&
              box(caption).top < box(frame).bottom - 1,
          ),
        ).length
      })
      expect(covered, `covered at ${width} px`).toBe(0)
    }
  },
)
