import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { routePath } from '#shared/routes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

it('every icon of the public screens is drawn by what they bring themselves', async () => {
  // Nothing is fetched ahead, so no screen of the workshop has brought its icons.
  const { page, documents } = await suite.visitor({ savesData: true })
  await openAlive(page, `${suite.url}/privacy`)
  for (const name of ['terms', 'marketing', 'home', 'privacy'] as const) {
    const link = page.locator(
      `header a[href="${routePath(name)}"], footer a[href="${routePath(name)}"]`,
    )
    await link.filter({ visible: true }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(routePath(name))
    await page.locator('main h1', { hasText: t(`${name}.title`) }).waitFor()
    expect(await undrawn(page), name).toEqual([])
  }
  expect(documents).toEqual(['/privacy'])
})

function undrawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[viewBox="0 0 24 24"]:empty')].map(
      (icon) => icon.parentElement?.outerHTML ?? '',
    ),
  )
}
