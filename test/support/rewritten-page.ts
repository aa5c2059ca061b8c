import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import type { BrowserSuite } from './browser-suite.ts'
import { editBrief, openWorkspace, storedDocument, writePage } from './edited-page.ts'
import { translator } from './translator.ts'

const first =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Call 0117 496 0123.'
/** Of another trade: most of the page is written anew. */
const second =
  'Harbour Beans is a café in Bristol. Puncture repair £12, full service £65. Wheel building £90. <i>Frames</i> £40. Open Tuesday to Friday 9am to 6pm.'
const t = translator('en')

export interface RewrittenPage {
  page: Page
  context: BrowserContext
  slug: string
  /** The page before its brief was changed. */
  before: PageDocument
  /** The page as the server has it now. */
  stored(): Promise<PageDocument>
}

/** A page whose brief was changed in the workspace, with the list of what that changed. */
export async function rewrittenPage(suite: BrowserSuite, width: number): Promise<RewrittenPage> {
  const written = await pageBeingRewritten(suite, width)
  await expect.poll(async () => (await written.stored()).rev).toBe(written.before.rev + 1)
  await showBrief(written.page, width)
  return written
}

/** A page whose brief was changed this moment; the server hears of it once `sent` is. */
export async function pageBeingRewritten(
  suite: BrowserSuite,
  width: number,
  sent: Promise<void> = Promise.resolve(),
): Promise<RewrittenPage> {
  const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
  const slug = await writePage(context, suite.url, { brief: first, locale: 'en' })
  const stored = () => storedDocument(context, suite.url, slug)
  const before = await stored()
  await page.route('**/api/generations', async (route) => {
    await sent
    await route.continue()
  })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await showBrief(page, width)
  await (await editBrief(page)).fill(second)
  await page.getByRole('button', { name: t('generate.writeAgain') }).click()
  return { page, context, slug, before, stored }
}

/** Turns to the brief's side, where there is room for one side only. */
export async function showBrief(page: Page, width: number): Promise<void> {
  if (width > 1000) return
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.brief') }).click()
}

/** Unfolds the list of what a rewrite changed. */
export async function openReview(page: Page): Promise<void> {
  await page.getByText(t('generate.review.title')).click()
}

/** How the page calls its sections; those without a heading are called by their kind. */
const headings: Record<string, string> = { contact: 'Get in touch' }

/** The row of the list that tells what became of a block of that type. */
export function reviewRow(page: Page, type: string): Locator {
  const called = headings[type] ?? t(`generate.sections.${type}`)
  const name = `${called} ${t('generate.review.rewritten')}`
  return page.getByRole('listitem', { name, exact: true })
}

/** The choice of one of the two versions of a row. */
export function versionOf(part: Locator, version: 'old' | 'new'): Locator {
  return part.getByRole('radio', { name: t(`generate.review.${version}`) })
}

/** All that a page says, but for the numbers of its prices. */
export function wordsOf({ blocks, order, theme }: PageDocument) {
  const words = JSON.stringify(order.map((id) => blocks[id])).replaceAll(/"p\d+"/g, '"price"')
  return { order, theme, words }
}
