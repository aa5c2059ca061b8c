import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { sharedBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const siteUrl = 'http://side.test'
const few = 2
const house =
  'Pousada Maré Alta, em Paraty. Quarto standard R$ 280 por noite, quarto com varanda R$ 360 por noite, suíte família R$ 490 por noite. Aceitamos cachorros pequenos. Temos piscina e bicicletas. Rua do Comércio 58. Telefone (24) 99555-0143.'

let entry: ClientEntry
let page: Page
let html = ''
beforeAll(async () => {
  entry = await productionBuild(join(import.meta.dirname, '../../dist')).entry()
  page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.route('**/*', (route) => {
    const isPage = new URL(route.request().url()).pathname === '/'
    return isPage ? route.fulfill({ body: html, contentType: 'text/html' }) : route.abort()
  })
})
afterAll(() => page?.context().close())

it('three prices stand in one row on a tablet, none beside an empty place', async () => {
  await show('pt', house, 768, { services: 'cards' })
  const tops = await page
    .locator('.services .items > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

it('two sections beside each other have one rule each, over their headings', async () => {
  await show('pt', house, 1440)
  const rules = await page.locator('main > [data-half]').evaluateAll((halves) =>
    halves.map((half) => {
      const before = getComputedStyle(half, '::before')
      return before.content === 'none' || before.display === 'none'
    }),
  )
  expect(rules.length).toBeGreaterThan(1)
  expect(rules).not.toContain(false)
})

it('the links of a centred header begin where the page does', async () => {
  await show('pt', house, 1440, { header: 'centered' })
  const [links, words] = [
    await page.locator('.header nav a').first().boundingBox(),
    await page.locator('main h1').boundingBox(),
  ]
  expect(links?.x).toBe(words?.x)
})

async function show(
  locale: PageLanguage,
  brief: string,
  width: number,
  variants: Record<string, string> = {},
): Promise<void> {
  const document = composedDocument(brief, { locale, seed: 3 })
  document.theme.mood = 'calm'
  for (const block of Object.values(document.blocks))
    block.variant = variants[block.type] ?? block.variant
  // So few leave room between them and the name in the middle.
  const header = Object.values(document.blocks).find(({ type }) => type === 'header')
  if (header) header.props.links = (header.props.links as unknown[]).slice(0, few)
  const address = siteAddress(siteUrl, 'side')
  const about = { document, asked: locale, slug: 'side', noindex: true, now: 0, address } as const
  html = publishedHtml(entry, about).html
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl)
}
