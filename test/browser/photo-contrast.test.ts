import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { contrast } from '#shared/page/oklch.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { moods, type Theme } from '#shared/page/theme.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { sharedBrowser } from '#test/support/browser.ts'

/** WCAG 2.2, 1.4.3: of a text with whatever lies behind it. */
const least = 4.5
/** Of the pixels behind a text: what few of them are does not make it hard to read. */
const worstShare = 0.02

const siteUrl = 'http://photo.test'
const photos: Record<string, Buffer> = {}
let entry: ClientEntry
let page: Page
let html = ''
let photo = 'white'
beforeAll(async () => {
  entry = await productionBuild(join(import.meta.dirname, '../../dist')).entry()
  const size = { width: 960, height: 640 }
  const white = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  photos.white = await white.png().toBuffer()
  photos.noisy = await noise(size)
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    return pathname.startsWith('/_image/')
      ? route.fulfill({ body: photos[photo] ?? '', contentType: 'image/png' })
      : route.abort()
  })
})
afterAll(() => page?.context().close())

/** Black and white in squares a letter wide, each by chance and always the same. */
function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const cell = 8
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor(x / cell) * 7919 + Math.floor(y / cell) * 104729
      pixels[y * width + x] = (Math.imul(at, 2654435761) >>> 16) & 1 ? 255 : 0
    }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

const widths = [360, 768, 1440]

describe.each(['white', 'noisy'])('over a %s photo', (which) => {
  const schemesOf = (mood: Theme['mood']): Theme['scheme'][] =>
    mood === 'warm' || mood === 'bold' ? ['light', 'dark'] : ['light']
  const looks = moods.flatMap((mood) => schemesOf(mood).map((scheme) => ({ mood, scheme })))

  it.each(sampled(looks, 3))('a poster’s texts read in its $mood look, $scheme', async (look) => {
    photo = which
    for (const width of widths) expect(await faintTexts('poster', look, width)).toEqual([])
  })

  it.each([
    ['split', 'playful'],
    ['split', 'premium'],
    ['centered', 'playful'],
    ['centered', 'warm'],
    ['banner', 'playful'],
  ] as const)('the texts of a %s hero read in its %s look', async (variant, mood) => {
    photo = which
    const look = { mood, scheme: 'light' } as const
    for (const width of widths) expect(await faintTexts(variant, look, width)).toEqual([])
  })
})

it('on paper a poster’s words stand below its photo', async () => {
  await show('poster', { mood: 'bold', scheme: 'light' }, 768)
  await page.emulateMedia({ media: 'print' })
  const picture = await page.locator('.hero img').boundingBox()
  const heading = await page.locator('.hero h1').boundingBox()
  await page.emulateMedia({ media: null })
  expect(heading?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})

async function show(variant: string, look: Partial<Theme>, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
  html = publishedHtml(entry, {
    document: heroOf(variant, look),
    asked: 'en',
    slug: 'photo',
    noindex: true,
    now: 0,
    address: siteAddress(siteUrl, 'photo'),
  }).html
  await page.goto(siteUrl, { waitUntil: 'load' })
}

/** The texts of a hero that are hard to read before what is behind them, and by how much. */
async function faintTexts(variant: string, look: Partial<Theme>, width: number): Promise<string[]> {
  await show(variant, look, width)
  const texts = await page.evaluate(textsOfHero)
  expect(texts.length).toBeGreaterThan(5)
  const picture = sharp(await page.screenshot({ fullPage: true })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const faint: string[] = []
  for (const { words, colour, boxes } of texts) {
    const ratio = worstContrast(colour, pixelsIn(boxes, data, info.width, info.height))
    if (ratio < least) faint.push(`${width} px: ${words} ${ratio.toFixed(2)}`)
  }
  return faint
}

function heroOf(variant: string, look: Partial<Theme>): PageDocument {
  const document = emptyDocument('page', 'en')
  document.theme = { ...document.theme, ...look }
  document.facts = {
    ...document.facts,
    name: 'Harbour Bread',
    place: 'Bristol',
    phone: '+441174960148',
  }
  document.order.push('hero')
  const props = {
    ...emptyProps('hero'),
    eyebrow: 'Bakery in Bristol',
    title: 'Bread baked through the night by the old docks',
    lead: 'Sourdough, rye and cinnamon buns, baked every night and sold until they are gone. We deliver to restaurants across the city, six days a week, and bake to order for feasts.',
    points: [{ text: 'Since 1994' }, { text: 'Flour from two mills' }],
    actions: [{ label: 'Call us', to: 'phone', kind: 'primary' }],
    media: { kind: 'upload', id: 'photo-0', alt: 'Loaves' },
    showFacts: true,
  }
  document.blocks.hero = { type: 'hero', variant, props }
  return document
}

interface SeenText {
  words: string
  colour: string
  boxes: { x: number; y: number; width: number; height: number }[]
}

/** Every text of the hero with its colour and where it stands; it is not drawn from then on. */
function textsOfHero(): SeenText[] {
  const hero = document.querySelector('.hero')!
  const found: SeenText[] = []
  // Colours are mixed in spaces of their own: drawn, they are bytes.
  const canvas = document.createElement('canvas').getContext('2d')!
  const hexOf = (colour: string) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const bytes = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    const words = node.textContent?.trim() ?? ''
    if (!words || parent.closest('svg, .vh, a.btn, .btn') || !parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => {
      return { x, y: y + scrollY, width, height }
    })
    found.push({ words: words.slice(0, 40), colour: hexOf(getComputedStyle(parent).color), boxes })
  }
  for (const each of hero.querySelectorAll<HTMLElement>('*')) {
    each.style.setProperty('-webkit-text-fill-color', 'transparent')
    each.style.textDecoration = 'none'
  }
  // It lies over the page on a ground of its own, wherever the page is scrolled to.
  document.querySelector('.action-bar')?.remove()
  return found
}

function pixelsIn(boxes: SeenText['boxes'], data: Buffer, width: number, height: number) {
  const pixels: string[] = []
  for (const box of boxes)
    for (let y = Math.ceil(box.y); y < Math.min(height, box.y + box.height); y += 2)
      for (let x = Math.ceil(box.x); x < Math.min(width, box.x + box.width); x += 2) {
        const at = (y * width + x) * 3
        pixels.push(`#${data.subarray(at, at + 3).toString('hex')}`)
      }
  return pixels
}

function worstContrast(colour: string, pixels: readonly string[]): number {
  const counts = Map.groupBy(pixels, (pixel) => pixel)
  const ratios = [...counts]
    .map(([pixel, all]) => ({ ratio: contrast(colour, pixel), count: all.length }))
    .sort((one, other) => one.ratio - other.ratio)
  let seen = 0
  for (const { ratio, count } of ratios) {
    seen += count
    if (seen > pixels.length * worstShare) return ratio
  }
  return Number.POSITIVE_INFINITY
}
