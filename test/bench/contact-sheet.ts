import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { seedOf } from '#server/composer/seed.ts'
import { productionBuild } from '#server/render/production-build.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { sheetBriefs } from '#test/briefs/sheet-briefs.ts'
import { openBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/**
 * `npm run contact-sheet`: every industry × three seeds as the composer makes them, side by side in
 * one picture, for a look at the whole of what Ninefold draws.
 *
 *   npm run contact-sheet -- --out sheet.png --width 1440 --seeds 1,2,3 --only bakery,cafe --dark
 *
 * `--written` shows the pages of the eighteen briefs of `test/briefs/sheet-briefs.ts` instead, each
 * as its creator would get it: the picture in `docs/pictures`.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'contact-sheet.png' },
    /** Of the browser's window, in CSS pixels. */
    width: { type: 'string', default: '1440' },
    /** How much of a page is shown, in window widths. */
    tall: { type: 'string', default: '1.4' },
    seeds: { type: 'string', default: '1,2,3' },
    only: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
    written: { type: 'boolean', default: false },
    columns: { type: 'string', default: '9' },
    /** Of a page in the picture, in pixels. */
    thumb: { type: 'string', default: '420' },
  },
})

const root = join(import.meta.dirname, '../..')
const site = 'http://sheet.test'
const thumbWidth = Number(options.thumb)
const gap = 16
const columns = Number(options.columns)

const build = productionBuild(join(root, 'dist'))
const width = Number(options.width)
const height = Math.round(width * Number(options.tall))
const entry = await build.entry()
const browser = await openBrowser()
const context = await browser.newContext({
  viewport: { width, height },
  colorScheme: options.dark ? 'dark' : 'light',
  reducedMotion: 'reduce',
})

const labelled = labelledBriefs().filter(({ split }) => split !== 'test')
const briefs = localeCodes.map((language) => ({
  language,
  briefs: labelled.filter(({ locale }) => locale === language),
}))
const thumbs: Buffer[] = []
const seeds = options.seeds.split(',').map(Number)
for (const { brief, language } of options.written ? sheetBriefs : chosenBriefs()) {
  for (const seed of options.written ? [seedOf(brief)] : seeds) {
    const document = composedDocument(brief, { locale: language, seed })
    if (options.dark) document.theme.scheme = 'dark'
    thumbs.push(await picture(document))
  }
}
await browser.close()
await writeSheet(thumbs)

/** A brief for each industry, the languages taking turns. */
function chosenBriefs(): { brief: string; language: PageLanguage }[] {
  const only = options.only.split(',').filter(Boolean)
  const wanted = industries.filter((industry) => only.length === 0 || only.includes(industry))
  return wanted.flatMap((industry, index) => {
    const asked = briefs.findIndex(({ language }) => language === options.language)
    const first = asked < 0 ? index : asked
    const turns = briefs.map((_, step) => briefs[(first + step) % briefs.length]!)
    const found = turns.flatMap(({ language, briefs: own }) => {
      const brief = own.find(({ facts }) => [facts.industry].flat()[0] === industry)?.brief
      return brief ? [{ brief, language }] : []
    })
    return found.slice(0, 1)
  })
}

async function picture(document: PageDocument): Promise<Buffer> {
  const { html } = publishedHtml(entry, {
    document,
    asked: document.base,
    slug: 'sheet',
    address: siteAddress(site, 'sheet'),
    noindex: true,
    now: Date.now(),
  })
  const shot = await shoot(context, html)
  return sharp(shot).resize({ width: thumbWidth }).png().toBuffer()
}

/** The page as a browser draws it; its fonts come from the build. */
async function shoot(pages: BrowserContext, html: string): Promise<Buffer> {
  const page = await pages.newPage()
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    if (extname(pathname) !== '.woff2') return route.abort()
    return route.fulfill({ body: readFileSync(join(root, 'dist/client', pathname)) })
  })
  await page.goto(`${site}/`)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  await page.close()
  return shot
}

async function writeSheet(pictures: Buffer[]): Promise<void> {
  const { height: thumbHeight = 0 } = await sharp(pictures[0]).metadata()
  const across = Math.min(columns, pictures.length)
  const at = (index: number, size: number) => gap + index * (size + gap)
  const sheet = sharp({
    create: {
      width: at(across, thumbWidth),
      height: at(Math.ceil(pictures.length / across), thumbHeight),
      channels: 3,
      background: '#888888',
    },
  })
  const layers = pictures.map((input, index) => ({
    input,
    left: at(index % across, thumbWidth),
    top: at(Math.floor(index / across), thumbHeight),
  }))
  mkdirSync(join(options.out, '..'), { recursive: true })
  await sheet.composite(layers).png({ palette: true }).toFile(options.out)
  process.stdout.write(`${pictures.length} pages: ${options.out}\n`)
}
