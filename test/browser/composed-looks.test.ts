import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type Industry, industries } from '#shared/page/industries.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import type { Theme } from '#shared/page/theme.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { faultsOf } from '#test/support/axe.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** Nothing anybody should read is set smaller, in CSS pixels. */
const smallest = 13

const labelled = labelledBriefs()

let entry: ClientEntry
let page: Page
beforeAll(async () => {
  entry = await productionBuild(join(import.meta.dirname, '../../dist')).entry()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  // Fonts are of the build; here the ones of the system stand in.
  await page.route('**/*', (route) => route.abort())
})
afterAll(() => page?.context().close())

it.each(industries)(
  'a page of %s fits every screen and reads in both schemes',
  async (industry) => {
    const seed = industries.indexOf(industry)
    const language = localeCodes[seed % localeCodes.length]!
    const brief = briefOf(industry, language)
    const faults: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      await page.setContent(htmlOf(brief, industry, language, seed, scheme))
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await page.evaluate(outOfForm, smallest)
        faults.push(...found.map((fault) => `${scheme} ${width}: ${fault}`))
      }
      const barriers = await faultsOf(page)
      faults.push(...barriers.map((barrier) => `${scheme}: ${barrier}`))
    }
    expect(faults).toEqual([])
  },
)

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
  const siteUrl = 'http://look.test'
  const about = { document, asked: language, slug: 'look', siteUrl }
  const address = siteAddress(siteUrl, about.slug)
  return publishedHtml(entry, { ...about, address, noindex: true, now: Date.now() }).html
}

/** Texts that leave the window, are too small or covered, cards that stand alone, in the words of somebody looking for them. */
function outOfForm(least: number): string[] {
  const found: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
  const tops = [...document.querySelectorAll('.features .items > li')].map((card) =>
    Math.round(card.getBoundingClientRect().top),
  )
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  if (rows.length > 1 && rows.at(-1) === 1 && rows[0] !== 1) found.push('a card alone in its row')
  const [map, address] = ['.place .frame', '.place .place-text'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  const isBeside = map && address && map.top < address.bottom - 1 && address.top < map.bottom - 1
  const isOver = isBeside && map.left < address.right - 1 && address.left < map.right - 1
  if (isOver) found.push('the map lies over the address')
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
