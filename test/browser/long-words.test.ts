import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const dist = join(import.meta.dirname, '../../dist')
const siteUrl = 'http://long.test'
const word = 'Blechblasinstrumentenreparaturwerkstätten'
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

it.each([360, 768, 1024, 1440])(
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

/** The page with each block in the variant of that number, and the word as its heading. */
function pageInVariant(at: number): string {
  const document = composedDocument(brief, { locale: 'de', seed: 3 })
  document.facts.name = `${word} Vogel`
  for (const block of Object.values(document.blocks)) {
    const { variants } = blockKinds[block.type as keyof typeof blockKinds]
    block.variant = variants[at % variants.length] ?? variants[0]
    if ('title' in block.props) block.props.title = `${word} Vogel`
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
