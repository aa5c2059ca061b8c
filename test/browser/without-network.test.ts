import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const brief = 'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite()

describe('a workspace whose network goes away', () => {
  it('keeps its page where another version cannot be asked for, and asks again', async () => {
    const { page, context } = await openOffline()
    await page.getByRole('button', { name: t('generate.another') }).click()
    await page.getByText(t('generate.problem.offline')).waitFor()
    await previewOf(page).getByText('Luna Florist').first().waitFor()
    const before = await previewOf(page).locator('body').innerHTML()

    await context.setOffline(false)
    await page.getByRole('button', { name: t('generate.retry') }).click()
    await expect.poll(() => previewOf(page).locator('body').innerHTML()).not.toBe(before)
  })

  it('still opens its parts and its dialogs', async () => {
    const { page } = await openOffline()
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).waitFor()
    await page.getByRole('button', { name: t('share.action') }).click()
    await page.getByRole('dialog', { name: t('share.title') }).waitFor()
  })

  it('says so on the way to another screen, and shows that once the network is back', async () => {
    const { page, context } = await suite.visitor({ mayComplain: /ERR_INTERNET|Failed to fetch/ })
    await openAlive(page, `${suite.url}/generate/v1`)
    await page.route(/history.*(?:js|json)/, (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await page.getByRole('link', { name: t('history.title') }).click()
    await page.getByRole('heading', { name: t('error.offline') }).waitFor()
    await page.unroute(/history.*(?:js|json)/)
    await context.setOffline(false)
    await page.getByRole('heading', { name: t('history.title') }).waitFor()
  })

  async function openOffline() {
    const { page, context } = await suite.visitor({
      viewport: { width: 1440, height: 900 },
      mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be/,
    })
    const slug = await writePage(context, suite.url, { brief })
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await page.getByRole('button', { name: t('editor.undo') }).waitFor()
    await expect.poll(() => page.evaluate(isQuiet)).toBe(true)
    await context.setOffline(true)
    return { page, context }
  }
})

/** Whether nothing has been fetched for a while; the workspace itself listens without end. */
function isQuiet(): boolean {
  const last = performance.getEntriesByType('resource').at(-1)?.startTime ?? 0
  return performance.now() - last > 1_500
}
