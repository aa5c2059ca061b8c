import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'

const suite = browserSuite()

/** What becomes of markup that a script writes into the document. */
const written = (page: Page, markup: string) =>
  page.evaluate((text) => {
    const element = document.createElement('div')
    try {
      element.innerHTML = text
      return element.innerHTML
    } catch (error) {
      return (error as Error).name
    }
  }, markup)

const hostile = '<img src="x" onerror="alert(1)">'
const refused = { mayComplain: /TrustedHTML|TrustedScriptURL|trusted-types|Trusted Type/i }

describe('markup a script writes', () => {
  it('is refused on a screen anybody can open, unless it is a drawing', async () => {
    const { page } = await suite.visitor(refused)
    await openAlive(page, suite.url)
    expect(await written(page, hostile)).toBe('TypeError')
    expect(await written(page, '<path d="M0 0"></path>')).toContain('path')
  })

  it('is refused in the workspace', async () => {
    const { page, context } = await suite.visitor(refused)
    const made = await publishPage(suite.url, 'Padaria Aurora, uma padaria no Porto.')
    await signIn(context, suite.url, made)
    await openAlive(page, `${suite.url}/generate/${made.slug}`)
    expect(await written(page, hostile)).toBe('TypeError')
  })

  it('is no more than a data block where a screen brings one', async () => {
    const { page } = await suite.visitor()
    await openAlive(page, `${suite.url}/terms`)
    const blocks = page.locator('script[type="application/ld+json"]')
    expect(await blocks.count()).toBe(0)
    await page.locator('a[href="/ai-website-builder"]').first().click()
    await page.waitForURL('**/ai-website-builder')
    expect(JSON.parse((await blocks.textContent()) ?? '')['@type']).toBe('FAQPage')
  })
})

it('a script beside the page is one of the build, or none', async () => {
  const { page } = await suite.visitor(refused)
  await openAlive(page, suite.url)
  const started = (address: string) =>
    page.evaluate((at) => {
      try {
        new Worker(at).terminate()
        return 'started'
      } catch (error) {
        return (error as Error).name
      }
    }, address)
  expect(await started('/_image/f_webp/uploads/mine')).toBe('TypeError')
  expect(await started('/assets/any-script.js')).toBe('started')
})
