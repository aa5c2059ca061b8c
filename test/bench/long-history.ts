import { insertPage } from '#server/pages/insert-page.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { openBrowser } from '#test/support/browser.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'

const pages = 10_000
/** As far as a person might scroll who looks for something. */
const seen = 500
const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Open Tuesday to Saturday 9am to 6pm.'

/** How a history of ten thousand pages opens and scrolls: what it takes, and the longest frames. */
export async function benchLongHistory(): Promise<void> {
  const folder = temporaryFolder()
  try {
    const cookie = await fill(folder.path)
    const server = await startServer(folder.path)
    try {
      const figures = await scrolled(server.url, cookie)
      const lines = Object.entries(figures).map(([what, value]) => `  ${what.padEnd(16)}${value}\n`)
      process.stdout.write(`a history of ${pages} pages:\n${lines.join('')}`)
    } finally {
      await server.stop()
    }
  } finally {
    folder.remove()
  }
}

/** @returns the cookie of the person who has made them all */
async function fill(path: string): Promise<string> {
  const server = await startServer(path)
  const { cookie, slug } = await publishPage(server.url, brief)
  await server.stop()
  const storage = await openStorage(`file:${path}/ninefold.db`)
  const owner = (await storage.pages.bySlug(slug))?.owner ?? ''
  const document = composedDocument(brief)
  await storage.transaction(async (repositories) => {
    for (let at = 0; at < pages; at++) {
      const now = Date.now() - at * 60_000
      const meta = { ...document.meta, title: `Page ${at}` }
      const page = { owner, locale: 'en', document: { ...document, meta }, rev: 1 } as const
      await insertPage(repositories, { ...page, kind: 'edited', now })
    }
  })
  await storage.close()
  return cookie
}

async function scrolled(url: string, cookie: string): Promise<Record<string, number>> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    userAgent: personAgent,
    viewport: { width: 1440, height: 900 },
  })
  await signIn(context, url, { cookie })
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${url}/history`)
  await page.getByRole('article').first().waitFor()
  const openMs = Math.round(performance.now() - began)
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchFrames)
  await page.mouse.move(720, 600)
  while ((await page.locator('article').count()) < seen) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(30)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  const items = await page.locator('article').count()
  const iframes = await page.locator('iframe').count()
  await browser.close()
  frames.sort((a, b) => a - b)
  const at = (share: number) => Math.round(frames[Math.floor(frames.length * share)] ?? 0)
  return {
    openMs,
    items,
    iframes,
    frames: frames.length,
    medianFrameMs: at(0.5),
    p95FrameMs: at(0.95),
    p99FrameMs: at(0.99),
    worstFrameMs: Math.round(frames.at(-1) ?? 0),
    longTasks: longTasks.length,
    worstTaskMs: Math.round(Math.max(0, ...longTasks)),
  }
}

/** Runs in the browser: notes how long each frame was on screen, and every task past 50 ms. */
function watchFrames(): void {
  const noted = Object.assign(window, { frames: [] as number[], tasks: [] as number[] })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const tick = (now: number) => {
    noted.frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

if (import.meta.main) await benchLongHistory()
