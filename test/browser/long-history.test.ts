import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'

const suite = browserSuite()
const pages = 36

it('a history that is leafed through makes no pictures of what flies past', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 700, height: 800 } })
  const slug = await writePage(context, suite.url, { brief: 'Harbour Bikes, a workshop.' })
  for (let at = 1; at < pages; at++) {
    const headers = { origin: suite.url }
    await context.request.post(`${suite.url}/api/pages/${slug}/duplicate`, { data: {}, headers })
  }
  await openAlive(page, `${suite.url}/history`)
  const cards = page.getByRole('article')
  await expect
    .poll(() => scrollTo(page, 1e6).then(() => cards.count()), { timeout: 30_000 })
    .toBe(pages)
  await scrollTo(page, 0)
  await expect.poll(() => cards.first().locator('iframe').count()).toBe(1)
  await expect.poll(() => cards.last().locator('iframe').count()).toBe(0)

  const made = await page.evaluate(leafThrough)
  // A slow machine stands still for a moment here and there: without rest all of them would be made.
  expect(made).toBeLessThan(pages / 3)
  await expect.poll(() => cards.last().locator('iframe').count()).toBe(1)
  await expect.poll(() => cards.first().locator('iframe').count()).toBe(0)
})

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
}

/** Runs in the browser. @returns how many frames were made on the way to the end */
async function leafThrough(): Promise<number> {
  let made = 0
  const isFrame = (it: Node) => it instanceof HTMLIFrameElement
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) made += [...addedNodes].filter(isFrame).length
  })
  watcher.observe(document.body, { subtree: true, childList: true })
  const end = document.documentElement.scrollHeight - window.innerHeight
  while (window.scrollY < end - 1) {
    window.scrollBy({ top: 500, behavior: 'instant' })
    await new Promise((next) => requestAnimationFrame(next))
  }
  watcher.disconnect()
  return made
}
