import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOf } from '#server/composer/seed.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { type Industry, industries } from '#shared/page/industries.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import type { Theme } from '#shared/page/theme.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { sheetBriefs } from '#test/briefs/sheet-briefs.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { faultsOf, ofColours } from '#test/support/axe.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** Nothing anybody should read is set smaller, in CSS pixels. */
const smallest = 13

const labelled = labelledBriefs()

const dist = join(import.meta.dirname, '../../dist')
const siteUrl = 'http://look.test'

/**
 * Letters a fifth wider than the page's, as those of DejaVu are, which readers of some systems see
 * until the page's have come: one of the bundled files enlarged, whatever fonts a machine has.
 */
const wideLetters = `
  @font-face { font-family: Wide; src: url(wide.woff2); size-adjust: 120% }
  :root { --display: Wide, sans-serif; --body: Wide, sans-serif }`

let entry: ClientEntry
let page: Page
let html = ''
beforeAll(async () => {
  entry = await productionBuild(dist).entry()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    if (pathname === '/wide.woff2') return route.fulfill({ path: wideFile() })
    const isFont = extname(pathname) === '.woff2'
    return isFont ? route.fulfill({ path: join(dist, 'client', pathname) }) : route.abort()
  })
})
afterAll(() => page?.context().close())

// Each in another language of the nine.
it.each(sampled(industries, 6))(
  'a page of %s fits every screen, whatever letters it is set in, and reads in both schemes',
  async (industry) => {
    await show(industry, 'light')
    const faults = [
      ...(await faultsAt('light', 320, 768, 1440)),
      ...(await faultsOf(page)),
      ...(await withWideLetters(() => faultsAt('wide', 320, 1024))),
    ]
    await show(industry, 'dark')
    // What fits in one scheme fits in the other.
    faults.push(...(await faultsAt('dark', 1440)), ...(await faultsOf(page, ofColours)))
    expect(faults).toEqual([])
  },
)

it.each(sheetBriefs)(
  'the page of $name holds on the narrowest phone',
  async ({ brief, language }) => {
    const document = composedDocument(brief, { locale: language, seed: seedOf(brief) })
    html = shown(document, language)
    await page.goto(`${siteUrl}/`)
    await fontsLoaded()
    expect(await faultsAt('phone', 320)).toEqual([])
    expect(await faultsAt('tablet', 800)).toEqual([])
  },
)

it('keeps what a price is said with inside the card at the top', async () => {
  const document = composedDocument(sheetBriefs[0]!.brief, { locale: 'en', seed: 0 })
  const note = 'which I take off the bill if you go ahead with the repair'
  document.blocks.hero!.variant = 'card'
  document.facts = {
    ...document.facts,
    prices: [{ id: 'p1', item: 'visit', amount: 35, currency: 'GBP', note }],
  }
  html = shown(document, 'en')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl}/`)
    const room = await page.evaluate(() => {
      const [card, price] = ['.fact-card', '.fact-card .price'].map((one) =>
        globalThis.document.querySelector(one)!.getBoundingClientRect(),
      )
      return card!.right - price!.right
    })
    expect(room).toBeGreaterThan(0)
  }
})

it('is readable to its end before anybody scrolls', async () => {
  const moving = await (await sharedBrowser()).newPage({ reducedMotion: 'no-preference' })
  await moving.route('**/*', (route) => {
    const isPage = new URL(route.request().url()).pathname === '/'
    return isPage ? route.fulfill({ body: html, contentType: 'text/html' }) : route.abort()
  })
  const brief =
    'Harbour Bikes is a bicycle workshop in Bristol. Full service £65. Open Monday to Friday 9-17. We mend every kind of bicycle. Call 0117 496 0123.'
  html = shown(composedDocument(brief, { locale: 'en', seed: 0 }), 'en')
  await moving.goto(siteUrl)
  const faint = await moving
    .locator('main > section > .w')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length)
  await moving.context().close()
  expect(faint).toBe(0)
})

it('is printed black on white, without what can only be pressed', async () => {
  const document = composedDocument(sheetBriefs[0]!.brief, { locale: 'en', seed: 0 })
  Object.assign(document.theme, { mood: 'bold', scheme: 'dark' })
  html = shown(document, 'en')
  await page.goto(`${siteUrl}/`)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => {
    const grounds = [...globalThis.document.querySelectorAll('[data-ground]')].map((section) => {
      const { color, backgroundColor } = getComputedStyle(section)
      return `${color} on ${backgroundColor}`
    })
    const form = globalThis.document.querySelector('.form, nav')
    return { grounds: [...new Set(grounds)], form: form && getComputedStyle(form).display }
  })
  await page.emulateMedia({ media: 'screen' })
  expect(printed).toEqual({ grounds: ['rgb(0, 0, 0) on rgba(0, 0, 0, 0)'], form: 'none' })
})

function wideFile(): string {
  return join(
    import.meta.dirname,
    '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  )
}

/** Opens a composed page of the trade and waits for its fonts. */
async function show(industry: Industry, scheme: Theme['scheme']): Promise<void> {
  const seed = industries.indexOf(industry)
  const language = localeCodes[seed % localeCodes.length]!
  html = htmlOf(briefOf(industry, language), industry, language, seed, scheme)
  await page.goto(`${siteUrl}/`)
  await fontsLoaded()
}

/** What is found while wider letters stand in for the page's own. */
async function withWideLetters(find: () => Promise<string[]>): Promise<string[]> {
  await page.addStyleTag({ content: wideLetters })
  await fontsLoaded()
  expect(await page.evaluate(() => document.fonts.check('700 1em Wide'))).toBe(true)
  return find()
}

/** Those the page is set in, not every alphabet's. */
async function fontsLoaded(): Promise<void> {
  await page.evaluate(() => globalThis.document.fonts.ready)
}

async function faultsAt(name: string, ...widths: number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(outOfForm, smallest)
    faults.push(...found.map((fault) => `${name} ${width}: ${fault}`))
  }
  return faults
}

/** What somebody wrote about such a business, in this language where there is one. */
function briefOf(industry: Industry, language: PageLanguage): string {
  const briefs = labelled.filter(({ locale }) => locale === language)
  const own = briefs.find(({ facts }) => [facts.industry].flat().includes(industry))
  return (own ?? briefs[0])!.brief
}

function htmlOf(
  brief: string,
  industry: Industry,
  language: PageLanguage,
  seed: number,
  scheme: Theme['scheme'],
): string {
  const known = { industry, facts: {} }
  const document = composedDocument(brief, { locale: language, seed, known })
  document.theme.scheme = scheme
  return shown(document, language)
}

function shown(document: PageDocument, language: PageLanguage): string {
  const about = { document, asked: language, slug: 'look', siteUrl }
  const address = siteAddress(siteUrl, about.slug)
  return publishedHtml(entry, { ...about, address, noindex: true, now: Date.now() }).html
}

/** Texts that leave the window, are too small or covered, cards that stand alone, in the words of somebody looking for them. */
function outOfForm(least: number): string[] {
  const found: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
  const tops = [
    ...document.querySelectorAll(
      '.features[data-variant=grid] .items > li, .events[data-variant=cards] .items > li',
    ),
  ].map((card) => Math.round(card.getBoundingClientRect().top))
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  if (rows.length > 1 && rows.at(-1) === 1 && rows[0] !== 1) found.push('a card alone in its row')
  for (const price of document.querySelectorAll('.price')) {
    const said = price.textContent?.trim() ?? ''
    const sum = document.createRange()
    sum.selectNodeContents(price)
    const lines = new Set([...sum.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size > 1 && !/\s/.test(said)) found.push(`a broken price: ${said}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.textContent?.trim() ?? ''
    const element = text.parentElement
    // What scrolls sideways inside itself, is drawn or is there for the ear is no fault.
    if (!words || !element || element.closest('nav, .strip, svg, style, script, .vh, .skip'))
      continue
    if (Number.parseFloat(getComputedStyle(element).fontSize) < least) found.push(`small: ${words}`)
    const range = document.createRange()
    range.selectNodeContents(text)
    const outside = [...range.getClientRects()].some(
      ({ left, right }) => left < -1 || right > innerWidth + 1,
    )
    if (outside) found.push(`outside: ${words}`)
  }
  return found
}
