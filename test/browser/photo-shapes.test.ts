import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { galleryVariant } from '#server/composer/photos/place-photos.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { type PhotoShape, photoShapes } from '#shared/page/photo-shape.ts'
import { moods, type Theme } from '#shared/page/theme.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { picture } from '#test/support/pictures.ts'

const siteUrl = 'http://look.test'
const widths = [360, 800, 1440]

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
  ratio?: PhotoShape
  caption?: string
}

async function show(photos: readonly Photo[], mood: Theme['mood'] = 'calm'): Promise<void> {
  const document = emptyDocument('page', 'en')
  document.theme = { ...document.theme, mood }
  document.order.push('gallery')
  const shapes = photos.map(({ ratio = 'landscape' }) => ratio)
  const items = photos.map(({ ratio = 'landscape', caption = '' }, at) => ({
    media: { kind: 'upload' as const, id: `photo-${at}`, alt: `Photo ${at}`, ratio },
    caption,
  }))
  const props = { ...emptyProps('gallery'), title: 'Photos', items }
  document.blocks.gallery = { type: 'gallery', variant: galleryVariant(shapes), props }
  await draw(document)
}

async function showHero(variant: string, ratio: PhotoShape, mood: Theme['mood']): Promise<void> {
  const document = emptyDocument('page', 'en')
  document.theme = { ...document.theme, mood, hue: 70, chroma: 0.12, radius: 'round' }
  document.order.push('hero', 'about')
  const media = { kind: 'upload', id: 'photo-0', alt: 'A loaf', ratio } as const
  const props = {
    ...emptyProps('hero'),
    title: 'Bread by the old docks',
    lead: 'Baked through the night and sold until it is gone, six days a week.',
    actions: [{ label: 'Order a cake', to: '#about', kind: 'primary' }],
    media,
  }
  document.blocks.hero = { type: 'hero', variant, props }
  const body = [{ type: 'paragraph', spans: [{ text: 'We bake for the whole street.' }] }]
  document.blocks.about = {
    type: 'about',
    variant: 'column',
    props: { ...emptyProps('about'), title: 'About', body },
  }
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

it.each(sampled([2, 3, 4, 5, 6, 7, 8], 3))(
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

it('in the corner of a photo no seal covers what it shows', async () => {
  await showHero('split', 'landscape', 'warm')
  expect(await page.locator('.hero .stamp').count()).toBe(0)
})

it('a photo of a playful page throws a shadow in no hue of its own', async () => {
  await showHero('split', 'landscape', 'playful')
  const { accent, shadow } = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--accent)'
    document.querySelector('main')!.append(probe)
    const { boxShadow } = getComputedStyle(document.querySelector('.hero .frame')!)
    return { accent: getComputedStyle(probe).color, shadow: boxShadow }
  })
  expect(shadow).not.toContain(accent)
})

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

const mixed: readonly Photo[] = (
  [
    'portrait',
    'landscape',
    'panorama',
    'square',
    'portrait',
    'wide',
    'landscape',
    'portrait',
  ] as const
).map((ratio) => ({ ratio }))

it.each([2, 3, 5, 8])(
  'a gallery of %i photos of every shape cuts little of any and ends in one line',
  async (count) => {
    await show(mixed.slice(0, count))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page.locator('.gallery .frame').evaluateAll((frames) =>
        frames.map((frame) => {
          const { width, height, right, top } = frame.getBoundingClientRect()
          return { ratio: width / height, height, right, top: Math.round(top) }
        }),
      )
      for (const [at, { ratio }] of boxes.entries()) {
        const [across, down] = photoShapes[mixed[at]?.ratio ?? 'landscape']
        const kept = Math.min(ratio / (across / down), across / down / ratio)
        expect(kept, `photo ${at} at ${width} px`).toBeGreaterThan(0.75)
      }
      const rows = [...Map.groupBy(boxes, ({ top }) => top).values()]
      const end = Math.max(...boxes.map(({ right }) => right))
      for (const row of rows) {
        expect(Math.max(...row.map(({ right }) => right)), `row at ${width} px`).toBeCloseTo(end, 0)
        expect(Math.max(...row.map(({ height }) => height))).toBeLessThan(600)
      }
    }
  },
)

it('a gallery that is looked through sideways shows each photo in its shape', async () => {
  await show([...mixed, ...mixed].slice(0, 14))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await page.locator('.gallery .frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, height } = frame.getBoundingClientRect()
        return { ratio: width / height, height: Math.round(height) }
      }),
    )
    expect(new Set(boxes.map(({ height }) => height)).size, `heights at ${width} px`).toBe(1)
    for (const [at, { ratio }] of boxes.slice(0, 8).entries()) {
      const [across, down] = photoShapes[mixed[at]?.ratio ?? 'landscape']
      expect(ratio, `photo ${at} at ${width} px`).toBeCloseTo(across / down, 1)
    }
  }
})

it.each(['split', 'centered'])(
  'on a phone the photo of a %s hero is seen before anything is scrolled',
  async (variant) => {
    for (const ratio of ['portrait', 'landscape'] as const) {
      await showHero(variant, ratio, 'warm')
      await page.setViewportSize({ width: 360, height: 740 })
      const photo = (await page.locator('.hero .frame').boundingBox())!
      const lead = (await page.locator('.hero .lead').boundingBox())!
      expect(photo.y, ratio).toBeLessThan(300)
      expect(lead.y, ratio).toBeGreaterThanOrEqual(photo.y + photo.height)
    }
  },
)

it.each(['split', 'centered', 'poster', 'banner'])(
  'a phone shows nearly all of a photo at the top of a %s page',
  async (variant) => {
    for (const width of [360, 430]) {
      await page.setViewportSize({ width, height: 780 })
      const shape = variant === 'banner' ? 'wide' : 'landscape'
      await showHero(variant, shape, 'premium')
      const photo = (await page.locator('.hero .frame').boundingBox())!
      const [across, down] = photoShapes[shape]
      const ratio = (photo.width / photo.height / across) * down
      expect(Math.min(ratio, 1 / ratio), `at ${width} px`).toBeGreaterThan(0.8)
    }
  },
)

it.each(sampled(moods, 3))('the first screen of a %s page is mostly its photo', async (mood) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const variant of ['split', 'poster', 'centered', 'banner']) {
    await showHero(variant, variant === 'banner' ? 'panorama' : 'landscape', mood)
    const photo = (await page.locator('.hero .frame').boundingBox())!
    const seen = Math.min(900, photo.y + photo.height) - photo.y
    expect((seen * photo.width) / (1440 * 900), variant).toBeGreaterThan(0.17)
    expect(seen / photo.height, `${variant}: of the photo's height`).toBeGreaterThan(0.7)
    if (variant !== 'poster') continue
    const heading = (await page.locator('.hero h1').boundingBox())!
    expect((heading.y - photo.y) / photo.height, 'above the words').toBeGreaterThan(0.85)
  }
})

it.each(sampled(moods, 3))(
  'a photo of a %s page never touches the section below it',
  async (mood) => {
    for (const variant of ['split', 'poster', 'centered', 'banner']) {
      await showHero(variant, 'landscape', mood)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const photo = (await page.locator('.hero .frame').boundingBox())!
        const next = (await page.locator('.about .prose').boundingBox())!
        expect(next.y - photo.y - photo.height, `${variant} at ${width} px`).toBeGreaterThan(40)
      }
    }
  },
)

it.each(sampled(moods, 3))(
  'the words under a photo of a %s page keep to its ground',
  async (mood) => {
    for (const variant of ['split', 'centered', 'poster', 'banner']) {
      await showHero(variant, 'landscape', mood)
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const hero = (await page.locator('.hero').boundingBox())!
        const button = (await page.locator('.hero .btn').boundingBox())!
        const below = hero.y + hero.height - button.y - button.height
        expect(below, `${variant} at ${width} px`).toBeGreaterThan(28)
      }
    }
  },
)

it('across a strip of photos runs no rule', async () => {
  await show(alike(14), 'technical')
  const line = await page
    .locator('.gallery .strip')
    .evaluate((strip) => getComputedStyle(strip).borderTopWidth)
  expect(line).toBe('0px')
})

describe('people', () => {
  it('three with portraits stand in one row from tablets on', async () => {
    await showPeople('grid', [true, true, true])
    for (const width of [700, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await page.locator('.team .frame').evaluateAll(topsOf)
      expect(new Set(tops).size, `rows at ${width} px`).toBe(1)
    }
  })

  it.each(['rows', 'grid'])(
    'in %s the words of who has no photo begin where the others’ do',
    async (variant) => {
      await showPeople(variant, [true, false, true])
      await page.setViewportSize({ width: 1440, height: 900 })
      const frames = await page.locator('.team .frame').evaluateAll((all) =>
        all.map((frame) => {
          const { width, height } = frame.getBoundingClientRect()
          return `${Math.round(width)} × ${Math.round(height)}`
        }),
      )
      expect(new Set(frames).size).toBe(1)
    },
  )
})

function topsOf(elements: Element[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().top))
}

async function showPeople(variant: string, pictured: readonly boolean[]): Promise<void> {
  const document = emptyDocument('page', 'en')
  document.order.push('team')
  const items = pictured.map((hasPhoto, at) => {
    const media = { kind: 'upload', id: `photo-${at}`, alt: '', ratio: 'portrait' } as const
    return { name: `Ana ${at}`, role: 'Baker', bio: '', media: hasPhoto ? media : null }
  })
  const props = { ...emptyProps('team'), title: 'Team', items }
  document.blocks.team = { type: 'team', variant, props }
  await draw(document)
}

it('photos of a phone’s width keep their corners', async () => {
  await showHero('split', 'landscape', 'calm')
  await page.setViewportSize({ width: 360, height: 740 })
  const corner = () =>
    page
      .locator('.frame')
      .first()
      .evaluate((frame) => Number.parseFloat(getComputedStyle(frame).borderTopLeftRadius))
  expect(await corner()).toBeLessThan(24)
  await show(alike(4))
  expect(await corner()).toBeLessThan(12)
})

it.each(['portrait', 'square'] as const)(
  'a %s photo keeps its size in a low window',
  async (ratio) => {
    await showHero('split', ratio, 'calm')
    const height = () =>
      page
        .locator('.hero .frame')
        .first()
        .evaluate((frame) => frame.getBoundingClientRect().height)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 380 })
      expect(await height(), `at ${width} px`).toBeGreaterThan(300)
    }
  },
)

describe.each(sampled(['portrait', 'landscape', 'panorama'] as const, 2))(
  'of a %s photo',
  (ratio) => {
    it.each(['split', 'centered', 'poster', 'banner'])(
      'a %s hero fetches as many pixels as are drawn, and not twice as many',
      async (variant) => {
        for (const mood of ['warm', 'premium'] as const) {
          await showHero(variant, ratio, mood)
          for (const width of [360, 800, 1440]) {
            await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
            const { asked, drawn } = await page.locator('.hero img').evaluate(askedAndDrawn)
            const where = `${mood} at ${width} px: ${asked} asked, ${drawn} drawn`
            expect(asked, where).toBeGreaterThan(drawn * 0.9)
            expect(asked, where).toBeLessThan(drawn * 1.9)
          }
        }
      },
    )
  },
)

it('a gallery fetches as many pixels as are drawn, and not twice as many', async () => {
  await show(mixed)
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const image of await page.locator('.gallery img').all()) {
      const { asked, drawn } = await image.evaluate(askedAndDrawn)
      const where = `at ${width} px: ${asked} asked, ${drawn} drawn`
      expect(asked, where).toBeGreaterThan(drawn * 0.95)
      expect(asked, where).toBeLessThan(drawn * 1.9)
    }
  }
})

/** In CSS pixels: what `sizes` says of a photo here, and how wide it is drawn to cover its place. */
function askedAndDrawn(image: Element): { asked: number; drawn: number } {
  const photo = image as HTMLImageElement
  const fitting = photo.sizes.split(',').find((size) => {
    const condition = /\(.*\)/.exec(size)?.[0]
    return !condition || matchMedia(condition).matches
  })
  const length = fitting?.trim().split(/\s+/).at(-1) ?? ''
  const unit = length.endsWith('vw') ? innerWidth / 100 : 16
  const { width, height } = photo.getBoundingClientRect()
  const ratio = Number(photo.getAttribute('width')) / Number(photo.getAttribute('height'))
  return { asked: Number.parseFloat(length) * unit, drawn: Math.max(width, height * ratio) }
}
