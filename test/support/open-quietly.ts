import type { Page, Response } from 'playwright-core'

const quietMs = 500

/**
 * Opens an address and waits until nothing has been asked for a while. Playwright's own
 * `networkidle` now and then misses the end where a sandboxed frame loads a script of its own.
 */
export async function openQuietly(page: Page, address: string): Promise<Response | null> {
  let last = Date.now()
  const open = new Set<unknown>()
  const begin = (request: unknown) => {
    open.add(request)
    last = Date.now()
  }
  const end = (request: unknown) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const answer = await page.goto(address)
  while (open.size > 0 || Date.now() - last < quietMs) await page.waitForTimeout(50)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return answer
}
