import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import type { PageDocument } from '#shared/page/document.ts'
import { foldEvents, parseEvents } from './stream.ts'

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

export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[src="/_preview"]')
}

/** Opens the workspace and waits until its page can be typed into. */
export async function openWorkspace(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address)
  const preview = previewOf(page)
  await preview.locator('[data-block=hero] h1[data-text]').waitFor({ state: 'attached' })
  return preview
}
