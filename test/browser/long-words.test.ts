import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fontPairs } from '#client/blocks/font-pairs.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import type { Theme } from '#shared/page/theme.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const dist = join(import.meta.dirname, '../../dist')
const siteUrl = 'http://long.test'
const word = 'Blechblasinstrumentenreparaturwerkstätten'
const everydayTitles = [
  'Geschäftszeiten',
  'Unsere Werkstattmannschaft',
  'WINTERPROGRAMM',
  'Hygienemaßnahmen im Haus',
]
const brief =
  'Werkstatt Vogel in Markneukirchen repariert Trompeten, Posaunen und Hörner. Grundüberholung 120 €, Dellen ab 30 €. Montag bis Freitag 8 bis 12 Uhr. Seit 1998. Am Markt 3, 08258 Markneukirchen. Telefon 037422 550 147.'

let entry: ClientEntry
let page: Page
let html = ''
beforeAll(async () => {
  entry = await productionBuild(dist).entry()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    const isFont = extname(pathname) === '.woff2'
    return isFont ? route.fulfill({ path: join(dist, 'client', pathname) }) : route.abort()
  })
})
afterAll(() => page?.context().close())

it.each(sampled([360, 768, 1024, 1440], 2))(
  'a word of forty letters stays on the page: %i px',
  async (width) => {
    await page.setViewportSize({ width, height: 900 })
    const most = Math.max(...Object.values(blockKinds).map(({ variants }) => variants.length))
    const cut = new Set<string>()
    for (let at = 0; at < most; at++) {
      html = pageInVariant(at)
      await page.goto(siteUrl)
      await page.evaluate(() => document.fonts.ready)
      for (const each of await cutTexts()) cut.add(each)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect([...cut]).toEqual([])
  },
)

const widths: [string, number][] = [
  ['360 px', 360],
  ['412 px', 412],
  ['768 px', 768],
  ['1024 px', 1024],
  ['1280 px', 1280],
  ['1440 px', 1440],
  ['paper', 718],
]

it.each(sampled(widths, 3))(
  'no heading breaks inside a word, in the largest type: %s',
  async (place, width) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media: place === 'paper' ? 'print' : 'screen' })
    const broken = new Set<string>()
    for (const [at, pair] of Object.keys(fontPairs).entries()) {
      html = pageInVariant(at, everydayTitles[at % everydayTitles.length], {
        pair: pair as Theme['pair'],
        scale: at % 2 ? 'grand' : 'huge',
      })
      await page.goto(siteUrl)
      await page.evaluate(() => document.fonts.ready)
      for (const each of await brokenWords()) broken.add(`${pair}: ${each}`)
    }
    await page.emulateMedia({ media: 'screen' })
    expect([...broken]).toEqual([])
  },
)

it('a long name leaves the links of a page on one line', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  html = pageInVariant(1)
  await page.goto(siteUrl)
  await page.evaluate(() => document.fonts.ready)
  const tops = await page
    .locator('.header[data-variant=centered] nav li')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

it.each([1280, 1440])(
  'a long button stays at the end of the first line, at %i px',
  async (width) => {
    await page.setViewportSize({ width, height: 900 })
    html = pageInVariant(0, 'Kontakt', {}, 'Kostenlosen Termin vereinbaren heute')
    await page.goto(siteUrl)
    await page.evaluate(() => document.fonts.ready)
    const boxOf = (part: string) => page.locator(`.header ${part}`).boundingBox()
    const [header, logo, button] = [await boxOf('> .w'), await boxOf('.logo'), await boxOf('.btn')]
    if (!header || !logo || !button) throw new Error('a part of the header is not drawn')
    expect(button.x).toBeGreaterThan(width / 2)
    expect(button.y).toBeLessThan(logo.y + logo.height)
  },
)

/** The page with each block in the variant of that number, and the words as its heading. */
function pageInVariant(
  at: number,
  title = `${word} Vogel`,
  theme: Partial<Theme> = {},
  button?: string,
): string {
  const document = composedDocument(brief, { locale: 'de', seed: 3 })
  Object.assign(document.theme, theme)
  document.facts.name = `${word} Vogel`
  for (const block of Object.values(document.blocks)) {
    const { variants } = blockKinds[block.type as keyof typeof blockKinds]
    block.variant = variants[at % variants.length] ?? variants[0]
    if ('title' in block.props) block.props.title = title
    const [first] = block.type === 'header' ? (block.props.cta as { label: string }[]) : []
    if (first && button) first.label = button
  }
  const address = siteAddress(siteUrl, 'long')
  const about = { document, asked: 'de', slug: 'long', noindex: true, now: 0, address } as const
  return publishedHtml(entry, about).html
}

/** Headings and names of which something stands outside of the window. */
function cutTexts(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, .logo span')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      if (left >= 0 && right <= innerWidth) return []
      const block = element.closest('[data-variant], header, footer')
      return [`${block?.className} ${block?.getAttribute('data-variant')} ${Math.round(right)}`]
    }),
  )
}

/** Words of headings that stand on two lines. */
function brokenWords(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2:not(.vh)')].flatMap((element) => {
      const text = element.firstChild as Text
      const broken = [...text.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size !== 1 || element.clientWidth === 0
      })
      const block = element.closest('[data-variant]')
      return broken.map(
        ([word]) => `${word} in ${block?.className} ${block?.getAttribute('data-variant')}`,
      )
    }),
  )
}
