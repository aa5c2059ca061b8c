import type { BrowserContext, Frame, FrameLocator, Locator, Page } from 'playwright-core'
import type { Locale } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { foldEvents, parseEvents } from './stream.ts'
import { translator } from './translator.ts'

/** Writes a page as the context's person and answers with its slug. */
export async function writePage(
  context: BrowserContext,
  url: string,
  body: { brief: string; locale?: string; locales?: string[] },
): Promise<string> {
  const answer = await context.request.post(`${url}/api/generations`, {
    data: body,
    headers: { origin: url },
  })
  return foldEvents(parseEvents(await answer.text())).progress.slug ?? ''
}

/** The page as the server has it. */
export async function storedDocument(
  context: BrowserContext,
  url: string,
  slug: string,
): Promise<PageDocument> {
  const answer = await context.request.get(`${url}/api/pages/${slug}`)
  return (await answer.json()).document
}

/** The card of the brief, opened to be read and corrected. */
export async function openBrief(page: Page, locale: Locale = 'en'): Promise<Locator> {
  const title = translator(locale)('generate.brief.title')
  const card = page.getByRole('region', { name: new RegExp(`^${title}`) })
  const fold = card.getByRole('button', { name: new RegExp(`^${title}`) })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  return card
}

/** The brief of a page, opened to be rewritten. */
export async function editBrief(page: Page, locale: Locale = 'en'): Promise<Locator> {
  const card = await openBrief(page, locale)
  await card.getByRole('button', { name: translator(locale)('generate.brief.edit') }).click()
  return card.getByRole('textbox')
}

export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[src="/_preview"]')
}

/** What a section with a heading is called in the workspace. */
export async function sectionNameOf(page: Page, id: string): Promise<string> {
  return (await previewOf(page).locator(`[data-block="${id}"] h2`).textContent()) ?? ''
}

/** The document inside, for what is asked of a document rather than of its elements. */
export function previewFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().endsWith('/_preview'))
  if (!frame) throw new Error('there is no preview')
  return frame
}

/** Opens the workspace and waits until its page can be typed into. */
export async function openWorkspace(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address)
  const preview = previewOf(page)
  await preview.locator('[data-block=hero] h1[data-text]').waitFor({ state: 'attached' })
  return preview
}

/**
 * Presses the middle of an element of the page with the mouse. The browser driver takes a frame
 * that is scaled down for one of full size and would press beside it.
 */
export async function pressInPreview(
  page: Page,
  selector: string,
  options: { clickCount?: number } = {},
): Promise<void> {
  const { x, y } = await middleInPreview(page, selector)
  await page.mouse.click(x, y, options)
}

/** The same with a finger. */
export async function tapInPreview(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleInPreview(page, selector)
  await page.touchscreen.tap(x, y)
}

/** Where on the screen the middle of an element of the page is. */
async function middleInPreview(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = previewOf(page).locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  const frame = page.locator('iframe[src="/_preview"]')
  const [shown, width] = [
    await frame.boundingBox(),
    await frame.evaluate((it: HTMLElement) => it.offsetWidth),
  ]
  if (!shown) throw new Error('the preview is not on screen')
  const scale = shown.width / width
  const middle = await element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  return { x: shown.x + middle.x * scale, y: shown.y + middle.y * scale }
}
