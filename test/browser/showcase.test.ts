import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { openVisitor } from '#test/support/visitor.ts'

const folder = temporaryFolder()
let server: ServerProcess
let browser: Browser
beforeAll(async () => {
  server = await startServer(folder.path)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

it('loads no example before somebody comes near it, and then the ones in sight', async () => {
  const { page, context, complaints } = await openVisitor(browser)
  await page.setViewportSize({ width: 1280, height: 720 })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_showcase/')) asked.push(pathname)
  })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const first = page.frameLocator('iframe[src="/_showcase/en"]').locator('h1')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await first.waitFor()
  expect(asked).toContain('/_showcase/en')
  expect(asked.length).toBeLessThan(9)
  expect(complaints).toEqual([])
  await context.close()
})

it('shows them to somebody without script too', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/de`)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.frameLocator('iframe[src="/_showcase/de"]').locator('h1').waitFor()
  await context.close()
})
