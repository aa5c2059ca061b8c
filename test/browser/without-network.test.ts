import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
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

  it.each([360, 1440])(
    'keeps a wish and makes it once the network is back at %i px',
    async (width) => {
      const { page, context, slug } = await openOffline(width)
      await ask(page, 'Add a team')
      const said = page.getByText(t('generate.offline.kept'))
      await expect.poll(() => said.count()).toBe(1)
      // Where the wish stands, and aloud; what the bar says is not said twice.
      const held = page.getByText(t('generate.command.held'))
      await expect.poll(() => held.filter({ visible: true }).count()).toBe(2)
      expect(await page.getByText(t('generate.command.working')).count()).toBe(0)

      await context.setOffline(false)
      const document = () => storedDocument(context, suite.url, slug)
      await expect.poll(async () => (await document()).order).toContain('team')
      await expect.poll(() => said.filter({ visible: true }).count()).toBe(0)
    },
  )

  it('keeps a wish over a reload and makes it once', async () => {
    const { page, context, slug } = await openOffline()
    await ask(page, 'Add a team')
    await page.getByText(t('generate.offline.kept')).first().waitFor()
    // Nobody is there to hear the network come back.
    await page.goto('about:blank')
    await context.setOffline(false)
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    const document = () => storedDocument(context, suite.url, slug)
    await expect.poll(async () => (await document()).order).toContain('team')

    await page.getByText(t('generate.command.working')).first().waitFor({ state: 'detached' })
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await expect.poll(() => page.evaluate(isQuiet)).toBe(true)
    const answer = await context.request.get(`${suite.url}/api/pages/${slug}/wishes`)
    expect((await answer.json()).items).toHaveLength(1)
  })

  it('gives back the words of a wish that is stopped meanwhile', async () => {
    const { page } = await openOffline()
    await ask(page, 'Add a team')
    await page.getByRole('button', { name: t('generate.cancel'), exact: true }).click()
    const box = page.getByRole('textbox', { name: t('generate.command.label') })
    await expect.poll(() => box.inputValue()).toBe('Add a team')
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

  async function ask(page: Page, words: string): Promise<void> {
    await page.getByRole('textbox', { name: t('generate.command.label') }).fill(words)
    await page.getByRole('button', { name: t('generate.command.send'), exact: true }).click()
  }

  async function openOffline(width = 1440) {
    const { page, context } = await suite.visitor({
      viewport: { width, height: 900 },
      mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be/,
    })
    const slug = await writePage(context, suite.url, { brief })
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await page
      .getByRole('button', { name: t('editor.undo') })
      .first()
      .waitFor()
    await expect.poll(() => page.evaluate(isQuiet)).toBe(true)
    await context.setOffline(true)
    return { page, context, slug }
  }
})

/** Whether nothing has been fetched for a while; the workspace itself listens without end. */
function isQuiet(): boolean {
  const last = performance.getEntriesByType('resource').at(-1)?.startTime ?? 0
  return performance.now() - last > 1_500
}
